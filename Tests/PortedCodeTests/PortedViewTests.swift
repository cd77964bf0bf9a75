import CoreGraphics
import Expectations
import TouchTesting
import Testing
import UIKit

/// Views and controllers as iOS code writes them, in Swift 5 mode: what `touchstone port` made of the originals.
@MainActor @Suite struct PortedViewTests {
  let stage = TouchStage()

  private final class Table: CardViewDelegate {
    var thrown: [Bool] = []
    func cardWasThrown(_ card: CardView, toTheRight: Bool) { thrown.append(toTheRight) }
  }

  @Test("A card that resets the translation with every call still knows how fast it is thrown")
  func card() {
    let (card, table) = (CardView(frame: CGRect(x: 50, y: 50, width: 100, height: 140)), Table())
    card.delegate = table
    stage.window.addSubview(card)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 250, y: 100), duration: 0.1)
    #expect(table.thrown == [true] && card.lastVelocity.x > 500)
    #expect(card.center.x > 200)
  }

  @Test("A signature is there after a stroke, and gone after it is cleared")
  func signature() {
    let pad = SignaturePad(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    stage.window.addSubview(pad)
    stage.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 180, y: 90))
    #expect(pad.hasSignature)
    pad.clear()
    #expect(!pad.hasSignature)
  }

  @Test("Colors tell their parts; literals and pointers do")
  func colors() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.rgba.red == 1 && abs(color.rgba.green - 0.5) < 0.01 && color.rgba.alpha == 1)
    #expect(color.isLight() && !UIColor.black.isLight())
  }

  @Test("The parts of a path can be counted, and it can be turned round")
  func paths() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.cornerCount == 2 && path.reversing().cornerCount == 2)
    expectEqual(path.reversing().currentPoint, .zero)
    let gradient = CGGradient(
      colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil)
    #expect(gradient != nil && CGGradient(colorsSpace: nil, colors: [1], locations: nil) == nil)
  }

  @Test("A padded label is larger than its text, and a large button is hit outside its bounds")
  func sizes() {
    let (label, plain) = (PaddedLabel(), UILabel())
    (label.text, plain.text) = ("text", "text")
    expectEqual(label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 16)
    let button = LargeButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    stage.window.addSubview(button)
    #expect(stage.window.hitTest(CGPoint(x: 85, y: 110), with: nil) === button)
  }

  @Test("A view lets touches through that hit nothing in it, and another follows the finger")
  func passingAndDragging() {
    let dragged = DraggableView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    let overlay = PassThroughView(frame: stage.window.bounds)
    stage.window.addSubview(dragged)
    stage.window.addSubview(overlay)
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 90))
    expectEqual(dragged.center, CGPoint(x: 160, y: 90))
  }

  #if FoundationGeometry
  @Test("A controller receives notifications by its selector, and none after its deallocation")
  func notifications() async {
    var controller: ScoreViewController? = ScoreViewController()
    controller?.loadViewIfNeeded()
    ScoreKeeper.shared.add(3)
    ScoreKeeper.shared.add(4)
    // Tests do not run on the system's main thread, so the calls wait for their turn on the main actor.
    for _ in 0..<20 { await Task.yield() }
    #expect(controller?.changes == 7 && controller?.label.text == "7")
    weak var gone: ScoreViewController?
    gone = controller
    controller = nil
    expectNil(gone)
    ScoreKeeper.shared.add(1)
  }

  @Test("A timer calls its target's method, and does not keep the target")
  func timer() {
    var watch: StopWatch? = StopWatch()
    watch?.start()
    watch?.fire()
    watch?.fire()
    expectEqual(watch?.ticks, 2)
    weak var gone: StopWatch?
    gone = watch
    watch = nil
    expectNil(gone)
  }

  @Test("A photo is moved by a finger")
  func photo() {
    let controller = PhotoViewController()
    stage.window.rootViewController = controller
    stage.settle()
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100))
    #expect(abs(controller.photo.center.x - 200) < 0.01 && controller.photo.image?.size == .zero)
  }

  @Test("Pages are turned, and the dots follow")
  func pages() {
    stage.window.application?.becomeShared()
    let controller = PagesViewController()
    stage.window.rootViewController = controller
    stage.settle()
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.1)
    stage.wait(2)
    expectEqual(controller.pageControl.currentPage, 1)
  }

  @Test("Index paths are rows of sections, in order")
  func selection() {
    var selection = Selection()
    selection.toggle(row: 5, in: 0)
    selection.toggle(row: 2, in: 0)
    selection.toggle(row: 9, in: 0)
    selection.toggle(row: 9, in: 0)
    expectEqual(selection.rows, [2, 5])
    #expect(IndexPath(item: 3, section: 4).section == 4 && IndexPath(item: 3, section: 4).item == 3)
  }

  @Test("A device is a desktop with Linux on it")
  func device() {
    #expect(UIDevice.current.systemName == "Linux" && UIDevice.current.userInterfaceIdiom == .mac)
    #expect(!UIDevice.current.systemVersion.isEmpty)
  }

  @Test("A label makes its text smaller until it fits, down to its factor")
  func shrinking() {
    expectNil(UIFont(name: "No Such Font", size: 12))
    expectEqual(UIFontMetrics.default.scaledValue(for: 12), 12)
  }
  #endif
}
