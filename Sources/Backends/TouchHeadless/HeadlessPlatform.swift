import TouchCairo
import TouchGeometry
import TouchPlatform

/// A platform in memory: tests send its input and read its windows and requests.
@MainActor package final class HeadlessPlatform: Platform {
  package var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)?
  /// The open windows, oldest first.
  package private(set) var surfaces: [HeadlessSurface] = []
  /// The requests of applications, oldest first.
  package private(set) var requests: [PlatformRequest] = []
  /// The contents of the clipboards; to act as another program, set them and report `clipboardChanged`, or use
  /// `copy(_:to:)`.
  package var clipboards: [Clipboard: String] = [:]
  /// Whether the general clipboard carries HTML and images.
  package var carriesClipboardContent = true
  /// The content of the general clipboard other than text, and what was read of it.
  package private(set) var clipboardContent: [ClipboardKind: [UInt8]] = [:]
  package private(set) var clipboardReads: [ClipboardKind] = []
  /// The schemes of URLs for which there is an app.
  package var schemes: Set<String> = ["http", "https", "mailto", "file"]
  /// Whether drags can continue over other programs, which the test plays.
  package var exportsDrags = false
  /// The pixels per point of their picture; nil for none.
  package var dragPictureScale: CGFloat?
  /// The number of pixels per point of new windows.
  package var scale: CGFloat
  /// The error for new windows; with nil, the default, windows open.
  package var refusal: PlatformError?

  private let text: PangoTextEngine

  /// Creates a platform without windows.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - text: The engine that draws text.
  package init(scale: CGFloat = 1, text: PangoTextEngine = .shared) {
    self.scale = scale
    self.text = text
  }

  package func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface {
    try openHeadless(wanted)
  }

  /// Opens a window, like `open(_:)`.
  package func openHeadless(_ wanted: SurfaceDescription) throws(PlatformError) -> HeadlessSurface {
    if let refusal { throw refusal }
    let (width, height) = (wanted.size.width * scale, wanted.size.height * scale)
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { throw .invalidSize(wanted.size) }
    let surface = HeadlessSurface(size: wanted.size, scale: scale, title: wanted.title, text: text)
    (surface.place, surface.state) = (wanted.place, wanted.state)
    surface.onClose = { [weak self] closed in self?.surfaces.removeAll { $0 === closed } }
    surface.onSize = { [weak self] surface, size in
      surface.setSize(size)
      self?.report(.resize, on: surface)
    }
    surface.onActivate = { [weak self] surface in self?.activate(surface) }
    surfaces.append(surface)
    return surface
  }

  /// Activates a window, like a user: moves it to the front, and the keyboard from the others to it.
  package func activate(_ surface: HeadlessSurface) {
    for event in [InputEvent.visibility(true), .focus(true)] { report(event, on: surface) }
    for other in surfaces where other !== surface { report(.focus(false), on: other) }
  }

  package func text(on clipboard: Clipboard) -> String? { clipboards[clipboard] }

  package func clipboardKinds() -> Set<ClipboardKind> {
    Set(clipboardContent.keys).union(clipboards[.general] == nil ? [] : [.text])
  }

  package func clipboardData(_ kind: ClipboardKind) -> [UInt8]? {
    clipboardReads.append(kind)
    return kind == .text ? clipboards[.general].map { Array($0.utf8) } : clipboardContent[kind]
  }

  package func canOpen(url: String) -> Bool {
    url.split(separator: ":").first.map { schemes.contains(String($0)) } ?? false
  }

  /// Finds the last opened window at a location of the display, if the places of both windows are known.
  package func surface(
    below place: CGPoint, of surface: any PlatformSurface
  ) -> (surface: any PlatformSurface, place: CGPoint)? {
    guard let from = surface.place else { return nil }
    for other in surfaces.reversed() where other !== surface {
      guard let corner = other.place else { continue }
      let local = CGPoint(x: from.x + place.x - corner.x, y: from.y + place.y - corner.y)
      if CGRect(origin: .zero, size: other.size).contains(local) { return (other, local) }
    }
    return nil
  }

  package func take(_ request: PlatformRequest) {
    requests.append(request)
    switch request {
    case .write(let text, let clipboard):
      clipboards[clipboard] = text
      if clipboard == .general { clipboardContent = [:] }
    case .copy(let content): store(content)
    case .remoteDrag, .localDrag: break  // The test that drags reads `requests`.
    case .open: break  // There is no other program; `requests` has it.
    case .gameControllers: break  // A test sends buttons itself.
    }
  }

  /// Reports an event on a window, and processes it completely.
  ///
  /// Events on a closed window are ignored.
  package func report(_ event: InputEvent, on surface: HeadlessSurface) {
    guard !surface.isClosed else { return }
    surface.prepare(for: event)
    onEvent?(surface, event)
  }

  /// Replaces the content of the general clipboard, and makes all of it.
  private func store(_ content: ClipboardContent) {
    clipboardContent = [:]
    for kind in content.kinds { clipboardContent[kind] = content.data(kind) }
    clipboards[.general] = clipboardContent.removeValue(forKey: .text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Copies content to the general clipboard, like another program.
  package func copy(_ content: ClipboardContent) {
    store(content)
    if let first = surfaces.first { report(.clipboardChanged(.general), on: first) }
  }

  /// Copies text to a clipboard, like another program.
  package func copy(_ text: String?, to clipboard: Clipboard) {
    clipboards[clipboard] = text
    if clipboard == .general { clipboardContent = [:] }
    if let first = surfaces.first { report(.clipboardChanged(clipboard), on: first) }
  }
}
