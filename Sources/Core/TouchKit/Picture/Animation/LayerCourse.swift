import TouchDrawing
import TouchGeometry

/// An animatable property of a layer, as numbers.
struct LayerKey {
  /// The kind of the property.
  enum Kind {
    /// A property that view animations support, and the indices of its animated components.
    case motion(MotionProperty, [Int])
    /// A property of the content of a shape, gradient or text layer, or an app-defined key.
    case content(String)
  }

  let kind: Kind

  /// Nil for an unknown key path, or one that the layer lacks.
  @MainActor init?(_ path: String, of layer: CALayer) {
    switch path {
    case "opacity": kind = .motion(.alpha, [0])
    case "position": kind = .motion(.center, [0, 1])
    case "position.x": kind = .motion(.center, [0])
    case "position.y": kind = .motion(.center, [1])
    case "bounds": kind = .motion(.bounds, [0, 1, 2, 3])
    case "bounds.origin": kind = .motion(.bounds, [0, 1])
    case "bounds.size": kind = .motion(.bounds, [2, 3])
    case "bounds.size.width": kind = .motion(.bounds, [2])
    case "bounds.size.height": kind = .motion(.bounds, [3])
    case "transform": kind = .motion(.transform, [0, 1, 2, 3, 4, 5])
    case "transform.rotation", "transform.rotation.z": kind = .motion(.transform, [2])
    case "transform.scale": kind = .motion(.transform, [3, 5])
    case "transform.scale.x": kind = .motion(.transform, [3])
    case "transform.scale.y": kind = .motion(.transform, [5])
    case "transform.translation": kind = .motion(.transform, [0, 1])
    case "transform.translation.x": kind = .motion(.transform, [0])
    case "transform.translation.y": kind = .motion(.transform, [1])
    case "backgroundColor": kind = .motion(.background, [0, 1, 2, 3])
    case "cornerRadius": kind = .motion(.cornerRadius, [0])
    case "borderWidth": kind = .motion(.borderWidth, [0])
    case _:
      guard layer.animatableNumbers(path) != nil else { return nil }
      kind = .content(path)
    }
  }

  /// Returns the layer's own value.
  @MainActor func value(of layer: CALayer) -> [Double]? {
    switch kind {
    case .content(let path): layer.animatableNumbers(path)
    case .motion(let property, let places):
      layer.view.map { view in
        let vector = property.vector(of: view)
        // One number scales both axes.
        return places == [3, 5] ? [vector[3]] : places.map { vector[$0] }
      }
    }
  }

  /// Returns the offset to a view's own value that results in the given numbers.
  @MainActor static func offset(
    _ property: MotionProperty, _ places: [Int], of view: UIView, showing numbers: [Double]
  ) -> MotionVector {
    let own = property.vector(of: view)
    var offset = MotionVector.zero
    for (index, place) in places.enumerated() {
      offset[place] = numbers[min(index, numbers.count - 1)] - own[place]
    }
    return offset
  }

  /// Returns the offset to a view's own value that adds the given numbers.
  @MainActor static func offset(_ places: [Int], adding numbers: [Double]) -> MotionVector {
    var offset = MotionVector.zero
    for (index, place) in places.enumerated() { offset[place] = numbers[min(index, numbers.count - 1)] }
    return offset
  }

  /// Returns the numbers of an app's value for a property with a number of components: all 16 of a transform in space,
  /// if the property has as many.
  static func numbers(_ value: Any, count: Int) -> [Double]? {
    guard count == 16 else { return numbers(value) }
    if let transform = value as? CATransform3D { return transform.numbers }
    #if FoundationGeometry
    if let transform = (value as? NSValue)?.geometry as? CATransform3D { return transform.numbers }
    #endif
    return numbers(value)
  }

  /// Returns the numbers of an app's value; nil for an unknown type.
  static func numbers(_ value: Any) -> [Double]? {
    switch value {
    case let number as Double: return [number]
    case let number as CGFloat: return [Double(number)]
    case let number as Float: return [Double(number)]
    case let number as Int: return [Double(number)]
    case let point as CGPoint: return [Double(point.x), Double(point.y)]
    case let size as CGSize: return [Double(size.width), Double(size.height)]
    case let rect as CGRect:
      return [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
    case let color as CGColor: return numbers(of: color)
    case let values as [Any]:
      let parts = values.compactMap { numbers($0) }
      return parts.count == values.count ? parts.flatMap { $0 } : nil
    case let transform as CGAffineTransform: return numbers(of: transform)
    case let transform as CATransform3D: return numbers(of: CATransform3DGetAffineTransform(transform))
    case let number as CALayerNumber: return [Double(number.layerValue)]
    #if FoundationGeometry
    case let value as NSValue: return value.geometry.flatMap { numbers($0) }
    #endif
    default: return nil
    }
  }

  /// Returns a color with its components multiplied by its alpha, as in view animations.
  static func numbers(of color: CGColor) -> [Double] { (0..<4).map { MotionVector(color)[$0] } }

  /// Returns the components of a plane transform, as in view animations.
  static func numbers(of transform: CGAffineTransform) -> [Double] { (0..<6).map { MotionVector(transform)[$0] } }

  /// Returns the color of four numbers.
  static func color(_ numbers: ArraySlice<Double>) -> CGColor {
    var vector = MotionVector.zero
    for (index, number) in numbers.prefix(4).enumerated() { vector[index] = number }
    return vector.color
  }
}

/// The values of one property over the time of an animation.
@MainActor struct LayerCourse {
  let key: LayerKey
  /// The values by their relative times, ascending.
  let stations: [(time: Double, value: [Double])]
  /// Whether the values are added to the layer's own value.
  var isAdditive = false
  /// What each completed run adds to the values; nil for nothing.
  var gain: [Double]?
  /// Whether each value is shown until the next.
  var jumps = false
  /// The timing curves between the values; linear where there is none.
  var paces: [TimingCurve] = []
  /// The progress at a fraction of the run; nil where nothing is shown.
  var pace: (Double) -> Double? = { $0 }

  /// Returns the value at a fraction of a run, after a number of completed ones.
  func value(at part: Double, after runs: Int) -> [Double]? {
    guard let value = value(at: part) else { return nil }
    guard let gain, runs > 0 else { return value }
    return zip(value, gain).map { $0 + $1 * Double(runs) }
  }

  /// Returns the value at a fraction of the run.
  func value(at part: Double) -> [Double]? {
    guard let part = pace(part), let first = stations.first, let last = stations.last else { return nil }
    // A spring overshoots its end.
    if stations.count == 2, first.time == 0, last.time == 1, !jumps, paces.isEmpty {
      return mix(first.value, last.value, part)
    }
    guard part > first.time else { return first.value }
    for (index, (left, right)) in zip(stations, stations.dropFirst()).enumerated() where part < right.time {
      if jumps { return left.value }
      let place = (part - left.time) / (right.time - left.time)
      return mix(left.value, right.value, paces.indices.contains(index) ? paces[index].value(at: place) : place)
    }
    return last.value
  }

  private func mix(_ left: [Double], _ right: [Double], _ part: Double) -> [Double] {
    zip(left, right).map { $0 + ($1 - $0) * part }
  }
}

extension MotionProperty {
  /// Returns a view's own value as numbers.
  @MainActor func vector(of view: UIView) -> MotionVector {
    switch self {
    case .bounds: MotionVector(view.storedBounds)
    case .center: MotionVector(view.storedCenter)
    case .transform: MotionVector(view.transform)
    case .alpha: MotionVector(view.storedAlpha)
    case .background: MotionVector(view.shownBackground ?? .clear)
    case .cornerRadius: MotionVector(view.rare?.cornerRadius ?? 0)
    case .borderWidth: MotionVector(view.rare?.borderWidth ?? 0)
    case .content, .dissolve: .zero
    }
  }
}
