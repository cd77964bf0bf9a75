/// One thing that a controller is told of the coming and going of its view.
package enum AppearanceCall: Hashable, Sendable {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

/// How far a controller's view has come into a window or out of it (semantics 28.8, 28.11).
///
/// A value: it is told what begins, that the view is there, and what ends, and answers what the controller is to be
/// told. Each answer is one call, because the controller may do anything when it is told; the next question gets what
/// is due then. Every *will* is followed by its *did* or by the other *will*.
package struct Appearance: Equatable, Sendable {
  package enum Phase: Sendable { case disappeared, appearing, appeared, disappearing }

  package private(set) var phase = Phase.disappeared
  /// Whether what was begun last is animated.
  package private(set) var isAnimated = false
  /// Whether the view was said to be there since it came.
  private var isShown = false

  package init() {}

  /// The view is about to come or to go.
  ///
  /// Nil when that is known already.
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

  /// The view is in its window and has its size.
  ///
  /// Nil when that was said, or when it is not about to appear.
  package mutating func show() -> AppearanceCall? {
    guard phase == .appearing, !isShown else { return nil }
    isShown = true
    return .isAppearing
  }

  /// What was begun is done.
  ///
  /// To be asked until it answers nil.
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

/// The change from one controller to another, as a value: it answers who is to be told what, in which order
/// (semantics 28.4, 28.5, 28.8, 29.1, 30.3).
package struct AppearancePair: Equatable, Sendable {
  package enum Side: Sendable { case leaving, coming }

  /// Who of the two comes first.
  package enum Manner: Sendable {
    /// One takes the place of the other, as in a push: the leaving one first in everything.
    case exchange
    /// One covers the other or uncovers it: the coming one is done first.
    case cover
    /// One is chosen in place of the other, as in a tab bar: the coming one begins first.
    case select
  }

  /// What one of the two is to do.
  package enum Order: Equatable, Sendable {
    case begin(Side, appearing: Bool)
    case show(Side)
    case end(Side)
  }

  package enum Stage: Sendable { case waiting, begun, shown, over }

  package let manner: Manner
  package private(set) var stage = Stage.waiting

  package init(_ manner: Manner) { self.manner = manner }

  /// It begins.
  package mutating func begin() -> [Order] {
    guard stage == .waiting else { return [] }
    stage = .begun
    let (leave, come) = (Order.begin(.leaving, appearing: false), Order.begin(.coming, appearing: true))
    return manner == .select ? [come, leave] : [leave, come]
  }

  /// The coming view is in its place.
  package mutating func goOn() -> [Order] {
    guard stage == .begun else { return [] }
    stage = .shown
    return [.show(.coming)]
  }

  /// It is done.
  package mutating func end() -> [Order] {
    switch stage {
    case .begun, .shown:
      let show = goOn()
      stage = .over
      return show + (manner == .cover ? [.end(.coming), .end(.leaving)] : [.end(.leaving), .end(.coming)])
    case .waiting, .over:
      return []
    }
  }

  /// The place that it happens in has left its window meanwhile: nobody is seen any more.
  package mutating func abandon() -> [Order] {
    switch stage {
    case .begun, .shown:
      stage = .over
      return [.end(.leaving), .begin(.coming, appearing: false), .end(.coming)]
    case .waiting, .over:
      return []
    }
  }

  /// It was given up: the leaving one stays.
  package mutating func giveUp() -> [Order] {
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
