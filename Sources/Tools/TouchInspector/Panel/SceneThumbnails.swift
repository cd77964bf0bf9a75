import TouchDrawing
import TouchGeometry

/// A source of small pictures of the scenes.
///
/// A picture is rendered after the first request for it, and not before the first frame, so that it does not delay the
/// start.
@MainActor package protocol SceneThumbnails: AnyObject {
  /// Returns the picture of a scene's first frame in a style. Returns nil if it is not rendered yet, and requests it.
  ///
  /// Returns the same object for every call, so that the renderer can cache it.
  func thumbnail(of name: String, isDark: Bool) -> CGImage?
  /// Called after a requested picture was rendered.
  var onThumbnail: (() -> Void)? { get set }
}
