import Synchronization

/// The texts of a module in several languages.
package final class TextLibrary: Sendable {
  /// The source of translations.
  private enum Language: Sendable {
    case english
    case catalog(TextCatalog)
    /// Every text with accents and half as long again: a test sees which texts are not translated, or cut.
    case pseudo
  }
  private let choice: LanguageChoice
  private let file: @Sendable (String) -> (name: String, text: StaticString)?
  /// The language of the choice with a number.
  private let found = Mutex<(language: Language, number: Int)?>(nil)

  /// - Parameters:
  ///   - choice: The languages to use, which may be chosen again.
  ///   - file: Returns the catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  package init(_ choice: LanguageChoice, _ file: @escaping @Sendable (String) -> (name: String, text: StaticString)?) {
    (self.choice, self.file) = (choice, file)
  }

  /// Returns a text with arguments in its places: see `localized(_:_:context:)`.
  package func text(_ english: String, _ arguments: [String], context: String?) -> String {
    Self.filled(translation(of: english, context), arguments)
  }

  /// Returns the translation of a text without places, or nil if the language is English or has none.
  ///
  /// - Parameter english: The text, such as the title of a scene, which no call of `localized(_:_:context:)` contains.
  package func translation(of english: String) -> String? {
    switch language {
    case .english: nil
    case .catalog(let catalog): catalog[english, context: nil]
    case .pseudo: Self.pseudo(english)
    }
  }

  private func translation(of english: String, _ context: String?) -> String {
    switch language {
    case .english: english
    case .catalog(let catalog): catalog[english, context: context] ?? english
    case .pseudo: Self.pseudo(english)
    }
  }

  private var language: Language {
    let chosen = choice.languages
    return found.withLock { found in
      if let found, found.number == chosen.number { return found.language }
      let language = find(chosen.names)
      found = (language, chosen.number)
      return language
    }
  }

  private func find(_ languages: [String]) -> Language {
    for language in languages {
      let name = String(language.prefix { $0 != "." && $0 != "@" })
      if name == "en_XA" { return .pseudo }
      if name == "en" || name.hasPrefix("en_") { return .english }
      if let file = file(name) {
        // A test reads every catalog.
        guard let catalog = try? TextCatalog(file.text.description, file: file.name) else { return .english }
        return .catalog(catalog)
      }
    }
    return .english
  }

  /// Writes the arguments in their places.
  static func filled(_ text: String, _ arguments: [String]) -> String {
    guard !arguments.isEmpty else { return text }
    var result = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      append(Substring(rest[..<percent]), to: &result)
      let place = rest[percent...].prefix(4)
      guard place.count == 4, place.elementsEqual("%0$s".utf8, by: { $0 == $1 || $1 == 0x30 }),
        let digit = place.dropFirst().first, case let index = Int(digit) - 0x31, arguments.indices.contains(index)
      else {
        result += "%"
        rest = rest[rest.index(after: percent)...]
        continue
      }
      append(arguments[index][...], to: &result)
      rest = rest[place.endIndex...]
    }
    append(Substring(rest), to: &result)
    return result
  }

  /// Appends a part of a text; of a space between two ideographs, where Chinese has none, nothing remains.
  private static func append(_ part: Substring, to text: inout String) {
    if part.first == " ", isIdeograph(part.dropFirst().first), isIdeograph(text.last) {
      text += part.dropFirst()
      return
    }
    if text.last == " ", isIdeograph(part.first), isIdeograph(text.dropLast().last) { text.removeLast() }
    text += part
  }

  private static func isIdeograph(_ letter: Character?) -> Bool {
    guard let scalar = letter?.unicodeScalars.first else { return false }
    return (0x4E00...0x9FFF).contains(scalar.value)
  }

  private static func pseudo(_ english: String) -> String {
    var result = "["
    var isPlace = false
    for letter in english {
      if letter == "%" { isPlace = true }
      result.append(isPlace ? letter : accents[letter] ?? letter)
      if letter == "s" { isPlace = false }
    }
    return result + String(repeating: "·", count: english.count / 2) + "]"
  }
  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "c": "ç", "n": "ñ", "A": "Å", "E": "É", "O": "Ø", "U": "Ü",
    "C": "Ç", "S": "Š", "D": "Ð", "N": "Ñ", "R": "Ŕ", "P": "Þ",
  ]
}
