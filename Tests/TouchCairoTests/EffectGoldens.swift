import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchCairo

/// What a context records and Cairo draws, each kind of drawing in one small picture.
@Suite struct EffectGoldens {
  /// Compares what `body` draws with its golden.
  func expectDrawn(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scales: [CGFloat] = [1, 2],
    location: SourceLocation = #_sourceLocation, _ body: (CGContext) -> Void
  ) {
    let list = DisplayList.recording(body)
    expectGolden(name, width, height, scales: scales, list.commands, location: location)
  }

  func rainbow() throws -> CGGradient { try #require(CGGradient(colors: [red, green, blue], locations: [0, 0.3, 1])) }

  @Test func linearGradientsEndOrGoOn() throws {
    let gradient = try rainbow()
    expectDrawn("gradients-linear", 120, 44) { context in
      let choices: [CGGradientDrawingOptions] = [[], .drawsBeforeStartLocation, .drawsAfterEndLocation]
      for (index, options) in choices.enumerated() {
        let box = rect(4 + CGFloat(index) * 40, 4, 34, 36)
        context.saveGState()
        context.clip(to: box)
        context.drawLinearGradient(
          gradient, start: CGPoint(x: box.minX + 8, y: 8), end: CGPoint(x: box.maxX - 8, y: 30),
          options: options)
        context.restoreGState()
      }
    }
  }

  @Test func radialGradientsEndOrGoOn() throws {
    let gradient = try rainbow()
    expectDrawn("gradients-radial", 130, 44) { context in
      let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      for (index, options) in ([[], all] as [CGGradientDrawingOptions]).enumerated() {
        let box = rect(4 + CGFloat(index) * 62, 4, 58, 36)
        let center = CGPoint(x: box.midX, y: box.midY)
        context.saveGState()
        context.addEllipse(in: box)
        context.clip()
        context.setAlpha(index == 0 ? 1 : 0.7)
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: center.x - 6, y: center.y), startRadius: 4, endCenter: center,
          endRadius: 15, options: options)
        context.restoreGState()
      }
    }
  }

  @Test func dashesCapsAndJoins() {
    expectDrawn("dashes", 120, 60) { context in
      context.setLineWidth(6)
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        context.setLineCap(cap)
        context.setLineDash(phase: 4, lengths: index == 0 ? [10, 5] : [8, 12])
        context.strokeLineSegments(between: [CGPoint(x: 8, y: 8 + index * 12), CGPoint(x: 112, y: 8 + index * 12)])
      }
      context.setLineDash(phase: 0, lengths: [])
      context.setStrokeColor(blue)
      for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        context.setLineJoin(join)
        let x = 12 + index * 38
        context.addLines(between: [CGPoint(x: x, y: 54), CGPoint(x: x + 10, y: 44), CGPoint(x: x + 20, y: 54)])
        context.strokePath()
      }
    }
  }

  @Test func shadowsFallFromEachThing() {
    expectDrawn("shadows", 150, 50) { context in
      context.setFillColor(blue)
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 6)
      context.fill(rect(8, 8, 26, 26))
      context.setShadow(offset: .zero, blur: 10, color: red)
      context.fillEllipse(in: rect(52, 10, 26, 26))
      context.rotate(by: 0.2)
      context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: ink)
      context.setLineWidth(3)
      context.stroke(rect(104, -12, 30, 20))
    }
  }

  @Test func aLayerThrowsOneShadowAndFadesWithIt() {
    expectDrawn("shadow-layer", 60, 50) { context in
      context.setShadow(offset: CGSize(width: 4, height: 4), blur: 4, color: ink)
      context.setAlpha(0.6)
      context.beginTransparencyLayer()
      context.setFillColor(red)
      context.fill(rect(8, 8, 24, 24))
      context.setFillColor(green)
      context.fill(rect(20, 16, 24, 24))
      context.endTransparencyLayer()
    }
  }

  @Test func blendModes() {
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceAtop, .destinationOver,
      .destinationOut, .xor, .plusLighter,
    ]
    expectDrawn("blend-modes", 144, 74) { context in
      for (index, mode) in modes.enumerated() {
        let (x, y) = (CGFloat(index % 8) * 18, CGFloat(index / 8) * 25)
        context.saveGState()
        context.beginTransparencyLayer()
        context.setFillColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1)
        context.fill(rect(x + 1, y + 1, 11, 16))
        context.setBlendMode(mode)
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8)
        context.fill(rect(x + 5, y + 7, 11, 16))
        context.endTransparencyLayer()
        context.restoreGState()
      }
    }
  }

  /// 4 by 3 pixels: red, green, blue and white above, each at half opacity in the middle, clear and black below.
  func smallImage() throws -> CGImage {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let half: [UInt32] = [0x8080_0000, 0x8000_8000, 0x8000_0080, 0x8080_8080]
    let last: [UInt32] = [0, 0xFF00_0000, 0, 0xFF00_0000]
    return try #require(Bitmap(width: 4, height: 3, pixels: row + half + last).flatMap { CGImage($0) })
  }

  @Test func imagesAreDrawnUprightByUIKitAndOnTheirHeadByCoreGraphics() throws {
    let image = try smallImage()
    expectDrawn("images", 150, 44) { context in
      let upright = UIImage(cgImage: image)
      upright.draw(at: CGPoint(x: 2, y: 2))
      context.interpolationQuality = .none
      upright.draw(in: rect(10, 6, 32, 30))
      context.draw(image, in: rect(48, 6, 32, 30))
      context.interpolationQuality = .default
      upright.draw(in: rect(86, 6, 32, 30), blendMode: .normal, alpha: 0.5)
      context.setFillColor(red)
      context.interpolationQuality = .none
      upright.withRenderingMode(.alwaysTemplate).draw(in: rect(124, 6, 20, 15))
      context.translateBy(x: 134, y: 32)
      context.rotate(by: 0.6)
      upright.draw(in: rect(-8, -6, 16, 12))
    }
  }

  @Test func anImageMasksWhatIsDrawn() throws {
    let image = try smallImage()
    expectDrawn("clip-mask", 80, 40) { context in
      context.interpolationQuality = .none
      context.saveGState()
      context.clip(to: rect(4, 4, 32, 30), mask: image)
      context.setFillColor(blue)
      context.fill(rect(0, 0, 30, 40))
      context.restoreGState()
      context.setFillColor(green)
      context.fill(rect(44, 4, 30, 30))
    }
  }

  @Test func aDrawingMasksAGroup() {
    let mask = DisplayList([
      .fillRoundedRect(rect(8, 6, 40, 24), 10, .black), .fillRect(rect(50, 6, 16, 24), CGColor(gray: 0, alpha: 0.4)),
    ])
    expectGolden(
      "masked-group", 76, 36,
      [
        .fillRect(rect(0, 14, 76, 8), ink), .beginEffect(GroupEffect(mask: mask)), .fillRect(rect(0, 0, 76, 18), red),
        .fillRect(rect(0, 18, 76, 18), blue), .endGroup,
      ])
  }
}
