#if FoundationGeometry
import Expectations
import Foundation
import Testing
import TouchTesting
import UIKit

/// Auto Layout helpers, feeds, grids and searches in the manner of public iOS code.
@MainActor @Suite struct PortedLayoutTests {
  @Test("A builder, operators, names, priorities, and a clone with another multiplier")
  func helpers() throws {
    let stage = TouchStage(size: CGSize(width: 400, height: 600))
    let (panel, badge) = (UIView(), UIView())
    stage.rootView.addSubviews(panel, badge)
    let isWide = true
    NSLayoutConstraint.build {
      panel.edges(to: stage.rootView, insets: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      (badge.widthAnchor ~~ panel.widthAnchor * 0.5 + 4).named("width")
      if isWide { badge.heightAnchor ~~ 24 } else { badge.heightAnchor ~~ 48 }
      badge.centerXAnchor ~~ panel.centerXAnchor
      for offset in [8, 12] as [CGFloat] {
        (badge.topAnchor >~ panel.topAnchor + offset).with(priority: UILayoutPriority(Float(500 + offset)))
      }
    }
    stage.rootView.layoutIfNeeded()
    expectEqual(panel.frame, CGRect(x: 20, y: 10, width: 340, height: 560))
    expectEqual(badge.frame, CGRect(x: 103, y: 22, width: 174, height: 24))
    let width = try #require(badge.constraint(named: "width"))
    // The nearest view around both has it.
    #expect(stage.rootView.constraints.contains { $0 === width } && badge.constraints.count == 1)
    let clone = width.cloned(multiplier: 0.25)
    stage.rootView.layoutIfNeeded()
    #expect(!width.isActive && clone.isActive && badge.frame.width == 89 && clone.identifier == "width")
    panel.removeFromSuperview()
    #expect(!clone.isActive && badge.constraints.count == 1)
  }

  @Test("A post is as high as its words, and higher when it is opened")
  func feed() throws {
    let feed = FeedViewController(style: .plain)
    let words = String(repeating: "Words that go on and on. ", count: 12)
    feed.posts = [("Ada", "Short."), ("Grace", words), ("Alan", "Short.")]
    let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: feed)
    let path = IndexPath(row: 1, section: 0)
    let closed = feed.tableView.rectForRow(at: path).height
    let cell = try #require(feed.tableView.cellForRow(at: path) as? PostCell)
    #expect(cell.body.frame.maxX == 384 && cell.body.frame.minX == 68)
    #expect(closed == feed.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height && closed < 120)
    stage.tap(row: path, in: feed.tableView)
    stage.wait(0.5)
    let open = feed.tableView.rectForRow(at: path).height
    #expect(open > closed + 40 && feed.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == closed + open)
    stage.tap(row: path, in: feed.tableView)
    stage.wait(0.5)
    expectEqual(feed.tableView.rectForRow(at: path).height, closed)
  }

  @Test("A search over a snapshot says that there is nothing, and its button shows all again")
  func search() throws {
    let mountains = MountainsViewController()
    let stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: mountains)
    let list = try #require(mountains.collectionView)
    #expect(mountains.searchBar.frame.minY == 8 && list.frame.minY == mountains.searchBar.frame.maxY + 4)
    #expect(list.visibleCells.count == 4 && mountains.contentUnavailableConfiguration == nil)
    mountains.searchBar.searchTextField.becomeFirstResponder()
    stage.typeText("tri")
    stage.wait(0.5)
    expectEqual(list.visibleCells.count, 1)
    stage.typeText("x")
    stage.wait(0.5)
    let nothing = mountains.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(list.visibleCells.isEmpty && nothing?.text == "No Results")
    #expect(mountains.view.subviews.last is UIContentUnavailableView)
    expectEqual(mountains.view.subviews.last?.frame, mountains.view.bounds)
    stage.tap(labeled: "Show all")
    stage.wait(0.5)
    #expect(list.visibleCells.count == 4 && mountains.contentUnavailableConfiguration == nil)
    #expect(!(mountains.view.subviews.last is UIContentUnavailableView))
  }

  @Test("A pinch changes a grid to one column gradually, back or completely")
  func photos() throws {
    let photos = PhotoGridController()
    let stage = TouchStage(size: CGSize(width: 320, height: 600), rootViewController: photos)
    func frame(_ item: Int) -> CGRect {
      photos.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }
    expectEqual(frame(1), CGRect(x: 108, y: 0, width: 105, height: 105))
    photos.pinch(to: 0.5)
    photos.collectionView.layoutIfNeeded()
    // Between 105 at (107, 0) and 320 at (0, 322).
    expectEqual(frame(1), CGRect(x: 54, y: 161, width: 212.5, height: 212.5))
    photos.pinch(to: 0.25)
    photos.letGo()
    stage.wait(1)
    #expect(frame(1) == CGRect(x: 108, y: 0, width: 105, height: 105) && photos.ends == ["true false"])
    photos.pinch(to: 0.75)
    photos.letGo()
    stage.wait(1)
    #expect(frame(1) == CGRect(x: 0, y: 322, width: 320, height: 320) && photos.ends == ["true false", "true true"])
    expectEqual((photos.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width, 320)
  }
}
#endif
