import Testing

// Scenes in short, for tests: JSON whose bare words are strings. `delegate: {shouldReceiveTouch: {onlyViews: [a]}}`
// stands for the same with quotes.

/// Puts the quotes where the short notation leaves them out.
///
/// `true`, `false` and numbers stay as they are.
func quoted(_ text: String) -> String {
  var result = ""
  var word = ""
  func close() {
    let isPlain = word.isEmpty || word == "true" || word == "false" || word.first == "-" || word.first!.isNumber
    result += isPlain ? word : "\"\(word)\""
    word = ""
  }
  for character in text {
    if character.isLetter || character.isNumber || "._-()#".contains(character) {
      word.append(character)
    } else {
      close()
      result.append(character)
    }
  }
  close()
  return result
}

/// A view that overrides and logs all four touch methods, unless `keys` say otherwise; `frame` is four numbers.
func view(
  _ name: String, _ frame: String = "0 0 200 200", _ keys: String = "", has recognizers: [String] = [],
  _ children: String...
) -> String {
  let numbers = frame.split(separator: " ").joined(separator: ",")
  let all = "overrides: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]"
  let overrides = keys.contains("overrides") ? keys : keys.isEmpty ? all : "\(keys), \(all)"
  return quoted("{name: \(name), class: UIView, frame: [\(numbers)], \(overrides), recognizers: [")
    + recognizers.joined(separator: ",") + #"],"children":["# + children.joined(separator: ",") + "]}"
}

/// Sibling views, in the order of insertion.
func views(_ views: String...) -> String { views.joined(separator: ",") }

func recognizer(_ kind: String, _ name: String, _ keys: String) -> String {
  quoted("{name: \(name), class: UI\(kind)GestureRecognizer\(keys.isEmpty ? "" : ", " + keys)}")
}
func tap(_ name: String, _ keys: String = "") -> String { recognizer("Tap", name, keys) }
func press(_ name: String, _ keys: String = "") -> String { recognizer("LongPress", name, keys) }
func pan(_ name: String, _ keys: String = "") -> String { recognizer("Pan", name, keys) }
func swipe(_ name: String, _ keys: String = "") -> String { recognizer("Swipe", name, keys) }

/// Plays the input into a scene and compares the whole log, one line per entry.
///
/// `root` gives recognizers of the root view, which logs nothing itself; `rootKeys` its other keys.
@MainActor func expectLog(
  _ children: String, root: [String] = [], rootKeys: String = "", _ input: String, _ expected: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let keys = [rootKeys.isEmpty ? "" : quoted(rootKeys), #""recognizers":["# + root.joined(separator: ",") + "]"]
  let log = try play(
    children, root: keys.filter { !$0.isEmpty }.joined(separator: ","), fingers(input))
  let lines = expected.split(separator: "\n").map(String.init)
  #expect(log == lines, sourceLocation: location)
}
