import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// What the demo shows beside and over a scene: who was asked, who said no and why, who handled the touch, and which
/// gesture won.
///
/// It reads the engine's trace stream and nothing else, and is drawn with views of the kit in windows of its own: one
/// behind the scene's window, one with the panels, one in front of it that gets no touches. So the scene has its own hit
/// test, its own responder chain and its own coordinates, and the inspector is in none of them.
@MainActor package final class Inspector: TraceSink {
  /// Called once, with the time of the first touch or key that comes to the scene, from which seconds are counted.
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
  private var refreshing: LoopTimer?
  private var inviting: LoopTimer?
  private var explaining: LoopTimer?
  private lazy var player = ReplayClock(session: session, loop: application.loop)

  /// Clock seconds in a second of the machine: 1, or less for slow motion.
  package var rate: Double {
    get { session.rate }
    set { session.setRate(newValue) }
  }
  /// Sees to another rate; without it the application's is set.
  package var onRate: ((Double) -> Void)?

  /// The size of a window that holds a scene of a size and the panels, 1280 by 800 at least.
  package static func preferredSize(forScene size: CGSize) -> CGSize {
    CGSize(
      width: max(1280, size.width + InspectorLayout.leastPanel + Look.listWidth + 2 * InspectorLayout.margin),
      height: max(800, size.height + 4 * InspectorLayout.margin))
  }

  /// An inspector of a window of which nothing is known but the names; otherwise as `init(of:in:list:)`.
  package convenience init(
    of window: UIWindow, in scene: UIWindowScene, title: String, about: String, list: UIView? = nil,
    name: @escaping (AnyObject) -> String?
  ) {
    var inspected = InspectedScene(window: window, title: title, name: name)
    inspected.about = about
    self.init(of: inspected, in: scene, list: list)
  }

  /// An inspector of a scene, whose window's place on the surface it takes over from now on.
  ///
  /// - Parameters:
  ///   - inspected: the scene.
  ///   - scene: the surface; the inspector's windows are in it until `close()`.
  ///   - list: stands at the left of the scene; nil for none.
  ///   - style: light or dark colors; unspecified for those of the desktop.
  ///   - arrangement: how large the parts are.
  package init(
    of inspected: InspectedScene, in scene: UIWindowScene, list: UIView? = nil,
    style: UIUserInterfaceStyle = .unspecified, arrangement: Arrangement = Arrangement()
  ) {
    let window = inspected.window
    guard let running = scene.application else { preconditionFailure("the scene's application was deallocated") }
    application = running
    self.style = style
    Look.isDark = (style == .unspecified ? scene.traitCollection.userInterfaceStyle : style) == .dark
    let live = Record(of: window, recognizers: inspected.recognizers, name: inspected.name)
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
      subject: window, sides: sides, list: list, why: why, details: details, lanes: lanes, wish: arrangement,
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
    // A few fingers and views have lanes, in addition to the recognizers.
    layout.lanesNeed = LanesBoard.height(lanes: session.live.model.lanes.count + 4)
    for window in [backdrop, sides, front, window] { window.overrideUserInterfaceStyle = style }
    backdrop.backgroundColor = UIColor(cgColor: Look.ground)
    list?.backgroundColor = UIColor(cgColor: Look.paper)
    layout.onStyle = { [weak self] in self?.show(isDark: $0) }
    backdrop.addSubview(layout)
    backdrop.isHidden = false
    sides.windowLevel = UIWindow.Level(rawValue: 1)
    sides.isHidden = false

    front.windowLevel = .statusBar
    front.stage = stage
    stage.frame = front.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    front.addSubview(stage)
    front.isHidden = false

    session.onChange = { [weak self] in self?.refresh() }
    list?.setChanged(!session.scene.changes.isEmpty)
    session.onScene = { [weak list] in list?.setChanged($0) }
    layout.onList = { [weak self] isHidden in
      self?.session.showList = isHidden ? { self?.layout.showsList.toggle() } : nil
      self?.why.setNeedsDisplay()
    }
    for board in boards { board.onPoint = { [session] name in session.point(at: name) } }
    session.onRate = { [weak self] rate in
      if let onRate = self?.onRate { onRate(rate) } else { self?.application.timeRate = rate }
    }
    session.onReplay = { [weak self] in self?.player.start() }
  }

  package func record(_ entry: TraceEntry) {
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
    let isNew = session.live.take(entry)
    if !hasBegun, let time = session.live.observation.startTime {
      hasBegun = true
      onFirstEntry?(time)
    }
    guard isNew || session.live.model.version != version else { return }
    if session.isLive { refreshSoon() }
    if case .event = entry.kind { explainSoon() }
  }

  /// Explains a gesture of the user after all fingers are up and no recognizer waits.
  private func explainSoon() {
    guard session.explainLast != nil, !isPlayed, !session.live.observation.fingers.contains(where: \.isDown) else {
      return
    }
    explaining?.cancel()
    explaining = application.loop.schedule(at: application.loop.now + Self.quiet) { [session] in session.explainLive() }
  }

  /// The time after the last event of a gesture until it is explained.
  private static let quiet: TimeInterval = 0.5

  /// Redraws in the turn after this one: the frame of the scene, which answers the finger, comes first.
  private func refreshSoon() {
    guard !isRefreshPending else { return }
    isRefreshPending = true
    let loop = application.loop
    // The first timer fires in the turn that the input came with, the second in the one after.
    refreshing = loop.schedule(at: loop.now) { [weak self] in
      self?.refreshing = loop.schedule(at: loop.now) { self?.refresh() }
    }
  }

  /// Only the inspector's own views are marked, and nothing is drawn before the turn's frame.
  private func refresh() {
    isRefreshPending = false
    for board in boards { board.setNeedsDisplay() }
    stage.setNeedsDisplay()
  }

  /// Counts seconds from the beginning of an input that is played on the stage; before its first event.
  package func begin(at time: TimeInterval) { session.live.begin(at: time) }

  /// Plays the scene's own input once after a while, unless a touch comes first, and rests at the deciding moment.
  package func invite(after delay: TimeInterval = 0.5) {
    inviting = application.loop.schedule(at: application.loop.now + delay) { [weak self] in
      guard let self, !hasBegun, session.isLive, session.isEmpty, session.play != nil else { return }
      session.playAgain()
    }
  }

  /// Takes a key that the scene left over; false when the inspector has no use for it.
  package func press(_ key: UIKey) -> Bool {
    if key.keyCode == UIKeyboardHIDUsage.keyboardD, key.modifierFlags.isEmpty {
      style = Look.isDark ? .light : .dark
      return true
    }
    return keyboard.press(key)
  }

  /// Shows all of the scene, smaller if need be.
  package func reveal() { layout.reveal() }

  /// Whether an input is being played: its touches reach all of the scene, also what lies below the parts beside it.
  package var isPlayed: Bool {
    get { sides.passage != nil }
    set {
      sides.passage = newValue ? session.scene.window : nil
      session.isInputPlayed = newValue
    }
  }

  /// Shows what another inspector of the same scene showed, until an input has played.
  package func takeOver(from other: Inspector) {
    session.takeOver(from: other.session)
    why.takeOver(from: other.why)
  }

  /// Plays the last gesture into the scene, which was rebuilt with other changes.
  package func playChange() { session.afterChange() }

  /// What was changed of the scene, in the order in which it was changed.
  package var changes: [Change] { session.scene.changes }

  /// How large the parts are, and the scene, as the user wants it.
  package var arrangement: Arrangement { layout.wish }

  /// Light or dark colors for the inspector, and for the scene if it knows both; unspecified for those of the desktop.
  package var style: UIUserInterfaceStyle {
    didSet {
      // Also what others have put around the scene, such as the recorder's buttons.
      for window in application.windows { window.overrideUserInterfaceStyle = style }
      show(isDark: backdrop.traitCollection.userInterfaceStyle == .dark)
    }
  }

  private func show(isDark: Bool) {
    Look.isDark = isDark
    backdrop.backgroundColor = UIColor(cgColor: Look.ground)
    list?.backgroundColor = UIColor(cgColor: Look.paper)
    func mark(_ view: UIView) {
      view.setNeedsDisplay()
      view.subviews.forEach(mark)
    }
    for window in application.windows where window !== session.scene.window { mark(window) }
  }

  /// Takes the inspector's windows down, and ends what it has scheduled.
  package func close() {
    player.stop()
    refreshing?.cancel()
    inviting?.cancel()
    explaining?.cancel()
    application.timeRate = 1
    backdrop.takeDown()
    sides.takeDown()
    front.takeDown()
  }

  /// The lines of the log, oldest first, without times.
  package var logLines: [String] {
    session.live.observation.log.lines.map { $0.count > 1 ? "\($0.text) ×\($0.count)" : $0.text }
  }
}

/// The window of the parts beside the scene: a scene that is shown larger than its stage goes below them.
@MainActor final class SidesWindow: UIWindow {
  /// Touches go through to this window where it is; nil for none.
  weak var passage: UIWindow?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let passage, passage.frame.contains(point) { return false }
    return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}

/// The window in front of the scene: it is touched only where a view is to be chosen.
@MainActor final class FrontWindow: UIWindow {
  weak var stage: StageView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    stage?.point(inside: point, with: event) ?? false
  }
}
