/// The simplex method for few unknowns, with one objective after another.
///
/// Rows express basic variables by the columns that may still change. Columns fixed by an objective are removed, so
/// each objective is reached without worsening an earlier one, and the work ends when no column is left.
struct Tableau {
  /// The range of a variable.
  enum Kind { case free, positive }

  private(set) var kinds: [Kind] = []
  /// The row of a basic variable; nil for a column or for a variable fixed at 0.
  private var rowOf: [Int?] = []
  private var columnOf: [Int?] = []

  /// The rows, each with at most `columns.count` numbers.
  private var rows: [[Double]] = []
  private var constants: [Double] = []
  private var basics: [Int] = []
  private var columns: [Int] = []

  var isSettled: Bool { columns.isEmpty }

  /// Adds a variable with the value 0 that may change.
  mutating func addColumn(_ kind: Kind) -> Int {
    let variable = kinds.count
    kinds.append(kind)
    rowOf.append(nil)
    columnOf.append(columns.count)
    columns.append(variable)
    for i in rows.indices { rows[i].append(0) }
    return variable
  }

  /// Returns a sum of variables in terms of the columns.
  func expressed(_ affine: Affine) -> (row: [Double], constant: Double) {
    var row = [Double](repeating: 0, count: columns.count)
    var constant = affine.constant
    for (variable, coefficient) in affine.terms {
      if let column = columnOf[variable] {
        row[column] += coefficient
      } else if let index = rowOf[variable] {
        constant += coefficient * constants[index]
        for column in row.indices { row[column] += coefficient * rows[index][column] }
      }
    }
    return (row, constant)
  }

  /// Adds a variable that is a sum of columns.
  private mutating func addRow(_ kind: Kind, _ row: [Double], _ constant: Double) -> Int {
    let variable = kinds.count
    kinds.append(kind)
    rowOf.append(rows.count)
    columnOf.append(nil)
    rows.append(row)
    constants.append(constant)
    basics.append(variable)
    return variable
  }

  func value(_ variable: Int) -> Double { rowOf[variable].map { constants[$0] } ?? 0 }

  func value(_ affine: Affine) -> Double {
    affine.terms.reduce(affine.constant) { $0 + $1.coefficient * value($1.variable) }
  }

  /// Requires that a sum is not negative, and changes variables so that it is not.
  ///
  /// Returns the variable of the sum; nil if that is infeasible.
  mutating func require(_ affine: Affine) -> Int? {
    let (row, constant) = expressed(affine)
    let slack = addRow(.positive, row, constant)
    guard constant < 0 else { return slack }
    for _ in 0..<maximumMoves {
      guard let index = rowOf[slack], constants[index] < 0 else { break }
      if constants[index] > -tolerance, !improves(index) {
        constants[index] = 0
        return slack
      }
      let cost = rows[index].map { -$0 }
      guard let (column, direction) = entering(cost) else { return nil }
      move(column, direction, raising: index)
    }
    return slack
  }

  private func improves(_ index: Int) -> Bool { entering(rows[index].map { -$0 }) != nil }

  /// Splits a sum into its positive and its negative part.
  mutating func split(_ affine: Affine) -> (above: Int, below: Int) {
    let below: Int
    let above: Int
    if value(affine) >= 0 {
      below = addColumn(.positive)
      var (row, constant) = expressed(affine)
      row[columns.count - 1] += 1
      above = addRow(.positive, row, constant)
    } else {
      above = addColumn(.positive)
      let (sum, constant) = expressed(affine)
      var row = sum.map { -$0 }
      row[columns.count - 1] += 1
      below = addRow(.positive, row, -constant)
    }
    return (above, below)
  }

  /// Minimizes a sum of variables and removes the columns that would increase it.
  ///
  /// Returns false if it is unbounded.
  @discardableResult
  mutating func minimize(_ affine: Affine) -> Bool {
    guard !columns.isEmpty else { return true }
    var (cost, _) = expressed(affine)
    for _ in 0..<maximumMoves {
      guard let (column, direction) = entering(cost) else { break }
      guard move(column, direction, raising: nil) else { return false }
      cost = expressed(affine).row
    }
    // Columns that still have a cost cannot change any more.
    for column in columns.indices.reversed() where abs(cost[column]) > Tableau.negligible { settle(column) }
    return true
  }

  /// Removes rows that cannot change any more and are not needed.
  mutating func drop(_ variables: [Int]) {
    for variable in variables {
      if let index = rowOf[variable] {
        remove(row: index)
      } else if let column = columnOf[variable] {
        settle(column)
      }
    }
  }

  private mutating func remove(row index: Int) {
    let last = rows.count - 1
    rowOf[basics[index]] = nil
    if index != last {
      rows.swapAt(index, last)
      constants.swapAt(index, last)
      basics.swapAt(index, last)
      rowOf[basics[index]] = index
    }
    rows.removeLast()
    constants.removeLast()
    basics.removeLast()
  }

  private mutating func settle(_ column: Int) {
    let last = columns.count - 1
    columnOf[columns[column]] = nil
    if column != last {
      columns[column] = columns[last]
      columnOf[columns[column]] = column
    }
    columns.removeLast()
    for i in rows.indices {
      rows[i][column] = rows[i][last]
      rows[i].removeLast()
    }
  }

  /// The number of consecutive pivots without a change of value; after `maximumIdlePivots` of them, Bland's rule prevents
  /// cycles.
  private var idle = 0
  private static let maximumIdlePivots = 4
  /// The maximum number of moves toward one objective; further moves only follow rounding errors.
  private var maximumMoves: Int { 1000 + 50 * (rows.count + columns.count) }
  private static let negligible = 1e-9

  /// Returns a column whose change lowers the cost, and the direction.
  private func entering(_ cost: [Double]) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var gain = Tableau.negligible
    for (column, variable) in columns.enumerated() {
      let rate = cost[column]
      guard rate < -Tableau.negligible || (rate > Tableau.negligible && kinds[variable] == .free) else { continue }
      if idle >= Tableau.maximumIdlePivots {
        if let known = best, columns[known.column] < variable { continue }
        best = (column, rate < 0 ? 1 : -1)
      } else if abs(rate) > gain {
        gain = abs(rate)
        best = (column, rate < 0 ? 1 : -1)
      }
    }
    return best
  }

  /// Changes a column until a row limits it, and pivots on that row; returns false if no row does.
  ///
  /// The raised row, which may be negative, limits it at 0.
  @discardableResult
  private mutating func move(_ column: Int, _ direction: Double, raising raised: Int?) -> Bool {
    var (stop, way) = (-1, Double.infinity)
    for index in rows.indices {
      let rate = rows[index][column] * direction
      let limit: Double
      if index == raised {
        guard rate > Tableau.negligible else { continue }
        limit = -constants[index] / rate
      } else {
        guard rate < -Tableau.negligible, kinds[basics[index]] == .positive else { continue }
        limit = max(constants[index], 0) / -rate
      }
      if stop < 0 || limit < way - 1e-12 || (limit <= way + 1e-12 && isBetter(index, stop, column)) {
        if stop < 0 || limit < way { way = limit }
        stop = index
      }
    }
    guard stop >= 0 else { return false }
    idle = way > 1e-12 ? 0 : idle + 1
    pivot(stop, column)
    return true
  }

  /// Whether the first of two limiting rows is chosen: by number if cycles threaten, otherwise by the larger divisor.
  private func isBetter(_ index: Int, _ other: Int, _ column: Int) -> Bool {
    if idle >= Tableau.maximumIdlePivots { return basics[index] < basics[other] }
    return abs(rows[index][column]) > abs(rows[other][column])
  }

  private mutating func pivot(_ index: Int, _ column: Int) {
    let (leaving, coming) = (basics[index], columns[column])
    let factor = -1 / rows[index][column]
    var row = rows[index]
    for i in row.indices { row[i] *= factor }
    row[column] = -factor
    let constant = constants[index] * factor
    rows[index] = row
    constants[index] = constant
    basics[index] = coming
    columns[column] = leaving
    (rowOf[coming], columnOf[coming]) = (index, nil)
    (rowOf[leaving], columnOf[leaving]) = (nil, column)
    for other in rows.indices where other != index {
      let share = rows[other][column]
      guard share != 0 else { continue }
      Self.add(row, times: share, to: &rows[other], instead: column)
      constants[other] += share * constant
      if kinds[basics[other]] == .positive, constants[other] < 0, constants[other] > -1e-9 { constants[other] = 0 }
    }
  }

  /// Adds a multiple of a row to another, and replaces one column by that multiple.
  private static func add(_ row: [Double], times share: Double, to other: inout [Double], instead column: Int) {
    let source = row.span
    var target = other.mutableSpan
    for index in target.indices {
      let sum = target[index] + share * source[index]
      target[index] = abs(sum) < 1e-11 ? 0 : sum
    }
    target[column] = share * source[column]
  }
}
