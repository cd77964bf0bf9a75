import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Layouts whose places are turned round (27.31), and from where insets of sections count (27.32).
@MainActor @Suite final class FlippedLayoutTests: UICollectionViewDataSource {
  private final class Flow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private let page = UIViewController()
  private let stage: TouchStage
  private let layout = Flow()
  private let view: UICollectionView
  private var count = 3

  init() {
    stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: page)
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  private func show() {
    page.view.addSubview(view)
    stage.settle()
  }
  private var lefts: [CGFloat] {
    stage.settle()
    return view.visibleCells.map(\.frame.minX)
  }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("27.31: items begin at the right where text runs from right to left, and questions agree")
  func items() {
    show()
    expectEqual(lefts, [0, 110, 220])
    view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    expectEqual(lefts, [220, 110, 0])
    expectEqual(view.indexPathForItem(at: CGPoint(x: 310, y: 10)), path(0))
    expectEqual(view.layoutAttributesForItem(at: path(0))?.frame.minX, 220)
    expectEqual(layout.layoutAttributesForItem(at: path(0))?.frame.minX, 0)
  }

  @Test("27.31: content that scrolls across begins at its right end, and stays there")
  func across() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    count = 10
    view.semanticContentAttribute = .forceRightToLeft
    show()
    #expect(view.contentOffset.x == 680 && view.cellForItem(at: path(0))?.frame.minX == 900)
    count = 12
    view.insertItems(at: [path(10), path(11)])
    #expect(view.contentOffset.x == 880 && view.cellForItem(at: path(0))?.frame.minX == 1100)
    view.scrollToItem(at: path(11), at: .left, animated: false)
    expectEqual(view.contentOffset.x, 0)
  }

  @Test("27.31: an item is moved by where it is seen")
  func moving() {
    final class Mover: UICollectionViewDataSource {
      var moves: [IndexPath] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(
        _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) { moves = [source, destination] }
    }
    let mover = Mover()
    view.dataSource = mover
    view.semanticContentAttribute = .forceRightToLeft
    show()
    let cell = view.cellForItem(at: path(0))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
    expectEqual(cell?.center, CGPoint(x: 50, y: 25))
    view.endInteractiveMovement()
    expectEqual(mover.moves, [path(0), path(2)])
  }

  @Test("27.32: the insets of sections count from the content, the safe area or the margins, across the scrolling")
  func reference() {
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    count = 2
    show()
    expectEqual(lefts, [4, 112])
    layout.sectionInsetReference = .fromSafeArea
    expectEqual(lefts, [34, 210])
    layout.sectionInsetReference = .fromLayoutMargins
    expectEqual(lefts, [16, 170])
    view.layoutMargins.left = 20
    expectEqual(lefts, [24, 170])
  }
}
