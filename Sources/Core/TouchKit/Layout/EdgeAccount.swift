import TouchConstraints
import TouchGeometry

/// What decides where an edge of a view lies, for explanations.
@MainActor package struct EdgeAccount {
  package enum Edge: String, Sendable, CaseIterable { case left, right, top, bottom }

  package let edge: Edge
  /// In the superview's coordinates, in points, before it is rounded to pixels.
  package let place: CGFloat
  /// The constraints that the place rests on, in the order in which they count.
  package let constraints: [NSLayoutConstraint]
  /// Views whose own sizes it rests on, too.
  package let sizes: [UIView]
  /// Whether something is left open (semantics 25.13).
  package let isOpen: Bool
}

/// Constraints that contradict each other (semantics 25.37, 25.38).
@MainActor package struct ConflictAccount {
  /// The smallest set: the constraints that hold, and the one that does not.
  package let constraints: [NSLayoutConstraint]
  /// The one that was given up; nil if it is what a view says of its own size.
  package let victim: NSLayoutConstraint?
}

extension LayoutEngine {
  func account(of item: LayoutItem) -> [EdgeAccount] {
    solve()
    let (numbers, frame) = (item.numbers, frame(of: item))
    return EdgeAccount.Edge.allCases.map { edge in
      let (sum, place): ([Variable], CGFloat) =
        switch edge {
        case .left: ([numbers.left], frame.minX)
        case .right: ([numbers.left, numbers.width], frame.maxX)
        case .top: ([numbers.top], frame.minY)
        case .bottom: ([numbers.top, numbers.height], frame.maxY)
        }
      let ids = system.determinants(of: sum.map { LinearConstraint.Term($0, 1) })
      let found = ids.compactMap { installed(at: $0.index) }
      let rest = Set(ids.filter { installed(at: $0.index) == nil })
      return EdgeAccount(
        edge: edge, place: place, constraints: found, sizes: rest.isEmpty ? [] : views(saying: rest),
        isOpen: sum.contains { system.isAmbiguous($0) })
    }
  }

  /// The conflicts in which views of a tree have a part, in the order of activation.
  func conflicts(in root: UIView) -> [ConflictAccount] {
    solve()
    return allInstalled.filter { $0.constraint.holder?.isDescendant(of: root) == true }.compactMap { entry in
      guard system.isBroken(entry.id) else { return nil }
      let list = system.contradiction(of: entry.id).compactMap { installed(at: $0.index) }
      return ConflictAccount(constraints: list, victim: entry.constraint)
    }
  }
}

extension UIView {
  /// What decides where each edge is; empty for a view that no constraint moves.
  package var edgeAccounts: [EdgeAccount] {
    guard rare?.layout?.isOutput == true, let item = rare?.layout?.item else { return [] }
    return LayoutEngine.shared.account(of: item)
  }

  /// The conflicts among constraints of the view and the views in it.
  package var conflictAccounts: [ConflictAccount] { LayoutEngine.made?.conflicts(in: self) ?? [] }
}

extension UILayoutGuide {
  /// The name of the property that has it; that of a program's own is its identifier.
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
  /// What it says in one line, with the names that somebody has for its items: `a.leading == 2 * b.trailing + 8 @750
  /// 'gap'`.
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
