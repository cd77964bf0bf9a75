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
    default: Double(word).map(Setting.number)
    }
  }
}

@MainActor extension Flag {
  /// The flags of a recognizer, those of every recognizer first.
  package static func flags(of recognizer: UIGestureRecognizer) -> [Flag] {
    var flags = [
      Flag(key: "isEnabled", value: .bool(recognizer.isEnabled)),
      Flag(key: "cancelsTouchesInView", value: .bool(recognizer.cancelsTouchesInView)),
      Flag(key: "delaysTouchesBegan", value: .bool(recognizer.delaysTouchesBegan)),
      Flag(key: "delaysTouchesEnded", value: .bool(recognizer.delaysTouchesEnded)),
      Flag(key: "requiresExclusiveTouchType", value: .bool(recognizer.requiresExclusiveTouchType)),
    ]
    func count(_ key: String, _ value: Int, least: Int = 1) {
      flags.append(Flag(key: key, value: .number(Double(value), step: 1, least: Double(least), unit: "")))
    }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      count("numberOfTapsRequired", tap.numberOfTapsRequired)
      count("numberOfTouchesRequired", tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      flags.append(
        Flag(key: "minimumPressDuration", value: .number(press.minimumPressDuration, step: 0.1, least: 0, unit: "s")))
      flags.append(
        Flag(
          key: "allowableMovement", value: .number(Double(press.allowableMovement), step: 5, least: 0, unit: "pt")))
      count("numberOfTapsRequired", press.numberOfTapsRequired, least: 0)
      count("numberOfTouchesRequired", press.numberOfTouchesRequired)
    case is UIScreenEdgePanGestureRecognizer: break
    case let pan as UIPanGestureRecognizer:
      count("minimumNumberOfTouches", pan.minimumNumberOfTouches)
      if pan.maximumNumberOfTouches < 100 { count("maximumNumberOfTouches", pan.maximumNumberOfTouches) }
    case let swipe as UISwipeGestureRecognizer: count("numberOfTouchesRequired", swipe.numberOfTouchesRequired)
    default: break
    }
    return flags
  }

  /// The flags of a view.
  package static func flags(of view: UIView) -> [Flag] {
    var flags = [
      Flag(key: "isHidden", value: .bool(view.isHidden)),
      Flag(key: "alpha", value: .number(Double(view.alpha), step: 0.1, least: 0, unit: "")),
      Flag(key: "isUserInteractionEnabled", value: .bool(view.isUserInteractionEnabled)),
      Flag(key: "isMultipleTouchEnabled", value: .bool(view.isMultipleTouchEnabled)),
      Flag(key: "isExclusiveTouch", value: .bool(view.isExclusiveTouch)),
      Flag(key: "clipsToBounds", value: .bool(view.clipsToBounds)),
    ]
    if let control = view as? UIControl { flags.append(Flag(key: "isEnabled", value: .bool(control.isEnabled))) }
    if let list = view as? UIScrollView {
      flags += ListFlag.allCases.map { Flag(key: $0.rawValue, value: .bool($0[list])) }
    }
    return flags
  }

  /// The flags of whatever has some.
  package static func flags(of object: AnyObject?) -> [Flag] {
    switch object {
    case let recognizer as UIGestureRecognizer: flags(of: recognizer)
    case let view as UIView: flags(of: view)
    default: []
    }
  }

  /// Sets a flag on the living object; false when it has none of this name.
  package static func set(_ key: String, _ value: Setting, on object: AnyObject) -> Bool {
    switch (object, value) {
    case (let recognizer as UIGestureRecognizer, .bool(let flag)): setFlag(key, flag, recognizer)
    case (let recognizer as UIGestureRecognizer, .number(let number)): setNumber(key, number, recognizer)
    case (let view as UIView, .bool(let flag)): setFlag(key, flag, view)
    case (let view as UIView, .number(let number)) where key == "alpha":
      set { view.alpha = CGFloat(min(max(number, 0), 1)) }
    case (let view as UIView, .number(let number)): setPlace(key, number, view)
    default: false
    }
  }

  private static func set(_ change: () -> Void) -> Bool {
    change()
    return true
  }

  private static func setFlag(_ key: String, _ flag: Bool, _ recognizer: UIGestureRecognizer) -> Bool {
    switch key {
    case "isEnabled": set { recognizer.isEnabled = flag }
    case "cancelsTouchesInView": set { recognizer.cancelsTouchesInView = flag }
    case "delaysTouchesBegan": set { recognizer.delaysTouchesBegan = flag }
    case "delaysTouchesEnded": set { recognizer.delaysTouchesEnded = flag }
    case "requiresExclusiveTouchType": set { recognizer.requiresExclusiveTouchType = flag }
    default: false
    }
  }

  private static func setFlag(_ key: String, _ flag: Bool, _ view: UIView) -> Bool {
    switch key {
    case "isHidden": set { view.isHidden = flag }
    case "isUserInteractionEnabled": set { view.isUserInteractionEnabled = flag }
    case "isMultipleTouchEnabled": set { view.isMultipleTouchEnabled = flag }
    case "isExclusiveTouch": set { view.isExclusiveTouch = flag }
    case "clipsToBounds": set { view.clipsToBounds = flag }
    case "isEnabled": (view as? UIControl).map { control in set { control.isEnabled = flag } } ?? false
    default:
      if let list = view as? UIScrollView, let known = ListFlag(rawValue: key) {
        set { known[list] = flag }
      } else {
        false
      }
    }
  }

  private static func setNumber(_ key: String, _ number: Double, _ recognizer: UIGestureRecognizer) -> Bool {
    let count = Int(pixels: number.rounded())
    switch (key, recognizer) {
    case ("numberOfTapsRequired", let tap as UITapGestureRecognizer): return set { tap.numberOfTapsRequired = count }
    case ("numberOfTouchesRequired", let tap as UITapGestureRecognizer):
      return set { tap.numberOfTouchesRequired = count }
    case ("numberOfTapsRequired", let press as UILongPressGestureRecognizer):
      return set { press.numberOfTapsRequired = count }
    case ("numberOfTouchesRequired", let press as UILongPressGestureRecognizer):
      return set { press.numberOfTouchesRequired = count }
    case ("minimumPressDuration", let press as UILongPressGestureRecognizer):
      return set { press.minimumPressDuration = number }
    case ("allowableMovement", let press as UILongPressGestureRecognizer):
      return set { press.allowableMovement = CGFloat(number) }
    case ("numberOfTouchesRequired", let swipe as UISwipeGestureRecognizer):
      return set { swipe.numberOfTouchesRequired = count }
    case ("minimumNumberOfTouches", let pan as UIPanGestureRecognizer):
      return set { pan.minimumNumberOfTouches = count }
    case ("maximumNumberOfTouches", let pan as UIPanGestureRecognizer):
      return set { pan.maximumNumberOfTouches = count }
    default: return false
    }
  }
}
