import TouchGeometry

extension DisplayList {
  /// The course of a path, as a value; what `CGPath` and `UIBezierPath` hold and commands keep.
  public struct Path: Sendable {
    /// One part of a path.
    public enum Element: Sendable, Equatable {
      /// Begins a subpath at a place.
      case move(CGPoint)
      /// A straight line to a place.
      case line(CGPoint)
      /// A quadratic curve to a place.
      case quad(CGPoint, control: CGPoint)
      /// A cubic curve to a place.
      case curve(CGPoint, control1: CGPoint, control2: CGPoint)
      /// A straight line back to where the subpath began.
      case close
    }

    /// The parts in order.
    public private(set) var elements: [Element] = []

    /// The smallest rectangle around all points and control points; null for an empty path.
    public private(set) var controlBox = CGRect.null

    /// Where the current subpath began; nil before the first.
    private var subpathStart: CGPoint?

    /// Where the next line would start; nil for an empty path.
    public private(set) var currentPoint: CGPoint?

    /// An empty path.
    public init() {}

    /// Whether there are no parts.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a subpath.
    public mutating func move(to point: CGPoint) {
      elements.append(.move(point))
      subpathStart = point
      reach(point)
    }

    /// Adds a straight line.
    ///
    /// Without a current point it begins a subpath instead.
    public mutating func addLine(to point: CGPoint) {
      guard resume() else { return move(to: point) }
      elements.append(.line(point))
      reach(point)
    }

    /// Adds a quadratic curve.
    ///
    /// Without a current point it begins a subpath at the end point instead.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
      guard resume() else { return move(to: end) }
      elements.append(.quad(end, control: control))
      reach(control)
      reach(end)
    }

    /// Adds a cubic curve.
    ///
    /// Without a current point it begins a subpath at the end point instead.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      guard resume() else { return move(to: end) }
      elements.append(.curve(end, control1: control1, control2: control2))
      reach(control1)
      reach(control2)
      reach(end)
    }

    /// Closes the current subpath; the next line starts where it began.
    ///
    /// Twice in a row counts once.
    public mutating func close() {
      guard let start = subpathStart, elements.last != .close else { return }
      elements.append(.close)
      currentPoint = start
    }

    /// Adds all parts of another path.
    public mutating func append(_ other: Path) { append(other, continuing: false) }

    /// Adds all parts of another path; `continuing` leaves out its first move, so that it goes on from here.
    package mutating func append(_ other: Path, continuing: Bool) {
      if continuing, !other.isEmpty, !resume() { return }
      elements.append(contentsOf: continuing ? other.elements.dropFirst() : other.elements[...])
      controlBox = controlBox.union(other.controlBox)
      if other.currentPoint != nil {
        currentPoint = other.currentPoint
        if !continuing { subpathStart = other.subpathStart }
      }
    }

    /// The path with all points taken through a transform.
    public func applying(_ t: CGAffineTransform) -> Path {
      t.isIdentity ? self : mapped { $0.applying(t) }
    }

    /// Whether there is a point to go on from; after a close, the subpath is begun anew first, so that it may be
    /// closed again.
    private mutating func resume() -> Bool {
      guard let point = currentPoint else { return false }
      if elements.last == .close { move(to: point) }
      return true
    }

    private mutating func reach(_ point: CGPoint) {
      currentPoint = point
      controlBox = controlBox.union(CGRect(origin: point, size: .zero))
    }
  }
}

extension DisplayList.Path: Equatable {
  /// Whether two paths have equal parts in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
}
