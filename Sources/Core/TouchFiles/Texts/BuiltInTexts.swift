import Glibc
import Synchronization

/// The language of the kit's own texts: titles of system buttons and menus, and words for accessibility.
///
/// The code contains them in English, as arguments of `localized(_:_:)`. The translations are the files of
/// Assets/Languages, which Scripts/embed-assets writes into `EmbeddedCatalogs`. The language is that of the locale
/// (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, as gettext reads them), read once, and English where there is no catalog.
package enum BuiltInTexts {
  /// The source of translations.
  private enum Language: Sendable {
    case english
    case catalog(TextCatalog)
    /// Every text with accents and half as long again: a test sees which texts are not translated, or cut.
    case pseudo
  }
  private static let language = Mutex<Language?>(nil)

  /// Uses the first of the languages that has a catalog; English without one.
  ///
  /// Titles that controls already have do not change.
  ///
  /// - Parameter languages: Names of locales, such as `zh_CN.UTF-8`; `en_XA` is a pseudo-language for tests.
  package static func use(_ languages: [String]) {
    let found = find(languages)
    language.withLock { $0 = found }
  }

  fileprivate static func translation(of english: String, _ context: String?) -> String {
    let language = language.withLock { language in
      if let language { return language }
      let found = find(languagesOfEnvironment { name in getenv(name).map { String(cString: $0) } })
      language = found
      return found
    }
    return switch language {
    case .english: english
    case .catalog(let catalog): catalog[english, context: context] ?? english
    case .pseudo: pseudo(english)
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

  private static func find(_ languages: [String]) -> Language {
    for language in languages {
      let name = String(language.prefix { $0 != "." && $0 != "@" })
      if name == "en_XA" { return .pseudo }
      if name == "en" || name.hasPrefix("en_") { return .english }
      if let file = EmbeddedCatalogs.file(for: name) {
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

/// Returns one of the kit's own texts in the user's language.
///
/// - Parameters:
///   - english: The text in English. `%1$s`, `%2$s` and so on are places for the arguments.
///   - arguments: What is written in these places.
///   - context: Distinguishes equal texts with several meanings, as `msgctxt` of the catalogs.
package func localized(_ english: String, _ arguments: String..., context: String? = nil) -> String {
  let text = BuiltInTexts.translation(of: english, context)
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
