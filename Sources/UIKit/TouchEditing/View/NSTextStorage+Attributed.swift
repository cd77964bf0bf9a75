import TouchDrawing
import TouchGeometry
import TouchKit

// The methods of an attributed string.

extension NSTextStorage {
  /// Returns a part of the text with its attributes and the defaults of the view; a range past the end is clamped.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString { attributed(clamped(range)) }

  /// Replaces a range with attributed text.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(clamped(range), attrString)
  }

  /// Inserts attributed text at an offset; offsets past the end are clamped.
  public func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends attributed text.
  public func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Deletes the text of a range.
  public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  public func setAttributedString(_ attrString: NSAttributedString) { replace(0..<length, attrString) }

  #if FoundationGeometry
  /// Returns the attributes at an offset and the range with equal attributes; empty past the end of the text.
  public func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    let found = attributes(at: location)
    range?.pointee = found.range
    return found.attributes
  }

  /// Returns an attribute at an offset and the range with equal attributes; nil past the end of the text.
  public func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// Calls a closure for each part of a range with equal attributes, until the closure stops it.
  ///
  /// The closure may change the text; the parts are those at the beginning of the call.
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

  /// Calls a closure for each part of a range with an equal value of an attribute, including nil, until the closure
  /// stops it.
  ///
  /// The closure may change the text; the parts are those at the beginning of the call.
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
