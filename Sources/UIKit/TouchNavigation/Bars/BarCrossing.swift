import TouchGeometry
import TouchKit

/// What a navigation bar showed goes while what it shows now comes, with the page and as far as the page
/// (semantics 32.4).
///
/// Of what goes there are pictures only: nobody hears of the change but those who look.
@MainActor final class BarCrossing {
  /// A part of the bar.
  struct Piece {
    let view: UIView
    /// Whether it slides; the others only fade.
    let slides: Bool
    /// How opaque it is without the change.
    let alpha: CGFloat

    @MainActor init(_ view: UIView, slides: Bool) { (self.view, self.slides, alpha) = (view, slides, view.alpha) }

    @MainActor func show(_ part: CGFloat, from way: CGFloat) {
      view.alpha = alpha * part
      if slides { view.transform = CGAffineTransform(translationX: way * (1 - part), y: 0) }
    }
  }

  private let former: [Piece]
  /// The parts of the bar as they were laid out last.
  var present: [Piece] = []
  private let isPush: Bool
  private var part: CGFloat = 0

  /// Takes pictures of what a bar shows, and puts them over it.
  init(of bar: UINavigationBar, _ pieces: [Piece], isPush: Bool) {
    self.isPush = isPush
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

  /// Shows a part of the change from 0 to 1.
  func show(_ part: CGFloat, width: CGFloat) {
    self.part = part
    show(width: width)
  }

  /// Shows the part that was shown last.
  func show(width: CGFloat) {
    let way = width * NavigationTuning.parallax * (isPush ? 1 : -1)
    for piece in present { piece.show(part, from: way) }
    for piece in former { piece.show(1 - part, from: -way) }
  }

  /// Leaves the parts of the bar as they are without it, until it is shown again.
  func rest() { for piece in present { piece.show(1, from: 0) } }

  /// Takes the pictures away.
  func end() {
    rest()
    for piece in former { piece.view.removeFromSuperview() }
  }
}
