import TouchBus
import TouchGeometry
import TouchKit
import TouchLists

/// The objects of an application, the answers to calls for them, and the events that they cause.
///
/// It knows no connection: calls are values, and so are answers. Nothing is computed until a call or a comparison.
@MainActor final class AccessibilityModel {
  let application: UIApplication
  let registry = ObjectRegistry()
  /// The name of the connection, which references contain.
  var busName = ""
  /// The parent of the application's object, as the registry of the desktop gave it.
  var desktop = BusValue.structure([.string("org.a11y.atspi.Registry"), .path("/org/a11y/atspi/null")])
  /// The number that the registry of the desktop gave the application.
  var applicationID: Int32 = -1
  /// The actions to perform after the answer has been sent (semantics 47.46).
  private(set) var pending: [() -> Void] = []
  private(set) var notices: [Notice] = []
  private var noticeCount = 0
  private var current: AccessibleTree?
  private var stamp = Stamp()
  private var reported: AccessibleTree?
  /// The times of the last event about objects whose events are limited.
  private var limited: [Int: TimeInterval] = [:]
  /// The number of frames, which the service counts.
  var frames = 0
  /// The age at which a tree is read again, in seconds: app-defined elements change without notice.
  static let longestAge: TimeInterval = 0.25

  /// The version of the kit.
  static let version = "0.1.0"

  init(_ application: UIApplication) { self.application = application }

  /// The signs of a change.
  private struct Stamp: Equatable {
    var frames = -1
    var changes = 0
    var scenes = 0
    var notices = 0
    var keyWindow: ObjectIdentifier?
    var focus: ObjectIdentifier?
    var responder: ObjectIdentifier?
    var caret: [Int] = []
    var isActive = false
    var titles: [String] = []
  }

  private var presentStamp: Stamp {
    let scene = application.keyWindow?.windowScene
    let responder = application.keyWindow?.firstResponder
    return Stamp(
      frames: frames, changes: ViewAccessibility.changes, scenes: application.scenes.count, notices: noticeCount,
      keyWindow: application.keyWindow.map { ObjectIdentifier($0) },
      focus: scene?.focusSystem.focusedItem.map { ObjectIdentifier($0) },
      responder: responder.map { ObjectIdentifier($0) }, caret: TreeBuilder.caret(of: responder),
      isActive: scene?.activationState == .foregroundActive, titles: application.scenes.map(\.title))
  }

  /// The present tree.
  var tree: AccessibleTree {
    let present = presentStamp
    if let current, present == stamp, application.now - readTime <= Self.longestAge { return current }
    return read(present)
  }

  private var readTime: TimeInterval = -.infinity

  private func read(_ present: Stamp) -> AccessibleTree {
    var builder = TreeBuilder(application, registry, notices: notices)
    let tree = builder.build()
    (current, stamp, readTime) = (tree, present, application.now)
    return tree
  }

  /// Reads the tree at the next query.
  func invalidate() { current = nil }

  /// The shortest time between two comparisons of which only frames are the reason, in seconds.
  static let pause: TimeInterval = 0.1
  private var compareTime: TimeInterval = -.infinity

  /// When to compare: nil without a sign of a change; a moment later if there were only frames, as in an animation, so
  /// that the events of a moment are not compared once a frame.
  var comparisonDue: TimeInterval? {
    guard reported != nil, current != nil else { return application.now }
    var present = presentStamp
    guard present != stamp else { return nil }
    present.frames = stamp.frames
    return present == stamp ? max(application.now, compareTime + Self.pause) : application.now
  }

  // MARK: Events

  /// Begins to compare; what exists now is not reported, except for the focus if requested.
  func beginEvents(reportsFocus: Bool) {
    guard reported == nil else { return }
    var start = tree
    if reportsFocus { (start.focus, start.activeWindow) = (nil, nil) }
    reported = start
    invalidate()
  }

  /// Stops comparing.
  func endEvents() {
    reported = nil
    limited = [:]
  }

  /// Returns the events since the last call, and when a limited one must be sent.
  func events() -> (events: [AccessibleEvent], next: TimeInterval?) {
    guard let old = reported else { return ([], nil) }
    compareTime = application.now
    var new = tree
    let overturned = TreeComparison(from: old, to: new).overturned
    if !overturned.isEmpty {
      for number in overturned { registry.renew(number) }
      new = read(presentStamp)
    }
    let next = limit(&new, old)
    reported = new
    registry.keep { new.objects[$0] != nil }
    return (TreeComparison(from: old, to: new).events, next)
  }

  /// Keeps values that changed too soon as they were; returns when they must be reported (semantics 47.22).
  private func limit(_ new: inout AccessibleTree, _ old: AccessibleTree) -> TimeInterval? {
    var next: TimeInterval?
    for (number, facts) in new.objects where facts.changesOften || facts.range != nil {
      guard let former = old.objects[number] else { continue }
      if former.name == facts.name, former.valueText == facts.valueText, former.range == facts.range { continue }
      let due = (limited[number] ?? -.infinity) + (facts.changesOften ? 1 : 0.1)
      if due <= application.now {
        limited[number] = application.now
      } else {
        next = min(next ?? due, due)
        new.objects[number]?.name = former.name
        new.objects[number]?.valueText = former.valueText
        new.objects[number]?.range = former.range
      }
    }
    return next
  }

  // MARK: Announcements

  /// Adds an object with a text for a moment; returns a closure that removes it.
  func addNotice(_ text: String) -> () -> Void {
    guard let window = tree.activeWindow ?? tree.objects[ObjectRegistry.root]?.children.first else { return {} }
    noticeCount += 1
    let notice = Notice(window: window, text: text, order: noticeCount)
    notices.append(notice)
    return { [weak self] in
      guard let self else { return }
      noticeCount += 1
      notices.removeAll { $0 === notice }
    }
  }

  // MARK: Objects

  static let accessiblePath = "/org/a11y/atspi/accessible/"

  /// Returns the path of an object.
  func path(_ target: CallTarget) -> String {
    switch target {
    case .object(ObjectRegistry.root): Self.accessiblePath + "root"
    case .object(let number): Self.accessiblePath + "\(number)"
    case .item(let list, let index): Self.accessiblePath + "\(list)/e\(edition(of: list))_\(index)"
    }
  }

  private func edition(of list: Int) -> Int { tree.objects[list]?.list?.edition ?? 0 }

  /// Returns the reference to an object; nil for the null reference.
  func reference(_ target: CallTarget?) -> BusValue {
    guard let target else { return .structure([.string(""), .path("/org/a11y/atspi/null")]) }
    return .structure([.string(busName), .path(path(target))])
  }

  /// Returns the object at a path; nil if it does not exist any more.
  func target(_ path: String) -> CallTarget? {
    guard path.hasPrefix(Self.accessiblePath) else { return nil }
    let parts = path.dropFirst(Self.accessiblePath.count).split(separator: "/", omittingEmptySubsequences: false)
    if parts == ["root"] { return .object(ObjectRegistry.root) }
    guard let first = parts.first, let number = Int(first), "\(number)" == first, let facts = tree.objects[number]
    else {
      return nil
    }
    if parts.count == 1 { return number == ObjectRegistry.root ? nil : .object(number) }
    guard parts.count == 2, let list = facts.list, parts[1].hasPrefix("e\(list.edition)_"),
      let index = Int(parts[1].drop { $0 != "_" }.dropFirst()), (0..<list.count).contains(index)
    else { return nil }
    return .item(list: number, index: index)
  }

  /// Returns the item of a list at an index: the object of its cell if it is displayed.
  func item(_ index: Int, of number: Int, _ list: AccessibleFacts.List) -> CallTarget {
    list.displayed[index].map { .object($0) } ?? .item(list: number, index: index)
  }

  /// Returns what is read of an object; for an item without a cell only its position and selection (semantics 47.32).
  func facts(_ target: CallTarget) -> AccessibleFacts {
    switch target {
    case .object(let number): return tree.objects[number] ?? AccessibleFacts(.panel)
    case .item(let number, let index):
      guard let around = tree.objects[number], let list = around.list else { return AccessibleFacts(.panel) }
      if let displayed = list.displayed[index], let facts = tree.objects[displayed] { return facts }
      var facts = AccessibleFacts(around.role == .table ? .tableCell : .listItem)
      facts.states = [.enabled, .sensitive, .visible, .selectable, .focusable]
      if list.selection.contains(index) { facts.states.insert(.selected) }
      facts.position = .init(index: index, count: list.count)
      facts.actions = [.activate("click")]
      facts.parent = number
      if let view = registry.object(number) as? any AccessibleList,
        let path = TreeBuilder.path(of: index, in: list.counts)
      {
        facts.frame = view.convert(view.accessibleFrame(at: path), to: nil)
      }
      return facts
    }
  }

  /// Returns the number of children.
  func childCount(_ facts: AccessibleFacts) -> Int { (facts.list?.count ?? 0) + facts.children.count }

  /// Returns a child; nil outside the children.
  func child(_ index: Int, of target: CallTarget) -> CallTarget? {
    guard case .object(let number) = target, let facts = tree.objects[number] else { return nil }
    let items = facts.list?.count ?? 0
    if let list = facts.list, (0..<items).contains(index) { return item(index, of: number, list) }
    return facts.children.indices.contains(index - items) ? .object(facts.children[index - items]) : nil
  }

  /// Returns the index of an object among its parent's children; -1 for the application.
  func indexInParent(_ target: CallTarget, _ facts: AccessibleFacts) -> Int {
    guard target != .object(ObjectRegistry.root), let parent = tree.objects[facts.parent] else { return -1 }
    switch target {
    case .item(_, let index): return index
    case .object(let number):
      if let list = parent.list, let position = facts.position, list.displayed[position.index] == number {
        return position.index
      }
      return parent.children.firstIndex(of: number).map { $0 + (parent.list?.count ?? 0) } ?? -1
    }
  }

  /// Returns the number of a view or element; nil if it is no object.
  func number(of element: AnyObject) -> Int? {
    tree.objects.keys.sorted().first { $0 != ObjectRegistry.root && registry.object($0) === element }
  }

  /// Returns the view or element of an object; nil for items without a cell.
  func element(_ target: CallTarget) -> AnyObject? {
    if case .object(let number) = target { return registry.object(number) }
    return nil
  }

  /// Performs an action after the answer.
  func later(_ action: @escaping () -> Void) { pending.append(action) }

  /// Performs the pending actions.
  func performPending() {
    while !pending.isEmpty {
      let actions = pending
      pending = []
      for action in actions { action() }
      invalidate()
    }
  }
}
