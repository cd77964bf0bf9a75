import Expectations
import Testing
import TouchGeometry

@testable import TouchSDL

/// Bytes of the property, as the specification lays them out.
private struct Settings {
  var bytes: [UInt8] = [0, 0, 0, 0, 7, 0, 0, 0]

  init(count: UInt8) { bytes += [count, 0, 0, 0] }

  private mutating func begin(_ kind: UInt8, _ name: String) {
    bytes += [kind, 0, UInt8(name.utf8.count), 0] + Array(name.utf8)
    pad()
    bytes += [9, 0, 0, 0]
  }
  private mutating func pad() { while bytes.count % 4 != 0 { bytes.append(0) } }

  func number(_ name: String, _ value: Int32) -> Settings {
    var new = self
    new.begin(0, name)
    new.bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return new
  }
  func text(_ name: String, _ value: String) -> Settings {
    var new = self
    new.begin(1, name)
    new.bytes += [UInt8(value.utf8.count), 0, 0, 0] + Array(value.utf8)
    new.pad()
    return new
  }
  func color(_ name: String) -> Settings {
    var new = self
    new.begin(2, name)
    new.bytes += [1, 0, 2, 0, 3, 0, 4, 0]
    return new
  }
}

@Suite struct XSettingsTests {
  @Test func numbersAreFoundAmongTextsAndColors() {
    let settings = Settings(count: 4).text("Net/ThemeName", "Adwaita").color("Gtk/Color").number("Xft/DPI", 147_456)
      .number("Gdk/WindowScalingFactor", -1)
    expectEqual(XSettings(settings.bytes).numbers, ["Xft/DPI": 147_456, "Gdk/WindowScalingFactor": -1])
  }

  @Test func bytesOfTheOtherOrderAreReadToo() {
    let bytes: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0, 3, 65, 47, 66, 0, 0, 0, 0, 9, 0, 0, 1, 2]
    expectEqual(XSettings(bytes).numbers, ["A/B": 258])
  }

  @Test func bytesThatAreCutOffAreNoSettings() {
    let all = Settings(count: 2).number("A", 1).text("B", "text").bytes
    for length in 0..<all.count {
      let numbers = XSettings(Array(all.prefix(length))).numbers
      expectEqual(numbers, (length >= 28 ? ["A": 1] : [:]))
    }
    expectEqual(XSettings([0, 0, 0, 0, 7, 0, 0, 0, 255, 255, 255, 255]).numbers, [:])
  }

  @Test(
    arguments: [
      (nil, nil, "", 1), (147_456, nil, "", 1.5), (nil, nil, "Xft.dpi:\t120\n", 1.25),
      (nil, nil, "Xft.hinting: 1\nXft.dpi: 96\nXft.dpi: 192", 2), (196_608, nil, "Xft.dpi: 120", 2),
      (nil, 2, "", 2), (98_304, 2, "", 2), (245_760, 2, "", 2.5), (nil, nil, "Xft.dpi: 72", 1),
      (nil, nil, "Xft.dpi: many", 1), (nil, 0, "Xft.dpi: 9999", 1),
    ] as [(Int32?, Int32?, String, CGFloat)])
  func theScaleIsTheDesktops(_ dots: Int32?, _ factor: Int32?, _ resources: String, _ scale: CGFloat) {
    var settings = XSettings([])
    settings.numbers["Xft/DPI"] = dots
    settings.numbers["Gdk/WindowScalingFactor"] = factor
    expectEqual(XScale.scale(settings: settings, resources: resources), scale)
  }
}
