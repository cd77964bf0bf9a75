@testable import MyTool
import Testing
import TouchTesting

@MainActor @Test func aTapAddsANoteAndALongPressRemovesIt() {
  let controller = BoardController()
  let stage = TouchStage(rootViewController: controller)
  stage.tap(at: CGPoint(x: 100, y: 100))
  #expect(controller.notes.map(\.center) == [CGPoint(x: 100, y: 100)])
  stage.press(controller.notes[0], forDuration: 1)
  #expect(controller.notes.isEmpty)
}
