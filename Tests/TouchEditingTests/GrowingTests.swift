import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

/// Text views with the height of their text, the padding of lines, and the pointer over text during typing.
@MainActor @Suite(.serialized) struct GrowingTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 300))
  let view = UITextView(frame: .zero)

  init() { stage.window.application?.becomeShared() }

  /// A view that fills the width, at the top, without scrolling.
  private func begin() {
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.rootView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.rootView.trailingAnchor),
      view.topAnchor.constraint(equalTo: stage.rootView.topAnchor),
    ])
    stage.settle()
  }

  @Test("19.13: a text view that does not scroll is as high as its text, and grows with what is typed") func growing() {
    begin()
    let line = view.usedFont.lineHeight
    expectEqual(view.frame.size, CGSize(width: 400, height: (line + 16).rounded(.up)))
    view.text = "one\ntwo\nthree"
    stage.settle()
    expectEqual(view.frame.height, (3 * line + 16).rounded(.up))
    view.becomeFirstResponder()
    view.insertText("\n")
    stage.settle()
    #expect(view.frame.height == (4 * line + 16).rounded(.up) && view.contentOffset == .zero)
    view.text = String(repeating: "word ", count: 100)
    stage.settle()
    #expect(view.frame.height > 4 * line && view.frame.height == view.sizeThatFits(view.bounds.size).height)
    view.font = .systemFont(ofSize: 30)
    stage.settle()
    expectEqual(view.frame.height, view.sizeThatFits(view.bounds.size).height)
  }

  @Test("19.13: scrolling again, it has no intrinsic height") func scrollingAgain() {
    begin()
    view.isScrollEnabled = true
    expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 0)
  }

  @Test("19.1: the padding of the lines is that of the container") func padding() {
    begin()
    view.text = "a"
    stage.settle()
    let before = view.caretRect(for: view.beginningOfDocument).minX
    expectEqual(before, 5)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    stage.settle()
    expectEqual(view.caretRect(for: view.beginningOfDocument).minX, 0)
    expectEqual(view.frame.height, view.usedFont.lineHeight.rounded(.up))
  }

  @Test("21.8: typing hides the pointer over the text until it moves") func pointer() {
    let stage = FieldStage("", editing: true)
    func hover(_ place: CGPoint) { stage.program.send(.hover(place, timestamp: stage.program.now)) }
    hover(CGPoint(x: 60, y: 37))
    expectEqual(stage.program.surface.pointerShape, .text)
    stage.key(.keyboardA, "a")
    expectEqual(stage.program.surface.pointerShape, .hidden)
    stage.key(.keyboardA, "a")
    hover(CGPoint(x: 60, y: 37))
    expectEqual(stage.program.surface.pointerShape, .hidden)
    hover(CGPoint(x: 61, y: 37))
    expectEqual(stage.program.surface.pointerShape, .text)
    // Outside the field no view covers it.
    hover(CGPoint(x: 300, y: 200))
    stage.key(.keyboardA, "a")
    expectEqual(stage.program.surface.pointerShape, .arrow)
    hover(CGPoint(x: 60, y: 37))
    stage.program.send(.composition(Composition("k"), timestamp: stage.program.now))
    expectEqual(stage.program.surface.pointerShape, .hidden)
  }

  @Test("16.4: typed text has the colors of the style of its window, and of another one at once")
  func styles() throws {
    stage.window.overrideUserInterfaceStyle = .dark
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    field.text = "a"
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    view.text = "a"
    for input in [field, view] as [UIView & EditingHost] {
      stage.rootView.addSubview(input)
      stage.tap(input)
      stage.typeText("b")
      for style in [UIUserInterfaceStyle.dark, .light] {
        stage.window.overrideUserInterfaceStyle = style
        let traits = UITraitCollection(userInterfaceStyle: style)
        let layout = (input as? UITextField)?.editing.layout ?? view.editing.layout
        let colors = layout.paragraph(0).layout.runs.map(\.color)
        expectEqual(colors, [UIColor.label.resolvedColor(with: traits).cgColor])
      }
      stage.window.overrideUserInterfaceStyle = .dark
    }
  }
}
