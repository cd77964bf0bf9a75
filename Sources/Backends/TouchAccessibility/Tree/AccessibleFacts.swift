import TouchGeometry

/// What assistive technologies read of one object.
package struct AccessibleFacts: Equatable, Sendable {
  /// A number that the user can change, or that changes.
  package struct Range: Equatable, Sendable {
    package var minimum, maximum, current, step: Double
  }

  /// The position of an item among all items of its list, tab bar or control.
  package struct Position: Equatable, Sendable {
    package var index, count: Int
  }

  /// A list, in which only displayed items have objects (semantics 47.32).
  package struct List: Equatable, Sendable {
    package var counts: [Int]
    package var edition: Int
    /// The objects of displayed items, by the index of the item.
    package var displayed: [Int: Int]
    /// The indices of the selected items, in order.
    package var selection: [Int]
    package var count: Int { counts.reduce(0, +) }
  }

  package var role: AccessibleRole
  package var name = ""
  package var description = ""
  package var identifier = ""
  package var states: AccessibleStates = []
  package var range: Range?
  /// The value as text, which is read instead of the number.
  package var valueText: String?
  package var placeholder: String?
  package var text: AccessibleText?
  package var actions: [AccessibleAction] = []
  package var position: Position?
  package var list: List?
  /// The index of the selected child; only for containers with a selection other than lists.
  package var selectsChildren = false
  /// Whether changes are reported at most once a second.
  package var changesOften = false
  /// The visible part, in points from the corner of the window.
  package var frame = CGRect.zero
  /// The number of the parent.
  package var parent = 0
  /// The numbers of the children, without the items of a list.
  package var children: [Int] = []

  package init(_ role: AccessibleRole) { self.role = role }
}

/// An action of an object (semantics 47.46).
package enum AccessibleAction: Equatable, Sendable {
  case activate(String)
  case increment, decrement
  case dismiss
  /// An action of the app, by its index and its name for users.
  case custom(Int, String)

  /// The name on the bus.
  package var name: String {
    switch self {
    case .activate(let name): name
    case .increment: "increment"
    case .decrement: "decrement"
    case .dismiss: "dismiss"
    case .custom(let index, _): "custom.\(index + 1)"
    }
  }

  /// The name that is read to users.
  package var spokenName: String {
    if case .custom(_, let name) = self { return name }
    return name
  }
}
