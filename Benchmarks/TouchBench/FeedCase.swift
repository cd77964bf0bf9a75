import TouchGeometry
import TouchKit
import Touchstone

/// A hundred cells below each other, each a picture, a name, a text and three buttons, laid out and not painted.
@MainActor enum FeedCase {
  private static let text =
    "Here is what somebody has written about something that goes over more than one line of the cell it is in."

  /// The cells, and the text that is changed.
  private struct Feed {
    let root: UIView
    let changed: UILabel
  }

  /// Milliseconds from nothing to all frames, of another text, and of another width.
  static func run(byHand: Bool) -> [Double] {
    // Taking a feed down is not part of making the next.
    var kept: [Feed] = []
    let build = Stopwatch.times(7) {
      kept.append(make(byHand))
      settle(kept[kept.count - 1], 600, byHand)
    }.sorted()
    let feed = make(byHand)
    settle(feed, 600, byHand)
    var isLong = false
    let change = Stopwatch.times(51) {
      isLong.toggle()
      feed.changed.text = isLong ? text + " " + text : text
      settle(feed, 600, byHand)
    }.sorted()
    var isNarrow = false
    let resize = Stopwatch.times(51) {
      isNarrow.toggle()
      settle(feed, isNarrow ? 500 : 600, byHand)
    }.sorted()
    guard feed.root.subviews.count == 100, feed.changed.frame.width > 100, feed.changed.frame.height > 20 else {
      return []
    }
    return [build, change, resize].map { $0[$0.count / 2] * 1e3 }
  }

  private static func make(_ byHand: Bool) -> Feed { byHand ? frames() : constraints() }

  private static func settle(_ feed: Feed, _ width: CGFloat, _ byHand: Bool) {
    if feed.root.bounds.width != width { feed.root.frame = CGRect(x: 0, y: 0, width: width, height: 20_000) }
    if byHand { feed.root.setNeedsLayout() }
    feed.root.layoutIfNeeded()
  }

  private static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  // MARK: By constraints

  private static func constraints() -> Feed {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 20_000))
    var (changed, top) = (UILabel(), root.topAnchor)
    for number in 0..<100 {
      let cell = UIView(), avatar = UIView()
      let name = label("Name \(number)"), words = label(text, lines: 0)
      let row = UIStackView(arrangedSubviews: ["Like", "Reply", "Share"].map { label($0) })
      row.spacing = 8
      root.addSubview(cell)
      cell.translatesAutoresizingMaskIntoConstraints = false
      for view in [avatar, name, words, row] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
      }
      NSLayoutConstraint.activate([
        cell.topAnchor.constraint(equalTo: top), cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        avatar.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
        avatar.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 12),
        avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
        name.topAnchor.constraint(equalTo: avatar.topAnchor),
        name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
        name.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -12),
        words.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
        words.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        words.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -12),
        row.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 8),
        row.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        row.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -12),
      ])
      top = cell.bottomAnchor
      if number == 50 { changed = words }
    }
    return Feed(root: root, changed: changed)
  }

  // MARK: Manual layout

  private final class Column: UIView {
    override func layoutSubviews() {
      var y: CGFloat = 0
      for cell in subviews {
        let size = cell.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: size.height)
        y += size.height
      }
    }
  }

  private final class Cell: UIView {
    let avatar = UIView(), name: UILabel, words: UILabel, buttons: [UILabel]

    init(_ number: Int) {
      name = FeedCase.label("Name \(number)")
      words = FeedCase.label(FeedCase.text, lines: 0)
      buttons = ["Like", "Reply", "Share"].map { FeedCase.label($0) }
      super.init(frame: .zero)
      for view in [avatar, name, words] + buttons { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let maximum = CGSize(width: size.width - 72, height: .greatestFiniteMagnitude)
      let inside = name.sizeThatFits(maximum).height + 4 + words.sizeThatFits(maximum).height
      return CGSize(width: size.width, height: 12 + inside + 8 + buttons[0].sizeThatFits(maximum).height + 12)
    }

    override func layoutSubviews() {
      let maximum = CGSize(width: bounds.width - 72, height: .greatestFiniteMagnitude)
      avatar.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
      name.frame = CGRect(origin: CGPoint(x: 60, y: 12), size: name.sizeThatFits(maximum))
      words.frame = CGRect(
        x: 60, y: name.frame.maxY + 4, width: maximum.width, height: words.sizeThatFits(maximum).height)
      var x: CGFloat = 60
      for button in buttons {
        button.frame = CGRect(origin: CGPoint(x: x, y: words.frame.maxY + 8), size: button.sizeThatFits(maximum))
        x = button.frame.maxX + 8
      }
    }
  }

  private static func frames() -> Feed {
    let root = Column(frame: CGRect(x: 0, y: 0, width: 600, height: 20_000))
    for number in 0..<100 { root.addSubview(Cell(number)) }
    return Feed(root: root, changed: (root.subviews[50] as? Cell)?.words ?? UILabel())
  }
}
