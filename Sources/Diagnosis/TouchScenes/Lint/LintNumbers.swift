import TouchGeometry
import TouchKit
import TouchLists
import TouchTrace
import TouchWidgets

/// The thresholds and durations that the sentences of `touchstone lint` name, from where they are decided.
enum LintNumbers {
  /// How long a tap waits for the next one.
  static let secondTap = Quantity.seconds(GestureTuning.tapInterval)
  /// How long a swipe may take.
  static let swipe = Quantity.seconds(GestureTuning.swipeDuration)
  /// How far a pan goes before it begins.
  static let pan = Quantity.points(GestureTuning.panHysteresis)
  /// How far a finger goes before a row shows its actions.
  static let rowSwipe = Quantity.points(TableTuning.swipeDistance)
  /// How far a swipe has to go: at the end of its time, and at once.
  static let swipeWay: String = {
    let spared = GestureTuning.swipeDistanceDecay * CGFloat(GestureTuning.swipeDuration)
    let shortest = GestureTuning.swipeDistance * (1 - spared)
    return "\(Quantity.number(Double(shortest))) to \(Quantity.points(GestureTuning.swipeDistance))"
  }()
  /// How long a scroll view keeps a touch from its content.
  static let contentDelay = Quantity.seconds(ScrollTuning.contentDelay)
}
