import TouchDrawing
import TouchGeometry
import TouchKit

/// A message at the top of the window, in front of everything, until it is clicked or `clear()` is called.
@MainActor package final class Notice {
  private let window: UIWindow
  private let view: NoticeView

  /// The visible message; nil for none.
  package private(set) var text: String?

  /// Creates a notice on a surface, without a message.
  package init(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    view = NoticeView(frame: .zero)
    window.addSubview(view)
    view.onTap = { [weak self] in self?.clear() }
  }

  /// Shows a message, in place of the one before.
  package func say(_ text: String, in size: CGSize) {
    self.text = text
    view.text = text
    let scale = Look.textScale
    let width = max(0, min(560 * scale, size.width - 4 * Look.unit))
    let height = view.height(width: width / scale) * scale
    window.frame = CGRect(x: ((size.width - width) / 2).rounded(), y: 2 * Look.unit, width: width, height: height)
    view.fill(window.bounds, enlargedBy: scale)
    view.setNeedsDisplay()
    window.isHidden = false
  }

  /// Hides the message.
  package func clear() {
    text = nil
    window.isHidden = true
  }
}

/// The message on its card.
@MainActor private final class NoticeView: UIView {
  var text = ""
  var onTap: (() -> Void)?

  private static let padding: CGFloat = 16
  private static var hint: String { localized("Nothing was changed. Click to close this.") }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(NoticeView.tapped)))
  }

  required init?(coder: NSCoder) { return nil }

  func height(width: CGFloat) -> CGFloat {
    Pen.height(of: TextLayout(text, font: Look.body, width: width - 2 * Self.padding)) + 2 * Self.padding + 20
  }

  private func tapped(_ tap: UITapGestureRecognizer) { onTap?() }

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    pen.fill(bounds, Look.paper, radius: Look.unit)
    pen.frame(bounds, Look.refused, width: 1.5, radius: Look.unit)
    let corner = CGPoint(x: Self.padding, y: Self.padding)
    let height = pen.paragraph(text, Look.body, Look.ink, at: corner, width: bounds.width - 2 * Self.padding)
    pen.text(Self.hint, Look.tagReason, Look.quiet, at: Self.padding, middle: corner.y + height + 13)
  }
}
