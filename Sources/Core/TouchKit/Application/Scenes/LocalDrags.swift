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
      case .answered(let number, _), .requested(let number, _), .ended(let number, _): number
      }
    if let current, current.number == number { current.receive(event) }
  }
}
