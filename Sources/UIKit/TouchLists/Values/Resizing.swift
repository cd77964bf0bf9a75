import TouchGeometry
import TouchKit
import TouchWidgets

/// The state of visible views that must be measured again in the next layout pass (semantics 26.44).
struct Resizing {
  /// Whether a view must be measured again.
  private(set) var isDue = false
  /// Whether one of the changes occurred in an animation block.
  private(set) var isAnimated = false
  /// The number of the last layout pass that measured sizes, and the number of measuring rounds in it.
  private var (pass, rounds): (UInt16, UInt16) = (0, 0)
  /// The view that is being measured; its invalidations during the call are ignored.
  weak var measured: UIView?

  /// Records that a view must be measured again.
  @MainActor mutating func note() {
    isDue = true
    if UIView.areAnimationsEnabled { isAnimated = true }
  }

  /// Whether invalidations are accepted; the limit ends sizes that change at every measuring (semantics 26.50).
  @MainActor var acceptsInvalidation: Bool {
    rounds < TableTuning.sizeRounds || !LayoutPass.isUnderWay || pass != LayoutPass.number
  }

  /// Counts a measuring round; reports when the limit of the layout pass is reached.
  @MainActor mutating func countRound(of list: UIScrollView) {
    guard LayoutPass.isUnderWay else { return }
    if pass != LayoutPass.number { (pass, rounds) = (LayoutPass.number, 0) }
    rounds += 1
    guard rounds == TableTuning.sizeRounds else { return }
    UsageError.report("\(type(of: list)): sizes changed \(rounds) times before a frame; further changes are ignored")
  }

  /// Resets the state.
  mutating func settle() { (isDue, isAnimated) = (false, false) }
}

/// A snapshot of a list's views before some change their sizes, used to animate all of them together.
///
/// Views that become visible start outside the former visible rect, where they would have been.
@MainActor struct CellResizeAnimation {
  private let former: [ObjectIdentifier: CellPose]
  private let offset: CGPoint

  /// Creates a snapshot; nil if the views change without animation, or in an animation that already exists.
  init?(_ resizing: Resizing, _ views: [UIView], in list: UIScrollView) {
    guard resizing.isDue, resizing.isAnimated, !views.isEmpty, list.window != nil, UIView.areAnimationsEnabled,
      UIView.inheritedAnimationDuration == 0
    else { return nil }
    former = Dictionary(views.map { (ObjectIdentifier($0), CellPose($0)) }) { first, _ in first }
    offset = list.contentOffset
  }

  /// Animates the views from their former positions to their current ones.
  func run(_ views: [UIView], in list: UIScrollView) {
    let way = CGPoint(x: list.contentOffset.x - offset.x, y: list.contentOffset.y - offset.y)
    var (moving, staying): ([(view: UIView, goal: CellPose, former: CellPose)], [CellPose]) = ([], [])
    var coming: [(view: UIView, goal: CellPose)] = []
    for view in views {
      let goal = CellPose(view)
      guard let before = former[ObjectIdentifier(view)] else {
        coming.append((view, goal))
        continue
      }
      let seen = before.moved(by: view.superview === list ? way : .zero)
      if seen == goal { staying.append(goal) } else { moving.append((view, goal, seen)) }
    }
    guard !moving.isEmpty else { return }
    let known = moving.map { (goal: $0.goal, former: $0.former) } + staying.map { (goal: $0, former: $0) }
    var motion = CellMotion<UIView>(
      cells: moving.map { ($0.view, $0.goal) } + coming.map { ($0.view, $0.goal) }, former: former, leaving: [])
    motion.way = way
    for row in coming {
      let start = row.goal.start(among: known)
      motion.starts[ObjectIdentifier(row.view)] = start
    }
    motion.run(in: list) { _ in }
  }
}

extension CellPose {
  /// Returns the start of a view that did not exist before.
  ///
  /// Its distance from its goal is that of the end of the nearest view before it, otherwise that of the beginning of
  /// the nearest view behind it.
  fileprivate func start(among known: [(goal: CellPose, former: CellPose)]) -> CellPose {
    func isBefore(_ other: CGRect) -> Bool {
      other.minY < frame.minY || other.minY == frame.minY && other.minX < frame.minX
    }
    func isNearer(_ one: CGRect, _ other: CGRect) -> Bool {
      one.minY < other.minY || one.minY == other.minY && one.minX < other.minX
    }
    let before = known.filter { isBefore($0.goal.frame) }.max { isNearer($0.goal.frame, $1.goal.frame) }
    if let before {
      let (from, to) = (before.former.frame, before.goal.frame)
      return moved(by: CGPoint(x: from.maxX - to.maxX, y: from.maxY - to.maxY))
    }
    guard let behind = known.min(by: { isNearer($0.goal.frame, $1.goal.frame) }) else { return self }
    let (from, to) = (behind.former.frame, behind.goal.frame)
    return moved(by: CGPoint(x: from.minX - to.minX, y: from.minY - to.minY))
  }
}
