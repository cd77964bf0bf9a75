import TouchKit

/// The kind of an object, with the numbers of AT-SPI (semantics 47.18).
package enum AccessibleRole: UInt32, Sendable {
  case animation = 3
  case checkMenuItem = 8
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case notification = 101
  case landmark = 110

  /// The role of a container (semantics 47.59).
  init(_ container: UIAccessibilityContainerType) {
    switch container {
    case .list: self = .list
    case .dataTable: self = .table
    case .landmark: self = .landmark
    case .none, .semanticGroup: self = .panel
    }
  }

  /// The name of the role, as AT-SPI writes it.
  package var name: String {
    switch self {
    case .animation: "animation"
    case .checkMenuItem: "check menu item"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .notification: "notification"
    case .landmark: "landmark"
    }
  }
}
