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
      let below = options.medium == .vector ? [] : backdrop
      return ([], bare.clippedLayer(id: id, over: below, isRounded: roundsBareScreen))
    }
    guard options.medium == .vector else {
      return (housing, screenLayer(id: id, over: backdrop))
    }
    // What is below shows through a vector layer, so nothing is put back.
    return (housing, clippedLayer(id: id, over: [], isRounded: true))
  }

  /// A line of one pixel around a bare screen, so that a light one has an edge on a light ground.
  func edge(_ color: Color) -> Command {
    .stroke(outline(reach: 0.5), 1 / placement.layerScale, color)
  }

  /// The screen's round edge in units of the layer, `reach` pixels outside of it.
  private func outline(reach: Double) -> Path {
    let (frame, scale) = (screenFrame, placement.layerScale)
    return .rounded(
      Rect(
        x: (Double(frame.x) - reach) / scale, y: (Double(frame.y) - reach) / scale,
        width: (Double(frame.width) + 2 * reach) / scale,
        height: (Double(frame.height) + 2 * reach) / scale),
      radius: (appearance.device.body.screenRadius * placement.pixelsPerPoint + reach) / scale)
  }

  /// The screen over `backdrop`, its round corners cut by a clip.
  private func clippedLayer(id: String, over backdrop: [Command], isRounded: Bool) -> Layer {
    let (frame, scale) = (screenFrame, placement.layerScale)
    let commands = screen(frame: frame)
    guard isRounded, appearance.device.body.screenRadius > 0 else {
      return Layer(id: id, frame: frame, scale: scale, commands: commands)
    }
    return Layer(
      id: id, frame: frame, scale: scale,
      commands: backdrop + [.group(commands, clip: outline(reach: 0))])
  }
}
