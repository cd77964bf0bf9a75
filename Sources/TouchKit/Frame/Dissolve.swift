import TouchDrawing
import TouchGeometry

/// A picture of a view from before, which the view takes the place of.
@MainActor final class Dissolve {
  /// What the view showed, in its own space.
  let before: DisplayList
  /// How much of it is still seen, from 0 to 1.
  var left: Double = 0

  init(before: DisplayList) { self.before = before }
}
