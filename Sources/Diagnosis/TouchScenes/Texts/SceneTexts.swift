import TouchFiles

/// The titles and texts of the built-in scenes in the languages of Assets/Languages/Scenes.
private let library = TextLibrary(ToolTexts.choice, SceneCatalogs.file)

extension SceneFile {
  /// The title in the language of the tools; scenes that are not built in have their own in every language.
  package var localizedTitle: String { library.translation(of: title) ?? title }

  /// The text about the scene in the language of the tools.
  package var localizedAbout: String { library.translation(of: about) ?? about }
}

extension BuiltInScenes.Group {
  /// The heading of the group in the list, in the language of the tools.
  package var heading: String {
    switch self {
    case .foundations: localized("FOUNDATIONS")
    case .conflicts: localized("CONFLICTS")
    }
  }
}

/// Returns a text about scenes in the language of the tools.
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

/// Returns a text about scenes with the values of a list in its places.
func localized(_ english: String, _ arguments: [String]) -> String { library.text(english, arguments, context: nil) }

/// Uses these catalogs for errors about files, which the module of files reports.
func translateFileErrors() { FileTexts.use { library.text($0, $1, context: nil) } }
