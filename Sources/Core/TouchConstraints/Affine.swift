/// A sum of local variables and a constant; the terms are sorted by variable and their coefficients are never 0.
struct Affine: Sendable {
  var constant: Double
  var terms: [(variable: Int, coefficient: Double)]

  static let zero = Affine(constant: 0, terms: [])

  static func of(_ variable: Int) -> Affine { Affine(constant: 0, terms: [(variable, 1)]) }

  /// Returns the sum of this and a multiple of another.
  func adding(_ other: Affine, times factor: Double) -> Affine {
    var result = Affine(constant: constant + factor * other.constant, terms: [])
    result.terms.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      if j == other.terms.count || (i < terms.count && terms[i].variable < other.terms[j].variable) {
        result.terms.append(terms[i])
        i += 1
      } else if i == terms.count || other.terms[j].variable < terms[i].variable {
        result.terms.append((other.terms[j].variable, factor * other.terms[j].coefficient))
        j += 1
      } else {
        let sum = terms[i].coefficient + factor * other.terms[j].coefficient
        if abs(sum) > 1e-11 { result.terms.append((terms[i].variable, sum)) }
        i += 1
        j += 1
      }
    }
    return result
  }

  mutating func negate() {
    constant = -constant
    for i in terms.indices { terms[i].coefficient = -terms[i].coefficient }
  }
}

/// Variables that are expressed by other variables.
struct Substitutions {
  private var meaning: [Int: Affine] = [:]

  var isEmpty: Bool { meaning.isEmpty }

  /// Defines a variable by variables that have no definition.
  mutating func define(_ variable: Int, as affine: Affine) { meaning[variable] = affine }

  /// Whether a variable has a definition.
  func defines(_ variable: Int) -> Bool { meaning[variable] != nil }

  /// Returns the same sum in variables without definitions.
  ///
  /// The definitions used are updated, so that a chain of them is traversed only once.
  mutating func resolve(_ affine: Affine) -> Affine {
    guard !meaning.isEmpty, affine.terms.contains(where: { meaning[$0.variable] != nil }) else { return affine }
    var result = Affine(constant: affine.constant, terms: [])
    for (variable, coefficient) in affine.terms {
      result = result.adding(meaning(of: variable), times: coefficient)
    }
    return result
  }

  private mutating func meaning(of variable: Int) -> Affine {
    // Deep chains are traversed without recursion.
    var stack = [variable]
    while let top = stack.last {
      guard let affine = meaning[top] else {
        stack.removeLast()
        continue
      }
      let open = affine.terms.map(\.variable).filter { meaning[$0] != nil }
      let deeper = open.filter { inner in meaning[inner]!.terms.contains { meaning[$0.variable] != nil } }
      if deeper.isEmpty {
        if !open.isEmpty {
          var flat = Affine(constant: affine.constant, terms: [])
          for (inner, coefficient) in affine.terms {
            flat = flat.adding(meaning[inner] ?? .of(inner), times: coefficient)
          }
          meaning[top] = flat
        }
        stack.removeLast()
      } else {
        stack.append(contentsOf: deeper)
      }
    }
    return meaning[variable] ?? .of(variable)
  }
}
