import TouchDrawing
import TouchGeometry

/// A source of small pictures of the scenes.
///
/// Pictures are made when somebody asks for them, and not before a frame was presented: the start does not wait.
@MainActor package protocol SceneThumbnails: AnyObject {
  /// The picture of a scene's first frame in a style; nil as long as it is not made, which asking sees to.
  ///
  /// The same object every time, so that it is drawn from what the renderer kept of it.
  func thumbnail(of name: String, isDark: Bool) -> CGImage?
  /// Called after a picture that was asked for has been made.
  var onThumbnail: (() -> Void)? { get set }
}
