import TouchConstraints
import TouchGeometry

/// Takes what views say to the solver and what it finds back to views.
///
/// There is one for all windows: what has no constraint in common is a part of its own in the solver anyway. It is made
/// when the first constraint is; a program without constraints never has one.
@MainActor package final class LayoutEngine {
  package static var shared: LayoutEngine {
    if let made { return made }
    let engine = LayoutEngine()
    made = engine
    return engine
  }
  /// The engine if anybody has used constraints yet.
  package private(set) static var made: LayoutEngine?

  /// Nobody reads wider lines with ease, in points, and from which width of the view on that is heeded (semantics 25.35).
  static let readableWidth: CGFloat = 920
  static let readableFrom: CGFloat = 1008

  var system = ConstraintSystem()
  private var owners: [Weak] = []
  private var installed: [Int: NSLayoutConstraint] = [:]
  /// Items whose intrinsic size is to be asked again, in the order in which they asked.
  private var waiting: [LayoutItem] = []
  /// Items of guides that follow their views.
  private var followers: [LayoutItem] = []
  /// Active constraints of which one side is a baseline.
  private var baselines: [NSLayoutConstraint] = []
  private var activations = 0

  private struct Weak { weak var item: LayoutItem? }

  // MARK: Items

  func makeItem() -> LayoutItem {
    let item = LayoutItem(
      .init(
        left: system.addVariable(.place), top: system.addVariable(.place), width: system.addVariable(.size),
        height: system.addVariable(.size)))
    for variable in item.numbers.all {
      while owners.count <= variable.index { owners.append(Weak()) }
      owners[variable.index].item = item
    }
    return item
  }

  func forget(_ numbers: LayoutItem.Numbers, _ own: [ConstraintID], _ mentions: [NSLayoutConstraint]) {
    for constraint in mentions {
      if constraint.isActive { constraint.isActive = false } else { uninstall(constraint, from: nil) }
    }
    for id in own { system.remove(id) }
    for variable in numbers.all where !system.isConstrained(variable) { system.remove(variable) }
  }

  func give(_ variable: Variable, _ value: CGFloat?) { system.give(variable, value.map { Double($0) }) }

  func frame(of item: LayoutItem) -> CGRect {
    let numbers = item.numbers
    return CGRect(
      x: system.value(numbers.left), y: system.value(numbers.top), width: system.value(numbers.width),
      height: system.value(numbers.height))
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint, in ancestor: UIView) {
    activations += 1
    var formula = LayoutFormula(in: ancestor) { LayoutFormula.ensured($0) }
    let linear = formula.linear(constraint, rank: activations)
    let id = system.add(linear)
    constraint.number = id
    installed[id.index] = constraint
    for place in [constraint.first, constraint.first.start, constraint.second, constraint.second?.start] {
      if let item = place?.item { LayoutFormula.ensured(item).mentions.append(constraint) }
    }
    if LayoutFormula.hasBaseline(constraint) { baselines.append(constraint) }
    requestPass(ancestor)
  }

  func uninstall(_ constraint: NSLayoutConstraint, from ancestor: UIView?) {
    guard let number = constraint.number else { return }
    system.remove(number)
    installed[number.index] = nil
    constraint.number = nil
    for place in [constraint.first, constraint.first.start, constraint.second, constraint.second?.start] {
      guard let item = place?.item else { continue }
      let known = (item as? UIView)?.rare?.layout?.item ?? (item as? UILayoutGuide)?.layoutItem
      known?.mentions.removeAll { $0 === constraint }
    }
    baselines.removeAll { $0 === constraint }
    if let ancestor { requestPass(ancestor) }
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let ancestor = constraint.holder else { return }
    var formula = LayoutFormula(in: ancestor) { LayoutFormula.ensured($0) }
    system.setConstant(number, formula.linear(constraint, rank: 0).constant)
    requestPass(ancestor)
  }

  func setPriority(_ number: ConstraintID, _ priority: UILayoutPriority) {
    system.setPriority(number, Double(priority.rawValue))
    if let holder = installed[number.index]?.holder { requestPass(holder) }
  }

  /// Something is to be solved: there will be a pass.
  private func requestPass(_ view: UIView) { view.requestFrame() }

  // MARK: Intrinsic sizes

  /// Has the intrinsic size of a view asked again in the next pass.
  func wait(_ item: LayoutItem) {
    guard !item.isWaiting else { return }
    item.isWaiting = true
    waiting.append(item)
    if let view = item.view { requestPass(view) }
  }

  /// Says nothing of a view's size any more.
  func withdraw(_ item: LayoutItem) {
    for id in item.own { system.remove(id) }
    item.own = []
    item.told = []
  }

  ///
  /// Returns the widths of texts that are to be measured in them.
  private func askIntrinsicSizes() -> [Variable] {
    var flowing: [Variable] = []
    while !waiting.isEmpty {
      let items = waiting
      waiting = []
      for item in items {
        item.isWaiting = false
        guard let view = item.view, view.rare?.layout?.isOutput == true else { continue }
        item.textWidth = nil
        if let baseline = view as? any BaselineView { baselineDidChange(baseline) }
        guard !(view is any SelfConstrainingView) else { continue }
        tell(item, of: view, view.intrinsicContentSize)
        if view is any FlowingView { flowing.append(item.numbers.width) }
      }
    }
    return flowing
  }

  /// Replaces what an intrinsic size says, or changes its numbers (semantics 25.17).
  private func tell(_ item: LayoutItem, of view: UIView, _ size: CGSize) {
    let wishes = IntrinsicWishes(view, size)
    guard wishes.told != item.told else { return }
    if wishes.shape == IntrinsicWishes.shape(of: item.told), !item.told.isEmpty {
      for (id, constant) in zip(item.own, wishes.constants) { system.setConstant(id, constant) }
    } else {
      withdraw(item)
      item.own = wishes.constraints(item.numbers, rank: view.intrinsicRank).map { system.add($0) }
    }
    item.told = wishes.told
  }

  private func baselineDidChange(_ view: any BaselineView) {
    for constraint in baselines { if constraint.mentionsBaseline(of: view) { constantDidChange(constraint) } }
  }

  // MARK: Guides that follow

  func place(_ item: LayoutItem, of guide: UILayoutGuide) {
    if guide.role == .content {
      system.give(item.numbers.left, 0)
      system.give(item.numbers.top, 0)
    }
    guard guide.role != .own, guide.role != .content, let view = guide.storedOwner else { return }
    let (numbers, outer) = (item.numbers, view.ensureLayoutItem().numbers)
    let insets = view.guideInsets(guide.role)
    if guide.role == .frame {
      system.give(numbers.left, Double(view.storedOrigin.x))
      system.give(numbers.top, Double(view.storedOrigin.y))
    } else {
      item.own.append(system.add(.init([.init(numbers.left, 1)], constant: -Double(insets.left), isOwn: true)))
      item.own.append(system.add(.init([.init(numbers.top, 1)], constant: -Double(insets.top), isOwn: true)))
    }
    // A view that is smaller than its insets has a guide of no size, not a conflict.
    for (inner, outer, inset) in [
      (numbers.width, outer.width, insets.left + insets.right),
      (numbers.height, outer.height, insets.top + insets.bottom),
    ] {
      item.own.append(
        system.add(
          .init(
            [.init(inner, 1), .init(outer, -1)], constant: Double(inset), priority: inset > 0 ? 999.99 : 1000,
            isOwn: true)))
    }
    item.told = [insets.left, insets.top, insets.right, insets.bottom].map { Double($0) }
    if guide.role != .frame { followers.append(item) }
  }

  private func followViews() {
    var isStale = false
    for item in followers {
      guard let guide = item.guide, let view = guide.storedOwner else {
        isStale = true
        continue
      }
      let insets = view.guideInsets(guide.role)
      let told = [insets.left, insets.top, insets.right, insets.bottom].map { Double($0) }
      guard told != item.told, item.own.count == 4 else { continue }
      item.told = told
      for (id, constant) in zip(item.own, [-told[0], -told[1], told[0] + told[2], told[1] + told[3]]) {
        system.setConstant(id, constant)
      }
      for (id, inset) in [(item.own[2], told[0] + told[2]), (item.own[3], told[1] + told[3])] {
        system.setPriority(id, inset > 0 ? 999.99 : 1000)
      }
    }
    if isStale { followers.removeAll { $0.guide?.storedOwner == nil } }
  }

  // MARK: Solving

  /// Asks what is to be asked, solves, and marks the views whose subviews come to lie elsewhere.
  package func solve() {
    let asked = askIntrinsicSizes()
    followViews()
    guard system.isDirty else { return }
    var changed = system.solve()
    report(changed.conflicts)
    if flow(asked + changed.changed) {
      let again = system.solve()
      report(again.conflicts)
      changed.changed += again.changed
    }
    var told: Set<ObjectIdentifier> = []
    for variable in changed.changed {
      guard variable.index < owners.count, let item = owners[variable.index].item,
        told.insert(ObjectIdentifier(item)).inserted
      else { continue }
      if let view = item.view {
        if view.rare?.layout?.isOutput == true { view.storedSuperview?.setNeedsLayout() }
      } else if let guide = item.guide, let view = guide.storedOwner {
        if guide.role == .content, let content = view as? any ContentSizedView {
          content.contentSizeWasFound(frame(of: item).size)
        }
        view.setNeedsLayout()
      }
    }
  }

  /// Texts of several lines say how high they are in the width that came out (semantics 25.22).
  private func flow(_ changed: [Variable]) -> Bool {
    var isOther = false
    for variable in changed {
      guard variable.index < owners.count, let item = owners[variable.index].item, variable == item.numbers.width,
        let view = item.view as? any FlowingView, view.flows, view.rare?.layout?.isOutput == true
      else { continue }
      let width = CGFloat(system.value(variable))
      guard width != item.textWidth else { continue }
      item.textWidth = width
      var size = view.intrinsicContentSize
      if width < size.width { size.height = view.sizeThatFits(CGSize(width: width, height: 0)).height }
      tell(item, of: view, size)
      if let baseline = view as? any BaselineView { baselineDidChange(baseline) }
      isOther = true
    }
    return isOther && system.isDirty
  }

  private func report(_ conflicts: [ConstraintSystem.Conflict]) {
    for conflict in conflicts {
      let list = conflict.constraints.compactMap { installed[$0.index] }
      BadUse.report(ConflictReport.message(list, victim: installed[conflict.victim.index]))
    }
  }

  // MARK: Questions

  func installed(at index: Int) -> NSLayoutConstraint? { installed[index] }

  /// The active constraints, in the order of their numbers.
  var allInstalled: [(id: ConstraintID, constraint: NSLayoutConstraint)] {
    installed.keys.sorted().compactMap { index in
      installed[index].flatMap { constraint in constraint.number.map { ($0, constraint) } }
    }
  }

  /// The views whose own sizes are said by some of the engine's constraints.
  func views(saying ids: Set<ConstraintID>) -> [UIView] {
    var found: [UIView] = []
    for owner in owners {
      guard let item = owner.item, let view = item.view, !ids.isDisjoint(with: item.own) else { continue }
      if !found.contains(where: { $0 === view }) { found.append(view) }
    }
    return found
  }

  /// The constraints that decide where a view lies along an axis, the kit's own intrinsic ones left out.
  func constraints(deciding item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solve()
    let numbers = item.numbers
    let pair = axis == .horizontal ? [numbers.left, numbers.width] : [numbers.top, numbers.height]
    var result: [NSLayoutConstraint] = []
    for id in pair.flatMap({ system.determinants(of: $0) }) {
      if let constraint = installed[id.index], !result.contains(where: { $0 === constraint }) {
        result.append(constraint)
      }
    }
    return result
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool {
    solve()
    return item.numbers.all.contains { system.isAmbiguous($0) }
  }
}
