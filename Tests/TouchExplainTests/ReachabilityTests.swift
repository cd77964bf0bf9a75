import Expectations
import Testing
import TouchExplain
import TouchKit

@testable import TouchTesting

/// Predictions, against touches.
@MainActor struct ReachabilityTests {
  private let stage = TouchStage(size: CGSize(width: 200, height: 200))

  @Test func aCoveredButtonIsNotReached() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    let pan = UIPanGestureRecognizer()
    stage.rootView.addSubview(button)
    stage.rootView.addSubview(cover)
    stage.rootView.addGestureRecognizer(pan)
    pan.delaysTouchesBegan = true
    let left = try #require(button.reachability(at: CGPoint(x: 10, y: 10)))
    #expect(left.view === cover && !left.isReached)
    let right = try #require(button.reachability(at: CGPoint(x: 70, y: 10)))
    #expect(right.view === button && right.isReached)
    #expect(right.recognizers == [pan] && right.cancelling == [pan])
    #expect(right.delaying.first === pan)
    pan.isEnabled = false
    try expectEqual(#require(button.reachability(at: CGPoint(x: 70, y: 10))).refusingRecognizers, [pan])
    expectNil(UIView().reachability(at: .zero))
  }

  @Test func controlsThatNobodyReachesAreListed() {
    let (free, covered) = (
      UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
      UIButton(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    )
    stage.rootView.addSubview(free)
    stage.rootView.addSubview(covered)
    stage.rootView.addSubview(UIView(frame: CGRect(x: 90, y: 0, width: 60, height: 60)))
    expectEqual(stage.unreachableControls, [covered])
  }

  /// Random trees; TOUCHSTONE_TREES sets their number.
  @Test func predictionsAreWhatTouchesReach() {
    let count = getenv("TOUCHSTONE_TREES").flatMap { Int(String(cString: $0)) } ?? 20
    var random = TreeRandom(state: 1)
    for tree in 0..<count {
      let stage = TouchStage(size: CGSize(width: 100, height: 100))
      grow(stage.rootView, depth: 0, &random)
      for y in stride(from: CGFloat(5), to: 100, by: 10) {
        for x in stride(from: CGFloat(5), to: 100, by: 10) {
          let point = CGPoint(x: x, y: y)
          guard let forecast = stage.window.reachability(at: point) else { continue }
          let receipts = Receipts(stage.program.application)
          stage.finger.down(at: point)
          receipts.end()
          stage.finger.cancel()
          stage.wait(0.5)
          #expect(receipts.view === forecast.view, "tree \(tree) at \(point)")
          let expected = Set(forecast.recognizers.map { ObjectIdentifier($0) })
          let possible = expected.union(forecast.possibleRecognizers.map { ObjectIdentifier($0) })
          #expect(expected.isSubset(of: receipts.recognizers), "tree \(tree) at \(point)")
          #expect(possible.isSuperset(of: receipts.recognizers), "tree \(tree) at \(point)")
        }
      }
    }
  }

  /// What a touch reaches: its view, and the recognizers that receive it.
  private final class Receipts: TraceSink {
    weak var view: UIView?
    var recognizers: Set<ObjectIdentifier> = []
    private let application: UIApplication
    private let former: (any TraceSink)?

    init(_ application: UIApplication) {
      (self.application, former) = (application, application.traceSink)
      application.traceSink = self
    }

    func record(_ entry: TraceEntry) {
      former?.record(entry)
      if case .bound = entry.kind { view = entry.view }
      if case .receive(true) = entry.kind, let one = entry.recognizer { recognizers.insert(ObjectIdentifier(one)) }
    }

    func end() { application.traceSink = former }
  }

  private final class RefusingRecognizer: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }

  private final class EnlargedView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  private func grow(_ view: UIView, depth: Int, _ random: inout TreeRandom) {
    for _ in 0..<random.below(depth == 0 ? 5 : 4) {
      let frame = CGRect(
        x: CGFloat(random.below(90)) - 20, y: CGFloat(random.below(90)) - 20, width: CGFloat(random.below(80)),
        height: CGFloat(random.below(80)))
      let child: UIView =
        switch random.below(6) {
        case 0: UIControl(frame: frame)
        case 1: UILabel(frame: frame)
        case 2: UIScrollView(frame: frame)
        case 3: EnlargedView(frame: frame)
        default: UIView(frame: frame)
        }
      if random.below(8) == 0 { child.isHidden = true }
      if random.below(8) == 0 { child.alpha = 0 }
      if random.below(8) == 0 { child.isUserInteractionEnabled = false }
      if random.below(6) == 0 { child.transform = CGAffineTransform(rotationAngle: CGFloat(random.below(7))) }
      if random.below(20) == 0 { child.transform = CGAffineTransform(scaleX: 0, y: 1) }
      if random.below(4) == 0, let control = child as? UIControl { control.isEnabled = false }
      for _ in 0..<random.below(3) {
        let recognizer: UIGestureRecognizer =
          switch random.below(4) {
          case 0: UITapGestureRecognizer()
          case 1: UIPanGestureRecognizer()
          case 2: UILongPressGestureRecognizer()
          default: RefusingRecognizer(target: nil, action: nil)
          }
        if random.below(4) == 0 { recognizer.isEnabled = false }
        if random.below(4) == 0 {
          recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        }
        child.addGestureRecognizer(recognizer)
      }
      view.addSubview(child)
      if depth < 3 { grow(child, depth: depth + 1, &random) }
    }
  }
}

/// Equal numbers in every run.
private struct TreeRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
