import TouchDrawing
import TouchGeometry

/// The environment of an application: a desktop, a test, or a host.
///
/// All platforms are peers. A platform reports events by `onEvent`, at the beginning of a turn of the loop, and
/// receives requests at its end.
@MainActor public protocol Platform: AnyObject {
  /// Receives the events of a surface, once each, in the order in which they happened.
  var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)? { get set }
  /// Whether `open(_:)` may be called more than once, so that an app can have several windows.
  var opensSurfaces: Bool { get }
  /// Opens a surface and shows it, if the platform shows anything.
  func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface
  /// Returns the text on a clipboard; nil without any, or if its owner does not answer.
  ///
  /// It may have to ask another app and wait for the answer, for at most a second: call it when the user pastes, and
  /// not to find out whether there is text.
  func text(on clipboard: Clipboard) -> String?
  /// Whether `Clipboard.general` carries HTML and images, too; false by default.
  ///
  /// Otherwise the platform receives no `PlatformRequest.copy(_:)`, and the two functions below are not called.
  var carriesClipboardContent: Bool { get }
  /// Returns the kinds of content that another app announces on `Clipboard.general`.
  ///
  /// It may have to ask the app, and wait for the answer, for at most a second.
  func clipboardKinds() -> Set<ClipboardKind>
  /// Returns content of another app on `Clipboard.general`; nil without any, or if its owner does not provide it in time.
  ///
  /// It may wait a second: call it when the user pastes.
  func clipboardData(_ kind: ClipboardKind) -> [UInt8]?
  /// Returns whether there is an app that opens a URL, if known.
  func canOpen(url: String) -> Bool
  /// Whether drags of the app can continue over other programs; false by default.
  var exportsDrags: Bool { get }
  /// Returns the other surface of the app that a drag is over, and the location in it, in points; nil, the default,
  /// for none.
  ///
  /// Called for each movement of a drag outside of its surface, in the order of the windows on the display.
  /// - Parameters:
  ///   - place: The location of the drag, in points of its surface.
  ///   - surface: The surface in which the drag began.
  func surface(
    below place: CGPoint, of surface: any PlatformSurface
  ) -> (surface: any PlatformSurface, place: CGPoint)?
  /// The pixels per point of the picture of a drag over other programs; nil, the default, if it is not shown there.
  var dragPictureScale: CGFloat? { get }
  /// Executes a request; the platform ignores requests that it does not support.
  func take(_ request: PlatformRequest)
}

extension Platform {
  /// True: desktops support several windows.
  public var opensSurfaces: Bool { true }
  /// False.
  public var exportsDrags: Bool { false }
  /// Returns nil.
  public func surface(
    below place: CGPoint, of surface: any PlatformSurface
  ) -> (surface: any PlatformSurface, place: CGPoint)? { nil }
  /// Nil.
  public var dragPictureScale: CGFloat? { nil }
  /// False.
  public var carriesClipboardContent: Bool { false }
  /// Returns an empty set.
  public func clipboardKinds() -> Set<ClipboardKind> { [] }
  /// Returns nil.
  public func clipboardData(_ kind: ClipboardKind) -> [UInt8]? { nil }
  /// False: by default no app is known.
  public func canOpen(url: String) -> Bool { false }
}

/// The properties of a surface to open.
public struct SurfaceDescription: Sendable, Equatable {
  /// The name that the window manager shows.
  public var title: String
  /// The size in points.
  public var size: CGSize
  /// The position of the content on the display, in points; nil leaves it to the platform.
  public var place: CGPoint?
  /// The state of the window.
  public var state: SurfaceState

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: the name of the window.
  ///   - size: in points.
  ///   - place: the position on the display, in points; nil leaves it to the platform.
  ///   - state: the state of the window.
  public init(title: String = "", size: CGSize, place: CGPoint? = nil, state: SurfaceState = .normal) {
    (self.title, self.size, self.place, self.state) = (title, size, place, state)
  }
}

/// The surface of a scene: a window of the display server, a test's bitmap or a part of a host's window.
@MainActor public protocol PlatformSurface: AnyObject {
  /// The size in points.
  var size: CGSize { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  /// The position of the content on the display, in points; nil, the default, if it is unknown.
  var place: CGPoint? { get }
  /// The state of the window; normal by default.
  var state: SurfaceState { get }
  /// The display's frames per second, if known.
  var framesPerSecond: Double { get }
  /// Whether the surface currently accepts a frame.
  ///
  /// While it is false, changes wait. The platform requests a frame from the loop when it becomes true.
  var takesFrame: Bool { get }
  /// Whether frames are painted.
  ///
  /// If it is false, views are laid out and animated, but no view draws and no frame is presented.
  var paintsFrames: Bool { get }
  /// Whether the pixels of the last frame are lost, so that the next one must be drawn completely.
  var hasLostPixels: Bool { get }
  /// The area for borderless windows, in points of this surface: the display without the desktop's panels.
  ///
  /// It includes the area of this surface. Null, the default, if the platform has no such windows. A platform that does
  /// not know the position of this surface returns all positions that are possible.
  var popupRoom: CGRect { get }
  /// The largest size of a borderless window, in points; by default the size of `popupRoom`.
  var popupLimit: CGSize { get }
  /// Returns the smallest rectangle around another that a borderless window can have; by default on whole pixels.
  func popupFrame(around rect: CGRect) -> CGRect
  /// Opens a borderless window for content that does not fit into this one; nil, the default, if that is not supported.
  ///
  /// Called while frames are presented. Frames for it have their origin in its upper left corner. Its events, and its
  /// keys, are reported for this surface, with locations that may be outside its edges. It is closed by
  /// `SurfaceRequest.close`, and together with this surface.
  func openPopup(_ popup: PopupDescription) -> (any PlatformSurface)?
  /// Paints a frame where it changed, and shows it.
  func present(_ frame: PresentedFrame)
  /// Executes a request; the platform ignores requests that it does not support.
  func take(_ request: SurfaceRequest)
}

extension PlatformSurface {
  /// Nil.
  public var place: CGPoint? { nil }
  /// Normal.
  public var state: SurfaceState { .normal }
  /// True, because a surface in memory accepts any number of frames.
  public var takesFrame: Bool { true }
  /// True.
  public var paintsFrames: Bool { true }
  /// False: pixels in memory are never lost.
  public var hasLostPixels: Bool { false }
  /// Null.
  public var popupRoom: CGRect { .null }
  /// The size of `popupRoom`.
  public var popupLimit: CGSize { popupRoom.isNull ? .zero : popupRoom.size }
  /// Extends the rectangle to whole pixels.
  public func popupFrame(around rect: CGRect) -> CGRect { rect.extended(toUnits: scale) }
  /// Returns nil.
  public func openPopup(_ popup: PopupDescription) -> (any PlatformSurface)? { nil }
  /// The rate of most displays.
  public var framesPerSecond: Double { 60 }
}
