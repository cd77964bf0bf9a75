import TouchGeometry

// Swift's attributed strings with what the kit draws; Foundation has them, so they are there with its trait.

#if FoundationGeometry
extension AttributeScopes {
  /// What the kit draws of an `AttributedString`, beside Foundation's own attributes (semantics 16.14).
  ///
  /// Paragraph styles, shadows and attachments are objects that may change, which an `AttributedString` cannot hold.
  /// https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  public struct UIKitAttributes: AttributeScope {
    /// The typeface.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after each cluster.
    public let kern: KernAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters are raised above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Whether letters become one where the font says so; 0 for no.
    public let ligature: LigatureAttribute
    /// How wide the outline of letters is, in hundredths of their font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// How far letters lean to the right, in parts of their height.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of how many times their width letters are wide.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes, of which links are drawn.
    public let foundation: FoundationAttributes

    /// The typeface.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The key's name.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points after each cluster.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The color of the line below the letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The color of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// How far letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// Whether letters become one where the font says so; 0 for no.
    public enum LigatureAttribute: AttributedStringKey {
      /// A number.
      public typealias Value = Int
      /// The key's name.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// How wide the outline of letters is, in hundredths of their font's size.
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
    /// How far letters lean to the right, in parts of their height.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// Parts of a height.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The natural logarithm of how many times their width letters are wide.
    public enum ExpansionAttribute: AttributedStringKey {
      /// A logarithm.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
  }

  /// The kit's attributes, where a call asks for a scope.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The kit's attributes by their names: `text.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
#endif
