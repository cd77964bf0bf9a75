import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// A view that shows an image.
///
/// An image view receives no touches unless `isUserInteractionEnabled` is set (semantics 2.14). `contentMode`
/// determines the position of the image in the bounds: stretched by default. Parts outside the bounds are visible
/// unless `clipsToBounds` is set. Changes of the size or the mode do not redraw the view. The exception is an image
/// with cap insets, which stretching modes stretch according to the insets. Template images are drawn in the
/// `tintColor`. https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image; nil for none.
  ///
  /// Setting it does not change the view's size.
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange(from: oldValue) } } }

  /// The image while `isHighlighted` is true; nil, the default, for `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
  }

  /// The size and weight of symbols where their own configurations do not set them; nil, the default, for the standard
  /// ones.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
  }

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
  }

  /// Creates a view with an image and its size, at the origin; without an image the size is zero.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(image, nil)
  }

  /// Creates a view with an image and its size, at the origin, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    begin(image, highlightedImage)
  }

  private func begin(_ image: UIImage?, _ highlightedImage: UIImage?) {
    begin()
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange(from: nil)
  }

  /// Creates a view with a frame, without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the image's size, regardless of the given size; without an image the view's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  /// The image's size; `noIntrinsicMetric` without an image.
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  /// The alignment rectangle insets of the image; zero without one.
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

  private var styleRegistration: (any UITraitChangeRegistration)?

  private var shown: UIImage? { (running?.shown ?? chosen)?.preferring(preferredSymbolConfiguration) }

  /// The image for the current highlight.
  private var chosen: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  // MARK: Animation

  /// The images that replace `image` between `startAnimating()` and `stopAnimating()`; nil, the default, for none.
  ///
  /// Setting them ends an animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of the whole sequence, in seconds; 0, the default, for a thirtieth of a second for each image.
  ///
  /// Each image is shown for at least a sixtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0, the default, for no limit.
  open var animationRepeatCount = 0
  private var animation: ImageSequence?
  /// The frames of an animated image, which start automatically and repeat without limit.
  private var flow: ImageSequence?
  private var running: ImageSequence? { animation ?? flow }

  /// Whether the images of `animationImages` are being shown.
  open var isAnimating: Bool { animation != nil }

  /// Starts the animation at the first image, with the current duration and number of repetitions.
  ///
  /// It does nothing without images, or while the animation is running. Without a window the animation pauses.
  open func startAnimating() {
    guard animation == nil, let images = animationImages, !images.isEmpty else { return }
    animation = ImageSequence(images, lasting: animationDuration, rounds: animationRepeatCount)
    flow?.timer?.cancel()
    showImage()
    awaitNextImage()
  }

  /// Ends the animation and shows `image` again.
  open func stopAnimating() {
    guard let running = animation else { return }
    running.timer?.cancel()
    animation = nil
    showImage()
    awaitNextImage()
  }

  private func awaitNextImage() {
    guard let running, let loop = hostApplication?.loop, window != nil else { return }
    running.timer?.cancel()
    running.timer = loop.schedule(at: loop.now + running.step) { [weak self] in self?.showNextImage() }
  }

  private func showNextImage() {
    guard let running else { return }
    guard running.advance() else { return stopAnimating() }
    showImage()
    awaitNextImage()
  }

  /// Resumes the animation in a window, and pauses it without one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    running?.timer?.cancel()
    awaitNextImage()
  }

  private func begin() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Redraws a template image in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.isTemplate == true { showImage() }
  }

  /// Observes the interface style once a template image is drawn, because images are not redrawn automatically.
  private func followStyle() {
    guard styleRegistration == nil else { return }
    styleRegistration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIImageView, _) in
      if view.shown?.isTemplate == true { view.showImage() }
    }
  }

  private func imageDidChange(from former: UIImage?) {
    flow?.timer?.cancel()
    flow = chosen.flatMap { chosen in
      chosen.images.map { ImageSequence($0, lasting: chosen.duration, rounds: 0) }
    }
    showImage()
    if flow != nil, animation == nil { awaitNextImage() }
    if former?.size != shown?.size || former?.alignmentRectInsets != shown?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  /// The position of the image in the bounds; stretched by default.
  open override var contentMode: ContentMode { didSet { if contentMode != oldValue, growsWithView { showImage() } } }

  /// Redraws an image with cap insets for the new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if growsWithView, drawnSize != bounds.size { showImage() }
  }

  /// The size for which an image with cap insets was drawn; nil for its own size.
  private var drawnSize: CGSize?

  /// Whether a change of the size must redraw the image.
  private var growsWithView: Bool { shown?.isResizable == true }

  private func showImage() {
    guard let shown, shown.cgImage != nil else { return showPicture(nil, extent: .zero) }
    let isTemplate = shown.isTemplate
    if isTemplate { followStyle() }
    let isStretched = contentMode == .scaleToFill || contentMode == .redraw
    drawnSize = shown.isResizable && isStretched && !bounds.isEmpty ? bounds.size : nil
    let extent = drawnSize ?? shown.size
    let fills = shown.fills(
      in: CGRect(origin: .zero, size: extent),
      tint: isTemplate ? tintColor.resolvedColor(with: traitCollection).cgColor : nil)
    showPicture(DisplayList(fills.map { .image($0) }), extent: extent)
  }
}

extension UIImageView: TracedDecoration {}
