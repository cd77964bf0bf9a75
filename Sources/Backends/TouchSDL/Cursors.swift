import CSDL2
import TouchPlatform

/// The cursors of the desktop's theme, each made when it is first shown.
@MainActor final class Cursors {
  private var made: [PointerShape: OpaquePointer] = [:]
  private var isHidden = false

  /// Shows a cursor over all windows of the program; if the display does not have it, the present cursor stays.
  func show(_ shape: PointerShape) {
    if let system = shape.system, let cursor = made[shape] ?? SDL_CreateSystemCursor(system) {
      made[shape] = cursor
      SDL_SetCursor(cursor)
    }
    guard isHidden != (shape == .hidden) else { return }
    isHidden.toggle()
    SDL_ShowCursor(isHidden ? SDL_DISABLE : SDL_ENABLE)
  }

  /// Frees the cursors; called before the display is closed.
  func free() {
    for cursor in made.values { SDL_FreeCursor(cursor) }
    made = [:]
  }
}

extension PointerShape {
  fileprivate var system: SDL_SystemCursor? {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .hidden: nil
    }
  }
}
