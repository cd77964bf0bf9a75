import TouchDrawing
import TouchGeometry

/// What a view looked like in the last frame: where, and what of.
struct Shown: Equatable {
  /// Around all that the view and those in it drew, in the space of the superview; null when that was nothing.
  var box: Box
  var stamp: ViewStamp

  static let nothing = Shown(box: .null, stamp: ViewStamp())
}

/// What the subviews of one view looked like in the last frame, in drawing order, in arrays side by side so that a frame
/// finds what concerns it without touching the views.
///
/// Invariant: `boxes`, `stamps` and `views` have the same count; `order` is empty or has it too.
struct ShownChildren {
  /// Which views they were; only compared, never followed, so that views may go away between frames.
  ///
  /// A new view that gets the address of an old one counts as changed anyway.
  var views: [ObjectIdentifier] = []
  var boxes: [Box] = []
  var stamps: [ViewStamp] = []
  /// For each the index among the subviews; empty when that is the same.
  var order: [Int32] = []
  /// Which of them have changed since, or have such a view in them; meaningless once the subviews themselves are
  /// others.
  var changed: [Int32] = []
  /// Around all boxes.
  var union = Box.null

  /// The index of one of them among the subviews.
  func index(of slot: Int) -> Int { order.isEmpty ? slot : Int(order[slot]) }

  /// Changes what one of them looks like.
  mutating func set(_ shown: Shown, at slot: Int) {
    let old = boxes[slot]
    stamps[slot] = shown.stamp
    guard old != shown.box else { return }
    boxes[slot] = shown.box
    if old.isNull || old.isWithin(union) { union.formUnion(shown.box) } else { findUnion() }
  }

  mutating func findUnion() {
    var result = Box.null
    for box in boxes { result.formUnion(box) }
    union = result
  }
}

/// All that a view's look depends on apart from its subviews, as two numbers: if they are the same, so is the look.
///
/// Two different looks have the same number with a probability of one in 2^64.
struct ViewStamp: Equatable {
  /// What concerns the subviews too: geometry, opacity, clip, shadow, mask.
  var geometry: UInt64 = 0
  /// What fills the bounds: background, border, content.
  var look: UInt64 = 0
}

extension ViewStamp {
  /// The stamp of a view that is only a rectangle of one color; the same that the other initializer makes of it.
  @inline(__always) init(size: CGSize, center: CGPoint, alpha: CGFloat, clips: Bool, background: CGColor) {
    var geometry = Mixer()
    geometry.add(CGRect(origin: .zero, size: size))
    geometry.add(center.x)
    geometry.add(center.y)
    geometry.add(alpha)
    geometry.add(clips ? 1 : 0)
    var look = Mixer()
    look.add(background)
    self.init(geometry: geometry.value, look: look.value)
  }

  /// The stamp of a view as it is; `content` is the number of what it drew, if that is to be another's.
  @MainActor init(_ view: UIView, content other: Int? = nil) {
    var geometry = Mixer()
    let (bounds, center) = (view.storedBounds, view.storedCenter)
    geometry.add(bounds)
    geometry.add(center.x)
    geometry.add(center.y)
    geometry.add(view.storedAlpha)
    geometry.add(view.flags.contains(.clipsToBounds) ? 1 : 0)
    var look = Mixer()
    look.add(view.shownBackground)
    if let content = view.content {
      look.add(CGFloat(other ?? content.serial))
      if content.bounds != bounds {
        geometry.add(content.bounds)
        geometry.add(CGFloat(view.contentMode.rawValue))
      }
      // It may reach beyond what its box would be without it.
      if content.isFree { geometry.add(CGFloat(content.serial)) }
    }
    if let rare = view.rare {
      if view.flags.contains(.hasTransform) {
        let transform = rare.transform
        geometry.add(CGRect(x: transform.a, y: transform.b, width: transform.c, height: transform.d))
        geometry.add(transform.tx)
        geometry.add(transform.ty)
        geometry.add(rare.anchorPoint.x)
        geometry.add(rare.anchorPoint.y)
      }
      geometry.add(rare.cornerRadius)
      if rare.maskedCorners != .all { geometry.add(CGFloat(rare.maskedCorners.rawValue)) }
      if let effects = rare.effects { effects.add(to: &geometry) }
      look.add(rare.borderWidth)
      if rare.borderWidth > 0 { look.add(rare.borderColor) }
    }
    self.init(geometry: geometry.value, look: look.value)
  }

  /// Makes one number of many.
  struct Mixer {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ number: CGFloat) {
      value = (value ^ Double(number).bitPattern) &* 0xBF58_476D_1CE4_E5B9
      value ^= value >> 29
    }

    mutating func add(_ rect: CGRect) {
      add(rect.origin.x)
      add(rect.origin.y)
      add(rect.size.width)
      add(rect.size.height)
    }

    mutating func add(_ color: CGColor?) {
      guard let color else { return add(-1) }
      add(CGRect(x: color.red, y: color.green, width: color.blue, height: color.alpha))
    }
  }
}
