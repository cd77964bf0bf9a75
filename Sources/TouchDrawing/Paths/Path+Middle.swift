import TouchGeometry

extension DisplayList.Path {
  /// A stretch along one axis that only straight lines along that axis cross: everything in it looks alike.
  package struct Middle: Hashable, Sendable {
    package var low: CGFloat
    package var high: CGFloat
  }

  /// The longest stretch from left to right that nothing but lines from left to right crosses; nil for none.
  package var middleAcross: Middle? { middle(\.x, \.y) }
  /// The longest stretch downwards that nothing but lines downwards crosses; nil for none.
  package var middleDown: Middle? { middle(\.y, \.x) }

  private func middle(_ along: KeyPath<CGPoint, CGFloat>, _ beside: KeyPath<CGPoint, CGFloat>) -> Middle? {
    var places: [CGFloat] = []
    var slanted: [(CGFloat, CGFloat)] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      if here[keyPath: beside] != point[keyPath: beside] {
        slanted.append(
          (min(here[keyPath: along], point[keyPath: along]), max(here[keyPath: along], point[keyPath: along])))
      }
      here = point
    }
    func curve(_ points: [CGPoint]) {
      let all = points.map { $0[keyPath: along] } + [here[keyPath: along]]
      places += all
      slanted.append((all.min() ?? 0, all.max() ?? 0))
      here = points[0]
    }
    for element in elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, here) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let end, let control): curve([end, control])
      case .curve(let end, let first, let second): curve([end, first, second])
      case .close: line(to: start)
      }
      places.append(here[keyPath: along])
    }
    line(to: start)
    guard places.allSatisfy(\.isFinite) else { return nil }
    places.sort()
    var best: Middle?
    for (low, high) in zip(places, places.dropFirst()) where high - low > (best.map { $0.high - $0.low } ?? 0) {
      if slanted.contains(where: { $0.0 < high && $0.1 > low }) { continue }
      best = Middle(low: low, high: high)
    }
    return best
  }

  /// The path with every point taken somewhere else.
  package func mapped(_ place: (CGPoint) -> CGPoint) -> DisplayList.Path {
    var result = DisplayList.Path()
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
