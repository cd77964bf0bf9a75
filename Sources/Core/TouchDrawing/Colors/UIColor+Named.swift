import TouchGeometry

/// The fixed colors.
///
/// https://developer.apple.com/documentation/uikit/uicolor/fixed_colors
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// One third white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(hex: 0xFF0000)
  /// Pure green.
  public static let green = UIColor(hex: 0x00FF00)
  /// Pure blue.
  public static let blue = UIColor(hex: 0x0000FF)
  /// Green and blue.
  public static let cyan = UIColor(hex: 0x00FFFF)
  /// Red and green.
  public static let yellow = UIColor(hex: 0xFFFF00)
  /// Red and blue.
  public static let magenta = UIColor(hex: 0xFF00FF)
  /// Red with half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red with half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// Colors in the app's resources.
extension UIColor {
  /// Creates the color with a name in the app's resources; nil if there is none.
  ///
  /// That is a `name.colorset` in an asset catalog or next to the app, found in the same way as by `UIImage(named:)`.
  /// With a dark variant the color is dynamic. It is read each time.
  public convenience init?(named name: String) { self.init(named: name, folders: ProgramFolder.folders) }

  #if FoundationGeometry
  /// Creates the color with a name in the resources of a bundle; nil if there is none.
  ///
  /// It works like `init(named:)`, which it equals without a bundle. With traits, the color is resolved for them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = bundle.map { [$0.resourcePath, $0.bundlePath].compactMap { $0 } } ?? ProgramFolder.folders
    guard let traitCollection else {
      self.init(named: name, folders: folders)
      return
    }
    guard let color = UIColor(named: name, folders: folders) else { return nil }
    self.init(cgColor: color.parts(with: traitCollection))
  }
  #endif

  /// Creates the color with a name in some folders.
  package convenience init?(named name: String, folders: [String]) {
    guard let folder = ProgramFolder.set(name, "colorset", in: folders), let color = AssetSet(folder: folder)?.color
    else { return nil }
    self.init(color.fixed, dynamic: color.dynamic)
  }
}

extension UIColor {
  /// Sets the fill color of the current context; without one, nothing happens.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context; without one, nothing happens.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Sets the fill and stroke color of the current context; without one, nothing happens.
  public func set() {
    setFill()
    setStroke()
  }
}
