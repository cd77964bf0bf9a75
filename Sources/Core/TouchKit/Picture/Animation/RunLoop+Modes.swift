import TouchGeometry
import TouchLoop

#if !FoundationGeometry
/// The name of the run loop where Foundation is left out: there is one, that of the application.
///
/// `EventLoop` is what turns; this only says where something is added.
public final class RunLoop: Sendable {
  /// In which runs of the loop something takes part.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mode of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// While the program waits for its user.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// Always.
    public static let common = Mode("kCFRunLoopCommonModes")
  }

  /// The run loop of the main thread.
  public static let main = RunLoop()
  private init() {}
}
#endif

extension RunLoop.Mode {
  /// While the user drags something.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension LoopModes {
  /// What a mode's name stands for: the tracking mode, the default mode, or every mode.
  init(_ mode: RunLoop.Mode) {
    self = mode == .default ? .default : mode == .tracking ? .tracking : .common
  }
}
