import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchScenes

/// A scene's own input stays in the folder of the scene.
@MainActor @Suite struct LinkedInputTests {
  /// A folder with a scene whose input is a link to `target`; gives what is said of the input.
  private func said(linkTo target: String) throws -> String {
    var name = Array("/tmp/touchstone-links-XXXXXX".utf8CString)
    try #require(mkdtemp(&name) != nil)
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      for file in ["scene.json", "real.jsonl", "input.jsonl"] { unlink("\(folder)/\(file)") }
      rmdir(folder)
    }
    let scene =
      "{\"format\":\"touchstone-scene\",\"version\":1,\"title\":\"t\",\"size\":[9,9],\"input\":\"input.jsonl\","
      + "\"root\":{\"name\":\"root\",\"class\":\"UIView\",\"frame\":[0,0,9,9]}}"
    let input = "{\"format\":\"touchstone-input\",\"version\":1,\"size\":[9,9]}\n"
    for (file, text) in [("scene.json", scene), ("real.jsonl", input)] {
      let stream = try #require(fopen("\(folder)/\(file)", "w"))
      fputs(text, stream)
      fclose(stream)
    }
    try #require(symlink(target, "\(folder)/input.jsonl") == 0)
    let library = BuiltInScenes.library
    do throws(FileError) {
      let loaded = try library.scene("\(folder)/scene.json")
      return "\(try library.input(of: loaded)?.lines.count ?? -1) lines"
    } catch {
      return error.message
    }
  }

  @Test func aLinkOutOfTheFolderIsRefused() throws {
    let words = "a link that leads out of its folder; "
    #expect(try said(linkTo: "/etc/hostname").hasPrefix(words))
    #expect(try said(linkTo: "../").hasPrefix(words))
  }

  @Test func aLinkInsideOfTheFolderIsRead() throws { try expectEqual(said(linkTo: "real.jsonl"), "0 lines") }
}
