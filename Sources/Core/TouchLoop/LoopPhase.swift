/// A step of a loop's turn; the steps run in the order of declaration.
public enum LoopPhase: Int, CaseIterable, Sendable {
  /// Reads input: handlers first, then sources whose descriptor is ready, then libdispatch's main queue.
  case poll
  /// Delivers the input.
  case deliver
  /// Fires timers that are due, then calls the handlers.
  case timers
  /// The first step of a frame: animations take their values for the turn's time. Only after `requestFrame()`.
  case animate
  /// Performs layout. Only after `requestFrame()`.
  case layout
  /// Records the drawing of dirty views. Only after `requestFrame()`.
  case draw
  /// Presents the frame. Only after `requestFrame()`.
  case present
  /// The last step of every turn; a blocking turn then sleeps if there is nothing to do.
  case sleep
}

/// The mode of a run of the loop: all sources and timers, or only those active while the user drags something.
public enum LoopMode: Int, Sendable {
  /// The mode in which an application waits for its user.
  case `default`
  /// The mode of a nested run during a drag.
  case tracking
}

/// The modes in which a timer, source, handler or observer is active.
public struct LoopModes: OptionSet, Sendable {
  /// The raw bits, one per mode.
  public let rawValue: Int

  /// Creates modes with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only the default mode.
  public static let `default` = LoopModes(rawValue: 1)
  /// Only the tracking mode.
  public static let tracking = LoopModes(rawValue: 2)
  /// Every mode.
  public static let common: LoopModes = [.default, .tracking]

  /// Returns whether these modes include `mode`.
  public func contains(_ mode: LoopMode) -> Bool { rawValue & (1 << mode.rawValue) != 0 }
}

/// When a loop observer is called; the two moments always come in pairs.
public enum LoopMoment: Sendable {
  /// The loop found nothing to do and will sleep. Work requested now is done first.
  case beforeSleeping
  /// The loop woke up, or did not sleep after all.
  case afterSleeping
}
