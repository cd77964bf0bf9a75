import TouchGeometry
import TouchKit
import TouchWidgets

/// A property of a view, recognizer or constraint that the inspector can change while fingers are down: UIKit's name
/// and the value.
package struct Flag: Equatable {
  package enum Value: Equatable {
    case bool(Bool)
    /// A number with the step by which the inspector raises and lowers it, and its minimum.
    case number(Double, step: Double, minimum: Double, unit: String)
  }

  /// The new value of a property.
  package enum Setting: Sendable, Equatable {
    case bool(Bool)
    case number(Double)
  }

  package let key: String
  package var value: Value
}

extension Flag {
  /// The flags as one word of a line: `isHidden=no;alpha=1.0`.
  static func text(_ flags: [Flag]) -> String {
    flags.map { flag in
      switch flag.value {
      case .bool(let isOn): "\(flag.key)=\(isOn ? "yes" : "no")"
      case .number(let number, _, _, _): "\(flag.key)=\(number)"
      }
    }.joined(separator: ";")
  }

  /// The settings that a word of a line contains, the reverse of `text(_:)`.
  package static func settings(in text: String) -> [(key: String, Setting)] {
    text.split(separator: ";").compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return setting(String(sides[1])).map { (String(sides[0]), $0) }
    }
  }

  package static func setting(_ word: String) -> Setting? {
    switch word {
    case "yes": .bool(true)
    case "no": .bool(false)
    default: Double(outside: word).map(Setting.number)
    }
  }
}

extension Flag {
  /// The key of a constraint's constant.
  package static let constantKey = "constant"
}

@MainActor extension Flag {
  /// The flags of a view, recognizer or constraint; empty for other objects.
  package static func flags(of object: AnyObject?) -> [Flag] {
    switch object {
    case let recognizer as UIGestureRecognizer: flags(of: recognizer)
    case let view as UIView: flags(of: view)
    case let constraint as NSLayoutConstraint:
      [Flag(key: constantKey, value: .number(Double(constraint.constant), step: 1, minimum: -1_000_000, unit: "pt"))]
    default: []
    }
  }

  /// Sets a flag of a live object.
  ///
  /// Returns false if the object has no such flag or the value does not suit it.
  package static func set(_ key: String, _ value: Setting, on object: AnyObject) -> Bool {
    switch object {
    case let recognizer as UIGestureRecognizer: set(key, value, of: recognizer)
    case let view as UIView: set(key, value, of: view) || value.number.map { setPlace(key, $0, view) } ?? false
    case let constraint as NSLayoutConstraint where key == constantKey:
      value.number.map { constraint.constant = CGFloat($0) } != nil
    default: false
    }
  }
}

extension Flag.Setting {
  /// The Boolean value; nil for a number.
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// The number; nil for a Boolean value.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number, rounded to an integer.
  var count: Int? { number.map { Int(clamping: $0.rounded()) } }
}

extension [Flag] {
  mutating func add(_ key: String, _ value: Bool) { append(Flag(key: key, value: .bool(value))) }

  mutating func add(_ key: String, _ value: Double, by step: Double, from minimum: Double, unit: String = "") {
    append(Flag(key: key, value: .number(value, step: step, minimum: minimum, unit: unit)))
  }
}
