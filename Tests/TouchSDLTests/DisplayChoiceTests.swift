import Expectations
import Testing
import TouchPlatform
import TouchGeometry

@testable import TouchSDL

@Suite struct DisplayChoiceTests {
  private func choice(
    _ requested: String? = nil, x: String? = nil, wayland: String? = nil, _ fitness: DisplayChoice.WaylandFitness = .fit
  ) -> DisplayChoice {
    DisplayChoice(.init(requested: requested, xDisplay: x, waylandDisplay: wayland)) { fitness }
  }

  @Test func withoutADisplayThereIsNone() {
    expectEqual(choice(), .failure(.noDisplay))
  }

  @Test func waylandComesFirstAndXSecond() {
    expectEqual(choice(x: ":0"), .drivers(["x11"]))
    expectEqual(choice(x: ":0", wayland: "wayland-0"), .drivers(["wayland", "x11"]))
    expectEqual(choice(wayland: "wayland-0"), .drivers(["wayland"]))
  }

  @Test(arguments: [DisplayChoice.WaylandFitness.absent, .noSeat, .noEGL])
  func aWaylandSessionThatWouldCrashSDLIsLeftForX(_ fitness: DisplayChoice.WaylandFitness) {
    expectEqual(choice(x: ":0", wayland: "wayland-0", fitness), .drivers(["x11"]))
    expectEqual(choice("wayland", x: ":0", wayland: "wayland-0", fitness), .drivers(["x11"]))
    guard case .failure(.unusableWayland) = choice(wayland: "wayland-0", fitness) else {
      Issue.record("a Wayland session that is \(fitness) was accepted")
      return
    }
  }

  @Test func theUsersChoiceOfADriverStands() {
    expectEqual(choice("dummy"), .drivers(["dummy"]))
    expectEqual(choice("wayland", x: ":0", wayland: "wayland-0"), .drivers(["wayland"]))
  }

  @Test func waylandIsNotLookedAtUnlessItMatters() {
    var probes = 0
    let environment = DisplayChoice.Environment(requested: nil, xDisplay: ":0", waylandDisplay: nil)
    _ = DisplayChoice(environment) {
      probes += 1
      return .fit
    }
    expectEqual(probes, 0)
  }

  @Test func everyErrorSaysWhatIsWrong() {
    expectEqual(PlatformError.noDisplay.description, "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set")
    expectEqual(
      PlatformError.missingDriver(name: "beos", available: ["x11", "dummy"]).description,
      "SDL has no video driver named beos; it has x11, dummy")
    expectEqual(
      PlatformError.invalidSize(CGSize(width: 0, height: 10)).description,
      "a window cannot be 0.0 points wide and 10.0 points high")
  }
}
