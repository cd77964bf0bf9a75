import TouchGeometry

/// An error in a call of a host.
public enum HostError: Error, Equatable, CustomStringConvertible {
  /// A size below one pixel, of more than 16,384 pixels, or NaN.
  case invalidSize(CGSize)
  /// A number of pixels per point that is not between 0.25 and 8.
  case invalidScale(CGFloat)
  /// A buffer whose size in pixels is not the surface's; its size and the expected one.
  case wrongBufferSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// Rows that overlap, or do not begin at whole pixels.
  case invalidStride(Int, width: Int)
  /// A `cairo_t` with an error.
  case brokenContext
  /// There is no picture because memory is exhausted.
  case noPicture
  /// The host was closed.
  case closed

  /// The message for the host's developer.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "a surface cannot be \(size.width) points wide and \(size.height) points high: from 1 to 16384 pixels each way"
    case .invalidScale(let scale): "a surface cannot have \(scale) pixels in a point: from 0.25 to 8"
    case .wrongBufferSize(let width, let height, let expectedWidth, let expectedHeight):
      "the buffer has \(width) by \(height) pixels, and the surface \(expectedWidth) by \(expectedHeight)"
    case .invalidStride(let stride, let width):
      "rows of \(width) pixels cannot be \(stride) bytes apart: at least \(width * 4), and a multiple of 4"
    case .brokenContext: "the drawing context has an error"
    case .noPicture: "there is not enough memory for a picture"
    case .closed: "the host was closed"
    }
  }
}
