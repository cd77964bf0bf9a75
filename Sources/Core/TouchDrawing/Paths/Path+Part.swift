import TouchGeometry

extension DisplayList.Path {
  /// The number of straight segments of a curve when it is measured.
  private static let pieces = 48

  /// Returns the part of the path between two fractions of its length; all of it for 0 and 1.
  ///
  /// Curves are flattened. If a subpath begins within the part, so does one of the result.
  package func part(from start: CGFloat, to end: CGFloat) -> DisplayList.Path {
    guard start > 0 || end < 1 else { return self }
    let pieces = flattened
    let whole = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    var result = DisplayList.Path()
    guard last > first else { return result }
    var place: CGFloat = 0
    var isOpen = false
    for piece in pieces {
      if piece.isFirst { isOpen = false }
      let (from, to) = (max(first, place), min(last, place + piece.length))
      if to > from {
        if !isOpen { result.move(to: piece.point(at: from - place)) }
        isOpen = true
        result.addLine(to: piece.point(at: to - place))
      }
      place += piece.length
    }
    return result
  }

  private struct Piece {
    let start: CGPoint
    let end: CGPoint
    let length: CGFloat
    /// Whether it begins a subpath.
    let isFirst: Bool

    init(_ start: CGPoint, _ end: CGPoint, isFirst: Bool) {
      (self.start, self.end, self.isFirst) = (start, end, isFirst)
      let (x, y) = (end.x - start.x, end.y - start.y)
      length = (x * x + y * y).squareRoot()
    }

    func point(at distance: CGFloat) -> CGPoint {
      let part = length > 0 ? distance / length : 0
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// The path as straight segments.
  private var flattened: [Piece] {
    var pieces: [Piece] = []
    var (place, begin) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func go(to point: CGPoint) {
      pieces.append(Piece(place, point, isFirst: isFirst))
      (place, isFirst) = (point, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (place, begin, isFirst) = (point, point, true)
      case .line(let point): go(to: point)
      case .quad(let end, let control):
        let third = { (from: CGPoint) in
          CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        for point in Self.curve(place, third(place), third(end), end) { go(to: point) }
      case .curve(let end, let control1, let control2):
        for point in Self.curve(place, control1, control2, end) { go(to: point) }
      case .close:
        if place != begin { go(to: begin) }
        isFirst = true
      }
    }
    return pieces
  }

  static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    (1...pieces).map { step in
      let t = CGFloat(step) / CGFloat(pieces)
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let x = wa * a.x + wb * b.x + wc * c.x + wd * d.x
      let y = wa * a.y + wb * b.y + wc * c.y + wd * d.y
      return step == pieces ? d : CGPoint(x: x, y: y)
    }
  }
}
