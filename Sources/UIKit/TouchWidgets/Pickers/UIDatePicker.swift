#if FoundationGeometry
import TouchDrawing
import TouchGeometry
import TouchKit

/// A control that selects a day, a time, or both.
///
/// The compact style is a button for each part that opens a picker; the inline style is a month, and wheels for the
/// time. `valueChanged` and `primaryActionTriggered` are sent when the user has selected a value. It is available only
/// with Foundation (semantics 8.15). https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kind of value that is selected.
  public enum Mode: Int, Sendable {
    /// An hour and a minute.
    case time
    /// A day.
    case date
    /// A day with hour and minute.
    case dateAndTime
    /// A duration in hours and minutes: `countDownDuration`.
    case countDownTimer
  }

  private var chosen = Date()
  /// The duration in seconds, a multiple of a minute.
  private(set) var duration: TimeInterval = 0
  private var parts: [UIView] = []
  private weak var opened: UIViewController?

  /// Creates a picker of the current date and time, in the compact style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepSize()
    rebuild()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Value

  /// The selected date, clamped to the minimum and the maximum; the current time by default.
  ///
  /// Setting it sends no events. NaN is ignored. A date before `Date.distantPast` or after `Date.distantFuture` is
  /// treated as that (semantics 8.15).
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets `date`; the change is not animated.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    show()
  }

  /// The minimum date; nil, the default, for none.
  ///
  /// It has no effect if it is later than the maximum, or NaN.
  open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The maximum date; nil, the default, for none.
  ///
  /// It has no effect if it is earlier than the minimum, or NaN.
  open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The kind of value that is selected; a date and time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
  /// The interval between the minutes that can be selected; 1 by default.
  ///
  /// It must be a divisor of 60; other values are treated as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rebuild()
    }
  }
  /// The calendar; the user's by default.
  open var calendar: Calendar! = .current { didSet { rebuild() } }
  /// The locale of texts; nil, the default, for the calendar's.
  open var locale: Locale? { didSet { rebuild() } }
  /// The time zone; nil, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The preferred style; `automatic`, which is compact, by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The actual style; never `automatic`.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .inline ? .inline : .compact }

  /// The duration in seconds, for the mode `countDownTimer`; one step by default, at most 23 hours and 59 minutes.
  ///
  /// It is rounded down to a multiple of `minuteInterval`, but at least one step. NaN is ignored. Setting it sends no
  /// events. It is independent of `date`.
  open var countDownDuration: TimeInterval {
    get { max(stepped(duration), TimeInterval(minuteInterval * 60)) }
    set {
      guard newValue.isFinite else { return }
      duration = min(max(newValue, 0), 86_340)
      show()
    }
  }

  private func stepped(_ seconds: TimeInterval) -> TimeInterval {
    let step = TimeInterval(minuteInterval * 60)
    return (seconds / step).rounded(.down) * step
  }

  /// Sets the duration that the user has selected, and sends events.
  func choose(duration: TimeInterval) {
    let former = countDownDuration
    countDownDuration = duration
    if countDownDuration != former { sendValueChanged(with: nil) }
  }

  private func limited(_ date: Date) -> Date {
    guard let date = Self.counted(date) else { return chosen }
    let (earliest, latest) = (minimumDate.flatMap(Self.counted), maximumDate.flatMap(Self.counted))
    if let earliest, let latest, earliest > latest { return date }
    return min(max(date, earliest ?? date), latest ?? date)
  }

  /// Returns a date within the range of calendars; nil for NaN.
  private static func counted(_ date: Date) -> Date? {
    date.timeIntervalSinceReferenceDate.isNaN ? nil : min(max(date, .distantPast), .distantFuture)
  }

  /// The calendar with the picker's locale and time zone.
  var counting: Calendar {
    var calendar = calendar ?? .current
    if let locale { calendar.locale = locale }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// Returns a date as text, with the picker's locale and time zone.
  func text(_ date: Date, day: DateFormatter.Style, time: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    let calendar = counting
    (formatter.calendar, formatter.locale, formatter.timeZone) = (
      calendar, calendar.locale ?? .current, calendar.timeZone
    )
    (formatter.dateStyle, formatter.timeStyle) = (day, time)
    return formatter.string(from: date)
  }

  /// Sets the date that the user has selected, and sends events.
  func choose(_ date: Date) {
    let former = chosen
    setDate(date, animated: false)
    if chosen != former { sendValueChanged(with: nil) }
  }

  /// Returns whether a time of a day can be selected.
  func allows(day: Date) -> Bool {
    guard let whole = counting.dateInterval(of: .day, for: day) else { return false }
    if let minimumDate, whole.end <= minimumDate { return false }
    if let maximumDate, whole.start > maximumDate { return false }
    return true
  }

  // MARK: Parts

  private func rebuild() {
    for part in parts { part.removeFromSuperview() }
    let hasDay = datePickerMode == .date || datePickerMode == .dateAndTime
    let hasTime = datePickerMode != .date
    if datePickerMode == .countDownTimer {
      parts = [datePickerStyle == .compact ? plate(.countDownTimer) : DurationWheels(self)]
    } else if datePickerStyle == .compact {
      parts = (hasDay ? [plate(.date)] : []) + (hasTime ? [plate(.time)] : [])
    } else {
      parts = (hasDay ? [MonthView(self)] : []) + (hasTime ? [TimeWheels(self)] : [])
    }
    for part in parts { addSubview(part) }
    show()
    invalidateSize()
  }

  private func plate(_ mode: Mode) -> UIView {
    var look = UIButton.Configuration.gray()
    look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    let button = UIButton(configuration: look)
    button.tag = mode.rawValue
    button.addAction(
      UIAction { [weak self, weak button] _ in if let button { self?.open(mode, at: button) } },
      for: .primaryActionTriggered)
    return button
  }

  private func show() {
    for part in parts {
      switch part {
      case let button as UIButton:
        let isTime = button.tag == Mode.time.rawValue
        guard button.tag != Mode.countDownTimer.rawValue else {
          button.configuration?.title = DurationWheels.text(countDownDuration)
          break
        }
        button.configuration?.title = text(chosen, day: isTime ? .none : .medium, time: isTime ? .short : .none)
      case let month as MonthView: month.show(chosen)
      case let wheels as TimeWheels: wheels.show(chosen)
      case let wheels as DurationWheels: wheels.show(countDownDuration)
      default: break
      }
    }
    if datePickerStyle == .compact { invalidateSize() }
    setNeedsLayout()
  }

  /// Opens a part in a popover.
  private func open(_ mode: Mode, at button: UIButton) {
    guard opened == nil, let presenter = window?.frontController else { return }
    let inner = UIDatePicker()
    passDirection(to: inner)
    inner.datePickerMode = mode
    inner.preferredDatePickerStyle = .inline
    (inner.calendar, inner.locale, inner.timeZone) = (calendar, locale, timeZone)
    (inner.minimumDate, inner.maximumDate, inner.minuteInterval) = (minimumDate, maximumDate, minuteInterval)
    inner.date = chosen
    inner.countDownDuration = countDownDuration
    inner.addAction(
      UIAction { [weak self, weak inner] _ in
        guard let inner else { return }
        if mode == .countDownTimer { self?.choose(duration: inner.countDownDuration) } else { self?.choose(inner.date) }
      }, for: .valueChanged)
    let controller = UIViewController()
    let size = inner.intrinsicContentSize
    controller.preferredContentSize = CGSize(
      width: size.width + 2 * Look.margin, height: size.height + 2 * Look.margin)
    inner.frame = CGRect(origin: CGPoint(x: Look.margin, y: Look.margin), size: size)
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(inner)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = button
    opened = controller
    sendActions(for: .editingDidBegin)
    presenter.present(controller, animated: true)
  }

  // MARK: Layout

  /// The size of the parts.
  open override var intrinsicContentSize: CGSize {
    let sizes = parts.map { $0.sizeThatFits(bounds.size) }
    if datePickerStyle == .compact {
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width } + Look.gap * CGFloat(max(sizes.count - 1, 0)),
        height: sizes.map(\.height).max() ?? 0)
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + Look.gap * CGFloat(max(sizes.count - 1, 0)))
  }

  /// The size of the parts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the parts: side by side in the compact style, otherwise in a column.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var place = CGPoint.zero
    for part in parts {
      passDirection(to: part)
      let size = part.sizeThatFits(bounds.size)
      if datePickerStyle == .compact {
        let rect = CGRect(
          x: place.x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        part.frame = mirrored(rect, in: bounds.width)
        place.x += size.width + Look.gap
      } else {
        part.frame = CGRect(x: 0, y: place.y, width: max(bounds.width, size.width), height: size.height)
        place.y += size.height + Look.gap
      }
    }
  }

  /// Always false: the parts are focused instead.
  open override var canBecomeFocused: Bool { false }

  /// Returns false: touches are handled by the parts.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  /// Whether the picker is enabled; if not, it is drawn paler.
  open override var isEnabled: Bool {
    didSet {
      for part in parts { part.isUserInteractionEnabled = isEnabled }
      alpha = isEnabled ? 1 : 0.5
    }
  }
}

/// The style of a date picker. https://developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style: compact.
  case automatic = 0
  /// A button for each part.
  case compact = 2
  /// A month, and wheels for the time.
  case inline = 3
}

extension UIWindow {
  /// The frontmost presented controller.
  fileprivate var frontController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }
}
#endif
