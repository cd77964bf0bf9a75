import CSDL2
import TouchHost
import TouchSDL

/// SDL's events as input for a host that uses SDL with its own window and loop.
///
/// Make one for each surface. Guide: Docs/Hosting.md.
@MainActor public final class SDLHostInput {
  /// The host that gets the events; held strongly.
  public let host: TouchHost
  /// The corner of the surface in the window, in the window's own units.
  public var corner: CGPoint
  /// How many of the window's units a point is; numbers that are not above zero are ignored.
  public var unitsPerPoint: CGFloat {
    didSet { if !(unitsPerPoint > 0) || !unitsPerPoint.isFinite { unitsPerPoint = oldValue } }
  }
  /// The window, which outlives this.
  private let window: OpaquePointer
  private var events = HostedEvents()

  /// Input for a surface in a window.
  ///
  /// - Parameters:
  ///   - host: gets the events.
  ///   - window: an `SDL_Window`, which is kept open as long as this is used.
  ///   - corner: of the surface in the window, in the window's own units.
  public init(host: TouchHost, window: OpaquePointer, corner: CGPoint = .zero, unitsPerPoint: CGFloat = 1) {
    self.host = host
    self.window = window
    self.corner = corner
    self.unitsPerPoint = unitsPerPoint > 0 && unitsPerPoint.isFinite ? unitsPerPoint : 1
  }

  /// Takes what the host has read at once, in its order, and does what it brings about.
  ///
  /// Give it all events that were there: moves that lie in one call are one event, and a key knows what it types by the
  /// text behind it. Events of other windows and of no interest are passed over; so are drops and long compositions,
  /// whose memory stays the host's. Size, scale and closing are the host's matter. Mouse and fingers that come down
  /// outside of the surface are none of it until they are up. Nothing is kept of the events.
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
