import TouchGeometry
import TouchKit
import TouchWidgets

// Makes the views of a scene from the logging classes, and gives controls their appearance and their logging targets.

extension SceneStage {
  func makeView(_ description: SceneView, _ behavior: ViewBehavior) -> UIView {
    let frame = description.frame
    switch description.viewClass {
    case .view: return LoggingView(frame: frame, behavior)
    case .label: return LoggingLabel(frame: frame, behavior)
    case .control: return LoggingControl(frame: frame, behavior)
    case .button: return makeButton(description, behavior)
    case .stackView: return LoggingStack(frame: frame, behavior)
    case .scrollView:
      guard let answers = description.panGestureRecognizer?.delegate else {
        return LoggingScrollView(description, behavior)
      }
      return AnsweringScrollView(description, behavior, SceneRecognizerDelegate(answers, stage: self))
    case .switch: return LoggingSwitch(frame: frame, behavior)
    case .slider: return LoggingSlider(frame: frame, behavior)
    case .stepper: return LoggingStepper(frame: frame, behavior)
    case .segmentedControl: return LoggingSegmentedControl(frame: frame, behavior)
    case .pageControl: return LoggingPageControl(frame: frame, behavior)
    case .progressView: return LoggingProgressView(frame: frame, behavior)
    case .activityIndicatorView: return LoggingActivityIndicatorView(frame: frame, behavior)
    case .imageView: return LoggingImageView(frame: frame, behavior)
    case .textField: return LoggingTextField(frame: frame, behavior)
    case .textView: return LoggingTextView(description, behavior)
    case .tableView: return LoggingTableView(description, behavior)
    case .collectionView: return LoggingCollectionView(description, behavior)
    case .pickerView: return LoggingPickerView(frame: frame, behavior)
    }
  }

  /// A button with a visible extent: its background is tinted unless the scene gives it a color.
  func makeButton(_ description: SceneView, _ behavior: ViewBehavior) -> UIButton {
    let button = LoggingButton(frame: description.frame, behavior)
    let hasColor = description.properties.contains { if case .backgroundColor = $0 { true } else { false } }
    if !hasColor { button.configuration = .tinted() }
    return button
  }

  /// Adds a logging target for each event that the scene names.
  func addEvents(_ description: SceneView, to view: UIView) {
    guard let control = view as? UIControl else { return }
    for name in description.events {
      let line = UIAction { [weak self] _ in self?.write(description.name, "event", name.rawValue) }
      control.addAction(line, for: name.event)
    }
  }

  func isControl(_ view: UIView) -> Bool { view is UIControl }
}

extension ControlEventName {
  package var event: UIControl.Event {
    switch self {
    case .touchDown: .touchDown
    case .touchDownRepeat: .touchDownRepeat
    case .touchDragInside: .touchDragInside
    case .touchDragOutside: .touchDragOutside
    case .touchDragEnter: .touchDragEnter
    case .touchDragExit: .touchDragExit
    case .touchUpInside: .touchUpInside
    case .touchUpOutside: .touchUpOutside
    case .touchCancel: .touchCancel
    case .valueChanged: .valueChanged
    case .primaryActionTriggered: .primaryActionTriggered
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .editingDidEndOnExit: .editingDidEndOnExit
    }
  }
}
