import CoreGraphics
import CoreText
import Expectations
import Testing
import TouchTesting
import UIKit

/// Larger pieces in the manner of public iOS code, in Swift 5 mode: what `touchstone port` made of the originals.
@MainActor @Suite struct PortedPieceTests {
  let stage = TouchStage()

  private func show(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    stage.window.addSubview(view)
    stage.settle()
  }

  @Test("A ring of progress ends where its part of the circle does")
  func ring() {
    let ring = RingView(frame: .zero)
    ring.progress = 0.25
    ring.backgroundColor = .clear
    show(ring, CGRect(x: 0, y: 0, width: 108, height: 108))
    expectEqual(ring.ends.count, 2)
    // A quarter from the top clockwise: to the right of the middle, 50 points away.
    #expect(abs(ring.ends[0].x - 104) < 0.01 && abs(ring.ends[0].y - 54) < 0.01)
    #expect(abs(ring.ends[1].x - 54) < 0.01 && abs(ring.ends[1].y - 4) < 0.01)
  }

  @Test("A padded label draws its text inside its insets")
  func padding() {
    let label = PaddedLabel()
    label.text = "padded"
    label.sizeToFit()
    let plain = UILabel()
    plain.text = "padded"
    expectEqual(label.intrinsicContentSize.height, plain.intrinsicContentSize.height + 8)
    expectEqual(label.sizeThatFits(.zero).width, plain.intrinsicContentSize.width)
  }

  #if FoundationGeometry
  @Test("A knob follows the finger around it, and stays within its scale")
  func knob() {
    let knob = Knob(frame: .zero)
    show(knob, CGRect(x: 100, y: 100, width: 100, height: 100))
    var values: [Float] = []
    knob.addAction(UIAction { _ in values.append(knob.value) }, for: .valueChanged)
    // From the left over the top to the right: the scale leaves a quarter open below.
    let finger = stage.finger(1)
    finger.down(at: CGPoint(x: 110, y: 150))
    finger.move(to: CGPoint(x: 110, y: 130))
    finger.move(to: CGPoint(x: 150, y: 110))
    #expect(abs(knob.value - 0.5) < 0.01)
    finger.move(to: CGPoint(x: 190, y: 150))
    #expect(abs(knob.value - (11.0 / 8) / (14.0 / 8)) < 0.01)
    finger.up()
    #expect(values.count >= 2)
    knob.setValue(7)
    expectEqual(knob.value, 1)
  }
  #endif

  @MainActor
  fileprivate final class Listener: @preconcurrency CountdownRingDelegate, @preconcurrency TabStripDelegate,
    @preconcurrency SwipeCardStackDataSource
  {
    var heard: [String] = []
    func countdownRingDidFinish(_ ring: CountdownRing) { heard.append("over") }
    func tabStrip(_ strip: TabStrip, didSelect index: Int) { heard.append("tab \(index)") }
    #if FoundationGeometry
    func loginForm(_ form: LoginForm, didSubmit name: String, password: String) { heard.append("\(name) \(password)") }
    #endif
    func numberOfCards(in stack: SwipeCardStack) -> Int { 5 }
    func cardStack(_ stack: SwipeCardStack, viewForCardAt index: Int) -> UIView {
      MainActor.assumeIsolated {
        let card = UIView()
        card.tag = index
        return card
      }
    }
  }

  @Test("A ring counts down by the frames of the display, and is over once")
  func countdown() {
    stage.window.application?.becomeShared()
    let (ring, listener) = (CountdownRing(frame: .zero), Listener())
    ring.delegate = listener
    ring.duration = 3
    show(ring, CGRect(x: 50, y: 50, width: 100, height: 100))
    ring.start()
    stage.wait(1.5)
    #expect(ring.remaining > 1.4 && ring.remaining < 1.6 && listener.heard == [])
    stage.wait(2)
    #expect(ring.remaining == 0 && listener.heard == ["over"])
  }

  @Test("A chart selects the bar below the finger")
  func chart() {
    let chart = ChartView(frame: .zero)
    chart.entries = [("a", 1), ("b", 4), ("c", 2)].map { ChartView.Entry(name: $0.0, value: $0.1) }
    show(chart, CGRect(x: 0, y: 0, width: 308, height: 200))
    stage.tap(at: CGPoint(x: 150, y: 100))
    expectEqual(chart.selectedIndex, 1)
    stage.tap(at: CGPoint(x: 290, y: 100))
    expectEqual(chart.selectedIndex, 2)
  }

  @Test("The bar of a strip slides below the tab that is tapped")
  func tabs() {
    stage.window.application?.becomeShared()
    let (strip, listener) = (TabStrip(frame: .zero), Listener())
    strip.delegate = listener
    show(strip, CGRect(x: 0, y: 0, width: 300, height: 44))
    strip.titles = ["One", "Two", "Three"]
    stage.settle()
    expectEqual(strip.barFrame, CGRect(x: 0, y: 41, width: 100, height: 3))
    stage.tap(at: CGPoint(x: 250, y: 20))
    stage.wait(0.5)
    #expect(listener.heard == ["tab 2"] && strip.selectedIndex == 2)
    expectEqual(strip.barFrame, CGRect(x: 200, y: 41, width: 100, height: 3))
  }

  @Test("A drawer follows the finger and snaps; a tap opens and shuts it")
  func drawer() {
    stage.window.application?.becomeShared()
    let drawer = PullDownDrawer(frame: .zero, openHeight: 240)
    show(drawer, CGRect(x: 0, y: 0, width: 300, height: 30))
    var states: [PullDownDrawer.State] = []
    drawer.onChange = { states.append($0) }
    stage.drag(from: CGPoint(x: 150, y: 15), to: CGPoint(x: 150, y: 190), duration: 1)
    stage.wait(1)
    #expect(states == [.open] && drawer.frame.height == 240)
    stage.tap(at: CGPoint(x: 150, y: 200))
    stage.wait(1)
    #expect(states == [.open, .closed] && drawer.frame.height == 30)
    stage.drag(from: CGPoint(x: 50, y: 15), to: CGPoint(x: 250, y: 25), duration: 0.5)
    expectEqual(drawer.frame.height, 30, "sideways is not its business")
  }

  @Test("A photo initially fits, centered, and two taps enlarge the tapped point")
  func zoom() throws {
    stage.window.application?.becomeShared()
    let image = try #require(UIImage(named: "no such image") ?? picture(width: 800, height: 400))
    let controller = ZoomingViewController(image: image)
    stage.window.rootViewController = controller
    stage.settle()
    let scroll = controller.scrollView
    #expect(abs(scroll.zoomScale - scroll.bounds.width / 800) < 0.001)
    #expect(abs(scroll.contentInset.top - (scroll.bounds.height - scroll.contentSize.height) / 2) < 0.01)
    stage.doubleTap(at: CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY))
    expectEqual(scroll.zoomScale, scroll.maximumZoomScale)
  }

  private func picture(width: Int, height: Int) -> UIImage? {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>"
    return UIImage(data: Array(svg.utf8))
  }

  #if FoundationGeometry
  @Test("A form is filled by keys: Return moves on, the last one submits, and names are short")
  func form() {
    let (form, listener) = (LoginForm(frame: .zero), Listener())
    form.delegate = listener
    show(form, CGRect(x: 0, y: 0, width: 300, height: 250))
    stage.tap(form.nameField)
    stage.typeText("abcdefghij")
    #expect(form.nameField.text == "abcdefgh" && !form.button.isEnabled)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(form.passwordField.isFirstResponder)
    stage.typeText("pw")
    #expect(form.button.isEnabled)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(listener.heard == ["abcdefgh pw"] && !form.passwordField.isFirstResponder)
    form.nameField.text = ""
    stage.tap(form.button)
    #expect(form.errorLabel.text == "Both fields are needed." && !form.errorLabel.isHidden)
    expectEqual(form.errorLabel.font, UIFont.boldSystemFont(ofSize: 13))
  }
  #endif

  @Test("Stars are set by a tap and by dragging, in halves")
  func stars() {
    let stars = RatingStars()
    stars.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: stars.intrinsicContentSize)
    expectEqual(stars.frame.width, 176)
    stage.window.addSubview(stars)
    var received: [Double] = []
    stars.addAction(UIAction { _ in received.append(stars.rating) }, for: .valueChanged)
    stage.tap(at: CGPoint(x: 20 + 36 * 2 + 10, y: 30))
    stage.drag(from: CGPoint(x: 25, y: 30), to: CGPoint(x: 190, y: 30))
    expectEqual(received, [2.5, 5])
  }

  #if FoundationGeometry
  @Test("Tags flow into lines, the view becomes as high as they are, and each hears its tap")
  func tags() {
    let (box, cloud) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), TagCloudView(frame: .zero))
    cloud.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(box)
    box.addSubview(cloud)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: box.topAnchor), cloud.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      cloud.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    var tapped: [String] = []
    cloud.onTap = { tapped.append($0) }
    cloud.tags = ["alpha", "beta", "gamma", "delta", "epsilon"]
    stage.settle()
    let lines = Set(cloud.subviews.map(\.frame.minY)).sorted()
    #expect(lines.count > 1 && cloud.subviews.allSatisfy { $0.frame.maxX <= 200 })
    expectEqual(cloud.frame.height, cloud.subviews.map(\.frame.maxY).max())
    for label in cloud.subviews { stage.tap(label) }
    expectEqual(tapped, cloud.tags)
  }
  #endif

  private final class Counter {
    var hits = 0
    func hit() { hits += 1 }
  }

  @Test("A tick is down and up to the right; anything else fails")
  func tick() {
    let view = UIView()
    show(view, CGRect(x: 0, y: 0, width: 300, height: 300))
    let counter = Counter()
    let recognizer = TickGestureRecognizer(target: counter, action: Selector(Counter.hit))
    view.addGestureRecognizer(recognizer)
    func draw(_ places: [(CGFloat, CGFloat)]) {
      let finger = stage.finger(1)
      finger.down(at: CGPoint(x: places[0].0, y: places[0].1))
      for place in places.dropFirst() { finger.move(to: CGPoint(x: place.0, y: place.1)) }
      finger.up()
    }
    draw([(100, 100), (110, 120), (120, 140), (150, 100), (170, 60)])
    expectEqual(counter.hits, 1)
    draw([(100, 100), (90, 120), (120, 60)])
    draw([(100, 100), (110, 120), (120, 140), (130, 120)])
    expectEqual(counter.hits, 1, "to the left, and not high enough")
    draw([(100, 100), (110, 120), (150, 40)])
    expectEqual(counter.hits, 2)
  }

  @Test("A check box draws its mark in frames, shrinks under the finger, and tells once")
  func checkbox() {
    stage.window.application?.becomeShared()
    let box = AnimatedCheckbox(frame: .zero)
    show(box, CGRect(x: 40, y: 40, width: 40, height: 40))
    var received = 0
    box.addAction(UIAction { _ in received += 1 }, for: .valueChanged)
    let finger = stage.finger(1)
    finger.down(at: CGPoint(x: 60, y: 60))
    expectEqual(box.transform.a, 0.9)
    finger.up()
    #expect(box.isChecked && box.isAnimating && received == 1)
    stage.wait(0.5)
    #expect(!box.isAnimating && box.transform == .identity)
  }

  @Test("A card is dismissed when it is dragged far, and returns otherwise")
  func cards() {
    stage.window.application?.becomeShared()
    let (stack, listener) = (SwipeCardStack(frame: .zero), Listener())
    show(stack, CGRect(x: 60, y: 60, width: 200, height: 200))
    stack.dataSource = listener
    stage.settle()
    var gone: [String] = []
    stack.didSwipe = { gone.append("\($0) \($1)") }
    stage.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 200, y: 160))
    stage.wait(1)
    #expect(gone == [] && stack.subviews.count == 3)
    stage.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 300, y: 160))
    stage.wait(1)
    stage.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 20, y: 160))
    stage.wait(1)
    expectEqual(gone, ["0 right", "1 left"])
    expectEqual(Set(stack.subviews.map(\.tag)), [2, 3, 4])
  }

  @Test("Master and detail are side by side in a wide window, and the detail is hidden in a narrow one")
  func masterDetail() {
    stage.resize(to: CGSize(width: 500, height: 400))
    let controller = MasterDetailViewController(master: UIViewController(), detail: UIViewController())
    stage.window.rootViewController = controller
    stage.settle()
    #expect(controller.detail.view.isHidden && controller.master.view.frame.width == 500)
    stage.resize(to: CGSize(width: 900, height: 400))
    stage.settle()
    #expect(!controller.detail.view.isHidden && controller.master.view.frame.width == 240)
    expectEqual(controller.detail.view.frame, CGRect(x: 240, y: 0, width: 660, height: 400))
    stage.resize(to: CGSize(width: 500, height: 400))
    expectEqual(controller.log, ["regular", "compact"])
  }

  #if FoundationGeometry
  @Test("A font file is registered as packages do it")
  func fonts() {
    var error: Unmanaged<CFError>?
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) && error == nil)
    expectEqual(UIFont(name: "DejaVuSerif", size: 12)?.fontName, "DejaVuSerif")
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Serif").contains("DejaVuSerif"))
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such.ttf"), .process, &error))
    expectEqual(error?.takeRetainedValue().code, 103)
  }
  #endif
}

#if FoundationGeometry
extension PortedPieceTests.Listener: @preconcurrency LoginFormDelegate {}
#endif
