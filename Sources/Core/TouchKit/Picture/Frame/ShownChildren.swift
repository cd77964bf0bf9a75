import TouchDrawing
import TouchGeometry

/// The appearance of a view in the last frame: its extent and its content.
struct Shown: Equatable {
  /// The bounding box of all that the view and its subviews drew, in the superview's space; null if that was nothing.
  var box: Box
  var stamp: ViewStamp

  static let nothing = Shown(box: .null, stamp: ViewStamp())
}

/// The appearance of one view's subviews in the last frame, in drawing order, in parallel arrays, so that a frame finds
/// what it needs without reading the views.
///
/// Invariant: `boxes`, `stamps` and `views` have the same count; `order` is empty or has it too.
struct ShownChildren {
  /// The identities of the views; only compared, never dereferenced, so that views may be deallocated between frames.
  ///
  /// A new view at the address of an old one is treated as changed anyway.
  var views: [ObjectIdentifier] = []
  var boxes: [Box] = []
  var stamps: [ViewStamp] = []
  /// For each slot, the index among the subviews; empty if they are equal.
  var order: [Int32] = []
  /// The slots that have changed since, or contain a changed view; meaningless after the subviews themselves changed.
  var changed: [Int32] = []
  /// The bounding box of all boxes.
  var union = Box.null

  /// Returns the index among the subviews for a slot.
  func index(of slot: Int) -> Int { order.isEmpty ? slot : Int(order[slot]) }

  /// Stores the new appearance for a slot.
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

/// A hash of all that a view's appearance depends on apart from its subviews: equal stamps mean an equal appearance.
///
/// Two different appearances have equal hashes with a probability of one in 2^64.
struct ViewStamp: Equatable {
  /// The values that also affect the subviews: geometry, opacity, clipping, shadow, mask.
  var geometry: UInt64 = 0
  /// The values that fill the bounds: background, border, content.
  var look: UInt64 = 0
}

extension ViewStamp {
  /// Creates the stamp of a view that is only a rectangle of one color; equal to that of the other initializer.
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

  /// Creates the stamp of a view in its current state, or with the serial number of other content.
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
      // It may extend beyond the box without it.
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
        if view.outerTransform != nil {
          let whole = view.toSuperview
          geometry.add(CGRect(x: whole.a, y: whole.b, width: whole.c, height: whole.d))
          geometry.add(whole.tx)
          geometry.add(whole.ty)
        }
      }
      geometry.add(rare.cornerRadius)
      if rare.maskedCorners != .all { geometry.add(CGFloat(rare.maskedCorners.rawValue)) }
      if rare.isContinuous { geometry.add(-2) }
      if let effects = rare.effects { effects.add(to: &geometry) }
      look.add(rare.borderWidth)
      if rare.borderWidth > 0 { look.add(rare.borderColor) }
    }
    self.init(geometry: geometry.value, look: look.value)
  }

  /// Combines many values into one hash.
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
