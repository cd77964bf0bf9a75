import TouchKit
import TouchNavigation
import TouchScenes

// Changes of containers and presentations.

extension SceneFile {
  /// Changes the view of a controller.
  mutating func editController(_ name: String, _ change: (inout SceneView) -> Void) -> Bool {
    root.edit { view in
      guard view.controller?.name == name else { return false }
      change(&view)
      return true
    }
  }

  /// Pops a stack to a page.
  mutating func goBack(_ stack: String, to page: String) -> Bool {
    removeViews(from: stack) { pages in
      guard let place = pages.firstIndex(where: { $0.controller?.name == page }) else { return [] }
      return pages[(place + 1)...].filter { $0.controller?.modalPresentationStyle == nil }.map(\.name)
    }
  }

  /// Dismisses a presented controller.
  mutating func dismiss(_ presented: String, from presenter: String) -> Bool {
    removeViews(from: presenter) { $0.filter { $0.controller?.name == presented }.map(\.name) }
  }

  /// Removes views from a controller's view, with their constraints.
  private mutating func removeViews(from name: String, _ choose: ([SceneView]) -> [String]) -> Bool {
    var gone: Set<String> = []
    let scene = self
    let isThere = editController(name) { view in
      let chosen = choose(view.children)
      for child in view.children where chosen.contains(child.name) {
        gone.formUnion(scene.every(child).map(\.name))
      }
      view.children.removeAll { chosen.contains($0.name) }
    }
    constraints.removeAll { gone.contains($0.first.view) || $0.second.map { gone.contains($0.view) } == true }
    return isThere && !gone.isEmpty
  }
}

extension SceneIndex {
  /// The containers that show another page than the one that contains a view, from the outside in: the change that
  /// shows it, and why it is hidden.
  func otherPages(than view: String) -> [(change: Change?, words: String)] {
    let path = path(of: view)
    return zip(path, path.dropFirst()).compactMap { outer, inner in
      guard let owner = views[outer]?.view, let container = owner.controller else { return nil }
      let pages = owner.children.filter { $0.controller != nil && $0.controller?.modalPresentationStyle == nil }
      guard let place = pages.firstIndex(where: { $0.name == inner }), let own = pages[place].controller?.name else {
        return nil
      }
      let isPage = inner == view
      switch container.controllerClass {
      case .navigation:
        guard place < pages.count - 1, let top = pages.last?.controller?.name else { return nil }
        return (
          .goesBack(container.name, to: own),
          isPage
            ? localized(
              "it is the page of %1$s, and %2$s shows %3$s, which is on top of it (28.1)", own, container.name, top)
            : localized(
              "it is on the page of %1$s, and %2$s shows %3$s, which is on top of it (28.1)", own, container.name, top)
        )
      case .tabs:
        guard place != container.selectedIndex, pages.indices.contains(container.selectedIndex),
          let shown = pages[container.selectedIndex].controller?.name
        else { return nil }
        return (
          .selectsTab(container.name, place),
          isPage
            ? localized(
              "it is the page of %1$s, and %2$s shows %3$s, which is the chosen tab (29.1)", own, container.name, shown)
            : localized(
              "it is on the page of %1$s, and %2$s shows %3$s, which is the chosen tab (29.1)", own, container.name,
              shown)
        )
      case .split:
        return (nil, localized("it is in the column of %1$s, which %2$s does not show (29.5)", own, container.name))
      case .plain: return nil
      }
    }
  }

  /// The controllers that are presented over a view, with their presenters, the last one first.
  func presentations(over view: String) -> [(presenter: String, presented: String)] {
    viewNames.reversed().flatMap { outer -> [(presenter: String, presented: String)] in
      guard let owner = views[outer]?.view, let presenter = owner.controller?.name else { return [] }
      return owner.children.compactMap { child in
        guard let controller = child.controller, controller.modalPresentationStyle != nil,
          !isInside(view, child.name)
        else { return nil }
        return (presenter, controller.name)
      }
    }
  }
}

extension SearchSpace {
  /// Adds the changes that show the page of a view, if another page was visible.
  mutating func uncoverPages(of view: String, hovering: Bool = false) {
    let missed = baseline.missed(view, hovering: hovering)
    guard !missed.isEmpty else { return }
    if missed.contains(where: { $0.distances[view] == nil }) {
      add(index.otherPages(than: view).compactMap(\.change))
    }
  }

  /// Adds the dismissal of what is presented over a view that a touch missed.
  mutating func uncoverPresenter(of view: String, hovering: Bool = false) {
    guard !baseline.missed(view, hovering: hovering).isEmpty else { return }
    for one in index.presentations(over: view) { add(.dismisses(one.presenter, presented: one.presented)) }
  }
}

/// A bar that a container shows over its pages.
enum ContainerBar {
  case navigation, toolbar, tabs

  /// The bar that contains a view; nil for other views.
  @MainActor init?(around view: UIView) {
    var place: UIView? = view
    while let here = place {
      switch here {
      case is UINavigationBar: self = .navigation
      case is UIToolbar: self = .toolbar
      case is UITabBar: self = .tabs
      default:
        place = here.superview
        continue
      }
      return
    }
    return nil
  }

  /// The name of the bar, the class of its container, and the rule that positions it.
  var words: (name: String, container: ControllerClass, rule: String) {
    switch self {
    case .navigation: (localized("navigation bar"), .navigation, "28.14")
    case .toolbar: (localized("toolbar"), .navigation, "28.14")
    case .tabs: (localized("tab bar"), .tabs, "29.4")
    }
  }
}

extension Diagnosis {
  /// A clause that a view is under a bar that got a touch; nil for other views.
  func underBar(_ view: String, calling: String) -> String? {
    for touch in baseline.touches where touch.distances[view] == 0 {
      guard let bar = before.bars[touch.serial]?.words else { continue }
      let owner = baseline.index.path(of: view).reversed().lazy
        .compactMap { self.baseline.index.views[$0]?.view.controller }.first { $0.controllerClass == bar.container }
      if let owner {
        return localized(
          "%1$s is under the %2$s of %3$s, which got the touch (%4$s)", calling, bar.name, owner.name, bar.rule)
      }
    }
    return nil
  }
}
