import TouchConstraints
import TouchGeometry

extension UIView {
  /// The value for an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The target size for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  func fittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintTree()
    LayoutEngine.made?.solve()
    var fitting = FittingSystem()
    let found = fitting.size(of: self, target, horizontal, vertical)
    let scale = max(traitCollection.displayScale, 1)
    func up(_ value: Double) -> CGFloat { (CGFloat(value) * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(found.width), height: up(found.height))
  }
}

/// The constraints of one view's content in a separate solver.
@MainActor private struct FittingSystem {
  private var system = ConstraintSystem()
  private var numbers: [ObjectIdentifier: LayoutItem.Numbers] = [:]
  private var flowing: [(view: any LayoutAdviser, own: FewConstraints)] = []
  private var rank = 0

  private mutating func enroll(_ item: AnyObject) -> LayoutItem.Numbers {
    let made = LayoutItem.Numbers(
      left: system.addVariable(.place), top: system.addVariable(.place), width: system.addVariable(.size),
      height: system.addVariable(.size))
    numbers[ObjectIdentifier(item)] = made
    return made
  }

  mutating func size(
    of root: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> (width: Double, height: Double) {
    let own = enroll(root)
    var views: [UIView] = []
    gather(root, &views)
    for view in views {
      let layout = view.rare?.layout
      if view !== root, layout?.isOutput != true {
        guard let numbers = numbers[ObjectIdentifier(view)] else { continue }
        let frame = view.computedFrame
        for (variable, value) in zip(numbers.all, [frame.minX, frame.minY, frame.width, frame.height]) {
          system.give(variable, Double(value))
        }
      } else if let numbers = numbers[ObjectIdentifier(view)],
        !(view.hasLayoutItem && view.kitAdviser?.layoutAdvice.contains(.constrainsItself) == true)
      {
        let intrinsic = IntrinsicConstraints(view, view.intrinsicContentSize)
        let ids = intrinsic.add(to: &system, numbers, rank: view.intrinsicRank)
        if let flow = view.kitAdviser, flow.flows { flowing.append((flow, ids)) }
      }
      guard let layout else { continue }
      for guide in layout.systemGuides where guide.layoutItem != nil { place(guide, in: view) }
    }
    let known = numbers
    for view in views {
      var formula = LayoutFormula(in: view) { handle in handle.object.flatMap { known[ObjectIdentifier($0)] } }
      for constraint in view.rare?.layout?.constraints ?? [] {
        rank += 1
        _ = system.add(formula.linear(constraint, rank: rank))
      }
    }
    for (variable, length, priority) in [(own.width, target.width, horizontal), (own.height, target.height, vertical)] {
      rank += 1
      _ = system.add(
        .init([.init(variable, 1)], constant: -Double(length), priority: Double(priority.rawValue), rank: rank))
    }
    _ = system.solve()
    var isOther = false
    for (view, ids) in flowing {
      guard let numbers = numbers[ObjectIdentifier(view)] else { continue }
      let (width, natural) = (CGFloat(system.value(numbers.width)), view.intrinsicContentSize)
      guard width < natural.width, ids.count == 4 else { continue }
      let height = Double(view.sizeThatFits(CGSize(width: width, height: 0)).height)
      for id in ids[2...] { system.setConstant(id, -height) }
      isOther = true
    }
    if isOther { _ = system.solve() }
    let insets = root.alignmentRectInsets
    return (
      system.value(own.width) + Double(insets.left + insets.right),
      system.value(own.height) + Double(insets.top + insets.bottom)
    )
  }

  private mutating func gather(_ view: UIView, _ views: inout [UIView]) {
    views.append(view)
    if let layout = view.rare?.layout {
      if numbers[ObjectIdentifier(view)] == nil, layout.item != nil { _ = enroll(view) }
      for guide in layout.guides + layout.systemGuides where guide.layoutItem != nil { _ = enroll(guide) }
    }
    for child in view.subviews { gather(child, &views) }
  }

  private mutating func place(_ guide: UILayoutGuide, in view: UIView) {
    guard guide.role != .own, guide.role != .content, let inner = numbers[ObjectIdentifier(guide)],
      let outer = numbers[ObjectIdentifier(view)]
    else { return }
    let insets = view.guideInsets(guide.role)
    system.give(inner.left, Double(insets.left))
    system.give(inner.top, Double(insets.top))
    for (small, large, inset) in [
      (inner.width, outer.width, insets.left + insets.right), (inner.height, outer.height, insets.top + insets.bottom),
    ] {
      _ = system.add(.init([.init(small, 1), .init(large, -1)], constant: Double(inset), isOwn: true))
    }
  }
}
