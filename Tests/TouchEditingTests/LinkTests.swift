#if FoundationGeometry
import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

/// A text view that writes down what its delegate is asked about links.
@MainActor private final class LinkView: UITextView, UITextViewDelegate {
  var lines: [String] = []
  var answer = true
  var menuConfiguration: ((UIMenu) -> UITextItem.MenuConfiguration?)?
  var action: ((UIAction) -> UIAction?)?

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    guard case .link(let url) = textItem.content else { return nil }
    lines.append("primaryAction \(url.absoluteString) \(textItem.range.location),\(textItem.range.length)")
    return action.map { $0(defaultAction) } ?? defaultAction
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    let preference = interaction == .presentActions ? " menu" : ""
    lines.append(
      "shouldInteract\(preference) \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
    return answer
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    lines.append("menu \(defaultMenu.children.map(\.title).joined(separator: ", "))")
    return menuConfiguration.map { $0(defaultMenu) } ?? UITextItem.MenuConfiguration(menu: defaultMenu)
  }
}

@MainActor @Suite(.serialized) struct LinkTests {
  private func begin(editable: Bool = false) -> (FieldStage, LinkView) {
    let stage = FieldStage()
    let view = LinkView(frame: CGRect(x: 20, y: 80, width: 300, height: 120))
    let text = NSMutableAttributedString(string: "see the page, or not")
    let range = NSRange(location: 4, length: 8)
    text.addAttribute(.link, value: "https://example.org/a", range: range)
    // Two looks, one link.
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 8, length: 4))
    view.attributedText = text
    view.isEditable = editable
    view.delegate = view
    stage.controller.view.addSubview(view)
    stage.program.advance(to: stage.program.now)
    return (stage, view)
  }

  private func place(_ offset: Int, in view: UITextView) -> CGPoint {
    let rect = view.caretRect(for: view.editing.position(offset))
    return view.convert(CGPoint(x: rect.minX + 2, y: rect.midY), to: nil)
  }

  private func opened(_ stage: FieldStage) -> [String] {
    stage.program.platform.requests.compactMap { if case .open(let url) = $0 { url } else { nil } }
  }

  @Test("19.9: a click on a link asks, and opens it with the desktop") func click() {
    let (stage, view) = begin()
    stage.click(place(5, in: view))
    #expect(view.lines == ["primaryAction https://example.org/a 4,8", "shouldInteract https://example.org/a 4,8"])
    #expect(opened(stage) == ["https://example.org/a"])
    stage.program.advance(by: 1)
    stage.click(place(1, in: view))
    expectEqual(view.lines.count, 2)
    // A press that selects is no click.
    stage.touch(.began, place(5, in: view), .indirectPointer)
    stage.touch(.moved, place(10, in: view), .indirectPointer)
    stage.touch(.ended, place(10, in: view), .indirectPointer)
    #expect(view.lines.count == 2 && view.selectedRange.length > 0)
  }

  @Test("19.9: a tap opens a link without making the view first responder") func tap() {
    let (stage, view) = begin()
    stage.tap(place(9, in: view))
    #expect(opened(stage) == ["https://example.org/a"] && !view.isFirstResponder)
  }

  @Test("19.9: the delegate says no, nothing, or something else") func answers() {
    let (stage, view) = begin()
    view.answer = false
    stage.click(place(5, in: view))
    #expect(view.lines.count == 2 && opened(stage).isEmpty)
    view.action = { _ in nil }
    stage.program.advance(by: 1)
    stage.click(place(5, in: view))
    expectEqual(view.lines.count, 3)
    var acted = 0
    view.action = { _ in UIAction { _ in acted += 1 } }
    stage.program.advance(by: 1)
    stage.click(place(5, in: view))
    #expect(acted == 1 && opened(stage).isEmpty)
  }

  @Test("19.9: in text that is edited a link opens with Control") func editable() {
    let (stage, view) = begin(editable: true)
    stage.click(place(5, in: view))
    #expect(opened(stage).isEmpty)
    stage.program.advance(by: 1)
    stage.click(place(5, in: view), modifiers: .control)
    #expect(opened(stage) == ["https://example.org/a"])
    view.isSelectable = false
    stage.program.advance(by: 1)
    stage.click(place(5, in: view), modifiers: .control)
    expectEqual(opened(stage).count, 1)
  }

  @Test("19.9: over a link the pointer is a hand, next to it a beam") func pointer() {
    let (stage, view) = begin()
    func shape(_ place: CGPoint) -> PointerShape? {
      stage.program.send(.hover(place, timestamp: stage.program.now))
      return view.pointerShape
    }
    expectEqual(shape(place(1, in: view)), .text)
    expectEqual(shape(place(5, in: view)), .hand)
    expectEqual(shape(place(14, in: view)), .text)
    view.isEditable = true
    expectEqual(shape(place(5, in: view)), .text)
  }

  private func menu(in stage: FieldStage) -> MenuOverlay? {
    stage.program.window.subviews.compactMap { $0 as? MenuOverlay }.last
  }

  @Test("19.9: the secondary button over a link opens its menu, which copies and opens") func linkMenu() {
    let (stage, view) = begin()
    stage.click(place(5, in: view), buttons: .secondary)
    #expect(
      view.lines == ["shouldInteract menu https://example.org/a 4,8", "menu Open Link, Copy Link"])
    #expect(menu(in: stage) != nil)
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardReturnOrEnter, "\r")
    #expect(UIPasteboard.general.string == "https://example.org/a" && menu(in: stage) == nil)
    stage.click(place(5, in: view), buttons: .secondary)
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardReturnOrEnter, "\r")
    #expect(opened(stage) == ["https://example.org/a"])
  }

  @Test("19.9: a delegate may refuse a link's menu; outside links and in editable text the menu is the usual one")
  func otherMenus() {
    let (stage, view) = begin()
    view.answer = false
    stage.click(place(5, in: view), buttons: .secondary)
    expectNil(menu(in: stage))
    view.answer = true
    view.menuConfiguration = { _ in nil }
    stage.click(place(5, in: view), buttons: .secondary)
    expectNil(menu(in: stage))
    view.lines = []
    stage.click(place(15, in: view), buttons: .secondary)
    #expect(menu(in: stage) != nil && view.lines.isEmpty)
    let (other, edited) = begin(editable: true)
    other.click(place(5, in: edited), buttons: .secondary)
    #expect(menu(in: other) != nil && edited.lines.isEmpty)
  }

  @Test("19.9: links have the linkTextAttributes, by default the tint and an underline") func looks() {
    let (_, view) = begin()
    func look() -> (color: UIColor, underline: Int) {
      let run = view.editing.editor.content.styles.run(at: 5)?.value ?? 0
      let styles = view.editing.styles
      let found = styles.resolve(
        run, font: .systemFont(ofSize: 12), color: .label, tint: view.tintColor, links: view.ownLinkLook,
        traits: view.traitCollection)
      return (found.color, found.decoration?.underline ?? 0)
    }
    func seen(_ color: UIColor) -> UIColor { color.resolvedColor(with: view.traitCollection) }
    #expect(look().color == seen(view.tintColor) && look().underline == 1)
    expectEqual(view.linkTextAttributes[.foregroundColor] as? UIColor, view.tintColor)
    view.linkTextAttributes = [.foregroundColor: UIColor.systemRed]
    #expect(look().color == seen(.systemRed) && look().underline == 0)
    view.linkTextAttributes = [:]
    expectEqual(look().color, seen(.label))
  }
}
#endif
