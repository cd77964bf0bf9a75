/// The words of a command line, taken apart by what a command accepts.
///
/// Options may stand anywhere; `--` ends them. Every word that nobody accepts is an error, as is an option without its
/// value and one that stands twice.
struct Arguments {
  private(set) var words: [String] = []
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  /// Takes `line` apart.
  ///
  /// - Parameters:
  ///   - valued: options that take the next word, such as `--input`.
  ///   - plain: options that stand alone.
  ///   - count: how many words besides options there may be.
  init(
    _ line: [String], valued: [String] = [], plain: [String] = [], count: ClosedRange<Int>
  ) throws(UsageError) {
    var rest = line[...]
    var isOver = false
    while let word = rest.popFirst() {
      if isOver || !word.hasPrefix("-") || word == "-" {
        words.append(word)
      } else if word == "--" {
        isOver = true
      } else if valued.contains(word) {
        guard let value = rest.popFirst() else { throw UsageError("\(word) needs a value") }
        guard values.updateValue(value, forKey: word) == nil else { throw UsageError("\(word) stands twice") }
      } else if plain.contains(word) {
        guard switches.insert(word).inserted else { throw UsageError("\(word) stands twice") }
      } else {
        let accepted = (valued + plain).sorted().joined(separator: ", ")
        throw UsageError("unknown option \(word)" + (accepted.isEmpty ? "" : "; accepted: \(accepted)"))
      }
    }
    guard words.count >= count.lowerBound else { throw UsageError("something is missing") }
    guard words.count <= count.upperBound else { throw UsageError("unexpected: \(words[count.upperBound])") }
  }

  /// The value of an option; nil when it was not given.
  subscript(option: String) -> String? { values[option] }

  func has(_ option: String) -> Bool { switches.contains(option) }

  /// The value of an option as a number in a range.
  func number(_ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// The value of an option that must be one of some words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ choices: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = values[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let accepted = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) does not know \(text); accepted: \(accepted)")
    }
    return choice
  }
}

/// The command line was wrong; the program ends with status 64.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
