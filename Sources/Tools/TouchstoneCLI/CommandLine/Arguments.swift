import TouchGeometry
import TouchScenes

/// A parsed command line: operands, and options with their values.
///
/// An option is `--name VALUE` or `--name=VALUE`; a switch is `--name`. After `--` everything is an operand.
struct Arguments {
  /// The operands, in order.
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  /// Parses a command line with the options and switches of a command.
  init(_ arguments: [String], options: [String], switches known: [String]) throws(Failure) {
    var rest = arguments[...]
    var isOpen = true
    while let argument = rest.popFirst() {
      guard isOpen, argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      if argument == "--" {
        isOpen = false
        continue
      }
      let (name, attached) = Self.split(argument)
      if known.contains(name) {
        guard attached == nil else { throw .usage(localized("%1$s takes no value", "\(name)")) }
        switches.insert(name)
      } else if options.contains(name) {
        guard let value = attached ?? rest.popFirst() else { throw .usage(localized("%1$s needs a value", "\(name)")) }
        guard values.updateValue(value, forKey: name) == nil else {
          throw .usage(localized("%1$s is given twice", "\(name)"))
        }
      } else {
        let all = (options + known).sorted().joined(separator: ", ")
        let near = Suggestion.clause(for: name, among: options + known)
        throw .usage(
          all.isEmpty
            ? localized("unknown option %1$s", name)
            : localized("unknown option %1$s; there are %2$s%3$s", name, all, near))
      }
    }
  }

  /// The value of an option; nil if it is not given.
  func value(of option: String) -> String? { values[option] }

  func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of an option that accepts only some words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, default standard: Choice
  ) throws(Failure) -> Choice where Choice.RawValue == String {
    guard let text = values[option] else { return standard }
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue)
      let near = Suggestion.clause(for: text, among: all)
      throw .usage(
        localized("%1$s %2$s: there are %3$s%4$s", "\(option)", "\(text)", "\(all.joined(separator: ", "))", "\(near)"))
    }
    return choice
  }

  /// The value of an option as a number; nil if it is not given.
  func number(_ option: String, in range: ClosedRange<Double>) throws(Failure) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(outside: text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      throw .usage(
        localized(
          "%1$s %2$s: it takes a number from %3$s to %4$s", "\(option)", "\(text)", "\(bounds[0])", "\(bounds[1])"))
    }
    return number
  }

  /// Returns the only operand; nil if there is none.
  func only(_ what: String) throws(Failure) -> String? {
    guard positional.count <= 1 else {
      throw .usage(localized("one %1$s at most, not %2$s", "\(what)", "\(positional.joined(separator: " "))"))
    }
    return positional.first
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
