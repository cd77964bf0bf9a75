import Expectations
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
  /// A part of a view, and its frame in the view, measured from the leading edge.
  struct Part: Equatable, CustomStringConvertible {
    let type: String
    let frame: CGRect

    var description: String { "\(type) \(frame)" }

    /// Content of buttons is moved to whole points, so the distance from the edge may differ by one.
    static func == (one: Part, other: Part) -> Bool {
      one.type == other.type && abs(one.frame.minX - other.frame.minX) <= 1 && one.frame.minY == other.frame.minY
        && one.frame.size == other.frame.size
    }
  }

  /// The subviews of a view at all levels, without those that are hidden.
  private func parts(of view: UIView) -> [Part] {
    func found(_ here: UIView) -> [UIView] {
      here.subviews.flatMap { $0.isHidden || $0.alpha == 0 ? [] : [$0] + found($0) }
    }
    return found(view).map { part in
      var frame = part.convert(part.bounds, to: view)
      if view.isMirrored { frame.origin.x = view.bounds.width - frame.maxX }
      return Part(type: "\(type(of: part))", frame: frame)
    }
  }

  /// Lays out a view in both directions, and returns its parts.
  private func both(_ make: @MainActor () -> UIView) -> (leftToRight: [Part], rightToLeft: [Part]) {
    func laidOut() -> [Part] {
      let stage = TouchStage(size: CGSize(width: 1100, height: 600))
      let view = make()
      stage.rootView.addSubview(view)
      stage.settle()
      return parts(of: view)
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
    case .center, .fill, .leading, .trailing: expectEqual(mirrored, former)
    }
  }

  @Test("29.5: the columns of a split view, and the lines between them")
  func split() {
    func columns() -> [Part] {
      let scene = SplitTests.Scene(.tripleColumn, width: 1100)
      scene.show()
      return parts(of: scene.split.view)
    }
    let former = columns()
    UIView.localeDirection = .rightToLeft
    defer { UIView.localeDirection = .leftToRight }
    expectEqual(columns(), former)
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
    expectEqual(parts(), former.map { CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    #expect(former[0].minX == 0 && former[2].maxX == 195)
  }
}
