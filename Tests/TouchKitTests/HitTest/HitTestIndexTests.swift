import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@Suite("The boxes and the grid of a wide parent follow every change") @MainActor struct HitTestIndexTests {
  /// 100 squares of 10 points in rows of ten, found through a grid, in a parent of 200 by 200.
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private var squares: [UIView] { parent.subviews }

  init() {
    for place in 0..<100 {
      parent.addSubview(UIView(frame: CGRect(x: place % 10 * 10, y: place / 10 * 10, width: 10, height: 10)))
    }
    warm()
  }

  /// So many hit tests that there is a grid again.
  private func warm() { for _ in 0...ChildList.searchesWorthAGrid { _ = hit(5, 5) } }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { parent.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test("there is a grid after some hit tests, and it finds each square")
  func found() {
    #expect(parent.children?.grid != nil)
    for (place, square) in squares.enumerated() {
      let (column, row) = (CGFloat(place % 10), CGFloat(place / 10))
      #expect(hit(column * 10 + 5, row * 10 + 5) === square)
    }
    #expect(hit(150, 150) === parent)
  }

  @Test(
    "a view is found where it moves to, and no longer where it was",
    arguments: ["frame", "center", "bounds", "transform"])
  func moved(by property: String) {
    let square = squares[0]
    switch property {
    case "frame": square.frame = CGRect(x: 150, y: 150, width: 10, height: 10)
    case "center": square.center = CGPoint(x: 155, y: 155)
    case "bounds": square.bounds.size = CGSize(width: 310, height: 310)
    default: square.transform = CGAffineTransform(translationX: 150, y: 150)
    }
    #expect(hit(155, 155) === square)
    expectEqual((hit(5, 5) === square), (property == "bounds"))
    #expect(hit(195, 195) === parent)
  }

  @Test(
    "a view that is not there for touches is not found, and found again when it is",
    arguments: ["hidden", "alpha", "interaction"])
  func refused(by property: String) {
    let square = squares[0]
    func set(_ isThere: Bool) {
      switch property {
      case "hidden": square.isHidden = !isThere
      case "alpha": square.alpha = isThere ? 1 : 0
      default: square.isUserInteractionEnabled = isThere
      }
    }
    set(false)
    #expect(hit(5, 5) === parent)
    warm()
    #expect(hit(5, 5) === parent)
    set(true)
    #expect(hit(5, 5) === square)
  }

  @Test(
    "a view that was not there for touches when boxes were made is found once it is",
    arguments: ["hidden", "alpha", "interaction", "transform"])
  func refusedAtFirst(by property: String) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<5 { outer.addSubview(UIView(frame: outer.bounds)) }
    let front = UIView(frame: outer.bounds)
    outer.addSubview(front)
    func set(_ isThere: Bool) {
      switch property {
      case "hidden": front.isHidden = !isThere
      case "alpha": front.alpha = isThere ? 1 : 0
      case "interaction": front.isUserInteractionEnabled = isThere
      default: front.transform = isThere ? .identity : CGAffineTransform(translationX: 500, y: 0)
      }
    }
    set(false)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer.subviews[4])
    set(true)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
  }

  @Test("removing, adding and putting into another order count at once")
  func structure() {
    let (first, second) = (squares[0], squares[1])
    first.removeFromSuperview()
    #expect(hit(5, 5) === parent)
    #expect(hit(15, 5) === second)
    warm()
    first.frame.origin.x = 10
    parent.addSubview(first)
    #expect(hit(15, 5) === first)
    parent.sendSubviewToBack(first)
    #expect(hit(15, 5) === second)
    warm()
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(hit(15, 5) === first)
    parent.bringSubviewToFront(second)
    #expect(hit(15, 5) === second)
  }

  @Test("a view that was taken away and changed since does not disturb those that stay")
  func leftBehind() {
    let square = squares[50]
    square.removeFromSuperview()
    square.center = CGPoint(x: 5, y: 5)
    #expect(hit(5, 5) === squares[0])
    expectEqual(parent.children?.boxes.count, 99)
  }

  @Test("so many moves that the grid is dropped lose no view")
  func manyMoves() {
    for square in squares { square.center.x += 100 }
    for (place, square) in squares.enumerated() {
      let (column, row) = (CGFloat(place % 10), CGFloat(place / 10))
      #expect(hit(column * 10 + 105, row * 10 + 5) === square)
    }
    #expect(hit(5, 5) === parent)
  }

  @Test("scrolling the parent needs no new boxes and finds the visible views")
  func scrolled() {
    let grid = parent.children?.grid
    parent.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(parent.hitTest(CGPoint(x: 5, y: 95), with: nil) === squares[90])
    expectNil(parent.hitTest(CGPoint(x: 5, y: 5), with: nil))
    #expect(parent.children?.grid === grid)
  }

  @Test("an override that changes the list during the search does not change which views are asked after it")
  func changedWhileAsked() {
    let asker = Enlarged(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    asker.reach = -5
    asker.asked = { [squares] view in
      view.removeFromSuperview()
      squares[0].frame.origin = CGPoint(x: 100, y: 100)
      squares[99].frame.origin = CGPoint(x: 0, y: 0)
    }
    parent.addSubview(asker)
    #expect(hit(2, 2) === squares[99])
    #expect(hit(105, 105) === squares[0])
  }

  @Test("points that are not finite hit no view")
  func notANumber() {
    expectNil(hit(.nan, 5))
    expectNil(hit(5, .infinity))
  }
}
