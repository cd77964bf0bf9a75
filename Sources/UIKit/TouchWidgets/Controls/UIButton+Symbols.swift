import TouchDrawing
import TouchKit

extension UIButton {
  /// Sets the size and weight of symbols in a state, for what their own configurations leave open; nil for those of the
  /// normal one.
  ///
  /// The normal one of a button with a configuration becomes the configuration's.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    tables.symbols.set(configuration, for: state)
    if state == .normal, self.configuration != nil {
      self.configuration?.preferredSymbolConfigurationForImage = configuration
    }
    refresh()
  }

  /// What was set for a state, or else for the normal one; nil when nothing was.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    if state != .normal, let symbols = tables.symbols.exact(state) { return symbols }
    return configuration?.preferredSymbolConfigurationForImage ?? tables.symbols.exact(.normal)
  }

  /// The size and weight of symbols at present, for what their own configurations leave open.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The image as it is shown at present: a symbol in the size that is preferred.
  var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }
}
