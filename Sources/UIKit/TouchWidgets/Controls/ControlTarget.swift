import TouchKit

/// A registration for a control's events: a target's method or a closure.
@MainActor struct ControlTarget {
  /// The work of a registration.
  enum Work {
    /// A method of the target or, without a target, of the first responder in the chain that implements it.
    case method(Selector)
    /// A closure.
    case closure(UIAction)
  }

  let work: Work
  /// The target of the method; nil for closures, for the responder chain, and after the target was deallocated.
  private(set) weak var target: AnyObject?
  /// Whether the responder chain is searched.
  let isForChain: Bool
  var events: UIControl.Event
  /// The serial number, which distinguishes the registration from one that replaces it.
  let serial: Int

  init(_ selector: Selector, on target: AnyObject?, for events: UIControl.Event, serial: Int) {
    work = .method(selector)
    self.target = target
    isForChain = target == nil
    self.events = events
    self.serial = serial
  }

  init(_ action: UIAction, for events: UIControl.Event, serial: Int) {
    work = .closure(action)
    isForChain = false
    self.events = events
    self.serial = serial
  }

  /// The method; nil for closures.
  var selector: Selector? {
    switch work {
    case .method(let selector): selector
    case .closure: nil
    }
  }

  /// Returns whether it has the given method and target.
  func isMethod(_ selector: Selector, on target: AnyObject?) -> Bool {
    guard self.selector == selector else { return false }
    return isForChain ? target == nil : target != nil && self.target === target
  }

  func isClosure(_ action: UIAction) -> Bool {
    switch work {
    case .method: false
    case .closure(let own): own.isSame(as: action)
    }
  }

  /// The closure; nil for methods.
  var action: UIAction? {
    switch work {
    case .method: nil
    case .closure(let action): action
    }
  }

  /// Whether its target was deallocated, so that it has no effect.
  var isDead: Bool {
    switch work {
    case .method: !isForChain && target == nil
    case .closure: false
    }
  }
}
