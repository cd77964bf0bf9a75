import TouchGeometry

extension UIView {
  /// Rises whenever a view gets another superview or a recognizer another view: what was found out by walking up the
  /// tree holds as long as it stays the same.
  static var treeGeneration: Int {
    get { TreeGeneration.present }
    set { TreeGeneration.present = newValue }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    ensuredRare.gestureRecognizers = (rare?.gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
    UIView.treeGeneration &+= 1
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.environment?.withdraw(recognizer, because: .removed)
    guard recognizer.view === self else { return }  // what it called may have moved it
    rare?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
    UIView.treeGeneration &+= 1
    recognizer.environment?.placesDidChange()
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for former in gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === former }) {
      removeGestureRecognizer(former)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
    guard recognizers.allSatisfy({ $0.view === self }) else { return }
    ensuredRare.gestureRecognizers = recognizers
    for environment in recognizers.prefix(1).compactMap(\.environment) { environment.placesDidChange() }
  }
}

@MainActor private enum TreeGeneration {
  static var present = 0
}
