import TouchGeometry

/// A scene: a tree of views with recognizers and the answers of their delegates, as a file describes it.
///
/// A value that knows no views; TouchScenes builds them from it. One that was read is sound: names are unique, every
/// reference leads somewhere, and every property suits its class.
package struct SceneFile: Sendable, Equatable {
  /// One line, for lists.
  package var title: String
  /// What to try and what to watch; may be empty.
  package var about: String
  /// In points.
  package var size: CGSize
  /// The recorded input that belongs to the scene: a path relative to the scene's file.
  package var input: String?
  /// Light, dark, or that of the surroundings; light without it.
  package var userInterfaceStyle: StyleName?
  /// Made active in this order.
  package var constraints: [SceneConstraint]
  package var root: SceneView {
    get { roots[0] }
    set { roots = [newValue] }
  }
  /// The root, stored in an array so that a copy of the scene does not copy all properties of a view.
  private var roots: [SceneView]
  /// Whether it was taken down of a living program, so that the answer to a question that nobody asked then is not known.
  ///
  /// No file says it: the scene of a capture is one.
  package var isCaptured = false
  /// The recognizers that the kit has brought along in the program that was captured: nobody can do much about them.
  package var recognizersOfTheKit: Set<String> = []

  package init(
    title: String, about: String = "", size: CGSize, input: String? = nil, userInterfaceStyle: StyleName? = nil,
    constraints: [SceneConstraint] = [], root: SceneView
  ) {
    self.title = title
    self.about = about
    self.size = size
    self.input = input
    self.userInterfaceStyle = userInterfaceStyle
    self.constraints = constraints
    roots = [root]
  }

  static let format = "touchstone-scene"
  static let version = 1
}

/// What views and controllers of a scene have in common.
protocol SceneResponder {
  var name: String { get }
  var overrides: [TouchMethod] { get }
  var eventOverrides: [EventMethod] { get }
  var isFirstResponder: Bool { get }
  var callsSuper: SuperCall { get }
}

/// A view of a scene with what it overrides, answers and logs.
package struct SceneView: SceneResponder, Sendable, Equatable {
  package var name: String
  package var viewClass: ViewClass
  /// Set before any property.
  package var frame: CGRect
  /// Set in this order, after the frame.
  package var properties: [ViewProperty] = []
  @Boxed package var controller: SceneController?
  /// The titles of a context menu; empty for none.
  package var menu: [String] = []
  package var overrides: [TouchMethod] = []
  package var eventOverrides: [EventMethod] = []
  /// Whether keys, motion and remote controls start here.
  package var isFirstResponder = false
  package var callsSuper: SuperCall
  package var hitTest = HitTestRule.ordinary
  /// Negative ones enlarge what `point(inside:)` accepts.
  package var touchInsets: UIEdgeInsets?
  /// What `point(inside:)` always answers.
  ///
  /// Never together with `touchInsets`.
  package var pointInside: Bool?
  /// What the view's own `gestureRecognizerShouldBegin` answers; nil if it is not overridden.
  package var gestureRecognizerShouldBegin: Bool?
  /// What the scroll view's `touchesShouldBegin` answers; nil if it is not overridden.
  package var touchesShouldBegin: Bool?
  /// What the scroll view's `touchesShouldCancel(in:)` answers; nil if it is not overridden.
  package var touchesShouldCancel: Bool?
  /// The name of the view that the scroll view zooms.
  package var viewForZooming: String?
  /// The control events with a logging target.
  package var events: [ControlEventName] = []
  package var logs: [ViewLog] = []
  /// What the delegate of a text field or a text view answers.
  @Boxed package var textDelegate: SceneTextDelegate?
  /// The links in the text of a text view.
  package var links: [SceneLink] = []
  /// The rows of a table and the answers about them.
  @Boxed package var table: SceneTable?
  /// The items of a collection and the answers about them.
  @Boxed package var collection: SceneCollection?
  /// The wheels of a picker.
  @Boxed package var picker: ScenePicker?
  /// Where in the table or the collection around it the view is; nil for a subview.
  package var position: ListPosition?
  /// What the scene says of the scroll view's own pan, which is named after the view: `list.pan`.
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

  /// Whether it is a table or a collection, whose rows or items the user selects.
  package var hasItems: Bool { viewClass == .tableView || viewClass == .collectionView }
}

/// A gesture recognizer of a view.
package struct SceneRecognizer: Sendable, Equatable {
  package var name: String
  package var recognizerClass: RecognizerClass
  /// Set in this order.
  package var properties: [RecognizerProperty] = []
  /// The recognizers that must fail first, as by `require(toFail:)`.
  package var requiresToFail: [String] = []
  @Boxed package var delegate: SceneDelegate?
  @Boxed package var subclass: SceneSubclass?
  /// Whether its four touch methods log before they call super.
  ///
  /// For a scroll view's own pan: whether its actions are logged.
  package var logs = false
  package var apply: Apply?
  package var on: [SceneReaction] = []
  /// What an app-defined recognizer does in its touch methods; in this order.
  package var transitions: [SceneTransition] = []
  /// Whether it is added to the window instead of the root view, whose list it is in.
  package var isOnWindow = false

  package init(name: String, recognizerClass: RecognizerClass) {
    self.name = name
    self.recognizerClass = recognizerClass
  }
}
