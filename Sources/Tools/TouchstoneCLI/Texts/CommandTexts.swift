import TouchFiles
import TouchScenes

/// The texts of the command in the languages of Assets/Languages/Command.
private let library = TextLibrary(ToolTexts.choice, CommandCatalogs.file)

/// The texts of help in the languages of Assets/Languages/Help.
private let helpLibrary = TextLibrary(ToolTexts.choice, HelpCatalogs.file)

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

/// Returns a text of help in the language of the tools: a summary, a paragraph, or the text of an entry.
///
/// Scripts/languages finds the texts in the summaries and the details of commands, and as arguments of this function.
func localizedHelp(_ english: String) -> String { helpLibrary.text(english, [], context: nil) }
