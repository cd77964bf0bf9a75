import TouchGeometry

// Converts between Swift's attributed strings and those that the kit draws.

#if FoundationGeometry
private typealias Scope = AttributeScopes.UIKitAttributes
private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

extension NSAttributedString {
  /// Creates the same text with the kit's attributes and links; other attributes are dropped (semantics 16.14).
  ///
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.drawn))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates the same text with the kit's attributes and links; other attributes are dropped (semantics 16.14).
  ///
  /// https://developer.apple.com/documentation/foundation/attributedstring/init(_:)
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      result += AttributedString(text, attributes: AttributeContainer(attributes))
    }
    self = result
  }
}

extension AttributeContainer {
  /// Creates a container of a dictionary's kit attributes and links; values of unexpected types are dropped.
  ///
  /// https://developer.apple.com/documentation/foundation/attributecontainer/init(_:)
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = ResolvedAttributes.number(dictionary[.kern])
    self[Scope.UnderlineStyleAttribute.self] = Self.style(dictionary[.underlineStyle])
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughStyleAttribute.self] = Self.style(dictionary[.strikethroughStyle])
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Scope.BaselineOffsetAttribute.self] = ResolvedAttributes.number(dictionary[.baselineOffset])
    self[Scope.LigatureAttribute.self] = ResolvedAttributes.number(dictionary[.ligature]).map { Int($0) }
    self[Scope.StrokeWidthAttribute.self] = ResolvedAttributes.number(dictionary[.strokeWidth])
    self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Scope.ObliquenessAttribute.self] = ResolvedAttributes.number(dictionary[.obliqueness])
    self[Scope.ExpansionAttribute.self] = ResolvedAttributes.number(dictionary[.expansion])
    self[Link.self] = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    ResolvedAttributes.number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  /// The attributes in the format of `NSAttributedString`.
  package var drawn: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scope.FontAttribute.self]
    result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    result[.kern] = self[Scope.KernAttribute.self]
    result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    result[.ligature] = self[Scope.LigatureAttribute.self]
    result[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
    result[.strokeColor] = self[Scope.StrokeColorAttribute.self]
    result[.obliqueness] = self[Scope.ObliquenessAttribute.self]
    result[.expansion] = self[Scope.ExpansionAttribute.self]
    result[.link] = self[Link.self]
    return result
  }
}
#endif
