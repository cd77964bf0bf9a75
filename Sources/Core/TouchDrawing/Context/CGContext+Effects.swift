import TouchGeometry

extension CGContext {
  // MARK: How things are laid down

  /// How the colors of what is drawn from now on are combined with the colors below; `.normal` at the beginning.
  ///
  /// A view draws on a ground of its own that is invisible at first, as on Apple's platforms: what is behind the view
  /// plays no part.
  public func setBlendMode(_ mode: CGBlendMode) { state.withLock { $0.setBlendMode(mode) } }

  /// Gives what is drawn from now on a shadow of a third of black.
  ///
  /// As `setShadow(offset:blur:color:)`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Gives what is drawn from now on a shadow, each step one of its own; a transparency layer has one as a whole.
  ///
  /// - Parameters:
  ///   - offset: where the shadow falls, in points of the context's first space, whatever transforms there are.
  ///   - blur: how far its edge is spread, in the same points: twice the standard deviation of the blur.
  ///   - color: the shadow's color; nil or an invisible one for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let isShadow = (color?.alpha ?? 0) > 0 && offset.width.isFinite && offset.height.isFinite && blur.isFinite
    let shadow = color.map { Shadow(offset: offset, deviation: blur / 2, color: $0) }
    state.withLock { $0.graphics.shadow = isShadow ? shadow : nil }
  }

  /// How pixels between pixels are found when images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.withLock { $0.graphics.quality } }
    set { state.withLock { $0.graphics.quality = newValue } }
  }

  // MARK: Gradients

  /// Covers what the clip lets through with the colors of a gradient, along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colors.
  ///   - startPoint: where the colors at 0 are.
  ///   - endPoint: where the colors at 1 are.
  ///   - options: whether the colors of the ends go on beyond them.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    state.withLock { $0.fill(gradient, .linear(startPoint, endPoint), options) }
  }

  /// Covers what the clip lets through with the colors of a gradient, from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let course = GradientFill.Course.radial(startCenter, max(startRadius, 0), endCenter, max(endRadius, 0))
    state.withLock { $0.fill(gradient, course, options) }
  }

  /// Covers what the clip lets through with the colors of a gradient, once around a place.
  ///
  /// - Parameters:
  ///   - gradient: the colors; before the first and after the last place their colors go on.
  ///   - center: the place.
  ///   - angle: where the color at 0 is, in radians from the x axis towards the y axis: clockwise as views see it.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
    state.withLock { $0.fill(gradient, .conic(center, angle), [.drawsBeforeStartLocation, .drawsAfterEndLocation]) }
  }

  // MARK: Images

  /// Draws an image stretched to a rectangle, its first row at the bottom.
  ///
  /// Core Graphics knows only spaces whose y grows upwards, so in a view's space images stand on their heads, here as
  /// there. `UIImage.draw(in:)` draws them upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    state.withLock {
      let fill = ImageFill(
        image: image, rect: rect.standardized, isFlipped: true, opacity: $0.graphics.alpha,
        quality: $0.graphics.quality)
      $0.draw(fill)
    }
  }

  /// Limits drawing to as much of a rectangle as an image stretched to it is opaque.
  ///
  /// The image's first row is at the bottom, as for `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) { state.withLock { $0.clip(to: rect.standardized, mask: mask) } }

  /// Draws an image upright, with a mode of its own if there is one.
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

  /// Adds something that draws, with a shadow if one is set.
  mutating func draw(_ command: DisplayList.Command) {
    record(command)
    pixels?.didDraw(&self)
  }

  private mutating func record(_ command: DisplayList.Command) {
    guard let effect = shadowEffect else { return list.append(command) }
    if effect.blendMode == .normal, let shadow = effect.shadow, let path = command.opaquePath {
      // What hides all of its own shadow needs no ground of its own.
      list.append(.shadow(ShadowFill(path: path, shadow: shadow)))
      return list.append(command)
    }
    list.append(.beginEffect(effect))
    list.append(command)
    list.append(.endGroup)
  }

  /// The present shadow in the space of the moment.
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
