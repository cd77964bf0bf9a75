import TouchDrawing
import TouchGeometry
import TouchKit

/// Lays out the window: the buttons at the top, the tree on the left, the explanation and the detail tabs on the right,
/// the lanes below.
///
/// The borders between the parts can be dragged. A double click on a border restores the default size. All parts are
/// enlarged with the desktop's text scale.
@MainActor final class LivingLayout: UIView {
  private let bar: UIView
  private let tree: UIView
  private let why: UIView
  private let details: UIView
  private let lanes: UIView
  /// The superview of all parts, which is enlarged.
  private let content = UIView()
  /// The sizes that the user has set.
  ///
  /// `Arrangement.list` is the width of the tree.
  var preference = Arrangement() { didSet { if preference != oldValue { setNeedsLayout() } } }
  private var splitters: (tree: Splitter, lanes: Splitter, height: Splitter, width: Splitter)?
  /// Called after the style or the text scale has changed.
  var onStyle: (UIUserInterfaceStyle) -> Void = { _ in }

  init(bar: UIView, tree: UIView, why: UIView, details: UIView, lanes: UIView) {
    (self.bar, self.tree, self.why, self.details, self.lanes) = (bar, tree, why, details, lanes)
    super.init(frame: .zero)
    addSubview(content)
    for view in [bar, tree, why, details, lanes] { content.addSubview(view) }
    makeSplitters()
  }

  required init?(coder: NSCoder) { return nil }

  private func makeSplitters() {
    let made = (
      tree: Splitter(.across, size: { [weak self] in self?.frames.tree.width ?? 0 }) { [weak self] in
        self?.preference.list = $0
      },
      lanes: Splitter(.along, isReversed: true, size: { [weak self] in self?.frames.lanes.height ?? 0 }) {
        [weak self] in self?.preference.lanes = $0
      },
      height: Splitter(.along, size: { [weak self] in self?.frames.why.height ?? 0 }) { [weak self] in
        self?.preference.whyHeight = $0
      },
      width: Splitter(.across, size: { [weak self] in self?.frames.why.width ?? 0 }) { [weak self] in
        self?.preference.whyWidth = $0
      }
    )
    for splitter in [made.tree, made.lanes, made.height, made.width] { content.addSubview(splitter) }
    splitters = made
  }

  private var textScale: CGFloat {
    TextScale.factor(traitCollection, in: bounds.size, minimum: TextScale.minimumOfLiving)
  }

  /// The current frames of all parts, in the coordinates of their superview.
  var frames: Frames {
    let scale = textScale
    return Frames(CGSize(width: bounds.width / scale, height: bounds.height / scale), preference)
  }

  /// The frames of all parts for a window size: a value, so that tests can check it.
  struct Frames: Equatable {
    var bar = CGRect.zero
    var tree = CGRect.zero
    var why = CGRect.zero
    var details = CGRect.zero
    var lanes = CGRect.zero

    /// The minimum size to which a part can be dragged, in points, if there is room for it.
    static let minimum: CGFloat = 96

    init(_ size: CGSize, _ preference: Arrangement = Arrangement()) {
      let head: CGFloat = 40
      let rest = max(0, size.height - head)
      let foot = Self.part(preference.lanes, usual: min(rest, max(136, (rest * 0.3 / 4).rounded() * 4)), of: rest)
      let middle = rest - foot
      bar = CGRect(x: 0, y: 0, width: size.width, height: head)
      lanes = CGRect(x: 0, y: head + middle, width: size.width, height: foot)
      let side = (min(max(size.width * 0.38, 240), 560) / 4).rounded() * 4
      let width = Self.part(preference.list, usual: min(side, size.width), of: size.width)
      tree = CGRect(x: 0, y: head, width: width, height: middle)
      let left = tree.maxX
      let room = max(0, size.width - left)
      if room >= 720 {
        let half = Self.part(preference.whyWidth, usual: (room / 8).rounded() * 4, of: room)
        why = CGRect(x: left, y: head, width: half, height: middle)
        details = CGRect(x: left + half, y: head, width: room - half, height: middle)
      } else {
        let half = Self.part(preference.whyHeight, usual: (middle * 0.46 / 4).rounded() * 4, of: middle)
        why = CGRect(x: left, y: head, width: room, height: half)
        details = CGRect(x: left, y: head + half, width: room, height: middle - half)
      }
    }

    /// The size of one of two adjacent parts in whole points: the user's size, or the default without one.
    ///
    /// Both parts keep their minimum if there is room.
    private static func part(_ preference: CGFloat?, usual: CGFloat, of whole: CGFloat) -> CGFloat {
      guard let preference else { return usual }
      let edge = min(minimum, (whole / 2).rounded(.down))
      return min(max(preference.rounded(), edge), whole - edge)
    }
  }

  override func layoutSubviews() {
    let (frames, scale) = (frames, textScale)
    if Look.textScale != scale {
      Look.textScale = scale
      onStyle(traitCollection.userInterfaceStyle)
    }
    content.fill(bounds, enlargedBy: scale)
    bar.frame = frames.bar
    tree.frame = frames.tree
    why.frame = frames.why
    details.frame = frames.details
    lanes.frame = frames.lanes
    guard let splitters else { return }
    splitters.tree.layOut(at: frames.tree.maxX, from: frames.tree.minY, to: frames.tree.maxY)
    splitters.lanes.layOut(at: frames.lanes.minY, from: 0, to: frames.lanes.maxX)
    let isBeside = frames.why.maxX == frames.details.minX
    splitters.width.isHidden = !isBeside
    splitters.width.layOut(at: frames.why.maxX, from: frames.why.minY, to: frames.why.maxY)
    splitters.height.isHidden = isBeside
    splitters.height.layOut(at: frames.why.maxY, from: frames.why.minX, to: frames.why.maxX)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onStyle(traitCollection.userInterfaceStyle)
    setNeedsLayout()
  }
}
