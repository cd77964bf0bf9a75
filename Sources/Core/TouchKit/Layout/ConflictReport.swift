import TouchGeometry

/// Formats the message about contradictory constraints (semantics 25.37 to 25.39).
@MainActor enum ConflictReport {
  static func message(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint?) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
    \(constraints.map { "    \"\($0.line)\"" }.joined(separator: ",\n"))
    )
    Will attempt to recover by breaking constraint
    \(broken?.line ?? "an intrinsic size")
    """
  }
}

extension NSLayoutConstraint {
  /// A description of the constraint in one line: its equation, its name, whether it is active; without addresses.
  package final var line: String {
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
    let relation =
      switch relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    var right = second.map { "\(multiplier == 1 ? "" : number(multiplier) + "*")\($0)" } ?? ""
    if second == nil {
      right = number(constant)
    } else if constant != 0 {
      right += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
    return "<NSLayoutConstraint \(name)\(first) \(relation) \(right)\(weight)\(isActive ? " (active)" : "")>"
  }
}
