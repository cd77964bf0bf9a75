import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchTesting

@testable import TouchWidgets

/// Drags of the card to places outside of the window, where another program is played.
@MainActor @Suite struct DragExportTests {
  let board = DragStage()
  private var diary: Diary { board.diary }
  private var platform: HeadlessPlatform? { board.stage.window.application?.platform as? HeadlessPlatform }
  private let outside = CGPoint(x: 500, y: 200)
  private let begun = "card.items card.lift card.lifted(end) card.begin"

  init() { platform?.exportsDrags = true }

  private var requests: [LocalDragRequest] {
    platform?.requests.compactMap { request in
      guard case .localDrag(let request) = request else { return nil }
      return request
    } ?? []
  }

  private func send(_ event: LocalDragEvent) {
    guard let scene = board.stage.window.windowScene else { return }
    scene.application?.receive(.localDrag(event), in: scene)
    board.stage.settle()
  }

  private func drag(to place: CGPoint) {
    board.stage.mouse.move(to: board.onCard)
    board.stage.mouse.down()
    board.stage.mouse.move(to: CGPoint(x: 120, y: 120))
    board.stage.mouse.move(to: place)
  }

  private let offer = LocalDrag(number: 1, kinds: [.text], allowsMove: true)

  @Test("54.60: a drag by mouse continues outside the window, and leaves the other program when it comes back")
  func followed() {
    drag(to: outside)
    expectEqual(requests, [.begin(offer), .move(number: 1)])
    board.stage.mouse.move(to: board.onTray)
    expectEqual(requests.dropFirst(2), [.leave(number: 1)])
    expectEqual(diary.take(), "\(begun) tray.can tray.enter")
    board.stage.mouse.up()
    board.stage.wait(1)
    expectEqual(requests.dropFirst(3), [.cancel(number: 1)])
    #expect(diary.take().hasPrefix("card.willEnd(copy) tray.perform"))
  }

  @Test("54.61: a drop on another program ends with what that did, after the animation and its answer")
  func dropped() {
    drag(to: outside)
    send(.answered(number: 1, .move))
    board.stage.mouse.up()
    board.stage.wait(1)
    expectEqual(requests.last, .drop(number: 1))
    expectEqual(diary.take(), "\(begun) card.willEnd(move)")
    send(.ended(number: 1, .copy))
    expectEqual(diary.take(), "card.didEnd(copy) card.transferred")
  }

  @Test("54.61: a release is a cancellation where the other program accepts nothing, or after it refused the drop")
  func refused() {
    drag(to: outside)
    send(.answered(number: 1, .copy))
    send(.answered(number: 1, nil))
    board.stage.mouse.up()
    board.stage.wait(1)
    expectEqual(requests.last, .cancel(number: 1))
    expectEqual(diary.take(), "\(begun) card.willEnd(cancel) card.cancelling card.cancelled(end) card.didEnd(cancel)")
    drag(to: outside)
    send(.answered(number: 2, .copy))
    board.stage.mouse.up()
    send(.ended(number: 2, nil))
    board.stage.wait(1)
    expectEqual(diary.take(), "\(begun) card.willEnd(copy) card.didEnd(cancel)")
  }

  @Test("54.62: content is loaded when the other program requests it: all texts as lines, and the first image")
  func content() {
    board.source.items = { ["ace", "two"].map { UIDragItem(itemProvider: NSItemProvider(object: $0)) } }
    drag(to: outside)
    send(.requested(number: 1, .text))
    send(.requested(number: 1, .png))
    expectEqual(
      requests.suffix(2), [.provide(number: 1, .text, Array("ace\ntwo".utf8)), .provide(number: 1, .png, nil)])
    board.stage.mouse.up()
    board.stage.wait(1)
  }

  @Test("54.60: a drag by finger continues outside the window, too, and ends there with what the other program did")
  func byFinger() {
    board.lift()
    board.drag(to: outside)
    expectEqual(
      requests, [.begin(LocalDrag(number: 1, kinds: [.text], allowsMove: true, pointer: .finger)), .move(number: 1)])
    send(.answered(number: 1, .copy))
    board.stage.finger.up()
    board.stage.wait(1)
    send(.ended(number: 1, .copy))
    expectEqual(requests.last, .drop(number: 1))
    expectEqual(diary.take(), "\(begun) card.willEnd(copy) card.didEnd(copy) card.transferred")
  }

  @Test("54.60: restricted items and items without content for others stay in the only window")
  func stays() {
    board.source.isRestricted = true
    drag(to: outside)
    board.stage.mouse.up()
    board.stage.wait(1)
    board.source.isRestricted = false
    board.source.items = { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
    drag(to: outside)
    board.stage.mouse.up()
    board.stage.wait(1)
    expectEqual(requests, [])
  }

  @Test("54.61: a drag that the display server ends is cancelled, and the release has no further effect")
  func ended() {
    drag(to: outside)
    send(.answered(number: 1, .copy))
    send(.ended(number: 1, nil))
    board.stage.wait(1)
    expectEqual(diary.take(), "\(begun) card.willEnd(cancel) card.cancelling card.cancelled(end) card.didEnd(cancel)")
    board.stage.mouse.up()
    board.stage.wait(1)
    expectEqual(diary.take(), "")
    expectEqual(requests, [.begin(offer), .move(number: 1)])
  }

  @Test("54.60: a display server that shows the previews gets their picture, with the card where the pointer holds it")
  func picture() throws {
    platform?.dragPictureScale = 2
    drag(to: outside)
    guard case .begin(let drag) = try #require(requests.first) else { return }
    let picture = try #require(drag.picture)
    // The pointer is on the card, which is not transparent; its corner is the end of a shadow.
    let (x, y) = (Int(-picture.corner.dx * 2), Int(-picture.corner.dy * 2))
    expectEqual(picture.bitmap[x, y] >> 24, 255)
    #expect(picture.bitmap[0, 0] >> 24 < 32)
    #expect(picture.bitmap.width.isMultiple(of: 2) && picture.bitmap.height.isMultiple(of: 2))
    board.stage.mouse.up()
    board.stage.wait(1)
  }

  @Test("54.18, 54.60: Escape ends the drag over another program")
  func escape() {
    drag(to: outside)
    board.stage.typeKey(.keyboardEscape)
    expectEqual(requests.last, .cancel(number: 1))
    board.stage.mouse.up()
    board.stage.wait(1)
  }
}
