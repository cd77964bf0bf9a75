import Expectations
import Testing
import TouchGeometry

@Suite struct TransformTests {
  @Test func concatenationAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)), CGPoint(x: 22, y: 2))
    expectEqual(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)), CGPoint(x: 12, y: 2))
  }
}
