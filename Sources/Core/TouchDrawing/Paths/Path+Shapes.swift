import TouchGeometry

extension DisplayList.Path {
  /// The distance of control points from the ends of a quarter circle of radius 1, for which the error of the cubic
  /// curve is at most 0.03 %.
  private static let quarter: CGFloat = 0.5522847498

  /// Creates a rectangle, clockwise on screen from its upper left corner.
  package init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates an ellipse inscribed in a rectangle.
  package init(ovalIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
    if rect.width > 0, rect.width == rect.height {
      roundedRect = RoundedRect(
        rect: rect.standardized, radius: CGSize(width: rect.width / 2, height: rect.width / 2))
    }
  }

  /// Creates a rectangle with rounded corners; see `addRoundedRect`.
  package init(roundedRect rect: CGRect, radius: CGFloat) {
    self.init()
    addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: (true, true, true, true))
    let bent = CGSize(width: min(radius, rect.width / 2), height: min(radius, rect.height / 2))
    if bent.width > 0, bent.height > 0 { roundedRect = RoundedRect(rect: rect.standardized, radius: bent) }
  }

  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds an ellipse, clockwise on screen from the middle of its right side.
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    guard rect.width > 0, rect.height > 0 else { return addRect(rect) }
    let (center, kx, ky) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * kx, y: center.y + y * ky) }
    move(to: place(1, 0))
    // The ends of the quarters, and the offsets of their control points.
    var (x, y): (CGFloat, CGFloat) = (1, 0)
    for _ in 0..<4 {
      let (nextX, nextY) = (-y, x)
      addCurve(
        to: place(nextX, nextY), control1: place(x + Self.quarter * nextX, y + Self.quarter * nextY),
        control2: place(nextX + Self.quarter * x, nextY + Self.quarter * y))
      (x, y) = (nextX, nextY)
    }
    close()
  }

  /// Adds a rectangle, clockwise on screen, with elliptical corners of the given radii, each at most half of its side.
  ///
  /// The corners are upper left, upper right, lower right, lower left.
  package mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: (Bool, Bool, Bool, Bool)) {
    guard !rect.isNull else { return }
    let rx = min(max(radii.width, 0), rect.width / 2)
    let ry = min(max(radii.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let (kx, ky) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if isEmpty { reserveCapacity(10) }
    move(to: CGPoint(x: corners.0 ? left + rx : left, y: top))
    if corners.1 {
      straight(to: CGPoint(x: right - rx, y: top))
      addCurve(
        to: CGPoint(x: right, y: top + ry), control1: CGPoint(x: right - kx, y: top),
        control2: CGPoint(x: right, y: top + ky))
    } else {
      straight(to: CGPoint(x: right, y: top))
    }
    if corners.2 {
      straight(to: CGPoint(x: right, y: bottom - ry))
      addCurve(
        to: CGPoint(x: right - rx, y: bottom), control1: CGPoint(x: right, y: bottom - ky),
        control2: CGPoint(x: right - kx, y: bottom))
    } else {
      straight(to: CGPoint(x: right, y: bottom))
    }
    if corners.3 {
      straight(to: CGPoint(x: left + rx, y: bottom))
      addCurve(
        to: CGPoint(x: left, y: bottom - ry), control1: CGPoint(x: left + kx, y: bottom),
        control2: CGPoint(x: left, y: bottom - ky))
    } else {
      straight(to: CGPoint(x: left, y: bottom))
    }
    if corners.0 {
      straight(to: CGPoint(x: left, y: top + ry))
      addCurve(
        to: CGPoint(x: left + rx, y: top), control1: CGPoint(x: left, y: top + ky),
        control2: CGPoint(x: left + kx, y: top))
    }
    close()
  }

  /// Adds a line unless its length is zero.
  private mutating func straight(to point: CGPoint) {
    if currentPoint != point { addLine(to: point) }
  }

  /// Adds a circular arc, with a straight line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the positive x axis and grow clockwise on screen. `towardsLarger` is the direction; the
  /// end angle is moved by whole turns to match it, and the arc is at most one turn.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, towardsLarger: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = towardsLarger ? end - start : start - end
    if sweep >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    addArc(center: center, radius: radius, start: start, sweep: towardsLarger ? sweep : -sweep)
  }

  /// Adds an arc that touches the line from the current point to `first` and the line from there to `second`, with a
  /// straight line to its start.
  ///
  /// If no circle touches both, because a line has no length or they are collinear, a straight line to `first` is
  /// added.
  package mutating func addArc(tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat) {
    guard let here = currentPoint else { return move(to: first) }
    let (a, b) = ((x: here.x - first.x, y: here.y - first.y), (x: second.x - first.x, y: second.y - first.y))
    let lengths = ((a.x * a.x + a.y * a.y).squareRoot(), (b.x * b.x + b.y * b.y).squareRoot())
    let cross = a.x * b.y - a.y * b.x
    guard radius > 0, lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1 else {
      return addLine(to: first)
    }
    let (u, v) = ((x: a.x / lengths.0, y: a.y / lengths.0), (x: b.x / lengths.1, y: b.y / lengths.1))
    // The distance from the corner to the tangent points: the radius over the tangent of half the angle between the
    // lines.
    let cosine = u.x * v.x + u.y * v.y
    let way = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let start = CGPoint(x: first.x + u.x * way, y: first.y + u.y * way)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: start.x - side * u.y * radius, y: start.y + side * u.x * radius)
    let from = CGFloat(atan2(Double(start.y - center.y), Double(start.x - center.x)))
    // The arc's angle is the change of direction between the lines.
    let sweep = CGFloat.pi - CGFloat(acos(Double(min(max(cosine, -1), 1))))
    addArc(center: center, radius: radius, start: from, sweep: -side * sweep)
  }

  /// Adds a circular arc from an angle by a signed angle.
  package mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    func place(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      return CGPoint(
        x: center.x + radius * (cosine - along * sine), y: center.y + radius * (sine + along * cosine))
    }
    let first = place(start)
    if currentPoint == nil { move(to: first) } else { straight(to: first) }
    guard sweep != 0, radius > 0 else { return }
    // At most a thousand turns: further ones cover the same points again.
    let pieces = min(max(1, Int(clamping: (abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up))), 4000)
    let step = sweep / CGFloat(pieces)
    let pull = CGFloat(tan(Double(step) / 4)) * 4 / 3
    for piece in 0..<pieces {
      let (a, b) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
      addCurve(to: place(b), control1: place(a, pull), control2: place(b, -pull))
    }
  }

  /// The rectangle of this path, if it consists of one upright rectangle.
  package var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6,
      case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements.last == .close
    else { return nil }
    if elements.count == 6 {
      guard case .line(let e) = elements[4], e == a else { return nil }
    }
    let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let down = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return across || down ? controlBox : nil
  }
}
