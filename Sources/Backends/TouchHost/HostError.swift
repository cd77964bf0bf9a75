import TouchGeometry

/// What is wrong with something that a host said.
public enum HostError: Error, Equatable, CustomStringConvertible {
  /// A size below one pixel, of more than 16,384 pixels, or that is no number.
  case invalidSize(CGSize)
  /// A number of pixels in a point that is not between 0.25 and 8.
  case invalidScale(CGFloat)
  /// A buffer of another size in pixels than the surface has; what it has and what it should have.
  case wrongBufferSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// Rows that overlap, or do not begin at whole pixels.
  case invalidStride(Int, width: Int)
  /// A `cairo_t` with an error.
  case brokenContext
  /// There is no picture, for lack of memory.
  case noPicture
  /// The host was closed; nothing can be done with it any more.
  case closed

  /// What to tell the host's programmer.
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
