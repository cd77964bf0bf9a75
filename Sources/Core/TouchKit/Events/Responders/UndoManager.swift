import TouchGeometry

/// Keeps what takes back what was done, and what does it again.
///
/// Code that changes something registers how to take it back. Registrations of one turn of the loop are one group and
/// are taken back together, unless `groupsByEvent` is false. Targets are held weakly.
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
  /// Groups that are open, the outermost first.
  private var open: [Group] = []
  private var isOpenForEvent = false
  private var disabled = 0

  /// Whether `undo()` is at work.
  public private(set) var isUndoing = false
  /// Whether `redo()` is at work.
  public private(set) var isRedoing = false
  /// Whether what is registered in one turn of the loop is one group; true at first.
  public var groupsByEvent = true
  /// The most groups that are kept; 0, the default, for all.
  public var levelsOfUndo = 0 { didSet { trim() } }

  /// Whose application's turns end the groups; without one in a window, those of the application that runs.
  package weak var home: UIResponder?

  /// A manager without anything to take back.
  public init() {}

  /// Whether `undo()` would do something.
  public var canUndo: Bool { !undos.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether `redo()` would do something.
  public var canRedo: Bool { !redos.isEmpty }
  /// How many groups are open.
  public var groupingLevel: Int { open.count }
  /// Whether registrations are kept at present.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Drops registrations until `enableUndoRegistration()`; calls nest.
  public func disableUndoRegistration() { disabled += 1 }
  /// Keeps registrations again, once it was called as often as `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Keeps how to take back what is being done: called with the target when that is to happen, unless the target is
  /// gone.
  ///
  /// While `undo()` is at work it is kept for `redo()`. An ordinary registration empties what could be done again.
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

  /// Begins a group; what is registered until `endUndoGrouping()` is taken back together.
  public func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last; without one, nothing happens.
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

  /// Ends the group of this turn of the loop, so that what follows is one of its own.
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

  /// Takes the last group back, after having ended the one of this turn.
  public func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Takes the last group back.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undos.popLast() else { return }
    isUndoing = true
    let count = redos.count
    run(group)
    isUndoing = false
    if redos.count > count { redos[redos.count - 1].name = group.name }
  }

  /// Does the group again that was taken back last.
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

  /// Forgets everything.
  public func removeAllActions() {
    undos.removeAll()
    redos.removeAll()
    open.removeAll()
    isOpenForEvent = false
  }

  /// Forgets what was registered with a target.
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

  /// Says what the group that is open, or was registered last, does: for menus.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  /// What `undo()` takes back; empty when that has no name.
  public var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undos.last?.name ?? "" }
  /// What `redo()` does again; empty when that has no name.
  public var redoActionName: String { redos.last?.name ?? "" }
  /// What a menu shows for `undo()`.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// What a menu shows for `redo()`.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}
