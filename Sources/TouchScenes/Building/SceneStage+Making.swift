import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// From the words of a scene to objects of the kit: classes and properties.

extension SceneStage {
  func makeView(_ description: SceneView, _ behavior: ViewBehavior) -> UIView {
    let frame = description.frame
    switch description.viewClass {
    case .view: return LoggingView(frame: frame, behavior)
    case .label: return LoggingLabel(frame: frame, behavior)
    case .control: return LoggingControl(frame: frame, behavior)
    case .button: return makeButton(description, behavior)
    case .stackView: return LoggingStack(frame: frame, behavior)
    case .scrollView: return LoggingScrollView(description, behavior)
    case .switch: return LoggingSwitch(frame: frame, behavior)
    case .slider: return LoggingSlider(frame: frame, behavior)
    case .stepper: return LoggingStepper(frame: frame, behavior)
    case .segmentedControl: return LoggingSegmentedControl(frame: frame, behavior)
    case .pageControl: return LoggingPageControl(frame: frame, behavior)
    case .progressView: return LoggingProgressView(frame: frame, behavior)
    case .activityIndicatorView: return LoggingActivityIndicatorView(frame: frame, behavior)
    case .imageView: return LoggingImageView(frame: frame, behavior)
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
    case .axis, .spacing, .distribution, .alignment, .isLayoutMarginsRelativeArrangement:
      if let view = view as? UIStackView { apply(property, to: view) }
    case .isSelected(let flag): (view as? UIControl)?.isSelected = flag
    case .isHighlighted(let flag): (view as? UIControl)?.isHighlighted = flag
    case .title, .subtitle, .configuration, .isOn, .onTintColor, .thumbTintColor, .minimumValue, .maximumValue,
      .stepValue, .value, .isContinuous, .wraps, .autorepeat, .minimumTrackTintColor, .maximumTrackTintColor, .items,
      .selectedSegmentIndex, .isMomentary, .selectedSegmentTintColor, .numberOfPages, .currentPage, .hidesForSinglePage,
      .pageIndicatorTintColor, .currentPageIndicatorTintColor, .progress, .progressTintColor, .trackTintColor, .style,
      .color, .hidesWhenStopped, .isAnimating:
      applyWidget(property, to: view)
    case .contentSize, .delaysContentTouches, .canCancelContentTouches, .isScrollEnabled, .isPagingEnabled, .bounces,
      .isDirectionalLockEnabled, .alwaysBounceVertical, .alwaysBounceHorizontal, .minimumZoomScale, .maximumZoomScale,
      .bouncesZoom, .zoomScale, .contentInset, .contentOffset, .decelerationRate:
      if let view = view as? UIScrollView { apply(property, to: view) }
    }
  }

  private func apply(_ property: ViewProperty, to view: UIStackView) {
    if case .axis(let axis) = property { view.axis = axis.axis }
    if case .spacing(let distance) = property { view.spacing = CGFloat(distance) }
    if case .distribution(let distribution) = property { view.distribution = distribution.distribution }
    if case .alignment(let alignment) = property { view.alignment = alignment.alignment }
    if case .isLayoutMarginsRelativeArrangement(let flag) = property { view.isLayoutMarginsRelativeArrangement = flag }
  }

  private func apply(_ property: ViewProperty, to view: UIScrollView) {
    switch property {
    case .contentSize(let size): view.contentSize = size
    case .delaysContentTouches(let flag): view.delaysContentTouches = flag
    case .canCancelContentTouches(let flag): view.canCancelContentTouches = flag
    case .isScrollEnabled(let flag): view.isScrollEnabled = flag
    case .isPagingEnabled(let flag): view.isPagingEnabled = flag
    case .bounces(let flag): view.bounces = flag
    case .isDirectionalLockEnabled(let flag): view.isDirectionalLockEnabled = flag
    case .alwaysBounceVertical(let flag): view.alwaysBounceVertical = flag
    case .alwaysBounceHorizontal(let flag): view.alwaysBounceHorizontal = flag
    case .minimumZoomScale(let scale): view.minimumZoomScale = CGFloat(scale)
    case .maximumZoomScale(let scale): view.maximumZoomScale = CGFloat(scale)
    case .bouncesZoom(let flag): view.bouncesZoom = flag
    case .zoomScale(let scale): view.zoomScale = CGFloat(scale)
    case .contentInset(let insets): view.contentInset = insets
    case .contentOffset(let offset): view.contentOffset = offset
    case .decelerationRate(let rate): view.decelerationRate = rate == .fast ? .fast : .normal
    default: break
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
