import Synchronization

/// The language of the errors about files.
///
/// They are English until a program gives their translations: so apps do not contain catalogs for files that only the
/// tools read.
package enum FileTexts {
  private static let translate = Mutex<(@Sendable (_ english: String, _ arguments: [String]) -> String)?>(nil)

  /// Uses a function for all later errors; it returns a text with arguments in its places.
  package static func use(_ function: @escaping @Sendable (_ english: String, _ arguments: [String]) -> String) {
    translate.withLock { $0 = function }
  }

  fileprivate static func text(_ english: String, _ arguments: [String]) -> String {
    let function = translate.withLock { $0 }
    return function?(english, arguments) ?? TextLibrary.filled(english, arguments)
  }
}

/// Returns the text of an error about a file; its translations are in Assets/Languages/Scenes.
///
/// - Parameters:
///   - english: The text in English. `%1$s`, `%2$s` and so on are places for the arguments.
///   - arguments: What is written in these places.
func fileText(_ english: String, _ arguments: String...) -> String { FileTexts.text(english, arguments) }
