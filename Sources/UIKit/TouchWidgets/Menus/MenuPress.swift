import TouchGeometry
import TouchKit

/// The presses that open a menu of a view, and that go on to choose in it: a finger that rests, the secondary button, and
/// where the menu is the primary action any press (semantics 31.4).
@MainActor final class MenuPress: UIGestureRecognizerDelegate {
  private let rest = UILongPressGestureRecognizer()
  private let secondary = UILongPressGestureRecognizer()
  private weak var overlay: MenuOverlay?
  private weak var last: UIGestureRecognizer?
  /// Whether there is a menu for a place of the view; asked once for each press.
  var mayOpen: ((CGPoint) -> Bool)?
  /// Opens the menu for a place of the view.
  var open: ((CGPoint) -> MenuOverlay?)?
  /// Whether the menu opens as soon as something goes down, fingers and the primary button included.
  var isPrimary = false { didSet { update() } }
  /// Whether the mouse's primary button counts as a finger that rests.
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
    secondary.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
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

  /// Whether the second button of a mouse pressed last.
  var isSecondary: Bool { last === secondary }

  func location(in view: UIView?) -> CGPoint { (last ?? rest).location(in: view) }

  /// The secondary button is for one of the two alone.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    let isSecondary = event.buttonMask.contains(.secondary)
    return gestureRecognizer === secondary ? isSecondary : !isSecondary
  }

  /// A control inside that follows the finger keeps it.
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
