import TouchDrawing
import TouchGeometry

/// What a controller without content is like at a moment.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil where nothing is, or the kit does not know it.
  public var searchText: String?

  /// A state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What stands in a controller's view in the place of content that there is not.
@MainActor final class ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  /// What the configuration is made for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout of the view, once however often this
  /// is called.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows what was set: in the view that is there if it can, else in another one, above all others.
  func showContentUnavailable() {
    let part = contentUnavailable
    guard let root = viewIfLoaded else { return }
    guard let configuration = part?.configuration else {
      part?.view?.removeFromSuperview()
      part?.view = nil
      return
    }
    if let view = part?.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      part?.view?.removeFromSuperview()
      let made = configuration.makeContentView()
      part?.view = made
      made.frame = root.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(made)
    }
  }

  /// Before the layout of the controller's view: asks for the configuration if that is due, and has it fill the view,
  /// above what was added since.
  func prepareContentUnavailable() {
    if needsContentUnavailable {
      needsContentUnavailable = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let view = contentUnavailable?.view, let root = viewIfLoaded, view.superview === root else { return }
    if view.frame != root.bounds { view.frame = root.bounds }
    if root.subviews.last !== view { root.bringSubviewToFront(view) }
  }
}
