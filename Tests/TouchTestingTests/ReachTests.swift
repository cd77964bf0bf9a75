import Expectations
import Testing
import TouchTesting

/// A gesture that does not reach the view that it names records an issue with the cause.
@MainActor struct ReachTests {
  private let stage = TouchStage()
  private let save = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))

  private final class Unhittable: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class Hollow: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  private final class Selfish: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : self
    }
  }

  init() {
    save.setTitle("Save", for: .normal)
    stage.rootView.addSubview(save)
  }

  /// The text of the only issue of a tap on a view.
  private func complaint(about view: UIView) -> String {
    IssueText.of { stage.tap(view) }.joined(separator: "\n")
  }

  private func end(_ taker: String, _ cure: String) -> String {
    " \(taker) gets the touch. \(cure) If the test touches there on purpose, pass .evenIfUnreachable."
  }

  private let start = #"The tap on UIButton "Save" at (140, 120) does not reach it: "#

  @Test func aViewInFront() {
    let banner = UIView(frame: CGRect(x: 0, y: 90, width: 390, height: 60))
    banner.accessibilityIdentifier = "banner"
    stage.rootView.addSubview(banner)
    expectEqual(
      complaint(about: save),
      start + #"UIView "banner" is in front of it (2.7)."#
        + end(
          #"UIView "banner""#, #"Set isUserInteractionEnabled of UIView "banner" to false, or move it behind."#))
  }

  @Test func aViewInsideAnotherOneInFront() {
    let (cover, inner) = (UIView(frame: stage.rootView.bounds), UIScrollView(frame: stage.rootView.bounds))
    cover.accessibilityIdentifier = "cover"
    cover.addSubview(inner)
    stage.rootView.addSubview(cover)
    let cause = #"UIView "cover", which contains UIScrollView, is in front of it"#
    #expect(complaint(about: save).hasPrefix(start + cause))
  }

  @Test func aViewOutsideOfItsSuperview() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    bar.accessibilityIdentifier = "bar"
    stage.rootView.addSubview(bar)
    bar.addSubview(save)
    expectEqual(
      complaint(about: save),
      start
        + #"it is outside of its superview UIView "bar", which refuses touches there (2.5)."#
        + end("UIView", #"Enlarge UIView "bar", or override its point(inside:with:)."#))
  }

  @Test func interactionThatIsOff() {
    save.isUserInteractionEnabled = false
    expectEqual(
      complaint(about: save),
      start + #"isUserInteractionEnabled of UIButton "Save" is false (2.4)."#
        + end("UIView", #"Set isUserInteractionEnabled of UIButton "Save" to true."#))
  }

  @Test func interactionThatIsOffAround() {
    stage.rootView.isUserInteractionEnabled = false
    let cause = "isUserInteractionEnabled of UIView is false (2.4). UIWindow gets"
    #expect(complaint(about: save).hasPrefix(start + cause))
  }

  @Test func alphaOfZero() {
    save.alpha = 0
    #expect(complaint(about: save).hasPrefix(start + #"the alpha of UIButton "Save" is below 0.01 (2.4)."#))
  }

  @Test func hidden() {
    save.isHidden = true
    #expect(complaint(about: save).hasPrefix(start + "it is hidden (2.4)."))
  }

  @Test func disabled() {
    save.isEnabled = false
    expectEqual(
      complaint(about: save),
      start + "it is disabled (2.11)."
        + end("UIView", #"Set isEnabled of UIButton "Save" to true."#))
  }

  @Test func scrolledAway() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: 2000)
    stage.rootView.addSubview(list)
    list.addSubview(save)
    list.contentOffset = CGPoint(x: 0, y: -220)
    expectEqual(
      IssueText.of { stage.tap(save) },
      [
        #"The tap on UIButton "Save" at (140, 340) does not reach it: it is scrolled out of UIScrollView (2.5)."#
          + end("UIView", "Scroll UIScrollView there first.")
      ])
  }

  @Test func outsideOfTheWindow() {
    save.frame.origin.y = 700
    #expect(complaint(about: save).contains("it is outside of the window (2.3). No view gets the touch."))
  }

  @Test func withoutASize() {
    save.frame = CGRect(x: 140, y: 120, width: 0, height: 0)
    #expect(complaint(about: save).hasPrefix(start + "its size is 0 × 0 (2.3)."))
  }

  @Test func scaledToNothing() {
    save.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(complaint(about: save).hasPrefix(start + #"the transform of UIButton "Save" has no inverse (2.6)."#))
  }

  @Test func anOverrideThatReturnsNil() {
    let deaf = Unhittable(frame: save.frame)
    stage.rootView.addSubview(deaf)
    #expect(complaint(about: deaf).contains("does not reach it: Unhittable refuses it in its hitTest(_:with:) or"))
  }

  @Test func anOverrideOfPointInside() {
    let hollow = Hollow(frame: save.frame)
    stage.rootView.addSubview(hollow)
    #expect(
      complaint(about: hollow).contains("Hollow refuses it in its hitTest(_:with:) or point(inside:with:) (2.13)."))
  }

  @Test func aSuperviewThatKeepsTheTouch() {
    let selfish = Selfish(frame: stage.rootView.bounds)
    stage.rootView.addSubview(selfish)
    selfish.addSubview(save)
    #expect(complaint(about: save).hasPrefix(start + "hitTest(_:with:) of Selfish returns itself. Selfish gets"))
  }

  @Test func ignoredEvents() {
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(complaint(about: save).hasPrefix(start + "the application ignores interaction events. No view gets"))
    UIApplication.shared.endIgnoringInteractionEvents()
  }

  @Test func aPresentedController() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    stage.window.rootViewController?.present(sheet, animated: false)
    stage.wait(1)
    #expect(
      complaint(about: save).contains("UIViewController is presented over it. UIView gets the touch. Dismiss that"))
  }

  @Test func aWindowInFront() {
    guard let scene = stage.window.windowScene else { return }
    let front = UIWindow(windowScene: scene)
    front.rootViewController = UIViewController()
    front.isHidden = false
    stage.settle()
    #expect(complaint(about: save).hasPrefix(start + "UIWindow is in front of its window. UIView gets"))
  }

  @Test func aLabelWithARecognizer() {
    let label = UILabel(frame: save.frame)
    label.text = "More"
    label.addGestureRecognizer(UITapGestureRecognizer())
    stage.rootView.addSubview(label)
    #expect(
      complaint(about: label).contains(
        #"isUserInteractionEnabled of UILabel "More" is false (2.4). UIButton "Save" gets the touch."#))
  }

  @Test func aLabelStandsForTheViewAroundIt() {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
    let label = UILabel(frame: card.bounds)
    card.addSubview(label)
    stage.rootView.addSubview(card)
    stage.tap(label)
    stage.doubleTap(card)
  }

  @Test func aSwipeThatBeginsBesideItsView() {
    save.frame = CGRect(x: 180, y: 100, width: 30, height: 30)
    let text = IssueText.of { stage.swipeLeft(save) }.joined()
    #expect(text.hasPrefix(#"The swipe on UIButton "Save" at (255, 115) does not reach it: "#))
  }

  @Test func theOtherGesturesComplainOnce() {
    save.isHidden = true
    expectEqual(IssueText.of { stage.doubleTap(save) }.count, 1)
    expectEqual(IssueText.of { stage.twoFingerTap(save) }.count, 1)
    expectEqual(IssueText.of { stage.press(save, forDuration: 1) }.count, 1)
    expectEqual(IssueText.of { stage.pinch(save, withScale: 2, velocity: 2) }.count, 1)
    expectEqual(IssueText.of { stage.rotate(save, 1, withVelocity: 2) }.count, 1)
  }

  @Test func aLabelOfAccessibility() {
    stage.rootView.addSubview(UIView(frame: stage.rootView.bounds))
    expectEqual(IssueText.of { stage.tap(labeled: "Save") }.first?.contains("UIView is in front of it"), true)
  }

  @Test func anIntendedTapIsSilent() {
    save.isEnabled = false
    stage.tap(save, .evenIfUnreachable)
    stage.doubleTap(save, .evenIfUnreachable)
    stage.tap(labeled: "Save", .evenIfUnreachable)
  }
}
