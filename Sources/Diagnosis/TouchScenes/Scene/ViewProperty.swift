// Written by Scripts/properties from Scripts/properties.table; not to be edited.
import TouchGeometry

/// The classes of a view that a scene can use.
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
  case textField = "UITextField"
  case textView = "UITextView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case pickerView = "UIPickerView"

  /// The superclass; nil for UIView.
  package var superclass: ViewClass? {
    switch self {
    case .view: nil
    case .control, .progressView, .activityIndicatorView, .label, .imageView, .scrollView, .stackView, .pickerView:
      .view
    case .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField: .control
    case .textView, .tableView, .collectionView: .scrollView
    }
  }

  /// The properties that this class adds, in the order in which they are set.
  var ownProperties: [PropertyRule<ViewProperty>] {
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
        PropertyRule(
          "translatesAutoresizingMaskIntoConstraints", .bool, ViewProperty.translatesAutoresizingMaskIntoConstraints),
        PropertyRule("clipsToBounds", .bool, ViewProperty.clipsToBounds),
        PropertyRule("backgroundColor", .color, ViewProperty.backgroundColor),
        PropertyRule("cornerRadius", .number(0...1_000_000), ViewProperty.cornerRadius),
        PropertyRule("accessibilityLabel", .text, ViewProperty.accessibilityLabel),
      ]
    case .control:
      [
        PropertyRule("isEnabled", .bool, ViewProperty.isEnabled),
        PropertyRule("isSelected", .bool, ViewProperty.isSelected),
        PropertyRule("isHighlighted", .bool, ViewProperty.isHighlighted),
      ]
    case .button:
      [
        PropertyRule("title", .text, ViewProperty.title),
        PropertyRule("subtitle", .text, ViewProperty.subtitle),
        PropertyRule("configuration", .choice, ViewProperty.configuration),
      ]
    case .switch:
      [
        PropertyRule("isOn", .bool, ViewProperty.isOn),
        PropertyRule("onTintColor", .color, ViewProperty.onTintColor),
        PropertyRule("thumbTintColor", .color, ViewProperty.thumbTintColor),
      ]
    case .slider:
      [
        PropertyRule("minimumValue", .number(coordinates), ViewProperty.minimumValue),
        PropertyRule("maximumValue", .number(coordinates), ViewProperty.maximumValue),
        PropertyRule("value", .number(coordinates), ViewProperty.value),
        PropertyRule("isContinuous", .bool, ViewProperty.isContinuous),
        PropertyRule("minimumTrackTintColor", .color, ViewProperty.minimumTrackTintColor),
        PropertyRule("maximumTrackTintColor", .color, ViewProperty.maximumTrackTintColor),
        PropertyRule("thumbTintColor", .color, ViewProperty.thumbTintColor),
      ]
    case .stepper:
      [
        PropertyRule("minimumValue", .number(coordinates), ViewProperty.minimumValue),
        PropertyRule("maximumValue", .number(coordinates), ViewProperty.maximumValue),
        PropertyRule("stepValue", .number(0.001...1_000_000), ViewProperty.stepValue),
        PropertyRule("value", .number(coordinates), ViewProperty.value),
        PropertyRule("isContinuous", .bool, ViewProperty.isContinuous),
        PropertyRule("wraps", .bool, ViewProperty.wraps),
        PropertyRule("autorepeat", .bool, ViewProperty.autorepeat),
      ]
    case .segmentedControl:
      [
        PropertyRule("items", .texts, ViewProperty.items),
        PropertyRule("selectedSegmentIndex", .count(-1...1000), ViewProperty.selectedSegmentIndex),
        PropertyRule("isMomentary", .bool, ViewProperty.isMomentary),
        PropertyRule("selectedSegmentTintColor", .color, ViewProperty.selectedSegmentTintColor),
      ]
    case .pageControl:
      [
        PropertyRule("numberOfPages", .count(0...1000), ViewProperty.numberOfPages),
        PropertyRule("currentPage", .count(0...1000), ViewProperty.currentPage),
        PropertyRule("hidesForSinglePage", .bool, ViewProperty.hidesForSinglePage),
        PropertyRule("pageIndicatorTintColor", .color, ViewProperty.pageIndicatorTintColor),
        PropertyRule("currentPageIndicatorTintColor", .color, ViewProperty.currentPageIndicatorTintColor),
      ]
    case .progressView:
      [
        PropertyRule("progress", .number(0...1), ViewProperty.progress),
        PropertyRule("progressTintColor", .color, ViewProperty.progressTintColor),
        PropertyRule("trackTintColor", .color, ViewProperty.trackTintColor),
      ]
    case .activityIndicatorView:
      [
        PropertyRule("style", .choice, ViewProperty.style),
        PropertyRule("color", .color, ViewProperty.color),
        PropertyRule("hidesWhenStopped", .bool, ViewProperty.hidesWhenStopped),
        PropertyRule("isAnimating", .bool, ViewProperty.isAnimating),
      ]
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
        PropertyRule("transfersHorizontalScrollingToParent", .bool, ViewProperty.transfersHorizontalScrollingToParent),
        PropertyRule("transfersVerticalScrollingToParent", .bool, ViewProperty.transfersVerticalScrollingToParent),
        PropertyRule("alwaysBounceVertical", .bool, ViewProperty.alwaysBounceVertical),
        PropertyRule("alwaysBounceHorizontal", .bool, ViewProperty.alwaysBounceHorizontal),
        PropertyRule("minimumZoomScale", .number(0.001...1000), ViewProperty.minimumZoomScale),
        PropertyRule("maximumZoomScale", .number(0.001...1000), ViewProperty.maximumZoomScale),
        PropertyRule("bouncesZoom", .bool, ViewProperty.bouncesZoom),
        PropertyRule("contentInset", .insets, ViewProperty.contentInset),
        PropertyRule("decelerationRate", .choice, ViewProperty.decelerationRate),
        PropertyRule("zoomScale", .number(0.001...1000), ViewProperty.zoomScale),
        PropertyRule("contentOffset", .point, ViewProperty.contentOffset),
      ]
    case .stackView:
      [
        PropertyRule("axis", .choice, ViewProperty.axis),
        PropertyRule("spacing", .number(0...1_000_000), ViewProperty.spacing),
        PropertyRule("distribution", .choice, ViewProperty.distribution),
        PropertyRule("alignment", .choice, ViewProperty.alignment),
        PropertyRule("isLayoutMarginsRelativeArrangement", .bool, ViewProperty.isLayoutMarginsRelativeArrangement),
      ]
    case .textField:
      [
        PropertyRule("text", .text, ViewProperty.text),
        PropertyRule("font", .font, ViewProperty.font),
        PropertyRule("textColor", .color, ViewProperty.textColor),
        PropertyRule("textAlignment", .choice, ViewProperty.textAlignment),
        PropertyRule("placeholder", .text, ViewProperty.placeholder),
        PropertyRule("borderStyle", .choice, ViewProperty.borderStyle),
        PropertyRule("clearButtonMode", .choice, ViewProperty.clearButtonMode),
        PropertyRule("isSecureTextEntry", .bool, ViewProperty.isSecureTextEntry),
        PropertyRule("clearsOnBeginEditing", .bool, ViewProperty.clearsOnBeginEditing),
      ]
    case .textView:
      [
        PropertyRule("text", .text, ViewProperty.text),
        PropertyRule("font", .font, ViewProperty.font),
        PropertyRule("textColor", .color, ViewProperty.textColor),
        PropertyRule("textAlignment", .choice, ViewProperty.textAlignment),
        PropertyRule("isEditable", .bool, ViewProperty.isEditable),
        PropertyRule("isSelectable", .bool, ViewProperty.isSelectable),
      ]
    case .tableView:
      [
        PropertyRule("rowHeight", .number(1...10_000), ViewProperty.rowHeight),
        PropertyRule("allowsSelection", .bool, ViewProperty.allowsSelection),
        PropertyRule("allowsMultipleSelection", .bool, ViewProperty.allowsMultipleSelection),
        PropertyRule("allowsSelectionDuringEditing", .bool, ViewProperty.allowsSelectionDuringEditing),
        PropertyRule("allowsMultipleSelectionDuringEditing", .bool, ViewProperty.allowsMultipleSelectionDuringEditing),
        PropertyRule("isEditing", .bool, ViewProperty.isEditing),
      ]
    case .collectionView:
      [
        PropertyRule("itemSize", .size, ViewProperty.itemSize),
        PropertyRule("minimumLineSpacing", .number(0...1_000_000), ViewProperty.minimumLineSpacing),
        PropertyRule("minimumInteritemSpacing", .number(0...1_000_000), ViewProperty.minimumInteritemSpacing),
        PropertyRule("sectionInset", .insets, ViewProperty.sectionInset),
        PropertyRule("scrollDirection", .choice, ViewProperty.scrollDirection),
        PropertyRule("allowsSelection", .bool, ViewProperty.allowsSelection),
        PropertyRule("allowsMultipleSelection", .bool, ViewProperty.allowsMultipleSelection),
        PropertyRule("isEditing", .bool, ViewProperty.isEditing),
      ]
    case .imageView, .pickerView: []
    }
  }
}

/// A property of a view with its value in a scene.
///
/// The names are UIKit's.
package enum ViewProperty: Sendable, Equatable {
  case frame(CGRect)
  case bounds(CGRect)
  case transform(CGAffineTransform)
  case isHidden(Bool)
  case alpha(Double)
  case isUserInteractionEnabled(Bool)
  case isMultipleTouchEnabled(Bool)
  case isExclusiveTouch(Bool)
  case translatesAutoresizingMaskIntoConstraints(Bool)
  case clipsToBounds(Bool)
  case backgroundColor(SceneColor)
  case cornerRadius(Double)
  case accessibilityLabel(String)
  case isEnabled(Bool)
  case isSelected(Bool)
  case isHighlighted(Bool)
  case title(String)
  case subtitle(String)
  case configuration(ConfigurationName)
  case isOn(Bool)
  case onTintColor(SceneColor)
  case thumbTintColor(SceneColor)
  case minimumValue(Double)
  case maximumValue(Double)
  case value(Double)
  case isContinuous(Bool)
  case minimumTrackTintColor(SceneColor)
  case maximumTrackTintColor(SceneColor)
  case stepValue(Double)
  case wraps(Bool)
  case autorepeat(Bool)
  case items([String])
  case selectedSegmentIndex(Int)
  case isMomentary(Bool)
  case selectedSegmentTintColor(SceneColor)
  case numberOfPages(Int)
  case currentPage(Int)
  case hidesForSinglePage(Bool)
  case pageIndicatorTintColor(SceneColor)
  case currentPageIndicatorTintColor(SceneColor)
  case progress(Double)
  case progressTintColor(SceneColor)
  case trackTintColor(SceneColor)
  case style(IndicatorStyleName)
  case color(SceneColor)
  case hidesWhenStopped(Bool)
  case isAnimating(Bool)
  case text(String)
  case font(SceneFont)
  case textColor(SceneColor)
  case textAlignment(TextAlignmentName)
  case numberOfLines(Int)
  case contentSize(CGSize)
  case delaysContentTouches(Bool)
  case canCancelContentTouches(Bool)
  case isScrollEnabled(Bool)
  case isPagingEnabled(Bool)
  case bounces(Bool)
  case isDirectionalLockEnabled(Bool)
  case transfersHorizontalScrollingToParent(Bool)
  case transfersVerticalScrollingToParent(Bool)
  case alwaysBounceVertical(Bool)
  case alwaysBounceHorizontal(Bool)
  case minimumZoomScale(Double)
  case maximumZoomScale(Double)
  case bouncesZoom(Bool)
  case contentInset(UIEdgeInsets)
  case decelerationRate(DecelerationRateName)
  case zoomScale(Double)
  case contentOffset(CGPoint)
  case axis(StackAxisName)
  case spacing(Double)
  case distribution(StackDistributionName)
  case alignment(StackAlignmentName)
  case isLayoutMarginsRelativeArrangement(Bool)
  case placeholder(String)
  case borderStyle(BorderStyleName)
  case clearButtonMode(ViewModeName)
  case isSecureTextEntry(Bool)
  case clearsOnBeginEditing(Bool)
  case isEditable(Bool)
  case isSelectable(Bool)
  case rowHeight(Double)
  case allowsSelection(Bool)
  case allowsMultipleSelection(Bool)
  case allowsSelectionDuringEditing(Bool)
  case allowsMultipleSelectionDuringEditing(Bool)
  case isEditing(Bool)
  case itemSize(CGSize)
  case minimumLineSpacing(Double)
  case minimumInteritemSpacing(Double)
  case sectionInset(UIEdgeInsets)
  case scrollDirection(StackAxisName)

  /// The member of a scene file.
  package var member: JSONMember {
    switch self {
    case .frame(let value): JSONMember("frame", .rect(value))
    case .bounds(let value): JSONMember("bounds", .rect(value))
    case .transform(let value): JSONMember("transform", .transform(value))
    case .isHidden(let value): JSONMember("isHidden", .bool(value))
    case .alpha(let value): JSONMember("alpha", .number(value))
    case .isUserInteractionEnabled(let value): JSONMember("isUserInteractionEnabled", .bool(value))
    case .isMultipleTouchEnabled(let value): JSONMember("isMultipleTouchEnabled", .bool(value))
    case .isExclusiveTouch(let value): JSONMember("isExclusiveTouch", .bool(value))
    case .translatesAutoresizingMaskIntoConstraints(let value):
      JSONMember("translatesAutoresizingMaskIntoConstraints", .bool(value))
    case .clipsToBounds(let value): JSONMember("clipsToBounds", .bool(value))
    case .backgroundColor(let value): JSONMember("backgroundColor", .string(value.text))
    case .cornerRadius(let value): JSONMember("cornerRadius", .number(value))
    case .accessibilityLabel(let value): JSONMember("accessibilityLabel", .string(value))
    case .isEnabled(let value): JSONMember("isEnabled", .bool(value))
    case .isSelected(let value): JSONMember("isSelected", .bool(value))
    case .isHighlighted(let value): JSONMember("isHighlighted", .bool(value))
    case .title(let value): JSONMember("title", .string(value))
    case .subtitle(let value): JSONMember("subtitle", .string(value))
    case .configuration(let value): JSONMember("configuration", .string(value.rawValue))
    case .isOn(let value): JSONMember("isOn", .bool(value))
    case .onTintColor(let value): JSONMember("onTintColor", .string(value.text))
    case .thumbTintColor(let value): JSONMember("thumbTintColor", .string(value.text))
    case .minimumValue(let value): JSONMember("minimumValue", .number(value))
    case .maximumValue(let value): JSONMember("maximumValue", .number(value))
    case .value(let value): JSONMember("value", .number(value))
    case .isContinuous(let value): JSONMember("isContinuous", .bool(value))
    case .minimumTrackTintColor(let value): JSONMember("minimumTrackTintColor", .string(value.text))
    case .maximumTrackTintColor(let value): JSONMember("maximumTrackTintColor", .string(value.text))
    case .stepValue(let value): JSONMember("stepValue", .number(value))
    case .wraps(let value): JSONMember("wraps", .bool(value))
    case .autorepeat(let value): JSONMember("autorepeat", .bool(value))
    case .items(let value): JSONMember("items", .strings(value))
    case .selectedSegmentIndex(let value): JSONMember("selectedSegmentIndex", .number(Double(value)))
    case .isMomentary(let value): JSONMember("isMomentary", .bool(value))
    case .selectedSegmentTintColor(let value): JSONMember("selectedSegmentTintColor", .string(value.text))
    case .numberOfPages(let value): JSONMember("numberOfPages", .number(Double(value)))
    case .currentPage(let value): JSONMember("currentPage", .number(Double(value)))
    case .hidesForSinglePage(let value): JSONMember("hidesForSinglePage", .bool(value))
    case .pageIndicatorTintColor(let value): JSONMember("pageIndicatorTintColor", .string(value.text))
    case .currentPageIndicatorTintColor(let value): JSONMember("currentPageIndicatorTintColor", .string(value.text))
    case .progress(let value): JSONMember("progress", .number(value))
    case .progressTintColor(let value): JSONMember("progressTintColor", .string(value.text))
    case .trackTintColor(let value): JSONMember("trackTintColor", .string(value.text))
    case .style(let value): JSONMember("style", .string(value.rawValue))
    case .color(let value): JSONMember("color", .string(value.text))
    case .hidesWhenStopped(let value): JSONMember("hidesWhenStopped", .bool(value))
    case .isAnimating(let value): JSONMember("isAnimating", .bool(value))
    case .text(let value): JSONMember("text", .string(value))
    case .font(let value): JSONMember("font", value.json)
    case .textColor(let value): JSONMember("textColor", .string(value.text))
    case .textAlignment(let value): JSONMember("textAlignment", .string(value.rawValue))
    case .numberOfLines(let value): JSONMember("numberOfLines", .number(Double(value)))
    case .contentSize(let value): JSONMember("contentSize", .size(value))
    case .delaysContentTouches(let value): JSONMember("delaysContentTouches", .bool(value))
    case .canCancelContentTouches(let value): JSONMember("canCancelContentTouches", .bool(value))
    case .isScrollEnabled(let value): JSONMember("isScrollEnabled", .bool(value))
    case .isPagingEnabled(let value): JSONMember("isPagingEnabled", .bool(value))
    case .bounces(let value): JSONMember("bounces", .bool(value))
    case .isDirectionalLockEnabled(let value): JSONMember("isDirectionalLockEnabled", .bool(value))
    case .transfersHorizontalScrollingToParent(let value):
      JSONMember("transfersHorizontalScrollingToParent", .bool(value))
    case .transfersVerticalScrollingToParent(let value): JSONMember("transfersVerticalScrollingToParent", .bool(value))
    case .alwaysBounceVertical(let value): JSONMember("alwaysBounceVertical", .bool(value))
    case .alwaysBounceHorizontal(let value): JSONMember("alwaysBounceHorizontal", .bool(value))
    case .minimumZoomScale(let value): JSONMember("minimumZoomScale", .number(value))
    case .maximumZoomScale(let value): JSONMember("maximumZoomScale", .number(value))
    case .bouncesZoom(let value): JSONMember("bouncesZoom", .bool(value))
    case .contentInset(let value): JSONMember("contentInset", .insets(value))
    case .decelerationRate(let value): JSONMember("decelerationRate", .string(value.rawValue))
    case .zoomScale(let value): JSONMember("zoomScale", .number(value))
    case .contentOffset(let value): JSONMember("contentOffset", .point(value))
    case .axis(let value): JSONMember("axis", .string(value.rawValue))
    case .spacing(let value): JSONMember("spacing", .number(value))
    case .distribution(let value): JSONMember("distribution", .string(value.rawValue))
    case .alignment(let value): JSONMember("alignment", .string(value.rawValue))
    case .isLayoutMarginsRelativeArrangement(let value): JSONMember("isLayoutMarginsRelativeArrangement", .bool(value))
    case .placeholder(let value): JSONMember("placeholder", .string(value))
    case .borderStyle(let value): JSONMember("borderStyle", .string(value.rawValue))
    case .clearButtonMode(let value): JSONMember("clearButtonMode", .string(value.rawValue))
    case .isSecureTextEntry(let value): JSONMember("isSecureTextEntry", .bool(value))
    case .clearsOnBeginEditing(let value): JSONMember("clearsOnBeginEditing", .bool(value))
    case .isEditable(let value): JSONMember("isEditable", .bool(value))
    case .isSelectable(let value): JSONMember("isSelectable", .bool(value))
    case .rowHeight(let value): JSONMember("rowHeight", .number(value))
    case .allowsSelection(let value): JSONMember("allowsSelection", .bool(value))
    case .allowsMultipleSelection(let value): JSONMember("allowsMultipleSelection", .bool(value))
    case .allowsSelectionDuringEditing(let value): JSONMember("allowsSelectionDuringEditing", .bool(value))
    case .allowsMultipleSelectionDuringEditing(let value):
      JSONMember("allowsMultipleSelectionDuringEditing", .bool(value))
    case .isEditing(let value): JSONMember("isEditing", .bool(value))
    case .itemSize(let value): JSONMember("itemSize", .size(value))
    case .minimumLineSpacing(let value): JSONMember("minimumLineSpacing", .number(value))
    case .minimumInteritemSpacing(let value): JSONMember("minimumInteritemSpacing", .number(value))
    case .sectionInset(let value): JSONMember("sectionInset", .insets(value))
    case .scrollDirection(let value): JSONMember("scrollDirection", .string(value.rawValue))
    }
  }

  /// Whether the property decides which objects receive touches, and not how they respond.
  package var isAboutDelivery: Bool {
    switch self {
    case .isExclusiveTouch, .delaysContentTouches, .canCancelContentTouches, .isScrollEnabled,
      .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent:
      true
    case .frame, .bounds, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isMultipleTouchEnabled,
      .translatesAutoresizingMaskIntoConstraints, .clipsToBounds, .backgroundColor, .cornerRadius, .accessibilityLabel,
      .isEnabled, .isSelected, .isHighlighted, .title, .subtitle, .configuration, .isOn, .onTintColor, .thumbTintColor,
      .minimumValue, .maximumValue, .value, .isContinuous, .minimumTrackTintColor, .maximumTrackTintColor, .stepValue,
      .wraps, .autorepeat, .items, .selectedSegmentIndex, .isMomentary, .selectedSegmentTintColor, .numberOfPages,
      .currentPage, .hidesForSinglePage, .pageIndicatorTintColor, .currentPageIndicatorTintColor, .progress,
      .progressTintColor, .trackTintColor, .style, .color, .hidesWhenStopped, .isAnimating, .text, .font, .textColor,
      .textAlignment, .numberOfLines, .contentSize, .isPagingEnabled, .bounces, .isDirectionalLockEnabled,
      .alwaysBounceVertical, .alwaysBounceHorizontal, .minimumZoomScale, .maximumZoomScale, .bouncesZoom, .contentInset,
      .decelerationRate, .zoomScale, .contentOffset, .axis, .spacing, .distribution, .alignment,
      .isLayoutMarginsRelativeArrangement, .placeholder, .borderStyle, .clearButtonMode, .isSecureTextEntry,
      .clearsOnBeginEditing, .isEditable, .isSelectable, .rowHeight, .allowsSelection, .allowsMultipleSelection,
      .allowsSelectionDuringEditing, .allowsMultipleSelectionDuringEditing, .isEditing, .itemSize, .minimumLineSpacing,
      .minimumInteritemSpacing, .sectionInset, .scrollDirection:
      false
    }
  }
}
