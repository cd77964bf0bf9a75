import Synchronization
import TouchGeometry

extension UIImage {
  /// Creates the image with a name in the app's resources; nil if there is none.
  ///
  /// The search covers the folder of the app's executable, and the folders there whose names end in `.resources`, where
  /// SwiftPM puts resources. It finds `name.imageset`, also in an asset catalog, or a file with the extension of the
  /// name or else `png`, `jpg`, `jpeg`, `webp` or `svg`. On a display with two or three pixels per point, `name@2x` or
  /// `name@3x` is preferred, then `name`, then the other of the two. An image that is still in use is not read again.
  public convenience init?(named name: String) {
    self.init(named: name, in: ProgramFolder.folders, UITraitCollection.current)
  }

  #if FoundationGeometry
  /// Creates the image with a name in the resources of a bundle; nil if there is none.
  ///
  /// It works like `init(named:)`, which it equals without a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = bundle.map { [$0.resourcePath, $0.bundlePath].compactMap { $0 } } ?? ProgramFolder.folders
    self.init(named: name, in: folders, traitCollection ?? UITraitCollection.current)
  }
  #endif

  /// Creates the image with a name in some folders.
  package convenience init?(named name: String, in folders: [String], _ traits: UITraitCollection) {
    guard let known = NamedImage.find(name, in: folders, traits) else { return nil }
    self.init(known.pixels, scale: known.scale, mode: known.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Creates the image of an image literal: the image with a name in the app's resources, which must exist.
  public convenience init(imageLiteralResourceName name: String) {
    guard let known = NamedImage.find(name, in: ProgramFolder.folders, UITraitCollection.current) else {
      preconditionFailure("#imageLiteral(resourceName: \"\(name)\"): there is no image of this name")
    }
    self.init(known.pixels, scale: known.scale, mode: known.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Returns the image in one color, with the opacity of the image.
  ///
  /// A dynamic color is resolved when this method is called.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns the image in one color, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard cgImage != nil else { return self }
    let parts = color.cgColor
    if let symbol = tintedSymbol(parts, mode: renderingMode) { return symbol }
    var tinted = image.bitmap
    for index in tinted.pixels.indices {
      let opacity = CGFloat(tinted.pixels[index] >> 24) / 255 * parts.alpha
      func part(_ value: CGFloat) -> UInt32 { UInt32((value * opacity * 255).rounded()) }
      tinted.pixels[index] =
        UInt32((opacity * 255).rounded()) << 24 | part(parts.red) << 16 | part(parts.green) << 8 | part(parts.blue)
    }
    guard let picture = CGImage(tinted) else { return self }
    let result = UIImage(picture, scale: scale, mode: renderingMode)
    return growth.map { result.resizableImage(withCapInsets: $0.caps, resizingMode: $0.mode) } ?? result
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal without a type annotation.
public typealias _ImageLiteralType = UIImage

/// The file with a name, and its pixels, which are read once while in use.
private struct NamedImage {
  var pixels: CGImage
  var scale: CGFloat
  var isTemplate = false

  private struct Kept {
    weak var pixels: CGImage?
  }

  private static let kept = Mutex<[String: Kept]>([:])

  static func find(_ name: String, in folders: [String], _ traits: UITraitCollection) -> NamedImage? {
    if let path = ProgramFolder.picture(name, scale: traits.displayScale, in: folders) {
      return pixels(of: path).map { NamedImage(pixels: $0, scale: ImageName(path).scale ?? 1) }
    }
    guard let folder = ProgramFolder.set(name, "imageset", in: folders),
      let chosen = AssetSet(folder: folder)?.image(
        scale: traits.displayScale, isDark: traits.userInterfaceStyle == .dark)
    else { return nil }
    return pixels(of: "\(folder)/\(chosen.file)").map {
      NamedImage(pixels: $0, scale: chosen.scale, isTemplate: chosen.isTemplate)
    }
  }

  private static func pixels(of path: String) -> CGImage? {
    if let known = kept.withLock({ $0[path]?.pixels }) { return known }
    guard let image = UIImage(contentsOfFile: path)?.cgImage else { return nil }
    kept.withLock {
      $0 = $0.filter { $0.value.pixels != nil }
      $0[path] = Kept(pixels: image)
    }
    return image
  }
}
