import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

extension SDLPlatform {
  /// Opens a window no larger than the display permits, and shows it.
  package func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface {
    let surface = try makeSurface(title: wanted.title, size: fitting(wanted.size))
    if let place = wanted.place {
      surface.take(.place(place))
      surface.openingPlace = place
    }
    if wanted.state != .normal { surface.take(.state(wanted.state)) }
    return surface
  }

  /// Requests the text from the owner, and waits for its answer if the owner is not this program.
  package func text(on clipboard: Clipboard) -> String? {
    guard !isLost else { return nil }
    // SDL would wait for an answer of this program.
    if clipboard == .general, let copied, touch_owns_clipboard() {
      return copied.data(.text).map { String(decoding: $0, as: UTF8.self) }
    }
    let bytes: UnsafeMutablePointer<CChar>? =
      switch clipboard {
      case .general: touch_clipboard_text(SDL_GetClipboardText)
      case .primarySelection: touch_clipboard_text(touch_primary_selection)
      }
    guard let bytes else { return nil }
    defer { SDL_free(bytes) }
    let text = String(cString: bytes)
    return text.isEmpty ? nil : text
  }

  /// Searches the desktop's lists of apps.
  package func canOpen(url: String) -> Bool { AddressHandlers().canOpen(url) }

  /// Performs a request of the application.
  package func take(_ request: PlatformRequest) {
    guard !isLost else { return }
    switch request {
    case .write(let text, let clipboard):
      let shared = text ?? ""
      switch clipboard {
      case .general:
        SDL_SetClipboardText(shared)
        touch_withdraw_clipboard()
      case .primarySelection: touch_set_primary_selection(shared)
      }
      clipboards.didWrite(clipboard, in: surfaces.first)
    case .copy(let content): copy(content)
    case .open(let url): SDL_OpenURL(url)
    case .gameControllers(let isOn): setTakesControllers(isOn)
    case .remoteDrag(let request): perform(request)
    case .localDrag(let request): perform(request)
    }
  }
}
