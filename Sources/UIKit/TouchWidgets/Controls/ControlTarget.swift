import TouchKit

/// Somebody who hears of a control's events, and which.
@MainActor struct ControlTarget {
  /// What is done.
  enum Work {
    /// A method, on the target or, without one, on the first responder of the chain that has it.
    case method(Selector)
    /// A closure.
    case closure(UIAction)
  }

  let work: Work
  /// Who has the method; nil for closures and for the responder chain, and when the target is gone.
  private(set) weak var target: AnyObject?
  /// Whether the responder chain is searched.
  let isForChain: Bool
  var events: UIControl.Event
  /// Tells this one from others that come to stand in its place.
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

  /// Whether it does the same as another registration would.
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

  /// Whether its target is gone, so that nothing will ever be done.
  var isDead: Bool {
    switch work {
    case .method: !isForChain && target == nil
    case .closure: false
    }
  }
}
