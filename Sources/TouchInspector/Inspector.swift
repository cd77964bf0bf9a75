import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// What the demo shows beside and over a scene: who was asked, who said no and why, who handled the touch.
///
/// It reads the engine's trace stream and nothing else, and is drawn with views of the kit in windows of its own: one
/// behind the scene's window with the panel, one in front of it that gets no touches. So the scene has its own hit
/// test, its own responder chain and its own coordinates, and the inspector is in none of them.
@MainActor package final class Inspector: TraceSink {
  /// Called once, with the time of the first decision, before anything of the scene hears of it.
  package var onFirstEntry: ((TimeInterval) -> Void)?

  private let observation: Observation
  private let panel: PanelView
  private let stage: StageView
  private let backdrop: UIWindow
  private let front: UIWindow
  private let layout: StageLayout
  private var hasBegun = false
  private var isRefreshPending = false
  private let loop: EventLoop

  /// The size of a window that holds a scene of a size and the panel with room to breathe, 1280 by 800 at least.
  package static func preferredSize(forScene size: CGSize) -> CGSize {
    CGSize(
      width: max(1280, size.width + Look.panelWidth + Look.listWidth + 2 * Look.unit),
      height: max(800, size.height + 4 * Look.margin))
  }

  /// An inspector of a window, whose place on the surface it takes over from now on.
  ///
  /// - Parameters:
  ///   - window: holds the scene; its size is the scene's.
  ///   - scene: the surface; the inspector's windows are in it as long as the inspector lives.
  ///   - title: the scene's title.
  ///   - about: what to try and what to watch; may be empty.
  ///   - list: stands at the left of the scene; nil for none.
  ///   - name: what the scene calls a view, a controller or a recognizer; nil for what is not the scene's.
  package init(
    of window: UIWindow, in scene: UIWindowScene, title: String, about: String, list: UIView? = nil,
    name: @escaping (AnyObject) -> String?
  ) {
    observation = Observation(of: window, name: name)
    panel = PanelView(title: title, about: about, observation: observation)
    stage = StageView(of: window, observation: observation)
    loop = scene.application.loop
    backdrop = UIWindow(windowScene: scene)
    front = UIWindow(windowScene: scene)
    layout = StageLayout(subject: window, panel: panel, list: list)

    backdrop.windowLevel = UIWindow.Level(-1)
    backdrop.backgroundColor = UIColor(cgColor: Look.ground)
    layout.frame = backdrop.bounds
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.addSubview(layout)
    backdrop.isHidden = false

    front.windowLevel = .statusBar
    front.isUserInteractionEnabled = false
    stage.frame = front.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    front.addSubview(stage)
    front.isHidden = false
  }

  package func record(_ entry: TraceEntry) {
    if !hasBegun {
      hasBegun = true
      onFirstEntry?(entry.time)
    }
    guard observation.take(entry) else { return }
    refreshSoon()
  }

  /// Draws anew in the turn after this one: the frame of the scene, which answers the finger, comes first.
  private func refreshSoon() {
    guard !isRefreshPending else { return }
    isRefreshPending = true
    // The first timer fires in the turn that the input came with, the second in the one after.
    _ = loop.schedule(at: loop.now) { [weak self, loop] in
      _ = loop.schedule(at: loop.now) { self?.refresh() }
    }
  }

  private func refresh() {
    isRefreshPending = false
    panel.setNeedsDisplay()
    stage.setNeedsDisplay()
  }

  /// Takes the inspector's windows off the surface.
  package func close() {
    backdrop.isHidden = true
    front.isHidden = true
  }

  /// The lines of the log, oldest first, without times.
  package var logLines: [String] {
    observation.log.lines.map { $0.count > 1 ? "\($0.text) ×\($0.count)" : $0.text }
  }
}

/// Puts the list to the left, the panel to the right and the scene's window into the middle of what is left.
@MainActor final class StageLayout: UIView {
  private unowned let subject: UIWindow
  private let panel: PanelView
  private let list: UIView?

  init(subject: UIWindow, panel: PanelView, list: UIView?) {
    self.subject = subject
    self.panel = panel
    self.list = list
    super.init(frame: .zero)
    if let list { addSubview(list) }
    addSubview(panel)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    let width = min(Look.panelWidth, bounds.width)
    panel.frame = CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height)
    let left = list == nil ? 0 : min(Look.listWidth, bounds.width - width)
    list?.frame = CGRect(x: 0, y: 0, width: left, height: bounds.height)
    let room = CGSize(width: bounds.width - width - left, height: bounds.height)
    let size = subject.bounds.size
    subject.frame = CGRect(
      x: left + max(0, ((room.width - size.width) / 2).rounded()),
      y: max(0, ((room.height - size.height) / 2).rounded()),
      width: size.width, height: size.height)
    setNeedsDisplay()
  }

  /// A hairline around the scene, so that a white one stands out from the ground.
  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    let edge = subject.frame.insetBy(dx: -1, dy: -1)
    pen.frame(edge, Look.line)
  }
}
