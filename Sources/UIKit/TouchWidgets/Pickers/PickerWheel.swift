import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// One wheel of a picker: scrolling rows, of which only the visible ones have views (semantics 8.14).
@MainActor final class PickerWheel: UIView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  private let component: Int
  private let scroll = UIScrollView()
  private(set) var count = 0
  private(set) var rowHeight = PickerTuning.rowHeight
  /// The row that is selected, or will be when the wheel comes to rest.
  private(set) var chosen = 0
  private var rows: [Int: PickerRow] = [:]
  private var spare: [PickerRow] = []
  /// Whether the kit itself is changing the offset.
  private var isPlacing = false
  /// Whether the user turns the wheel.
  private var isTurned = false
  private var wheelEnd: LoopTimer?
  private let ring = UIView()

  init(_ picker: UIPickerView, _ component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.decelerationRate = .fast
    scroll.alwaysBounceVertical = true
    scroll.delegate = self
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.mark(as: .pickerRow)
    tap.addAction(UIAction { [weak self, weak tap] _ in if let tap { self?.tapped(tap) } })
    scroll.addGestureRecognizer(tap)
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = Look.ringWidth
    ring.layer.cornerRadius = Look.radius
    ring.isHidden = true
    addSubview(ring)
  }
  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func reload(count: Int, rowHeight: CGFloat) {
    (self.count, self.rowHeight) = (count, rowHeight)
    chosen = min(chosen, max(count - 1, 0))
    for row in rows.values { row.removeFromSuperview() }
    (rows, spare) = ([:], [])
    setNeedsLayout()
  }

  func choose(_ row: Int, animated: Bool) {
    chosen = min(max(row, 0), max(count - 1, 0))
    isTurned = false
    place(animated: animated)
  }

  func ownView(of row: Int) -> UIView? { rows[row]?.own }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight) }

  private var nearest: Int {
    min(max(Int(clamping: (scroll.contentOffset.y / max(rowHeight, 1)).rounded()), 0), max(count - 1, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let edge = max((bounds.height - rowHeight) / 2, 0).rounded()
    isPlacing = true
    scroll.frame = bounds
    // Insets let the first and the last row reach the center.
    scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight + 2 * edge)
    isPlacing = false
    ring.frame = CGRect(x: 0, y: edge, width: bounds.width, height: rowHeight)
    if !isTurned { place(animated: false) }
    fill()
  }

  private func place(animated: Bool) {
    isPlacing = !animated
    scroll.setContentOffset(offset(of: chosen), animated: animated && window != nil)
    isPlacing = false
    fill()
  }

  /// Adds views to visible rows, and recycles those of the others.
  private func fill() {
    guard count > 0, bounds.height > 0, let picker else { return }
    let edge = max((bounds.height - rowHeight) / 2, 0).rounded()
    let top = scroll.contentOffset.y - edge
    let first = min(max(Int(clamping: (top / rowHeight).rounded(.down)), 0), count)
    let last = min(max(Int(clamping: ((top + bounds.height) / rowHeight).rounded(.up)), first), count)
    for (row, view) in rows where row < first || row >= last {
      view.removeFromSuperview()
      rows[row] = nil
      spare.append(view)
    }
    for row in first..<last {
      let view = rows[row] ?? show(row, of: picker)
      view.frame = CGRect(x: 0, y: edge + CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      let distance = abs(CGFloat(row) * rowHeight - scroll.contentOffset.y) / max(bounds.height / 2, 1)
      view.alpha = max(1 - distance, PickerTuning.faintest)
    }
  }

  private func show(_ row: Int, of picker: UIPickerView) -> PickerRow {
    let view = spare.popLast() ?? PickerRow()
    let own = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: view.own)
    view.show(
      own, own == nil ? picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) : nil)
    rows[row] = view
    scroll.addSubview(view)
    return view
  }

  // MARK: By the user

  private func tapped(_ tap: UITapGestureRecognizer) {
    let edge = max((bounds.height - rowHeight) / 2, 0).rounded()
    let row = Int(clamping: ((tap.location(in: scroll).y - edge) / max(rowHeight, 1)).rounded(.down))
    guard (0..<count).contains(row) else { return }
    turn(to: row)
  }

  /// Turns the wheel for the user: the delegate is notified when the wheel comes to rest.
  private func turn(to row: Int) {
    guard row != chosen, (0..<count).contains(row) else { return }
    isTurned = true
    scroll.setContentOffset(offset(of: row), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing else { return }
    fill()
    guard !scroll.isTracking, !scroll.isDecelerating, let loop = window?.application?.loop else { return }
    // The mouse's wheel scrolls without a drag, and may stop between two rows.
    wheelEnd?.cancel()
    wheelEnd = loop.schedule(at: loop.now + GestureTuning.scrollPause) { [weak self] in self?.wheelStopped() }
  }

  private func wheelStopped() {
    guard !scroll.isTracking, !scroll.isDecelerating else { return }
    if scroll.contentOffset == offset(of: nearest) { return settle() }
    isTurned = true
    scroll.setContentOffset(offset(of: nearest), animated: true)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurned = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / max(rowHeight, 1)).rounded()
    targetContentOffset.pointee.y = min(max(row, 0), CGFloat(max(count - 1, 0))) * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    if scroll.contentOffset == offset(of: nearest) {
      settle()
    } else {
      scroll.setContentOffset(offset(of: nearest), animated: true)
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Handles the end of the wheel's movement.
  private func settle() {
    wheelEnd?.cancel()
    let row = nearest
    isTurned = false
    guard row != chosen, let picker else { return }
    chosen = row
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { count > 0 && picker?.isUserInteractionEnabled ?? false }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    ring.isHidden = !isFocused
    ring.layer.borderColor = controlTint.cgColor
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !turn(by: presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !turn(by: presses) { super.pressesChanged(presses, with: event) }
  }

  private func turn(by presses: Set<UIPress>) -> Bool {
    guard isFocused, let key = presses.first?.effectiveKey, presses.count == 1,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let row: Int
    switch key.keyCode {
    case .keyboardUpArrow: row = chosen - 1
    case .keyboardDownArrow: row = chosen + 1
    case .keyboardHome: row = 0
    case .keyboardEnd: row = count - 1
    default: return false
    }
    guard row != chosen, (0..<count).contains(row), let picker else { return true }
    choose(row, animated: false)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    return true
  }
}

/// A row of a wheel: a title, or an app-defined view.
@MainActor private final class PickerRow: UIView {
  private let label = UILabel()
  private(set) var own: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = PickerTuning.font
    label.textAlignment = .center
    label.textColor = Look.ink.color
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView?, _ title: String?) {
    if own !== view { own?.removeFromSuperview() }
    own = view
    if let view { addSubview(view) }
    label.text = title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: 4, dy: 0)
    own?.frame = bounds
  }
}
