import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Rows where text runs from right to left (semantics 26.39).
@MainActor @Suite final class MirroredRowTests: UITableViewDataSource, UITableViewDelegate {
  let stage = TouchStage(size: CGSize(width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var turns = true
  var done: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if turns { cell.semanticContentAttribute = .forceRightToLeft }
    cell.textLabel?.text = "One"
    cell.detailTextLabel?.text = "Two"
    cell.accessoryType = .disclosureIndicator
    cell.indentationLevel = indexPath.row
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("trailing") }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("leading") }

  private func actions(_ name: String) -> UISwipeActionsConfiguration {
    let result = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: name) { [weak self] _, _, done in
        self?.done.append(name)
        done(true)
      }
    ])
    result.performsFirstActionWithFullSwipe = false
    return result
  }

  private func show() {
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    stage.rootView.addSubview(table)
    stage.settle()
  }

  /// Where the parts of a row lie, from left to right or, of a mirrored row, from right to left.
  private func places(_ row: Int) -> [CGRect] {
    guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else { return [] }
    func turned(_ rect: CGRect) -> CGRect {
      turns ? CGRect(x: 320 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    return [
      cell.parts.text, cell.parts.second, cell.parts.accessory, cell.parts.line, cell.parts.control, cell.parts.grip,
    ]
    .compactMap { $0 }.filter { !$0.isHidden }.map { turned(cell.convert($0.bounds, from: $0)) }
  }

  @Test("26.39: each part is as far from the right as it was from the left, also while rows are edited")
  func parts() {
    var found: [[[CGRect]]] = []
    for isTurned in [false, true] {
      let other = MirroredRowTests()
      other.turns = isTurned
      other.show()
      var seen = [other.places(0), other.places(2)]
      other.table.setEditing(true, animated: false)
      other.stage.settle()
      seen.append(other.places(1))
      found.append(seen)
    }
    #expect(found[0].allSatisfy { $0.count >= 3 } && found[0][2].count > found[0][0].count)
    expectEqual(found[0], found[1])
  }

  @Test("26.39: a mirrored row is pulled to the right for its trailing actions, which lie at its left")
  func swipes() throws {
    show()
    stage.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 260, y: 66))
    stage.wait(1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX > 40)
    stage.tap(at: CGPoint(x: 20, y: 66))
    stage.wait(1)
    #expect(done == ["trailing"] && cell.frame.minX == 0)
    stage.drag(from: CGPoint(x: 260, y: 66), to: CGPoint(x: 100, y: 66))
    stage.wait(1)
    #expect(cell.frame.minX < -40)
    stage.tap(at: CGPoint(x: 300, y: 66))
    stage.wait(1)
    expectEqual(done, ["trailing", "leading"])
  }

  @Test("27.20: so do the contents and accessories of list cells")
  func listCells() {
    func places(_ direction: UISemanticContentAttribute) -> [CGRect] {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      cell.semanticContentAttribute = direction
      var content = UIListContentConfiguration.cell()
      (content.text, content.secondaryText) = ("One", "Two")
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .label(text: "7")]
      cell.layoutIfNeeded()
      var found: [CGRect] = []
      func collect(_ view: UIView) {
        if view is UILabel || view is CellAccessory { found.append(cell.convert(view.bounds, from: view)) }
        view.subviews.forEach(collect)
      }
      collect(cell)
      return found
    }
    let (plain, turned) = (places(.forceLeftToRight), places(.forceRightToLeft))
    #expect(plain.count == 4 && plain != turned)
    expectEqual(turned, plain.map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }
}
