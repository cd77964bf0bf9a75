import TouchGeometry
import TouchKit
import TouchWidgets

/// An item to which an animation scrolls a list, and where it was when that was found last.
struct ScrollGoal<Position> {
  let place: ListPlace
  let position: Position
  /// The offset at the beginning.
  let start: CGPoint
  var offset: CGPoint
  let animation: Int
  let generation: Int
}

/// A list whose items are measured when they come into sight, and so move while it scrolls to one of them.
@MainActor protocol GoalFollowing: UIScrollView {
  associatedtype Position
  var scrollGoal: ScrollGoal<Position>? { get set }
  /// Another number with all other data.
  var generation: Int { get }
  /// Brings what is seen to its places.
  func layOutSeen()
  /// Where the content has to be scrolled to for an item to be at a position; nil if there is no such item.
  func offset(showing place: ListPlace, _ position: Position, from start: CGPoint) -> CGPoint?
}

extension GoalFollowing {
  /// Scrolls to an item, and follows it while an animation goes there.
  func approach(_ place: ListPlace, at position: Position, animated: Bool) {
    let start = contentOffset
    // What is seen there has to be measured before it is known where that is.
    for _ in 0..<TableTuning.rounds {
      guard let goal = offset(showing: place, position, from: start), goal != contentOffset else { break }
      UIView.performWithoutAnimation { contentOffset = goal }
      layOutSeen()
    }
    let goal = contentOffset
    guard animated, goal != start, window != nil else { return }
    contentOffset = start
    setContentOffset(goal, animated: true)
    scrollGoal = animationSerial.map {
      ScrollGoal(place: place, position: position, start: start, offset: goal, animation: $0, generation: generation)
    }
  }

  /// Items that are measured on the way move the item that an animation scrolls to: it ends there all the same.
  func followScrollGoal() {
    guard let goal = scrollGoal else { return }
    guard goal.generation == generation, !isTracking,
      let offset = offset(showing: goal.place, goal.position, from: goal.start)
    else { return scrollGoal = nil }
    if animationSerial == goal.animation {
      guard offset != goal.offset else { return }
      scrollGoal?.offset = offset
      leadAnimation(to: offset)
    } else {
      scrollGoal = nil
      // The way came to its end: what came into sight last is made good.
      if finishedAnimation == goal.animation, offset != contentOffset { contentOffset = offset }
    }
  }
}
