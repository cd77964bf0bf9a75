import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchWidgets

@testable import TouchEditing

/// What text looks like while it is edited: carets, selections, handles, fields, the bar that finds, menus; light and
/// dark.
@MainActor @Suite(.serialized) struct TextLookGoldens {
  private let program = HeadlessApplication(size: CGSize(width: 400, height: 360), scale: 2, text: .pinned())
  private let controller = UIViewController()

  /// The page on which inputs are looked at.
  private func begin(_ style: UIUserInterfaceStyle) {
    program.application.becomeShared()
    program.application.preferredStyle = style
    program.window.rootViewController = controller
    controller.view.backgroundColor = .systemBackground
  }

  private func complaint(_ name: String, _ style: UIUserInterfaceStyle) -> String? {
    program.advance(to: program.now)
    let folder = GoldenFolder(module: "TouchEditing")
    // Other tests expect the light style.
    defer { program.application.preferredStyle = .light }
    return folder.complaint(about: program.surface.picture, named: "\(name)-\(style == .dark ? "dark" : "light")")
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 360))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    controller.view.addSubview(view)
    program.advance(to: program.now)
    view.becomeFirstResponder()
    return view
  }

  private func touch(_ phase: InputSample.Phase, _ place: CGPoint) {
    program.send(
      .touches([InputSample(finger: 1, phase: phase, location: place, timestamp: program.now, type: .direct)]))
    program.advance(by: 0.05)
  }

  private func place(_ offset: Int, in view: UITextView) -> CGPoint {
    let rect = view.caretRect(for: view.editing.position(offset))
    return view.convert(CGPoint(x: rect.minX + 2, y: rect.midY), to: nil)
  }

  static let prose = """
    The quick brown fox jumps over the lazy dog, and the dog looks after it for a while.

    Right after that it lies down again, for there is nothing else to do on such a day.
    """

  @Test(
    "54.82: lifted text is shown on the ground of the style; a caret marks the position of the drop",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func dragged(style: UIUserInterfaceStyle) {
    begin(style)
    let view = textView(Self.prose)
    view.selectedRange = NSRange(location: 10, length: 60)
    program.advance(to: program.now)
    touch(.began, place(16, in: view))
    program.advance(by: 1)
    expectEqual(complaint("text-lifted", style), nil)
    program.application.preferredStyle = style
    let other = place(100, in: view)
    touch(.moved, CGPoint(x: other.x, y: other.y + 40))
    touch(.moved, other)
    expectEqual(complaint("text-dragged", style), nil)
    touch(.ended, other)
    program.advance(by: 1)
  }

  @Test("A word that two taps select has a ground and two handles", arguments: [UIUserInterfaceStyle.light, .dark])
  func handles(style: UIUserInterfaceStyle) {
    begin(style)
    let view = textView(Self.prose)
    for _ in 0..<2 {
      touch(.began, place(16, in: view))
      touch(.ended, place(16, in: view))
    }
    expectEqual(view.selectedRange, NSRange(location: 16, length: 3))
    let place = place(18, in: view)
    expectNil(complaint("handles", style), "at \(place)")
  }

  @Test(
    "The bar that finds and replaces marks all places and shows the one it stands at",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func findBar(style: UIUserInterfaceStyle) {
    begin(style)
    let view = textView(Self.prose)
    view.isFindInteractionEnabled = true
    view.selectedRange = NSRange(location: 0, length: 0)
    view.findInteraction?.searchText = "the"
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    program.advance(to: program.now)
    view.findInteraction?.findNext()
    expectNil(complaint("find-bar", style))
  }

  @Test("Fields are empty, filled, edited, secure and disabled", arguments: [UIUserInterfaceStyle.light, .dark])
  func fields(style: UIUserInterfaceStyle) {
    begin(style)
    var y: CGFloat = 16
    var last: UITextField?
    for kind in ["", "Filled", "With a button", "secret", "Disabled", "Selected words"] {
      let field = UITextField(frame: CGRect(x: 16, y: y, width: 240, height: 36))
      field.borderStyle = .roundedRect
      field.text = kind
      field.placeholder = "Placeholder"
      if kind == "With a button" { field.clearButtonMode = .always }
      field.isSecureTextEntry = kind == "secret"
      field.isEnabled = kind != "Disabled"
      controller.view.addSubview(field)
      y += 48
      last = field
    }
    let search = UISearchBar(frame: CGRect(x: 8, y: y, width: 384, height: 52))
    search.placeholder = "Search"
    controller.view.addSubview(search)
    last?.becomeFirstResponder()
    last?.selectAll(nil)
    expectNil(complaint("fields", style))
  }

  @Test("A finger that rests gets the menu of what can be done", arguments: [UIUserInterfaceStyle.light, .dark])
  func menu(style: UIUserInterfaceStyle) {
    begin(style)
    let view = textView(Self.prose)
    touch(.began, place(20, in: view))
    program.advance(by: 0.8)
    touch(.ended, place(20, in: view))
    program.advance(by: 0.5)
    expectNil(complaint("edit-menu", style))
  }
}
