#if FoundationGeometry
import TouchDrawing
import TouchGeometry
import TouchKit

/// The wheels of a date picker: hours, minutes, and AM or PM if the locale uses them.
@MainActor final class TimeWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIDatePicker?
  private let wheels = UIPickerView()
  private var date = Date()
  private let hasHalves: Bool

  init(_ picker: UIDatePicker) {
    self.picker = picker
    let locale = picker.counting.locale ?? .current
    hasHalves = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    super.init(frame: .zero)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ date: Date) {
    guard let picker else { return }
    self.date = date
    let time = picker.counting.dateComponents([.hour, .minute], from: date)
    let hour = time.hour ?? 0
    wheels.selectRow(hasHalves ? hour % 12 : hour, inComponent: 0, animated: false)
    wheels.selectRow((time.minute ?? 0) / picker.minuteInterval, inComponent: 1, animated: false)
    if hasHalves { wheels.selectRow(hour / 12, inComponent: 2, animated: false) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 7 * MonthView.side, height: 5 * PickerTuning.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { hasHalves ? 3 : 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch component {
    case 0: hasHalves ? 12 : 24
    case 1: 60 / (picker?.minuteInterval ?? 1)
    default: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 64 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch component {
    case 0: hasHalves ? "\(row == 0 ? 12 : row)" : (row < 10 ? "0\(row)" : "\(row)")
    case 1:
      {
        let minute = row * (picker?.minuteInterval ?? 1)
        return minute < 10 ? "0\(minute)" : "\(minute)"
      }()
    default: row == 0 ? picker?.counting.amSymbol : picker?.counting.pmSymbol
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    let half = hasHalves ? wheels.selectedRow(inComponent: 2) * 12 : 0
    let chosen = picker.counting.date(
      bySettingHour: wheels.selectedRow(inComponent: 0) + half,
      minute: wheels.selectedRow(inComponent: 1) * picker.minuteInterval, second: 0, of: date)
    if let chosen { picker.choose(chosen) }
  }
}
#endif
