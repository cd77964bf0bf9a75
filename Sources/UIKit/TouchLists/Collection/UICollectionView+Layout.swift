import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// The choice and the layout of visible cells (semantics 26.2, 27.1, 27.12).

extension UICollectionView {
  /// Discards all cached data and recycles the cells; queries the data source now or in the next layout pass.
  func reload(asksNow: Bool) {
    guard batch == nil else { return batch!.reloadsAll = true }
    breakPress()
    generation += 1
    let expected = generation
    counts = nil
    isPrepared = false
    selection = []
    (anchor, reportedFocus, cursor, press, movement) = (nil, nil, nil, nil, nil)
    collectionViewLayout.forget()
    if asksNow {
      counts = askCounts()
      guard generation == expected else { return }
      updateIndex()
    }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.newContext([.everything, .counts]))
    guard generation == expected else { return }
    swipes?.close(animated: false)
    let (rows, others) = (shown, supplements)
    (shown, supplements) = ([], [])
    for row in rows.reversed() { recycle(row) }
    for other in others { recycle(other) }
    resetStrips()
    prefetch?.reset()
    setNeedsLayout()
  }

  /// Queries the numbers of items; a negative number is treated as 0 (semantics 26.40).
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    func natural(_ count: Int, _ method: String) -> Int {
      if count < 0 { UsageError.report("\(method) of \(type(of: dataSource)) returned \(count); treated as 0") }
      return max(count, 0)
    }
    return (0..<natural(dataSource.numberOfSections(in: self), "numberOfSections(in:)")).map {
      natural(dataSource.collectionView(self, numberOfItemsInSection: $0), "collectionView(_:numberOfItemsInSection:)")
    }
  }

  /// Has a cell measured again after its content changed, regardless of `selfSizingInvalidation`.
  func contentOfCellDidChange(_ cell: UICollectionViewCell) {
    guard let row = shown.first(where: { $0.cell === cell }), !isLayingOut else { return }
    collectionViewLayout.forgetItem(row.place)
    cell.sizeWhenAsked = nil
    setNeedsLayout()
  }

  /// Uses the background color of a list layout, unless the app has set a color.
  func adoptBackgroundColor(_ color: UIColor?) {
    guard backgroundColor == layoutBackgroundColor ?? .systemBackground else { return }
    layoutBackgroundColor = color
    backgroundColor = color ?? .systemBackground
  }

  /// Returns whether an item can be edited; asks the delegate.
  func canEdit(_ place: ListPlace) -> Bool {
    itemDelegate?.collectionView(self, canEditItemAt: dataPath(place)) ?? true
  }

  func contains(_ place: ListPlace) -> Bool {
    guard let counts, counts.indices.contains(place.section) else { return false }
    return place.item < counts[place.section]
  }

  func cell(at place: ListPlace) -> UICollectionViewCell? { shown.cell(at: place) }

  /// Lays out the visible elements.
  func layOutItems() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let glide = resizeAnimation()
    swipes?.closeIfScrolled()
    // Each measuring adds new lengths, so the loop is limited; the rest waits for the next layout pass.
    var (rounds, measurings) = (0, 0)
    rounds: while rounds < TableTuning.rounds {
      switch pass() {
      case .done: break rounds
      case .changed: rounds += 1
      case .measured:
        measurings += 1
        if measurings == TableTuning.measurings {
          setNeedsLayout()
          break rounds
        }
      }
    }
    if rounds == TableTuning.rounds {
      UsageError.report("\(type(of: self)): its data was changed \(rounds) times while its items were laid out")
    }
    removeStrips()
    glide?.run(animatedViews, in: self)
    followScrollGoal()
    backgroundView?.frame = bounds
    placeIndex()
    markCursor()
    notifyPrefetching()
  }

  /// Keeps the cell of an item whose text is being edited, even outside the visible rect.
  private func keepEdited(_ items: inout Set<ListPlace>) {
    offscreenEdited = nil
    for row in shown where !items.contains(row.place) && contains(row.place) && row.cell.holdsKeyboard {
      guard let attributes = placed(row.place.path) else { continue }
      adopt(attributes, row.cell)
      items.insert(row.place)
      offscreenEdited = row.place
    }
  }

  private enum Outcome { case done, changed, measured }

  /// Performs one layout attempt; returns whether data or layout changed during it, or views reported new lengths.
  private func pass() -> Outcome {
    let expected = generation
    if counts == nil {
      counts = askCounts()
      guard generation == expected else { return .changed }
      updateIndex()
    }
    // Insets change the available space, too.
    if bounds != askedBounds || adjustedContentInset != askedInset { askLayout(about: bounds) }
    if isPrepared, collectionViewLayout.isOutdated { isPrepared = false }
    if !isPrepared, !prepareLayout() { return .changed }
    let all = elements(in: bounds)
    let seen = all.filter { !$0.isHidden && ($0.isInStrip || $0.frame.sharesArea(with: bounds)) }
    guard generation == expected else { return .changed }
    let heldPlace = heldPlace(seen)
    let decides = collectionViewLayout.decidesAboutSizes
    placeStrips(collectionViewLayout.strips(in: bounds))
    var (items, others): (Set<ListPlace>, Set<String>) = ([], [])
    var isOther = false
    for attributes in seen {
      let view: UICollectionReusableView?
      switch attributes.representedElementCategory {
      case .cell:
        guard let place = ListPlace(attributes.indexPath), contains(place) else { continue }
        items.insert(place)
        if let known = cell(at: place) {
          adopt(attributes, known)
        } else if !makeCell(place, attributes, expected) {
          return .changed
        }
        view = attributes.isEstimated || decides ? cell(at: place) : nil
      case .supplementaryView, .decorationView:
        let kind = attributes.representedElementKind ?? ""
        others.insert("\(kind) \(attributes.indexPath)")
        let isThere = { (other: Supplement) in other.kind == kind && other.path == attributes.indexPath }
        if let known = supplements.first(where: isThere) {
          adopt(attributes, known.view)
        } else if !makeSupplement(kind, attributes, expected) {
          return .changed
        }
        view =
          attributes.isEstimated || decides && attributes.representedElementCategory != .decorationView
          ? supplements.first(where: isThere)?.view : nil
      }
      if let view, !attributes.isEstimated {
        guard let answer = askSize(of: view, attributes, expected) else { return .changed }
        if answer { isOther = true }
      } else if let view, !collectionViewLayout.isMeasured(attributes) {
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        guard generation == expected else { return .changed }
        if collectionViewLayout.adopt(preferred, for: attributes) { isOther = true }
      }
    }
    if isOther {
      isPrepared = false
      // A custom layout supplies its own adjustment of the content offset.
      pinned =
        decides
        ? nil
        : heldPlace.flatMap { place in
          seen.first { $0.representedElementCategory == .cell && ListPlace($0.indexPath) == place }
            .map { (place, anchor(of: $0.frame)) }
        }
      return .measured
    }
    if let movement { items.insert(movement.place) }
    keepEdited(&items)
    let leaving = shown.filter { !items.contains($0.place) }
    let gone = supplements.filter { !others.contains("\($0.kind) \($0.path)") }
    if boundsChange != nil {
      keepUntilChanged(leaving, gone)
      guard generation == expected else { return .changed }
      return isPrepared ? .done : .changed
    }
    shown.removeAll { !items.contains($0.place) }
    supplements.removeAll { !others.contains("\($0.kind) \($0.path)") }
    // All of them, also if the delegate reloads the data meanwhile: the lists do not contain them any more.
    for row in leaving { recycle(row) }
    for other in gone { recycle(other) }
    return generation == expected && isPrepared ? .done : .changed
  }

  /// Asks a view for its preferred size and a custom layout for the result; nil if the data changed during the calls.
  private func askSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ expected: Int
  ) -> Bool? {
    guard view.sizeWhenAsked != attributes.size else { return false }
    view.sizeWhenAsked = attributes.size
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
    guard generation == expected else { return nil }
    let layout = collectionViewLayout
    let (preference, original) = (flipped(preferred), flipped(attributes))
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preference, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preference, withOriginalAttributes: original))
    return generation == expected ? true : nil
  }

  /// Prepares the layout; returns false if data or layout changed during the call.
  func prepareLayout() -> Bool {
    let expected = generation
    isPrepared = true
    (askedBounds, askedInset) = (bounds, adjustedContentInset)
    collectionViewLayout.prepare()
    guard generation == expected else { return false }
    applyContentSize(collectionViewLayout.collectionViewContentSize)
    restorePinnedItem()
    return true
  }

  // MARK: Corrections

  /// Returns the item that keeps its visible position while lengths are corrected (semantics 27.18).
  ///
  /// It is the first item that was visible before, otherwise the first that is visible now; nil at the start of the
  /// content.
  private func heldPlace(_ seen: [UICollectionViewLayoutAttributes]) -> ListPlace? {
    let inset = adjustedContentInset
    guard bounds.minY > -inset.top || bounds.minX > -inset.left else { return nil }
    let items = seen.filter { $0.representedElementCategory == .cell && !$0.isInStrip }
    let places = items.compactMap { ListPlace($0.indexPath) }
    return places.filter { cell(at: $0) != nil }.min() ?? places.min()
  }

  /// Scrolls by the change of the length before the held item.
  private func restorePinnedItem() {
    guard let pinned, contains(pinned.place),
      let now = placed(pinned.place.path).map({ anchor(of: $0.frame) })
    else { return }
    self.pinned = nil
    let (dx, dy) = (now.x - pinned.origin.x, now.y - pinned.origin.y)
    if dx != 0 || dy != 0 { correctOffset(to: CGPoint(x: bounds.minX + dx, y: bounds.minY + dy)) }
  }

  /// Returns the center of a view in its superview.
  func center(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard attributes.isInStrip, let strip = strips[attributes.indexPath.section] else { return attributes.center }
    let origin = strip.plan.frame.origin
    return CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
  }

  /// Applies the layout's attributes to a view.
  func adopt(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) {
    var center = center(of: attributes)
    if attributes.isInStrip, let strip = strips[attributes.indexPath.section] {
      if view.superview !== strip { strip.addSubview(view) }
    } else if view.superview !== self {
      insertSubview(view, at: depth(isDecoration: attributes.representedElementCategory == .decorationView))
    }
    view.applyListStyle(attributes.row, attributes.indexPath)
    prepareSwipes(attributes.row)
    if let swipe = swipes?.current, swipe.cell === view { center.x += swipe.isRight ? -swipe.shift : swipe.shift }
    if let movement, movement.cell === view {
      let moving = movingAttributes(at: attributes.indexPath, movement.center)
      return pose(view, moving, moving.center)
    }
    pose(view, attributes, center)
  }

  /// Applies attributes to a view, with its center at a point of its superview.
  func pose(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ center: CGPoint
  ) {
    let size = attributes.size
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    if let space = attributes.space {
      if view.transform3D != space { view.transform3D = space }
    } else if view.transform != attributes.transform {
      view.transform = attributes.transform
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    // Decorations are behind cells of the same z-index.
    let height = CGFloat(attributes.zIndex) - (attributes.representedElementCategory == .decorationView ? 0.5 : 0)
    if height != view.storedZPosition { view.layer.zPosition = height }
    view.apply(attributes)
  }

  private func makeCell(_ place: ListPlace, _ attributes: UICollectionViewLayoutAttributes, _ expected: Int) -> Bool {
    guard let dataSource else { return true }
    let cell = dataSource.collectionView(self, cellForItemAt: dataPath(place))
    guard generation == expected, contains(place) else {
      recycleUnused(cell)
      return false
    }
    if let other = shown.index(of: cell) {
      UsageError.report(
        "\(type(of: dataSource)) returned the cell of item \(shown[other].place.path) again for \(place.path)")
      shown.remove(at: other)
    }
    enter(cell)
    cell.collection = self
    cell.watchContent(watchesContent)
    let edits = isEditing && canEdit(place)
    if cell.isEditing != edits { cell.isEditing = edits }
    UIView.performWithoutAnimation { adopt(attributes, cell) }
    if cell.isSelected != selection.contains(place) { cell.isSelected = selection.contains(place) }
    guard generation == expected, contains(place) else {
      recycleUnused(cell)
      return false
    }
    shown.insert(cell, at: place)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(place))
    return generation == expected
  }

  private func makeSupplement(_ kind: String, _ attributes: UICollectionViewLayoutAttributes, _ expected: Int) -> Bool {
    let path = attributes.indexPath
    let isDecoration = attributes.representedElementCategory == .decorationView
    let view: UICollectionReusableView
    if isDecoration {
      view = decoration(kind)
    } else {
      guard let dataSource else { return true }
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard generation == expected else {
      recycleUnused(view, kind)
      return false
    }
    enter(view)
    if !isDecoration { view.watchContent(watchesContent) }
    UIView.performWithoutAnimation { adopt(attributes, view) }
    guard generation == expected else {
      recycleUnused(view, kind)
      return false
    }
    supplements.append(Supplement(kind: kind, path: path, view: view, isDecoration: isDecoration))
    if isDecoration { return true }
    itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    return generation == expected
  }

  /// Creates a decoration view of the class that the layout has registered.
  private func decoration(_ kind: String) -> UICollectionReusableView {
    guard let made = collectionViewLayout.decorations[kind] else {
      fatalError(
        "could not dequeue a decoration view of kind \(kind) - must register a class or nib as a decoration view for "
          + "the kind")
    }
    if let used = pools.dequeue("\(kind)/\(UICollectionReusableView.decoration)") {
      used.prepareForReuse()
      return used
    }
    let view = makeReusable(of: made, .zero)
    view.reuseIdentifier = UICollectionReusableView.decoration
    return view
  }

  private func enter(_ view: UICollectionReusableView) {
    if view.isHiddenForReuse { view.show() }
    view.sizeWhenAsked = nil
    if view.superview == nil { insertSubview(view, at: depth(isDecoration: view.isDecoration)) }
  }

  /// Returns the index at which a subview is inserted.
  ///
  /// Decorations are directly above the background view, so that hit tests prefer cells; all other views are directly
  /// in front of them.
  private func depth(isDecoration: Bool) -> Int {
    var place = backgroundView == nil ? 0 : 1
    guard !isDecoration else { return place }
    let views = subviews
    while place < views.count, (views[place] as? UICollectionReusableView)?.isDecoration == true { place += 1 }
    return place
  }

  private func hideForReuse(_ view: UICollectionReusableView, _ kind: String) {
    (view.isHidden, view.isHiddenForReuse) = (true, true)
    if let identifier = view.reuseIdentifier, view.superview != nil {
      if view.superview !== self { insertSubview(view, at: depth(isDecoration: view.isDecoration)) }
      pools.put(view, "\(kind)/\(identifier)")
    } else {
      view.removeFromSuperview()
    }
  }

  /// Recycles a cell that the data source returned for an item that is not visible.
  func recycleUnused(_ cell: UICollectionViewCell) {
    guard shown.index(of: cell) == nil else { return }
    putAway(cell, "")
  }

  /// Recycles a supplementary or decoration view that was made before the data or the layout changed.
  private func recycleUnused(_ view: UICollectionReusableView, _ kind: String) {
    guard !supplements.contains(where: { $0.view === view }) else { return }
    putAway(view, kind)
  }

  /// Puts a view into its pool, also one that was never in the collection.
  private func putAway(_ view: UICollectionReusableView, _ kind: String) {
    if view.superview == nil { insertSubview(view, at: depth(isDecoration: view.isDecoration)) }
    hideForReuse(view, kind)
  }

  func recycle(_ row: Shown) {
    if press?.cell === row.cell {
      breakPress()
      press = nil
    }
    row.cell.endKeyboard()
    row.cell.cancelTouchesInside()
    itemDelegate?.collectionView(self, didEndDisplaying: row.cell, forItemAt: dataPath(row.place))
    hideForReuse(row.cell, "")
  }

  func recycle(_ other: Supplement) {
    if other.isDecoration { return hideForReuse(other.view, other.kind) }
    itemDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: other.view, forElementOfKind: other.kind, at: other.path)
    hideForReuse(other.view, other.kind)
  }
}

extension UICollectionReusableView {
  /// Whether the view is a decoration of the layout.
  fileprivate var isDecoration: Bool { reuseIdentifier == Self.decoration }

  /// The reuse identifier of decorations, chosen so that no app uses it.
  fileprivate static let decoration = "decoration that the layout asked for"
}

extension UICollectionView: RestChoosing {
  /// Returns the layout's target content offset after a drag.
  package func rest(for proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    if !isPrepared { layOutItems() }
    return collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}
