import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

/// A window without a frame in front of another.
@MainActor final class SDLPopup {
  let surface: SDLSurface
  /// The offset from the upper left corner of the window behind to its own, in SDL's units.
  private(set) var x: Int32
  private(set) var y: Int32
  /// Called when the compositor places or closes it.
  let onChange: (PopupChange) -> Void
  /// The Wayland role of the popup; nil on X11.
  let role: UnsafeMutablePointer<touch_popup>?
  private var isPlaced = false

  init(
    _ surface: SDLSurface, x: Int32, y: Int32, role: UnsafeMutablePointer<touch_popup>? = nil,
    onChange: @escaping (PopupChange) -> Void = { _ in }
  ) {
    (self.surface, self.x, self.y, self.role, self.onChange) = (surface, x, y, role, onChange)
  }

  /// The change by the compositor since the last call; nil for none.
  func takeChange() -> PopupChange? {
    guard let role = role?.pointee else { return nil }
    if role.is_done { return isPlaced ? .dismissed : .refused }
    guard role.is_placed, !isPlaced else { return nil }
    isPlaced = true
    (x, y) = (role.x, role.y)
    let unit = surface.geometry.unitsPerPoint
    return .placed(CGPoint(x: CGFloat(x) / unit, y: CGFloat(y) / unit))
  }
}

extension SDLSurface {
  /// On X11 the area of the display without the desktop's panels.
  ///
  /// On Wayland, where positions are unknown, the window and the size of a display on each side of it.
  package var popupRoom: CGRect {
    guard !isClosed, let display = popupDisplay else { return .null }
    let unit = geometry.unitsPerPoint
    var room = CGRect(
      x: CGFloat(display.x) / unit, y: CGFloat(display.y) / unit, width: CGFloat(display.w) / unit,
      height: CGFloat(display.h) / unit)
    if platform?.driver == "wayland" {
      room = CGRect(
        x: -room.width, y: -room.height, width: 2 * room.width + size.width, height: 2 * room.height + size.height)
    }
    return room
  }

  package var popupLimit: CGSize {
    guard !isClosed, let display = popupDisplay else { return .zero }
    let unit = geometry.unitsPerPoint
    return CGSize(width: CGFloat(display.w) / unit, height: CGFloat(display.h) / unit)
  }

  /// On Wayland windows have whole units.
  package func popupFrame(around rect: CGRect) -> CGRect {
    rect.extended(toUnits: platform?.driver == "wayland" ? geometry.unitsPerPoint : scale)
  }

  /// Opens a window without a frame, whose events are reported as this window's.
  package func openPopup(_ popup: PopupDescription) -> (any PlatformSurface)? {
    let unit = geometry.unitsPerPoint
    guard !isClosed, let platform, let frame = SDL_Rect(popup.rect, unitsPerPoint: unit) else { return nil }
    let opened: SDLPopup? =
      switch platform.driver {
      case "x11": openXPopup(frame)
      case "wayland": openWaylandPopup(frame, popup)
      default: nil
      }
    guard let opened else { return nil }
    popups.append(opened)
    platform.didOpen(opened.surface)
    return opened.surface
  }

  /// Moves the popups with the window.
  func movePopups() {
    var (left, top) = (Int32(0), Int32(0))
    guard !popups.isEmpty, touch_window_place(UnsafeMutableRawPointer(window), &left, &top) else { return }
    for popup in popups {
      touch_move_window(UnsafeMutableRawPointer(popup.surface.window), left + popup.x, top + popup.y)
    }
  }

  /// Closes a popup.
  ///
  /// On Wayland closes the popups in front of it first, and reports them as lost.
  func closePopup(_ surface: SDLSurface) {
    guard let index = popups.firstIndex(where: { $0.surface === surface }) else { return }
    if popups[index].role != nil {
      while let last = popups.last, last.surface !== surface {
        closePopup(last.surface)
        last.onChange(.lost)
      }
    }
    let popup = popups.remove(at: index)
    surface.endPopup()
    guard let role = popup.role else { return SDL_DestroyWindow(surface.window) }
    touch_popup_close(role)
    platform?.leave(popup, of: self)
  }

  /// Reports changes of the popups by the compositor.
  func reportPopups() {
    for popup in popups {
      if let change = popup.takeChange() { popup.onChange(change) }
    }
  }

  /// The area that popups may cover, in SDL's units relative to the window.
  ///
  /// On Wayland only its size is correct. Nil if SDL or the compositor does not support popups.
  private var popupDisplay: SDL_Rect? {
    var (room, x, y) = (SDL_Rect(), Int32(0), Int32(0))
    switch platform?.driver {
    case "x11": guard touch_window_place(UnsafeMutableRawPointer(window), &x, &y) else { return nil }
    case "wayland": guard hasWaylandPopups else { return nil }
    default: return nil
    }
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetDisplayUsableBounds(display, &room) == 0, room.w > 0, room.h > 0 else { return nil }
    return SDL_Rect(x: room.x - x, y: room.y - y, w: room.w, h: room.h)
  }

  /// Whether a window on Wayland can have popups; otherwise a line on the standard error reports the reason.
  private var hasWaylandPopups: Bool {
    let obstacle = touch_popup_obstacle(UnsafeMutableRawPointer(window))
    if let obstacle { Notice.writeOnce("menus stay inside their windows: \(String(cString: obstacle))") }
    return obstacle == nil
  }

  private func openXPopup(_ frame: SDL_Rect) -> SDLPopup? {
    var (left, top) = (Int32(0), Int32(0))
    guard touch_window_place(UnsafeMutableRawPointer(window), &left, &top) else { return nil }
    let flags =
      SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_BORDERLESS.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let (x, y) = (left + frame.x, top + frame.y)
    guard let shown = SDL_CreateWindow("", x, y, frame.w, frame.h, flags) else { return nil }
    guard let presenter = SDLSurfacePresenter(shown) else {
      SDL_DestroyWindow(shown)
      return nil
    }
    // SDL 3 interprets the position of a popup as relative to its parent.
    touch_move_window(UnsafeMutableRawPointer(shown), x, y)
    touch_show_in_front(UnsafeMutableRawPointer(shown), UnsafeMutableRawPointer(window))
    let surface = SDLSurface(popup: shown, of: self, presenter, size: (frame.w, frame.h))
    return SDLPopup(surface, x: frame.x, y: frame.y)
  }

  /// Gives the surface of a hidden window the role of a popup.
  private func openWaylandPopup(_ frame: SDL_Rect, _ popup: PopupDescription) -> SDLPopup? {
    let flags = SDL_WINDOW_BORDERLESS.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let unit = geometry.unitsPerPoint
    func units(_ value: CGFloat) -> Int32 { Int32(min(max((value * unit).rounded(), -Self.largest), Self.largest)) }
    guard let clock = platform?.clock, hasWaylandPopups,
      let hidden = SDL_CreateWindow("", 0, 0, frame.w, frame.h, flags)
    else { return nil }
    if touch_sdl_is_compat() == SDL_FALSE { touch_listen_for_pens(UnsafeMutableRawPointer(hidden)) }
    var place = touch_popup_place(
      x: frame.x, y: frame.y, width: frame.w, height: frame.h, anchor_x: units(popup.anchor.minX),
      anchor_y: units(popup.anchor.minY), anchor_width: units(popup.anchor.width),
      anchor_height: units(popup.anchor.height))
    guard
      let role = touch_popup_open(
        UnsafeMutableRawPointer(hidden), UnsafeMutableRawPointer(window), popups.last?.role, &place)
    else {
      SDL_DestroyWindow(hidden)
      return nil
    }
    guard let shown = try? WaylandWindow(hidden, clock: clock, role: role) else {
      touch_popup_close(role)
      SDL_DestroyWindow(hidden)
      return nil
    }
    let surface = SDLSurface(popup: hidden, of: self, BufferPresenter(shown), size: (frame.w, frame.h))
    return SDLPopup(surface, x: frame.x, y: frame.y, role: role, onChange: popup.onChange)
  }
}

extension SDL_Rect {
  /// A rectangle in SDL's units; nil if no window can have it.
  @MainActor fileprivate init?(_ rect: CGRect, unitsPerPoint unit: CGFloat) {
    let (x, y) = ((rect.minX * unit).rounded(), (rect.minY * unit).rounded())
    let (width, height) = ((rect.width * unit).rounded(), (rect.height * unit).rounded())
    let largest = SDLSurface.largest
    guard width >= 1, height >= 1, width <= largest, height <= largest, abs(x) <= largest, abs(y) <= largest
    else { return nil }
    self.init(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
  }
}

extension InputEvent {
  /// Converts the event of a finger on a popup to one of the window behind; nil for events of the popup itself.
  ///
  /// - Parameters:
  ///   - dx: the distance from the window's left edge to the popup's, in points.
  ///   - dy: the distance from the window's upper edge to the popup's, in points.
  func onPopup(dx: CGFloat, dy: CGFloat) -> InputEvent? {
    guard case .touches(let samples, let coalesced) = self else { return nil }
    func moved(_ samples: [InputSample]) -> [InputSample] {
      samples.map { sample in
        var sample = sample
        sample.location = CGPoint(x: sample.location.x + dx, y: sample.location.y + dy)
        return sample
      }
    }
    return .touches(moved(samples), coalesced: moved(coalesced))
  }
}
