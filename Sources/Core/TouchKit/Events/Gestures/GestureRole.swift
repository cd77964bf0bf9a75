/// The purpose of a recognizer that the kit creates; recognizers of apps have none.
///
/// Except for scroll views, the raw value is the recognizer's `name`.
package enum GestureRole: String, Sendable, CaseIterable {
  // Scroll views.
  case scrollPan = "scroll"
  case scrollPinch = "zoom"
  // Rows of tables, items of collections.
  case rowSwipe = "row swipe"
  case rowClose = "close row"
  case rowGrip = "row grip"
  case itemMove = "move item"
  case itemDrag = "drag item"
  case itemGrip = "item grip"
  case selectByFingers = "select by two fingers"
  case selectByRectangle = "select by rectangle"
  // Containers and presentations.
  case pop = "interactive pop"
  case contentPop = "interactive content pop"
  case mouseBack = "mouse back"
  case sheetDrag = "sheet"
  case dismissingTap = "dismissing tap"
  case showColumn = "show column"
  case closeColumn = "close column"
  case columnWidth = "column width"
  // Menus, pickers, text.
  case menu = "context menu"
  case secondaryClick = "secondary click"
  case menuBar = "menu bar"
  case pickerRow = "row"
  case textMouse = "text mouse"
  case textTap = "text tap"
  case textPress = "text press"
  // Drag interactions.
  case dragLift = "drag lift"
  case dragByMouse = "drag by mouse"
}

extension UIGestureRecognizer {
  /// Sets the role, and the name accordingly.
  package final func mark(as role: GestureRole) {
    self.role = role
    name = role.rawValue
    // Buttons are not for the kit's own gestures (48.17).
    allowedPressTypes = []
  }
}
