/// An appearance callback of a view controller.
package enum AppearanceCall: Hashable, Sendable {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

/// The appearance state of a controller's view (semantics 28.8, 28.11).
///
/// A state machine as a value: its methods record an event and return the callback that the controller must send. Each
/// returns at most one call, because the callback may change anything; ask again for the next. Every *will* call is
/// followed by its *did* call or by the opposite *will* call.
package struct Appearance: Equatable, Sendable {
  package enum Phase: Sendable { case disappeared, appearing, appeared, disappearing }

  package private(set) var phase = Phase.disappeared
  /// Whether the current or most recent transition is animated.
  package private(set) var isAnimated = false
  /// Whether `isAppearing` was sent since the view was added.
  private var isShown = false

  package init() {}

  /// Begins appearing or disappearing.
  ///
  /// Returns nil if that transition has already begun.
  package mutating func begin(appearing: Bool, animated: Bool) -> AppearanceCall? {
    switch (phase, appearing) {
    case (.disappeared, true), (.disappearing, true):
      (phase, isAnimated) = (.appearing, animated)
      return .willAppear
    case (.appeared, false), (.appearing, false):
      (phase, isAnimated) = (.disappearing, animated)
      return .willDisappear
    case (.disappeared, false), (.disappearing, false), (.appearing, true), (.appeared, true):
      return nil
    }
  }

  /// Records that the view is in its window and has its size.
  ///
  /// Returns nil if that was already recorded or the view is not appearing.
  package mutating func show() -> AppearanceCall? {
    guard phase == .appearing, !isShown else { return nil }
    isShown = true
    return .isAppearing
  }

  /// Ends the current transition.
  ///
  /// Call it until it returns nil or a callback has begun another transition.
  package mutating func end() -> AppearanceCall? {
    switch phase {
    case .appearing:
      if let call = show() { return call }
      phase = .appeared
      return .didAppear
    case .disappearing:
      (phase, isShown) = (.disappeared, false)
      return .didDisappear
    case .disappeared, .appeared:
      return nil
    }
  }
}

/// The change from one controller to another, as a value: its methods return which controller receives which callback,
/// in order (semantics 28.4, 28.5, 28.8, 29.1, 30.3).
package struct AppearancePair: Equatable, Sendable {
  package enum Side: Sendable { case leaving, coming }

  /// The order in which the two controllers receive callbacks.
  package enum CallOrder: Sendable {
    /// One controller replaces the other, as in a push: the leaving controller is first in every step.
    case exchange
    /// One controller covers or uncovers the other: the coming controller finishes first.
    case cover
    /// One controller is selected instead of the other, as in a tab bar: the coming controller begins first.
    case select
  }

  /// A step for one of the two controllers.
  package enum Step: Equatable, Sendable {
    case begin(Side, appearing: Bool)
    case show(Side)
    case end(Side)
  }

  package enum Stage: Sendable { case waiting, begun, shown, over }

  package let callOrder: CallOrder
  package private(set) var stage = Stage.waiting

  package init(_ callOrder: CallOrder) { self.callOrder = callOrder }

  /// Begins the change.
  package mutating func begin() -> [Step] {
    guard stage == .waiting else { return [] }
    stage = .begun
    let (leave, come) = (Step.begin(.leaving, appearing: false), Step.begin(.coming, appearing: true))
    return callOrder == .select ? [come, leave] : [leave, come]
  }

  /// Records that the coming view is in its final position in the hierarchy.
  package mutating func proceed() -> [Step] {
    guard stage == .begun else { return [] }
    stage = .shown
    return [.show(.coming)]
  }

  /// Ends the change.
  package mutating func end() -> [Step] {
    switch stage {
    case .begun, .shown:
      let show = proceed()
      stage = .over
      return show + (callOrder == .cover ? [.end(.coming), .end(.leaving)] : [.end(.leaving), .end(.coming)])
    case .waiting, .over:
      return []
    }
  }

  /// Ends the change after its container has left its window: neither view is visible.
  package mutating func abandon() -> [Step] {
    switch stage {
    case .begun, .shown:
      stage = .over
      return [.end(.leaving), .begin(.coming, appearing: false), .end(.coming)]
    case .waiting, .over:
      return []
    }
  }

  /// Cancels the change: the leaving controller stays.
  package mutating func cancel() -> [Step] {
    switch stage {
    case .begun, .shown:
      stage = .over
      return [
        .begin(.coming, appearing: false), .end(.coming), .begin(.leaving, appearing: true), .end(.leaving),
      ]
    case .waiting, .over:
      return []
    }
  }
}
