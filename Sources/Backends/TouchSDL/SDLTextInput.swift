import CSDL2
import TouchGeometry
import TouchPlatform

/// Enables SDL's input methods while text is edited, and reports the position of the text to them (semantics 17.6,
/// 17.7).
///
/// SDL enables them at its start, and an input method would then consume keys for buttons; so they are disabled once
/// SDL has started.
@MainActor final class SDLTextInput {
  /// The window in which text is edited.
  private weak var surface: SDLSurface?
  private var rectangle: SDL_Rect?

  /// Whether SDL reports text.
  private(set) var isOn = false

  /// Called once SDL's video has begun.
  func begin() { SDL_StopTextInput() }

  /// Sets the text input of a window; the last window to set it has it.
  func set(_ state: TextInputState?, for surface: SDLSurface) {
    guard let state else {
      if self.surface === surface { stop() }
      return
    }
    self.surface = surface
    let units = surface.geometry.unitsPerPoint
    var place = SDL_Rect(
      x: Self.clamped(state.caret.minX * units), y: Self.clamped(state.caret.minY * units),
      w: max(1, Self.clamped(state.caret.width * units)), h: max(1, Self.clamped(state.caret.height * units)))
    if rectangle.map({ $0.x != place.x || $0.y != place.y || $0.w != place.w || $0.h != place.h }) ?? true {
      rectangle = place
      SDL_SetTextInputRect(&place)
    }
    guard !isOn else { return }
    isOn = true
    SDL_StartTextInput()
  }

  /// Discards the composition of the input method.
  func discardComposition(of surface: SDLSurface) {
    guard isOn, self.surface === surface else { return }
    // Equals SDL_ClearComposition (2.0.22) and works with every version.
    SDL_StopTextInput()
    SDL_StartTextInput()
  }

  /// Called when a window is closed.
  func forget(_ surface: SDLSurface) { if self.surface === surface { stop() } }

  private func stop() {
    surface = nil
    rectangle = nil
    guard isOn else { return }
    isOn = false
    SDL_StopTextInput()
  }

  /// Clamps to valid coordinates; NaN becomes 0.
  private static func clamped(_ value: CGFloat) -> Int32 {
    value.isNaN ? 0 : Int32(min(max(value.rounded(), -32_768), 32_767))
  }
}
