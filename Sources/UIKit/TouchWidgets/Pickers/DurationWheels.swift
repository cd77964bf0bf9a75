#if FoundationGeometry
import TouchDrawing
import TouchGeometry
import TouchKit

/// The wheels of a date picker that selects a duration: hours and minutes.
@MainActor final class DurationWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIDatePicker?
  private let wheels = UIPickerView()

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
  }
  required init?(coder: NSCoder) { nil }

  private var step: Int { picker?.minuteInterval ?? 1 }

  /// Returns hours and minutes, formatted as on a timer.
  static func text(_ duration: TimeInterval) -> String {
    let minutes = Int(duration) / 60
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  func show(_ duration: TimeInterval) {
    let minutes = Int(duration) / 60
    wheels.selectRow(minutes / 60, inComponent: 0, animated: false)
    wheels.selectRow(minutes % 60 / step, inComponent: 1, animated: false)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 7 * MonthView.side, height: 5 * PickerTuning.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    passDirection(to: wheels)
    wheels.frame = bounds
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 24 : 60 / step
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 96 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? "\(row) h" : "\(row * step) min"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let minutes = wheels.selectedRow(inComponent: 0) * 60 + wheels.selectedRow(inComponent: 1) * step
    picker?.choose(duration: TimeInterval(minutes * 60))
    // Zero is replaced by one step.
    if let picker { show(picker.countDownDuration) }
  }
}
#endif
