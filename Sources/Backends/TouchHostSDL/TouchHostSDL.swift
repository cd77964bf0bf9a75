import CSDL2
import TouchHost
import TouchSDL

/// SDL's events as input for a host that uses SDL with its own window and loop.
///
/// Create one for each surface. Guide: Docs/Hosting.md.
@MainActor public final class SDLHostInput {
  /// The host that receives the events; held strongly.
  public let host: TouchHost
  /// The corner of the surface in the window, in the window's units.
  public var corner: CGPoint
  /// The window's units per point; values that are not above zero are ignored.
  public var unitsPerPoint: CGFloat {
    didSet { if !(unitsPerPoint > 0) || !unitsPerPoint.isFinite { unitsPerPoint = oldValue } }
  }
  /// The window, which outlives this object.
  private let window: OpaquePointer
  private var events = HostedEvents()

  /// Creates the input for a surface in a window.
  ///
  /// - Parameters:
  ///   - host: The host that receives the events.
  ///   - window: An `SDL_Window` that stays open as long as this object is used.
  ///   - corner: The corner of the surface in the window, in the window's units.
  public init(host: TouchHost, window: OpaquePointer, corner: CGPoint = .zero, unitsPerPoint: CGFloat = 1) {
    self.host = host
    self.window = window
    self.corner = corner
    self.unitsPerPoint = unitsPerPoint > 0 && unitsPerPoint.isFinite ? unitsPerPoint : 1
  }

  /// Handles the events that the host has read at once, in order.
  ///
  /// Pass all available events: moves in one call are one event, and a key is combined with the text that follows it.
  /// Events of other windows and irrelevant ones are ignored, as are drops and long compositions, whose memory the host
  /// owns. The host handles size, scale and closing. Mouse buttons and fingers that go down outside the surface are
  /// ignored until they are up. No event is retained.
  public func handle(_ batch: [SDL_Event]) {
    guard !host.isClosed else { return }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let size = host.window.windowScene?.screen.bounds.size ?? .zero
    let place = HostedEvents.Place(
      window: SDL_GetWindowID(window), corner: corner, unitsPerPoint: unitsPerPoint, size: size)
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    let input = events.translate(
      batch, in: place, window: (width, height), isWayland: driver == "wayland", now: host.now,
      ticks: SDL_GetTicks(), modifiers: UInt16(SDL_GetModState().rawValue),
      reportsText: SDL_IsTextInputActive() == SDL_TRUE)
    for event in input { host.handle(event) }
  }
}
