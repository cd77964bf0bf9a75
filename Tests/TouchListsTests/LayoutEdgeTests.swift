import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Headers of whole layouts, what insets count from, lengths of siblings, and where lines lie (semantics 27.34).
@MainActor @Suite struct LayoutEdgeTests {
  private final class Source: UICollectionViewDataSource {
    var counts = [3, 3]
    var asked: [String] = []
    var heights: [CGFloat] = []
    var identifier = "cell"
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      (cell as? Tall)?.own = heights.indices.contains(indexPath.item) ? heights[indexPath.item] : 50
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append("\(kind) \((0..<indexPath.count).map { indexPath[$0] })")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }
  private final class Tall: UICollectionViewCell {
    var own: CGFloat = 50
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = own
      return layoutAttributes
    }
  }
  private final class Header: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 60
      return layoutAttributes
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let source = Source()

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private func section(_ height: CGFloat = 100) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
  }
  private func edge(
    _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension = .absolute(40),
    pins: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let result = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    result.pinToVisibleBounds = pins
    return result
  }
  private func show(_ layout: UICollectionViewCompositionalLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "cell")
    for kind in ["top", "bottom", "head"] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    return view
  }
  private func text(_ rect: CGRect?) -> String {
    rect.map { "\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))x\(Int($0.height))" } ?? "none"
  }
  private let whole = IndexPath(indexes: [0])

  @Test("27.34: a header and a footer of the whole layout lie before the first section and behind the last one")
  func edges() {
    let layout = UICollectionViewCompositionalLayout(section: section())
    layout.configuration.boundarySupplementaryItems = [edge("top", .top), edge("bottom", .bottom)]
    let view = show(layout)
    expectEqual(view.contentSize, CGSize(width: 300, height: 680))
    expectEqual(source.asked, ["top [0]"])
    expectEqual(text(layout.layoutAttributesForItem(at: [0, 0])?.frame), "0,40 300x100")
    expectEqual(text(layout.layoutAttributesForItem(at: [1, 2])?.frame), "0,540 300x100")
    expectEqual(text(view.supplementaryView(forElementKind: "top", at: whole)?.frame), "0,0 300x40")
    view.contentOffset.y = 480
    stage.settle()
    expectEqual(source.asked, ["top [0]", "bottom [0]"])
    expectNil(view.supplementaryView(forElementKind: "top", at: whole))
    expectEqual(text(view.supplementaryView(forElementKind: "bottom", at: whole)?.frame), "0,640 300x40")
  }

  @Test("27.34: those that pin stay in sight over all sections, whose own headers pin between them")
  func pinned() {
    let own = section()
    own.boundarySupplementaryItems = [edge("head", .top, .absolute(20), pins: true)]
    let layout = UICollectionViewCompositionalLayout(section: own)
    layout.configuration.boundarySupplementaryItems = [
      edge("top", .top, pins: true), edge("bottom", .bottom, pins: true),
    ]
    let view = show(layout)
    func places() -> [String] {
      stage.settle()
      return [
        text(view.supplementaryView(forElementKind: "top", at: whole)?.frame),
        text(view.supplementaryView(forElementKind: "head", at: [0, 0])?.frame),
        text(view.supplementaryView(forElementKind: "head", at: [1, 0])?.frame),
        text(view.supplementaryView(forElementKind: "bottom", at: whole)?.frame),
      ]
    }
    expectEqual(places(), ["0,0 300x40", "0,40 300x20", "none", "0,160 300x40"])
    view.contentOffset.y = 150
    expectEqual(places(), ["0,150 300x40", "0,190 300x20", "none", "0,310 300x40"])
    view.contentOffset.y = 400
    expectEqual(places(), ["0,400 300x40", "none", "0,440 300x20", "0,560 300x40"])
    view.contentOffset.y = -30
    expectEqual(places(), ["0,0 300x40", "0,40 300x20", "none", "0,130 300x40"], "no further than the content")
    let (top, cell) = (view.supplementaryView(forElementKind: "top", at: whole), view.cellForItem(at: [0, 0]))
    #expect((top?.layer.zPosition ?? 0) >= (cell?.layer.zPosition ?? 0))
  }

  @Test("27.34: an estimated one is asked how high it is, and stays through a batch that takes the first section away")
  func estimated() {
    let layout = UICollectionViewCompositionalLayout(section: section())
    layout.configuration.boundarySupplementaryItems = [edge("top", .top, .estimated(10))]
    let view = show(layout)
    expectEqual(view.contentSize.height, 660)
    expectEqual(text(layout.layoutAttributesForItem(at: [0, 0])?.frame), "0,60 300x100")
    let header = view.supplementaryView(forElementKind: "top", at: whole)
    source.counts.removeFirst()
    view.deleteSections([0])
    stage.settle()
    #expect(view.supplementaryView(forElementKind: "top", at: whole) === header && header != nil)
    #expect(source.asked == ["top [0]"] && view.contentSize.height == 360)
    source.counts = []
    view.reloadData()
    stage.settle()
    expectEqual(view.contentSize.height, 60, "it is there without sections, too")
    expectEqual(view.visibleSupplementaryViews(ofKind: "top").count, 1)
  }

  @Test("27.34: horizontally, they are along the scrolling as well, and one that does not extend overlaps the sections")
  func across() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .fractionalHeight(1)), elementKind: "top", alignment: .leading)
    let over = edge("bottom", .bottom)
    over.extendsBoundary = false
    configuration.boundarySupplementaryItems = [head, over]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let own = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let layout = UICollectionViewCompositionalLayout(section: own, configuration: configuration)
    let view = show(layout)
    expectEqual(view.contentSize, CGSize(width: 650, height: 200))
    expectEqual(text(layout.layoutAttributesForItem(at: [0, 0])?.frame), "50,0 100x200")
    expectEqual(text(view.supplementaryView(forElementKind: "top", at: whole)?.frame), "0,0 50x200")
    expectEqual(text(layout.layoutAttributesForSupplementaryView(ofKind: "bottom", at: whole)?.frame), "175,160 300x40")
  }

  @Test(
    "27.34: insets count from the safe area, the margins, or nothing, as the section or else the configuration says")
  func references() {
    let own = section()
    own.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    var rooms: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      rooms.append(environment.container.effectiveContentSize)
      return own
    }
    let controller = UIViewController()
    let view = show(layout)
    view.removeFromSuperview()
    controller.view.addSubview(view)
    stage.window.rootViewController = controller
    view.contentInsetAdjustmentBehavior = .never
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 40)
    view.insetsLayoutMarginsFromSafeArea = false
    func first(_ reference: UIContentInsetsReference, _ all: UIContentInsetsReference = .safeArea) -> String {
      own.contentInsetsReference = reference
      layout.configuration.contentInsetsReference = all
      layout.invalidateLayout()
      stage.settle()
      return text(layout.layoutAttributesForItem(at: [0, 0])?.frame)
    }
    expectEqual(first(.automatic), "25,0 270x100")
    expectEqual(rooms.last, CGSize(width: 280, height: 200))
    expectEqual(first(.none), "5,0 290x100")
    expectEqual(first(.layoutMargins), "35,0 220x100")
    expectEqual(first(.readableContent), "35,0 220x100")
    expectEqual(first(.automatic, .none), "5,0 290x100")
    expectEqual(first(.automatic, .layoutMargins), "35,0 220x100")
    view.layoutMargins.left = 50
    stage.settle()
    expectEqual(
      text(layout.layoutAttributesForItem(at: [0, 0])?.frame), "55,0 200x100", "other margins, another layout")
  }

  @Test("27.34: insets that count from the readable room leave 920 points in the middle of what is wider than 1008")
  func readable() {
    let own = section()
    own.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let layout = UICollectionViewCompositionalLayout(section: own)
    let view = show(layout)
    func first(_ width: CGFloat, _ reference: UIContentInsetsReference) -> String {
      view.frame.size.width = width
      own.contentInsetsReference = reference
      layout.invalidateLayout()
      stage.settle()
      return text(layout.layoutAttributesForItem(at: [0, 0])?.frame)
    }
    view.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 40)
    expectEqual(first(1200, .readableContent), "145,0 910x100")
    expectEqual(first(1200, .layoutMargins), "35,0 1120x100")
    expectEqual(first(1008, .readableContent), "35,0 928x100")
    expectEqual(first(1200, .none), "5,0 1190x100")
  }

  @Test("27.34: elements of a group that are as long as the longest of them")
  func siblings() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 30)))
    let own = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item, item, item]))
    source.counts = [5]
    source.heights = [20, 70, 40, 10, 30]
    let layout = UICollectionViewCompositionalLayout(section: own)
    let view = show(layout)
    let frames = (0..<5).map { text(layout.layoutAttributesForItem(at: [0, $0])?.frame) }
    expectEqual(frames, ["0,0 100x70", "100,0 100x70", "200,0 100x70", "0,70 100x30", "100,70 100x30"])
    expectEqual(view.contentSize.height, 100)
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 30)
    #expect(dimension.isUniformAcrossSiblings && !dimension.isEstimated && dimension.dimension == 30)
  }

  private final class ListCell: UICollectionViewListCell {
    let mark = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 70),
        mark.topAnchor.constraint(equalTo: contentView.topAnchor),
        mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 30),
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: mark.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("27.34: lines of a row lie between the edges of its guide, which constraints move")
  func lines() {
    source.counts = [3]
    let view = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    func lines(_ cell: UICollectionViewCell?) -> [String] {
      let found = cell?.subviews.filter { $0.frame.height <= 1 && !$0.isHidden } ?? []
      return found.map { "\(Int($0.frame.minX)) \(Int($0.frame.maxX))" }
    }
    func shows(_ kind: UICollectionViewListCell.Type, _ identifier: String) {
      view.register(kind, forCellWithReuseIdentifier: identifier)
      source.identifier = identifier
      view.reloadData()
      stage.settle()
    }
    shows(UICollectionViewListCell.self, "plain")
    let plain = lines(view.cellForItem(at: [0, 0]))
    let guide = (view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)?.separatorLayoutGuide
    stage.settle()
    #expect(lines(view.cellForItem(at: [0, 0])) == plain && plain.count == 1, "the guide alone moves nothing")
    #expect(guide?.owningView === view.cellForItem(at: [0, 0]))
    shows(ListCell.self, "moved")
    let end = plain.first?.split(separator: " ").last ?? ""
    expectEqual(lines(view.cellForItem(at: [0, 0])), ["70 \(end)"])
  }

  /// A layout in the manner of iOS sources, which overrides properties and what archives call.
  private final class Named: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepare() {
      super.prepare()
      itemSize = CGSize(width: collectionView.bounds.width / 2, height: 30)
    }
  }

  @Test func aLayoutMayOverrideItsCollectionView() {
    let (layout, source, stage) = (Named(), Source(), TouchStage())
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source.counts = [3]
    list.dataSource = source
    stage.rootView.addSubview(list)
    stage.settle()
    expectEqual(list.visibleCells.map(\.frame.width), [100, 100, 100])
    #expect(layout.collectionView === list)
    list.collectionViewLayout = UICollectionViewFlowLayout()
    #expect((layout as UICollectionViewLayout).owner == nil)
  }
}
