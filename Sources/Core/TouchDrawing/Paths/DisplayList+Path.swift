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

    /// The rectangle with round corners that the path is, if it was made as one and nothing was added since.
    ///
    /// It says nothing that the parts do not say; who draws need not find it out.
    package internal(set) var roundedRect: RoundedRect?

    /// A rectangle with a positive size whose corners are quarters of ellipses, at most as large as fit.
    package struct RoundedRect: Sendable {
      package var rect: CGRect
      package var radius: CGSize
    }

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
      add(.move(point))
      subpathStart = point
      reach(point)
    }

    /// Adds a straight line.
    ///
    /// Without a current point it begins a subpath instead.
    public mutating func addLine(to point: CGPoint) {
      guard resume() else { return move(to: point) }
      add(.line(point))
      reach(point)
    }

    /// Adds a quadratic curve.
    ///
    /// Without a current point it begins a subpath at the end point instead.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
      guard resume() else { return move(to: end) }
      add(.quad(end, control: control))
      reach(control)
      reach(end)
    }

    /// Adds a cubic curve.
    ///
    /// Without a current point it begins a subpath at the end point instead.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      guard resume() else { return move(to: end) }
      add(.curve(end, control1: control1, control2: control2))
      reach(control1)
      reach(control2)
      reach(end)
    }

    /// Closes the current subpath; the next line starts where it began.
    ///
    /// Twice in a row counts once.
    public mutating func close() {
      guard let start = subpathStart, elements.last != .close else { return }
      add(.close)
      currentPoint = start
    }

    /// Adds all parts of another path.
    public mutating func append(_ other: Path) { append(other, continuing: false) }

    /// Adds all parts of another path; `continuing` leaves out its first move, so that it goes on from here.
    package mutating func append(_ other: Path, continuing: Bool) {
      if continuing, !other.isEmpty, !resume() { return }
      roundedRect = nil
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

    /// Makes room for so many parts.
    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    private mutating func add(_ element: Element) {
      elements.append(element)
      roundedRect = nil
    }

    private mutating func reach(_ point: CGPoint) {
      currentPoint = point
      // Foundation's union is several calls for each of a curve's three points.
      let (old, isFirst) = (controlBox, controlBox.isNull)
      let (left, top) = isFirst ? (point.x, point.y) : (min(old.origin.x, point.x), min(old.origin.y, point.y))
      let right = isFirst ? point.x : max(old.origin.x + old.size.width, point.x)
      let bottom = isFirst ? point.y : max(old.origin.y + old.size.height, point.y)
      controlBox = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension DisplayList.Path: Equatable {
  /// Whether two paths have equal parts in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
}
