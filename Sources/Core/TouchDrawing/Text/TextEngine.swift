import Synchronization
import TouchGeometry

/// The measurements of a text, in points.
package struct TextMetrics: Equatable, Sendable {
  /// The width of the longest line and the height of all visible lines.
  package var size: CGSize
  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat
  /// The distance from the top to the last visible line's baseline.
  package var lastBaseline: CGFloat
  /// The number of visible lines.
  package var lineCount: Int
  /// Whether part of the text is not shown.
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool
  ) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.lineCount, self.isTruncated) = (lineCount, isTruncated)
  }
}

/// The metrics of a font, in points.
package struct FontMetrics: Equatable, Sendable {
  /// The height above the baseline, positive.
  package var ascender: CGFloat
  /// The depth below the baseline, negative.
  package var descender: CGFloat
  /// The distance between baselines.
  package var lineHeight: CGFloat

  package init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}

/// The heights of letters above the baseline, in points.
package struct LetterHeights: Equatable, Sendable {
  /// The height of flat capital letters.
  package var capital: CGFloat
  /// The height of small letters without ascenders.
  package var small: CGFloat

  package init(capital: CGFloat, small: CGFloat) { (self.capital, self.small) = (capital, small) }
}

/// Measures text.
///
/// It is called from any thread, as often as layout needs; engines cache their results.
package protocol TextEngine: Sendable {
  /// Returns the measurements of text as it would be drawn; they do not depend on the device's scale.
  func measure(_ layout: TextLayout) -> TextMetrics
  /// Returns the lines of text as they would be drawn, with the positions of all clusters.
  ///
  /// If text is truncated with an ellipsis, hidden clusters are at the beginning of the ellipsis.
  func lines(of layout: TextLayout) -> [TextLine]
  /// Returns a rectangle, with the text's upper left corner at the origin, that contains everything drawn at any scale.
  func drawnBounds(of layout: TextLayout) -> CGRect
  /// Returns the metrics of a font.
  func metrics(of font: UIFont) -> FontMetrics
  /// The available typefaces, sorted by family, weight and name.
  var faces: [FontFace] { get }
  /// Adds the typefaces of a font file for the rest of the process; false if it contains none.
  ///
  /// It is also true for a file that has already been added.
  func addFonts(fromFile path: String) -> Bool
  /// Returns the letter heights of a font, which are not cached because few apps use them.
  func letterHeights(of font: UIFont) -> LetterHeights
}

extension TextEngine {
  /// Returns bounds that contain the text in any font.
  package func drawnBounds(of layout: TextLayout) -> CGRect { layout.looseBounds }
}

/// The process's text engine, which the composition installs before the first view is created.
package enum TextSystem {
  private static let installed = Mutex<any TextEngine>(GridTextEngine())

  /// The current text engine; `GridTextEngine` until another is installed.
  package static var current: any TextEngine { installed.withLock { $0 } }

  /// Installs the current engine, for all threads.
  ///
  /// Existing layouts are not updated.
  package static func install(_ engine: any TextEngine) {
    installed.withLock { $0 = engine }
    textsMayDiffer()
  }

  private static let epochs = Atomic<Int>(0)

  /// A number that changes whenever the measurements of text may change.
  package static var epoch: Int { epochs.load(ordering: .relaxed) }

  /// Called by engines when more fonts become available.
  package static func textsMayDiffer() { epochs.wrappingAdd(1, ordering: .relaxed) }
}
