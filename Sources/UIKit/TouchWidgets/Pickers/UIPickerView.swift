import TouchDrawing
import TouchGeometry
import TouchKit

/// Provides the numbers of a picker's wheels and rows.
/// https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels; called once per reload.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of a wheel's rows; called once per reload.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of rows, and receives the user's selections.
///
/// Every method is optional; an extension contains the default implementations.
/// https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel, in points; 0, the default, for an equal share of the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows, in points; 0, the default, for 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; called when it becomes visible.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns a view that replaces the title of a row; nil, the default, for the title.
  ///
  /// Called when it becomes visible.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  /// Called once after the user selected a row, when the wheel has come to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, for an equal share of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0, for the default height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns nil, for the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A view with wheels side by side; the row at the center of each is selected.
///
/// In right-to-left layout the first wheel is the right one.
///
/// Fingers and the mouse's wheel turn them, a click on a row selects it, and so do the arrow keys, Home and End in the
/// focused wheel (semantics 8.14). https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The data source, which provides the numbers of wheels and rows; held weakly.
  ///
  /// Setting it reloads the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      UncalledDelegateMethods.check(dataSource, (any UIPickerViewDataSource).self)
      reloadAllComponents()
    }
  }
  /// The delegate, which provides the content of rows; held weakly.
  ///
  /// Setting it reloads the picker.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      UncalledDelegateMethods.check(delegate, (any UIPickerViewDelegate).self)
      reloadAllComponents()
    }
  }

  private var wheels: [PickerWheel] = []
  private var isStale = true
  private let band = PickerBand()

  /// Creates a picker without wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(band)
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// Returns the number of a wheel's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return wheels[component].count
  }

  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    reloadIfNeeded()
    layoutIfNeeded()
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// Returns the view of a row that the delegate has provided; nil if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    reloadIfNeeded()
    return wheels[component].ownView(of: row)
  }

  /// Reloads all wheels; selected rows stay selected if they exist.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  /// Reloads the rows of one wheel.
  open func reloadComponent(_ component: Int) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    ask(for: component)
    setNeedsLayout()
  }

  /// Returns the selected row of a wheel, or -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return -1 }
    return wheels[component].count == 0 ? -1 : wheels[component].chosen
  }

  /// Selects a row; the delegate is not notified.
  ///
  /// An index after the last row selects the last.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - component: The index of the wheel; one that does not exist is ignored.
  ///   - animated: Whether the wheel turns to the row.
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

  /// Returns 320 by 216 points, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerTuning.size }

  /// Lays out the wheels; those without an explicit width share the rest.
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
      wheel.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height), in: bounds.width)
      x += width
    }
    let height = wheels.map(\.rowHeight).max() ?? PickerTuning.rowHeight
    band.frame = CGRect(
      x: PickerTuning.margin, y: ((bounds.height - height) / 2).rounded(),
      width: max(bounds.width - 2 * PickerTuning.margin, 0), height: height)
  }
}

/// The metrics of pickers, in points. [policy]
enum PickerTuning {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  /// The margin between the edge and the wheels.
  static let margin: CGFloat = 8
  /// The font of titles.
  @MainActor static let font = UIFont.systemFont(ofSize: 17)
  /// The opacity of a row at the edge.
  static let faintest: CGFloat = 0.15
}

/// The background of the selected rows.
@MainActor private final class PickerBand: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Look.shade.faded(Look.Strength.fill.rest)
    layer.cornerRadius = Look.radius
  }
  required init?(coder: NSCoder) { nil }
}
