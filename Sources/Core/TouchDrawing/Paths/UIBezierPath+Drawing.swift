import TouchGeometry

extension UIBezierPath {
  /// The line's width in points; 1 by default.
  public var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }

  /// How open ends look; `.butt` by default.
  public var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }

  /// How corners look; `.miter` by default.
  public var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }

  /// The longest miter in line widths before a corner is cut off; 10 by default.
  public var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// Breaks the line into dashes.
  ///
  /// - Parameters:
  ///   - pattern: lengths of dashes and gaps by turns, in points; nil for an unbroken line.
  ///   - count: how many of them count.
  ///   - phase: how far into the pattern the line begins, in points.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    style.dashes = Array((pattern ?? []).prefix(max(count, 0)))
    style.dashPhase = phase
  }

  /// Covers the inside with the current context's fill color; without a context, nothing happens.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(path, using: fillRule) }

  /// Draws the line with the current context's stroke color; without a context, nothing happens.
  ///
  /// Width, caps, joins and dashes are the path's own.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: style) }

  /// Covers the inside as `fill()` does, with a way to mix colors and an opacity for this once.
  ///
  /// - Parameters:
  ///   - blendMode: how the color is mixed with what is there.
  ///   - alpha: from 0, which leaves everything as it is, to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

  /// Draws the line as `stroke()` does, with a way to mix colors and an opacity for this once.
  ///
  /// - Parameters:
  ///   - blendMode: how the color is mixed with what is there.
  ///   - alpha: from 0, which leaves everything as it is, to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

  private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Limits the current context to the inside of the path, until its state is restored.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, using: fillRule) }
}
