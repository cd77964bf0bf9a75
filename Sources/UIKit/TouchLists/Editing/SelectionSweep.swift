import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A list in which a two-finger pan selects multiple elements (semantics 27.22).
@MainActor protocol SweptList: UIScrollView {
  /// The selected positions.
  var swept: Set<ListPlace> { get }
  /// Whether multiple elements can be selected at present.
  var sweepsSeveral: Bool { get }
  /// Returns the position at a point of the content, or nil.
  func sweepPlace(at point: CGPoint) -> ListPlace?
  /// Returns the positions between two, both included, in order.
  func sweepPlaces(from first: ListPlace, to last: ListPlace) -> [ListPlace]
  /// Returns the positions that intersect a rectangle of the content, in order; nil if the list has no selection
  /// rectangle.
  func sweepPlaces(in rect: CGRect) -> [ListPlace]?
  /// Asks the delegate whether a two-finger pan may select from a position.
  func sweepMayBegin(at place: ListPlace) -> Bool
  func sweepDidBegin(at place: ListPlace)
  func sweepDidEnd()
  /// Selects or deselects a position as the user does.
  func sweepSelect(_ place: ListPlace, _ isOn: Bool)
}

/// Owns the two recognizers of multiple selection: a two-finger pan, and a mouse drag that draws a rectangle from empty
/// space.
///
/// The list creates and owns the sweep when multiple selection is first allowed.
@MainActor final class SelectionSweep: UIGestureRecognizerDelegate {
  private let fingers = UIPanGestureRecognizer()
  private let mouse = UIPanGestureRecognizer()
  private let band = SelectionBand(frame: .zero)
  private weak var list: (any SweptList)?
  private var start: (place: ListPlace?, point: CGPoint)?
  /// The point of the mouse press.
  private var pressed = CGPoint.zero
  /// The selection before the gesture, and the positions that the gesture has selected.
  private var (former, own): (Set<ListPlace>, Set<ListPlace>) = ([], [])

  init(_ list: any SweptList) {
    self.list = list
    fingers.mark(as: .selectByFingers)
    (fingers.minimumNumberOfTouches, fingers.maximumNumberOfTouches) = (2, 2)
    fingers.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    mouse.mark(as: .selectByRectangle)
    mouse.maximumNumberOfTouches = 1
    for pan in [fingers, mouse] { pan.ignoresFurtherTouches = true }
    mouse.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    for recognizer in list.sweepPlaces(in: .zero) == nil ? [fingers] : [fingers, mouse] {
      recognizer.delegate = self
      recognizer.addAction(
        UIAction { [weak self, weak recognizer] _ in if let recognizer { self?.swept(recognizer) } })
      list.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let pan = gestureRecognizer as? UIPanGestureRecognizer, start == nil else { return false }
    let (here, way) = (pan.location(in: list), pan.translation(in: list))
    let point = pan === mouse ? pressed : CGPoint(x: here.x - way.x, y: here.y - way.y)
    let place = list.sweepPlace(at: point)
    if pan === mouse {
      guard place == nil, list.sweepsSeveral else { return false }
    } else {
      guard let place, list.sweepMayBegin(at: place) else { return false }
    }
    start = (place, point)
    return true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === mouse { pressed = touch.location(in: list) }
    return true
  }

  private func swept(_ pan: UIGestureRecognizer) {
    guard let list, let start else { return }
    switch pan.state {
    case .began:
      if let place = start.place { list.sweepDidBegin(at: place) }
      former = list.swept
      if pan === mouse { list.addSubview(band) }
      follow(pan, in: list, from: start)
    case .changed: follow(pan, in: list, from: start)
    case .ended, .cancelled, .failed:
      self.start = nil
      (former, own) = ([], [])
      band.removeFromSuperview()
      if start.place != nil { list.sweepDidEnd() }
    case .possible: break
    }
  }

  private func follow(
    _ pan: UIGestureRecognizer, in list: any SweptList, from start: (place: ListPlace?, point: CGPoint)
  ) {
    let here = pan.location(in: list)
    var wanted: [ListPlace] = []
    if let first = start.place {
      // Between two items the last one is used.
      guard list.sweepsSeveral, let last = list.sweepPlace(at: here) else { return }
      wanted = list.sweepPlaces(from: first, to: last)
    } else {
      band.frame = CGRect(
        x: min(start.point.x, here.x), y: min(start.point.y, here.y), width: abs(here.x - start.point.x),
        height: abs(here.y - start.point.y))
      list.bringSubviewToFront(band)
      wanted = list.sweepPlaces(in: band.frame) ?? []
    }
    let all = Set(wanted)
    for place in own.subtracting(all).sorted() {
      own.remove(place)
      list.sweepSelect(place, false)
    }
    for place in wanted where !former.contains(place) && own.insert(place).inserted { list.sweepSelect(place, true) }
  }
}

/// The selection rectangle of a mouse.
@MainActor final class SelectionBand: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tintColor.withAlphaComponent(0.15)
    layer.borderColor = UIColor.tintColor.cgColor
    layer.borderWidth = 1
    layer.zPosition = 2_000_000
  }
  required init?(coder: NSCoder) { return nil }
}

extension UICollectionView: SweptList {
  final var swept: Set<ListPlace> { selection }
  final var sweepsSeveral: Bool {
    selectsSeveral && movement == nil
  }
  final func sweepPlace(at point: CGPoint) -> ListPlace? { indexPathForItem(at: point).flatMap { ListPlace($0) } }

  final func sweepPlaces(from first: ListPlace, to last: ListPlace) -> [ListPlace] {
    let (low, high) = (min(first, last), max(first, last))
    guard let counts else { return [] }
    return (low.section...high.section).flatMap { section -> [ListPlace] in
      guard counts.indices.contains(section) else { return [] }
      let from = section == low.section ? low.item : 0
      let end = section == high.section ? min(high.item + 1, counts[section]) : counts[section]
      return (from..<max(from, end)).map { ListPlace(section, $0) }
    }
  }

  final func sweepPlaces(in rect: CGRect) -> [ListPlace]? {
    guard rect != .zero else { return [] }
    let found = elements(in: rect)
    return found.filter { $0.representedElementCategory == .cell && !$0.isInStrip && $0.frame.sharesArea(with: rect) }
      .compactMap { ListPlace($0.indexPath) }.filter { contains($0) }.sorted()
  }

  final func sweepMayBegin(at place: ListPlace) -> Bool {
    itemDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: place.path) ?? false
  }
  final func sweepDidBegin(at place: ListPlace) {
    breakPress()
    anchor = place
    itemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: place.path)
  }
  final func sweepDidEnd() { itemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
  final func sweepSelect(_ place: ListPlace, _ isOn: Bool) {
    guard contains(place) else { return }
    if isOn { selectByUser(place, alone: false) } else { _ = deselectByUser(place, asks: false) }
  }
}

extension UITableView: SweptList {
  final var swept: Set<ListPlace> { selection }
  final var sweepsSeveral: Bool { selectsSeveral && lifted == nil }
  final func sweepPlace(at point: CGPoint) -> ListPlace? { indexPathForRow(at: point).flatMap { ListPlace($0) } }

  final func sweepPlaces(from first: ListPlace, to last: ListPlace) -> [ListPlace] {
    var found: [ListPlace] = []
    var next: ListPlace? = min(first, last)
    while let place = next, place <= max(first, last), geometry.contains(place) {
      found.append(place)
      next = geometry.row(after: place)
    }
    return found
  }

  /// Returns nil: a table has no space next to its rows.
  final func sweepPlaces(in rect: CGRect) -> [ListPlace]? { nil }

  final func sweepMayBegin(at place: ListPlace) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: place.path) ?? false
  }
  final func sweepDidBegin(at place: ListPlace) {
    breakPress()
    anchor = place
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: place.path)
  }
  final func sweepDidEnd() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
  final func sweepSelect(_ place: ListPlace, _ isOn: Bool) {
    guard geometry.contains(place) else { return }
    if isOn { selectByUser(place, alone: false) } else { deselectByUser(place) }
  }
}
