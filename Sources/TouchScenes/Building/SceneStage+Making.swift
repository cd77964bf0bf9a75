import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// From the words of a scene to objects of the kit: classes and properties. A class is added here and in
// `AvailableClasses.built`.

extension AvailableClasses {
  /// The classes that stages are built of.
  package static let built = AvailableClasses(
    views: [.view, .label, .control, .button, .stackView], recognizers: RecognizerClass.allCases)
}

extension SceneStage {
  func makeView(_ description: SceneView, _ behavior: ViewBehavior) -> UIView {
    let frame = description.frame
    switch description.viewClass {
    case .view: return LoggingView(frame: frame, behavior)
    case .label: return LoggingLabel(frame: frame, behavior)
    case .control: return LoggingControl(frame: frame, behavior)
    case .button: return makeButton(description, behavior)
    case .stackView: return LoggingStack(frame: frame, behavior)
    case .switch, .slider, .imageView, .scrollView:
      preconditionFailure("the reader accepts only classes that there are")
    }
  }

  func makeRecognizer(_ description: SceneRecognizer, _ behavior: RecognizerBehavior) -> UIGestureRecognizer {
    switch description.recognizerClass {
    case .tap: return LoggingTap(behavior)
    case .longPress: return LoggingLongPress(behavior)
    case .pan: return LoggingPan(behavior)
    case .swipe: return LoggingSwipe(behavior)
    case .pinch: return LoggingPinch(behavior)
    case .rotation: return LoggingRotation(behavior)
    case .screenEdgePan: return LoggingScreenEdgePan(behavior)
    case .hover: return LoggingHover(behavior)
    }
  }

  // MARK: Properties

  func apply(_ property: ViewProperty, to view: UIView) {
    switch property {
    case .frame(let frame): view.frame = frame
    case .bounds(let bounds): view.bounds = bounds
    case .transform(let transform): view.transform = transform
    case .isHidden(let flag): view.isHidden = flag
    case .alpha(let alpha): view.alpha = alpha
    case .backgroundColor(let color): view.backgroundColor = UIColor(color)
    case .clipsToBounds(let flag): view.clipsToBounds = flag
    case .isUserInteractionEnabled(let flag): view.isUserInteractionEnabled = flag
    case .isMultipleTouchEnabled(let flag): view.isMultipleTouchEnabled = flag
    case .isExclusiveTouch(let flag): view.isExclusiveTouch = flag
    case .cornerRadius(let radius): view.layer.cornerRadius = CGFloat(radius)
    case .text(let text): (view as? UILabel)?.text = text
    case .font(let font): (view as? UILabel)?.font = font.font
    case .textColor(let color): (view as? UILabel)?.textColor = UIColor(color)
    case .textAlignment(let alignment): (view as? UILabel)?.textAlignment = alignment.alignment
    case .numberOfLines(let count): (view as? UILabel)?.numberOfLines = count
    case .isEnabled(let flag): (view as? UIControl)?.isEnabled = flag
    case .title(let title): (view as? UIButton)?.setTitle(title, for: .normal)
    case .axis(let axis): (view as? UIStackView)?.axis = axis.axis
    case .spacing(let distance): (view as? UIStackView)?.spacing = CGFloat(distance)
    case .distribution(let distribution): (view as? UIStackView)?.distribution = distribution.distribution
    case .alignment(let alignment): (view as? UIStackView)?.alignment = alignment.alignment
    case .isLayoutMarginsRelativeArrangement(let flag):
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = flag
    case .contentSize, .delaysContentTouches, .canCancelContentTouches, .isScrollEnabled, .isPagingEnabled, .bounces,
      .isDirectionalLockEnabled:
      preconditionFailure("the reader accepts only properties of classes that there are")
    }
  }

  func apply(_ property: RecognizerProperty, to recognizer: UIGestureRecognizer) {
    switch property {
    case .isEnabled(let flag): recognizer.isEnabled = flag
    case .cancelsTouchesInView(let flag): recognizer.cancelsTouchesInView = flag
    case .delaysTouchesBegan(let flag): recognizer.delaysTouchesBegan = flag
    case .delaysTouchesEnded(let flag): recognizer.delaysTouchesEnded = flag
    case .requiresExclusiveTouchType(let flag): recognizer.requiresExclusiveTouchType = flag
    case .allowedTouchTypes(let types):
      recognizer.allowedTouchTypes = types.map { NSNumber(value: $0.type.rawValue) }
    case .numberOfTapsRequired(let count):
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = count
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = count
    case .numberOfTouchesRequired(let count):
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = count
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = count
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = count
    case .minimumPressDuration(let seconds):
      (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = seconds
    case .allowableMovement(let points):
      (recognizer as? UILongPressGestureRecognizer)?.allowableMovement = points
    case .minimumNumberOfTouches(let count): (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = count
    case .maximumNumberOfTouches(let count): (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = count
    case .direction(let names):
      (recognizer as? UISwipeGestureRecognizer)?.direction = names.reduce(into: []) { $0.formUnion($1.direction) }
    case .edges(let names):
      (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = names.reduce(into: []) { $0.formUnion($1.edge) }
    }
  }
}

extension UIColor {
  /// The colour that a scene names.
  convenience init(_ color: SceneColor) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255,
      alpha: CGFloat(color.alpha) / 255)
  }
}

extension TouchTypeName {
  var type: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}

extension SwipeDirectionName {
  var direction: UISwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

extension EdgeName {
  var edge: UIRectEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    case .all: .all
    }
  }
}

extension SceneFont {
  var font: UIFont { .systemFont(ofSize: CGFloat(size), weight: weight.weight) }
}

extension FontWeightName {
  var weight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension TextAlignmentName {
  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
