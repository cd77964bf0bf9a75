import TouchGeometry

/// A class of controllers that a scene can have; the raw value is its name.
package enum ControllerClass: String, Sendable, CaseIterable {
  case plain = "UIViewController"
  case navigation = "UINavigationController"
  case tabs = "UITabBarController"
  case split = "UISplitViewController"

  /// Whether the children of its view are the views of its child controllers.
  package var isContainer: Bool { self != .plain }
}

/// How a controller is presented; the raw value is UIKit's name.
package enum PresentationName: String, Sendable, CaseIterable {
  case pageSheet, formSheet, fullScreen, overFullScreen

  /// Whether the user can drag it.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// A height of a sheet.
package enum DetentName: String, Sendable, CaseIterable {
  case medium, large
}

/// The callbacks that a controller can log.
package enum ControllerLog: String, Sendable, CaseIterable {
  /// The appearance and disappearance of its view.
  case appearance
}

/// A view controller; the owner of this value is its view.
///
/// The children of a container's view are the views of its child controllers, the root first. A child whose controller
/// has a `modalPresentationStyle` is presented by its parent's controller when the scene is installed in its window.
package struct SceneController: SceneResponder, Sendable, Equatable {
  package var name: String
  package var controllerClass = ControllerClass.plain
  package var overrides: [TouchMethod]
  package var eventOverrides: [EventMethod] = []
  /// Whether it is the first responder, which receives keys, motion and remote control events.
  package var isFirstResponder = false
  package var callsSuper: SuperCall
  package var logs: [ControllerLog] = []
  /// The title in bars; nil for the name.
  package var title: String?
  /// The title of a custom button at the left end of the bar.
  package var leftBarButtonItem: String?
  package var leftItemsSupplementBackButton = false
  package var hidesBackButton = false
  /// The index of a tab bar controller's initial page.
  package var selectedIndex = 0
  /// The style of its presentation; nil if it is not presented.
  package var modalPresentationStyle: PresentationName?
  package var detents: [DetentName] = []
  package var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The largest detent at which touches outside the sheet reach the views behind; nil for none.
  package var largestUndimmedDetentIdentifier: DetentName?
  /// The changes to a navigation controller's own recognizer, which is named after it: `mail.pop`.
  package var interactivePopGestureRecognizer: SceneRecognizer?

  package init(name: String, overrides: [TouchMethod] = [], callsSuper: SuperCall = .never) {
    self.name = name
    self.overrides = overrides
    self.callsSuper = callsSuper
  }

  /// The name of a navigation controller's own recognizer.
  package var popName: String { "\(name).pop" }
  /// The name of a sheet's pan.
  package var dragName: String { "\(name).drag" }

  /// The recognizers that the kit adds for the controller, with the changes of the scene.
  package var ownRecognizers: [SceneRecognizer] {
    if controllerClass == .navigation { return [popGesture] }
    return modalPresentationStyle?.isSheet == true ? [SceneRecognizer(name: dragName, recognizerClass: .pan)] : []
  }

  /// The back gesture with the changes of the scene.
  package var popGesture: SceneRecognizer {
    interactivePopGestureRecognizer ?? SceneRecognizer(name: popName, recognizerClass: .screenEdgePan)
  }

  /// Whether scrolling in its sheet makes the sheet grow first (semantics 30.13).
  package var growsByScrolling: Bool {
    modalPresentationStyle?.isSheet == true && detents.contains(.medium) && detents.contains(.large)
      && prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Whether a back button is visible if there is a page to return to.
  package var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }

  /// The keys that a class accepts.
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
  /// The name of the recognizer that opens the context menu.
  package var menuName: String { "\(name).menu" }

  /// The recognizers that the kit adds for the view and its controller, except a scroll view's.
  package var recognizersOfItsOwn: [SceneRecognizer] {
    let menu = self.menu.isEmpty ? [] : [SceneRecognizer(name: menuName, recognizerClass: .longPress)]
    return (controller?.ownRecognizers ?? []) + recognizersOfRows + menu
  }
}
