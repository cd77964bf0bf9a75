import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A text field with the look of a search: a glass before the text, a clear button while there is any.
/// https://developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Asked when Escape is pressed; returns whether that was for it.
  final var escape: (() -> Bool)?
  /// How far the text is moved.
  final var textShift = UIOffset.zero { didSet { if textShift != oldValue { looksDidChange() } } }
  private let glass = SearchGlass(frame: CGRect(x: 0, y: 0, width: SearchTuning.glass, height: SearchTuning.glass))

  /// An empty field of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 15)
    placeholder = "Search"
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Shows a picture in place of the glass; nil for the glass.
  final func showGlass(_ image: UIImage?) {
    guard let image else { return leftView = glass }
    let view = UIImageView(frame: glass.frame)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.image = image
    leftView = view
  }

  /// As high as a search is, and as wide as its text.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 2 * SearchTuning.glass, height: SearchTuning.field)
  }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Beside the glass, with room at the end.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
    if rect.maxX > bounds.maxX - 8 { rect.size.width = max(rect.width - 8, 0) }
    return rect
  }
  /// The same.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Draws the ground and the text.
  open override func draw(_ rect: CGRect) {
    if borderStyle == .none, background == nil {
      let radius = SearchTuning.radius
      (isFirstResponder ? UIColor.secondarySystemFill : UIColor.tertiarySystemFill).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
      // One ring is enough where the focus has put one around the field.
      if isFirstResponder, !showsFocusRing {
        let ring = UIBezierPath(roundedRect: bounds.shrunk(dx: 1, dy: 1), cornerRadius: radius - 1)
        ring.lineWidth = 2
        tintColor.setStroke()
        ring.stroke()
      }
    }
    super.draw(rect)
  }

  /// Draws its own ring where the focus shows none.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsDisplay()
  }

  /// Escape empties the field, or ends the search.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape && $0.key?.modifierFlags.isEmpty == true }
    if isEscape, isFirstResponder, markedTextRange == nil, escape?() == true { return }
    super.pressesBegan(presses, with: event)
  }
}

/// Measures of searches, in points.
enum SearchTuning {
  /// The height of the field, and the side of the room for the glass.
  static let (field, glass): (CGFloat, CGFloat) = (32, 30)
  /// The corners of the field.
  static let radius: CGFloat = 8
  /// The height of the bar, and of its row of scopes.
  static let (bar, scopes): (CGFloat, CGFloat) = (48, 40)
  /// From the edges of the bar to what is in it, and between things in it.
  static let (margin, gap): (CGFloat, CGFloat) = (16, 8)
  /// How long the cancel button takes to come.
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
