import Synchronization
import TouchGeometry

/// What a piece of text needs, in points.
package struct TextMetrics: Equatable, Sendable {
  /// The width of the longest line and the height of all lines that are shown.
  package var size: CGSize
  /// From the top to the first line's baseline.
  package var firstBaseline: CGFloat
  /// From the top to the last shown line's baseline.
  package var lastBaseline: CGFloat
  /// How many lines are shown.
  package var lineCount: Int
  /// Whether some of the text is not shown.
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// The measures of a font, in points.
package struct FontMetrics: Equatable, Sendable {
  /// Above the baseline, positive.
  package var ascender: CGFloat
  /// Below the baseline, negative.
  package var descender: CGFloat
  /// From one baseline to the next.
  package var lineHeight: CGFloat

  package init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}

/// How far letters rise above the baseline, in points.
package struct LetterHeights: Equatable, Sendable {
  /// Capitals with flat tops.
  package var capital: CGFloat
  /// Small letters without ascenders.
  package var small: CGFloat

  package init(capital: CGFloat, small: CGFloat) { (self.capital, self.small) = (capital, small) }
}

/// What can measure text.
///
/// Called from any thread, as often as layout asks; engines keep what they have measured.
package protocol TextEngine: Sendable {
  /// The measures of text as it would be drawn; they do not depend on the device's scale.
  func measure(_ layout: TextLayout) -> TextMetrics
  /// The lines of text as it would be drawn, with the places of all clusters.
  ///
  /// Where text is shortened with an ellipsis, clusters that are not seen lie where it begins.
  func lines(of layout: TextLayout) -> [TextLine]
  /// A rectangle, with the text's upper left corner at the origin, outside of which none of it is drawn at any scale.
  func drawnBounds(of layout: TextLayout) -> CGRect
  /// The measures of a font.
  func metrics(of font: UIFont) -> FontMetrics
  /// The typefaces that there are, sorted by family, weight and name.
  var faces: [FontFace] { get }
  /// Adds the typefaces of a font file for the rest of the process; false when it holds none.
  ///
  /// A file that was added already counts as added.
  func addFonts(fromFile path: String) -> Bool
  /// How high the letters of a font are; measured with every call, since few programs ask.
  func letterHeights(of font: UIFont) -> LetterHeights
}

extension TextEngine {
  /// What holds the text in any font.
  package func drawnBounds(of layout: TextLayout) -> CGRect { layout.looseBounds }
}

/// The process's text engine: the composition installs one before the first view is made.
package enum TextSystem {
  private static let installed = Mutex<any TextEngine>(GridTextEngine())

  /// The engine that fonts and labels ask; `GridTextEngine` until another is installed.
  package static var current: any TextEngine { installed.withLock { $0 } }

  /// Makes an engine the current one, for all threads.
  ///
  /// What was laid out before is not laid out again.
  package static func install(_ engine: any TextEngine) {
    installed.withLock { $0 = engine }
    textsMayDiffer()
  }

  private static let epochs = Atomic<Int>(0)

  /// Another number whenever texts may measure otherwise than before.
  package static var epoch: Int { epochs.load(ordering: .relaxed) }

  /// To be called by engines that have more fonts than before.
  package static func textsMayDiffer() { epochs.wrappingAdd(1, ordering: .relaxed) }
}
