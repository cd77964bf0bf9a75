import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// Shows an image.
///
/// An image view gets no touches unless `isUserInteractionEnabled` is set (semantics 2.14). `contentMode` says how the
/// image lies in the bounds: stretched by default. What lies outside of the bounds is seen unless `clipsToBounds` is
/// set. Changing the size or the mode draws nothing anew, but for an
/// image with cap insets, which grows as they say with the modes that stretch. Images that are templates are drawn in the `tintColor`.
/// https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image; nil for none.
  ///
  /// Setting it does not change the view's size.
  open var image: UIImage? { didSet { if image != oldValue { imageDidChange(from: oldValue) } } }

  /// The image while `isHighlighted` is true; nil, the default, for the same one.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
  }

  /// The size and weight of images that are symbols, for what their own configurations leave open; nil, the default, for
  /// the standard ones.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
  }

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
  }

  /// A view as large as an image, at the origin; without an image it has no size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin(image, nil)
  }

  /// A view as large as an image, at the origin, with another image for when it is highlighted.
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

  /// A view without an image, of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The image's size, whatever the size given; without an image the view's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  /// The image's size; `noIntrinsicMetric` without an image.
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  /// Those of the image; zero without one.
  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

  private var styleRegistration: (any UITraitChangeRegistration)?

  private var shown: UIImage? { (running?.shown ?? chosen)?.preferring(preferredSymbolConfiguration) }

  /// What the two images and the highlight say.
  private var chosen: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  // MARK: Animation

  /// Pictures that are shown one after the other between `startAnimating()` and `stopAnimating()`, in the place of
  /// `image`; nil, the default, for none.
  ///
  /// Setting them ends an animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long all of them take together, in seconds; 0, the default, for a thirtieth of a second each.
  ///
  /// None is shown for less than a sixtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// How often they are gone through; 0, the default, for without an end.
  open var animationRepeatCount = 0
  private var animation: ImageSequence?
  /// The pictures of an image that is animated itself, which begin by themselves and have no end.
  private var flow: ImageSequence?
  private var running: ImageSequence? { animation ?? flow }

  /// Whether the pictures of `animationImages` are shown one after the other.
  open var isAnimating: Bool { animation != nil }

  /// Shows the animation's pictures one after the other, from the first; the duration and the number of rounds are those
  /// of now.
  ///
  /// Nothing happens where there are none, or while they are shown already. In no window the time stands still.
  open func startAnimating() {
    guard animation == nil, let images = animationImages, !images.isEmpty else { return }
    animation = ImageSequence(images, lasting: animationDuration, rounds: animationRepeatCount)
    flow?.timer?.cancel()
    showImage()
    awaitNextImage()
  }

  /// Shows `image` again.
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

  /// Goes on with the animation in a window, and lets it stand in none.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    running?.timer?.cancel()
    awaitNextImage()
  }

  private func begin() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Draws a template in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.isTemplate == true { showImage() }
  }

  /// Follows the style once there is a template to draw: pictures are not drawn anew by themselves.
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

  /// How the image lies in the bounds; stretched by default.
  open override var contentMode: ContentMode { didSet { if contentMode != oldValue, growsWithView { showImage() } } }

  /// Draws an image with cap insets for the new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if growsWithView, drawnSize != bounds.size { showImage() }
  }

  /// The size for which an image with cap insets was drawn; nil for its own.
  private var drawnSize: CGSize?

  /// Whether the image has to be drawn anew when the size changes.
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
