import TouchDrawing
import TouchGeometry
import TouchKit

/// The caret and what is selected of a text input of the program, over its view (semantics 17.23).
///
/// It takes no touches, and lies where the view's bounds are.
@MainActor final class OwnSelectionView: UIView {
  /// How much of the tint what is selected has.
  private static let share: CGFloat = 0.28

  private let caret = CaretView(frame: .zero)
  /// What is selected, in the coordinates of the view around.
  private(set) var rects: [CGRect] = []
  /// Where the caret was when it began to blink.
  private var place: CGRect?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    addSubview(caret)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows what a text input says of its selection; nothing while it is not first responder.
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
