import TouchGeometry

/// Passes the events of drags over other programs to the drag that they belong to (semantics 54.60).
@MainActor package final class LocalDrags {
  private weak var application: UIApplication?
  private var count = 0
  private var current: (number: Int, receive: (LocalDragEvent) -> Void)?

  init(_ application: UIApplication) { self.application = application }

  /// Returns the number of the next drag.
  package func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Returns the other scene of the app that a drag outside of its scene is over, with the location in it; nil for none.
  ///
  /// Tools such as an inspector receive no drags.
  package func scene(below place: CGPoint, of scene: UIWindowScene) -> (scene: UIWindowScene, place: CGPoint)? {
    guard let application, let found = application.platform?.surface(below: place, of: scene.surface),
      let other = application.scenes.first(where: { $0.surface === found.surface }), other !== scene, !other.isTool
    else { return nil }
    return (other, found.place)
  }

  /// Returns the view at a location of a scene; nil for none, and while the app ignores input.
  package func hitTest(_ place: CGPoint, in scene: UIWindowScene) -> UIView? {
    guard let application, !application.isIgnoringInteractionEvents else { return nil }
    return application.hitTest(place, in: scene, scene.hoverEvent)
  }

  /// Begins a drag over other programs; `receive` receives its events until `end(_:)`.
  package func begin(_ drag: LocalDrag, _ receive: @escaping (LocalDragEvent) -> Void) {
    current = (drag.number, receive)
    application?.request(.localDrag(.begin(drag)))
  }

  /// Ends the delivery of events of a drag.
  package func end(_ number: Int) { if current?.number == number { current = nil } }

  func receive(_ event: LocalDragEvent) {
    let number =
      switch event {
      case .answered(let number, _), .moved(let number), .requested(let number, _), .ended(let number, _): number
      }
    if let current, current.number == number { current.receive(event) }
  }
}
