import TouchDrawing
import TouchGeometry

/// Composes a frame inside the damage: views outside it and views behind covers are omitted.
///
/// Views that are only translated share the list's coordinate space, so that most of them are one command each.
@MainActor struct FramePass {
  /// The commands so far.
  var list: DisplayList
  /// The covers that are not drawn yet, front to back.
  private var covers: [Cover]
  /// Whether the tree differs from the one in which the damage was found.
  private(set) var isTorn = false

  /// The bounding box of the damage, on the surface.
  let damage: CGRect
  /// The number of pixels in a point of the surface; nil if this is not a frame of a surface.
  let scale: CGFloat?
  /// Whether this is a picture of the views in their current state, and not a frame of the damage pass.
  private let isPicture: Bool
  /// Whether pending drawing is performed for a picture.
  private var redraws = true

  /// What is behind views that blur it; nil for a picture, which contains itself what is behind them.
  private var backdrops: BackdropFinder?
  /// The views that fade; nil if this is not a frame of a surface.
  private var fades: Fades?
  /// The distance from the surface's space to the list's.
  private var distance = CGVector.zero
  /// The view up to which the frame is composed, without it; nil for all of it.
  private var end: UIView?
  /// What is behind that view, once the pass has reached it.
  private(set) var ended: DisplayList?
  private var isEnded = false

  /// Begins an empty frame.
  ///
  /// - Parameters:
  ///   - storage: an empty list to fill.
  ///   - covers: front to back.
  ///   - damage: its bounding box, on the surface.
  ///   - scale: the number of pixels in a point of the surface, for a frame of one.
  ///   - backdrops: what is behind views that blur it.
  ///   - fades: the views that fade, for a frame of a surface.
  ///   - distance: from the surface's space to the list's.
  ///   - end: the view up to which the frame is composed, without it.
  init(
    into storage: consuming DisplayList = DisplayList(), covers: [Cover] = [], damage: CGRect = .infinite,
    scale: CGFloat? = nil, backdrops: BackdropFinder? = nil, fades: Fades? = nil, distance: CGVector = .zero,
    until end: UIView? = nil
  ) {
    list = storage
    self.covers = covers
    self.damage = damage
    self.scale = scale
    (self.backdrops, self.fades, self.distance, self.end) = (backdrops, fades, distance, end)
    isPicture = false
  }

  /// Returns the current picture of a view and its subviews, whether or not in a window; frames are unaffected.
  ///
  /// - Parameters:
  ///   - isPlaced: whether the picture is in the superview's space; otherwise in the view's own, without its transform.
  ///   - redraws: whether pending drawing is performed; otherwise the last recordings are used.
  static func picture(of view: UIView, isPlaced: Bool, redraws: Bool = true) -> DisplayList {
    var pass = FramePass(isPicture: true)
    pass.redraws = redraws
    guard view.isSeen else { return pass.list }
    if isPlaced {
      pass.append(view, offset: .zero, cull: .everything, isUpright: false)
    } else {
      if redraws { view.recordContent() }
      pass.appendWithEffects(view, ViewLook(view), .everything)
    }
    return pass.list
  }

  /// Returns a view with its subviews in its own space, with its mask and shadow, without its opacity.
  static func raster(of view: UIView) -> DisplayList {
    var pass = FramePass()
    pass.appendMasked(view, ViewLook(view, opacity: 1), .everything)
    return pass.list
  }

  /// Returns a view with its subviews in its own space, with its shadow, without its mask and its opacity.
  private static func unfaded(_ view: UIView) -> DisplayList {
    var pass = FramePass()
    pass.appendShadowed(view, ViewLook(view, opacity: 1), .everything)
    return pass.list
  }

  /// Returns all instances of a replicating view, in the view's space.
  static func replicas(in view: UIView, redraws: Bool) -> DisplayList {
    guard let children = view.children, let replication = view.rare?.effects?.replication else { return DisplayList() }
    return replication.list(of: view) {
      var pass = FramePass(isPicture: true)
      pass.redraws = redraws
      pass.append(children, .zero, .everything, false)
      return pass.list
    }
  }

  private init(isPicture: Bool) {
    list = DisplayList()
    covers = []
    damage = .infinite
    scale = nil
    self.isPicture = isPicture
  }

  /// Adds a view and its subviews.
  ///
  /// - Parameters:
  ///   - view: a visible view in the damage.
  ///   - offset: from the superview's space to the list's current space.
  ///   - cull: the damage in the superview's space.
  ///   - isUpright: whether the list's space is the surface's, and no superview is translucent.
  mutating func append(_ view: UIView, offset: CGVector, cull: Cull, isUpright: Bool) {
    if !covers.isEmpty, let index = covers.firstIndex(where: { $0.view === view }) {
      // Views behind this one are drawn already or omitted.
      covers.removeSubrange(index...)
    }
    if isPicture, redraws { view.recordContent() }
    let look = ViewLook(view)
    let isTurned = view.flags.contains(.hasTransform)
    if isTurned || view.hasEffects {
      return appendSpecially(view, look, offset: offset, cull: cull, isTurned: isTurned)
    }
    let own = view.plainOffset
    let inner = CGVector(dx: offset.dx + own.dx, dy: offset.dy + own.dy)
    appendFaded(view, look, inner, view.children == nil ? cull : cull.moved(to: own), isUpright)
  }

  /// Adds a view with its own coordinate space: with a transform, a shadow or a mask.
  private mutating func appendSpecially(
    _ view: UIView, _ look: ViewLook, offset: CGVector, cull: Cull, isTurned: Bool
  ) {
    let own = view.toSuperview
    var inner = cull.moved(to: view.plainOffset)
    if isTurned {
      guard let inverse = own.inverse else { return }
      inner = cull.mapped { $0.applying(inverse) }
    }
    list.append(.save)
    list.append(.concat(own.concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))))
    appendWithEffects(view, look, inner)
    list.append(.restore)
  }

  /// Adds a view in the list's current space, with a transition from an earlier picture.
  private mutating func appendWithEffects(_ view: UIView, _ look: ViewLook, _ cull: Cull) {
    guard let dissolve = view.rare?.effects?.dissolve else {
      return appendsPicture(of: view, look) ? () : appendMasked(view, look, cull)
    }
    if let offsets = dissolve.offsets(view.storedSize) {
      if !dissolve.isNewAbove { appendMasked(view, look, cull) }
      list.append(.moved(dissolve.before, by: offsets.before))
      guard dissolve.isNewAbove else { return }
      list.append(.save)
      list.append(.concat(CGAffineTransform(translationX: offsets.after.dx, y: offsets.after.dy)))
      appendMasked(view, look, cull.moved(to: offsets.after))
      return list.append(.restore)
    }
    if let turn = dissolve.turn(view.storedBounds) {
      guard let inverse = turn.transform.inverse else { return }
      list.append(.save)
      list.append(.concat(turn.transform))
      if turn.isNew {
        appendMasked(view, look, cull.mapped { $0.applying(inverse) })
      } else {
        list.append(.list(dissolve.before))
      }
      return list.append(.restore)
    }
    list.append(.beginEffect(GroupEffect()))
    if fades != nil, let scale {
      list.append(
        .picture(PictureFill(source: dissolve.source, scale: scale, opacity: dissolve.remaining, isInPlace: true)))
    } else {
      list.append(.beginGroup(opacity: dissolve.remaining))
      list.append(.list(dissolve.before))
      list.append(.endGroup)
    }
    // The sum of the two parts is the whole.
    list.append(.beginEffect(GroupEffect(opacity: 1 - dissolve.remaining, blendMode: .plusLighter)))
    // A view that is translucent itself is stored without its opacity, if at all.
    if look.opacity < 1 || !appendsUnchanged(view, look, share: dissolve.remaining) { appendMasked(view, look, cull) }
    list.append(.endGroup)
    list.append(.endGroup)
  }

  /// Adds the picture of a view that is drawn as one; returns false for other views.
  private mutating func appendsPicture(of view: UIView, _ look: ViewLook) -> Bool {
    guard !isPicture, let raster = view.rare?.effects?.raster else { return false }
    list.append(.picture(raster.fill(of: view, opacity: look.opacity)))
    return true
  }

  /// Adds a view in its own space, with its mask and its shadow (semantics 46.3).
  private mutating func appendMasked(_ view: UIView, _ look: ViewLook, _ cull: Cull) {
    let mask = view.rare?.effects.flatMap { effects in
      effects.mask.map { isPicture ? FramePass.picture(of: $0, isPlaced: true) : effects.maskList }
    }
    if let mask { list.append(.beginEffect(GroupEffect(mask: mask))) }
    appendShadowed(view, look, cull)
    if mask != nil { list.append(.endGroup) }
  }

  /// Adds a view in its own space, with its shadow.
  private mutating func appendShadowed(_ view: UIView, _ look: ViewLook, _ cull: Cull) {
    if view.thrownShadow != nil, appendsFade(of: view, look, .zero) { return }
    if let shadow = view.thrownShadow, let path = view.rare?.effects?.shadowPath {
      let fades = look.opacity < 1
      if fades { list.append(.beginGroup(opacity: look.opacity)) }
      list.append(.shadow(ShadowFill(path: path.path, shadow: shadow, covered: look.coveredRect(of: view))))
      appendInside(view, look, .zero, cull, isUpright: false, opacity: 1)
      if fades { list.append(.endGroup) }
    } else if let shadow = view.thrownShadow {
      // Content outside the damage may cast a shadow into it.
      let inner = cull.mapped { $0.union(shadow.sources(of: $0)) }
      list.append(.beginEffect(GroupEffect(opacity: look.opacity, shadow: shadow)))
      appendInside(view, look, .zero, inner, isUpright: false, opacity: 1)
      list.append(.endGroup)
    } else {
      appendFaded(view, look, .zero, cull, false)
    }
  }

  /// Adds the stored picture of a view with a transition from an earlier one; returns false while its content changes.
  ///
  /// - Parameter share: The part of the earlier picture, which differs from frame to frame.
  private mutating func appendsUnchanged(_ view: UIView, _ look: ViewLook, share: CGFloat) -> Bool {
    guard let fades, let scale, !Backdrop.exists,
      let source = fades.stored(view, opacity: share, drawing: { FramePass.raster(of: view) })
    else { return false }
    list.append(.picture(PictureFill(source: source, scale: scale, isInPlace: true)))
    return true
  }

  /// Adds the stored picture of a view that fades; returns false for other views, and while its content changes.
  private mutating func appendsFade(of view: UIView, _ look: ViewLook, _ place: CGVector) -> Bool {
    // A blur depends on what is behind the view.
    guard look.opacity < 1, let fades, let scale, !Backdrop.exists,
      let source = fades.stored(view, opacity: look.opacity, drawing: { FramePass.unfaded(view) })
    else { return false }
    let fill = PictureFill(source: source, scale: scale, opacity: look.opacity, isInPlace: true)
    if place == .zero {
      list.append(.picture(fill))
    } else {
      list.append(.save)
      list.append(.concat(CGAffineTransform(translationX: place.dx, y: place.dy)))
      list.append(.picture(fill))
      list.append(.restore)
    }
    return true
  }

  /// Adds a view at a position of the list's space, with its opacity.
  private mutating func appendFaded(
    _ view: UIView, _ look: ViewLook, _ place: CGVector, _ cull: Cull, _ isUpright: Bool
  ) {
    if look.opacity < 1, look.needsGroup || view.children != nil {
      if appendsFade(of: view, look, place) { return }
      list.append(.beginGroup(opacity: look.opacity))
      appendInside(view, look, place, cull, isUpright: isUpright, opacity: 1)
      list.append(.endGroup)
    } else {
      appendInside(view, look, place, cull, isUpright: isUpright, opacity: look.opacity)
    }
  }

  /// Adds background, content, subviews and border.
  private mutating func appendInside(
    _ view: UIView, _ look: ViewLook, _ place: CGVector, _ cull: Cull, isUpright: Bool, opacity: CGFloat
  ) {
    if look.hasBackdrop, view === end { return finish() }
    let isSeen = covers.isEmpty || !isUpright || !isCovered(look.bounds.movedBy(place), behind: nil)
    if isSeen, look.hasBackdrop { appendBackdrop(of: view, look, place) }
    if isSeen, !isUpright || opacity < 1 || !appendStrips(of: view, look, place, cull) {
      look.appendBackground(to: &list, at: place, opacity: opacity)
    }
    let clips = look.clips && (isPicture || overflows(view, look))
    if clips {
      list.append(.save)
      look.appendClip(to: &list, at: place)
    }
    if isSeen || !look.clips { look.appendContent(of: view, to: &list, at: place) }
    if let children = view.children {
      if let replication = view.rare?.effects?.replication {
        let drawn = isPicture ? FramePass.replicas(in: view, redraws: redraws) : replication.shown
        list.append(.moved(drawn, by: place))
      } else {
        append(children, place, cull, isUpright)
      }
    }
    if clips { list.append(.restore) }
    look.appendBorder(to: &list, at: place)
  }

  /// Whether content of a view would be drawn outside its bounds.
  private func overflows(_ view: UIView, _ look: ViewLook) -> Bool {
    if look.radius > 0 { return view.children != nil || view.content != nil }
    if view.content != nil, !look.bounds.contains(view.lookBounds) { return true }
    if let replication = view.rare?.effects?.replication { return !look.bounds.contains(replication.shown.bounds) }
    guard let union = view.children?.shown.union, !union.isNull else { return false }
    return !Box(look.bounds).contains(union)
  }

  /// Adds the subviews that are in the damage and not behind a cover.
  mutating func append(_ children: ChildList, _ place: CGVector, _ cull: Cull, _ isUpright: Bool) {
    if isPicture {
      let views = children.views
      let order = DamagePass.drawingOrder(of: views)
      for slot in views.indices {
        let view = views[order.isEmpty ? slot : Int(order[slot])]
        if view.isSeen { append(view, offset: place, cull: .everything, isUpright: false) }
      }
      return
    }
    let (shown, views) = (children.shown, children.views)
    for slot in shown.boxes.indices where cull.touches(shown.boxes[slot]) {
      let index = shown.index(of: slot)
      if covers.isEmpty, index < views.count, let look = PlainLook.of(views, index), look.view == shown.views[slot] {
        if look.isFilled { list.appendFill(look.frame.movedBy(place), look.shownColor) }
        continue
      }
      guard index < views.count, ObjectIdentifier(views[index]) == shown.views[slot] else {
        isTorn = true
        continue
      }
      let view = views[index]
      if isUpright, !covers.isEmpty, isCovered(shown.boxes[slot].rect.movedBy(place), behind: view) { continue }
      append(view, offset: place, cull: cull, isUpright: isUpright)
      if isEnded { return }
    }
  }

  /// Ends the frame: what follows is in front of the view.
  private mutating func finish() {
    ended = list
    isEnded = true
    list = DisplayList()
  }

  /// Adds the blur of what is behind a view.
  private mutating func appendBackdrop(of view: UIView, _ look: ViewLook, _ place: CGVector) {
    guard let style = view.backdrop else { return }
    guard let backdrops else {
      return look.appendBackdrop(style, StoredDrawing(list), to: &list, at: place)
    }
    guard let known = backdrops.backdrop(of: view) else { return }
    if let color = known.color { return look.appendFill(color, to: &list, at: place) }
    let isMoved = distance != .zero
    let source = isMoved ? StoredDrawing(DisplayList([.moved(known.source.list, by: distance)])) : known.source
    look.appendBackdrop(style, source, to: &list, at: place)
  }

  /// Whether a rectangle of the surface is completely behind a pending cover outside a view.
  private func isCovered(_ rect: CGRect, behind view: UIView?) -> Bool {
    let seen = rect.overlap(damage)
    for cover in covers where cover.rect.contains(seen) {
      if let view, view.children != nil || cover.view === view, cover.view.isDescendant(of: view) { continue }
      return true
    }
    return false
  }

  /// Adds a command in the surface's space, in front of everything.
  mutating func overlay(_ command: DisplayList.Command) { list.append(command) }
}
