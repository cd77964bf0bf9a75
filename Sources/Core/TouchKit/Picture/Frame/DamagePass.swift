import TouchDrawing
import TouchGeometry

/// Finds the changes since the last frame: visits the marked views from the windows down, records their drawing, and
/// stores their new appearance.
@MainActor struct DamagePass {
  var damage: FrameDamage

  /// The position of a superview on the surface.
  struct Place {
    /// The transform from its space to the surface's points.
    var transform = CGAffineTransform.identity
    /// The part of the surface that clipping superviews leave visible.
    var clip = CGRect.infinite
    /// Whether everything inside, old and new, is damaged anyway.
    var isDamaged = false

    /// Returns the place of a view's content.
    @MainActor func inside(_ view: UIView) -> Place {
      var result = self
      result.transform = view.toSuperview.concatenating(transform)
      if view.flags.contains(.clipsToBounds) {
        result.clip = result.clip.overlap(view.storedBounds.applying(result.transform))
      }
      return result
    }
  }

  mutating func add(_ rect: CGRect, in place: Place) {
    guard !place.isDamaged, !rect.isNull else { return }
    let (transform, clip) = (place.transform, place.clip)
    guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, rect.size.width >= 0,
      rect.size.height >= 0, !clip.isNull
    else { return damage.add(rect.applying(transform).overlap(clip)) }
    // Most places are only translated.
    let (left, top) = (rect.origin.x + transform.tx, rect.origin.y + transform.ty)
    damage.add(
      left: max(left, clip.origin.x), top: max(top, clip.origin.y),
      right: min(left + rect.size.width, clip.origin.x + clip.size.width),
      bottom: min(top + rect.size.height, clip.origin.y + clip.size.height))
  }

  /// Updates one view.
  ///
  /// - Parameters:
  ///   - view: a subview at the place.
  ///   - old: its appearance in the last frame.
  ///   - isNew: whether it was not visible, so that nothing is known about its subviews.
  ///   - place: its superview's place.
  /// - Returns: its current appearance.
  mutating func update(_ view: UIView, was old: Shown, isNew: Bool, in place: Place) -> Shown {
    let isNew = isNew || !view.flags.contains(.isShown)
    var subviewsDiffer = view.flags.contains(.subviewsDiffer) || isNew
    view.flags.subtract([.needsFrame, .subviewsDiffer, .isShown])
    guard view.isSeen else {
      if subviewsDiffer { view.flags.insert(.subviewsDiffer) }
      add(old.box.rect, in: place)
      return .nothing
    }
    view.flags.insert(.isShown)
    let before = view.content
    view.recordContent()
    updateMask(of: view)

    let stamp = ViewStamp(view)
    var isElsewhere = isNew || stamp.geometry != old.stamp.geometry
    if view.hasWideEffects, !isElsewhere {
      isElsewhere = stamp != old.stamp || subviewsDiffer || !(view.children?.shown.changed.isEmpty ?? true)
    }
    if isElsewhere {
      add(old.box.rect, in: place)
    } else if stamp.look != old.stamp.look, !addDifference(of: view, from: before, old.stamp, in: place) {
      add(
        view.flags.contains(.hasTransform) ? view.storedBounds.applying(view.toSuperview) : view.computedFrame,
        in: place)
    }
    if let children = view.children {
      if isElsewhere, view.rare?.effects?.sublayers != nil {
        // The positions of the subviews depend on the values that differ.
        for child in children.views { child.flags.insert(.needsFrame) }
        subviewsDiffer = true
      }
      var inside = place.inside(view)
      inside.isDamaged = inside.isDamaged || isElsewhere
      updateChildren(of: children, isNew: isNew, subviewsDiffer: subviewsDiffer, in: inside)
    }
    if view.rare?.effects?.replication != nil {
      // Drawing the instances reads what is set here.
      let instances = FramePass.replicas(in: view, redraws: false)
      view.rare?.effects?.replication?.shown = instances
    }
    let shown = Shown(box: box(of: view), stamp: stamp)
    if isElsewhere { add(shown.box.rect, in: place) }
    return shown
  }

  /// Adds only the difference between two recordings, if nothing else differs; returns false if more may differ.
  private mutating func addDifference(
    of view: UIView, from before: ViewContent?, _ old: ViewStamp, in place: Place
  ) -> Bool {
    guard damage.isFine, let before, let content = view.content, before !== content, !before.isPicture,
      !content.isPicture,
      !before.isFree, !content.isFree, before.bounds == content.bounds, content.bounds == view.storedBounds,
      ViewStamp(view, content: before.serial).look == old.look
    else { return false }
    let toSuperview = view.toSuperview
    var found = damage
    let isReported = content.list.forEachDifference(from: before.list) { rect in
      let seen = rect.overlap(content.bounds)
      guard !seen.isNull else { return }
      var pass = DamagePass(damage: found)
      pass.add(seen.applying(toSuperview), in: place)
      found = pass.damage
    }
    if isReported { damage = found }
    return isReported
  }

  /// Returns the bounding box of all that a view and its subviews draw, in the superview's space.
  private func box(of view: UIView) -> Box {
    if view.children == nil, view.rare == nil, view.content == nil {
      // Only a background, as in most views.
      guard let color = view.storedBackground, view.shown(color).alpha > 0, view.storedSize.width > 0,
        view.storedSize.height > 0
      else { return .null }
      return Box(view.computedFrame)
    }
    var rect = view.lookBounds
    if let replication = view.rare?.effects?.replication {
      rect = rect.union(replication.shown.bounds)
    } else if let union = view.children?.shown.union, !union.isNull {
      rect = rect.union(union.rect)
    }
    if view.flags.contains(.clipsToBounds) { rect = rect.overlap(view.storedBounds) }
    if let shadow = view.thrownShadow {
      let thrower = view.rare?.effects?.shadowPath?.boundingBox ?? rect
      rect = rect.union(shadow.bounds(of: thrower))
    }
    if let raster = view.rare?.effects?.raster {
      raster.isStale = true
      // The picture is moved to whole pixels.
      rect = rect.outset(by: 1)
    }
    if let dissolve = view.rare?.effects?.dissolve { rect = dissolve.bounds(rect, in: view.storedBounds) }
    return rect.isNull ? .null : Box(rect.applying(view.toSuperview))
  }

  // MARK: Subviews

  /// Updates the subviews of one view.
  mutating func updateChildren(of list: ChildList, isNew: Bool, subviewsDiffer: Bool, in place: Place) {
    // A snapshot, since drawing may change the tree.
    let views = list.views
    let changed = list.shown.changed
    list.shown.changed.removeAll(keepingCapacity: true)
    if subviewsDiffer { return reconcile(views, of: list, isNew: isNew, in: place) }
    for slot in changed {
      let slot = Int(slot)
      guard slot >= 0, slot < list.shown.views.count else { continue }
      let index = list.shown.index(of: slot)
      guard index < views.count, ObjectIdentifier(views[index]) == list.shown.views[slot] else { continue }
      if updatePlain(views, index, in: list, at: slot, place) { continue }
      let old = Shown(box: list.shown.boxes[slot], stamp: list.shown.stamps[slot])
      list.shown.set(update(views[index], was: old, isNew: false, in: place), at: slot)
    }
  }

  /// Compares the subviews with those of the last frame.
  ///
  /// Views in an unchanged sequence are matched; all others are damaged at their old and new positions.
  private mutating func reconcile(_ views: [UIView], of list: ChildList, isNew: Bool, in place: Place) {
    let old = list.shown
    var new = ShownChildren()
    new.order = DamagePass.drawingOrder(of: views)
    new.views.reserveCapacity(views.count)
    for slot in views.indices {
      let view = views[new.index(of: slot)]
      view.slot = Int32(slot)
      new.views.append(ObjectIdentifier(view))
    }
    new.boxes = Array(repeating: .null, count: views.count)
    new.stamps = Array(repeating: ViewStamp(), count: views.count)
    var walk = SequenceComparison(old: isNew ? [] : old.views, new: new.views)
    while let step = walk.next() {
      switch step {
      case .gone(let slot): add(old.boxes[slot].rect, in: place)
      case .came(let slot):
        let shown = update(views[new.index(of: slot)], was: .nothing, isNew: true, in: place)
        (new.boxes[slot], new.stamps[slot]) = (shown.box, shown.stamp)
      case .stayed(let former, let slot):
        let view = views[new.index(of: slot)]
        var shown = Shown(box: old.boxes[former], stamp: old.stamps[former])
        if view.flags.contains(.needsFrame) { shown = update(view, was: shown, isNew: false, in: place) }
        (new.boxes[slot], new.stamps[slot]) = (shown.box, shown.stamp)
      }
    }
    new.findUnion()
    // Views that drawing has marked wait for the next frame.
    new.changed = list.shown.changed
    list.shown = new
  }

  /// Returns the indices of views from back to front; empty if that is their order in the array.
  static func drawingOrder(of views: [UIView]) -> [Int32] {
    guard views.contains(where: { $0.storedZPosition != 0 }) else { return [] }
    return views.indices.sorted {
      let (left, right) = (views[$0].storedZPosition, views[$1].storedZPosition)
      return left != right ? left < right : $0 < $1
    }.map { Int32($0) }
  }

  // MARK: Masks

  /// Records a view's mask again, if it has changed.
  private mutating func updateMask(of view: UIView) {
    guard let effects = view.rare?.effects, let mask = effects.mask, mask.flags.contains(.needsFrame) else { return }
    var pass = DamagePass(damage: FrameDamage())
    let shown = pass.update(mask, was: .nothing, isNew: true, in: Place(isDamaged: true))
    var frame = FramePass()
    if !shown.box.isNull { frame.append(mask, offset: .zero, cull: .everything, isUpright: false) }
    effects.maskList = frame.list
  }
}

/// Compares two sequences without repetitions: finds members that follow each other in both, not always the maximum, in
/// linear time if little has changed.
struct SequenceComparison {
  enum Step {
    /// A member of the old sequence has no counterpart.
    case gone(Int)
    /// A member of the new sequence has no counterpart.
    case came(Int)
    case stayed(from: Int, to: Int)
  }

  /// The distance within which it searches for the next common member.
  private static let horizon = 64

  private let old: [ObjectIdentifier]
  private let new: [ObjectIdentifier]
  private var (i, j) = (0, 0)
  /// The indices up to which members are known to have no counterpart.
  private var (goneUntil, cameUntil) = (0, 0)

  init(old: [ObjectIdentifier], new: [ObjectIdentifier]) {
    self.old = old
    self.new = new
  }

  mutating func next() -> Step? {
    if i < goneUntil || i < old.count && j == new.count {
      i += 1
      return .gone(i - 1)
    }
    if j < cameUntil || j < new.count && i == old.count {
      j += 1
      return .came(j - 1)
    }
    guard i < old.count, j < new.count else { return nil }
    if old[i] == new[j] {
      (i, j) = (i + 1, j + 1)
      return .stayed(from: i - 1, to: j - 1)
    }
    (goneUntil, cameUntil) = (i + 1, j + 1)
    for distance in 1...SequenceComparison.horizon {
      if i + distance < old.count, old[i + distance] == new[j] {
        (goneUntil, cameUntil) = (i + distance, j)
        break
      }
      if j + distance < new.count, old[i] == new[j + distance] {
        (goneUntil, cameUntil) = (i, j + distance)
        break
      }
    }
    return next()
  }
}
