import TouchGeometry

/// The display of a finger over the scene.
package struct FingerMark: Equatable, Sendable {
  package let id: Int
  /// In the scene's points, like the trail.
  package var place: CGPoint
  package var isDown = true
  /// The earlier locations, oldest first.
  package var trail: [CGPoint]

  package static let longestTrail = 64

  /// Returns the name in sentences of a finger, a pencil or the mouse: `finger 1`, `pencil 1`, `mouse`.
  package static func name(_ id: Int, _ tool: Tool) -> String {
    switch tool {
    case .mouse: "mouse"
    case .pencil: "pencil \(id)"
    case .finger, .wheel, .touchpad, .key, .button: "finger \(id)"
    }
  }

  /// Returns the name in sentences of a touch of a finger or the mouse.
  package static func touchName(_ id: Int) -> String { id == 0 ? "the mouse's touch" : "touch \(id)" }

  package init(id: Int, place: CGPoint) {
    self.id = id
    self.place = place
    trail = [place]
  }

  package mutating func move(to place: CGPoint) {
    guard place != self.place else { return }
    self.place = place
    trail.append(place)
    if trail.count > Self.longestTrail { trail.removeFirst() }
  }
}
