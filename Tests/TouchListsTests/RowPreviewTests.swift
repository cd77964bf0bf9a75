import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// What a table tells its delegate of the menu of a row (semantics 31.13).
@MainActor @Suite final class RowPreviewTests: UITableViewDataSource, UITableViewDelegate {
  let stage = TouchStage(size: CGSize(width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var lines: [String] = []
  private func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    lines.append("asked")
    return UIContextMenuConfiguration(
      identifier: indexPath,
      actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Open") { _ in self?.lines.append("open") }])
      })
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    lines.append("highlight(\((configuration.identifier as? IndexPath)?.row ?? -1))")
    return nil
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { lines.append("opens") }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    lines.append("commits")
    animator.addCompletion { [weak self] in self?.lines.append("shows") }
  }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { lines.append("ends") }

  private func show() {
    stage.window.application?.becomeShared()
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    stage.rootView.addSubview(table)
    stage.settle()
  }

  @Test("31.8, 31.13: a finger lifts the cell, and the delegate receives the menu and a tap on the cell")
  func finger() {
    show()
    stage.finger.down(at: CGPoint(x: 100, y: 66))
    stage.wait(0.6)
    stage.finger.up()
    stage.wait(1)
    expectEqual(take(), "asked highlight(1) opens")
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, false)
    stage.tap(at: CGPoint(x: 100, y: 66))
    expectEqual(take(), "commits ends shows")
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, false)
  }

  @Test("31.8: the mouse opens only the menu, and the chosen item acts before the end is reported")
  func mouse() {
    show()
    stage.mouse.click(at: CGPoint(x: 100, y: 66), button: .secondary)
    stage.typeKey(.keyboardHome)
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(take(), "asked opens open ends")
  }
}
