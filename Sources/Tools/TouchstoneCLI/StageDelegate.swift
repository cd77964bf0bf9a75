import TouchDiagnosis
import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

extension RecordingController: RecordingDeck {
  package var isRecording: Bool { state == .recording }
  package var isPlaying: Bool { state == .playing || state == .paused }
  package var isPaused: Bool { state == .paused }
}

/// The options of a command that shows a scene in a window.
struct StageOptions {
  var log = DemoLog.none
  var times = DemoLogTimes.real
  /// Whether to report the position of the scene.
  var printsPlace = false
  var mouse = MouseKind.finger
  /// Whether only the scene is shown, without list, inspector and buttons.
  var isPlain = false
  /// Whether there is a list of scenes.
  var hasList = true
  /// Whether a recording starts immediately.
  var records = false
  /// The input that can be played into the first scene.
  var input: InputFile?
  /// The file of recordings; nil for a generated name in the current folder.
  var output: String?
}

/// The logs that `demo` can print.
enum DemoLog: String, CaseIterable { case none, callbacks }

/// The times in the lines of the log.
enum DemoLogTimes: String, CaseIterable { case real, none }

/// The role of the mouse on the stage.
enum MouseKind: String, CaseIterable { case finger, pointer }

/// Shows a scene in the window, with the list, the inspector and the recorder if requested.
///
/// It is not a responder, so that the scene's responder chain ends at the application.
@MainActor final class StageDelegate: UIApplicationDelegate {
  private(set) var controller: RecordingController?

  private var name: String
  private var scene: SceneFile
  private let options: StageOptions
  private var windowScene: UIWindowScene?
  private var list: SceneList?
  private var demo: DemoScreen?
  /// The name or path of the present scene, and the changes of each scene that was shown.
  private var shownName: String?
  private var changes: [String: [Change]] = [:]
  private var bar: BarWindow?
  private var discs: FingerDiscs?
  private var notice: Notice?
  /// Observes the file of the scene that is shown; nil for a built-in one.
  private var watch: FileWatch?
  private let log = LogWriter()
  private var observer: LoopObserver?
  /// Whether a recording or the log could not be written.
  private(set) var isCutOff = false

  init(_ name: String, _ scene: SceneFile, _ options: StageOptions) {
    (self.name, self.scene, self.options) = (name, scene, options)
  }

  /// The size of the present scene.
  var sceneSize: CGSize { scene.size }

  /// The minimum size of the window; in a smaller one, the list, the scene and the inspector do not fit side by side.
  private static let minimumSize = CGSize(width: 640, height: 480)

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIWindowScene.preferredSize = options.isPlain ? scene.size : Inspector.preferredSize(forScene: scene.size)
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let windowScene = application.presentScene else { return false }
    self.windowScene = windowScene
    if !options.isPlain { windowScene.sizeRestrictions?.minimumSize = Self.minimumSize }
    makeController(application, windowScene)
    if options.hasList { makeList(application) }
    show(input: options.input)
    followFile()
    recover()
    if options.records { controller?.record() } else { demo?.inspector?.invite() }
    application.onDrop = { [weak self] path in
      // In the next turn, because the scene may be in the middle of a touch.
      _ = application.loop.schedule(at: application.now) { [weak self] in self?.openDropped(path) }
    }
    return true
  }

  // MARK: Parts

  private func makeController(_ application: UIApplication, _ windowScene: UIWindowScene) {
    let controller = RecordingController(application, in: windowScene, mouseIsFinger: options.mouse == .finger)
    self.controller = controller
    controller.stage = { [weak self] in self?.demo?.place ?? .corner }
    controller.isTyping = { [weak self] in self?.demo?.stage.isTyping ?? false }
    controller.paste = { [weak self] in self?.demo?.stage.paste($0) }
    controller.renew = { [weak self] in self?.place() }
    controller.reveal = { [weak self] in self?.demo?.inspector?.reveal() }
    controller.onStart = { [weak self] in self?.demo?.startLog(at: $0) }
    controller.onDiscs = { [weak self] places in
      guard let self else { return }
      if discs == nil { discs = FingerDiscs(in: windowScene) }
      discs?.show(places)
    }
    controller.target = { [weak self] in self?.newName ?? "recording.jsonl" }
    controller.keep = { [weak self] in self?.keep($0) ?? "" }
    if !options.isPlain { bar = BarWindow(controller, in: windowScene) }
    controller.onChange = { [weak self, weak controller] in
      self?.bar?.update()
      self?.demo?.inspector?.isPlayed = controller?.isPlaying ?? false
    }
  }

  private func makeList(_ application: UIApplication) {
    let list = SceneList(Self.entries, chosen: name)
    self.list = list
    list.thumbnails = FirstFrames(application)
    if let entry = Self.entry(of: name, scene) { list.add(onTop: entry) }
    list.onChoose = { [weak self] name in
      // In the next turn, because the old scene is in the middle of the touch that has selected the new one.
      _ = application.loop.schedule(at: application.now) { [weak self] in
        guard let self, let loaded = try? Scenes.load(name) else { return }
        open(name, loaded)
      }
    }
  }

  // MARK: Scenes

  /// Shows another scene.
  private func open(_ name: String, _ loaded: SceneLibrary.LoadedScene) {
    (self.name, scene) = (name, loaded.scene)
    notice?.clear()
    show(input: Scenes.ownInput(of: loaded))
    followFile()
    demo?.inspector?.invite()
  }

  /// Observes the file of the scene, so that a text editor next to the window is an editor of the scene.
  private func followFile() {
    guard let loop = windowScene?.application?.loop, !BuiltInScenes.entries.contains(where: { $0.name == name }) else {
      watch = nil
      return
    }
    watch = FileWatch(name, loop) { [weak self] in self?.reload() }
  }

  /// Shows the changed file, and plays the last input into it.
  ///
  /// A mistake in the file is shown, and leaves the scene as it is. A recording is not disturbed.
  private func reload() {
    guard let windowScene, controller?.isRecording != true else { return }
    do throws(FileError) {
      let loaded = try Scenes.read(name)
      guard loaded.scene != scene else { return }
      let hasNewSize = loaded.scene.size != scene.size
      scene = loaded.scene
      notice?.clear()
      if hasNewSize { show(input: Scenes.ownInput(of: loaded)) } else { rebuild([]) }
    } catch {
      if notice == nil { notice = Notice(in: windowScene) }
      notice?.say("\(error)", in: windowScene.surface.size)
    }
  }

  private func show(input: InputFile?) {
    controller?.open(sceneSize: scene.size, input: input)
    place()
    if options.printsPlace { printPlace() }
  }

  /// Shows the scene in its initial state.
  private func place(with changed: [Change]? = nil) {
    guard let windowScene, let application = windowScene.application else { return }
    let (style, arrangement) = (demo?.inspector?.style ?? .unspecified, demo?.inspector?.arrangement ?? Arrangement())
    if let shownName { changes[shownName] = changed ?? demo?.inspector?.changes }
    let former = shownName == name ? demo?.inspector : nil
    shownName = name
    demo?.close()
    list?.removeFromSuperview()
    windowScene.title = "Touchstone: \(scene.localizedTitle)"
    let demo = DemoScreen(
      scene, in: windowScene, of: application, list: list, isPlain: options.isPlain, openedBy: name, style: style,
      arrangement: arrangement, changes: changes[name] ?? [], rebuild: { [weak self] in self?.rebuild($0) },
      lastInput: { [weak self] in
        self?.controller.flatMap { own in own.lastInput.map { ($0, own.startOfLastInput) } }
      },
      placeBar: bar.map { bar in { [weak bar] in bar?.place($0) } })
    self.demo = demo
    if let former { demo.inspector?.inherit(from: former) }
    if options.log == .callbacks {
      let times = options.times
      let printLine = { [log] (line: String) in
        switch times {
        case .real: log.line(line)
        case .none: log.line("0.000" + line.drop { $0 != " " })
        }
      }
      // Controllers have logged their appearance while the scene was installed.
      for line in demo.stage.log { printLine(line) }
      demo.stage.onLine = printLine
    }
    if !options.isPlain { demo.onKey = { [weak self] in self?.perform($0) ?? false } }
    if let controller {
      demo.inspector?.onRate = { [weak controller] in controller?.speed = $0 }
      demo.inspector?.rate = controller.speed
    }
  }

  /// Rebuilds the scene with other changes in the next turn, and plays the last gesture into it.
  private func rebuild(_ changed: [Change]) {
    guard let application = windowScene?.application else { return }
    _ = application.loop.schedule(at: application.now) { [weak self] in
      guard let self else { return }
      place(with: changed)
      self.demo?.inspector?.playChange()
    }
  }

  /// Prints the position of the scene after the layout.
  private func printPlace() {
    observer?.cancel()
    observer = windowScene?.application?.loop.addObserver(.beforeSleeping) { [weak self] in
      guard let self, let demo else { return }
      observer?.cancel()
      Complaint.print("place \(Int(demo.origin.x)) \(Int(demo.origin.y))")
    }
  }

  // MARK: User actions

  /// Performs a key command of the recorder; returns whether the key was one.
  private func perform(_ key: UIKey) -> Bool {
    guard let controller else { return false }
    // A key that the scene does not handle is not part of the recording.
    controller.forget(key: key.keyCode.rawValue)
    switch key.keyCode {
    case .keyboardR: controller.toggleRecording()
    case .keyboardSpacebar: controller.togglePlaying()
    case .keyboardS: controller.save()
    default: return false
    }
    return true
  }

  /// Opens a scene, or an input for the present scene; reports the error of any other file.
  private func openDropped(_ path: String) {
    guard let windowScene else { return }
    do throws(FileError) {
      switch try DroppedFile.read(path, sceneSize: scene.size) {
      case .scene(let loaded):
        if let entry = Self.entry(of: path, loaded.scene) { list?.add(onTop: entry) }
        open(path, loaded)
      case .input(let input):
        notice?.clear()
        controller?.play(input)
      }
    } catch {
      if notice == nil { notice = Notice(in: windowScene) }
      notice?.say("\(error)", in: windowScene.surface.size)
    }
  }

  /// The file of the next recording.
  private var newName: String { options.output ?? Self.freeName(for: name) }

  private func keep(_ input: InputFile) -> String {
    let path = newName
    do throws(FileError) {
      try TextFile.replace(path, with: input.text)
      return "Saved as \(path)."
    } catch {
      return "\(error)"
    }
  }

  /// An unused name, such as `one-tap-1.jsonl`.
  private static func freeName(for name: String) -> String {
    let base = stem(of: name)
    var number = 1
    while true {
      let free = "\(base)-\(number).jsonl"
      if access(free, F_OK) != 0, access(Journal.path(for: free), F_OK) != 0 { return free }
      number += 1
    }
  }

  /// The start of the names of a scene's recordings: its name, or that of its file without the extension.
  private static func stem(of name: String) -> String {
    Scenes.stem(of: name.split(separator: "/").last.map(String.init) ?? name)
  }

  // MARK: The end

  /// Saves the recording, however the process ends.
  func applicationWillTerminate(_ application: UIApplication) {
    keepRecording()
    // Closing the scene logs its last callbacks.
    demo?.close()
    if let loss = log.finish(within: 1) {
      Complaint.print("touchstone: \(loss)")
      isCutOff = true
    }
  }

  /// Prints the length of a recording.
  static func printLength(of input: InputFile, in file: String) {
    let length = decimal(input.lines.last?.time ?? 0, places: 1)
    Complaint.print(localized("%1$s: %2$s lines, %3$s s", file, "\(input.lines.count)", length))
  }

  /// Saves an unsaved recording, and reports it to the user.
  func keepRecording() {
    do throws(FileError) {
      guard let kept = try controller?.keepUnsaved() else { return }
      StageDelegate.printLength(of: kept.input, in: kept.file)
    } catch {
      Complaint.print("touchstone: \(error)")
      isCutOff = true
    }
  }

  /// Recovers recordings of processes that ended unexpectedly, and prints their new names.
  ///
  /// A recording of the present scene can be played immediately.
  private func recover() {
    for found in Journal.recover(in: Journal.folder(of: options.output ?? "")) {
      Complaint.print("touchstone: \(found.sentence)")
      guard let file = found.file, options.output == nil else { continue }
      let name = file.split(separator: "/").last.map(String.init) ?? file
      if name.hasPrefix(Self.stem(of: self.name) + "-"), found.input.size == scene.size {
        controller?.open(sceneSize: scene.size, input: found.input)
        controller?.say(localized("Recovered %1$s, which was not finished. Space plays it.", file))
      } else {
        controller?.say(localized("Recovered %1$s, which was not finished.", file))
      }
    }
  }

  /// The entry of a scene that was opened from a file; nil for a built-in scene, which has an entry already.
  static func entry(of name: String, _ scene: SceneFile) -> SceneList.Entry? {
    guard !BuiltInScenes.entries.contains(where: { $0.name == name }) else { return nil }
    return SceneList.Entry(group: SceneList.opened, name: name, title: scene.localizedTitle, cure: nil)
  }

  /// The built-in scenes, each cure with its conflict.
  private static var entries: [SceneList.Entry] {
    BuiltInScenes.entries.filter { $0.curedConflict == nil }.map { entry in
      let cure = BuiltInScenes.entries.first { $0.curedConflict == entry.name }
      let title = (try? BuiltInScenes.title(of: entry)) ?? entry.name
      return SceneList.Entry(group: entry.group.heading, name: entry.name, title: title, cure: cure?.name)
    }
  }
}
