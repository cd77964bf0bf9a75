import TouchTrace

extension Lane {
  /// The device of an input's lane.
  var tool: Tool {
    switch name {
    case TraceFact.Input.wheel: .wheel
    case TraceFact.Input.touchpad: .touchpad
    case let name where name == TraceFact.Input.otherKeys || name.hasPrefix(Self.key): .key
    default: .button
    }
  }

  /// Whether a signal is about the key or button of the lane, with or without modifiers.
  func isOf(_ signal: SignalStory, among lanes: [Lane]) -> Bool {
    guard name == TraceFact.Input.otherKeys else { return isNamed(by: signal) }
    return signal.word.hasPrefix(Self.key) && !lanes.contains { $0.kind == .input && $0.isNamed(by: signal) }
  }

  private func isNamed(by signal: SignalStory) -> Bool {
    guard signal.word != name else { return true }
    guard name.hasPrefix(Self.key), signal.word.hasPrefix(Self.key) else { return false }
    return signal.word.hasSuffix("-" + name.dropFirst(Self.key.count))
  }

  /// The beginning of the names of keys.
  private static let key = "key "
}
