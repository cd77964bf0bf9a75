import TouchGeometry

// Facts about classes of views other than their properties, which Scripts/properties.table declares.

extension ViewClass {
  /// Whether this is a class or one of its subclasses.
  package func isKind(of other: ViewClass) -> Bool { self == other || superclass?.isKind(of: other) == true }

  /// Whether the user can enter text.
  package var isTextInput: Bool { self == .textField || self == .textView }

  /// When an override calls super by default.
  ///
  /// Controls and scroll views need the call, because they work in the touch methods; plain views would pass the touch
  /// on, which would log every touch twice.
  package var defaultSuperCall: SuperCall { isKind(of: .control) || isKind(of: .scrollView) ? .after : .never }

  /// The keys that this class adds, other than properties.
  private var ownKeys: [String] {
    switch self {
    case .view:
      [
        "name", "class", "frame", "controller", "overrides", "callsSuper", "hitTest", "touchInsets", "pointInside",
        "gestureRecognizerShouldBegin", "logs", "recognizers", "children", "isFirstResponder", "menu", "in",
      ]
    case .control: ["events"]
    case .scrollView: ["touchesShouldBegin", "touchesShouldCancel", "viewForZooming", "panGestureRecognizer"]
    case .textField: ["delegate"]
    case .textView: ["delegate", "links"]
    case .tableView: ["style", "sections", "dataSource", "delegate"]
    case .collectionView: ["layout", "sections", "dataSource", "delegate"]
    case .pickerView: ["components", "selectedRows"]
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicatorView,
      .label, .imageView, .stackView:
      []
    }
  }

  /// Whether overrides of the methods for keys, motion and remote control events can log.
  var logsEvents: Bool { self == .view || self == .control || self == .button }

  /// The callbacks that views of this class can log.
  var logs: [ViewLog] {
    [.hitTest] + (isKind(of: .control) ? [.tracking] : []) + (isKind(of: .scrollView) ? [.scroll] : [])
      + (isTextInput ? [.text] : []) + (self == .tableView ? [.rows, .cells] : [])
      + (self == .collectionView ? [.items, .cells] : []) + (self == .pickerView ? [.rows] : [])
  }

  /// All properties, those of the superclass first.
  ///
  /// `frame` is not among them: a view must have it.
  var properties: [PropertyRule<ViewProperty>] { (superclass?.properties ?? []) + ownProperties }

  /// The properties that an action can set: all properties and the frame.
  var settable: [PropertyRule<ViewProperty>] { [PropertyRule("frame", .rect, ViewProperty.frame)] + properties }

  /// All keys that a view of this class accepts.
  var keys: [String] { (superclass?.keys ?? []) + ownKeys + ownProperties.map(\.key) }

  /// The keys of all classes.
  static let allKeys = Set(allCases.flatMap(\.keys))
  /// The settable properties of all classes.
  static let allSettable = Set(allCases.flatMap(\.settable).map(\.key))
}
