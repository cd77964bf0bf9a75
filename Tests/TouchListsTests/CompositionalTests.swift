import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor @Suite struct CompositionalTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }
  private func solve(
    _ section: NSCollectionLayoutSection, _ count: Int, measured: MeasuredSection = MeasuredSection(),
    isVertical: Bool = true
  ) -> SolvedSection {
    let traits = UITraitCollection(displayScale: 1)
    var solver = SectionSolver(
      section, count: count, room: CGSize(width: 300, height: 400), isVertical: isVertical, measured: measured,
      traits: traits)
    return solver.solve()
  }
  private func text(_ solved: SolvedSection) -> String {
    solved.items.map { item in
      let frame = item.frame
      return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
    }.joined(separator: "; ")
  }

  @Test("27.10: items fill a group while they fit, exactly included, and groups continue below")
  func grid() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(text(solve(section, 4)), "0,0 100x50; 100,0 100x50; 200,0 100x50; 0,50 100x50")
    group.interItemSpacing = .fixed(10)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    // A third of 294 and a gap: only two have room.
    let solved = solve(section, 3)
    expectEqual(text(solved), "2,1 98x50; 110,1 98x50; 2,56 98x50")
    expectEqual(solved.size, CGSize(width: 300, height: 109))
  }

  @Test("27.17: a count of items in their size, or in equal shares; insets shrink them in place")
  func counts() {
    let wide = item(.absolute(40), .fractionalHeight(1))
    wide.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let row = size(.fractionalWidth(1), .absolute(30))
    let own = NSCollectionLayoutGroup.horizontal(layoutSize: row, repeatingSubitem: wide, count: 2)
    expectEqual(text(solve(NSCollectionLayoutSection(group: own), 3)), "5,5 30x20; 45,5 30x20; 5,35 30x20")
    let shared = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: wide, count: 2)
    expectEqual(text(solve(NSCollectionLayoutSection(group: shared), 3)), "5,5 140x20; 155,5 140x20; 5,35 140x20")
  }

  @Test("27.17: groups lie in groups, and what is left over goes to flexible room")
  func nested() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), pair])
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(text(solve(section, 4)), "0,0 150x100; 150,0 75x50; 150,50 75x50; 0,100 150x100")
    group.interItemSpacing = .flexible(0)
    expectEqual(text(solve(section, 3)), "0,0 150x100; 225,0 75x50; 225,50 75x50")
  }

  @Test("27.17: a closure places the items of a group, as many as it names")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 20)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 20, width: width / 2, height: 40), zIndex: 2),
      ]
    }
    let solved = solve(NSCollectionLayoutSection(group: group), 3)
    #expect(text(solved) == "0,0 150x20; 150,20 150x40; 0,60 150x20" && solved.items.map(\.zIndex) == [0, 2, 0])
  }

  @Test("27.18: estimates count until the element has said its length; a group is as high as its highest item")
  func estimates() {
    let chip = item(.estimated(80), .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [chip])
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(text(solve(section, 4)), "0,0 80x20; 80,0 80x20; 160,0 80x20; 0,20 80x20")
    var measured = MeasuredSection()
    measured.items = [0: CGSize(width: 200, height: 30), 1: CGSize(width: 120, height: 20)]
    expectEqual(text(solve(section, 4, measured: measured)), "0,0 200x30; 0,30 120x20; 120,30 80x20; 200,30 80x20")
  }

  @Test("27.17: headers lie outside of the insets above and keep to them at the sides; badges where their anchor says")
  func besides() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let one = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [one]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    section.boundarySupplementaryItems = [header]
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    section.decorationItems = [ground]
    let solved = solve(section, 1)
    expectEqual(solved.items[0].frame, CGRect(x: 10, y: 40, width: 280, height: 50))
    expectEqual(solved.boundary.map(\.frame), [CGRect(x: 10, y: 0, width: 280, height: 30)])
    expectEqual(solved.attached.map(\.frame), [CGRect(x: 280, y: 30, width: 20, height: 20)])
    expectEqual(solved.decorations.map(\.frame), [CGRect(x: 2, y: 2, width: 296, height: 96)])
    header.extendsBoundary = false
    section.supplementariesFollowContentInsets = false
    let other = solve(section, 1)
    #expect(other.items[0].frame.minY == 10 && other.boundary[0].frame.width == 300)
  }

  @Test("27.19: a section that scrolls across is as high as its groups and has its insets inside")
  func across() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let solved = solve(section, 3)
    expectEqual(text(solved), "20,5 200x80; 230,5 200x80; 440,5 200x80")
    expectEqual(solved.size, CGSize(width: 300, height: 90))
    #expect(solved.strip?.frame == CGRect(x: 0, y: 5, width: 300, height: 80) && solved.strip?.content.width == 660)
    func plan(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> StripPlan {
      StripPlan(
        section: 0, frame: solved.strip!.frame, content: solved.strip!.content, behavior: behavior, isHorizontal: true,
        starts: [20, 230, 440], lengths: [200, 200, 200], leading: 20)
    }
    expectEqual(plan(.continuous).rest(137, from: 0, velocity: 1), 137)
    expectEqual(plan(.continuousGroupLeadingBoundary).rest(137, from: 0, velocity: 1), 210)
    expectEqual(plan(.groupPaging).rest(900, from: 0, velocity: 3), 210)
    expectEqual(plan(.groupPaging).rest(30, from: 0, velocity: 0), 0)
    expectEqual(plan(.groupPaging).rest(100, from: 210, velocity: -1), 0)
    expectEqual(plan(.groupPagingCentered).rest(300, from: 0, velocity: 1), 180)
  }

  @Test("27.10: horizontally sections follow each other to the right")
  func horizontal() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    expectEqual(
      text(solve(NSCollectionLayoutSection(group: group), 3, isVertical: false)),
      "0,0 100x200; 0,200 100x200; 100,0 100x200")
  }
}
