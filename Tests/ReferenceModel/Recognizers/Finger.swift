import TouchScenes

/// A touch as one recognizer follows it.
struct Finger {
  let touch: Touch
  let start: Point
  var location: Point
  var isDown = true

  init(_ touch: Touch) {
    self.touch = touch
    start = touch.location
    location = touch.location
  }

  var travel: Point { location - start }
}

extension [Finger] {
  /// Takes the places of touches that moved.
  mutating func follow(_ touches: [Touch]) {
    for index in indices where touches.contains(where: { $0 === self[index].touch }) {
      self[index].location = self[index].touch.location
    }
  }

  /// Stores the current locations of the touches, except for those being lifted: a touch changes in place, so
  /// `touchesBegan` reads its location after the move of the same event (1.2).
  mutating func refresh() {
    for index in indices where self[index].touch.isActive { self[index].location = self[index].touch.location }
  }

  /// Notes that touches lifted.
  mutating func lift(_ touches: [Touch]) {
    for index in indices where touches.contains(where: { $0 === self[index].touch }) { self[index].isDown = false }
  }

  var down: [Finger] { filter(\.isDown) }
}

extension Recognizer {
  /// The model's counterpart of a recognizer in a scene; `ReferencePlayer` has refused those without one.
  static func make(_ scene: SceneRecognizer, view: View, world: World) -> Recognizer {
    switch scene.recognizerClass {
    case .tap: Tap(scene, view: view, world: world)
    case .longPress: LongPress(scene, view: view, world: world)
    case .pan: Pan(scene, view: view, world: world)
    case .swipe: Swipe(scene, view: view, world: world)
    case .pinch: Pinch(scene, view: view, world: world)
    case .rotation: Rotation(scene, view: view, world: world)
    case .screenEdgePan: EdgePan(scene, view: view, world: world)
    case .hover, .custom: Recognizer(scene, view: view, world: world)
    }
  }
}
