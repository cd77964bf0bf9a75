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
    /// The view turns around its upright middle, or its level one.
    case flip(isAcross: Bool)
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
    case .dissolve, .flip: return nil
    case .push(let direction): return (shift(direction, remaining - 1), shift(direction, remaining))
    case .moveIn(let direction): return (.zero, shift(direction, remaining))
    case .reveal(let direction): return (shift(direction, remaining - 1), .zero)
    }
  }

  /// How the one picture that is seen is pressed together in bounds that turn, and whether it is the new one; nil where
  /// nothing turns.
  func turn(_ bounds: CGRect) -> (transform: CGAffineTransform, isNew: Bool)? {
    guard case .flip(let isAcross) = passage else { return nil }
    let part = cos(Double.pi * (1 - remaining))
    // Never so thin that there is no way back.
    let scale = CGFloat(max(abs(part), 1.0 / 1024))
    let transform = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
      .scaledBy(x: isAcross ? scale : 1, y: isAcross ? 1 : scale)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
    return (transform, part < 0)
  }

  /// Whether the new picture lies over the old one.
  var isNewAbove: Bool { if case .reveal = passage { false } else { true } }

  /// Around both pictures, given that of what the view draws now and its bounds.
  func bounds(_ now: CGRect, in own: CGRect) -> CGRect {
    // What turns comes from where it is to the middle.
    if case .flip = passage { return now.union(before.bounds).union(own) }
    guard let offsets = offsets(own.size) else { return now.union(before.bounds) }
    return now.movedBy(offsets.after).union(before.bounds.movedBy(offsets.before))
  }
}
