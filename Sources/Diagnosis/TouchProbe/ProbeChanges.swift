import TouchGeometry
import TouchKit

/// The inspector's changes to the objects of an app, with the values before them.
@MainActor struct ProbeChanges {
  private struct Setting {
    weak var object: AnyObject?
    let key: String
    let before: Flag.Setting
    var after: Flag.Setting?
  }

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
    weak var other: UIGestureRecognizer?
    let before: Bool
  }

  private struct Answers {
    let delegate: TogetherDelegate
    weak var recognizer: UIGestureRecognizer?
  }

  private var settings: [Setting] = []
  private var requirements: [Requirement] = []
  private var answers: [Answers] = []

  /// Sets a flag of an object.
  mutating func set(_ key: String, _ value: Flag.Setting, on object: AnyObject) {
    let before = Flag.setting(of: key, on: object)
    guard Flag.set(key, value, on: object), let before else { return }
    // The value as the object has it: a property may limit it.
    let after = Flag.setting(of: key, on: object)
    if let known = settings.firstIndex(where: { $0.object === object && $0.key == key }) {
      settings[known].after = after
    } else {
      settings.append(Setting(object: object, key: key, before: before, after: after))
    }
  }

  /// Notes a requirement that is about to change.
  mutating func note(_ recognizer: UIGestureRecognizer, waitingFor other: UIGestureRecognizer) {
    guard !requirements.contains(where: { $0.recognizer === recognizer && $0.other === other }) else { return }
    requirements.append(
      Requirement(recognizer: recognizer, other: other, before: recognizer.mustWait(for: other)))
  }

  /// Notes the delegate with the inspector's answers that is about to replace a recognizer's delegate.
  mutating func note(_ delegate: TogetherDelegate, of recognizer: UIGestureRecognizer) {
    guard !answers.contains(where: { $0.delegate === delegate }) else { return }
    answers.append(Answers(delegate: delegate, recognizer: recognizer))
  }

  /// Restores the values before the changes, except those that the app has changed since; the latest change first.
  mutating func revert() {
    for one in settings.reversed() {
      guard let object = one.object, Flag.setting(of: one.key, on: object) == one.after else { continue }
      _ = Flag.set(one.key, one.before, on: object)
    }
    for one in requirements.reversed() {
      guard let recognizer = one.recognizer, let other = one.other else { continue }
      if one.before { recognizer.require(toFail: other) } else { recognizer.unrequire(toFail: other) }
    }
    for one in answers where one.recognizer?.delegate === one.delegate {
      one.recognizer?.delegate = one.delegate.original
    }
    (settings, requirements, answers) = ([], [], [])
  }
}

@MainActor extension Flag {
  /// The value of a flag, as `set(_:_:on:)` takes it; nil if the object has no such flag.
  package static func setting(of key: String, on object: AnyObject) -> Setting? {
    if let view = object as? UIView, let number = place(key, of: view) { return .number(number) }
    if key == "maximumNumberOfTouches", let pan = object as? UIPanGestureRecognizer {
      return .number(Double(pan.maximumNumberOfTouches))
    }
    return flags(of: object).first { $0.key == key }.map { flag in
      switch flag.value {
      case .bool(let value): .bool(value)
      case .number(let value, _, _, _): .number(value)
      }
    }
  }
}
