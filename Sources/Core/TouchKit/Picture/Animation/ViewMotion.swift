import TouchDrawing
import TouchGeometry

/// A running change of one property: the difference between the old and the new value, of which a decreasing part is
/// displayed.
struct MotionTrack {
  let property: MotionProperty
  let group: MotionGroup
  /// The part of the group's run in which it happens; nil for the whole.
  let part: (start: TimeInterval, span: TimeInterval)?
  /// The old value minus the new value.
  var difference: MotionVector
  /// The offset that a layer animation adds at a fraction of its run, instead of the difference.
  var shows: ((Double) -> MotionVector)?
  /// Whether the offset applies before the beginning.
  var showsBefore = false
  /// The components that a layer animation shows in place of those of earlier ones; empty if it is additive.
  var replaced: [Int] = []
}

/// The running changes of one view.
///
/// The view immediately has its new values; the displayed ones are these plus the remainder of every change, so a
/// change during another one adds to it without a jump. The view is retained while any change is running.
///
/// Invariant: `moving` has the bits of the properties of `tracks`; `offsets` is zero for all others.
@MainActor final class ViewMotion {
  let view: UIView
  private(set) var tracks: [MotionTrack] = []
  private(set) var moving: UInt16 = 0
  /// For each property, the offset to the new value in the last frame.
  private var offsets: [MotionVector] = Array(repeating: .zero, count: MotionProperty.allCases.count)
  /// The last displayed color, cached so that an unchanged one is created only once.
  private var shownColor: (value: CGColor, object: UIColor)?

  /// The view's own values while its properties have the displayed ones.
  private var model: Model?
  private struct Model {
    let bounds: CGRect, center: CGPoint, alpha: CGFloat, background: UIColor?
    let transform: CGAffineTransform?, cornerRadius: CGFloat, borderWidth: CGFloat, flags: ViewFlags
  }

  init(view: UIView) { self.view = view }

  // MARK: Tracks

  /// Adds a change; two of the same block and property are merged.
  func add(_ track: MotionTrack) {
    offsets[track.property.rawValue] += track.difference
    moving |= track.property.bit
    if track.shows == nil,
      let index = tracks.firstIndex(where: {
        $0.shows == nil && $0.group === track.group && $0.property == track.property
          && $0.part?.start == track.part?.start
          && $0.part?.span == track.part?.span
      })
    {
      tracks[index].difference += track.difference
    } else {
      tracks.append(track)
      track.group.pending += 1
      blockTouches()
    }
  }

  /// Whether a group moves a property.
  func moves(_ property: MotionProperty, in group: MotionGroup) -> Bool {
    tracks.contains { $0.property == property && $0.group === group }
  }

  /// Removes the matching changes, and notifies each one's group.
  func remove(at time: TimeInterval, where condition: (MotionTrack) -> Bool, onRemoval: (MotionGroup) -> Void) {
    guard tracks.contains(where: condition) else { return }
    let gone = tracks.filter(condition)
    tracks.removeAll(where: condition)
    moving = tracks.reduce(0) { $0 | $1.property.bit }
    blockTouches()
    _ = sample(at: time)
    view.requestFrame()
    for track in gone {
      track.group.pending -= 1
      onRemoval(track.group)
    }
  }

  /// Samples the offsets at a time; returns true if a displayed value differs from the previous frame.
  func sample(at time: TimeInterval) -> Bool {
    var isNews = false
    for property in MotionProperty.allCases {
      let offset = moving & property.bit != 0 ? self.offset(of: property, at: time) : .zero
      guard offset != offsets[property.rawValue] else { continue }
      offsets[property.rawValue] = offset
      isNews = true
    }
    return isNews
  }

  /// Returns the offset to the new value of a property at a time.
  func offset(of property: MotionProperty, at time: TimeInterval) -> MotionVector {
    var (result, ofLayer) = (MotionVector.zero, MotionVector.zero)
    for track in tracks where track.property == property {
      let place = track.group.place(at: time)
      if let shows = track.shows {
        let group = track.group
        if !group.isOver, group.hasBegun(at: time) || track.showsBefore {
          for index in track.replaced { ofLayer[index] = 0 }
          ofLayer += shows(1 - group.remaining(at: place, of: nil))
        }
        continue
      }
      result += track.difference * track.group.remaining(at: place, of: track.part)
    }
    return result + ofLayer
  }

  /// Blocks touches of animated views, unless every animation allows them (semantics 10.2).
  private func blockTouches() {
    let blocks = tracks.contains { !$0.group.allowsInteraction }
    guard view.flags.contains(.animationBlocksTouches) != blocks else { return }
    view.flags.set(.animationBlocksTouches, blocks)
    view.hitBoxDidChange()
  }

  // MARK: Displayed values

  /// Replaces the view's own values by the displayed ones, during drawing.
  ///
  /// - Parameter time: of the displayed values; nil for the frame's.
  func showMoving(at time: TimeInterval? = nil) {
    guard model == nil, moving != 0 else { return }
    let rare = view.rare
    model = Model(
      bounds: view.storedBounds, center: view.storedCenter, alpha: view.storedAlpha,
      background: view.storedBackground, transform: rare?.transform, cornerRadius: rare?.cornerRadius ?? 0,
      borderWidth: rare?.borderWidth ?? 0, flags: view.flags)
    rare?.effects?.sublayers?.isDrawing = true
    for property in MotionProperty.allCases where moving & property.bit != 0 && property != .content {
      apply(time.map { offset(of: property, at: $0) } ?? offsets[property.rawValue], to: property, of: view)
    }
  }

  /// Restores the view's own values.
  func restore() {
    guard let model else { return }
    self.model = nil
    view.storedBounds = model.bounds
    view.storedCenter = model.center
    view.storedAlpha = model.alpha
    view.storedBackground = model.background
    view.rare?.effects?.dissolve?.left = 0
    view.rare?.effects?.sublayers?.isDrawing = false
    view.flags.set(.hasTransform, model.flags.contains(.hasTransform))
    guard let rare = view.rare, let transform = model.transform else { return }
    rare.transform = transform
    rare.cornerRadius = model.cornerRadius
    rare.borderWidth = model.borderWidth
  }

  /// Sets another view's values to those displayed at a time.
  func show(at time: TimeInterval, in clone: UIView) {
    for property in MotionProperty.allCases where moving & property.bit != 0 {
      apply(offset(of: property, at: time), to: property, of: clone)
    }
  }

  /// Returns closures that set the view's properties to the values displayed at a time.
  func settersOfShown(_ properties: [MotionProperty], at time: TimeInterval) -> [() -> Void] {
    let clone = UIView()
    clone.storedBounds = view.storedBounds
    clone.storedCenter = view.storedCenter
    clone.storedAlpha = view.storedAlpha
    clone.storedBackground = view.storedBackground
    if let rare = view.rare {
      let other = clone.ensuredRare
      (other.transform, other.cornerRadius, other.borderWidth) = (rare.transform, rare.cornerRadius, rare.borderWidth)
    }
    show(at: time, in: clone)
    let view = view
    return properties.map { property in
      property.copy(from: clone, to: view)
    }
  }

  private func apply(_ offset: MotionVector, to property: MotionProperty, of target: UIView) {
    switch property {
    case .bounds: target.storedBounds = (MotionVector(target.storedBounds) + offset).rect
    case .center:
      target.storedCenter = (MotionVector(target.storedCenter) + offset).point
      if target.kitMovesByPixels { moveToWholePixels(target) }
    case .alpha: target.storedAlpha = min(max(target.storedAlpha + CGFloat(offset[0]), 0), 1)
    case .transform:
      let rare = target.ensuredRare
      rare.transform = (MotionVector(rare.transform) + offset).transform
      target.flags.set(.hasTransform, target.mapsSpecially)
    case .background:
      let color = (MotionVector(target.shownBackground ?? .clear) + offset).color
      if shownColor?.value != color { shownColor = (color, UIColor(cgColor: color)) }
      target.storedBackground = shownColor?.object
    case .cornerRadius: change(\.cornerRadius, by: offset, of: target)
    case .borderWidth: change(\.borderWidth, by: offset, of: target)
    case .content: break
    case .dissolve: target.rare?.effects?.dissolve?.left = min(max(offset[0], 0), 1)
    }
  }

  /// Moves a view that is not turned to the nearest whole pixels.
  private func moveToWholePixels(_ target: UIView) {
    guard !target.flags.contains(.hasTransform), let scale = target.window?.windowScene?.screen.scale else { return }
    let origin = target.computedFrame.origin
    target.storedCenter.x += (origin.x * scale).rounded() / scale - origin.x
    target.storedCenter.y += (origin.y * scale).rounded() / scale - origin.y
  }

  private func change(
    _ property: ReferenceWritableKeyPath<ViewRare, CGFloat>, by offset: MotionVector, of target: UIView
  ) {
    let rare = target.ensuredRare
    rare[keyPath: property] = max(rare[keyPath: property] + CGFloat(offset[0]), 0)
  }
}
