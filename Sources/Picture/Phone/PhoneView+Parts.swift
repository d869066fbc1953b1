import Choreography

extension PhoneView {
  /// The phone as layers: what belongs into the still layer below, and its screen.
  ///
  /// `backdrop` is what stands behind the phone, in units of the layer. `roundsBareScreen` says
  /// whether a screen without housing has its corners cut.
  func parts(
    id: String, over backdrop: [Command], options: PictureOptions, roundsBareScreen: Bool
  ) -> (still: [Command], screen: Layer) {
    if !options.showsBezel {
      var bare = self
      bare.showsCutout = false
      return ([], bare.clippedLayer(id: id, over: backdrop, isRounded: roundsBareScreen))
    }
    guard options.medium == .vector else {
      return (housing, screenLayer(id: id, over: backdrop))
    }
    // What is below shows through a vector layer, so nothing is put back.
    return (housing, clippedLayer(id: id, over: [], isRounded: true))
  }

  /// The screen over `backdrop`, its round corners cut by a clip.
  private func clippedLayer(id: String, over backdrop: [Command], isRounded: Bool) -> Layer {
    let (frame, scale) = (screenFrame, placement.layerScale)
    let radius = appearance.device.body.screenRadius * placement.pixelsPerPoint / scale
    let commands = screen(frame: frame)
    guard isRounded, radius > 0 else {
      return Layer(id: id, frame: frame, scale: scale, commands: commands)
    }
    let outline = Path.rounded(
      Rect(
        x: Double(frame.x) / scale, y: Double(frame.y) / scale,
        width: Double(frame.width) / scale, height: Double(frame.height) / scale),
      radius: radius)
    return Layer(
      id: id, frame: frame, scale: scale, commands: backdrop + [.group(commands, clip: outline)])
  }
}
