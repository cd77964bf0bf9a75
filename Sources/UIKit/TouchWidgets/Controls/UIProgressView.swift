import TouchDrawing
import TouchGeometry
import TouchKit

/// A bar that shows how much of a task is done. https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where a progress view stands.
  public enum Style: Int, Sendable {
    /// In contents: 4 points high, with round ends.
    case `default` = 0
    /// Along the edge of a bar: 4 points high, with square ends.
    case bar = 1
  }

  private var part: Float = 0
  private var shown = Glide(0)
  private var redraw = Redraw()

  /// A bar of the usual style that is empty.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// A bar of a style that is empty, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Look.track))
    progressViewStyle = style
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Where it stands; `default` by default.
  open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { setNeedsDisplay() } } }

  /// How much is done, from 0 to 1; 0 by default.
  ///
  /// Others are brought into that range. Setting it shows it at once.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; animated, the bar grows or shrinks to it.
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

  /// The color of what is done; nil, the default, for the tint.
  open var progressTintColor: UIColor? {
    didSet {
      noteAppearance(\UIProgressView.progressTintColor, progressTintColor)
      if progressTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The color of the rest; nil, the default, for a gray.
  open var trackTintColor: UIColor? {
    didSet {
      noteAppearance(\UIProgressView.trackTintColor, trackTintColor)
      if trackTintColor != oldValue { setNeedsDisplay() }
    }
  }

  /// What is shown in place of the color of what is done, stretched along it; nil, the default, for the color.
  open var progressImage: UIImage? {
    didSet {
      noteAppearance(\UIProgressView.progressImage, progressImage)
      if progressImage != oldValue { setNeedsDisplay() }
    }
  }

  /// What is shown in place of the color of the rest, stretched along the whole bar; nil, the default, for the color.
  open var trackImage: UIImage? {
    didSet {
      noteAppearance(\UIProgressView.trackImage, trackImage)
      if trackImage != oldValue { setNeedsDisplay() }
    }
  }

  /// Ends the movement of the bar when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// Any width, 4 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Look.track) }

  /// The width given, 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Look.track) }

  /// Draws the bar anew in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the bar in the middle of the height.
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
      if done.width > 0 { drawGrown(progressImage, in: done, tint: progressTintColor ?? controlTint) }
      return
    }
    // The first round end needs some width to be round.
    if radius == nil, done.width > 0 { done.size.width = max(done.width, height) }
    (progressTintColor ?? controlTint).fill(done, radius: radius)
  }
}
