import Testing
import TouchTesting
import UIKit

@testable import LogFilter

@MainActor @Suite struct LogFilterTests {
  @Test("Typing leaves the lines that have the text, Escape brings all back")
  func filters() {
    let lines = LinesController(LogLines(text: "start\nError: disk\nfine\nerror: net\n"), title: "log")
    let stage = TouchStage(
      size: CGSize(width: 600, height: 400), rootViewController: UINavigationController(rootViewController: lines))
    stage.settle()
    func seen() -> [String] { lines.tableView.visibleCells.compactMap { ($0 as? LineCell)?.text } }
    #expect(seen() == ["start", "Error: disk", "fine", "error: net"])
    stage.tap(lines.search.searchBar.searchTextField)
    stage.typeText("error")
    stage.settle()
    #expect(seen() == ["Error: disk", "error: net"])
    stage.typeText(": n")
    stage.settle()
    #expect(seen() == ["error: net"] && lines.lines[0].number == 4)
    stage.typeKey(.keyboardEscape)
    stage.settle()
    #expect(seen().count == 4)
  }
}
