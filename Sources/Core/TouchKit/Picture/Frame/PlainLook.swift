import TouchDrawing
import TouchGeometry

/// What a view looks like that is only a rectangle of one color, as most are.
///
/// It is read in one go and without calling anybody, so that the view need not be kept alive for it, which would take
/// longer than the rest.
@MainActor struct PlainLook {
  /// Which view it is.
  let view: ObjectIdentifier
  private let size: CGSize
  private let center: CGPoint
  private let color: CGColor
  private let alpha: CGFloat
  private let flags: ViewFlags

  /// The look of one of some views; nil if it is more than that, or if its color depends on its surroundings.
  ///
  /// Not an initializer, since those take the array over, and then the view has to be kept alive.
  @inline(never) static func of(_ views: [UIView], _ index: Int) -> PlainLook? {
    let view = views[index]
    guard view.children == nil, view.rare == nil, view.content == nil, let background = view.storedBackground,
      background.dynamic == nil
    else { return nil }
    return PlainLook(
      view: ObjectIdentifier(view), size: view.storedSize, center: view.storedCenter, color: background.fixed,
      alpha: view.storedAlpha, flags: view.flags)
  }

  /// In the superview's space.
  var frame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Whether something of it is seen.
  var isFilled: Bool { color.alpha > 0 && size.width > 0 && size.height > 0 }

  /// What has the background drawn.
  var shownColor: CGColor { alpha < 1 ? color.faded(by: alpha) : color }

  /// Whether the view was and is seen, and there is nothing more to be done for the frame than to compare.
  var isSettled: Bool {
    flags.contains(.isShown) && alpha > 0 && flags.isDisjoint(with: [.hidden, .needsDisplay, .subviewsDiffer])
  }

  var shown: Shown {
    let stamp = ViewStamp(
      size: size, center: center, alpha: alpha, clips: flags.contains(.clipsToBounds), background: color)
    return Shown(box: isFilled ? Box(frame) : .null, stamp: stamp)
  }
}

extension DamagePass {
  /// `update` for a plain view that has been there before; false for others.
  mutating func updatePlain(_ views: [UIView], _ index: Int, in list: ChildList, at slot: Int, _ place: Place) -> Bool {
    guard let look = PlainLook.of(views, index), look.isSettled else { return false }
    views[index].flags.remove(.needsFrame)
    let old = Shown(box: list.shown.boxes[slot], stamp: list.shown.stamps[slot])
    let shown = look.shown
    if shown.stamp.geometry != old.stamp.geometry {
      add(old.box.rect, in: place)
      add(shown.box.rect, in: place)
    } else if shown.stamp.look != old.stamp.look {
      add(look.frame, in: place)
    }
    list.shown.set(shown, at: slot)
    return true
  }
}
