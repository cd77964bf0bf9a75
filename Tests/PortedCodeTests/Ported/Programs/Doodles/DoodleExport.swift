import UIKit

#if FoundationGeometry
struct DoodleExport {
  let canvas: DoodleCanvas

  var image: UIImage {
    return UIGraphicsImageRenderer(bounds: canvas.bounds).image { context in
      canvas.layer.render(in: context.cgContext)
    }
  }

  var data: Data? { return image.pngData() }
}
#endif
