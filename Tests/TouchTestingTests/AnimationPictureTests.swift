import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@MainActor struct AnimationPictureTests {
  @Test func aSquareTurnsGrowsAndChangesItsColorOnItsWay() {
    let stage = TouchStage(size: CGSize(width: 96, height: 48))
    let square = UIView(frame: CGRect(x: 8, y: 16, width: 16, height: 16))
    square.backgroundColor = .systemBlue
    stage.rootView.addSubview(square)
    stage.settle()
    UIView.animate(withDuration: 1) {
      square.center = CGPoint(x: 76, y: 24)
      square.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      square.backgroundColor = .systemOrange
      square.layer.cornerRadius = 8
    }
    for part in ["0", "50", "100"] {
      if part != "0" { stage.wait(0.5) }
      expectNil(stage.complaintAboutPicture(named: "animation-\(part)", module: "TouchTesting"))
    }
  }
}
