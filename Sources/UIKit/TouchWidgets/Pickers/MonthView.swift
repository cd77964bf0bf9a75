#if FoundationGeometry
import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit

/// A month of a date picker: its name, buttons for the previous and next months, and its days.
@MainActor final class MonthView: UIView {
  private weak var picker: UIDatePicker?
  private let name = UILabel()
  private let back = UIButton.monthArrow(pointsBack: true)
  private let forth = UIButton.monthArrow(pointsBack: false)
  private let days: MonthDays
  private var arrowsAreMirrored = false

  /// The side of a day's square, and the heights of the header and of the weekdays' names, in points.
  static let (side, head, names): (CGFloat, CGFloat, CGFloat) = (36, 36, 24)

  init(_ picker: UIDatePicker) {
    self.picker = picker
    days = MonthDays(picker)
    super.init(frame: .zero)
    name.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    name.textColor = Look.ink.color
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
    forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
    for view in [name, back, forth, days] { addSubview(view) }
    days.onMonth = { [weak self] in self?.showName() }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ date: Date) {
    days.show(date)
    showName()
  }

  private func turn(by months: Int) {
    days.turn(by: months)
    showName()
  }

  private func showName() {
    guard let picker else { return }
    let formatter = DateFormatter()
    let calendar = picker.counting
    (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
    formatter.locale = calendar.locale ?? .current
    formatter.setLocalizedDateFormatFromTemplate("MMMMy")
    name.text = formatter.string(from: days.month)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 7 * MonthView.side, height: MonthView.head + MonthView.names + 6 * MonthView.side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let head = MonthView.head
    for part in [name, back, forth, days] { passDirection(to: part) }
    let width = bounds.width
    name.frame = mirrored(CGRect(x: 8, y: 0, width: max(width - 2 * head - 8, 0), height: head), in: width)
    back.frame = mirrored(CGRect(x: width - 2 * head, y: 0, width: head, height: head), in: width)
    forth.frame = mirrored(CGRect(x: width - head, y: 0, width: head, height: head), in: width)
    if arrowsAreMirrored != isMirrored {
      arrowsAreMirrored = isMirrored
      back.showMonthArrow(toTheLeft: !isMirrored)
      forth.showMonthArrow(toTheLeft: isMirrored)
    }
    days.frame = CGRect(x: 0, y: head, width: bounds.width, height: max(bounds.height - head, 0))
  }
}

extension UIButton {
  /// Creates a button that leads to another month.
  fileprivate static func monthArrow(pointsBack: Bool) -> UIButton {
    let button = UIButton(frame: .zero)
    button.configuration = .plain()
    button.configuration?.contentInsets = .zero
    button.showMonthArrow(toTheLeft: pointsBack)
    button.toolTip = pointsBack ? localized("Previous month") : localized("Next month")
    return button
  }

  /// Replaces the arrow; the previous month is to the right in right-to-left layout.
  fileprivate func showMonthArrow(toTheLeft pointsLeft: Bool) {
    let mark = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      let path = UIBezierPath()
      let way: CGFloat = pointsLeft ? 1 : -1
      path.move(to: CGPoint(x: 8 + 2.5 * way, y: 2.5))
      path.addLine(to: CGPoint(x: 8 - 3 * way, y: 8))
      path.addLine(to: CGPoint(x: 8 + 2.5 * way, y: 13.5))
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    configuration?.image = mark.withRenderingMode(.alwaysTemplate)
  }
}

/// The days of a month, which can be selected by a tap or with arrow keys.
@MainActor private final class MonthDays: UIControl {
  private weak var picker: UIDatePicker?
  private(set) var month = Date()
  private var chosen = Date()
  var onMonth: (() -> Void)?

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { picker?.counting ?? .current }

  func show(_ date: Date) {
    chosen = date
    month = calendar.dateInterval(of: .month, for: date)?.start ?? date
    setNeedsDisplay()
  }

  func turn(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    setNeedsDisplay()
  }

  // MARK: Positions

  /// The number of empty squares before the first day.
  private var lead: Int { (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7 }
  private var count: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 0 }

  private func square(_ index: Int) -> CGRect {
    let side = MonthView.side
    let width = bounds.width / 7
    let rect = CGRect(
      x: CGFloat(index % 7) * width + (width - side) / 2, y: MonthView.names + CGFloat(index / 7) * side, width: side,
      height: side)
    return mirrored(rect, in: bounds.width)
  }

  private func date(ofDay day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: month) }

  private func day(at place: CGPoint) -> Date? {
    guard place.y >= MonthView.names, bounds.contains(place) else { return nil }
    let x = isMirrored ? bounds.width - place.x : place.x
    let column = min(max(Int(clamping: (x / max(bounds.width / 7, 1)).rounded(.down)), 0), 6)
    let row = Int(clamping: ((place.y - MonthView.names) / MonthView.side).rounded(.down))
    let day = row * 7 + column - lead + 1
    guard (1...max(count, 1)).contains(day), let date = date(ofDay: day), picker?.allows(day: date) ?? false else {
      return nil
    }
    return date
  }

  override func draw(_ rect: CGRect) {
    let calendar = calendar
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    for column in 0..<7 where symbols.count == 7 {
      let name = symbols[(column + calendar.firstWeekday - 1) % 7]
      let square = square(column)
      drawText(
        name, Look.Font.caption, Look.quiet.color,
        in: CGRect(x: square.minX, y: 0, width: square.width, height: MonthView.names))
    }
    for day in 1...max(count, 1) {
      guard let date = date(ofDay: day) else { continue }
      let square = square(day + lead - 1)
      let isChosen = calendar.isDate(date, inSameDayAs: chosen)
      let isToday = calendar.isDateInToday(date)
      var ink = isToday ? controlTint : Look.ink.color
      if !(picker?.allows(day: date) ?? true) { ink = Look.disabled.color }
      if isChosen {
        controlTint.fill(square.shrunk(dx: 1, dy: 1))
        ink = Look.readable(on: controlTint)
      }
      let font = isChosen || isToday ? MonthDays.strong : MonthDays.plain
      drawText("\(day)", font, ink, in: square)
    }
  }
  private static let plain = UIFont.systemFont(ofSize: 15)
  private static let strong = UIFont.systemFont(ofSize: 15, weight: .semibold)

  // MARK: By the user

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    day(at: touch.location(in: self)) != nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, let day = day(at: touch.location(in: self)) else { return }
    choose(day)
  }

  /// Selects another day and keeps the selected time.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: chosen)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    picker?.choose(date ?? day)
    onMonth?()
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    let days: Int
    switch step.mirrored(isMirrored) {
    case .left: days = -1
    case .right: days = 1
    case .up: days = -7
    case .down: days = 7
    case .minimum: days = 1 - calendar.component(.day, from: chosen)
    case .maximum:
      days = (calendar.range(of: .day, in: .month, for: chosen)?.count ?? 1) - calendar.component(.day, from: chosen)
    }
    if let date = calendar.date(byAdding: .day, value: days, to: chosen), picker?.allows(day: date) ?? false {
      picker?.choose(date)
      onMonth?()
    }
    return true
  }
}
#endif
