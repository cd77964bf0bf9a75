import CSDL2
import CTouchSDL
import TouchDrawing
import TouchGeometry
import TouchPlatform
import TouchLoop

/// The display through SDL: opens windows and delivers their events.
///
/// While it is open, the loop wakes for the display's connection. In the turn's poll step all available events are
/// read; the deliver step delivers them one at a time, so that a nested run continues with the remaining ones. There is
/// one instance in a process. No other module reads SDL's events.
@MainActor package final class SDLPlatform: Platform {
  /// Called once for every event, in the order in which they happened.
  package var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)?
  /// SDL's name for its video driver, such as "x11".
  package let driver: String
  /// The open windows, oldest first.
  package private(set) var surfaces: [SDLSurface] = []

  /// The maximum age of waiting events that are treated as new, in seconds; less than a finger needs to go up and down.
  private static let promptness: TimeInterval = 0.01
  /// The maximum number of reads of the connection in a turn.
  private static let maximumReads = 64

  /// Called once when the connection to the display is broken, at the point where that is detected.
  ///
  /// Surfaces cannot be used any more, and the closure must end the process.
  package var onLost: (@MainActor () -> Void)?
  private(set) var isLost = false
  /// The icon of all windows; nil leaves it to the desktop.
  var icon: Bitmap?
  /// The platform whose connection Xlib's handler watches.
  private static weak var watched: SDLPlatform?

  /// The game controllers of the machine.
  let controllers: GameControllers
  private var controllersStart: LoopObserver?
  let cursors = Cursors()
  /// Switches input methods on and off.
  let textInput = SDLTextInput()
  /// The owners of the clipboards.
  var clipboards = ClipboardOwners()
  /// What the app offers on the general clipboard, if that is more than text, and the platform that offers it.
  var copied: ClipboardContent?
  static weak var provider: SDLPlatform?

  /// The drag of another program, its connection, and the timer that ends waiting for its source.
  var dropTarget = DropTarget()
  var drops: (any DropTransport)?
  var dropTimer: LoopTimer?
  /// The drag of the app over other programs, and the timer that ends waiting for its target.
  var drags: (any DragCarrier)?
  private var draggedEvents = DraggedEvents()
  var dragTimer: LoopTimer?

  /// Converts events of popups to events of the windows behind them.
  var popupEvents = PopupEvents()
  /// The windows of closed popups that are not destroyed yet.
  var leavingPopups: [LeavingPopup] = []

  let loop: EventLoop
  var clock: any LoopClock { loop.clock }
  /// The pixels per point that the environment requests, in addition to the desktop's scale.
  let scaleOverride: CGFloat
  /// SDL's units per point, for all windows: the factor of the environment, multiplied by the desktop's scale on X11.
  var unitsPerPoint: CGFloat
  /// Wakes the loop when an X desktop may have changed its scale.
  var scaleSource: LoopSource?
  private var translator = EventTranslator()
  private var fingerEchoes: FingerEchoes
  private var buffer = [SDL_Event](repeating: SDL_Event(), count: 64)
  private var queue: [EventTranslator.Output] = []
  private var nextInQueue = 0
  private var source: LoopSource?
  /// The descriptor of the connection to a Wayland compositor; nil for other drivers.
  private var waylandConnection: Int32?
  private var handlers: [LoopObserver] = []
  /// The time when the loop woke or the connection was read; later events have not waited longer than since then.
  private var lastRead: TimeInterval = 0
  /// Whether events about buffers and frames were received and not processed.
  private var hasProgress = false

  /// Connects to the display.
  ///
  /// `driver` requests one of SDL's video drivers by name, as `SDL_VIDEODRIVER` does.
  ///
  /// `TOUCHSTONE_SCALE` in the environment sets the pixels per point. SDL installs no signal handlers.
  ///
  /// `devices` is the folder of input devices, where game controllers appear.
  package init(
    loop: EventLoop, driver requested: String? = nil, devices: String = "/dev/input"
  ) throws(PlatformError) {
    self.loop = loop
    controllers = GameControllers(loop: loop, folder: devices)
    scaleOverride = Self.scaleOverride(DisplayChoice.variable("TOUCHSTONE_SCALE"))
    unitsPerPoint = scaleOverride
    touch_listen_for_x_errors()
    driver = try Self.startSDL(requested: requested)
    fingerEchoes = FingerEchoes(isOn: driver == "x11" && touch_sdl_is_compat() == SDL_TRUE)
    touch_begin_event_times(driver)
    MouseCapture.begin()
    textInput.begin()
    updateDrops()
    followDesktopScale()
    handlers = [
      loop.addHandler(for: .poll) { [weak self] in
        // A driver without a connection has no descriptor, but its events must be read.
        if let self, self.source == nil { self.readEvents() }
      },
      loop.addHandler(for: .deliver) { [weak self] in self?.deliver() },
      loop.addObserver(.afterSleeping) { [weak self] in
        if let self { self.lastRead = self.loop.now }
      },
    ]
    startControllersLater()
  }

  /// Returns the largest size of at most `size`, in points, that fits on the first display next to its panels.
  ///
  /// A size that no window can have is returned unchanged.
  package func fitting(_ size: CGSize) -> CGSize {
    var room = SDL_Rect()
    let largest = SDLSurface.largest / unitsPerPoint
    guard size.width > 0, size.height > 0, size.width <= largest, size.height <= largest,
      SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0
    else { return size }
    let reservedHeight: CGFloat = driver == "wayland" ? Self.reservedHeight : 0
    return CGSize(
      width: min(size.width, CGFloat(room.w) / unitsPerPoint),
      height: min(size.height, max(CGFloat(room.h) - reservedHeight, 1) / unitsPerPoint))
  }

  /// The units of a display's height that windows on Wayland leave free.
  ///
  /// There SDL knows only the size of the whole display, neither the compositor's title bar nor its panels.
  private static let reservedHeight: CGFloat = 80

  /// Opens a window of a size in points, and shows it.
  package func makeSurface(title: String, size: CGSize) throws(PlatformError) -> SDLSurface {
    let surface = try SDLSurface(platform: self, title: title, size: size, unitsPerPoint: unitsPerPoint)
    surfaces.append(surface)
    if let icon { surface.show(icon) }
    touch_listen_for_gestures(UnsafeMutableRawPointer(surface.window))
    if touch_sdl_is_compat() == SDL_FALSE { touch_listen_for_pens(UnsafeMutableRawPointer(surface.window)) }
    translator.setGeometry(surface.geometry, of: surface.id)
    if source == nil {
      let window = UnsafeMutableRawPointer(surface.window)
      // SDL 3 requests only the raw events that it needs.
      if touch_sdl_is_compat() == SDL_FALSE { touch_decline_raw_events(window) }
      touch_vet_x_events(window)
      touch_listen_for_cancel(window) { RawEvent.pushCancel() }
      beginDrags(window)
      Self.watched = self
      // Xlib calls this on the thread that reads the connection, which is the main one.
      touch_watch_x_connection(window) { MainActor.assumeIsolated { SDLPlatform.watched?.lose() } }
      let descriptor = touch_window_descriptor(window)
      if descriptor >= 0 {
        waylandConnection = driver == "wayland" ? descriptor : nil
        source = loop.addSource(
          descriptor: descriptor, hasBuffered: { [weak self] in self?.hasQueuedEvents() == true },
          { [weak self] in self?.readEvents() })
      }
    }
    return surface
  }

  /// Closes all windows and the connection.
  ///
  /// The platform must not be used after this call.
  package func close() {
    guard !isLost else { return }
    setTakesControllers(false)
    endClipboard()
    for surface in surfaces.reversed() { surface.close() }
    source?.cancel()
    source = nil
    scaleSource?.cancel()
    endDrags()
    touch_x_settings_close()
    for handler in handlers { handler.cancel() }
    handlers = []
    cursors.free()
    MouseCapture.end()
    destroyLeavingPopups(all: true)
    touch_popup_end()
    touch_shm_end()
    SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO))
  }

  /// Called when the display is lost; SDL is not called after that.
  private func lose() {
    guard !isLost else { return }
    isLost = true
    for surface in surfaces { surface.abandon() }
    source?.cancel()
    source = nil
    onLost?()
  }

  /// Registers an open popup, so that its events are translated.
  func didOpen(_ popup: SDLSurface) { translator.setGeometry(popup.geometry, of: popup.id) }

  func didClose(_ surface: SDLSurface) {
    textInput.forget(surface)
    surfaces.removeAll { $0 === surface }
    translator.forget(surface.id)
  }

  /// Reads the available data of the connection; returns whether SDL has events then.
  ///
  /// Presenting waits for the X server's answer and reads the events before it, so SDL may have events although the
  /// descriptor is not readable. If it has none, the loop may be about to sleep, so all requests are sent and all
  /// events are read: sending may read, too.
  private func hasQueuedEvents() -> Bool {
    guard !isLost else { return false }
    MouseCapture.update()
    // Limited, so that clients that send faster than we read do not block the loop.
    for _ in 0..<Self.maximumReads {
      pump()
      if touch_shm_dispatch() { hasProgress = true }
      if hasProgress || SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE { return true }
      if hasHeldEvents { return true }
      guard let surface = surfaces.first else { return false }
      let window = UnsafeMutableRawPointer(surface.window)
      touch_flush(window)
      let hasUnshown = touch_read_unshown_events(window)
      // Reading may leave nothing for SDL and something to check.
      if hasHeldEvents { return true }
      if !hasUnshown { return false }
    }
    return true
  }

  /// Whether events wait that SDL does not receive now.
  private var hasHeldEvents: Bool {
    touch_events_wait_for_vetting() || touch_clipboard_requests_wait() || drops?.hasNotes == true
      || drags?.hasNotes == true || draggedEvents.hasEvents(isDragging: touch_is_dragging())
  }

  /// Lets SDL read the connection; a second time if events were held back until the server had answered.
  ///
  /// Events that other clients send during the turn wait for the next one.
  private func pump() {
    if let waylandConnection { touch_pump_wayland_events(waylandConnection) } else { SDL_PumpEvents() }
    if touch_return_vetted_events() { SDL_PumpEvents() }
    touch_release_left_buttons()
    serveClipboard()
    touch_end_event_reading()
  }

  /// Reads all available events as one batch.
  private func readEvents() {
    guard !isLost else { return }
    MouseCapture.update()
    pump()
    if let surface = surfaces.first, touch_wayland_is_lost(UnsafeMutableRawPointer(surface.window)) { return lose() }
    let now = loop.clock.now
    translator.reportsText = textInput.isOn
    translator.begin(
      now: loop.now, ticks: SDL_GetTicks(), isPrompt: now - lastRead < Self.promptness, rate: loop.monotonic?.rate ?? 1)
    lastRead = now
    var batch: [RawEvent] = []
    let size = Int32(buffer.count)
    var count: Int32
    repeat {
      count = SDL_PeepEvents(&buffer, size, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
      batch += buffer.prefix(Int(max(count, 0))).compactMap { RawEvent($0) }
    } while count == size
    batch = draggedEvents.filter(
      RawEvent.withoutReleasesByRemoval(RawEvent.withoutInventedEnds(batch)), isDragging: touch_is_dragging(),
      isByFinger: touch_has_taken_finger(), reportsDrops: touch_has_seen_wayland_drag())
    for event in popupEvents.mapped(fingerEchoes.filter(batch), popupPlaces) {
      noteSize(event)
      if event.kind == .controller(.added) { controllers.openNew() }
      if case .controller(.removed(let id)) = event.kind { controllers.close(id) }
      if case .moved(let x) = event.kind {
        translator.windowMoved(to: x, event)
      } else {
        translator.add(event)
      }
    }
    touch_end_event_batch()
    destroyLeavingPopups()
    takeProgress()
    queue += translator.finish(modifiers: UInt16(SDL_GetModState().rawValue))
    queue += receiveDropNotes() + receiveDragNotes()
    controllers.hasKeyboard = translator.hasKeyboard
  }

  /// Starts the search for game controllers after the first frames, before the loop sleeps for the first time.
  private func startControllersLater() {
    controllers.onConnect = { [weak self] in self?.translator.controllers.connect($0) }
    controllers.onInput = { [weak self] in self?.readEvents() }
    controllersStart = loop.addObserver(.beforeSleeping) { [weak self] in self?.setTakesControllers(true) }
  }

  /// Starts or ends the use of game controllers.
  func setTakesControllers(_ isOn: Bool) {
    controllersStart?.cancel()
    controllersStart = nil
    if isOn { controllers.start() } else { controllers.stop() }
  }

  /// Changes the units per point of all windows, which keep their size in points if the desktop permits it.
  func rescale(to unit: CGFloat) {
    unitsPerPoint = unit
    for surface in surfaces {
      surface.rescale(to: unit)
      translator.setGeometry(surface.geometry, of: surface.id)
      queue.append(EventTranslator.Output(window: surface.id, event: .resize))
    }
  }

  /// Requests frames for windows whose display server has become ready.
  private func takeProgress() {
    if touch_shm_dispatch() { hasProgress = true }
    guard hasProgress || driver == "wayland" else { return }
    hasProgress = false
    for surface in surfaces {
      switch surface.takeProgress() {
      case .nothing: break
      case .takesFrame: loop.requestFrame()
      case .hasOtherPixels: translator.addResize(of: surface.id)
      }
      for popup in surface.popups where popup.surface.takeProgress() != .nothing {
        queue.append(EventTranslator.Output(window: popup.surface.id, event: .expose))
      }
    }
  }

  /// Events after a change of size use the new size; coordinates relative to a window move with it.
  private func noteSize(_ event: RawEvent) {
    if case .moved = event.kind { surface(event.window)?.movePopups() }
    if event.kind == .shown { surface(event.window)?.presenter.restart() }
    if event.kind == .exposed, let surface = surface(event.window), let place = surface.openingPlace {
      surface.openingPlace = nil
      surface.setPlace(place)
    }
    guard event.kind == .resized, let surface = surface(event.window) else { return }
    surface.noteSize()
    surface.presenter.restart()
    translator.setGeometry(surface.geometry, of: surface.id)
  }

  private func deliver() {
    for surface in surfaces { surface.reportPopups() }
    while nextInQueue < queue.count {
      let output = queue[nextInQueue]
      nextInQueue += 1
      guard let surface = surface(output.window) else {
        deliverFromPopup(output)
        continue
      }
      if case .clipboardChanged = output.event {
        for clipboard in clipboards.changed(in: surface) { onEvent?(surface, .clipboardChanged(clipboard)) }
        continue
      }
      // Existing pixels are presented again without drawing.
      if output.event == .expose, surface.showAgain() { continue }
      loop.catchUp(with: output.event.timestamp) { onEvent?(surface, output.event) }
    }
    queue.removeAll(keepingCapacity: true)
    nextInQueue = 0
  }

  private func surface(_ id: UInt32) -> SDLSurface? { surfaces.first { $0.id == id } }
}
