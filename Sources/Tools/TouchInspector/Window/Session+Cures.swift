import TouchDiagnosis

extension Session {
  /// Whether the changes of a cure can be made: while the scene runs, or by rebuilding it.
  func canTake(_ cure: Cure) -> Bool { cure.switchedChange != nil || (rebuild != nil && !cure.changes.isEmpty) }

  /// Whether the user has made the changes of a cure.
  ///
  /// A scene can have them from the start without their effect: what a delegate demands is no relation of the scene.
  func isTaken(_ cure: Cure) -> Bool {
    cure.changes.contains(where: scene.changes.contains) && cure.changes.allSatisfy(scene.isInEffect)
  }
}
