import TouchDrawing
import TouchGeometry

/// An animatable property of a view.
enum MotionProperty: Int, CaseIterable {
  case bounds, center, transform, alpha, background, cornerRadius, borderWidth
  /// The content of an app's own layer; only layer animations move it.
  case content
  /// The visible fraction of an earlier picture in a transition.
  case dissolve

  /// The bit of the property.
  var bit: UInt16 { 1 << UInt16(rawValue) }

  /// Returns a closure that restores a view's current value.
  @MainActor func restore(of view: UIView) -> () -> Void { copy(from: view, to: view) }

  /// Returns a closure that sets a view's value to the current one of another view.
  @MainActor func copy(from source: UIView, to view: UIView) -> () -> Void {
    switch self {
    case .bounds:
      let value = source.bounds
      return { view.bounds = value }
    case .center:
      let value = source.center
      return { view.center = value }
    case .transform:
      let value = source.transform
      return { view.transform = value }
    case .alpha:
      let value = source.alpha
      return { view.alpha = value }
    case .background:
      let value = source.backgroundColor
      return { view.backgroundColor = value }
    case .cornerRadius:
      let value = source.layer.cornerRadius
      return { view.layer.change(value, \.cornerRadius) }
    case .borderWidth:
      let value = source.layer.borderWidth
      return { view.layer.change(value, \.borderWidth) }
    case .content, .dissolve: return {}
    }
  }
}

/// A value of a property, or a difference of two, as numbers that can be added and multiplied.
typealias MotionVector = SIMD8<Double>

extension SIMD8<Double> {
  init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height), 0, 0, 0, 0)
  }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0, 0, 0, 0, 0) }

  init(_ number: CGFloat) { self.init(Double(number), 0, 0, 0, 0, 0, 0, 0) }

  /// Converts a color to premultiplied components, so that the clear color is zero and fading keeps the hue.
  init(_ color: CGColor) {
    let alpha = Double(color.alpha)
    self.init(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha, 0, 0, 0, 0)
  }

  /// Converts a transform to translation, angle, two scales and a skew, so that a rotation follows a circle.
  init(_ t: CGAffineTransform) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    var length = (a * a + b * b).squareRoot()
    // A reflection is treated as one across the axis that it rotates less.
    if a * d - b * c < 0, a < d { length = -length }
    let angle = length != 0 ? atan2(b / length, a / length) : c != 0 || d != 0 ? atan2(-c, d) : 0
    let (cosine, sine) = (cos(angle), sin(angle))
    self.init(
      Double(t.tx), Double(t.ty), angle, length, c * cosine + d * sine, d * cosine - c * sine, 0, 0)
  }

  var rect: CGRect {
    let (width, height) = (self[2] > 0 ? self[2] : 0, self[3] > 0 ? self[3] : 0)
    return CGRect(x: CGFloat(self[0]), y: CGFloat(self[1]), width: CGFloat(width), height: CGFloat(height))
  }

  var point: CGPoint { CGPoint(x: CGFloat(self[0]), y: CGFloat(self[1])) }

  var color: CGColor {
    let alpha = CGFloat(self[3])
    guard alpha > 0 else { return .clear }
    return CGColor(
      red: CGFloat(self[0]) / alpha, green: CGFloat(self[1]) / alpha, blue: CGFloat(self[2]) / alpha, alpha: alpha)
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(self[2]), sin(self[2]))
    return CGAffineTransform(
      a: CGFloat(self[3] * cosine), b: CGFloat(self[3] * sine),
      c: CGFloat(self[4] * cosine - self[5] * sine), d: CGFloat(self[4] * sine + self[5] * cosine),
      tx: CGFloat(self[0]), ty: CGFloat(self[1]))
  }

  /// Returns the difference of two transforms, by the smaller rotation.
  static func difference(from old: CGAffineTransform, to new: CGAffineTransform) -> MotionVector {
    var result = MotionVector(old) - MotionVector(new)
    if result[2] > .pi { result[2] -= 2 * .pi }
    if result[2] < -.pi { result[2] += 2 * .pi }
    return result
  }
}
