import TouchConstraints
import TouchGeometry

/// Connects views and the constraint solver: passes constraints to it and applies its results.
///
/// There is one engine for all windows: unconnected constraints form separate parts of the solver anyway. It is created
/// with the first constraint; an app without constraints never has one.
///
/// Its properties have no exclusivity checks (`@exclusivity(unchecked)`): each constraint accesses them dozens of
/// times, and the solver calls no other code, so nothing can change during an access.
@MainActor package final class LayoutEngine {
  package static var shared: LayoutEngine {
    if let made { return made }
    let engine = LayoutEngine()
    made = engine
    return engine
  }
  /// The engine, if constraints have been used yet.
  @exclusivity(unchecked) package private(set) static var made: LayoutEngine?

  /// The maximum readable width, and the view width above which it applies, in points (semantics 25.35).
  static let readableWidth: CGFloat = 920
  static let readableFrom: CGFloat = 1008

  @exclusivity(unchecked) var system = ConstraintSystem()
  /// An unused array of terms; allocating one for each constraint would cost as much as everything else.
  @exclusivity(unchecked) private var spareTerms: [LinearConstraint.Term] = []
  /// Conflicts in trees that are in no window and were not laid out.
  @exclusivity(unchecked) private var unreported: [ConstraintSystem.Conflict] = []
  /// The owner of each variable of the solver.
  @exclusivity(unchecked) private var owners: [LayoutHandle?] = []
  /// The active constraints, by their number in the solver.
  @exclusivity(unchecked) private var installed: [NSLayoutConstraint?] = []
  /// The items whose intrinsic size must be read again, in the order of requests.
  @exclusivity(unchecked) private var waiting: [LayoutItem] = []
  /// The items of guides that follow their views.
  @exclusivity(unchecked) private var followers: [LayoutItem] = []
  /// The active constraints with a baseline on one side.
  @exclusivity(unchecked) private var baselines: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var activations = 0
  /// The number of notifications about frames; marks items that were already notified.
  @exclusivity(unchecked) private var notificationRound = 0

  // MARK: Items

  func makeItem(_ handle: LayoutHandle) -> LayoutItem {
    let item = LayoutItem(
      handle,
      .init(
        left: system.addVariable(.place), top: system.addVariable(.place), width: system.addVariable(.size),
        height: system.addVariable(.size)))
    own(item.numbers.left, handle)
    own(item.numbers.top, handle)
    own(item.numbers.width, handle)
    own(item.numbers.height, handle)
    return item
  }

  private func own(_ variable: Variable, _ handle: LayoutHandle) {
    while owners.count <= variable.index { owners.append(nil) }
    owners[variable.index] = handle
  }

  private func owner(of variable: Variable) -> LayoutItem? {
    variable.index < owners.count ? owners[variable.index]?.item : nil
  }

  func forget(_ numbers: LayoutItem.Numbers, _ own: FewConstraints, _ mentions: [NSLayoutConstraint]) {
    for constraint in mentions {
      if constraint.isActive { constraint.isActive = false } else { uninstall(constraint, from: nil) }
    }
    for id in own { system.remove(id) }
    for variable in numbers.all {
      owners[variable.index] = nil
      system.removeUnlessConstrained(variable)
    }
  }

  func give(_ variable: Variable, _ value: CGFloat) { system.give(variable, Double(value)) }

  /// Makes the numbers unknowns of the solver.
  func makeUnknown(_ numbers: LayoutItem.Numbers) {
    system.give(numbers.left, nil)
    system.give(numbers.top, nil)
    system.give(numbers.width, nil)
    system.give(numbers.height, nil)
  }

  func frame(of item: LayoutItem) -> CGRect {
    let numbers = item.numbers
    return CGRect(
      x: system.valueInPlace(numbers.left), y: system.valueInPlace(numbers.top),
      width: system.valueInPlace(numbers.width), height: system.valueInPlace(numbers.height))
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint, in ancestor: UIView) {
    activations += 1
    let id = system.add(linear(constraint, in: ancestor, rank: activations))
    constraint.number = id
    while installed.count <= id.index { installed.append(nil) }
    installed[id.index] = constraint
    constraint.first.mention(constraint)
    constraint.second?.mention(constraint)
    if constraint.hasBaseline { baselines.append(constraint) }
    requestPass(ancestor)
    ConstraintWatch.notify(about: ancestor)
  }

  func uninstall(_ constraint: NSLayoutConstraint, from ancestor: UIView?) {
    guard let number = constraint.number else { return }
    system.remove(number)
    // The number may be reused for another constraint.
    unreported.removeAll { $0.constraints.contains(number) || $0.broken == number }
    installed[number.index] = nil
    constraint.number = nil
    _ = LayoutPlace.allHandles(constraint.first, constraint.second) { handle in
      handle.item?.mentions.remove(constraint)
      return true
    }
    if constraint.hasBaseline { baselines.remove(constraint) }
    if let ancestor {
      requestPass(ancestor)
      ConstraintWatch.notify(about: ancestor)
    }
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let number = constraint.number, let ancestor = constraint.holder else { return }
    system.setConstant(number, linear(constraint, in: ancestor, rank: 0).constant)
    requestPass(ancestor)
    ConstraintWatch.notify(about: ancestor)
  }

  func setPriority(_ number: ConstraintID, _ priority: UILayoutPriority) {
    system.setPriority(number, Double(priority.rawValue))
    if let holder = installed(at: number.index)?.holder {
      requestPass(holder)
      ConstraintWatch.notify(about: holder)
    }
  }

  /// Returns a constraint in the solver's form; use it at once, since its array of terms is reused.
  ///
  /// Overrides of the app may be called in the process; constraints that they change use another array.
  private func linear(_ constraint: NSLayoutConstraint, in ancestor: UIView, rank: Int) -> LinearConstraint {
    var terms: [LinearConstraint.Term] = []
    swap(&terms, &spareTerms)
    var formula = LayoutFormula(in: ancestor, terms: terms)
    terms = []
    let linear = formula.linear(constraint, rank: rank)
    spareTerms = linear.terms
    return linear
  }

  /// Requests a pass, because there is something to solve.
  private func requestPass(_ view: UIView) { view.requestFrame() }

  // MARK: Intrinsic sizes

  /// Requests that the intrinsic size of a view is read again in the next pass.
  func wait(_ item: LayoutItem) {
    if ConstraintWatch.isUsed, let view = item.view { ConstraintWatch.notify(about: view) }
    guard !item.isWaiting else { return }
    item.isWaiting = true
    waiting.append(item)
    if let view = item.view { requestPass(view) }
  }

  /// Removes the constraints of a view's intrinsic size.
  func withdraw(_ item: LayoutItem) {
    for id in item.own { system.remove(id) }
    item.own = FewConstraints()
    item.installed = nil
  }

  /// Reads the intrinsic sizes of views.
  ///
  /// Returns the width variables of texts that must be measured with them.
  private func askIntrinsicSizes() -> [Variable] {
    var flowing: [Variable] = []
    // A view that invalidates its size whenever it is read waits for the next pass.
    for _ in 0..<LayoutPass.maximumRounds where !waiting.isEmpty {
      let items = waiting
      waiting = []
      for item in items {
        item.isWaiting = false
        guard let view = item.view, view.rare?.layout?.isOutput == true else { continue }
        item.textWidth = nil
        if item.advice.contains(.hasBaseline) { baselineDidChange(view) }
        guard !item.advice.contains(.constrainsItself) else { continue }
        setIntrinsicSize(item, of: view, view.intrinsicContentSize)
        if item.advice.contains(.flowing) { flowing.append(item.numbers.width) }
      }
    }
    return flowing
  }

  /// Replaces the constraints of an intrinsic size, or changes their constants (semantics 25.17).
  private func setIntrinsicSize(_ item: LayoutItem, of view: UIView, _ size: CGSize) {
    let intrinsic = IntrinsicConstraints(view, size)
    guard intrinsic != item.installed else { return }
    if let installed = item.installed, intrinsic.isShaped(as: installed) {
      intrinsic.setConstants(of: item.own, in: &system)
    } else {
      withdraw(item)
      item.own = intrinsic.add(to: &system, item.numbers, rank: view.intrinsicRank)
    }
    item.installed = intrinsic
  }

  private func baselineDidChange(_ view: UIView) {
    for constraint in baselines { if constraint.mentionsBaseline(of: view) { constantDidChange(constraint) } }
  }

  // MARK: Following guides

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
    // A view that is smaller than its insets has a guide of zero size, not a conflict.
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
    item.insets = insets
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
      guard insets != item.insets, item.own.count == 4 else { continue }
      item.insets = insets
      let (across, down) = (Double(insets.left + insets.right), Double(insets.top + insets.bottom))
      for (id, constant) in zip(item.own, [-Double(insets.left), -Double(insets.top), across, down]) {
        system.setConstant(id, constant)
      }
      for (id, inset) in [(item.own[2], across), (item.own[3], down)] {
        system.setPriority(id, inset > 0 ? 999.99 : 1000)
      }
    }
    if isStale { followers.removeAll { $0.guide?.storedOwner == nil } }
  }

  // MARK: Solving

  /// Whether intrinsic sizes must be read or constraints solved.
  var hasWork: Bool { !waiting.isEmpty || system.isDirty }
  /// Whether intrinsic sizes must be read, constraints solved or conflicts reported.
  var hasWorkOrNews: Bool { hasWork || !unreported.isEmpty }

  /// Reads pending intrinsic sizes, solves, and marks the views whose subviews' frames change.
  ///
  /// Conflicts are reported at the end of the pass, for views in windows, and outside windows for a tree that is itself
  /// laid out: trees that are only measured, or not laid out yet, may not have their final size.
  ///
  /// - Parameter root: the root of the tree that is laid out; nil without one.
  package func solve(in root: UIView? = nil) {
    defer { if let root, !unreported.isEmpty, LayoutPass.isAtEnd(of: root) { reportLate(root) } }
    let asked = askIntrinsicSizes()
    followViews()
    guard system.isDirty else { return }
    var changed = system.solve()
    unreported += changed.conflicts
    if flow(asked + changed.changed) {
      let again = system.solve()
      unreported += again.conflicts
      changed.changed += again.changed
    }
    notificationRound += 1
    for variable in changed.changed {
      guard let item = owner(of: variable), item.stamp != notificationRound else { continue }
      item.stamp = notificationRound
      if let view = item.view {
        if view.rare?.layout?.isOutput == true { view.storedSuperview?.setNeedsLayout() }
      } else if let guide = item.guide, let view = guide.storedOwner {
        if guide.role == .content, let content = view.kitContentSized {
          content.contentSizeWasFound(frame(of: item).size)
        }
        view.setNeedsLayout()
      }
    }
  }

  /// Measures multiline texts in their solved width (semantics 25.22).
  private func flow(_ changed: [Variable]) -> Bool {
    var isOther = false
    for variable in changed {
      guard let item = owner(of: variable), item.advice.contains(.flowing), variable == item.numbers.width,
        let view = item.view?.kitAdviser, view.flows, view.rare?.layout?.isOutput == true
      else { continue }
      let width = CGFloat(system.valueInPlace(variable))
      guard width != item.textWidth else { continue }
      item.textWidth = width
      var size = view.intrinsicContentSize
      if width < size.width { size.height = view.sizeThatFits(CGSize(width: width, height: 0)).height }
      setIntrinsicSize(item, of: view, size)
      if item.advice.contains(.hasBaseline) { baselineDidChange(view) }
      isOther = true
    }
    return isOther && system.isDirty
  }

  /// Reports the visible conflicts, and discards those that are resolved.
  private func reportLate(_ root: UIView) {
    var waiting: [ConstraintSystem.Conflict] = []
    for conflict in unreported where system.isBroken(conflict.broken) {
      let list = conflict.constraints.compactMap { installed(at: $0.index) }
      let isSeen = list.isEmpty || list.contains { $0.holder.map { $0.window != nil || $0.root === root } ?? true }
      if isSeen {
        UsageError.report(ConflictReport.message(list, broken: installed(at: conflict.broken.index)))
      } else {
        waiting.append(conflict)
      }
    }
    unreported = waiting
  }

  // MARK: Queries

  func installed(at index: Int) -> NSLayoutConstraint? { index < installed.count ? installed[index] : nil }

  /// The active constraints, in the order of their numbers.
  var allInstalled: [(id: ConstraintID, constraint: NSLayoutConstraint)] {
    installed.compactMap { constraint in constraint.flatMap { constraint in constraint.number.map { ($0, constraint) } }
    }
  }

  /// Returns the views whose intrinsic sizes are among the engine's given constraints.
  func views(saying ids: Set<ConstraintID>) -> [UIView] {
    var found: [UIView] = []
    for owner in owners {
      guard let item = owner?.item, let view = item.view, !ids.isDisjoint(with: item.own) else {
        continue
      }
      if !found.contains(where: { $0 === view }) { found.append(view) }
    }
    return found
  }

  /// Returns the constraints that determine a view's position along an axis, without the kit's intrinsic ones.
  func constraints(deciding item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solve()
    let numbers = item.numbers
    let pair = axis == .horizontal ? [numbers.left, numbers.width] : [numbers.top, numbers.height]
    var result: [NSLayoutConstraint] = []
    for id in pair.flatMap({ system.determinants(of: $0) }) {
      if let constraint = installed(at: id.index), !result.contains(where: { $0 === constraint }) {
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

extension [NSLayoutConstraint] {
  /// Removes all occurrences of a constraint.
  ///
  /// It searches from the end and without a closure, which would check its actor at each call.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    for place in indices.reversed() where self[place] === constraint { remove(at: place) }
  }
}
