/// Linear programs in exact numbers, by the textbook: all variables at least 0, equations with artificial variables,
/// the first column that helps, the first row that stops it.
struct ExactProgram {
  private var rows: [[Fraction]] = []
  private var right: [Fraction] = []
  private var basis: [Int] = []
  private var count = 0
  private var isClosed: [Bool] = []

  mutating func addVariable() -> Int {
    count += 1
    isClosed.append(false)
    for i in rows.indices { rows[i].append(.zero) }
    return count - 1
  }

  /// Adds Σ coefficient × variable = value; false if that cannot be together with the others.
  mutating func add(_ terms: [(Int, Fraction)], equals value: Fraction) throws -> Bool {
    let artificial = addVariable()
    var row = [Fraction](repeating: .zero, count: count)
    for (variable, coefficient) in terms { row[variable] = try row[variable].plus(coefficient) }
    var value = value
    for (index, basic) in basis.enumerated() where row[basic] != .zero {
      let share = row[basic]
      for column in row.indices { row[column] = try row[column].plus(-share.times(rows[index][column])) }
      value = try value.plus(-share.times(right[index]))
    }
    if value < .zero {
      row = row.map { -$0 }
      value = -value
    }
    row[artificial] = .one
    rows.append(row)
    right.append(value)
    basis.append(artificial)
    var cost = [Fraction](repeating: .zero, count: count)
    cost[artificial] = .one
    let minimum = try minimize(cost)
    guard minimum == .zero else { return false }
    // Artificial ones that stay in the basis at 0 leave it, or their row says nothing.
    if let index = basis.firstIndex(of: artificial) {
      if let column = (0..<count).first(where: { $0 != artificial && !isClosed[$0] && rows[index][$0] != .zero }) {
        try pivot(index, column)
      } else {
        rows.remove(at: index)
        right.remove(at: index)
        basis.remove(at: index)
      }
    }
    isClosed[artificial] = true
    return true
  }

  /// Finds the minimal sum and excludes larger ones in later steps.
  @discardableResult
  mutating func minimize(_ cost: [Fraction]) throws -> Fraction {
    var rates: [Fraction] = []
    while true {
      rates = cost
      for (index, basic) in basis.enumerated() where cost[basic] != .zero {
        for column in 0..<count { rates[column] = try rates[column].plus(-cost[basic].times(rows[index][column])) }
      }
      guard let column = (0..<count).first(where: { !isClosed[$0] && rates[$0] < .zero }) else { break }
      var stop: (index: Int, way: Fraction)?
      for index in rows.indices where rows[index][column] > .zero {
        let way = try right[index].over(rows[index][column])
        if let known = stop, known.way < way || (known.way == way && basis[known.index] < basis[index]) { continue }
        stop = (index, way)
      }
      guard let stop else { break }
      try pivot(stop.index, column)
    }
    for column in 0..<count where rates[column] > .zero { isClosed[column] = true }
    var sum = Fraction.zero
    for (index, basic) in basis.enumerated() { sum = try sum.plus(cost[basic].times(right[index])) }
    return sum
  }

  private mutating func pivot(_ index: Int, _ column: Int) throws {
    let divisor = rows[index][column]
    for i in 0..<count { rows[index][i] = try rows[index][i].over(divisor) }
    right[index] = try right[index].over(divisor)
    for other in rows.indices where other != index && rows[other][column] != .zero {
      let share = rows[other][column]
      for i in 0..<count where rows[index][i] != .zero {
        rows[other][i] = try rows[other][i].plus(-share.times(rows[index][i]))
      }
      right[other] = try right[other].plus(-share.times(right[index]))
    }
    basis[index] = column
  }

  func value(_ variable: Int) -> Fraction { basis.firstIndex(of: variable).map { right[$0] } ?? .zero }

  var width: Int { count }
}
