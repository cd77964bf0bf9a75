import TouchGeometry

/// A coordinate system of points and rectangles: a view or the screen.
///
/// https://developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The extent of the space, in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another: returns the smallest upright rectangle around it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one: returns the smallest upright rectangle around it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  /// The transform from this view's coordinates to its superview's, or to the scene's for a window.
  package var toSuperview: CGAffineTransform {
    guard flags.contains(.hasTransform), let rare else {
      let offset = plainOffset
      return CGAffineTransform(translationX: offset.dx, y: offset.dy)
    }
    if let outer = outerTransform, let superview = storedSuperview { return mapping(under: outer, in: superview) }
    return transformToFrame(rare)
  }

  /// Returns the transform to the space of `frame`: the superview's without the `sublayerTransform` of its layer.
  func transformToFrame(_ rare: ViewRare) -> CGAffineTransform {
    let (t, anchor) = (rare.transform, rare.anchorPoint)
    let x = storedBounds.origin.x + storedSize.width * anchor.x
    let y = storedBounds.origin.y + storedSize.height * anchor.y
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d,
      tx: storedCenter.x + t.tx - (t.a * x + t.c * y), ty: storedCenter.y + t.ty - (t.b * x + t.d * y))
  }

  /// The offset from this view's coordinates to its superview's, for a view that is not rotated or scaled.
  @inline(__always) final var plainOffset: CGVector {
    let (center, size, origin) = (storedCenter, storedSize, storedOrigin)
    return CGVector(dx: center.x - size.width / 2 - origin.x, dy: center.y - size.height / 2 - origin.y)
  }

  /// Converts a point from the superview's coordinates; nil if this view is scaled to nothing (semantics 2.6).
  package final func fromSuperview(_ point: CGPoint) -> CGPoint? {
    guard flags.contains(.hasTransform) else { return plainlyFromSuperview(point) }
    guard let inverse = toSuperview.inverse else { return nil }
    let place = point.applying(inverse)
    return place.isFinite ? place : nil
  }

  /// `fromSuperview(_:)` of a view without `hasTransform`.
  @inline(__always) final func plainlyFromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = plainOffset
    return CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// Returns the transform from `source` to `target`, which are in one tree or in one scene.
  ///
  /// A nil view stands for the scene. The result is nil if the target, or a view between it and the nearest common
  /// superview, is scaled to nothing.
  package static func mapping(from source: UIView?, to target: UIView?) -> CGAffineTransform? {
    let (up, down) = ways(from: source, to: target)
    guard let down else { return up }
    return down.inverse.map { up.concatenating($0) }
  }

  /// Returns the transforms of both views to their nearest common superview; the second is nil if that is the target.
  private static func ways(
    from source: UIView?, to target: UIView?
  ) -> (up: CGAffineTransform, down: CGAffineTransform?) {
    var (up, down) = (CGAffineTransform.identity, CGAffineTransform.identity)
    var (left, right) = (source, target)
    var (leftDepth, rightDepth) = (depth(of: source), depth(of: target))
    while left !== right {
      if leftDepth >= rightDepth, let view = left {
        up = up.concatenating(view.toSuperview)
        left = view.storedSuperview
        leftDepth -= 1
      } else if let view = right {
        down = down.concatenating(view.toSuperview)
        right = view.storedSuperview
        rightDepth -= 1
      }
    }
    return (up, target === right ? nil : down)
  }

  private static func depth(of view: UIView?) -> Int {
    var (depth, next) = (0, view)
    while let view = next { (depth, next) = (depth + 1, view.storedSuperview) }
    return depth
  }

  static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    mapping(from: source, to: target).map { point.applying($0) } ?? .zero
  }

  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    let (up, down) = ways(from: source, to: target)
    guard let down else { return rect.applying(up) }
    // First the box in the common superview, then the box of that box (10.3).
    return down.inverse.map { rect.applying(up).applying($0) } ?? .zero
  }

  /// The window, or the topmost view without a window: the meaning of nil in conversions.
  var root: UIView {
    var view = self
    while let above = view.storedSuperview { view = above }
    return view
  }

  /// The view and its superviews, from the inside outwards.
  var pathToRoot: [UIView] {
    var path = [self]
    while let above = path[path.count - 1].superview { path.append(above) }
    return path
  }
}

extension UIView: UICoordinateSpace {
  /// Converts a point of this view to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, from: self) }
    return UIView.convert(point, from: self, to: view)
  }
  /// Converts a point of another space to this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, to: self) }
    return UIView.convert(point, from: view, to: self)
  }
  /// Converts a rectangle of this view to another space: returns the smallest upright rectangle around it.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, from: self) }
    return UIView.convert(rect, from: self, to: view)
  }
  /// Converts a rectangle of another space to this view: returns the smallest upright rectangle around it.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, to: self) }
    return UIView.convert(rect, from: view, to: self)
  }
}
