import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

#if FoundationGeometry
/// Swift's attributed strings, and buttons whose titles are made of them.
@MainActor @Suite struct AttributedStringTests {
  let bold = UIFont.boldSystemFont(ofSize: 20)

  func everything() -> AttributedString {
    var text = AttributedString("seen")
    text.font = bold
    text.foregroundColor = .red
    text.backgroundColor = .yellow
    text.kern = 2
    text.underlineStyle = .single
    text.underlineColor = .blue
    text.strikethroughStyle = .double
    text.strikethroughColor = .green
    text.baselineOffset = 3
    text.link = URL(string: "https://example.org")
    return text
  }

  @Test("16.14: what is drawn and links go over to the older kind and back, the rest is left behind")
  func conversion() throws {
    var text = everything()
    text += AttributedString(" plain")
    text.languageIdentifier = "en"
    let older = NSAttributedString(text)
    expectEqual(older.string, "seen plain")
    var range = NSRange()
    let found = older.attributes(at: 0, effectiveRange: &range)
    expectEqual(range, NSRange(location: 0, length: 4))
    #expect(found[.font] as? UIFont == bold && found[.foregroundColor] as? UIColor == .red)
    #expect(found[.kern] as? CGFloat == 2 && found[.underlineStyle] as? Int == 1)
    #expect(found[.strikethroughStyle] as? Int == 9 && found[.link] as? URL == URL(string: "https://example.org"))
    #expect(found.count == 10 && older.attributes(at: 4, effectiveRange: nil).isEmpty)
    var back = everything()
    back += AttributedString(" plain")
    expectEqual(AttributedString(older), back)
  }

  @Test("16.14: values of another type are left behind, and numbers of every type are styles")
  func wrongValues() {
    let older = NSAttributedString(
      string: "x",
      attributes: [
        .font: "large", .foregroundColor: 1, .underlineStyle: NSUnderlineStyle.single, .kern: 1.5,
        .link: "https://example.org/a",
      ])
    let text = AttributedString(older)
    #expect(text.font == nil && text.foregroundColor == nil && text.underlineStyle == .single && text.kern == 1.5)
    #expect(text.link == URL(string: "https://example.org/a"))
  }

  func titled(_ configuration: UIButton.Configuration) throws -> [NSAttributedString.Key: Any] {
    let button = UIButton(configuration: configuration)
    let shown = try #require(button.titleLabel?.attributedText)
    return shown.attributes(at: 0, effectiveRange: nil)
  }

  @Test("16.14: attributes of a configuration's title go before the button's font and color, which fill the rest")
  func attributedTitle() throws {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Save")
    title.font = bold
    configuration.attributedTitle = title
    expectEqual(configuration.title, "Save")
    let plain = UIButton(configuration: configuration)
    let shown = try titled(configuration)
    expectEqual(shown[.font] as? UIFont, bold)
    expectEqual(shown[.foregroundColor] as? UIColor, plain.currentTitleColor)
    configuration.title = "Other"
    expectEqual(configuration.attributedTitle, AttributedString("Other"))
    expectEqual(UIButton(configuration: configuration).titleLabel?.font, configuration.titleFont)
    configuration.attributedTitle = nil
    expectNil(configuration.title)
  }

  @Test("16.14: a transformer is given font and color, and its answer counts where the title says nothing")
  func transformer() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = incoming.font.map { $0.withSize($0.pointSize * 2) }
      outgoing.underlineStyle = .single
      return outgoing
    }
    let shown = try titled(configuration)
    expectEqual((shown[.font] as? UIFont)?.pointSize, configuration.titleFont.pointSize * 2)
    expectEqual(shown[.underlineStyle] as? Int, 1)
    let same = configuration
    expectEqual(same, configuration)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(same != configuration)
    configuration.attributedTitle = AttributedString("Save", attributes: AttributeContainer().font(bold))
    try expectEqual(titled(configuration)[.font] as? UIFont, bold)
  }

  @Test("16.14: a subtitle has attributes, and loses them with another configuration")
  func subtitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.attributedSubtitle = AttributedString("all", attributes: AttributeContainer().kern(4))
    let button = UIButton(configuration: configuration)
    let shown = try #require(button.subtitleLabel?.attributedText)
    #expect(shown.string == "all" && shown.attributes(at: 0, effectiveRange: nil)[.kern] as? CGFloat == 4)
    configuration.subtitle = "all"
    button.configuration = configuration
    let plain = try #require(button.subtitleLabel?.attributedText)
    expectNil(plain.attributes(at: 0, effectiveRange: nil)[.kern])
  }
}
#endif
