import CTouchSystem
import TouchAccessibility
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchLoop
import TouchNavigation
import TouchPlatform
import TouchSDL
import TouchSession
import TouchWidgets

#if Inspection
import TouchProbe
#endif

/// A program with a window: the display, the renderer, the loop and the application, put together.
@MainActor package final class WindowedProgram {
  /// The exit status of a program that needs a display and finds none.
  package static let noDisplay: Int32 = 69

  /// The exit status of a program whose display went away.
  package static let lostDisplay: Int32 = 71

  /// The exit status of a second start when the running instance does not answer.
  package static let busyInstance: Int32 = 75

  /// How a program came to its end.
  package enum End: Equatable {
    /// The user has closed the last window.
    case closed
    /// A signal of this number asked for it.
    case signal(Int32)
  }

  /// What the user started: the last part of the path.
  package static var name: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "touchstone"
  }

  package let loop: EventLoop
  package let application: UIApplication
  private let platform: SDLPlatform
  private let desktopStyle: DesktopStyle
  private let accessibility: AccessibilityService?
  private let mediaControls: MediaControls
  private let notifications: NotificationService
  private let delegate: (any UIApplicationDelegate)?
  private let shortcuts: DesktopShortcuts
  private var ending = End.closed
  /// Receives the files of later instances.
  private var instance: SingleInstance?

  /// Connects to the display, launches the application and opens its window.
  ///
  /// - Parameters:
  ///   - applicationClass: the class of the application.
  ///   - makeDelegate: called once, when the application exists.
  package init(
    applicationClass: UIApplication.Type = UIApplication.self,
    makeDelegate: @MainActor () -> (any UIApplicationDelegate)?
  ) throws(PlatformError) {
    touch_secure_standard_descriptors()
    // Before there are other threads, which would get the signals in its place.
    let signals = touch_signals_descriptor()
    loop = EventLoop(clock: MonotonicClock())
    // The display first, while there is one thread: SDL has X read its table of composed letters, one locked byte at a
    // time once there are two, which would cost more than is gained.
    platform = try SDLPlatform(loop: loop)
    // From here on Pango loads the machine's fonts on another thread while the window opens.
    TextSystem.install(PangoTextEngine.shared)
    ImageSystem.install(ImageFiles())
    application = applicationClass.init(loop: loop)
    application.menuShowing = WidgetMenus()
    application.undoOffering = UndoAlerts()
    application.fileChooser = DesktopFiles(loop: loop)
    #if Inspection
    ProbeReading.source = { SpokenElement.reading(of: $0) }
    application.observer = InspectionObserver(of: application, named: Self.name, writesAtOnce: false) {
      Complaint.print("\(Self.name): \($0)")
    }
    #endif
    desktopStyle = DesktopStyle(loop: loop) { [application] style in application.preferredStyle = style }
    desktopStyle.onTextScale = { [application] in application.setTextScale($0) }
    desktopStyle.onContrast = { [application] in application.setHighContrast($0) }
    desktopStyle.onMotion = { [application] isLess in application.reducesMotion = isLess }
    accessibility = AccessibilityService.ofEnvironment(application) { Complaint.print("\(Self.name): \($0)") }
    mediaControls = MediaControls(application, canRaise: platform.driver == "x11")
    notifications = NotificationService(application)
    application.notifications = notifications
    shortcuts = DesktopShortcuts(
      name: Self.name, folder: touch_own_folder().map { String(cString: $0) }, variable: DisplayChoice.variable
    ) { Complaint.print("\(Self.name): \($0)") }
    application.shortcutShowing = shortcuts
    delegate = makeDelegate()
    application.delegate = delegate
    application.attach(platform, painting: CairoPainting())
    if signals >= 0 {
      loop.addSource(descriptor: signals) { [weak self] in
        self?.ending = .signal(touch_signals_clear())
        self?.application.end()
      }
    }
    platform.onLost = { [application] in Self.displayIsLost(application) }
    let shortcut = Self.namedShortcut.map(application.shortcutItem)
    let options = shortcut.map { [UIApplication.LaunchOptionsKey.shortcutItem: $0 as Any] }
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    application.programName = Self.name
    if application.prohibitsMultipleInstances { beOnlyInstance() }
    application.sceneStore = SceneFile(name: Self.name)
    application.readStoredScenes()
    let surface = try platform.open(application.firstWindow)
    let scene = application.prepareLaunch(surface)
    desktopStyle.askAfterFirstFrame()
    accessibility?.beginAfterFirstFrame()
    showIconAfterFirstFrame()
    let performs = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
    application.didLaunch(scene, files: Self.namedFiles, shortcut: performs ? shortcut : nil)
    application.observer?.applicationDidLaunch()
  }

  /// Handles events until the last window is closed or a signal requests the end; returns which.
  ///
  /// If the display is lost, this notifies the delegate, prints a message and exits with status 71.
  @discardableResult package func run() -> End {
    loop.run()
    application.end()
    desktopStyle.close()
    accessibility?.close()
    mediaControls.close()
    notifications.close()
    instance?.close()
    platform.close()
    Self.saveDefaults()
    return ending
  }

  /// Passes the files and the shortcut item to the running instance and exits, if there is one; otherwise receives those
  /// of later ones.
  private func beOnlyInstance() {
    let start = SecondStart(files: Self.namedFiles, shortcut: Self.namedShortcut)
    switch SingleInstance.claim(Self.name, start, loop: loop) {
    case .first(let instance):
      instance.onStart = { [application] in application.handleSecondStart($0.files, shortcut: $0.shortcut) }
      self.instance = instance
    case .impossible: break
    case .passed:
      platform.close()
      exit(0)
    case .unanswered:
      platform.close()
      Complaint.print("\(Self.name): the running \(Self.name) does not answer; end it and start again")
      exit(Self.busyInstance)
    }
  }

  /// Shows the installed icon on windows of X11; Wayland takes it from the desktop entry.
  private func showIconAfterFirstFrame() {
    guard platform.driver == "x11" else { return }
    var handler: LoopObserver?
    handler = loop.addHandler(for: .present) { [weak self] in
      handler?.cancel()
      handler = nil
      guard let self else { return }
      let folder = touch_own_folder().map { String(cString: $0) }
      let icon = ProgramIcon(name: Self.name, folder: folder, variable: DisplayChoice.variable)
      loop.schedule(at: loop.now) { [platform] in if let icon = icon.read() { platform.setIcon(icon) } }
    }
  }

  /// Tells the program, and ends it: what is on the stack waits for a display that never answers.
  private static func displayIsLost(_ application: UIApplication) -> Never {
    application.end()
    saveDefaults()
    Complaint.print("\(name): the display went away")
    exit(lostDisplay)
  }

  private static func saveDefaults() {
    #if FoundationGeometry
    UserDefaults.standard.synchronize()
    #endif
  }

  /// What the command line names and is there; options and what is no file are for the program itself.
  private static var namedFiles: [String] {
    CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") && access($0, F_OK) == 0 }
  }

  /// The type of the shortcut item that the desktop passes on the command line (semantics 40.11).
  private static var namedShortcut: String? {
    let word = CommandLine.arguments.dropFirst().first { $0.hasPrefix(DesktopEntry.option) }
    return word.map { String($0.dropFirst(DesktopEntry.option.count)) }
  }
}

/// Messages to the user who started the program.
package enum Complaint {
  /// How long a reader who does not read is waited for, in milliseconds.
  private static let timeout: Int32 = 1000

  /// Prints a line to standard error; see `printable(_:)` for what is escaped.
  ///
  /// Output that is not read within a second is dropped, so that the process can end.
  package static func print(_ text: String) {
    var line = Array((printable(text) + "\n").utf8)[...]
    while !line.isEmpty {
      // A pipe that has room at all has room for so much.
      let piece = Array(line.prefix(4096))
      var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
      guard poll(&room, 1, timeout) > 0 else { return }
      let count = write(STDERR_FILENO, piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      line = line.dropFirst(count)
    }
  }
}
