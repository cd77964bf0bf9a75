import TouchGeometry
import TouchPlatform

/// The handlers of an app for commands of a remote control, which come before events (semantics 51.9).
@MainActor package protocol RemoteCommandHandling: AnyObject {
  /// Whether a command has a handler.
  var hasTargets: Bool { get }
  /// Calls the handlers of a command; returns whether no event is sent.
  func handle(_ command: InputSubtype, at time: TimeInterval) -> Bool
  /// Returns whether a command has an effect.
  func accepts(_ command: InputSubtype) -> Bool
}

/// The remote control of an app: whether the desktop may send commands, their handlers, and what plays (semantics 51).
@MainActor package final class RemoteControl {
  /// Whether the app has requested events.
  package var receivesEvents = false { didSet { if receivesEvents != oldValue { onChange?() } } }
  /// What the app plays.
  package var nowPlaying = NowPlaying() { didSet { if nowPlaying != oldValue { onChange?() } } }
  /// The app's handlers; nil without any.
  package var commands: (any RemoteCommandHandling)?
  /// The public object that sets `nowPlaying`; nil if the app does not use it.
  package var infoCenter: AnyObject?
  /// Called when anything here has changed; the desktop's media controls set it.
  package var onChange: (() -> Void)?
  /// Whether a command has arrived.
  private var hasReceived = false { didSet { if hasReceived != oldValue { onChange?() } } }

  /// Whether the desktop shows the app among its media players (semantics 51.2, 51.9).
  package var isOffered: Bool { receivesEvents || commands?.hasTargets == true }

  /// The status to show: paused after the first command of an app that sets none, because desktops hide stopped
  /// players.
  package var status: NowPlaying.Status { nowPlaying.status ?? (hasReceived ? .paused : .stopped) }

  /// Returns whether a command has an effect.
  package func accepts(_ command: InputSubtype) -> Bool { commands?.accepts(command) ?? true }

  /// Passes a command to the app's handlers; returns whether no event is sent.
  func handle(_ command: InputSubtype, at time: TimeInterval) -> Bool {
    hasReceived = true
    return commands?.handle(command, at: time) ?? false
  }
}

extension UIApplication {
  /// Shows the app among the desktop's media players, whose commands become events of the first responder
  /// (semantics 51.2).
  ///
  /// Calls are not counted: one `endReceivingRemoteControlEvents()` ends it. Media keys of a window's keyboard are
  /// events without this call. Without a session bus nothing happens.
  public func beginReceivingRemoteControlEvents() { remoteControl.receivesEvents = true }

  /// Removes the app from the desktop's media players, unless a command of `MPRemoteCommandCenter` has a target.
  public func endReceivingRemoteControlEvents() { remoteControl.receivesEvents = false }

  /// Receives a command of the desktop's media controls, for the window that had the keyboard last (semantics 51.6).
  package func receiveRemoteControl(_ command: InputSubtype) {
    if let scene = keyWindow?.windowScene ?? frontScene {
      receive(.remoteControl(command, timestamp: now), in: scene)
    } else if !remoteControl.handle(command, at: now) {
      sendEvent(UIEvent(type: .remoteControl, subtype: command, timestamp: now))
    }
  }

  /// The name of the app for its user: the title of its first window, otherwise the program's name.
  package var displayName: String {
    let title = programScenes.first?.title ?? ""
    return title.isEmpty ? programName : title
  }

  /// Brings the window that was used last to the front.
  package func activateFrontScene() { frontScene?.request(.activate) }

  /// Closes each window as its close button does, until one refuses (semantics 40.4).
  package func closeScenes() {
    for scene in programScenes where scene.isConnected {
      receive(.close, in: scene)
      if scene.isConnected { return }
    }
  }
}
