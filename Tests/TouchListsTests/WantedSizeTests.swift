import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Items and supplementary views whose preferred sizes change while they are visible (26.44).
@MainActor @Suite final class WantedSizeTests {
  private final class Sized: UICollectionViewCell {
    private(set) var height: NSLayoutConstraint!
    var measured = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      height = contentView.fill(height: 50)
    }
    required init?(coder: NSCoder) { nil }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      measured += 1
      invalidateIntrinsicContentSize()
      let result = super.preferredLayoutAttributesFitting(layoutAttributes)
      result.size.width = 320
      return result
    }
  }

  private final class Header: UICollectionReusableView {
    var preferredHeight: CGFloat = 30
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }
  }

  private final class Source: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let source = Source()

  enum Kind: CaseIterable { case flow, compositional }

  private func layout(_ kind: Kind, estimates: Bool = true) -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      (flow.itemSize, flow.estimatedItemSize) = (
        CGSize(width: 320, height: 50), estimates ? CGSize(width: 320, height: 50) : .zero
      )
      return flow
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: estimates ? .estimated(50) : .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      if estimates {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
      }
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    stage.window.application?.becomeShared()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    for cell in view.visibleCells { (cell as? Sized)?.measured = 0 }
    return view
  }

  private func cell(_ view: UICollectionView, _ item: Int) -> Sized {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as! Sized
  }

  private func tops(_ view: UICollectionView, _ views: [UIView]) -> [[CGFloat]] {
    (0..<5).map { step in
      if step > 0 { stage.wait(0.1) }
      let top = (view.layer.presentation() ?? view.layer).bounds.minY
      return views.map {
        let layer = $0.layer.presentation() ?? $0.layer
        return (layer.position.y - layer.bounds.height / 2 - top).rounded()
      }
    }
  }

  private func isGliding(_ values: [CGFloat], by way: CGFloat) -> Bool {
    values.last! - values.first! == way && zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
      && Set(values).count > 2
  }

  @Test("26.44: an item that says so is measured again once; those behind it glide", arguments: Kind.allCases)
  func glide(kind: Kind) {
    let view = show(layout(kind))
    let cells = [0, 1, 2].map { cell(view, $0) }
    cells[1].height.constant = 90
    cells[1].invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(cells.map(\.frame.height) == [50, 90, 50] && cells.map(\.measured) == [0, 1, 0])
    let seen = tops(view, cells)
    #expect(Set(seen.map { $0[0] }).count == 1 && Set(seen.map { $0[1] }).count == 1)
    #expect(isGliding(seen.map { $0[2] }, by: 40))
  }

  @Test("26.44: nothing moves where it is said without animation", arguments: Kind.allCases)
  func atOnce(kind: Kind) {
    let view = show(layout(kind))
    let next = cell(view, 2)
    let before = next.frame.minY
    cell(view, 1).height.constant = 90
    UIView.performWithoutAnimation { cell(view, 1).invalidateIntrinsicContentSize() }
    view.layoutIfNeeded()
    expectEqual(tops(view, [next]).map { $0[0] }, Array(repeating: before + 40, count: 5))
  }

  @Test(
    "26.44: constraints are heard where the collection says so, and nothing where it is off", arguments: Kind.allCases)
  func modes(kind: Kind) {
    let view = show(layout(kind))
    cell(view, 1).height.constant = 90
    stage.settle()
    expectEqual(cell(view, 1).frame.height, 50)
    view.selfSizingInvalidation = .disabled
    cell(view, 1).invalidateIntrinsicContentSize()
    stage.settle()
    expectEqual(cell(view, 1).frame.height, 50)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell(view, 1).height.constant = 100
    stage.settle()
    expectEqual(cell(view, 1).frame.height, 100)
  }

  @Test("26.44: a header that says so is measured again")
  func header() {
    let view = show(layout(.compositional))
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as! Header
    expectEqual(header.frame.height, 30)
    header.preferredHeight = 70
    header.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(header.frame.height == 70 && cell(view, 0).frame.minY == 70)
    #expect(isGliding(tops(view, [cell(view, 0)]).map { $0[0] }, by: 40))
  }

  @Test("26.44: with fixed lengths no item is asked", arguments: Kind.allCases)
  func fixed(kind: Kind) {
    let view = show(layout(kind, estimates: false))
    view.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = cell(view, 1)
    cell.height.constant = 90
    cell.invalidateIntrinsicContentSize()
    stage.settle()
    #expect(cell.measured == 0 && cell.frame.height == 50)
  }
}
