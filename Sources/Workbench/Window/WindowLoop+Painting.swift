import Canvas
import Choreography
import CSDL2
import Picture

extension WindowLoop {
  /// Pictures in a row that may be refused before it is called a fault: two seconds of them.
  private static let patience = 120

  /// What pictures have nearly everything in common with each other under.
  struct Subject: Equatable {
    var scene: SceneID
    var device: String
    var scale: Double
  }

  /// Lets the painter forget what was kept for another scene, phone or scale; tells whether it has.
  private mutating func turnToSubject() -> Bool {
    let now = Subject(
      scene: session.scene.id, device: session.device.id, scale: session.viewport.scale)
    guard now != subject else { return false }
    defer { subject = now }
    guard subject != nil else { return false }
    painter.forgetKept()
    memo = WorkbenchMemo()
    return true
  }

  /// Brings the window to what the session shows, and presents what changed.
  mutating func paint() throws(WorkbenchError) {
    isStale = false
    guard !window.isHidden, let pixels = try window.pixels() else { return }
    fit(to: pixels)
    let isOther = turnToSubject()
    let list = WorkbenchView.list(model: session.model, measurer: measurer, memo: &memo)
    if session.place(list.targets) { isStale = true }
    if pixels != self.pixels { painter.forgetTarget() }
    let damage: [PixelRect]
    do throws(CanvasError) {
      damage = try painter.paint(
        list,
        into: PixelTarget(
          base: pixels.memory, width: pixels.width, height: pixels.height, pitch: pixels.stride))
    } catch { throw .drawing(error.description) }
    self.pixels = pixels
    hasPainted = true
    if !damage.isEmpty { try present(damage) }
    // What the other scene's rows and pictures took goes back to the system.
    if isOther { malloc_trim(0) }
    // Said also where nothing has changed: whoever waits for a state to be seen waits for this.
    session.report(
      "painted",
      [
        .init("picture", .int(pictures)), .init("changed", .int(damage.count)),
        .init("frame", .int(session.playhead.frame)),
      ])
  }

  private mutating func present(_ damage: [PixelRect]) throws(WorkbenchError) {
    if window.present(damage) {
      pictures += 1
      refusals = 0
      return
    }
    // The surface was lost between being asked for and being shown: the next one is whole.
    pixels = nil
    isStale = true
    refusals += 1
    guard refusals < Self.patience else {
      throw .toolkit(asked: "a picture", said: Toolkit.lastError)
    }
  }

  /// Tells the session of the window's pixels and their scale.
  private mutating func fit(to pixels: Window.Pixels) {
    let scale = scale.scale(ratio: ratio(of: pixels))
    let viewport = session.viewport
    guard (viewport.width, viewport.height, viewport.scale) != (pixels.width, pixels.height, scale)
    else { return }
    session.resize(width: pixels.width, height: pixels.height, scale: scale)
  }

  /// Device pixels for one of the desktop's units.
  private func ratio(of pixels: Window.Pixels) -> Double {
    let width = window.size.width
    return width > 0 ? Double(pixels.width) / Double(width) : 1
  }

  /// An input with its place in units of the window instead of the desktop's.
  func placed(_ input: UserInput) -> UserInput {
    var factor = 1 / session.viewport.scale
    if let pixels { factor *= ratio(of: pixels) }
    func units(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
    return switch input {
    case .pointerMoved(let point): .pointerMoved(units(point))
    case .pointerPressed(let point): .pointerPressed(units(point))
    case .pointerReleased(let point): .pointerReleased(units(point))
    default: input
    }
  }

  /// Writes what the window shows as a picture of its own, and says where it is.
  mutating func takeScreenshot() {
    let list = WorkbenchView.list(model: session.pictureModel, measurer: measurer)
    let bytes: [UInt8]
    do throws(CanvasError) {
      let bitmap = try Painter(fonts: fonts).bitmap(of: list)
      bytes = try PNG.encode(bitmap, texts: [PNG.Text("Title", session.link)])
    } catch {
      session.show("No screenshot: \(error.description).", isError: true)
      return
    }
    do throws(ScreenshotFile.Failure) {
      let path = try ScreenshotFile.write(bytes, stem: session.fileStem)
      session.show("Saved as \(path)")
      session.report("screenshot", [.init("path", .string(path))])
    } catch {
      session.show("No screenshot: \(error.path): \(error.reason).", isError: true)
    }
    isStale = true
  }
}
