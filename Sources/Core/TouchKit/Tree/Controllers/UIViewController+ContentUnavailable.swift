import TouchDrawing
import TouchGeometry

/// The state of a controller for which it configures its view without content.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The searched text; nil without a search, or if the kit does not know it.
  public var searchText: String?

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The configuration and the view that a controller shows when it has no content.
@MainActor final class ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  /// The state to configure the view for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout of the view; several
  /// requests cause one call.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the configuration: in the existing view if that supports it, otherwise in a new view above all others.
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

  /// Updates the configuration if requested, and makes its view fill the controller's view above all other subviews.
  ///
  /// Called before the layout of the controller's view.
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
