import TouchGeometry

/// The key of the action that runs when a layer becomes visible: when it is added, or no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"

/// An object that runs when a property of a layer changes or an event occurs (semantics 46.11).
///
/// Animations are actions: they run by being added to the layer. `NSNull` is one that ends the search for an action.
/// https://developer.apple.com/documentation/quartzcore/caaction
@preconcurrency @MainActor public protocol CAAction {
  /// Performs the action.
  ///
  /// - Parameters:
  ///   - event: the key of the property that has changed, or of the event.
  ///   - anObject: the layer.
  ///   - dict: additional values; the kit passes none.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Leaves the layer unchanged: the new value is visible in the next frame.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A change of a layer's property that has begun: its action, and the values before.
struct LayerChange {
  let key: String
  let action: any CAAction
  /// The layer's own value; nil for a property without numbers.
  let own: [Double]?
  /// The displayed value.
  let displayed: [Double]?
}

extension CALayer {
  /// Searches for an action in the order of 46.11: delegate, `actions`, class, and the implicit animation.
  func searchAction(_ event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(event)
  }

  /// Returns the implicit animation from the displayed value; nil for a property that cannot be animated, and for a
  /// layer that was not displayed.
  private func implicitAnimation(_ key: String) -> CABasicAnimation? {
    guard hasImplicitActions, MotionGroup.recording != nil || CATransaction.animationDuration() > 0,
      let from = displayedNumbers(key)
    else { return nil }
    // App-defined keys have only the actions of the app.
    if case .content = LayerKey(key, of: self)?.kind, contentNumbers(key) == nil { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = LayerKey.object(from, for: key)
    animation.fillMode = .backwards
    animation.followBlock()
    if animation.timingFunction == nil {
      animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
    return animation
  }

  /// Whether it is an app-defined layer that was in the last frame.
  private var hasImplicitActions: Bool {
    guard let own else { return false }
    return own.flags.contains(.isShown) && own.windowSeenIn != nil
  }

  /// Returns the displayed value of a property: the animated one, or the layer's own.
  private func displayedNumbers(_ path: String) -> [Double]? {
    guard let key = LayerKey(path, of: self), let own = key.value(of: self) else { return nil }
    switch key.kind {
    case .content: return shownContent[path] ?? own
    case .motion(let property, let places):
      guard let view, let motions = view.windowSeenIn?.application?.motions, let motion = motions.motion(of: view)
      else {
        return own
      }
      let vector = property.vector(of: view) + motion.offset(of: property, at: motions.now)
      return places == [3, 5] ? [vector[3]] : places.map { vector[$0] }
    }
  }

  // MARK: Changes

  /// Changes a property and runs its action.
  func animate(_ key: String, _ change: () -> Void) {
    willChange(key)
    change()
    didChange(key)
  }

  /// Finds the action for a change that follows; `didChange(_:)` must follow too.
  ///
  /// Nothing is searched in the draw step, while actions are disabled, and for values that a block animates.
  func willChange(_ key: String) {
    guard let view, view.flags.contains(.isShown), MotionGroup.isEnabled, MotionEngine.shown == nil,
      !isMovedByBlock(key), let action = action(forKey: key)
    else { return }
    changes.append(
      LayerChange(
        key: key, action: action, own: LayerKey(key, of: self)?.value(of: self), displayed: displayedNumbers(key)))
  }

  /// Runs the action that was found before the change, unless the value is the same.
  func didChange(_ key: String) {
    guard changes.last?.key == key, let change = changes.popLast() else { return }
    if let before = change.own, let after = LayerKey(key, of: self)?.value(of: self) {
      guard before != after else { return }
      if let animation = change.action as? CABasicAnimation {
        return run(animation, key, from: change.displayed, count: after.count)
      }
    }
    change.action.run(forKey: key, object: self, arguments: nil)
  }

  /// Runs an animation, which without any value begins at the displayed one.
  private func run(_ animation: CABasicAnimation, _ key: String, from displayed: [Double]?, count: Int) {
    // A color more in a gradient, for example, cannot be animated.
    guard displayed?.count == count else { return }
    let (path, from) = (animation.keyPath, animation.fromValue)
    if path == nil { animation.keyPath = key }
    if from == nil, animation.toValue == nil, animation.byValue == nil { animation.fromValue = displayed }
    animation.run(forKey: key, object: self, arguments: nil)
    (animation.keyPath, animation.fromValue) = (path, from)
  }

  /// Whether the running block of `UIView.animate` animates a change of this property.
  private func isMovedByBlock(_ key: String) -> Bool {
    guard MotionGroup.recording != nil, case .motion = LayerKey(key, of: self)?.kind else { return false }
    return true
  }

  /// Runs the action of an event that changes no property.
  func runAction(_ event: String) {
    guard view?.windowSeenIn != nil, MotionGroup.isEnabled, MotionEngine.shown == nil else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}

extension CAAnimation {
  /// Takes duration, delay and curve of the running block of `UIView.animate`, if there is one.
  func followBlock() {
    guard let group = MotionGroup.recording else { return }
    duration = group.duration
    if group.delay > 0 { beginTime = CACurrentMediaTime() + group.delay }
    if case .curve(let curve) = group.pace { timingFunction = CAMediaTimingFunction(curve: curve) }
  }
}

extension UIView {
  /// The default action of a view's own layer: none outside blocks of `UIView.animate`, and inside one an animation with
  /// its duration, delay and curve (semantics 46.11).
  func actionOfBlock(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    guard layer.view === self else { return nil }
    guard MotionGroup.recording != nil, case .motion = LayerKey(event, of: layer)?.kind else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.followBlock()
    return animation
  }
}

extension LayerKey {
  /// Returns numbers as the value that apps use for a property.
  static func object(_ numbers: [Double], for path: String) -> Any {
    let parts = numbers.map { CGFloat($0) }
    return switch (path, numbers.count) {
    case (_, 1): parts[0]
    case (_, 2): CGPoint(x: parts[0], y: parts[1])
    case ("bounds", _): CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    case ("sublayerTransform", 16): CATransform3D(numbers: numbers) ?? CATransform3DIdentity
    case ("transform", _):
      CATransform3DMakeAffineTransform(
        MotionVector(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], 0, 0).transform)
    case ("colors", _), ("locations", _): numbers
    case (_, 4): LayerKey.color(numbers[...])
    case _: numbers
    }
  }
}
