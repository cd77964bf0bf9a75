import CTouchSystem
import TouchDiagnosis
import TouchFiles
import TouchGeometry
import TouchInspector
import TouchKit
import TouchScenes
import Touchstone

extension Command {
  /// Runs an app of the kit with the inspector.
  static let inspect = Command(
    name: "inspect", synopsis: "PROGRAM [-- ARGUMENT...] | --attach PID",
    summary: "runs an app of the kit with the inspector in another window, or inspects one that runs",
    details: """
      PROGRAM        any app of the kit, unchanged
      ARGUMENT...    arguments of the app
      --attach PID   inspects an app that runs and was started with TOUCHSTONE_INSPECT=listen; touchstone ps lists
                     them. The path of a socket is accepted too, such as one that ssh -L forwards

      The same as TOUCHSTONE_INSPECT=1 PROGRAM, if this command is in PATH or in the folder of the app. The inspector
      is a separate process: it shows the app's tree, the path of its touches and the reasons, changes flags and
      relations of running objects, and slows, stops or steps the app's time. When an attached inspector is closed,
      its changes are reverted, and the app listens again.
      """,
    options: ["--attach", "--descriptor"]
  ) { arguments throws(Failure) in
    if let word = arguments.value(of: "--attach") { return try attach(word) }
    if let end = arguments.value(of: "--descriptor") { return try inspect(descriptor: end) }
    guard let program = arguments.positional.first else { throw .usage(localized("which program?")) }
    let path = touch_own_path().map { String(cString: $0) } ?? "touchstone"
    guard setenv("TOUCHSTONE_INSPECT", path, 1) == 0 else {
      throw Failure(message: localized("cannot set the variable TOUCHSTONE_INSPECT"), status: .bug)
    }
    for argument in arguments.positional { touch_execute_argument(argument) }
    let number = touch_execute()
    throw Failure(message: "\(program): \(String(cString: strerror(number)))", status: .noSuchFile)
  }

  /// Inspects an app that listens.
  private static func attach(_ word: String) throws(Failure) -> ExitStatus {
    let connection = try listening(word)
    let isLocal = connection.isLocal
    let end: Int32
    do throws(ProbeConnection.Failure) {
      end = try connection.handOver()
    } catch {
      throw Failure(message: localized("--attach %1$s: %2$s", "\(word)", "\(error.sentence)"), status: .noSuchFile)
    }
    return try run(InspectDelegate(end, isLocal: isLocal))
  }

  /// Connects to the app that a word of the command line means: the number of a process, or the path of a socket.
  static func listening(_ word: String) throws(Failure) -> ProbeConnection {
    guard let path = ListeningProgram.path(word) else {
      throw .usage(
        localized("--attach %1$s: it takes the number of a process, which touchstone ps lists, or a path", "\(word)"))
    }
    do throws(ProbeConnection.Failure) {
      return try ProbeConnection(path: path)
    } catch {
      let hint = word.contains("/") ? "" : localized("; touchstone ps lists the apps that listen")
      throw Failure(
        message: localized("--attach %1$s: %2$s%3$s", "\(word)", "\(error.sentence)", "\(hint)"), status: .noSuchFile)
    }
  }

  /// Inspects the app that has started this process, at the other end of a socket.
  private static func inspect(descriptor word: String) throws(Failure) -> ExitStatus {
    guard let end = Int32(word), end >= 0, fcntl(end, F_GETFD) >= 0 else {
      throw .usage(
        localized(
          "--descriptor %1$s: not an open descriptor; apps pass one when they start the inspector. Use --attach PID, or a program",
          "\(word)")
      )
    }
    return try run(InspectDelegate(end, isLocal: true))
  }

  /// Runs the inspector in its window.
  private static func run(_ delegate: InspectDelegate) throws(Failure) -> ExitStatus {
    // The app's environment variables must not apply to its inspector.
    for name in ["TOUCHSTONE_INSPECT", "TOUCHSTONE_CAPTURE", "TOUCHSTONE_DEBUG"] { unsetenv(name) }
    // The app keeps the keyboard focus.
    setenv("SDL_WINDOW_NO_ACTIVATION_WHEN_SHOWN", "1", 1)
    try StageProgram.window(of: delegate).run()
    return .done
  }
}

/// Opens the inspector in its window, and ends when the inspected app ends.
@MainActor private final class InspectDelegate: UIApplicationDelegate {
  private let end: Int32
  private let isLocal: Bool
  private var inspector: LivingInspector?

  init(_ end: Int32, isLocal: Bool) { (self.end, self.isLocal) = (end, isLocal) }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIWindowScene.preferredSize = LivingInspector.preferredSize
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let scene = application.presentScene else { return false }
    inspector = LivingInspector(
      in: scene, end: end, isLocal: isLocal, explain: { LivingExplainer.Finding(gesture: $0) },
      ruleText: RuleBook.text(of:)
    ) { [weak application] in application?.end() }
    return true
  }
}

extension LivingExplainer.Finding {
  /// Explains a captured gesture of an app: the changes that would help, found by replaying it.
  @MainActor fileprivate init(gesture text: String) {
    let running = UIApplication.installed
    // Making the players changes the shared application; restore it.
    defer { running?.becomeShared() }
    let capture: CaptureFile
    do throws(FileError) {
      capture = try CaptureFile.read(Array(text.utf8), file: "gesture")
    } catch {
      self.init(explanation: nil, sentence: localized("The gesture cannot be played again: %1$s", "\(error)"))
      return
    }
    if let difference = CaptureReplay(capture).difference {
      let first = difference.dropFirst().first.map { $0.drop { $0 == " " } } ?? ""
      self.init(
        explanation: nil,
        sentence: localized("The gesture cannot be played again as it was (%1$s): nothing is tried.", "\(first)"))
      return
    }
    let explanation = Question(capture.scene, capture.input, guesses: .ofLosers).answer
    let count = explanation.cures.count
    let sentence =
      switch count {
      case 0: localized("Played again with changes. No change was found that helps.")
      case 1: localized("Played again with changes. 1 cure was found.")
      default: localized("Played again with changes. %1$s cures were found.", "\(count)")
      }
    self.init(explanation: explanation, sentence: sentence)
  }
}
