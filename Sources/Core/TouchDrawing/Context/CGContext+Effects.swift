import TouchGeometry

extension CGContext {
  // MARK: Compositing

  /// Sets the blend mode of subsequent drawing; initially `.normal`.
  ///
  /// A view draws on its own initially transparent background, as on Apple's platforms: content behind the view has no
  /// effect.
  public func setBlendMode(_ mode: CGBlendMode) { state.withLock { $0.setBlendMode(mode) } }

  /// Sets a shadow for subsequent drawing, in black at one third opacity.
  ///
  /// See `setShadow(offset:blur:color:)`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow for subsequent drawing; each drawing call gets its own shadow, a transparency layer gets one as a
  /// whole.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in points of the context's base space, regardless of transforms.
  ///   - blur: The blur of its edge, in the same points: twice the standard deviation.
  ///   - color: The color of the shadow; nil or a transparent one for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let isShadow = (color?.alpha ?? 0) > 0 && offset.width.isFinite && offset.height.isFinite && blur.isFinite
    let shadow = color.map { Shadow(offset: offset, deviation: blur / 2, color: $0) }
    state.withLock { $0.graphics.shadow = isShadow ? shadow : nil }
  }

  /// Enables or disables smooth edges of shapes, lines and clips in subsequent drawing; initially enabled.
  ///
  /// It is part of the graphics state. Texts always have smooth edges.
  /// https://developer.apple.com/documentation/coregraphics/cgcontext/setshouldantialias(_:)
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.withLock { $0.setAntialiasing(shouldAntialias) } }

  /// Allows or forbids smooth edges in all subsequent drawing; initially allowed.
  ///
  /// Where they are forbidden, `setShouldAntialias(_:)` has no effect. It is not part of the graphics state.
  /// https://developer.apple.com/documentation/coregraphics/cgcontext/setallowsantialiasing(_:)
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.withLock { $0.allowAntialiasing(allowsAntialiasing) }
  }

  /// The interpolation of pixels when images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.withLock { $0.graphics.quality } }
    set { state.withLock { $0.graphics.quality = newValue } }
  }

  // MARK: Gradients

  /// Fills the clip with a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The location of the colors at 0.
  ///   - endPoint: The location of the colors at 1.
  ///   - options: Whether the end colors extend beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    state.withLock { $0.fill(gradient, .linear(startPoint, endPoint), options) }
  }

  /// Fills the clip with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let course = GradientFill.Course.radial(startCenter, max(startRadius, 0), endCenter, max(endRadius, 0))
    state.withLock { $0.fill(gradient, course, options) }
  }

  /// Fills the clip with a gradient, once around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; they extend before the first and after the last location.
  ///   - center: The point.
  ///   - angle: The direction of the color at 0, in radians from the x axis toward the y axis: clockwise in a view.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
    state.withLock { $0.fill(gradient, .conic(center, angle), [.drawsBeforeStartLocation, .drawsAfterEndLocation]) }
  }

  // MARK: Images

  /// Draws an image stretched to a rectangle, with its first row at the bottom.
  ///
  /// In Core Graphics y grows upward, so in a view's space images appear upside down, here as on Apple's platforms.
  /// `UIImage.draw(in:)` draws them upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    state.withLock {
      let fill = ImageFill(
        image: image, rect: rect.standardized, isFlipped: true, opacity: $0.graphics.alpha,
        quality: $0.graphics.quality)
      $0.draw(fill)
    }
  }

  /// Limits drawing to the opaque parts of an image stretched to a rectangle.
  ///
  /// The image's first row is at the bottom, as for `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) { state.withLock { $0.clip(to: rect.standardized, mask: mask) } }

  /// Draws an image upright, optionally with its own blend mode.
  func draw(_ image: UIImage, in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat) {
    state.withLock {
      let former = $0.graphics.blendMode
      if let blendMode { $0.setBlendMode(blendMode) }
      let fills = image.fills(
        in: rect, opacity: $0.graphics.alpha * min(max(alpha, 0), 1), quality: $0.graphics.quality,
        tint: image.isTemplate ? $0.graphics.fill : nil)
      for fill in fills { $0.draw(fill) }
      if blendMode != nil { $0.setBlendMode(former) }
    }
  }
}

extension RecordingState {
  mutating func setBlendMode(_ mode: CGBlendMode) {
    guard mode != graphics.blendMode else { return }
    graphics.blendMode = mode
    list.append(.blend(mode))
  }

  mutating func setAntialiasing(_ isSmooth: Bool) {
    graphics.isSmooth = isSmooth
    updateAntialiasing()
  }

  mutating func allowAntialiasing(_ allows: Bool) {
    allowsSmooth = allows
    updateAntialiasing()
  }

  /// Tells the renderer whether edges are smooth, if that has changed.
  mutating func updateAntialiasing() {
    let isSmooth = graphics.isSmooth && allowsSmooth
    guard isSmooth != graphics.isDrawnSmooth else { return }
    graphics.isDrawnSmooth = isSmooth
    list.append(.antialias(isSmooth))
  }

  mutating func fill(_ gradient: CGGradient, _ course: GradientFill.Course, _ options: CGGradientDrawingOptions) {
    guard graphics.alpha > 0 else { return }
    draw(.gradient(GradientFill(gradient: gradient, course: course, options: options, opacity: graphics.alpha)))
  }

  mutating func draw(_ fill: ImageFill) {
    guard !fill.rect.isEmpty, fill.opacity > 0 else { return }
    draw(.image(fill))
  }

  mutating func clip(to rect: CGRect, mask: CGImage) {
    graphics.clip = graphics.clip.overlap(rect.applying(graphics.transform))
    let fill = ImageFill(image: mask, rect: rect, isFlipped: true, quality: graphics.quality)
    list.append(rect.isEmpty ? .clipRect(.zero) : .clipMask(fill))
  }

  /// Adds a drawing command, with a shadow if one is set.
  mutating func draw(_ command: DisplayList.Command) {
    record(command)
    pixels?.didDraw(&self)
  }

  private mutating func record(_ command: DisplayList.Command) {
    guard let effect = shadowEffect else { return list.append(command) }
    if effect.blendMode == .normal, let shadow = effect.shadow, let path = command.opaquePath {
      // A command that hides its own shadow completely needs no separate layer.
      list.append(.shadow(ShadowFill(path: path, shadow: shadow)))
      return list.append(command)
    }
    list.append(.beginEffect(effect))
    list.append(command)
    list.append(.endGroup)
  }

  /// The current shadow in the current coordinate space.
  var shadowEffect: GroupEffect? {
    guard let shadow = graphics.shadow else { return nil }
    let transform = graphics.transform
    guard let inverse = transform.inverse else { return nil }
    let growth = abs(transform.determinant).squareRoot()
    let here = Shadow(
      offset: shadow.offset.applying(inverse), deviation: shadow.deviation / growth, color: shadow.color)
    return GroupEffect(blendMode: graphics.blendMode, shadow: here)
  }
}
