import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The parts of the window of a living program's inspector, as values and under a finger.
@MainActor @Suite struct LivingLayoutTests {
  private typealias Frames = LivingLayout.Frames

  @Test(arguments: [
    CGSize(width: 1120, height: 720), CGSize(width: 640, height: 480), CGSize(width: 2560, height: 1600),
    CGSize(width: 200, height: 120), .zero,
  ]) func thePartsFillTheWindowWhateverIsWishedFor(_ size: CGSize) {
    var (minimum, maximum) = (Arrangement(), Arrangement())
    (minimum.list, minimum.lanes, minimum.whyHeight, minimum.whyWidth) = (0, 0, 0, 0)
    (maximum.list, maximum.lanes, maximum.whyHeight, maximum.whyWidth) = (9000, 9000, 9000, 9000)
    for preference in [Arrangement(), minimum, maximum] {
      let frames = Frames(size, preference)
      let parts = [frames.tree, frames.why, frames.details, frames.lanes]
      #expect(parts.allSatisfy { $0.minX >= 0 && $0.width >= 0 && $0.height >= 0 && $0.maxX <= size.width })
      #expect(frames.tree.maxX == frames.why.minX && frames.details.maxX == max(size.width, frames.tree.maxX))
      #expect(frames.lanes.minY == frames.tree.maxY && frames.lanes.maxY == max(size.height, 40))
      for (index, one) in parts.enumerated() {
        for other in parts[(index + 1)...] { #expect(!one.insetBy(dx: 0.5, dy: 0.5).intersects(other)) }
      }
    }
  }

  @Test func aPartKeepsRoomForItsNeighbor() {
    var preference = Arrangement()
    preference.list = 4
    expectEqual(Frames(CGSize(width: 1120, height: 720), preference).tree.width, Frames.minimum)
    preference.list = 4000
    expectEqual(Frames(CGSize(width: 1120, height: 720), preference).tree.width, 1120 - Frames.minimum)
  }

  @Test func aWishIsKeptWhileTheWindowIsSmall() {
    var preference = Arrangement()
    preference.list = 700
    expectEqual(Frames(CGSize(width: 640, height: 480), preference).tree.width, 640 - Frames.minimum)
    expectEqual(Frames(CGSize(width: 1120, height: 720), preference).tree.width, 700)
  }

  @Test func aBorderLiesOverBothPartsAndMovesTheWish() throws {
    let parts = (0..<5).map { _ in UIView() }
    let layout = LivingLayout(bar: parts[0], tree: parts[1], why: parts[2], details: parts[3], lanes: parts[4])
    layout.frame = CGRect(x: 0, y: 0, width: 1120, height: 720)
    layout.layoutIfNeeded()
    let usual = layout.frames
    let border = try #require(layout.hitTest(CGPoint(x: usual.tree.maxX + 2, y: 200), with: nil))
    #expect(border is Splitter)
    #expect(layout.hitTest(CGPoint(x: usual.lanes.midX, y: usual.lanes.minY - 2), with: nil) is Splitter)
    #expect(layout.hitTest(CGPoint(x: usual.details.midX, y: usual.why.maxY + 1), with: nil) is Splitter)
    #expect(layout.hitTest(CGPoint(x: usual.tree.midX, y: 200), with: nil) === parts[1])
    layout.preference.list = 300
    layout.layoutIfNeeded()
    #expect(parts[1].frame.width == 300 && parts[2].frame.minX == 300)
    expectEqual(border.frame.midX, 300)
  }
}
