import CCairo
import CPango
import Synchronization
import TouchDrawing
import TouchGeometry

/// Text through Pango: shapes, breaks lines, measures, draws, and caches layouts.
///
/// All measures are in points and independent of the device's scale: glyphs are unhinted, and the scale applies only to
/// drawing. A character without a font is drawn as a box with its number.
///
/// The engine may be used from any thread. It is `@unchecked Sendable` because Pango's objects are plain pointers: the
/// engine has a separate font map, and uses it and its objects only while it holds `lock`, as Pango requires.
package final class PangoTextEngine: TextEngine, @unchecked Sendable {
  /// The default engine, with the fonts of the machine.
  package static let shared = PangoTextEngine()

  /// The maximum number of cached layouts.
  ///
  /// Beyond it, or beyond `maximumBytes` of text, the less recently used half is dropped.
  package static let capacity = 1024

  /// The maximum number of bytes of text in the cached layouts; each byte of text takes about a hundred bytes of memory.
  package static let maximumBytes = 1 << 19

  /// The maximum number of pixels of all masks, one byte each, at scale 1.
  static let maximumMaskPixels = 1 << 20

  /// Changes when masks are dropped.
  let maskVersion = Atomic<Int>(0)

  /// The lock of all engines: Cairo shares font faces between them, and sets their sizes there.
  private static let lock = Mutex(())
  private let setter: TextSetter
  private var layouts: [LayoutKey: SetText] = [:]
  private var fonts: [UIFont: FontMetrics] = [:]
  /// The number of bytes of text in the cached layouts.
  private var bytes = 0
  /// An upper bound of the number of pixels of the masks.
  private var maskPixels = 0
  private var clock: UInt64 = 0
  /// The result of fontconfig; nil until requested, and after a file was added.
  private var knownFaces: [FontFace]?
  private var addedFiles: Set<String> = []
  /// Whether there are fonts; nil until requested.
  private var hasFonts: Bool?
  private let complain: @Sendable (String) -> Void

  /// Creates an engine with a separate set of fonts.
  ///
  /// - Parameters:
  ///   - fontconfigFile: The path of a fontconfig file that defines the fonts; nil for those of the machine. An
  ///     unreadable file is treated as one without fonts.
  ///   - complain: Called once with a line if a text must be set and there is no font at all.
  package init(fontconfigFile: String? = nil, complain: @escaping @Sendable (String) -> Void = PangoTextEngine.say) {
    self.complain = complain
    setter = Self.lock.withLock { _ in TextSetter(fontconfigFile: fontconfigFile) }
  }

  /// Writes a line to standard error.
  package static let say: @Sendable (String) -> Void = { line in
    let line = line + "\n"
    _ = write(2, line, line.utf8.count)
  }

  package func measure(_ layout: TextLayout) -> TextMetrics {
    Self.lock.withLock { _ in isBare ? GridTextEngine().measure(layout) : set(layout).metrics }
  }

  /// Whether there is no font, which is reported once.
  ///
  /// Pango's measures are invalid then; the measures are those of a font whose letters are 0.6 em wide, and nothing is
  /// drawn.
  ///
  /// Must be called with the lock held.
  private var isBare: Bool {
    if let hasFonts { return !hasFonts }
    let isBare = setter.hasNoFonts
    hasFonts = !isBare
    if isBare { complain("no fonts are installed, so no text is shown: apt install fonts-dejavu-core") }
    return isBare
  }

  package func drawnBounds(of layout: TextLayout) -> CGRect {
    Self.lock.withLock { _ in isBare ? .null : set(layout).drawnBounds }
  }

  package func lines(of layout: TextLayout) -> [TextLine] {
    Self.lock.withLock { _ in
      if isBare { return GridTextEngine().lines(of: layout) }
      let set = set(layout)
      if let known = set.lineAnswer { return known }
      let lines = set.describedLines()
      set.lineAnswer = lines
      return lines
    }
  }

  package func metrics(of font: UIFont) -> FontMetrics {
    Self.lock.withLock { _ in
      if isBare { return GridTextEngine().metrics(of: font) }
      if let known = fonts[font] { return known }
      let metrics = setter.metrics(of: font)
      if fonts.count >= Self.capacity { fonts.removeAll() }
      fonts[font] = metrics
      return metrics
    }
  }

  package func letterHeights(of font: UIFont) -> LetterHeights {
    Self.lock.withLock { _ in isBare ? GridTextEngine().letterHeights(of: font) : setter.letterHeights(of: font) }
  }

  package var faces: [FontFace] {
    Self.lock.withLock { _ in
      if let knownFaces { return knownFaces }
      let faces = setter.faces
      knownFaces = faces
      return faces
    }
  }

  package func addFonts(fromFile path: String) -> Bool {
    Self.lock.withLock { _ in
      if addedFiles.contains(path) { return true }
      guard setter.addFonts(fromFile: path) else { return false }
      addedFiles.insert(path)
      // Text that was set with a fallback for a new font is set again.
      knownFaces = nil
      hasFonts = nil
      layouts.removeAll()
      bytes = 0
      maskVersion.wrappingAdd(1, ordering: .relaxed)
      fonts.removeAll()
      TextSystem.textsMayDiffer()
      return true
    }
  }

  /// Returns the number of letters without a font, which are drawn as boxes.
  package func countOfMissingLetters(in layout: TextLayout) -> Int {
    Self.lock.withLock { _ in set(layout).missingLetters }
  }

  /// The number of pixels of the cached masks.
  var keptMaskPixels: Int { Self.lock.withLock { _ in layouts.values.reduce(0) { $0 + ($1.mask?.pixels ?? 0) } } }

  /// The number of cached layouts.
  package var keptLayouts: Int { Self.lock.withLock { _ in layouts.count } }

  /// Calls `body` once, synchronously, with a laid-out text.
  ///
  /// The text must not escape the call: the engine is locked during it.
  func lockedDraw(_ layout: TextLayout, _ body: (SetText) -> Void) {
    Self.lock.withLock { _ in if !isBare { body(set(layout)) } }
  }

  /// Returns a cached text, or lays it out.
  ///
  /// Must be called with the lock held.
  private func set(_ layout: TextLayout) -> SetText {
    clock += 1
    let key = LayoutKey(layout: layout)
    if let known = layouts[key] {
      known.lastUse = clock
      return known
    }
    let own = layout.byteCount
    if !layouts.isEmpty, layouts.count >= Self.capacity || bytes + own > Self.maximumBytes { forgetHalf() }
    let new = setter.set(layout)
    new.lastUse = clock
    layouts[key] = new
    bytes += own
    return new
  }

  /// Discards the less recently used half, and more if that has half of the allowed text.
  private func forgetHalf() {
    let recent = layouts.sorted { $0.value.lastUse > $1.value.lastUse }
    layouts.removeAll(keepingCapacity: true)
    bytes = 0
    for (key, set) in recent.prefix(recent.count / 2) {
      let count = key.layout.byteCount
      guard bytes + count <= Self.maximumBytes / 2 else { break }
      layouts[key] = set
      bytes += count
    }
    maskPixels = layouts.values.reduce(0) { $0 + ($1.mask?.pixels ?? 0) }
    maskVersion.wrappingAdd(1, ordering: .relaxed)
  }

  /// Caches a mask for the next drawing of a text; if there are too many, the others are discarded.
  ///
  /// Must be called with the lock held.
  ///
  /// - Parameter most: The maximum number of pixels of all masks.
  func keep(_ mask: TextMask, of set: SetText, maximum: Int) {
    maskPixels += mask.pixels
    if maskPixels > maximum {
      for other in layouts.values { other.mask = nil }
      maskPixels = mask.pixels
      maskVersion.wrappingAdd(1, ordering: .relaxed)
    }
    set.mask = mask
  }
}

extension TextLayout {
  /// The number of bytes of its text.
  fileprivate var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
}

/// A layout without its color, if it has only one: the properties that determine the shape of a text.
struct LayoutKey: Hashable {
  let layout: TextLayout

  static func == (left: LayoutKey, right: LayoutKey) -> Bool {
    // Fields are compared separately: a copy of a layout would retain all its references.
    guard left.layout.runs.count == right.layout.runs.count, left.layout.width == right.layout.width,
      left.layout.alignment == right.layout.alignment, left.layout.lineBreakMode == right.layout.lineBreakMode,
      left.layout.maximumLines == right.layout.maximumLines, left.layout.paragraph == right.layout.paragraph
    else { return false }
    if left.layout.runs.count == 1, left.layout.runs[0].decoration == nil, right.layout.runs[0].decoration == nil {
      return left.layout.runs[0].font == right.layout.runs[0].font
        && left.layout.runs[0].text == right.layout.runs[0].text
    }
    return left.layout.runs == right.layout.runs
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
