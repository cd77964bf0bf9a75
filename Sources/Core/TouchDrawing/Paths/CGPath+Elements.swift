import TouchGeometry

/// The kinds of path elements.
///
/// https://developer.apple.com/documentation/coregraphics/cgpathelementtype
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; the control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end.
  case addCurveToPoint = 3
  /// A straight line back to the start of the subpath; no point.
  case closeSubpath = 4
}

/// An element of a path, valid during a call of `applyWithBlock(_:)`.
///
/// https://developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
  /// The kind, which determines the number of points.
  public let type: CGPathElementType
  /// The points; valid only during the call.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure for every element, in order.
  ///
  /// The element and its points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let type: CGPathElementType
      var points: [CGPoint]
      switch element {
      case .move(let point): (type, points) = (.moveToPoint, [point])
      case .line(let point): (type, points) = (.addLineToPoint, [point])
      case .quad(let end, let control): (type, points) = (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2):
        (type, points) = (.addCurveToPoint, [control1, control2, end])
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }
}

extension UIBezierPath {
  /// Returns a new path in the reverse direction; the order of subpaths is also reversed.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    result.path = path.reversed
    result.style = style
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }
}

extension DisplayList.Path {
  /// The path in the reverse direction.
  package var reversed: DisplayList.Path {
    var subpaths: [(start: CGPoint, parts: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): subpaths.append((point, [], false))
      case .close:
        if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
      case .line, .quad, .curve:
        // After a close, the next element begins where the closed subpath began.
        if let last = subpaths.last, last.isClosed { subpaths.append((last.start, [], false)) }
        if !subpaths.isEmpty { subpaths[subpaths.count - 1].parts.append(element) }
      }
    }
    var result = DisplayList.Path()
    for subpath in subpaths.reversed() {
      let places = [subpath.start] + subpath.parts.map(\.end)
      result.move(to: places[places.count - 1])
      for (index, part) in subpath.parts.enumerated().reversed() {
        switch part {
        case .line: result.addLine(to: places[index])
        case .quad(_, let control): result.addQuadCurve(to: places[index], control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: places[index], control1: control2, control2: control1)
        case .move, .close: continue
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }
}

extension DisplayList.Path.Element {
  /// The end of the element; zero for a close.
  fileprivate var end: CGPoint {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: .zero
    }
  }
}
