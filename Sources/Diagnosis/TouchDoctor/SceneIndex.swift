import TouchGeometry
import TouchScenes

/// Where each view and recognizer of a scene is, by name.
struct SceneIndex {
  /// A view with the names of those around it, the root first and itself last.
  struct Place {
    let view: SceneView
    let path: [String]
    /// Its number among its siblings, from back to front.
    let order: Int
  }

  let scene: SceneFile
  private(set) var views: [String: Place] = [:]
  /// In the order of the scene.
  private(set) var viewNames: [String] = []
  /// All recognizers with their views, also the ones that scroll views bring.
  private(set) var recognizers: [String: (description: SceneRecognizer, view: String)] = [:]
  private(set) var recognizerNames: [String] = []

  init(_ scene: SceneFile) {
    self.scene = scene
    add(scene.root, path: [], order: 0)
  }

  private mutating func add(_ view: SceneView, path: [String], order: Int) {
    let path = path + [view.name]
    views[view.name] = Place(view: view, path: path, order: order)
    viewNames.append(view.name)
    if view.viewClass.isKind(of: .scrollView) {
      let name = "\(view.name).pan"
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

  /// The names of the views around one, the root first and itself last; of a row, too, which is in no file.
  func path(of view: String) -> [String] {
    if let path = views[view]?.path { return path }
    return tableAround(view).flatMap { views[$0]?.path }.map { $0 + [view] } ?? []
  }

  /// The table that a row, or what is in it, is of: `list` for `list.0.1.content`; for an item its collection.
  func tableAround(_ row: String) -> String? {
    guard views[row] == nil else { return nil }
    let parts = row.split(separator: ".", omittingEmptySubsequences: false)
    for count in [2, 3] where parts.count > count {
      let name = parts.dropLast(count).joined(separator: ".")
      if views[name]?.view.hasItems == true { return name }
    }
    return nil
  }

  /// The page that a navigation controller shows, where its back button is not to be seen; nil for all else.
  func pageWithoutBackButton(below recognizer: String) -> SceneController? {
    guard let view = recognizers[recognizer]?.view, let owner = views[view]?.view, let stack = owner.controller,
      stack.popName == recognizer
    else { return nil }
    let top = owner.children.last { $0.controller?.modalPresentationStyle == nil }?.controller
    return top?.showsBackButton == false ? top : nil
  }

  /// The views and controllers whose overrides keep what they are told from a view or a controller further out.
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

  /// Whether a control's overrides do not call super, so that its class hears of no touch.
  func keepsFromItself(_ name: String) -> Bool {
    guard let view = views[name]?.view, view.viewClass.isKind(of: .control) else { return false }
    return view.callsSuper == .never && !view.overrides.isEmpty
  }

  /// Whether a view takes touches in a part of its bounds only.
  func isSmaller(_ name: String) -> Bool {
    guard let insets = views[name]?.view.touchInsets else { return false }
    return [insets.top, insets.left, insets.bottom, insets.right].contains { $0 > 0 }
  }

  /// Whether a view takes touches beside its bounds.
  func isLarger(_ name: String) -> Bool {
    guard let view = views[name]?.view else { return false }
    let insets = view.touchInsets.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
    return view.pointInside == true || insets.contains { $0 < 0 }
  }

  /// The controller of the sheet that a recognizer drags, where what scrolls in it makes it grow first; nil for all else.
  func growingSheet(draggedBy recognizer: String) -> SceneController? {
    guard let sheet = sheet(draggedBy: recognizer), sheet.growsByScrolling else { return nil }
    return sheet
  }

  /// Whether a recognizer is the one that drags a sheet.
  func isSheetDrag(_ recognizer: String) -> Bool { sheet(draggedBy: recognizer) != nil }

  /// The controller of the sheet that lies over a view, where a touch came to what the kit puts around it; nil for all
  /// else.
  func sheet(over view: String, hit: String?) -> SceneController? {
    guard let hit, views[hit] == nil, tableAround(hit) == nil, let own = views[view] else { return nil }
    return viewNames.lazy.compactMap { views[$0]?.view.controller }
      .last { $0.modalPresentationStyle?.isSheet == true && !isInside(own.view.name, viewName(of: $0)) }
  }

  /// The controller whose view is presented in front of a view and was hit; nil for all else.
  func presented(over view: String, hit: String?) -> String? {
    path(of: hit ?? "").lazy.compactMap { self.views[$0]?.view }.first { own in
      own.controller?.modalPresentationStyle != nil && !self.isInside(view, own.name)
    }?.controller?.name
  }

  private func viewName(of controller: SceneController) -> String {
    viewNames.first { views[$0]?.view.controller?.name == controller.name } ?? ""
  }

  private func sheet(draggedBy recognizer: String) -> SceneController? {
    guard let view = recognizers[recognizer]?.view, let sheet = views[view]?.view.controller,
      sheet.modalPresentationStyle?.isSheet == true, sheet.dragName == recognizer
    else { return nil }
    return sheet
  }

  /// Whether a view brings a recognizer along by itself.
  func isOfTheKit(_ recognizer: String) -> Bool {
    guard let view = recognizers[recognizer].flatMap({ views[$0.view]?.view }) else { return true }
    return view.recognizersOfItsOwn.contains { $0.name == recognizer }
  }

  /// Whether a recognizer is one by which a page goes back or a sheet is dragged.
  func movesPages(_ recognizer: String) -> Bool {
    guard let view = recognizers[recognizer]?.view, let owner = views[view]?.view.controller else { return false }
    return owner.controllerClass == .navigation && owner.popName == recognizer || isSheetDrag(recognizer)
  }

  /// Whether a view is one that text is written in.
  func isTextInput(_ view: String) -> Bool {
    let kind = views[view]?.view.viewClass
    return kind == .textField || kind == .textView
  }

  /// Whether a recognizer is the one that opens the context menu of its view.
  func isMenu(_ recognizer: String) -> Bool {
    recognizers[recognizer].flatMap { views[$0.view]?.view.menuName } == recognizer
  }

  /// Whether a finger bound to one view is inside another one.
  func isInside(_ view: String, _ other: String) -> Bool { path(of: view).contains(other) }

  /// The sibling branch of `hit` that lies in front of the branch of `view`; nil where neither covers the other.
  func cover(of view: String, by hit: String) -> String? {
    let (own, other) = (path(of: view), path(of: hit))
    guard !other.contains(view), !own.contains(hit) else { return nil }
    for (mine, its) in zip(own, other) where mine != its {
      guard let one = views[mine], let two = views[its] else { return nil }
      return two.order > one.order ? its : nil
    }
    return nil
  }

  /// Whether a view or something in it wants touches.
  func wantsTouches(_ name: String) -> Bool {
    guard let place = views[name] else { return false }
    return scene.every(place.view).contains { view in
      !view.recognizers.isEmpty || !view.overrides.isEmpty || view.viewClass.isKind(of: .control)
        || view.viewClass.isKind(of: .scrollView)
    }
  }

  /// Whether a view itself wants touches, so that it is not switched off to help another.
  func isBusy(_ name: String) -> Bool {
    guard let view = views[name]?.view else { return false }
    return !view.recognizers.isEmpty || view.viewClass.isKind(of: .control) || view.viewClass.isKind(of: .scrollView)
  }

  /// The value that a flag of a view has.
  func flag(_ name: String, _ match: (ViewProperty) -> Bool?, default value: Bool) -> Bool {
    views[name]?.view.properties.lazy.compactMap(match).last ?? value
  }

  /// Whether touches pass by a view by its own doing, and what ends that, with the words for it.
  func refusals(of name: String) -> [(change: SceneChange, words: String)] {
    guard let view = views[name]?.view else { return [] }
    var found: [(SceneChange, String)] = []
    let isQuiet = view.viewClass == .label || view.viewClass == .imageView
    if isQuiet, !view.properties.contains(.isUserInteractionEnabled(true)) {
      let kind = view.viewClass == .label ? "a label's" : "an image view's"
      found.append((.view(name, .isUserInteractionEnabled(true)), "its interaction is off, as \(kind) is (2.14)"))
    } else if view.properties.contains(.isUserInteractionEnabled(false)) {
      found.append((.view(name, .isUserInteractionEnabled(true)), "its interaction is off (2.4)"))
    }
    for property in view.properties {
      switch property {
      case .isHidden(true): found.append((.view(name, .isHidden(false)), "it is hidden (2.4)"))
      case .alpha(let alpha) where alpha < 0.01:
        found.append((.view(name, .alpha(1)), "its alpha is \(JSONWriter.number(alpha)), below 0.01 (2.4)"))
      case .isEnabled(false) where view.viewClass.isKind(of: .control):
        found.append((.view(name, .isEnabled(true)), "it is a control that is not enabled (2.11)"))
      case .transform(let transform) where transform.inverse == nil:
        found.append((.view(name, .transform(.identity)), "its transform leaves it no extent (2.6)"))
      default: continue
      }
    }
    if view.pointInside == false {
      found.append((.pointInside(name, nil), "its point(inside:) says no everywhere (2.2)"))
    }
    return found
  }

  /// To whom a view's override of the hit test gives touches that a view in it, or itself, would have had.
  func giveaway(of name: String, for view: String) -> String? {
    switch views[name]?.view.hitTest {
    case .passThrough where name == view: "its hitTest(_:with:) answers nil in place of itself (2.13)"
    case .superview: "its hitTest(_:with:) gives its touches to its superview (2.13)"
    case .view(let other) where other != view: "its hitTest(_:with:) gives its touches to \(other) (2.13)"
    default: nil
    }
  }

  /// A frame of a view that holds what is in it, as far as a view further inside reaches; nil where it does already or
  /// where transforms stand in the way.
  ///
  /// - Parameter frames: where the views lay that constraints place.
  func larger(_ name: String, for inner: String, _ frames: [String: CGRect] = [:]) -> SceneChange? {
    guard let place = views[name], !isBound(name), let start = path(of: inner).firstIndex(of: name) else { return nil }
    var box = CGRect(origin: .zero, size: place.view.frame.size)
    var corner = CGPoint.zero
    for name in path(of: inner)[(start + 1)...] {
      guard let view = views[name]?.view, isPlain(view) else { return nil }
      let own = isBound(name) ? frames[name] ?? view.frame : view.frame
      let frame = CGRect(x: corner.x + own.minX, y: corner.y + own.minY, width: own.width, height: own.height)
      box = box.union(frame)
      corner = frame.origin
    }
    guard isPlain(place.view), box != CGRect(origin: .zero, size: place.view.frame.size) else { return nil }
    let frame = CGRect(
      x: place.view.frame.minX + box.minX, y: place.view.frame.minY + box.minY, width: box.width, height: box.height)
    return .frame(name, frame, bounds: box.origin == .zero ? nil : box)
  }

  /// A frame for a view that has no extent along an axis: as far as what is in it reaches, or as far as a finger was.
  ///
  /// Nil for all others, and where the frame is not what says the size.
  func spread(_ name: String, reach: Double) -> SceneChange? {
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
    let least = max(CGFloat(reach.rounded(.up)) + 1, 44)
    let width = frame.width >= 1 ? frame.width : content.width > 0 ? content.width : least
    let height = frame.height >= 1 ? frame.height : content.height > 0 ? content.height : least
    return .frame(name, CGRect(x: frame.minX, y: frame.minY, width: width, height: height), bounds: nil)
  }

  /// How far the views in a view reach; in a stack view, one behind the other.
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

  /// Whether constraints say where a view lies.
  func isBound(_ name: String) -> Bool {
    views[name]?.view.properties.contains(.translatesAutoresizingMaskIntoConstraints(false)) ?? false
  }

  /// By how much a view shows what is in it elsewhere, and what ends that.
  func shifts(of name: String) -> [(change: SceneChange, origin: CGPoint)] {
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

  /// Whether a view, or one that it is in, has no extent, so that fingers come down beside it.
  func isFlat(_ name: String) -> Bool { path(of: name).contains { spread($0, reach: 0) != nil } }

  /// Whether a recognizer is the pan that a scroll view brings, whose delegate is the scroll view.
  func isOwnPan(_ name: String) -> Bool { recognizers[name].map { "\($0.view).pan" == name } ?? false }

  /// Whether a view lies elsewhere than its frame says.
  func isTransformed(_ name: String) -> Bool {
    views[name]?.view.properties.contains {
      if case .transform(let transform) = $0 { transform != .identity } else { false }
    } ?? false
  }

  private func isPlain(_ view: SceneView) -> Bool {
    view.viewClass != .stackView
      && !view.properties.contains {
        switch $0 {
        case .bounds, .transform: true
        default: false
        }
      }
  }
}

extension SceneController {
  /// The detent at which its sheet opens.
  var smallestDetent: DetentName { detents.contains(.medium) ? .medium : .large }
}

extension SceneView {
  /// Whether its class overrides a method by which responders are told.
  fileprivate var hasOverrides: Bool { !overrides.isEmpty || !eventOverrides.isEmpty }
}

extension Optional where Wrapped == NameRule {
  /// Whether the rule says yes to a name.
  func says(_ name: String) -> Bool {
    switch self {
    case nil: false
    case .always(let answer): answer
    case .only(let names): names.contains(name)
    }
  }
}
