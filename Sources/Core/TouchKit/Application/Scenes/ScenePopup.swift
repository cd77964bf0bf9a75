import TouchDrawing
import TouchGeometry
import TouchPlatform

/// A part of a scene outside the edges of its surface: the platform shows it in a borderless window.
///
/// The views stay in their hierarchy, at positions outside their window. Frames show the scene's content there, and
/// touches that begin there go to one view. The platform's window opens with the next frame.
@MainActor package final class ScenePopup {
  /// A change that the creator of a popup has to follow.
  package enum Change: Sendable {
    /// The platform opens no window there; the popup is useless.
    case refused
    /// The scene has lost the keyboard, or the user has pressed elsewhere; the popup is useless.
    case left
    /// The platform has moved the popup.
    case moved(CGVector)
  }

  /// The rectangle, in points of the scene, as the platform can show it.
  package private(set) var rect: CGRect
  /// The rectangle next to which the popup opens, in points of the scene.
  private let anchor: CGRect
  /// The view that receives the touches that begin there.
  private(set) weak var view: UIView?
  private let onChange: (Change) -> Void
  private weak var scene: UIWindowScene?
  private var surface: (any PlatformSurface)?
  private let painter: (any FramePainter)?
  /// The next frame to present; nil if nothing changed.
  private var frame: PresentedFrame?

  init(
    _ rect: CGRect, at anchor: CGRect, _ view: UIView, in scene: UIWindowScene, _ onChange: @escaping (Change) -> Void
  ) {
    self.rect = scene.surface.popupFrame(around: rect)
    (self.anchor, self.view, self.scene, self.onChange) = (anchor, view, scene, onChange)
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
  func leave() { onChange(.left) }

  /// Whether the earlier content is lost.
  var hasLostPixels: Bool { surface?.hasLostPixels ?? true }

  /// Stores the next frame to present.
  ///
  /// - Parameters:
  ///   - list: the content, relative to the upper left corner of the popup.
  ///   - damage: in points of the scene.
  func store(_ list: DisplayList, damage: [CGRect]) {
    let moved = damage.map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
    frame = PresentedFrame(list, damage: moved, painter: painter)
  }

  /// Presents a new frame, in a window that is opened if necessary.
  func present() {
    guard let frame, let scene else { return }
    if surface == nil {
      // Windows may be nested in the order in which they open.
      scene.closeLeavingPopups()
      let wanted = PopupDescription(rect: rect, anchor: anchor) { [weak self] in self?.follow($0) }
      surface = scene.surface.openPopup(wanted)
    }
    self.frame = nil
    guard let surface else { return onChange(.refused) }
    surface.present(frame)
  }

  /// Follows a change by the platform.
  private func follow(_ change: PopupChange) {
    guard let scene, scene.popups.contains(where: { $0 === self }) else { return }
    switch change {
    case .placed(let origin):
      let distance = CGVector(dx: origin.x - rect.minX, dy: origin.y - rect.minY)
      if distance != .zero {
        rect.origin = origin
        onChange(.moved(distance))
      }
      scene.frameNeeded()
    case .refused: onChange(.refused)
    case .dismissed: onChange(.left)
    case .lost:
      surface = nil
      scene.frameNeeded()
    }
  }
}

extension UIWindowScene {
  /// The area where popups may be placed, in points of the scene; null if popups are not supported.
  package var popupRoom: CGRect { surface.popupRoom }
  /// The largest size of a popup, in points.
  package var popupLimit: CGSize { surface.popupLimit }

  /// Shows a part of the scene in front of all windows, from the next frame.
  ///
  /// - Parameters:
  ///   - rect: in points of the scene; it is extended to what the platform can show.
  ///   - anchor: the rectangle next to which the popup opens, in points of the scene.
  ///   - view: receives the touches that begin there, by its `hitTest(_:with:)`.
  ///   - onChange: called when the platform has moved the popup, and when the popup has become useless; its creator then
  ///     closes it.
  /// - Returns: the popup, which is removed when it is closed, and with the scene.
  package func openPopup(
    over rect: CGRect, at anchor: CGRect, for view: UIView,
    onChange: @escaping @MainActor (ScenePopup.Change) -> Void
  ) -> ScenePopup {
    let popup = ScenePopup(rect, at: anchor, view, in: self, onChange)
    popups.append(popup)
    frameNeeded()
    return popup
  }

  /// Closes a window of the platform at the end of the turn.
  func leave(_ surface: any PlatformSurface) {
    leavingPopups.append(surface)
    application?.sendRequestsUnlessBusy()
  }

  /// Closes the windows of popups that were closed in this turn.
  func closeLeavingPopups() {
    let leaving = leavingPopups
    leavingPopups = []
    for popup in leaving { popup.take(.close) }
  }

  /// Returns the view that receives touches at a point of the scene, because a popup shows it there.
  func popupView(at place: CGPoint) -> UIView? { popups.last { $0.rect.contains(place) }?.view }
}
