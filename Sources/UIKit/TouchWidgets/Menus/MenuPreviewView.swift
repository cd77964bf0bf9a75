import TouchDrawing
import TouchGeometry
import TouchKit

/// The preview next to a menu that a finger has opened: a lifted view, or a controller with more content (31.13).
///
/// It receives no touches; its overlay does.
@MainActor final class MenuPreviewView: UIView {
  /// The preview's controller; nil for a lifted view.
  let controller: UIViewController?
  /// The size at which the whole preview is visible.
  let natural: CGSize
  /// The rectangle from which it is lifted, in the window's coordinates.
  let source: CGRect
  /// Whether it may shrink to fit; otherwise it is omitted.
  let shrinks: Bool
  private let turn: CGAffineTransform
  /// The rectangle in the superview.
  private(set) var place = CGRect.zero

  /// Creates a preview of a lifted view; returns nil for an empty view, and for a target without a window.
  ///
  /// - Parameters:
  ///   - preview: The view with its target.
  ///   - shrinks: Whether it shrinks if there is not enough space.
  init?(_ preview: UITargetedPreview, shrinks: Bool) {
    let (view, target, parameters) = (preview.view, preview.target, preview.parameters)
    let seen = parameters.visiblePath?.bounds ?? view.bounds
    guard target.container.window != nil, !seen.isEmpty,
      let picture = view.snapshotView(afterScreenUpdates: true)
    else { return nil }
    let middle = target.container.convert(target.center, to: nil)
    let corner = CGPoint(
      x: middle.x + seen.minX - view.bounds.midX, y: middle.y + seen.minY - view.bounds.midY)
    (controller, natural, source) = (nil, seen.size, CGRect(origin: corner, size: seen.size))
    (self.shrinks, turn) = (shrinks, target.transform)
    super.init(frame: CGRect(origin: .zero, size: seen.size))
    isUserInteractionEnabled = false
    let content = UIView(frame: bounds)
    content.backgroundColor = parameters.backgroundColor ?? .systemBackground
    content.clipsToBounds = true
    picture.frame.origin = CGPoint(x: view.bounds.minX - seen.minX, y: view.bounds.minY - seen.minY)
    content.addSubview(picture)
    addSubview(content)
    let away = CGAffineTransform(translationX: -seen.minX, y: -seen.minY)
    if let path = parameters.visiblePath {
      let shape = CAShapeLayer()
      (shape.frame, shape.path) = (bounds, Self.moved(path, away))
      content.layer.mask = shape
    } else {
      content.layer.cornerRadius = max(view.layer.cornerRadius, 0)
    }
    setShadow((parameters.shadowPath ?? parameters.visiblePath).map { Self.moved($0, away) })
  }

  /// Creates a preview of a controller's view, in its preferred size.
  init(_ controller: UIViewController, from source: CGRect) {
    controller.loadViewIfNeeded()
    let (preference, usual) = (controller.preferredContentSize, MenuTuning.preview)
    self.controller = controller
    natural = CGSize(
      width: preference.width >= 1 ? preference.width : usual.width,
      height: preference.height >= 1 ? preference.height : usual.height)
    (self.source, shrinks, turn) = (source, true, .identity)
    super.init(frame: CGRect(origin: .zero, size: natural))
    isUserInteractionEnabled = false
    let content = UIView(frame: bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    content.layer.cornerRadius = MenuTuning.previewRadius
    if let view = controller.view {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    addSubview(content)
    setShadow(nil)
  }
  required init?(coder: NSCoder) { nil }

  private static func moved(_ path: UIBezierPath, _ way: CGAffineTransform) -> CGPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(way)
    return copy.cgPath
  }

  private func setShadow(_ path: CGPath?) {
    (layer.shadowColor, layer.shadowOpacity) = (.black, 0.3)
    (layer.shadowRadius, layer.shadowOffset, layer.shadowPath) = (18, CGSize(width: 0, height: 6), path)
  }

  /// Sets the rectangle in the superview: a lifted view is scaled, a controller's view is laid out.
  func layOut(in rect: CGRect) {
    place = rect
    if controller != nil {
      bounds.size = rect.size
    } else {
      transform = turn.scaledBy(x: rect.width / natural.width, y: rect.height / natural.height)
    }
    center = CGPoint(x: rect.midX, y: rect.midY)
    layoutIfNeeded()
  }
}
