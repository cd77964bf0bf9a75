import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

/// The window of a closed popup on Wayland.
///
/// SDL uses it as the window of the mouse, the keyboard or a finger until the compositor reports otherwise, and does
/// not check whether it still exists. So it is destroyed only after that.
@MainActor final class LeavingPopup {
  let place: PopupEvents.Place
  private let window: OpaquePointer
  private let isOver: UnsafeMutablePointer<Bool>
  private let wait: UnsafeMutableRawPointer?

  init(_ popup: SDLPopup, of parent: SDLSurface) {
    window = popup.surface.window
    place = PopupEvents.Place(popup: popup.surface.id, window: parent.id, x: popup.x, y: popup.y)
    isOver = UnsafeMutablePointer.allocate(capacity: 1)
    isOver.initialize(to: false)
    wait = touch_popup_begin_wait(isOver)
  }

  /// Whether SDL no longer uses the window.
  var isFree: Bool { isOver.pointee && SDL_GetMouseFocus() != window && SDL_GetKeyboardFocus() != window }

  func destroy() {
    if let wait { touch_popup_end_wait(wait) }
    isOver.deallocate()
    SDL_DestroyWindow(window)
  }
}

extension SDLPlatform {
  /// The open popups of all windows, and those of which SDL may still report events.
  var popupPlaces: [PopupEvents.Place] {
    let open = surfaces.flatMap { surface in
      surface.popups.map { PopupEvents.Place(popup: $0.surface.id, window: surface.id, x: $0.x, y: $0.y) }
    }
    return open + leavingPopups.map(\.place)
  }

  /// Takes over the window of a closed popup.
  func leave(_ popup: SDLPopup, of parent: SDLSurface) { leavingPopups.append(LeavingPopup(popup, of: parent)) }

  /// Destroys windows of closed popups that SDL no longer uses; all of them at the end.
  func destroyLeavingPopups(all: Bool = false) {
    guard !leavingPopups.isEmpty else { return }
    let useless = leavingPopups.filter { all || isFree($0) }
    leavingPopups.removeAll { popup in useless.contains { $0 === popup } }
    for popup in useless { popup.destroy() }
  }

  private func isFree(_ popup: LeavingPopup) -> Bool {
    popup.isFree && !popupEvents.hasFingers(on: popup.place.popup)
  }

  /// Reports fingers on a popup as fingers of the window.
  func deliverFromPopup(_ output: EventTranslator.Output) {
    for surface in surfaces {
      guard let popup = surface.popups.first(where: { $0.surface.id == output.window }) else { continue }
      if output.event == .expose, popup.surface.showAgain() { return }
      let unit = surface.geometry.unitsPerPoint
      guard let event = output.event.onPopup(dx: CGFloat(popup.x) / unit, dy: CGFloat(popup.y) / unit) else {
        // Lost pixels are drawn with the next frame.
        if output.event == .expose { onEvent?(surface, .expose) }
        return
      }
      return loop.catchUp(with: event.timestamp) { onEvent?(surface, event) }
    }
  }
}
