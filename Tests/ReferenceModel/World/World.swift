import TouchGeometry
import TouchScenes

/// A scene that is being played: the window with its views and recognizers, the touches, the clock and the log.
final class World {
  var time = 0.0
  /// The time of the event or timer that recognizers receive; earlier than `time` if a handler ran the loop.
  var moment = 0.0
  private(set) var log: [String] = []

  /// From back to front; the first holds the scene.
  var windows: [View]
  var views: [String: View] = [:]
  /// In the order of the scene.
  var recognizers: [Recognizer] = []

  /// Touches in the window that are down, in order of creation.
  var touches: [Touch] = []
  /// Events of the input that are still to come.
  var rest: ArraySlice<RecordedEvent> = []
  /// Events that have come in and wait for those before them.
  var inbox: [() -> Void] = []
  /// The presses that are down, and the view where they begin (3.9).
  var presses: [Press] = []
  var firstResponder: View?
  var withheldPresses: [WithheldPress] = []
  /// The one that followed the last turn of the wheel.
  weak var lastTurned: Recognizer?
  /// What two fingers on a touchpad do.
  var gesture: Gesture?
  /// What the pass under way has still to do, soonest first.
  var agenda: [() -> Void] = []
  /// What the event under way has still to do after the pass.
  var owed: [() -> Void] = []
  /// How many events and timers are under way, one in a handler of the other.
  var depth = 0
  /// How many handlers let time pass, one inside the other.
  var runs = 0
  var withheld: [Withheld] = []
  var timers: [Timer] = []
  /// Numbers everything that must keep its order.
  private var counter = 0
  /// The touches of the event that is being handled; none while a timer runs.
  var current: [Touch] = []
  var eventNumber = 0
  /// Touches that ended lately, each of which one that begins near it continues (1.9).
  var ends: [(time: Double, place: Point, tapCount: Int)] = []

  /// Something that happens later unless its owner was reset.
  struct Timer {
    let due: Double
    let number: Int
    let owner: Recognizer
    let attempt: Int
    let action: () -> Void
  }

  /// Breaks reference cycles at the end of the play.
  func takeApart() {
    for recognizer in recognizers {
      (recognizer.view, recognizer.received, recognizer.following) = (nil, [], [])
      (recognizer.presses, recognizer.pressesFollowed) = ([], [])
      recognizer.gesture = nil
    }
    for view in views.values { (view.recognizers, view.trackedTouch) = ([], nil) }
    for touch in touches + current { touch.collected = [] }
    for press in presses { press.collected = [] }
    gesture?.collected = []
    gesture = nil
    (timers, withheld, withheldPresses, owed, agenda) = ([], [], [], [], [])
  }

  init(_ scene: SceneFile) {
    let window = View(SceneView(name: "", frame: CGRect(origin: .zero, size: scene.size)))
    windows = [window]
    window.add(build(scene.root))
  }

  private func build(_ scene: SceneView) -> View {
    let view = View(scene)
    views[view.name] = view
    if scene.isFirstResponder { firstResponder = view }
    for element in scene.recognizers {
      let recognizer = Recognizer.make(element, view: view, world: self)
      view.recognizers.append(recognizer)
      recognizers.append(recognizer)
    }
    for child in scene.children { view.add(build(child)) }
    return view
  }

  func next() -> Int {
    counter += 1
    return counter
  }

  /// One line of the log, with the time.
  func write(_ text: String) {
    let thousandths = Int((time * 1000).rounded())
    let digits = String(thousandths % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    log.append("\(thousandths / 1000).\(fraction) \(text)")
  }

  /// The fingers of a set, ascending.
  func ids(_ touches: [Touch]) -> String { touches.map(\.id).sorted().map { "\($0)" }.joined(separator: " ") }

  /// The window that a view is in; nil if it is in none.
  func window(of view: View) -> View? {
    let top = view.withAncestors.last
    return windows.first { $0 === top }
  }

  func isInWindow(_ view: View) -> Bool { window(of: view) != nil }
}
