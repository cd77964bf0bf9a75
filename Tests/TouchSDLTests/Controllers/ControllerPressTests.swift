import Expectations
import Testing
import TouchPlatform

@testable import TouchSDL

@Suite struct ControllerPressTests {
  /// A desk whose window has the keyboard, with a controller 3.
  private func desk(_ state: ControllerPresses.State = ControllerPresses.State(id: 3)) -> Desk {
    var desk = Desk()
    desk.translator.controllers.connect(state)
    expectEqual(desk.feed([raw(.focusGained)]), ["focus true"])
    return desk
  }

  private func button(_ number: UInt8, _ isDown: Bool, of controller: Int32 = 3) -> RawEvent {
    raw(.controller(.button(number, isDown: isDown, of: controller)), window: 0)
  }

  /// A coordinate of the left stick in thousandths.
  private func stick(_ axis: ControllerStick.Axis, _ thousandths: Int) -> RawEvent {
    raw(.controller(.axis(axis, Int16(thousandths * Int(Int16.max) / 1000), of: 3)), window: 0)
  }

  @Test("49.1: buttons make the presses of their kind; Y, Back, Guide and the sticks' buttons make none")
  func buttons() {
    var desk = desk()
    let presses = (0..<21).map { number in desk.feed([button(number, true), button(number, false)]) }
    func press(_ number: Int) -> [String] { ["button \(number) down", "button \(number) up"] }
    expectEqual(
      presses,
      [
        press(4), press(5), press(6), [], [], [], press(5), [], [], press(30), press(31), press(0), press(1), press(2),
        press(3), [], [], [], [], [], [],
      ])
  }

  @Test("49.1: the left stick is an arrow from beyond 0.5 until below 0.4")
  func hysteresis() {
    var desk = desk()
    let values = [499, 501, 450, 401, 399, 450, 520, 0, -501, -1000, -390]
    expectEqual(
      values.map { desk.feed([stick(.y, $0)]) },
      [
        [], ["button 1 down"], [], [], ["button 1 up"], [], ["button 1 down"], ["button 1 up"], ["button 0 down"], [],
        ["button 0 up"],
      ])
  }

  @Test("49.2: a stick that goes to another arrow ends the first press before it begins the second")
  func turn() {
    var desk = desk()
    expectEqual(desk.feed([stick(.x, 1000)]), ["button 3 down"])
    expectEqual(desk.feed([stick(.x, -1000)]), ["button 3 up", "button 2 down"])
    expectEqual(desk.feed([stick(.y, -1000)]), [])
    expectEqual(desk.feed([stick(.x, -910)]), [])
    expectEqual(desk.feed([stick(.x, -890)]), ["button 2 up", "button 0 down"])
    expectEqual(desk.feed([stick(.x, 0), stick(.y, 0)]), ["button 0 up"])
  }

  @Test("49.1: a stick on a diagonal does not alternate")
  func diagonal() {
    var desk = desk()
    expectEqual(desk.feed([stick(.x, 700)]), ["button 3 down"])
    expectEqual(desk.feed([690, 710, 690, 710].map { stick(.y, $0) }), [])
    expectEqual(desk.feed([stick(.y, 499), stick(.x, 420)]), [])
  }

  @Test("48.7: of several buttons for a press the first one holds it, and the others are ignored until they are up")
  func several() {
    var desk = desk()
    desk.translator.controllers.connect(ControllerPresses.State(id: 4))
    expectEqual(desk.feed([button(1, true), button(6, true)]), ["button 5 down"])
    expectEqual(desk.feed([button(6, false), button(6, true)]), [])
    expectEqual(desk.feed([button(1, false), button(6, false)]), ["button 5 up"])
    let two = [button(0, true, of: 4), button(0, true), button(0, false, of: 4)]
    expectEqual(desk.feed(two), ["button 4 down", "button 4 up"])
    expectEqual(desk.feed([button(0, false), button(0, true)]), ["button 4 down"])
    let both = [stick(.x, 1000), button(14, true), stick(.x, 0), button(14, false)]
    expectEqual(desk.feed(both), ["button 3 down", "button 3 up"])
  }

  @Test("49.10: the loss of the keyboard ends the presses; what is still down begins again after it was up")
  func keyboardLost() {
    var desk = desk()
    expectEqual(desk.feed([button(0, true), stick(.x, 1000)]), ["button 4 down", "button 3 down"])
    expectEqual(desk.feed([raw(.focusLost)]), ["focus false"])
    expectEqual(desk.feed([raw(.focusGained)]), ["focus true"])
    expectEqual(desk.feed([button(0, false), stick(.x, 900), stick(.x, 0)]), [])
    expectEqual(desk.feed([button(0, true), stick(.x, 1000)]), ["button 4 down", "button 3 down"])
  }

  @Test("49.10: buttons without a window that has the keyboard, and those read together with its gain, are ignored")
  func background() {
    var desk = desk()
    expectEqual(desk.feed([raw(.focusLost)]), ["focus false"])
    expectEqual(desk.feed([button(0, true), button(0, false), stick(.x, 1000)]), [])
    expectEqual(desk.feed([raw(.focusGained), button(2, true), button(0, true), button(0, false)]), ["focus true"])
    expectEqual(desk.feed([button(2, false), stick(.x, 0)]), [])
    expectEqual(desk.feed([button(2, true), stick(.x, 1000)]), ["button 6 down", "button 3 down"])
  }

  @Test("49.10: presses of a window that has closed are not reported to another one")
  func closed() {
    var desk = desk()
    expectEqual(desk.feed([button(0, true)]), ["button 4 down"])
    desk.translator.forget(Desk.window)
    desk.translator.setGeometry(WindowGeometry(width: 10, height: 10, unitsPerPoint: 1, fingerSpan: .lastUnit), of: 8)
    expectEqual(desk.feed([raw(.focusGained, window: 8)]), ["window 8: focus true"])
    expectEqual(desk.feed([button(0, false), button(0, true)]), ["window 8: button 4 down"])
  }

  @Test("49.11: the presses of an unplugged controller are cancelled, also if SDL releases its buttons before")
  func unplugged() {
    var desk = desk()
    desk.translator.controllers.connect(ControllerPresses.State(id: 4))
    expectEqual(
      desk.feed([button(0, true), button(2, true, of: 4), stick(.x, 1000)]),
      ["button 4 down", "button 6 down", "button 3 down"])
    let removal = [stick(.x, 0), button(0, false), button(1, true, of: 4), raw(.controller(.removed(3)), window: 0)]
    expectEqual(desk.feed(RawEvent.withoutReleasesByRemoval(removal)), ["button 5 down", "buttons [4, 3] cancelled"])
    expectEqual(desk.feed([button(0, true)]), [])
    expectEqual(desk.feed([raw(.controller(.removed(3)), window: 0), button(2, false, of: 4)]), ["button 6 up"])
  }

  @Test("49.11: buttons that are down when a controller is plugged in count from their next press")
  func pluggedIn() {
    var desk = desk(ControllerPresses.State(id: 3, buttons: [0], stick: ControllerStick(x: 0, y: 1)))
    expectEqual(desk.feed([button(0, true), stick(.y, 1000), stick(.y, 0), button(0, false)]), [])
    expectEqual(desk.feed([button(0, true), stick(.y, 1000)]), ["button 4 down", "button 1 down"])
  }

  @Test("49.12: a controller that was not opened makes no presses")
  func unknown() {
    var desk = desk()
    expectEqual(desk.feed([button(0, true, of: 9)]), [])
  }
}
