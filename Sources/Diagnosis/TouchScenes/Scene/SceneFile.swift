import TouchGeometry

/// A scene as a file describes it: a tree of views with recognizers and the answers of their delegates.
///
/// It contains no views; `SceneStage` builds them. A scene that was read is valid: names are unique, every reference
/// exists, and every property suits its class.
package struct SceneFile: Sendable, Equatable {
  /// One line, for lists.
  package var title: String
  /// What to try and what to observe; may be empty.
  package var about: String
  /// In points.
  package var size: CGSize
  /// The path of the scene's recorded input, relative to the scene's file.
  package var input: String?
  /// Light, dark, or that of the system; nil means light.
  package var userInterfaceStyle: StyleName?
  /// The constraints, which are activated in this order.
  package var constraints: [SceneConstraint]
  package var root: SceneView {
    get { roots[0] }
    set { roots = [newValue] }
  }
  /// The root, stored in an array so that a copy of the scene does not copy all properties of a view.
  private var roots: [SceneView]
  /// Whether the scene was captured from a running app, so that answers to questions that were not asked are unknown.
  ///
  /// Not part of the file; true for the scene of a capture.
  package var isCaptured = false
  /// The recognizers and views that the kit added in a captured app, which the app can hardly change.
  package var partsOfTheKit: Set<String> = []

  package init(
    title: String, about: String = "", size: CGSize, input: String? = nil, userInterfaceStyle: StyleName? = nil,
    constraints: [SceneConstraint] = [], root: SceneView
  ) {
    (self.title, self.about, self.size) = (title, about, size)
    (self.input, self.userInterfaceStyle, self.constraints) = (input, userInterfaceStyle, constraints)
    roots = [root]
  }

  static let format = "touchstone-scene"
  static let version = 1
}

/// Properties that views and controllers share.
protocol SceneResponder {
  var name: String { get }
  var overrides: [TouchMethod] { get }
  var eventOverrides: [EventMethod] { get }
  var isFirstResponder: Bool { get }
  var callsSuper: SuperCall { get }
}

/// A view of a scene with its overrides, answers and log settings.
package struct SceneView: SceneResponder, Sendable, Equatable {
  package var name: String
  package var viewClass: ViewClass
  /// Set before all properties.
  package var frame: CGRect
  /// Set in this order, after the frame.
  package var properties: [ViewProperty] = []
  @Boxed package var controller: SceneController?
  /// The titles of the context menu; empty for no menu.
  package var menu: [String] = []
  package var overrides: [TouchMethod] = []
  package var eventOverrides: [EventMethod] = []
  /// Whether it is the first responder, which receives keys, motion and remote control events.
  package var isFirstResponder = false
  package var callsSuper: SuperCall
  package var hitTest = HitTestRule.ordinary
  /// The insets of the area that `point(inside:with:)` accepts; negative values enlarge it.
  package var touchInsets: UIEdgeInsets?
  /// The constant answer of `point(inside:with:)`; nil if it is not overridden.
  ///
  /// Never used together with `touchInsets`.
  package var pointInside: Bool?
  /// The answer of the view's own `gestureRecognizerShouldBegin(_:)`; nil if it is not overridden.
  package var gestureRecognizerShouldBegin: Bool?
  /// The answer of the scroll view's `touchesShouldBegin(_:with:in:)`; nil if it is not overridden.
  package var touchesShouldBegin: Bool?
  /// The answer of the scroll view's `touchesShouldCancel(in:)`; nil if it is not overridden.
  package var touchesShouldCancel: Bool?
  /// The name of the view that the scroll view zooms.
  package var viewForZooming: String?
  /// The control events with a logging target.
  package var events: [ControlEventName] = []
  package var logs: [ViewLog] = []
  /// The answers of the delegate of a text field or a text view.
  @Boxed package var textDelegate: SceneTextDelegate?
  /// The links in the text of a text view.
  package var links: [SceneLink] = []
  /// The rows of a table and the answers about them.
  @Boxed package var table: SceneTable?
  /// The items of a collection and the answers about them.
  @Boxed package var collection: SceneCollection?
  /// The wheels of a picker.
  @Boxed package var picker: ScenePicker?
  /// The position in the table or the collection that contains the view; nil for an ordinary subview.
  package var position: ListPosition?
  /// The changes to the scroll view's own pan, which is named after the view: `list.pan`.
  @Boxed package var panGestureRecognizer: SceneRecognizer?
  /// In the order in which they are added.
  package var recognizers: [SceneRecognizer] = []
  /// From back to front.
  package var children: [SceneView] = []

  package init(name: String, viewClass: ViewClass = .view, frame: CGRect) {
    self.name = name
    self.viewClass = viewClass
    self.frame = frame
    callsSuper = viewClass.defaultSuperCall
  }

  /// Whether it is a table or a collection, which has selectable rows or items.
  package var hasItems: Bool { viewClass == .tableView || viewClass == .collectionView }
}

/// A gesture recognizer of a view.
package struct SceneRecognizer: Sendable, Equatable {
  package var name: String
  package var recognizerClass: RecognizerClass
  /// Set in this order.
  package var properties: [RecognizerProperty] = []
  /// The recognizers that it requires to fail, as with `require(toFail:)`.
  package var requiresToFail: [String] = []
  @Boxed package var delegate: SceneDelegate?
  @Boxed package var subclass: SceneSubclass?
  /// Whether its four touch methods log before they call super.
  ///
  /// For a scroll view's own pan: whether its actions are logged.
  package var logs = false
  package var apply: Apply?
  package var on: [SceneReaction] = []
  /// The state table of an app-defined recognizer, in order.
  package var transitions: [SceneTransition] = []
  /// Whether it is added to the window although the file lists it at the root view.
  package var isOnWindow = false

  package init(name: String, recognizerClass: RecognizerClass) {
    self.name = name
    self.recognizerClass = recognizerClass
  }
}
