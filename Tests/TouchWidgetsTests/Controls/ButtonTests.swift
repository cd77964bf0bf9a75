import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

@MainActor @Suite struct ButtonTests {
  @Test("10.11: an empty button is 30 by 34, and an aligned title stays 6 points from its edge")
  func measuredSizes() {
    let empty = UIButton()
    empty.sizeToFit()
    expectEqual(empty.bounds.size, CGSize(width: 30, height: 34))
    for alignment in [UIControl.ContentVerticalAlignment.top, .bottom] {
      let button = UIButton()
      button.setTitle("Title", for: .normal)
      button.contentVerticalAlignment = alignment
      button.sizeToFit()
      button.layoutIfNeeded()
      let title = button.titleLabel?.frame ?? .zero
      #expect(title.minY == 6 && button.bounds.maxY - title.maxY == 6)
    }
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("10.11: an image alone has no space around it, and insets replace those of a title")
  func sizesWithPictures() throws {
    let button = UIButton()
    button.setImage(picture(40), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 40, height: 40))
    button.setImage(picture(20), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 20, height: 20))
    button.contentVerticalAlignment = .top
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 50)
    button.layoutIfNeeded()
    expectEqual(button.imageView?.frame.minY, 0)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    button.setTitle("A long title", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    expectEqual(button.intrinsicContentSize, CGSize(width: 30 + title.width, height: title.height + 10))
    button.contentEdgeInsets = .zero
    expectEqual(button.intrinsicContentSize, CGSize(width: 20 + title.width, height: title.height + 12))
    button.setImage(picture(80), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 80 + title.width, height: 80))
  }

  @Test("The image view is there before there is an image, and keeps what was set on it")
  func imageViewAtFirst() throws {
    let button = UIButton(type: .system)
    let view = try #require(button.imageView)
    view.contentMode = .scaleAspectFit
    #expect(view.superview === button && view.isHidden && button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setImage(picture(40), for: .normal)
    #expect(button.imageView === view && !view.isHidden && view.contentMode == .scaleAspectFit)
    button.setImage(nil, for: .normal)
    #expect(button.imageView === view && view.isHidden)
  }

  @Test("A color that was not set is white, or the tint color of a system button")
  func colorsThatNobodySet() {
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(UIButton().titleColor(for: .normal) == .white && system.titleColor(for: .highlighted) == .red)
    system.setTitleColor(.blue, for: .normal)
    expectEqual(system.titleColor(for: .highlighted), .blue)
  }

  @Test("A font of the title that was set while attributes are shown stays when they go")
  func fontUnderAttributes() {
    let button = UIButton()
    let (small, large) = (UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 30))
    button.setAttributedTitle(NSAttributedString(string: "a", attributes: [.font: small]), for: .normal)
    button.titleLabel?.font = large
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("b", for: .normal)
    expectEqual(button.titleLabel?.font, large)
  }

  @Test("8.10: the primary action comes after touch up inside, and not after touch up outside")
  func primaryAction() {
    let stage = ControlStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 150, y: 150, width: 100, height: 50)
    _ = stage.add(button)
    stage.tap(200, 175)
    expectEqual(stage.takeLines(), ["touchDown", "touchUpInside", "primaryActionTriggered"])
    stage.wait(1)
    stage.down(200, 175)
    stage.move(200, 399)
    stage.up()
    expectEqual(stage.lines, ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  }

  @Test("A button made for an action shows its title and runs it")
  func madeForAnAction() {
    var runs = 0
    let action = UIAction(title: "Go") { _ in runs += 1 }
    for button in [UIButton(primaryAction: action), UIButton(configuration: .filled(), primaryAction: action)] {
      expectEqual(button.titleLabel?.text, "Go")
      button.sendActions(for: .primaryActionTriggered)
    }
    expectEqual(runs, 2)
  }

  @Test("The title of a state goes before the configuration's, and that before the normal one")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("normal", for: .normal)
    button.setTitle("off", for: .disabled)
    expectEqual([button.currentTitle, button.title(for: .highlighted)], ["normal", "normal"])
    button.isEnabled = false
    expectEqual(button.titleLabel?.text, "off")
    button.configuration = .filled()
    button.configuration?.title = "configured"
    expectEqual([button.title(for: .normal), button.title(for: .disabled)], ["configured", "off"])
    button.setTitle("again", for: .normal)
    expectEqual([button.title(for: .normal), button.configuration?.title], ["again", "again"])
    button.setTitle(nil, for: .disabled)
    expectEqual(button.titleLabel?.text, "again")
  }

  @Test("A system button has the tint and grays when disabled; a custom one shows the set colors")
  func colors() {
    let system = UIButton(type: .system)
    expectEqual(system.currentTitleColor, Look.accent.color)
    system.isHighlighted = true
    expectEqual(system.currentTitleColor, Look.accent.color)
    system.setTitleColor(.red, for: .highlighted)
    expectEqual(system.currentTitleColor, .red)
    system.isHighlighted = false
    system.isEnabled = false
    expectEqual(system.currentTitleColor, Look.disabled.color)

    let custom = UIButton(frame: .zero)
    expectEqual(custom.currentTitleColor, .white)
    custom.setTitleColor(.black, for: .normal)
    custom.setTitleColor(.blue, for: .selected)
    custom.isHighlighted = true
    expectEqual(custom.currentTitleColor, .black)
    custom.isHighlighted = false
    custom.isSelected = true
    expectEqual([custom.currentTitleColor, custom.titleColor(for: .selected)], [.blue, .blue])
  }

  @Test("A press changes what is drawn: the background of a filled button fades while the finger is inside")
  func highlightIsDrawn() {
    let stage = ControlStage()
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.root.addSubview(button)
    func fill() -> DisplayList { DisplayList.recording { _ in button.draw(button.bounds) } }
    let normal = fill()
    stage.down(10, 10)
    let pressed = fill()
    stage.move(300, 300)
    expectEqual(fill(), normal)
    #expect(pressed != normal)
    stage.move(10, 10)
    expectEqual(fill(), pressed)
    stage.wait(0.2)
    stage.up()
    expectEqual(fill(), normal)
  }

  @Test("§12: a highlight is seen for 0.12 s however short the tap, while the state follows the finger")
  func flash() {
    let stage = ControlStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.root.addSubview(button)
    func isLit() -> Bool { button.look.fill != nil }
    stage.tap(10, 10)
    expectEqual(button.state, .normal)
    #expect(isLit())
    stage.wait(0.1)
    stage.tap(10, 10)
    stage.wait(0.1)
    #expect(isLit())
    stage.wait(0.03)
    #expect(!isLit())
    stage.down(10, 10)
    stage.cancel()
    #expect(!isLit())
    stage.tap(10, 10)
    button.isEnabled = false
    expectEqual(button.currentTitleColor, Look.disabled.color)
  }

  @Test("The size is that of the title and the space around it, whatever room there is")
  func sizes() throws {
    let button = UIButton(configuration: .gray())
    button.setTitle("Title", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(title.width > 0 && title.height > 0)
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 24, height: title.height + 14))
    expectEqual(button.sizeThatFits(CGSize(width: 5, height: 5)), button.intrinsicContentSize)
    button.configuration?.contentInsets = .zero
    expectEqual(button.intrinsicContentSize, title)
    button.configuration = nil
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 6, height: title.height + 4))
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.height > 40)
    button.setTitle(nil, for: .normal)
    expectEqual(UIButton(type: .system).intrinsicContentSize.width, 30)
  }

  @Test("The title is centered, uses the insets when it must, and is never higher than its letters")
  func titlePlaces() throws {
    let button = UIButton(configuration: .gray())
    button.setTitle("Title", for: .normal)
    let label = try #require(button.titleLabel)
    let title = label.intrinsicContentSize
    func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      button.frame = CGRect(x: 0, y: 0, width: width, height: height)
      button.layoutIfNeeded()
      return label.frame
    }
    expectEqual(frame(title.width + 100, title.height + 50), CGRect(origin: CGPoint(x: 50, y: 25), size: title))
    expectEqual(frame(title.width + 10, title.height), CGRect(origin: CGPoint(x: 5, y: 0), size: title))
    expectEqual(frame(20, title.height - 6), CGRect(x: 4, y: -3, width: 12, height: title.height))
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .center)
  }

  @Test("A title that grows is laid out again")
  func titleGrows() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    button.setTitle("a", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    for change in [{ button.setTitle("much longer", for: .normal) }, { label.font = .systemFont(ofSize: 30) }] {
      let before = label.frame
      change()
      button.layoutIfNeeded()
      #expect(label.frame.width > before.width)
      expectEqual(label.frame.size, label.intrinsicContentSize)
      #expect(abs(label.frame.midX - 150) <= 0.5)
    }
  }

  @Test("10.11: a symbol has the tint color, whatever the color of the title", arguments: [false, true])
  func colorOfSymbols(isSystem: Bool) {
    let button = UIButton(type: isSystem ? .system : .custom)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.setTitleColor(.systemGreen, for: .normal)
    button.tintColor = .systemRed
    button.layoutIfNeeded()
    expectEqual(button.imageView?.tintColor, .systemRed)
    expectEqual(button.currentTitleColor, .systemGreen)
  }
}
