import TouchGeometry

/// The fixed colors. https://developer.apple.com/documentation/uikit/uicolor/fixed_colors
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white.
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
  /// Invisible.
  public static let clear = UIColor(white: 0, alpha: 0)
}

/// Colors of the program's resources.
extension UIColor {
  /// The color of a name among the program's resources; nil when there is none.
  ///
  /// That is a `name.colorset` of an asset catalog or beside the program, looked for as `UIImage(named:)` looks. With a
  /// variant for dark surroundings the color is dynamic. Read each time.
  public convenience init?(named name: String) { self.init(named: name, folders: ProgramFolder.folders) }

  #if FoundationGeometry
  /// The color of a name among the resources of a bundle; nil when there is none.
  ///
  /// As `init(named:)`; without a bundle that is what it does. With traits, the color is the one under them.
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

  /// The color of a name in some folders.
  package convenience init?(named name: String, folders: [String]) {
    guard let folder = ProgramFolder.set(name, "colorset", in: folders), let color = AssetSet(folder: folder)?.color
    else { return nil }
    self.init(color.fixed, dynamic: color.dynamic)
  }
}

extension UIColor {
  /// Makes this the color of fills in the current context; without one, nothing happens.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color of lines in the current context; without one, nothing happens.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Makes this the color of fills and lines in the current context; without one, nothing happens.
  public func set() {
    setFill()
    setStroke()
  }
}
