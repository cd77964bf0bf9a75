import TouchArbiter
import TouchGeometry

/// Recognizes a pointer over its view, with no button down: a mouse, or a pen that does not touch.
///
/// Continuous: `began` when the pointer enters the view or its subviews, `changed` for each movement, `ended` when it
/// leaves. Fingers never make it recognize, and it excludes no other recognizer (semantics 7.8). A pen that touches does
/// not end it (semantics 53.8). `allowedTouchTypes` selects the devices: `pencil` is a pen, `indirectPointer` a mouse.
/// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer location, in window coordinates.
  private var place = CGPoint.zero
  /// The pen that is the pointer; nil for a mouse.
  private var pen: PenHover?

  /// The distance of the pen from the surface: 1 is the farthest that the device measures, near 0 is right above it.
  ///
  /// 0 for the mouse, and for pens that do not measure it (semantics 53.8).
  /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/zoffset
  open var zOffset: CGFloat { pen?.distance ?? 0 }

  /// The angle between the pen and the surface, in radians: 0 for a flat pen, π/2 for an upright one; 0 for the mouse.
  /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/altitudeangle
  open var altitudeAngle: CGFloat { pen?.angles.altitude ?? 0 }

  /// The rotation of the pen around its own axis, in radians from −π to below π, clockwise; 0 for the mouse.
  /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/rollangle
  open var rollAngle: CGFloat { pen?.angles.roll ?? 0 }

  /// Returns the direction of the pen's far end, in radians from 0 to below 2π: 0 along +x of the view, clockwise.
  ///
  /// 0 for an upright pen and for the mouse.
  ///
  /// - Parameter view: The view in whose coordinates the angle is measured; nil for the window.
  /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/azimuthangle(in:)
  open func azimuthAngle(in view: UIView?) -> CGFloat { azimuth(in: view).angle }

  /// Returns the direction of `azimuthAngle(in:)` as a vector of length 1.
  ///
  /// - Parameter view: The view in whose coordinates the vector is; nil for the window.
  /// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/azimuthunitvector(in:)
  open func azimuthUnitVector(in view: UIView?) -> CGVector { azimuth(in: view).vector }

  /// Returns true for hover events only: it follows the pointer without a button.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// Returns false.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns false.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns the pointer location, in the coordinates of `view`, or of the window if that is nil.
  open override func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  override var followsPointer: Bool { true }

  override func hover(at place: CGPoint, pen: PenHover?) {
    (self.place, self.pen) = (place, pen)
    become(phase == .possible ? .began : .changed, .thresholdReached)
  }

  override func leave(at place: CGPoint) {
    self.place = place
    if phase != .possible { become(.ended, .lifted) }
  }

  private func azimuth(in view: UIView?) -> PenAzimuth {
    let window = self.view?.window
    return PenAzimuth(pen?.angles ?? .upright) { place in
      convert(window?.fromSuperview(place) ?? place, to: view)
    }
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached, .lifted: "7.8"
    default: Self.rule(for: reason)
    }
  }
}
