import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@Suite struct ColorTests {
  @Test func partsAreBroughtIntoRange() {
    expectEqual(CGColor(red: 2, green: -1, blue: .nan, alpha: 0.5).components, [1, 0, 0, 0.5])
  }

  @Test func hexColorsAreRead() {
    expectEqual(UIColor(hexString: "#007AFF"), UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    expectEqual(UIColor(hexString: "#007aff80")?.cgColor.alpha, 128.0 / 255)
    for wrong in ["007AFF", "#07F", "#+07AFF", "#007AFG", "#007AFF0", "", "#"] {
      expectNil(UIColor(hexString: wrong), "\(wrong)")
    }
  }

  @Test func hueGoesThereAndBack() {
    for (color, hue) in [(UIColor.red, 0), (.yellow, 1.0 / 6), (.green, 2.0 / 6), (.blue, 4.0 / 6), (.gray, 0)]
      as [(UIColor, CGFloat)]
    {
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
      #expect(abs(parts.0 - hue) < 1e-9)
      let back = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: parts.3)
      for (one, other) in zip(back.cgColor.components!, color.cgColor.components!) { #expect(abs(one - other) < 1e-9) }
    }
  }

  @Test func onlyGraysHaveAWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (9, 9))
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
  }

  @Test func equalPartsAreEqualColors() {
    expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    expectEqual(Set([UIColor.red, UIColor(hex: 0xFF0000), .blue]).count, 2)
  }
}
