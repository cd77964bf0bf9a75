import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@Suite("Views that answer for themselves are asked from front to back among many siblings (semantics 2.7, 2.13)")
@MainActor struct HitTestLooseTests {
  /// 200 squares of 10 points in a row; every tenth is asked everywhere and claims nothing outside of its bounds.
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 200))
  private let asked = Log()
  private var askers: [Enlarged] { parent.subviews.compactMap { $0 as? Enlarged } }

  init() {
    for place in 0..<200 {
      let frame = CGRect(x: place * 10, y: 0, width: 10, height: 10)
      let view = place % 10 == 0 ? Enlarged(frame: frame) : UIView(frame: frame)
      view.tag = place
      (view as? Enlarged)?.asked = { [asked] in asked("\($0.tag)") }
      parent.addSubview(view)
    }
    for _ in 0...ChildList.searchesWorthAGrid { _ = parent.hitTest(CGPoint(x: 5, y: 5), with: nil) }
  }

  /// Who was asked, and who was hit at last.
  private func hit(_ x: CGFloat) -> [String] {
    asked.lines = []
    let tag = parent.hitTest(CGPoint(x: x, y: 5), with: nil)?.tag ?? -1
    return asked.lines + ["hit \(tag)"]
  }

  @Test("only those in front of the view that is hit are asked")
  func inFront() {
    expectEqual(parent.children?.grid?.loose.count, 20)
    expectEqual(hit(1655), ["190", "180", "170", "hit 165"])
    expectEqual(hit(1605), ["190", "180", "170", "160", "hit 160"])
  }

  @Test("one that claims a place outside of its bounds is hit there before those behind it")
  func outside() {
    askers[18].reach = 300
    expectEqual(hit(1655), ["190", "180", "hit 180"])
  }

  @Test("two that change places are asked in the new order")
  func exchanged() {
    _ = hit(1655)
    parent.exchangeSubview(at: 170, withSubviewAt: 190)
    expectEqual(hit(1655), ["170", "180", "190", "hit 165"])
    parent.exchangeSubview(at: 165, withSubviewAt: 185)
    expectEqual(hit(1655), ["170", "hit 165"])
  }

  @Test("hidden ones are not asked, new ones are")
  func hiddenAndNew() {
    _ = hit(1655)
    askers[18].isHidden = true
    let new = Enlarged(frame: .zero)
    new.tag = 200
    new.asked = { [asked] in asked("\($0.tag)") }
    parent.addSubview(new)
    expectEqual(hit(1655), ["200", "190", "170", "hit 165"])
    askers[18].isHidden = false
    askers[17].removeFromSuperview()
    expectEqual(hit(1655), ["200", "190", "180", "hit 165"])
  }

  @Test("an override that removes others during the search does not change which views are asked after it")
  func changedWhileAsked() {
    let (second, third) = (askers[17], askers[18])
    third.asked = { [asked, parent] view in
      asked("\(view.tag)")
      second.removeFromSuperview()
      parent.exchangeSubview(at: 165, withSubviewAt: 166)
    }
    expectEqual(hit(1655), ["190", "180", "170", "hit 165"])
    expectNil(second.superview)
    third.asked = { _ in }
    expectEqual(hit(1655), ["190", "hit 165"])
  }

  @Test("turned ones are asked too, and a view that has moved is hit where it is", arguments: [false, true])
  func turnedAndMoved(isBehind: Bool) {
    askers[18].transform = CGAffineTransform(rotationAngle: 1)
    parent.subviews[isBehind ? 5 : 195].center = CGPoint(x: 1655, y: 5)
    expectEqual(hit(1655), (isBehind ? ["190", "180", "170", "hit 165"] : ["hit 195"]))
  }

  @Test("three thousand of them are asked as few are")
  func many() {
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var count = 0
    for place in 0..<3000 {
      let view = Enlarged(frame: CGRect(x: place % 10 * 10, y: 0, width: 10, height: 10))
      view.reach = place == 100 ? 50 : -5
      view.asked = { _ in count += 1 }
      wide.addSubview(view)
      if place == LooseView.maximum - 1 || place == 2999 {
        for _ in 0...ChildList.searchesWorthAGrid + 1 {
          count = 0
          #expect(wide.hitTest(CGPoint(x: 1, y: 1), with: nil) === wide.subviews[100])
          expectEqual(count, place - 99)
        }
      }
    }
  }
}
