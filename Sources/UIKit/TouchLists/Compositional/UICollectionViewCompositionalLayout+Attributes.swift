import TouchGeometry
import TouchKit
import TouchWidgets

// The layout attributes of a compositional layout.

extension UICollectionViewCompositionalLayout {
  private func low(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  private func high(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func moved(_ frame: CGRect, by start: CGFloat) -> CGRect {
    frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
  }

  /// Returns whether the intersection of two rectangles has an area.
  private func shares(_ one: CGRect, _ other: CGRect) -> Bool {
    let common = one.overlap(other)
    return common.width > 0 && common.height > 0
  }

  /// Returns the sections that intersect a rectangle.
  private func sections(in rect: CGRect) -> Range<Int> {
    var (a, b) = (0, solved.count)
    while a < b {
      let middle = (a + b) / 2
      if solved[middle].start + length(solved[middle].places.size) < low(rect) { a = middle + 1 } else { b = middle }
    }
    var end = a
    while end < solved.count, solved[end].start <= high(rect) { end += 1 }
    return a..<end
  }

  /// Returns the elements that intersect a rectangle; of an orthogonally scrolling section, the visible elements.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for number in sections(in: rect) {
      let places = solved[number].places
      let first = result.count
      var area = moved(rect, by: -solved[number].start)
      for decoration in places.decorations.indices {
        let found = attributes(decoration: decoration, number)
        if shares(found.frame, rect) { result.append(found) }
      }
      if let strip = places.strip, let view = owner {
        area = area.overlap(strip.frame)
        let offset = view.stripOffset(number, stripPlan(number)?.start ?? .zero)
        area = area.isEmpty ? .null : area.offsetBy(dx: offset.x, dy: offset.y)
      }
      if !area.isNull { addItems(places, area, number, &result) }
      for index in places.attached.indices where shares(places.attached[index].frame, area) {
        result.append(attributes(attached: index, number))
      }
      for index in places.boundary.indices {
        let found = attributes(boundary: index, number)
        if shares(found.frame, rect) { result.append(found) }
      }
      if let handler = solved[number].section.visibleItemsInvalidationHandler, let view = owner {
        let offset =
          places.strip == nil ? view.contentOffset : view.stripOffset(number, stripPlan(number)?.start ?? .zero)
        handler(Array(result[first...]), offset, LayoutRoom(room, view.traitCollection, insets: added))
      }
    }
    for index in edges.indices {
      let found = attributes(edge: index)
      if shares(found.frame, rect) { result.append(found) }
    }
    return result
  }

  private func addItems(
    _ places: SolvedSection, _ area: CGRect, _ number: Int, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    let goesDown = isVertical != (places.strip != nil)
    func end(_ frame: CGRect) -> CGFloat { goesDown ? frame.maxY : frame.maxX }
    func start(_ frame: CGRect) -> CGFloat { goesDown ? frame.minY : frame.minX }
    var (a, b) = (0, places.groups.count)
    while a < b {
      let middle = (a + b) / 2
      if end(places.groups[middle].frame) <= start(area) { a = middle + 1 } else { b = middle }
    }
    while a < places.groups.count, start(places.groups[a].frame) < end(area) {
      for item in places.groups[a].items where shares(places.items[item].frame, area) {
        result.append(attributes(ListPlace(number, item)))
      }
      a += 1
    }
  }

  func attributes(_ place: ListPlace) -> UICollectionViewLayoutAttributes {
    let section = solved[place.section]
    let item = section.places.items[place.item]
    let result = newAttributes(forCellWith: place.path)
    result.frame = moved(item.frame, by: section.start)
    result.zIndex = item.zIndex
    (result.isWidthEstimated, result.isHeightEstimated) = (item.estimated.width, item.estimated.height)
    result.isInStrip = section.places.strip != nil
    result.row = section.section.list?.row(place.item, of: section.count)
    return result
  }

  private func attributes(attached index: Int, _ number: Int) -> UICollectionViewLayoutAttributes {
    let view = solved[number].places.attached[index]
    let path = IndexPath(item: view.item, section: number)
    let result = newAttributes(forSupplementaryViewOfKind: view.kind, with: path)
    result.frame = moved(view.frame, by: solved[number].start)
    result.zIndex = view.zIndex
    result.isInStrip = solved[number].places.strip != nil
    return result
  }

  private func attributes(decoration index: Int, _ number: Int) -> UICollectionViewLayoutAttributes {
    let view = solved[number].places.decorations[index]
    let path = IndexPath(item: index, section: number)
    let result = newAttributes(forDecorationViewOfKind: view.kind, with: path)
    result.frame = moved(view.frame, by: solved[number].start)
    result.zIndex = view.zIndex
    return result
  }

  private func attributes(boundary index: Int, _ number: Int) -> UICollectionViewLayoutAttributes {
    let section = solved[number]
    let view = section.places.boundary[index]
    let path = IndexPath(item: view.item, section: number)
    let result = newAttributes(forSupplementaryViewOfKind: view.kind, with: path)
    var frame = moved(view.frame, by: section.start)
    if let pin = view.pin, let collection = owner {
      let bounds = boundsBetweenEdges(of: collection)
      let (first, last) = (section.start, section.start + length(section.places.size) - length(frame.size))
      let preference =
        pin == .start ? max(low(frame), low(bounds)) : min(low(frame), high(bounds) - length(frame.size))
      let place = max(min(preference, last), first)
      if isVertical { frame.origin.y = place } else { frame.origin.x = place }
    }
    result.frame = frame
    result.zIndex = view.zIndex
    (result.isWidthEstimated, result.isHeightEstimated) = (view.estimated.width, view.estimated.height)
    result.row = section.section.list?.edge(view.kind)
    return result
  }

  func attributes(kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 { return edges.firstIndex { $0.kind == kind }.map { attributes(edge: $0) } }
    guard solved.indices.contains(path.section) else { return nil }
    let places = solved[path.section].places
    if let index = places.boundary.firstIndex(where: { $0.kind == kind && $0.item == path.item }) {
      return attributes(boundary: index, path.section)
    }
    guard let index = places.attached.firstIndex(where: { $0.kind == kind && $0.item == path.item }) else { return nil }
    return attributes(attached: index, path.section)
  }

  func attributes(decoration kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard solved.indices.contains(path.section), solved[path.section].places.decorations.indices.contains(path.item),
      solved[path.section].places.decorations[path.item].kind == kind
    else { return nil }
    return attributes(decoration: path.item, path.section)
  }

  func place(_ path: IndexPath) -> ListPlace? {
    guard let place = ListPlace(path), solved.indices.contains(place.section),
      solved[place.section].places.items.indices.contains(place.item)
    else { return nil }
    return place
  }

  /// Returns the orthogonally scrolling sections that are visible in a rectangle.
  func stripPlans(in rect: CGRect) -> [StripPlan] {
    sections(in: rect).compactMap { stripPlan($0) }
  }

  /// Returns the orthogonal layout of a section; nil for other sections.
  private func stripPlan(_ number: Int) -> StripPlan? {
    guard let strip = solved[number].places.strip else { return nil }
    let groups = solved[number].places.groups
    return StripPlan(
      section: number, frame: moved(strip.frame, by: solved[number].start), content: strip.content,
      behavior: solved[number].section.orthogonalScrollingBehavior, isHorizontal: isVertical,
      starts: groups.map { isVertical ? $0.frame.minX : $0.frame.minY },
      lengths: groups.map { isVertical ? $0.frame.width : $0.frame.height },
      leading: isVertical
        ? solved[number].section.contentInsets.leading + solved[number].added.leading
        : solved[number].section.contentInsets.top + solved[number].added.top)
  }
}
