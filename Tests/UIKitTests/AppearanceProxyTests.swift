import Expectations
import Testing
import TouchTesting
import UIKit

/// What is said once for all objects of a class.
///
/// The classes are the tests' own, because proxies last.
@MainActor @Suite struct AppearanceProxyTests {
  private let stage = TouchStage(size: CGSize(width: 200, height: 200))

  private class Plate: UIView {
    /// A custom property that is derived from one of the kit.
    var fill: UIColor? {
      get { backgroundColor }
      set { backgroundColor = newValue }
    }
  }
  private final class RedPlate: Plate {}
  private final class Box: UIView {}
  private final class Tray: UIView {}
  private final class Page: UIViewController {}

  @Test("What is set on the proxy is set on each view that comes into a window, and on those of subclasses")
  func views() {
    final class Note: UILabel {}
    let (early, late) = (Note(), Note())
    stage.rootView.addSubview(early)
    #expect(Note.appearance() === Note.appearance())
    Note.appearance().textColor = .red
    Note.appearance().font = .boldSystemFont(ofSize: 30)
    expectEqual(late.textColor, .label)
    stage.rootView.addSubview(late)
    #expect(late.textColor == .red && late.font == .boldSystemFont(ofSize: 30) && early.textColor == .label)
    early.removeFromSuperview()
    stage.rootView.addSubview(early)
    expectEqual(early.textColor, .red)
    let other = UILabel()
    stage.rootView.addSubview(other)
    expectEqual(other.textColor, .label)
  }

  @Test("What a view was given itself stays; what the proxy says later counts when the view comes again")
  func ownValues() {
    final class Note: UILabel {}
    Note.appearance().textColor = .red
    let (own, plain) = (Note(), Note())
    own.textColor = .blue
    stage.rootView.addSubview(own)
    stage.rootView.addSubview(plain)
    #expect(own.textColor == .blue && plain.textColor == .red)
    Note.appearance().textColor = .green
    expectEqual(plain.textColor, .red)
    for note in [own, plain] {
      note.removeFromSuperview()
      stage.rootView.addSubview(note)
    }
    #expect(own.textColor == .blue && plain.textColor == .green)
    plain.textColor = nil
    plain.removeFromSuperview()
    stage.rootView.addSubview(plain)
    #expect(plain.textColor != .green)
  }

  @Test("The nearest class counts, then the outermost container; what a setter of the program's sets is heard")
  func order() {
    Plate.appearance().fill = .red
    RedPlate.appearance(whenContainedInInstancesOf: [Box.self]).backgroundColor = .blue
    RedPlate.appearance(whenContainedInInstancesOf: [Tray.self]).backgroundColor = .green
    RedPlate.appearance(whenContainedInInstancesOf: [Box.self, Tray.self]).backgroundColor = .orange
    func color(_ plate: UIView, in path: [UIView]) -> UIColor? {
      var inner = plate
      for outer in path {
        outer.addSubview(inner)
        inner = outer
      }
      stage.rootView.addSubview(inner)
      defer { inner.removeFromSuperview() }
      return plate.backgroundColor
    }
    #expect(color(Plate(), in: [Box()]) == .red && color(RedPlate(), in: []) == .red)
    #expect(color(RedPlate(), in: [Box()]) == .blue && color(RedPlate(), in: [UIView(), Box(), UIView()]) == .blue)
    expectEqual(color(RedPlate(), in: [Tray(), Box()]), .blue)
    expectEqual(color(RedPlate(), in: [Box(), Tray()]), .orange)
    expectEqual(color(RedPlate(), in: [Tray()]), .green)
  }

  @Test("Controllers are containers, too; methods with a state are remembered by their state")
  func controllers() {
    final class Key: UIButton {}
    Key.appearance(whenContainedInInstancesOf: [Page.self]).setTitleColor(.red, for: .normal)
    Key.appearance(whenContainedInInstancesOf: [Page.self]).setTitleColor(.blue, for: .highlighted)
    let (page, inside, outside) = (Page(), Key(), Key())
    page.view.addSubview(inside)
    stage.rootView.addSubview(page.view)
    stage.rootView.addSubview(outside)
    #expect(inside.titleColor(for: .normal) == .red && inside.titleColor(for: .highlighted) == .blue)
    expectEqual(outside.titleColor(for: .normal), .white)
  }

  @Test("A window takes on its appearance when it is shown")
  func windows() {
    final class Panel: UIWindow {}
    Panel.appearance().tintColor = .orange
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(panel.tintColor != .orange)
    panel.isHidden = false
    expectEqual(panel.tintColor, .orange)
    panel.isHidden = true
  }

  /// The color of a label's letters as attributes say it.
  private func color(of label: UILabel?) -> UIColor? {
    guard let text = label?.attributedText, text.length > 0 else { return nil }
    #if FoundationGeometry
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #else
    return text.attributes(at: 0).attributes[.foregroundColor] as? UIColor
    #endif
  }

  @Test("Bars and their buttons: the look of the one, the titles and tints of the others")
  func bars() {
    final class Bar: UINavigationBar {}
    final class Item: UIBarButtonItem {}
    Bar.appearance().barTintColor = .red
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    Item.appearance().tintColor = .orange
    Item.appearance(whenContainedInInstancesOf: [Bar.self]).setTitleTextAttributes(
      [.foregroundColor: UIColor.blue], for: .normal)
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 200, height: 46))
    let top = UINavigationItem(title: "Title")
    let button = Item(title: "Go", style: .plain, target: nil, action: nil)
    top.rightBarButtonItem = button
    bar.items = [top]
    stage.rootView.addSubview(bar)
    stage.settle()
    #expect(bar.backgroundColor == .red && button.tintColor == .orange)
    expectEqual(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .blue)
    let title = bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Title" }
    expectEqual(color(of: title), .green)
    let frames = stage.frameCount
    stage.wait(1)
    expectEqual(stage.frameCount, frames)
    let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 200, height: 46))
    let tool = Item(title: "Go", style: .plain, target: nil, action: nil)
    tools.items = [tool]
    stage.rootView.addSubview(tools)
    stage.settle()
    #expect(tool.tintColor == .orange && tool.titleTextAttributes(for: .normal) == nil)
  }

  @Test("A bar without an appearance shows what older code says: pictures, no line, the dark style")
  func olderBars() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 46))
    stage.rootView.addSubview(bar)
    bar.items = [UINavigationItem(title: "Title")]
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    stage.settle()
    #expect(bar.backgroundColor == nil && bar.backgroundImage(for: .default) != nil)
    #expect(bar.subviews.allSatisfy { $0.backgroundColor == nil || $0.bounds.height > 1 })
    bar.setBackgroundImage(nil, for: .default)
    expectEqual(bar.backgroundColor, .systemBackground)
    bar.barStyle = .black
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    bar.barStyle = .default
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    bar.prefersLargeTitles = true
    let labels = bar.subviews.compactMap { $0 as? UILabel }.filter { $0.text == "Title" }
    #expect(labels.contains { color(of: $0) == .red })
  }
}
