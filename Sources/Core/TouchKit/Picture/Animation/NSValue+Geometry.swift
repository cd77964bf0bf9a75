import TouchGeometry

// Geometry in Foundation's `NSValue`, which layer animations accept like the values themselves.

#if FoundationGeometry
extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Creates a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Creates a value of a plane transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Creates a value of a transform in space.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// The point; zero if the value is of another type.
  public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }
  /// The size; zero if the value is of another type.
  public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }
  /// The rectangle; zero if the value is of another type.
  public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }
  /// The vector; zero if the value is of another type.
  public var cgVectorValue: CGVector { geometry as? CGVector ?? CGVector(dx: 0, dy: 0) }
  /// The insets; zero if the value is of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { geometry as? UIEdgeInsets ?? .zero }
  /// The plane transform; the identity if the value is of another type.
  public var cgAffineTransformValue: CGAffineTransform { geometry as? CGAffineTransform ?? .identity }
  /// The transform in space; the identity if the value is of another type.
  public var caTransform3DValue: CATransform3D { geometry as? CATransform3D ?? CATransform3DIdentity }

  private convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map { Double($0) }
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }

  /// The contained value, if it is of one of the types above.
  var geometry: Any? {
    let kind = String(cString: objCType)
    if kind.hasPrefix("{CGPoint=") || kind.hasPrefix("{NSPoint=") { return pointValue }
    if kind.hasPrefix("{CGSize=") || kind.hasPrefix("{NSSize=") { return sizeValue }
    if kind.hasPrefix("{CGRect=") || kind.hasPrefix("{NSRect=") { return rectValue }
    switch kind {
    case "[2d]":
      let n = numbers(2)
      return CGVector(dx: n[0], dy: n[1])
    case "[4d]":
      let n = numbers(4)
      return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    case "[6d]":
      let n = numbers(6)
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case "[16d]":
      let n = numbers(16)
      return CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
        m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    case _: return nil
    }
  }
}
#endif
