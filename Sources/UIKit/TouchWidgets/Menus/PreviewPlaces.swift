import TouchGeometry

/// The rectangles of a preview and the menu next to it (semantics 31.13).
struct PreviewPlaces: Equatable {
  /// The rectangle of the preview, which is smaller than requested if there is not enough space.
  var preview: CGRect
  /// The rectangle of the menu; empty if there is none.
  var menu: CGRect

  /// Finds rectangles in an area for a preview and its menu; returns nil if there is no space.
  ///
  /// The preview is placed at its source, the menu below, above, at the right or at the left of it, wherever it fits;
  /// otherwise the preview is moved.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the preview.
  ///   - source: The source of the preview, in the same coordinates as the area.
  ///   - menu: The preferred size of the menu; zero for none.
  ///   - room: The area that must contain both.
  ///   - gap: The distance between the two.
  ///   - shrinks: Whether the preview may shrink.
  static func find(
    _ size: CGSize, at source: CGRect, menu: CGSize, in room: CGRect, gap: CGFloat, shrinks: Bool
  ) -> PreviewPlaces? {
    guard room.width > 0, room.height > 0, menu.width <= room.width, menu.height <= room.height else { return nil }
    var size = size
    let isAlone = menu == .zero
    let fits = { (size: CGSize) in size.width <= room.width && size.height <= room.height }
    let fitsBelow = { (size: CGSize) in isAlone || size.height + gap + menu.height <= room.height }
    let fitsBeside = { (size: CGSize) in isAlone || size.width + gap + menu.width <= room.width }
    if !fits(size) || !(fitsBelow(size) || fitsBeside(size)) {
      guard shrinks else { return nil }
      let below = CGSize(width: room.width, height: room.height - (isAlone ? 0 : gap + menu.height))
      let beside = CGSize(width: room.width - (isAlone ? 0 : gap + menu.width), height: room.height)
      let factor = { (maximum: CGSize) in min(maximum.width / size.width, maximum.height / size.height, 1) }
      let best = max(factor(below), factor(beside))
      guard best > 0 else { return nil }
      size = CGSize(width: (size.width * best).rounded(.down), height: (size.height * best).rounded(.down))
    }
    let middle = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
    var preview = middle.moved(into: room)
    if isAlone { return PreviewPlaces(preview: preview, menu: .zero) }
    // The menu is aligned with the side of the window at which the source is.
    let x = source.midX <= room.midX ? preview.minX : preview.maxX - menu.width
    let place = { (x: CGFloat, y: CGFloat) in CGRect(origin: CGPoint(x: x, y: y), size: menu).moved(into: room) }
    if room.maxY - preview.maxY >= gap + menu.height {
      return PreviewPlaces(preview: preview, menu: place(x, preview.maxY + gap))
    }
    if preview.minY - room.minY >= gap + menu.height {
      return PreviewPlaces(preview: preview, menu: place(x, preview.minY - gap - menu.height))
    }
    if room.maxX - preview.maxX >= gap + menu.width {
      return PreviewPlaces(preview: preview, menu: place(preview.maxX + gap, preview.minY))
    }
    if preview.minX - room.minX >= gap + menu.width {
      return PreviewPlaces(preview: preview, menu: place(preview.minX - gap - menu.width, preview.minY))
    }
    if fitsBelow(size) {
      preview.origin.y = room.maxY - menu.height - gap - size.height
      return PreviewPlaces(preview: preview, menu: place(x, preview.maxY + gap))
    }
    preview.origin.x = room.maxX - menu.width - gap - size.width
    return PreviewPlaces(preview: preview, menu: place(preview.maxX + gap, preview.minY))
  }
}

extension CGRect {
  /// Returns the rectangle moved by the shortest distance into another one that is not smaller, on whole points.
  fileprivate func moved(into room: CGRect) -> CGRect {
    let x = max(min(origin.x.rounded(), room.maxX - width), room.minX)
    let y = max(min(origin.y.rounded(), room.maxY - height), room.minY)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
