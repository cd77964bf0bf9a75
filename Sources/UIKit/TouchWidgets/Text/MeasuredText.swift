import TouchDrawing
import TouchGeometry

/// What a label's text measures in the few rooms that are asked about again and again.
///
/// One pass of constraints asks a label of several lines three times, and widths take turns while a window is resized.
/// Setting a text costs thousands of instructions even where the text engine has it in its store. What is kept is
/// compared with what the label has now, so nobody has to say that something changed.
@MainActor final class MeasuredText {
  /// All that decides what a text measures, but the room.
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
    /// Infinite for unbroken text.
    var width: CGFloat
    var lines: Int32
    var measures: Measures
  }

  /// So many rooms are kept: the unbroken text, and a width before and after a change, in two numbers of lines.
  private static let mostRooms = 4

  let content: Content
  /// Whether it measures the same tomorrow; attachments can change their sizes, and nobody says so.
  private let isLasting: Bool
  /// The first room by itself: most labels are asked for one only.
  private var first: Room?
  private var others: [Room] = []
  private var oldest = 0

  init(_ content: Content) {
    self.content = content
    isLasting = content.styled?.hasAttachments != true
  }

  /// What is known of a room.
  func measures(width: CGFloat?, lines: Int) -> Measures? {
    let (width, lines) = (width ?? .infinity, Int32(clamping: lines))
    if let first, first.width == width, first.lines == lines { return first.measures }
    for room in others where room.width == width && room.lines == lines { return room.measures }
    return nil
  }

  /// Keeps what a room led to; where there is no place left, in that of what was kept longest, but for the first.
  func keep(_ measures: Measures, width: CGFloat?, lines: Int) {
    guard isLasting else { return }
    let room = Room(width: width ?? .infinity, lines: Int32(clamping: lines), measures: measures)
    if first == nil {
      first = room
    } else if others.count < Self.mostRooms - 1 {
      others.append(room)
    } else {
      others[oldest] = room
      oldest = (oldest + 1) % others.count
    }
  }
}

extension UILabel {
  /// What the text measures in a room.
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
