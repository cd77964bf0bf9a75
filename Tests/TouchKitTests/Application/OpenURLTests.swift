#if FoundationGeometry
import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchKit

@MainActor @Suite struct OpenURLTests {
  @Test("40.7: an address goes to the desktop, and the block hears in a later turn whether there is a program")
  func opening() {
    let (stage, platform) = (Stage(), PaperPlatform())
    stage.application.attach(platform, painting: NoPainting())
    platform.programs = ["https"]
    var answers: [Bool] = []
    for address in ["https://example.org", "gopher://example.org"] {
      guard let url = URL(string: address) else { continue }
      expectEqual(stage.application.canOpenURL(url), address.hasPrefix("https"))
      stage.application.open(url) { answers.append($0) }
    }
    expectEqual(answers, [])
    stage.application.loop.advance(to: stage.application.loop.now)
    expectEqual(answers, [true, false])
    #expect(platform.requests == [.open(url: "https://example.org"), .open(url: "gopher://example.org")])
  }

  @Test("40.7: a file that only a specific program may open is not opened; without a desktop none is")
  func refusals() {
    let (stage, platform) = (Stage(), PaperPlatform())
    var answers: [Bool] = []
    guard let url = URL(string: "https://example.org") else { return }
    stage.application.open(url) { answers.append($0) }
    #expect(!stage.application.canOpenURL(url))
    stage.application.attach(platform, painting: NoPainting())
    platform.programs = ["https"]
    stage.application.open(url, options: [.universalLinksOnly: true]) { answers.append($0) }
    stage.application.loop.advance(to: stage.application.loop.now)
    #expect(answers == [false, false] && platform.requests.isEmpty)
  }
}
#endif
