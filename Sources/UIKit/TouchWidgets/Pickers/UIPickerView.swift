import TouchDrawing
import TouchGeometry
import TouchKit

/// Says how many wheels a picker has, and how many rows each.
/// https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are; asked once a reload.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has; asked once a reload.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker shows, and is told what the user chooses.
///
/// Every method is optional; the defaults are given by an extension.
/// https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// How wide a wheel is, in points; 0, the default, for its share of the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high the rows of a wheel are, in points; 0, the default, for 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// What a row says; asked when it comes into sight.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// What a row shows in place of a title; nil, the default, for the title. Asked when it comes into sight.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  /// The user has chosen a row; called once, when the wheel has come to rest there.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// 0: its share of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// 0: the usual height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// The title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  /// Has nothing to do.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels beside each other; the row in the middle of each is chosen.
///
/// Fingers and the mouse's wheel turn them, a click on a row chooses it, and so do the arrow keys, Home and End in the
/// wheel that has the focus (semantics 8.14). https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Says how many wheels and rows there are; held weakly.
  ///
  /// Setting it reloads.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      DelegateHearing.check(dataSource, (any UIPickerViewDataSource).self)
      reloadAllComponents()
    }
  }
  /// Says what rows show; held weakly.
  ///
  /// Setting it reloads.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      DelegateHearing.check(delegate, (any UIPickerViewDelegate).self)
      reloadAllComponents()
    }
  }

  private var wheels: [PickerWheel] = []
  private var isStale = true
  private let band = PickerBand()

  /// A picker without wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(band)
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return wheels[component].count
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    reloadIfNeeded()
    layoutIfNeeded()
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// The view of a row that the delegate has made; nil while it is not in sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    reloadIfNeeded()
    return wheels[component].ownView(of: row)
  }

  /// Asks everything anew; chosen rows stay chosen as far as there are as many.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  /// Asks for the rows of one wheel anew.
  open func reloadComponent(_ component: Int) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    ask(for: component)
    setNeedsLayout()
  }

  /// The row of a wheel that is chosen; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return -1 }
    return wheels[component].count == 0 ? -1 : wheels[component].chosen
  }

  /// Chooses a row; the delegate is not told.
  ///
  /// A row beyond the last is the last.
  ///
  /// - Parameters:
  ///   - row: from 0.
  ///   - component: from 0; one that does not exist is left alone.
  ///   - animated: whether the wheel turns there.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].choose(row, animated: animated)
  }

  private func reloadIfNeeded() {
    guard isStale else { return }
    isStale = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in wheels.indices { ask(for: component) }
  }

  private func ask(for component: Int) {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheels[component].reload(
      count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0),
      rowHeight: height > 0 && height.isFinite ? height : PickerTuning.rowHeight)
  }

  // MARK: Layout

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { PickerTuning.size }

  /// 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerTuning.size }

  /// Places the wheels; those without a width of their own share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let own = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let free = max(bounds.width - 2 * PickerTuning.margin - own.reduce(0, +), 0)
    let share = free / CGFloat(max(own.filter { $0 <= 0 }.count, 1))
    let whole = own.reduce(0) { $0 + ($1 > 0 ? $1 : share) }
    var x = ((bounds.width - whole) / 2).rounded()
    for (index, wheel) in wheels.enumerated() {
      let width = (own[index] > 0 ? own[index] : share).rounded(.down)
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = wheels.map(\.rowHeight).max() ?? PickerTuning.rowHeight
    band.frame = CGRect(
      x: PickerTuning.margin, y: ((bounds.height - height) / 2).rounded(),
      width: max(bounds.width - 2 * PickerTuning.margin, 0), height: height)
  }
}

/// The measures of pickers, in points. [policy]
enum PickerTuning {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  /// Between the edge and the wheels.
  static let margin: CGFloat = 8
  /// What a row says.
  @MainActor static let font = UIFont.systemFont(ofSize: 17)
  /// How much of a row is seen at the edge.
  static let faintest: CGFloat = 0.15
}

/// Behind the rows that are chosen.
@MainActor private final class PickerBand: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Look.shade.faded(Look.Strength.fill.rest)
    layer.cornerRadius = Look.radius
  }
  required init?(coder: NSCoder) { nil }
}
