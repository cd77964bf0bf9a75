import TouchGeometry

/// A rectangle for constraints that is not a view: it is not drawn and receives no touches.
///
/// A view owns it (`addLayoutGuide(_:)`). https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: UIObject {
  /// The view that owns the guide and in whose bounds it is.
  ///
  /// Set by `addLayoutGuide(_:)`; setting it to another view moves the guide there.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      storedOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }
  @exclusivity(unchecked) private final var ownerReference = SuperviewReference()
  final var storedOwner: UIView? {
    get { ownerReference.view }
    set { ownerReference.view = newValue }
  }
  final var keptHandle: GuideHandle?
  /// A name for messages.
  open var identifier = ""
  final var layoutItem: LayoutItem?
  /// The role of a guide of the kit, whose position follows from its view.
  final var role = Role.own

  package enum Role { case own, safeArea, margins, readable, content, frame }

  /// Creates a guide in no view.
  public override init() { super.init() }

  init(_ role: Role, of view: UIView, identifier: String) {
    super.init()
    self.role = role
    storedOwner = view
    self.identifier = identifier
  }

  /// The frame of the guide in the bounds of its view, as of the last pass; zero while no constraint references it.
  open var layoutFrame: CGRect {
    if let frame = systemFrame { return frame }
    guard let layoutItem else { return .zero }
    let origin = role == .content ? .zero : storedOwner?.bounds.origin ?? .zero
    let frame = LayoutEngine.shared.frame(of: layoutItem)
    return CGRect(
      x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
  }

  /// Whether the constraints leave the guide's frame ambiguous (semantics 25.13); false for a guide that follows its
  /// view.
  public final var hasAmbiguousLayout: Bool {
    guard systemFrame == nil, let layoutItem else { return false }
    return LayoutEngine.shared.isAmbiguous(layoutItem)
  }

  /// Returns the constraints that determine the guide's position along an axis, in order of precedence.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return LayoutEngine.shared.constraints(deciding: layoutItem, axis)
  }

  /// The frame of a guide that follows its view; nil for others.
  private var systemFrame: CGRect? {
    guard let view = storedOwner, role != .own, role != .content else { return nil }
    let (insets, bounds) = (view.guideInsets(role), view.bounds)
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}

/// The owner of a guide's handle: when the guide is deallocated, its variables are removed.
@MainActor final class GuideHandle {
  let handle: LayoutHandle
  init(_ handle: LayoutHandle) { self.handle = handle }
  isolated deinit { handle.item = nil }
}

extension UIView {
  /// The bounds without the safe area insets (semantics 25.32).
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The bounds without the margins (semantics 25.33).
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The margins guide, limited to a readable width (semantics 25.35).
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

  package func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
    let layout = ensuredLayout
    if let known = layout.systemGuides.first(where: { $0.role == role }) { return known }
    let guide = UILayoutGuide(role, of: self, identifier: name)
    layout.systemGuides.append(guide)
    return guide
  }

  /// Returns the insets of a guide of the kit.
  func guideInsets(_ role: UILayoutGuide.Role) -> UIEdgeInsets {
    switch role {
    case .own, .content, .frame: return .zero
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      let margins = layoutMargins
      let (width, readable) = (bounds.width, LayoutEngine.readableWidth)
      guard width > LayoutEngine.readableFrom, width - margins.left - margins.right > readable else { return margins }
      let side = (width - readable) / 2
      return UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
    }
  }

  /// The guides that were added to the view, without its predefined ones.
  public var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

  /// Adds a guide, which the view then owns.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    ensuredLayout.guides.append(layoutGuide)
  }

  /// Removes a guide; constraints that reference it become inactive.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self, layoutGuide.role == .own else { return }
    for constraint in layoutGuide.layoutItem?.mentions ?? [] { constraint.isActive = false }
    layoutGuide.storedOwner = nil
    rare?.layout?.guides.removeAll { $0 === layoutGuide }
  }
}
