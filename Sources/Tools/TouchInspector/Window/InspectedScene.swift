import TouchDiagnosis
import TouchGeometry
import TouchKit

/// What the inspector is told of a scene.
@MainActor package struct InspectedScene {
  /// Holds the scene; its size is the scene's.
  package var window: UIWindow
  package var title: String
  /// What to try and what to watch; may be empty.
  package var about = ""
  /// The recognizers in the order of the scene.
  package var recognizers: [UIGestureRecognizer] = []
  /// What the scene calls a view, a controller or a recognizer; nil for what is not the scene's.
  package var name: (AnyObject) -> String?
  /// The view or recognizer of a name.
  package var find: (String) -> AnyObject? = { _ in nil }
  /// What can be seen of it, with changes, before any touch: in sentences.
  package var findings: ([Change]) -> [String] = { _ in [] }
  /// Pairs of recognizers that may recognize together, as the scene says.
  package var together: [(String, String)] = []
  /// The changes that the scene was built with.
  package var changes: [Change] = []
  /// Rebuilds the scene with changes, in a later turn; nil where that is not possible.
  package var rebuild: (([Change]) -> Void)?
  /// By how much views take touches beyond their bounds, by their names.
  package var touchInsets: [String: UIEdgeInsets] = [:]
  /// Called with the place of the recorder's buttons whenever it changes; nil without such buttons.
  package var placeBar: ((CGRect) -> Void)?
  /// Writes the scene with changes to a file, and says where; nil where that is not possible.
  package var save: (([Change]) -> String)?
  /// Plays the scene's own input into a copy with changes, and gives the record of it; nil where there is none.
  package var play: (([Change]) -> Record?)?
  /// Plays what the user did last into a copy with changes, and gives the record of it; nil where nothing was done.
  package var playLast: (([Change]) -> Record?)?
  /// Explains what was done last, with changes; nil where nothing was done.
  package var explainLast: (([Change]) -> Explanation?)?

  /// What a rule says; nil for what is no rule.
  package var ruleText: (String) -> String? = { _ in nil }

  package init(window: UIWindow, title: String, name: @escaping (AnyObject) -> String?) {
    (self.window, self.title, self.name) = (window, title, name)
  }
}
