import Synchronization
import TouchGeometry

extension UIImage {
  /// How the area between an image's caps fills a larger space.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum
  public enum ResizingMode: Int, Sendable {
    /// The area is tiled.
    case tile = 0
    /// The area is stretched.
    case stretch = 1
  }

  /// The margins, in points, that keep their size when the image is resized; zero for an image without any.
  public var capInsets: UIEdgeInsets { growth?.caps ?? .zero }

  /// The mode for the rest of a resized image; `stretch` for an image that is not resizable.
  public var resizingMode: ResizingMode { growth?.mode ?? .stretch }

  /// Returns the same image with margins that keep their size when it is resized; the rest is tiled.
  ///
  /// - Parameter capInsets: The margins in points; at least one pixel is left between them.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image with margins that keep their size when it is resized.
  ///
  /// The corners keep their size, the edges grow in one direction, the middle grows in both. If there is less room than
  /// the margins need, they shrink. Image views use this in the content modes that stretch.
  ///
  /// - Parameters:
  ///   - capInsets: The margins in points; at least one pixel is left between them.
  ///   - resizingMode: Whether the rest is stretched or tiled; for a single row or column both are the same.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    guard let pixels = cgImage else { return self }
    func inset(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    let caps = UIEdgeInsets(
      top: inset(capInsets.top), left: inset(capInsets.left), bottom: inset(capInsets.bottom),
      right: inset(capInsets.right))
    return UIImage(
      pixels, scale: scale, mode: renderingMode, growth: ImageGrowth(pixels, scale, caps, resizingMode),
      alignment: alignmentRectInsets)
  }

  /// Returns the same image, in which one point between two end caps is stretched: the older form of cap insets.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width at the left that keeps its size, in points; with 0 the whole width is stretched.
  ///   - topCapHeight: The height at the top that keeps its size, in points; with 0 the whole height is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func ends(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      cap > 0 ? (CGFloat(cap), max(length - CGFloat(cap) - 1, 0)) : (0, 0)
    }
    let (left, right) = ends(leftCapWidth, size.width)
    let (top, bottom) = ends(topCapHeight, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
  }

  /// Tiles a rectangle of the current context with the image in its own size, from the upper left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard cgImage != nil, !rect.isInfinite, !rect.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    context.append(.image(ImageFill(image: image, rect: rect.standardized, tile: size)))
  }

  /// Whether the image has cap insets.
  package var isResizable: Bool { growth != nil }

  /// Returns the fills that draw the image in a rectangle.
  package func fills(
    in rect: CGRect, opacity: CGFloat = 1, quality: CGInterpolationQuality = .default, tint: CGColor? = nil
  ) -> [ImageFill] {
    let rect = rect.standardized
    guard let growth, rect.size != size else {
      return [ImageFill(image: image, rect: rect, opacity: opacity, quality: quality, tint: tint)]
    }
    return growth.places(in: rect).map { part in
      ImageFill(
        image: part.image, rect: part.rect, opacity: opacity, quality: quality, tint: tint, tile: part.tile)
    }
  }
}

/// The nine parts of an image that are resized differently.
final class ImageGrowth: Sendable {
  let caps: UIEdgeInsets
  let mode: UIImage.ResizingMode

  private let image: CGImage
  private let scale: CGFloat
  /// The boundaries of the parts, in pixels.
  private let columns: [Int]
  private let rows: [Int]
  /// The parts in reading order, created when first needed; always the same objects, so that drawings can be compared.
  private let parts = Mutex<[CGImage?]?>(nil)

  init(_ image: CGImage, _ scale: CGFloat, _ caps: UIEdgeInsets, _ mode: UIImage.ResizingMode) {
    (self.image, self.scale, self.caps, self.mode) = (image, scale, caps, mode)
    func cuts(_ first: CGFloat, _ last: CGFloat, _ count: Int) -> [Int] {
      let start = min(Int(pixels: (first * scale).rounded()), count - 1)
      let end = max(count - Int(pixels: (last * scale).rounded()), start + 1)
      return [0, start, end, count]
    }
    columns = cuts(caps.left, caps.right, image.width)
    rows = cuts(caps.top, caps.bottom, image.height)
  }

  struct Place {
    var image: CGImage
    var rect: CGRect
    /// The size of one tile in points; nil for a stretched part.
    var tile: CGSize?
  }

  /// Returns the parts that have pixels, with their rectangles.
  func places(in rect: CGRect) -> [Place] {
    let across = edges(columns, from: rect.minX, to: rect.maxX)
    let down = edges(rows, from: rect.minY, to: rect.maxY)
    let parts = cutParts()
    var places: [Place] = []
    for row in 0..<3 {
      for column in 0..<3 {
        guard let part = parts[row * 3 + column] else { continue }
        let place = CGRect(
          x: across[column], y: down[row], width: across[column + 1] - across[column],
          height: down[row + 1] - down[row])
        guard place.width > 0, place.height > 0 else { continue }
        places.append(Place(image: part, rect: place, tile: tile(of: part, in: place, row: row, column: column)))
      }
    }
    return places
  }

  /// Returns the boundaries of the parts in points.
  private func edges(_ cuts: [Int], from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    let (first, last) = (CGFloat(cuts[1]) / scale, CGFloat(cuts[3] - cuts[2]) / scale)
    // If there is less room than the caps need, it is divided between them.
    let shrink = first + last > end - start ? (end - start) / (first + last) : 1
    return [start, start + first * shrink, end - last * shrink, end]
  }

  private func tile(of part: CGImage, in place: CGRect, row: Int, column: Int) -> CGSize? {
    let repeatsAcross = mode == .tile && column == 1 && part.width > 1
    let repeatsDown = mode == .tile && row == 1 && part.height > 1
    guard repeatsAcross || repeatsDown else { return nil }
    return CGSize(
      width: repeatsAcross ? CGFloat(part.width) / scale : place.width,
      height: repeatsDown ? CGFloat(part.height) / scale : place.height)
  }

  private func cutParts() -> [CGImage?] {
    parts.withLock { kept in
      if let kept { return kept }
      // Decoded once for all nine parts.
      let whole = CGImage(image.bitmap)
      var made: [CGImage?] = []
      for row in 0..<3 {
        for column in 0..<3 {
          made.append(
            whole?.cropping(
              to: CGRect(
                x: CGFloat(columns[column]), y: CGFloat(rows[row]),
                width: CGFloat(columns[column + 1] - columns[column]), height: CGFloat(rows[row + 1] - rows[row]))))
        }
      }
      kept = made
      return made
    }
  }
}
