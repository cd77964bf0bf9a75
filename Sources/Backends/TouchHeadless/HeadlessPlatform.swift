import TouchCairo
import TouchGeometry
import TouchPlatform

/// A desktop that is told what happens on it: nobody sees its windows, and what programs ask of it can be looked at.
@MainActor package final class HeadlessPlatform: Platform {
  package var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)?
  /// The windows that were opened and not closed, oldest first.
  package private(set) var surfaces: [HeadlessSurface] = []
  /// What programs wanted, oldest first.
  package private(set) var requests: [PlatformRequest] = []
  /// What is on the clipboards; set it as another program would and report `clipboardChanged`, or use `copy(_:to:)`.
  package var clipboards: [Clipboard: String] = [:]
  /// The schemes of the addresses that a program would open.
  package var schemes: Set<String> = ["http", "https", "mailto", "file"]
  /// Pixels per point of windows that are opened from now on.
  package var scale: CGFloat
  /// Why no window can be opened; nil, the default, lets all open.
  package var refusal: PlatformError?

  private let text: PangoTextEngine

  /// A desktop without windows.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point.
  ///   - text: what draws text.
  package init(scale: CGFloat = 1, text: PangoTextEngine = .shared) {
    self.scale = scale
    self.text = text
  }

  package func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface {
    try openHeadless(wanted)
  }

  /// As `open(_:)`.
  package func openHeadless(_ wanted: SurfaceDescription) throws(PlatformError) -> HeadlessSurface {
    if let refusal { throw refusal }
    let (width, height) = (wanted.size.width * scale, wanted.size.height * scale)
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { throw .invalidSize(wanted.size) }
    let surface = HeadlessSurface(size: wanted.size, scale: scale, title: wanted.title, text: text)
    surface.onClose = { [weak self] closed in self?.surfaces.removeAll { $0 === closed } }
    surface.onSize = { [weak self] surface, size in
      surface.setSize(size)
      self?.report(.resize, on: surface)
    }
    surface.onActivate = { [weak self] surface in self?.activate(surface) }
    surfaces.append(surface)
    return surface
  }

  /// The user turns to a window: it comes to the front, and the keyboard goes from the others to it.
  package func activate(_ surface: HeadlessSurface) {
    for event in [InputEvent.visibility(true), .focus(true)] { report(event, on: surface) }
    for other in surfaces where other !== surface { report(.focus(false), on: other) }
  }

  package func text(on clipboard: Clipboard) -> String? { clipboards[clipboard] }

  package func canOpen(url: String) -> Bool {
    url.split(separator: ":").first.map { schemes.contains(String($0)) } ?? false
  }

  package func take(_ request: PlatformRequest) {
    requests.append(request)
    switch request {
    case .write(let text, let clipboard): clipboards[clipboard] = text
    case .open: break  // There is no other program; `requests` has it.
    }
  }

  /// Something happens on a window; what it brings about is done at once.
  ///
  /// Nothing happens on a window that is closed.
  package func report(_ event: InputEvent, on surface: HeadlessSurface) {
    guard !surface.isClosed else { return }
    surface.prepare(for: event)
    onEvent?(surface, event)
  }

  /// Another program puts text on a clipboard.
  package func copy(_ text: String?, to clipboard: Clipboard) {
    clipboards[clipboard] = text
    if let first = surfaces.first { report(.clipboardChanged(clipboard), on: first) }
  }
}
