import TouchGeometry
import TouchKit

/// The result of a command's handler; the desktop does not show it.
/// https://developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was performed.
  case success = 0
  /// The requested content does not exist.
  case noSuchContent = 100
  /// Nothing is playing that the command applies to.
  case noActionableNowPlayingItem = 110
  /// A device that the command requires is missing.
  case deviceNotFound = 120
  /// The command failed.
  case commandFailed = 200
}

/// A received command. https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent
@preconcurrency @MainActor open class MPRemoteCommandEvent: UIObject {
  /// The command.
  public let command: MPRemoteCommand
  /// The time of the command, in seconds on the clock of the run loop.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, _ timestamp: TimeInterval) {
    (self.command, self.timestamp) = (command, timestamp)
    super.init()
  }
}

/// A command of the desktop's media controls or of media keys (semantics 51.9).
///
/// https://developer.apple.com/documentation/mediaplayer/mpremotecommand
@preconcurrency @MainActor open class MPRemoteCommand: UIObject {
  /// A handler with its identity.
  private final class Target {
    let handler: @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    init(_ handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
      self.handler = handler
    }
  }

  /// Whether the command has an effect; true by default.
  ///
  /// A disabled command calls no handler and sends no event.
  open var isEnabled = true { didSet { if isEnabled != oldValue { control?.onChange?() } } }

  private weak var control: RemoteControl?
  private var targets: [Target] = [] { didSet { control?.onChange?() } }
  /// Whether a handler exists.
  var hasTargets: Bool { !targets.isEmpty }

  init(_ control: RemoteControl) {
    self.control = control
    super.init()
  }

  /// Adds a handler; returns the object with which it is removed.
  ///
  /// Handlers are called in the order in which they were added. The first handler of any command offers the app to the
  /// desktop.
  @discardableResult open func addTarget(
    handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let target = Target(handler)
    targets.append(target)
    return target
  }

  /// Removes the handler of an object that `addTarget(handler:)` returned; nil removes all.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets = [] }
    targets.removeAll { $0 === target as AnyObject }
  }

  /// Calls the handlers.
  func send(at time: TimeInterval) {
    let event = MPRemoteCommandEvent(self, time)
    for target in targets { _ = target.handler(event) }
  }
}
