import TouchGeometry

extension UIFontDescriptor {
  /// What a description may say. https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  public struct AttributeName: Hashable, Sendable, RawRepresentable {
    /// Tells the attributes apart.
    public let rawValue: String
    /// The attribute of a name; one that is not among those below is passed over.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family: a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the typeface: a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style within the family: a string as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits by `TraitKey`: a dictionary.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// What `AttributeName.traits` may say. https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  public struct TraitKey: Hashable, Sendable, RawRepresentable {
    /// Tells the traits apart.
    public let rawValue: String
    /// The trait of a name; one that is not among those below is passed over.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Symbolic traits: their `rawValue`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant: a number; above 0 the letters are slanted.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A description by its attributes; where they say nothing, the system's typeface.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/init(fontattributes:)
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let whole = UIFontDescriptor(typeface: .design(.system), weight: nil, isItalic: nil, size: 0)
      .addingAttributes(attributes)
    self.init(typeface: whole.typeface, weight: whole.weight, isItalic: whole.isItalic, size: whole.pointSize)
  }

  /// The same description with some attributes in the place of its own.
  ///
  /// A value of another type than its attribute's, and an attribute that is not known, are passed over.
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/addingattributes(_:)
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String {
      result = UIFontDescriptor(typeface: .name(name), weight: nil, isItalic: nil, size: pointSize)
    } else if let family = attributes[.family] as? String {
      result = result.withFamily(family)
    }
    if let face = attributes[.face] as? String { result = result.withFace(face) }
    if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    if let bits = traits[.symbolic] as? UInt32 {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
    }
    let weight = (traits[.weight] as? UIFont.Weight) ?? Self.number(traits[.weight]).map(UIFont.Weight.init(_:))
    let slant = Self.number(traits[.slant])
    return UIFontDescriptor(
      typeface: result.typeface, weight: weight ?? result.weight, isItalic: slant.map { $0 > 0 } ?? result.isItalic,
      size: result.pointSize)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  /// What the description says: `name` where it names a typeface, `size` where it has one, and `traits`.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/fontattributes
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    if case .name(let name) = typeface { attributes[.name] = name }
    if pointSize > 0 { attributes[.size] = pointSize }
    var traits: [TraitKey: Any] = [:]
    if let weight { traits[.weight] = weight.rawValue }
    if isItalic == true { traits[.slant] = CGFloat(1) }
    if !traits.isEmpty { attributes[.traits] = traits }
    return attributes
  }

  /// One of the attributes; for `traits` what is true of the typeface, also where the description does not say it.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/object(forkey:)
  public func object(forKey attribute: AttributeName) -> Any? {
    let font = UIFont(descriptor: self, size: 0)
    switch attribute {
    case .family: return font.familyName
    case .name: return font.fontName
    case .size: return pointSize
    case .traits:
      return [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: font.weight.rawValue,
        .slant: CGFloat(font.isItalic ? 1 : 0),
      ] as [TraitKey: Any]
    default: return fontAttributes[attribute]
    }
  }
}
