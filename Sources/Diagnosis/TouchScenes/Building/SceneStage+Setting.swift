import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// The properties that are not set by an assignment of their own name: `function` in Scripts/properties.table.

extension SceneStage {
  func setTitle(_ title: String, of button: UIButton) { button.setTitle(title, for: .normal) }

  func setSubtitle(_ text: String, of button: UIButton) { button.configuration?.subtitle = text }

  /// Title and subtitle stay.
  func setConfiguration(_ name: ConfigurationName, of button: UIButton) {
    var configuration = name.living
    configuration.title = button.title(for: .normal)
    configuration.subtitle = button.configuration?.subtitle
    button.configuration = configuration
  }

  func setItems(_ titles: [String], of control: UISegmentedControl) {
    control.removeAllSegments()
    for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
  }

  /// An index behind the last segment changes nothing.
  func setSelectedSegmentIndex(_ index: Int, of control: UISegmentedControl) {
    if index < control.numberOfSegments { control.selectedSegmentIndex = index }
  }

  func setIsAnimating(_ flag: Bool, of indicator: UIActivityIndicatorView) {
    if flag { indicator.startAnimating() } else { indicator.stopAnimating() }
  }
}
