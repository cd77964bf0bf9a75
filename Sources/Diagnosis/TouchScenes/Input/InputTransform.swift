import TouchGeometry
import TouchPlatform

/// An event of two fingers on a touchpad, with the pointer at a position.
package struct InputTransform: Sendable, Equatable {
  package var phase: TransformSample.Phase
  /// The position of the pointer, in points of the scene.
  package var location: CGPoint
  /// As in `TransformSample`: since the beginning.
  package var scale: Double
  /// In radians, clockwise.
  package var rotation: Double
  package var translation: CGVector

  package init(
    _ phase: TransformSample.Phase, at location: CGPoint, scale: Double = 1, rotation: Double = 0,
    translation: CGVector = .zero
  ) {
    (self.phase, self.location) = (phase, location)
    (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
  }

  /// Creates the line of a sample; the position is in points of the scene.
  init(_ sample: TransformSample, at location: CGPoint) {
    self.init(
      sample.phase, at: location, scale: Double(sample.scale), rotation: Double(sample.rotation),
      translation: sample.translation)
  }

  /// The sample at a time, with its position in points of the scene.
  func sample(at time: Double) -> TransformSample {
    TransformSample(
      phase: phase, scale: CGFloat(scale), rotation: CGFloat(rotation), translation: translation, location: location,
      timestamp: time)
  }

  static let scales = 0.001...1000.0
  static let rotations = -1000.0...1000.0

  /// Whether a file can state the values.
  var isSound: Bool {
    Self.scales.contains(scale) && Self.rotations.contains(rotation)
      && coordinates.contains(Double(translation.dx)) && coordinates.contains(Double(translation.dy))
  }
}
