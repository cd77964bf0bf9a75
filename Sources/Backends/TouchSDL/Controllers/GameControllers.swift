import CSDL2
import CTouchSDL
import TouchGeometry
import TouchLoop

/// SDL's game controllers, which run only while there is a device that may be one (semantics 49.7).
///
/// SDL reads controllers when events are pumped, and its own waiting polls them. Here the folder of devices is observed,
/// and while a window has the keyboard the nodes of the controllers wake the loop. So without a controller nothing runs,
/// and a controller causes wake-ups only by its input.
@MainActor final class GameControllers {
  /// The time from the last change until SDL's part ends if it has no controller, in seconds.
  ///
  /// The desktop's device manager reports a device to SDL after it has set the permissions of its node.
  static let settling: TimeInterval = 1

  private struct Controller {
    var id: Int32
    var handle: OpaquePointer
  }

  /// Called when a controller was opened, with its state.
  var onConnect: (@MainActor (ControllerPresses.State) -> Void)?
  /// Called in the poll step when SDL may have events of controllers.
  var onInput: (@MainActor () -> Void)?
  /// Whether a window of the app has the keyboard; without it no node is open.
  var hasKeyboard = false { didSet { if hasKeyboard != oldValue { updateNodes() } } }

  private let loop: EventLoop
  private let path: String
  private let open: (String) -> Int32
  private var folder: DeviceFolder?
  /// Whether SDL's part has been started.
  private(set) var isRunning = false
  private var controllers: [Controller] = []
  private var nodes: [String: DeviceNode] = [:]
  private var settlingTimer: LoopTimer?

  /// Creates the source without starting anything.
  ///
  /// - Parameters:
  ///   - loop: The loop that the folder and the nodes wake.
  ///   - folder: The folder of the nodes.
  ///   - open: Opens a node for reading, without waiting; negative if that is not permitted.
  init(loop: EventLoop, folder: String = "/dev/input", open: @escaping (String) -> Int32 = openNode) {
    (self.loop, path, self.open) = (loop, folder, open)
  }

  /// Begins to observe the folder, and starts SDL's part if a node can be opened.
  func start() {
    guard folder == nil else { return }
    folder = DeviceFolder(path, loop) { [weak self] in
      self?.look()
      self?.onInput?()
    }
    look()
  }

  /// Closes the controllers and ends SDL's part; SDL's queue then contains their removal.
  func stop() {
    folder = nil
    let lost = controllers.map(\.id)
    endPart()
    for id in lost {
      var event = SDL_Event()
      event.type = SDL_CONTROLLERDEVICEREMOVED.rawValue
      event.cdevice.which = id
      event.cdevice.timestamp = SDL_GetTicks()
      SDL_PushEvent(&event)
    }
  }

  /// Opens the controllers that SDL has found since the last call.
  func openNew() {
    guard isRunning else { return }
    for index in 0..<SDL_NumJoysticks() where SDL_IsGameController(index) == SDL_TRUE {
      let id = SDL_JoystickGetDeviceInstanceID(index)
      guard !controllers.contains(where: { $0.id == id }), let handle = SDL_GameControllerOpen(index) else { continue }
      controllers.append(Controller(id: id, handle: handle))
      // SDL reads the buttons that are down at its first update.
      SDL_GameControllerUpdate()
      onConnect?(state(id, handle))
    }
    updateNodes()
  }

  /// Closes a controller that SDL has reported as removed.
  func close(_ id: Int32) {
    for controller in controllers where controller.id == id { SDL_GameControllerClose(controller.handle) }
    controllers.removeAll { $0.id == id }
    updateNodes()
    if controllers.isEmpty, isRunning { settleLater() }
  }

  private var hasOpenableNode: Bool {
    (folder?.nodes ?? []).contains { node in
      let descriptor = open(node)
      if descriptor >= 0 { closeNode(descriptor) }
      return descriptor >= 0
    }
  }

  /// Searches for controllers after a change of the folder.
  private func look() {
    if !isRunning, hasOpenableNode { startPart() }
    guard isRunning else { return }
    SDL_JoystickUpdate()
    openNew()
    settleLater()
  }

  private func settleLater() {
    settlingTimer?.cancel()
    settlingTimer = loop.schedule(at: loop.now + Self.settling) { [weak self] in self?.settle() }
  }

  private func settle() {
    settlingTimer = nil
    SDL_JoystickUpdate()
    openNew()
    if controllers.isEmpty { endPart() }
  }

  private func startPart() {
    // The drivers for raw devices read nodes that some controllers fill without pause (semantics 49.9).
    SDL_SetHint("SDL_JOYSTICK_HIDAPI", "0")
    isRunning = SDL_InitSubSystem(Uint32(SDL_INIT_GAMECONTROLLER)) == 0
  }

  private func endPart() {
    settlingTimer?.cancel()
    settlingTimer = nil
    for controller in controllers { SDL_GameControllerClose(controller.handle) }
    controllers = []
    nodes = [:]
    if isRunning { SDL_QuitSubSystem(Uint32(SDL_INIT_GAMECONTROLLER)) }
    isRunning = false
  }

  private func state(_ id: Int32, _ handle: OpaquePointer) -> ControllerPresses.State {
    func axis(_ axis: SDL_GameControllerAxis) -> Double {
      ControllerStick.deflection(SDL_GameControllerGetAxis(handle, axis))
    }
    let buttons = (0..<SDL_CONTROLLER_BUTTON_MAX.rawValue).filter {
      SDL_GameControllerGetButton(handle, SDL_GameControllerButton(rawValue: $0)) != 0
    }
    return ControllerPresses.State(
      id: id, buttons: Set(buttons.map { UInt8($0) }),
      stick: ControllerStick(x: axis(SDL_CONTROLLER_AXIS_LEFTX), y: axis(SDL_CONTROLLER_AXIS_LEFTY)))
  }

  /// Opens the nodes of the controllers (semantics 49.8) while a window has the keyboard, and closes the others.
  ///
  /// A controller whose node is unknown has one of those that can be opened.
  private func updateNodes() {
    var wanted: Set<String> = []
    if hasKeyboard {
      for controller in controllers {
        if let path = touch_controller_path(UnsafeMutableRawPointer(controller.handle)) {
          wanted.insert(String(cString: path))
        } else {
          wanted.formUnion(folder?.nodes ?? [])
        }
      }
    }
    nodes = nodes.filter { path, node in node.isOpen && wanted.contains(path) }
    for path in wanted where nodes[path] == nil {
      let descriptor = open(path)
      guard descriptor >= 0 else { continue }
      nodes[path] = DeviceNode(descriptor, loop) { [weak self] in
        SDL_JoystickUpdate()
        self?.onInput?()
      }
    }
  }
}
