import CSDL2
import TouchGeometry

/// Converts positions that SDL reports to points.
struct WindowGeometry: Equatable, Sendable {
  /// The window in SDL's units: pixels on X11, the compositor's logical pixels on Wayland.
  var width: Int32
  var height: Int32
  /// SDL's units per point.
  var unitsPerPoint: CGFloat = 1
  /// The position that a finger's coordinate of 1 means.
  var fingerSpan: FingerSpan

  enum FingerSpan: Equatable, Sendable {
    /// The last unit, because SDL's X11 driver divides by the width minus one.
    case lastUnit
    /// The right or bottom edge, because SDL's Wayland driver divides by the width.
    case farEdge

    /// The convention of the running library: SDL 3, used by sdl2-compat, divides by the width minus one on Wayland,
    /// too.
    init(isWayland: Bool) {
      self = isWayland && touch_sdl_is_compat() == SDL_FALSE ? .farEdge : .lastUnit
    }
  }

  /// The size in points.
  var size: CGSize { CGSize(width: CGFloat(width) / unitsPerPoint, height: CGFloat(height) / unitsPerPoint) }

  /// The position of the mouse, which may be outside.
  func point(mouseX: Int32, mouseY: Int32) -> CGPoint {
    CGPoint(x: CGFloat(mouseX) / unitsPerPoint, y: CGFloat(mouseY) / unitsPerPoint)
  }

  /// The position of a finger, always inside: a coordinate of 1 is the last unit, so that a touch at the edge hits.
  func point(fingerX: Float, fingerY: Float) -> CGPoint {
    CGPoint(x: place(fingerX, of: width), y: place(fingerY, of: height))
  }

  /// The position of a finger that may be outside of the window; nil inside, where `point(fingerX:fingerY:)` applies.
  func pointOutside(_ place: RawEvent.Place?) -> CGPoint? {
    guard let place, place.x < 0 || place.y < 0 || place.x > Double(width) || place.y > Double(height) else {
      return nil
    }
    return CGPoint(x: CGFloat(place.x) / unitsPerPoint, y: CGFloat(place.y) / unitsPerPoint)
  }

  private func place(_ coordinate: Float, of length: Int32) -> CGFloat {
    let last = CGFloat(max(length - 1, 0))
    let span: CGFloat =
      switch fingerSpan {
      case .lastUnit: last
      case .farEdge: CGFloat(length)
      }
    var place = CGFloat(coordinate) * span
    // Removes the error of SDL's single-precision coordinate, so that whole units are exact.
    if abs(place - place.rounded()) < 1e-3 { place = place.rounded() }
    return min(max(place, 0), last) / unitsPerPoint
  }
}
