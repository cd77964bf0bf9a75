import TouchGeometry
import TouchKit
import TouchWidgets

/// The item that an animation scrolls to, and its last known offset.
struct ScrollGoal<Position> {
  let place: ListPlace
  let position: Position
  /// The content offset at the beginning.
  let start: CGPoint
  var offset: CGPoint
  let animation: Int
  let generation: Int
}

/// A list that measures items when they become visible, which moves the target of a scrolling animation.
@MainActor protocol GoalFollowing: UIScrollView {
  associatedtype Position
  var scrollGoal: ScrollGoal<Position>? { get set }
  /// A counter that changes when the data is replaced.
  var generation: Int { get }
  /// Lays out the visible elements.
  func layOutSeen()
  /// Returns the content offset at which an item has a position; nil if there is no such item.
  func offset(showing place: ListPlace, _ position: Position, from start: CGPoint) -> CGPoint?
}

extension GoalFollowing {
  /// Scrolls to an item, and corrects the goal during the animation.
  func approach(_ place: ListPlace, at position: Position, animated: Bool) {
    let start = contentOffset
    // The offset is known only after the elements at the target have been measured.
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

  /// Corrects the goal of the animation after measuring moved the target item.
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
      // The animation has ended: apply the correction for the elements that were measured last.
      if finishedAnimation == goal.animation, offset != contentOffset { contentOffset = offset }
    }
  }
}
