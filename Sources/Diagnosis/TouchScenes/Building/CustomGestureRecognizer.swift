import TouchGeometry
import TouchKit
import TouchTrace

/// An app-defined recognizer that a scene describes: its touch methods set its state by a table.
@MainActor class CustomGestureRecognizer: UIGestureRecognizer, ClassStandIn {
  var className: String { RecognizerClass.custom.rawValue }
  /// The state table; the first row that applies to a call is used.
  var transitions: [SceneTransition] = []
  /// The positions at which the active fingers came down, in window coordinates.
  private var starts: [(finger: ObjectIdentifier, place: CGPoint)] = []
  /// The largest distance that a finger has moved, in points.
  private var distance: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts.append((ObjectIdentifier(touch), touch.location(in: nil))) }
    performTransition(after: .touchesBegan)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(touches)
    performTransition(after: .touchesMoved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lose(touches)
    performTransition(after: .touchesEnded)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lose(touches)
    performTransition(after: .touchesCancelled)
  }

  override func reset() {
    super.reset()
    (starts, distance) = ([], 0)
  }

  private func measure(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let start = starts.first(where: { $0.finger == ObjectIdentifier(touch) })?.place else { continue }
      let place = touch.location(in: nil)
      let (x, y) = (place.x - start.x, place.y - start.y)
      distance = max(distance, (x * x + y * y).squareRoot())
    }
  }

  private func lose(_ touches: Set<UITouch>) {
    starts.removeAll { start in touches.contains { ObjectIdentifier($0) == start.finger } }
  }

  private func performTransition(after method: TouchMethod) {
    let row = transitions.first { row in
      row.method == method && (row.from.map { $0.living == state } ?? true)
        && (row.touches.map { $0 == starts.count } ?? true) && distance >= CGFloat(row.distance ?? 0)
    }
    if let row { state = row.state.living }
  }
}

extension SceneTransition.Origin {
  fileprivate var living: UIGestureRecognizer.State {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    }
  }
}

extension SceneTransition.Target {
  fileprivate var living: UIGestureRecognizer.State {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
