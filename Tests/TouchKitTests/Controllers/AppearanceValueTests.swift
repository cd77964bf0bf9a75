import Expectations
import Testing

@testable import TouchKit

/// The two values behind every appearance, without views.
@Suite struct AppearanceValueTests {
  @Test("28.8: every will is followed by its did or by the other will")
  func balanced() {
    var random = SystemFree(seed: 28)
    for _ in 0..<200 {
      var state = Appearance()
      var calls: [AppearanceCall] = []
      for _ in 0..<30 {
        switch random.next(4) {
        case 0: calls += [state.begin(appearing: true, animated: false)].compactMap { $0 }
        case 1: calls += [state.begin(appearing: false, animated: true)].compactMap { $0 }
        case 2: calls += [state.show()].compactMap { $0 }
        default: while let call = state.end() { calls.append(call) }
        }
      }
      expectNil(AppearanceOrder.fault(in: calls))
    }
  }

  @Test("28.8: a cancelled incoming view disappears; it never appeared")
  func givenUp() {
    var state = Appearance()
    #expect(state.begin(appearing: true, animated: true) == .willAppear && state.isAnimated)
    expectEqual(state.begin(appearing: false, animated: true), .willDisappear)
    #expect(state.end() == .didDisappear && state.end() == nil)
  }

  @Test("28.8: a view that stays after all is not said to be there a second time")
  func stays() {
    var state = Appearance()
    _ = state.begin(appearing: true, animated: false)
    #expect(state.end() == .isAppearing && state.end() == .didAppear && state.end() == nil)
    expectEqual(state.begin(appearing: false, animated: true), .willDisappear)
    expectEqual(state.begin(appearing: true, animated: true), .willAppear)
    #expect(state.show() == nil && state.end() == .didAppear)
  }

  @Test("28.4, 29.1, 30.3: which of the two is notified first")
  func steps() {
    func run(_ callOrder: AppearancePair.CallOrder) -> [AppearancePair.Step] {
      var pair = AppearancePair(callOrder)
      return pair.begin() + pair.proceed() + pair.end() + pair.end() + pair.cancel()
    }
    let (leave, come) = (
      AppearancePair.Step.begin(.leaving, appearing: false), AppearancePair.Step.begin(.coming, appearing: true)
    )
    expectEqual(run(.exchange), [leave, come, .show(.coming), .end(.leaving), .end(.coming)])
    expectEqual(run(.cover), [leave, come, .show(.coming), .end(.coming), .end(.leaving)])
    expectEqual(run(.select), [come, leave, .show(.coming), .end(.leaving), .end(.coming)])
  }

  @Test("28.8: a cancelled change is reverted in the order of the published logs, once")
  func pairGivenUp() {
    var pair = AppearancePair(.exchange)
    #expect(pair.cancel() == [] && pair.end() == [])
    _ = pair.begin()
    expectEqual(
      pair.cancel(),
      [
        .begin(.coming, appearing: false), .end(.coming), .begin(.leaving, appearing: true), .end(.leaving),
      ])
    #expect(pair.end() == [] && pair.cancel() == [] && pair.begin() == [])
  }
}

/// What a list of calls has to obey.
enum AppearanceOrder {
  /// Returns the index of the first call in a wrong position, or nil.
  static func fault(in calls: [AppearanceCall]) -> Int? {
    var (last, isShown) = (AppearanceCall.didDisappear, false)
    for (index, call) in calls.enumerated() {
      let isDue =
        switch call {
        case .willAppear: last == .didDisappear || last == .willDisappear
        case .isAppearing: last == .willAppear && !isShown
        case .didAppear: isShown && (last == .isAppearing || last == .willAppear)
        case .willDisappear: last == .didAppear || last == .willAppear || last == .isAppearing
        case .didDisappear: last == .willDisappear
        }
      guard isDue else { return index }
      if call == .isAppearing { isShown = true }
      if call == .didDisappear { isShown = false }
      last = call
    }
    return nil
  }
}

/// Numbers that come in the same order every time.
struct SystemFree {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }
}
