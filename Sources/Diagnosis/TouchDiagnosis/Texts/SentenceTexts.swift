import TouchFiles
import TouchScenes

/// The sentences of explanations in the languages of Assets/Languages/Diagnosis.
private let library = TextLibrary(ToolTexts.choice, SentenceCatalogs.file)

/// Returns a sentence, or a clause of one, in the language of the tools.
///
/// In this module it takes the place of the kit's function.
///
/// - Parameters:
///   - english: The text in English. `%1$s`, `%2$s` and so on are places for the arguments.
///   - arguments: What is written in these places.
///   - context: Distinguishes equal texts with several meanings, as `msgctxt` of the catalogs.
func localized(_ english: String, _ arguments: String..., context: String? = nil) -> String {
  library.text(english, arguments, context: context)
}

/// Returns a sentence, or a clause of one, with numbers and other values in its places.
func localized(_ english: String, _ arguments: any CustomStringConvertible..., context: String? = nil) -> String {
  library.text(english, arguments.map(\.description), context: context)
}
