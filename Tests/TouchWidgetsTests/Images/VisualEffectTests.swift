import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

/// Materials.
@MainActor @Suite struct VisualEffectTests {
  private func shown(_ style: UIBlurEffect.Style, _ surroundings: UIUserInterfaceStyle) throws -> [CGFloat] {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    return parts(try #require(view.backgroundColor), surroundings)
  }

  private func parts(_ color: UIColor, _ surroundings: UIUserInterfaceStyle) -> [CGFloat] {
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: surroundings))
    return [color.cgColor.red, color.cgColor.alpha]
  }

  @Test("A material is that of its surroundings unless its style says light or dark")
  func surroundings() throws {
    #expect(try shown(.systemMaterial, .light) == [0.97, 0.72] && shown(.systemMaterial, .dark) == [0.15, 0.72])
    #expect(try shown(.dark, .light) == [0.11, 0.73] && shown(.systemThinMaterialLight, .dark) == [0.97, 0.6])
  }

  @Test("With reduced transparency a material is nearly opaque")
  func reduced() throws {
    let color = try #require(UIBlurEffect(style: .systemMaterial).material)
    #expect(parts(color, .light) == [0.97, 0.9] && parts(color, .dark) == [0.15, 0.9])
    expectEqual(parts(try #require(UIBlurEffect(style: .systemThinMaterialLight).material), .dark), [0.97, 0.84])
  }

  @Test("A material blurs what is behind the view, vibrancy does not")
  func blur() {
    let blur = UIBlurEffect(style: .light)
    let view = UIVisualEffectView(effect: blur)
    expectEqual(view.backdrop, BackdropStyle(deviation: 30, saturation: 1.8))
    view.effect = UIVibrancyEffect(blurEffect: blur)
    expectNil(view.backdrop)
    view.effect = UIBlurEffect(style: .systemChromeMaterial)
    expectEqual(view.backdrop?.deviation, 20)
    view.effect = nil
    expectNil(view.backdrop)
  }

  @Test("The thicker a material, the less is seen through it")
  func thickness() throws {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let opacities = try styles.map { try shown($0, .light)[1] }
    #expect(opacities == opacities.sorted() && Set(opacities).count == 4)
  }

  @Test("Content fills the view and takes its touches; without an effect only the content is seen")
  func content() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    view.contentView.addSubview(button)
    expectEqual(view.contentView.frame, view.bounds)
    #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
    view.effect = nil
    #expect(view.backgroundColor == nil && button.superview?.superview === view)
  }

  @Test("Vibrancy makes content as prominent as its style says")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemMaterial)
    expectEqual(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur)).contentView.alpha, 1)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    #expect(view.contentView.alpha == 0.7 && view.backgroundColor == nil)
    view.effect = blur
    #expect(view.contentView.alpha == 1 && view.backgroundColor != nil)
  }
}
