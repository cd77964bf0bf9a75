import TouchDrawing
import TouchGeometry

/// What a scene shows from now on, and what of it is new.
@MainActor public struct PresentedFrame {
  /// What is seen inside the damage; what is seen elsewhere may be missing.
  package let content: DisplayList
  /// What changed since the frame before: rectangles in points, on whole pixels, never empty.
  ///
  /// The surface keeps the pixels elsewhere from the frame before.
  public let damage: [CGRect]
  /// Who turns the content into pixels; nil in an application that draws nothing.
  package let painter: (any FramePainter)?

  /// A frame.
  ///
  /// - Parameters:
  ///   - content: what is seen inside the damage.
  ///   - damage: in points.
  ///   - painter: who paints it.
  package init(_ content: DisplayList, damage: [CGRect], painter: (any FramePainter)?) {
    self.content = content
    self.damage = damage
    self.painter = painter
  }

  /// Paints into pixels that hold the frame before.
  ///
  /// - Parameters:
  ///   - buffer: where to; it is not kept.
  ///   - rects: what to paint, in points: `damage`, or more of it where the platform has lost pixels; nil for all.
  /// - Returns: false when nobody paints or when the buffer cannot be painted into.
  @discardableResult public func paint(into buffer: PixelBuffer, damage rects: [CGRect]?) -> Bool {
    painter?.paint(content, damage: rects, into: buffer) ?? false
  }
}

/// Pixels of somebody else's, for the time of one call.
///
/// 32 bits each, `0xAARRGGBB` in the machine's order, colors multiplied with opacity.
public struct PixelBuffer {
  /// The first pixel of the uppermost row.
  public let base: UnsafeMutableRawPointer
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int
  /// Pixels per point.
  public let scale: CGFloat

  /// Pixels in memory, which the caller keeps valid as long as the value is used.
  public init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: CGFloat) {
    (self.base, self.width, self.height, self.stride, self.scale) = (base, width, height, stride, scale)
  }
}

/// Turns what a scene shows into pixels.
///
/// One per scene, so that it may keep what it needs from frame to frame.
@MainActor package protocol FramePainter: AnyObject {
  /// Paints a list into a buffer; false when that cannot be painted into.
  ///
  /// The damage is in points, on whole pixels and inside the buffer; the pixels outside of it stay as they are. Nil
  /// paints everything.
  func paint(_ content: DisplayList, damage: [CGRect]?, into buffer: PixelBuffer) -> Bool
}

/// Who paints: a parameter of the application.
@MainActor package protocol Painting {
  /// A painter for one more scene.
  func makePainter() -> any FramePainter
}
