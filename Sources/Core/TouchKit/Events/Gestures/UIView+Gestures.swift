import TouchGeometry

extension UIView {
  /// Rises whenever a view gets another superview or a recognizer another view: what was found out by walking up the
  /// tree holds as long as it stays the same.
  static var treeGeneration: Int {
    get { TreeGeneration.present }
    set { TreeGeneration.present = newValue }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    // What the removal calls may give it to a view of its own choice, which then loses it as well: a recognizer belongs
    // to one view (4.10), and a caller that adds it here finds it here.
    while let former = recognizer.view, former !== self {
      former.removeGestureRecognizer(recognizer)
      former.detach(recognizer)  // unless an override of the former kept it, there is nothing left to do
    }
    guard recognizer.view !== self else { return }
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
    recognizer.environment?.ranksDidChange()
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for former in gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === former }) {
      removeGestureRecognizer(former)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
    // In the order of the list, each once; recognizers that were added on the way stay, behind the others.
    var ordered: [UIGestureRecognizer] = []
    for recognizer in recognizers + (gestureRecognizers ?? []) where recognizer.view === self {
      if !ordered.contains(where: { $0 === recognizer }) { ordered.append(recognizer) }
    }
    guard !ordered.isEmpty else { return }
    ensuredRare.gestureRecognizers = ordered
    for environment in ordered.prefix(1).compactMap(\.environment) { environment.ranksDidChange() }
  }
}

@MainActor private enum TreeGeneration {
  static var present = 0
}
