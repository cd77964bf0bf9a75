import Glibc
import Synchronization

/// The language of the built-in texts: titles of system buttons and menus, words for accessibility, the inspector's window.
///
/// The code contains them in English, as arguments of `localized(_:_:)`. The translations are the files of
/// Assets/Languages, which Scripts/languages writes into the code. The language is that of the locale
/// (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, as gettext reads them), read once, and English where there is no catalog.
package enum BuiltInTexts {
  /// The preferred languages, and the number of the choice; nil before the first text.
  private static let chosen = Mutex<(names: [String], number: Int)?>(nil)

  /// Uses the first of the languages that has a catalog; English without one.
  ///
  /// Titles that controls already have do not change.
  ///
  /// - Parameter languages: Names of locales, such as `zh_CN.UTF-8`; `en_XA` is a pseudo-language for tests.
  package static func use(_ languages: [String]) {
    chosen.withLock { $0 = (languages, ($0?.number ?? 0) + 1) }
  }

  fileprivate static var languages: (names: [String], number: Int) {
    chosen.withLock { chosen in
      if let chosen { return chosen }
      let found = (languagesOfEnvironment { name in getenv(name).map { String(cString: $0) } }, 0)
      chosen = found
      return found
    }
  }

  /// The languages of an environment, the preferred one first.
  package static func languagesOfEnvironment(_ value: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? "C"
    let name = locale.prefix { $0 != "." && $0 != "@" }
    // As with gettext, the list of languages applies only if there is a locale.
    guard name != "C", name != "POSIX" else { return [] }
    return (value("LANGUAGE") ?? "").split(separator: ":").map(String.init) + [locale]
  }
}

/// The texts of a module in several languages.
package final class TextLibrary: Sendable {
  /// The source of translations.
  private enum Language: Sendable {
    case english
    case catalog(TextCatalog)
    /// Every text with accents and half as long again: a test sees which texts are not translated, or cut.
    case pseudo
  }
  private let file: @Sendable (String) -> (name: String, text: StaticString)?
  /// The language of a choice of `BuiltInTexts`.
  private let found = Mutex<(language: Language, number: Int)?>(nil)

  /// - Parameter file: Returns the catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  package init(_ file: @escaping @Sendable (String) -> (name: String, text: StaticString)?) { self.file = file }

  /// Returns a text with arguments in its places: see `localized(_:_:context:)`.
  package func text(_ english: String, _ arguments: [String], context: String?) -> String {
    let text = translation(of: english, context)
    guard !arguments.isEmpty else { return text }
    var result = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += String(Substring(rest[..<percent]))
      let place = rest[percent...].prefix(4)
      guard place.count == 4, place.elementsEqual("%0$s".utf8, by: { $0 == $1 || $1 == 0x30 }),
        let digit = place.dropFirst().first, case let index = Int(digit) - 0x31, arguments.indices.contains(index)
      else {
        result += "%"
        rest = rest[rest.index(after: percent)...]
        continue
      }
      result += arguments[index]
      rest = rest[place.endIndex...]
    }
    return result + String(Substring(rest))
  }

  private func translation(of english: String, _ context: String?) -> String {
    let chosen = BuiltInTexts.languages
    let language = found.withLock { found in
      if let found, found.number == chosen.number { return found.language }
      let language = find(chosen.names)
      found = (language, chosen.number)
      return language
    }
    return switch language {
    case .english: english
    case .catalog(let catalog): catalog[english, context: context] ?? english
    case .pseudo: Self.pseudo(english)
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

private let kit = TextLibrary(EmbeddedCatalogs.file)

/// Returns one of the kit's own texts in the user's language.
///
/// - Parameters:
///   - english: The text in English. `%1$s`, `%2$s` and so on are places for the arguments.
///   - arguments: What is written in these places.
///   - context: Distinguishes equal texts with several meanings, as `msgctxt` of the catalogs.
package func localized(_ english: String, _ arguments: String..., context: String? = nil) -> String {
  kit.text(english, arguments, context: context)
}
