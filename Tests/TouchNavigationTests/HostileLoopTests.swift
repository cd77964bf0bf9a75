import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchLoop
import TouchNavigation
import TouchTesting
import TouchWidgets

/// Callbacks that each cause the next one end after a bounded number of calls (Docs/Reliability.md).
///
/// Each callback stops after `maximum` calls itself, so that a missing bound fails its test and does not hang it.
@MainActor @Suite(.serialized) struct HostileLoopTests {
  fileprivate static let maximum = 200_000
  private let root = UIViewController()
  private let stage: TouchStage

  init() { stage = TouchStage(size: CGSize(width: 300, height: 300), rootViewController: root) }

  // MARK: Recognizers

  /// A view that passes a recognizer that leaves it to another view.
  private final class Juggler: UIView {
    weak var other: Juggler?
    static var count = 0
    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      super.removeGestureRecognizer(recognizer)
      Juggler.count += 1
      if Juggler.count < HostileLoopTests.maximum { other?.addGestureRecognizer(recognizer) }
    }
  }

  @Test func aRecognizerThatTwoViewsPassToEachOtherRemainsInOneOfThem() {
    let (one, other, third) = (Juggler(), Juggler(), UIView())
    (one.other, other.other) = (other, one)
    Juggler.count = 0
    let former = UsageError.report
    var reports: [String] = []
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = former }
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    third.addGestureRecognizer(tap)
    #expect(tap.view === one || tap.view === other)
    #expect(tap.view?.gestureRecognizers == [tap] && third.gestureRecognizers ?? [] == [])
    expectEqual(Juggler.count, 16)
    expectEqual(
      reports,
      [
        "UITapGestureRecognizer: 16 views passed it on while it was added to another; it remains in the last"
      ])
  }

  /// A recognizer that sets a state while it is reset.
  private final class Unresting: UIGestureRecognizer {
    var stateInReset = State.failed
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func reset() {
      count += 1
      if count < HostileLoopTests.maximum { state = stateInReset }
    }
  }

  @Test(arguments: [UIGestureRecognizer.State.failed, .ended, .began, .cancelled])
  func aRecognizerThatSetsItsStateWhileItIsResetEndsItsAttempt(_ state: UIGestureRecognizer.State) {
    let recognizer = Unresting()
    recognizer.stateInReset = state
    root.view.addGestureRecognizer(recognizer)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(recognizer.count <= 10_002)
  }

  @Test func anActionThatSetsTheStateAgainReturns() {
    final class Action { var count = 0 }
    let action = Action()
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { [unowned pan] _ in
        action.count += 1
        if action.count < Self.maximum, pan.state == .changed || pan.state == .began { pan.state = .changed }
      })
    root.view.addGestureRecognizer(pan)
    let finger = stage.finger(1)
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 150, y: 100))
    #expect((10_000...10_001).contains(action.count))
    finger.up()
    expectEqual(pan.state, .possible)
  }

  // MARK: Controllers

  /// A controller that begins the opposite transition whenever one ends.
  private final class Undecided: UIViewController {
    var count = 0
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      count += 1
      if count < HostileLoopTests.maximum { beginAppearanceTransition(false, animated: false) }
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      count += 1
      if count < HostileLoopTests.maximum { beginAppearanceTransition(true, animated: false) }
    }
  }

  @Test func aControllerThatBeginsToLeaveWhenItHasAppearedReturns() {
    let child = Undecided()
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.view.addSubview(child.view)
    stage.wait(0.1)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.count < 100)
  }

  // MARK: Layout

  /// A view that requests layout, constraints and drawing in each of these.
  private final class Busy: UIView {
    var (layouts, updates, drawings) = (0, 0, 0)
    override func layoutSubviews() {
      layouts += 1
      if layouts < HostileLoopTests.maximum { setNeedsLayout() }
    }
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
      if updates < HostileLoopTests.maximum { setNeedsUpdateConstraints() }
    }
    override func draw(_ rect: CGRect) {
      drawings += 1
      if drawings < HostileLoopTests.maximum { setNeedsDisplay() }
    }
  }

  @Test func layoutThatRequestsLayoutWaitsForTheNextFrame() {
    let view = Busy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(view)
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect((1...20).contains(view.layouts))
    #expect((1...200).contains(view.updates))
    stage.wait(0.1)
    #expect((1...1000).contains(view.layouts))
    #expect((1...1000).contains(view.updates))
    #expect((1...100).contains(view.drawings))
  }

  /// A cell that asks its table for another size whenever it is laid out.
  private final class RestlessCell: UITableViewCell {
    static var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      RestlessCell.count += 1
      guard RestlessCell.count < HostileLoopTests.maximum, let table = superview as? UITableView else { return }
      table.beginUpdates()
      table.endUpdates()
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var (heights, cells) = (0, 0)
    var reloads = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      if reloads, cells < HostileLoopTests.maximum { tableView.reloadData() }
      return RestlessCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights += 1
      return CGFloat(10 + heights % 40)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(10 + heights % 40)
    }
  }

  @Test(arguments: [false, true]) func aTableWhoseHeightsAndDataChangeWhileItFillsReturns(_ reloads: Bool) {
    let (table, rows) = (UITableView(frame: root.view.bounds), Rows())
    rows.reloads = reloads
    RestlessCell.count = 0
    (table.dataSource, table.delegate) = (rows, rows)
    root.view.addSubview(table)
    table.layoutIfNeeded()
    #expect((1...10_000).contains(rows.cells))
    #expect(rows.heights <= 20_000)
    #expect(RestlessCell.count < 10_000)
  }

  // MARK: Responders

  /// A view whose chain of responders is a ring.
  private final class Ring: UIView {
    weak var following: UIView?
    static var count = 0
    override var next: UIResponder? {
      Ring.count += 1
      return Ring.count < HostileLoopTests.maximum ? following : nil
    }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  @Test func aKeySearchesAChainThatIsARingOnce() {
    let (one, other) = (Ring(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Ring())
    (one.following, other.following) = (other, one)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    for view in [one, other, field] { root.view.addSubview(view) }
    Ring.count = 0
    one.becomeFirstResponder()
    stage.typeKey(.keyboardA, characters: "a")
    stage.typeKey(.keyboardTab)
    #expect((10_000...99_000).contains(Ring.count))
  }

  // MARK: The loop

  @Test func timersThatScheduleThemselvesForNowLetAManualClockAdvance() {
    let loop = EventLoop(clock: ManualClock())
    var count = 0
    func again() {
      count += 1
      if count < Self.maximum { loop.schedule(at: loop.now) { again() } }
    }
    again()
    loop.advance(to: 1)
    expectEqual(loop.now, 1)
    #expect(count < Self.maximum)
  }
}
