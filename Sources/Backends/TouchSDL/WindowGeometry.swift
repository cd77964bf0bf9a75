import CSDL2
import TouchGeometry

/// How places that SDL reports become places in points.
struct WindowGeometry: Equatable, Sendable {
  /// The window in SDL's units: pixels on X11, the compositor's logical pixels on Wayland.
  var width: Int32
  var height: Int32
  /// SDL's units per point.
  var unitsPerPoint: CGFloat = 1
  /// What a finger's coordinate of 1 stands for.
  var fingerSpan: FingerSpan

  enum FingerSpan: Equatable, Sendable {
    /// The last unit, as SDL's X11 driver divides by the width less one.
    case lastUnit
    /// The far edge, as its Wayland driver divides by the width.
    case farEdge

    /// That of the library that runs: SDL 3, behind sdl2-compat, divides by the width less one on Wayland, too.
    init(isWayland: Bool) {
      self = isWayland && touch_sdl_is_compat() == SDL_FALSE ? .farEdge : .lastUnit
    }
  }

  /// Size in points.
  var size: CGSize { CGSize(width: CGFloat(width) / unitsPerPoint, height: CGFloat(height) / unitsPerPoint) }

  /// A place of the mouse, which may lie outside.
  func point(mouseX: Int32, mouseY: Int32) -> CGPoint {
    CGPoint(x: CGFloat(mouseX) / unitsPerPoint, y: CGFloat(mouseY) / unitsPerPoint)
  }

  /// A place of a finger, always inside: a coordinate of 1 is the last unit, so that a touch at the edge hits.
  func point(fingerX: Float, fingerY: Float) -> CGPoint {
    CGPoint(x: place(fingerX, of: width), y: place(fingerY, of: height))
  }

  private func place(_ coordinate: Float, of length: Int32) -> CGFloat {
    let last = CGFloat(max(length - 1, 0))
    let span: CGFloat =
      switch fingerSpan {
      case .lastUnit: last
      case .farEdge: CGFloat(length)
      }
    var place = CGFloat(coordinate) * span
    // The single precision of SDL's coordinate must not show: whole units come out whole.
    if abs(place - place.rounded()) < 1e-3 { place = place.rounded() }
    return min(max(place, 0), last) / unitsPerPoint
  }
}
