/// What kind of thing an element is, and in which condition, for people who do not see it.
/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: UInt64
  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is the chosen one.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It types a letter.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what matters when the program starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What it says changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is where one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or to record something.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down by steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It wants the touches themselves.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page when its end is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is the title of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is a row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)

  private static let words = [
    "button", "link", "image", "selected", "plays sound", "key", "text", "summary", "not enabled", "updates frequently",
    "search field", "starts media", "adjustable", "direct interaction", "turns page", "header", "tab bar", "toggle",
  ]

  /// The traits in words, in the order of their bits, with commas between them; empty for none.
  public var description: String {
    Self.words.indices.filter { rawValue & 1 << UInt64($0) != 0 }.map { Self.words[$0] }.joined(separator: ", ")
  }
}
