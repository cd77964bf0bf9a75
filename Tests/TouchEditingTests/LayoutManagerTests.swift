import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchEditing

/// Layout managers of an app (19.16), with letters that are 6 wide and 12 high.
@MainActor @Suite(.serialized) struct LayoutManagerTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)
  private let storage = NSTextStorage()
  private let font = UIFont.systemFont(ofSize: 10)

  private let former = TextSystem.current

  init() {
    TextSystem.install(GridTextEngine())
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
  }

  private func lay(_ text: String, _ width: CGFloat = 0, _ height: CGFloat = 0) {
    storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    container.size = CGSize(width: width, height: height)
  }

  private func index(_ x: CGFloat, _ y: CGFloat) -> Int { manager.glyphIndex(for: CGPoint(x: x, y: y), in: container) }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func bounds(_ location: Int, _ length: Int) -> CGRect {
    manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: container)
  }

  @Test("19.16: the character of a label below a finger")
  func characters() {
    defer { TextSystem.install(former) }
    lay("one two three", 48)
    #expect(index(0, 0) == 0 && index(13, 5) == 2 && index(1, 13) == 8 && index(29, 23) == 12)
    #expect(index(-5, -5) == 0 && index(500, 5) == 7 && index(500, 500) == 12)
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(storage.string == "two three" && index(1, 13) == 4 && manager.numberOfGlyphs == 9)
  }

  @Test("19.16: rectangles of the text, of a range over two lines, and of lines, with the padding")
  func rectangles() {
    defer { TextSystem.install(former) }
    container.lineFragmentPadding = 5
    lay("one two three", 58)
    expectEqual(manager.usedRect(for: container), rect(0, 0, 58, 24))
    #expect(bounds(4, 3) == rect(29, 0, 18, 12) && bounds(4, 6) == rect(5, 0, 48, 24) && bounds(4, 0) == .zero)
    expectEqual(manager.location(forGlyphAt: 9), CGPoint(x: 11, y: 9))
    expectEqual(manager.glyphRange(for: container), NSRange(location: 0, length: 13))
  }

  @Test("19.16: paragraphs with different styles are laid out one below the other, with their own alignment")
  func paragraphs() {
    defer { TextSystem.install(former) }
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    lay("ab\r\n", 60)
    storage.append(NSAttributedString(string: "cd\n", attributes: [.font: font, .paragraphStyle: centered]))
    storage.append(NSAttributedString(string: "ef", attributes: [.font: font]))
    #expect(index(1, 1) == 0 && index(25, 13) == 4 && index(31, 13) == 5 && index(7, 30) == 8)
    expectEqual(bounds(4, 2), rect(24, 12, 12, 12))
  }

  @Test("19.16: as many lines as fit the height or are allowed, at least one; a truncated rest counts as shown")
  func limits() {
    defer { TextSystem.install(former) }
    lay("one two three four", 48, 30)
    #expect(manager.usedRect(for: container).height == 24 && index(0, 100) == 8)
    expectEqual(manager.glyphRange(for: container).length, 14)
    container.lineBreakMode = .byTruncatingTail
    expectEqual(manager.glyphRange(for: container).length, 18)
    container.size.height = 5
    expectEqual(manager.usedRect(for: container).height, 12)
    container.size.height = 0
    container.maximumNumberOfLines = 2
    expectEqual(manager.usedRect(for: container).height, 24)
  }

  @Test("19.16: glyphs are drawn at the container's position, those of a part clipped to it")
  func drawing() throws {
    defer { TextSystem.install(former) }
    lay("one two", 100)
    func commands(_ range: NSRange) -> [DisplayList.Command] {
      DisplayList.recording { _ in manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 3, y: 4)) }.commands
    }
    let whole = commands(NSRange(location: 0, length: 7))
    guard case .text(let layout, let place)? = whole.first, whole.count == 1 else {
      Issue.record("\(whole)")
      return
    }
    #expect(layout.runs.map(\.text) == ["one two"] && place == CGPoint(x: 3, y: 4))
    let part = commands(NSRange(location: 4, length: 3))
    let clips = part.compactMap { command -> CGRect? in
      switch command {
      case .clipRect(let rect): rect
      case .clipPath(let path, _): path.rectangle
      case _: nil
      }
    }
    expectEqual(clips, [rect(27, 4, 18, 12)])
    expectEqual(commands(NSRange(location: 0, length: 0)), [])
  }

  #if FoundationGeometry
  @Test("19.16: fractions, lines and enclosing rectangles")
  func details() {
    defer { TextSystem.install(former) }
    lay("one two three", 48)
    var fraction: CGFloat = -1
    let index = manager.characterIndex(
      for: CGPoint(x: 10.5, y: 1), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 1 && fraction == 0.75)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { rect, used, _, range, _ in
      lines.append("\(Int(rect.minY)) \(Int(rect.width)) \(Int(used.width)) \(range.location) \(range.length)")
    }
    expectEqual(lines, ["0 48 48 0 8", "12 48 30 8 5"])
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 4, length: 6),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, stop in
      rects.append(rect)
      stop.pointee = true
    }
    expectEqual(rects, [rect(24, 0, 24, 12)])
    var range = NSRange()
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: &range) == rect(0, 12, 30, 12))
    expectEqual(range, NSRange(location: 8, length: 5))
  }
  #endif

  @Test("19.16: a storage of the app edits its text and attributes, and notifies its delegate")
  func storages() {
    defer { TextSystem.install(former) }
    final class Ear: NSTextStorageDelegate {
      var heard: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
        changeInLength delta: Int
      ) { heard.append("\(editedMask.rawValue) \(range.location) \(range.length) \(delta)") }
    }
    let (storage, ear) = (NSTextStorage(string: "abc", attributes: [.kern: 2.0]), Ear())
    storage.delegate = ear
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
    storage.addAttribute(.baselineOffset, value: 1.0, range: NSRange(location: 0, length: 2))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(storage.string == "xyc" && storage.attributes(at: 0).attributes[.baselineOffset] as? Double == 1)
    #expect(storage.attributes(at: 1).attributes[.kern] as? Double == 2)
    expectEqual(ear.heard, ["2 1 2 1", "1 0 2 0", "2 0 0 -1"])
  }

  @Test("The container of a text view has the view's size, which cannot be set, and another one is refused")
  func ofViews() {
    defer { TextSystem.install(former) }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    expectEqual(view.textContainer.size, CGSize(width: 200, height: 0))
    view.isScrollEnabled = false
    view.textContainer.size = CGSize(width: 5, height: 5)
    expectEqual(view.textContainer.size, CGSize(width: 200, height: 84))
    let second = NSTextContainer(size: .zero)
    manager.addTextContainer(second)
    #expect(manager.textContainers.count == 1 && second.layoutManager == nil && container.layoutManager === manager)
    manager.removeTextContainer(at: 0)
    #expect(manager.usedRect(for: container) == .zero && container.layoutManager == nil)
  }
}
