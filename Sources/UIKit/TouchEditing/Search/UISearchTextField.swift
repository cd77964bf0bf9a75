import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A text field with a magnifying glass before the text, and a clear button while there is text.
/// https://developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Called when Escape is pressed; returns whether it handled the key.
  final var escape: (() -> Bool)?
  /// The offset of the text.
  final var textShift = UIOffset.zero { didSet { if textShift != oldValue { looksDidChange() } } }
  private let glass = SearchGlass(frame: CGRect(x: 0, y: 0, width: SearchTuning.glass, height: SearchTuning.glass))

  /// Creates an empty field with a frame in the coordinate space of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 15)
    placeholder = localized("Search")
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Displays an image instead of the glass; nil for the glass.
  final func showGlass(_ image: UIImage?) {
    guard let image else { return leftView = glass }
    let view = UIImageView(frame: glass.frame)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.image = image
    leftView = view
  }

  /// The height of a search field and the width of the text.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 2 * SearchTuning.glass, height: SearchTuning.field)
  }
  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the rectangle of the text: after the glass, with a margin at the end.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
    let room = isMirrored ? rect.minX - bounds.minX : bounds.maxX - rect.maxX
    if room < 8, isMirrored { rect.origin.x += min(8, rect.width) }
    if room < 8 { rect.size.width = max(rect.width - 8, 0) }
    return rect
  }
  /// Returns the rectangle of the text.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Draws the background and the text.
  open override func draw(_ rect: CGRect) {
    if borderStyle == .none, background == nil {
      let radius = SearchTuning.radius
      (isFirstResponder ? UIColor.secondarySystemFill : UIColor.tertiarySystemFill).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
      // The focus ring replaces the field's ring.
      if isFirstResponder, !showsFocusRing {
        let ring = UIBezierPath(roundedRect: bounds.shrunk(dx: 1, dy: 1), cornerRadius: radius - 1)
        ring.lineWidth = 2
        tintColor.setStroke()
        ring.stroke()
      }
    }
    super.draw(rect)
  }

  /// Draws the field's ring unless a focus ring is visible.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsDisplay()
  }

  /// Escape clears the field, or ends the search.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape && $0.key?.modifierFlags.isEmpty == true }
    if isEscape, isFirstResponder, markedTextRange == nil, escape?() == true { return }
    super.pressesBegan(presses, with: event)
  }
}

/// The measures of search fields, in points.
enum SearchTuning {
  /// The height of the field, and the side of the glass's area.
  static let (field, glass): (CGFloat, CGFloat) = (32, 30)
  /// The corner radius of the field.
  static let radius: CGFloat = 8
  /// The height of the bar, and of its row of scopes.
  static let (bar, scopes): (CGFloat, CGFloat) = (48, 40)
  /// The margin around the bar's content, and the gap inside it.
  static let (margin, gap): (CGFloat, CGFloat) = (16, 8)
  /// The duration of the cancel button's appearance.
  static let time: TimeInterval = 0.2
}

/// A magnifying glass.
@MainActor private final class SearchGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (x, y) = (bounds.midX, bounds.midY)
    UIColor.secondaryLabel.setStroke()
    let ring = UIBezierPath(ovalIn: CGRect(x: x - 5.5, y: y - 6, width: 9.5, height: 9.5))
    ring.lineWidth = 1.75
    ring.stroke()
    let handle = UIBezierPath()
    handle.move(to: CGPoint(x: x + 2.6, y: y + 2.1))
    handle.addLine(to: CGPoint(x: x + 6.3, y: y + 5.8))
    handle.lineWidth = 2
    handle.lineCapStyle = .round
    handle.stroke()
  }
}
