import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The rules of constraints that programs meet less often.
@MainActor @Suite struct ConstraintDetailTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ views: UIView..., to parent: UIView? = nil) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
    }
  }

  private func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    let parent = view.superview!
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  @Test("25.6: an active constraint does not become required, nor stop being so; other priorities may change")
  func priorities() async {
    let view = UIView()
    add(view)
    let preference = view.widthAnchor.constraint(equalToConstant: 40)
    preference.priority = .defaultLow
    let other = view.widthAnchor.constraint(equalToConstant: 60)
    other.priority = UILayoutPriority(251)
    NSLayoutConstraint.activate([preference, other])
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 60)
    preference.priority = .defaultHigh
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 40)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 40)
      constraint.isActive = true
      constraint.priority = .defaultHigh
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Mutating a priority from required to not"))
  }

  @Test("25.4: with a bounds origin the corner of the superview is that origin")
  func origin() {
    let view = UIView()
    add(view)
    root.bounds.origin = CGPoint(x: 40, y: 25)
    pin(view, 10, 5, 30, 20)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 50, y: 30, width: 30, height: 20))
  }

  /// Is drawn 3 points above and 5 at the left of what it means.
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 5, bottom: 1, right: 2) }
    override var intrinsicContentSize: CGSize { CGSize(width: 47, height: 24) }
  }

  @Test("25.20: constraints and intrinsic sizes speak of the alignment rectangle")
  func alignment() {
    let (view, inner) = (Shadowed(), UIView())
    add(view)
    pin(view, 20, 10)
    add(inner, to: view)
    pin(inner, 0, 0, 4, 4)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 15, y: 7, width: 47, height: 24))
    expectEqual(view.alignmentRect(forFrame: view.frame), CGRect(x: 20, y: 10, width: 40, height: 20))
    expectEqual(view.frame(forAlignmentRect: CGRect(x: 20, y: 10, width: 40, height: 20)), view.frame)
    expectEqual(inner.frame.origin, CGPoint(x: 5, y: 3))
  }

  /// Has its text's line somewhere inside.
  private final class Composed: UIView {
    let line = UIView()
    override var forFirstBaselineLayout: UIView { line }
    override var forLastBaselineLayout: UIView { line }
  }

  @Test("25.21: the baseline of a plain view is its bottom edge, of another what it names")
  func baselines() {
    let (plain, composed, follower) = (UIView(), Composed(), UIView())
    add(plain, composed, follower)
    pin(plain, 0, 30, 10, 40)
    pin(composed, 20, 0, 10, 100)
    add(composed.line, to: composed)
    pin(composed.line, 0, 12, 10, 8)
    pin(follower, 40, 0, 10)
    follower.bottomAnchor.constraint(equalTo: composed.firstBaselineAnchor).isActive = true
    let other = UIView()
    add(other)
    other.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    other.heightAnchor.constraint(equalToConstant: 5).isActive = true
    other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    other.lastBaselineAnchor.constraint(equalTo: plain.firstBaselineAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    expectEqual(follower.frame.maxY, 20)
    expectEqual(other.frame.maxY, 80)
  }

  @Test("25.23: equal widths stay equal on the pixels, and the gaps take the error")
  func rounding() {
    let views = (0..<3).map { _ in UIView() }
    var left = root.leftAnchor
    for view in views {
      add(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10.5).isActive = true
      view.leftAnchor.constraint(equalTo: left).isActive = true
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).isActive = true
      left = view.rightAnchor
    }
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [67, 67, 67] && views.map(\.frame.minX) == [0, 67, 133])
    // A tie goes away from zero.
    expectEqual(views[0].frame.height, 11)
  }

  @Test("25.30: a guide has no frame until it is used, and leaves with its constraints")
  func guides() {
    let (guide, view) = (UILayoutGuide(), UIView())
    root.addLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero && root.layoutGuides.count == 1 && guide.owningView === root)
    add(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 30, y: 20, width: 150, height: 60))
    expectEqual(view.frame, CGRect(x: 100, y: 70, width: 10, height: 10))
    #expect(root.constraints.count == 6 && view.constraints.count == 2)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty && view.constraints.count == 2 && guide.owningView == nil)
  }

  @Test("25.35: lines are not longer than can be read in a wide view")
  func readable() {
    let view = UIView()
    add(view)
    let guide = root.readableContentGuide
    view.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
    view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 8, y: 8, width: 284, height: 184))
    root.frame.size.width = 1008
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 992)
    root.frame.size.width = 1200
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 140, y: 8, width: 920, height: 184))
  }

  @Test("25.8: a subtree that leaves takes its inner constraints along; those to the outside are removed permanently")
  func leaving() {
    let (box, inner, outside) = (UIView(), UIView(), UIView())
    add(box, outside)
    add(inner, to: box)
    let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor)
    let across = inner.leftAnchor.constraint(equalTo: outside.rightAnchor)
    let toRoot = box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([inside, across, toRoot])
    #expect(root.constraints.count == 2 && box.constraints.count == 1)
    box.removeFromSuperview()
    expectEqual([inside, across, toRoot].map(\.isActive), [true, false, false])
    root.addSubview(box)
    #expect(!across.isActive && root.constraints.isEmpty)
  }

  @Test("A deallocated view removes its constraints from all others")
  func lettingGo() {
    let kept = UIView()
    add(kept)
    weak var gone: UIView?
    do {
      let other = UIView()
      gone = other
      add(other)
      kept.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
      other.removeFromSuperview()
    }
    #expect(gone == nil && root.constraints.isEmpty)
    pin(kept, 5, 5, 5, 5)
    root.layoutIfNeeded()
    expectEqual(kept.frame, CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test("25.39: a line names what it says, without addresses")
  func lines() {
    let view = UIView()
    add(view)
    let width = view.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 8)
    width.identifier = "half"
    width.isActive = true
    expectEqual(width.line, "<NSLayoutConstraint 'half' UIView.width == 0.5*UIView.height + 8 (active)>")
  }

  @Test("25.17: a priority of the content that changes counts with the next frame, and so does an intrinsic size")
  func latePriorities() {
    final class Tile: UIView {
      var side: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: 10) }
    }
    let stage = ScrollStage()
    let (a, b) = (Tile(), Tile())
    add(a, b, to: stage.window)
    pin(a, 0, 0)
    NSLayoutConstraint.activate([
      b.topAnchor.constraint(equalTo: a.topAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.wait(0.1)
    expectEqual([a.frame.width, b.frame.width], [20, 380])
    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stage.wait(0.1)
    expectEqual([a.frame.width, b.frame.width], [380, 20])
    b.side = 50
    stage.wait(0.1)
    expectEqual([a.frame.width, b.frame.width], [350, 50])
  }
}
