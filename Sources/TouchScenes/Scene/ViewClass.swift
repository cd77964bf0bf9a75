import TouchGeometry

/// The classes that a view of a scene can have.
///
/// Everything that a class adds to its superclass stands in this file: to add a class, add a case, its superclass, and
/// its own properties and keys.
package enum ViewClass: String, Sendable, CaseIterable {
  case view = "UIView"
  case control = "UIControl"
  case button = "UIButton"
  case `switch` = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case progressView = "UIProgressView"
  case activityIndicatorView = "UIActivityIndicatorView"
  case label = "UILabel"
  case imageView = "UIImageView"
  case scrollView = "UIScrollView"
  case stackView = "UIStackView"

  package var superclass: ViewClass? {
    switch self {
    case .view: nil
    case .control, .label, .imageView, .scrollView, .stackView, .progressView, .activityIndicatorView: .view
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl: .control
    }
  }

  /// Whether this is a class or one of its subclasses.
  package func isKind(of other: ViewClass) -> Bool { self == other || superclass?.isKind(of: other) == true }

  /// What an override calls unless the scene says otherwise: controls and scroll views do their work in the touch
  /// methods, plain views pass touches on, which would log every touch twice.
  package var defaultSuperCall: SuperCall { isKind(of: .control) || isKind(of: .scrollView) ? .after : .never }

  /// The properties that this class adds.
  private var ownProperties: [PropertyRule<ViewProperty>] {
    switch self {
    case .view:
      [
        PropertyRule("bounds", .rect, ViewProperty.bounds),
        PropertyRule("transform", .transform, ViewProperty.transform),
        PropertyRule("isHidden", .bool, ViewProperty.isHidden),
        PropertyRule("alpha", .number(0...1), ViewProperty.alpha),
        PropertyRule("isUserInteractionEnabled", .bool, ViewProperty.isUserInteractionEnabled),
        PropertyRule("isMultipleTouchEnabled", .bool, ViewProperty.isMultipleTouchEnabled),
        PropertyRule("isExclusiveTouch", .bool, ViewProperty.isExclusiveTouch),
        PropertyRule("clipsToBounds", .bool, ViewProperty.clipsToBounds),
        PropertyRule("backgroundColor", .color, ViewProperty.backgroundColor),
        PropertyRule("cornerRadius", .number(0...1_000_000), ViewProperty.cornerRadius),
      ]
    case .control:
      [
        PropertyRule("isEnabled", .bool, ViewProperty.isEnabled),
        PropertyRule("isSelected", .bool, ViewProperty.isSelected),
        PropertyRule("isHighlighted", .bool, ViewProperty.isHighlighted),
      ]
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicatorView:
      widgetProperties
    case .label:
      [
        PropertyRule("text", .text, ViewProperty.text),
        PropertyRule("font", .font, ViewProperty.font),
        PropertyRule("textColor", .color, ViewProperty.textColor),
        PropertyRule("textAlignment", .choice, ViewProperty.textAlignment),
        PropertyRule("numberOfLines", .count(0...1000), ViewProperty.numberOfLines),
      ]
    case .scrollView:
      [
        PropertyRule("contentSize", .size, ViewProperty.contentSize),
        PropertyRule("delaysContentTouches", .bool, ViewProperty.delaysContentTouches),
        PropertyRule("canCancelContentTouches", .bool, ViewProperty.canCancelContentTouches),
        PropertyRule("isScrollEnabled", .bool, ViewProperty.isScrollEnabled),
        PropertyRule("isPagingEnabled", .bool, ViewProperty.isPagingEnabled),
        PropertyRule("bounces", .bool, ViewProperty.bounces),
        PropertyRule("isDirectionalLockEnabled", .bool, ViewProperty.isDirectionalLockEnabled),
        PropertyRule("alwaysBounceVertical", .bool, ViewProperty.alwaysBounceVertical),
        PropertyRule("alwaysBounceHorizontal", .bool, ViewProperty.alwaysBounceHorizontal),
        PropertyRule("minimumZoomScale", .number(0.001...1000), ViewProperty.minimumZoomScale),
        PropertyRule("maximumZoomScale", .number(0.001...1000), ViewProperty.maximumZoomScale),
        PropertyRule("bouncesZoom", .bool, ViewProperty.bouncesZoom),
        PropertyRule("contentInset", .insets, ViewProperty.contentInset),
        PropertyRule("decelerationRate", .choice, ViewProperty.decelerationRate),
        // After what they depend on.
        PropertyRule("zoomScale", .number(0.001...1000), ViewProperty.zoomScale),
        PropertyRule("contentOffset", .point, ViewProperty.contentOffset),
      ]
    case .stackView:
      [
        PropertyRule("axis", .choice, ViewProperty.axis),
        PropertyRule("spacing", .number(0...1_000_000), ViewProperty.spacing),
        PropertyRule("distribution", .choice, ViewProperty.distribution),
        PropertyRule("alignment", .choice, ViewProperty.alignment),
        PropertyRule(
          "isLayoutMarginsRelativeArrangement", .bool, ViewProperty.isLayoutMarginsRelativeArrangement),
      ]
    case .imageView: []
    }
  }

  /// The keys besides properties that this class adds.
  private var ownKeys: [String] {
    switch self {
    case .view:
      [
        "name", "class", "frame", "controller", "overrides", "callsSuper", "hitTest", "touchInsets", "pointInside",
        "gestureRecognizerShouldBegin", "logs", "recognizers", "children", "isFirstResponder",
      ]
    case .control: ["events"]
    case .scrollView: ["touchesShouldBegin", "touchesShouldCancel", "viewForZooming", "panGestureRecognizer"]
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicatorView,
      .label, .imageView, .stackView:
      []
    }
  }

  /// Whether overrides of the methods for keys, motion and remote controls can log.
  var logsEvents: Bool { self == .view || self == .control || self == .button }

  /// What views of this class can log.
  var logs: [ViewLog] {
    [.hitTest] + (isKind(of: .control) ? [.tracking] : []) + (isKind(of: .scrollView) ? [.scroll] : [])
  }

  /// All properties, those of the superclass first.
  ///
  /// `frame` is not among them: a view must have it.
  var properties: [PropertyRule<ViewProperty>] { (superclass?.properties ?? []) + ownProperties }

  /// What may be set later on: all properties and the frame.
  var settable: [PropertyRule<ViewProperty>] { [PropertyRule("frame", .rect, ViewProperty.frame)] + properties }

  /// Every key that a view of this class accepts.
  var keys: [String] { (superclass?.keys ?? []) + ownKeys + ownProperties.map(\.key) }

  /// The keys of any class.
  static let allKeys = Set(allCases.flatMap(\.keys))
  /// The properties of any class.
  static let allSettable = Set(allCases.flatMap(\.settable).map(\.key))
}

/// A property of a view with the value that a scene gives it.
///
/// The names are UIKit's.
package enum ViewProperty: Sendable, Equatable {
  case frame(CGRect), bounds(CGRect), transform(CGAffineTransform)
  case isHidden(Bool), alpha(Double), backgroundColor(SceneColor), clipsToBounds(Bool)
  case isUserInteractionEnabled(Bool), isMultipleTouchEnabled(Bool), isExclusiveTouch(Bool)
  /// The layer's, in points.
  case cornerRadius(Double)
  /// Of a control.
  case isEnabled(Bool), isSelected(Bool), isHighlighted(Bool)
  /// Of a button.
  case title(String), subtitle(String), configuration(ConfigurationName)
  /// Of a switch, a slider, a stepper, like the lines down to segments.
  case isOn(Bool), onTintColor(SceneColor), thumbTintColor(SceneColor)
  case minimumValue(Double), maximumValue(Double), stepValue(Double), value(Double)
  case isContinuous(Bool), wraps(Bool), autorepeat(Bool)
  case minimumTrackTintColor(SceneColor), maximumTrackTintColor(SceneColor)
  /// Of a segmented control.
  case items([String]), selectedSegmentIndex(Int), isMomentary(Bool), selectedSegmentTintColor(SceneColor)
  /// Of a page control.
  case numberOfPages(Int), currentPage(Int), hidesForSinglePage(Bool)
  case pageIndicatorTintColor(SceneColor), currentPageIndicatorTintColor(SceneColor)
  /// Of a progress view.
  case progress(Double), progressTintColor(SceneColor), trackTintColor(SceneColor)
  /// Of an activity indicator.
  case style(IndicatorStyleName), color(SceneColor), hidesWhenStopped(Bool), isAnimating(Bool)
  /// Of a label, like the next line.
  case text(String), font(SceneFont), textColor(SceneColor)
  case textAlignment(TextAlignmentName), numberOfLines(Int)
  /// Of a stack view, like the next line.
  case axis(StackAxisName), spacing(Double), distribution(StackDistributionName), alignment(StackAlignmentName)
  case isLayoutMarginsRelativeArrangement(Bool)
  /// Of a scroll view, like all that follow.
  case contentSize(CGSize)
  case delaysContentTouches(Bool), canCancelContentTouches(Bool), isScrollEnabled(Bool), isPagingEnabled(Bool)
  case bounces(Bool), isDirectionalLockEnabled(Bool), alwaysBounceVertical(Bool), alwaysBounceHorizontal(Bool)
  case minimumZoomScale(Double), maximumZoomScale(Double), bouncesZoom(Bool), zoomScale(Double)
  case contentInset(UIEdgeInsets), contentOffset(CGPoint), decelerationRate(DecelerationRateName)

  /// As a scene file writes it.
  package var member: JSONMember {
    switch self {
    case .frame(let rect): JSONMember("frame", .rect(rect))
    case .bounds(let rect): JSONMember("bounds", .rect(rect))
    case .transform(let transform): JSONMember("transform", .transform(transform))
    case .isHidden(let flag): JSONMember("isHidden", .bool(flag))
    case .alpha(let alpha): JSONMember("alpha", .number(alpha))
    case .backgroundColor(let color): JSONMember("backgroundColor", .string(color.text))
    case .clipsToBounds(let flag): JSONMember("clipsToBounds", .bool(flag))
    case .isUserInteractionEnabled(let flag): JSONMember("isUserInteractionEnabled", .bool(flag))
    case .isMultipleTouchEnabled(let flag): JSONMember("isMultipleTouchEnabled", .bool(flag))
    case .isExclusiveTouch(let flag): JSONMember("isExclusiveTouch", .bool(flag))
    case .cornerRadius(let radius): JSONMember("cornerRadius", .number(radius))
    case .isEnabled(let flag): JSONMember("isEnabled", .bool(flag))
    case .isSelected(let flag): JSONMember("isSelected", .bool(flag))
    case .isHighlighted(let flag): JSONMember("isHighlighted", .bool(flag))
    case .title, .subtitle, .configuration, .isOn, .onTintColor, .thumbTintColor, .minimumValue, .maximumValue,
      .stepValue, .value, .isContinuous, .wraps, .autorepeat, .minimumTrackTintColor, .maximumTrackTintColor, .items,
      .selectedSegmentIndex, .isMomentary, .selectedSegmentTintColor, .numberOfPages, .currentPage, .hidesForSinglePage,
      .pageIndicatorTintColor, .currentPageIndicatorTintColor, .progress, .progressTintColor, .trackTintColor, .style,
      .color, .hidesWhenStopped, .isAnimating:
      widgetMember
    case .text(let text): JSONMember("text", .string(text))
    case .font(let font): JSONMember("font", font.json)
    case .textColor(let color): JSONMember("textColor", .string(color.text))
    case .textAlignment(let alignment): JSONMember("textAlignment", .string(alignment.rawValue))
    case .numberOfLines(let count): JSONMember("numberOfLines", .number(Double(count)))
    case .axis(let axis): JSONMember("axis", .string(axis.rawValue))
    case .spacing(let distance): JSONMember("spacing", .number(distance))
    case .distribution(let distribution): JSONMember("distribution", .string(distribution.rawValue))
    case .alignment(let alignment): JSONMember("alignment", .string(alignment.rawValue))
    case .isLayoutMarginsRelativeArrangement(let flag):
      JSONMember("isLayoutMarginsRelativeArrangement", .bool(flag))
    case .contentSize(let size): JSONMember("contentSize", .size(size))
    case .delaysContentTouches(let flag): JSONMember("delaysContentTouches", .bool(flag))
    case .canCancelContentTouches(let flag): JSONMember("canCancelContentTouches", .bool(flag))
    case .isScrollEnabled(let flag): JSONMember("isScrollEnabled", .bool(flag))
    case .isPagingEnabled(let flag): JSONMember("isPagingEnabled", .bool(flag))
    case .bounces(let flag): JSONMember("bounces", .bool(flag))
    case .isDirectionalLockEnabled(let flag): JSONMember("isDirectionalLockEnabled", .bool(flag))
    case .alwaysBounceVertical(let flag): JSONMember("alwaysBounceVertical", .bool(flag))
    case .alwaysBounceHorizontal(let flag): JSONMember("alwaysBounceHorizontal", .bool(flag))
    case .minimumZoomScale(let scale): JSONMember("minimumZoomScale", .number(scale))
    case .maximumZoomScale(let scale): JSONMember("maximumZoomScale", .number(scale))
    case .bouncesZoom(let flag): JSONMember("bouncesZoom", .bool(flag))
    case .zoomScale(let scale): JSONMember("zoomScale", .number(scale))
    case .contentInset(let insets): JSONMember("contentInset", .insets(insets))
    case .decelerationRate(let rate): JSONMember("decelerationRate", .string(rate.rawValue))
    case .contentOffset(let offset): JSONMember("contentOffset", .point(offset))
    }
  }
}
