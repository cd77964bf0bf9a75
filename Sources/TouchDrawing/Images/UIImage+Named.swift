import TouchGeometry

extension UIImage {
  /// The image of a name in the program's own folder; nil when there is none.
  ///
  /// Looked for beside the program's file, and in the folders there whose names end in `.resources`, which is where
  /// SwiftPM puts resources: `name@2x.png` and `name@3x.png` on displays with that many pixels in a point, or else
  /// `name.png`, or else the other of the two. A name may have its ending.
  public convenience init?(named name: String) {
    guard let path = ProgramFolder.picture(name, scale: UITraitCollection.current.displayScale) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// The pixels of the image in one color, which counts where and as far as the image is opaque.
  ///
  /// A dynamic color is taken as it is at this moment.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The pixels of the image in one color, to be drawn in a mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard cgImage != nil else { return self }
    let parts = color.cgColor
    var tinted = image.bitmap
    for index in tinted.pixels.indices {
      let opacity = CGFloat(tinted.pixels[index] >> 24) / 255 * parts.alpha
      func part(_ value: CGFloat) -> UInt32 { UInt32((value * opacity * 255).rounded()) }
      tinted.pixels[index] =
        UInt32((opacity * 255).rounded()) << 24 | part(parts.red) << 16 | part(parts.green) << 8 | part(parts.blue)
    }
    guard let picture = CGImage(tinted) else { return self }
    return UIImage(cgImage: picture, scale: scale, orientation: .up).withRenderingMode(renderingMode)
  }
}

/// The folder of the program's file, and what SwiftPM has put into it.
enum ProgramFolder {
  /// The path of the picture of a name that suits a display best; nil when there is none.
  static func picture(_ name: String, scale: CGFloat) -> String? {
    guard !name.isEmpty, let folder = path else { return nil }
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let endings = scale >= 2.5 ? ["@3x", "@2x", ""] : scale >= 1.5 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    for place in [folder] + resourceFolders(in: folder) {
      for ending in endings {
        let path = "\(place)/\(plain)\(ending).png"
        if access(path, R_OK) == 0 { return path }
      }
    }
    return nil
  }

  private static var path: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink("/proc/self/exe", bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    guard count > 0, count < buffer.count else { return nil }
    let file = String(decoding: buffer[..<count], as: UTF8.self)
    return file.lastIndex(of: "/").map { String(file[..<$0]) }
  }

  /// Sorted, so that the same picture is found whatever the order in the folder.
  private static func resourceFolders(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var found: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".resources") { found.append("\(folder)/\(name)") }
    }
    return found.sorted()
  }
}
