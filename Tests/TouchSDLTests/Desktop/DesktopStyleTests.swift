import Expectations
import Testing
import TouchBus
import TouchDrawing
import TouchGeometry
import TouchLoop

@testable import TouchSDL

@MainActor @Suite struct DesktopStyleTests {
  @Test func theEnvironmentIsHeededInOrder() {
    let cases: [(StyleSettings, UIUserInterfaceStyle)] = [
      (StyleSettings(), .light),
      (StyleSettings(forced: "dark"), .dark),
      (StyleSettings(forced: "black"), .light),
      (StyleSettings(gtkTheme: "Adwaita:dark"), .dark),
      (StyleSettings(gtkTheme: "Adwaita"), .light),
      (StyleSettings(forced: "light", gtkTheme: "Adwaita:dark"), .light),
      (StyleSettings(gtkSettings: "[Settings]\ngtk-application-prefer-dark-theme = 1\n"), .dark),
      (StyleSettings(gtkSettings: "[Settings]\ngtk-application-prefer-dark-theme=false\n"), .light),
      (StyleSettings(gtkTheme: "Adwaita", gtkSettings: "gtk-application-prefer-dark-theme=1"), .light),
    ]
    for (settings, style) in cases { expectEqual(settings.assumedStyle, style, "\(settings)") }
  }

  private func desktop(
    _ link: FakeLink?, _ settings: StyleSettings = StyleSettings()
  ) -> (desktop: DesktopStyle, styles: () -> [UIUserInterfaceStyle]) {
    final class Box { var styles: [UIUserInterfaceStyle] = [] }
    let box = Box()
    let desktop = DesktopStyle(
      loop: EventLoop(clock: ManualClock()), settings: settings, connect: { link }, onStyle: { box.styles.append($0) })
    return (desktop, { box.styles })
  }

  @Test func thePortalsAnswerAndItsChangesAreFollowed() {
    let link = FakeLink()
    let (desktop, styles) = desktop(link)
    expectEqual(styles(), [.light])
    desktop.ask()
    expectEqual(styles(), [.light])
    expectEqual(link.sent.map(\.member), ["AddMatch", "AddMatch", "AddMatch", "Read", "Read", "Read", "Read", "Read"])
    // Old portals pack the value twice.
    link.receive(.answer, answering: link.number("color-scheme"), [.variant(.variant(.uint32(1)))])
    expectEqual(styles(), [.light, .dark])
    link.change("org.freedesktop.appearance", "color-scheme", .uint32(2))
    link.change("org.gnome", "color-scheme", .uint32(1))
    link.change("org.freedesktop.appearance", "accent-color", .uint32(1))
    expectEqual(styles(), [.light, .dark, .light])
    link.change("org.freedesktop.appearance", "color-scheme", .uint32(1))
    expectEqual(styles(), [.light, .dark, .light, .dark])
    link.onLoss?()
    expectEqual(styles(), [.light, .dark, .light, .dark])
    #expect(!link.isOpen)
  }

  @Test func aRefusalAndALostBusLeaveTheStyleOfTheEnvironment() {
    let ends: [(FakeLink) -> Void] = [
      { $0.receive(.error, answering: $0.number("color-scheme"), [.string("no portal")]) }, { $0.onLoss?() },
      { $0.receive(.answer, answering: $0.number("color-scheme"), [.string("nonsense")]) },
    ]
    for end in ends {
      let link = FakeLink()
      let (desktop, styles) = desktop(link, StyleSettings(gtkTheme: "Adwaita:dark"))
      desktop.ask()
      end(link)
      expectEqual(styles(), [.dark, .dark])
    }
  }

  @Test func aForcedStyleIgnoresTheDesktopsScheme() {
    let link = FakeLink()
    let (desktop, styles) = desktop(link, StyleSettings(forced: "dark"))
    desktop.ask()
    link.receive(.answer, answering: link.number("color-scheme"), [.variant(.uint32(2))])
    expectEqual(styles(), [.dark])
  }

  @Test func withoutABusNothingHappens() {
    let (desktop, styles) = desktop(nil, StyleSettings(gtkTheme: "Adwaita:dark"))
    desktop.ask()
    expectEqual(styles(), [.dark, .dark])
  }

  @Test func nothingIsRequestedBeforeTheFirstFrame() {
    let loop = EventLoop(clock: ManualClock())
    var asked = 0
    let desktop = DesktopStyle(
      loop: loop, settings: StyleSettings(),
      connect: {
        asked += 1
        return nil
      }, onStyle: { _ in })
    desktop.askAfterFirstFrame()
    loop.advance(to: 1)
    var seen = [asked]
    loop.requestFrame()
    loop.advance(to: 2)
    seen.append(asked)
    expectEqual(seen, [0, 1])
  }

  @Test("32.4: the desktop's setting for animations is reported, and again when it changes")
  func motion() {
    let link = FakeLink()
    var received: [Bool] = []
    let (desktop, _) = desktop(link)
    desktop.onMotion = { received.append($0) }
    desktop.ask()
    link.receive(.answer, answering: link.number("enable-animations"), [.variant(.bool(false))])
    expectEqual(received, [true])
    link.change("org.gnome.desktop.interface", "enable-animations", .bool(true))
    link.change("org.gnome.desktop.interface", "cursor-blink", .bool(false))
    expectEqual(received, [true, false])
  }

  @Test func textScaleAndContrastAreReported() {
    let link = FakeLink()
    var received: [String] = []
    let (desktop, _) = desktop(link)
    desktop.onTextScale = { received.append("scale \($0)") }
    desktop.onContrast = { received.append("contrast \($0)") }
    desktop.ask()
    link.receive(.answer, answering: link.number("text-scaling-factor"), [.variant(.double(1.5))])
    link.change("org.gnome.desktop.interface", "text-scaling-factor", .double(0))
    link.change("org.gnome.desktop.interface", "text-scaling-factor", .double(.nan))
    link.receive(.answer, answering: link.number("contrast"), [.variant(.uint32(0))])
    // Either of the two settings raises the contrast.
    link.change("org.gnome.desktop.a11y.interface", "high-contrast", .bool(true))
    link.change("org.freedesktop.appearance", "contrast", .uint32(1))
    link.change("org.gnome.desktop.a11y.interface", "high-contrast", .bool(false))
    expectEqual(received, ["scale 1.5", "contrast false", "contrast true", "contrast true", "contrast true"])
  }
}
