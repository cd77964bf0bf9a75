import Expectations
import Testing
import TouchExplain
import TouchLists
import TouchTesting

/// Little tests in which a gesture does nothing, and what their failures say.
@MainActor struct WhyTests {
  private let stage = TouchStage()
  private let card = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 200))

  private final class Refuser: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  init() {
    card.accessibilityIdentifier = "card"
    stage.rootView.addSubview(card)
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
    recognizer.name = name
    card.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func dragCard(by way: CGVector = CGVector(dx: 0, dy: 100)) {
    stage.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195 + way.dx, y: 250 + way.dy))
  }

  @Test func aWinnerIsWon() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    dragCard()
    let why = stage.why(pan)
    #expect(why.won)
    #expect(why.states.first == .began && why.states.last == .ended)
    #expect(why.cures.isEmpty)
    #expect(why.description.hasPrefix("pan acted.\npan was given touch 1 at 0.000 s (1.3)."))
  }

  @Test func aPanThatLosesToAnother() {
    let outer = UIPanGestureRecognizer()
    outer.name = "outer"
    stage.rootView.addGestureRecognizer(outer)
    let press = add(UISwipeGestureRecognizer(), "swipe")
    dragCard()
    let why = stage.why(press)
    expectEqual(why.outcome, .lost)
    expectEqual(why.states, [.failed])
    #expect(why.facts.contains { $0.rule == "5.1.3" && $0.reason == "preventedBy" && $0.culprit === outer })
    #expect(
      why.description.contains(
        "swipe failed at 0.050 s: outer recognized, and only one of the two may recognize (5.1.3)."))
  }

  @Test func aPressThatIsTooShort() {
    let press = add(UILongPressGestureRecognizer(), "press")
    stage.press(card, forDuration: 0.3)
    let why = stage.why(press)
    #expect(!why.won)
    let fact = why.facts.first { $0.number != nil }
    #expect(fact?.threshold == 0.5 && fact?.unit == "s")
    #expect(why.description.contains("press failed at 0.300 s: the finger lifted after 0.3 s, and it takes 0.5 s"))
    expectEqual(why.advice, "hold for 0.5 s")
    #expect(why.description.contains("\nWithout a change: hold for 0.5 s.\nCure: "))
    expectEqual(why.cures.first?.code, ["press.minimumPressDuration = 0.2"])
  }

  @Test func aTapThatMoves() {
    let tap = add(UITapGestureRecognizer(), "tap")
    dragCard()
    #expect(stage.why(tap).description.contains("and at most 45 pt is allowed (7.1.3)"))
  }

  @Test func aDoubleTapThatIsOne() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(card)
    stage.wait(1)
    expectEqual(stage.why(double).states, [.failed])
    expectEqual(stage.why(double).cures.first?.code, ["double.numberOfTapsRequired = 1"])
  }

  @Test func aSecondFingerThatIsMissing() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    dragCard()
    expectEqual(stage.why(pan).cures.first?.code, ["pan.minimumNumberOfTouches = 1"])
  }

  @Test func aDelegateThatRefuses() {
    let refuser = Refuser()
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.delegate = refuser
    dragCard()
    #expect(stage.why(pan).description.contains("its delegate answered no to gestureRecognizerShouldBegin (5.4.1)"))
  }

  @Test func aRecognizerThatIsOff() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.isEnabled = false
    dragCard()
    #expect(stage.why(pan).description.contains("its isEnabled was false (1.3.4)"))
  }

  @Test func aRecognizerOfACoveredView() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let cover = UIView(frame: card.frame)
    cover.accessibilityIdentifier = "cover"
    stage.rootView.addSubview(cover)
    dragCard()
    let why = stage.why(pan)
    expectEqual(why.outcome, .unreached)
    #expect(why.description.contains("touch 1 in cover:"))
    #expect(why.description.contains("Cure: cover.isUserInteractionEnabled = false: pan then acts at 0.050 s"))
  }

  @Test func aButtonWhoseTouchATapTakes() {
    let button = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    button.accessibilityIdentifier = "save"
    card.addSubview(button)
    _ = add(UITapGestureRecognizer(), "dismiss")
    stage.tap(button)
    let why = stage.why(button)
    expectEqual(why.outcome, .lost)
    #expect(why.description.contains("cancelled at 0.050 s by dismiss (6.2)"))
    #expect(why.cures.contains { $0.code == ["dismiss.cancelsTouchesInView = false"] })
  }

  @Test func aTableThatSelects() {
    let rows = Rows()
    let table = table(of: rows)
    stage.tap(row: IndexPath(row: 1, section: 0), in: table)
    #expect(stage.why(table).won)
    table.allowsSelection = false
    stage.tap(row: IndexPath(row: 0, section: 0), in: table)
    expectEqual(stage.why(table).outcome, .lost)
  }

  @Test func aTableWhoseTouchATapTakes() {
    let rows = Rows()
    let table = table(of: rows)
    let tap = UITapGestureRecognizer()
    tap.name = "hide"
    table.addGestureRecognizer(tap)
    stage.tap(row: IndexPath(row: 1, section: 0), in: table)
    let why = stage.why(table)
    expectEqual(why.outcome, .lost)
    expectEqual(why.cures.first?.code, ["hide.cancelsTouchesInView = false"])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private func table(of rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    table.dataSource = rows
    stage.rootView.addSubview(table)
    stage.settle()
    return table
  }

  @Test func aButtonThatSends() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    card.addSubview(button)
    stage.tap(button)
    #expect(stage.why(button).won)
    expectNil(stage.why(button).advice)
    expectEqual(stage.why(button).name, "save")
    stage.expectAction(of: button)
  }

  @Test func aDisabledButton() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    card.addSubview(button)
    stage.tap(button, .evenIfUnreachable)
    let why = stage.why(button)
    expectEqual(why.outcome, .unreached)
    expectEqual(why.cures.first?.code, ["save.isEnabled = true"])
  }

  @Test func aListThatIsLocked() {
    let list = UIScrollView(frame: card.bounds)
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 300, height: 1000)
    list.isScrollEnabled = false
    card.addSubview(list)
    dragCard(by: CGVector(dx: 0, dy: -80))
    expectEqual(stage.why(list).outcome, .lost)
    expectEqual(stage.why(list).cures.first?.code, ["list.isScrollEnabled = true"])
    list.isScrollEnabled = true
    dragCard(by: CGVector(dx: 0, dy: -80))
    #expect(stage.why(list).won)
  }

  @Test func aViewWhoseTouchIsCancelled() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    dragCard()
    let why = stage.why(card)
    expectEqual(why.outcome, .lost)
    #expect(why.facts.contains { $0.culprit === pan })
  }

  @Test func onlyTheLastGestureIsMeant() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    dragCard()
    stage.tap(card)
    expectEqual(stage.why(pan).outcome, .lost)
    expectEqual(stage.why(pan).states, [.failed])
  }

  @Test func aGestureInProgressHasNoCures() {
    let press = add(UILongPressGestureRecognizer(), "press")
    stage.finger.down(at: CGPoint(x: 195, y: 300))
    expectEqual(stage.why(press).outcome, .lost)
    #expect(stage.why(press).cures.isEmpty)
    stage.wait(1)
    #expect(stage.why(press).won)
    stage.finger.up()
  }

  @Test func anExpectedActionThatDoesNotComeSaysWhy() {
    let press = add(UILongPressGestureRecognizer(), "press")
    stage.press(card, forDuration: 0.3)
    let text = IssueText.of { stage.expectAction(of: press) }.joined()
    #expect(text.hasPrefix("press did not act.\n"))
    #expect(text.contains("Cure: press.minimumPressDuration = 0.2"))
  }

  @Test func aFailedExpectationPrintsAll() {
    let press = add(UILongPressGestureRecognizer(), "press")
    stage.press(card, forDuration: 0.3)
    let text = IssueText.ofExpectation { #expect(stage.why(press).won) }
    #expect(text.contains("the finger lifted after 0.3 s, and it takes 0.5 s (7.2.3)"))
    #expect(text.contains("Cure: press.minimumPressDuration"))
  }

  @Test func nothingIsRetained() {
    weak var gone: UIView?
    do {
      let view = UIView(frame: card.bounds)
      view.addGestureRecognizer(UIPanGestureRecognizer())
      card.addSubview(view)
      gone = view
      dragCard()
      view.removeFromSuperview()
    }
    stage.settle()
    expectNil(gone)
  }
}
