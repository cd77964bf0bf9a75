import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit

@MainActor struct HeadlessTests {
  @Test func aFrameBecomesPixels() throws {
    let program = HeadlessApplication(size: CGSize(width: 4, height: 2))
    expectNil(program.surface.picture)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    program.window.addSubview(box)
    program.advance(to: 0)
    let row: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF, 0xFFFF_FFFF]
    expectEqual(program.surface.picture, Bitmap(width: 4, height: 2, pixels: row + row))
    expectEqual(program.surface.frameCount, 1)
  }

  @Test func theScaleGivesMorePixelsAPoint() throws {
    let program = HeadlessApplication(size: CGSize(width: 10, height: 5), scale: 2)
    program.advance(to: 0)
    let picture = try #require(program.surface.picture)
    #expect(picture.width == 20 && picture.height == 10)
    expectEqual(program.scene.screen.scale, 2)
  }

  @Test func aNewSizeIsDrawnWhole() throws {
    let program = HeadlessApplication(size: CGSize(width: 4, height: 4))
    program.window.backgroundColor = .black
    program.advance(to: 0)
    program.resize(to: CGSize(width: 6, height: 3))
    program.advance(to: 0)
    let picture = try #require(program.surface.picture)
    #expect(picture.width == 6 && picture.height == 3)
    expectEqual(Set(picture.pixels), [0xFF00_0000])
  }

  @Test func timersFireAtTheirTimesOnTheWay() {
    let program = HeadlessApplication(size: CGSize(width: 4, height: 4))
    var times: [TimeInterval] = []
    program.loop.schedule(at: 0.25, every: 0.25) { times.append(program.now) }
    program.advance(by: 0.75)
    expectEqual(times, [0.25, 0.5, 0.75])
    expectEqual(program.now, 0.75)
  }

  @Test func closingTheWindowTellsTheDelegateAndClosesTheSurface() {
    final class Delegate: UIApplicationDelegate {
      var received: [String] = []
      func applicationWillTerminate(_ application: UIApplication) { received.append("terminate") }
    }
    let (program, delegate) = (HeadlessApplication(size: CGSize(width: 4, height: 4)), Delegate())
    program.application.delegate = delegate
    program.send(.close)
    expectEqual(delegate.received, ["terminate"])
    #expect(program.surface.isClosed)
  }

  @Test func withoutAFrameThereIsNothingToWrite() {
    #expect(!HeadlessSurface(size: CGSize(width: 4, height: 4)).writePNG(to: "/nowhere/picture.png"))
  }
}
