import TouchDrawing
import TouchGeometry

/// A property of a layer that an animation can show elsewhere, as numbers.
struct LayerKey {
  /// What is shown, and how.
  enum Kind {
    /// A property that views can move, and which of its numbers are shown.
    case motion(MotionProperty, [Int])
    /// A property of what a shape or a gradient shows.
    case content(String)
  }

  let kind: Kind

  /// Nil for a path that is not known, or that the layer has not.
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
      guard layer.contentNumbers(path) != nil else { return nil }
      kind = .content(path)
    }
  }

  /// The layer's own value.
  @MainActor func value(of layer: CALayer) -> [Double]? {
    switch kind {
    case .content(let path): layer.contentNumbers(path)
    case .motion(let property, let places):
      layer.view.map { view in
        let vector = property.vector(of: view)
        // One number scales both ways.
        return places == [3, 5] ? [vector[3]] : places.map { vector[$0] }
      }
    }
  }

  /// What is to be added to a view's own value, so that some numbers are shown.
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

  /// What is to be added to a view's own value, where that is said.
  @MainActor static func offset(_ places: [Int], adding numbers: [Double]) -> MotionVector {
    var offset = MotionVector.zero
    for (index, place) in places.enumerated() { offset[place] = numbers[min(index, numbers.count - 1)] }
    return offset
  }

  /// The numbers of a value as programs write them; nil for what is not understood.
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

  /// A color with its parts multiplied by its opacity, as views move them.
  static func numbers(of color: CGColor) -> [Double] { (0..<4).map { MotionVector(color)[$0] } }

  /// A transform of the plane in its parts, as views move them.
  static func numbers(of transform: CGAffineTransform) -> [Double] { (0..<6).map { MotionVector(transform)[$0] } }

  /// The color of four numbers.
  static func color(_ numbers: ArraySlice<Double>) -> CGColor {
    var vector = MotionVector.zero
    for (index, number) in numbers.prefix(4).enumerated() { vector[index] = number }
    return vector.color
  }
}

/// The way of one property through the values of an animation.
@MainActor struct LayerCourse {
  let key: LayerKey
  /// Values by parts of the time, ascending.
  let stations: [(time: Double, value: [Double])]
  /// Whether the values are added to the layer's own.
  var isAdditive = false
  /// Whether each value is shown until the next.
  var jumps = false
  /// The pace from each value to the next; an even one where there is none.
  var paces: [TimingCurve] = []
  /// The part of the way at a part of the run; nil where nothing is shown.
  var pace: (Double) -> Double? = { $0 }

  /// What is shown at a part of the run.
  func value(at part: Double) -> [Double]? {
    guard let part = pace(part), let first = stations.first, let last = stations.last else { return nil }
    // A spring goes beyond its end.
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
  /// A view's own value as numbers.
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
