import TouchCapture
import TouchKit
import TouchWidgets

/// Names for the views and recognizers of a window, as a person would call them in a sentence.
///
/// The name of an object is its accessibility identifier, or the property that stores it in a controller or a view, or
/// the title of a button. `CapturedTree` names the others by their class and makes all names unique.
@MainActor struct ObjectLabels {
  private let labels: [ObjectIdentifier: String]

  init(_ application: UIApplication) {
    var owners: [AnyObject] = application.delegate.map { [$0] } ?? []
    for scene in application.scenes where !scene.isTool {
      for window in scene.windows { Self.gather(window, &owners) }
    }
    labels = PropertyLabels.labels(in: owners)
  }

  func label(of object: AnyObject) -> String? {
    let view = object as? UIView
    if let identifier = view?.accessibilityIdentifier, !identifier.isEmpty { return CapturedTree.word(for: identifier) }
    if let label = labels[ObjectIdentifier(object)] { return label }
    if let title = (view as? UIButton)?.currentTitle, !title.isEmpty { return CapturedTree.word(for: title) }
    return nil
  }

  private static func gather(_ view: UIView, _ owners: inout [AnyObject]) {
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view { owners.append(controller) }
    owners.append(view)
    for child in view.subviews { gather(child, &owners) }
  }
}
