import TouchDrawing
import TouchGeometry

/// The cached measurements of a label's text for the few sizes that are requested repeatedly.
///
/// One pass of constraints queries a label of several lines three times, and widths alternate while a window is
/// resized. Laying out a text costs thousands of instructions, even if the text engine has it in its cache. The cached
/// content is compared with the label's current content, so no invalidation is required.
@MainActor final class MeasuredText {
  /// All inputs of a measurement except the available size.
  struct Content: Equatable {
    private let text: String?
    fileprivate let styled: NSAttributedString?
    private let font: UIFont
    private let lineBreakMode: NSLineBreakMode
    private let alignment: NSTextAlignment
    private let epoch: Int

    @MainActor init(_ label: UILabel) {
      (text, styled, font) = (label.text, label.styled, label.font)
      (lineBreakMode, alignment) = (label.lineBreakMode, label.textAlignment)
      epoch = TextSystem.epoch
    }

    static func == (left: Content, right: Content) -> Bool {
      left.epoch == right.epoch && left.styled === right.styled && left.font === right.font
        && left.lineBreakMode == right.lineBreakMode && left.alignment == right.alignment && left.text == right.text
    }
  }

  struct Measures {
    var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
  }

  private struct Room {
    /// The width; infinite for text without line breaks.
    var width: CGFloat
    var lines: Int32
    var measures: Measures
  }

  /// The maximum number of cached sizes: unbroken text, and a width before and after a change, for two numbers of
  /// lines.
  private static let maximumRooms = 4

  let content: Content
  /// Whether a measurement stays valid; attachments can change their sizes without notification.
  private let isLasting: Bool
  /// The first size, stored separately because most labels are queried for only one.
  private var first: Room?
  private var others: [Room] = []
  private var oldest = 0

  init(_ content: Content) {
    self.content = content
    isLasting = content.styled?.hasAttachments != true
  }

  /// Returns the cached measurement of a size, or nil.
  func measures(width: CGFloat?, lines: Int) -> Measures? {
    let (width, lines) = (width ?? .infinity, Int32(clamping: lines))
    if let first, first.width == width, first.lines == lines { return first.measures }
    for room in others where room.width == width && room.lines == lines { return room.measures }
    return nil
  }

  /// Caches a measurement; if the cache is full, it replaces the oldest one except the first.
  func keep(_ measures: Measures, width: CGFloat?, lines: Int) {
    guard isLasting else { return }
    let room = Room(width: width ?? .infinity, lines: Int32(clamping: lines), measures: measures)
    if first == nil {
      first = room
    } else if others.count < Self.maximumRooms - 1 {
      others.append(room)
    } else {
      others[oldest] = room
      oldest = (oldest + 1) % others.count
    }
  }
}

extension UILabel {
  /// Returns the measurement of the text in a size.
  func measures(width: CGFloat?, lines: Int) -> MeasuredText.Measures {
    let content = MeasuredText.Content(self)
    let kept: MeasuredText
    if let measuredText, measuredText.content == content {
      if let known = measuredText.measures(width: width, lines: lines) { return known }
      kept = measuredText
    } else {
      kept = MeasuredText(content)
      measuredText = kept
    }
    let text = setColorless(width: width, lines: lines)
    let measures = MeasuredText.Measures(
      size: text.size, firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline)
    kept.keep(measures, width: width, lines: lines)
    return measures
  }
}

extension NSAttributedString {
  fileprivate var hasAttachments: Bool {
    var isFound = false
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
      isFound = isFound || attributes[.attachment] != nil
    }
    return isFound
  }
}
