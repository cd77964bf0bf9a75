import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Supplementary views in batches and between layouts (27.13, 27.25, 27.29).
@MainActor @Suite final class AppearingBesideTests: UICollectionViewDataSource {
  private final class Ground: UICollectionReusableView {}
  private final class Header: UICollectionReusableView {
    static var lines: [String] = []
    override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
      super.willTransition(from: old, to: new)
      Header.lines.append("will \((old as? Layout)?.name ?? "") \((new as? Layout)?.name ?? "")")
    }
    override func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
      super.didTransition(from: old, to: new)
      Header.lines.append("did \((old as? Layout)?.name ?? "") \((new as? Layout)?.name ?? "")")
    }
  }

  /// Rows of 40 with headers of 20, and a decoration view behind the first section.
  private final class Layout: UICollectionViewFlowLayout {
    var name = ""
    var lines: [String] = []
    var answers = false
    var hasGround = true
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let ground = layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))
      return (super.layoutAttributesForElements(in: rect) ?? []) + [ground].compactMap { $0 }
    }
    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard hasGround, path.section == 0 else { return nil }
      let result = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
      result.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      return result
    }
    private func note(
      _ what: String, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
      lines.append("\(what) \(path.section)")
      if answers { attributes?.center.x += 100 }
      return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note(
        "header comes", path,
        super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path))
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note(
        "header goes", path, super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path))
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("ground comes", path, super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path))
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("ground goes", path, super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path))
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let stage = TouchStage(size: CGSize(width: 200, height: 400))
  private let layout = AppearingBesideTests.layout("first")
  private let view: UICollectionView
  private var rows = [1, 1]
  private var asked = 0

  private static func layout(_ name: String) -> Layout {
    let layout = Layout()
    layout.name = name
    layout.itemSize = CGSize(width: 200, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    return layout
  }

  init() {
    Header.lines = []
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    stage.rootView.addSubview(view)
    stage.settle()
    _ = layout.take()
    asked = 0
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows[section] }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    asked += 1
    return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  private func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }
  private func seen(_ view: UIView?) -> CALayer? { view.map { $0.layer.presentation() ?? $0.layer } }

  @Test("27.13: headers of sections that come and go are asked for; one that stays glides along")
  func sections() {
    let staying = header(1)
    view.performBatchUpdates { [self] in
      rows = [1, 1]
      view.deleteSections([0])
      view.insertSections([1])
    }
    expectEqual(
      layout.take(), ["header goes 0", "header comes 1", "ground goes 0", "ground comes 0"].sorted(by: order))
    #expect(header(0) === staying && asked == 1)
    #expect(abs((seen(staying)?.position.y ?? 0) - 70) < 1)
    stage.wait(0.5)
    #expect(seen(staying)?.position.y == 10 && view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  private var kind: String { UICollectionView.elementKindSectionHeader }
  private func order(_ first: String, _ second: String) -> Bool {
    func rank(_ line: String) -> Int {
      ["header goes 0", "ground goes 0", "header comes 1", "ground comes 0"].firstIndex(of: line) ?? 9
    }
    return rank(first) < rank(second)
  }

  @Test("27.13: they come from where the layout says, and go there")
  func motion() {
    layout.answers = true
    let leaving = header(1)
    view.performBatchUpdates { [self] in
      rows = [1, 1, 1]
      view.deleteSections([1])
      view.insertSections([1, 2])
    }
    let coming = header(2)
    #expect(abs((seen(coming)?.position.x ?? 0) - 200) < 1 && (seen(coming)?.opacity ?? 1) < 0.1)
    stage.wait(0.15)
    #expect((seen(leaving)?.position.x ?? 0) > 120 && (seen(leaving)?.opacity ?? 1) < 0.9)
    stage.wait(0.5)
    #expect(seen(coming)?.position.x == 100 && coming?.alpha == 1 && leaving !== header(1))
  }

  @Test("27.13: a header of a reloaded section is requested again")
  func reloaded() {
    view.reloadSections([1])
    #expect(asked == 1 && layout.take() == ["header goes 1", "header comes 1"])
  }

  @Test("27.13: a decoration goes that the layout has no more, and comes that it did not have")
  func decorations() {
    layout.hasGround = false
    view.performBatchUpdates { [self] in
      rows[1] = 2
      view.insertItems(at: [IndexPath(item: 1, section: 1)])
    }
    expectEqual(layout.take(), ["ground goes 0"])
    layout.hasGround = true
    view.performBatchUpdates { [self] in
      rows[1] = 1
      view.deleteItems(at: [IndexPath(item: 1, section: 1)])
    }
    expectEqual(layout.take(), ["ground comes 0"])
  }

  @Test("27.25, 27.29: visible views are notified of another layout, before and after")
  func transitions() {
    let second = Self.layout("second")
    view.setCollectionViewLayout(second, animated: true)
    expectEqual(Header.lines, ["will first second", "will first second"])
    stage.wait(0.5)
    expectEqual(Header.lines.suffix(2), ["did first second", "did first second"])
    Header.lines = []
    _ = view.startInteractiveTransition(to: layout)
    view.cancelInteractiveTransition()
    stage.wait(0.5)
    expectEqual(Header.lines, ["will second first", "will second first", "did first second", "did first second"])
  }
}
