import TouchGeometry
import TouchKit
import TouchWidgets

/// A touch on a row or an item, from its beginning until it ends or leaves the cell.
struct ListPress<Cell: UIView> {
  let touch: UITouch
  var place: ListPlace
  let cell: Cell
  /// Whether the touch has left the cell or was refused; if so, it does not select.
  var isOver = false
}

/// A list whose cells are highlighted and selected by touch (semantics 26.13, 27.11).
@MainActor protocol PressedList: PlaceFocus {
  associatedtype Cell: UIView
  /// The touch on a cell; nil for none.
  var press: ListPress<Cell>? { get set }
  var shown: [ShownCell<Cell>] { get }
  var canSelect: Bool { get }
  /// Returns the visible row or item whose cell contains a view.
  func row(of view: UIView?) -> ShownCell<Cell>?
  /// Moves the keyboard cursor to a position that is not selected, such as one whose menu opens.
  func keyboardArrives(at place: ListPlace)
  /// Handles a click into the space between the cells.
  func deselectByClick()
  /// Asks the delegate whether the cell at a position may be highlighted.
  func shouldHighlight(_ place: ListPlace) -> Bool
  /// Starts or ends the highlight of a press, and notifies the delegate.
  func highlight(_ press: ListPress<Cell>, _ isOn: Bool)
}

extension PressedList {
  /// Begins a press; returns whether the list handles the touches.
  func beginPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard press == nil, touches.count == 1, let touch = touches.first else { return press != nil }
    becomeFirstResponder(after: touch)
    guard let row = row(of: touch.view) else {
      if touch.view === self, touch.type == .indirectPointer { deselectByClick() }
      return false
    }
    guard canSelect else { return false }
    if isForMenu(touch, event) {
      keyboardArrives(at: row.place)
      return false
    }
    let expected = generation
    var new = ListPress(touch: touch, place: row.place, cell: row.cell)
    guard shouldHighlight(row.place) else {
      new.isOver = true
      if generation == expected { press = new }
      return true
    }
    guard generation == expected, shown.contains(where: { $0.cell === row.cell }) else { return true }
    press = new
    highlight(new, true)
    return true
  }

  /// Ends the highlight when the touch leaves its cell; returns whether the list handles the touches.
  func movePress(_ touches: Set<UITouch>) -> Bool {
    guard let press, touches.contains(press.touch) else { return press != nil }
    if !press.isOver, !press.cell.bounds.contains(press.touch.location(in: press.cell)) { breakPress() }
    return true
  }

  /// Ends the highlight; the touch does not select.
  func breakPress() {
    guard let press, !press.isOver else { return }
    self.press?.isOver = true
    highlight(press, false)
  }

  /// Ends the press without a selection; returns whether the list handles the touches.
  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let press else { return false }
    guard touches.contains(press.touch) else { return true }
    breakPress()
    self.press = nil
    return true
  }
}
