import TouchGeometry
import TouchKit
import TouchWidgets

/// A view of a collection that is used again.
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Under what the collection keeps the view; nil for one that it has not made.
  public internal(set) var reuseIdentifier: String?

  /// A view of a frame; the collection calls this.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view ready for another place.
  ///
  /// Called each time that a used one is given out; call super.
  open func prepareForReuse() {}
  /// Tells what the layout says of the view, after it has its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// One item of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private var content: (any UIView & UIContentView)?
  private var needsUpdate = false

  /// A cell of a frame; the collection calls this.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// What holds the content.
  public let contentView = UIView()
  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content while the item is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// The ground; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundColor = backgroundConfiguration?.backgroundColor
      layer.cornerRadius = backgroundConfiguration?.cornerRadius ?? 0
    }
  }
  /// What the content view shows; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else {
        content?.removeFromSuperview()
        return content = nil
      }
      if let content, content.supports(contentConfiguration) { return content.configuration = contentConfiguration }
      content?.removeFromSuperview()
      let made = contentConfiguration.makeContentView()
      made.frame = contentView.bounds
      contentView.addSubview(made)
      content = made
    }
  }
  /// Whether the configuration is brought up to date when the state changes; true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  /// Brings content to a state.
  ///
  /// Called before layout after each change of it; call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      content?.configuration = contentConfiguration.updated(for: state)
    }
  }
  /// Called after `updateConfiguration(using:)`.
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private func stateDidChange() {
    if let own = selectedBackgroundView {
      if isSelected || isHighlighted {
        if own.superview !== self { insertSubview(own, belowSubview: contentView) }
        own.frame = bounds
      } else {
        own.removeFromSuperview()
      }
    }
    setNeedsUpdateConfiguration()
  }

  /// Forgets that it was selected; call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
  }

  /// Places content and grounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate {
      needsUpdate = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    contentView.frame = bounds
    content?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}
