import TouchGeometry
import TouchKit

extension UIControl {
  func attach(_ target: Any?, action: Selector, for controlEvents: Event) {
    UsageError.checkTarget(target, of: self)
    let target = target as AnyObject?
    registrations.removeAll { $0.isDead }
    if let index = registrations.firstIndex(where: { $0.isMethod(action, on: target) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrationSerial += 1
      registrations.append(ControlTarget(action, on: target, for: controlEvents, serial: registrationSerial))
    }
  }

  /// Calls a method without arguments on a target whenever one of the events occurs.
  ///
  /// The target is held weakly. Two equal method references are different actions; use a `Selector` to remove one
  /// alone.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Calls a method that takes the control on a target whenever one of the events occurs.
  ///
  /// The target is held weakly. If the control is not of the type that the method takes, the method is not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Calls a method that takes the control and the event on a target whenever one of the events occurs.
  ///
  /// The target is held weakly. The event is nil when no touch is the cause. A method that takes a `UIEvent?` is called
  /// in this case, too.
  public func addTarget<Target: AnyObject, Sender, TouchEvent>(
    _ target: Target, action: @escaping (Target) -> (Sender, TouchEvent) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  func detach(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target as AnyObject?
    narrow(by: controlEvents) { entry in
      guard let selector = entry.selector else { return false }
      return (target == nil || entry.target === target) && (action == nil || selector == action)
    }
  }

  func attach(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
      narrow(by: controlEvents) { $0.action !== action && $0.isClosure(action) }
      return
    }
    registrationSerial += 1
    let entry = ControlTarget(action, for: controlEvents, serial: registrationSerial)
    if let index = registrations.firstIndex(where: { $0.isClosure(action) && $0.events.isSubset(of: controlEvents) }) {
      registrations[index] = entry
    } else {
      registrations.append(entry)
    }
    narrow(by: controlEvents) { $0.action !== action && $0.isClosure(action) }
  }

  func detach(_ action: UIAction, for controlEvents: Event) {
    narrow(by: controlEvents) { $0.isClosure(action) }
  }

  func detach(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    narrow(by: controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  func enumerateHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isOver = false
    for entry in registrations where !entry.isDead {
      iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &isOver)
      if isOver { return }
    }
  }

  var targetsOfAll: [AnyObject] {
    var found: [AnyObject] = []
    for case let target? in registrations.map(\.target) where !found.contains(where: { $0 === target }) {
      found.append(target)
    }
    return found
  }

  var eventsOfAll: Event {
    registrations.reduce(into: []) { events, entry in if !entry.isDead { events.formUnion(entry.events) } }
  }

  func selectors(forTarget target: Any?, forControlEvent controlEvent: Event) -> [Selector]? {
    let target = target as AnyObject?
    let found = registrations.compactMap { entry -> Selector? in
      guard let selector = entry.selector, entry.isMethod(selector, on: target) else { return nil }
      return entry.events.isDisjoint(with: controlEvent) ? nil : selector
    }
    return found.isEmpty ? nil : found
  }

  /// Called with a control and its events before their targets; nil by default.
  package static var sendObserver: ((UIControl, Event) -> Void)?

  /// Calls the targets that were added for any of the events.
  ///
  /// A target that is removed during the calls is not called; one that is added is called from the next time.
  func send(_ events: Event, with event: UIEvent?) {
    Self.sendObserver?(self, events)
    for entry in registrations where !entry.events.isDisjoint(with: events) {
      guard isRegistered(entry.serial, for: events) else { continue }
      switch entry.work {
      case .closure(let action): sendAction(action)
      case .method(let selector):
        if entry.isForChain {
          sendAction(selector, to: nil, for: event)
        } else if let target = entry.target {
          sendAction(selector, to: target, for: event)
        }
      }
    }
  }

  private func isRegistered(_ serial: Int, for events: Event) -> Bool {
    registrations.contains { $0.serial == serial && !$0.events.isDisjoint(with: events) }
  }

  private func narrow(by events: Event, _ isMeant: (ControlTarget) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty || $0.isDead }
  }
}
