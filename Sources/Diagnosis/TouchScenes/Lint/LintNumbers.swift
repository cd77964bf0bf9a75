import TouchGeometry
import TouchKit
import TouchLists
import TouchTrace
import TouchWidgets

/// The thresholds and durations in the sentences of `touchstone lint`, from their definitions in the kit.
enum LintNumbers {
  /// The time in which a tap waits for the next one.
  static let secondTap = Quantity.seconds(GestureTuning.tapInterval)
  /// The maximum duration of a swipe.
  static let swipe = Quantity.seconds(GestureTuning.swipeDuration)
  /// Returns a duration as text, such as that of a long press.
  static func duration(_ time: Double) -> String { Quantity.seconds(time) }
  /// The distance after which a pan begins.
  static let pan = Quantity.points(GestureTuning.panHysteresis)
  /// The distance after which a row shows its actions.
  static let rowSwipe = Quantity.points(TableTuning.swipeDistance)
  /// The distance that a swipe needs: immediately, and at the end of its time.
  static var swipeWay: String {
    let spared = GestureTuning.swipeDistanceDecay * CGFloat(GestureTuning.swipeDuration)
    let shortest = GestureTuning.swipeDistance * (1 - spared)
    return localized(
      "%1$s to %2$s", Quantity.number(Double(shortest)), Quantity.points(GestureTuning.swipeDistance))
  }
  /// The time for which a scroll view delays touches of its content.
  static let contentDelay = Quantity.seconds(ScrollTuning.contentDelay)
}
