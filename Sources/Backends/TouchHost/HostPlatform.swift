import TouchGeometry
import TouchPlatform

/// The host's connection to the desktop: clipboards and URLs.
///
/// The host retains it as long as its `TouchHost`.
@MainActor public protocol HostDesktop: AnyObject {
  /// Returns the text on a clipboard, or nil. Called when the user pastes.
  func text(on clipboard: Clipboard) -> String?
  /// Performs a request of the kit at the end of a turn; requests that the host does not support are ignored.
  func take(_ request: PlatformRequest)
  /// Returns whether the host can open a URL; false by default.
  func canOpen(url: String) -> Bool
}

extension HostDesktop {
  /// Returns false.
  public func canOpen(url: String) -> Bool { false }
}

/// The platform of a host: it has the one surface that the host provides, and opens no others.
@MainActor final class HostPlatform: Platform {
  var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)?
  weak var desktop: (any HostDesktop)?
  let opensSurfaces = false

  func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface {
    throw .noWindow(detail: "a program that is hosted has the surface that its host gave, and opens no more")
  }
  func text(on clipboard: Clipboard) -> String? { desktop?.text(on: clipboard) }
  func canOpen(url: String) -> Bool { desktop?.canOpen(url: url) ?? false }
  func take(_ request: PlatformRequest) { desktop?.take(request) }
}
