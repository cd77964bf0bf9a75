/// A linear constraint: Σ coefficient × variable + constant, equal to, at least, or at most 0.
///
/// Data of the caller (names, views) is not stored; a constraint is identified by its number.
package struct LinearConstraint: Sendable, Equatable {
  /// The comparison of the sum with 0.
  package enum Relation: UInt8, Sendable { case equal, atLeast, atMost }

  /// A term of the sum.
  package struct Term: Sendable, Equatable {
    package var variable: Variable
    package var coefficient: Double
    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms; a variable may occur several times.
  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  /// 1000 is required, less is optional; a lower priority never outweighs a higher one.
  package var priority: Double
  /// Resolves ties of equal priority: the lower rank has precedence (semantics 25.12).
  package var rank: Int
  /// Whether it is the caller's internal constraint: it is only broken if no other can be (semantics 25.38).
  package var isOwn: Bool

  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation = .equal, priority: Double = 1000, rank: Int = 0,
    isOwn: Bool = false
  ) {
    (self.terms, self.constant, self.relation) = (terms, constant, relation)
    (self.priority, self.rank, self.isOwn) = (priority, rank, isOwn)
  }

  var isRequired: Bool { priority >= 1000 }
}

/// A constraint that compares one variable with a length, such as an intrinsic size: it needs no array of terms.
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

/// A variable of constraints.
package struct Variable: Hashable, Sendable, Comparable {
  private let number: Int32

  package var index: Int { Int(number) }

  init(index: Int) { number = Int32(index) }

  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  /// The range of a variable; without constraints its value is 0.
  package enum Kind: UInt8, Sendable {
    /// Any number.
    case place
    /// A number that is never negative.
    case size
  }
}

/// The number of a constraint in a system; it is reused after the constraint was removed.
package struct ConstraintID: Hashable, Sendable {
  private let number: Int32

  package var index: Int { Int(number) }

  init(index: Int) { number = Int32(index) }
}

/// A collection of at most four constraints, stored inline.
package struct FewConstraints: RandomAccessCollection, Sendable {
  private static let none = ConstraintID(index: -1)
  private var ids = (none, none, none, none)
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

/// Distances below this are treated as 0, in points.
let tolerance = 1e-6
