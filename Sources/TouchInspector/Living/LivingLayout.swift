import TouchDrawing
import TouchGeometry
import TouchKit

/// Puts the bar on top, the tree to the left, the sentences and leaves to the right, the lanes below.
@MainActor final class LivingLayout: UIView {
  private let bar: UIView
  private let tree: UIView
  private let why: UIView
  private let details: UIView
  private let lanes: UIView
  /// Called when light becomes dark or the other way round.
  var onStyle: (UIUserInterfaceStyle) -> Void = { _ in }

  init(bar: UIView, tree: UIView, why: UIView, details: UIView, lanes: UIView) {
    (self.bar, self.tree, self.why, self.details, self.lanes) = (bar, tree, why, details, lanes)
    super.init(frame: .zero)
    for view in [bar, tree, why, details, lanes] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Where everything is, for a window of some size: a value, so that it can be checked.
  struct Frames: Equatable {
    var bar = CGRect.zero
    var tree = CGRect.zero
    var why = CGRect.zero
    var details = CGRect.zero
    var lanes = CGRect.zero

    init(_ size: CGSize) {
      let head: CGFloat = 40
      let rest = max(0, size.height - head)
      let foot = min(rest, max(136, (rest * 0.3 / 4).rounded() * 4))
      let middle = rest - foot
      bar = CGRect(x: 0, y: 0, width: size.width, height: head)
      lanes = CGRect(x: 0, y: head + middle, width: size.width, height: foot)
      let side = (min(max(size.width * 0.38, 240), 560) / 4).rounded() * 4
      tree = CGRect(x: 0, y: head, width: min(side, size.width), height: middle)
      let left = tree.maxX
      let room = max(0, size.width - left)
      if room >= 720 {
        let half = (room / 8).rounded() * 4
        why = CGRect(x: left, y: head, width: half, height: middle)
        details = CGRect(x: left + half, y: head, width: room - half, height: middle)
      } else {
        let half = (middle * 0.46 / 4).rounded() * 4
        why = CGRect(x: left, y: head, width: room, height: half)
        details = CGRect(x: left, y: head + half, width: room, height: middle - half)
      }
    }
  }

  override func layoutSubviews() {
    let frames = Frames(bounds.size)
    bar.frame = frames.bar
    tree.frame = frames.tree
    why.frame = frames.why
    details.frame = frames.details
    lanes.frame = frames.lanes
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onStyle(traitCollection.userInterfaceStyle)
  }
}
