import Choreography

/// The whole window as a picture: a function from the model to layers and targets.
public enum WorkbenchView {
  /// What the window shows for `model`, and what in it can be touched.
  public static func list(model: WorkbenchModel, measurer: some TextMeasuring) -> DisplayList {
    DisplayList(
      width: Int((model.size.width * model.scale).rounded()),
      height: Int((model.size.height * model.scale).rounded()), layers: [], targets: [])
  }
}
