import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchPlatform

/// A window whose pixels are in memory.
///
/// It receives frames like a window on a display and draws the damaged part of each immediately. A new size or scale
/// takes effect when the application is notified of it (`HeadlessApplication.resize(to:)`).
@MainActor package final class HeadlessSurface: PlatformSurface {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package var framesPerSecond: Double = 60
  /// The title for a window manager.
  package private(set) var title: String
  /// The size limits for resizing by the user.
  package private(set) var sizeLimits = (minimum: CGSize.zero, maximum: CGSize.zero)
  /// The shape of the pointer.
  package private(set) var pointerShape = PointerShape.arrow
  /// The text state for an input method, or nil while there is none.
  package private(set) var textInput: TextInputState?
  /// The number of requests to discard the composition.
  package private(set) var discardedCompositions = 0
  /// Whether files may be dropped on the window.
  package private(set) var takesDrops = false
  /// Whether drags of other programs may be dropped on the window.
  package private(set) var takesRemoteDrags = false
  /// The position on the display; nil until the application or a test sets one.
  package var place: CGPoint?
  /// The state of the window.
  package var state = SurfaceState.normal
  /// Whether the application has closed the window.
  package private(set) var isClosed = false
  /// The number of presented frames.
  package private(set) var frameCount = 0
  /// The last presented frame.
  package private(set) var content = DisplayList()

  /// The area for windows without a frame, in points of this window; null by default, which means none.
  package var popupRoom = CGRect.null
  /// Whether such windows are refused although there is space.
  package var refusesPopups = false
  /// The open windows without a frame, oldest first, with their rectangles.
  package private(set) var popups: [(surface: HeadlessSurface, rect: CGRect)] = []
  /// The descriptions of the same windows.
  package private(set) var popupDescriptions: [PopupDescription] = []

  /// Called when the application closes the window.
  var onClose: ((HeadlessSurface) -> Void)?
  /// Called when the application requests another size.
  var onSize: ((HeadlessSurface, CGSize) -> Void)?
  /// Called when the application requests the keyboard.
  var onActivate: ((HeadlessSurface) -> Void)?

  private let canvas: CairoCanvas
  /// The painter if the application has none.
  private let painter: any FramePainter
  /// The size that the pixels were drawn for; nil before the first frame.
  private var drawnSize: CGSize?

  /// Creates a window with a size in points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels in a point.
  ///   - title: The title for a window manager.
  ///   - text: The engine that draws text, and with which views measure.
  package init(size: CGSize, scale: CGFloat = 1, title: String = "", text: PangoTextEngine = .shared) {
    self.size = size
    self.scale = scale
    self.title = title
    canvas = CairoCanvas()
    painter = CairoPainting(text: text).makePainter()
  }

  package func present(_ frame: PresentedFrame) {
    frameCount += 1
    content = frame.content
    let pixels = CairoRasterizer.pixels(CGRect(origin: .zero, size: size), scale: scale)
    guard canvas.resize(width: Int(pixels.width), height: Int(pixels.height)), let buffer = canvas.buffer(scale: scale)
    else { return }
    let damage = drawnSize == size ? frame.damage : nil
    _ = (frame.painter ?? painter).paint(frame.content, damage: damage, into: buffer)
    drawnSize = size
  }

  package func openPopup(_ wanted: PopupDescription) -> (any PlatformSurface)? {
    guard !isClosed, !refusesPopups, !popupRoom.isNull else { return nil }
    let popup = HeadlessSurface(size: wanted.rect.size, scale: scale)
    popup.onClose = { [weak self] closed in
      guard let self, let index = popups.firstIndex(where: { $0.surface === closed }) else { return }
      popups.remove(at: index)
      popupDescriptions.remove(at: index)
    }
    popups.append((popup, wanted.rect))
    popupDescriptions.append(wanted)
    return popup
  }

  package func take(_ request: SurfaceRequest) {
    guard !isClosed else { return }
    switch request {
    case .title(let title): self.title = title
    case .sizeLimits(let minimum, let maximum): sizeLimits = (minimum, maximum)
    case .pointer(let shape): pointerShape = shape
    case .textInput(let state): textInput = state
    case .discardComposition: discardedCompositions += 1
    case .drops(let isOn): takesDrops = isOn
    case .remoteDrags(let isOn): takesRemoteDrags = isOn
    case .size(let size): onSize?(self, size)
    case .place(let place): self.place = place
    case .state(let state): self.state = state
    case .activate: onActivate?(self)
    case .close:
      isClosed = true
      for popup in popups { popup.surface.take(.close) }
      onClose?(self)
    }
  }

  /// The contents of the window, or nil before the first frame.
  package var picture: Bitmap? { drawnSize == nil ? nil : canvas.bitmap() }

  /// Writes the contents to a PNG file and replaces an existing one.
  ///
  /// - Returns: Whether there was a frame and the file was written.
  package func writePNG(to path: String) -> Bool { picture?.writePNG(to: path) ?? false }

  /// Changes the size of the window; notify the application with `InputEvent.resize`.
  package func setSize(_ size: CGSize) { self.size = size }

  /// Changes the number of pixels in a point; notify the application with `InputEvent.resize`.
  package func setScale(_ scale: CGFloat) { self.scale = scale }

  /// Updates the pixels before the application receives an event.
  func prepare(for event: InputEvent) { if event == .expose { drawnSize = nil } }
}
