/// The limits of scene and input files.
///
/// The error for a file beyond a limit names the limit.
package enum SceneCeilings {
  /// The maximum number of views of a scene.
  package static let views = 10_000
  /// The maximum number of recognizers of a scene, without those of scroll views.
  ///
  /// Limited because messages and pages describe pairs of recognizers.
  package static let recognizers = 1000
  /// The maximum number of names of other recognizers that all recognizers of a scene list.
  ///
  /// The search for cycles follows all of them from each recognizer.
  package static let relations = 10_000
  /// The maximum number of constraints of a scene.
  package static let constraints = 1000
  /// The maximum number of rows of a table.
  package static let rows = 10_000
  /// The maximum number of items of a collection.
  package static let items = 10_000
  /// The maximum number of bytes of a text, in UTF-8.
  ///
  /// The time to find the lines of one long word grows with the square of its length.
  package static let text = 20_000
  /// The maximum number of bytes of all texts of an input, in UTF-8: typed, composed and pasted.
  package static let inputText = 100_000
  /// The maximum number of fingers that are down at once.
  package static let fingers = 100
}
