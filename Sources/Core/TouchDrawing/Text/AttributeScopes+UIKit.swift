import TouchGeometry

// The kit's attributes for Swift's attributed strings, available with Foundation's trait.

#if FoundationGeometry
extension AttributeScopes {
  /// The attributes of an `AttributedString` that the kit draws, in addition to Foundation's (semantics 16.14).
  ///
  /// Paragraph styles, shadows and attachments are mutable objects, which an `AttributedString` cannot hold.
  ///
  /// https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The extra space after each cluster, in points.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The offset of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Whether the font's ligatures are used; 0 for no.
    public let ligature: LigatureAttribute
    /// The width of the outline of letters, in hundredths of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The slant of letters to the right, as a fraction of their height.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the horizontal scale of letters.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes, of which links are drawn.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The key's name.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The extra space after each cluster, in points.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The offset of the text above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// Whether the font's ligatures are used; 0 for no.
    public enum LigatureAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = Int
      /// The key's name.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// The width of the outline of letters, in hundredths of the font size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// Hundredths.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The color of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The slant of letters to the right, as a fraction of their height.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// A fraction of a height.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The natural logarithm of the horizontal scale of letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// A logarithm.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }

  /// The kit's attributes as a scope.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The kit's attributes by their names: `text.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
#endif
