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

/// A constraint that compares one number with a length, as intrinsic sizes do: without a list of one summand.
package struct LengthBound: Sendable {
  package var variable: Variable
  package var relation: LinearConstraint.Relation
  package var length: Double
  package var priority: Double
  package var rank: Int

  package init(
    _ variable: Variable, _ relation: LinearConstraint.Relation, _ length: Double, priority: Double, rank: Int
  ) {
    (self.variable, self.relation, self.length) = (variable, relation, length)
    (self.priority, self.rank) = (priority, rank)
  }
}

/// A number that constraints speak about.
package struct Variable: Hashable, Sendable, Comparable {
  private let number: Int32

  package var index: Int { Int(number) }

  init(index: Int) { number = Int32(index) }

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
  private let number: Int32

  package var index: Int { Int(number) }

  init(index: Int) { number = Int32(index) }
}

/// At most four constraints, kept where they are needed instead of in a list of their own.
package struct FewConstraints: RandomAccessCollection, Sendable {
  private static let nobody = ConstraintID(index: -1)
  private var ids = (nobody, nobody, nobody, nobody)
  private var number: UInt8 = 0

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(number) }

  package subscript(position: Int) -> ConstraintID {
    precondition(indices.contains(position), "there is no constraint \(position)")
    return switch position {
    case 0: ids.0
    case 1: ids.1
    case 2: ids.2
    default: ids.3
    }
  }

  package mutating func append(_ id: ConstraintID) {
    switch number {
    case 0: ids.0 = id
    case 1: ids.1 = id
    case 2: ids.2 = id
    case 3: ids.3 = id
    default: preconditionFailure("there is room for four constraints")
    }
    number += 1
  }
}

/// Distances below this count as none, in points.
let tolerance = 1e-6
