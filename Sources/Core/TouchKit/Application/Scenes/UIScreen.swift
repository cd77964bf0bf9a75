import TouchGeometry

/// The space of the app's windows: that of the display server's window, whose position on the desktop is unknown.
///
/// https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor public final class UIScreen: NSObject {
  private(set) weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The screen of the scene to use if none is specified.
  ///
  /// The scene whose event is being handled or that was connected last, otherwise that of the key window, otherwise the
  /// first one. Reading it before a scene exists is a programming error.
  public static var main: UIScreen {
    guard let screen = UIApplication.installed?.presentScene?.screen else {
      preconditionFailure("UIScreen.main: the application has no window on a display yet")
    }
    return screen
  }

  /// The bounds of `main`, or zero before it exists: the default frame of a controller's view.
  package static var presentBounds: CGRect { UIApplication.installed?.presentScene?.screen.bounds ?? .zero }

  /// The bounds in points, from the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: scene?.surface.size ?? .zero) }

  /// Returns a view that shows the visible windows of the scene as they are now.
  ///
  /// It is empty before the first frame. https://developer.apple.com/documentation/uikit/uiscreen/snapshotview(afterscreenupdates:)
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let whole = UIView(frame: bounds)
    for window in scene?.byLevel ?? [] {
      guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      snapshot.frame = window.frame
      whole.addSubview(snapshot)
    }
    return whole
  }

  /// The number of pixels per point.
  public var scale: CGFloat { scene?.surface.scale ?? 1 }

  /// The bounds in pixels, from the origin.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of pixels per point, the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// The display's frames per second, rounded; 60 if unknown.
  public var maximumFramesPerSecond: Int {
    let rate = scene?.surface.framesPerSecond ?? FrameClock.usualRate
    return Int((rate >= 1 && rate <= 1000 ? rate : FrameClock.usualRate).rounded())
  }

  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen: UICoordinateSpace {
  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.convert(point, from: nil, to: coordinateSpace as? UIView)
  }
  /// Converts a point of another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.convert(point, from: coordinateSpace as? UIView, to: nil)
  }
  /// Converts a rectangle of the screen: returns the smallest upright rectangle in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.convert(rect, from: nil, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle of another space: returns the smallest upright rectangle on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.convert(rect, from: coordinateSpace as? UIView, to: nil)
  }
}
