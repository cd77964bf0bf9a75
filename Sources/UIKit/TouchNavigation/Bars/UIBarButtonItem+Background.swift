import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The pictures behind the button of an item, by bars, styles and states.
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

  /// What counts: what was said for the style goes before what was said for all, and for low bars before the usual.
  func shown(_ state: UIControl.State, _ style: UIBarButtonItem.Style, isLow: Bool) -> UIImage? {
    for metrics in isLow ? [UIBarMetrics.compact, .default] : [.default] {
      if let image = self[state, style, metrics] ?? self[state, nil, metrics] { return image }
    }
    return nil
  }
}

extension UIBarButtonItem {
  /// Puts a picture behind the title or the picture of the button, stretched to its size; nil for none.
  ///
  /// The states are normal, highlighted and disabled; those of which nothing is said have the picture of the normal one.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    noteAppearance("setBackgroundImage \(barMetrics.rawValue)", state.rawValue) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    grounds[state, nil, barMetrics] = backgroundImage
    changed()
  }
  /// The same for buttons of a style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    noteAppearance("setBackgroundImage \(style.rawValue) \(barMetrics.rawValue)", state.rawValue) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
    grounds[state, style, barMetrics] = backgroundImage
    changed()
  }
  /// What was set for a state; nil for nothing.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    grounds[state, nil, barMetrics]
  }
  /// What was set for a state and a style; nil for nothing.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { grounds[state, style, barMetrics] }
}
