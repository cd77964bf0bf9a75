import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Between what states cells go, and what they keep clear of (26.41, 26.42).
@MainActor @Suite final class CellStateTests: UITableViewDataSource, UITableViewDelegate {
  private final class Cell: UITableViewCell {
    var lines: [String] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      lines.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      lines.append("did \(state.rawValue)")
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let page = UIViewController()
  private let stage: TouchStage
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private var style = UITableViewCell.EditingStyle.delete
  private var indents = true

  init() {
    stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: page)
    table.rowHeight = 44
    table.register(Cell.self, forCellReuseIdentifier: "cell")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryType = .disclosureIndicator
    cell.shouldIndentWhileEditing = indents
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
  }

  private func show() {
    table.dataSource = self
    table.delegate = self
    page.view.addSubview(table)
    stage.settle()
  }
  private func cell(_ row: Int = 0) throws -> Cell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
  }
  private func swipe(_ row: Int) {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    stage.drag(from: CGPoint(x: 250, y: rect.midY), to: CGPoint(x: 150, y: rect.midY), duration: 0.3)
  }

  @Test("26.41: editing is reported before and after its animation; without one at once")
  func editing() throws {
    show()
    let cell = try cell()
    table.setEditing(true, animated: true)
    #expect(cell.take() == ["will 1"] && cell.isEditing)
    stage.wait(0.5)
    expectEqual(cell.take(), ["did 1"])
    table.setEditing(false, animated: false)
    expectEqual(cell.take(), ["will 0", "did 0"])
    table.setEditing(false, animated: false)
    expectEqual(cell.take(), [])
  }

  @Test("26.41: so are the actions of a swipe, when the row is open and when it is closed")
  func swiping() throws {
    show()
    let cell = try cell(1)
    swipe(1)
    #expect(cell.take() == ["will 2"] && cell.showingDeleteConfirmation)
    stage.wait(0.5)
    expectEqual(cell.take(), ["did 2"])
    stage.tap(at: CGPoint(x: 100, y: 250))
    expectEqual(cell.take(), ["will 0"])
    stage.wait(0.5)
    #expect(cell.take() == ["did 0"] && !cell.showingDeleteConfirmation)
  }

  @Test("26.41: the sign for deleting adds its state to that of editing")
  func confirming() throws {
    show()
    let cell = try cell()
    table.setEditing(true, animated: false)
    _ = cell.take()
    table.editControlTapped(cell)
    stage.wait(0.5)
    table.setEditing(false, animated: false)
    expectEqual(cell.take(), ["will 3", "did 3", "will 1", "did 1", "will 0", "did 0"])
  }

  @Test("26.27: without a control content gives way where the cell, or else the delegate, says so")
  func indenting() throws {
    style = .none
    show()
    table.setEditing(true, animated: false)
    try expectEqual(cell().contentView.frame.minX, 38)
    try cell().shouldIndentWhileEditing = false
    stage.settle()
    try expectEqual(cell().contentView.frame.minX, 0)
    table.setEditing(false, animated: false)
    indents = false
    table.reloadData()
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(try cell().contentView.frame.minX == 0 && !cell().shouldIndentWhileEditing)
  }

  @Test("26.27: what a delegate writes goes before what the cell says")
  func delegateIndents() throws {
    final class Answer: UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { .none }
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
    }
    indents = false
    let answer = Answer()
    table.dataSource = self
    table.delegate = answer
    page.view.addSubview(table)
    table.setEditing(true, animated: false)
    stage.settle()
    try expectEqual([cell(0), cell(1)].map(\.contentView.frame.minX), [0, 38])
    try expectEqual([cell(0), cell(1)].map(\.shouldIndentWhileEditing), [false, true])
  }

  @Test("26.42: content, accessories and controls lie within the safe area, grounds reach the edges")
  func safeArea() throws {
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    show()
    let cell = try cell()
    func places() -> [CGRect] {
      stage.settle()
      return [cell.frame, cell.contentView.frame, cell.parts.accessory?.frame ?? .zero].map {
        CGRect(x: $0.minX, y: 0, width: $0.width, height: 0)
      }
    }
    func places(_ frames: [(CGFloat, CGFloat)]) -> [CGRect] {
      frames.map { CGRect(x: $0.0, y: 0, width: $0.1, height: 0) }
    }
    expectEqual(places(), places([(0, 320), (30, 238), (268, 20)]))
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.contentView.frame.minX == 30 && header.contentView.frame.width == 270)
    table.setEditing(true, animated: false)
    #expect(cell.parts.control?.frame.minX == 34 && cell.contentView.frame.minX == 68)
    table.setEditing(false, animated: false)
    table.insetsContentViewsToSafeArea = false
    expectEqual(places(), places([(0, 320), (0, 288), (288, 20)]))
    expectEqual(header.contentView.frame, header.bounds)
  }

  @Test("26.42: mirrored rows keep clear of the same sides, and cards of what reaches into them")
  func safeSides() throws {
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    table.semanticContentAttribute = .forceRightToLeft
    show()
    let cell = try cell()
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    stage.settle()
    #expect(cell.contentView.frame.minX == 62 && cell.contentView.frame.maxX == 300)
    let cards = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .insetGrouped)
    cards.register(Cell.self, forCellReuseIdentifier: "cell")
    cards.dataSource = self
    page.view.addSubview(cards)
    stage.settle()
    let card = try #require(cards.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(card.frame.minX == 16 && card.contentView.frame.minX == 14)
  }
}
