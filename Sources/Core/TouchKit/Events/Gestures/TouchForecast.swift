import TouchArbiter
import TouchGeometry

/// What a touch at a location would reach, if it began now.
///
/// It is computed from a hit test and the properties of the recognizers. Delegates and subclasses are not called, so
/// their answers are unknown.
package struct TouchForecast {
  /// The view that the touch would be bound to; nil if it would be dropped.
  package var hit: UIView?
  /// The recognizers that would receive the touch, child-first.
  package var receivers: [UIGestureRecognizer] = []
  /// The recognizers that would receive the touch unless their delegate or their class refuses it.
  package var candidates: [UIGestureRecognizer] = []
  /// The recognizers on the way that would not receive it, with the reason.
  package var refusingRecognizers: [(recognizer: UIGestureRecognizer, reason: Reason)] = []
  /// The views that would delay the touch for their content: scroll views.
  package var gates: [UIView] = []

  /// The recognizers that would delay the beginning of the touch for its view.
  @MainActor package var delayers: [UIGestureRecognizer] { all.filter(\.delaysTouchesBegan) }
  /// The recognizers that would cancel the touch in its view when they recognize.
  @MainActor package var cancellers: [UIGestureRecognizer] { all.filter(\.cancelsTouchesInView) }
  private var all: [UIGestureRecognizer] { receivers + candidates }
}

extension UIWindow {
  /// Predicts what a touch would reach.
  ///
  /// - Parameters:
  ///   - point: In the window's coordinates.
  ///   - type: The type of the touch.
  ///   - exclusiveView: A view that tracks a touch exclusively; nil without one.
  package func forecast(
    at point: CGPoint, type: UITouch.TouchType = .direct, exclusiveView: UIView? = nil
  ) -> TouchForecast {
    var forecast = TouchForecast()
    let hit = hitTest(point, with: nil)
    guard let hit, hit.window != nil else { return forecast }
    forecast.hit = hit
    var here: UIView? = hit
    while let view = here {
      if view !== hit, let gate = view.rare?.contentGate { forecast.gates.append(gate) }
      for recognizer in view.gestureRecognizers ?? [] {
        if !recognizer.isEnabled, recognizer.isSilentWhileDisabled { continue }
        forecast.add(recognizer, type, exclusiveView)
      }
      here = view.superview
    }
    return forecast
  }
}

extension TouchForecast {
  /// Adds a recognizer by the conditions of 1.3.4 that call no code of the app.
  @MainActor fileprivate mutating func add(
    _ recognizer: UIGestureRecognizer, _ type: UITouch.TouchType, _ exclusiveView: UIView?
  ) {
    if recognizer.requiresExclusiveTouchType, let own = recognizer.attempt.type, own != type {
      refusingRecognizers.append((recognizer, .exclusiveTouchType))
    } else if !recognizer.acceptedTypes.contains(type) {
      refusingRecognizers.append((recognizer, .touchType))
    } else if !recognizer.isEnabled {
      refusingRecognizers.append((recognizer, .disabled))
    } else if let exclusiveView, let view = recognizer.view, !exclusiveView.isDescendant(of: view) {
      refusingRecognizers.append((recognizer, .exclusiveTouch))
    } else if recognizer.delegate == nil, recognizer.role != nil || recognizer.isOfKit {
      receivers.append(recognizer)
    } else {
      candidates.append(recognizer)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether its class is one of UIKit's, which decide about an event by their properties alone.
  fileprivate var isOfKit: Bool {
    let own = type(of: self)
    return own == UITapGestureRecognizer.self || own == UILongPressGestureRecognizer.self
      || own == UIPanGestureRecognizer.self || own == UISwipeGestureRecognizer.self
      || own == UIPinchGestureRecognizer.self || own == UIRotationGestureRecognizer.self
      || own == UIScreenEdgePanGestureRecognizer.self || own == UIGestureRecognizer.self
  }
}
