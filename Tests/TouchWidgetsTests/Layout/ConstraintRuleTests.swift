import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What constraints may be made, and which of them hold.
@MainActor @Suite struct ConstraintRuleTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }

  /// The message with which a program ended.
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("25.2, 25.3: sizes with places, leading with left, and places without a second item stop the program")
  func pairings() async {
    let sizeWithPlace = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (UIView(), UIView())
      _ = NSLayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
    }
    #expect(message(sizeWithPlace).contains("Invalid pairing of layout attributes"))
    let acrossWithDown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (UIView(), UIView())
      _ = NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .centerY, multiplier: 1, constant: 0)
    }
    #expect(message(acrossWithDown).contains("Invalid pairing of layout attributes"))
    let leadingWithLeft = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (UIView(), UIView())
      _ = NSLayoutConstraint(
        item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0)
    }
    #expect(message(leadingWithLeft).contains("between a leading/trailing attribute and a right/left attribute"))
    let placeAlone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20)
    }
    #expect(message(placeAlone).contains("A multiplier of 0 or a nil second item together with a location"))
    let noItem = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIGestureRecognizer(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 20)
    }
    #expect(message(noItem).contains("Constraint items must each be a view or layout guide"))
  }

  @Test(
    "25.10, 25.11: required constraints hold, of optional ones the higher, by however little and against however many")
  func priorities() {
    let view = added(1)[0]
    let width = { (preference: CGFloat, priority: UILayoutPriority) in
      let constraint = view.widthAnchor.constraint(equalToConstant: preference)
      constraint.priority = priority
      constraint.isActive = true
    }
    for _ in 0..<100 { width(10, .defaultLow) }
    width(40, UILayoutPriority(251))
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 40)
    width(90, UILayoutPriority(999))
    let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    minimum.isActive = true
    root.layoutIfNeeded()
    // The optional width of 90 is satisfied as closely as the required constraints allow.
    expectEqual(view.frame.width, 120)
    minimum.constant = 60
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 90)
  }

  @Test("25.12: of equals the one that was activated earlier holds")
  func equals() {
    for order in [[30, 70], [70, 30]] as [[CGFloat]] {
      let view = added(1)[0]
      for preference in order {
        let constraint = view.widthAnchor.constraint(equalToConstant: preference)
        constraint.priority = .defaultHigh
        constraint.isActive = true
      }
      root.layoutIfNeeded()
      expectEqual(view.frame.width, order[0])
    }
  }

  @Test("25.14: the named priorities, and others by their number")
  func names() {
    let named: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    expectEqual(named.map(\.rawValue), [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999) && UILayoutPriority(999) < .required)
  }

  @Test("25.16: only a stack view takes the frames of the views that it arranges")
  func translation() {
    let (plain, arranged) = (UIView(), UIView())
    root.addSubview(plain)
    _ = plain.widthAnchor.constraint(equalToConstant: 5)
    let stack = UIStackView(arrangedSubviews: [arranged])
    let controller = UIViewController()
    #expect(plain.translatesAutoresizingMaskIntoConstraints && stack.translatesAutoresizingMaskIntoConstraints)
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
    #expect(!arranged.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("25.22: a label of several lines has the height of its text in the resulting width, or in the preferred one")
  func lines() {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("One line that is broken where the room ends, again and again", 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      width,
    ])
    root.layoutIfNeeded()
    let narrow = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    expectEqual(label.frame.height, narrow.rounded(.up))
    width.isActive = false
    root.layoutIfNeeded()
    let line = label.frame.height
    #expect(line < narrow && label.frame.width > 100)
    label.preferredMaxLayoutWidth = 100
    root.layoutIfNeeded()
    #expect(label.frame.width <= 100 && label.frame.height == narrow.rounded(.up))
  }

  /// Writes down its passes.
  private final class Passing: UIView {
    nonisolated(unsafe) static var lines: [String] = []
    override func updateConstraints() {
      Passing.lines.append("update \(tag)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      Passing.lines.append("layout \(tag)")
      super.layoutSubviews()
    }
  }

  @Test("25.24: all constraints are updated first, inner views before outer ones, then layout goes from outside in")
  func pass() {
    Passing.lines = []
    let views = (0..<3).map { tag -> Passing in
      let view = Passing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.tag = tag
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    root.addSubview(views[0])
    for view in views { view.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    expectEqual(Passing.lines, ["update 2", "update 1", "update 0", "layout 0", "layout 1", "layout 2"])
  }

  @Test("25.13, 25.30: a guide says what determines it, and whether something is open")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(!guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    let left = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    let width = guide.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([left, width, guide.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .horizontal) == [left, width])
    guide.heightAnchor.constraint(equalToConstant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout && guide.layoutFrame == CGRect(x: 5, y: 0, width: 50, height: 9))
    #expect(!root.safeAreaLayoutGuide.hasAmbiguousLayout)
  }
}
