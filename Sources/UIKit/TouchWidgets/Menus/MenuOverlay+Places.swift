import TouchGeometry
import TouchKit

// The positions of menus, inside the window or outside it (semantics 31.10).

extension MenuOverlay {
  /// Places a menu; one that does not lie in the window is shown by the platform, if it can do that.
  func place(_ panel: MenuPanel, at anchor: Anchor) {
    let room = panel.staysInside ? inside : reach
    let preference = panel.staysInside ? panel.naturalSize : limited(panel.naturalSize)
    let size = CGSize(
      width: min(preference.width, max(room.width, 0)), height: min(preference.height, max(room.height, 0)))
    var origin: CGPoint
    switch anchor {
    case .place(let place):
      origin = CGPoint(x: side(place.x, place.x, width: size.width, in: room), y: place.y)
      if origin.y + size.height > room.maxY { origin.y = place.y - size.height }
    case .below(let rect):
      origin = CGPoint(x: isMirrored ? rect.maxX - size.width : rect.minX, y: rect.maxY + 3)
      if origin.y + size.height > room.maxY, rect.minY - room.minY > room.maxY - rect.maxY {
        origin.y = rect.minY - 3 - size.height
      }
    case .beside(let menu, let row):
      let x = side(menu.minX + 2, menu.maxX - 2, width: size.width, in: room)
      origin = CGPoint(x: x, y: row.minY - MenuTuning.inset)
    case .preview(let otherwise):
      guard let frame = placesPreview(menu: size) else { return place(panel, at: .place(otherwise)) }
      panel.frame = frame
      return panel.layoutIfNeeded()
    }
    origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
    origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
    panel.frame = CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: size)
    panel.layoutIfNeeded()
    showBeyondEdges(panel, at: anchor)
  }

  /// Returns the left edge of a menu on the trailing side of an area, or on its leading side if only that has room.
  ///
  /// - Parameters:
  ///   - left: The left edge of the area.
  ///   - right: The right edge of the area.
  ///   - width: The width of the menu.
  ///   - room: The available area of menus.
  private func side(_ left: CGFloat, _ right: CGFloat, width: CGFloat, in room: CGRect) -> CGFloat {
    let (before, after) = (left - width, right)
    if isMirrored { return before < room.minX ? after : before }
    return after + width > room.maxX ? before : after
  }

  /// The available area of menus inside the window.
  private var inside: CGRect { bounds.shrunk(dx: MenuTuning.margin, dy: MenuTuning.margin) }

  /// The available area of menus: the display, if the platform supports menus outside the window.
  private var reach: CGRect {
    guard let window, !window.clipsToBounds, let room = window.windowScene?.popupRoom, !room.isNull else {
      return inside
    }
    let display = convert(room.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
    // A desktop that says something else than where the window is, is not believed.
    return display.intersects(bounds) ? display : inside
  }

  /// A size that the platform can show beyond the edges.
  private func limited(_ size: CGSize) -> CGSize {
    guard let scene = window?.windowScene, !scene.popupRoom.isNull else { return size }
    let limit = scene.popupLimit
    return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
  }

  /// The rectangle next to which a menu opens, in the coordinates of the overlay.
  private func rect(of anchor: Anchor) -> CGRect {
    switch anchor {
    case .place(let place), .preview(let place): CGRect(origin: place, size: .zero)
    case .below(let rect): rect
    case .beside(let menu, let row):
      CGRect(
        x: menu.minX + 2, y: row.minY - MenuTuning.inset, width: max(menu.width - 4, 0),
        height: row.height + 2 * MenuTuning.inset)
    }
  }

  /// Has the platform show a menu that does not lie in the window.
  private func showBeyondEdges(_ panel: MenuPanel, at anchor: Anchor) {
    let isBeyond = !panel.staysInside && !bounds.contains(panel.frame)
    panel.isFlat = isBeyond
    guard isBeyond, let window, let scene = window.windowScene else { return panel.popup = nil }
    func inScene(_ rect: CGRect) -> CGRect {
      convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
    let (rect, anchorRect) = (inScene(panel.frame), inScene(rect(of: anchor)))
    panel.popup = scene.openPopup(over: rect, at: anchorRect, for: self) { [weak self, weak panel] change in
      guard let self, let panel else { return }
      switch change {
      case .left: close()
      case .refused:
        panel.staysInside = true
        place(panel, at: anchor)
      case .moved(let distance): panel.frame = panel.frame.offsetBy(dx: distance.dx, dy: distance.dy)
      }
    }
  }
}
