import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Where a drop on a list would place its items; the cases of tables and collections together.
enum ListDropIntent: Sendable { case unspecified, insertAt, insertInto, automatic }

/// The position in a list at which a drop would place its items (semantics 54.32).
@MainActor struct DropPlace: Equatable {
  /// The row or item under the drag, and its rectangle in the content.
  let place: ListPlace
  let rect: CGRect
  /// Whether the items are placed into it; otherwise before or after it.
  let isInto: Bool
  /// Whether they are inserted after it.
  let isAfter: Bool
  /// Whether items are side by side, so that the left and right halves decide.
  let isAcross: Bool
  private let isMirrored: Bool

  /// Returns the position for a point of the list's content; nil for the intent `unspecified`.
  init?(_ intent: ListDropIntent, _ path: IndexPath, _ rect: CGRect, at point: CGPoint, in list: UIScrollView) {
    guard let place = ListPlace(path), rect.width > 0, rect.height > 0 else { return nil }
    (self.place, self.rect) = (place, rect)
    // Two items fit side by side.
    isAcross = rect.width * 2 <= list.bounds.width
    isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let across = (point.x - rect.minX) / rect.width
    let part = !isAcross ? (point.y - rect.minY) / rect.height : isMirrored ? 1 - across : across
    isAfter = part >= 0.5
    switch intent {
    case .unspecified: return nil
    case .insertAt: isInto = false
    case .insertInto: isInto = true
    case .automatic: isInto = part >= 0.25 && part < 0.75
    }
  }

  /// The index path of the row or item, or that of the first inserted one.
  ///
  /// - Parameter paths: What the drop removes from the list; those before the position are not counted.
  func path(moving paths: [IndexPath]) -> IndexPath {
    guard !isInto else { return place.path }
    let index = place.item + (isAfter ? 1 : 0)
    let before = Set(paths).filter { $0.section == place.section && $0.row < index }.count
    return IndexPath(row: index - before, section: place.section)
  }

  /// The rectangle of the mark in the list's content.
  var mark: CGRect {
    let thickness = TableTuning.dropLine
    guard !isInto else { return rect }
    guard isAcross else {
      let y = isAfter ? rect.maxY : rect.minY
      return CGRect(x: rect.minX, y: y - thickness / 2, width: rect.width, height: thickness)
    }
    let x = isAfter != isMirrored ? rect.maxX : rect.minX
    return CGRect(x: x - thickness / 2, y: rect.minY, width: thickness, height: rect.height)
  }
}

/// The mark of the position at which a drop would place its items: a line, or a tint over a row or item.
@MainActor final class DropMark {
  private weak var list: UIScrollView?
  private var view: UIView?
  /// The position; nil for no mark.
  var place: DropPlace? { didSet { show() } }

  init(_ list: UIScrollView) { self.list = list }

  private func show() {
    guard let list, let place else {
      view?.removeFromSuperview()
      return view = nil
    }
    let shown = view ?? UIView()
    shown.isUserInteractionEnabled = false
    shown.backgroundColor = place.isInto ? list.tintColor.withAlphaComponent(0.25) : list.tintColor
    shown.frame = place.mark
    if shown.superview !== list { list.addSubview(shown) }
    list.bringSubviewToFront(shown)
    view = shown
  }
}
