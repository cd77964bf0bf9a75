import TouchGeometry

extension DisplayList {
  /// A path as a value, stored by `CGPath`, `UIBezierPath` and commands.
  public struct Path: Sendable {
    /// An element of a path.
    public enum Element: Sendable, Equatable {
      /// Begins a subpath at a point.
      case move(CGPoint)
      /// A straight line to a point.
      case line(CGPoint)
      /// A quadratic curve to a point.
      case quad(CGPoint, control: CGPoint)
      /// A cubic curve to a point.
      case curve(CGPoint, control1: CGPoint, control2: CGPoint)
      /// A straight line back to the start of the subpath.
      case close
    }

    /// The elements in order.
    public private(set) var elements: [Element] = []

    /// The smallest rectangle that contains all points and control points; null for an empty path.
    public private(set) var controlBox = CGRect.null

    /// The rounded rectangle that the path was created from, if nothing was added since.
    ///
    /// It is redundant, but saves renderers from detecting it.
    package internal(set) var roundedRect: RoundedRect?

    /// A rectangle with a positive size and elliptical corners, at most as large as fit.
    package struct RoundedRect: Sendable {
      package var rect: CGRect
      package var radius: CGSize
    }

    /// The start of the current subpath; nil before the first.
    private var subpathStart: CGPoint?

    /// The current point; nil for an empty path.
    public private(set) var currentPoint: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Whether the path is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a subpath.
    public mutating func move(to point: CGPoint) {
      add(.move(point))
      subpathStart = point
      reach(point)
    }

    /// Adds a straight line.
    ///
    /// Without a current point, it begins a subpath instead.
    public mutating func addLine(to point: CGPoint) {
      guard resume() else { return move(to: point) }
      add(.line(point))
      reach(point)
    }

    /// Adds a quadratic curve.
    ///
    /// Without a current point, it begins a subpath at the end point instead.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
      guard resume() else { return move(to: end) }
      add(.quad(end, control: control))
      reach(control)
      reach(end)
    }

    /// Adds a cubic curve.
    ///
    /// Without a current point, it begins a subpath at the end point instead.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      guard resume() else { return move(to: end) }
      add(.curve(end, control1: control1, control2: control2))
      reach(control1)
      reach(control2)
      reach(end)
    }

    /// Closes the current subpath; the next line starts where the subpath began.
    ///
    /// Repeated calls have no effect.
    public mutating func close() {
      guard let start = subpathStart, elements.last != .close else { return }
      add(.close)
      currentPoint = start
    }

    /// Adds all elements of another path.
    public mutating func append(_ other: Path) { append(other, continuing: false) }

    /// Adds all elements of another path; `continuing` omits its first move, so that it continues the current subpath.
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

    /// Returns the path with all points transformed.
    public func applying(_ t: CGAffineTransform) -> Path {
      t.isIdentity ? self : mapped { $0.applying(t) }
    }

    /// Returns whether there is a current point; after a close, begins the subpath again first, so that it may be
    /// closed again.
    private mutating func resume() -> Bool {
      guard let point = currentPoint else { return false }
      if elements.last == .close { move(to: point) }
      return true
    }

    /// Reserves storage for a number of elements.
    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    private mutating func add(_ element: Element) {
      elements.append(element)
      roundedRect = nil
    }

    private mutating func reach(_ point: CGPoint) {
      currentPoint = point
      // Foundation's union needs several calls for each of a curve's three points.
      let (old, isFirst) = (controlBox, controlBox.isNull)
      let (left, top) = isFirst ? (point.x, point.y) : (min(old.origin.x, point.x), min(old.origin.y, point.y))
      let right = isFirst ? point.x : max(old.origin.x + old.size.width, point.x)
      let bottom = isFirst ? point.y : max(old.origin.y + old.size.height, point.y)
      controlBox = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension DisplayList.Path: Equatable {
  /// Whether two paths have equal elements in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
}
