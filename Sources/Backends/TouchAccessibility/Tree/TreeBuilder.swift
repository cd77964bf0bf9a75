import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchNavigation
import TouchWidgets

/// All objects of an application at one moment, by their numbers.
package struct AccessibleTree: Equatable, Sendable {
  package var objects: [Int: AccessibleFacts] = [:]
  /// The object with the focus; nil for none.
  package var focus: Int?
  /// The window that receives keys; nil for none.
  package var activeWindow: Int?
}

/// Reads the windows of an application (semantics 47.9 to 47.13, 47.30, 47.36).
@MainActor struct TreeBuilder {
  /// Lists with more items are tables (semantics 47.30).
  static let longestList = 100

  let application: UIApplication
  let registry: ObjectRegistry
  /// The texts that are announced as objects, by the number of their window's scene.
  let notices: [Notice]
  /// The only window that is read; nil for all.
  var only: UIWindow?
  private var tree = AccessibleTree()
  private var focused: AnyObject?

  init(_ application: UIApplication, _ registry: ObjectRegistry, notices: [Notice]) {
    (self.application, self.registry, self.notices) = (application, registry, notices)
  }

  /// Returns the tree of all windows.
  mutating func build() -> AccessibleTree {
    var root = AccessibleFacts(.application)
    root.name = application.programName
    for scene in application.scenes where !scene.isTool { root.children.append(addWindow(scene)) }
    tree.objects[ObjectRegistry.root] = root
    return tree
  }

  private mutating func addWindow(_ scene: UIWindowScene) -> Int {
    let number = registry.number(of: .scene(ObjectIdentifier(scene)), scene)
    let panelNumber = registry.number(of: .panel(ObjectIdentifier(scene)), scene)
    var (frame, panel) = (AccessibleFacts(.frame), AccessibleFacts(.panel))
    frame.name = scene.title.isEmpty ? application.programName : scene.title
    frame.states = [.enabled, .sensitive, .visible, .showing]
    frame.frame = CGRect(origin: .zero, size: scene.surface.size)
    frame.children = [panelNumber]
    (panel.states, panel.frame, panel.parent) = (frame.states, frame.frame, number)
    let isActive = scene.activationState == .foregroundActive && application.keyWindow?.windowScene === scene
    if isActive {
      frame.states.insert(.active)
      tree.activeWindow = number
      focused = focusedObject(in: scene)
    }
    for window in scene.windows where only == nil || window === only {
      let branches = window.accessibleBranches(isContainer: Self.isContainer)
      panel.children += add(branches, to: panelNumber, .other, window)
    }
    for notice in notices where notice.window == number {
      let noticeNumber = registry.number(of: .notice(notice.order), notice)
      var facts = AccessibleFacts(.notification)
      (facts.name, facts.states, facts.parent) = (notice.text, [.enabled, .sensitive, .visible, .showing], number)
      tree.objects[noticeNumber] = facts
      frame.children.append(noticeNumber)
    }
    tree.objects[number] = frame
    tree.objects[panelNumber] = panel
    focused = nil
    return number
  }

  /// Returns the view with the focus: the cell at a list's cursor, the selected segment, or the focused view.
  private func focusedObject(in scene: UIWindowScene) -> AnyObject? {
    guard let view = scene.focusSystem.focusedItem ?? scene.keyWindow?.firstResponder as? UIView else { return nil }
    if let list = view as? any AccessibleList, let cursor = list.accessibleCursor,
      let cell = list.accessibleCell(at: cursor)
    {
      return cell
    }
    if let control = view as? UISegmentedControl, let parts = control.accessibilityElements,
      parts.indices.contains(control.selectedSegmentIndex)
    {
      return parts[control.selectedSegmentIndex] as AnyObject
    }
    return view
  }

  /// Whether a view is an object that contains others (semantics 47.59).
  private static func isContainer(_ view: UIView) -> Bool {
    view is any AccessibleList || view is UITabBar || view is UISegmentedControl || view is UINavigationBar
      || view is UIToolbar || view is any AccessibleMenu || view is UITableViewCell || view is UICollectionViewCell
      || view.isPresentation || view.accessibilityViewIsModal || view.accessibilityContainerType != .none
  }

  private mutating func add(
    _ branches: [AccessibleBranch], to parent: Int, _ container: AccessibleFacts.Container, _ window: UIWindow
  ) -> [Int] {
    branches.compactMap { branch in
      if let view = branch.object as? UIView, !view.isAccessibilityElement, Self.isContainer(view) {
        return addContainer(branch, view, to: parent, container, window)
      }
      let number = registry.number(of: .object(ObjectIdentifier(branch.object)), branch.object)
      var facts = AccessibleFacts(of: branch.object, in: container)
      place(&facts, branch.rect, number, branch.object, parent, window)
      return number
    }
  }

  /// Completes and stores the description of an object.
  private mutating func place(
    _ facts: inout AccessibleFacts, _ rect: CGRect, _ number: Int, _ object: AnyObject, _ parent: Int,
    _ window: UIWindow
  ) {
    facts.frame = rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    facts.parent = parent
    let isMarked = object is any AccessibleMenuItem && facts.states.contains(.selected)
    if isMarked && tree.activeWindow != nil || object === focused {
      facts.states.formUnion([.focused, .focusable])
      if tree.focus == nil || isMarked {
        if let former = tree.focus { tree.objects[former]?.states.remove(.focused) }
        tree.focus = number
      } else {
        facts.states.remove(.focused)
      }
    }
    tree.objects[number] = facts
  }

  private mutating func addContainer(
    _ branch: AccessibleBranch, _ view: UIView, to parent: Int, _ around: AccessibleFacts.Container, _ window: UIWindow
  ) -> Int? {
    if let list = view as? any AccessibleList { return addList(branch, list, to: parent, window) }
    if branch.children.isEmpty { return nil }
    var inner = AccessibleFacts.Container.other
    var facts: AccessibleFacts
    switch view {
    case is UITableViewCell, is UICollectionViewCell:
      facts = AccessibleFacts(of: view, in: around)
    case is UITabBar:
      (facts, inner) = (AccessibleFacts(.pageTabList), .tabBar)
      facts.selectsChildren = true
    case is UISegmentedControl: (facts, inner) = (AccessibleFacts(.panel), .segments)
    case is UINavigationBar, is UIToolbar: facts = AccessibleFacts(.toolBar)
    case is any AccessibleMenu: facts = AccessibleFacts(.menu)
    case _ where !view.isPresentation && !view.accessibilityViewIsModal:
      facts = AccessibleFacts(AccessibleRole(view.accessibilityContainerType))
    default:
      facts = AccessibleFacts(.dialog)
      facts.states = .modal
      facts.actions = [.dismiss]
    }
    let number = registry.number(of: .object(ObjectIdentifier(view)), view)
    facts.states.formUnion([.enabled, .sensitive, .visible, .showing])
    if facts.name.isEmpty { facts.name = view.accessibilityLabel ?? "" }
    facts.identifier = view.accessibilityIdentifier ?? ""
    facts.children = add(branch.children, to: number, inner, window)
    if view.canBecomeFocused { facts.states.insert(.focusable) }
    if facts.role == .dialog, facts.name.isEmpty { facts.name = title(of: facts.children) }
    numberChildren(of: facts, inner)
    place(&facts, branch.rect, number, view, parent, window)
    return number
  }

  /// Returns the first heading among objects, otherwise the first text (semantics 47.36).
  private func title(of children: [Int]) -> String {
    var queue = children
    var texts: [String] = []
    while !queue.isEmpty {
      guard let facts = tree.objects[queue.removeFirst()] else { continue }
      if facts.role == .heading { return facts.name }
      if facts.role == .label { texts.append(facts.name) }
      queue = facts.children + queue
    }
    return texts.first ?? ""
  }

  /// Stores the positions of tabs and segments.
  private mutating func numberChildren(of facts: AccessibleFacts, _ container: AccessibleFacts.Container) {
    switch container {
    case .tabBar, .segments:
      for (index, child) in facts.children.enumerated() {
        tree.objects[child]?.position = .init(index: index, count: facts.children.count)
      }
    case .list, .other: break
    }
  }

  private mutating func addList(
    _ branch: AccessibleBranch, _ list: any AccessibleList, to parent: Int, _ window: UIWindow
  ) -> Int? {
    let counts = list.accessibleCounts
    let total = counts.reduce(0, +)
    if total == 0, branch.children.isEmpty { return nil }
    let isLong = total > Self.longestList
    var facts = AccessibleFacts(isLong ? .table : .list)
    let number = registry.number(of: .item(ObjectIdentifier(list), edition: isLong ? 1 : 0, index: -1), list)
    facts.name = list.accessibilityLabel ?? ""
    facts.identifier = list.accessibilityIdentifier ?? ""
    facts.states = [.enabled, .sensitive, .visible, .showing]
    if isLong { facts.states.insert(.managesDescendants) }
    if list.accessibleSelecting.several { facts.states.insert(.multiselectable) }
    if list.canBecomeFocused { facts.states.insert(.focusable) }
    var content = AccessibleFacts.List(
      counts: counts, edition: list.accessibleEdition, displayed: [:],
      selection: list.accessibleSelection.compactMap { Self.index(of: $0, in: counts) })
    for child in branch.children {
      guard let cell = child.object as? UIView, let path = list.accessibleItem(of: cell),
        let index = Self.index(of: path, in: counts)
      else {
        facts.children += add([child], to: number, .other, window)
        continue
      }
      let key = ObjectRegistry.Key.item(ObjectIdentifier(cell), edition: content.edition, index: index)
      let item = registry.number(of: key, cell)
      var itemFacts = AccessibleFacts(of: cell, in: .list(isLong: isLong))
      itemFacts.states.insert(.focusable)
      if content.selection.contains(index) { itemFacts.states.insert(.selected) }
      itemFacts.position = .init(index: index, count: total)
      itemFacts.children = add(child.children, to: item, .other, window)
      place(&itemFacts, child.rect, item, cell, number, window)
      content.displayed[index] = item
    }
    facts.list = content
    place(&facts, branch.rect, number, list, parent, window)
    return number
  }

  /// Returns the index of an item among those of all sections.
  static func index(of path: IndexPath, in counts: [Int]) -> Int? {
    guard path.count == 2, counts.indices.contains(path[0]), path[1] < counts[path[0]] else { return nil }
    return counts[..<path[0]].reduce(0, +) + path[1]
  }

  /// Returns the item of an index.
  static func path(of index: Int, in counts: [Int]) -> IndexPath? {
    var rest = index
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }
}

/// An announcement that is an object for a moment, for screen readers that do not receive announcements
/// (semantics 47.44).
final class Notice: Sendable {
  let window: Int
  let text: String
  let order: Int

  init(window: Int, text: String, order: Int) { (self.window, self.text, self.order) = (window, text, order) }
}

extension TreeBuilder {
  /// Returns the caret and the length of the text of a responder that edits text; changes of them need no frame.
  static func caret(of responder: UIResponder?) -> [Int] {
    guard let session = (responder as? any EditableTextInput)?.editing else { return [] }
    return [session.spokenSelection.anchor, session.spokenSelection.head, session.text.length]
  }
}
