import Expectations
import Testing
import TouchGeometry

#if FoundationGeometry
/// Points, rectangles and the like as texts.
@Suite struct TextTests {
  @Test func valuesBecomeTextsAndTextsBecomeValues() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 0.25)
    expectEqual(NSCoder.string(for: rect), "{{1, -2.5}, {30, 0.25}}")
    expectEqual(NSCoder.cgRect(for: "{{1, -2.5}, {30, 0.25}}"), rect)
    expectEqual(NSCoder.string(for: rect.origin), "{1, -2.5}")
    expectEqual(NSCoder.cgPoint(for: "{1,-2.5}"), rect.origin)
    expectEqual(NSCoder.cgSize(for: NSCoder.string(for: rect.size)), rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSCoder.string(for: insets), "{1, 2, 3, 4}")
    expectEqual(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(NSCoder.string(for: transform), "[1, 2, 3, 4, 5, 6]")
    expectEqual(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]"), transform)
    let (vector, offset) = (CGVector(dx: 1, dy: 2), UIOffset(horizontal: 3, vertical: 4))
    expectEqual(NSCoder.cgVector(for: NSCoder.string(for: vector)), vector)
    expectEqual(NSCoder.uiOffset(for: NSCoder.string(for: offset)), offset)
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{1, b, 2}"])
  func otherTextsAreZero(_ text: String) {
    expectEqual(NSCoder.cgPoint(for: text), .zero)
    expectEqual(NSCoder.cgAffineTransform(for: text), .identity)
  }
}
#endif
