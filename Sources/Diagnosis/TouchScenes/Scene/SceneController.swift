import TouchGeometry

/// A class of controllers that a scene can have; the raw value is its name.
package enum ControllerClass: String, Sendable, CaseIterable {
  case plain = "UIViewController"
  case navigation = "UINavigationController"
  case tabs = "UITabBarController"
  case split = "UISplitViewController"

  /// Whether the children of its view are the views of its own controllers.
  package var isContainer: Bool { self != .plain }
}

/// How a controller is presented; the raw value is UIKit's name.
package enum PresentationName: String, Sendable, CaseIterable {
  case pageSheet, formSheet, fullScreen, overFullScreen

  /// Whether a finger drags it.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// A height of a sheet.
package enum DetentName: String, Sendable, CaseIterable {
  case medium, large
}

/// What a controller can log.
package enum ControllerLog: String, Sendable, CaseIterable {
  /// The coming and going of its view.
  case appearance
}

/// A view controller whose view the owner is.
///
/// The children of a container's view are the views of the controllers in it, the root first. A child whose controller
/// has a style of presentation is presented by the controller around it, as soon as the scene is in its window.
package struct SceneController: SceneResponder, Sendable, Equatable {
  package var name: String
  package var controllerClass = ControllerClass.plain
  package var overrides: [TouchMethod]
  package var eventOverrides: [EventMethod] = []
  /// Whether keys, motion and remote controls start here.
  package var isFirstResponder = false
  package var callsSuper: SuperCall
  package var logs: [ControllerLog] = []
  /// What bars show; the name without it.
  package var title: String?
  /// The title of a button of its own at the left end of the bar.
  package var leftBarButtonItem: String?
  package var leftItemsSupplementBackButton = false
  package var hidesBackButton = false
  /// Which of a tab bar controller's pages is shown; the first one unless said otherwise.
  package var selectedIndex = 0
  /// How it is presented; nil for a controller that is not.
  package var modalPresentationStyle: PresentationName?
  package var detents: [DetentName] = []
  package var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Up to which detent of its sheet touches beside it reach what is behind; nil for none.
  package var largestUndimmedDetentIdentifier: DetentName?
  /// What the scene says of a navigation controller's own recognizer, which is named after it: `mail.pop`.
  package var interactivePopGestureRecognizer: SceneRecognizer?

  package init(name: String, overrides: [TouchMethod] = [], callsSuper: SuperCall = .never) {
    self.name = name
    self.overrides = overrides
    self.callsSuper = callsSuper
  }

  /// The name of a navigation controller's own recognizer.
  package var popName: String { "\(name).pop" }
  /// The name of the pan of a sheet.
  package var dragName: String { "\(name).drag" }

  /// The recognizers that come with it, with what they are, and what the scene says of them.
  package var ownRecognizers: [SceneRecognizer] {
    if controllerClass == .navigation { return [popGesture] }
    return modalPresentationStyle?.isSheet == true ? [SceneRecognizer(name: dragName, recognizerClass: .pan)] : []
  }

  /// What the scene says of the back gesture, or what it is without a word.
  package var popGesture: SceneRecognizer {
    interactivePopGestureRecognizer ?? SceneRecognizer(name: popName, recognizerClass: .screenEdgePan)
  }

  /// Whether what scrolls in its sheet makes the sheet grow first (semantics 30.13).
  package var growsByScrolling: Bool {
    modalPresentationStyle?.isSheet == true && detents.contains(.medium) && detents.contains(.large)
      && prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Whether a back button is to be seen if there is somewhere to go back to.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }

  /// The keys of a class.
  static func keys(of controllerClass: ControllerClass) -> [String] {
    let all = [
      "name", "class", "overrides", "callsSuper", "isFirstResponder", "logs", "title", "leftBarButtonItem",
      "leftItemsSupplementBackButton", "hidesBackButton", "modalPresentationStyle", "detents",
      "prefersScrollingExpandsWhenScrolledToEdge", "largestUndimmedDetentIdentifier",
    ]
    return switch controllerClass {
    case .navigation: all + ["interactivePopGestureRecognizer"]
    case .tabs: all + ["selectedIndex"]
    case .plain, .split: all
    }
  }

  /// The keys of all classes.
  static let allKeys = Set(ControllerClass.allCases.flatMap(keys))
}

extension SceneView {
  /// The name of the recognizer that opens its context menu.
  package var menuName: String { "\(name).menu" }

  /// The recognizers that come with the view and its controller, besides a scroll view's own.
  package var recognizersOfItsOwn: [SceneRecognizer] {
    let menu = self.menu.isEmpty ? [] : [SceneRecognizer(name: menuName, recognizerClass: .longPress)]
    return (controller?.ownRecognizers ?? []) + recognizersOfRows + menu
  }
}
