import TouchGeometry
import TouchKit

/// The keys that a control handles.
@MainActor struct ControlKeys {
  /// The key that presses the control.
  var pressing: UIPress?
  /// The keys that have changed the value, or cancelled a press.
  var others: [UIPress] = []

  mutating func forget(_ press: UIPress) -> Bool {
    guard others.contains(where: { $0 === press }) else { return false }
    others.removeAll { $0 === press }
    return true
  }
}

// The effects of keys on a focused control. Each function returns whether the control handles the key.

extension UIControl {
  func beginKey(_ press: UIPress, _ event: UIEvent?) -> Bool {
    guard isFocused, isEnabled, !press.isForText, let code = press.keyCode else { return false }
    let modifiers = press.key?.modifierFlags ?? []
    guard modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty else { return false }
    switch code {
    case .keyboardSpacebar, .keyboardReturnOrEnter:
      guard isPressedByKeys, keys.pressing == nil, !isTracking else { return false }
      keys.pressing = press
      highlight(true)
      send(.touchDown, with: event)
    case .keyboardEscape:
      guard keys.pressing != nil else { return false }
      keys.others.append(press)
      cancelKeyPress(event)
    default:
      guard let step = ControlStep(code), moveValue(step, with: event) else { return false }
      keys.others.append(press)
    }
    return true
  }

  func repeatKey(_ press: UIPress, _ event: UIEvent?) -> Bool {
    if keys.pressing === press { return true }
    guard keys.others.contains(where: { $0 === press }) else { return false }
    if isFocused, isEnabled, let step = press.keyCode.flatMap({ ControlStep($0) }) {
      _ = moveValue(step, with: event)
    }
    return true
  }

  func endKey(_ press: UIPress, _ event: UIEvent?) -> Bool {
    guard keys.pressing === press else { return keys.forget(press) }
    keys.pressing = nil
    highlight(false)
    didPress(with: event)
    didLiftInside(with: event)
    return true
  }

  func cancelKey(_ press: UIPress, _ event: UIEvent?) -> Bool {
    guard keys.pressing === press else { return keys.forget(press) }
    cancelKeyPress(event)
    return true
  }

  /// Cancels a press by a key, if there is one.
  ///
  /// The control still handles the release of the key.
  func cancelKeyPress(_ event: UIEvent? = nil) {
    guard let press = keys.pressing else { return }
    keys.pressing = nil
    if press.phase != .cancelled { keys.others.append(press) }
    highlight(false)
    send(.touchCancel, with: event)
  }

  /// Whether the control shows the focus ring.
  package var showsFocusRing: Bool { focusRing != nil }

  func focusDidChange(isOn: Bool) {
    guard isOn != (focusRing != nil) else { return }
    if isOn {
      let ring = FocusRing(of: self)
      focusRing = ring
      addSubview(ring)
    } else {
      focusRing?.removeFromSuperview()
      focusRing = nil
      cancelKeyPress()
    }
    stateDidChange()
  }
}

extension ControlStep {
  fileprivate init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .minimum
    case .keyboardEnd: self = .maximum
    case _: return nil
    }
  }
}
