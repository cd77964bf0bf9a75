import TouchGeometry
import TouchLoop

#if !FoundationGeometry
/// The application's single run loop, without Foundation.
///
/// `EventLoop` performs the work; this type only names where something is added.
public final class RunLoop: Sendable {
  /// The mode of the loop in which something is active.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a mode with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The mode in which the app waits for input.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// All modes.
    public static let common = Mode("kCFRunLoopCommonModes")
  }

  /// The run loop of the main thread.
  public static let main = RunLoop()
  private init() {}
}
#endif

extension RunLoop.Mode {
  /// The mode while the user drags something.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension LoopModes {
  /// Converts a mode: the tracking mode, the default mode, or all modes.
  init(_ mode: RunLoop.Mode) {
    self = mode == .default ? .default : mode == .tracking ? .tracking : .common
  }
}
