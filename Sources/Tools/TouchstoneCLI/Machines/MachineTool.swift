import TouchFiles

/// A tool of the server: its name, its arguments, and what they mean.
struct MachineTool {
  /// The kind of an argument.
  enum Kind {
    case text
    case flag
    case numbers(ClosedRange<Double>)
    case wholeNumbers(ClosedRange<Double>)
    /// A Boolean value or a number.
    case value
  }

  struct Argument {
    let name: String
    let kind: Kind
    let meaning: String
    var isRequired = false
  }

  let name: String
  let description: String
  var arguments: [Argument] = []
  /// Whether the tool changes nothing.
  var isReadOnly = true

  static let all: [MachineTool] = [
    MachineTool(
      name: "tree",
      description: """
        Lists the windows, views, controllers and recognizers: name, class, box on the surface, text, flags, and which \
        recognizers wait for which. Other tools take these names.
        """),
    MachineTool(
      name: "picture", description: "Returns the window as a PNG picture.",
      arguments: [Argument(name: "scale", kind: .numbers(0.1...4), meaning: "pixels in a point; 1 by default")]),
    MachineTool(
      name: "press",
      description: "Presses one finger on a view or a position, and lifts it.",
      arguments: target + [
        Argument(name: "duration", kind: .numbers(0...60), meaning: "seconds until it lifts; 0.05 by default, a tap"),
        Argument(name: "count", kind: .wholeNumbers(1...10), meaning: "how many times, a tenth of a second apart"),
      ], isReadOnly: false),
    MachineTool(
      name: "drag",
      description: """
        Drags one finger in a straight line from a view or a position, by a distance or to another view, and lifts it.
        """,
      arguments: target + [
        Argument(name: "dx", kind: .numbers(places), meaning: "points to the right; 0 by default"),
        Argument(name: "dy", kind: .numbers(places), meaning: "points down; 0 by default"),
        Argument(name: "to", kind: .text, meaning: "the name of the view where it ends, instead of dx and dy"),
        Argument(name: "duration", kind: .numbers(0.01...60), meaning: "seconds of the movement; 0.5 by default"),
        Argument(name: "hold", kind: .numbers(0...60), meaning: "seconds before the movement; 0 by default"),
      ], isReadOnly: false),
    MachineTool(
      name: "pinch",
      description: "Moves two fingers apart or together, around the middle of a view or a position.",
      arguments: target + [
        Argument(
          name: "scale", kind: .numbers(0.1...10), meaning: "their last distance, divided by the first",
          isRequired: true),
        Argument(name: "duration", kind: .numbers(0.01...60), meaning: "seconds of the movement; 0.5 by default"),
      ], isReadOnly: false),
    MachineTool(
      name: "type",
      description: "Enters text into the first responder, as an input method does, or presses a key.",
      arguments: [
        Argument(name: "text", kind: .text, meaning: "the text"),
        Argument(name: "key", kind: .text, meaning: "a key instead: a letter, a digit, return, tab, left, …"),
      ], isReadOnly: false),
    MachineTool(
      name: "wait", description: "Lets time pass.",
      arguments: [Argument(name: "seconds", kind: .numbers(0...60), meaning: "how long", isRequired: true)],
      isReadOnly: false),
    MachineTool(
      name: "explain",
      description: """
        Explains why recognizers acted or did not act, with the rule and the number that decided, and finds changes of \
        code that help by playing the touches again. Of a scene or a capture: everything that was touched, or its own \
        input before the first touch. Of an app: the last gesture.
        """,
      arguments: [
        Argument(name: "name", kind: .text, meaning: "only this recognizer"),
        Argument(name: "want", kind: .text, meaning: "what should happen: \"save sends touchUpInside\", \"pan acts\""),
      ]),
    MachineTool(
      name: "reachability",
      description: """
        Predicts, without a touch, which view a finger at a view or a position would reach, which recognizers would \
        receive it, and which could refuse, delay or cancel it. Without arguments: for the middle of every control and \
        every view with recognizers, whether a finger reaches it.
        """,
      arguments: target),
    MachineTool(
      name: "set_flag",
      description: "Sets a flag of a view or a recognizer, to see what it changes; the tool undo takes it back.",
      arguments: [
        Argument(name: "name", kind: .text, meaning: "the view or the recognizer", isRequired: true),
        Argument(name: "flag", kind: .text, meaning: "UIKit's name, such as isHidden", isRequired: true),
        Argument(name: "value", kind: .value, meaning: "the new value", isRequired: true),
      ], isReadOnly: false),
    MachineTool(
      name: "undo", description: "Takes the last set_flag back.",
      arguments: [Argument(name: "all", kind: .flag, meaning: "true: all of them")], isReadOnly: false),
    MachineTool(
      name: "capture",
      description: """
        Returns the last gesture as a capture: the tree, the touches and the decisions in one text, which the commands \
        play, explain, lint and demo open.
        """),
    MachineTool(
      name: "input",
      description: "Returns everything that was touched as an input file, which the command play takes with --input."),
  ]

  private static let places = -100_000.0...100_000.0

  private static let target = [
    Argument(name: "name", kind: .text, meaning: "a view, or a recognizer for its view; its middle is touched"),
    Argument(name: "x", kind: .numbers(places), meaning: "a position instead, in points of the surface"),
    Argument(name: "y", kind: .numbers(places), meaning: "the same"),
  ]
}

extension MachineTool {
  /// The tool as `tools/list` describes it.
  var json: JSONValue {
    let properties = arguments.map { JSONMember($0.name, $0.schema) }
    let required = arguments.filter(\.isRequired).map(\.name)
    var schema = [JSONMember("type", .string("object")), JSONMember("properties", .object(properties))]
    if !required.isEmpty { schema.append(JSONMember("required", .strings(required))) }
    schema.append(JSONMember("additionalProperties", .bool(false)))
    return .object([
      JSONMember("name", .string(name)), JSONMember("description", .string(description)),
      JSONMember("inputSchema", .object(schema)),
      JSONMember("annotations", .object([JSONMember("readOnlyHint", .bool(isReadOnly))])),
    ])
  }
}

extension MachineTool.Argument {
  fileprivate var schema: JSONValue {
    var members: [JSONMember]
    switch kind {
    case .text: members = [JSONMember("type", .string("string"))]
    case .flag: members = [JSONMember("type", .string("boolean"))]
    case .numbers(let range): members = Self.members("number", range)
    case .wholeNumbers(let range): members = Self.members("integer", range)
    case .value: members = [JSONMember("type", .strings(["boolean", "number"]))]
    }
    members.append(JSONMember("description", .string(meaning)))
    return .object(members)
  }

  private static func members(_ type: String, _ range: ClosedRange<Double>) -> [JSONMember] {
    [
      JSONMember("type", .string(type)), JSONMember("minimum", .number(range.lowerBound)),
      JSONMember("maximum", .number(range.upperBound)),
    ]
  }

  /// The sentence about a value that is not accepted; nil for one that is.
  func mistake(_ value: JSONValue) -> String? {
    switch (kind, value.content) {
    case (.text, .string), (.flag, .bool), (.value, .bool), (.value, .number): nil
    case (.numbers(let range), .number(let number)) where range.contains(number): nil
    case (.wholeNumbers(let range), .number(let number)) where range.contains(number) && number == number.rounded(): nil
    case (.text, _): "\(name) is not a text"
    case (.flag, _): "\(name) is not a Boolean value"
    case (.value, _): "\(name) is neither a Boolean value nor a number"
    case (.numbers(let range), _): "\(name) is not a number from \(Self.words(range))"
    case (.wholeNumbers(let range), _): "\(name) is not a whole number from \(Self.words(range))"
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "\(JSONWriter.number(range.lowerBound)) to \(JSONWriter.number(range.upperBound))"
  }
}
