import TouchDrawing
import TouchGeometry
import TouchKit

/// A material with content on it. https://developer.apple.com/documentation/uikit/uivisualeffectview
///
/// Content goes into `contentView`, which fills the view, and not into the view itself. What the effects look like
/// `UIBlurEffect` and `UIVibrancyEffect` say. In a block of `UIView.animate` a material comes, goes and changes gently.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where the content goes; as large as the view.
  public let contentView: UIView

  /// The effect; nil for none, and then only the content is seen.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// A view with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    contentView = UIView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  /// A view of the given frame, without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  private func showEffect() {
    backgroundColor = effect?.material
    contentView.alpha = (effect as? UIVibrancyEffect)?.contentAlpha ?? 1
  }
}
