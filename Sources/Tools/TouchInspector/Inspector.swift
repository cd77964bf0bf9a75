import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// The panels around a scene and the marks over it: which views the hit test asked, which refused and why, which
/// responder handled the touch, and which gesture won.
///
/// The trace stream is the only source of what it shows. It adds three windows to the surface: one behind the scene's
/// window, one with the panels, and one in front, which receives touches only while a view is being picked. The scene
/// stays in its own window, so its hit test, responder chain and coordinates do not include the inspector.
@MainActor package final class Inspector: TraceSink {
  /// Called once, with the time of the scene's first touch or key event.
  ///
  /// The inspector counts seconds from this time.
  package var onFirstEntry: ((TimeInterval) -> Void)?

  let session: Session
  let keyboard: KeyboardFocus
  let stage: StageView
  private let why: WhyBoard
  let boards: [Board]
  private let backdrop: UIWindow
  private let sides: SidesWindow
  private let front: FrontWindow
  let layout: InspectorLayout
  private let application: UIApplication
  private let list: SceneList?
  private var hasBegun = false
  private var isRefreshPending = false
  /// Whether an entry of the trace is being added, inside an event of the scene.
  private var isRecording = false
  private var refreshing: LoopTimer?
  private var inviting: LoopTimer?
  private var explaining: LoopTimer?
  private var mapping: LoopTimer?
  private var reading: LoopTimer?
  private lazy var player = ReplayClock(session: session, loop: application.loop)

  /// The application's seconds per real second: 1, or less for slow motion.
  package var rate: Double {
    get { session.rate }
    set { session.setRate(newValue) }
  }
  /// Called when the user chooses another rate; if nil, the inspector sets the application's `timeRate`.
  package var onRate: ((Double) -> Void)?

  /// The size of a window that has room for a scene of the given size and for the panels, at least 1280 by 800 points.
  package static func preferredSize(forScene size: CGSize) -> CGSize {
    CGSize(
      width: max(1280, size.width + InspectorLayout.minimumPanel + Look.listWidth + 2 * InspectorLayout.margin),
      height: max(800, size.height + 4 * InspectorLayout.margin))
  }

  /// Creates an inspector of a window without a scene file; `name` returns the names of its views and recognizers.
  package convenience init(
    of window: UIWindow, in scene: UIWindowScene, title: String, about: String, list: UIView? = nil,
    name: @escaping (AnyObject) -> String?
  ) {
    var inspected = InspectedScene(window: window, title: title, name: name)
    inspected.about = about
    self.init(of: inspected, in: scene, list: list)
  }

  /// Creates an inspector of a scene and shows it.
  ///
  /// The inspector sets the position and the scale of the scene's window.
  ///
  /// - Parameters:
  ///   - inspected: the scene.
  ///   - scene: the surface; the inspector's windows are in it until `close()`.
  ///   - list: the view to the left of the scene; nil for none.
  ///   - style: light or dark colors; `.unspecified` for the desktop's style.
  ///   - arrangement: the sizes of the panels and the zoom, as the user set them.
  package init(
    of inspected: InspectedScene, in scene: UIWindowScene, list: UIView? = nil,
    style: UIUserInterfaceStyle = .unspecified, arrangement: Arrangement = Arrangement()
  ) {
    let window = inspected.window
    guard let running = scene.application else { preconditionFailure("the scene's application was deallocated") }
    application = running
    self.style = style
    Look.isDark = (style == .unspecified ? scene.traitCollection.userInterfaceStyle : style) == .dark
    Look.isHigh = scene.traitCollection.accessibilityContrast == .high
    let live = Record(
      of: window, recognizers: inspected.recognizers, spokenNames: inspected.spokenNames, name: inspected.name)
    let living = LiveScene(
      window: window, recognizers: inspected.recognizers, together: inspected.together, changes: inspected.changes,
      name: inspected.name, find: inspected.find)
    session = Session(
      live, scene: living, title: inspected.title, about: inspected.about, findings: inspected.findings)
    session.save = inspected.save
    session.play = inspected.play
    session.playLast = inspected.playLast
    session.explainLast = inspected.explainLast
    session.rebuild = inspected.rebuild
    session.ruleText = inspected.ruleText
    session.spokenNames = inspected.spokenNames
    session.map = inspected.map
    session.read = inspected.read
    session.source = inspected.source
    stage = StageView(of: window, session: session, touchInsets: inspected.touchInsets)
    let (why, details, lanes) = (WhyBoard(session), DetailBoard(session), LanesBoard(session))
    self.why = why
    boards = [why, details, lanes]
    self.list = list as? SceneList
    keyboard = KeyboardFocus(session: session, list: self.list, lanes: lanes, boards: [why, details])
    backdrop = UIWindow(windowScene: scene)
    sides = SidesWindow(windowScene: scene)
    front = FrontWindow(windowScene: scene)
    layout = InspectorLayout(
      subject: window, sides: sides.content, list: list, why: why, details: details, lanes: lanes,
      preference: arrangement,
      placeBar: inspected.placeBar)
    show(in: window)
  }

  private func show(in window: UIWindow) {
    backdrop.windowLevel = UIWindow.Level(-1)
    layout.frame = backdrop.bounds
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.onStage = { [stage] area, rail in
      (stage.area, stage.rail) = (area, rail)
      stage.setNeedsDisplay()
    }
    stage.onZoom = { [weak layout] step, place in layout?.zoom(by: step, at: place) }
    keyboard.layout = layout
    // The recognizers have lanes from the start; four more are for fingers and views.
    layout.lanesNeed = LanesBoard.height(lanes: session.live.model.lanes.count + 4)
    for window in [backdrop, sides, front, window] { window.overrideUserInterfaceStyle = style }
    backdrop.backgroundColor = UIColor(cgColor: Look.ground)
    list?.backgroundColor = UIColor(cgColor: Look.paper)
    layout.onStyle = { [weak self] in self?.show(isDark: $0) }
    backdrop.addSubview(layout)
    backdrop.isHidden = false
    sides.windowLevel = UIWindow.Level(rawValue: 1)
    sides.addSubview(sides.content)
    sides.isHidden = false

    front.windowLevel = .statusBar
    front.stage = stage
    stage.frame = front.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    front.addSubview(stage)
    front.isHidden = false

    session.onChange = { [weak self] in
      guard let self else { return }
      (layout.opensDetails, layout.opensLanes) = (self.session.opensDetails, self.session.lanesFold.isOpen)
      // A touch that ends a look at the past must not wait for the panels.
      if isRecording { refreshSoon() } else { refresh() }
    }
    list?.setChanged(!session.scene.changes.isEmpty)
    session.onScene = { [weak list] in list?.setChanged($0) }
    layout.onList = { [weak self] isHidden in
      self?.session.showList = isHidden ? { self?.layout.showsList.toggle() } : nil
      self?.why.setNeedsDisplay()
    }
    layout.onFold = { [weak self] isPossible in
      guard let self, session.lanesFold.isPossible != isPossible else { return }
      session.lanesFold.isPossible = isPossible
      keyboard.lanes.setNeedsDisplay()
    }
    for board in boards { board.onPoint = { [session] name in session.point(at: name) } }
    session.onRate = { [weak self] rate in
      if let onRate = self?.onRate { onRate(rate) } else { self?.application.timeRate = rate }
    }
    session.onReplay = { [weak self] in self?.player.start() }
    session.onMap = { [weak self] in self?.followMap() }
    session.onReading = { [weak self] in self?.followReading() }
    session.onOverlay = { [weak self] parts in
      guard let subject = self?.session.scene.window else { return }
      subject.windowScene?.composer.showOverlay(parts, of: subject)
    }
  }

  package func record(_ entry: TraceEntry) {
    isRecording = true
    defer { isRecording = false }
    if case .bound = entry.kind, entry.view?.window === session.scene.window {
      player.stop()
      explaining?.cancel()
      session.beginTouch()
    }
    if case .asked(.shouldRecognizeSimultaneouslyWith, let other?, true) = entry.kind,
      let recognizer = entry.recognizer, let one = session.scene.name(of: recognizer),
      let two = session.scene.name(of: other)
    {
      session.scene.note(one, togetherWith: two)
    }
    let version = session.live.model.version
    let isNew = session.live.apply(entry)
    if !hasBegun, let time = session.live.observation.startTime {
      hasBegun = true
      onFirstEntry?(time)
    }
    guard isNew || session.live.model.version != version else { return }
    if session.isLive { refreshSoon() }
    if case .event = entry.kind, entry.press == nil { explainSoon() }
  }

  /// Schedules the explanation of the user's gesture, if no finger is down; a later event schedules it again.
  private func explainSoon() {
    guard session.explainLast != nil, !isPlayed, !session.live.observation.fingers.contains(where: \.isDown) else {
      return
    }
    explaining?.cancel()
    explaining = application.loop.schedule(at: application.loop.now + Self.quiet) { [session] in session.explainLive() }
  }

  /// The delay from the last event of a gesture to its explanation.
  private static let quiet: TimeInterval = 0.5

  /// Redraws the panels in the next turn, so that the scene's own frame for this input is not delayed.
  private func refreshSoon() {
    guard !isRefreshPending else { return }
    isRefreshPending = true
    let loop = application.loop
    // The first timer fires in the turn that the input came with, the second in the one after.
    refreshing = loop.schedule(at: loop.now) { [weak self] in
      self?.refreshing = loop.schedule(at: loop.now) { self?.refresh() }
    }
  }

  /// Marks the inspector's views for redrawing; they are drawn with the next frame.
  private func refresh() {
    isRefreshPending = false
    for board in boards { board.setNeedsDisplay() }
    stage.setNeedsDisplay()
  }

  /// Redraws the touch map when the tree of the scene has changed, as long as it is shown.
  private func followMap() {
    mapping?.cancel()
    guard session.showsMap else { return }
    if session.updateMap() { refresh() }
    mapping = application.loop.schedule(at: application.loop.now + Self.mapInterval) { [weak self] in self?.followMap()
    }
  }

  /// Reads the scene again as long as the reading is shown, and redraws it when it has changed.
  private func followReading() {
    reading?.cancel()
    guard session.showsReading else { return }
    if session.updateReading() { refresh() }
    reading = application.loop.schedule(at: application.loop.now + Self.mapInterval) { [weak self] in
      self?.followReading()
    }
  }

  /// The time between two looks at the tree, in seconds.
  private static let mapInterval: TimeInterval = 0.2

  /// Counts seconds from `time`, the start of an input that is played on the stage.
  ///
  /// Called before the first event.
  package func begin(at time: TimeInterval) { session.live.begin(at: time) }

  /// Plays the scene's own input once after a delay, unless the user touches the scene first, and then shows the moment
  /// that decided.
  package func invite(after delay: TimeInterval = 0.5) {
    inviting = application.loop.schedule(at: application.loop.now + delay) { [weak self] in
      guard let self, !hasBegun, session.isLive, session.isEmpty, session.play != nil else { return }
      session.playAgain()
    }
  }

  /// Handles a key that the scene did not handle; returns false if the inspector has no use for it either.
  package func press(_ key: UIKey) -> Bool {
    if key.keyCode == UIKeyboardHIDUsage.keyboardD, key.modifierFlags.isEmpty {
      style = Look.isDark ? .light : .dark
      return true
    }
    return keyboard.press(key)
  }

  /// Zooms out until the whole scene is visible.
  package func reveal() { layout.reveal() }

  /// Whether an input is being played; its touches reach all of the scene, even where panels cover it.
  package var isPlayed: Bool {
    get { sides.passThroughWindow != nil }
    set {
      sides.passThroughWindow = newValue ? session.scene.window : nil
      session.isInputPlayed = newValue
    }
  }

  /// Continues with the choices and the explanation of the inspector that this one replaces, until an input has played.
  package func inherit(from other: Inspector) {
    session.inherit(from: other.session)
    why.inherit(from: other.why)
  }

  /// Plays the last gesture again, after the scene was rebuilt with other changes.
  package func playChange() { session.afterChange() }

  /// The changes of the scene, oldest first.
  package var changes: [Change] { session.scene.changes }

  /// The sizes of the panels and the zoom, as the user set them.
  package var arrangement: Arrangement { layout.preference }

  /// The style of the inspector and of the scene; `.unspecified` for the desktop's style.
  package var style: UIUserInterfaceStyle {
    didSet {
      // All windows of the application, because the recorder's buttons are in another one.
      for window in application.windows { window.overrideUserInterfaceStyle = style }
      show(isDark: backdrop.traitCollection.userInterfaceStyle == .dark)
    }
  }

  private func show(isDark: Bool) {
    Look.isDark = isDark
    Look.isHigh = backdrop.traitCollection.accessibilityContrast == .high
    backdrop.backgroundColor = UIColor(cgColor: Look.ground)
    list?.backgroundColor = UIColor(cgColor: Look.paper)
    func mark(_ view: UIView) {
      view.setNeedsDisplay()
      view.subviews.forEach(mark)
    }
    for window in application.windows where window !== session.scene.window { mark(window) }
  }

  /// Removes the inspector's windows and cancels its timers.
  package func close() {
    player.stop()
    refreshing?.cancel()
    inviting?.cancel()
    explaining?.cancel()
    mapping?.cancel()
    reading?.cancel()
    session.overlay = []
    application.timeRate = 1
    backdrop.tearDown()
    sides.tearDown()
    front.tearDown()
  }

  /// The lines of the log, oldest first, without times.
  package var logLines: [String] {
    session.live.observation.log.lines.map { $0.count > 1 ? "\($0.text) ×\($0.count)" : $0.text }
  }
}

/// The window of the panels next to the scene.
///
/// It is in front of the scene's window, so the panels cover the edges of a scene that is larger than the stage.
@MainActor final class SidesWindow: UIWindow {
  /// A window behind this one that receives all touches inside its frame; nil for none.
  weak var passThroughWindow: UIWindow?
  /// The superview of the panels, which is enlarged with the texts.
  let content = UIView()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let passThroughWindow, passThroughWindow.frame.contains(point) { return false }
    let inner = convert(point, to: content)
    return content.subviews.contains { !$0.isHidden && $0.frame.contains(inner) }
  }
}

/// The window in front of the scene.
///
/// It receives touches only where its stage view does: to pick a view, or to zoom.
@MainActor final class FrontWindow: UIWindow {
  weak var stage: StageView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    stage?.point(inside: point, with: event) ?? false
  }
}
