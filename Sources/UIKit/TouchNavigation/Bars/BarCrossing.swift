import TouchGeometry
import TouchKit

/// The transition between the former and the present content of a navigation bar, along with the transition of the page
/// (semantics 32.4).
///
/// The former content is displayed as snapshots, so that no view changes its state.
@MainActor final class BarCrossing {
  /// A part of the bar's content.
  struct Piece {
    let view: UIView
    /// Whether the part slides; others only fade.
    let slides: Bool
    /// The opacity of the part outside the transition.
    let alpha: CGFloat

    @MainActor init(_ view: UIView, slides: Bool) { (self.view, self.slides, alpha) = (view, slides, view.alpha) }

    @MainActor func show(_ part: CGFloat, from way: CGFloat) {
      view.alpha = alpha * part
      if slides { view.transform = CGAffineTransform(translationX: way * (1 - part), y: 0) }
    }
  }

  private let former: [Piece]
  /// The parts at the last layout.
  var present: [Piece] = []
  private let isPush: Bool
  private let isMirrored: Bool
  private var part: CGFloat = 0

  /// Takes snapshots of a bar's content and places them over it.
  init(of bar: UINavigationBar, _ pieces: [Piece], isPush: Bool) {
    self.isPush = isPush
    isMirrored = bar.isMirrored
    former = pieces.compactMap { piece -> Piece? in
      guard !piece.view.isHidden, piece.alpha > 0, !piece.view.bounds.isEmpty,
        let picture = piece.view.snapshotView(afterScreenUpdates: false)
      else { return nil }
      picture.frame = piece.view.frame
      picture.isUserInteractionEnabled = false
      picture.alpha = piece.alpha
      return Piece(picture, slides: piece.slides)
    }
    for one in former { bar.addSubview(one.view) }
  }

  /// Shows the transition at a fraction from 0 to 1.
  func show(_ part: CGFloat, width: CGFloat) {
    self.part = part
    show(width: width)
  }

  /// Shows the transition at the last fraction.
  func show(width: CGFloat) {
    let way = width * NavigationTuning.parallax * (isPush == isMirrored ? -1 : 1)
    for piece in present { piece.show(part, from: way) }
    for piece in former { piece.show(1 - part, from: -way) }
  }

  /// Shows the parts as outside the transition, until the next `show`.
  func rest() { for piece in present { piece.show(1, from: 0) } }

  /// Removes the snapshots.
  func end() {
    rest()
    for piece in former { piece.view.removeFromSuperview() }
  }
}
