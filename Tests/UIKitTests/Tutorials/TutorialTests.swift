import Expectations
import Testing
import TouchTesting
import UIKit

/// Programs in the manner of public tutorials behave as those say.
@MainActor @Suite struct TutorialTests {
  private func shown(_ view: UICollectionView) -> String {
    view.visibleCells.map { cell in
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
      let level = (cell as? UICollectionViewListCell)?.indentationLevel ?? 0
      return String(repeating: "-", count: level) + text
    }.joined(separator: " ")
  }

  @Test("27.23: an outline opens and closes where its header is touched; handlers are asked and told")
  func outline() {
    let program = OutlineProgram()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: program)
    let view = program.collectionView!
    expectEqual(shown(view), "Home Europe Asia -Baku")
    stage.tap(item: IndexPath(item: 0, section: 1), in: view)
    stage.settle()
    expectEqual(shown(view), "Home Europe -Bern -Riga Asia -Baku")
    expectEqual(program.take(), ["expand Europe"])
    // Asia may not be closed; Bern is selected.
    stage.tap(item: IndexPath(item: 3, section: 1), in: view)
    stage.tap(item: IndexPath(item: 1, section: 1), in: view)
    expectEqual(program.take(), ["select Bern"])
    stage.tap(item: IndexPath(item: 0, section: 1), in: view)
    stage.settle()
    expectEqual(program.take(), ["collapse Europe"])
    expectEqual(shown(view), "Home Europe Asia -Baku")
    let tree = program.dataSource.snapshot(for: .tree)
    expectEqual(tree.items.map(\.title), ["Europe", "Bern", "Riga", "Asia", "Baku"])
    expectEqual(tree.visibleItems.map(\.title), ["Europe", "Asia", "Baku"])
  }

  @Test("27.23: Right opens the branch at the keyboard cursor, Left closes it or moves to its parent")
  func outlineByKeys() {
    let program = OutlineProgram()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: program)
    let view = program.collectionView!
    stage.settle()
    // Tab comes to the first row.
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardDownArrow)
    stage.typeKey(.keyboardRightArrow)
    stage.settle()
    expectEqual(shown(view), "Home Europe -Bern -Riga Asia -Baku")
    stage.typeKey(.keyboardDownArrow)
    stage.typeKey(.keyboardLeftArrow)
    stage.typeKey(.keyboardLeftArrow)
    stage.settle()
    expectEqual(shown(view), "Home Europe Asia -Baku")
  }

  @Test("27.15: the grip of a list row moves it at once")
  func grip() {
    let program = OutlineProgram()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: program)
    let view = program.collectionView!
    stage.tap(item: IndexPath(item: 0, section: 1), in: view)
    stage.settle()
    let (bern, riga) = (
      view.cellForItem(at: IndexPath(item: 1, section: 1))!, view.cellForItem(at: IndexPath(item: 2, section: 1))!
    )
    // The grip is at the end.
    let from = bern.convert(CGPoint(x: bern.bounds.maxX - 21, y: bern.bounds.midY), to: nil)
    let to = riga.convert(CGPoint(x: riga.bounds.maxX - 21, y: riga.bounds.midY), to: nil)
    stage.drag(from: from, to: to)
    stage.settle()
    expectEqual(
      program.dataSource.snapshot().itemIdentifiers(inSection: .tree).map(\.title),
      [
        "Europe", "Riga", "Bern", "Asia", "Baku",
      ])
    expectEqual(view.contentOffset.y, 0)
  }

  @Test("27.17, 27.24: shelves have badges and headers, and their cards shrink towards the edges as they scroll")
  func shelves() {
    let program = ShelvesProgram()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: program)
    let view = program.collectionView
    func scales() -> [CGFloat] {
      (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.transform.a }
    }
    expectEqual(scales(), [0.875, 0.875])
    let badge =
      view.supplementaryView(
        forElementKind: ShelvesProgram.badgeKind, at: IndexPath(item: 1, section: 0)) as? ShelvesProgram.BadgeView
    expectEqual(badge?.label.text, "1")
    stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 170, y: 80), duration: 0.2)
    stage.wait(1.5)
    expectEqual(scales(), [0.875, 0.875])
    expectNil(view.cellForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test("any scroll view has a refresh control, which asks for news once when it is pulled out")
  func refresh() {
    let program = ShelvesProgram()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: program)
    stage.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 460))
    expectEqual(program.refreshes, 0)
    stage.drag(from: CGPoint(x: 160, y: 20), to: CGPoint(x: 160, y: 420))
    stage.wait(2)
    expectEqual(program.refreshes, 1)
    expectEqual(program.collectionView.contentOffset.y, 0)
  }

  @Test("26.10, 26.33: a row that is touched opens, and those below give way")
  func expanding() {
    let program = ExpandingProgram()
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: program)
    let table = program.tableView!
    let closed = table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    stage.tap(row: IndexPath(row: 1, section: 0), in: table)
    stage.settle()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > closed + 60)
    stage.tap(row: IndexPath(row: 1, section: 0), in: table)
    stage.settle()
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, closed)
  }

  final class Numbers: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test("27.26: a layout's own attributes are copied whole; its context is asked for with each change of the bounds")
  func carousel() {
    let stage = TouchStage(size: CGSize(width: 320, height: 200))
    let layout = CarouselLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let source = Numbers()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    let found = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let percents = found.map { Int((100 * (($0 as? CarouselLayout.Attributes)?.nearness ?? 0)).rounded()) }
    expectEqual(percents, [45, 95, 35])
    expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a, 0.975)
    let before = layout.contexts
    view.contentOffset.x = 110
    stage.settle()
    #expect(layout.contexts > before)
    expectEqual(view.cellForItem(at: IndexPath(item: 2, section: 0))?.transform.a, 0.95)
  }

  @Test("27.25: another layout takes the place of one, and says when it is done")
  func otherLayout() {
    let stage = TouchStage(size: CGSize(width: 320, height: 400))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let source = Numbers()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 320, height: 60)
    var ends: [Bool] = []
    view.setCollectionViewLayout(wide, animated: true) { ends.append($0) }
    expectEqual(ends, [])
    stage.wait(0.4)
    expectEqual(ends, [true])
    expectEqual(cell?.frame, CGRect(x: 0, y: 70, width: 320, height: 60))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
  }
}
