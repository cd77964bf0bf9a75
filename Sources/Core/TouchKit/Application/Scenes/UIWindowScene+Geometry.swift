import TouchGeometry

// The size, position and state of a window on the desktop (semantics 40.8).

extension UIWindowScene {
  /// Whether the window covers the display, without a title bar.
  public var isFullScreen: Bool { isConnected && surface.state == .fullScreen }

  /// The current geometry of the window.
  public var effectiveGeometry: Geometry {
    Geometry(systemFrame: CGRect(origin: surface.place ?? .zero, size: surface.size))
  }

  /// Requests another size and position; the desktop may refuse, and on Wayland it ignores the position.
  ///
  /// `errorHandler` is called with a `UISceneError` inside a host, which owns the window, and for a frame that is not
  /// finite. Sizes and positions are limited to those that display servers accept.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard isConnected, application?.supportsMultipleScenes == true else {
      errorHandler?(UISceneError(code: .requestDenied, description: "the window belongs to another program"))
      return
    }
    guard let frame = (geometryPreferences as? GeometryPreferences.Mac)?.systemFrame, !frame.isNull else { return }
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
      errorHandler?(UISceneError(code: .requestDenied, description: "the frame is not finite"))
      return
    }
    func limit(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      min(max(value, range.lowerBound), range.upperBound)
    }
    request(.size(CGSize(width: limit(frame.width, 1...16384), height: limit(frame.height, 1...16384))))
    request(.place(CGPoint(x: limit(frame.minX, -32767...32767), y: limit(frame.minY, -32767...32767))))
  }

  /// Makes the window cover the display, or ends that, like the command of the same name on the Mac.
  ///
  /// It has no effect if `sizeRestrictions.allowsFullScreen` is false.
  public func toggleFullScreen(_ sender: Any?) {
    guard isFullScreen || sizeRestrictions?.allowsFullScreen == true else { return }
    request(.state(isFullScreen ? .normal : .fullScreen))
  }

  /// Maximizes the window, or restores its size, like the command of the same name on the Mac.
  public func performZoom(_ sender: Any?) {
    request(.state(surface.state == .maximized ? .normal : .maximized))
  }

  /// Hides the window; the desktop's list of windows shows it again.
  public func performMiniaturize(_ sender: Any?) { request(.state(.minimized)) }

  /// The geometry of a window. https://developer.apple.com/documentation/uikit/uiwindowscene/geometry
  @preconcurrency @MainActor public final class Geometry: UIObject {
    /// The frame of the content on the display, in points; its origin is zero on Wayland, which does not report it.
    public let systemFrame: CGRect

    init(systemFrame: CGRect) {
      self.systemFrame = systemFrame
      super.init()
    }
  }

  /// A preferred geometry of a window; use a subclass.
  ///
  /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
  @preconcurrency @MainActor public class GeometryPreferences: UIObject {
    /// A preferred frame on a desktop, as for the Mac.
    public final class Mac: GeometryPreferences {
      /// The frame of the content on the display, in points; null for no preference.
      public var systemFrame: CGRect

      /// Creates a preference for a frame.
      public init(systemFrame: CGRect = .null) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }
}
