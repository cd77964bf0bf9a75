import CoreGraphics
import Expectations
import QuartzCore
import Testing
import TouchTesting
import UIKit

#if FoundationGeometry
/// Whole programs that draw and animate, used by fingers and keys after `touchstone port`.
@MainActor @Suite struct ProgramPictureTests {
  private func color(of image: UIImage, at point: CGPoint) -> [Int] {
    guard let image = image.cgImage else { return [] }
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    let scale = image.width / 320
    let start = (Int(point.y) * scale * image.width + Int(point.x) * scale) * 4
    return bytes[start..<start + 3].map { Int($0) }
  }

  // MARK: Breathing

  @Test("A button begins to breathe, stops the ring where it is, and lets it continue; a tab shows the history")
  func breathing() throws {
    let tabs = BreathTabs()
    let stage = programStage(tabs)
    let breath = try #require(tabs.viewControllers?.first as? BreathViewController)
    func scale() -> Double { Double(breath.circle.ring.presentation()?.affineTransform().a ?? .nan) }
    stage.tap(breath.button)
    #expect(breath.label.text == "Inhale" && stage.reading.contains("Pause, button"))
    stage.wait(2)
    #expect(abs(scale() - 0.75) < 0.02)
    stage.tap(labeled: "Pause")
    let held = scale()
    stage.wait(5)
    #expect(scale() == held && stage.reading.contains("Begin, button"))
    stage.tap(labeled: "Begin")
    breath.next()
    breath.next()
    expectEqual(breath.label.text, "Exhale")
    stage.wait(4.1)
    #expect(abs(scale() - 0.5) < 0.01)
    breath.circle.lineWidth = 20
    stage.settle()
    expectEqual(breath.circle.ring.animationKeys(), ["breath", "lineWidth"])
    stage.tap(labeled: "History")
    stage.wait(1)
    #expect(tabs.selectedIndex == 1 && breath.view.window == nil)
  }

  // MARK: Doodles

  @Test("Lines are drawn by a finger, erased by another tool, taken back, and stamped by two taps")
  func doodles() throws {
    let doodle = DoodleViewController()
    let stage = programStage(doodle)
    let canvas = doodle.canvas
    func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      color(of: DoodleExport(canvas: canvas).image, at: CGPoint(x: x, y: y))
    }
    stage.tap(labeled: "Marker")
    stage.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 250, y: 160))
    #expect(canvas.strokes.count == 1 && pixel(150, 100) == [255, 0, 0])
    stage.tap(labeled: "Eraser")
    stage.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 200))
    #expect(pixel(150, 100) != [255, 0, 0] && pixel(80, 100) == [255, 0, 0])
    stage.tap(labeled: "Undo")
    #expect(canvas.strokes.count == 1 && pixel(150, 100) == [255, 0, 0])
    stage.doubleTap(at: CGPoint(x: 100, y: 300))
    #expect(canvas.stamps == [CGPoint(x: 100, y: 240)] && pixel(105, 245) == [0, 0, 255])
    expectEqual(DoodleExport(canvas: canvas).data?.isEmpty, false)
  }

  // MARK: Skies

  @Test("A tap loads the report, whose sun rises along its path; a swipe loads again; an error is an alert")
  func skies() throws {
    let sky = SkyViewController()
    let stage = programStage(sky)
    stage.tap(sky.reloadButton)
    #expect(sky.cityLabel.text == "Oslo 4.5°" && sky.skyView.sun.animationKeys() == ["rise"])
    let start = try #require(sky.skyView.sun.presentation()?.position)
    stage.wait(1)
    let top = try #require(sky.skyView.sun.presentation()?.position)
    #expect(abs(start.x) < 2 && abs(top.x - 200) < 2 && top.y < start.y)
    stage.wait(1.5)
    #expect(sky.skyView.sun.animationKeys() == nil && sky.skyView.painter.hours == [1, 3, 5, 4])
    sky.model.service.json = "{\"city\": \"Rome\", \"degrees\": 21, \"hours\": [8, 9]}"
    stage.swipeDown(sky.skyView)
    expectEqual(sky.cityLabel.text, "Rome 21.0°")
    sky.model.service.json = ""
    stage.tap(labeled: "Reload")
    stage.wait(1)
    #expect(stage.reading.contains("Sorry") && stage.reading.contains("There is no report."))
    stage.tap(labeled: "OK")
    stage.wait(1)
    expectNil(sky.presentedViewController)
  }

  @Test("The chart follows the size of the window in an animation of its layer")
  func skyLayers() {
    let sky = SkyViewController()
    let stage = programStage(sky)
    expectEqual(sky.skyView.chart.frame.width, 360)
    stage.resize(to: CGSize(width: 500, height: 640))
    stage.settle()
    expectEqual(sky.skyView.chart.frame.width, 460)
    expectEqual(sky.skyView.chart.animationKeys(), ["bounds", "position"])
    stage.wait(0.3)
    expectNil(sky.skyView.chart.animationKeys())
  }

  // MARK: Fifteens

  @Test("A tile moves into the hole, others shake the board, Control-Z takes a move back, and the end freezes all")
  func fifteens() throws {
    let game = FifteenWindowController(game: FifteenGame(board: FifteenSample.almost))
    let stage = programStage(game)
    func frame(_ number: Int) -> CGRect {
      stage.element(labeled: "Tile \(number)").frame
    }
    stage.tap(labeled: "Tile 1")
    #expect(game.boardView.layer.animationKeys() == ["shake"] && frame(1).minX == 10)
    stage.wait(0.5)
    stage.tap(labeled: "Tile 5")
    stage.wait(0.5)
    expectEqual(frame(5), CGRect(x: 110, y: 160, width: 100, height: 100))
    game.becomeFirstResponder()
    stage.typeKey(.keyboardZ, modifierFlags: .control)
    stage.wait(0.5)
    #expect(frame(5) == CGRect(x: 110, y: 260, width: 100, height: 100) && !game.game.undoManager.canUndo)
    stage.tap(labeled: "Tile 5")
    stage.wait(0.5)
    stage.tap(labeled: "Tile 8")
    stage.wait(0.5)
    expectEqual(game.message.text, "Solved")
    stage.tap(labeled: "Tile 8")
    stage.wait(0.5)
    expectEqual(frame(8), CGRect(x: 110, y: 260, width: 100, height: 100))
  }
}
#endif
