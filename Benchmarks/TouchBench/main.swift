// Our side of the bench: runs one case and prints its figure. Benchmarks/bench runs it beside the peers' programs.
import TouchGeometry
import TouchKit
import Touchstone

let words = Array(CommandLine.arguments.dropFirst())
let argument = words.count > 1 ? words[1] : ""
var figure: Double?
var figures: [Double] = []
do {
  switch words.first {
  case "start": try WindowCases.start()
  case "press":
    // The one button of a small window, or a scene in a large one, with the inspector or without.
    if argument.isEmpty {
      try WindowCases.press()
    } else {
      try WindowCases.pressScene(isInspected: argument == "inspected")
    }
  case "redraw": figure = try WindowCases.frames(changesAll: true)
  case "change": figure = try WindowCases.frames(changesAll: false)
  case "animate": figures = try AnimationCase.run()
  case "push": figures = try PushCase.run()
  case "scroll": figures = try ScrollCase.run()
  case "hit":
    if let kind = Trees.Kind(rawValue: words.count > 2 ? words[2] : "plain") {
      figure = HitTestCase.run(shape: argument, kind: kind)
    }
  case "scrub": figures = ScrubCase.run()
  case "memory": figure = MemoryCase.run()
  case "text": figures = try TextCase.run(argument)
  case "events":
    // events RECOGNIZERS [FAMILY] [traced]
    if let count = Int(argument) { figure = eventCase(count, words.dropFirst(2)).measure() }
  case "moves":
    // moves EVENTS [RECOGNIZERS [FAMILY] [traced]]: only does it, for those who count from outside.
    if let count = Int(argument) {
      eventCase(words.count > 2 ? Int(words[2]) ?? 5 : 5, words.dropFirst(3)).run(events: count)
    }
    exit(0)
  default: break
  }
} catch {
  // As every program with a window does.
  Complaint.print("TouchBench: \(error)")
  exit(WindowedProgram.noDisplay)
}

@MainActor func eventCase(_ recognizers: Int, _ words: ArraySlice<String>) -> EventCase {
  let family = words.first.flatMap { EventCase.Family(rawValue: $0) } ?? .pans
  return EventCase(recognizers: recognizers, family: family, traced: words.contains("traced"))
}

if let figure { figures = [figure] }
guard !figures.isEmpty else { exit(64) }
print(figures.map { "\($0)" }.joined(separator: " "))
