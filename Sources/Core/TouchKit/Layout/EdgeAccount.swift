import TouchConstraints
import TouchGeometry

/// Explains the position of a view's edge.
@MainActor package struct EdgeAccount {
  package enum Edge: String, Sendable, CaseIterable { case left, right, top, bottom }

  package let edge: Edge
  /// The position in the superview's coordinates, in points, before rounding to pixels.
  package let place: CGFloat
  /// The constraints that determine the position, in order of precedence.
  package let constraints: [NSLayoutConstraint]
  /// The views whose intrinsic sizes also determine it.
  package let sizes: [UIView]
  /// Whether the position is ambiguous (semantics 25.13).
  package let isOpen: Bool
}

/// A set of contradictory constraints (semantics 25.37, 25.38).
@MainActor package struct ConflictAccount {
  /// The smallest contradictory set: the satisfied constraints and the broken one.
  package let constraints: [NSLayoutConstraint]
  /// The broken constraint; nil if it is a view's intrinsic size.
  package let broken: NSLayoutConstraint?
}

extension LayoutEngine {
  func account(of item: LayoutItem) -> [EdgeAccount] {
    solve()
    let frame = frame(of: item)
    return EdgeAccount.Edge.allCases.map { edge in
      let sum = numbers(of: edge, item)
      let place =
        switch edge {
        case .left: frame.minX
        case .right: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        }
      let ids = system.determinants(of: sum.map { LinearConstraint.Term($0, 1) })
      let found = ids.compactMap { installed(at: $0.index) }
      let rest = Set(ids.filter { installed(at: $0.index) == nil })
      return EdgeAccount(
        edge: edge, place: place, constraints: found, sizes: rest.isEmpty ? [] : views(saying: rest),
        isOpen: sum.contains { system.isAmbiguous($0) })
    }
  }

  /// The edges that constraints leave open, without the search for what determines the others.
  func openEdges(of item: LayoutItem) -> [EdgeAccount.Edge] {
    solve()
    return EdgeAccount.Edge.allCases.filter { edge in numbers(of: edge, item).contains { system.isAmbiguous($0) } }
  }

  /// The values whose sum is an edge.
  private func numbers(of edge: EdgeAccount.Edge, _ item: LayoutItem) -> [Variable] {
    let numbers = item.numbers
    return switch edge {
    case .left: [numbers.left]
    case .right: [numbers.left, numbers.width]
    case .top: [numbers.top]
    case .bottom: [numbers.top, numbers.height]
    }
  }

  /// Returns the conflicts that involve views of a tree, in the order of activation.
  func conflicts(in root: UIView) -> [ConflictAccount] {
    solve()
    let broken = allInstalled.filter {
      $0.constraint.holder?.isDescendant(of: root) == true && system.isBroken($0.id)
    }
    return broken.enumerated().map { index, entry in
      // The search costs as much as solving the part several times, and lists of conflicts are truncated.
      let ids = index < Self.maximumExplained ? system.contradiction(of: entry.id) : [entry.id]
      return ConflictAccount(constraints: ids.compactMap { installed(at: $0.index) }, broken: entry.constraint)
    }
  }

  /// The maximum number of conflicts in a tree whose constraints are searched; for others only the broken one is listed.
  private static let maximumExplained = 12
}

extension UIView {
  /// The explanation of each edge; empty for a view that no constraint moves.
  package var edgeAccounts: [EdgeAccount] {
    guard rare?.layout?.isOutput == true, let item = rare?.layout?.item else { return [] }
    return LayoutEngine.shared.account(of: item)
  }

  /// The edges that constraints leave open; empty for a view that no constraint moves.
  package var openEdges: [EdgeAccount.Edge] {
    guard rare?.layout?.isOutput == true, let item = rare?.layout?.item else { return [] }
    return LayoutEngine.shared.openEdges(of: item)
  }

  /// The conflicts among constraints of the view and its subviews.
  package var conflictAccounts: [ConflictAccount] { LayoutEngine.made?.conflicts(in: self) ?? [] }
}

extension UILayoutGuide {
  /// The name of the property that returns the guide; for an app's own guide, its identifier.
  fileprivate var roleName: String {
    switch role {
    case .own: identifier.isEmpty ? "guide" : identifier
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint as one line, with names for its items: `a.leading == 2 * b.trailing + 8 @750 'gap'`.
  package final func sentence(_ name: (AnyObject) -> String?) -> String {
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
    func word(_ place: LayoutPlace) -> String {
      let item =
        place.item.map { item in
          guard let guide = item as? UILayoutGuide, let owner = guide.owningView, name(item) == nil else {
            return name(item) ?? "\(type(of: item))"
          }
          return "\(name(owner) ?? "\(type(of: owner))").\(guide.roleName)"
        } ?? "nil"
      guard let start = place.start else { return "\(item).\(place.attribute)" }
      return "(\(item).\(place.attribute) - \(word(start)))"
    }
    let relation =
      switch relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    var words = [word(first), relation]
    if let second {
      if multiplier != 1 { words += [number(multiplier), "*"] }
      words.append(word(second))
      if constant != 0 { words += [constant < 0 ? "-" : "+", number(abs(constant))] }
    } else {
      words.append(number(constant))
    }
    if priority != .required { words.append("@\(number(CGFloat(priority.rawValue)))") }
    if let identifier { words.append("'\(identifier)'") }
    return words.joined(separator: " ")
  }
}
