/// The name of something on the phone that a finger can be aimed at.
///
/// The same element has the same name in every lane, wherever it stands there.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The name as it is written in takes, links and targets: `field`, `send`, `key.q`.
  public let name: String

  /// An element called `name`.
  public init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// The button that opens the compose sheet.
  public static let compose = ElementID("compose")
  /// The button that closes the sheet.
  public static let cancel = ElementID("cancel")
  /// The strip at the top of a sheet by which it is dragged.
  public static let grabber = ElementID("grabber")
  /// The sheet's content below its header.
  public static let sheet = ElementID("sheet")
  /// The message field.
  public static let field = ElementID("field")
  /// The button that sends what the field holds.
  public static let send = ElementID("send")
  /// The round plus button left of the field.
  public static let plus = ElementID("plus")
  /// The button above the keys that puts the keyboard away.
  public static let done = ElementID("done")
  /// The list of messages.
  public static let messages = ElementID("messages")
  /// The button that ends a form.
  public static let save = ElementID("save")
  /// The keyboard where no key is.
  public static let keyboard = ElementID("keyboard")
  /// The screen where nothing else is.
  public static let screen = ElementID("screen")

  /// The key called `key`: a lower-case letter, or `space`, `return`, `delete`, `shift`, `123`.
  public static func key(_ key: String) -> ElementID { ElementID("key.\(key)") }
  /// The field of a form called `name`.
  public static func field(_ name: String) -> ElementID { ElementID("field.\(name)") }
  /// The emote of the strip.
  public static func emote(_ emote: Emote) -> ElementID { ElementID("emote.\(emote.rawValue)") }

  /// The emote this element is, if it is one.
  public var emote: Emote? {
    name.hasPrefix("emote.") ? Emote(rawValue: String(name.dropFirst("emote.".count))) : nil
  }

  /// The name of the form's field this element is, if it is one.
  public var fieldName: String? {
    name.hasPrefix("field.") ? String(name.dropFirst("field.".count)) : nil
  }

  /// The name of the key this element is, if it is one.
  public var keyName: String? {
    name.hasPrefix("key.") ? String(name.dropFirst("key.".count)) : nil
  }
}

/// Something on the phone and the rectangle in which a finger meets it.
public struct Element: Hashable, Sendable {
  /// Its name.
  public let id: ElementID
  /// Where a finger meets it, in points of the screen.
  public let rect: Rect

  /// An element `id` at `rect`.
  public init(id: ElementID, rect: Rect) {
    self.id = id
    self.rect = rect
  }
}

/// The eight emotes of the strip, in their order from the left.
public enum Emote: String, CaseIterable, Hashable, Sendable {
  case smile, laugh, heartEyes, wow, shades, heart, star, flame

  /// The character an emote is kept as in a text.
  public var character: Character {
    switch self {
    case .smile: "\u{1F642}"
    case .laugh: "\u{1F604}"
    case .heartEyes: "\u{1F60D}"
    case .wow: "\u{1F62E}"
    case .shades: "\u{1F60E}"
    case .heart: "\u{2764}\u{FE0F}"
    case .star: "\u{2B50}"
    case .flame: "\u{1F525}"
    }
  }

  /// The emote kept as `character`, if there is one.
  public init?(character: Character) {
    guard let emote = Emote.allCases.first(where: { $0.character == character }) else { return nil }
    self = emote
  }
}
