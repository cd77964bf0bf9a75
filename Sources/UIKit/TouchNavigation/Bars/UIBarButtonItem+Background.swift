import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The background images of an item's button, by bar metrics, style and state.
@MainActor struct ButtonGrounds {
  private struct Key: Hashable {
    let state: UInt
    let style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
  }
  private var images: [Key: UIImage] = [:]
  var isEmpty: Bool { images.isEmpty }

  subscript(state: UIControl.State, style: UIBarButtonItem.Style?, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(state: state.rawValue, style: style, metrics: metrics)] }
    set { images[Key(state: state.rawValue, style: style, metrics: metrics)] = newValue }
  }

  /// Returns the image that applies: one for the style precedes one for all styles, and one for compact metrics the
  /// default.
  func shown(_ state: UIControl.State, _ style: UIBarButtonItem.Style, isLow: Bool) -> UIImage? {
    for metrics in isLow ? [UIBarMetrics.compact, .default] : [.default] {
      if let image = self[state, style, metrics] ?? self[state, nil, metrics] { return image }
    }
    return nil
  }
}

extension UIBarButtonItem {
  /// Sets the background image of the button, stretched to its size; nil for none.
  ///
  /// The states are normal, highlighted and disabled; states without an image use that of the normal state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    noteAppearance("setBackgroundImage \(barMetrics.rawValue)", state.rawValue) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    grounds[state, nil, barMetrics] = backgroundImage
    changed()
  }
  /// Sets the background image of the button for one style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    noteAppearance("setBackgroundImage \(style.rawValue) \(barMetrics.rawValue)", state.rawValue) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
    grounds[state, style, barMetrics] = backgroundImage
    changed()
  }
  /// Returns the background image for a state, or nil.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    grounds[state, nil, barMetrics]
  }
  /// Returns the background image for a state and a style, or nil.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { grounds[state, style, barMetrics] }
}
