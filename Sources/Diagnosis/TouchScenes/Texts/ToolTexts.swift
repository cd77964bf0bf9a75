import TouchFiles

/// The language of the tools: of explanations, the window of the demo and the inspector, and the titles of scenes.
///
/// It is English until `use(_:)` is called, which the command does with the languages of the locale. It is not the
/// language of `BuiltInTexts`: in the command, the kit's own texts are English in every locale, because the sizes of
/// buttons, and with them the logs of scenes, depend on their titles.
package enum ToolTexts {
  /// The languages for the libraries of texts of the tools.
  package static let choice = LanguageChoice { [] }

  /// Uses the first of the languages that has a catalog; English without one.
  ///
  /// - Parameter languages: Names of locales, such as `zh_CN.UTF-8`; `en_XA` is a pseudo-language for tests.
  package static func use(_ languages: [String]) {
    choice.use(languages)
    translateFileErrors()
  }
}
