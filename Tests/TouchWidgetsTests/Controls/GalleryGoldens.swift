import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@_spi(TouchKit) @testable import TouchWidgets

/// Every control in every state, light and dark, at two scales: the pictures of Docs/Look.md.
@MainActor @Suite(.serialized) struct GalleryGoldens {
  @Test(
    "Every control in every state: normal, hovered, highlighted, focused, selected, disabled",
    arguments: [(false, 1), (false, 2), (true, 1), (true, 2)])
  func states(isDark: Bool, scale: Int) {
    let complaint = complaint(aboutControlsNamed: "gallery-\(isDark ? "dark" : "light")", scale: scale) { stage in
      stage.surface.size = Gallery.size
      stage.application.receive(.resize, in: stage.scene)
      let gallery = Gallery(frame: CGRect(origin: .zero, size: Gallery.size))
      stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      stage.window.addSubview(gallery)
      gallery.fill()
      return Gallery.size
    }
    expectNil(complaint)
  }
}

/// A row for each control, a column for each state.
@MainActor private final class Gallery: UIView {
  static let size = CGSize(width: 760, height: 576)
  private static let columns = ["Normal", "Hovered", "Pressed", "Focused", "Selected", "Disabled"]

  private enum Column: Int, CaseIterable { case normal, hovered, pressed, focused, selected, disabled }

  /// Adds everything; in a window, because what leaves or changes its window is neither hovered nor focused.
  func fill() {
    backgroundColor = Look.panel.color
    for column in Column.allCases {
      text(Self.columns[column.rawValue], x: x(column), y: 12, Look.quiet, Look.Font.caption)
    }
    let configurations: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    var y: CGFloat = 36
    for (name, configuration) in configurations {
      row(name, at: &y, height: 34) { _ in
        let button = UIButton(configuration: configuration)
        button.setTitle("Button", for: .normal)
        return button
      }
    }
    row("Subtitle", at: &y, height: 44) { _ in
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      return UIButton(configuration: configuration)
    }
    row("Switch", at: &y, height: 32) { _ in
      let control = UISwitch(frame: .zero)
      control.isOn = true
      return control
    }
    row("Off", at: &y, height: 32) { _ in UISwitch(frame: .zero) }
    row("Slider", at: &y, height: 32) { _ in
      let slider = UISlider(frame: .zero)
      slider.value = 0.6
      return slider
    }
    row("Stepper", at: &y, height: 32) { column in
      let stepper = UIStepper(frame: .zero)
      stepper.value = column == .selected ? 0 : 5
      return stepper
    }
    row("Segments", at: &y, height: 32) { _ in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.selectedSegmentIndex = 1
      return control
    }
    row("Pages", at: &y, height: 28) { _ in
      let control = UIPageControl(frame: .zero)
      control.numberOfPages = 5
      control.currentPage = 2
      return control
    }
    text("Progress", x: 16, y: y + 3, Look.ink, Look.Font.small)
    for (index, part) in [Float(0), 0.02, 0.35, 0.7, 1].enumerated() {
      let view = UIProgressView(frame: CGRect(x: 100 + CGFloat(index) * 110, y: y + 10, width: 94, height: 4))
      view.progress = part
      addSubview(view)
    }
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.center = CGPoint(x: 664 + CGFloat(index) * 40, y: y + 12)
      wheel.startAnimating()
      addSubview(wheel)
    }
  }

  /// Shows a control as it is under a finger on its right half.
  private func press(_ control: UIControl) {
    switch control {
    case let control as UIStepper: _ = control.beginTracking(finger(on: control), with: nil)
    case let control as UISegmentedControl: _ = control.beginTracking(finger(on: control), with: nil)
    case _: control.isHighlighted = true
    }
  }

  private func finger(on control: UIControl) -> UITouch {
    let place = control.convert(CGPoint(x: 80, y: control.bounds.midY), to: nil)
    return UITouch(
      InputSample(finger: 1, phase: .began, location: place, timestamp: 0), window: control.window, view: control)
  }

  private func x(_ column: Column) -> CGFloat { 100 + CGFloat(column.rawValue) * 110 }

  private func text(_ text: String, x: CGFloat, y: CGFloat, _ color: LookColor, _ font: UIFont) {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 94, height: 18))
    (label.text, label.textColor, label.font) = (text, color.color, font)
    addSubview(label)
  }

  private func row(_ name: String, at y: inout CGFloat, height: CGFloat, _ make: (Column) -> UIControl) {
    text(name, x: 16, y: y + (height - 18) / 2, Look.ink, Look.Font.small)
    for column in Column.allCases {
      let control = make(column)
      control.frame = CGRect(x: x(column), y: y, width: 94, height: height)
      addSubview(control)
      switch column {
      case .normal: break
      case .hovered: control.pointerIsOver(control.convert(CGPoint(x: 80, y: height / 2), to: nil))
      case .pressed: press(control)
      case .focused: control.focusDidChange(isOn: true)
      case .selected: control.isSelected = true
      case .disabled: control.isEnabled = false
      }
    }
    y += height + 12
  }
}
