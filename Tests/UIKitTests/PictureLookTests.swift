import Expectations
import Testing
import TouchTesting
import UIKit

/// What a program shows in place of the kit's own look.
@MainActor @Suite struct PictureLookTests {
  private let stage = TouchStage(size: CGSize(width: 300, height: 200))

  private func plain(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 4)) -> UIImage {
    UIGraphicsImageRenderer(size: size, format: Self.format).image {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }
  private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
  private func pixels() -> Pixels? {
    stage.settle()
    return Pixels(stage)
  }

  @Test("A progress view shows the pictures in place of its colors, each as long as its part")
  func progress() {
    let bar = UIProgressView(frame: CGRect(x: 10, y: 20, width: 100, height: 4))
    bar.progress = 0.5
    bar.trackImage = plain(.red)
    bar.progressImage = plain(.blue)
    stage.rootView.addSubview(bar)
    expectEqual(pixels()?.row(22, [11, 58, 62, 108]), "bbrr")
    bar.progress = 0
    expectEqual(pixels()?.row(22, [11, 58]), "rr")
  }

  @Test("A stepper shows grounds, signs and a divider of the program, by the state of each half")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    stepper.setBackgroundImage(plain(.green), for: .normal)
    stepper.setBackgroundImage(plain(.black), for: .disabled)
    stepper.setDividerImage(plain(.white), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setIncrementImage(plain(.red), for: .normal)
    stage.rootView.addSubview(stepper)
    // It is at its least value, so the left half is disabled; the middle of the right half is the picture.
    expectEqual(pixels()?.row(36, [12, 50, 57, 66, 80, 95]), "kkwgrg")
    #expect(stepper.incrementImage(for: .normal) != nil && stepper.decrementImage(for: .normal) == nil)
    stepper.value = 5
    expectEqual(pixels()?.row(36, [12, 50]), "gg")
  }

  @Test("Segments show the program's grounds by their states, and dividers in place of lines")
  func segments() {
    let control = UISegmentedControl(items: ["", "", ""])
    control.frame = CGRect(x: 0, y: 20, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(plain(.blue), for: .selected, barMetrics: .default)
    control.setDividerImage(
      plain(.green), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    stage.rootView.addSubview(control)
    expectEqual(pixels()?.row(36, [2, 96, 100, 104, 196, 200, 204]), "rrgbbgr")
    expectEqual(pixels()?.row(36, [2, 50, 150, 250]), "rrbr")
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setBackgroundImage(UIImage(), for: .selected, barMetrics: .default)
    control.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    let bare = pixels()?.row(36, [2, 100, 150, 250])
    control.isHidden = true
    expectEqual(bare, pixels()?.row(36, [2, 100, 150, 250]))
  }

  @Test("What a segment shows is moved by its content offset")
  func contentOffset() {
    let control = UISegmentedControl(items: [plain(.red), plain(.red)])
    control.frame = CGRect(x: 0, y: 20, width: 200, height: 32)
    stage.rootView.addSubview(control)
    expectEqual(pixels()?.row(36, [50, 150]), "rr")
    control.setContentOffset(CGSize(width: 20, height: 0), forSegmentAt: 0)
    #expect(pixels()?.row(36, [50, 70, 150]) == ".rr" && control.contentOffsetForSegment(at: 0).width == 20)
  }

  @Test("A button's title has the shadow of its state, which falls to the other side while it is pressed if wanted")
  func shadows() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .disabled)
    button.reversesTitleShadowWhenHighlighted = true
    #expect(button.titleLabel?.shadowColor == .red && button.titleShadowColor(for: .highlighted) == .red)
    button.isHighlighted = true
    expectEqual(button.titleLabel?.shadowOffset, CGSize(width: -1, height: -2))
    button.isHighlighted = false
    expectEqual(button.titleLabel?.shadowOffset, CGSize(width: 1, height: 2))
    button.isEnabled = false
    expectEqual(button.currentTitleShadowColor, .blue)
  }

  @Test("A shadow that was given to the title's label itself stays")
  func ownShadow() {
    let button = UIButton(type: .custom)
    button.titleLabel?.shadowColor = .green
    button.setTitle("Title", for: .normal)
    expectEqual(button.titleLabel?.shadowColor, .green)
  }

  @Test("A search bar shows a picture in place of its ground, and one without pixels takes the ground away")
  func searchGround() {
    stage.rootView.backgroundColor = .red
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 48))
    stage.rootView.addSubview(bar)
    expectEqual(pixels()?.row(2, [2, 150]), "ww")
    bar.backgroundImage = plain(.blue)
    expectEqual(pixels()?.row(2, [2, 150]), "bb")
    bar.backgroundImage = UIImage()
    expectEqual(pixels()?.row(2, [2, 150]), "rr")
    bar.backgroundImage = nil
    expectEqual(pixels()?.row(2, [2, 150]), "ww")
  }

  @Test(
    "A search field shows the program's ground, and its pictures in place of glass and cross"
  )
  func searchField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 48))
    bar.text = "x"
    stage.rootView.addSubview(bar)
    bar.setSearchFieldBackgroundImage(plain(.green, CGSize(width: 4, height: 40)), for: .normal)
    bar.setImage(plain(.red), for: .search, state: .normal)
    bar.setImage(plain(.blue), for: .clear, state: .normal)
    stage.settle()
    let field = bar.searchTextField
    expectEqual(field.frame, CGRect(x: 16, y: 4, width: 268, height: 40))
    expectEqual(pixels()?.row(24, [18, 31, 269, 282]), "grbg")
    bar.setImage(UIImage(), for: .search, state: .normal)
    expectEqual(pixels()?.row(24, [18, 31]), "gg")
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    stage.settle()
    expectEqual(field.frame.minY, 6)
    let place = field.textRect(forBounds: field.bounds).minX
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
    expectEqual(field.textRect(forBounds: field.bounds).minX, place + 7)
  }

  @Test("An image's alignment insets are those of its view: constraints go by what is left")
  func alignment() {
    let image = plain(.red, CGSize(width: 40, height: 40))
      .withAlignmentRectInsets(UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 0))
    expectEqual(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets.left, 10)
    #expect(image != image.withAlignmentRectInsets(.zero))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stage.rootView.leadingAnchor, constant: 50).isActive = true
    view.topAnchor.constraint(equalTo: stage.rootView.topAnchor, constant: 50).isActive = true
    stage.settle()
    expectEqual(view.frame, CGRect(x: 40, y: 46, width: 40, height: 40))
    view.image = image.withAlignmentRectInsets(.zero)
    stage.settle()
    expectEqual(view.frame, CGRect(x: 50, y: 50, width: 40, height: 40))
  }

  @Test("A stretchable image keeps its ends and stretches one point between them")
  func stretchable() {
    let image = plain(.red, CGSize(width: 21, height: 11)).stretchableImage(withLeftCapWidth: 8, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12) && image.resizingMode == .stretch)
  }

  @Test("An image drawn as a pattern is repeated in its own size")
  func pattern() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: Self.format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let whole = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 4), format: Self.format).image { _ in
      tile.drawAsPattern(in: CGRect(x: 2, y: 0, width: 8, height: 4))
    }
    expectEqual(Pixels(whole.cgImage)?.row(1, [0, 2, 3, 4, 5, 6, 7, 8, 9, 11]), ".rrbbrrbb.")
  }

  @Test("A paragraph style takes over what another one says")
  func paragraphs() {
    let (style, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (other.alignment, other.lineSpacing) = (.right, 7)
    style.setParagraphStyle(other)
    other.lineSpacing = 9
    #expect(style.alignment == .right && style.lineSpacing == 7)
  }
}
