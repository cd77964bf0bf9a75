import TouchDrawing
import TouchGeometry
import TouchKit

/// A view that shows content on a material. https://developer.apple.com/documentation/uikit/uivisualeffectview
///
/// Add content to `contentView`, which fills the view, not to the view itself. `UIBlurEffect` and `UIVibrancyEffect`
/// describe the appearance of effects. In a block of `UIView.animate` changes of the material's color are animated; the
/// blur changes at once. What is behind the view is blurred within its bounds and rounded corners, and again only when
/// something behind it has changed.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view of the content, as large as the effect view.
  public let contentView: UIView

  /// The effect; nil for none, so that only the content is visible.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// Creates a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    contentView = UIView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  /// Creates a view with a frame, without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Shows the effect for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let previous = previousTraitCollection?.accessibilityContrast
    if previous != traitCollection.accessibilityContrast { showEffect() }
  }

  private func showEffect() {
    let blur = UIAccessibility.isReduceTransparencyEnabled ? nil : effect?.blur
    backdrop = blur?.style
    backgroundColor = blur?.tint ?? effect?.material
    contentView.alpha = (effect as? UIVibrancyEffect)?.contentAlpha ?? 1
  }
}
