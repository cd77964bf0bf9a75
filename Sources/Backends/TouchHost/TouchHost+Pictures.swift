import TouchCairo
import TouchDrawing
import TouchGeometry

extension TouchHost {
  /// What the surface shows, as the bytes of a PNG file with the surface's size in pixels.
  ///
  /// - Throws: `closed`, and `noPicture` where there is not enough memory.
  public func png() throws(HostError) -> [UInt8] {
    try paintWhole()
    guard let bytes = surface.png() else { throw .noPicture }
    return bytes
  }

  /// What the surface shows, as the bytes of a PDF of one page: letters and shapes as such, a point to a point.
  ///
  /// Shadows and masks are pictures in it.
  ///
  /// - Throws: `closed`, and `noPicture` where there is not enough memory.
  public func pdf() throws(HostError) -> [UInt8] {
    try paintWhole()
    guard let bytes = surface.content?.pdf(size: surface.size) else { throw .noPicture }
    return bytes
  }

  /// Draws what the surface shows on a `cairo_t` of the host whose unit is the point, with its corner at the origin, as
  /// far as the context's clip lets it.
  ///
  /// What changed since the last drawing counts as drawn.
  ///
  /// - Parameter context: of the same Cairo that the program is linked with; its matrix, clip and source are left as
  ///   they were.
  /// - Throws: `closed`, and `brokenContext` for a context with an error.
  public func draw(onCairo context: OpaquePointer) throws(HostError) {
    guard !isClosed else { throw .closed }
    if loop.isFrameRequested { update() }
    guard !isClosed else { throw .closed }
    guard surface.draw(on: context) else { throw .brokenContext }
  }

  /// Has everything presented, so that the surface has its whole content.
  private func paintWhole() throws(HostError) {
    guard !isClosed else { throw .closed }
    surface.keepsContent = true
    handle(.expose)
    surface.keepsContent = false
    guard !isClosed else { throw .closed }
  }
}
