import TouchFiles
import TouchScenes

/// The texts of the inspector in the languages of Assets/Languages/Inspector.
private let library = TextLibrary(ToolTexts.choice, InspectorCatalogs.file)

/// Returns a text of the inspector in the language of the tools.
///
/// In this module it takes the place of the kit's function, so that apps do not contain the inspector's texts.
///
/// - Parameters:
///   - english: The text in English. `%1$s`, `%2$s` and so on are places for the arguments.
///   - arguments: What is written in these places.
///   - context: Distinguishes equal texts with several meanings, as `msgctxt` of the catalogs.
func localized(_ english: String, _ arguments: String..., context: String? = nil) -> String {
  library.text(english, arguments, context: context)
}
