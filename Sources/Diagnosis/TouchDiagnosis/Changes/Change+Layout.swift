import TouchScenes

// Changes of constraints: applied, and as text.

extension SceneFile {
  /// Replaces, adds or removes a constraint; false where the scene does not have the old one.
  mutating func constrain(_ old: SceneConstraint?, _ new: SceneConstraint?) -> Bool {
    guard let old else {
      guard let new else { return false }
      constraints.append(new)
      return true
    }
    guard let place = constraints.firstIndex(of: old) else { return false }
    if let new { constraints[place] = new } else { constraints.remove(at: place) }
    return true
  }
}

extension SceneFile {
  /// Sets the constant of the constraint with a text; false where there is none.
  mutating func setConstant(_ value: Double, of text: String) -> Bool {
    guard let index = constraints.firstIndex(where: { $0.text == text }) else { return false }
    constraints[index].constant = value
    return true
  }
}

extension SceneConstraint {
  /// The change as a line of Swift.
  static func swift(_ old: SceneConstraint?, _ new: SceneConstraint?) -> String {
    guard let new else { return old.map { localized("no %1$s, or its isActive = false", $0.swift) } ?? "" }
    guard let old else { return "\(new.swift).isActive = true" }
    let was: String
    if old.multiplier != new.multiplier {
      was = "multiplier: \(JSONWriter.number(old.multiplier))"
    } else {
      was = "constant: \(JSONWriter.number(old.constant))"
    }
    return localized("%1$s, in place of %2$s", new.swift, new.second == nil ? JSONWriter.number(old.constant) : was)
  }

  /// The change as a key of the scene file.
  static func key(_ old: SceneConstraint?, _ new: SceneConstraint?) -> String {
    func quoted(_ constraint: SceneConstraint) -> String { JSONWriter.line(.string(constraint.text)) }
    guard let new else { return old.map { localized("without %1$s in \"constraints\"", quoted($0)) } ?? "" }
    guard let old else { return localized("%1$s in \"constraints\"", quoted(new)) }
    return localized("%1$s in \"constraints\", in place of %2$s", quoted(new), quoted(old))
  }

  /// The constraint in Swift.
  private var swift: String {
    let relation =
      switch self.relation {
      case .equal: "equalTo"
      case .atLeast: "greaterThanOrEqualTo"
      case .atMost: "lessThanOrEqualTo"
      }
    guard let second else {
      return "\(first.anchor).constraint(\(relation)Constant: \(JSONWriter.number(constant)))"
    }
    let isSize = first.attribute == .width || first.attribute == .height
    guard isSize || multiplier == 1 else { return localized("the constraint %1$s", text) }
    let factor = multiplier == 1 ? "" : ", multiplier: \(JSONWriter.number(multiplier))"
    let offset = constant == 0 ? "" : ", constant: \(JSONWriter.number(constant))"
    return "\(first.anchor).constraint(\(relation): \(second.anchor)\(factor)\(offset))"
  }
}

extension SceneConstraint.Place {
  fileprivate var anchor: String { text + "Anchor" }
}
