import TouchDrawing
import TouchGeometry
import TouchKit

extension UILabel {
  /// The attributed text that was set, or one made of the properties.
  var currentAttributedText: NSAttributedString? {
    if let styled { return styled }
    guard let text else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text, attributes: [.font: font!, .foregroundColor: textColor!, .paragraphStyle: paragraph])
  }

  /// Stores an attributed text, and sets the properties from its first character (semantics 16.7).
  func storeAttributed(_ attributed: NSAttributedString?) {
    restoreOwnLook()
    isTakingAttributes = true
    if attributed != nil { ownLook = (font, textColor) }
    styled = attributed.map { NSAttributedString(attributedString: $0) }
    text = styled?.string
    let first = styled?.firstAttributes ?? [:]
    if let own = first[.font] as? UIFont { font = own }
    if let own = first[.foregroundColor] as? UIColor { textColor = own }
    if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = paragraph.alignment
      lineBreakMode = paragraph.lineBreakMode
    }
    isTakingAttributes = false
    contentDidChange()
  }

  /// Restores the font and the color that were set on the label.
  func restoreOwnLook() {
    guard let own = ownLook else { return }
    ownLook = nil
    isTakingAttributes = true
    if font != own.font { font = own.font }
    if textColor != own.color { textColor = own.color }
    isTakingAttributes = false
  }

  /// Sets one attribute of a whole attributed text.
  func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled, !isTakingAttributes, let value else { return }
    let changed = NSMutableAttributedString(attributedString: styled)
    changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
    self.styled = changed
  }

  /// Changes the style of all paragraphs of an attributed text.
  func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let styled, !isTakingAttributes else { return }
    let changed = NSMutableAttributedString(attributedString: styled)
    let all = NSRange(location: 0, length: styled.length)
    styled.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
      guard let style = (value as? NSParagraphStyle ?? .default).mutableCopy() as? NSMutableParagraphStyle else {
        return
      }
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    self.styled = changed
  }

  /// Returns the layout of the text for drawing.
  func set(width: CGFloat?, lines: Int, scale: CGFloat = 1) -> AttributedLayout {
    let color = shownColor
    guard let styled else { return setPlain(width, lines, scale, color.cgColor) }
    var defaults = AttributedLayout.Defaults(font: font, color: color)
    (defaults.alignment, defaults.lineBreakMode, defaults.scale) = (textAlignment, lineBreakMode, scale)
    defaults.naturalAlignment = naturalAlignment
    defaults.tint = tintColor
    // A label that is highlighted or disabled has one color.
    defaults.overridingColor = isHighlighted && highlightedTextColor != nil || !isEnabled ? color : nil
    // The kit's paragraphs wrap at words by default, but a label truncates its last line.
    defaults.overridingLineBreaks = lineBreakMode
    return AttributedLayout(styled, defaults, width: width, maximumLines: max(lines, 0))
  }

  /// Returns the layout of the text for measuring, without colors.
  func setColorless(width: CGFloat?, lines: Int) -> AttributedLayout {
    styled == nil ? setPlain(width, lines, 1, .black) : set(width: width, lines: lines)
  }

  private func setPlain(_ width: CGFloat?, _ lines: Int, _ scale: CGFloat, _ color: CGColor) -> AttributedLayout {
    let font = scale == 1 ? self.font! : self.font.withSize(self.font.pointSize * scale)
    return AttributedLayout(
      TextLayout(
        text ?? "", font: font, color: color, width: width,
        alignment: textAlignment == .natural ? naturalAlignment : textAlignment, lineBreakMode: lineBreakMode,
        maximumLines: max(lines, 0)))
  }
}

extension NSAttributedString {
  /// The attributes of the first character; empty without text.
  package var firstAttributes: [Key: Any] {
    var found: [Key: Any] = [:]
    guard length > 0 else { return found }
    enumerateAttributes(in: NSRange(location: 0, length: 1), options: []) { attributes, _, _ in found = attributes }
    return found
  }
}
