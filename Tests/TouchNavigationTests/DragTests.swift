import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchWidgets

@MainActor @Suite struct DragTests {
  let board = DragStage()
  private var stage: TouchStage { board.stage }
  private var diary: Diary { board.diary }

  @Test("54.15: a finger lifts, drags and drops; source and target are called in this order")
  func wholeDrag() {
    (board.source.isVerbose, board.target.isVerbose) = (true, true)
    board.lift()
    expectEqual(diary.take(), "card.items card.lift")
    board.drag(to: board.onTray)
    expectEqual(diary.take(), "card.lifted(end) card.begin card.move tray.can tray.enter tray.update")
    board.drag(to: CGPoint(x: 281, y: 360))
    expectEqual(diary.take(), "card.move tray.update")
    stage.finger.up()
    expectEqual(diary.take(), "card.willEnd(copy) tray.perform tray.got(ace)")
    stage.wait(1)
    expectEqual(diary.take(), "tray.conclude tray.end card.didEnd(copy) card.transferred")
    expectNil(board.overlay)
  }

  @Test("54.2: 0.49 s lift nothing; 0.5 s do, and the drag begins after more than 10 points")
  func thresholds() {
    stage.finger.down(at: board.onCard)
    stage.wait(0.49)
    #expect(diary.take() == "" && board.overlay == nil)
    stage.wait(0.011)
    #expect(diary.take() == "card.items card.lift" && board.overlay != nil)
    board.drag(to: CGPoint(x: 80, y: 80))
    expectEqual(diary.take(), "")
    board.drag(to: CGPoint(x: 80.5, y: 80))
    expectEqual(diary.take(), "card.lifted(end) card.begin")
    stage.finger.up()
  }

  @Test("54.2: a finger that is lifted without a movement ends the lift, and no drag has begun")
  func liftOnly() {
    board.lift()
    stage.finger.up()
    stage.wait(1)
    #expect(diary.take() == "card.items card.lift card.lifted(start)" && board.overlay == nil)
  }

  @Test("54.3: the mouse drags after 10 points, with the items of the place of the press; the second button nothing")
  func mouse() {
    var place = CGPoint.zero
    board.source.items = { [] }
    let card = board.card
    final class Placing: UIDragInteractionDelegate {
      var place: CGPoint?
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        place = interaction.view.map { session.location(in: $0) }
        return [UIDragItem(itemProvider: NSItemProvider(object: "ace"))]
      }
    }
    let placing = Placing()
    card.removeInteraction(board.dragging)
    card.addInteraction(UIDragInteraction(delegate: placing))
    stage.mouse.move(to: board.onCard)
    stage.mouse.down(.secondary)
    stage.mouse.move(to: board.onTray)
    stage.mouse.up(.secondary)
    expectNil(placing.place)
    stage.mouse.move(to: board.onCard)
    stage.mouse.down()
    stage.mouse.move(to: CGPoint(x: 79, y: 80))
    expectNil(placing.place)
    stage.mouse.move(to: board.onTray)
    place = placing.place ?? .zero
    expectEqual(place, CGPoint(x: 50, y: 40))
    stage.mouse.up()
    stage.wait(1)
    expectEqual(diary.take(), "tray.can tray.enter tray.perform tray.got(ace) tray.conclude tray.end")
  }

  @Test("54.5: without items nothing is lifted, and the touch stays with the view's tap")
  func noItems() {
    board.source.items = { [] }
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps += 1 })
    board.card.addGestureRecognizer(tap)
    stage.finger.down(at: board.onCard)
    stage.wait(0.6)
    stage.finger.up()
    #expect(diary.take() == "card.items" && taps == 1 && board.overlay == nil)
  }

  @Test("54.4: the lift excludes taps and pans, and lets long presses of the app act")
  func exclusion() {
    let (tap, pan, press) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    for (name, recognizer) in [("tap", tap), ("pan", pan), ("press", press)] as [(String, UIGestureRecognizer)] {
      recognizer.addAction(UIAction { [diary] _ in diary("\(name).\(recognizer.state)") })
      board.card.addGestureRecognizer(recognizer)
    }
    board.lift()
    board.drag(to: CGPoint(x: 200, y: 200))
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(),
      "card.items card.lift press.began card.lifted(end) card.begin press.changed card.willEnd(cancel) "
        + "card.cancelling press.ended card.cancelled(end) card.didEnd(cancel)")
  }

  @Test("54.4: a scroll view that scrolls excludes the lift, and one around a lifted view does not scroll")
  func scrolling() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    list.contentSize = CGSize(width: 400, height: 2000)
    stage.rootView.insertSubview(list, at: 0)
    list.addSubview(board.card)
    stage.drag(from: board.onCard, to: CGPoint(x: 70, y: 20), duration: 0.2)
    stage.wait(2)
    #expect(diary.take() == "" && list.contentOffset.y > 0)
    list.contentOffset = .zero
    stage.settle()
    board.lift()
    board.drag(to: CGPoint(x: 70, y: 20))
    #expect(diary.take() == "card.items card.lift card.lifted(end) card.begin" && list.contentOffset == .zero)
    stage.finger.up()
  }

  @Test("54.7: a second finger lifts nothing while a drag moves, and lifts again while its items return")
  func oneAtATime() {
    let other = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))
    let source = Source("other", diary) { [UIDragItem(itemProvider: NSItemProvider(object: "king"))] }
    other.addInteraction(UIDragInteraction(delegate: source))
    stage.rootView.addSubview(other)
    board.lift()
    board.drag(to: CGPoint(x: 150, y: 200))
    expectEqual(diary.take(), "card.items card.lift card.lifted(end) card.begin")
    stage.finger(2).down(at: CGPoint(x: 60, y: 340))
    stage.wait(0.6)
    stage.finger(2).up()
    expectEqual(diary.take(), "")
    stage.finger(2).down(at: CGPoint(x: 60, y: 340))
    stage.wait(0.4)
    stage.finger.up()
    stage.wait(0.11)
    expectEqual(diary.take(), "card.willEnd(cancel) card.cancelling other.items other.lift")
    stage.finger(2).up()
    stage.wait(1)
    expectEqual(diary.take(), "other.lifted(start) card.cancelled(end) card.didEnd(cancel)")
  }

  @Test("54.8: a control inside keeps its touch, and an inner source without items leaves the drag to the outer one")
  func nesting() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    board.card.addSubview(slider)
    stage.finger.down(at: CGPoint(x: 30, y: 60))
    stage.wait(1)
    #expect(diary.take() == "" && slider.isTracking)
    stage.finger.up()
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
    let source = Source("inner", diary) { [] }
    inner.addInteraction(UIDragInteraction(delegate: source))
    board.card.addSubview(inner)
    stage.finger.down(at: CGPoint(x: 70, y: 100))
    stage.wait(0.6)
    expectEqual(diary.take(), "inner.items card.items card.lift")
    stage.finger.up()
  }

  @Test("54.18: Escape cancels, the items return, and the finger has no further effect")
  func escape() {
    board.lift()
    board.drag(to: board.onTray)
    expectEqual(diary.take(), "card.items card.lift card.lifted(end) card.begin tray.can tray.enter")
    stage.typeKey(.keyboardEscape)
    expectEqual(diary.take(), "card.willEnd(cancel) card.cancelling")
    stage.wait(1)
    expectEqual(diary.take(), "card.cancelled(end) tray.end card.didEnd(cancel)")
    stage.finger.move(to: CGPoint(x: 300, y: 370))
    stage.finger.up()
    stage.wait(1)
    #expect(diary.take() == "" && board.overlay == nil)
  }

  @Test("54.18: a cancelled touch, a removed source and a disabled interaction cancel the drag", arguments: 0..<3)
  func cancellation(way: Int) {
    board.lift()
    board.drag(to: board.onTray)
    _ = diary.take()
    if way == 0 { stage.finger.cancel() }
    if way == 1 { board.card.removeFromSuperview() }
    if way == 2 { board.dragging.isEnabled = false }
    stage.wait(1)
    expectEqual(diary.take(), "card.willEnd(cancel) card.cancelling card.cancelled(end) tray.end card.didEnd(cancel)")
    #expect(board.overlay == nil && DragCourse.running(in: stage.window.application) == nil)
    if way != 0 { stage.finger.up() }
  }

  @Test("54.18: an interaction that the app removes while the drag begins is over immediately")
  func removedInHandler() {
    board.source.onBegin = { [board] in board.card.removeInteraction(board.dragging) }
    board.lift()
    board.drag(to: board.onTray)
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(),
      "card.items card.lift card.lifted(end) card.begin card.willEnd(cancel) card.cancelling "
        + "card.cancelled(end) card.didEnd(cancel)")
    expectNil(board.overlay)
  }

  @Test("54.19: no key reaches the app while items move")
  func keys() {
    final class Keys: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
    }
    let view = Keys(frame: .zero)
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    board.lift()
    stage.typeKey(.keyboardA)
    expectEqual(view.count, 1)
    board.drag(to: board.onTray)
    stage.typeKey(.keyboardA)
    expectEqual(view.count, 1)
    stage.finger.up()
    stage.typeKey(.keyboardA)
    expectEqual(view.count, 2)
  }

  @Test("54.6: a context menu of the same press opens with the lift, and closes when the drag begins")
  func menu() {
    final class Menus: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
      }
    }
    let menus = Menus()
    board.card.addInteraction(UIContextMenuInteraction(delegate: menus))
    board.lift()
    #expect(stage.window.keyCatcher is MenuOverlay && diary.take() == "card.items card.lift")
    board.drag(to: board.onTray)
    #expect(stage.window.keyCatcher is DragOverlay)
    stage.finger.up()
    stage.wait(1)
    expectEqual(
      diary.take(),
      "card.lifted(end) card.begin tray.can tray.enter card.willEnd(copy) tray.perform tray.got(ace) "
        + "tray.conclude tray.end card.didEnd(copy) card.transferred")
    board.lift()
    stage.finger.up()
    stage.wait(1)
    #expect(stage.window.keyCatcher is MenuOverlay && board.overlay == nil)
  }
}
