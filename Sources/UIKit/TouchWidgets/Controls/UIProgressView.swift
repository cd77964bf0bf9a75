import TouchDrawing
import TouchGeometry
import TouchKit

/// A bar that shows the progress of a task. https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// For contents: 4 points high, with semicircular ends.
    case `default` = 0
    /// For the edge of a bar: 4 points high, with square ends.
    case bar = 1
  }

  private var part: Float = 0
  private var shown = Glide(0)
  private var redraw = Redraw()

  /// Creates an empty bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Creates an empty bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Look.track))
    progressViewStyle = style
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The style; `default` by default.
  open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { setNeedsDisplay() } } }

  /// The progress, from 0 to 1; 0 by default.
  ///
  /// Other values are clamped to that range. Setting it does not animate.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, optionally with an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    part = min(max(progress, 0), 1)
    if animated, window != nil {
      shown.move(to: CGFloat(part), at: drawingTime, in: ControlTuning.progressTime)
    } else {
      shown.jump(to: CGFloat(part))
    }
    setNeedsDisplay()
  }

  /// The color of the completed part; nil, the default, for the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      noteAppearance(\UIProgressView.progressTintColor, progressTintColor)
      if progressTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The color of the rest; nil, the default, for gray.
  open var trackTintColor: UIColor? {
    didSet {
      noteAppearance(\UIProgressView.trackTintColor, trackTintColor)
      if trackTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The image that replaces the color of the completed part, stretched along it; nil, the default, for the color.
  open var progressImage: UIImage? {
    didSet {
      noteAppearance(\UIProgressView.progressImage, progressImage)
      if progressImage != oldValue { setNeedsDisplay() }
    }
  }

  /// The image that replaces the color of the rest, stretched along the whole bar; nil, the default, for the color.
  open var trackImage: UIImage? {
    didSet {
      noteAppearance(\UIProgressView.trackImage, trackImage)
      if trackImage != oldValue { setNeedsDisplay() }
    }
  }

  /// Ends the animation of the bar when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// No intrinsic width, 4 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Look.track) }

  /// Returns the given width and a height of 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Look.track) }

  /// Redraws the bar in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the bar, vertically centered.
  open override func draw(_ rect: CGRect) {
    let now = drawingTime
    if shown.isMoving(at: now) { redraw.schedule(self, in: ControlTuning.frameTime) }
    let height = min(bounds.height, Look.track)
    let track = CGRect(x: bounds.minX, y: (bounds.midY - height / 2).rounded(), width: bounds.width, height: height)
    let radius: CGFloat? = progressViewStyle == .bar ? 0 : nil
    let trackColor = trackTintColor ?? Look.shade.faded(Look.Strength.track)
    if let trackImage {
      drawGrown(trackImage, in: track, tint: trackColor)
    } else {
      trackColor.fill(track, radius: radius)
    }
    var done = track
    done.size.width *= shown.value(at: now)
    if let progressImage {
      if done.width > 0 {
        drawGrown(progressImage, in: mirrored(done, in: bounds), tint: progressTintColor ?? controlTint)
      }
      return
    }
    // A semicircular end needs a minimum width.
    if radius == nil, done.width > 0 { done.size.width = max(done.width, height) }
    (progressTintColor ?? controlTint).fill(mirrored(done, in: bounds), radius: radius)
  }
}
