import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What constraints make of views, rule by rule.
@MainActor @Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ views: UIView...) -> [UIView] {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return views
  }

  @Test("25.9, 25.26: frames come in the next pass, and follow the size of the view around")
  func frames() {
    let (a, b) = (UIView(), UIView())
    _ = added(a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 40),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
      b.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.heightAnchor.constraint(equalTo: b.widthAnchor),
    ])
    expectEqual(a.frame, .zero)
    root.layoutIfNeeded()
    expectEqual([a.frame, b.frame], [rect(10, 0, 280, 40), rect(80, 48, 140, 140)])
    root.frame.size.width = 220
    root.layoutIfNeeded()
    expectEqual([a.frame, b.frame], [rect(10, 0, 200, 40), rect(60, 48, 100, 100)])
    a.frame = rect(1, 2, 3, 4)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(10, 0, 200, 40))
  }

  @Test("25.4: a multiplier of a place scales the distance from the superview's corner")
  func multipliedPlaces() {
    let a = UIView()
    _ = added(a)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 2, constant: 0),
      a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(290, 0, 20, 20))
  }

  @Test("25.5, 25.8: a constraint is owned by the nearest view around both, and goes when one of them leaves")
  func ownership() {
    let (box, inner) = (UIView(), UIView())
    _ = added(box, inner)
    box.addSubview(inner)
    let outside = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let inside = inner.topAnchor.constraint(equalTo: box.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([outside, inside, own, own])
    expectEqual([root.constraints, box.constraints, inner.constraints], [[outside], [inside], [own]])
    box.removeFromSuperview()
    expectEqual([outside, inside, own].map(\.isActive), [false, true, true])
    root.addSubview(box)
    #expect(!outside.isActive && root.constraints.isEmpty)
  }

  @Test("25.15: constraints do not move a view whose frame is set; others may refer to it")
  func translation() {
    let given = UIView(frame: rect(20, 30, 50, 60))
    root.addSubview(given)
    let a = UIView()
    _ = added(a)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5),
      a.topAnchor.constraint(equalTo: given.topAnchor),
      a.widthAnchor.constraint(equalTo: given.widthAnchor), a.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    expectEqual(a.frame, rect(75, 30, 50, 7))
    given.frame.origin.x = 100
    root.layoutIfNeeded()
    expectEqual([given.frame, a.frame], [rect(100, 30, 50, 60), rect(155, 30, 50, 7)])
  }

  @Test("25.17, 25.18, 25.19: intrinsic sizes yield by priority, and are asked once however often they change")
  func intrinsicSizes() {
    let (a, b) = (Tile(80, 20), Tile(120, 30))
    _ = added(a, b)
    a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual([a.frame, b.frame], [rect(0, 0, 180, 20), rect(180, 0, 120, 30)])
    root.frame.size.width = 150
    root.layoutIfNeeded()
    expectEqual([a.frame, b.frame], [rect(0, 0, 30, 20), rect(30, 0, 120, 30)])
  }

  @Test("25.37, 25.38: contradicting constraints are reported, the later is broken, and tried again")
  func conflicts() {
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    let a = UIView()
    _ = added(a)
    let first = a.widthAnchor.constraint(equalToConstant: 100)
    let second = a.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 100)
    expectEqual(
      said,
      [
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint UIView.width == 100 (active)>",
            "<NSLayoutConstraint 'wide' UIView.width == 200 (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint 'wide' UIView.width == 200 (active)>
        """
      ])
    #expect(second.isActive)
    first.isActive = false
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 200)
    expectEqual(said.count, 1)
  }

  @Test("25.13: what determines an axis can be asked, and what is open")
  func questions() {
    let a = UIView()
    _ = added(a)
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    let left = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([width, left])
    root.layoutIfNeeded()
    #expect(a.hasAmbiguousLayout)
    expectEqual(a.constraintsAffectingLayout(for: .horizontal), [left, width])
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor), a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(!a.hasAmbiguousLayout)
  }

  @Test("25.41: leading is right in what reads from right to left, whatever the views in it say; left and right stay")
  func rightToLeft() {
    let (a, b) = (UIView(), UIView())
    _ = added(a, b)
    a.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), b.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expectEqual([a.frame.minX, b.frame.minX], [10, 68])
    root.semanticContentAttribute = .forceRightToLeft
    b.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expectEqual([a.frame.minX, b.frame.minX], [240, 212])
    let c = UIView()
    _ = added(c)
    NSLayoutConstraint.activate([
      c.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7), c.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expectEqual(c.frame.minX, 7)
  }

  @Test("25.29: systemLayoutSizeFitting answers for the content alone and moves nothing")
  func fitting() {
    // Views in no window go by the application that was made last: one pixel a point.
    _ = ControlStage()
    let (box, text) = (UIView(), Tile(90.25, 20))
    box.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    _ = added(box)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[t]-12-|", views: ["t": text])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-m-[t(>=20)]-|", metrics: ["m": 4], views: ["t": text])
        + [box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 77)])
    expectEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 115, height: 32))
    expectEqual(box.frame, .zero)
    expectEqual(
      box.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 32))
  }

  @Test("25.36: the content of a scroll view is as large as constraints say")
  func scrolling() {
    let (scroll, content, bar) = (UIScrollView(), UIView(), UIView())
    _ = added(scroll)
    for view in [content, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    var all: [NSLayoutConstraint] = []
    for (inner, outer) in [(scroll, root), (content, scroll)] {
      all += [
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ]
    }
    all += [
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ]
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 900))
    expectEqual([content.frame, bar.frame], [rect(0, 0, 300, 900), rect(0, 5, 0, 0)])
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    expectEqual([content.frame, bar.frame], [rect(0, 0, 300, 900), rect(0, 105, 0, 0)])
  }

  @Test("25.32, 25.33: guides follow safe area and margins")
  func guides() {
    let (a, own) = (UIView(), UILayoutGuide())
    _ = added(a)
    root.addLayoutGuide(own)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: own.leadingAnchor), own.widthAnchor.constraint(equalToConstant: 40),
      own.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      own.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      own.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    expectEqual([a.frame.minX, a.frame.maxX], [8, 252])
    expectEqual(own.layoutFrame, rect(252, 0, 40, 9))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    root.layoutIfNeeded()
    expectEqual([a.frame.minX, a.frame.maxX], [20, 230])
  }

  @Test("25.28: a changed constant moves in an animation as layoutIfNeeded does in it")
  func constants() {
    let a = UIView()
    _ = added(a)
    let left = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    NSLayoutConstraint.activate([left, a.widthAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    left.constant = 55
    expectEqual(a.frame.minX, 5)
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 55)
  }

  @Test("25.25: inner views update their constraints before outer ones, once")
  func updates() {
    var log: [String] = []
    final class Noted: UIView {
      var note: () -> Void = {}
      override func updateConstraints() {
        note()
        super.updateConstraints()
      }
    }
    let (outer, inner) = (Noted(), Noted())
    outer.note = { log.append("outer") }
    inner.note = { log.append("inner") }
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    expectEqual(log, ["inner", "outer", "inner"])
  }

  @Test("The constraints of a view are removed with it")
  func deallocation() {
    var view: UIView? = UIView()
    let kept = view!.widthAnchor.constraint(equalToConstant: 5)
    kept.isActive = true
    view = nil
    #expect(!kept.isActive)
    expectNil(kept.firstItem)
    let a = UIView()
    _ = added(a)
    a.widthAnchor.constraint(equalToConstant: 9).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 9)
  }

  @Test("25.7: without a view around both an activation stops the program")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (one, other) = (UIView(), UIView())
      withExtendedLifetime((one, other)) {
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("because they have no common ancestor"))
  }
}
