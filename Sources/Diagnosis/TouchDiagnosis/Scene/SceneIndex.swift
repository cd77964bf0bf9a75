import TouchGeometry
import TouchKit
import TouchScenes

/// The views and recognizers of a scene, by name.
struct SceneIndex {
  /// A view, with the names of its superviews from the root on, and its own name last.
  struct Place {
    let view: SceneView
    let path: [String]
    /// Its index among its siblings, from back to front.
    let order: Int
  }

  let scene: SceneFile
  private(set) var views: [String: Place] = [:]
  /// The names of all views, in the order of the scene.
  private(set) var viewNames: [String] = []
  /// All recognizers with their views, including those that the kit creates.
  private(set) var recognizers: [String: (description: SceneRecognizer, view: String)] = [:]
  private(set) var recognizerNames: [String] = []
  /// What each name stands for.
  private(set) var subjects: [String: Subject] = [:]

  init(_ scene: SceneFile) {
    self.scene = scene
    add(scene.root, path: [], order: 0)
  }

  private mutating func add(_ view: SceneView, path: [String], order: Int) {
    let path = path + [view.name]
    views[view.name] = Place(view: view, path: path, order: order)
    viewNames.append(view.name)
    subjects[view.name] = .view
    if let controller = view.controller { subjects[controller.name] = .controller }
    for one in view.kitRecognizers { subjects[one.role.name(of: one.owner)] = .kit(one.role, of: one.owner) }
    for one in view.recognizers { subjects[one.name] = .recognizer(view: view.name) }
    if view.viewClass.isKind(of: .scrollView) {
      let name = Self.panName(of: view.name)
      let own = view.panGestureRecognizer ?? SceneRecognizer(name: name, recognizerClass: .pan)
      recognizers[name] = (own, view.name)
      recognizerNames.append(name)
    }
    for one in view.recognizersOfItsOwn {
      recognizers[one.name] = (one, view.name)
      recognizerNames.append(one.name)
    }
    for one in view.recognizers {
      recognizers[one.name] = (one, view.name)
      recognizerNames.append(one.name)
    }
    for (order, child) in view.children.enumerated() { add(child, path: path, order: order) }
  }

  /// The names of a view's superviews from the root on, and its own name last; also for a row, which is in no file.
  func path(of view: String) -> [String] {
    if let path = views[view]?.path { return path }
    return tableAround(view).flatMap { views[$0]?.path }.map { $0 + [view] } ?? []
  }

  /// The table of a row or of its content: `list` for `list.0.1.content`; for an item its collection.
  func tableAround(_ row: String) -> String? {
    guard views[row] == nil else { return nil }
    let parts = row.split(separator: ".", omittingEmptySubsequences: false)
    for count in [2, 3] where parts.count > count {
      let name = parts.dropLast(count).joined(separator: ".")
      if views[name]?.view.hasItems == true { return name }
    }
    return nil
  }

  /// The visible page of the navigation controller that owns a recognizer, if the page hides its back button; nil
  /// otherwise.
  func pageWithoutBackButton(below recognizer: String) -> SceneController? {
    guard isKit(recognizer, .pop), let owner = recognizers[recognizer].flatMap({ views[$0.view]?.view }) else {
      return nil
    }
    let top = owner.children.last { $0.controller?.modalPresentationStyle == nil }?.controller
    return top?.showsBackButton == false ? top : nil
  }

  /// The views and controllers inside a view or controller whose overrides do not call super, so that it receives
  /// nothing.
  func respondersInside(_ name: String) -> [String] {
    let owner = scene.every(scene.root).first { $0.name == name || $0.controller?.name == name }
    guard let owner else { return [] }
    return scene.every(owner).flatMap { view -> [String] in
      var found: [String] = []
      let isOwn = view.name == owner.name
      if view.callsSuper == .never, view.hasOverrides, !isOwn || owner.name != name { found.append(view.name) }
      if let controller = view.controller, controller.callsSuper == .never, !isOwn,
        !controller.overrides.isEmpty || !controller.eventOverrides.isEmpty
      {
        found.append(controller.name)
      }
      return found
    }
  }

  /// Whether a control's overrides do not call super, so that its class receives no touch.
  func keepsFromItself(_ name: String) -> Bool {
    guard let view = views[name]?.view, view.viewClass.isKind(of: .control) else { return false }
    return view.callsSuper == .never && !view.overrides.isEmpty
  }

  /// Whether a view accepts touches in a part of its bounds only.
  func isSmaller(_ name: String) -> Bool {
    guard let insets = views[name]?.view.touchInsets else { return false }
    return [insets.top, insets.left, insets.bottom, insets.right].contains { $0 > 0 }
  }

  /// Whether a view accepts touches outside its bounds.
  func isLarger(_ name: String) -> Bool {
    guard let view = views[name]?.view else { return false }
    let insets = view.touchInsets.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
    return view.pointInside == true || insets.contains { $0 < 0 }
  }

  /// The controller of the sheet that a recognizer drags, if scrolling expands the sheet first; nil otherwise.
  func growingSheet(draggedBy recognizer: String) -> SceneController? {
    guard let sheet = sheet(draggedBy: recognizer), sheet.growsByScrolling else { return nil }
    return sheet
  }

  /// Whether a recognizer drags a sheet.
  func isSheetDrag(_ recognizer: String) -> Bool { sheet(draggedBy: recognizer) != nil }

  /// The controller of the sheet over a view, if a touch hit a view that the kit adds around the sheet; nil otherwise.
  func sheet(over view: String, hit: String?) -> SceneController? {
    guard let hit, views[hit] == nil, tableAround(hit) == nil, let own = views[view] else { return nil }
    return viewNames.lazy.compactMap { views[$0]?.view.controller }
      .last { $0.modalPresentationStyle?.isSheet == true && !isInside(own.view.name, viewName(of: $0)) }
  }

  /// The controller that is presented over a view and was hit; nil if there is none.
  func presented(over view: String, hit: String?) -> String? {
    path(of: hit ?? "").lazy.compactMap { self.views[$0]?.view }.first { own in
      own.controller?.modalPresentationStyle != nil && !self.isInside(view, own.name)
    }?.controller?.name
  }

  private func viewName(of controller: SceneController) -> String {
    viewNames.first { views[$0]?.view.controller?.name == controller.name } ?? ""
  }

  private func sheet(draggedBy recognizer: String) -> SceneController? {
    guard isKit(recognizer, .sheetDrag) else { return nil }
    return recognizers[recognizer].flatMap { views[$0.view]?.view.controller }
  }

  /// Whether the kit creates a recognizer.
  func isOfTheKit(_ recognizer: String) -> Bool {
    guard let view = recognizers[recognizer].flatMap({ views[$0.view]?.view }) else { return true }
    return view.recognizersOfItsOwn.contains { $0.name == recognizer }
  }

  /// Whether a recognizer pops a page or drags a sheet.
  func movesPages(_ recognizer: String) -> Bool { isKit(recognizer, .pop) || isKit(recognizer, .sheetDrag) }

  /// Whether a view is a text field or a text view.
  func isTextInput(_ view: String) -> Bool {
    let kind = views[view]?.view.viewClass
    return kind == .textField || kind == .textView
  }

  /// The minimum duration of a press, in seconds; nil for other recognizers.
  func pressDuration(of recognizer: String) -> Double? {
    guard let own = recognizers[recognizer]?.description, own.recognizerClass == .longPress else { return nil }
    return own.properties.reduce(GestureTuning.pressDuration) { time, property in
      if case .minimumPressDuration(let seconds) = property { seconds } else { time }
    }
  }

  /// Whether a recognizer opens the context menu of its view.
  func isMenu(_ recognizer: String) -> Bool {
    isKit(recognizer, .menu)
  }

  /// Whether a view is the given one or a descendant of it.
  func isInside(_ view: String, _ other: String) -> Bool { path(of: view).contains(other) }

  /// The ancestor of `hit` that is a later sibling of an ancestor of `view`, and so in front of it; nil where neither
  /// covers the other.
  func cover(of view: String, by hit: String) -> String? {
    let (own, other) = (path(of: view), path(of: hit))
    guard !other.contains(view), !own.contains(hit) else { return nil }
    for (mine, its) in zip(own, other) where mine != its {
      guard let one = views[mine], let two = views[its] else { return nil }
      return two.order > one.order ? its : nil
    }
    return nil
  }

  /// Whether a view or one of its descendants handles touches.
  func wantsTouches(_ name: String) -> Bool {
    guard let place = views[name] else { return false }
    return scene.every(place.view).contains { view in
      !view.recognizers.isEmpty || !view.overrides.isEmpty || view.viewClass.isKind(of: .control)
        || view.viewClass.isKind(of: .scrollView)
    }
  }

  /// Whether a view itself handles touches.
  ///
  /// Such a view is not disabled to help another.
  func isBusy(_ name: String) -> Bool {
    guard let view = views[name]?.view else { return false }
    return !view.recognizers.isEmpty || view.viewClass.isKind(of: .control) || view.viewClass.isKind(of: .scrollView)
  }

  /// The value of a flag of a view.
  func flag(_ name: String, _ match: (ViewProperty) -> Bool?, default value: Bool) -> Bool {
    views[name]?.view.properties.lazy.compactMap(match).last ?? value
  }

  /// The reasons in a view itself for which no touch hits it, each with the change that removes it.
  func refusals(of name: String) -> [(change: Change, words: String)] {
    guard let view = views[name]?.view else { return [] }
    var found: [(Change, String)] = []
    let isQuiet = view.viewClass == .label || view.viewClass == .imageView
    if isQuiet, !view.properties.contains(.isUserInteractionEnabled(true)) {
      let words =
        view.viewClass == .label
        ? localized("its isUserInteractionEnabled is false, the default of a label (2.14)")
        : localized("its isUserInteractionEnabled is false, the default of an image view (2.14)")
      found.append((.view(name, .isUserInteractionEnabled(true)), words))
    } else if view.properties.contains(.isUserInteractionEnabled(false)) {
      let words = localized("its isUserInteractionEnabled is false (2.4)")
      found.append((.view(name, .isUserInteractionEnabled(true)), words))
    }
    for property in view.properties {
      switch property {
      case .isHidden(true): found.append((.view(name, .isHidden(false)), localized("it is hidden (2.4)")))
      case .alpha(let alpha) where alpha < 0.01:
        found.append(
          (visible(view), localized("its alpha is %1$s, below 0.01 (2.4)", JSONWriter.number(alpha))))
      case .isEnabled(false) where view.viewClass.isKind(of: .control):
        found.append((.view(name, .isEnabled(true)), localized("it is a control that is not enabled (2.11)")))
      case .transform(let transform) where transform.inverse == nil:
        found.append((.view(name, .transform(.identity)), localized("its transform scales it to nothing (2.6)")))
      default: continue
      }
    }
    if view.pointInside == false {
      found.append((.pointInside(name, nil), localized("its point(inside:) says no everywhere (2.2)")))
    }
    return found
  }

  /// The change of the alpha with which touches hit a view.
  ///
  /// A view without content that has a color only to be seen nowhere stays invisible.
  private func visible(_ view: SceneView) -> Change {
    let isColored = view.properties.contains { property in
      if case .backgroundColor(let color) = property { color != .clear } else { false }
    }
    return isColored && view.viewClass == .view && view.children.isEmpty
      ? .clears(view.name) : .view(view.name, .alpha(1))
  }

  /// Which view an override of the hit test returns in place of a view, as a clause; nil without such an override.
  func redirection(of name: String, for view: String) -> String? {
    switch views[name]?.view.hitTest {
    case .passThrough where name == view:
      localized("its hitTest(_:with:) returns nil instead of the view itself (2.13)")
    case .superview: localized("its hitTest(_:with:) gives its touches to its superview (2.13)")
    case .view(let other) where other != view: localized("its hitTest(_:with:) gives its touches to %1$s (2.13)", other)
    default: nil
    }
  }

  /// A larger frame of a view that contains a descendant; nil where it contains it already, where constraints lay it out,
  /// and where its own transform or bounds apply.
  ///
  /// - Parameter frames: the frames of views that constraints lay out.
  func larger(_ name: String, for inner: String, _ frames: [String: CGRect] = [:]) -> Change? {
    guard let place = views[name], !isBound(name), isPlain(place.view), let start = path(of: inner).firstIndex(of: name)
    else { return nil }
    var box = CGRect(origin: .zero, size: place.view.frame.size)
    // From the points of the view around to those of the view.
    var mapping = CGAffineTransform.identity
    for name in path(of: inner)[(start + 1)...] {
      guard let view = views[name]?.view, view.viewClass != .stackView, !hasOwnBounds(view) else { return nil }
      let frame = isBound(name) ? frames[name] ?? view.frame : view.frame
      // A transform is about the center.
      let center = CGAffineTransform(translationX: -frame.width / 2, y: -frame.height / 2)
      mapping = center.concatenating(transform(of: view))
        .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY)).concatenating(mapping)
      box = box.union(CGRect(origin: .zero, size: frame.size).applying(mapping))
    }
    guard box != CGRect(origin: .zero, size: place.view.frame.size) else { return nil }
    box = box.rounded
    let frame = CGRect(
      x: place.view.frame.minX + box.minX, y: place.view.frame.minY + box.minY, width: box.width, height: box.height)
    return .frame(name, frame, bounds: box.origin == .zero ? nil : box)
  }

  /// A frame for a view without extent along an axis: as large as its content, or large enough for a finger.
  ///
  /// Returns nil for other views, and where the frame does not determine the size.
  func spread(_ name: String, reach: Double) -> Change? {
    guard let place = views[name], place.view.frame.width < 1 || place.view.frame.height < 1 else { return nil }
    let (view, frame) = (place.view, place.view.frame)
    let isArranged = place.path.dropLast().last.flatMap { views[$0]?.view.viewClass } == .stackView
    let isSaid = view.properties.contains { property in
      switch property {
      case .bounds, .transform, .translatesAutoresizingMaskIntoConstraints(false): true
      default: false
      }
    }
    guard !isArranged, !isSaid else { return nil }
    let content = extent(inside: view)
    let minimum = max(CGFloat(reach.rounded(.up)) + 1, 44)
    let width = frame.width >= 1 ? frame.width : content.width > 0 ? content.width : minimum
    let height = frame.height >= 1 ? frame.height : content.height > 0 ? content.height : minimum
    return .frame(name, CGRect(x: frame.minX, y: frame.minY, width: width, height: height), bounds: nil)
  }

  /// The extent of a view's children; in a stack view, one after the other.
  private func extent(inside view: SceneView) -> CGSize {
    let frames = view.children.map(\.frame)
    var size = CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    guard view.viewClass == .stackView else { return size }
    size = CGSize(width: frames.map(\.width).max() ?? 0, height: frames.map(\.height).max() ?? 0)
    var gaps: CGFloat = 0
    for property in view.properties {
      if case .spacing(let gap) = property { gaps = CGFloat(gap) * CGFloat(max(0, frames.count - 1)) }
    }
    if view.properties.contains(.axis(.vertical)) {
      size.height = frames.map(\.height).reduce(gaps, +)
    } else {
      size.width = frames.map(\.width).reduce(gaps, +)
    }
    return size
  }

  /// Whether constraints lay out a view.
  func isBound(_ name: String) -> Bool {
    views[name]?.view.properties.contains(.translatesAutoresizingMaskIntoConstraints(false)) ?? false
  }

  /// The offsets by which a view moves its content, each with the change that removes it.
  func shifts(of name: String) -> [(change: Change, origin: CGPoint)] {
    guard let view = views[name]?.view else { return [] }
    return view.properties.compactMap { property in
      switch property {
      case .bounds(let bounds) where bounds.origin != .zero:
        (.view(name, .bounds(CGRect(origin: .zero, size: bounds.size))), bounds.origin)
      case .contentOffset(let offset) where offset != .zero: (.view(name, .contentOffset(.zero)), offset)
      default: nil
      }
    }
  }

  /// Whether a view or one of its superviews has no extent by its frame.
  func isFlat(_ name: String) -> Bool { path(of: name).contains { spread($0, reach: 0) != nil } }

  /// The name of the pan of a scroll view.
  static func panName(of view: String) -> String { Subject.KitRecognizer.scrollPan.name(of: view) }

  /// The name of the pinch of a scroll view.
  static func pinchName(of view: String) -> String { Subject.KitRecognizer.scrollPinch.name(of: view) }

  /// The view or controller for which the kit created a recognizer with a purpose; nil for other recognizers.
  func owner(of recognizer: String, as role: Subject.KitRecognizer) -> String? {
    if case .kit(role, let owner) = subjects[recognizer] { owner } else { nil }
  }

  /// Whether the kit created a recognizer with a purpose.
  func isKit(_ recognizer: String, _ role: Subject.KitRecognizer) -> Bool { owner(of: recognizer, as: role) != nil }

  /// Whether a recognizer is the pan of a scroll view, which is its delegate.
  func isOwnPan(_ name: String) -> Bool { isKit(name, .scrollPan) }

  /// Whether a view has a transform.
  func isTransformed(_ name: String) -> Bool {
    views[name]?.view.properties.contains {
      if case .transform(let transform) = $0 { transform != .identity } else { false }
    } ?? false
  }

  /// Whether neither a stack view, nor own bounds, nor a transform determine where its frame is.
  private func isPlain(_ view: SceneView) -> Bool {
    view.viewClass != .stackView && !hasOwnBounds(view) && !isTransformed(view.name)
  }

  private func hasOwnBounds(_ view: SceneView) -> Bool {
    view.properties.contains { if case .bounds = $0 { true } else { false } }
  }

  private func transform(of view: SceneView) -> CGAffineTransform {
    view.properties.lazy.compactMap { if case .transform(let transform) = $0 { transform } else { nil } }.last
      ?? .identity
  }
}

extension CGRect {
  /// The rectangle with its edges at thousandths of a point, which hides that 0.1 + 0.2 is not 0.3.
  fileprivate var rounded: CGRect {
    func round(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension SceneController {
  /// The detent at which the sheet opens.
  var smallestDetent: DetentName { detents.contains(.medium) ? .medium : .large }
}

extension SceneView {
  /// Whether its class overrides touch or event methods.
  fileprivate var hasOverrides: Bool { !overrides.isEmpty || !eventOverrides.isEmpty }
}

extension Optional where Wrapped == NameRule {
  /// Whether the rule answers true for a name.
  func specifies(_ name: String) -> Bool {
    switch self {
    case nil: false
    case .always(let answer): answer
    case .only(let names): names.contains(name)
    }
  }
}
