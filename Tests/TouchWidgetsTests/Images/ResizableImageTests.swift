import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchWidgets

/// Pictures as letters: a resizable image of 4 by 3 with corners, edges and a middle of two columns.
@MainActor @Suite struct ResizableImageTests {
  /// Letters for colors; each is one pixel.
  static let colors: [Character: UInt32] = [
    "a": 0xFFFF_0000, "b": 0xFF00_FF00, "c": 0xFF00_00FF, "d": 0xFFFF_FF00, "e": 0xFF00_FFFF, "f": 0xFFFF_00FF,
    ".": 0,
  ]

  static func image(_ rows: String) throws -> UIImage {
    let lines = rows.split(separator: "\n")
    let pixels = lines.joined().map { colors[$0] ?? 0 }
    let bitmap = try #require(Bitmap(width: lines[0].count, height: lines.count, pixels: pixels))
    return UIImage(cgImage: try #require(CGImage(bitmap)))
  }

  static func letters(_ bitmap: Bitmap?) -> String {
    guard let bitmap else { return "nothing" }
    let names = Dictionary(uniqueKeysWithValues: colors.map { ($1, $0) })
    return (0..<bitmap.height).map { y in String((0..<bitmap.width).map { names[bitmap[$0, y]] ?? "?" }) }
      .joined(separator: "\n")
  }

  static func drawn(_ image: UIImage, width: Int, height: Int) -> String {
    let list = DisplayList.recording { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    return letters(list.bitmap(size: size, scale: 1, text: PangoTextEngine.pinned()))
  }

  let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  let rows = "abca\ndefd\nabca"

  @Test func cornersKeepTheirSizeAndTheRestIsRepeated() throws {
    let image = try Self.image(rows).resizableImage(withCapInsets: caps)
    expectEqual(Self.drawn(image, width: 7, height: 5), "abcbcba\ndefefed\ndefefed\ndefefed\nabcbcba")
    #expect(image.resizingMode == .tile && image.capInsets == caps)
    expectEqual(Self.drawn(image, width: 4, height: 3), rows)
  }

  @Test func orItIsStretched() throws {
    let image = try Self.image("aba\ncdc\naba").resizableImage(withCapInsets: caps, resizingMode: .stretch)
    expectEqual(Self.drawn(image, width: 5, height: 4), "abbba\ncdddc\ncdddc\nabbba")
  }

  @Test func withoutCapsTheWholeIsRepeated() throws {
    let image = try Self.image("ab\ncd").resizableImage(withCapInsets: .zero)
    expectEqual(Self.drawn(image, width: 5, height: 3), "ababa\ncdcdc\nababa")
  }

  @Test func inLessRoomThanTheCapsNeedTheyShrink() throws {
    let image = try Self.image(rows).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    expectEqual(Self.drawn(image, width: 2, height: 2), "aa\naa")
  }

  @Test func capsBeyondTheImageLeaveAPixelBetweenThem() throws {
    let all = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: .nan)
    let image = try Self.image("ab\ncd").resizableImage(withCapInsets: all, resizingMode: .stretch)
    expectEqual(Self.drawn(image, width: 4, height: 2), "abbb\ncddd")
  }

  @Test func anImageViewGrowsItWithTheModesThatStretch() throws {
    let image = try Self.image("aba\ncdc\naba").resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 4)
    let stage = ControlStage()
    stage.root.addSubview(view)
    func letters() -> String {
      stage.wait(0)
      let size = view.bounds.size
      return Self.letters(stage.surface.frame?.bitmap(size: size, scale: 1, text: PangoTextEngine.pinned()))
    }
    expectEqual(letters(), "abbba\ncdddc\ncdddc\nabbba")
    view.frame.size.width = 6
    expectEqual(letters(), "abbbba\ncddddc\ncddddc\nabbbba")
    view.contentMode = .topLeft
    expectEqual(letters(), "aba???\ncdc???\naba???\n??????", "the window's ground is around it")
    expectEqual(view.intrinsicContentSize, CGSize(width: 3, height: 3))
  }

  @Test func tintsAndTemplatesKeepTheCaps() throws {
    let image = try Self.image("aba").resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let tinted = image.withTintColor(.blue).withRenderingMode(.alwaysOriginal)
    #expect(tinted.capInsets == caps && tinted.resizingMode == .stretch)
    expectEqual(Self.drawn(tinted, width: 4, height: 1), "cccc")
  }
}
