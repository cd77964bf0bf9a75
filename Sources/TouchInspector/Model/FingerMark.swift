import TouchGeometry

/// A finger as it is drawn on the scene.
struct FingerMark: Equatable {
  let id: Int
  /// In the scene's points, like the trail.
  var place: CGPoint
  var isDown = true
  /// Where it has been, oldest first.
  var trail: [CGPoint]

  static let longestTrail = 64

  init(id: Int, place: CGPoint) {
    self.id = id
    self.place = place
    trail = [place]
  }

  mutating func move(to place: CGPoint) {
    guard place != self.place else { return }
    self.place = place
    trail.append(place)
    if trail.count > Self.longestTrail { trail.removeFirst() }
  }
}
