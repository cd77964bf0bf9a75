import TouchDrawing
import TouchGeometry
import TouchKit

/// The previews of a drag, in front of all other views of its window (semantics 54.16).
///
/// It receives no touches. While the items move it receives all keys (semantics 54.19): Escape cancels the drag, and so
/// does its removal from the window (semantics 54.18).
@MainActor final class DragOverlay: UIView {
  /// The preview of one item.
  struct Piece {
    let item: UIDragItem
    /// The preview from which the item was lifted.
    let lifted: UITargetedDragPreview
    let view: MenuPreviewView
  }

  private(set) var pieces: [Piece] = []
  /// Called when Escape is pressed; called when the window loses the overlay.
  var (onEscape, onLost): ((() -> Void)?, (() -> Void)?)
  /// Called with the modifier keys when a key is pressed or released.
  var onModifiers: ((UIKeyModifierFlags) -> Void)?
  private let sign = DragSign(frame: CGRect(x: 0, y: 0, width: DragTuning.sign, height: DragTuning.sign))
  /// The vector from the finger to the middle of the first preview.
  private var hold = CGVector.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isOpaque = false
    sign.isHidden = true
  }
  required init?(coder: NSCoder) { nil }

  /// Adds the preview of an item where it is lifted; an empty view, or one without a window, is not shown.
  func add(_ preview: UITargetedDragPreview, for item: UIDragItem) {
    guard let view = MenuPreviewView(preview, shrinks: false) else { return }
    pieces.append(Piece(item: item, lifted: preview, view: view))
    // The first item is in front.
    insertSubview(view, at: 0)
    view.layOut(in: view.source)
  }

  /// Enlarges the previews a little.
  func raise() {
    for piece in pieces {
      let rect = piece.view.source
      let (dx, dy) = (rect.width * (DragTuning.growth - 1) / 2, rect.height * (DragTuning.growth - 1) / 2)
      piece.view.layOut(
        in: CGRect(x: rect.minX - dx, y: rect.minY - dy, width: rect.width + 2 * dx, height: rect.height + 2 * dy))
    }
  }

  /// Stacks the previews below the first one, which the finger holds where it lifted it; replaces those whose items
  /// provide others.
  func gather(at finger: CGPoint, _ items: [UIDragItem]) {
    pieces = pieces.map { piece in
      guard let other = piece.item.previewProvider?() else { return piece }
      let middle = CGPoint(x: piece.view.source.midX, y: piece.view.source.midY)
      let target = UIPreviewTarget(container: self, center: middle)
      let preview = UITargetedPreview(view: other.view, parameters: other.parameters, target: target)
      guard let view = MenuPreviewView(preview, shrinks: false) else { return piece }
      insertSubview(view, aboveSubview: piece.view)
      piece.view.removeFromSuperview()
      view.layOut(in: view.source)
      return Piece(item: piece.item, lifted: piece.lifted, view: view)
    }
    if let lifted = pieces.first?.view.source {
      // A smaller preview of an item moves to the finger.
      let (width, height) = (lifted.width / 2, lifted.height / 2)
      hold = CGVector(
        dx: min(max(lifted.midX - finger.x, -width), width), dy: min(max(lifted.midY - finger.y, -height), height))
    }
    for piece in pieces.dropFirst(DragTuning.stacked) { piece.view.isHidden = true }
    sign.count = items.count
    addSubview(sign)
  }

  /// Moves the previews to the finger.
  func follow(_ finger: CGPoint) {
    let middle = CGPoint(x: finger.x + hold.dx, y: finger.y + hold.dy)
    for (index, piece) in pieces.enumerated() {
      let step = CGFloat(min(index, DragTuning.stacked)) * DragTuning.step
      piece.view.center = CGPoint(x: middle.x + step, y: middle.y + step)
    }
    let corner = pieces.first.map { CGPoint(x: $0.view.frame.maxX, y: $0.view.frame.minY) }
    sign.center = corner ?? CGPoint(x: finger.x + DragTuning.sign, y: finger.y - DragTuning.sign)
  }

  /// Shows the effect of a release: a plus for a copy, a slash where drops are forbidden, otherwise the number of items.
  func show(_ operation: UIDropOperation) { sign.operation = operation }

  // MARK: End

  /// Returns a preview of a piece at its present place.
  func present(_ piece: Piece) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: piece.lifted.view, parameters: piece.lifted.parameters,
      target: UIDragPreviewTarget(container: self, center: piece.view.center, transform: piece.view.transform))
  }

  /// Moves a piece to a target in the same window; elsewhere it fades.
  func put(_ piece: Piece, at target: UIPreviewTarget) {
    guard let window, target.container.window === window else { return fade(piece) }
    piece.view.center = convert(target.center, from: target.container)
    piece.view.transform = target.transform
  }

  /// Makes a piece smaller and transparent.
  func fade(_ piece: Piece) {
    piece.view.alpha = 0
    piece.view.transform = piece.view.transform.scaledBy(x: 0.8, y: 0.8)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { onLost?() }
  }

  // MARK: Keys

  /// Cancels the drag by Escape; no key reaches other responders.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.effectiveKey?.keyCode == .keyboardEscape }) { onEscape?() }
    if let event { onModifiers?(event.modifierFlags) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let event { onModifiers?(event.modifierFlags) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

/// The sign at the corner of a dragged preview.
@MainActor final class DragSign: UIView {
  var operation = UIDropOperation.cancel { didSet { if oldValue != operation { update() } } }
  var count = 1 { didSet { update() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  /// The sign's text and color; nil for no sign.
  var look: (text: String, color: UIColor)? {
    switch operation {
    case .copy: ("+", DragTuning.plus)
    case .forbidden: ("", DragTuning.no)
    case .cancel, .move: count > 1 ? ("\(count)", DragTuning.number) : nil
    }
  }

  private func update() {
    isHidden = look == nil
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let look else { return }
    look.color.fill(bounds)
    if operation == .forbidden {
      let bar = CGRect(x: bounds.midX - 6, y: bounds.midY - 1.5, width: 12, height: 3)
      UIColor.white.fill(bar)
    } else {
      drawText(look.text, DragTuning.font, .white, in: bounds)
    }
  }
}
