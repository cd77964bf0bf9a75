import TouchGeometry

/// A rectangle that constraints can speak of and that is no view: it is not drawn and gets no touches.
///
/// A view owns it (`addLayoutGuide(_:)`). https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: UIObject {
  /// The view in whose bounds the guide lies.
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
  /// What a guide of the kit is: where it stands follows from its view.
  final var role = Role.own

  package enum Role { case own, safeArea, margins, readable, content, frame }

  /// A guide in no view yet.
  public override init() { super.init() }

  init(_ role: Role, of view: UIView, identifier: String) {
    super.init()
    self.role = role
    storedOwner = view
    self.identifier = identifier
  }

  /// Where the guide lies in the bounds of its view, as of the last pass; zero while no constraint speaks of it.
  open var layoutFrame: CGRect {
    if let frame = systemFrame { return frame }
    guard let layoutItem else { return .zero }
    let origin = role == .content ? .zero : storedOwner?.bounds.origin ?? .zero
    let frame = LayoutEngine.shared.frame(of: layoutItem)
    return CGRect(
      x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
  }

  /// Whether the constraints leave something of the guide's frame open (semantics 25.13); never of a guide that follows
  /// its view.
  public final var hasAmbiguousLayout: Bool {
    guard systemFrame == nil, let layoutItem else { return false }
    return LayoutEngine.shared.isAmbiguous(layoutItem)
  }

  /// The constraints that determine where the guide lies along an axis, in the order in which they count.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let layoutItem else { return [] }
    return LayoutEngine.shared.constraints(deciding: layoutItem, axis)
  }

  /// Where a guide that follows its view lies; nil for others.
  private var systemFrame: CGRect? {
    guard let view = storedOwner, role != .own, role != .content else { return nil }
    let (insets, bounds) = (view.guideInsets(role), view.bounds)
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}

/// The handle of a guide, as the guide keeps it: when the guide goes, so do its numbers.
@MainActor final class GuideHandle {
  let handle: LayoutHandle
  init(_ handle: LayoutHandle) { self.handle = handle }
  isolated deinit { handle.item = nil }
}

extension UIView {
  /// The bounds less the safe area (semantics 25.32).
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The bounds less the margins (semantics 25.33).
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The margins guide, not wider than text can be read (semantics 25.35).
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

  package func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
    let layout = ensuredLayout
    if let known = layout.systemGuides.first(where: { $0.role == role }) { return known }
    let guide = UILayoutGuide(role, of: self, identifier: name)
    layout.systemGuides.append(guide)
    return guide
  }

  /// How far a guide of the kit is from the edges.
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

  /// The guides that were added to the view; the guides that a view has by itself are not among them.
  public var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

  /// Makes the view the owner of a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    ensuredLayout.guides.append(layoutGuide)
  }

  /// Takes a guide away; constraints that speak of it become inactive.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self, layoutGuide.role == .own else { return }
    for constraint in layoutGuide.layoutItem?.mentions ?? [] { constraint.isActive = false }
    layoutGuide.storedOwner = nil
    rare?.layout?.guides.removeAll { $0 === layoutGuide }
  }
}
