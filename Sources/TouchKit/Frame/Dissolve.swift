import TouchDrawing
import TouchGeometry

/// A picture of a view from before, which the view takes the place of.
@MainActor final class Dissolve {
  /// How one picture gives way to the other.
  ///
  /// Directions point to where the new one comes from, in wholes of the bounds.
  enum Passage {
    case dissolve
    case push(CGVector)
    case moveIn(CGVector)
    case reveal(CGVector)
  }

  /// What the view showed, in its own space.
  let before: DisplayList
  let passage: Passage
  /// How much of the way is left, from 1 to 0.
  var left: Double = 0
  /// The part of the whole way that it goes.
  var span: (start: Double, end: Double) = (0, 1)

  init(before: DisplayList, passage: Passage = .dissolve) { (self.before, self.passage) = (before, passage) }

  /// How much of the picture from before is still to go, from 1 to 0.
  var remaining: Double { 1 - span.start - (span.end - span.start) * (1 - left) }

  /// How far the two pictures are from their places in a view of a size; nil where they do not move.
  func offsets(_ size: CGSize) -> (before: CGVector, after: CGVector)? {
    func shift(_ direction: CGVector, _ part: Double) -> CGVector {
      CGVector(dx: direction.dx * size.width * CGFloat(part), dy: direction.dy * size.height * CGFloat(part))
    }
    switch passage {
    case .dissolve: return nil
    case .push(let direction): return (shift(direction, remaining - 1), shift(direction, remaining))
    case .moveIn(let direction): return (.zero, shift(direction, remaining))
    case .reveal(let direction): return (shift(direction, remaining - 1), .zero)
    }
  }

  /// Whether the new picture lies over the old one.
  var isNewAbove: Bool { if case .reveal = passage { false } else { true } }

  /// Around both pictures, given that of what the view draws now.
  func bounds(_ now: CGRect, _ size: CGSize) -> CGRect {
    guard let offsets = offsets(size) else { return now.union(before.bounds) }
    return now.movedBy(offsets.after).union(before.bounds.movedBy(offsets.before))
  }
}
