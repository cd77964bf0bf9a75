import Testing
import TouchExplain
import TouchFiles
import TouchLists
import TouchNavigation

@testable import TouchTesting

/// Thirty tests in which a gesture does nothing.
///
/// The text of the failure alone must name the cause.
///
/// `TOUCHSTONE_TEXTS=FILE` writes the texts to a file, for a reader who does not know the answers.
@MainActor @Suite(.serialized) struct ThirtyTests {
  /// A test that fails.
  struct Riddle: Sendable, CustomTestStringConvertible {
    let name: String
    /// Words that the text must contain: the culprit, and what is wrong with it.
    let words: [String]
    let play: @MainActor @Sendable (Room) -> Void

    init(_ name: String, _ words: String..., play: @escaping @MainActor @Sendable (Room) -> Void) {
      (self.name, self.words, self.play) = (name, words, play)
    }

    var testDescription: String { name }
  }

  /// A stage with helpers.
  @MainActor final class Room {
    let stage = TouchStage()
    var kept: [AnyObject] = []
    var root: UIView { stage.rootView }

    func view<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, in superview: UIView? = nil) -> View {
      view.frame = frame
      view.accessibilityIdentifier = name
      (superview ?? root).addSubview(view)
      return view
    }

    func panel() -> UIView { view(UIView(), "panel", CGRect(x: 45, y: 200, width: 300, height: 300)) }

    func button(_ title: String = "Save", in superview: UIView? = nil, at frame: CGRect? = nil) -> UIButton {
      let button = view(
        UIButton(), title.lowercased(), frame ?? CGRect(x: 50, y: 50, width: 120, height: 44), in: superview)
      button.setTitle(title, for: .normal)
      return button
    }

    func recognizer<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ name: String, on view: UIView, _ change: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
      recognizer.name = name
      change(recognizer)
      view.addGestureRecognizer(recognizer)
      return recognizer
    }

    func list(_ height: CGFloat = 1000) -> UIScrollView {
      let list = view(UIScrollView(), "list", CGRect(x: 45, y: 200, width: 300, height: 300))
      list.contentSize = CGSize(width: 300, height: height)
      return list
    }

    func drag(by dx: CGFloat, _ dy: CGFloat, duration: TimeInterval = 0.5) {
      stage.drag(
        from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195 + dx, y: 350 + dy), duration: duration)
    }

    func expect(_ recognizer: UIGestureRecognizer) { stage.expectAction(of: recognizer) }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  }

  /// A view that keeps the touches of everything in it.
  private final class Greedy: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  nonisolated static let riddles = touches + recognizers + lists

  private nonisolated static let touches = [
    Riddle("a banner covers the button", "banner", "in front") { room in
      let save = room.button(in: room.panel())
      _ = room.view(UIView(), "banner", CGRect(x: 0, y: 240, width: 390, height: 70))
      room.stage.tap(save)
    },
    Riddle("the button is outside of its superview", "shelf", "outside") { room in
      let shelf = room.view(UIView(), "shelf", CGRect(x: 45, y: 200, width: 300, height: 40))
      room.stage.tap(room.button(in: shelf))
    },
    Riddle("the panel takes no touches", "panel", "isUserInteractionEnabled") { room in
      let panel = room.panel()
      let save = room.button(in: panel)
      panel.isUserInteractionEnabled = false
      room.stage.tap(save)
    },
    Riddle("the panel is transparent", "panel", "alpha") { room in
      let panel = room.panel()
      let save = room.button(in: panel)
      panel.alpha = 0
      room.stage.tap(save)
    },
    Riddle("the panel is hidden", "panel", "hidden") { room in
      let panel = room.panel()
      let save = room.button(in: panel)
      panel.isHidden = true
      room.stage.tap(save)
    },
    Riddle("the button is disabled", "save", "isEnabled") { room in
      let save = room.button(in: room.panel())
      save.isEnabled = false
      room.stage.tap(save)
    },
    Riddle("the button is scrolled away", "list", "scroll") { room in
      room.stage.tap(room.button(in: room.list(), at: CGRect(x: 50, y: 400, width: 120, height: 44)))
    },
    Riddle("another window is in front", "curtain", "in front") { room in
      let save = room.button(in: room.panel())
      let curtain = UIWindow(windowScene: room.stage.program.scene)
      curtain.accessibilityIdentifier = "curtain"
      curtain.windowLevel = .alert
      curtain.isHidden = false
      room.kept.append(curtain)
      room.stage.tap(save)
    },
    Riddle("a view keeps the touches of everything in it", "greedy", "hitTest") { room in
      let greedy = room.view(Greedy(), "greedy", CGRect(x: 45, y: 200, width: 300, height: 300))
      room.stage.tap(room.button(in: greedy))
    },
    Riddle("the button has no size", "save", "size") { room in
      room.stage.tap(room.button(in: room.panel(), at: CGRect(x: 50, y: 50, width: 0, height: 0)))
    },
    Riddle("an image takes no touches by default", "photo", "isUserInteractionEnabled") { room in
      let photo = room.view(UIImageView(), "photo", CGRect(x: 45, y: 200, width: 300, height: 300))
      let tap = room.recognizer(UITapGestureRecognizer(), "open", on: photo)
      room.stage.tap(at: CGPoint(x: 195, y: 350))
      room.expect(tap)
    },
    Riddle("a label takes no touches by default", "title", "isUserInteractionEnabled") { room in
      let title = room.view(UILabel(), "title", CGRect(x: 45, y: 200, width: 300, height: 300))
      let press = room.recognizer(UILongPressGestureRecognizer(), "copy", on: title)
      room.stage.finger.down(at: CGPoint(x: 195, y: 350))
      room.stage.wait(1)
      room.stage.finger.up()
      room.expect(press)
    },
  ]

  private nonisolated static let recognizers = [
    Riddle("the press is too short", "0.3 s", "0.5 s") { room in
      let press = room.recognizer(UILongPressGestureRecognizer(), "menu", on: room.panel())
      room.stage.finger.down(at: CGPoint(x: 195, y: 350))
      room.stage.wait(0.3)
      room.stage.finger.up()
      room.stage.wait(1)
      room.expect(press)
    },
    Riddle("the press moves", "menu failed", "10 pt") { room in
      let press = room.recognizer(UILongPressGestureRecognizer(), "menu", on: room.panel())
      room.drag(by: 60, 0, duration: 1)
      room.expect(press)
    },
    Riddle("the tap needs two fingers", "numberOfTouchesRequired") { room in
      let tap = room.recognizer(UITapGestureRecognizer(), "tap", on: room.panel()) { $0.numberOfTouchesRequired = 2 }
      room.stage.tap(at: CGPoint(x: 195, y: 350))
      room.stage.wait(1)
      room.expect(tap)
    },
    Riddle("the second tap comes too late", "double failed", "0.35 s") { room in
      let double = room.recognizer(UITapGestureRecognizer(), "double", on: room.panel()) {
        $0.numberOfTapsRequired = 2
      }
      room.stage.tap(at: CGPoint(x: 195, y: 350))
      room.stage.wait(0.6)
      room.expect(double)
    },
    Riddle("the tap moves too far", "45 pt") { room in
      let tap = room.recognizer(UITapGestureRecognizer(), "tap", on: room.panel())
      room.drag(by: 0, 60, duration: 0.2)
      room.expect(tap)
    },
    Riddle("the pan needs two fingers", "minimumNumberOfTouches") { room in
      let pan = room.recognizer(UIPanGestureRecognizer(), "move", on: room.panel()) { $0.minimumNumberOfTouches = 2 }
      room.drag(by: 0, 100)
      room.expect(pan)
    },
    Riddle("the pan does not go far enough", "10 pt") { room in
      let pan = room.recognizer(UIPanGestureRecognizer(), "move", on: room.panel())
      room.drag(by: 7, 0)
      room.expect(pan)
    },
    Riddle("the swipe goes the other way", "left", "right") { room in
      let swipe = room.recognizer(UISwipeGestureRecognizer(), "delete", on: room.panel()) { $0.direction = .left }
      room.drag(by: 120, 0, duration: 0.1)
      room.expect(swipe)
    },
    Riddle("the swipe is too slow", "back failed", "0.5 s") { room in
      let swipe = room.recognizer(UISwipeGestureRecognizer(), "back", on: room.panel())
      room.drag(by: 40, 0, duration: 1.5)
      room.expect(swipe)
    },
    Riddle("a pan around takes the drag from a swipe", "outer", "only one of them") { room in
      _ = room.recognizer(UIPanGestureRecognizer(), "outer", on: room.root)
      let swipe = room.recognizer(UISwipeGestureRecognizer(), "delete", on: room.panel()) { $0.direction = .left }
      room.drag(by: -120, 0, duration: 0.2)
      room.expect(swipe)
    },
    Riddle("the delegate refuses the beginning", "gestureRecognizerShouldBegin") { room in
      let delegate = Delegate()
      delegate.begins = false
      room.kept.append(delegate)
      let pan = room.recognizer(UIPanGestureRecognizer(), "move", on: room.panel()) { $0.delegate = delegate }
      room.drag(by: 0, 100)
      room.expect(pan)
    },
    Riddle("the delegate refuses the touch", "shouldReceive") { room in
      let delegate = Delegate()
      delegate.receives = false
      room.kept.append(delegate)
      let tap = room.recognizer(UITapGestureRecognizer(), "tap", on: room.panel()) { $0.delegate = delegate }
      room.stage.tap(at: CGPoint(x: 195, y: 350))
      room.expect(tap)
    },
    Riddle("the recognizer is switched off", "isEnabled") { room in
      let pan = room.recognizer(UIPanGestureRecognizer(), "move", on: room.panel()) { $0.isEnabled = false }
      room.drag(by: 0, 100)
      room.expect(pan)
    },
    Riddle("the recognizer accepts only a pencil", "allowedTouchTypes") { room in
      let pan = room.recognizer(UIPanGestureRecognizer(), "ink", on: room.panel()) {
        $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      }
      room.drag(by: 0, 100)
      room.expect(pan)
    },
    Riddle("the pan begins in the middle, and not at the edge", "edge") { room in
      let pan = room.recognizer(UIScreenEdgePanGestureRecognizer(), "drawer", on: room.root) { $0.edges = .left }
      room.drag(by: 100, 0)
      room.expect(pan)
    },
    Riddle("the pinch has one finger", "2") { room in
      let pinch = room.recognizer(UIPinchGestureRecognizer(), "zoom", on: room.panel())
      room.drag(by: 0, 100)
      room.expect(pinch)
    },
    Riddle("the tap waits for a double tap that acts", "double") { room in
      let panel = room.panel()
      let double = room.recognizer(UITapGestureRecognizer(), "double", on: panel) { $0.numberOfTapsRequired = 2 }
      let single = room.recognizer(UITapGestureRecognizer(), "single", on: panel)
      single.require(toFail: double)
      room.stage.doubleTap(at: CGPoint(x: 195, y: 350))
      room.expect(single)
    },
    Riddle("a tap around takes the touch from a control", "dismiss", "cancelsTouchesInView") { room in
      let panel = room.panel()
      let control = room.view(UIControl(), "card", CGRect(x: 50, y: 50, width: 200, height: 100), in: panel)
      _ = room.recognizer(UITapGestureRecognizer(), "dismiss", on: panel)
      room.stage.tap(control)
      room.stage.expectAction(of: control)
    },
  ]

  private nonisolated static let lists = [
    Riddle("the content fits", "list", "nothing to scroll") { room in
      let list = room.list(200)
      room.drag(by: 0, -100)
      room.stage.expectAction(of: list)
    },
    Riddle("scrolling is switched off", "isScrollEnabled") { room in
      let list = room.list()
      list.isScrollEnabled = false
      room.drag(by: 0, -100)
      room.stage.expectAction(of: list)
    },
    Riddle("the list takes a drag from a pan around it", "list.pan") { room in
      let pan = room.recognizer(UIPanGestureRecognizer(), "sheet", on: room.root)
      _ = room.list()
      room.drag(by: 0, -100)
      room.expect(pan)
    },
    Riddle("a tap on the table takes its selection", "hide recognized") { room in
      let rows = Rows()
      room.kept.append(rows)
      let table = room.view(UITableView(), "table", CGRect(x: 45, y: 200, width: 300, height: 300))
      table.dataSource = rows
      room.stage.settle()
      _ = room.recognizer(UITapGestureRecognizer(), "hide", on: table)
      room.stage.tap(row: IndexPath(row: 0, section: 0), in: table)
      room.stage.expectAction(of: table)
    },
  ]

  @Test(arguments: riddles) func theTextNamesTheCause(_ riddle: Riddle) throws {
    let room = Room()
    let text = IssueText.of { riddle.play(room) }.joined(separator: "\n")
    for word in riddle.words { #expect(text.contains(word), "\(word) is not in: \(text)") }
    guard let path = getenv("TOUCHSTONE_TEXTS").map({ String(cString: $0) }) else { return }
    let former = (try? TextFile.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try TextFile.replace(path, with: "\(former)## \(riddle.name)\n\n```\n\(text)\n```\n\n")
  }

  @Test func thereAreThirtyAtLeast() { #expect(Self.riddles.count >= 30) }
}
