import TouchDrawing
import TouchGeometry
import TouchPlatform

/// A part of a scene that lies beyond the edges of its surface: the platform shows it in a window without a frame.
///
/// The views stay where they are in the tree, at places outside of their window. Frames show there what the scene has
/// there, and touches that come down there go to one view. The platform's window opens with the next frame.
@MainActor package final class ScenePopup {
  /// Why a popup is of no use any more.
  package enum End: Sendable {
    /// The platform opens no window there.
    case refused
    /// The scene has lost the keyboard: what lies in front of all windows goes.
    case left
  }

  /// What is shown, in points of the scene, on whole pixels.
  package let rect: CGRect
  /// What gets the touches that come down there.
  private(set) weak var view: UIView?
  private let onEnd: (End) -> Void
  private weak var scene: UIWindowScene?
  private var surface: (any PlatformSurface)?
  private let painter: (any FramePainter)?
  /// What is to be presented next; nil where nothing is new.
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

  /// Takes it off the screen, at the end of the turn.
  package func close() {
    guard let scene, let index = scene.popups.firstIndex(where: { $0 === self }) else { return }
    scene.popups.remove(at: index)
    if let surface { scene.leave(surface) }
    surface = nil
    scene.frameNeeded()
  }

  /// The scene has lost the keyboard.
  func leave() { onEnd(.left) }

  /// Whether nothing is there that was shown before.
  var hasLostPixels: Bool { surface?.hasLostPixels ?? true }

  /// Takes what is presented next.
  ///
  /// - Parameters:
  ///   - list: what is seen there, from the upper left corner of the popup.
  ///   - damage: in points of the scene.
  func take(_ list: DisplayList, damage: [CGRect]) {
    let moved = damage.map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
    frame = PresentedFrame(list, damage: moved, painter: painter)
  }

  /// Shows what is new, on a window that is opened if it is not there.
  func present() {
    guard let frame, let scene else { return }
    if surface == nil { surface = scene.surface.openPopup(over: rect) }
    self.frame = nil
    guard let surface else { return onEnd(.refused) }
    surface.present(frame)
  }
}

extension UIWindowScene {
  /// Where popups may stand, in points of the scene; null where there are none.
  package var popupRoom: CGRect { surface.popupRoom }

  /// Shows a part of the scene in front of all windows, from the next frame on.
  ///
  /// - Parameters:
  ///   - rect: in points of the scene; parts of pixels become whole ones.
  ///   - view: gets the touches that come down there. Its `hitTest(_:with:)` is asked.
  ///   - onEnd: called when the popup is of no use any more. Its maker closes it then.
  /// - Returns: the popup. It goes when it is closed, and with the scene.
  package func openPopup(
    over rect: CGRect, for view: UIView, onEnd: @escaping @MainActor (ScenePopup.End) -> Void
  ) -> ScenePopup {
    let popup = ScenePopup(rect, view, in: self, onEnd)
    popups.append(popup)
    frameNeeded()
    return popup
  }

  /// A window of the platform's goes at the end of the turn.
  func leave(_ surface: any PlatformSurface) {
    leavingPopups.append(surface)
    application?.sendRequestsUnlessBusy()
  }

  /// The view that gets what comes down at a place of the scene, because a popup shows it there.
  func outlyingView(at place: CGPoint) -> UIView? { popups.last { $0.rect.contains(place) }?.view }
}
