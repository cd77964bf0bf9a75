import TouchDrawing
import TouchGeometry

/// The world around an application: a desktop, a test, a program that hosts it.
///
/// All are peers. The platform reports what happens by `onEvent`, at the beginning of a turn of the loop, and takes
/// requests at its end.
@MainActor public protocol Platform: AnyObject {
  /// Is told what happens on a surface, once for each event, in the order in which they happened.
  var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)? { get set }
  /// Whether `open(_:)` may be called more than once, so that a program can have several windows.
  var opensSurfaces: Bool { get }
  /// Opens a surface and shows it, as far as the platform shows anything.
  func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface
  /// The text on a clipboard; nil when there is none or its owner does not answer.
  ///
  /// It may have to ask another program and wait for the answer, for a second at most: ask when the user pastes and
  /// not to find out whether there is something.
  func text(on clipboard: Clipboard) -> String?
  /// Whether there is a program that opens an address, as far as the platform knows.
  func canOpen(url: String) -> Bool
  /// Does what the application wants; what the platform cannot do is left undone.
  func take(_ request: PlatformRequest)
}

extension Platform {
  /// Yes: desktops have room for many windows.
  public var opensSurfaces: Bool { true }
  /// No: a platform that does not know of any program has none.
  public func canOpen(url: String) -> Bool { false }
}

/// What a surface is to be like when it opens.
public struct SurfaceDescription: Sendable, Equatable {
  /// What the window manager shows as its name.
  public var title: String
  /// Size in points.
  public var size: CGSize

  /// A surface of a size.
  ///
  /// - Parameters:
  ///   - title: its name.
  ///   - size: in points.
  public init(title: String = "", size: CGSize) {
    self.title = title
    self.size = size
  }
}

/// A window of the display server, a test's picture or a part of a host's window: one per scene.
@MainActor public protocol PlatformSurface: AnyObject {
  /// Size in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// How many frames the display shows in a second, as well as it is known.
  var framesPerSecond: Double { get }
  /// Whether the pixels of the last frame are gone, so that the next has to be drawn whole.
  var hasLostPixels: Bool { get }
  /// Where windows without a frame may stand, over this one and around it, in points of this surface: what the panels of
  /// the desktop leave of the display. Null, the default, where the platform has no such windows.
  var popupRoom: CGRect { get }
  /// Opens a window without a frame, for what does not fit into this one; nil, the default, where that cannot be done.
  ///
  /// Called while frames are presented. Frames for it have their origin in its upper left corner. It never has the
  /// keyboard. What happens on it is told of this surface, at places that may lie beyond its edges. It goes by
  /// `SurfaceRequest.close`, and together with this surface.
  ///
  /// - Parameter rect: in points of this surface, on whole pixels.
  func openPopup(over rect: CGRect) -> (any PlatformSurface)?
  /// Has a frame painted where it changed, and shows it.
  func present(_ frame: PresentedFrame)
  /// Does what the application wants; what the platform cannot do is left undone.
  func take(_ request: SurfaceRequest)
}

extension PlatformSurface {
  /// No: pixels in memory stay.
  public var hasLostPixels: Bool { false }
  /// None.
  public var popupRoom: CGRect { .null }
  /// None.
  public func openPopup(over rect: CGRect) -> (any PlatformSurface)? { nil }
  /// As most displays.
  public var framesPerSecond: Double { 60 }
}
