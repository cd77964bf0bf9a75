import TouchGeometry

/// A place or a displacement in points.
struct Point: Equatable {
  var x = 0.0
  var y = 0.0

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The mean of several places; the origin for none.
  static func mean(_ points: [Point]) -> Point {
    points.isEmpty ? Point() : points.reduce(Point(), +) * (1 / Double(points.count))
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

/// The four numbers of a linear mapping and a displacement, as CGAffineTransform has them.
struct Transform {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var offset = Point()

  init(_ t: CGAffineTransform) {
    (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    offset = Point(x: Double(t.tx), y: Double(t.ty))
  }

  init() {}

  /// The place that the transform takes to `point`; nil if there is no one such place (2.6).
  func source(of point: Point) -> Point? {
    let determinant = a * d - b * c
    let p = point - offset
    let source = Point(x: (d * p.x - c * p.y) / determinant, y: (a * p.y - b * p.x) / determinant)
    return determinant != 0 && source.x.isFinite && source.y.isFinite ? source : nil
  }
}
