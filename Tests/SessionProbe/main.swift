// A program for the checks of the session's bus: it prints what it receives, one line each. `SessionProbe SUBJECT`.
import MediaPlayer
import UIKit

let subject = CommandLine.arguments.dropFirst().first ?? ""

/// The first responder of the window.
final class ProbeController: UIViewController {
  private var isShown = false

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isShown else { return }
    isShown = true
    becomeFirstResponder()
    switch subject {
    case "events": UIApplication.shared.beginReceivingRemoteControlEvents()
    case "commands": Player.shared.begin()
    default: break
    }
    print("ready")
  }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let event else { return }
    print("event \(event.subtype.rawValue)")
    if event.subtype == .remoteControlStop { UIApplication.shared.endReceivingRemoteControlEvents() }
  }
}

/// A player of one track that handles commands.
@MainActor final class Player {
  static let shared = Player()

  func begin() {
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.addTarget { [self] _ in report("play", .playing) }
    center.pauseCommand.addTarget { [self] _ in report("pause", .paused) }
    center.nextTrackCommand.addTarget { _ in .noSuchContent }
    center.nextTrackCommand.isEnabled = false
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Gnossienne", MPMediaItemPropertyArtist: "Satie",
      MPMediaItemPropertyPlaybackDuration: 200,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: 12.5,
    ]
  }

  private func report(_ name: String, _ state: MPNowPlayingPlaybackState) -> MPRemoteCommandHandlerStatus {
    print("command \(name)")
    MPNowPlayingInfoCenter.default().playbackState = state
    return .success
  }
}

final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ProbeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

UIApplicationMain(ProbeDelegate.self)
