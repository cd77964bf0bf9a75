import TouchGeometry
import TouchPlatform

/// What a host does for the desktop's part: clipboards and addresses.
///
/// The host keeps it as long as its `TouchHost`.
@MainActor public protocol HostDesktop: AnyObject {
  /// The text on a clipboard; nil when there is none. Called when the user pastes.
  func text(on clipboard: Clipboard) -> String?
  /// Performs a request of the kit at the end of a turn; requests that the host does not support are ignored.
  func take(_ request: PlatformRequest)
  /// Whether the host opens an address when it is asked to; no unless it says otherwise.
  func canOpen(url: String) -> Bool
}

extension HostDesktop {
  /// No.
  public func canOpen(url: String) -> Bool { false }
}

/// The platform of a host: it has the one surface that the host gave, and opens no more.
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
