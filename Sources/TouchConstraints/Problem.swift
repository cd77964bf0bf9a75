/// A connected part of a system with numbers of its own, from 0: what is solved at once.
struct Problem: Sendable {
  enum Kind: UInt8 { case place, size, known }

  struct Row: Sendable {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double
    /// Given up, because it contradicts those before it.
    var isBroken = false

    var isRequired: Bool { priority >= 1000 }
    var affine: Affine { Affine(constant: constant, terms: terms) }
  }

  var kinds: [Kind]
  var values: [Double]
  /// In the order in which they count: the caller's own, then by rank.
  var rows: [Row]
  /// The rows of each variable.
  var uses: [[Int32]]

  init(kinds: [Kind], values: [Double], rows: [Row]) {
    (self.kinds, self.values, self.rows) = (kinds, values, rows)
    uses = Array(repeating: [], count: kinds.count)
    for (index, row) in rows.enumerated() { for term in row.terms { uses[term.variable].append(Int32(index)) } }
  }

  func value(_ row: Int) -> Double {
    rows[row].terms.reduce(rows[row].constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// Whether the values are what a row wants.
  func holds(_ row: Int) -> Bool {
    let value = value(row)
    switch rows[row].relation {
    case .equal: return abs(value) <= tolerance
    case .atLeast: return value >= -tolerance
    case .atMost: return value <= tolerance
    }
  }
}
