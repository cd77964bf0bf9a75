import TouchFiles
import TouchGeometry

/// Records operations that undo and redo changes.
///
/// Code that makes a change registers how to undo it. Unless `groupsByEvent` is false, registrations of one run loop
/// turn form a group and are undone together. Targets are held weakly.
/// https://developer.apple.com/documentation/foundation/undomanager
@preconcurrency @MainActor public final class UndoManager {
  private struct Step {
    weak var target: AnyObject?
    let body: (AnyObject) -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  /// The open groups, the outermost first.
  private var open: [Group] = []
  private var isOpenForEvent = false
  private var disabled = 0

  /// Whether `undo()` is running.
  public private(set) var isUndoing = false
  /// Whether `redo()` is running.
  public private(set) var isRedoing = false
  /// Whether registrations of one run loop turn form a group; true by default.
  public var groupsByEvent = true
  /// The maximum number of groups; 0, the default, for no limit.
  public var levelsOfUndo = 0 { didSet { trim() } }

  /// Whether an alert offers undo after a shake: a text field, which loses the keyboard to it, keeps its history
  /// meanwhile (semantics 50.8).
  package var isOffered = false

  /// A responder of the application whose run loop turns close the groups; without one in a window, the running
  /// application.
  package weak var home: UIResponder?

  /// Creates an empty undo manager.
  public init() {}

  /// Whether there is anything to undo.
  public var canUndo: Bool { !undos.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is anything to redo.
  public var canRedo: Bool { !redos.isEmpty }
  /// The number of open groups.
  public var groupingLevel: Int { open.count }
  /// Whether registrations are currently recorded.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores registrations until `enableUndoRegistration()`; calls nest.
  public func disableUndoRegistration() { disabled += 1 }
  /// Records registrations again, after as many calls as of `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Registers an operation that undoes a change; it is called with the target, unless that was deallocated.
  ///
  /// During `undo()` the registration is recorded for `redo()`. Any other registration clears the redo groups.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void)
  {
    guard disabled == 0 else { return }
    if open.isEmpty { beginAutomatically() }
    open[open.count - 1].steps.append(
      Step(target: target) { object in
        if let target = object as? Target { handler(target) }
      })
    if !isUndoing, !isRedoing { redos.removeAll() }
  }

  /// Begins a group; registrations until `endUndoGrouping()` are undone together.
  public func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last; does nothing without one.
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { isOpenForEvent = false }
    guard !group.steps.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].steps += group.steps
    } else if isUndoing {
      redos.append(group)
    } else {
      undos.append(group)
      trim()
    }
  }

  /// Closes the group of this run loop turn; later registrations begin a new one.
  package func closeEventGroup() {
    if isOpenForEvent, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
  }

  private func beginAutomatically() {
    open.append(Group())
    guard !isUndoing, !isRedoing else { return }
    isOpenForEvent = true
    let application = home?.responderWindow?.application ?? UIApplication.installed
    guard groupsByEvent, let loop = application?.loop else { return }
    loop.schedule(at: loop.now) { [weak self] in self?.closeEventGroup() }
  }

  /// Closes the group of this turn and undoes the last group.
  public func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undos.popLast() else { return }
    isUndoing = true
    let count = redos.count
    run(group)
    isUndoing = false
    if redos.count > count { redos[redos.count - 1].name = group.name }
  }

  /// Redoes the group that was undone last.
  public func redo() {
    closeEventGroup()
    guard !isUndoing, !isRedoing, let group = redos.popLast() else { return }
    isRedoing = true
    let count = undos.count
    run(group)
    isRedoing = false
    if undos.count > count { undos[undos.count - 1].name = group.name }
  }

  private func run(_ group: Group) {
    open.append(Group())
    for step in group.steps.reversed() { if let target = step.target { step.body(target) } }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Removes all registrations.
  public func removeAllActions() {
    undos.removeAll()
    redos.removeAll()
    open.removeAll()
    isOpenForEvent = false
  }

  /// Removes the registrations of a target.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func clean(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.steps.removeAll { $0.target == nil || $0.target === target }
        return group.steps.isEmpty ? nil : group
      }
    }
    undos = clean(undos)
    redos = clean(redos)
    for index in open.indices { open[index].steps.removeAll { $0.target === target } }
  }

  private func trim() {
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
  }

  // MARK: Names

  /// Sets the name of the open group, or of the last one, for menus.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  /// The name of the group that `undo()` would undo; empty without one.
  public var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undos.last?.name ?? "" }
  /// The name of the group that `redo()` would redo; empty without one.
  public var redoActionName: String { redos.last?.name ?? "" }
  /// The title of the undo menu item.
  public var undoMenuItemTitle: String {
    undoActionName.isEmpty ? localized("Undo") : localized("Undo %1$s", undoActionName)
  }
  /// The title of the redo menu item.
  public var redoMenuItemTitle: String {
    redoActionName.isEmpty ? localized("Redo") : localized("Redo %1$s", redoActionName)
  }
}
