/// Types of features that only phones have, such as the kinds of keyboards, which sources use for their own variables and
/// parameters.
///
/// The kit has neither the features nor the types. A source that declares the used types keeps those variables and
/// parameters; they have no effect.
enum PhoneTypes {
  /// A source that declares the types that the results of the port use and do not declare; nil if there are none.
  static func source(for ports: [String], in module: PortedModule) -> (text: String, names: [String])? {
    var used: Set<String> = []
    for text in ports {
      guard let tokens = try? SwiftLexer.tokens(of: Array(text.utf8)) else { continue }
      for (index, token) in tokens.enumerated() where token.kind == .word && declarations[token.text] != nil {
        let isMember = index > 0 && tokens[index - 1].text == "."
        let type = isMember && index > 1 ? tokens[index - 2].text : ""
        let isNested = token.text == "KeyboardDismissMode"
        guard isNested ? type == "UIScrollView" : !isMember || type == "UIKit" else { continue }
        if !module.declared.contains(token.text) { used.insert(token.text) }
      }
    }
    guard !used.isEmpty else { return nil }
    let names = used.sorted()
    let texts = names.compactMap { declarations[$0] }
    return ("import UIKit\n\n" + texts.joined(separator: "\n\n") + "\n", names)
  }

  private static let declarations: [String: String] = {
    var texts: [String: String] = [:]
    for (name, feature, cases) in enumerations {
      let rest = cases.split(separator: "\n").map { "\n  \($0)" }.joined()
      texts[name] = comment(feature) + "public enum \(name): Int, Sendable {\(rest)\n}"
    }
    texts["KeyboardDismissMode"] = """
      extension UIScrollView {
        \(comment("A way in which a drag hides the keyboard").dropLast())
        public enum KeyboardDismissMode: Int, Sendable {
          case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
        }
      }
      """
    texts["UIInterfaceOrientationMask"] =
      comment("Orientations of the interface") + """
        public struct UIInterfaceOrientationMask: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let portrait = Self(rawValue: 2)
          public static let portraitUpsideDown = Self(rawValue: 4)
          public static let landscapeRight = Self(rawValue: 8)
          public static let landscapeLeft = Self(rawValue: 16)
          public static let landscape: Self = [landscapeLeft, landscapeRight]
          public static let all: Self = [portrait, landscape, portraitUpsideDown]
          public static let allButUpsideDown: Self = [portrait, landscape]
        }
        """
    let kinds = contents.map { "  public static let \($0) = Self(rawValue: \"\($0)\")" }.joined(separator: "\n")
    texts["UITextContentType"] =
      comment("The meaning of a field's text") + """
        public struct UITextContentType: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
        \(kinds)
        }
        """
    return texts
  }()

  private static func comment(_ feature: String) -> String {
    "/// \(feature), a feature of phones: a desktop ignores it.\n"
  }

  private static let enumerations: [(name: String, feature: String, cases: String)] = [
    (
      "UIKeyboardType", "A kind of keyboard on the screen",
      """
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
      /// Another name of `asciiCapable`.
      public static let alphabet = asciiCapable
      """
    ),
    (
      "UIReturnKeyType", "The label of the return key on the screen",
      """
      case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
      """
    ),
    (
      "UIKeyboardAppearance", "The style of the keyboard on the screen",
      """
      case `default`, dark, light
      public static let alert = dark
      """
    ),
    ("UITextAutocorrectionType", "Whether text is corrected while it is typed", "case `default`, no, yes"),
    ("UITextSpellCheckingType", "Whether the spelling of text is checked", "case `default`, no, yes"),
    ("UITextSmartQuotesType", "Whether quotes are replaced while they are typed", "case `default`, no, yes"),
    ("UITextSmartDashesType", "Whether dashes are replaced while they are typed", "case `default`, no, yes"),
    ("UITextSmartInsertDeleteType", "Whether spaces are adjusted around pasted text", "case `default`, no, yes"),
    (
      "UITextAutocapitalizationType", "Which letters are typed as capitals",
      "case none, words, sentences, allCharacters"
    ),
    ("UIStatusBarStyle", "The style of the status bar", "case `default` = 0, lightContent = 1, darkContent = 3"),
    ("UIStatusBarAnimation", "The way in which the status bar appears", "case none, fade, slide"),
    (
      "UIInterfaceOrientation", "An orientation of the interface",
      """
      case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
      public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
      public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      """
    ),
  ]

  private static let contents = """
    name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName location
    fullStreetAddress streetAddressLine1 streetAddressLine2 addressCity addressState addressCityAndState sublocality
    countryName postalCode telephoneNumber emailAddress URL creditCardNumber username password newPassword oneTimeCode
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
