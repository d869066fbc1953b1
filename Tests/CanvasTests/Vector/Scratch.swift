import Choreography
import Foundation
import Picture
import Testing

@testable import Canvas

@Test func scratch() throws {
  let room = try Darkroom()
  func save(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "/tmp/vec/\(name)"))
    print(name, bytes.count)
  }
  let outliner = TextOutliner(fonts: room.fonts)
  for view in Darkroom.View.allCases {
    let list = try room.list(view, scale: 1)
    let vector = try room.list(view, scale: 1, options: PictureOptions(medium: .vector))
    try save("\(view).png", try PNG.encode(try Painter(fonts: room.fonts).bitmap(of: list)))
    try save("\(view).svg", Array(SVG.document(vector, title: "x").utf8))
    try save("\(view)-o.svg", Array(SVG.document(vector, outliner: outliner).utf8))
    try save("\(view).pdf", try PDF.encode(vector, fonts: room.fonts))
    try save("\(view)-o.pdf", try PDF.encode(vector, lettering: .outlines, fonts: room.fonts))
  }
}
