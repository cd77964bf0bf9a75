import CCairo
import CPango
import Synchronization
import TouchDrawing
import TouchGeometry

/// Text through Pango: shapes, breaks into lines, measures, draws, and keeps the layouts it has made.
///
/// All measures are in points and do not depend on the device's scale: letters are set unhinted, and the scale enters
/// only when they are drawn. A letter that no font has is drawn as a box with its number.
///
/// The engine may be used from any thread. It is `@unchecked Sendable` because Pango's objects are plain pointers: the
/// engine owns a font map of its own, shares it with nobody, and touches it and all that hangs on it only while it
/// holds `lock`, which is what Pango asks of threads.
package final class PangoTextEngine: TextEngine, @unchecked Sendable {
  /// The engine that programs use, with the fonts of the machine.
  package static let shared = PangoTextEngine()

  /// The most layouts that are kept; when there are more, the half that was used longest ago goes.
  package static let capacity = 1024

  /// One for all engines: Cairo shares the faces of fonts between them, and sets their sizes there.
  private static let lock = Mutex(())
  private let setter: TextSetter
  private var layouts: [LayoutKey: SetText] = [:]
  private var fonts: [UIFont: FontMetrics] = [:]
  private var clock: UInt64 = 0

  /// An engine with fonts of its own.
  ///
  /// - Parameter fontconfigFile: the path of a fontconfig file that says which fonts there are; nil for those of the
  ///   machine. A file that cannot be read counts as one that names no fonts.
  package init(fontconfigFile: String? = nil) {
    setter = Self.lock.withLock { _ in TextSetter(fontconfigFile: fontconfigFile) }
  }

  package func measure(_ layout: TextLayout) -> TextMetrics {
    Self.lock.withLock { _ in set(layout).metrics }
  }

  package func lines(of layout: TextLayout) -> [TextLine] {
    Self.lock.withLock { _ in
      let set = set(layout)
      if let known = set.lineAnswer { return known }
      let lines = set.describedLines()
      set.lineAnswer = lines
      return lines
    }
  }

  package func metrics(of font: UIFont) -> FontMetrics {
    Self.lock.withLock { _ in
      if let known = fonts[font] { return known }
      let metrics = setter.metrics(of: font)
      if fonts.count >= Self.capacity { fonts.removeAll() }
      fonts[font] = metrics
      return metrics
    }
  }

  package var families: [String] { Self.lock.withLock { _ in setter.families } }

  /// How many letters of a text no font has; they are drawn as boxes.
  package func countOfMissingLetters(in layout: TextLayout) -> Int {
    Self.lock.withLock { _ in set(layout).missingLetters }
  }

  /// How many layouts are kept at the moment.
  package var keptLayouts: Int { Self.lock.withLock { _ in layouts.count } }

  /// Calls `body` once, here and now, with a text that is set, ready for drawing.
  ///
  /// The text must not leave it: the engine is locked meanwhile.
  func lockedDraw(_ layout: TextLayout, _ body: (SetText) -> Void) {
    Self.lock.withLock { _ in body(set(layout)) }
  }

  /// The text from the store, or newly set.
  ///
  /// To be called with the lock held.
  private func set(_ layout: TextLayout) -> SetText {
    clock += 1
    let key = LayoutKey(layout: layout)
    if let known = layouts[key] {
      known.lastUse = clock
      return known
    }
    if layouts.count >= Self.capacity { forgetHalf() }
    let new = setter.set(layout)
    new.lastUse = clock
    layouts[key] = new
    return new
  }

  private func forgetHalf() {
    let middle = layouts.values.map(\.lastUse).sorted()[layouts.count / 2]
    layouts = layouts.filter { $0.value.lastUse >= middle }
  }
}

/// A layout without its color, as long as that is only one: what the shape of a text depends on.
struct LayoutKey: Hashable {
  let layout: TextLayout

  static func == (left: LayoutKey, right: LayoutKey) -> Bool {
    let (a, b) = (left.layout, right.layout)
    guard a.runs.count == b.runs.count, a.width == b.width, a.alignment == b.alignment,
      a.lineBreakMode == b.lineBreakMode, a.maximumLines == b.maximumLines, a.paragraph == b.paragraph
    else { return false }
    if a.runs.count == 1, a.runs[0].decoration == nil, b.runs[0].decoration == nil {
      return a.runs[0].font == b.runs[0].font && a.runs[0].text == b.runs[0].text
    }
    return a.runs == b.runs
  }

  func hash(into hasher: inout Hasher) {
    for run in layout.runs {
      hasher.combine(run.text)
      hasher.combine(run.font)
    }
    hasher.combine(layout.width)
    hasher.combine(layout.maximumLines)
  }
}
