#if FoundationGeometry
import TouchDrawing
import TouchGeometry
import TouchKit

/// The wheels of a date picker: hours, minutes, and AM or PM if the locale uses them.
///
/// Times are read from left to right in all languages; in right-to-left layout AM and PM are to the left of them.
@MainActor final class TimeWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIDatePicker?
  private let wheels = UIPickerView()
  private var date = Date()
  private let hasHalves: Bool
  /// The parts of the time.
  private enum Part { case hour, minute, half }
  /// The part of each wheel, from left to right.
  private var order: [Part]

  init(_ picker: UIDatePicker) {
    self.picker = picker
    let locale = picker.counting.locale ?? .current
    hasHalves = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    order = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    super.init(frame: .zero)
    wheels.semanticContentAttribute = .forceLeftToRight
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
    for (component, part) in order.enumerated() {
      let row =
        switch part {
        case .hour: hasHalves ? hour % 12 : hour
        case .minute: (time.minute ?? 0) / picker.minuteInterval
        case .half: hour / 12
        }
      wheels.selectRow(row, inComponent: component, animated: false)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 7 * MonthView.side, height: 5 * PickerTuning.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let order: [Part] =
      !hasHalves ? [.hour, .minute] : isMirrored ? [.half, .hour, .minute] : [.hour, .minute, .half]
    if order != self.order {
      self.order = order
      wheels.reloadAllComponents()
      show(date)
    }
    wheels.frame = bounds
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { order.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch order[component] {
    case .hour: hasHalves ? 12 : 24
    case .minute: 60 / (picker?.minuteInterval ?? 1)
    case .half: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 64 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch order[component] {
    case .hour: hasHalves ? "\(row == 0 ? 12 : row)" : (row < 10 ? "0\(row)" : "\(row)")
    case .minute:
      {
        let minute = row * (picker?.minuteInterval ?? 1)
        return minute < 10 ? "0\(minute)" : "\(minute)"
      }()
    case .half: row == 0 ? picker?.counting.amSymbol : picker?.counting.pmSymbol
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    func row(_ part: Part) -> Int { order.firstIndex(of: part).map(wheels.selectedRow(inComponent:)) ?? 0 }
    let chosen = picker.counting.date(
      bySettingHour: row(.hour) + row(.half) * 12, minute: row(.minute) * picker.minuteInterval, second: 0, of: date)
    if let chosen { picker.choose(chosen) }
  }
}
#endif
