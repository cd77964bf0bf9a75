import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// Random pushes, pops, new stacks, back gestures and removals, interrupted anywhere, against a list of names.
///
/// `make fuzz-navigation N=100000` runs many; an ordinary run a few.
@MainActor @Suite struct RandomNavigationTests {
  /// One sequence; what is wrong, or nil.
  private func play(_ seed: Int, _ stage: TouchStage) -> String? {
    var dice = Dice(seed: seed)
    let census = Census()
    func page(_ name: Int) -> RandomPage { RandomPage(name, census) }
    let navigation = UINavigationController(rootViewController: page(0))
    var (model, next) = (["0"], 1)
    var isDown = false
    var trail: [String] = []
    func names() -> [String] { navigation.viewControllers.map { $0.title ?? "?" } }
    func show(_ isShown: Bool) { stage.window.rootViewController = isShown ? navigation : UIViewController() }
    show(true)
    for _ in 0..<(4 + dice.roll(12)) {
      let animated = dice.roll(2) == 0
      let isQuiet = navigation.running?.change.isInteractive != true
      let roll = dice.roll(12)
      switch roll {
      case 0, 1, 2:
        navigation.pushViewController(page(next), animated: animated)
        if isQuiet { model.append("\(next)") }
        next += 1
      case 3, 4:
        navigation.popViewController(animated: animated)
        if isQuiet, model.count > 1 { model.removeLast() }
      case 5:
        var stack = navigation.viewControllers.filter { _ in dice.roll(2) == 0 }
        if dice.roll(2) == 0 || stack.isEmpty {
          stack.append(page(next))
          next += 1
        }
        navigation.setViewControllers(stack, animated: animated)
        if isQuiet { model = stack.map { $0.title ?? "?" } }
      case 6:
        navigation.popToRootViewController(animated: animated)
        if isQuiet { model = [model[0]] }
      case 7: stage.wait(Double(dice.roll(30)) / 60)
      case 8, 9:
        if !isDown { stage.finger.down(at: CGPoint(x: 3, y: 70)) }
        isDown = true
        stage.finger.move(to: CGPoint(x: CGFloat(20 + dice.roll(80)), y: 70), duration: 0.1)
      case 10:
        guard isDown else { break }
        isDown = false
        if dice.roll(3) == 0 { stage.finger.cancel() } else { stage.finger.up() }
      case _:
        show(false)
        stage.wait(Double(dice.roll(10)) / 60)
        show(true)
      }
      trail.append("\(roll)\(animated ? "!" : "")")
      let isStill = isQuiet && navigation.running?.change.isInteractive != true && roll < 7
      if isStill, names() != model { return "\(seed) \(trail): \(names()) is not \(model)" }
      model = names()
      if Set(model).count != model.count || model.isEmpty { return "\(seed) \(trail): \(model)" }
    }
    if isDown { stage.finger.up() }
    stage.wait(3)
    return fault(in: navigation, census, stage).map { "\(seed) \(trail): \($0)" }
  }

  private func fault(in navigation: UINavigationController, _ census: Census, _ stage: TouchStage) -> String? {
    if navigation.running != nil { return "a transition never ended" }
    for case let leaf as RandomPage in navigation.viewControllers {
      let isTop = leaf === navigation.topViewController
      if let fault = leaf.calls.fault { return "\(leaf.title ?? "") \(leaf.calls) at \(fault)" }
      if leaf.parent !== navigation { return "\(leaf.title ?? "") is no child" }
      if (leaf.calls.last == .didAppear) != isTop { return "\(leaf.title ?? "") \(leaf.calls) top: \(isTop)" }
      if (leaf.viewIfLoaded?.window === stage.window) != isTop { return "\(leaf.title ?? "") in the window: \(!isTop)" }
      if (leaf.next is WrapperView) != isTop { return "\(leaf.title ?? "") has a wrong next responder" }
    }
    if navigation.children.count != navigation.viewControllers.count { return "children \(navigation.children.count)" }
    if census.alive != navigation.viewControllers.count { return "\(census.alive) alive" }
    guard let container = navigation.container, container.stage.subviews.count == 1,
      container.stage.subviews[0].frame == container.stage.bounds, container.stage.isUserInteractionEnabled
    else { return "the stage is not in order" }
    return nil
  }

  @Test("28: balanced callbacks, no controller lost or leaked, the chain as it should be")
  func sequences() {
    expectEqual(faultsOfSequences(300, size: CGSize(width: 100, height: 120), play), [])
  }
}
