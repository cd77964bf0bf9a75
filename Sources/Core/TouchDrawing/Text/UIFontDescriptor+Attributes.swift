import TouchGeometry

extension UIFontDescriptor {
  /// The attributes of a descriptor.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  public struct AttributeName: Hashable, Sendable, RawRepresentable {
    /// The name of the attribute.
    public let rawValue: String
    /// Creates the attribute with a name; unknown attributes are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family: a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the typeface: a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style within the family: a string such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits by `TraitKey`: a dictionary.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The keys of `AttributeName.traits`.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  public struct TraitKey: Hashable, Sendable, RawRepresentable {
    /// The name of the trait.
    public let rawValue: String
    /// Creates the trait with a name; unknown traits are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Symbolic traits: their `rawValue`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant: a number; positive for slanted letters.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Creates a descriptor from attributes; by default it describes the system font.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/init(fontattributes:)
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let whole = UIFontDescriptor(typeface: .design(.system), weight: nil, isItalic: nil, size: 0)
      .addingAttributes(attributes)
    self.init(typeface: whole.typeface, weight: whole.weight, isItalic: whole.isItalic, size: whole.pointSize)
  }

  /// Returns the descriptor with some attributes replaced.
  ///
  /// Values of unexpected types and unknown attributes are ignored.
  ///
  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/addingattributes(_:)
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String {
      result = UIFontDescriptor(typeface: .name(name), weight: nil, isItalic: nil, size: pointSize)
    } else if let family = attributes[.family] as? String {
      result = result.withFamily(family)
    }
    if let face = attributes[.face] as? String { result = result.withFace(face) }
    if let size = CGFloat(value: attributes[.size]) { result = result.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    if let bits = traits[.symbolic] as? UInt32 {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
    }
    let weight = (traits[.weight] as? UIFont.Weight) ?? CGFloat(value: traits[.weight]).map(UIFont.Weight.init(_:))
    let slant = CGFloat(value: traits[.slant])
    return UIFontDescriptor(
      typeface: result.typeface, weight: weight ?? result.weight, isItalic: slant.map { $0 > 0 } ?? result.isItalic,
      size: result.pointSize)
  }

  /// The descriptor's attributes: `name` if it names a typeface, `size` if it has one, and `traits`.
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

  /// Returns an attribute; `traits` are those of the typeface, even if the descriptor does not specify them.
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

extension CGFloat {
  /// Creates a number from a value of a dictionary that apps fill; nil for values of other types.
  package init?(value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self.init(value)
    case let value as Float: self.init(value)
    case let value as Int: self.init(value)
    default: return nil
    }
  }
}
