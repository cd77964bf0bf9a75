import TouchGeometry
import TouchKit
import TouchWidgets

/// That shown views of a list may want other sizes, until the next layout asks them (semantics 26.44).
struct Resizing {
  /// Whether a view has said so.
  private(set) var isDue = false
  /// Whether one has said so where changes are animated.
  private(set) var isAnimated = false
  /// In which pass of layout sizes were asked for again last, and how often then.
  private var (pass, rounds): (UInt16, UInt16) = (0, 0)
  /// The view that says at present how large it is; what it says meanwhile of another size is answered by that.
  weak var measured: UIView?

  /// A view has said that its size may be another.
  @MainActor mutating func note() {
    isDue = true
    if UIView.areAnimationsEnabled { isAnimated = true }
  }

  /// Whether what views say is heard: sizes that are others each time they are asked come to an end (semantics 26.50).
  @MainActor var isHeard: Bool {
    rounds < TableTuning.sizeRounds || !LayoutPass.isUnderWay || pass != LayoutPass.number
  }

  /// Sizes are asked for again; says so when that has been often enough for this pass.
  @MainActor mutating func countRound(of list: UIScrollView) {
    guard LayoutPass.isUnderWay else { return }
    if pass != LayoutPass.number { (pass, rounds) = (LayoutPass.number, 0) }
    rounds += 1
    guard rounds == TableTuning.sizeRounds else { return }
    BadUse.report("\(type(of: list)): sizes were others \(rounds) times before a frame; they stay as they are")
  }

  /// Forgets that anybody has said so.
  mutating func settle() { (isDue, isAnimated) = (false, false) }
}

/// The views of a list before some of them get other sizes, to bring all of them to their new places together.
///
/// What comes into sight comes from beyond the view before it, and so from where it would have been.
@MainActor struct CellGlide {
  private let former: [ObjectIdentifier: CellPose]
  private let offset: CGPoint

  /// The views as they are; nil where they are to have their places at once, or by an animation that is being made.
  init?(_ resizing: Resizing, _ views: [UIView], in list: UIScrollView) {
    guard resizing.isDue, resizing.isAnimated, !views.isEmpty, list.window != nil, UIView.areAnimationsEnabled,
      UIView.inheritedAnimationDuration == 0
    else { return nil }
    former = Dictionary(views.map { (ObjectIdentifier($0), CellPose($0)) }) { first, _ in first }
    offset = list.contentOffset
  }

  /// Has the views glide from where they were to where they are.
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
  /// Where a view comes from that was not there: as far from its goal as the end of the nearest one before it was, or
  /// else the beginning of the nearest one behind it.
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
