import TouchDrawing
import TouchGeometry
import TouchKit

/// The caret and selection of a custom text input, drawn over its view (semantics 17.23).
///
/// It receives no touches and has the bounds of that view.
@MainActor final class OwnSelectionView: UIView {
  /// The opacity of the selection, drawn in the tint color.
  private static let share: CGFloat = 0.28

  private let caret = CaretView(frame: .zero)
  /// The selection rectangles, in the superview's coordinates.
  private(set) var rects: [CGRect] = []
  /// The rectangle of the caret when it began to blink.
  private var place: CGRect?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    addSubview(caret)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the selection of a text input; hides it unless the input is first responder.
  func show(_ interaction: UITextInteraction) {
    guard let host = superview else { return }
    if frame != host.bounds { frame = host.bounds }
    if bounds.origin != host.bounds.origin { bounds.origin = host.bounds.origin }
    guard let input = interaction.textInput, input.isFirstResponder, let range = input.selectedTextRange else {
      return clear()
    }
    let old = rects
    rects = range.isEmpty ? [] : input.selectionRects(for: range).map(\.rect).filter { $0.width > 0 && $0.height > 0 }
    if rects != old { setNeedsDisplay() }
    guard range.isEmpty, interaction.textInteractionMode == .editable else { return hideCaret() }
    let rect = input.caretRect(for: range.end)
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite else { return hideCaret() }
    let drawn = CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
    guard place != drawn else { return }
    place = drawn
    caret.show(drawn, color: tintColor)
  }

  private func clear() {
    if !rects.isEmpty { setNeedsDisplay() }
    rects = []
    hideCaret()
  }

  private func hideCaret() {
    place = nil
    caret.hide()
  }

  override func draw(_ rect: CGRect) {
    tintColor.fadedBy(Self.share).setFill()
    for rect in rects { UIRectFill(rect) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
