/// One side of a wish about numbers: Σ coefficient × variable + constant, equal to, at least, or at most 0.
///
/// What belongs to the caller (names, views) stays with the caller; a constraint is known by its number.
package struct LinearConstraint: Sendable, Equatable {
  /// What the sum is compared with 0 by.
  package enum Relation: UInt8, Sendable { case equal, atLeast, atMost }

  /// One summand.
  package struct Term: Sendable, Equatable {
    package var variable: Variable
    package var coefficient: Double
    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The summands; one variable may occur several times.
  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  /// 1000 is required, less is wished; a lower priority never outweighs a higher one.
  package var priority: Double
  /// Settles what priorities leave open: among equals, the lower rank holds (semantics 25.12).
  package var rank: Int
  /// Whether it is the caller's own: it is given up only when nothing else can be (semantics 25.38).
  package var isOwn: Bool

  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation = .equal, priority: Double = 1000, rank: Int = 0,
    isOwn: Bool = false
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.rank = rank
    self.isOwn = isOwn
  }

  var isRequired: Bool { priority >= 1000 }
}

/// A number that constraints speak about.
package struct Variable: Hashable, Sendable, Comparable {
  package let index: Int
  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  /// What is known of a number beforehand, and what it is where nothing says anything: 0 either way.
  package enum Kind: UInt8, Sendable {
    /// Any number.
    case place
    /// Never negative.
    case size
  }
}

/// The number of a constraint in a system; it is used again after the constraint was removed.
package struct ConstraintID: Hashable, Sendable {
  package let index: Int
}

/// Distances below this count as none, in points.
let tolerance = 1e-6
