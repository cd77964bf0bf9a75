import TouchGeometry

/// The space that windows stand in: the one of the display server's window, because a program does not learn where
/// that is on the desktop. https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor public final class UIScreen: NSObject {
  private(set) weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The screen of the scene that is meant where none is named: the scene whose event is being handled or that was
  /// connected just now, else that of the key window, else the first one.
  ///
  /// Before there is one, asking is a programming error.
  public static var main: UIScreen {
    guard let screen = UIApplication.installed?.presentScene?.screen else {
      preconditionFailure("UIScreen.main: the application has no window on a display yet")
    }
    return screen
  }

  /// The bounds of `main`, and no extent before there is one: what a view has before somebody places it.
  package static var presentBounds: CGRect { UIApplication.installed?.presentScene?.screen.bounds ?? .zero }

  /// The extent in points, from the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: scene?.surface.size ?? .zero) }

  /// Pixels per point.
  public var scale: CGFloat { scene?.surface.scale ?? 1 }

  /// The extent in pixels, from the origin.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Pixels per point, the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// How many frames the display shows in a second, rounded; 60 where it does not say.
  public var maximumFramesPerSecond: Int {
    let rate = scene?.surface.framesPerSecond ?? FrameClock.usualRate
    return Int((rate >= 1 && rate <= 1000 ? rate : FrameClock.usualRate).rounded())
  }

  /// The screen's space.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen: UICoordinateSpace {
  /// Where a point of the screen is in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.convert(point, from: nil, to: coordinateSpace as? UIView)
  }
  /// Where a point of another space is on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.convert(point, from: coordinateSpace as? UIView, to: nil)
  }
  /// The smallest upright rectangle in another space around one of the screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.convert(rect, from: nil, to: coordinateSpace as? UIView)
  }
  /// The smallest upright rectangle on the screen around one of another space.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.convert(rect, from: coordinateSpace as? UIView, to: nil)
  }
}
