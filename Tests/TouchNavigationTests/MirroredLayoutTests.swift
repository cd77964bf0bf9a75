import Testing
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Bars, controls and containers where the language is read from right to left: every part is as far from the right as
/// it would be from the left.
@MainActor @Suite struct MirroredLayoutTests {
  /// The frames of a view's subviews at all levels, in its own coordinate space, without those that are hidden.
  private func frames(in view: UIView) -> [String] {
    func found(_ here: UIView) -> [UIView] {
      here.subviews.flatMap { $0.isHidden || $0.alpha == 0 ? [] : [$0] + found($0) }
    }
    return found(view).map { part in
      let rect = mirrored(part.convert(part.bounds, to: view), in: view)
      return "\(type(of: part)) \(Self.pixels(rect))"
    }
  }

  private func mirrored(_ rect: CGRect, in view: UIView) -> CGRect {
    guard view.isMirrored else { return rect }
    return CGRect(x: view.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Positions are rounded down to points before they are mirrored, so half a point may be left.
  private static func pixels(_ rect: CGRect) -> [Int] {
    [rect.minX + 0.25, rect.minY, rect.width, rect.height].map { Int($0.rounded()) }
  }

  /// Lays out a view in both directions, and returns the frames of its parts, measured from the leading edge.
  private func both(_ make: () -> UIView) -> (leftToRight: [String], rightToLeft: [String]) {
    func laidOut() -> [String] {
      let stage = TouchStage(size: CGSize(width: 400, height: 600))
      let view = make()
      stage.rootView.addSubview(view)
      stage.settle()
      return frames(in: view)
    }
    let former = laidOut()
    UIView.localeDirection = .rightToLeft
    defer { UIView.localeDirection = .leftToRight }
    return (former, laidOut())
  }

  private static let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
  }

  @Test("28.13: back button, items and title of a navigation bar")
  func navigationBar() {
    let (former, mirrored) = both {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 46))
      let item = UINavigationItem(title: "A title that is long")
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
      item.rightBarButtonItems = [
        UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
        UIBarButtonItem(image: Self.dot, style: .plain, target: nil, action: nil),
      ]
      bar.items = [UINavigationItem(title: "Back there"), item]
      return bar
    }
    #expect(mirrored == former && former.count > 8)
  }

  @Test("a toolbar begins at the right")
  func toolbar() {
    let (former, mirrored) = both {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 46))
      bar.items = [
        UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
        UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(title: "Two and three", style: .plain, target: nil, action: nil),
      ]
      return bar
    }
    #expect(mirrored == former && former.count > 3)
  }

  @Test("a search bar with its glass, text, clear button and cancel button")
  func searchBar() {
    let (former, mirrored) = both {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 48))
      bar.text = "find"
      bar.showsCancelButton = true
      return bar
    }
    #expect(mirrored == former && former.count > 3)
  }

  @Test("10.11: image, title and subtitle of a button, in every alignment", arguments: [0, 1, 2, 3, 4, 5])
  func button(alignment: Int) throws {
    let horizontal = try #require(UIControl.ContentHorizontalAlignment(rawValue: alignment))
    let (former, mirrored) = both {
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      var look = UIButton.Configuration.plain()
      (look.title, look.subtitle, look.image) = ("Go", "and come back", Self.dot)
      look.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 1, trailing: 4)
      let button = UIButton(configuration: look)
      button.frame = holder.bounds
      button.contentHorizontalAlignment = horizontal
      holder.addSubview(button)
      return holder
    }
    switch horizontal {
    // Left and right stay where they are.
    case .left, .right: #expect(mirrored != former)
    case .center, .fill, .leading, .trailing: #expect(mirrored == former)
    }
  }

  @Test("the columns of a split view, and the lines between them")
  func split() {
    let diary = Diary()
    func columns() -> [String] {
      let stage = TouchStage(size: CGSize(width: 1100, height: 600))
      let split = UISplitViewController(style: .tripleColumn)
      split.setViewController(Page("List", diary), for: .primary)
      split.setViewController(Page("Items", diary), for: .supplementary)
      split.setViewController(Page("Detail", diary), for: .secondary)
      stage.window.rootViewController = split
      stage.settle()
      return frames(in: split.view)
    }
    let former = columns()
    UIView.localeDirection = .rightToLeft
    defer { UIView.localeDirection = .leftToRight }
    #expect(columns() == former)
  }

  @Test("18.16: the views of a text field and its text")
  func textField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.text = "text"
    field.clearButtonMode = .always
    func parts() -> [CGRect] {
      [
        field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds),
        field.clearButtonRect(forBounds: field.bounds),
      ]
    }
    let former = parts()
    field.semanticContentAttribute = .forceRightToLeft
    #expect(parts() == former.map { CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    #expect(former[0].minX == 0 && former[2].maxX == 195)
  }
}
