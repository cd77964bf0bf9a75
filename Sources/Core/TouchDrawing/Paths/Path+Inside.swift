import TouchGeometry

extension DisplayList.Path {
  /// The largest distance, in points, between a flattened curve and the true one.
  private static let flatness: CGFloat = 0.05

  /// Calls `line` for each straight segment of the path, with curves flattened and open subpaths closed.
  private func forEachLine(_ line: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var here = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        if here != start { line(here, start) }
        (start, here) = (point, point)
      case .line(let point):
        line(here, point)
        here = point
      case .quad(let end, let control):
        let first = here.mixed(with: control, 2.0 / 3)
        flatten(here, first, end.mixed(with: control, 2.0 / 3), end, line)
        here = end
      case .curve(let end, let first, let second):
        flatten(here, first, second, end, line)
        here = end
      case .close:
        if here != start { line(here, start) }
        here = start
      }
    }
    if here != start { line(here, start) }
  }

  private func flatten(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ line: (CGPoint, CGPoint) -> Void
  ) {
    // The error of n chords is at most sqrt(3)/18 of the largest second difference, times 6, over n squared.
    let bend = max(
      abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y), abs(b.x - 2 * c.x + d.x), abs(b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return line(a, d) }
    let pieces = min(max(1, Int(clamping: (bend / Self.flatness).squareRoot().rounded(.up))), 1000)
    var from = a
    for piece in 1...pieces {
      let to = piece == pieces ? d : Self.cubic(a, b, c, d, CGFloat(piece) / CGFloat(pieces))
      line(from, to)
      from = to
    }
  }

  private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
    return ab.mixed(with: bc, t).mixed(with: bc.mixed(with: cd, t), t)
  }

  /// Whether a point is inside; open subpaths are treated as closed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    guard !controlBox.isNull, point.x >= controlBox.minX, point.x <= controlBox.maxX, point.y >= controlBox.minY,
      point.y <= controlBox.maxY
    else { return false }
    var winding = 0
    var crossings = 0
    // A ray to the right; a segment includes its upper end and excludes its lower one.
    forEachLine { a, b in
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      crossings += 1
      winding += a.y < b.y ? 1 : -1
    }
    return switch rule {
    case .winding: winding != 0
    case .evenOdd: crossings % 2 == 1
    }
  }

  /// The smallest rectangle that contains the path itself, without control points; null for an empty path.
  package var tightBox: CGRect {
    var box = CGRect.null
    var here = CGPoint.zero
    func reach(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    func reach(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      for t in Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y) { reach(Self.cubic(a, b, c, d, t)) }
      reach(d)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        reach(point)
        here = point
      case .quad(let end, let control):
        reach(here, here.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
        here = end
      case .curve(let end, let first, let second):
        reach(here, first, second, end)
        here = end
      case .close: break
      }
    }
    return box
  }

  /// Returns the parameters, between 0 and 1, of a cubic curve's extrema in one coordinate.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    var roots: [CGFloat] = []
    if abs(square) < 1e-12 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let inside = linear * linear - 4 * square * constant
      if inside >= 0 {
        let root = inside.squareRoot()
        roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// Returns the point a fraction of the way toward another.
  func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
