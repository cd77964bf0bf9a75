import Expectations
import QuartzCore
import Testing
import UIKit

/// Three-dimensional transforms, and their projection to the plane.
@MainActor @Suite struct TransformTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let pairs = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23),
      (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42),
      (a.m43, b.m43), (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 }
  }

  @Test("In the plane they are the same as affine ones, and each has its way back")
  func plane() {
    let flat = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5).scaledBy(x: 2, y: 3)
    let space = CATransform3DScale(
      CATransform3DTranslate(CATransform3DMakeRotation(0.3, 0, 0, 1), 4, 5, 0), 2, 3, 1)
    #expect(near(space, CATransform3DMakeAffineTransform(flat)) && CATransform3DIsAffine(space))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(CATransform3D()))
    let odd = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.7, 1, 2, 3)
    #expect(near(CATransform3DConcat(odd, CATransform3DInvert(odd)), CATransform3DIdentity))
    #expect(!CATransform3DIsAffine(odd))
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3D()), CATransform3D()))
  }

  @Test("A layer turned about an upright axis is narrower, and keeps what was set")
  func upright() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    view.layer.transform = turn
    #expect(view.layer.transform == turn && view.transform3D == turn)
    #expect(abs(view.transform.a - 0.5) < 1e-9 && view.transform.d == 1)
    #expect(abs(view.frame.minX - 125) < 1e-9 && abs(view.frame.width - 50) < 1e-9)
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    expectEqual(view.layer.transform, CATransform3DMakeTranslation(3, 4, 0))
    view.layer.transform = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test("Moved nearer under perspective everything is larger; what cannot be shown is refused")
  func depth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var near = CATransform3DIdentity
    near.m34 = -1 / 500
    view.layer.transform = CATransform3DTranslate(near, 0, 0, 250)
    #expect(abs(view.transform.a - 2) < 1e-9)
    let kept = view.layer.transform
    view.layer.transform = CATransform3DTranslate(near, 0, 0, 600)
    expectEqual(view.layer.transform, kept)
    view.layer.transform.m11 = .nan
    expectEqual(view.layer.transform, kept)
  }
}
