import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

// Conversion between attributed strings and the text storage.

extension StyleTable {
  /// Returns the content of an attributed string, with the numbers of its attributes.
  func content(of attributed: NSAttributedString) -> TextContent {
    var content = TextContent(TextRope(attributed.string))
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
      attributes, range, _ in
      let number = self.number(of: attributes)
      if number != 0 { content.setStyle(number, over: range.location..<(range.location + range.length)) }
    }
    return content
  }

  /// Returns a range of a text as an attributed string; the given attributes apply where a style has none.
  func attributed(
    _ content: TextContent, _ range: Range<Int>, defaults: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: content.text.string(in: range), attributes: defaults)
    for run in content.styles.runs(in: range) where run.value != 0 {
      let place = NSRange(location: run.range.lowerBound - range.lowerBound, length: run.range.count)
      result.addAttributes(self[run.value], range: place)
    }
    return result
  }
}
