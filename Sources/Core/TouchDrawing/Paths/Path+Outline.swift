import TouchGeometry

// Outlines of strokes. Curves are flattened.

/// A flattened subpath.
private struct Polyline {
  /// Adjacent points differ, and so do the last and the first of a closed subpath.
  var points: [CGPoint]
  var isClosed: Bool
}

extension DisplayList.Path {
  /// The flattened subpaths.
  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    var points: [CGPoint] = []
    /// A point without a line is not a subpath; a line of zero length is one.
    var hasLine = false
    func go(to point: CGPoint) {
      hasLine = true
      if points.last != point { points.append(point) }
    }
    func end(isClosed: Bool) {
      defer { (points, hasLine) = ([], false) }
      guard hasLine else { return }
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      lines.append(Polyline(points: points, isClosed: isClosed && points.count > 1))
    }
    for element in elements {
      let here = points.last ?? .zero
      switch element {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): go(to: point)
      case .quad(let end, let control):
        let first = here.mixed(with: control, 2.0 / 3)
        for point in Self.curve(here, first, end.mixed(with: control, 2.0 / 3), end) { go(to: point) }
      case .curve(let end, let first, let second):
        for point in Self.curve(here, first, second, end) { go(to: point) }
      case .close: end(isClosed: true)
      }
    }
    end(isClosed: false)
    return lines
  }

  /// Returns the parts of the path in a dash pattern; the whole path if the lengths are not a valid pattern.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> DisplayList.Path {
    // As in Core Graphics, an odd number of lengths repeats with dashes and gaps exchanged.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    guard whole > 0, whole.isFinite, phase.isFinite, !pattern.contains(where: { $0 < 0 }),
      length / whole * CGFloat(pattern.count) < 1_000_000
    else { return self }
    var result = DisplayList.Path()
    for line in polylines {
      var dash = Dash(pattern: pattern, phase: phase, whole: whole)
      let corners = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (start, end) in zip(corners, corners.dropFirst()) { dash.go(from: start, to: end, into: &result) }
    }
    return result
  }

  /// The length of all subpaths.
  private var length: CGFloat {
    polylines.reduce(0) { sum, line in
      let corners = line.isClosed ? line.points + line.points.prefix(1) : line.points
      return zip(corners, corners.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// Returns the outline of a stroke, as pieces with the same direction: fill it with the winding rule.
  package func stroked(_ style: StrokeStyle) -> DisplayList.Path {
    guard style.width > 0, style.width.isFinite else { return DisplayList.Path() }
    let source = style.dashes.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dashes)
    var outline = Outline(style: style)
    for line in source.polylines { outline.add(line) }
    return outline.path
  }
}

/// The position along a line in a dash pattern.
private struct Dash {
  private let pattern: [CGFloat]
  /// The index in the pattern: a dash if it is even, a gap if it is odd.
  private var index = 0
  /// The rest of its length.
  private var left: CGFloat
  private var isOpen = false

  init(pattern: [CGFloat], phase: CGFloat, whole: CGFloat) {
    self.pattern = pattern
    var rest = phase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    while rest >= pattern[index], rest > 0 {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - rest
  }

  mutating func go(from start: CGPoint, to end: CGPoint, into path: inout DisplayList.Path) {
    let length = start.distance(to: end)
    var place: CGFloat = 0
    while place < length {
      let step = min(left, length - place)
      let isDrawn = index % 2 == 0
      if isDrawn {
        if !isOpen { path.move(to: start.mixed(with: end, place / length)) }
        isOpen = true
        path.addLine(to: start.mixed(with: end, (place + step) / length))
      }
      place += step
      left -= step
      guard left <= 0 else { return }
      index = (index + 1) % pattern.count
      left = pattern[index]
      isOpen = false
    }
  }
}

/// The pieces of a stroke.
private struct Outline {
  let style: StrokeStyle
  var path = DisplayList.Path()
  private var half: CGFloat { style.width / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return addDot(points[0]) }
    let corners = line.isClosed ? points + points.prefix(1) : points
    for (start, end) in zip(corners, corners.dropFirst()) { addBar(start, end) }
    for index in points.indices where line.isClosed || index > 0 && index < points.count - 1 {
      addJoin(
        points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
    }
    guard !line.isClosed else { return }
    addCap(at: points[0], from: points[1])
    addCap(at: points[points.count - 1], from: points[points.count - 2])
  }

  private mutating func addBar(_ start: CGPoint, _ end: CGPoint) {
    let across = start.across(end, half)
    add([
      start.moved(across, 1), end.moved(across, 1), end.moved(across, -1), start.moved(across, -1),
    ])
  }

  private mutating func addDisc(_ center: CGPoint) {
    path.move(to: CGPoint(x: center.x + half, y: center.y))
    path.addArc(center: center, radius: half, start: 0, sweep: 2 * .pi)
    path.close()
  }

  /// Adds the stroke of a subpath without a length: a disc or a square, or nothing.
  private mutating func addDot(_ place: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(place)
    case .square:
      add([
        CGPoint(x: place.x - half, y: place.y - half), CGPoint(x: place.x + half, y: place.y - half),
        CGPoint(x: place.x + half, y: place.y + half), CGPoint(x: place.x - half, y: place.y + half),
      ])
    }
  }

  private mutating func addCap(at end: CGPoint, from before: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let length = before.distance(to: end)
      addBar(end, before.mixed(with: end, (length + half) / length))
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    if style.join == .round { return addDisc(corner) }
    let (first, second) = (before.across(corner, half), corner.across(after, half))
    let cross = first.x * second.y - first.y * second.x
    // The outer side is the one that the line turns away from.
    let side: CGFloat = cross > 0 ? -1 : 1
    let (a, b) = (corner.moved(first, side), corner.moved(second, side))
    let cosine = (first.x * second.x + first.y * second.y) / (half * half)
    // The length of a miter is one over the cosine of half the turn.
    let isSharp = style.join == .miter && 2 <= style.miterLimit * style.miterLimit * (1 + cosine) && cosine > -0.9999
    guard isSharp else { return add([corner, a, b]) }
    let tip = CGPoint(
      x: corner.x + side * (first.x + second.x) / (1 + cosine),
      y: corner.y + side * (first.y + second.y) / (1 + cosine))
    add([corner, a, tip, b])
  }

  /// Adds a polygon, oriented like all others.
  private mutating func add(_ polygon: [CGPoint]) {
    let twiceArea = zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    guard twiceArea != 0 else { return }
    let points = twiceArea > 0 ? polygon : polygon.reversed()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// Returns a displacement of a length at a right angle to the line to another point.
  fileprivate func across(_ other: CGPoint, _ length: CGFloat) -> CGPoint {
    let distance = distance(to: other)
    return CGPoint(x: (y - other.y) / distance * length, y: (other.x - x) / distance * length)
  }

  fileprivate func moved(_ way: CGPoint, _ times: CGFloat) -> CGPoint {
    CGPoint(x: x + way.x * times, y: y + way.y * times)
  }
}
