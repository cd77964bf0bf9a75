import TouchGeometry

extension UIView {
  /// The generation of the view tree: it increases whenever a view gets another superview or a recognizer another view.
  ///
  /// Results of walking up the tree are valid while it is unchanged.
  static var treeGeneration: Int {
    get { TreeGeneration.present }
    set { TreeGeneration.present = newValue }
  }

  /// The maximum number of times that removal callbacks may attach a recognizer elsewhere while it is added to a view.
  private static let maximumMovesOfRecognizer = 16

  func attach(_ recognizer: UIGestureRecognizer) {
    // A removal callback may attach the recognizer to yet another view, which then loses it as well: a recognizer
    // belongs to one view (4.10), and after this call it is attached to this one.
    var moves = 0
    while let former = recognizer.view, former !== self {
      guard moves < UIView.maximumMovesOfRecognizer else {
        return UsageError.report(
          "\(type(of: recognizer)): \(moves) views passed it on while it was added to another; it remains in the last")
      }
      moves += 1
      former.removeGestureRecognizer(recognizer)
      former.detach(recognizer)  // No effect unless an override of the former view kept it.
    }
    guard recognizer.view !== self else { return }
    ensuredRare.gestureRecognizers = (rare?.gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
    UIView.treeGeneration &+= 1
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.environment?.withdraw(recognizer, because: .removed)
    guard recognizer.view === self else { return }  // A callback may have moved it.
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
    // Each recognizer once, in the order of the list, followed by the recognizers that callbacks have added.
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
