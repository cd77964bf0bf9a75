import TouchGeometry
import TouchKit

/// The presses that open a menu of a view and continue to select in it (semantics 31.4).
///
/// These are a long press by a finger, the secondary button and, if the menu is the primary action, any press.
@MainActor final class MenuPress: UIGestureRecognizerDelegate {
  private let rest = UILongPressGestureRecognizer()
  private let secondary = UILongPressGestureRecognizer()
  private weak var overlay: MenuOverlay?
  private weak var last: UIGestureRecognizer?
  /// Returns whether there is a menu at a point of the view; called once for each press.
  var mayOpen: ((CGPoint) -> Bool)?
  /// Opens the menu at a point of the view.
  var open: ((CGPoint) -> MenuOverlay?)?
  /// Whether the menu opens immediately on any press, including fingers and the primary button.
  var isPrimary = false { didSet { update() } }
  /// Whether a long press by the mouse's primary button opens the menu, too.
  var takesPointer = false { didSet { update() } }

  init() {
    for (recognizer, role) in [(rest, GestureRole.menu), (secondary, .secondaryClick)] {
      recognizer.mark(as: role)
      recognizer.delegate = self
      recognizer.addAction(
        UIAction { [weak self, weak recognizer] _ in
          if let recognizer { self?.moved(recognizer) }
        })
    }
    secondary.minimumPressDuration = 0
    // The barrel button of a pen, too (53.10).
    secondary.allowedTouchTypes = [UITouch.TouchType.indirectPointer, .pencil].map { NSNumber(value: $0.rawValue) }
    update()
  }

  private func update() {
    rest.minimumPressDuration = isPrimary ? 0 : 0.5
    let kinds: [UITouch.TouchType] = [.direct, .pencil] + (isPrimary || takesPointer ? [.indirectPointer] : [])
    rest.allowedTouchTypes = kinds.map { NSNumber(value: $0.rawValue) }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(rest)
    view.addGestureRecognizer(secondary)
  }

  func detach(from view: UIView) {
    view.removeGestureRecognizer(rest)
    view.removeGestureRecognizer(secondary)
  }

  /// Whether the last press was one of the secondary mouse button, or of a pen's barrel button.
  var isSecondary: Bool { last === secondary }

  func location(in view: UIView?) -> CGPoint { (last ?? rest).location(in: view) }

  /// Passes the secondary button to only one of the recognizers.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    let isSecondary = event.buttonMask.contains(.secondary)
    return gestureRecognizer === secondary ? isSecondary : !isSecondary
  }

  /// Lets a control inside keep a finger that it tracks.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view, overlay == nil else { return false }
    if gestureRecognizer === rest, !isPrimary {
      var inner = view.hitTest(rest.location(in: view), with: nil)
      while let here = inner, here !== view {
        if let control = here as? UIControl, control.isTracking { return false }
        inner = here.superview
      }
    }
    last = gestureRecognizer
    return mayOpen?(gestureRecognizer.location(in: view)) ?? false
  }

  private func moved(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: overlay = open?(recognizer.location(in: recognizer.view))
    case .changed: if let overlay { overlay.follow(recognizer.location(in: overlay)) }
    case .ended: if let overlay { overlay.release(at: recognizer.location(in: overlay)) }
    case .cancelled: overlay?.close()
    case .possible, .failed: break
    }
  }
}
