import Testing
import TouchExplain

/// The pieces of Docs/Testing.md about gestures that do nothing.
@MainActor struct GuidePieces {
  let stage = TouchStage()

  @Test func aShortPressDoesNotOpenTheMenu() {
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let menu = UILongPressGestureRecognizer()
    card.addGestureRecognizer(menu)
    stage.rootView.addSubview(card)

    stage.press(card, forDuration: 0.3)

    let why = stage.why(menu)
    #expect(why.outcome == .lost)
    #expect(why.states == [.failed])
    #expect(why.facts.contains { $0.rule == "7.2.3" })

    stage.press(card, forDuration: 1)
    #expect(stage.why(menu).won)
    stage.expectAction(of: menu)
  }

  @Test func aDisabledButtonIsTouchedOnPurpose() {
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
    button.isEnabled = false
    stage.rootView.addSubview(button)
    stage.tap(button, .evenIfUnreachable)
  }
}
