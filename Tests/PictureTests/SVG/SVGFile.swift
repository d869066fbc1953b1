import Foundation
import FoundationXML

/// An SVG file as a reader of XML sees it.
final class SVGFile: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// How many elements it lies in.
    var depth: Int
    var text = ""
  }

  /// The elements in the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads `document`.
  /// - Throws: what the reader finds wrong in it.
  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The elements called `name`.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The names that are given, in order.
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The names that are pointed at, in order.
  var references: [String] {
    elements.flatMap { element in
      element.attributes.sorted { $0.key < $1.key }.compactMap { key, value in
        if key == "xlink:href" { return String(value.dropFirst()) }
        return value.hasPrefix("url(#") ? String(value.dropFirst(5).dropLast()) : nil
      }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, depth: open.count - 1))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
