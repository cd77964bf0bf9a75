import TouchGeometry
import TouchKit
import TouchProbe

/// The living scene as the inspector changes it: edits that act at once, and how everything is now.
@MainActor final class LiveScene {
  let window: UIWindow
  /// In the order in which they are listed.
  var recognizers: [UIGestureRecognizer]
  /// Whether it is another program, and the objects here stand for those there.
  var isElsewhere: Bool { onPerform != nil }
  /// Does there what is done here; nil where the objects are the scene's own.
  var onPerform: ((SceneEdit) -> Void)?
  /// The classes of objects that only stand for others.
  var className: (AnyObject) -> String? = { _ in nil }
  /// What takes back each change that was made, in the order in which they were made.
  private var history: [(edits: [SceneEdit], back: SceneEdit)] = []
  private let find: (String) -> AnyObject?
  /// What differs from the file, each property once.
  private(set) var edits: [SceneEdit] = []
  private var delegates: [ObjectIdentifier: TogetherDelegate] = [:]
  /// Pairs that the scene lets recognize together by itself, each with the smaller name first.
  private var together: Set<[String]>
  private let name: (AnyObject) -> String?

  init(
    window: UIWindow, recognizers: [UIGestureRecognizer], together: [(String, String)],
    name: @escaping (AnyObject) -> String?, find: @escaping (String) -> AnyObject?
  ) {
    self.window = window
    self.recognizers = recognizers
    self.name = name
    self.find = find
    self.together = Set(together.map { [$0.0, $0.1].sorted() })
  }

  func object(named name: String) -> AnyObject? { find(name) }
  func name(of object: AnyObject) -> String? { name(object) }

  /// Changes the scene; false when there is nothing of that name.
  @discardableResult func perform(_ edit: SceneEdit) -> Bool {
    let back = opposite(of: edit)
    let before = edits
    guard apply(edit) else { return false }
    if let back { history.append((before, back)) }
    edits.add(edit)
    return true
  }

  /// Takes back the change that was made last; false when there is none.
  func undo() -> Bool {
    guard let last = history.popLast() else { return false }
    _ = apply(last.back)
    edits = last.edits
    return true
  }

  /// What makes it again as it is before an edit.
  private func opposite(of edit: SceneEdit) -> SceneEdit? {
    guard case .set(let name, let key, _) = edit else { return holds(edit) ? nil : edit.reversed }
    guard let flag = flags(of: find(name)).first(where: { $0.key == key }) else { return nil }
    return switch flag.value {
    case .bool(let isOn): .set(name: name, key: key, .bool(isOn))
    case .number(let number, _, _, _): .set(name: name, key: key, .number(number))
    }
  }

  /// What can be set of an object; of a living program's views, their places too.
  func flags(of object: AnyObject?) -> [Flag] {
    let flags = Flag.flags(of: object)
    guard isElsewhere, let view = object as? UIView else { return flags }
    return flags + Flag.places(of: view)
  }

  private func apply(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .set(let name, let key, let value):
      guard let object = find(name), Flag.set(key, value, on: object) else { return false }
    case .require(let name, let other, let isOn):
      guard let one = find(name) as? UIGestureRecognizer, let two = find(other) as? UIGestureRecognizer else {
        return false
      }
      if isOn { one.require(toFail: two) } else { one.unrequire(toFail: two) }
    case .recognizeTogether(let name, let other, let isOn):
      guard let one = find(name) as? UIGestureRecognizer, let two = find(other) as? UIGestureRecognizer else {
        return false
      }
      if !isElsewhere {
        answer(one, isOn, two)
        answer(two, isOn, one)
      }
      let pair = [name, other].sorted()
      if isOn { together.insert(pair) } else { together.remove(pair) }
    }
    onPerform?(edit)
    return true
  }

  private func answer(_ recognizer: UIGestureRecognizer, _ isTogether: Bool, _ other: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let delegate = delegates[id] ?? TogetherDelegate(recognizer.delegate)
    delegates[id] = delegate
    delegate.answer(isTogether, for: other)
    recognizer.delegate = delegate
  }

  /// Whether the scene is now as an edit would make it.
  func holds(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .set(let name, let key, let value):
      guard let flag = flags(of: find(name)).first(where: { $0.key == key }) else { return false }
      switch (flag.value, value) {
      case (.bool(let now), .bool(let wanted)): return now == wanted
      case (.number(let now, _, _, _), .number(let wanted)): return now == wanted
      default: return false
      }
    case .require(let one, let other, let isOn): return isWaiting(one, for: other) == isOn
    case .recognizeTogether(let one, let other, let isOn): return areTogether(one, other) == isOn
    }
  }

  func isWaiting(_ one: String, for other: String) -> Bool {
    guard let one = find(one) as? UIGestureRecognizer, let other = find(other) as? UIGestureRecognizer else {
      return false
    }
    return one.mustWait(for: other)
  }

  func areTogether(_ one: String, _ other: String) -> Bool { together.contains([one, other].sorted()) }

  /// Notes what a delegate answered.
  func note(_ one: String, togetherWith other: String) { together.insert([one, other].sorted()) }
}
