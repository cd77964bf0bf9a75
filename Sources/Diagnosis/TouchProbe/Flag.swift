import TouchGeometry
import TouchKit
import TouchWidgets

/// A property of a view or recognizer that can be changed while fingers are down: UIKit's name and the value.
package struct Flag: Equatable {
  package enum Value: Equatable {
    case bool(Bool)
    /// With the step by which it goes up and down, and the least it may be.
    case number(Double, step: Double, least: Double, unit: String)
  }

  /// What a property is set to.
  package enum Setting: Sendable, Equatable {
    case bool(Bool)
    case number(Double)
  }

  package let key: String
  package var value: Value
}

extension Flag {
  /// Flags in one word: `isHidden=0;alpha=1.0`.
  static func text(_ flags: [Flag]) -> String {
    flags.map { flag in
      switch flag.value {
      case .bool(let isOn): "\(flag.key)=\(isOn ? "yes" : "no")"
      case .number(let number, _, _, _): "\(flag.key)=\(number)"
      }
    }.joined(separator: ";")
  }

  /// What a word says of flags.
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
  /// What is added in a constraint.
  package static let constantKey = "constant"
}

@MainActor extension Flag {
  /// The flags of a view or a recognizer; none of anything else.
  package static func flags(of object: AnyObject?) -> [Flag] {
    switch object {
    case let recognizer as UIGestureRecognizer: flags(of: recognizer)
    case let view as UIView: flags(of: view)
    case let constraint as NSLayoutConstraint:
      [Flag(key: constantKey, value: .number(Double(constraint.constant), step: 1, least: -1_000_000, unit: "pt"))]
    default: []
    }
  }

  /// Sets a flag on the living object; false when it has none of this name.
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
  /// Nil for a number.
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// Nil for a yes or no.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number as a whole one.
  var count: Int? { number.map { Int(pixels: $0.rounded()) } }
}

extension [Flag] {
  mutating func add(_ key: String, _ value: Bool) { append(Flag(key: key, value: .bool(value))) }

  mutating func add(_ key: String, _ value: Double, by step: Double, from least: Double, unit: String = "") {
    append(Flag(key: key, value: .number(value, step: step, least: least, unit: unit)))
  }
}
