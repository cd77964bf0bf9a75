import TouchDrawing
import TouchGeometry

/// The appearance of a view that is only a rectangle of one color, as most are.
///
/// It is read at once and without calls, so that the view need not be retained, which would take longer than the rest.
@MainActor struct PlainLook {
  /// The identity of the view.
  let view: ObjectIdentifier
  private let size: CGSize
  private let center: CGPoint
  private let color: CGColor
  private let alpha: CGFloat
  private let flags: ViewFlags

  /// Returns the appearance of the view at an index; nil if it has more than a color, or a dynamic color.
  ///
  /// It is not an initializer, since those consume the array, and then the view has to be retained.
  @inline(never) static func of(_ views: [UIView], _ index: Int) -> PlainLook? {
    let view = views[index]
    guard view.children == nil, view.rare == nil, view.content == nil, let background = view.storedBackground,
      background.dynamic == nil
    else { return nil }
    return PlainLook(
      view: ObjectIdentifier(view), size: view.storedSize, center: view.storedCenter, color: background.fixed,
      alpha: view.storedAlpha, flags: view.flags)
  }

  /// The frame in the superview's space.
  var frame: CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Whether any of it is visible.
  var isFilled: Bool { color.alpha > 0 && size.width > 0 && size.height > 0 }

  /// The color of the background, with the view's opacity.
  var shownColor: CGColor { alpha < 1 ? color.faded(by: alpha) : color }

  /// Whether the view was and is visible, and the frame only has to compare it.
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
  /// `update` for a plain view that was there before; returns false for others.
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
