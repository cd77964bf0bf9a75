/// Converts buttons and sticks of game controllers to presses; a value without side effects (semantics 49.1).
///
/// It follows every input of every controller. Only one input at a time holds a press: the others for the same press are
/// ignored until they were released and pressed again (48.7).
struct ControllerPresses {
  /// The presses that a controller makes, with the numbers of `UIPress.PressType`.
  enum Press: Int {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31

    /// The press of a button with one of SDL's numbers, which are those of an Xbox layout; nil without one.
    init?(button: UInt8) {
      switch button {
      case 0: self = .select  // A
      case 1, 6: self = .menu  // B, Start
      case 2: self = .playPause  // X
      case 9: self = .pageUp  // The left shoulder.
      case 10: self = .pageDown  // The right shoulder.
      case 11: self = .upArrow
      case 12: self = .downArrow
      case 13: self = .leftArrow
      case 14: self = .rightArrow
      default: return nil
      }
    }
  }

  /// A press that began or ended.
  struct Change: Equatable {
    var press: Press
    var isDown: Bool
  }

  /// The state of a controller at its connection.
  struct State: Equatable {
    /// SDL's number of the controller.
    var id: Int32
    /// SDL's numbers of the pressed buttons.
    var buttons: Set<UInt8> = []
    var stick = ControllerStick()
  }

  /// Something that a user presses.
  private struct Input: Equatable {
    var controller: Int32
    /// Nil for the left stick.
    var button: UInt8?
  }

  private var controllers: [State] = []
  /// The inputs that hold presses.
  private var holders: [(press: Press, input: Input)] = []

  /// Adds a controller; buttons that are down make a press only after they were released (49.11).
  mutating func connect(_ state: State) {
    controllers.removeAll { $0.id == state.id }
    controllers.append(state)
  }

  /// Removes a controller, and returns the presses that are cancelled by that, in the order in which they began.
  mutating func disconnect(_ id: Int32) -> [Press] {
    controllers.removeAll { $0.id == id }
    let lost = holders.filter { $0.input.controller == id }.map(\.press)
    holders.removeAll { $0.input.controller == id }
    return lost
  }

  /// Ends the presses without reporting it, because the window has lost the keyboard (49.10).
  ///
  /// Buttons that are still down make a press only after they were released.
  mutating func cancel() { holders = [] }

  /// Handles a button of a controller.
  ///
  /// If `counts` is false, a button that goes down makes no press.
  mutating func set(_ button: UInt8, isDown: Bool, of id: Int32, counts: Bool) -> [Change] {
    guard let place = controllers.firstIndex(where: { $0.id == id }), let press = Press(button: button),
      controllers[place].buttons.contains(button) != isDown
    else { return [] }
    let input = Input(controller: id, button: button)
    guard isDown else {
      controllers[place].buttons.remove(button)
      return end(input)
    }
    controllers[place].buttons.insert(button)
    return counts ? begin(press, input) : []
  }

  /// Handles one coordinate of a controller's left stick, from -1 to 1.
  ///
  /// If `counts` is false, the stick begins no press. A stick that leaves one arrow for another ends the first press before it begins the second (semantics 49.2).
  mutating func move(_ axis: ControllerStick.Axis, to value: Double, of id: Int32, counts: Bool) -> [Change] {
    guard let place = controllers.firstIndex(where: { $0.id == id }) else { return [] }
    let former = controllers[place].stick.arrow
    controllers[place].stick.move(axis, to: value)
    let arrow = controllers[place].stick.arrow
    guard arrow != former else { return [] }
    let input = Input(controller: id, button: nil)
    let ended = end(input)
    guard counts, let arrow else { return ended }
    return ended + begin(arrow, input)
  }

  private mutating func begin(_ press: Press, _ input: Input) -> [Change] {
    guard !holders.contains(where: { $0.press == press }) else { return [] }
    holders.append((press, input))
    return [Change(press: press, isDown: true)]
  }

  private mutating func end(_ input: Input) -> [Change] {
    guard let place = holders.firstIndex(where: { $0.input == input }) else { return [] }
    return [Change(press: holders.remove(at: place).press, isDown: false)]
  }
}
