import TouchGeometry
import TouchKit
import TouchLoop
import Touchstone

/// Two hundred views that cross the window, each with its animation.
@MainActor enum AnimationCase {
  /// How many frames are measured, after some that are not.
  private static let (frames, first) = (240, 10)

  /// Milliseconds that the loop works for one frame, from the animations' values to the presented pixels: the median
  /// and the 99th percentile.
  static func run() throws -> [Double] {
    var views: [UIView] = []
    UIWindowScene.preferredSize = CGSize(width: Places.side, height: Places.side)
    let program = try WindowedProgram {
      CaseDelegate { window in
        window.backgroundColor = .white
        for place in 0..<200 {
          let view = UIView(frame: CGRect(x: place % 20 * 50, y: place / 20 * 100, width: 20, height: 20))
          view.backgroundColor = Shade.color(view: place, frame: 0)
          window.addSubview(view)
          views.append(view)
        }
      }
    }
    for _ in 0..<20 { program.loop.runTurn() }
    for (place, view) in views.enumerated() {
      UIView.animate(withDuration: 5) {
        view.frame.origin = CGPoint(x: place * 7 % 49 * 20, y: place * 11 % 49 * 20)
      }
    }
    var times: [Double] = []
    var start: TimeInterval = 0
    program.loop.addHandler(for: .timers) { start = program.loop.clock.now }
    program.loop.addHandler(for: .present) {
      times.append((program.loop.clock.now - start) * 1e3)
      if times.count == first + frames { program.loop.stop() }
    }
    program.loop.run()
    let sorted = times.dropFirst(first).sorted()
    return [sorted[frames / 2], sorted[frames * 99 / 100]]
  }
}
