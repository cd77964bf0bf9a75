import TouchFiles
import TouchScenes

/// The texts of the command in the languages of Assets/Languages/Command.
private let library = TextLibrary(ToolTexts.choice, CommandCatalogs.file)

/// Returns a text of the command in the language of the tools.
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
