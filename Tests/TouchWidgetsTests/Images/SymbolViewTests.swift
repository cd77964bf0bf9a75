import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchWidgets

/// Where symbols are shown.
@MainActor @Suite struct SymbolViewTests {
  init() { ImageSystem.install(ImageFiles()) }

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test("Symbols have the tint of their view, unless they have colors or are original; materials cover it")
  func looks() {
    let complaint = complaint(aboutControlsNamed: "symbols") { stage in
      var (x, y): (CGFloat, CGFloat) = (8, 8)
      @MainActor func add(_ view: UIView, _ width: CGFloat) {
        view.frame = CGRect(x: x, y: y, width: width, height: 36)
        stage.root.addSubview(view)
        x += width + 8
      }
      let star = UIImage(systemName: "star.fill")
      let red = UIImage.SymbolConfiguration(paletteColors: [.red])
      for image in [
        star, star?.withRenderingMode(.alwaysOriginal), star?.withTintColor(.green, renderingMode: .alwaysOriginal),
        star?.applyingSymbolConfiguration(red), star?.withRenderingMode(.alwaysTemplate),
      ] {
        let view = UIImageView(image: image)
        view.tintColor = .purple
        view.contentMode = .center
        add(view, 36)
      }
      let plain = UIButton(type: .system)
      plain.setTitle("Add", for: .normal)
      plain.setImage(UIImage(systemName: "plus"), for: .normal)
      add(plain, 80)
      var filled = UIButton.Configuration.filled()
      (filled.title, filled.image, filled.imagePadding) = ("Play", UIImage(systemName: "play.fill"), 6)
      filled.preferredSymbolConfigurationForImage = .init(pointSize: 12)
      add(UIButton(configuration: filled), 80)
      (x, y) = (8, 52)
      for style in [UIBlurEffect.Style.systemThinMaterial, .systemMaterialDark] {
        let material = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let label = UILabel(frame: CGRect(x: 4, y: 8, width: 60, height: 20))
        label.text = "Material"
        label.font = .systemFont(ofSize: 13)
        label.textColor = style == .systemMaterialDark ? .white : .label
        material.contentView.addSubview(label)
        let behind = UIView()
        behind.backgroundColor = .orange
        behind.frame = CGRect(x: x + 20, y: y, width: 20, height: 44)
        stage.root.addSubview(behind)
        add(material, 68)
      }
      return CGSize(width: 400, height: 104)
    }
    expectNil(complaint)
  }

  @Test("An image view prefers a configuration for what a symbol leaves open")
  func imageViews() throws {
    let view = UIImageView(image: try symbol("star"))
    expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
    view.preferredSymbolConfiguration = .init(pointSize: 50)
    expectEqual(view.intrinsicContentSize, CGSize(width: 60, height: 60))
    view.image = try symbol("star", .init(pointSize: 10))
    expectEqual(view.intrinsicContentSize, CGSize(width: 12, height: 12))
  }

  @Test("A button takes the state's configuration, or else the normal one's, or its configuration's")
  func buttons() throws {
    let button = UIButton(type: .system)
    button.setImage(try symbol("star"), for: .normal)
    #expect(button.intrinsicContentSize.height >= 20)
    button.setPreferredSymbolConfiguration(.init(pointSize: 50), forImageIn: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 30), forImageIn: .disabled)
    button.layoutIfNeeded()
    expectEqual(button.imageView?.image?.size, CGSize(width: 60, height: 60))
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(button.imageView?.image?.size, CGSize(width: 36, height: 36))
    expectEqual(button.preferredSymbolConfigurationForImage(in: .highlighted), .init(pointSize: 50))
    expectEqual(button.currentPreferredSymbolConfiguration, .init(pointSize: 30))

    var plain = UIButton.Configuration.plain()
    plain.image = try symbol("star")
    plain.preferredSymbolConfigurationForImage = .init(pointSize: 100)
    let large = UIButton(configuration: plain)
    #expect(large.intrinsicContentSize.width >= 120)
    large.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    expectNil(large.configuration?.preferredSymbolConfigurationForImage)
    #expect(large.intrinsicContentSize.width < 120)
  }
}
