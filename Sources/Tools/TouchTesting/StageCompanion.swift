import TouchKit

/// An observer that another module adds to every stage.
@MainActor package protocol StageCompanion: AnyObject {
  /// Creates the observer of a new stage.
  init(_ application: UIApplication)

  /// Called after each event and its effects.
  func settle()
}

extension TouchStage {
  /// The observer of the module `TouchExplain`; nil in a test that is not linked with it.
  ///
  /// The class is looked up by its name, because that module depends on this one.
  static let companionClass = _typeByName("12TouchExplain13StageObserverC") as? any StageCompanion.Type
}
