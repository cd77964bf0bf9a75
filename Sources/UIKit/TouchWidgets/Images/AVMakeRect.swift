import TouchGeometry

/// Returns the largest rectangle with an aspect ratio in another rectangle, centered.
///
/// A declaration of AVFoundation, which apps import for images. An empty ratio or rectangle has an empty result.
///
/// - Parameters:
///   - aspectRatio: the ratio, as any size that has it.
///   - boundingRect: the rectangle around the result.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let outer = boundingRect.standardized
  guard aspectRatio.width > 0, aspectRatio.height > 0, !outer.isNull else {
    return CGRect(x: outer.midX, y: outer.midY, width: 0, height: 0)
  }
  let scale = min(outer.width / aspectRatio.width, outer.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(x: outer.midX - size.width / 2, y: outer.midY - size.height / 2, width: size.width, height: size.height)
}
