import TouchDrawing
import TouchGeometry

/// The blur of what is behind a view.
package struct BackdropStyle: Equatable, Sendable {
  /// The standard deviation in points of the view's space.
  package var deviation: CGFloat
  /// The factor of the saturation of what is behind.
  package var saturation: CGFloat

  package init(deviation: CGFloat, saturation: CGFloat) {
    (self.deviation, self.saturation) = (deviation, saturation)
  }
}

/// The blur of what is behind one view, and what was behind it in the last frame.
@MainActor final class Backdrop {
  var style: BackdropStyle
  /// What was behind the view in the last frame; nil if the view was not visible.
  var known: Known?

  /// What is behind a view.
  struct Known {
    let source: StoredDrawing
    /// The only color behind the view; nil if a picture is blurred.
    let color: CGColor?
  }

  /// Views with a backdrop, in the order in which they received it.
  private static var views: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  /// Whether any view has a backdrop.
  static var exists: Bool { !views.isEmpty }

  /// Returns the views that have a backdrop.
  static func all() -> [UIView] {
    views.removeAll { $0.view?.rare?.effects?.backdrop == nil }
    return views.compactMap(\.view)
  }

  init(_ style: BackdropStyle, of view: UIView) {
    self.style = style
    Backdrop.views.removeAll { $0.view == nil || $0.view === view }
    Backdrop.views.append(WeakView(view: view))
  }
}

extension UIView {
  /// The blur of what is behind the view, within its bounds and rounded corners; nil, the default, for none.
  ///
  /// The background of the view is drawn over it.
  package var backdrop: BackdropStyle? {
    get { rare?.effects?.backdrop?.style }
    set {
      guard newValue != backdrop else { return }
      let effects = ensuredEffects
      if let newValue, let own = effects.backdrop {
        own.style = newValue
      } else {
        effects.backdrop = newValue.map { Backdrop($0, of: self) }
      }
      requestFrame()
    }
  }

  /// The transform from the view's space to the surface's; nil if the view is not visible in a window, or is drawn
  /// several times.
  fileprivate var toSurface: CGAffineTransform? {
    var (view, transform) = (self, CGAffineTransform.identity)
    while true {
      guard view.isSeen, view.rare?.effects?.raster == nil else { return nil }
      transform = transform.concatenating(view.toSuperview)
      if view.flags.contains(.isWindow) { return transform }
      guard let above = view.storedSuperview, above.rare?.effects?.replication == nil else { return nil }
      view = above
    }
  }
}

/// Finds what is behind views that blur it, and which of them must be redrawn.
///
/// What is behind a view is composed as a display list, for the whole area of the view. If it equals that of the last
/// frame, nothing is blurred: so a change in front of a view, or in it, costs as much as without a blur. Otherwise the
/// whole area is damaged.
@MainActor final class BackdropFinder {
  /// The views that this frame has examined.
  private var examined: Set<ObjectIdentifier> = []
  /// The areas that must be redrawn.
  private var renewed: [CGRect] = []
  private var windows = ChildList()
  private var (scale, margin): (CGFloat, CGFloat) = (1, 0)
  private var isTorn = false

  /// Adds the areas of views to the damage if something behind them differs.
  ///
  /// - Returns: whether the tree differs from the one in which the damage was found.
  func find(in windows: ChildList, _ damage: inout FrameDamage, scale: CGFloat, margin: CGFloat) -> Bool {
    (self.windows, self.scale, self.margin, isTorn) = (windows, scale, margin, false)
    examined.removeAll(keepingCapacity: true)
    renewed.removeAll(keepingCapacity: true)
    guard !damage.isEmpty else { return false }
    var waiting: [(view: UIView, area: CGRect)] = []
    for view in Backdrop.all() {
      let window = view.window
      if window != nil, !windows.views.contains(where: { $0 === window }) { continue }
      // The stored pixels of a view that disappears are released.
      if let area = area(of: view) { waiting.append((view, area)) } else { view.rare?.effects?.backdrop?.known = nil }
    }
    // A larger damage may reach further views.
    while let index = waiting.firstIndex(where: { damage.touches($0.area) }) {
      _ = backdrop(of: waiting.remove(at: index).view)
      for area in renewed { damage.add(area) }
      renewed.removeAll(keepingCapacity: true)
    }
    return isTorn
  }

  /// Returns what is behind a visible view; nil if it has no backdrop.
  func backdrop(of view: UIView) -> Backdrop.Known? {
    guard let backdrop = view.rare?.effects?.backdrop else { return nil }
    guard let area = area(of: view), examined.insert(ObjectIdentifier(view)).inserted else { return backdrop.known }
    let list = compose(behind: view, within: area)
    if let known = backdrop.known, known.source.list == list { return known }
    renewed.append(area)
    let known = Backdrop.Known(source: StoredDrawing(list), color: list.onlyGray(in: area))
    backdrop.known = known
    return known
  }

  /// Returns the rectangle of a view on the surface; nil if it is not visible.
  private func area(of view: UIView) -> CGRect? {
    view.toSurface.map { view.storedBounds.applying($0) }
  }

  private func compose(behind view: UIView, within area: CGRect) -> DisplayList {
    // The pixels at the edges are whole.
    let area = area.outset(by: 1 / scale)
    let cull = Cull([area.outset(by: margin)])
    var search = CoverSearch(damage: area, cull: cull, scale: scale, behind: view)
    for (slot, window) in windows.views.enumerated().reversed() where cull.touches(windows.shown.boxes[slot]) {
      if search.search(window, offset: .zero, clip: .infinite) { break }
    }
    var pass = FramePass(covers: search.covers, damage: area, scale: scale, backdrops: self, until: view)
    pass.append(windows, .zero, cull, true)
    isTorn = isTorn || pass.isTorn
    return pass.ended ?? pass.list
  }
}

extension DisplayList {
  /// Returns the gray that fills an area, if the list draws nothing else; nil otherwise.
  ///
  /// A blur does not change it.
  fileprivate func onlyGray(in area: CGRect) -> CGColor? {
    guard commands.count == 1, case .fillRect(let rect, let color) = commands[0], color.alpha >= 1,
      color.red == color.green, color.green == color.blue, rect.contains(area)
    else { return nil }
    return color
  }
}
