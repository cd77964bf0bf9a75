// A program for the checks of the session's bus: it prints what it receives, one line each. `SessionProbe SUBJECT`.
import MediaPlayer
import UIKit
import UserNotifications

let subject = CommandLine.arguments.dropFirst().first ?? ""
let files = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }

/// The first responder of the window.
final class ProbeController: UIViewController, UIDocumentPickerDelegate {
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
    case "notifications": Notices.shared.begin()
    case "open", "save": showPicker()
    default: break
    }
    print("ready")
  }

  private func showPicker() {
    let picker: ProbePicker
    if subject == "open" {
      picker = ProbePicker(forOpeningContentTypes: [.plainText])
      picker.directoryURL = files.first
    } else {
      picker = ProbePicker(forExporting: files, asCopy: true)
    }
    picker.delegate = self
    present(picker, animated: false)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    print("picked \(urls.map(\.path).joined(separator: " "))")
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { print("cancelled") }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let event else { return }
    print("event \(event.subtype.rawValue)")
    if event.subtype == .remoteControlStop { UIApplication.shared.endReceivingRemoteControlEvents() }
  }
}

/// A picker that reports its own list.
final class ProbePicker: UIDocumentPickerViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag) {
      print("\(type(of: viewControllerToPresent)) is shown")
      completion?()
    }
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

/// Notifications with buttons, also while the window has the keyboard.
@MainActor final class Notices: UNUserNotificationCenterDelegate {
  static let shared = Notices()
  private let center = UNUserNotificationCenter.current()

  func begin() {
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [
          UNNotificationAction(identifier: "reply", title: "Reply", options: .foreground),
          UNNotificationAction(identifier: "later", title: "Later"),
        ], intentIdentifiers: [], options: .customDismissAction)
    ])
    center.requestAuthorization(options: [.alert, .sound]) { [self] granted, _ in
      print("granted \(granted)")
      for number in 1...4 { add("mail \(number)") }
    }
  }

  private func add(_ title: String) {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "5 < 6"
    content.categoryIdentifier = "mail"
    center.add(UNNotificationRequest(identifier: title, content: content, trigger: nil)) { error in
      print("added \(title)\(error == nil ? "" : " with an error")")
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let action = response.actionIdentifier.split(separator: ".").last ?? ""
    print("\(action) of \(response.notification.request.identifier)")
    if action == "later" { center.removeAllDeliveredNotifications() }
    completionHandler()
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
