/// One step of a loop's turn; the steps run in the order in which they are declared.
public enum LoopPhase: Int, CaseIterable, Sendable {
  /// Input is read: handlers first, then sources whose descriptor is ready, then libdispatch's main queue.
  case poll
  /// What was read is handed on.
  case deliver
  /// Timers that are due fire, then the handlers run.
  case timers
  /// First step of a frame: animations take their values for the turn's time. Only after `requestFrame()`.
  case animate
  /// Views are laid out. Only after `requestFrame()`.
  case layout
  /// Dirty views record what they draw. Only after `requestFrame()`.
  case draw
  /// The frame is shown. Only after `requestFrame()`.
  case present
  /// Last step of every turn; a blocking turn then sleeps if there is nothing to do.
  case sleep
}

/// What a run of the loop serves: everything, or only what may happen while the user drags something.
public enum LoopMode: Int, Sendable {
  /// The mode of an application that waits for its user.
  case `default`
  /// The mode of a nested run that follows a drag.
  case tracking
}

/// The modes in which a timer, source, handler or observer takes part.
public struct LoopModes: OptionSet, Sendable {
  /// One bit per mode.
  public let rawValue: Int

  /// Modes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only the default mode.
  public static let `default` = LoopModes(rawValue: 1)
  /// Only the tracking mode.
  public static let tracking = LoopModes(rawValue: 2)
  /// Every mode.
  public static let common: LoopModes = [.default, .tracking]

  /// Whether something registered for these modes takes part in a run of `mode`.
  public func contains(_ mode: LoopMode) -> Bool { rawValue & (1 << mode.rawValue) != 0 }
}

/// When a loop observer is called; the two always come in pairs.
public enum LoopMoment: Sendable {
  /// The loop found nothing to do and is about to sleep. Work asked for now is done before it does.
  case beforeSleeping
  /// The loop woke up, or did not sleep after all.
  case afterSleeping
}
