import TouchGeometry
import TouchKit
import TouchWidgets

/// What a finger would have reached behind the presentation or the window that received its touch.
///
/// A captured scene has neither the controllers of presentations nor further windows, so a capture describes them in a
/// sentence.
@MainActor enum CapturedCover {
  /// A sentence about the control or the view with recognizers that is visible behind the view of a touch.
  ///
  /// Nil if there is none, or if a control or a recognizer in front takes the touch. It reads boxes and flags, and calls
  /// no hit test.
  ///
  /// - Parameters:
  ///   - hit: The view that the touch is bound to.
  ///   - point: The location of the touch in its window.
  ///   - name: Returns the captured name of a view.
  static func note(about hit: UIView, at point: CGPoint, _ name: (AnyObject) -> String?) -> String? {
    guard let window = hit.window else { return nil }
    for view in sequence(first: hit, next: \.superview) {
      if takes(view) || hides(view) { return nil }
      guard view.isPresentation else { continue }
      let behind = view.superview?.subviews.prefix { $0 !== view } ?? []
      return taker(in: Array(behind), at: point, in: window).flatMap { sentence($0, behind: view, hit, name) }
    }
    let behind = window.windowScene?.windows.prefix { $0 !== window } ?? []
    return taker(in: Array(behind), at: point, in: window).map {
      """
      \(described($0)) is in a window behind \(type(of: window)), which received the touch (1.14). Hide the window in \
      front, or let its hitTest(_:with:) return nil where it contains no other view.
      """
    }
  }

  private static func sentence(
    _ found: UIView, behind container: UIView, _ hit: UIView, _ name: (AnyObject) -> String?
  ) -> String? {
    let (own, taker) = (name(hit) ?? "\(type(of: hit))", name(found) ?? described(found))
    guard let controller = controller(in: container) else { return nil }
    let isSheet = controller.sheetPresentationController != nil
    let words = "\(taker) is behind \(type(of: controller)), which is presented over it, and \(own) received the touch"
    return isSheet
      ? words + " (30.13). Dismiss the sheet first, or set its largestUndimmedDetentIdentifier."
      : words + " (30.1). Dismiss it first."
  }

  /// Whether touches in a view have an effect.
  private static func takes(_ view: UIView) -> Bool {
    view is UIControl || view.gestureRecognizers?.contains { $0.isEnabled && $0.role != .dismissingTap } == true
  }

  /// Whether a view hides what is behind it.
  private static func hides(_ view: UIView) -> Bool {
    guard let color = view.backgroundColor else { return false }
    return color.cgColor.alpha * view.alpha >= 1
  }

  /// The front-most view, among views and what is in them, whose touches at a point of a window have an effect.
  private static func taker(in views: [UIView], at point: CGPoint, in window: UIWindow) -> UIView? {
    for view in views.reversed() where !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled {
      guard view.bounds.contains(view.convert(point, from: window)) else { continue }
      if let found = taker(in: view.subviews, at: point, in: window) { return found }
      if takes(view), (view as? UIControl)?.isEnabled != false { return view }
      if hides(view) { return nil }
    }
    return nil
  }

  /// The controller whose view is in a view.
  private static func controller(in view: UIView) -> UIViewController? {
    for child in view.subviews {
      if let found = child.next as? UIViewController ?? controller(in: child) { return found }
    }
    return nil
  }

  /// The class of a view and its title: `UIButton "Save"`.
  private static func described(_ view: UIView) -> String {
    let title = (view as? UIButton)?.currentTitle ?? view.accessibilityLabel
    return "\(type(of: view))" + (title.map { " \"\($0)\"" } ?? "")
  }
}
