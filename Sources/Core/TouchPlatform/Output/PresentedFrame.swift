import TouchDrawing
import TouchGeometry

/// The new content of a scene, and its changed parts.
@MainActor public struct PresentedFrame {
  /// The content inside the damage; content outside may be missing.
  package let content: DisplayList
  /// The changes since the previous frame: rectangles in points, on whole pixels, never empty.
  ///
  /// The surface keeps the pixels outside from the previous frame.
  public let damage: [CGRect]
  /// Paints the content; nil in an application that draws nothing.
  package let painter: (any FramePainter)?

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - content: the content inside the damage.
  ///   - damage: in points.
  ///   - painter: paints the content.
  package init(_ content: DisplayList, damage: [CGRect], painter: (any FramePainter)?) {
    self.content = content
    self.damage = damage
    self.painter = painter
  }

  /// Paints into pixels that contain the previous frame.
  ///
  /// - Parameters:
  ///   - buffer: the target; it is not retained.
  ///   - rects: the area to paint, in points: `damage`, or more if the platform has lost pixels; nil for all.
  /// - Returns: false without a painter, or if the buffer cannot be painted into.
  @discardableResult public func paint(into buffer: PixelBuffer, damage rects: [CGRect]?) -> Bool {
    painter?.paint(content, damage: rects, into: buffer) ?? false
  }
}

/// Borrowed pixels, valid during a call.
///
/// 32 bits each, `0xAARRGGBB` in native byte order, with premultiplied alpha.
public struct PixelBuffer {
  /// The first pixel of the top row.
  public let base: UnsafeMutableRawPointer
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of bytes from one row to the next.
  public let stride: Int
  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates a buffer of pixels in memory, which the caller keeps valid while the value is used.
  public init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: CGFloat) {
    (self.base, self.width, self.height, self.stride, self.scale) = (base, width, height, stride, scale)
  }
}

/// Paints the content of a scene.
///
/// There is one painter per scene, so that it can keep state from frame to frame.
@MainActor package protocol FramePainter: AnyObject {
  /// Paints a list into a buffer; returns false if that is not possible.
  ///
  /// The damage is in points, on whole pixels and inside the buffer; pixels outside it are unchanged. Nil paints
  /// everything.
  func paint(_ content: DisplayList, damage: [CGRect]?, into buffer: PixelBuffer) -> Bool
}

/// A factory of painters: a parameter of the application.
@MainActor package protocol Painting {
  /// Creates a painter for a scene.
  func makePainter() -> any FramePainter
}
