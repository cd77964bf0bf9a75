import Expectations
import Testing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchLists
import TouchNavigation
import TouchTesting

@testable import TouchWidgets

/// Drags of the card by finger that rest over views.
@MainActor @Suite struct SpringLoadingTests {
  let board = DragStage()
  private var diary: Diary { board.diary }
  private var stage: TouchStage { board.stage }

  /// Records the states of an activation.
  private final class Effect: UISpringLoadedInteractionEffect {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { diary("\(context.state)") }
  }

  private final class Behavior: UISpringLoadedInteractionBehavior {
    let diary: Diary
    var isAllowed = true
    init(_ diary: Diary) { self.diary = diary }
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { isAllowed }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { diary("finished") }
  }

  /// Adds a spring to a view whose calls are recorded.
  @discardableResult private func spring(_ view: UIView) -> Behavior {
    let behavior = Behavior(diary)
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: Effect(diary)) { [diary] _, context in
        let place = context.location(in: context.targetView)
        diary("activate(\(Int(place.x)),\(Int(place.y)))")
      })
    return behavior
  }

  /// Drags the card with a finger to a place, and forgets the calls until then.
  private func drag(to place: CGPoint) {
    board.target.canHandle = false
    board.lift()
    board.drag(to: CGPoint(x: 70, y: 150))
    _ = diary.take()
    board.drag(to: place)
  }

  private func release() {
    stage.finger.up()
    stage.wait(1)
    _ = diary.take()
  }

  @Test("54.71: a drag that rests for 0.5 s announces the activation, and 0.4 s later the view is activated, once")
  func activated() {
    spring(board.tray)
    drag(to: board.onTray)
    expectEqual(diary.take(), "tray.can possible")
    stage.wait(0.49)
    expectEqual(diary.take(), "")
    stage.wait(0.02)
    expectEqual(diary.take(), "activating")
    stage.wait(0.38)
    expectEqual(diary.take(), "")
    stage.wait(0.02)
    expectEqual(diary.take(), "activated activate(60,60) inactive finished")
    board.drag(to: CGPoint(x: 300, y: 380))
    stage.wait(2)
    expectEqual(diary.take(), "")
    board.drag(to: CGPoint(x: 100, y: 500))
    board.drag(to: board.onTray)
    expectEqual(diary.take(), "tray.can possible")
    release()
  }

  @Test("54.71: a movement of more than 10 points begins the rest again; less does not")
  func moved() {
    spring(board.tray)
    drag(to: board.onTray)
    stage.wait(0.6)
    expectEqual(diary.take(), "tray.can possible activating")
    board.drag(to: CGPoint(x: 290, y: 360))
    expectEqual(diary.take(), "")
    board.drag(to: CGPoint(x: 290.5, y: 360))
    expectEqual(diary.take(), "possible")
    stage.wait(0.6)
    expectEqual(diary.take(), "activating")
    release()
  }

  @Test("54.72: a drag that leaves, is released or is not allowed any more ends the activation")
  func ended() {
    let behavior = spring(board.tray)
    drag(to: board.onTray)
    board.drag(to: CGPoint(x: 100, y: 500))
    expectEqual(diary.take(), "tray.can possible inactive finished")
    board.drag(to: board.onTray)
    behavior.isAllowed = false
    board.drag(to: CGPoint(x: 281, y: 360))
    expectEqual(diary.take(), "tray.can possible inactive finished")
    behavior.isAllowed = true
    board.drag(to: board.onTray)
    stage.wait(0.6)
    stage.finger.up()
    expectEqual(diary.take(), "possible activating inactive finished card.willEnd(cancel) card.cancelling")
    stage.wait(1)
  }

  @Test("54.70: the innermost view that allows an activation is the one; drags of other programs activate, too")
  func innermost() {
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    board.tray.addSubview(inner)
    spring(board.tray)
    let behavior = spring(inner)
    behavior.isAllowed = false
    drag(to: board.onTray)
    stage.wait(1)
    expectEqual(diary.take(), "tray.can possible activating activated activate(60,60) inactive finished")
    release()
    behavior.isAllowed = true
    guard let scene = stage.window.windowScene, let application = scene.application else { return }
    application.receive(.remoteDrag(.entered(RemoteDrag(number: 1, kinds: [.text]))), in: scene)
    application.receive(.remoteDrag(.moved(number: 1, to: board.onTray)), in: scene)
    stage.wait(1)
    expectEqual(diary.take(), "tray.can possible activating activated activate(20,20) inactive finished")
    application.receive(.remoteDrag(.left(number: 1)), in: scene)
    expectEqual(diary.take(), "")
  }

  @Test("54.73: the view is tinted while a drag may activate it, and blinks before")
  func highlight() {
    board.tray.addInteraction(UISpringLoadedInteraction { _, _ in })
    drag(to: board.onTray)
    let cover = board.tray.subviews.first
    expectEqual(cover?.frame, board.tray.bounds)
    expectEqual(cover?.layer.presentation()?.opacity, 1)
    // It blinks for 0.4 seconds after half a second of rest.
    stage.wait(0.5)
    var least: Float = 1
    for _ in 0..<12 {
      stage.wait(1.0 / 60)
      least = min(least, board.tray.subviews.first?.layer.presentation()?.opacity ?? 1)
    }
    #expect(least < 0.3)
    stage.wait(0.5)
    expectEqual(board.tray.subviews.count, 0)
    release()
  }

  @Test("54.74: a spring-loaded button is pressed, an enabled segment selected; without it nothing happens")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(x: 0, y: 60, width: 120, height: 40)
    control.selectedSegmentIndex = 0
    button.addAction(UIAction { [diary] _ in diary("pressed") }, for: .touchUpInside)
    control.addAction(
      UIAction { [diary, weak control] _ in diary("selected(\(control?.selectedSegmentIndex ?? -1))") },
      for: .valueChanged)
    for view in [button, control] { board.tray.addSubview(view) }
    drag(to: CGPoint(x: 280, y: 320))
    stage.wait(1)
    expectEqual(diary.take(), "tray.can")
    button.isSpringLoaded = true
    control.isSpringLoaded = true
    board.drag(to: CGPoint(x: 281, y: 320))
    stage.wait(1)
    expectEqual(diary.take(), "pressed")
    board.drag(to: CGPoint(x: 310, y: 380))
    stage.wait(1)
    expectEqual(diary.take(), "selected(1)")
    button.isEnabled = false
    board.drag(to: CGPoint(x: 280, y: 320))
    stage.wait(1)
    expectEqual(diary.take(), "")
    release()
  }

  @Test("54.74: bar button items, tab bars and alerts pass the property to their buttons and segments")
  func bars() {
    let item = UIBarButtonItem(title: "A", primaryAction: UIAction { [diary] _ in diary("item") })
    item.isSpringLoaded = true
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 120, height: 46))
    bar.items = [item]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 60, width: 120, height: 46))
    tabs.isSpringLoaded = true
    for view in [bar, tabs] { board.tray.addSubview(view) }
    stage.settle()
    let place = item.frame(in: stage.rootView).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    drag(to: place)
    stage.wait(1)
    expectEqual(diary.take(), "tray.can item")
    #expect(tabs.isSpringLoaded)
    release()
  }

  @Test("54.75: a row that allows it is chosen, and a drag over another row begins again")
  func rows() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool { indexPath.row != 1 }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { diary("row(\(indexPath.row))") }
    }
    let rows = Rows(diary)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    (table.dataSource, table.delegate) = (rows, rows)
    table.isSpringLoaded = true
    board.tray.addSubview(table)
    stage.settle()
    drag(to: CGPoint(x: 280, y: 320))
    stage.wait(0.6)
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.subviews.last?.isUserInteractionEnabled, false)
    board.drag(to: CGPoint(x: 280, y: 360))
    stage.wait(1)
    expectEqual(diary.take(), "tray.can")
    board.drag(to: CGPoint(x: 280, y: 400))
    stage.wait(1)
    expectEqual(diary.take(), "row(2)")
    board.drag(to: CGPoint(x: 280, y: 320))
    stage.wait(1)
    expectEqual(diary.take(), "row(0)")
    release()
  }
}
