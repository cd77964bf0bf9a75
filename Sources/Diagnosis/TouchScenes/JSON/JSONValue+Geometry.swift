import TouchGeometry

/// Geometry as JSON arrays, in the form that `Shape` reads.
extension JSONValue {
  static func point(_ point: CGPoint) -> JSONValue { .numbers([Double(point.x), Double(point.y)]) }
  static func vector(_ vector: CGVector) -> JSONValue { .numbers([Double(vector.dx), Double(vector.dy)]) }
  package static func size(_ size: CGSize) -> JSONValue { .numbers([Double(size.width), Double(size.height)]) }

  package static func rect(_ rect: CGRect) -> JSONValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) })
  }

  package static func insets(_ insets: UIEdgeInsets) -> JSONValue {
    .numbers([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
  }

  static func transform(_ t: CGAffineTransform) -> JSONValue {
    .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
  }

  /// The words of an enumeration.
  static func words<Word: RawRepresentable<String>>(_ words: [Word]) -> JSONValue { .strings(words.map(\.rawValue)) }
}
