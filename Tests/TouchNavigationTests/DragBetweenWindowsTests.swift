import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchTesting

@testable import TouchWidgets

/// Drags of the card to a tray in another window of the app, 100 points to the right of the first one.
@MainActor @Suite struct DragBetweenWindowsTests {
  let board = DragStage()
  let other: HeadlessSurface
  let tray = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 200))
  let target: Target
  let window: UIWindow
  private var diary: Diary { board.diary }
  private let begun = "card.items card.lift card.lifted(end) card.begin"
  /// A place over the tray of the other window: 110, 160 there, and 70, 100 in the tray.
  private let overOther = CGPoint(x: 610, y: 200)

  init() throws {
    let application = try #require(board.stage.window.application)
    let platform = try #require(application.platform as? HeadlessPlatform)
    platform.exportsDrags = true
    platform.surfaces[0].place = CGPoint(x: 100, y: 50)
    other = try platform.openHeadless(
      SurfaceDescription(size: CGSize(width: 300, height: 300), place: CGPoint(x: 600, y: 90)))
    target = Target("other", board.diary)
    window = UIWindow(windowScene: application.connect(other))
    window.rootViewController = UIViewController()
    window.isHidden = false
    tray.addInteraction(UIDropInteraction(delegate: target))
    window.rootViewController?.view.addSubview(tray)
    board.stage.settle()
  }

  private var requests: [LocalDragRequest] {
    let platform = board.stage.window.application?.platform as? HeadlessPlatform
    return platform?.requests.compactMap { request in
      guard case .localDrag(let request) = request else { return nil }
      return request
    } ?? []
  }

  private let offer = LocalDrag(number: 1, kinds: [.text], allowsMove: true, pointer: .finger)

  /// Drags the card with a finger.
  private func drag(to places: CGPoint...) {
    board.lift()
    for place in places { board.drag(to: place) }
  }

  private func release() {
    board.stage.finger.up()
    board.stage.wait(1)
  }

  @Test("54.64: a target in another window of the app receives the drop, with the local session and its objects")
  func dropped() {
    final class Local: UIDropInteractionDelegate {
      var (session, place): ((any UIDragSession)?, CGPoint) = (nil, .zero)
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal {
        self.session = session.localDragSession
        if let view = interaction.view { place = session.location(in: view) }
        return UIDropProposal(operation: .move)
      }
    }
    let local = Local()
    tray.addInteraction(UIDropInteraction(delegate: local))
    drag(to: overOther)
    expectEqual(local.place, CGPoint(x: 70, y: 100))
    #expect(local.session === board.session)
    expectEqual(requests, [.begin(offer)])
    release()
    expectEqual(requests.dropFirst(), [.cancel(number: 1)])
    expectEqual(diary.take(), "\(begun) card.willEnd(move) card.didEnd(move) card.transferred")
  }

  @Test("54.64: targets in both windows and another program are entered and left in the order of the way")
  func way() {
    drag(to: board.onTray, CGPoint(x: 450, y: 200), overOther, CGPoint(x: 450, y: 200), overOther, board.onTray)
    expectEqual(
      diary.take(),
      "\(begun) tray.can tray.enter tray.exit other.can other.enter other.exit other.can other.enter tray.can "
        + "other.exit tray.enter")
    expectEqual(
      requests,
      [.begin(offer), .move(number: 1), .leave(number: 1), .move(number: 1), .leave(number: 1)])
    release()
    expectEqual(
      diary.take(),
      "card.willEnd(copy) tray.perform tray.got(ace) tray.conclude tray.end other.end card.didEnd(copy) card.transferred"
    )
  }

  @Test("54.64: the mouse drags there, too, and items that are restricted to the app reach no other program")
  func restricted() {
    board.source.isRestricted = true
    let mouse = board.stage.mouse
    mouse.move(to: board.onCard)
    mouse.down()
    mouse.move(to: CGPoint(x: 120, y: 120))
    mouse.move(to: overOther)
    mouse.up()
    board.stage.wait(1)
    expectEqual(
      requests, [.begin(LocalDrag(number: 1, kinds: [], allowsMove: true)), .cancel(number: 1)])
    expectEqual(
      diary.take(),
      "\(begun) other.can other.enter card.willEnd(copy) other.perform other.got(ace) other.conclude other.end "
        + "card.didEnd(copy) card.transferred")
  }

  @Test("54.64: a display server that reports the other window later has the target asked then")
  func reported() {
    other.place = nil
    drag(to: overOther)
    expectEqual(diary.take(), begun)
    other.place = CGPoint(x: 600, y: 90)
    board.stage.window.application?.receive(.localDrag(.moved(number: 1)), from: other)
    expectEqual(diary.take(), "other.can other.enter")
    release()
  }

  @Test("54.64: a window that closes during the drag is no target any more")
  func closed() throws {
    drag(to: overOther)
    window.isHidden = true
    release()
    expectEqual(
      diary.take(),
      "\(begun) other.can other.enter card.willEnd(cancel) card.cancelling card.cancelled(end) "
        + "other.end card.didEnd(cancel)")
  }
}
