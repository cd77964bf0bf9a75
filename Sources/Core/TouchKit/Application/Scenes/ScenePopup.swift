import TouchDrawing
import TouchGeometry
import TouchPlatform

/// A part of a scene outside the edges of its surface: the platform shows it in a borderless window.
///
/// The views stay in their hierarchy, at positions outside their window. Frames show the scene's content there, and
/// touches that begin there go to one view. The platform's window opens with the next frame.
@MainActor package final class ScenePopup {
  /// Why a popup has become useless.
  package enum End: Sendable {
    /// The platform opens no window there.
    case refused
    /// The scene has lost the keyboard: popups in front of all windows close.
    case left
  }

  /// The rectangle, in points of the scene, on whole pixels.
  package let rect: CGRect
  /// The view that receives the touches that begin there.
  private(set) weak var view: UIView?
  private let onEnd: (End) -> Void
  private weak var scene: UIWindowScene?
  private var surface: (any PlatformSurface)?
  private let painter: (any FramePainter)?
  /// The next frame to present; nil if nothing changed.
  private var frame: PresentedFrame?

  init(_ rect: CGRect, _ view: UIView, in scene: UIWindowScene, _ onEnd: @escaping (End) -> Void) {
    let scale = scene.surface.scale
    let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
    let (right, bottom) = ((rect.maxX * scale).rounded(.up), (rect.maxY * scale).rounded(.up))
    self.rect = CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    (self.view, self.scene, self.onEnd) = (view, scene, onEnd)
    painter = scene.application?.painting?.makePainter()
  }

  /// Removes the popup from the screen, at the end of the turn.
  package func close() {
    guard let scene, let index = scene.popups.firstIndex(where: { $0 === self }) else { return }
    scene.popups.remove(at: index)
    if let surface { scene.leave(surface) }
    surface = nil
    scene.frameNeeded()
  }

  /// Called when the scene has lost the keyboard.
  func leave() { onEnd(.left) }

  /// Whether the earlier content is lost.
  var hasLostPixels: Bool { surface?.hasLostPixels ?? true }

  /// Stores the next frame to present.
  ///
  /// - Parameters:
  ///   - list: the content, relative to the upper left corner of the popup.
  ///   - damage: in points of the scene.
  func take(_ list: DisplayList, damage: [CGRect]) {
    let moved = damage.map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
    frame = PresentedFrame(list, damage: moved, painter: painter)
  }

  /// Presents a new frame, in a window that is opened if necessary.
  func present() {
    guard let frame, let scene else { return }
    if surface == nil { surface = scene.surface.openPopup(over: rect) }
    self.frame = nil
    guard let surface else { return onEnd(.refused) }
    surface.present(frame)
  }
}

extension UIWindowScene {
  /// The area where popups may be placed, in points of the scene; null if popups are not supported.
  package var popupRoom: CGRect { surface.popupRoom }

  /// Shows a part of the scene in front of all windows, from the next frame.
  ///
  /// - Parameters:
  ///   - rect: in points of the scene; it is extended to whole pixels.
  ///   - view: receives the touches that begin there, by its `hitTest(_:with:)`.
  ///   - onEnd: called when the popup has become useless; its creator then closes it.
  /// - Returns: the popup, which is removed when it is closed, and with the scene.
  package func openPopup(
    over rect: CGRect, for view: UIView, onEnd: @escaping @MainActor (ScenePopup.End) -> Void
  ) -> ScenePopup {
    let popup = ScenePopup(rect, view, in: self, onEnd)
    popups.append(popup)
    frameNeeded()
    return popup
  }

  /// Closes a window of the platform at the end of the turn.
  func leave(_ surface: any PlatformSurface) {
    leavingPopups.append(surface)
    application?.sendRequestsUnlessBusy()
  }

  /// Returns the view that receives touches at a point of the scene, because a popup shows it there.
  func outlyingView(at place: CGPoint) -> UIView? { popups.last { $0.rect.contains(place) }?.view }
}
