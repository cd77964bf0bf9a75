import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchCairo

/// Text that is drawn again and again, and cut by clips, has the pixels of text that is drawn once.
@Suite struct RepeatedTextTests {
  private static let words = [
    "Agjy|", "Tj", "_,.", "fi ffi \u{301}e", "  lead", "ÄÖ Ég", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ab",
  ]
  private static let places: [CGPoint] = [
    CGPoint(x: 3, y: 4), CGPoint(x: 3.5, y: 4.5), CGPoint(x: 0, y: 0), CGPoint(x: 7.25, y: 1.125),
    CGPoint(x: -4.5, y: -3.5),
  ]

  private func list(_ word: String, at place: CGPoint, clip: CGRect?, _ color: CGColor) -> DisplayList {
    let text = DisplayList.Command.text(TextLayout(word, font: .systemFont(ofSize: 15), color: color), at: place)
    let ground = DisplayList.Command.fillRect(rect(0, 0, 80, 40), UIColor.yellow.cgColor)
    return DisplayList(clip.map { [ground, .save, .clipRect($0), text, .restore] } ?? [ground, text])
  }

  private func picture(_ list: DisplayList, _ scale: CGFloat, times: Int, _ engine: PangoTextEngine) -> Bitmap? {
    let rasterizer = CairoRasterizer(text: engine)
    rasterizer.resize(width: Int(80 * scale), height: Int(40 * scale))
    for _ in 0..<times { rasterizer.render(list, scale: scale) }
    return rasterizer.bitmap()
  }

  /// Letters that one sees through and that overlap are darker there where they are drawn one by one; at the soft edges
  /// of clips there is a rounding more.
  @Test(
    "The third time has the pixels of the first, whatever the place between pixels, the scale and the clip",
    arguments: [0.4, 1, 1.5, 2] as [CGFloat])
  func again(scale: CGFloat) {
    let clips: [CGRect?] = [nil, rect(4, 5, 30, 12), rect(4.5, 5, 30, 12)]
    for word in Self.words {
      for place in Self.places {
        for color in [UIColor.black, UIColor.red.withAlphaComponent(0.4)] {
          for clip in clips {
            let (list, engine) = (list(word, at: place, clip: clip, color.cgColor), PangoTextEngine.pinned())
            let (once, again) = (picture(list, scale, times: 1, engine), picture(list, scale, times: 3, engine))
            let difference = again.flatMap { once?.difference(from: $0, tolerance: color == .black ? 0 : 4) }
            #expect(once != nil && again != nil && difference == nil, "\(word) \(place) \(clip.debugDescription)")
          }
        }
      }
    }
  }

  @Test("A clip leaves of a text what it has without the clip")
  func cut() throws {
    for word in Self.words {
      for place in Self.places {
        for clip in [rect(4, 5, 30, 12), rect(0, 2, 20, 30), rect(6, 0, 5, 40)] {
          let engine = PangoTextEngine.pinned()
          let whole = try #require(picture(list(word, at: place, clip: nil, .black), 1, times: 1, engine))
          var wanted = try #require(picture(list("", at: place, clip: nil, .black), 1, times: 1, engine))
          for y in Int(clip.minY)..<Int(clip.maxY) {
            for x in Int(clip.minX)..<Int(clip.maxX) { wanted.pixels[y * 80 + x] = whole.pixels[y * 80 + x] }
          }
          let shown = picture(list(word, at: place, clip: clip, .black), 1, times: 1, engine)
          expectEqual(shown, wanted, "\(word) \(place) \(clip)")
        }
      }
    }
  }

  @Test("Masks are kept for the size and the place between pixels that a text has, and no more than there may be")
  func kept() {
    let engine = PangoTextEngine.pinned()
    let rasterizer = CairoRasterizer(text: engine)
    rasterizer.resize(width: 80, height: 40)
    func render(_ y: CGFloat) { rasterizer.render(list("word", at: CGPoint(x: 0, y: y), clip: nil, .black), scale: 1) }
    render(1)
    expectEqual(engine.keptMaskPixels, 0)
    render(5)
    let pixels = engine.keptMaskPixels
    #expect(pixels > 100 && pixels < 40 * 20)
    render(9)
    expectEqual(engine.keptMaskPixels, pixels)
    render(9.5)
    expectEqual(engine.keptMaskPixels, 0)
  }

  @Test("A text that just fits is set as one line, and with a little less in two, as with the room measured before")
  func fitting() {
    let engine = PangoTextEngine.pinned()
    for words in ["one two", "wiii wiii wiii", "a", "MMMM MMMM"] {
      func layout(_ width: CGFloat?) -> TextLayout { TextLayout(words, font: .systemFont(ofSize: 13), width: width) }
      let free = engine.measure(layout(nil))
      #expect(engine.measure(layout(free.size.width)) == free && engine.measure(layout(500)) == free)
      expectEqual(engine.lines(of: layout(500)), engine.lines(of: layout(nil)))
      expectEqual(engine.measure(layout(free.size.width - 1)).lineCount, (words == "a" ? 1 : 2))
    }
  }
}
