import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// What is redrawn when something changes behind, in or next to a view that blurs what is behind it.
@MainActor @Suite struct BackdropDamageTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = .red) -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func blur(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = box(x, y, width, height, nil)
    view.backdrop = BackdropStyle(deviation: 20, saturation: 1)
    return view
  }

  /// The bounding box of the damage of the frame that a change causes; nil if none is presented.
  private func damage(_ change: () -> Void) -> CGRect? {
    stage.settle()
    let count = stage.surface.frames.count
    change()
    stage.settle()
    guard stage.surface.frames.count > count, let last = stage.surface.damages.last else { return nil }
    return last.reduce(.null) { $0.union($1) }
  }

  private func deviation(_ frame: DisplayList) -> CGFloat? {
    guard case .backdrop(let fill)? = frame.stored.first?.content else { return nil }
    return fill.deviation
  }

  private func source(of view: UIView) -> StoredDrawing? { view.rare?.effects?.backdrop?.known?.source }

  @Test("A change behind redraws all of the view, one in front of it or next to it only itself")
  func places() {
    let (behind, beside, view) = (box(20, 30, 10, 10), box(300, 300, 10, 10), blur(0, 0, 100, 60))
    let front = box(50, 10, 5, 5)
    view.addSubview(front)
    for view in [behind, beside, view] { stage.window.addSubview(view) }
    expectEqual(damage { behind.backgroundColor = .blue }, CGRect(x: 0, y: 0, width: 100, height: 60))
    let known = source(of: view)
    expectEqual(damage { front.backgroundColor = .blue }, CGRect(x: 50, y: 10, width: 5, height: 5))
    expectEqual(damage { beside.backgroundColor = .blue }, CGRect(x: 300, y: 300, width: 10, height: 10))
    #expect(known != nil && source(of: view) === known)
    expectEqual(damage { behind.frame.origin.x += 5 }, CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(source(of: view) !== known)
  }

  @Test("A blur of a blur is redrawn with it")
  func above() {
    let (behind, below, above) = (box(20, 30, 10, 10), blur(0, 0, 100, 60), blur(90, 50, 40, 40))
    for view in [behind, below, above] { stage.window.addSubview(view) }
    expectEqual(damage { behind.backgroundColor = .blue }, CGRect(x: 0, y: 0, width: 130, height: 90))
    // What changes behind the upper one alone does not change the lower one.
    let known = source(of: below)
    let other = box(110, 70, 5, 5)
    expectEqual(damage { stage.window.insertSubview(other, at: 0) }, CGRect(x: 90, y: 50, width: 40, height: 40))
    #expect(source(of: below) === known)
  }

  @Test("What was behind a view is released when it is hidden or removed")
  func released() {
    let (container, view) = (box(0, 0, 200, 200, nil), blur(0, 0, 100, 60))
    container.addSubview(view)
    stage.window.addSubview(container)
    for (hide, show): (() -> Void, () -> Void) in [
      ({ container.isHidden = true }, { container.isHidden = false }),
      ({ view.alpha = 0 }, { view.alpha = 1 }),
      ({ view.removeFromSuperview() }, { container.addSubview(view) }),
    ] {
      stage.settle()
      #expect(source(of: view) != nil)
      hide()
      stage.settle()
      expectNil(source(of: view))
      show()
    }
  }

  @Test("A frame contains a blur only if the damage touches it")
  func idle() {
    let (view, beside) = (blur(0, 0, 100, 60), box(300, 300, 10, 10))
    for view in [box(10, 10, 30, 30), view, beside] { stage.window.addSubview(view) }
    stage.settle()
    let content = source(of: view)?.list
    #expect(content?.commands.isEmpty == false)
    expectEqual(damage { beside.backgroundColor = .green }, CGRect(x: 300, y: 300, width: 10, height: 10))
    #expect(stage.surface.frames.last?.stored.isEmpty == true)
    // In the damage, the blur is a part of the frame.
    _ = damage { view.backdrop = BackdropStyle(deviation: 10, saturation: 1) }
    expectEqual(stage.surface.frames.last.flatMap(deviation), 10)
  }
}
