import Glibc

/// The language of the built-in texts: titles of system buttons and menus, words for accessibility.
///
/// The code contains them in English, as arguments of `localized(_:_:)`. The translations are the files of
/// Assets/Languages, which Scripts/languages writes into the code. The language is that of the locale
/// (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, as gettext reads them), read once, and English where there is no catalog.
package enum BuiltInTexts {
  fileprivate static let choice = LanguageChoice { languagesOfEnvironment() }

  /// Uses the first of the languages that has a catalog; English without one.
  ///
  /// Titles that controls already have do not change.
  ///
  /// - Parameter languages: Names of locales, such as `zh_CN.UTF-8`; `en_XA` is a pseudo-language for tests.
  package static func use(_ languages: [String]) { choice.use(languages) }

  /// The languages of an environment, the preferred one first.
  ///
  /// - Parameter value: Returns the value of a variable; by default that of the program's environment.
  package static func languagesOfEnvironment(
    _ value: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? "C"
    let name = locale.prefix { $0 != "." && $0 != "@" }
    // As with gettext, the list of languages applies only if there is a locale.
    guard name != "C", name != "POSIX" else { return [] }
    return (value("LANGUAGE") ?? "").split(separator: ":").map(String.init) + [locale]
  }
}

private let kit = TextLibrary(BuiltInTexts.choice, EmbeddedCatalogs.file)

/// Returns one of the kit's own texts in the user's language.
///
/// - Parameters:
///   - english: The text in English. `%1$s`, `%2$s` and so on are places for the arguments.
///   - arguments: What is written in these places.
///   - context: Distinguishes equal texts with several meanings, as `msgctxt` of the catalogs.
package func localized(_ english: String, _ arguments: String..., context: String? = nil) -> String {
  kit.text(english, arguments, context: context)
}
