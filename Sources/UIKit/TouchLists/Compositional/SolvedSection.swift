import TouchDrawing
import TouchGeometry
import TouchKit

/// The positions of all elements of one section, relative to the section's origin.
struct SolvedSection {
  struct Item {
    var frame: CGRect
    var zIndex = 0
    /// The lengths that are measured by the cell.
    var estimated = Estimated()
  }
  struct Estimated { var (width, height) = (false, false) }
  /// A supplementary view.
  struct Supplement {
    let kind: String
    /// The index in the section that is passed to the data source.
    let item: Int
    var frame: CGRect
    var zIndex: Int
    var estimated = Estimated()
    /// The edge to which the view is pinned; nil if it scrolls with the content.
    var pin: Edge?
  }
  enum Edge { case start, end }

  var items: [Item] = []
  /// The groups in order, each with the range of its items.
  var groups: [(frame: CGRect, items: Range<Int>)] = []
  var attached: [Supplement] = []
  var boundary: [Supplement] = []
  var decorations: [Supplement] = []
  /// The size including headers and footers.
  var size = CGSize.zero
  /// Whether lengths of some elements are estimated.
  var hasEstimates: Bool {
    items.contains { $0.estimated.width || $0.estimated.height }
      || boundary.contains { $0.estimated.width || $0.estimated.height }
  }
  /// The rectangle and the content size of an orthogonally scrolling section; nil for others.
  var strip: (frame: CGRect, content: CGSize)?
}

/// The measured sizes of one section's elements.
struct MeasuredSection {
  var items: [Int: CGSize] = [:]
  var boundary: [String: CGSize] = [:]
  var isEmpty: Bool { items.isEmpty && boundary.isEmpty }
}

/// The computation of one section's layout (semantics 27.10, 27.17), from numbers only, without calls to views.
@MainActor struct SectionSolver {
  /// Elements that have been laid out, relative to their own origin.
  private struct Piece {
    var size = CGSize.zero
    var items: [(index: Int, item: SolvedSection.Item)] = []
    var attached: [SolvedSection.Supplement] = []

    mutating func add(_ other: Piece, at origin: CGPoint) {
      for (index, placed) in other.items {
        var item = placed
        item.frame.origin.x += origin.x
        item.frame.origin.y += origin.y
        items.append((index, item))
      }
      for var view in other.attached {
        view.frame.origin.x += origin.x
        view.frame.origin.y += origin.y
        attached.append(view)
      }
    }
  }

  let section: NSCollectionLayoutSection
  /// The section's insets, including those of their reference.
  let insets: NSDirectionalEdgeInsets
  let count: Int
  let room: CGSize
  let isVertical: Bool
  let measured: MeasuredSection
  let traits: UITraitCollection
  let scale: CGFloat
  private var next = 0

  init(
    _ section: NSCollectionLayoutSection, count: Int, room: CGSize, isVertical: Bool, measured: MeasuredSection,
    traits: UITraitCollection, added: NSDirectionalEdgeInsets = .zero
  ) {
    let own = section.contentInsets
    insets = NSDirectionalEdgeInsets(
      top: own.top + added.top, leading: own.leading + added.leading, bottom: own.bottom + added.bottom,
      trailing: own.trailing + added.trailing)
    (self.section, self.count, self.room, self.isVertical) = (section, count, room, isVertical)
    (self.measured, self.traits, scale) = (measured, traits, max(traits.displayScale, 1))
  }

  /// Returns whether a length fits, with a tolerance for rounding errors.
  private func fits(_ length: CGFloat, _ room: CGFloat) -> Bool { length <= room + 0.01 }
  private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  mutating func solve() -> SolvedSection {
    var result = SolvedSection()
    let isAcross = section.orthogonalScrollingBehavior != .none
    var pads = pads()
    pads = UIEdgeInsets(
      top: pads.top + insets.top, left: pads.left + insets.leading, bottom: pads.bottom + insets.bottom,
      right: pads.right + insets.trailing)
    let inner = CGSize(
      width: max(room.width - pads.left - pads.right, 0), height: max(room.height - pads.top - pads.bottom, 0))
    // Groups follow each other along the scrolling axis, or across it in an orthogonally scrolling section.
    let goesDown = isVertical != isAcross
    var place: CGFloat = 0
    var thickness: CGFloat = 0
    while next < count {
      let first = next
      guard let piece = piece(section.group, in: inner), next > first else { break }
      if first > 0 { place += section.interGroupSpacing }
      let origin = CGPoint(x: pads.left + (goesDown ? 0 : place), y: pads.top + (goesDown ? place : 0))
      var placed = Piece()
      placed.add(piece, at: origin)
      // The items of a piece are in the order of the data.
      for (_, item) in placed.items { result.items.append(rounded(item)) }
      for var view in placed.attached {
        view.frame = rounded(view.frame)
        result.attached.append(view)
      }
      result.groups.append((CGRect(origin: origin, size: piece.size), first..<next))
      place += goesDown ? piece.size.height : piece.size.width
      thickness = max(thickness, goesDown ? piece.size.width : piece.size.height)
    }
    if isAcross {
      let across = goesDown ? pads.top + place + pads.bottom : pads.left + place + pads.right
      let frame =
        isVertical
        ? CGRect(x: 0, y: pads.top, width: room.width, height: thickness)
        : CGRect(x: pads.left, y: 0, width: thickness, height: room.height)
      result.strip = (
        frame,
        isVertical ? CGSize(width: across, height: thickness) : CGSize(width: thickness, height: across)
      )
      place = thickness
    }
    result.size =
      isVertical
      ? CGSize(width: room.width, height: pads.top + place + pads.bottom)
      : CGSize(width: pads.left + place + pads.right, height: room.height)
    addBoundary(&result)
    for decoration in section.decorationItems {
      let frame = CGRect(origin: .zero, size: result.size).inset(decoration.contentInsets)
      result.decorations.append(
        .init(kind: decoration.elementKind, item: 0, frame: rounded(frame), zIndex: decoration.zIndex))
    }
    return result
  }

  private func rounded(_ item: SolvedSection.Item) -> SolvedSection.Item {
    var result = item
    result.frame = rounded(item.frame)
    return result
  }
  /// Rounds edges to pixels, so that neighbors touch.
  private func rounded(_ frame: CGRect) -> CGRect {
    let (x, y) = (pixel(frame.minX), pixel(frame.minY))
    return CGRect(x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
  }

  // MARK: Elements

  /// Lays out an element in a container with the items that it takes; returns nil if no items are left.
  ///
  /// - Parameters:
  ///   - sharing: The lengths that the group assigns; negative where it assigns none.
  ///   - uniform: The lengths of the longest element of the group; nil while they are unknown.
  private mutating func piece(
    _ item: NSCollectionLayoutItem, in container: CGSize, sharing: CGSize? = nil, uniform: CGSize? = nil
  ) -> Piece? {
    guard next < count else { return nil }
    guard let group = item as? NSCollectionLayoutGroup else {
      let index = next
      next += 1
      var size = item.layoutSize.size(in: container, measured.items[index])
      if let sharing {
        if sharing.width >= 0 { size.width = sharing.width }
        if sharing.height >= 0 { size.height = sharing.height }
      }
      if let uniform { size = item.layoutSize.size(size, uniform) }
      var insets = item.contentInsets
      if item.layoutSize.widthDimension.isAsked { (insets.leading, insets.trailing) = (0, 0) }
      if item.layoutSize.heightDimension.isAsked { (insets.top, insets.bottom) = (0, 0) }
      let frame = CGRect(origin: .zero, size: size).inset(insets)
      var result = Piece(size: size)
      result.items = [(index, .init(frame: frame, estimated: item.layoutSize.estimated))]
      attach(item, on: frame, index, &result)
      return result
    }
    let first = next
    var result: Piece?
    switch group.kind {
    case .custom(let provider): result = custom(group, provider, in: container)
    case .horizontal: result = line(group, along: \.width, across: \.height, in: container, sharing)
    case .vertical: result = line(group, along: \.height, across: \.width, in: container, sharing)
    }
    if var done = result {
      if let uniform { done.size = group.layoutSize.size(done.size, uniform) }
      attach(group, on: CGRect(origin: .zero, size: done.size), first, &done)
      result = done
    }
    return result
  }

  private func attach(_ item: NSCollectionLayoutItem, on frame: CGRect, _ index: Int, _ piece: inout Piece) {
    for view in item.supplementaryItems {
      piece.attached.append(
        .init(kind: view.elementKind, item: index, frame: view.frame(on: frame), zIndex: view.zIndex))
    }
  }

  private mutating func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, in container: CGSize
  ) -> Piece {
    let size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let area = CGRect(origin: .zero, size: size).inset(insets)
    var result = Piece(size: size)
    for place in provider(LayoutRoom(area.size, traits)) {
      guard next < count else { break }
      let frame = place.frame.offsetBy(dx: area.minX, dy: area.minY)
      result.items.append((next, .init(frame: frame, zIndex: place.zIndex)))
      next += 1
    }
    return result
  }

  /// Lays out a group whose elements follow each other along one axis.
  private mutating func line(
    _ group: NSCollectionLayoutGroup, along: WritableKeyPath<CGSize, CGFloat>, across: WritableKeyPath<CGSize, CGFloat>,
    in container: CGSize, _ sharing: CGSize?
  ) -> Piece? {
    let isWide = along == \CGSize.width
    func dimension(_ size: NSCollectionLayoutSize, _ isAlong: Bool) -> NSCollectionLayoutDimension {
      isAlong == isWide ? size.widthDimension : size.heightDimension
    }
    var size = group.layoutSize.size(in: container)
    if let sharing {
      if sharing.width >= 0 { size.width = sharing.width }
      if sharing.height >= 0 { size.height = sharing.height }
    }
    let insets = group.contentInsets
    let padding = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    var inner = CGSize(width: max(size.width - padding.width, 0), height: max(size.height - padding.height, 0))
    let isOpen = dimension(group.layoutSize, true).isAsked
    let start = next
    var parts = elements(group, along, in: inner, isOpen: isOpen)
    let uniform = uniform(parts)
    if uniform != nil {
      next = start
      parts = elements(group, along, in: inner, isOpen: isOpen, uniform)
    }
    if dimension(group.layoutSize, false).isAsked {
      // Elements that specify a thickness determine that of the group; fractions of it follow.
      func follows(_ part: Part) -> Bool {
        let own = dimension(part.item.layoutSize, false)
        return isWide ? own.isFractionalHeight : own.isFractionalWidth
      }
      let found = parts.filter { !follows($0) }.map { $0.outer[keyPath: across] }.max()
      if let found {
        inner[keyPath: across] = found
        size[keyPath: across] = found + padding[keyPath: across]
        if parts.contains(where: follows) {
          next = start
          parts = elements(group, along, in: inner, isOpen: isOpen, uniform)
        }
      }
    }
    guard !parts.isEmpty else { return nil }
    let gap = group.interItemSpacing?.spacing ?? 0
    var used = parts.reduce(0) { $0 + $1.outer[keyPath: along] } + gap * CGFloat(parts.count - 1)
    if isOpen {
      size[keyPath: along] = used + padding[keyPath: along]
      inner[keyPath: along] = used
    }
    // The remaining space is distributed equally to flexible spacing.
    let flexibleGaps = group.interItemSpacing?.isFlexibleSpacing == true ? parts.count - 1 : 0
    let flexibles = flexibleGaps + parts.reduce(0) { $0 + $1.flexibles(isWide) }
    let share = flexibles > 0 ? max(inner[keyPath: along] - used, 0) / CGFloat(flexibles) : 0
    var result = Piece(size: size)
    used = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { used += gap + (flexibleGaps > 0 ? share : 0) }
      let spacing = part.item.edgeSpacing
      let before = isWide ? spacing?.leading : spacing?.top, after = isWide ? spacing?.trailing : spacing?.bottom
      let above = isWide ? spacing?.top : spacing?.leading, below = isWide ? spacing?.bottom : spacing?.trailing
      used += (before?.spacing ?? 0) + (before?.isFlexibleSpacing == true ? share : 0)
      var shift = above?.spacing ?? 0
      let rest = max(inner[keyPath: across] - part.outer[keyPath: across], 0)
      switch (above?.isFlexibleSpacing == true, below?.isFlexibleSpacing == true) {
      case (true, true): shift += rest / 2
      case (true, false): shift += rest
      case (false, _): break
      }
      let origin = CGPoint(
        x: insets.leading + (isWide ? used : shift), y: insets.top + (isWide ? shift : used))
      result.add(part.piece, at: origin)
      used += part.piece.size[keyPath: along] + (after?.spacing ?? 0) + (after?.isFlexibleSpacing == true ? share : 0)
    }
    return result
  }

  private struct Part {
    let item: NSCollectionLayoutItem
    let piece: Piece
    /// The size including the minimum spacing around the element.
    let outer: CGSize
    @MainActor func flexibles(_ isWide: Bool) -> Int {
      let spacing = item.edgeSpacing
      let ends = isWide ? [spacing?.leading, spacing?.trailing] : [spacing?.top, spacing?.bottom]
      return ends.filter { $0?.isFlexibleSpacing == true }.count
    }
  }

  /// Returns the maximum lengths of the elements that are uniform across siblings; nil if there are none.
  private func uniform(_ parts: [Part]) -> CGSize? {
    var result = CGSize.zero
    var isAny = false
    for part in parts {
      let size = part.item.layoutSize
      if size.widthDimension.isUniformAcrossSiblings { result.width = max(result.width, part.piece.size.width) }
      if size.heightDimension.isUniformAcrossSiblings { result.height = max(result.height, part.piece.size.height) }
      isAny = isAny || size.isUniform
    }
    return isAny ? result : nil
  }

  /// Returns the elements of a group: as many as specified or as fit; in an open group all subitems once.
  private mutating func elements(
    _ group: NSCollectionLayoutGroup, _ along: WritableKeyPath<CGSize, CGFloat>, in inner: CGSize, isOpen: Bool,
    _ uniform: CGSize? = nil
  ) -> [Part] {
    var parts: [Part] = []
    let gap = group.interItemSpacing?.spacing ?? 0
    var sharing: CGSize?
    if group.isShared, let count = group.count, !isOpen {
      var size = CGSize(width: -1, height: -1)
      size[keyPath: along] = max((inner[keyPath: along] - gap * CGFloat(count - 1)) / CGFloat(count), 0)
      sharing = size
    }
    var used: CGFloat = 0
    let maximum = group.count ?? (isOpen ? group.subitems.count : Int.max)
    while parts.count < maximum, next < count {
      let item = group.subitems[parts.count % group.subitems.count]
      let before = next
      guard let piece = piece(item, in: inner, sharing: sharing, uniform: uniform), next > before else { break }
      let spacing = item.edgeSpacing
      let outer = CGSize(
        width: piece.size.width + (spacing?.leading?.spacing ?? 0) + (spacing?.trailing?.spacing ?? 0),
        height: piece.size.height + (spacing?.top?.spacing ?? 0) + (spacing?.bottom?.spacing ?? 0))
      let length = used + (parts.isEmpty ? 0 : gap) + outer[keyPath: along]
      if group.count == nil, !isOpen, !parts.isEmpty, !fits(length, inner[keyPath: along]) {
        next = before
        break
      }
      used = length
      parts.append(Part(item: item, piece: piece, outer: outer))
    }
    return parts
  }

  // MARK: Headers and footers

  private func size(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var container = room
    if section.supplementariesFollowContentInsets {
      container.width -= insets.leading + insets.trailing
    }
    return item.layoutSize.size(in: container, measured.boundary[item.elementKind])
  }

  /// Returns the lengths by which headers and footers extend the section.
  private func pads() -> UIEdgeInsets {
    var result = UIEdgeInsets.zero
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let size = size(item)
      if item.isTop { result.top = max(result.top, size.height - min(item.offset.y, 0)) }
      if item.isBottom { result.bottom = max(result.bottom, size.height + max(item.offset.y, 0)) }
      if item.alignment == .leading { result.left = max(result.left, size.width) }
      if item.alignment == .trailing { result.right = max(result.right, size.width) }
    }
    return result
  }

  private func addBoundary(_ result: inout SolvedSection) {
    let follows = section.supplementariesFollowContentInsets
    let (left, right) = follows ? (insets.leading, insets.trailing) : (0, 0)
    let area = CGRect(x: left, y: 0, width: max(result.size.width - left - right, 0), height: result.size.height)
    for item in section.boundarySupplementaryItems {
      let size = size(item)
      var origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
      if item.isTop { origin.y = area.minY }
      if item.isBottom { origin.y = area.maxY - size.height }
      if [.leading, .topLeading, .bottomLeading].contains(item.alignment) { origin.x = area.minX }
      if [.trailing, .topTrailing, .bottomTrailing].contains(item.alignment) { origin.x = area.maxX - size.width }
      origin.x += item.offset.x
      origin.y += item.offset.y
      let isStart = isVertical ? item.isTop : item.alignment == .leading
      let isEnd = isVertical ? item.isBottom : item.alignment == .trailing
      result.boundary.append(
        .init(
          kind: item.elementKind, item: 0, frame: rounded(CGRect(origin: origin, size: size)),
          zIndex: item.zIndex + (item.pinToVisibleBounds ? 10 : 0), estimated: item.layoutSize.estimated,
          pin: item.pinToVisibleBounds ? isStart ? .start : isEnd ? .end : nil : nil))
    }
  }
}

extension CGRect {
  fileprivate func inset(_ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
