import TouchDrawing
import TouchGeometry

/// The card of a sheet: rounded, with the presented controller's view in it and the grabber in front.
@MainActor final class SheetView: UIView {
  private weak var owner: UISheetPresentationController?
  private let clip = UIView()
  let grabber = GrabberView()
  override var kitMovesByPixels: Bool { true }

  init(_ owner: UISheetPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    backgroundColor = nil
    isOpaque = false
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    clip.clipsToBounds = true
    clip.backgroundColor = .systemBackground
    addSubview(clip)
    grabber.isHidden = !owner.prefersGrabberVisible
    grabber.onStep = { [weak owner] in owner?.stepOn() }
    addSubview(grabber)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner, let view = owner.presentedViewController.view else { return }
    let radius = max(owner.preferredCornerRadius ?? PresentationTuning.radius, 0)
    let isCard = owner.room?.isCard ?? false
    // At the bottom edge of the window the lower corners are outside it.
    clip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (isCard ? 0 : radius))
    clip.layer.cornerRadius = radius
    showEdge()
    if view.superview !== clip { clip.insertSubview(view, at: 0) }
    view.autoresizingMask = []
    view.frame = bounds
    let size = GrabberView.touchSize
    grabber.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEdge()
  }

  /// A line separates dark from dark; in light style the dimmed background does.
  private func showEdge() {
    clip.layer.borderWidth = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    clip.layer.borderColor = UIColor.separator.cgColor
  }
}

/// The grabber of a sheet; a tap, Space and Return select the next detent (semantics 30.17).
@MainActor final class GrabberView: UIView {
  var onStep: (() -> Void)?
  private var isFocusShown = false

  /// The grabber with space around it for a finger.
  static let touchSize = CGSize(width: 76, height: 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = []
    tap.addAction(UIAction { [weak self] _ in self?.onStep?() })
    addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    isFocusShown = context.nextFocusedView === self
    setNeedsDisplay()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isStep = presses.contains { $0.keyCode == .keyboardSpacebar || $0.keyCode == .keyboardReturnOrEnter }
    if isStep { onStep?() } else { super.pressesBegan(presses, with: event) }
  }

  override func draw(_ rect: CGRect) {
    let size = PresentationTuning.grabber
    let handle = CGRect(
      x: (bounds.width - size.width) / 2, y: PresentationTuning.grabberTop, width: size.width, height: size.height)
    (isFocusShown ? tintColor : UIColor.systemGray3).setFill()
    UIBezierPath(roundedRect: handle, cornerRadius: size.height / 2).fill()
  }
}
