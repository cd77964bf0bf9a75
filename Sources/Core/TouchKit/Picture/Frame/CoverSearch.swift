import TouchDrawing
import TouchGeometry

/// A view that hides everything completely behind a part of the surface.
struct Cover {
  /// The part in points: the area that is certainly covered, on whole pixels.
  let rect: CGRect
  let view: UIView
}

/// Searches for large opaque views, front to back.
///
/// A view is a cover if its background is opaque, it and its superviews are opaque, no corner is rounded, and it is not
/// transformed.
@MainActor struct CoverSearch {
  /// The maximum number of covers: each is compared with every view behind it.
  static let limit = 4
  /// The minimum size of a cover, as a fraction of the damage, that is worth a comparison with each view.
  static let minimumPart: CGFloat = 1 / 16

  /// The covers, front to back.
  private(set) var covers: [Cover] = []
  private let damage: CGRect
  private let cull: Cull
  private let scale: CGFloat
  private let minimumArea: CGFloat

  /// The view whose covers in front of it are ignored, until the search has reached it; nil for none.
  private var ignoring: UIView?

  /// Begins a search; with a view, only for covers behind that view.
  init(damage: CGRect, cull: Cull, scale: CGFloat, behind view: UIView? = nil) {
    ignoring = view
    self.damage = damage
    self.cull = cull
    self.scale = scale
    minimumArea = max(damage.width * damage.height * CoverSearch.minimumPart, 64)
  }

  /// Searches a view and its subviews; returns true if nothing behind can be visible.
  ///
  /// - Parameters:
  ///   - view: a visible, untransformed view.
  ///   - offset: the origin of the superview's space on the surface.
  ///   - clip: the area that clipping superviews leave visible.
  mutating func search(_ view: UIView, offset: CGVector, clip: CGRect) -> Bool {
    if view === ignoring {
      ignoring = nil
      return false
    }
    guard view.storedAlpha == 1, !view.flags.contains(.hasTransform) else { return false }
    let rare = view.rare
    let radius = rare?.cornerRadius ?? 0
    let clips = view.flags.contains(.clipsToBounds)
    if radius > 0, clips || view.children == nil { return false }
    if let effects = rare?.effects {
      guard effects.mask == nil, effects.dissolve == nil, effects.replication == nil, effects.raster == nil
      else { return false }
    }
    let inner = CGVector(dx: offset.dx + view.plainOffset.dx, dy: offset.dy + view.plainOffset.dy)
    let bounds = view.storedBounds.offsetBy(dx: inner.dx, dy: inner.dy)
    let innerClip = clips ? clip.overlap(bounds) : clip
    if let children = view.children, search(children, inner, innerClip) { return true }
    // A blur replaces all pixels behind it.
    guard radius == 0, (view.shownBackground?.alpha ?? 0) >= 1 || rare?.effects?.backdrop != nil else { return false }
    return add(bounds.overlap(clip), view)
  }

  private mutating func search(_ children: ChildList, _ offset: CGVector, _ clip: CGRect) -> Bool {
    let shown = children.shown
    guard shown.boxes.count == children.views.count else { return false }
    let here = cull.moved(to: offset)
    for slot in shown.boxes.indices.reversed() {
      let box = shown.boxes[slot]
      guard here.touches(box), CGFloat(box.area) >= minimumArea else { continue }
      if search(children.views[shown.index(of: slot)], offset: offset, clip: clip) { return true }
    }
    return false
  }

  private mutating func add(_ rect: CGRect, _ view: UIView) -> Bool {
    let covered = rect.pixelsWithin(scale)
    guard ignoring == nil, !covered.isEmpty else { return false }
    let seen = covered.overlap(damage)
    guard !seen.isNull, seen.width * seen.height >= minimumArea, covers.count < CoverSearch.limit,
      !covers.contains(where: { $0.rect.contains(covered) })
    else { return false }
    covers.append(Cover(rect: covered, view: view))
    return covered.contains(damage)
  }
}

extension Box {
  /// 0 for the empty box.
  fileprivate var area: Float { isNull ? 0 : (-edges[2] - edges[0]) * (-edges[3] - edges[1]) }
}
