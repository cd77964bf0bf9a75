import TouchDrawing
import TouchGeometry

/// What fading views look like without their opacity, so that a fade draws them once and not in each frame.
///
/// A view fades from the frame in which its opacity differs from that of the frame before, until it has had one opacity
/// for `rest` frames. Its drawing is stored while it is the same in one frame and the next: content that moves or changes
/// during a fade is drawn as before. Pixels are unaffected (`PictureFill.isInPlace`).
///
/// The same holds for a view that dissolves, with the part of its earlier picture in place of the opacity.
///
/// Invariant: an entry belongs to a view that was drawn so in the last frame or in this one. The views are not retained: a
/// new view at the address of another one has another drawing, or the same pixels.
@MainActor final class Fades {
  private struct Entry {
    var opacity: CGFloat
    /// The last frame with another opacity than the frame before.
    var changed: Int
    /// The last frame in which the view was drawn.
    var drawn: Int
    /// The drawing in that frame; nil if the view did not fade.
    var source: StoredDrawing?
  }

  /// The number of frames with one opacity after which a fade is over.
  static let rest = 30

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0
  /// The largest area of a drawing, in square points.
  private var largest: CGFloat = 0

  /// Begins a frame of a surface, whose size is in points.
  func begin(_ surface: CGSize) {
    frame += 1
    // A view as large as the window may draw beyond it, a shadow for instance.
    largest = surface.width * surface.height * 1.5
    if !entries.isEmpty { entries = entries.filter { $0.value.drawn == frame - 1 } }
  }

  /// Returns the drawing of a view that fades, if it is the one of the last frame; nil if the view is to be drawn.
  ///
  /// Call it once in each frame in which the view is drawn with an opacity below 1.
  ///
  /// - Parameter drawing: The view without its opacity, in its own space; called only while the view fades.
  func stored(_ view: UIView, opacity: CGFloat, drawing: () -> DisplayList) -> StoredDrawing? {
    let key = ObjectIdentifier(view)
    var entry = entries.removeValue(forKey: key) ?? Entry(opacity: opacity, changed: -Self.rest, drawn: frame)
    defer { entries[key] = entry }
    if entry.opacity != opacity { entry.changed = frame }
    (entry.opacity, entry.drawn) = (opacity, frame)
    guard frame - entry.changed < Self.rest else {
      entry.source = nil
      return nil
    }
    let list = drawing()
    if let source = entry.source, source.list == list { return source }
    let area = list.bounds
    entry.source = area.isNull || area.width * area.height > largest ? nil : StoredDrawing(list)
    return nil
  }
}
