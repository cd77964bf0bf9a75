import TouchGeometry
import TouchPlatform

/// The files of a drop that were reported so far.
struct PendingDrop {
  var window: UInt32
  var paths: [String]
}

extension EventTranslator {
  /// Registers a window or its new size.
  ///
  /// Events of unknown windows are ignored.
  mutating func setGeometry(_ geometry: WindowGeometry, of id: UInt32) {
    if let place = windows.firstIndex(where: { $0.id == id }) {
      windows[place].geometry = geometry
    } else {
      windows.append(Window(id: id, geometry: geometry))
    }
  }

  /// Forgets a closed window and the fingers on it, whose end is not reported.
  mutating func forget(_ id: UInt32) {
    if window(id)?.hasFocus ?? false { controllers.cancel() }
    windows.removeAll { $0.id == id }
    fingers.removeAll { $0.window == id }
    if case .down(let window, _) = mouse.touch, window == id { mouse.touch = .ignored }
  }

  func window(_ id: UInt32) -> Window? { windows.first { $0.id == id } }

  mutating func setFocus(_ hasFocus: Bool, _ event: RawEvent) {
    guard let place = windows.firstIndex(where: { $0.id == event.window }) else { return }
    if !hasFocus { cancelTouches(event) }
    guard windows[place].hasFocus != hasFocus else { return }
    windows[place].hasFocus = hasFocus
    if hasFocus { hasGainedKeyboard = true } else { controllers.cancel() }
    put(.focus(hasFocus), event.window)
    if hasFocus { reportGainFirst() }
  }

  mutating func setVisible(_ isVisible: Bool, _ event: RawEvent) {
    guard let place = windows.firstIndex(where: { $0.id == event.window }) else { return }
    if !isVisible { cancelTouches(event) }
    guard windows[place].isVisible != isVisible else { return }
    windows[place].isVisible = isVisible
    put(.visibility(isVisible), event.window)
  }

  /// A window that the user shakes shakes the app (semantics 50.6).
  mutating func windowMoved(to x: Int32, _ event: RawEvent) {
    guard let place = windows.firstIndex(where: { $0.id == event.window }) else { return }
    let time = time(event)
    let left = CGFloat(x) / windows[place].geometry.unitsPerPoint
    if windows[place].shake.move(to: left, at: time) { append(.shake(timestamp: time), event.window) }
  }

  /// Consecutive size changes, as while a border is dragged, are one event: it contains no size.
  mutating func resized(_ event: RawEvent) {
    guard window(event.window) != nil else { return }
    flush()
    if lastOutput != Output(window: event.window, event: .resize) { put(.resize, event.window) }
  }

  /// Called when the number of pixels per point of a window changes.
  mutating func addResize(of id: UInt32) {
    guard window(id) != nil else { return }
    if lastOutput != Output(window: id, event: .resize) { put(.resize, id) }
  }

  /// A file is sent to the window it was dropped on; if SDL does not report that, to the first one.
  ///
  /// Consecutive files are one drop, with at most as many files as a list of addresses (semantics 54.55).
  mutating func drop(_ path: String, _ event: RawEvent) {
    guard let target = window(event.window) ?? (event.window == 0 ? windows.first : nil) else { return }
    if pendingDrop?.window == target.id {
      if pendingDrop?.paths.count ?? 0 < AddressList.maximumAddresses { pendingDrop?.paths.append(path) }
    } else {
      flush()
      pendingDrop = PendingDrop(window: target.id, paths: [path])
    }
  }

  /// Emits the files of a drop.
  mutating func flushDrop() {
    guard let pending = pendingDrop else { return }
    pendingDrop = nil
    append(.drop(pending.paths), pending.window)
  }

  /// Cancels the fingers and the mouse that are down in the event's window.
  private mutating func cancelTouches(_ event: RawEvent) {
    flush()
    let lost = fingers.filter { $0.window == event.window }
    fingers.removeAll { $0.window == event.window }
    let timestamp = time(event)
    for finger in lost { put(sample(finger, .cancelled, timestamp), event, window: event.window) }
    flush()
    if case .down(let window, let place) = mouse.touch, window == event.window {
      cancelMouse(in: window, at: place, event)
      flush()
    }
  }
}
