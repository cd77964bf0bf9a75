import Expectations
import Testing
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchInspector

/// The message over the window.
@MainActor @Suite(.serialized) struct NoticeTests {
  private let program = HeadlessApplication(size: CGSize(width: 800, height: 400), text: .pinned())
  private let size = CGSize(width: 800, height: 400)

  /// How many pixels have the color of the notice's border.
  private var borderPixels: Int {
    program.advance(to: program.now)
    return program.surface.picture?.pixels.filter { $0 & 0xFFFFFF == 0xB34700 }.count ?? 0
  }

  private func click(_ x: CGFloat, _ y: CGFloat) {
    for phase in [InputSample.Phase.began, .ended] {
      program.send(
        .touches([InputSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: program.now)]))
    }
  }

  @Test func itSaysSomethingUntilItIsClicked() {
    let notice = Notice(in: program.scene)
    #expect(notice.text == nil && borderPixels == 0)
    notice.say("bad.json:3: unknown key \"isHiden\"", in: size)
    expectEqual(notice.text, "bad.json:3: unknown key \"isHiden\"")
    #expect(borderPixels > 800)
    click(400, 390)
    #expect(notice.text != nil)
    click(400, 40)
    #expect(notice.text == nil && borderPixels == 0)
  }

  @Test func aLongMessageIsHigherAndTheNextOneTakesItsPlace() {
    let notice = Notice(in: program.scene)
    notice.say("short", in: size)
    let low = program.application.windows.last?.frame ?? .zero
    notice.say(String(repeating: "a long message ", count: 30), in: size)
    let high = program.application.windows.last?.frame ?? .zero
    #expect(low.width == 560 && high.width == 560)
    #expect(high.height > low.height + 30)
    expectEqual(high.midX, 400)
    notice.clear()
    #expect(notice.text == nil && borderPixels == 0)
  }

  @Test func inANarrowWindowItIsNarrower() {
    let notice = Notice(in: program.scene)
    notice.say("x", in: CGSize(width: 300, height: 200))
    expectEqual(program.application.windows.last?.frame.width, 268)
  }
}
