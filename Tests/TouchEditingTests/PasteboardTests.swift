import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchPlatform

@testable import TouchEditing

// With Foundation only: without it data is an array of bytes, which these tests do not make.
#if FoundationGeometry
/// Images and HTML on the desktop's clipboard.
@MainActor @Suite final class PasteboardTests {
  private let stage = FieldStage()
  private let board = UIPasteboard.general
  private var platform: HeadlessPlatform { stage.program.platform }

  private func image(_ width: Int, _ height: Int) throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(Bitmap(width: width, height: height))))
  }

  private func file(_ width: Int, _ height: Int) throws -> [UInt8] {
    [UInt8](try #require(try image(width, height).pngData()))
  }

  /// Copies content, like another program.
  private func copy(_ contents: [ClipboardKind: [UInt8]]) {
    platform.copy(ClipboardContent(contents.mapValues { bytes in ClipboardData { bytes } }))
  }

  @Test("22.9: whether there is an image is known without its content") func announced() throws {
    copy([.png: try file(3, 2), .text: Array("a".utf8)])
    #expect(board.hasImages && board.types == ["public.png", "public.utf8-plain-text"])
    expectEqual(board.numberOfItems, 1)
    #expect(board.contains(pasteboardTypes: ["public.image"]) && !board.contains(pasteboardTypes: ["public.html"]))
    expectEqual(platform.clipboardReads, [])
    copy([.html: [0x61]])
    #expect(!board.hasImages && board.types == ["public.html"] && board.image == nil)
    expectEqual(platform.clipboardReads, [], "what is not announced is not requested")
  }

  @Test("22.9: an image of another program is fetched for each reading") func foreignImage() throws {
    let bytes = try file(3, 2)
    copy([.png: bytes, .text: Array("a".utf8)])
    expectEqual(board.image?.size, CGSize(width: 3, height: 2))
    expectEqual(board.images?.count, 1)
    expectEqual(board.data(forPasteboardType: "public.png").map { [UInt8]($0) }, bytes)
    expectEqual((board.value(forPasteboardType: "public.png") as? UIImage)?.size, CGSize(width: 3, height: 2))
    #expect(board.string == "a" && board.strings == ["a"])
    expectEqual(platform.clipboardReads, [.png, .png, .png, .png])
    expectEqual(Set(try #require(board.items.first).keys), ["public.png", "public.utf8-plain-text"])
  }

  @Test("22.9: text that is known not to be there is not asked for") func noText() throws {
    copy([.png: try file(3, 2)])
    #expect(board.hasImages)
    // What a platform may return all the same.
    platform.clipboards[.general] = "of an earlier paste"
    #expect(board.string == nil && board.strings == [])
  }

  @Test("22.9: content that is no image is nil, and its data remains") func brokenImage() {
    copy([.png: [1, 2, 3]])
    #expect(board.hasImages && board.image == nil && board.images?.isEmpty == true)
    expectEqual(board.data(forPasteboardType: "public.png").map { [UInt8]($0) }, [1, 2, 3])
    #expect(board.value(forPasteboardType: "public.png") == nil && board.string == nil && board.items.isEmpty)
  }

  @Test("22.10: HTML of another program is UTF-8, or UTF-16 with a byte order mark")
  func foreignHTML() {
    let encodings: [[UInt8]] = [
      Array("<b>ä</b>".utf8), [0xEF, 0xBB, 0xBF] + Array("<b>ä</b>\0".utf8),
      [0xFF, 0xFE] + Array("<b>ä</b>".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + Array("<b>ä</b>".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
    ]
    for bytes in encodings {
      copy([.html: bytes])
      expectEqual(board.value(forPasteboardType: "public.html") as? String, "<b>ä</b>")
      expectEqual(board.data(forPasteboardType: "public.html").map { [UInt8]($0) }, bytes)
    }
    copy([.html: [0xFF, 0xFE, 0x61]])
    expectEqual(board.value(forPasteboardType: "public.html") as? String, "")
  }

  @Test("22.11: text, HTML and an image are offered together") func offer() throws {
    board.items = [
      ["public.utf8-plain-text": "a", "public.html": "<b>a</b>", "public.png": try image(3, 2), "own": 1]
    ]
    let head = "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\">"
    expectEqual(platform.clipboardContent, [.html: Array("\(head)<b>a</b>".utf8), .png: try file(3, 2)])
    expectEqual(platform.clipboards[.general], "a")
    expectEqual(board.types, ["own", "public.html", "public.png", "public.utf8-plain-text"])
    #expect(board.hasImages && board.hasStrings && board.string == "a")
    expectEqual(platform.clipboardReads, [])
    board.string = "b"
    #expect(platform.clipboardContent == [:] && platform.clipboards[.general] == "b" && !board.hasImages)
  }

  @Test("22.11: data is offered as it is, and read as a value") func offeredData() throws {
    let bytes = try file(3, 2)
    let (png, html) = (Data(bytes), Data("<p charset=x>".utf8))
    board.setData(png, forPasteboardType: "public.png")
    #expect(platform.clipboardContent == [.png: bytes] && platform.clipboards[.general] == nil)
    #expect(board.image?.size == CGSize(width: 3, height: 2) && board.hasImages && !board.hasStrings)
    expectEqual(board.data(forPasteboardType: "public.png"), png)
    board.setData(html, forPasteboardType: "public.html")
    expectEqual(platform.clipboardContent, [.html: Array("<p charset=x>".utf8)])
    board.setValue("<p charset=x>", forPasteboardType: "public.html")
    expectEqual(platform.clipboardContent, [.html: Array("<p charset=x>".utf8)])
    expectEqual(board.data(forPasteboardType: "public.html"), html)
    board.setData(html, forPasteboardType: "public.utf8-plain-text")
    #expect(platform.clipboards[.general] == "<p charset=x>" && board.string == "<p charset=x>")
  }

  @Test("22.11: an image is encoded once, when it is first requested") func lateEncoding() throws {
    var count = 0
    let content = ClipboardContent([
      .png: ClipboardData {
        count += 1
        return [1]
      }
    ])
    #expect(content.kinds == [.png] && count == 0)
    #expect(content.data(.png) == [1] && content.data(.png) == [1] && content.data(.html) == nil && count == 1)
  }

  @Test("22.11: where the desktop carries only text, others get the text and the app keeps the rest")
  func onlyText() throws {
    platform.carriesClipboardContent = false
    board.items = [["public.utf8-plain-text": "a", "public.png": try image(3, 2)]]
    expectEqual(platform.requests.last, .write("a", to: .general))
    #expect(board.image?.size == CGSize(width: 3, height: 2) && board.string == "a")
    platform.copy("b", to: .general)
    #expect(!board.hasImages && board.image == nil && board.types == ["public.utf8-plain-text"])
    #expect(board.value(forPasteboardType: "public.text") as? String == "b" && board.numberOfItems == 1)
    expectEqual(platform.clipboardReads, [])
  }

  @Test("22.5: text beside an image is pasted into a field") func pasteBesideImage() throws {
    copy([.png: try file(3, 2), .text: Array("zwölf".utf8)])
    stage.field.becomeFirstResponder()
    stage.field.paste(nil)
    #expect(stage.field.text == "zwölf" && platform.clipboardReads == [])
    copy([.png: try file(3, 2)])
    stage.field.paste(nil)
    expectEqual(stage.field.text, "zwölf")
  }
}
#endif
