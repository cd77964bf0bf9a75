import TouchGeometry
import TouchKit

/// The commands of the desktop's media controls, of headsets and of media keys (semantics 51.9).
///
/// https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
@preconcurrency @MainActor open class MPRemoteCommandCenter: UIObject, RemoteCommandHandling {
  /// Begin playing.
  public let playCommand: MPRemoteCommand
  /// Pause.
  public let pauseCommand: MPRemoteCommand
  /// Stop.
  public let stopCommand: MPRemoteCommand
  /// Play if paused, pause if playing.
  ///
  /// Desktops and headsets send it. Without a handler here it is `pauseCommand` while the app plays, and otherwise
  /// `playCommand`.
  public let togglePlayPauseCommand: MPRemoteCommand
  /// Play the next track.
  public let nextTrackCommand: MPRemoteCommand
  /// Play the previous track.
  public let previousTrackCommand: MPRemoteCommand

  private weak var control: RemoteControl?

  private init(_ control: RemoteControl) {
    self.control = control
    (playCommand, pauseCommand, stopCommand) = (
      MPRemoteCommand(control), MPRemoteCommand(control), MPRemoteCommand(control)
    )
    (togglePlayPauseCommand, nextTrackCommand, previousTrackCommand) = (
      MPRemoteCommand(control), MPRemoteCommand(control), MPRemoteCommand(control)
    )
    super.init()
  }

  /// Returns the command center of the app.
  open class func shared() -> MPRemoteCommandCenter {
    let control = UIApplication.shared.remoteControl
    if let center = control.commands as? MPRemoteCommandCenter { return center }
    let center = MPRemoteCommandCenter(control)
    control.commands = center
    return center
  }

  private var all: [MPRemoteCommand] {
    [playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand, previousTrackCommand]
  }

  package var hasTargets: Bool { all.contains { $0.hasTargets } }

  package func handle(_ subtype: UIEvent.EventSubtype, at time: TimeInterval) -> Bool {
    guard let command = command(for: subtype) else { return false }
    guard command.isEnabled else { return true }
    guard command.hasTargets else { return false }
    command.send(at: time)
    return true
  }

  package func accepts(_ subtype: UIEvent.EventSubtype) -> Bool {
    guard let command = command(for: subtype) else { return false }
    return command.isEnabled && (command.hasTargets || !hasTargets)
  }

  /// Returns the command of a subtype; nil for seeking, which only media keys send.
  private func command(for subtype: UIEvent.EventSubtype) -> MPRemoteCommand? {
    switch subtype {
    case .remoteControlPlay: playCommand
    case .remoteControlPause: pauseCommand
    case .remoteControlStop: stopCommand
    case .remoteControlTogglePlayPause: toggle
    case .remoteControlNextTrack: nextTrackCommand
    case .remoteControlPreviousTrack: previousTrackCommand
    case .none, .motionShake, .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward:
      nil
    }
  }

  private var toggle: MPRemoteCommand {
    let other = control?.status == .playing ? pauseCommand : playCommand
    return togglePlayPauseCommand.hasTargets || !other.hasTargets ? togglePlayPauseCommand : other
  }
}
