import Testing
import TouchGeometry
import TouchKit
import TouchTesting

#if canImport(Glibc)
import Glibc
#endif

/// How many pages of a sequence are alive.
@MainActor final class Census {
  var alive = 0
}

/// A page that stores its calls.
final class RandomPage: UIViewController {
  var calls: [AppearanceCall] = []
  private let census: Census

  init(_ name: Int, _ census: Census) {
    self.census = census
    super.init(nibName: nil, bundle: nil)
    title = "\(name)"
    census.alive += 1
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { census.alive -= 1 }

  override func viewWillAppear(_ animated: Bool) { calls.append(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { calls.append(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { calls.append(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { calls.append(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { calls.append(.didDisappear) }
}

/// Rolls the same numbers for the same seed.
struct Dice {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % sides
  }
}

/// Plays sequences on a stage each; returns what is wrong with the first three that are.
///
/// - Parameters:
///   - usual: how many an ordinary run plays; `NAVIGATION_SEQUENCES` asks for more, from `NAVIGATION_FROM` on.
///   - play: plays the sequence of a seed; answers what is wrong, or nil.
@MainActor func faultsOfSequences(
  _ usual: Int, size: CGSize, _ play: (_ seed: Int, _ stage: TouchStage) -> String?
) -> [String] {
  let wanted = getenv("NAVIGATION_SEQUENCES").flatMap { Int(String(cString: $0)) } ?? usual
  let first = getenv("NAVIGATION_FROM").flatMap { Int(String(cString: $0)) } ?? 1
  let report = UsageError.report
  defer { UsageError.report = report }
  UsageError.report = { _ in }
  var faults: [String] = []
  for seed in first..<(first + wanted) where faults.count < 3 {
    let stage = TouchStage(size: size)
    if let fault = play(seed, stage) { faults.append(fault) }
    stage.window.rootViewController = nil
    stage.settle()
  }
  return faults
}
