import Expectations
import Testing
import TouchFiles
import TouchGeometry

@testable import TouchSDL

@Suite struct AddressHandlerTests {
  @Test func schemesAreWhatStandsBeforeTheColon() {
    let schemes = ["https://a", "MAILTO:x@y", "web+cal:1", "https:", "/tmp/a:b", "1a:b", "a b:c", ""]
    expectEqual(schemes.map(AddressHandlers.scheme), ["https", "mailto", "web+cal", nil, nil, nil, nil, nil])
  }

  @Test func theListsOfTheDesktopSayWhichProgramsThereAre() throws {
    let folder = "/tmp/touchstone-addresses-\(getpid())"
    func write(_ path: String, _ text: String) { #expect(Files.write(Array(text.utf8), to: folder + "/" + path)) }
    for part in ["", "/bin", "/data", "/data/applications", "/settings"] { #expect(Files.makeFolder(folder + part)) }
    defer {
      for part in ["/bin/xdg-open", "/data/applications/mimeinfo.cache", "/settings/mimeapps.list"] {
        unlink(folder + part)
      }
    }
    write("bin/xdg-open", "")
    write(
      "data/applications/mimeinfo.cache",
      "[MIME Cache]\nx-scheme-handler/https=fox.desktop;\nx-scheme-handler/irc=\ntext/plain=pad.desktop;\n")
    write(
      "settings/mimeapps.list",
      "[Default Applications]\nx-scheme-handler/mailto=post.desktop\n[Removed Associations]\nx-scheme-handler/tel=a.desktop\n"
    )
    var variables = [
      "PATH": "/nowhere:\(folder)/bin", "XDG_DATA_DIRS": folder + "/data", "XDG_CONFIG_HOME": folder + "/settings",
      "XDG_DATA_HOME": "/nowhere", "XDG_CONFIG_DIRS": "/nowhere",
    ]
    let addresses = ["https://a", "HTTPS://a", "mailto:a", "file:///a", "http://a", "irc://a", "tel:1", "nothing"]
    func answers() -> [Bool] { addresses.map(AddressHandlers { variables[$0] }.canOpen) }
    // No executable exists there yet.
    expectEqual(answers(), [false, false, false, false, false, false, false, false])
    expectEqual(chmod(folder + "/bin/xdg-open", 0o755), 0)
    expectEqual(answers(), [true, true, true, true, false, false, false, false])
    variables["BROWSER"] = "fox"
    expectEqual(answers(), [true, true, true, true, true, false, false, false])
  }
}
