import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchProbe

/// A running scene that the inspector can change.
///
/// Changes act at once, and every value that it returns is current.
@MainActor final class LiveScene {
  let window: UIWindow
  /// The recognizers of the scene, in the order in which the panels list them.
  var recognizers: [UIGestureRecognizer]
  /// Whether the scene runs in another process, and the objects here represent the objects there.
  var isElsewhere: Bool { onPerform != nil }
  /// Sends each change to the inspected program; nil if the scene runs in this process.
  var onPerform: ((Change) -> Void)?
  /// Returns the class of the object that a replica represents; nil for other objects.
  var className: (AnyObject) -> String? = { _ in nil }
  /// For each change, oldest first: the value of `changes` before it, and the change that undoes it.
  private var history: [(changes: [Change], undo: Change)] = []
  private let find: (String) -> AnyObject?
  /// The differences from the scene file; each property occurs once.
  private(set) var changes: [Change]
  private var delegates: [ObjectIdentifier: TogetherDelegate] = [:]
  /// The pairs of recognizers that may recognize together; in each, the alphabetically smaller name is first.
  private var together: Set<[String]>
  private let name: (AnyObject) -> String?

  init(
    window: UIWindow, recognizers: [UIGestureRecognizer], together: [(String, String)], changes: [Change] = [],
    name: @escaping (AnyObject) -> String?, find: @escaping (String) -> AnyObject?
  ) {
    (self.changes, self.window, self.recognizers, self.name, self.find) = (changes, window, recognizers, name, find)
    self.together = Set(together.map { [$0.0, $0.1].sorted() })
  }

  func object(named name: String) -> AnyObject? { find(name) }
  func name(of object: AnyObject) -> String? { name(object) }

  /// Makes a change.
  ///
  /// Returns false if the scene has no object of that name, or if the change requires rebuilding.
  @discardableResult func perform(_ change: Change) -> Bool {
    let undo = opposite(of: change)
    let before = changes
    guard apply(change) else { return false }
    if let undo { history.append((before, undo)) }
    changes.replace(with: change)
    return true
  }

  /// Reverses one of `changes`; returns false if this requires rebuilding.
  func revert(_ change: Change) -> Bool {
    guard let back = change.reversed, apply(back) else { return false }
    history.append((changes, change))
    changes.removeAll { $0 == change }
    return true
  }

  /// Undoes the last change that was made while the scene ran; returns false if there is none.
  func undo() -> Bool {
    guard let last = history.popLast() else { return false }
    _ = apply(last.undo)
    changes = last.changes
    return true
  }

  /// Returns the change that sets a flag of an object; nil for a flag that no change can express.
  func change(_ key: String, to value: Change.Setting, of name: String) -> Change? {
    Change(setting: key, to: value, of: name, isRecognizer: find(name) is UIGestureRecognizer)
  }

  /// Returns the change that restores the present state after `change`.
  private func opposite(of change: Change) -> Change? {
    guard let (name, key, _) = change.setting else { return isInEffect(change) ? nil : change.reversed }
    guard let flag = flags(of: find(name)).first(where: { $0.key == key }) else { return nil }
    return self.change(key, to: Change.Setting(flag.value), of: name)
  }

  /// The flags of an object that can be set; views of another process also have their position and size.
  func flags(of object: AnyObject?) -> [Flag] {
    let flags = Flag.flags(of: object)
    guard isElsewhere, let view = object as? UIView else { return flags }
    return flags + Flag.places(of: view)
  }

  private func apply(_ change: Change) -> Bool {
    if let (name, key, value) = change.setting {
      guard let object = find(name), Flag.set(key, Flag.Setting(value), on: object) else { return false }
    } else if case .require(let name, let other, let isOn) = change {
      guard let (one, two) = recognizers(name, other) else { return false }
      if isOn { one.require(toFail: two) } else { one.unrequire(toFail: two) }
    } else if let (name, other, isOn) = change.pair {
      guard let (one, two) = recognizers(name, other) else { return false }
      if !isElsewhere {
        answer(one, isOn, two)
        answer(two, isOn, one)
      }
      let pair = [name, other].sorted()
      if isOn { together.insert(pair) } else { together.remove(pair) }
    } else {
      return false
    }
    onPerform?(change)
    return true
  }

  private func recognizers(_ one: String, _ other: String) -> (UIGestureRecognizer, UIGestureRecognizer)? {
    guard let one = find(one) as? UIGestureRecognizer, let other = find(other) as? UIGestureRecognizer else {
      return nil
    }
    return (one, other)
  }

  private func answer(_ recognizer: UIGestureRecognizer, _ isTogether: Bool, _ other: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let delegate = delegates[id] ?? TogetherDelegate(recognizer.delegate)
    delegates[id] = delegate
    delegate.answer(isTogether, for: other)
    recognizer.delegate = delegate
  }

  /// Whether the scene already has the state that `change` would give it.
  func isInEffect(_ change: Change) -> Bool {
    if let (name, key, value) = change.setting {
      return flags(of: find(name)).first { $0.key == key }.map { Change.Setting($0.value) } == value
    }
    if case .require(let one, let other, let isOn) = change { return isWaiting(one, for: other) == isOn }
    return change.pair.map { areTogether($0.0, $0.1) == $0.isOn } ?? changes.contains(change)
  }

  func isWaiting(_ one: String, for other: String) -> Bool {
    guard let (one, other) = recognizers(one, other) else { return false }
    return one.mustWait(for: other)
  }

  func areTogether(_ one: String, _ other: String) -> Bool { together.contains([one, other].sorted()) }

  /// Records that a delegate allowed two recognizers to recognize together.
  func note(_ one: String, togetherWith other: String) { together.insert([one, other].sorted()) }
}

extension Change.Setting {
  /// The value of a flag as the value of a change.
  init(_ value: Flag.Value) {
    switch value {
    case .bool(let flag): self = .bool(flag)
    case .number(let number, _, _, _): self = .number(number)
    }
  }
}

extension Flag.Setting {
  init(_ value: Change.Setting) {
    switch value {
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    }
  }
}
