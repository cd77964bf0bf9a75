import TouchDrawing
import TouchGeometry
import TouchLoop

/// Creates the frames of one scene: performs layout, records dirty views, finds the damage and presents it.
///
/// The three passes run in this order, once per requested frame, and only for a scene with changes. Changes requested
/// during a pass that has already run wait for the next frame. The cost of a frame depends on what must be drawn in the
/// changed area, not on the number of views.
@MainActor package final class FrameComposer {
  /// The scene of the frames; it owns its composer exclusively.
  private unowned let scene: UIWindowScene
  /// Whether something visible may have changed since the last frame.
  var isDirty = true
  /// Whether the content of the surface was lost.
  private var isForgotten = true
  /// The windows, as the surface's subviews.
  private let windows = ChildList()
  private var damage = FrameDamage()
  /// The size and scale of the last frame.
  private var drawn: (size: CGSize, scale: CGFloat) = (.zero, 0)
  private var composed: DisplayList?
  /// An empty list with the storage of the last frame.
  private var spare = DisplayList()
  /// The overlay that shows the cost of frames, if it was requested.
  package private(set) var overlay: FrameOverlay? = FrameOverlay.wanted
  /// The rectangles that an overlay had painted when it was removed.
  private var unpainted: [CGRect] = []
  /// The next step of the overlay.
  private var overlayStep: LoopTimer?

  /// Shows parts of the overlay from the next frame on; nothing else of a frame changes.
  ///
  /// - Parameters:
  ///   - parts: the parts; empty for what the environment requests, usually no overlay.
  ///   - subject: the window whose damage is shown; nil for everything on the surface.
  package func showOverlay(_ parts: FrameOverlay.Parts, of subject: UIWindow? = nil) {
    guard overlay?.parts ?? [] != parts || overlay?.subject !== subject else { return }
    unpainted += overlay?.painted ?? []
    overlay = parts.isEmpty ? FrameOverlay.wanted : FrameOverlay(parts, of: subject)
    overlayStep?.cancel()
    overlayStep = nil
    requestOverlay()
  }

  private func requestOverlay() {
    isDirty = true
    scene.application?.loop.requestFrame()
  }

  /// The rectangle that an inspector highlights, in points; nil, the default, for none.
  package var mark: CGRect? {
    didSet {
      guard mark != oldValue else { return }
      hasNewMark = true
      isDirty = true
      scene.application?.loop.requestFrame()
    }
  }
  /// What is behind views that blur it.
  private let backdrops = BackdropFinder()
  /// The views that fade.
  private let fades = Fades()
  /// What an inspector draws over the frame; nil, the default, for nothing.
  package var drawing: FrameDrawing? {
    didSet {
      guard drawing != oldValue else { return }
      redrawn += [oldValue, drawing].compactMap { $0?.box }
      isDirty = true
      scene.application?.loop.requestFrame()
    }
  }
  /// The rectangles of the drawings that have changed since the last frame.
  private var redrawn: [CGRect] = []
  /// The rectangle highlighted in the last frame.
  private var marked: CGRect?
  private var hasNewMark = false
  /// The damage of the overlay's window in this frame; nil if it is not known apart from that of other windows.
  private var subjectDamage: [CGRect]?

  /// The margin around the damage in which views are treated as visible, in pixels: antialiased edges extend that far.
  private static let margin: CGFloat = 2

  init(scene: UIWindowScene) { self.scene = scene }

  /// Presents the next frame completely, because the content of the surface was lost.
  func forget() {
    isForgotten = true
    isDirty = true
  }

  /// Lays out the windows until no layout is pending, a limited number of times, and sends the appearance callbacks of
  /// controllers.
  func layout() {
    guard isDirty else { return }
    let dark = scene.application?.preferredStyle == .dark
    TraitScope.run(isDark: dark, scene.traits(isDark: dark)) { layOut() }
  }

  private func layOut() {
    overlay?.begin(.layout)
    if scene.needsMenuBars { scene.fitMenuBars() }
    layOutWindows()
    let appearing = scene.appearing
    if !appearing.isEmpty {
      scene.appearing = []
      // Views without pending layout.
      for controller in appearing { controller.showInLayout() }
      layOutWindows()
      for controller in appearing { controller.finishAppearing() }
    }
    scene.runAfterLayout()
    if scene.textInput.isOn { scene.textInput.needsUpdate() }
    overlay?.end(.layout)
  }

  private func layOutWindows() {
    let isToSolve = LayoutEngine.made?.hasWorkOrNews ?? false
    for window in scene.byLevel where isToSolve || window.hasLayoutToDo || window.hasConstraintsToUpdate {
      LayoutPass.begin()
      defer { LayoutPass.end() }
      var rounds = 0
      window.prepareConstraints()
      while window.hasLayoutToDo, rounds < LayoutPass.maximumRounds {
        LayoutPass.layOut(window)
        window.prepareConstraints()
        rounds += 1
      }
      if window.hasLayoutToDo {
        scene.frameNeeded()
        LayoutPass.reportUnfinishedLayout(in: window)
      } else {
        LayoutPass.hasReportedUnfinishedLayout = false
      }
    }
  }

  /// Whether layout that may still settle is pending, or constraints have pending work.
  private var hasLayoutLeft: Bool {
    LayoutEngine.made?.hasWork == true
      || scene.byLevel.contains {
        $0.hasConstraintsToUpdate || $0.hasLayoutToDo && !LayoutPass.hasReportedUnfinishedLayout
      }
  }

  /// Records dirty views, finds the damage, and composes the frame inside it.
  ///
  /// While the surface accepts no frame, all changes wait.
  func draw() {
    guard isDirty, scene.surface.takesFrame else { return }
    isDirty = false
    // Layout requested after the layout pass, such as by a completed transition, waits for the next frame.
    if hasLayoutLeft { scene.frameNeeded() }
    overlay?.begin(.draw)
    let (size, scale) = (scene.surface.size, scene.surface.scale)
    let isWhole = isForgotten || scene.surface.hasLostPixels || drawn.size != size || drawn.scale != scale
    drawn = (size, scale)
    isForgotten = false
    let popups = scene.popups
    damage.begin(size: size, scale: scale, popups: popups.map(\.rect))
    let dark = scene.application?.preferredStyle == .dark
    let paints = scene.surface.paintsFrames
    ViewContent.isUnused = !paints
    TraitScope.run(isDark: dark, scene.traits(isDark: dark)) { updateWindows(isWhole: isWhole) }
    ViewContent.isUnused = false
    overlay?.end(.draw)
    guard paints else { return }
    if Backdrop.exists { damageBackdrops(scale: scale) }
    if hasNewMark { damageMark() }
    if !popups.isEmpty { compose(popups, around: size, scale: scale) }
    if overlay != nil || !unpainted.isEmpty { addOverlay(surface: size) }
    // Not before the overlay, which shows the damage of the app alone.
    for rect in redrawn { damage.add(rect) }
    redrawn = []
    guard !damage.isEmpty else { return }
    if let overlay {
      let rate = scene.screen.maximumFramesPerSecond
      compose(scale: scale) { pass in overlay.append(to: &pass, framesPerSecond: rate) }
    } else {
      compose(scale: scale) { _ in }
    }
  }

  /// Adds the overlay to the damage, and schedules its next step.
  private func addOverlay(surface: CGSize) {
    let isFrame = !damage.isEmpty
    let changed = subjectDamage ?? damage.points
    subjectDamage = nil
    for rect in unpainted { damage.add(rect) }
    unpainted = []
    guard let loop = scene.application?.loop else { return }
    overlay?.willShow(changed, isFrame: isFrame, in: &damage, surface: surface, now: loop.now)
  }

  /// Schedules the next step of the overlay, if it changes without a frame.
  private func scheduleOverlay() {
    overlayStep?.cancel()
    overlayStep = overlay?.nextStep.flatMap { time in
      scene.application?.loop.schedule(at: time) { [weak self] in self?.requestOverlay() }
    }
  }

  /// Damages the old and the new highlighted rectangle.
  private func damageMark() {
    for rect in [marked, mark] { if let rect { damage.add(rect.insetBy(dx: -FrameMark.width, dy: -FrameMark.width)) } }
    marked = mark
    hasNewMark = false
  }

  private func updateWindows(isWhole: Bool) {
    // A scene has only a few windows.
    let shown = scene.byLevel
    let differ = shown.count != windows.views.count || zip(shown, windows.views).contains { $0 !== $1 }
    windows.replaceAll(with: shown)
    if !differ, !shown.contains(where: { $0.flags.contains(.needsFrame) }) {
      if isWhole { damage.addAll() }
      return
    }
    if let subject = overlay?.subject, !differ, !isWhole { updateSubject(subject) }
    var pass = DamagePass(damage: damage)
    for (slot, window) in shown.enumerated() where !differ && window.flags.contains(.needsFrame) {
      windows.shown.changed.append(Int32(slot))
    }
    pass.updateChildren(of: windows, isNew: false, subviewsDiffer: differ, in: DamagePass.Place(isDamaged: isWhole))
    damage = pass.damage
    if isWhole { damage.addAll() }
  }

  /// Finds the damage of the overlay's window before that of the others.
  private func updateSubject(_ subject: UIWindow) {
    subjectDamage = []
    guard subject.flags.contains(.needsFrame), let slot = windows.views.firstIndex(where: { $0 === subject }) else {
      return
    }
    windows.shown.changed.append(Int32(slot))
    var pass = DamagePass(damage: damage)
    pass.updateChildren(of: windows, isNew: false, subviewsDiffer: false, in: DamagePass.Place())
    damage = pass.damage
    subjectDamage = damage.points
  }

  /// Adds the areas with a changed blur to the damage.
  private func damageBackdrops(scale: CGFloat) {
    if backdrops.find(in: windows, &damage, scale: scale, margin: FrameComposer.margin / scale) { forget() }
  }

  private func compose(scale: CGFloat, finish: (inout FramePass) -> Void) {
    let margin = FrameComposer.margin / scale
    let cull = Cull(damage.points.map { $0.outset(by: margin) })
    let bounds = damage.bounds
    var search = CoverSearch(damage: bounds, cull: cull, scale: scale)
    for (slot, window) in windows.views.enumerated().reversed() where cull.touches(windows.shown.boxes[slot]) {
      if search.search(window, offset: .zero, clip: .infinite) { break }
    }
    let storage = spare
    spare = DisplayList()
    fades.begin(drawn.size)
    var pass = FramePass(
      into: storage, covers: search.covers, damage: bounds, scale: scale, backdrops: backdrops, fades: fades)
    pass.append(windows, .zero, cull, true)
    for command in drawing?.commands ?? [] { pass.overlay(command) }
    if let mark { FrameMark.append(mark, to: &pass) }
    finish(&pass)
    if pass.isTorn { forget() }
    composed = pass.list
  }

  /// Composes the popups outside the edges of the surface, and restricts the damage to the surface.
  private func compose(_ popups: [ScenePopup], around size: CGSize, scale: CGFloat) {
    for popup in popups {
      if popup.hasLostPixels { damage.add(popup.rect) }
      let part = damage.part(in: popup.rect)
      guard !part.isEmpty else { continue }
      let margin = FrameComposer.margin / scale
      let offset = CGVector(dx: -popup.rect.minX, dy: -popup.rect.minY)
      var pass = FramePass(backdrops: backdrops, distance: offset)
      pass.append(windows, offset, Cull(part.points.map { $0.outset(by: margin) }), false)
      if pass.isTorn { forget() }
      popup.store(pass.list, damage: part.points)
    }
    damage = damage.part(ofSurface: size)
  }

  /// Presents the frame, if it differs from the last one.
  func present() {
    for popup in scene.popups { popup.present() }
    guard let shown = composed else { return }
    composed = nil
    overlay?.begin(.present)
    scene.surface.present(PresentedFrame(shown, damage: damage.points, painter: scene.painter))
    overlay?.end(.present)
    if overlay != nil { scheduleOverlay() }
    spare = shown
    spare.removeAll()
  }
}
