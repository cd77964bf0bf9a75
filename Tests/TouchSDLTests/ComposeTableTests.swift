import Expectations
import Testing

@testable import TouchSDL

/// Where X's library may keep its table of composed letters.
@Suite struct ComposeTableTests {
  private func folder(_ variables: [String: String], there: Set<String> = []) -> String? {
    ComposeTable.folder({ variables[$0] }, isThere: { there.contains($0) })
  }

  @Test func itIsAmongTheUsersCaches() {
    expectEqual(folder(["DISPLAY": ":0", "HOME": "/home/a"]), "/home/a/.cache/libX11-compose")
    let chosen = ["DISPLAY": ":0", "HOME": "/home/a", "XDG_CACHE_HOME": "/caches"]
    expectEqual(folder(chosen), "/caches/libX11-compose")
  }

  @Test func whatIsNoPathIsNotTakenForOne() {
    expectEqual(
      folder(["DISPLAY": ":0", "HOME": "/home/a", "XDG_CACHE_HOME": "caches"]), "/home/a/.cache/libX11-compose")
    expectNil(folder(["DISPLAY": ":0", "HOME": "home"]))
  }

  @Test func withoutXWithoutAUserAndWhereTheLibraryHasOneThereIsNone() {
    expectNil(folder(["HOME": "/home/a"]))
    expectNil(folder(["DISPLAY": ":0"]))
    expectNil(folder(["DISPLAY": ":0", "HOME": "/home/a"], there: ["/home/a/.compose-cache"]))
  }
}
