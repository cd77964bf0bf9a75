import TouchKit
import TouchLists
import TouchTesting
import TouchWidgets

/// What a touch at a location would reach, if it began now.
///
/// It is predicted by a hit test and by the properties of recognizers; no other code of the app is called. Content that
/// still moves keeps a touch to itself (9.14), which is not predicted.
@MainActor public struct Reachability {
  /// The view that the touch would be bound to; nil if it would be dropped.
  public let view: UIView?
  /// Whether the touch would reach the view that was asked, or a view inside it.
  public let isReached: Bool
  /// The recognizers that would receive the touch, inner views first.
  public let recognizers: [UIGestureRecognizer]
  /// The recognizers that would receive the touch unless their delegate or their class refuses it.
  public let possibleRecognizers: [UIGestureRecognizer]
  /// The recognizers on the way that would not receive it: disabled ones, and those for other types of touches.
  public let refusingRecognizers: [UIGestureRecognizer]
  /// The recognizers and scroll views that would delay the touch for its view.
  public let delaying: [AnyObject]
  /// The recognizers that would cancel the touch in its view when they recognize.
  public let cancelling: [UIGestureRecognizer]
}

extension UIView {
  /// Predicts what a touch would reach; nil for a view in no window.
  ///
  /// - Parameters:
  ///   - point: In this view's coordinates.
  ///   - type: The type of the touch.
  public func reachability(at point: CGPoint, type: UITouch.TouchType = .direct) -> Reachability? {
    guard let window = window ?? self as? UIWindow else { return nil }
    let forecast = window.forecast(at: convert(point, to: nil), type: type)
    return Reachability(
      view: forecast.hit, isReached: forecast.hit?.isDescendant(of: self) ?? false, recognizers: forecast.receivers,
      possibleRecognizers: forecast.candidates, refusingRecognizers: forecast.refusingRecognizers.map(\.recognizer),
      delaying: forecast.delayers + forecast.gates, cancelling: forecast.cancellers)
  }
}

extension TouchStage {
  /// The enabled, visible controls in the window that no finger reaches anywhere.
  ///
  /// Points four points apart are predicted.
  public var unreachableControls: [UIControl] {
    settle()
    var controls: [UIControl] = []
    func gather(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if let control = view as? UIControl, control.isEnabled { controls.append(control) }
      view.subviews.forEach(gather)
    }
    gather(window)
    var reached: Set<ObjectIdentifier> = []
    for y in stride(from: CGFloat(2), to: window.bounds.height, by: 4) {
      for x in stride(from: CGFloat(2), to: window.bounds.width, by: 4) {
        var here = window.forecast(at: CGPoint(x: x, y: y)).hit
        while let view = here {
          reached.insert(ObjectIdentifier(view))
          here = view.superview
        }
      }
    }
    return controls.filter { !reached.contains(ObjectIdentifier($0)) }
  }
}
