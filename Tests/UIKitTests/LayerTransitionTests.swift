import Expectations
import Testing
import TouchTesting
import UIKit

/// What `CATransition` and `CAReplicatorLayer` show.
@MainActor @Suite struct LayerTransitionTests {
  private let stage = TouchStage(size: CGSize(width: 120, height: 60))
  private let view = UIView.block(CGRect(x: 40, y: 20, width: 40, height: 20), .red)

  init() {
    stage.rootView.backgroundColor = .white
    stage.rootView.addSubview(view)
    stage.settle()
  }

  private final class Ear: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  /// The row through the middle, left of the view, in its two halves, and right of it; then the column likewise.
  private func seen() -> String {
    guard let pixels = Pixels(stage) else { return "" }
    return pixels.row(30, [30, 50, 70, 90]) + " " + [15, 25, 35, 45].map { pixels.row($0, [60]) }.joined()
  }

  private func half(_ type: CATransitionType, _ subtype: CATransitionSubtype?) -> String {
    view.layer.removeAllAnimations()
    view.backgroundColor = .red
    stage.settle()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    view.layer.add(transition, forKey: "any name")
    view.backgroundColor = .blue
    stage.wait(0.5)
    return seen()
  }

  @Test("A push moves both pictures by the size of the layer, the new one coming from its side")
  func push() {
    expectEqual(half(.push, .fromRight), "rrbb wbbw")
    expectEqual(half(.push, nil), "bbrr wrrw")
    #expect(half(.push, .fromTop).hasSuffix("rrbb"))
    #expect(half(.push, .fromBottom).hasSuffix("bbrr"))
  }

  @Test("Moving in, the new picture comes over the old one; revealed, the old one goes from over the new one")
  func overlays() {
    expectEqual(half(.moveIn, .fromRight), "wrbb wbbw")
    expectEqual(half(.moveIn, .fromLeft), "bbrw wrrw")
    expectEqual(half(.reveal, .fromRight), "rrbw wbbw")
    #expect(half(.reveal, .fromBottom).hasSuffix("wbrr"))
  }

  @Test("Fading, both are visible; at the end the new one is, and the delegate is notified")
  func fades() {
    let (transition, ear) = (CATransition(), Ear())
    (transition.duration, transition.delegate) = (1, ear)
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    #expect(view.layer.animation(forKey: kCATransition) === transition && view.layer.animationKeys() == [kCATransition])
    stage.wait(0.5)
    let pixel = Pixels(stage)?[60, 30] ?? []
    #expect(pixel.count == 4 && abs(Int(pixel[0]) - 128) < 6 && abs(Int(pixel[2]) - 128) < 6)
    stage.wait(1)
    #expect(seen() == "wbbw wbbw" && view.layer.animationKeys() == nil)
    expectEqual(ear.heard, ["start", "stop true"])
  }

  @Test("A part of the transition is skipped on request; another transition ends the first")
  func progress() {
    let (first, second, ear) = (CATransition(), CATransition(), Ear())
    (first.type, first.duration, first.delegate) = (.push, 1, ear)
    view.layer.add(first, forKey: nil)
    (second.type, second.subtype, second.duration) = (.push, .fromRight, 1)
    (second.startProgress, second.endProgress) = (0.5, 0.5)
    view.layer.add(second, forKey: nil)
    view.backgroundColor = .blue
    stage.wait(0.1)
    #expect(seen() == "rrbb wbbw" && ear.heard == ["start", "stop false"])
    stage.wait(0.8)
    expectEqual(seen(), "rrbb wbbw")
    stage.wait(0.2)
    expectEqual(seen(), "wbbw wbbw")
  }

  @Test("What had been drawn is the picture from before, even where the text was changed already")
  func earlier() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 16))
    label.text = "before"
    stage.rootView.addSubview(label)
    stage.settle()
    let before = Pixels(stage)
    label.text = ""
    let transition = CATransition()
    (transition.type, transition.duration, transition.endProgress) = (.push, 1, 0)
    label.layer.add(transition, forKey: nil)
    stage.wait(0.5)
    let after = Pixels(stage)
    #expect((0..<16).allSatisfy { y in (0..<30).allSatisfy { before?[$0, y] == after?[$0, y] } })
  }

  @Test("A replicator shows what is in it again and again, each time moved and colored by some more")
  func replicates() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(dot)
    (layer.instanceCount, layer.instanceTransform) = (4, CATransform3DMakeTranslation(20, 0, 0))
    layer.instanceColor = UIColor.red.cgColor
    stage.rootView.backgroundColor = .black
    stage.rootView.layer.addSublayer(layer)
    stage.settle()
    expectEqual(Pixels(stage)?.row(5, [5, 15, 25, 35, 45, 55, 65, 75, 85]), "rkrkrkrkk")
    (layer.instanceRedOffset, layer.instanceBlueOffset) = (-1, 1)
    stage.settle()
    expectEqual(Pixels(stage)?.row(5, [5, 25, 45, 65]), "rbbb")
    (layer.instanceCount, layer.instanceAlphaOffset) = (3, -0.5)
    stage.settle()
    let faded = Pixels(stage)?[25, 5] ?? []
    #expect(Pixels(stage)?.row(5, [5, 45, 65]) == "rkk" && faded.count == 4 && abs(Int(faded[2]) - 128) < 3)
    dot.backgroundColor = UIColor.black.cgColor
    stage.wait(0.3)
    expectEqual(Pixels(stage)?.row(5, [5, 25, 45, 65]), "kkkk")
    layer.instanceCount = 0
    dot.backgroundColor = UIColor.white.cgColor
    stage.wait(0.3)
    expectEqual(Pixels(stage)?.row(5, [5, 25]), "kk")
  }

  @Test("Instances turn about the middle of the layer")
  func turns() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(dot)
    (layer.instanceCount, layer.instanceTransform) = (4, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    stage.rootView.layer.addSublayer(layer)
    stage.settle()
    let pixels = Pixels(stage)
    expectEqual([5, 15, 25].map { pixels?.row($0, [5, 15, 25]) }, ["wbw", "bwb", "wbw"])
  }

  @Test("Each instance shows animations as they were some time before")
  func delays() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 60)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
    dot.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(dot)
    (layer.instanceCount, layer.instanceTransform) = (3, CATransform3DMakeTranslation(20, 0, 0))
    layer.instanceDelay = 0.5
    view.isHidden = true
    stage.rootView.layer.addSublayer(layer)
    let fall = CABasicAnimation(keyPath: "position.y")
    (fall.fromValue, fall.toValue, fall.duration, fall.repeatCount) = (5, 45, 2, .infinity)
    dot.add(fall, forKey: nil)
    stage.wait(1.5)
    // After one and a half, one, and half a second: at 35, 25 and 15.
    let pixels = Pixels(stage)
    expectEqual([15, 25, 35].map { pixels?.row($0, [5, 25, 45]) }, ["wwb", "wbw", "bww"])
    stage.rootView.layer.sublayers?.first { $0 === layer }?.removeFromSuperlayer()
    stage.settle()
    expectEqual(Pixels(stage)?.row(25, [5, 25, 45]), "www")
  }

  @Test("A view may be one: its subviews are seen several times and touched where they are")
  func viewLayer() {
    final class Row: UIView { override class var layerClass: AnyClass { CAReplicatorLayer.self } }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let layer = row.layer as? CAReplicatorLayer
    row.addSubview(.block(CGRect(x: 0, y: 0, width: 10, height: 10), .blue))
    layer?.instanceCount = 2
    layer?.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    stage.rootView.addSubview(row)
    stage.settle()
    expectEqual(Pixels(stage)?.row(5, [5, 15, 25]), "bwb")
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === row.subviews.first)
    #expect(stage.window.hitTest(CGPoint(x: 25, y: 5), with: nil) === row)
    let copy = CAReplicatorLayer(layer: layer ?? CALayer())
    #expect(copy.instanceCount == 2 && copy.instanceTransform == layer?.instanceTransform)
  }
}
