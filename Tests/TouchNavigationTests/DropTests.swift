import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchWidgets

@MainActor @Suite struct DropTests {
  let board = DragStage()
  private var stage: TouchStage { board.stage }
  private var diary: Diary { board.diary }
  private let lifted = "card.items card.lift card.lifted(end) card.begin"

  @Test("54.14: without a target, and over one that proposes cancel or forbidden, a release cancels")
  func refused() {
    let nowhere = CGPoint(x: 200, y: 200)
    let cases = [(UIDropOperation.copy, nowhere), (.cancel, board.onTray), (.forbidden, board.onTray)]
    for (operation, place) in cases {
      board.target.operation = operation
      let isOver = place == board.onTray
      board.lift()
      board.drag(to: place)
      stage.finger.up()
      stage.wait(1)
      expectEqual(
        diary.take(),
        "\(lifted)\(isOver ? " tray.can tray.enter" : "") card.willEnd(cancel) card.cancelling "
          + "card.cancelled(end)\(isOver ? " tray.end" : "") card.didEnd(cancel)")
    }
  }

  @Test("54.13: move is forbidden if the source does not allow it")
  func move() {
    board.target.operation = .move
    board.lift()
    board.drag(to: board.onTray)
    stage.finger.up()
    stage.wait(1)
    #expect(
      diary.take().hasSuffix(
        "card.willEnd(move) tray.perform tray.got(ace) tray.conclude tray.end card.didEnd(move) card.transferred"))
    board.source.allowsMove = false
    board.lift()
    board.drag(to: board.onTray)
    expectEqual(board.overlay?.subviews.contains { ($0 as? DragSign)?.operation == .forbidden }, true)
    stage.finger.up()
    stage.wait(1)
    #expect(
      diary.take().hasSuffix("card.willEnd(cancel) card.cancelling card.cancelled(end) tray.end card.didEnd(cancel)"))
  }

  @Test("54.11: a target is asked once while the drag is over it; one that refuses receives nothing else")
  func asked() {
    board.lift()
    board.drag(to: board.onTray)
    board.drag(to: CGPoint(x: 290, y: 360))
    board.drag(to: CGPoint(x: 100, y: 300))
    expectEqual(diary.take(), "\(lifted) tray.can tray.enter tray.exit")
    board.target.canHandle = false
    board.drag(to: board.onTray)
    board.drag(to: CGPoint(x: 290, y: 360))
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(), "tray.can card.willEnd(cancel) card.cancelling card.cancelled(end) tray.end card.didEnd(cancel)")
  }

  @Test("54.10, 54.12: an inner target is first, the outer one is asked if it refuses; the old one exits before")
  func nested() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    let target = Target("inner", diary)
    inner.addInteraction(UIDropInteraction(delegate: target))
    board.tray.addSubview(inner)
    board.lift()
    board.drag(to: CGPoint(x: 240, y: 360))
    board.drag(to: CGPoint(x: 320, y: 360))
    expectEqual(diary.take(), "\(lifted) inner.can inner.enter tray.can inner.exit tray.enter")
    target.canHandle = false
    board.drag(to: CGPoint(x: 240, y: 360))
    expectEqual(diary.take(), "inner.can")
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(),
      "card.willEnd(copy) tray.perform tray.got(ace) tray.conclude inner.end tray.end "
        + "card.didEnd(copy) card.transferred")
  }

  @Test("54.10: of two targets in one view the one that was added last is first")
  func twoInOne() {
    let second = Target("second", diary)
    let interaction = UIDropInteraction(delegate: second)
    board.tray.addInteraction(interaction)
    board.lift()
    board.drag(to: board.onTray)
    expectEqual(diary.take(), "\(lifted) second.can second.enter")
    stage.finger.up()
    stage.wait(1)
  }

  @Test("54.14: a target that leaves the window before the release receives nothing")
  func targetLeaves() {
    board.lift()
    board.drag(to: board.onTray)
    board.tray.removeFromSuperview()
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(),
      "\(lifted) tray.can tray.enter card.willEnd(cancel) card.cancelling card.cancelled(end) "
        + "tray.end card.didEnd(cancel)")
  }

  @Test("54.12: a target that cancels the drag in its answer gets no more than the end")
  func cancelledInAnswer() {
    board.target.onUpdate = { [board] in board.dragging.isEnabled = false }
    board.lift()
    board.drag(to: board.onTray)
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(),
      "\(lifted) tray.can tray.enter card.willEnd(cancel) card.cancelling card.cancelled(end) tray.end "
        + "card.didEnd(cancel)")
  }

  @Test("54.16: the preview is held where it was pressed, is stacked, and is in front of everything")
  func previews() throws {
    board.source.items = { (0..<5).map { UIDragItem(itemProvider: NSItemProvider(object: "\($0)")) } }
    board.lift()
    let overlay = try #require(board.overlay)
    expectEqual(overlay.pieces.map(\.view.center), [CGPoint](repeating: CGPoint(x: 70, y: 80), count: 5))
    stage.finger.move(to: CGPoint(x: 280, y: 360))
    #expect(stage.window.subviews.last === overlay)
    expectEqual(overlay.pieces.prefix(3).map(\.view.center), [0, 6, 12].map { CGPoint(x: 280 + $0, y: 360 + $0) })
    expectEqual(overlay.pieces.map(\.view.isHidden), [false, false, false, true, true])
    let sign = try #require(overlay.subviews.last as? DragSign)
    #expect(sign.look?.text == "+" && sign.count == 5)
    stage.finger.move(to: CGPoint(x: 100, y: 200))
    expectEqual(sign.look?.text, "5")
    stage.finger.up()
    stage.wait(1)
    expectNil(overlay.window)
  }

  @Test("54.16: an item's own preview replaces the lifted image when the drag begins")
  func ownPreview() throws {
    board.source.items = {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "ace"))
      item.previewProvider = { UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))) }
      return [item]
    }
    board.lift()
    expectEqual(board.overlay?.pieces.first?.view.bounds.size, CGSize(width: 100, height: 80))
    board.drag(to: board.onTray)
    expectEqual(board.overlay?.pieces.first?.view.bounds.size, CGSize(width: 30, height: 20))
    stage.finger.up()
    stage.wait(1)
  }

  @Test("54.17: a cancelled preview returns in 0.25 s; a dropped one moves to the target's preview in 0.2 s")
  func endings() throws {
    board.lift()
    board.drag(to: CGPoint(x: 200, y: 200))
    var overlay = try #require(board.overlay)
    stage.finger.up()
    expectEqual(overlay.pieces[0].view.center, CGPoint(x: 70, y: 80))
    stage.wait(0.24)
    #expect(overlay.window != nil)
    stage.wait(0.03)
    expectNil(overlay.window)
    board.target.dropping = { [board] usual in
      usual.retargetedPreview(with: UIDragPreviewTarget(container: board.tray, center: CGPoint(x: 10, y: 10)))
    }
    board.lift()
    board.drag(to: board.onTray)
    overlay = try #require(board.overlay)
    stage.finger.up()
    expectEqual(overlay.pieces[0].view.center, CGPoint(x: 230, y: 310))
    stage.wait(0.19)
    #expect(overlay.window != nil)
    stage.wait(0.03)
    expectNil(overlay.window)
  }
}
