import TouchDrawing
import TouchGeometry
import TouchKit

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

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
  }

  /// A view as large as an image, at the origin; without an image it has no size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view as large as an image, at the origin, with another image for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    begin()
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  /// A view without an image, of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The image's size, whatever the size given; without an image the view's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  /// The image's size; `noIntrinsicMetric` without an image.
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  private var styleRegistration: (any UITraitChangeRegistration)?

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func begin() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Draws a template in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate { showImage() }
  }

  /// Follows the style once there is a template to draw: pictures are not drawn anew by themselves.
  private func followStyle() {
    guard styleRegistration == nil else { return }
    styleRegistration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIImageView, _) in
      if view.shown?.renderingMode == .alwaysTemplate { view.showImage() }
    }
  }

  private func imageDidChange(from former: UIImage?) {
    showImage()
    if former?.size != shown?.size { invalidateIntrinsicContentSize() }
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
    let isTemplate = shown.renderingMode == .alwaysTemplate
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
