import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// The properties of ViewClass+Widgets.swift, set on the kit's controls and indicators.

extension SceneStage {
  /// Sets a property of a control or an indicator; one that the view does not have changes nothing.
  func applyWidget(_ property: ViewProperty, to view: UIView) {
    switch view {
    case let button as UIButton: apply(property, to: button)
    case let control as UISwitch: apply(property, to: control)
    case let slider as UISlider: apply(property, to: slider)
    case let stepper as UIStepper: apply(property, to: stepper)
    case let control as UISegmentedControl: apply(property, to: control)
    case let control as UIPageControl: apply(property, to: control)
    case let progress as UIProgressView: apply(property, to: progress)
    case let indicator as UIActivityIndicatorView: apply(property, to: indicator)
    case _: return
    }
  }

  private func apply(_ property: ViewProperty, to button: UIButton) {
    if case .title(let title) = property { button.setTitle(title, for: .normal) }
    if case .subtitle(let text) = property { button.configuration?.subtitle = text }
    if case .configuration(let name) = property {
      var configuration = name.configuration
      configuration.title = button.title(for: .normal)
      configuration.subtitle = button.configuration?.subtitle
      button.configuration = configuration
    }
  }

  private func apply(_ property: ViewProperty, to control: UISwitch) {
    if case .isOn(let flag) = property { control.isOn = flag }
    if case .onTintColor(let color) = property { control.onTintColor = UIColor(color) }
    if case .thumbTintColor(let color) = property { control.thumbTintColor = UIColor(color) }
  }

  private func apply(_ property: ViewProperty, to slider: UISlider) {
    if case .minimumValue(let number) = property { slider.minimumValue = Float(number) }
    if case .maximumValue(let number) = property { slider.maximumValue = Float(number) }
    if case .value(let number) = property { slider.value = Float(number) }
    if case .isContinuous(let flag) = property { slider.isContinuous = flag }
    if case .minimumTrackTintColor(let color) = property { slider.minimumTrackTintColor = UIColor(color) }
    if case .maximumTrackTintColor(let color) = property { slider.maximumTrackTintColor = UIColor(color) }
    if case .thumbTintColor(let color) = property { slider.thumbTintColor = UIColor(color) }
  }

  private func apply(_ property: ViewProperty, to stepper: UIStepper) {
    if case .minimumValue(let number) = property { stepper.minimumValue = number }
    if case .maximumValue(let number) = property { stepper.maximumValue = number }
    if case .stepValue(let number) = property { stepper.stepValue = number }
    if case .value(let number) = property { stepper.value = number }
    if case .isContinuous(let flag) = property { stepper.isContinuous = flag }
    if case .wraps(let flag) = property { stepper.wraps = flag }
    if case .autorepeat(let flag) = property { stepper.autorepeat = flag }
  }

  private func apply(_ property: ViewProperty, to control: UISegmentedControl) {
    if case .items(let titles) = property {
      control.removeAllSegments()
      for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
    }
    if case .selectedSegmentIndex(let index) = property, index < control.numberOfSegments {
      control.selectedSegmentIndex = index
    }
    if case .isMomentary(let flag) = property { control.isMomentary = flag }
    if case .selectedSegmentTintColor(let color) = property { control.selectedSegmentTintColor = UIColor(color) }
  }

  private func apply(_ property: ViewProperty, to control: UIPageControl) {
    if case .numberOfPages(let count) = property { control.numberOfPages = count }
    if case .currentPage(let page) = property { control.currentPage = page }
    if case .hidesForSinglePage(let flag) = property { control.hidesForSinglePage = flag }
    if case .pageIndicatorTintColor(let color) = property { control.pageIndicatorTintColor = UIColor(color) }
    if case .currentPageIndicatorTintColor(let color) = property {
      control.currentPageIndicatorTintColor = UIColor(color)
    }
  }

  private func apply(_ property: ViewProperty, to view: UIProgressView) {
    if case .progress(let part) = property { view.progress = Float(part) }
    if case .progressTintColor(let color) = property { view.progressTintColor = UIColor(color) }
    if case .trackTintColor(let color) = property { view.trackTintColor = UIColor(color) }
  }

  private func apply(_ property: ViewProperty, to indicator: UIActivityIndicatorView) {
    if case .style(let name) = property {
      switch name {
      case .medium: indicator.style = .medium
      case .large: indicator.style = .large
      }
    }
    if case .color(let color) = property { indicator.color = UIColor(color) }
    if case .hidesWhenStopped(let flag) = property { indicator.hidesWhenStopped = flag }
    if case .isAnimating(let flag) = property {
      if flag { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}

extension ConfigurationName {
  fileprivate var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    case .borderless: .borderless()
    }
  }
}
