import Choreography

// What a gesture is aimed at: an element of the scene, a field, an emote or a key.
extension TakeDecoder {
  /// The element that a value names, in whichever scene.
  package static func element(_ value: Value) -> ElementID? { element(value, Aims()) }

  /// The element that a value names; one that the take's scene never has is a fault.
  static func element(_ value: Value, _ aims: Aims) -> ElementID? {
    guard let name = value.text() else { return nil }
    let element = ElementID(name)
    if aims.elements.contains(name) || element.keyName.map(keyNames.contains) == true
      || (aims.hasComposer && element.emote != nil) || aims.hasField(element.fieldName)
    {
      return element
    }
    let emotes = aims.hasComposer ? Emote.allCases.map { ElementID.emote($0).name } : []
    let fields = aims.scene == .chat || aims.scene == .composeSheet ? [] : aims.formFields ?? []
    let keys = plainKeys.map { ElementID.key($0).name }
    value.report(
      .unknownWord(
        name, valid: aims.elements + fields.map { ElementID.field($0).name } + keys + emotes))
    return nil
  }

  /// The keys that a message names.
  private static let plainKeys = ["space", "return", "delete", "shift", "123", "emoji"]

  /// Every key that is drawn on some keyboard, and the words of the prediction bar.
  private static let keyNames: Set<String> = {
    var names: Set<String> = ["word.0", "word.1", "word.2"]
    let spaces = [KeyboardSpace.Style.phone, .tablet, .android].flatMap { style in
      // With a bar below the keys and without one the glyphs stand elsewhere.
      [75.0, 0].map { bottom in
        KeyboardSpace(width: 400, height: 340, barHeight: 44, bottom: bottom, style: style)
      }
    }
    for space in spaces {
      for type in KeyboardType.allCases {
        for plane in [KeyboardLayout.Plane.letters, .numbers] {
          let layout = KeyboardLayout.make(in: space, plane: plane, type: type)
          names.formUnion(layout.keys.compactMap(\.id.keyName))
        }
      }
    }
    return names.union(["hide"])
  }()
}

extension TakeDecoder.Aims {
  /// Whether the scene has a row with a message field, and emotes below it.
  fileprivate var hasComposer: Bool { scene != .form }

  /// What the scene has that is neither key, emote nor field of a form.
  fileprivate var elements: [String] {
    let common: [ElementID] = [.keyboard, .screen]
    let composer: [ElementID] = [.field, .send, .plus]
    let elements: [ElementID] =
      switch scene {
      case .composeSheet: [.compose, .cancel, .grabber, .sheet] + composer + common
      case .chat: composer + [.done, .messages] + common
      case .form: [.save, .done] + common
      case nil:
        [.compose, .cancel, .grabber, .sheet] + composer + [.done, .messages] + common + [.save]
      }
    return elements.map(\.name)
  }

  /// Whether the scene has a field of a form called `name`.
  fileprivate func hasField(_ name: String?) -> Bool {
    guard let name, !name.isEmpty, scene == .form || scene == nil else { return false }
    return formFields?.contains(name) ?? true
  }
}
