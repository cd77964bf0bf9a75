import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation

/// Random presentations, dismissals, pushes, tabs, sheet drags and removals, interrupted anywhere, compared with a
/// model of the presentations.
///
/// `make fuzz-navigation N=100000` runs many; an ordinary run a few.
@MainActor @Suite struct RandomPresentationTests {
  private static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .formSheet, .overFullScreen, .overCurrentContext,
  ]

  /// What is presented, from the root on.
  private func chain(_ root: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    while let next = (result.last ?? root).presentedViewController, result.count < 50 { result.append(next) }
    return result
  }

  private func play(_ seed: Int, _ stage: TouchStage) -> String? {
    var dice = Dice(seed: seed)
    let census = Census()
    func page(_ name: Int) -> RandomPage { RandomPage(name, census) }
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: page(0))
    tabs.viewControllers = [first, page(1)]
    stage.window.rootViewController = tabs
    stage.settle()
    var (next, isDown) = (2, false)
    var model: [ObjectIdentifier] = []
    var trail: [String] = []
    for _ in 0..<(4 + dice.roll(14)) {
      let (animated, roll) = (dice.roll(2) == 0, dice.roll(12))
      let before = chain(tabs)
      let isStill = ([tabs] + before).allSatisfy {
        !$0.isBeingPresented && !$0.isBeingDismissed && $0.transitionCoordinator == nil
      }
      trail.append("\(roll)\(animated ? "!" : "")")
      switch roll {
      case 0, 1, 2:
        let leaf = page(next)
        next += 1
        leaf.modalPresentationStyle = Self.styles[dice.roll(Self.styles.count)]
        (before.last ?? tabs).present(leaf, animated: animated)
        if isStill { model.append(ObjectIdentifier(leaf)) }
      case 3:
        tabs.present(page(next), animated: animated)
        if isStill, model.isEmpty, let shown = tabs.presentedViewController { model = [ObjectIdentifier(shown)] }
        next += 1
      case 4, 5:
        let index = dice.roll(before.count + 1)
        let who = index == 0 ? tabs : before[index - 1]
        who.dismiss(animated: animated)
        if isStill, !model.isEmpty {
          model.removeLast(index == model.count ? 1 : model.count - index)
        }
      case 6: stage.wait(Double(dice.roll(50)) / 60)
      case 7, 8:
        if !isDown { stage.finger.down(at: CGPoint(x: 60, y: 40)) }
        isDown = true
        stage.finger.move(to: CGPoint(x: 60, y: CGFloat(50 + dice.roll(140))), duration: 0.1)
      case 9:
        guard isDown else { break }
        isDown = false
        if dice.roll(3) == 0 { stage.finger.cancel() } else { stage.finger.up() }
      case 10:
        tabs.selectedIndex = dice.roll(2)
        first.pushViewController(page(next), animated: animated)
        next += 1
      case _:
        guard dice.roll(4) == 0 else { break }
        stage.window.rootViewController = UIViewController()
        stage.wait(Double(dice.roll(10)) / 60)
        stage.window.rootViewController = tabs
        stage.settle()
        model = chain(tabs).map { ObjectIdentifier($0) }
        if !model.isEmpty { return "\(seed) \(trail): \(model.count) presented by a root that went" }
      }
      let after = chain(tabs).map { ObjectIdentifier($0) }
      if isStill, !animated, roll < 6, after != model {
        return "\(seed) \(trail): \(after.count) is not \(model.count)"
      }
      model = after
    }
    if isDown { stage.finger.up() }
    for _ in 0..<6 { stage.wait(1) }
    return fault(tabs, first, census, stage).map { "\(seed) \(trail): \($0)" }
  }

  private func fault(
    _ tabs: UITabBarController, _ first: UINavigationController, _ census: Census, _ stage: TouchStage
  ) -> String? {
    let presented = chain(tabs)
    let all = presented + first.viewControllers + (tabs.viewControllers ?? [])
    for case let leaf as RandomPage in all {
      if let fault = leaf.calls.fault { return "\(leaf.title ?? "") \(leaf.calls) at \(fault)" }
      let isSeen = leaf.viewIfLoaded?.window === stage.window
      if (leaf.calls.last == .didAppear) != isSeen {
        return "\(leaf.title ?? "") \(leaf.calls) in the window: \(isSeen)"
      }
      if leaf.isBeingPresented || leaf.isBeingDismissed { return "\(leaf.title ?? "") never came or went" }
    }
    var presenter: UIViewController = tabs
    for one in presented {
      if one.presentingViewController !== presenter { return "\(one.title ?? "") has another presenter" }
      if one.next !== presenter { return "\(one.title ?? "") has a wrong next responder" }
      if one.presentationController?.containerView?.isUserInteractionEnabled == false { return "a dead container" }
      presenter = one
    }
    if presented.last.map({ $0.viewIfLoaded?.window == nil }) ?? false { return "the top is not seen" }
    let known = 1 + first.viewControllers.count + presented.count
    if census.alive != known { return "\(census.alive) alive, \(known) known" }
    return nil
  }

  @Test("30: balanced callbacks, no controller lost or leaked, presenter and chain consistent")
  func sequences() {
    expectEqual(faultsOfSequences(40, size: CGSize(width: 120, height: 200), play), [])
  }
}
