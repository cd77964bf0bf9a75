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
@MainActor @Suite(.serialized) struct SilentGestureTests {
  /// A test that fails.
  struct SilentGesture: Sendable, CustomTestStringConvertible {
    let name: String
    /// Words that the text must contain: the culprit, and what is wrong with it.
    let words: [String]
    let play: @MainActor @Sendable (Setup) -> Void

    init(_ name: String, _ words: String..., play: @escaping @MainActor @Sendable (Setup) -> Void) {
      (self.name, self.words, self.play) = (name, words, play)
    }

    var testDescription: String { name }
  }

  /// A stage with helpers.
  @MainActor final class Setup {
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
  private final class SelfHitView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  nonisolated static let gestures = touches + recognizers + lists

  private nonisolated static let touches = [
    SilentGesture("a banner covers the button", "banner", "in front") { setup in
      let save = setup.button(in: setup.panel())
      _ = setup.view(UIView(), "banner", CGRect(x: 0, y: 240, width: 390, height: 70))
      setup.stage.tap(save)
    },
    SilentGesture("the button is outside of its superview", "shelf", "outside") { setup in
      let shelf = setup.view(UIView(), "shelf", CGRect(x: 45, y: 200, width: 300, height: 40))
      setup.stage.tap(setup.button(in: shelf))
    },
    SilentGesture("the panel takes no touches", "panel", "isUserInteractionEnabled") { setup in
      let panel = setup.panel()
      let save = setup.button(in: panel)
      panel.isUserInteractionEnabled = false
      setup.stage.tap(save)
    },
    SilentGesture("the panel is transparent", "panel", "alpha") { setup in
      let panel = setup.panel()
      let save = setup.button(in: panel)
      panel.alpha = 0
      setup.stage.tap(save)
    },
    SilentGesture("the panel is hidden", "panel", "hidden") { setup in
      let panel = setup.panel()
      let save = setup.button(in: panel)
      panel.isHidden = true
      setup.stage.tap(save)
    },
    SilentGesture("the button is disabled", "save", "isEnabled") { setup in
      let save = setup.button(in: setup.panel())
      save.isEnabled = false
      setup.stage.tap(save)
    },
    SilentGesture("the button is scrolled away", "list", "scroll") { setup in
      setup.stage.tap(setup.button(in: setup.list(), at: CGRect(x: 50, y: 400, width: 120, height: 44)))
    },
    SilentGesture("another window is in front", "curtain", "in front") { setup in
      let save = setup.button(in: setup.panel())
      let curtain = UIWindow(windowScene: setup.stage.program.scene)
      curtain.accessibilityIdentifier = "curtain"
      curtain.windowLevel = .alert
      curtain.isHidden = false
      setup.kept.append(curtain)
      setup.stage.tap(save)
    },
    SilentGesture("a view keeps the touches of everything in it", "greedy", "hitTest") { setup in
      let greedy = setup.view(SelfHitView(), "greedy", CGRect(x: 45, y: 200, width: 300, height: 300))
      setup.stage.tap(setup.button(in: greedy))
    },
    SilentGesture("the button has no size", "save", "size") { setup in
      setup.stage.tap(setup.button(in: setup.panel(), at: CGRect(x: 50, y: 50, width: 0, height: 0)))
    },
    SilentGesture("an image takes no touches by default", "photo", "isUserInteractionEnabled") { setup in
      let photo = setup.view(UIImageView(), "photo", CGRect(x: 45, y: 200, width: 300, height: 300))
      let tap = setup.recognizer(UITapGestureRecognizer(), "open", on: photo)
      setup.stage.tap(at: CGPoint(x: 195, y: 350))
      setup.expect(tap)
    },
    SilentGesture("a label takes no touches by default", "title", "isUserInteractionEnabled") { setup in
      let title = setup.view(UILabel(), "title", CGRect(x: 45, y: 200, width: 300, height: 300))
      let press = setup.recognizer(UILongPressGestureRecognizer(), "copy", on: title)
      setup.stage.finger.down(at: CGPoint(x: 195, y: 350))
      setup.stage.wait(1)
      setup.stage.finger.up()
      setup.expect(press)
    },
  ]

  private nonisolated static let recognizers = [
    SilentGesture("the press is too short", "0.3 s", "0.5 s") { setup in
      let press = setup.recognizer(UILongPressGestureRecognizer(), "menu", on: setup.panel())
      setup.stage.finger.down(at: CGPoint(x: 195, y: 350))
      setup.stage.wait(0.3)
      setup.stage.finger.up()
      setup.stage.wait(1)
      setup.expect(press)
    },
    SilentGesture("the press moves", "menu failed", "10 pt") { setup in
      let press = setup.recognizer(UILongPressGestureRecognizer(), "menu", on: setup.panel())
      setup.drag(by: 60, 0, duration: 1)
      setup.expect(press)
    },
    SilentGesture("the tap needs two fingers", "numberOfTouchesRequired") { setup in
      let tap = setup.recognizer(UITapGestureRecognizer(), "tap", on: setup.panel()) { $0.numberOfTouchesRequired = 2 }
      setup.stage.tap(at: CGPoint(x: 195, y: 350))
      setup.stage.wait(1)
      setup.expect(tap)
    },
    SilentGesture("the second tap comes too late", "double failed", "0.35 s") { setup in
      let double = setup.recognizer(UITapGestureRecognizer(), "double", on: setup.panel()) {
        $0.numberOfTapsRequired = 2
      }
      setup.stage.tap(at: CGPoint(x: 195, y: 350))
      setup.stage.wait(0.6)
      setup.expect(double)
    },
    SilentGesture("the tap moves too far", "45 pt") { setup in
      let tap = setup.recognizer(UITapGestureRecognizer(), "tap", on: setup.panel())
      setup.drag(by: 0, 60, duration: 0.2)
      setup.expect(tap)
    },
    SilentGesture("the pan needs two fingers", "minimumNumberOfTouches") { setup in
      let pan = setup.recognizer(UIPanGestureRecognizer(), "move", on: setup.panel()) { $0.minimumNumberOfTouches = 2 }
      setup.drag(by: 0, 100)
      setup.expect(pan)
    },
    SilentGesture("the pan does not go far enough", "10 pt") { setup in
      let pan = setup.recognizer(UIPanGestureRecognizer(), "move", on: setup.panel())
      setup.drag(by: 7, 0)
      setup.expect(pan)
    },
    SilentGesture("the swipe goes the other way", "left", "right") { setup in
      let swipe = setup.recognizer(UISwipeGestureRecognizer(), "delete", on: setup.panel()) { $0.direction = .left }
      setup.drag(by: 120, 0, duration: 0.1)
      setup.expect(swipe)
    },
    SilentGesture("the swipe is too slow", "back failed", "0.5 s") { setup in
      let swipe = setup.recognizer(UISwipeGestureRecognizer(), "back", on: setup.panel())
      setup.drag(by: 40, 0, duration: 1.5)
      setup.expect(swipe)
    },
    SilentGesture("a pan around takes the drag from a swipe", "outer", "only one of the two") { setup in
      _ = setup.recognizer(UIPanGestureRecognizer(), "outer", on: setup.root)
      let swipe = setup.recognizer(UISwipeGestureRecognizer(), "delete", on: setup.panel()) { $0.direction = .left }
      setup.drag(by: -120, 0, duration: 0.2)
      setup.expect(swipe)
    },
    SilentGesture("the delegate refuses the beginning", "gestureRecognizerShouldBegin") { setup in
      let delegate = Delegate()
      delegate.begins = false
      setup.kept.append(delegate)
      let pan = setup.recognizer(UIPanGestureRecognizer(), "move", on: setup.panel()) { $0.delegate = delegate }
      setup.drag(by: 0, 100)
      setup.expect(pan)
    },
    SilentGesture("the delegate refuses the touch", "shouldReceive") { setup in
      let delegate = Delegate()
      delegate.receives = false
      setup.kept.append(delegate)
      let tap = setup.recognizer(UITapGestureRecognizer(), "tap", on: setup.panel()) { $0.delegate = delegate }
      setup.stage.tap(at: CGPoint(x: 195, y: 350))
      setup.expect(tap)
    },
    SilentGesture("the recognizer is switched off", "isEnabled") { setup in
      let pan = setup.recognizer(UIPanGestureRecognizer(), "move", on: setup.panel()) { $0.isEnabled = false }
      setup.drag(by: 0, 100)
      setup.expect(pan)
    },
    SilentGesture("the recognizer accepts only a pencil", "allowedTouchTypes") { setup in
      let pan = setup.recognizer(UIPanGestureRecognizer(), "ink", on: setup.panel()) {
        $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      }
      setup.drag(by: 0, 100)
      setup.expect(pan)
    },
    SilentGesture("the pan begins in the middle, and not at the edge", "edge") { setup in
      let pan = setup.recognizer(UIScreenEdgePanGestureRecognizer(), "drawer", on: setup.root) { $0.edges = .left }
      setup.drag(by: 100, 0)
      setup.expect(pan)
    },
    SilentGesture("the pinch has one finger", "2") { setup in
      let pinch = setup.recognizer(UIPinchGestureRecognizer(), "zoom", on: setup.panel())
      setup.drag(by: 0, 100)
      setup.expect(pinch)
    },
    SilentGesture("the tap waits for a double tap that acts", "double") { setup in
      let panel = setup.panel()
      let double = setup.recognizer(UITapGestureRecognizer(), "double", on: panel) { $0.numberOfTapsRequired = 2 }
      let single = setup.recognizer(UITapGestureRecognizer(), "single", on: panel)
      single.require(toFail: double)
      setup.stage.doubleTap(at: CGPoint(x: 195, y: 350))
      setup.expect(single)
    },
    SilentGesture("a tap around takes the touch from a control", "dismiss", "cancelsTouchesInView") { setup in
      let panel = setup.panel()
      let control = setup.view(UIControl(), "card", CGRect(x: 50, y: 50, width: 200, height: 100), in: panel)
      _ = setup.recognizer(UITapGestureRecognizer(), "dismiss", on: panel)
      setup.stage.tap(control)
      setup.stage.expectAction(of: control)
    },
  ]

  private nonisolated static let lists = [
    SilentGesture("the content fits", "list", "nothing to scroll") { setup in
      let list = setup.list(200)
      setup.drag(by: 0, -100)
      setup.stage.expectAction(of: list)
    },
    SilentGesture("scrolling is switched off", "isScrollEnabled") { setup in
      let list = setup.list()
      list.isScrollEnabled = false
      setup.drag(by: 0, -100)
      setup.stage.expectAction(of: list)
    },
    SilentGesture("the list takes a drag from a pan around it", "list.pan") { setup in
      let pan = setup.recognizer(UIPanGestureRecognizer(), "sheet", on: setup.root)
      _ = setup.list()
      setup.drag(by: 0, -100)
      setup.expect(pan)
    },
    SilentGesture("a tap on the table takes its selection", "hide recognized") { setup in
      let rows = Rows()
      setup.kept.append(rows)
      let table = setup.view(UITableView(), "table", CGRect(x: 45, y: 200, width: 300, height: 300))
      table.dataSource = rows
      setup.stage.settle()
      _ = setup.recognizer(UITapGestureRecognizer(), "hide", on: table)
      setup.stage.tap(row: IndexPath(row: 0, section: 0), in: table)
      setup.stage.expectAction(of: table)
    },
  ]

  @Test(arguments: gestures) func theTextNamesTheCause(_ gesture: SilentGesture) throws {
    let setup = Setup()
    let text = IssueText.of { gesture.play(setup) }.joined(separator: "\n")
    for word in gesture.words { #expect(text.contains(word), "\(word) is not in: \(text)") }
    guard let path = getenv("TOUCHSTONE_TEXTS").map({ String(cString: $0) }) else { return }
    let former = (try? TextFile.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try TextFile.replace(path, with: "\(former)## \(gesture.name)\n\n```\n\(text)\n```\n\n")
  }

  @Test func thereAreThirtyAtLeast() { #expect(Self.gestures.count >= 30) }
}
