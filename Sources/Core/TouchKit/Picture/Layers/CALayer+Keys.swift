import TouchDrawing
import TouchGeometry

// Values by key (semantics 46.12). Without the Objective-C runtime the names of the properties are in a table; values
// under other keys are stored in the layer.

/// A property of a class of layers that can be read and set by its name.
@MainActor struct KeyedProperty {
  let get: (CALayer) -> Any?
  /// Returns false if the value has another type.
  let set: (CALayer, Any?) -> Bool

  init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>) {
    get = { layer in (layer as? Layer).flatMap { $0[keyPath: path] as Any? } }
    set = { layer, value in
      guard let layer = layer as? Layer, let value: Value = Self.converted(value) else { return false }
      layer[keyPath: path] = value
      return true
    }
  }

  init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?>) {
    get = { layer in (layer as? Layer).flatMap { $0[keyPath: path] as Any? } }
    set = { layer, value in
      guard let layer = layer as? Layer else { return false }
      guard let value else {
        layer[keyPath: path] = nil
        return true
      }
      guard let value: Value = Self.converted(value) else { return false }
      layer[keyPath: path] = value
      return true
    }
  }

  /// Returns a value as the type of a property: numbers of any type are numbers of any other.
  private static func converted<Value>(_ value: Any?) -> Value? {
    if let same = value as? Value { return same }
    guard let value, let number = LayerKey.numbers(value, count: 1)?.first else { return nil }
    return switch Value.self {
    case is CGFloat.Type: CGFloat(number) as? Value
    case is Double.Type: number as? Value
    case is Float.Type: Float(number) as? Value
    case is Int.Type: Int(exactly: number) as? Value
    case _: nil
    }
  }

  /// The properties of a layer by their names, those of its class before those of its superclasses.
  static func named(_ key: String, of layer: CALayer) -> KeyedProperty? {
    let own: [String: KeyedProperty]? =
      switch layer {
      case is CAShapeLayer: ofShapes
      case is CAGradientLayer: ofGradients
      case is CATextLayer: ofTexts
      case is CAReplicatorLayer: ofReplicators
      case _: nil
      }
    return own?[key] ?? ofAll[key]
  }

  private static let ofAll: [String: KeyedProperty] = [
    "name": KeyedProperty(\CALayer.name), "delegate": KeyedProperty(\CALayer.delegate),
    "speed": KeyedProperty(\CALayer.speed), "timeOffset": KeyedProperty(\CALayer.timeOffset),
    "beginTime": KeyedProperty(\CALayer.beginTime), "contents": KeyedProperty(\CALayer.contents),
    "contentsGravity": KeyedProperty(\CALayer.contentsGravity), "cornerRadius": KeyedProperty(\CALayer.cornerRadius),
    "cornerCurve": KeyedProperty(\CALayer.cornerCurve), "borderWidth": KeyedProperty(\CALayer.borderWidth),
    "borderColor": KeyedProperty(\CALayer.borderColor), "anchorPoint": KeyedProperty(\CALayer.anchorPoint),
    "position": KeyedProperty(\CALayer.position), "bounds": KeyedProperty(\CALayer.bounds),
    "frame": KeyedProperty(\CALayer.frame), "masksToBounds": KeyedProperty(\CALayer.masksToBounds),
    "opacity": KeyedProperty(\CALayer.opacity), "hidden": KeyedProperty(\CALayer.isHidden),
    "sublayers": KeyedProperty(\CALayer.sublayers), "mask": KeyedProperty(\CALayer.mask),
    "opaque": KeyedProperty(\CALayer.isOpaque), "backgroundColor": KeyedProperty(\CALayer.backgroundColor),
    "transform": KeyedProperty(\CALayer.transform), "sublayerTransform": KeyedProperty(\CALayer.sublayerTransform),
    "zPosition": KeyedProperty(\CALayer.zPosition), "shadowColor": KeyedProperty(\CALayer.shadowColor),
    "shadowOpacity": KeyedProperty(\CALayer.shadowOpacity), "shadowOffset": KeyedProperty(\CALayer.shadowOffset),
    "shadowRadius": KeyedProperty(\CALayer.shadowRadius), "shadowPath": KeyedProperty(\CALayer.shadowPath),
    "shouldRasterize": KeyedProperty(\CALayer.shouldRasterize),
    "rasterizationScale": KeyedProperty(\CALayer.rasterizationScale),
    "maskedCorners": KeyedProperty(\CALayer.maskedCorners), "actions": KeyedProperty(\CALayer.actions),
  ]
  private static let ofShapes: [String: KeyedProperty] = [
    "path": KeyedProperty(\CAShapeLayer.path), "fillColor": KeyedProperty(\CAShapeLayer.fillColor),
    "fillRule": KeyedProperty(\CAShapeLayer.fillRule), "strokeColor": KeyedProperty(\CAShapeLayer.strokeColor),
    "lineWidth": KeyedProperty(\CAShapeLayer.lineWidth), "lineCap": KeyedProperty(\CAShapeLayer.lineCap),
    "lineJoin": KeyedProperty(\CAShapeLayer.lineJoin), "miterLimit": KeyedProperty(\CAShapeLayer.miterLimit),
    "lineDashPattern": KeyedProperty(\CAShapeLayer.lineDashPattern),
    "lineDashPhase": KeyedProperty(\CAShapeLayer.lineDashPhase),
    "strokeStart": KeyedProperty(\CAShapeLayer.strokeStart), "strokeEnd": KeyedProperty(\CAShapeLayer.strokeEnd),
  ]
  private static let ofGradients: [String: KeyedProperty] = [
    "colors": KeyedProperty(\CAGradientLayer.colors), "locations": KeyedProperty(\CAGradientLayer.locations),
    "startPoint": KeyedProperty(\CAGradientLayer.startPoint), "endPoint": KeyedProperty(\CAGradientLayer.endPoint),
    "type": KeyedProperty(\CAGradientLayer.type),
  ]
  private static let ofTexts: [String: KeyedProperty] = [
    "string": KeyedProperty(\CATextLayer.string), "font": KeyedProperty(\CATextLayer.font),
    "fontSize": KeyedProperty(\CATextLayer.fontSize),
    "foregroundColor": KeyedProperty(\CATextLayer.foregroundColor), "wrapped": KeyedProperty(\CATextLayer.isWrapped),
    "truncationMode": KeyedProperty(\CATextLayer.truncationMode),
    "alignmentMode": KeyedProperty(\CATextLayer.alignmentMode),
  ]
  private static let ofReplicators: [String: KeyedProperty] = [
    "instanceCount": KeyedProperty(\CAReplicatorLayer.instanceCount),
    "instanceTransform": KeyedProperty(\CAReplicatorLayer.instanceTransform),
    "instanceDelay": KeyedProperty(\CAReplicatorLayer.instanceDelay),
    "instanceColor": KeyedProperty(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": KeyedProperty(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": KeyedProperty(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": KeyedProperty(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": KeyedProperty(\CAReplicatorLayer.instanceAlphaOffset),
  ]
}

extension CALayer {
  /// Returns the value at a key path, such as `transform.rotation.z`, or that of a key (semantics 46.12).
  public func value(forKeyPath keyPath: String) -> Any? {
    guard !isWholeKey(keyPath), let key = LayerKey(keyPath, of: self), case .motion = key.kind else {
      return value(forKey: keyPath)
    }
    return key.value(of: self).map { LayerKey.object($0, for: keyPath) }
  }

  /// Sets the value at a key path, such as `transform.rotation.z`, or that of a key (semantics 46.12).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard !isWholeKey(keyPath), let view, case .motion(let property, let places) = LayerKey(keyPath, of: self)?.kind
    else { return setValue(value, forKey: keyPath) }
    guard let value, let numbers = LayerKey.numbers(value), [1, places.count].contains(numbers.count) else {
      return refuse(value, keyPath)
    }
    var whole = property.vector(of: view)
    for (index, place) in places.enumerated() { whole[place] = numbers[min(index, numbers.count - 1)] }
    switch property {
    case .center: position = whole.point
    case .bounds: bounds = whole.rect
    case .transform: setAffineTransform(whole.transform)
    case .alpha, .background, .cornerRadius, .borderWidth, .content, .dissolve: break
    }
  }

  private func isWholeKey(_ path: String) -> Bool { !path.contains(".") }

  private func refuse(_ value: Any?, _ key: String) {
    UsageError.report("\(type(of: self)).setValue(_:forKey: \(key)): \(value ?? "nil") has the wrong type; ignored")
  }

  /// Returns the value of a key; the animated one of an app-defined key if `isDrawn`.
  func valueByKey(_ key: String, isDrawn: Bool) -> Any? {
    if let known = KeyedProperty.named(key, of: self) { return known.get(self) }
    let own = customValues[key] ?? type(of: self).defaultValue(forKey: key)
    guard isDrawn, let numbers = shownContent[key] else { return own }
    return LayerKey.object(numbers, for: key, like: own ?? animatedSample(key))
  }

  func setValueByKey(_ value: Any?, _ key: String) {
    if let known = KeyedProperty.named(key, of: self) {
      if !known.set(self, value) { refuse(value, key) }
      return
    }
    animate(key) { customValues[key] = value }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Stores a displayed value in a copy of the layer.
  func assignKeyed(_ path: String, _ numbers: [Double]) {
    if path == "sublayerTransform" {
      transformOfSublayers = CATransform3D(numbers: numbers) ?? CATransform3DIdentity
    } else {
      let own = customValues[path] ?? type(of: self).defaultValue(forKey: path)
      customValues[path] = LayerKey.object(numbers, for: path, like: own)
    }
  }

  /// Returns an animatable value as numbers: of the layer's content, or of an app-defined key; nil for other keys.
  func animatableNumbers(_ path: String) -> [Double]? {
    contentNumbers(path) ?? (KeyedProperty.named(path, of: self) == nil ? customNumbers(path) : nil)
  }

  /// Returns the value of an app-defined key as numbers; nil if it cannot be animated.
  ///
  /// A key without a value counts as 0 if `needsDisplay(forKey:)` is true for it. A stored Swift property does not: it
  /// cannot be set by its name.
  private func customNumbers(_ key: String) -> [Double]? {
    if let own = customValues[key] ?? type(of: self).defaultValue(forKey: key) { return LayerKey.numbers(own) }
    return type(of: self).needsDisplay(forKey: key) && !hasStoredProperty(key) ? [0] : nil
  }

  /// Whether a class of the app stores a property of this name.
  func hasStoredProperty(_ name: String) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror, present.subjectType != CALayer.self {
      if present.children.contains(where: { $0.label == name }) { return true }
      mirror = present.superclassMirror
    }
    return false
  }

  /// Returns a value of the running animation of a key, whose type is that of its displayed values.
  func animatedSample(_ key: String) -> Any? {
    for running in runningAnimations.values {
      let animations = (running.animation as? CAAnimationGroup)?.animations ?? [running.animation]
      for case let animation as CAPropertyAnimation in animations where animation.keyPath == key {
        switch animation {
        case let basic as CABasicAnimation: return basic.toValue ?? basic.fromValue ?? basic.byValue
        case let frames as CAKeyframeAnimation: return frames.values?.first
        case _: return nil
        }
      }
    }
    return nil
  }
}

extension LayerKey {
  /// Returns numbers as a value of the type of another one: integers become `Double`s.
  static func object(_ numbers: [Double], for key: String, like other: Any?) -> Any {
    switch other {
    case is CGFloat where numbers.count == 1: CGFloat(numbers[0])
    case is Float where numbers.count == 1: Float(numbers[0])
    case is CGSize where numbers.count == 2: CGSize(width: numbers[0], height: numbers[1])
    case is CGRect where numbers.count == 4:
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case _ where numbers.count == 1: numbers[0]
    case _: object(numbers, for: key)
    }
  }
}
