import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// Properties that need more than an assignment: `function` in Scripts/properties.table.

extension SceneStage {
  func setTitle(_ title: String, of button: UIButton) { button.setTitle(title, for: .normal) }

  func setSubtitle(_ text: String, of button: UIButton) { button.configuration?.subtitle = text }

  /// Keeps the title and the subtitle.
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

  /// Ignores an index beyond the last segment.
  func setSelectedSegmentIndex(_ index: Int, of control: UISegmentedControl) {
    if index < control.numberOfSegments { control.selectedSegmentIndex = index }
  }

  func setIsAnimating(_ flag: Bool, of indicator: UIActivityIndicatorView) {
    if flag { indicator.startAnimating() } else { indicator.stopAnimating() }
  }
}
