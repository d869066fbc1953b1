import Canvas
import Catalog
import Choreography
import Picture
import Workbench

/// Measures the frames of a window in which a take is played, without the window.
struct FrameBench {
  private let workspace: Workspace
  private let scale: Double
  private let phones: Int
  private let fonts: FontBook

  /// Medians of what a frame takes, in milliseconds.
  struct Times {
    var list: Double
    var paint: Double
    var whole: Double
  }

  /// A window of 1440 × 900 units with so many phones on the stage.
  init(workspace: Workspace, scale: Double, phones: Int) throws(CommandError) {
    self.workspace = workspace
    self.scale = scale
    self.phones = phones
    do {
      fonts = try FontBook()
    } catch {
      throw .unavailable(error.description)
    }
  }

  /// Plays the launch's take for `frames` frames.
  func run(frames: Int) throws -> Times {
    let place = try workspace.place("compose-sheet/open:delayed-focus@0")
    let opening = try Picturing.opening(place, workspace)
    let (width, height) = (Int(1440 * scale), Int(900 * scale))
    var session = Session(
      stock: Stock(workspace.catalog), opening: opening,
      viewport: Viewport(width: width, height: height, scale: scale))
    if phones > 1 { session.perform(.setCompare(phones)) }
    let experiment = workspace.experiment(
      place.scene, workspace.catalog.strategies(of: place.scene.id, on: workspace.device.platform))
    let inputs = place.take.map(experiment.inputs) ?? []
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
    defer { pixels.deallocate() }
    let target = PixelTarget(base: pixels, width: width, height: height, pitch: width * 4)
    let painter = Painter(fonts: fonts)
    let measurer = TextMeasurer(fonts: fonts)
    var memo = WorkbenchMemo()
    var performance = Performance(experiment)
    var (lists, paints, wholes): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<frames {
      if performance.frame >= 90 {
        performance = Performance(experiment)
        session.perform(.toStart)
      }
      let next = performance.frame + 1
      let step = Benchmark.time { performance.step(next < inputs.count ? inputs[next] : []) }
      session.perform(.step(1))
      var list = DisplayList(width: 1, height: 1, layers: [], targets: [])
      lists.append(
        Benchmark.time {
          list = WorkbenchView.list(model: session.model, measurer: measurer, memo: &memo)
        })
      paints.append(try Benchmark.time { _ = try painter.paint(list, into: target) })
      wholes.append(step + (lists.last ?? 0) + (paints.last ?? 0))
    }
    return Times(
      list: Benchmark.median(lists), paint: Benchmark.median(paints),
      whole: Benchmark.median(wholes))
  }
}
