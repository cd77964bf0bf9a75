import TouchDrawing
import TouchGeometry
import TouchKit

/// A wheel that turns while a task is in progress.
///
/// It is animated only while it is drawn: when it is stopped, hidden, inside a hidden view or without a window, it
/// schedules nothing. https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 36 points.
    case large = 101
    /// 36 points, and white without a color; existing code uses it on dark backgrounds.
    case whiteLarge = 0
    /// 20 points, and white without a color.
    case white = 1
    /// 20 points; another name of `medium`.
    case gray = 2
  }

  private var redraw = Redraw()

  /// Creates a stopped wheel of medium size, centered in the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isHidden = true
    keepSize()
  }

  /// Creates a stopped wheel of a style, at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isOpaque = false
    contentMode = .redraw
    isHidden = true
    keepSize()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The style; `medium` by default.
  ///
  /// Setting it changes the view's size; the center stays.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      invalidateSize()
      setNeedsDisplay()
    }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Whether the view is hidden while the wheel is stopped; true by default.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  /// The color of the wheel; nil, the default, for gray, or for white in the white styles.
  open var color: UIColor! {
    didSet {
      noteAppearance(\UIActivityIndicatorView.color, color)
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// Starts the wheel, and shows it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops the wheel, and hides it if `hidesWhenStopped` is true.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    redraw.cancel()
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// Cancels the next redraw when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { redraw.cancel() }
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Returns the size of the style, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Draws the spokes, the most opaque one at the current angle, and schedules the next redraw.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let count = ControlTuning.spokes
    if isAnimating { redraw.schedule(self, in: ControlTuning.turnTime / Double(count)) }
    let time = isAnimating ? drawingTime / ControlTuning.turnTime : 0
    let step = Int(clamping: (time - time.rounded(.down)) * Double(count) + 1e-6)
    let (radius, length, width) = style.spoke
    for spoke in 0..<count {
      let age = (step - spoke + count) % count
      let strength = isAnimating ? max(0.18, 1 - Double(age) / Double(count - 1)) : 0.4
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(spoke) * 2 * .pi / CGFloat(count))
      (color ?? (style == .white || style == .whiteLarge ? .white : Look.quiet.color)).faded(strength)
        .fill(CGRect(x: -width / 2, y: -radius, width: width, height: length))
      context.restoreGState()
    }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 36, height: 36)
    }
  }

  /// The distance of a spoke's outer end from the center, its length and its thickness.
  fileprivate var spoke: (radius: CGFloat, length: CGFloat, width: CGFloat) {
    switch self {
    case .medium, .white, .gray: (9.5, 5, 2.5)
    case .large, .whiteLarge: (17, 9, 4)
    }
  }
}
