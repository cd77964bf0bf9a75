// Runs one case of the kit and prints its figure. Benchmarks/bench runs it along with the programs of other kits.
import TouchGeometry
import TouchHeadless
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
    // The one button of a small window, alone or with all kinds of input, a context menu, or a scene in a large one, with the inspector or without.
    if argument.isEmpty {
      try WindowCases.press()
    } else if argument == "sources" {
      try WindowCases.sources()
    } else if argument == "menu" {
      try WindowCases.menu()
    } else {
      try WindowCases.pressScene(isInspected: argument == "inspected")
    }
  case "redraw": figure = try WindowCases.frames(changesAll: true)
  case "change": figure = try WindowCases.frames(changesAll: false)
  case "animate": figures = try AnimationCase.run()
  case "push": figures = try PushCase.run()
  case "scroll": figures = try ScrollCase.run()
  case "window": figures = try WholeWindowCase.run()
  case "present": figures = try PresentCase.run()
  case "paint":
    // paint KIND [SCALE]
    figures = PaintCase.run(argument, scale: words.count > 2 ? Double(words[2]).map { CGFloat($0) } ?? 1 : 1)
  case "blur":
    // blur alone [THREADS], or blur frames [SCALE]
    let number = words.count > 2 ? Double(words[2]) ?? 1 : 1
    figures = argument == "alone" ? BlurCase.alone(threads: Int(number)) : BlurCase.frames(scale: CGFloat(number))
  case "hit":
    if let kind = Trees.Kind(rawValue: words.count > 2 ? words[2] : "plain") {
      figure = HitTestCase.run(shape: argument, kind: kind)
    }
  case "reach":
    // reach SHAPE [RECOGNIZERS]
    figures = ReachCase.run(shape: argument, recognizers: words.count > 2 ? Int(words[2]) ?? 0 : 0)
  case "scrub": figures = ScrubCase.run()
  case "inspected":
    // inspected [presses]
    if argument == "presses" {
      InspectedPressCase.press()
      exit(0)
    }
    figures = InspectedPressCase.run()
  case "memory": figure = MemoryCase.run()
  case "solve":
    // solve SHAPE VIEWS
    if let shape = SolverCase.Shape(rawValue: argument), words.count > 2, let count = Int(words[2]) {
      figures = SolverCase.run(shape, count)
    }
  case "list":
    switch argument {
    case "large": figures = try TableCases.large()
    case "million": figures = try TableCases.million()
    case "wrapped": figures = try TableCases.selfSizing()
    case "batch": figures = try TableCases.batch()
    case "feed": figures = feed(byHand: false)
    case "frames": figures = feed(byHand: true)
    default: break
    }
  case "text": figures = try TextCase.run(argument)
  case "events":
    // events RECOGNIZERS [FAMILY] [traced] [sources]
    if let count = Int(argument) { figure = eventCase(count, words.dropFirst(2)).measure() }
  case "moves":
    // moves EVENTS [RECOGNIZERS [FAMILY] [traced] [sources]]: only does it, for those who count from outside.
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

/// Labels measure their texts with the engine of every program.
@MainActor func feed(byHand: Bool) -> [Double] {
  let program = HeadlessApplication(size: CGSize(width: 600, height: 600), scale: 1)
  return withExtendedLifetime(program) { FeedCase.run(byHand: byHand) }
}

@MainActor func eventCase(_ recognizers: Int, _ words: ArraySlice<String>) -> EventCase {
  let family = words.first.flatMap { EventCase.Family(rawValue: $0) } ?? .pans
  return EventCase(
    recognizers: recognizers, family: family, traced: words.contains("traced"),
    hasSources: words.contains("sources"))
}

if let figure { figures = [figure] }
guard !figures.isEmpty else { exit(64) }
print(figures.map { "\($0)" }.joined(separator: " "))
