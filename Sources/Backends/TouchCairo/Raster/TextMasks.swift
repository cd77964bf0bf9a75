import Synchronization
import TouchDrawing

/// The masks of texts that one thread has drawn in the last frames, so that it needs no lock to draw them again.
///
/// The engine owns the masks; these references are dropped at the next frame after the engine has dropped some.
final class TextMasks {
  private var entries: [LayoutKey: (use: TextMask.Use, mask: TextMask)] = [:]
  private var version = 0
  /// The number of the current frame.
  private(set) var frame: UInt64 = 0
  /// The frames until all entries are dropped, so that the engine counts their texts as used.
  private var rest = TextMasks.lifetime

  private static let lifetime = 64

  /// Begins a frame; every frame of the process has another number.
  func begin(frame: UInt64, of engine: PangoTextEngine) {
    self.frame = frame
    rest -= 1
    let now = engine.maskVersion.load(ordering: .relaxed)
    if rest > 0, version == now { return }
    entries.removeAll(keepingCapacity: true)
    (version, rest) = (now, Self.lifetime)
  }

  /// Returns the mask of a text for a size and subpixel position, or nil.
  func mask(of layout: TextLayout, _ use: TextMask.Use) -> TextMask? {
    guard let entry = entries[LayoutKey(layout: layout)], entry.use == use else { return nil }
    return entry.mask
  }

  func keep(_ mask: TextMask, of layout: TextLayout, _ use: TextMask.Use) {
    entries[LayoutKey(layout: layout)] = (use, mask)
  }
}
