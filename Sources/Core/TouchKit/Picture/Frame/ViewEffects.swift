import TouchDrawing
import TouchGeometry

/// A view's shadow, mask and z position: rarely set properties.
@MainActor final class ViewEffects {
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var zPosition: CGFloat = 0
  /// The shape of the shadow; nil for that of the view's content.
  var shadowPath: CGPath? { didSet { shadowPathVersion += 1 } }
  /// The number of changes of `shadowPath`.
  private(set) var shadowPathVersion = 0
  /// The transform in space, if one was set.
  var space: SpaceTransform?
  var mask: UIView?
  /// The layer that is the mask, if it is one of the app's own.
  var maskLayer: CALayer?
  /// The mask's drawing, in the space of the masked view.
  var maskList = DisplayList()
  /// The number of changes of the mask.
  var maskVersion = 0
  /// The earlier picture of a running transition.
  var dissolve: Dissolve?
  /// The transform of the layer's sublayers; nil for the identity.
  var sublayers: SublayerTransform?
  /// The instances of the view's content; nil for one.
  var replication: Replication?
  /// The picture that is drawn instead of the view; nil for none.
  var raster: Raster?
  /// The resolution of such a picture, also while there is none.
  var rasterScale: CGFloat = 1
  /// The blur of what is behind the view; nil for none.
  var backdrop: Backdrop?
  /// The view that this one masks.
  weak var maskedView: UIView?

  /// The shadow in the view's space; nil without one.
  var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0 else { return nil }
    return Shadow(
      offset: shadowOffset, deviation: shadowRadius, color: color.faded(by: CGFloat(min(shadowOpacity, 1))))
  }

  func add(to mixer: inout ViewStamp.Mixer) {
    if let shadow {
      mixer.add(shadow.color)
      mixer.add(shadow.offset.width)
      mixer.add(shadow.offset.height)
      mixer.add(shadow.deviation)
      mixer.add(CGFloat(shadowPathVersion))
    }
    if let sublayers { sublayers.add(to: &mixer) }
    if let replication { mixer.add(CGFloat(replication.version)) }
    if mask != nil { mixer.add(CGFloat(maskVersion + 1)) }
    if let raster { mixer.add(raster.scale + 1) }
    if let style = backdrop?.style {
      mixer.add(style.deviation + 1)
      mixer.add(style.saturation)
    }
    if let dissolve { mixer.add(CGFloat(dissolve.remaining + 1)) }
  }
}

extension UIView {
  /// The view's effects, created if necessary.
  var ensuredEffects: ViewEffects {
    let rare = ensuredRare
    if let effects = rare.effects { return effects }
    let made = ViewEffects()
    rare.effects = made
    return made
  }

  /// The shadow that is drawn: nil if the bounds clip, since it would be outside them.
  var thrownShadow: Shadow? {
    guard let effects = rare?.effects, !flags.contains(.clipsToBounds) else { return nil }
    return effects.shadow
  }

  /// Whether the view is drawn as a group with effects.
  var hasEffects: Bool { rare?.effects != nil && (hasWideEffects || thrownShadow != nil) }

  /// Whether the appearance at a point depends on more than the content at that point.
  var hasWideEffects: Bool {
    guard let effects = rare?.effects else { return false }
    return effects.mask != nil || effects.raster != nil || effects.dissolve != nil || effects.replication != nil
      || thrownShadow != nil && effects.shadowPath == nil
  }

  /// A view whose opacity masks this view: only parts where the mask draws are visible.
  ///
  /// Nil, the default, for no mask.
  ///
  /// The mask's frame is in this view's coordinate space; it has no superview and receives no touches. Masks do not
  /// affect hit-testing. A view masks one other view at a time.
  /// https://developer.apple.com/documentation/uikit/uiview/mask
  public var mask: UIView? {
    get { rare?.effects?.mask.flatMap { $0 is LayerView ? nil : $0 } }
    set { setMask(newValue) }
  }

  /// Sets the mask; the caller retains a layer that serves as one.
  func setMask(_ newValue: UIView?) {
    guard newValue !== rare?.effects?.mask else { return }
    precondition(newValue !== self, "mask: a view cannot mask itself")
    rare?.effects?.mask?.rare?.effects?.maskedView = nil
    if let newValue {
      newValue.removeFromSuperview()
      newValue.rare?.effects?.maskedView?.setMask(nil)
      newValue.ensuredEffects.maskedView = self
    }
    ensuredEffects.mask = newValue
    ensuredEffects.maskLayer = nil
    maskDidChange()
  }

  /// The window in which the view is visible: its own, or that of the view that it or an ancestor masks.
  var windowSeenIn: UIWindow? {
    var view = self
    // Masks may form a cycle, and then there is no window.
    for _ in 0..<UIView.maximumLevels {
      if let window = view.window { return window }
      guard let masked = view.root.rare?.effects?.maskedView else { return nil }
      view = masked
    }
    return nil
  }

  /// Records that the mask's appearance changed.
  func maskDidChange() {
    rare?.effects?.maskVersion += 1
    requestFrame()
  }
}

extension CALayer {
  var colorOfShadow: CGColor? {
    get { view?.rare?.effects == nil ? .black : view?.rare?.effects?.shadowColor }
    set { changeEffects { $0.shadowColor = newValue } }
  }

  var offsetOfShadow: CGSize {
    get { view?.rare?.effects?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        return UsageError.report("CALayer.shadowOffset: \(newValue) is not finite and was refused")
      }
      changeEffects { $0.shadowOffset = newValue }
    }
  }

  var radiusOfShadow: CGFloat {
    get { view?.rare?.effects?.shadowRadius ?? 3 }
    set {
      guard newValue.isFinite else {
        return UsageError.report("CALayer.shadowRadius: \(newValue) is not finite and was refused")
      }
      changeEffects { $0.shadowRadius = max(newValue, 0) }
    }
  }

  var pathOfShadow: CGPath? {
    get { view?.rare?.effects?.shadowPath }
    set {
      guard newValue != shadowPath else { return }
      let copy = newValue?.copy()
      changeEffects { $0.shadowPath = copy }
    }
  }

  func changeEffects(_ body: (ViewEffects) -> Void) {
    guard let view else { return }
    body(view.ensuredEffects)
    view.requestFrame()
  }
}

extension UIView {
  /// The position among siblings in drawing order, as `layer.zPosition`, read without making the layer.
  package var storedZPosition: CGFloat { rare?.effects?.zPosition ?? 0 }
}
