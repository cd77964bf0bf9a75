import Expectations
import Testing
import TouchTesting
import UIKit

/// What programs wrote before there were blocks, safe areas and the like.
@MainActor @Suite struct OlderCodeTests {
  private let stage = TouchStage(size: CGSize(width: 100, height: 100))
  private let view = UIView.block(CGRect(x: 0, y: 0, width: 10, height: 10), .red)

  init() {
    stage.rootView.addSubview(view)
    stage.settle()
  }

  private func place() -> Double? { view.layer.presentation().map { (Double($0.position.x) * 1000).rounded() / 1000 } }

  private final class Ear {
    var heard: [String] = []
    func began(_ identifier: String) { heard.append("began \(identifier)") }
    func ended() { heard.append("ended") }
  }

  // MARK: Animations between two calls

  @Test("Changes between the two calls are animated as set, and the delegate is notified")
  func bracket() {
    let ear = Ear()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(ear)
    UIView.setAnimationWillStart(Selector(Ear.began))
    UIView.setAnimationDidStop(Selector(Ear.ended))
    view.center.x = 45
    #expect(UIView.inheritedAnimationDuration == 1 && ear.heard == [])
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0 && view.center.x == 45 && ear.heard == ["began move"])
    stage.wait(0.5)
    expectEqual(place(), 5)
    stage.wait(0.5)
    #expect(place() == 25 && stage.window.hitTest(CGPoint(x: 45, y: 5), with: nil) === view)
    stage.wait(0.6)
    #expect(place() == 45 && ear.heard == ["began move", "ended"])
  }

  @Test("Without more an animation takes 0.2 seconds; with no duration the changes are made at once")
  func durations() {
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 25
    UIView.commitAnimations()
    stage.wait(0.1)
    expectEqual(place(), 15)
    stage.wait(0.2)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0)
    view.center.x = 65
    UIView.commitAnimations()
    stage.settle()
    expectEqual(place(), 65)
  }

  @Test("It repeats, reverses, and takes over; brackets nest, and an end without a beginning is ignored")
  func options() {
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x = 45
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(8)
    UIView.setAnimationCurve(.linear)
    view.center.y = 85
    UIView.commitAnimations()
    expectEqual(UIView.inheritedAnimationDuration, 1)
    UIView.commitAnimations()
    stage.wait(3.5)
    #expect(place() == 25 && view.layer.presentation()?.position.y == 40)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 65
    UIView.commitAnimations()
    stage.settle()
    expectEqual(place(), 25)
    stage.wait(0.5)
    expectEqual(place(), 45)
  }

  // MARK: Guides of controllers

  @Test("The guides of a controller are what bars cover of its view, for constraints of any kind")
  func guides() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 12, left: 0, bottom: 20, right: 0)
    stage.window.rootViewController = controller
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    controller.view.addConstraint(
      NSLayoutConstraint(
        item: first, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 3))
    controller.view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[first(10)]-4-[second]-5-[bottom]", options: [], metrics: nil,
        views: ["first": first, "second": second, "bottom": controller.bottomLayoutGuide]))
    second.topAnchor.constraint(greaterThanOrEqualTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    stage.settle()
    #expect(first.frame.minY == 15 && first.frame.height == 10)
    #expect(second.frame.minY == 29 && second.frame.maxY == 75)
    #expect(controller.topLayoutGuide.length == 12 && controller.bottomLayoutGuide.length == 20)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    controller.additionalSafeAreaInsets.top = 30
    stage.settle()
    #expect(first.frame.minY == 33 && controller.topLayoutGuide.length == 30)
  }

  // MARK: Animated images

  private func image(_ width: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: 1), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
    }
  }

  @Test("An animated image is made of others, and is the first of them where nothing moves")
  func animatedImage() {
    let (first, second) = (image(1), image(2))
    let animated = UIImage.animatedImage(with: [first, second], duration: 0.5)
    #expect(animated?.images == [first, second] && animated?.duration == 0.5 && animated?.size == first.size)
    expectEqual(UIImage.animatedImage(with: [first, second], duration: 0)?.duration, 2 / 30.0)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && first.images == nil && first.duration == 0)
    expectEqual(UIImage.animatedImage(with: [animated ?? first, first], duration: 1)?.images?.count, 3)
    #expect(animated != first && animated == UIImage.animatedImage(with: [first, second], duration: 0.5))
    let template = animated?.withRenderingMode(.alwaysTemplate)
    expectEqual(template?.images?.map(\.renderingMode), [.alwaysTemplate, .alwaysTemplate])
    expectNil(UIImage.animatedImageNamed("there is none of this name", duration: 1))
  }

  @Test("An image view plays an animated image repeatedly, as long as it is its image")
  func animatedImageView() {
    let shown = UIImageView(image: UIImage.animatedImage(with: [image(1), image(2), image(3)], duration: 0.3))
    func widths(_ count: Int) -> [CGFloat] {
      (0..<count).map { _ in
        defer { stage.wait(0.1) }
        return shown.intrinsicContentSize.width
      }
    }
    expectEqual(widths(2), [1, 1])
    stage.rootView.addSubview(shown)
    stage.wait(0.05)
    #expect(widths(5) == [1, 2, 3, 1, 2] && !shown.isAnimating)
    shown.animationImages = [image(7)]
    shown.startAnimating()
    #expect(widths(2) == [7, 7] && shown.isAnimating)
    shown.stopAnimating()
    stage.wait(0.05)
    expectEqual(Set(widths(3)), [1, 2, 3])
    shown.image = image(9)
    expectEqual(widths(3), [9, 9, 9])
  }
}
