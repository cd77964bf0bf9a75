import TouchDrawing
import TouchGeometry
import TouchKit

// Parts of the text with their attributes, as an attributed string has them.

extension NSTextStorage {
  /// A part of the text with its attributes, those of the view included; what lies beyond the text is cut off.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString { attributed(clamped(range)) }

  /// Puts text with its attributes in the place of a range.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(clamped(range), attrString)
  }

  /// Puts text with its attributes before a unit; beyond the text means its end.
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds text with its attributes at the end.
  public func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Takes letters out.
  public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Becomes another text.
  public func setAttributedString(_ attrString: NSAttributedString) { replace(0..<length, attrString) }

  #if FoundationGeometry
  /// The attributes at a unit, and the range over which they are the same; nothing beyond the text.
  public func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    let found = attributes(at: location)
    range?.pointee = found.range
    return found.attributes
  }

  /// An attribute at a unit, and the range over which all of them are the same; nil beyond the text.
  public func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// Tells of each stretch of a range over which the attributes are the same, until it is stopped.
  ///
  /// The text may be changed meanwhile; told is what was there when the call began.
  public func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let part = clamped(enumerationRange)
    attributed(part).enumerateAttributes(in: NSRange(location: 0, length: part.count), options: opts) {
      attributes, range, stop in
      block(attributes, NSRange(location: range.location + part.lowerBound, length: range.length), stop)
    }
  }

  /// Tells of each stretch of a range over which one attribute has one value, nil included, until it is stopped.
  ///
  /// The text may be changed meanwhile; told is what was there when the call began.
  public func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let part = clamped(enumerationRange)
    attributed(part).enumerateAttribute(attrName, in: NSRange(location: 0, length: part.count), options: opts) {
      value, range, stop in
      block(value, NSRange(location: range.location + part.lowerBound, length: range.length), stop)
    }
  }
  #endif
}
