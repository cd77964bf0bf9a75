import CoreGraphics
import Expectations
import QuartzCore
import Testing
import TouchTesting
import UIKit

#if FoundationGeometry
/// Controls, panels and small applications in the manner of public iOS code, in Swift 5 mode, worked by fingers.
@MainActor @Suite struct PortedAppTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 640))

  private func show(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    stage.rootView.addSubview(view)
    stage.settle()
  }

  private func picture(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test("A round slider follows the finger around its circle, and is read and changed as an adjustable one")
  func circularSlider() {
    let slider = CircularSlider(frame: .zero)
    show(slider, CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.drag(from: CGPoint(x: 200, y: 106), to: CGPoint(x: 294, y: 200))
    #expect(abs(slider.value - 25) < 0.01)
    expectEqual(stage.reading, "Volume, 25 percent, adjustable")
    slider.accessibilityIncrement()
    expectEqual(slider.accessibilityValue, "35 percent")
    stage.tap(at: CGPoint(x: 200, y: 200))
    #expect(abs(slider.value - 35) < 0.01, "the middle is not a part of it")
  }

  @Test("Stars are found by their names, and tapping the chosen one again resets")
  func stars() {
    let stars = StarRatingControl(frame: .zero)
    show(stars, CGRect(x: 20, y: 20, width: 236, height: 44))
    var received: [Int] = []
    stars.onChange = { received.append($0) }
    stage.tap(labeled: "Set 3 star rating")
    expectEqual(stage.element(identifiedBy: "star-3").hint, "Tap to reset the rating to zero.")
    expectEqual(stage.element(identifiedBy: "star-1").value, "3 stars set.")
    stage.tap(identifiedBy: "star-3")
    expectEqual(received, [3, 0])
  }

  @Test("The placeholder floats while there is text, and returns without")
  func floatingLabel() {
    let field = FloatingLabelTextField(frame: .zero)
    field.placeholder = "Name"
    show(field, CGRect(x: 20, y: 20, width: 200, height: 50))
    #expect(field.accessibilityValue == "Name" && !field.isFloating)
    stage.tap(field)
    stage.typeText("Ada")
    stage.wait(0.3)
    #expect(field.isFloating && stage.reading == "Ada")
    field.text = ""
    #expect(!field.isFloating)
  }

  @Test("A button that loads takes no taps until it is done")
  func loadingButton() {
    let button = LoadingButton(title: "Send")
    show(button, CGRect(x: 20, y: 20, width: 200, height: 50))
    var taps = 0
    button.addAction(
      UIAction { _ in
        taps += 1
        button.startLoading()
      }, for: .touchUpInside)
    stage.tap(labeled: "Send")
    stage.tap(button, .evenIfUnreachable)
    #expect(taps == 1 && button.isSpinning && button.accessibilityLabel == "Loading")
    button.stopLoading()
    stage.tap(labeled: "Send")
    expectEqual(taps, 2)
  }

  private final class Listener: PillSegmentedControlDelegate, SignatureViewDelegate {
    var heard: [String] = []
    func pillControl(_ control: PillSegmentedControl, didSelectSegmentAt index: Int) { heard.append("pill \(index)") }
    func signatureViewDidBegin(_ view: SignatureView) { heard.append("begin") }
    func signatureViewDidFinish(_ view: SignatureView) { heard.append("finish") }
  }

  @Test("The pill slides below the segment that is tapped, which is read as the selected one")
  func pill() {
    let (pill, listener) = (PillSegmentedControl(items: ["Day", "Week", "Year"]), Listener())
    pill.delegate = listener
    show(pill, CGRect(x: 20, y: 20, width: 300, height: 40))
    expectEqual(pill.thumbFrame, CGRect(x: 3, y: 3, width: 94, height: 34))
    stage.tap(labeled: "Year")
    stage.wait(1)
    #expect(listener.heard == ["pill 2"] && pill.thumbFrame == CGRect(x: 203, y: 3, width: 94, height: 34))
    expectEqual(stage.element(labeled: "Year").traits, [.button, .selected])
  }

  @Test("A toast is announced, is read while it is there, and goes when it is tapped")
  func toast() {
    Toast.show("Saved", in: stage.rootView)
    stage.wait(0.3)
    #expect(stage.announcements == ["Saved"] && stage.reading == "Saved, text")
    stage.tap(labeled: "Saved")
    stage.wait(0.3)
    #expect(stage.reading == "" && stage.rootView.subviews.isEmpty)
  }

  @Test("A sheet at the bottom is thrown to the top, and settles at the nearest height when it is put down slowly")
  func bottomSheet() {
    let sheet = BottomSheetViewController()
    var states: [BottomSheetViewController.State] = []
    sheet.stateChanged = { states.append($0) }
    sheet.attach(to: stage.window.rootViewController!)
    stage.settle()
    expectEqual(sheet.view.frame.minY, 540)
    stage.drag(from: CGPoint(x: 200, y: 550), to: CGPoint(x: 200, y: 350), duration: 2)
    stage.wait(1)
    #expect(states == [.half] && sheet.view.frame.minY == 320)
    stage.drag(from: CGPoint(x: 200, y: 330), to: CGPoint(x: 200, y: 230), duration: 0.05)
    stage.wait(1)
    #expect(states == [.half, .full] && sheet.view.frame.minY == 60 && sheet.tableView.isScrollEnabled)
  }

  @Test("A menu is pulled in from the edge, and a tap outside closes it")
  func menu() {
    let (content, menu) = (UIViewController(), UIViewController())
    let controller = SlideMenuController(content: content, menu: menu)
    stage.window.rootViewController = controller
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.5)
    stage.wait(0.5)
    #expect(controller.isMenuOpen && menu.view.frame == CGRect(x: 0, y: 0, width: 260, height: 640))
    stage.tap(at: CGPoint(x: 350, y: 300))
    stage.wait(0.5)
    #expect(!controller.isMenuOpen && menu.view.frame.minX == -260)
  }

  @Test("Pages are turned by the button and by swiping, and the last one ends it")
  func onboarding() {
    let pages = ["One", "Two"].map { OnboardingPage(title: $0, text: "Text", color: .white) }
    let controller = OnboardingViewController(pages: pages)
    var ends = 0
    controller.onFinish = { ends += 1 }
    stage.window.rootViewController = controller
    stage.settle()
    stage.drag(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.2)
    stage.wait(2)
    expectEqual(controller.currentPage, 1)
    expectEqual(stage.accessibleElements.compactMap(\.label), ["Two", "Text", "Done"])
    stage.tap(labeled: "Done")
    #expect(ends == 1 && UserDefaults.standard.bool(forKey: "hasSeenOnboarding"))
    UserDefaults.standard.removeObject(forKey: "hasSeenOnboarding")
  }

  @Test("A signature becomes a picture of fixed size, and a cropped one of the strokes")
  func signature() throws {
    let (pad, listener) = (SignatureView(frame: .zero), Listener())
    pad.delegate = listener
    show(pad, CGRect(x: 20, y: 20, width: 200, height: 100))
    expectNil(pad.getSignature())
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 90))
    expectEqual(listener.heard, ["begin", "finish"])
    try expectEqual(#require(pad.getSignature()).size, CGSize(width: 200, height: 100))
    let cropped = try #require(pad.getCroppedSignature())
    #expect(cropped.size.width < 120 && cropped.size.height < 50 && cropped.size.width > 60)
    stage.press(pad, forDuration: 2)
    #expect(pad.isEmpty)
  }

  @Test("Cards lie smaller behind each other; one that is dragged far goes, and the next comes to the front")
  func deck() {
    let deck = DeckView(frame: .zero)
    let cards = (0..<4).map { _ in UIView() }
    show(deck, CGRect(x: 0, y: 0, width: 340, height: 480))
    deck.setCards(cards)
    stage.settle()
    expectEqual(cards.map(\.isHidden), [false, false, false, true])
    #expect(cards[2].layer.transform.m11 == 0.9 && cards[2].layer.transform.m42 == 28)
    expectEqual(cards[0].layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 300, height: 400))
    stage.drag(from: CGPoint(x: 170, y: 240), to: CGPoint(x: 200, y: 240), duration: 0.5)
    stage.wait(1)
    #expect(deck.cards.count == 4 && CATransform3DIsIdentity(cards[0].layer.transform))
    stage.drag(from: CGPoint(x: 170, y: 240), to: CGPoint(x: 330, y: 240), duration: 0.5)
    stage.wait(1)
    #expect(deck.cards.count == 3 && deck.cards.first === cards[1])
    #expect(CATransform3DIsIdentity(cards[1].layer.transform) && !cards[3].isHidden)
  }

  @Test("A color is picked from the field by its place, and darkened by the slider")
  func colorPicker() {
    let picker = HSBColorPicker(frame: .zero)
    show(picker, CGRect(x: 20, y: 20, width: 300, height: 344))
    stage.tap(at: CGPoint(x: 120, y: 20))
    expectEqual(picker.color.hexString, "#00FF00")
    picker.color = UIColor(hex: "#336699")!
    #expect(picker.color.hexString == "#336699" && UIColor(hex: "red") == nil)
  }

  @Test("A picture is cropped by pulling at a corner of the frame")
  func crop() throws {
    let crop = CropView(image: picture(CGSize(width: 300, height: 200)))
    show(crop, CGRect(x: 0, y: 0, width: 300, height: 200))
    expectEqual(crop.cropRect, CGRect(x: 20, y: 20, width: 260, height: 160))
    // A pan leaves 10 points of the way out.
    stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 130, y: 20))
    #expect(abs(crop.cropRect.minX - 120) < 0.01 && crop.cropRect.maxX == 280 && crop.cropRect.minY == 20)
    let size = try #require(crop.croppedImage()).size
    #expect(abs(size.width - 160) < 1.01 && size.height == 160)
  }

  @Test("A calculator calculates what its buttons say")
  func calculator() {
    let controller = CalculatorViewController()
    stage.window.rootViewController = controller
    stage.settle()
    for key in ["1", "2", "×", "4", "=", "−", "6", "=", "±"] { stage.tap(labeled: key) }
    expectEqual(stage.element(identifiedBy: "display").label, "-42")
    stage.tap(labeled: "C")
    expectEqual(controller.displayLabel.text, "0")
  }

  @Test("Things to do are added, done, deleted and kept")
  func todo() throws {
    let defaults = try #require(UserDefaults(suiteName: "touchstone.todo"))
    defaults.removePersistentDomain(forName: "touchstone.todo")
    let list = TodoListViewController(store: TodoStore(defaults: defaults))
    stage.window.rootViewController = UINavigationController(rootViewController: list)
    stage.settle()
    stage.tap(labeled: "Add")
    stage.wait(1)
    stage.typeText("Milk")
    stage.tap(labeled: "Add")
    stage.wait(1)
    list.insert(TodoItem(title: "Bread"))
    stage.wait(1)
    stage.tap(row: IndexPath(row: 1, section: 0), in: list.tableView)
    stage.wait(1)
    expectEqual(list.items, [TodoItem(title: "Bread"), TodoItem(title: "Milk", isDone: true)])
    stage.swipeLeft(row: IndexPath(row: 0, section: 0), in: list.tableView)
    stage.wait(1)
    stage.tap(labeled: "Delete")
    stage.wait(1)
    expectEqual(TodoStore(defaults: defaults).items, [TodoItem(title: "Milk", isDone: true)])
    defaults.removePersistentDomain(forName: "touchstone.todo")
  }

  @Test("Strokes are drawn, undone by the button, and cleared")
  func drawing() {
    let controller = DrawingViewController()
    stage.window.rootViewController = controller
    stage.settle()
    for y in [100, 200] { stage.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 300, y: y + 50)) }
    expectEqual(controller.canvas.count, 2)
    stage.tap(labeled: "Undo")
    expectEqual(controller.canvas.count, 1)
    controller.canvas.redo()
    stage.tap(labeled: "Clear")
    expectEqual(controller.canvas.count, 0)
  }

  @Test("Photos lie three in a row; a tap shows one in large, and a swipe down sends it away")
  func photos() {
    let controller = PhotoGridViewController()
    stage.window.rootViewController = controller
    controller.photos = (0..<5).map { _ in picture(CGSize(width: 40, height: 30)) }
    stage.settle()
    expectEqual(stage.accessibleElements.compactMap(\.label), (1...5).map { "Photo \($0)" })
    expectEqual(stage.element(labeled: "Photo 4").frame, CGRect(x: 0, y: 134, width: 132, height: 132))
    stage.tap(labeled: "Photo 2")
    stage.wait(1)
    #expect(controller.presentedViewController is PhotoDetailViewController)
    stage.swipeDown(controller.presentedViewController!.view)
    stage.wait(1)
    expectNil(controller.presentedViewController)
  }
}
#endif
