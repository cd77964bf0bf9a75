import TouchFiles
import TouchScenes

// Changes as switches of the inspector, which act on running objects.

extension Change {
  /// Properties of views that have a switch.
  private static let viewKeys = [
    "isHidden", "alpha", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "clipsToBounds",
    "isEnabled",
  ]

  /// The value of a property that has a switch.
  package enum Setting: Sendable, Equatable {
    case bool(Bool)
    case number(Double)
  }

  /// Creates the change that sets a property of a recognizer or a view.
  ///
  /// A number that scenes do not have, or that a scene file would refuse, becomes a `number`; a Boolean that scenes do
  /// not have makes nil.
  package init?(setting key: String, to value: Setting, of name: String, isRecognizer: Bool) {
    let json = value.json
    if isRecognizer, let property = RecognizerProperty(key, json) {
      self = .recognizer(name, property)
    } else if !isRecognizer, let property = ViewProperty(key, json) {
      self = .view(name, property)
    } else if case .number(let number) = value {
      self = .number(name, key: key, number)
    } else {
      return nil
    }
  }

  /// What the change sets: the name of the object, the key, and the value; nil where it does anything else.
  package var setting: (name: String, key: String, value: Setting)? {
    switch self {
    case .view(let name, let property): Setting(property.member.value).map { (name, property.member.key, $0) }
    case .recognizer(let name, let property): Setting(property.member.value).map { (name, property.member.key, $0) }
    case .number(let name, let key, let value): (name, key, .number(value))
    // Only the constant of a constraint can change while it is active.
    case .constrain(_, let old?, let new?) where old.with(constant: new.constant) == new:
      (old.text, Self.constantKey, .number(new.constant))
    default: nil
    }
  }

  /// Whether the inspector can make the change in a running scene.
  func isSwitchable(in index: SceneIndex) -> Bool {
    switch self {
    case .view(_, let property): setting != nil && Self.viewKeys.contains(property.member.key)
    case .recognizer, .constrain, .number: setting != nil
    case .require, .eachTogether: true
    // The delegate of a scroll view's own pan is the scroll view, and cannot change.
    case .together(let name, _, _): !index.isOwnPan(name)
    default: false
    }
  }

  /// Whether a later change undoes or repeats this one.
  package func isReplaced(by other: Change) -> Bool {
    if let one = setting, let two = other.setting { return one.name == two.name && one.key == two.key }
    if let one = pair, let two = other.pair { return Set([one.0, one.1]) == Set([two.0, two.1]) }
    switch (self, other) {
    case (.require(let one, let two, _), .require(let one2, let two2, _)): return one == one2 && two == two2
    default: return false
    }
  }

  /// The recognizers that may recognize together, or may not, and which of both; nil for every other change.
  package var pair: (String, String, isOn: Bool)? {
    switch self {
    case .together(let one, let other, let isOn), .eachTogether(let one, let other, let isOn): (one, other, isOn)
    default: nil
    }
  }

  /// The opposite of a relation, or of a Boolean; nil for every other change.
  package var reversed: Change? {
    switch self {
    case .require(let one, let other, let isOn): return .require(one, toFail: other, !isOn)
    case .together(let one, let other, let isOn), .eachTogether(let one, let other, let isOn):
      return .eachTogether(one, other, !isOn)
    case .view, .recognizer:
      guard let (name, key, value) = setting, case .bool(let flag) = value else { return nil }
      let isRecognizer = if case .recognizer = self { true } else { false }
      return Change(setting: key, to: .bool(!flag), of: name, isRecognizer: isRecognizer)
    default: return nil
    }
  }

  /// The change in a few words, for the list of changes.
  package var shortText: String {
    if let pair {
      return pair.isOn
        ? localized("%1$s together with %2$s", pair.0, pair.1)
        : localized("%1$s not together with %2$s", pair.0, pair.1)
    }
    switch (self, setting) {
    case (.require(let one, let other, false), _): return localized("%1$s does not wait for %2$s", one, other)
    case (_, (let name, Self.constantKey, .number(let value))?):
      return localized("%1$s: constant = %2$s", name, TouchDiagnosis.number(value))
    case (_, (let name, let key, .number(let value))?): return "\(name).\(key) = \(TouchDiagnosis.number(value))"
    default: return swift
    }
  }
}

extension Change.Setting {
  fileprivate var json: JSONValue {
    switch self {
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    }
  }

  fileprivate init?(_ value: JSONValue) {
    switch value.content {
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .null, .string, .array, .object: return nil
    }
  }
}

extension [Change] {
  /// Appends a change in place of those that it replaces.
  package mutating func replace(with change: Change) {
    removeAll { $0.isReplaced(by: change) }
    append(change)
  }
}
