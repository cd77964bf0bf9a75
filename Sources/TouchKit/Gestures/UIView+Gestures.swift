import TouchGeometry

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    ensuredRare.gestureRecognizers = (rare?.gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.environment?.withdraw(recognizer, because: .removed)
    guard recognizer.view === self else { return }  // what it called may have moved it
    rare?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
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
