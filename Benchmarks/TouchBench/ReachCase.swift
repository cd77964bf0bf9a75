import TouchGeometry
import TouchHeadless
import TouchKit

/// Nanoseconds for one hit test from a window, and for one prediction of a touch there, over many places.
///
/// The root view has a number of recognizers, which every touch would reach.
@MainActor enum ReachCase {
  static func run(shape: String, recognizers: Int) -> [Double] {
    guard let root = HitTestCase.root(shape, .plain) else { return [] }
    let program = HeadlessApplication(size: root.bounds.size, scale: 1)
    let window = program.window
    window.addSubview(root)
    for number in 0..<recognizers {
      root.addGestureRecognizer(number % 2 == 0 ? UIPanGestureRecognizer() : UITapGestureRecognizer())
    }
    let places = Places.make(4096)
    for place in places {
      let forecast = window.forecast(at: place)
      guard let hit = window.hitTest(place, with: nil), hit === forecast.hit, hit !== window,
        forecast.receivers.count == recognizers
      else { return [] }
    }
    let hit = Stopwatch.minimum(of: 15) { for place in places { _ = window.hitTest(place, with: nil) } }
    let reach = Stopwatch.minimum(of: 15) { for place in places { _ = window.forecast(at: place) } }
    return [hit, reach].map { $0 / Double(places.count) * 1e9 }
  }
}
