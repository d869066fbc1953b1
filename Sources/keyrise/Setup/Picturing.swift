import Canvas
import Catalog
import Choreography
import Diagnosis
import Picture
import Workbench

/// Draws states into pictures.
struct Picturing {
  /// What the call works with.
  let workspace: Workspace
  /// Device pixels for one unit or point.
  let scale: Double
  /// The extent of the window in units, for what shows the window.
  let size: Size
  /// How many phones stand on the stage.
  let compared: Int
  /// What stands behind the phones, and what of them is shown.
  var options: PictureOptions
  let fonts: FontBook
  let painter: Painter

  /// Loads the fonts.
  /// - Throws: `CommandError.unavailable` where they are not installed.
  init(
    workspace: Workspace, scale: Double = 1, size: Size, compared: Int = 1,
    options: PictureOptions = PictureOptions()
  ) throws(CommandError) {
    self.workspace = workspace
    self.scale = scale
    self.size = size
    self.compared = compared
    self.options = options
    do {
      fonts = try FontBook()
    } catch {
      throw .unavailable(error.description)
    }
    painter = Painter(fonts: fonts)
  }

  /// The picture of a phone, alone on the colour of the stage.
  ///
  /// Without a strategy it is the scene's first; without a moment the end of the take.
  func phone(_ place: Workspace.Place) throws -> DisplayList {
    let experiment = workspace.experiment(place.scene, [try strategy(of: place)])
    let world = try workspace.world(of: experiment, place)
    return PhonePicture.list(
      world.appearance(at: Instant(frame: world.frame)), scale: scale,
      options: options, measurer: TextMeasurer(fonts: fonts))
  }

  /// The picture of the plot of a whole take, with the crosshair at the moment the link names.
  func plot(_ place: Workspace.Place) throws -> DisplayList {
    guard let take = place.take else {
      throw CommandError.noTake(
        place.scene.id.rawValue, takes: workspace.catalog.takes(of: place.scene.id).map(\.id))
    }
    let strategy = try strategy(of: place)
    let experiment = workspace.experiment(place.scene, [strategy])
    _ = try workspace.world(of: experiment, place)
    let trace = Performance.run(experiment, take: take).traces[0]
    let row = WorkbenchModel.Row(
      id: strategy.id, title: strategy.title, mechanism: strategy.mechanism, trace: trace,
      diagnosis: Diagnosis(of: trace))
    return PlotPicture.list(
      row: row, frame: place.link.moment?.frame(at: workspace.setup.surroundings.rate),
      size: size, scale: scale, options: options, measurer: TextMeasurer(fonts: fonts))
  }

  private func strategy(of place: Workspace.Place) throws(CommandError) -> Strategy {
    try workspace.strategies(of: place)[0]
  }

  /// The picture of the whole window.
  func workbench(_ place: Workspace.Place) throws -> DisplayList {
    WorkbenchView.list(model: try model(place), measurer: TextMeasurer(fonts: fonts))
  }

  /// What the window shows for a state: paused there, or at the end of its take.
  func model(_ place: Workspace.Place) throws -> WorkbenchModel {
    _ = try workspace.strategies(of: place)
    let opening = try Self.opening(place, workspace, endsTake: true)
    let viewport = Viewport(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: scale)
    var session = Session(
      stock: Stock(workspace.catalog), opening: opening, viewport: viewport)
    if compared > 1 { session.perform(.setCompare(compared)) }
    var model = session.model
    if !options.showsTouch {
      for index in model.phones.indices { model.phones[index].finger = nil }
    }
    return model
  }

  /// How a session begins with a state; a moment beyond the take's end is an error.
  static func opening(
    _ place: Workspace.Place, _ workspace: Workspace, endsTake: Bool = false
  ) throws -> Opening {
    var opening = try Opening(
      place.link, in: workspace.catalog, device: workspace.device,
      platform: workspace.setup.platform(workspace.device.platform),
      surroundings: workspace.setup.surroundings)
    guard place.link.moment != nil || (place.take != nil && endsTake) else { return opening }
    let strategies = try opening.strategies ?? workspace.strategies(of: place)
    let experiment = workspace.experiment(place.scene, strategies)
    opening.place = .frame(try workspace.world(of: experiment, place).frame)
    return opening
  }

  /// The pixels of a picture.
  func bitmap(of list: DisplayList) throws(CommandError) -> Bitmap {
    do {
      return try painter.bitmap(of: list)
    } catch {
      throw .unavailable(error.description)
    }
  }
}
