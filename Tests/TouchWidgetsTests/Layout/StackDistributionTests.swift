import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How the views of a stack view share the room along its axis.
@MainActor @Suite struct StackDistributionTests {
  @Test("A switch, a stepper and a wheel keep their size next to a label, which takes the space")
  func whatHasOneSizeKeepsIt() {
    let label = UILabel()
    label.text = "Sound"
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
      view.isHidden = false
      let width = view.intrinsicContentSize.width
      let stack = UIStackView.laidOut([label, view], 300, 40) { $0.alignment = .center }
      expectEqual(stack.places.map { [$0.minX, $0.width] }, [[0, 300 - width], [300 - width, width]])
    }
  }

  /// Three views of the lengths 20, 40 and 60.
  private func tiles() -> [Tile] { [Tile(20, 10), Tile(40, 10), Tile(60, 10)] }

  /// Where the three begin and how long they are, in a row of a width.
  private func row(_ distribution: UIStackView.Distribution, _ width: CGFloat, spacing: CGFloat = 0) -> [[CGFloat]] {
    let stack = UIStackView.laidOut(tiles(), width, 10) {
      $0.distribution = distribution
      $0.spacing = spacing
    }
    return stack.places.map { [$0.minX, $0.width] }
  }

  @Test("10.10, fill: of views that hug equally the first takes the room that is left, of spacers the last")
  func fillWithRoom() {
    expectEqual(row(.fill, 150), [[0, 50], [50, 40], [90, 60]])
    func widths(_ views: [UIView], _ room: CGFloat) -> [CGFloat] {
      UIStackView.laidOut(views, room, 10) { $0.spacing = 8 }.arrangedSubviews.map(\.bounds.width)
    }
    // Measured: 213.5, 29, 41.5; frames are on whole pixels here.
    expectEqual(widths([Tile(29.5, 10), Tile(29, 10), Tile(41.5, 10)], 300), [214, 29, 41])
    expectEqual(widths([Tile(76.5, 10), Tile(94, 10)], 120), [18, 94])
    expectEqual(widths([UIView(), UIView()], 176), [0, 168])
  }

  @Test("10.10, fill: the measured lengths exactly, on a display of two pixels a point")
  func fillAsMeasured() {
    let stage = ScrollStage(scale: 2)
    for (views, room, expected) in [
      ([Tile(29.5, 10), Tile(29, 10), Tile(41.5, 10)], 300, [213.5, 29, 41.5]),
      ([Tile(76.5, 10), Tile(94, 10)], 120, [18, 94]),
      ([UIView(), UIView()], 176, [0, 168]),
    ] as [([UIView], CGFloat, [CGFloat])] {
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 8
      stack.frame = CGRect(x: 0, y: 0, width: room, height: 10)
      stage.window.addSubview(stack)
      stack.layoutIfNeeded()
      expectEqual(views.map(\.bounds.width), expected)
    }
  }

  @Test("fill: the room that is left goes to those that hug least")
  func fillByHugging() {
    let views = tiles()
    views[1].setContentHuggingPriority(.init(249), for: .horizontal)
    expectEqual(
      UIStackView.laidOut(views, 150, 10).places, [rect(0, 0, 20, 10), rect(20, 0, 70, 10), rect(90, 0, 60, 10)])
  }

  @Test("fill: a view without intrinsic size takes the room that is left")
  func fillWithSpacer() {
    let stack = UIStackView.laidOut([Tile(20, 10), UIView(), Tile(30, 10)], 100, 10)
    expectEqual(stack.places, [rect(0, 0, 20, 10), rect(20, 0, 50, 10), rect(70, 0, 30, 10)])
  }

  @Test("fill: missing room is taken from those that resist least, and only then from others")
  func fillWithoutRoom() {
    expectEqual(row(.fill, 90), [[0, 0], [0, 30], [30, 60]])
    let views = tiles()
    views[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    expectEqual(UIStackView.laidOut(views, 80, 10).places.map(\.width), [20, 40, 20])
    expectEqual(UIStackView.laidOut(views, 40, 10).places.map(\.width), [0, 40, 0])
    expectEqual(row(.fill, 0).map { $0[1] }, [0, 0, 0])
  }

  @Test("fillEqually: all are equally long, whatever they want")
  func fillEqually() {
    expectEqual(row(.fillEqually, 150), [[0, 50], [50, 50], [100, 50]])
    expectEqual(row(.fillEqually, 110, spacing: 10), [[0, 30], [40, 30], [80, 30]])
  }

  @Test("fillProportionally: the lengths keep the proportion of what is wanted")
  func fillProportionally() {
    expectEqual(row(.fillProportionally, 240), [[0, 40], [40, 80], [120, 120]])
    expectEqual(row(.fillProportionally, 80, spacing: 10), [[0, 10], [20, 20], [50, 30]])
  }

  @Test("equalSpacing: the views keep their lengths and the distances are the same")
  func equalSpacing() {
    expectEqual(row(.equalSpacing, 160), [[0, 20], [40, 40], [100, 60]])
    expectEqual(row(.equalSpacing, 140, spacing: 10), [[0, 20], [30, 40], [80, 60]])
  }

  @Test("equalSpacing: a distance is never less than the spacing; the views give way")
  func equalSpacingWithoutRoom() {
    expectEqual(row(.equalSpacing, 110, spacing: 10), [[0, 10], [20, 30], [60, 50]])
  }

  @Test("equalCentering: the middles are equally far from each other")
  func equalCentering() {
    let places = row(.equalCentering, 160)
    expectEqual(places, [[0, 20], [50, 40], [100, 60]])
    expectEqual(places.map { $0[0] + $0[1] / 2 }, [10, 70, 130])
  }

  @Test("equalCentering: where middles would bring two too near, the distances are the same instead")
  func equalCenteringWithoutRoom() {
    // Middles 52.5 apart would leave 2.5 points between the last two.
    expectEqual(row(.equalCentering, 145, spacing: 10), [[0, 20], [33, 40], [85, 60]])
  }

  @Test("Every distribution lays a column out as it lays a row out", arguments: UIStackView.Distribution.allCases)
  func column(_ distribution: UIStackView.Distribution) {
    let column = UIStackView.laidOut([Tile(10, 20), Tile(10, 40), Tile(10, 60)], 10, 170) {
      $0.axis = .vertical
      $0.distribution = distribution
      $0.spacing = 10
    }
    expectEqual(column.places.map { [$0.minY, $0.height] }, row(distribution, 170, spacing: 10))
    #expect(column.places.allSatisfy { $0.minX == 0 && $0.width == 10 })
  }

  @Test("One view, and none, are laid out by every distribution", arguments: UIStackView.Distribution.allCases)
  func few(_ distribution: UIStackView.Distribution) {
    let one = UIStackView.laidOut([Tile(20, 10)], 100, 30) { $0.distribution = distribution }
    expectEqual(one.places, [rect(0, 0, 100, 30)])
    let none = UIStackView.laidOut([], 100, 30) { $0.distribution = distribution }
    expectEqual(none.places, [])
    expectEqual(none.intrinsicContentSize, .zero)
  }

  @Test("The intrinsic size is the room in which nothing gives way", arguments: UIStackView.Distribution.allCases)
  func naturalLength(_ distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: tiles())
    stack.distribution = distribution
    stack.spacing = 10
    let width: CGFloat =
      switch distribution {
      case .fill, .fillProportionally, .equalSpacing: 140
      case .fillEqually: 200
      // 60 from middle to middle, and the halves of the first and the last.
      case .equalCentering: 160
      }
    expectEqual(stack.intrinsicContentSize, CGSize(width: width, height: 10))
    stack.sizeToFit()
    expectEqual(stack.bounds.size, stack.intrinsicContentSize)
    #expect(stack.places.allSatisfy { $0.height == 10 })
    expectEqual(stack.places.map(\.width), (distribution == .fillEqually ? [60, 60, 60] : [20, 40, 60]))
  }
}
