import TouchCapture
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchTrace
import TouchScenes

/// A scene and everything that the inspector needs to show and change it.
@MainActor package struct InspectedScene {
  /// The window that contains the scene, and has its size.
  package var window: UIWindow
  package var title: String
  /// The description of the scene: what to try and what to watch.
  ///
  /// It may be empty.
  package var about = ""
  /// The recognizers in the order of the scene.
  package var recognizers: [UIGestureRecognizer] = []
  /// Returns the name of a view, a controller or a recognizer; nil for objects that are not in the scene.
  package var name: (AnyObject) -> String?
  /// The names of rows and items in the panels.
  package var spokenNames = SpokenNames()
  /// Returns the view or recognizer with a name.
  package var find: (String) -> AnyObject? = { _ in nil }
  /// Returns the findings of the lint for the scene with changes.
  package var findings: ([Change]) -> [LintFinding] = { _ in [] }
  /// The pairs of recognizers that may recognize together, as the scene declares.
  package var together: [(String, String)] = []
  /// The changes that the scene was built with.
  package var changes: [Change] = []
  /// Rebuilds the scene with changes, in a later turn; nil if that is not possible.
  package var rebuild: (([Change]) -> Void)?
  /// The insets by which the touch areas of views differ from their bounds, by name; negative for larger areas.
  package var touchInsets: [String: UIEdgeInsets] = [:]
  /// Called with the frame of the recorder's buttons after a layout; nil without such buttons.
  package var placeBar: ((CGRect) -> Void)?
  /// Writes the scene with changes to a file, and returns a sentence with its path; nil if that is not possible.
  package var save: (([Change]) -> String)?
  /// Plays the scene's own input into a copy with changes, and returns the record; nil if the scene has no input.
  package var play: (([Change]) -> Record?)?
  /// Plays the user's last gesture into a copy with changes, and returns the record; nil before the first gesture.
  package var playLast: (([Change]) -> Record?)?
  /// Explains the last gesture, with changes; returns nil before the first gesture.
  package var explainLast: (([Change]) -> Explanation?)?

  /// Maps where fingers reach the views of the scene at this moment; nil if that is not possible.
  package var map: (() -> TouchMap)?
  /// Reads the scene as a screen reader does at this moment; nil if that is not possible.
  package var read: (() -> [SpokenElement])?
  /// Returns where a view or recognizer of the scene is defined; with nil, where the scene is.
  package var source: ((AnyObject?) -> SourceAnswer)?
  /// Returns the text of a rule; nil for an unknown number.
  package var ruleText: (String) -> String? = { _ in nil }

  package init(window: UIWindow, title: String, name: @escaping (AnyObject) -> String?) {
    (self.window, self.title, self.name) = (window, title, name)
  }
}
