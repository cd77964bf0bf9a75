import TouchCairo
import TouchDrawing
import TouchGeometry

extension TouchHost {
  /// Returns the surface as a PNG file with its size in pixels.
  ///
  /// - Throws: `closed`, and `noPicture` if memory is exhausted.
  public func png() throws(HostError) -> [UInt8] {
    try paintWhole()
    guard let bytes = surface.png() else { throw .noPicture }
    return bytes
  }

  /// Returns the surface as a PDF of one page: text and shapes as vectors, one unit per point.
  ///
  /// Shadows and masks are bitmaps in it.
  ///
  /// - Throws: `closed`, and `noPicture` if memory is exhausted.
  public func pdf() throws(HostError) -> [UInt8] {
    try paintWhole()
    guard let bytes = surface.content?.pdf(size: surface.size) else { throw .noPicture }
    return bytes
  }

  /// Draws the surface on a `cairo_t` of the host whose unit is the point, with its corner at the origin, inside the
  /// context's clip.
  ///
  /// The changes since the last drawing count as drawn.
  ///
  /// - Parameter context: A context of the Cairo library that the program is linked with; its matrix, clip and source
  ///   are restored.
  /// - Throws: `closed`, and `brokenContext` for a context with an error.
  public func draw(onCairo context: OpaquePointer) throws(HostError) {
    guard !isClosed else { throw .closed }
    if loop.isFrameRequested { update() }
    guard !isClosed else { throw .closed }
    guard surface.draw(on: context) else { throw .brokenContext }
  }

  /// Presents everything, so that the surface has its whole content.
  private func paintWhole() throws(HostError) {
    guard !isClosed else { throw .closed }
    surface.keepsContent = true
    handle(.expose)
    surface.keepsContent = false
    guard !isClosed else { throw .closed }
  }
}
