// Written by Scripts/properties from Scripts/properties.table; not to be edited.
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

extension SceneStage {
  /// Makes a recognizer: an instance of the logging subclass of its class.
  func makeRecognizer(_ description: SceneRecognizer, _ behavior: RecognizerBehavior) -> UIGestureRecognizer {
    switch description.recognizerClass {
    case .tap: LoggingTap(behavior)
    case .longPress: LoggingLongPress(behavior)
    case .pan: LoggingPan(behavior)
    case .swipe: LoggingSwipe(behavior)
    case .pinch: LoggingPinch(behavior)
    case .rotation: LoggingRotation(behavior)
    case .screenEdgePan: LoggingScreenEdgePan(behavior)
    case .hover: LoggingHover(behavior)
    case .custom: LoggingCustom(behavior)
    }
  }

  /// Sets a property; ignores one that the view's class does not have.
  func apply(_ property: ViewProperty, to view: UIView) {
    switch property {
    case .frame(let value): view.frame = value
    case .bounds(let value): view.bounds = value
    case .transform(let value): view.transform = value
    case .isHidden(let value): view.isHidden = value
    case .alpha(let value): view.alpha = .init(value)
    case .isUserInteractionEnabled(let value): view.isUserInteractionEnabled = value
    case .isMultipleTouchEnabled(let value): view.isMultipleTouchEnabled = value
    case .isExclusiveTouch(let value): view.isExclusiveTouch = value
    case .translatesAutoresizingMaskIntoConstraints(let value): view.translatesAutoresizingMaskIntoConstraints = value
    case .clipsToBounds(let value): view.clipsToBounds = value
    case .backgroundColor(let value): view.backgroundColor = UIColor(value)
    case .cornerRadius(let value): view.layer.cornerRadius = .init(value)
    case .accessibilityLabel(let value): view.accessibilityLabel = value
    case .isEnabled(let value): (view as? UIControl)?.isEnabled = value
    case .isSelected(let value): (view as? UIControl)?.isSelected = value
    case .isHighlighted(let value): (view as? UIControl)?.isHighlighted = value
    case .title(let value): if let view = view as? UIButton { setTitle(value, of: view) }
    case .subtitle(let value): if let view = view as? UIButton { setSubtitle(value, of: view) }
    case .configuration(let value): if let view = view as? UIButton { setConfiguration(value, of: view) }
    case .isOn(let value): (view as? UISwitch)?.isOn = value
    case .onTintColor(let value): (view as? UISwitch)?.onTintColor = UIColor(value)
    case .thumbTintColor(let value):
      (view as? UISwitch)?.thumbTintColor = UIColor(value)
      (view as? UISlider)?.thumbTintColor = UIColor(value)
    case .minimumValue(let value):
      (view as? UISlider)?.minimumValue = .init(value)
      (view as? UIStepper)?.minimumValue = .init(value)
    case .maximumValue(let value):
      (view as? UISlider)?.maximumValue = .init(value)
      (view as? UIStepper)?.maximumValue = .init(value)
    case .value(let value):
      (view as? UISlider)?.value = .init(value)
      (view as? UIStepper)?.value = .init(value)
    case .isContinuous(let value):
      (view as? UISlider)?.isContinuous = value
      (view as? UIStepper)?.isContinuous = value
    case .minimumTrackTintColor(let value): (view as? UISlider)?.minimumTrackTintColor = UIColor(value)
    case .maximumTrackTintColor(let value): (view as? UISlider)?.maximumTrackTintColor = UIColor(value)
    case .stepValue(let value): (view as? UIStepper)?.stepValue = .init(value)
    case .wraps(let value): (view as? UIStepper)?.wraps = value
    case .autorepeat(let value): (view as? UIStepper)?.autorepeat = value
    case .items(let value): if let view = view as? UISegmentedControl { setItems(value, of: view) }
    case .selectedSegmentIndex(let value):
      if let view = view as? UISegmentedControl { setSelectedSegmentIndex(value, of: view) }
    case .isMomentary(let value): (view as? UISegmentedControl)?.isMomentary = value
    case .selectedSegmentTintColor(let value): (view as? UISegmentedControl)?.selectedSegmentTintColor = UIColor(value)
    case .numberOfPages(let value): (view as? UIPageControl)?.numberOfPages = value
    case .currentPage(let value): (view as? UIPageControl)?.currentPage = value
    case .hidesForSinglePage(let value): (view as? UIPageControl)?.hidesForSinglePage = value
    case .pageIndicatorTintColor(let value): (view as? UIPageControl)?.pageIndicatorTintColor = UIColor(value)
    case .currentPageIndicatorTintColor(let value):
      (view as? UIPageControl)?.currentPageIndicatorTintColor = UIColor(value)
    case .progress(let value): (view as? UIProgressView)?.progress = .init(value)
    case .progressTintColor(let value): (view as? UIProgressView)?.progressTintColor = UIColor(value)
    case .trackTintColor(let value): (view as? UIProgressView)?.trackTintColor = UIColor(value)
    case .style(let value): (view as? UIActivityIndicatorView)?.style = value.living
    case .color(let value): (view as? UIActivityIndicatorView)?.color = UIColor(value)
    case .hidesWhenStopped(let value): (view as? UIActivityIndicatorView)?.hidesWhenStopped = value
    case .isAnimating(let value): if let view = view as? UIActivityIndicatorView { setIsAnimating(value, of: view) }
    case .text(let value):
      (view as? UILabel)?.text = value
      (view as? UITextField)?.text = value
      (view as? UITextView)?.text = value
    case .font(let value):
      (view as? UILabel)?.font = value.living
      (view as? UITextField)?.font = value.living
      (view as? UITextView)?.font = value.living
    case .textColor(let value):
      (view as? UILabel)?.textColor = UIColor(value)
      (view as? UITextField)?.textColor = UIColor(value)
      (view as? UITextView)?.textColor = UIColor(value)
    case .textAlignment(let value):
      (view as? UILabel)?.textAlignment = value.living
      (view as? UITextField)?.textAlignment = value.living
      (view as? UITextView)?.textAlignment = value.living
    case .numberOfLines(let value): (view as? UILabel)?.numberOfLines = value
    case .contentSize(let value): (view as? UIScrollView)?.contentSize = value
    case .delaysContentTouches(let value): (view as? UIScrollView)?.delaysContentTouches = value
    case .canCancelContentTouches(let value): (view as? UIScrollView)?.canCancelContentTouches = value
    case .isScrollEnabled(let value): (view as? UIScrollView)?.isScrollEnabled = value
    case .isPagingEnabled(let value): (view as? UIScrollView)?.isPagingEnabled = value
    case .bounces(let value): (view as? UIScrollView)?.bounces = value
    case .isDirectionalLockEnabled(let value): (view as? UIScrollView)?.isDirectionalLockEnabled = value
    case .transfersHorizontalScrollingToParent(let value):
      (view as? UIScrollView)?.transfersHorizontalScrollingToParent = value
    case .transfersVerticalScrollingToParent(let value):
      (view as? UIScrollView)?.transfersVerticalScrollingToParent = value
    case .alwaysBounceVertical(let value): (view as? UIScrollView)?.alwaysBounceVertical = value
    case .alwaysBounceHorizontal(let value): (view as? UIScrollView)?.alwaysBounceHorizontal = value
    case .minimumZoomScale(let value): (view as? UIScrollView)?.minimumZoomScale = .init(value)
    case .maximumZoomScale(let value): (view as? UIScrollView)?.maximumZoomScale = .init(value)
    case .bouncesZoom(let value): (view as? UIScrollView)?.bouncesZoom = value
    case .contentInset(let value): (view as? UIScrollView)?.contentInset = value
    case .decelerationRate(let value): (view as? UIScrollView)?.decelerationRate = value.living
    case .zoomScale(let value): (view as? UIScrollView)?.zoomScale = .init(value)
    case .contentOffset(let value): (view as? UIScrollView)?.contentOffset = value
    case .axis(let value): (view as? UIStackView)?.axis = value.living
    case .spacing(let value): (view as? UIStackView)?.spacing = .init(value)
    case .distribution(let value): (view as? UIStackView)?.distribution = value.living
    case .alignment(let value): (view as? UIStackView)?.alignment = value.living
    case .isLayoutMarginsRelativeArrangement(let value):
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = value
    case .placeholder(let value): (view as? UITextField)?.placeholder = value
    case .borderStyle(let value): (view as? UITextField)?.borderStyle = value.living
    case .clearButtonMode(let value): (view as? UITextField)?.clearButtonMode = value.living
    case .isSecureTextEntry(let value): (view as? UITextField)?.isSecureTextEntry = value
    case .clearsOnBeginEditing(let value): (view as? UITextField)?.clearsOnBeginEditing = value
    case .isEditable(let value): (view as? UITextView)?.isEditable = value
    case .isSelectable(let value): (view as? UITextView)?.isSelectable = value
    case .rowHeight(let value): (view as? UITableView)?.rowHeight = .init(value)
    case .allowsSelection(let value):
      (view as? UITableView)?.allowsSelection = value
      (view as? UICollectionView)?.allowsSelection = value
    case .allowsMultipleSelection(let value):
      (view as? UITableView)?.allowsMultipleSelection = value
      (view as? UICollectionView)?.allowsMultipleSelection = value
    case .allowsSelectionDuringEditing(let value): (view as? UITableView)?.allowsSelectionDuringEditing = value
    case .allowsMultipleSelectionDuringEditing(let value):
      (view as? UITableView)?.allowsMultipleSelectionDuringEditing = value
    case .isEditing(let value):
      (view as? UITableView)?.isEditing = value
      (view as? UICollectionView)?.isEditing = value
    case .itemSize(let value): if let view = view as? UICollectionView { setItemSize(value, of: view) }
    case .minimumLineSpacing(let value):
      if let view = view as? UICollectionView { setMinimumLineSpacing(value, of: view) }
    case .minimumInteritemSpacing(let value):
      if let view = view as? UICollectionView { setMinimumInteritemSpacing(value, of: view) }
    case .sectionInset(let value): if let view = view as? UICollectionView { setSectionInset(value, of: view) }
    case .scrollDirection(let value): if let view = view as? UICollectionView { setScrollDirection(value, of: view) }
    }
  }

  /// Sets a property; ignores one that the recognizer's class does not have.
  func apply(_ property: RecognizerProperty, to recognizer: UIGestureRecognizer) {
    switch property {
    case .isEnabled(let value): recognizer.isEnabled = value
    case .cancelsTouchesInView(let value): recognizer.cancelsTouchesInView = value
    case .delaysTouchesBegan(let value): recognizer.delaysTouchesBegan = value
    case .delaysTouchesEnded(let value): recognizer.delaysTouchesEnded = value
    case .requiresExclusiveTouchType(let value): recognizer.requiresExclusiveTouchType = value
    case .allowedTouchTypes(let value): recognizer.allowedTouchTypes = value.living
    case .allowedPressTypes(let value): recognizer.allowedPressTypes = value.living
    case .numberOfTapsRequired(let value):
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = value
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired = value
    case .numberOfTouchesRequired(let value):
      (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = value
      (recognizer as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = value
      (recognizer as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = value
    case .buttonMaskRequired(let value): (recognizer as? UITapGestureRecognizer)?.buttonMaskRequired = value.living
    case .minimumPressDuration(let value):
      (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = .init(value)
    case .allowableMovement(let value): (recognizer as? UILongPressGestureRecognizer)?.allowableMovement = .init(value)
    case .minimumNumberOfTouches(let value): (recognizer as? UIPanGestureRecognizer)?.minimumNumberOfTouches = value
    case .maximumNumberOfTouches(let value): (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = value
    case .allowedScrollTypesMask(let value):
      (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = value.living
    case .beginningDistance(let value): (recognizer as? UIPanGestureRecognizer)?.beginningDistance = .init(value)
    case .direction(let value): (recognizer as? UISwipeGestureRecognizer)?.direction = value.living
    case .edges(let value): (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = value.living
    }
  }
}
