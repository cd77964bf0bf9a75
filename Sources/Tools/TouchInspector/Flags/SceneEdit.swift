import TouchGeometry
import TouchProbe

/// A change that was made to the living scene, as a value: who, which of UIKit's names, and what it is now.
package enum SceneEdit: Sendable, Equatable {
  case set(name: String, key: String, Value)
  case require(String, toFail: String, Bool)
  case recognizeTogether(String, String, Bool)

  package typealias Value = Flag.Setting

  /// Whether a later edit makes this one void.
  func isReplaced(by other: SceneEdit) -> Bool {
    switch (self, other) {
    case (.set(let name, let key, _), .set(let name2, let key2, _)): name == name2 && key == key2
    case (.require(let one, let two, _), .require(let one2, let two2, _)): one == one2 && two == two2
    case (.recognizeTogether(let one, let two, _), .recognizeTogether(let one2, let two2, _)):
      one == one2 && two == two2 || one == two2 && two == one2
    default: false
    }
  }

  /// The change that a cure is.
  package init(_ change: Cure.Change) {
    switch change {
    case .require(let waiting, let first): self = .require(waiting, toFail: first, true)
    case .recognizeTogether(let one, let other): self = .recognizeTogether(one, other, true)
    case .setFalse(let flag, let name): self = .set(name: name, key: flag.rawValue, .bool(false))
    }
  }

  /// The opposite, for switches.
  var reversed: SceneEdit? {
    switch self {
    case .set(let name, let key, .bool(let flag)): .set(name: name, key: key, .bool(!flag))
    case .set: nil
    case .require(let one, let other, let isOn): .require(one, toFail: other, !isOn)
    case .recognizeTogether(let one, let other, let isOn): .recognizeTogether(one, other, !isOn)
    }
  }

  /// As code would say it, for lists.
  var words: String {
    switch self {
    case .set(let name, let key, .bool(let flag)): "\(name).\(key) = \(flag)"
    case .set(let name, Flag.constantKey, .number(let value)): "\(name): constant = \(number(value))"
    case .set(let name, let key, .number(let value)): "\(name).\(key) = \(number(value))"
    case .require(let one, let other, true): "\(one).require(toFail: \(other))"
    case .require(let one, let other, false): "\(one) does not wait for \(other)"
    case .recognizeTogether(let one, let other, true): "\(one) together with \(other)"
    case .recognizeTogether(let one, let other, false): "\(one) not together with \(other)"
    }
  }
}

extension Cure {
  /// The cure as a switch; nil where it is more than one change, or lies in the program.
  var edit: SceneEdit? { edits.count == 1 ? edits.first : change.map { SceneEdit($0) } }
}

extension [SceneEdit] {
  /// Adds an edit in place of what it replaces.
  mutating func add(_ edit: SceneEdit) {
    removeAll { $0.isReplaced(by: edit) }
    append(edit)
  }
}
