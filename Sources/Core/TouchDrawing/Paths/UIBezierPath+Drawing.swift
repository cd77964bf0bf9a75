import TouchGeometry

extension UIBezierPath {
  /// The line width in points; 1 by default.
  public var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }

  /// The style of open ends; `.butt` by default.
  public var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }

  /// The style of joins; `.miter` by default.
  public var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }

  /// The longest miter in line widths before a corner is beveled; 10 by default.
  public var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// Sets the dash pattern.
  ///
  /// - Parameters:
  ///   - pattern: Alternating lengths of dashes and gaps, in points; nil for a solid line.
  ///   - count: The number of lengths to use.
  ///   - phase: The offset into the pattern at the start of the line, in points.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    style.dashes = Array((pattern ?? []).prefix(max(count, 0)))
    style.dashPhase = phase
  }

  /// Fills like `fill()`, with a blend mode and an opacity for this call.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode of the color with existing content.
  ///   - alpha: From 0, which has no effect, to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

  /// Strokes like `stroke()`, with a blend mode and an opacity for this call.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode of the color with existing content.
  ///   - alpha: From 0, which has no effect, to 1.
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
