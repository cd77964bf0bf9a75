import Expectations
import Testing
import TouchKit
import TouchTesting

/// Trees as deep as they may be, and deeper ones.
@MainActor @Suite(.serialized) struct DeepTreeTests {
  private final class Box: UIView {
    var layouts = 0

    init() { super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 80)) }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill([rect]) }
  }

  private struct Weak { weak var view: UIView? }

  /// What is reported while the body runs.
  private func reports(_ body: () -> Void) -> [String] {
    let report = UsageError.report
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    defer { UsageError.report = report }
    body()
    return lines
  }

  private static let refusal = "Box: views can be nested 1000 levels deep; it was not added"

  /// A chain of so many views.
  private func chain(_ count: Int, isFromInside: Bool) -> [Box] {
    let boxes = (0..<count).map { _ in Box() }
    let links = zip(boxes, boxes.dropFirst())
    if isFromInside {
      for (outer, inner) in Array(links).reversed() { outer.addSubview(inner) }
    } else {
      for (outer, inner) in links { outer.addSubview(inner) }
    }
    return boxes
  }

  @Test(
    "10.12: a tree that is as deep as may be is laid out, drawn, hit, moved and released", arguments: [true, false])
  func deepest(_ isFromInside: Bool) {
    let stage = TouchStage(size: CGSize(width: 100, height: 100))
    // The window and its root are two.
    var boxes = chain(UIView.maximumLevels - 2, isFromInside: isFromInside)
    expectEqual(reports { stage.rootView.addSubview(boxes[0]) }, [])
    stage.settle()
    #expect(boxes.allSatisfy { $0.layouts > 0 } && boxes.last?.window === stage.window)
    let last = boxes.last
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === last)
    stage.finger.down(at: CGPoint(x: 5, y: 5))
    stage.finger.up()
    UIView.animate(withDuration: 0.2) { boxes[0].alpha = 0.5 }
    last?.transform = CGAffineTransform(rotationAngle: 1)
    last?.tintColor = .red
    stage.wait(0.5)
    _ = boxes[0].systemLayoutSizeFitting(.zero)
    boxes[0].removeFromSuperview()
    stage.settle()
    let kept = boxes.map { Weak(view: $0) }
    boxes = []
    #expect(kept.dropLast().allSatisfy { $0.view == nil } && last?.superview == nil)
  }

  @Test("10.12: what would lie deeper is not added, and that is said")
  func tooDeep() {
    let boxes = chain(UIView.maximumLevels, isFromInside: true)
    let (above, below) = (Box(), Box())
    expectEqual(reports { above.addSubview(boxes[0]) }, [Self.refusal])
    expectEqual(reports { boxes[boxes.count - 1].addSubview(below) }, [Self.refusal])
    #expect(above.subviews.isEmpty && below.superview == nil && boxes[0].superview == nil)
    // A branch that is not the deepest has room.
    expectEqual(reports { boxes[3].addSubview(below) }, [])
    // Without the last there is room above, though the tree was deeper once.
    boxes[boxes.count - 1].removeFromSuperview()
    expectEqual(reports { above.addSubview(boxes[0]) }, [])
    #expect(boxes[0].superview === above)
  }

  @Test("10.12: ten thousand views, each in the one before, are a report each and no end of the program")
  func tenThousand() {
    let lines = reports { _ = chain(10_000, isFromInside: false) }
    expectEqual(lines, [String](repeating: Self.refusal, count: 9))
  }

  @Test("10.12: stack views and scroll views that deep are laid out, drawn, hit and released", arguments: [0, 1, 2])
  func deepestOfKinds(_ kind: Int) {
    let stage = TouchStage(size: CGSize(width: 100, height: 100))
    var outer: UIView = stage.rootView
    for _ in 0..<UIView.maximumLevels - 2 {
      let view: UIView
      switch kind {
      case 0:
        let stack = UIStackView(arrangedSubviews: [])
        stack.axis = .vertical
        view = stack
      case 1: view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
      default:
        view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      }
      if let stack = outer as? UIStackView { stack.addArrangedSubview(view) } else { outer.addSubview(view) }
      if kind == 2 {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor).isActive = true
      }
      outer = view
    }
    stage.settle()
    #expect(outer.window === stage.window)
    stage.finger.down(at: CGPoint(x: 5, y: 5))
    stage.finger.up()
    stage.settle()
    stage.rootView.subviews[0].removeFromSuperview()
    stage.settle()
    expectNil(outer.window)
  }

  @Test("10.12: controllers and layers lie as deep in each other as views, and no deeper")
  func controllersAndLayers() {
    var controllers = (0..<UIView.maximumLevels + 2).map { _ in UIViewController() }
    let said = reports { for (outer, inner) in zip(controllers, controllers.dropFirst()) { outer.addChild(inner) } }
    expectEqual(said, ["UIViewController: controllers can be nested 1000 levels deep; it was not added"])
    #expect(controllers[1000].parent == nil && controllers[999].parent === controllers[998])
    let top = UIViewController()
    #expect(reports { top.addChild(controllers[0]) }.count == 1 && top.children.isEmpty)
    expectEqual(reports { top.addChild(controllers[1]) }, [])
    controllers = []

    let view = UIView()
    var layers = [view.layer]
    let more = reports {
      for _ in 0..<UIView.maximumLevels + 1 {
        let layer = CALayer()
        layers.last?.addSublayer(layer)
        layers.append(layer)
      }
    }
    expectEqual(more, ["addSublayer: layers can be nested 1000 levels deep; it was not added"])
  }
}
