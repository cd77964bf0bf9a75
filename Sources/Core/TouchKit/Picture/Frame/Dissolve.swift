import TouchDrawing
import TouchGeometry

/// An earlier picture of a view, from which a transition leads to the view's current state.
@MainActor final class Dissolve {
  /// The transition between the two pictures.
  ///
  /// Directions point to where the new picture comes from, in multiples of the bounds.
  enum Passage {
    case dissolve
    case push(CGVector)
    case moveIn(CGVector)
    case reveal(CGVector)
    /// The view turns around its vertical center line, or its horizontal one.
    case flip(isAcross: Bool)
  }

  /// The earlier picture, in the view's own space.
  var before: DisplayList { source.list }
  /// The earlier picture, as a drawing that is rendered once.
  let source: StoredDrawing
  let passage: Passage
  /// The remaining fraction of the animation, from 1 to 0.
  var left: Double = 0
  /// The part of the whole transition that this animation covers.
  var span: (start: Double, end: Double) = (0, 1)

  init(before: DisplayList, passage: Passage = .dissolve) {
    (source, self.passage) = (StoredDrawing(before), passage)
  }

  /// The remaining fraction of the earlier picture, from 1 to 0.
  var remaining: Double { 1 - span.start - (span.end - span.start) * (1 - left) }

  /// Returns the offsets of the two pictures in a view of a size; nil if they do not move.
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

  /// Returns the transform of the visible picture of a turning view, and whether it is the new one; nil without a turn.
  func turn(_ bounds: CGRect) -> (transform: CGAffineTransform, isNew: Bool)? {
    guard case .flip(let isAcross) = passage else { return nil }
    let part = cos(Double.pi * (1 - remaining))
    // Never so narrow that the transform has no inverse.
    let scale = CGFloat(max(abs(part), 1.0 / 1024))
    let transform = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
      .scaledBy(x: isAcross ? scale : 1, y: isAcross ? 1 : scale)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
    return (transform, part < 0)
  }

  /// Whether the new picture is in front of the old one.
  var isNewAbove: Bool { if case .reveal = passage { false } else { true } }

  /// Returns the bounding box of both pictures, given that of the view's current content and its bounds.
  func bounds(_ now: CGRect, in own: CGRect) -> CGRect {
    // A turning view is animated from its edges to the middle.
    if case .flip = passage { return now.union(before.bounds).union(own) }
    guard let offsets = offsets(own.size) else { return now.union(before.bounds) }
    return now.movedBy(offsets.after).union(before.bounds.movedBy(offsets.before))
  }
}
