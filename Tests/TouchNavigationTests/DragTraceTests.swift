import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchWidgets

/// Collects the questions of drags.
@MainActor private final class Questions: TraceSink {
  let names: [ObjectIdentifier: String]
  var lines: [String] = []
  init(_ names: [ObjectIdentifier: String]) { self.names = names }

  func record(_ entry: TraceEntry) {
    guard case .asked(let question, nil, let answer) = entry.kind, let view = entry.view else { return }
    let name = names[ObjectIdentifier(view)] ?? "?"
    lines.append("\(entry.rule) \(name) \(question.rawValue) \(answer) \(entry.recognizer?.name ?? "-")")
  }
}

@MainActor @Suite struct DragTraceTests {
  let board = DragStage()

  @Test("54.22: the trace has the items, the interest of targets, and changes of proposals with the drag's recognizer")
  func questions() {
    let sink = Questions([ObjectIdentifier(board.card): "card", ObjectIdentifier(board.tray): "tray"])
    board.stage.window.application?.traceSink = sink
    board.target.operation = .forbidden
    board.lift()
    board.drag(to: board.onTray)
    board.target.operation = .copy
    board.drag(to: CGPoint(x: 281, y: 360))
    board.drag(to: CGPoint(x: 282, y: 360))
    board.stage.finger.up()
    board.stage.wait(1)
    board.source.items = { [] }
    board.lift()
    board.stage.finger.up()
    board.stage.window.application?.traceSink = nil
    expectEqual(
      sink.lines,
      [
        "54.5 card itemsForBeginning true drag lift", "54.11 tray canHandleDrop true drag lift",
        "54.13 tray dropProposal false drag lift", "54.13 tray dropProposal true drag lift",
        "54.5 card itemsForBeginning false drag lift",
      ])
  }
}
