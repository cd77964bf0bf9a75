import TouchGeometry

extension DisplayList.Path {
  /// A span along one axis that is crossed only by straight lines along that axis, so that every part of it looks the
  /// same.
  package struct Middle: Hashable, Sendable {
    package var low: CGFloat
    package var high: CGFloat
  }

  /// The longest span from left to right that is crossed only by horizontal lines; nil for none.
  package var middleAcross: Middle? { middle { ($0.x, $0.y) } }
  /// The longest span downward that is crossed only by vertical lines; nil for none.
  package var middleDown: Middle? { middle { ($0.y, $0.x) } }

  /// Returns such a span for the first of two coordinates.
  @inline(__always) private func middle(_ coordinates: (CGPoint) -> (along: CGFloat, beside: CGFloat)) -> Middle? {
    var search = MiddleSearch()
    for element in elements {
      switch element {
      case .move(let point): search.move(to: coordinates(point))
      case .line(let point): search.line(to: coordinates(point))
      case .quad(let end, let control):
        search.curve(to: coordinates(end), coordinates(control).along, coordinates(control).along)
      case .curve(let end, let first, let second):
        search.curve(to: coordinates(end), coordinates(first).along, coordinates(second).along)
      case .close: search.close()
      }
    }
    search.close()
    return search.longest
  }

  /// The ends of a path's elements along one axis, and what crosses them.
  private struct MiddleSearch {
    private var places: [CGFloat] = []
    /// The ranges of elements that are not lines along the axis.
    private var slanted: [(low: CGFloat, high: CGFloat)] = []
    private var start: (along: CGFloat, beside: CGFloat) = (0, 0)
    private var here: (along: CGFloat, beside: CGFloat) = (0, 0)

    mutating func move(to point: (along: CGFloat, beside: CGFloat)) {
      close()
      (start, here) = (point, point)
      places.append(point.along)
    }

    mutating func line(to point: (along: CGFloat, beside: CGFloat)) {
      if here.beside != point.beside { slanted.append((min(here.along, point.along), max(here.along, point.along))) }
      here = point
      places.append(point.along)
    }

    mutating func curve(to end: (along: CGFloat, beside: CGFloat), _ first: CGFloat, _ second: CGFloat) {
      slanted.append((min(here.along, end.along, first, second), max(here.along, end.along, first, second)))
      here = end
      places.append(first)
      places.append(second)
      places.append(end.along)
    }

    mutating func close() { if !places.isEmpty { line(to: start) } }

    var longest: Middle? {
      guard places.allSatisfy(\.isFinite) else { return nil }
      let sorted = places.sorted()
      var best: Middle?
      for (low, high) in zip(sorted, sorted.dropFirst()) where high - low > (best.map { $0.high - $0.low } ?? 0) {
        if slanted.contains(where: { $0.low < high && $0.high > low }) { continue }
        best = Middle(low: low, high: high)
      }
      return best
    }
  }

  /// Returns the path with a function applied to every point.
  package func mapped(_ place: (CGPoint) -> CGPoint) -> DisplayList.Path {
    var result = DisplayList.Path()
    result.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point): result.move(to: place(point))
      case .line(let point): result.addLine(to: place(point))
      case .quad(let end, let control): result.addQuadCurve(to: place(end), control: place(control))
      case .curve(let end, let first, let second):
        result.addCurve(to: place(end), control1: place(first), control2: place(second))
      case .close: result.close()
      }
    }
    return result
  }
}
