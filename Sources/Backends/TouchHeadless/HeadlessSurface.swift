import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchPlatform

/// A window that nobody sees: its pixels are in memory, and can be looked at whenever somebody wants to.
///
/// It is told its frames like a window on a display and draws the damaged part of each at once. A new size or scale
/// takes effect when the application is told of it (`HeadlessApplication.resize(to:)`).
@MainActor package final class HeadlessSurface: PlatformSurface {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package var framesPerSecond: Double = 60
  /// What a window manager would show as its name.
  package private(set) var title: String
  /// The limits that the user's resizing has.
  package private(set) var sizeLimits = (minimum: CGSize.zero, maximum: CGSize.zero)
  /// What the pointer looks like.
  package private(set) var pointerShape = PointerShape.arrow
  /// What an input method is told; nil while there is none.
  package private(set) var textInput: TextInputState?
  /// How often the input method was told to forget what it composes.
  package private(set) var discardedCompositions = 0
  /// Whether files may be dropped on the window.
  package private(set) var takesDrops = false
  /// Whether the application has closed the window.
  package private(set) var isClosed = false
  /// How many frames were presented.
  package private(set) var frameCount = 0
  /// What was presented last.
  package private(set) var content = DisplayList()

  /// Where windows without a frame may stand, in points of this one; null, the default, for nowhere.
  package var popupRoom = CGRect.null
  /// Whether such windows are refused although there is room.
  package var refusesPopups = false
  /// The windows without a frame that are open, oldest first, and where each is.
  package private(set) var popups: [(surface: HeadlessSurface, rect: CGRect)] = []

  /// Called when the application closes the window.
  var onClose: ((HeadlessSurface) -> Void)?
  /// Called when the application wants it to have another size.
  var onSize: ((HeadlessSurface, CGSize) -> Void)?
  /// Called when the application wants it to have the keyboard.
  var onActivate: ((HeadlessSurface) -> Void)?

  private let canvas: CairoCanvas
  /// Who paints where the application has nobody.
  private let painter: any FramePainter
  /// The size that the pixels were drawn for; nil before the first frame.
  private var drawnSize: CGSize?

  /// A window of a size in points.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels in a point.
  ///   - title: the name that a window manager would show.
  ///   - text: what draws text; the engine that views measure with.
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

  package func openPopup(over rect: CGRect) -> (any PlatformSurface)? {
    guard !isClosed, !refusesPopups, !popupRoom.isNull else { return nil }
    let popup = HeadlessSurface(size: rect.size, scale: scale)
    popup.onClose = { [weak self] closed in self?.popups.removeAll { $0.surface === closed } }
    popups.append((popup, rect))
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
    case .size(let size): onSize?(self, size)
    case .activate: onActivate?(self)
    case .close:
      isClosed = true
      for popup in popups { popup.surface.take(.close) }
      onClose?(self)
    }
  }

  /// What the window shows; nil before the first frame.
  package var picture: Bitmap? { drawnSize == nil ? nil : canvas.bitmap() }

  /// Writes what the window shows to a PNG file, in the place of one that is there.
  ///
  /// - Returns: whether there was a frame to write and writing succeeded.
  package func writePNG(to path: String) -> Bool { picture?.writePNG(to: path) ?? false }

  /// Gives the window another size, of which the application is to be told by `InputEvent.resize`.
  package func setSize(_ size: CGSize) { self.size = size }

  /// Gives the window another number of pixels in a point, of which the application is to be told by
  /// `InputEvent.resize`.
  package func setScale(_ scale: CGFloat) { self.scale = scale }

  /// What happens to the pixels before the application hears of an event.
  func prepare(for event: InputEvent) { if event == .expose { drawnSize = nil } }
}
