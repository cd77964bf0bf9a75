import UIKit

#if FoundationGeometry
class RecipeCountdown: NSObject {
  private var timer = Timer()
  private(set) var seconds = 0
  var onTick: ((Int) -> Void)?
  var isRunning: Bool { return timer.isValid }

  func begin(seconds: Int) {
    self.seconds = seconds
    onTick?(seconds)
    timer.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector(RecipeCountdown.tick(_:)), userInfo: nil, repeats: true)
  }

  func tick(_ timer: Timer) {
    seconds -= 1
    onTick?(seconds)
    if seconds == 0 { end() }
  }

  func end() { timer.invalidate() }
}
#endif
