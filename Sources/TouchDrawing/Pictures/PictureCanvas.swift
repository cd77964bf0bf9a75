import TouchGeometry

/// A context whose drawing becomes a picture.
struct PictureCanvas: Sendable {
  let context = CGContext()
  /// In points.
  private let size: CGSize
  /// Pixels in a point.
  private let scale: CGFloat
  private let isOpaque: Bool

  /// A canvas for a part of the space; 0 for the scale means that of the present traits.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    size = bounds.size
    self.scale = scale > 0 && scale.isFinite ? scale : max(UITraitCollection.current.displayScale, 1)
    self.isOpaque = isOpaque
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  /// The picture of what was drawn so far; without pixels when there is no room for any, or too much.
  var image: UIImage {
    guard size.width > 0, size.height > 0 else { return UIImage() }
    guard let system = ImageSystem.current else { return nothing("asked for before the program has a window") }
    let background = isOpaque ? CGColor.black : CGColor.black.faded(by: 0)
    guard let bitmap = system.bitmap(of: context.displayList, size: size, scale: scale, background: background),
      let image = CGImage(bitmap)
    else { return nothing("\(size.width) by \(size.height) points are too many") }
    return UIImage(image, scale: scale)
  }

  private func nothing(_ reason: String) -> UIImage {
    let line = "a picture was not made: \(reason)\n"
    _ = write(2, line, line.utf8.count)
    return UIImage()
  }
}
