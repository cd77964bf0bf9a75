import TouchGeometry

/// The arrangement of items in lines, computed from their sizes without any views.
///
/// Lengths are measured along and across the lines. Only the callers decide which of the two is horizontal.
struct FlowLines {
  struct Section {
    var header = CGRect.zero
    var footer = CGRect.zero
    var items: [CGRect] = []
    var lines: [(start: CGFloat, end: CGFloat, items: Range<Int>)] = []
    /// The position where the items end and the footer begins.
    var end: CGFloat = 0
  }

  let isVertical: Bool
  /// The maximum length of lines, in points.
  let extent: CGFloat
  private(set) var sections: [Section] = []
  private(set) var length: CGFloat = 0
  /// Whether an item was longer than the maximum length of a line.
  private(set) var hasTooWide = false

  init(isVertical: Bool, extent: CGFloat) { (self.isVertical, self.extent) = (isVertical, extent) }

  var size: CGSize { turn(CGSize(width: extent, height: length)) }

  /// Returns a length, or 0 for one that no page can have, because sums of such lengths would overflow.
  static func sane(_ length: CGFloat) -> CGFloat { abs(length) <= 1e9 ? length : 0 }
  /// Returns a size, or `zero` if one of its lengths is negative, NaN or too large.
  static func sane(_ size: CGSize) -> CGSize {
    size.width >= 0 && size.height >= 0 && size.width <= 1e9 && size.height <= 1e9 ? size : .zero
  }

  private func turn(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }
  private func turn(_ rect: CGRect) -> CGRect {
    isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  mutating func add(
    _ natural: [CGSize], insets: UIEdgeInsets, gap: CGFloat, lineGap: CGFloat, header: CGFloat, footer: CGFloat,
    scale: CGFloat
  ) {
    let sizes = isVertical ? natural : natural.map { turn($0) }
    let (gap, lineGap, header, footer) = (Self.sane(gap), Self.sane(lineGap), Self.sane(header), Self.sane(footer))
    let sides = [insets.left, insets.right, insets.top, insets.bottom].map(Self.sane)
    let (before, after) = isVertical ? (sides[0], sides[1]) : (sides[2], sides[3])
    let (above, below) = isVertical ? (sides[2], sides[3]) : (sides[0], sides[1])
    let room = extent - before - after
    // Tolerance: seven sevenths of a width may exceed it by a rounding error.
    let limit = room + 0.001
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var section = Section()
    section.header = turn(CGRect(x: 0, y: length, width: extent, height: max(header, 0)))
    var place = length + max(header, 0) + above
    section.items.reserveCapacity(sizes.count)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    var first = 0
    while first < sizes.count {
      // Fills the line with the items that fit, including an exact fit, and at least one (27.2).
      var (last, used, thickness) = (first, sizes[first].width, sizes[first].height)
      while last + 1 < sizes.count, used + gap + sizes[last + 1].width <= limit {
        last += 1
        used += gap + sizes[last].width
        thickness = max(thickness, sizes[last].height)
      }
      let count = last - first + 1
      let isFull = last + 1 < sizes.count
      if sizes[first].width > limit { hasTooWide = true }
      var (start, space) = (before, gap)
      if count == 1, isFull || isUniform {
        // Centers an item in a line that takes no other (27.5). Whether another would fit applies only to uniform
        // items.
        let fitsAnother = !isFull && isUniform && 2 * sizes[first].width + gap <= limit
        if !fitsAnother { start = before + (room - sizes[first].width) / 2 }
      } else if isFull {
        let widths = sizes[first...last].reduce(0) { $0 + $1.width }
        space = (room - widths) / CGFloat(count - 1)
      } else if isUniform, sizes[first].width + gap > 0 {
        // Spaces the items as if the line were full of such items (27.4).
        let full = max(Int(clamping: ((limit + gap) / (sizes[first].width + gap)).rounded(.down)), 1)
        if full > 1 { space = (room - CGFloat(full) * sizes[first].width) / CGFloat(full - 1) }
      }
      var across = start
      for index in first...last {
        let size = sizes[index]
        let origin = CGPoint(x: pixel(across), y: pixel(place + (thickness - size.height) / 2))
        section.items.append(turn(CGRect(origin: origin, size: size)))
        across += size.width + space
      }
      section.lines.append((place, place + thickness, first..<last + 1))
      place += thickness
      first = last + 1
      if first < sizes.count { place += lineGap }
    }
    place += below
    section.end = place
    section.footer = turn(CGRect(x: 0, y: place, width: extent, height: max(footer, 0)))
    length = place + max(footer, 0)
    sections.append(section)
  }

  func frame(of place: ListPlace) -> CGRect? {
    guard sections.indices.contains(place.section), sections[place.section].items.indices.contains(place.item) else {
      return nil
    }
    return sections[place.section].items[place.item]
  }

  /// Returns the items that intersect a rectangle, in order.
  func items(in rect: CGRect) -> [ListPlace] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [ListPlace] = []
    for (index, section) in sections.enumerated() {
      guard let last = section.lines.last, let head = section.lines.first, last.end >= low, head.start < high else {
        continue
      }
      // Binary search for the first line that ends after the beginning of the rectangle.
      var (a, b) = (0, section.lines.count)
      while a < b {
        let middle = (a + b) / 2
        if section.lines[middle].end <= low { a = middle + 1 } else { b = middle }
      }
      while a < section.lines.count, section.lines[a].start < high {
        for item in section.lines[a].items where section.items[item].sharesArea(with: rect) {
          result.append(ListPlace(index, item))
        }
        a += 1
      }
    }
    return result
  }
}
