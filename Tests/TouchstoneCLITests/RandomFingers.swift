import Glibc
import TouchGeometry
import TouchTesting

/// Numbers that look random and are the same for the same start, and what fingers do with them.
struct RandomFingers {
  var state: UInt64

  /// The runs of each example: twelve, unless `make fuzz-capture` asks for more, and for later ones.
  static let runs: ClosedRange<UInt64> = {
    func number(_ name: String) -> UInt64? { getenv(name).flatMap { UInt64(String(cString: $0)) } }
    let first = number("CAPTURE_FROM") ?? 1
    return first...(first + max(number("CAPTURE_RUNS") ?? 12, 1) - 1)
  }()

  private mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  /// Taps, drags and holds, one finger at a time, with a second of rest after each: what handlers change is there before
  /// the next.
  @MainActor mutating func touchCalmly(_ stage: TouchStage) {
    for _ in 0..<(3 + roll(4)) {
      let finger = stage.finger(1)
      finger.down(at: CGPoint(x: CGFloat(10 + roll(360)), y: CGFloat(10 + roll(600))))
      for _ in 0..<roll(5) {
        stage.wait([0.01, 0.05, 0.1, 0.6][roll(4)])
        finger.move(to: CGPoint(x: CGFloat(10 + roll(360)), y: CGFloat(10 + roll(600))))
      }
      stage.wait([0.05, 0.1, 0.9][roll(3)])
      finger.up()
      stage.wait(2)
    }
  }

  /// Taps, drags and holds, one or two fingers at a time.
  @MainActor mutating func touch(_ stage: TouchStage) {
    for _ in 0..<(4 + roll(5)) {
      let finger = stage.finger(roll(3) == 0 ? 2 : 1)
      let place = CGPoint(x: CGFloat(10 + roll(360)), y: CGFloat(10 + roll(600)))
      switch (finger.isDown, roll(4)) {
      case (false, _): finger.down(at: place)
      case (true, 0), (true, 1): finger.move(to: place)
      case (true, _): finger.up()
      }
      stage.wait([0.01, 0.05, 0.1, 0.4, 0.9][roll(5)])
    }
    for number in 1...2 where stage.finger(number).isDown { stage.finger(number).up() }
    stage.wait(1)
  }
}
