import TouchDrawing
import TouchKit

extension UIButton {
  /// Sets the size and weight of symbols in a state, where their own configurations do not; nil for the normal state's.
  ///
  /// For a button with a configuration, that of the normal state is stored in the configuration.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    tables.symbols.set(configuration, for: state)
    if state == .normal, self.configuration != nil {
      self.configuration?.preferredSymbolConfigurationForImage = configuration
    }
    refresh()
  }

  /// Returns the configuration that was set for a state, otherwise that of the normal state, or nil.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    if state != .normal, let symbols = tables.symbols.exact(state) { return symbols }
    return configuration?.preferredSymbolConfigurationForImage ?? tables.symbols.exact(.normal)
  }

  /// The current size and weight of symbols, where their own configurations do not set them.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The image as it is currently shown: a symbol in the preferred size.
  var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }
}
