// Written by Scripts/properties from Scripts/properties.table; not to be edited.
import TouchGeometry
import TouchKit
import TouchWidgets

/// The properties of live views and recognizers in a capture.
@MainActor package enum CapturedProperties {
  /// The name of the scene class of a view: its own class or the nearest superclass that scenes have.
  package static func kind(of view: UIView) -> String {
    switch view {
    case is UIButton: "UIButton"
    case is UISwitch: "UISwitch"
    case is UISlider: "UISlider"
    case is UIStepper: "UIStepper"
    case is UISegmentedControl: "UISegmentedControl"
    case is UIPageControl: "UIPageControl"
    case is UIControl: "UIControl"
    case is UIProgressView: "UIProgressView"
    case is UIActivityIndicatorView: "UIActivityIndicatorView"
    case is UILabel: "UILabel"
    case is UIImageView: "UIImageView"
    case is UIScrollView: "UIScrollView"
    default: "UIView"
    }
  }

  /// The name of the UIKit class of a recognizer or of its superclass; nil for an app-defined direct subclass of
  /// `UIGestureRecognizer`.
  package static func kind(of recognizer: UIGestureRecognizer) -> String? {
    switch recognizer {
    case is UIScreenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
    case is UITapGestureRecognizer: "UITapGestureRecognizer"
    case is UILongPressGestureRecognizer: "UILongPressGestureRecognizer"
    case is UIPanGestureRecognizer: "UIPanGestureRecognizer"
    case is UISwipeGestureRecognizer: "UISwipeGestureRecognizer"
    case is UIPinchGestureRecognizer: "UIPinchGestureRecognizer"
    case is UIRotationGestureRecognizer: "UIRotationGestureRecognizer"
    case is UIHoverGestureRecognizer: "UIHoverGestureRecognizer"
    default: nil
    }
  }

  /// The properties whose values differ from the defaults of scenes.
  static func members(of object: UIView) -> [CapturedMember] {
    var members: [CapturedMember] = []
    members.add("bounds", bounds(of: object))
    members.add("transform", object.transform, unless: .identity)
    members.add("isHidden", object.isHidden, unless: false)
    members.add("alpha", alpha(of: object))
    members.add(
      "isUserInteractionEnabled", object.isUserInteractionEnabled,
      unless: !(object is UILabel || object is UIImageView))
    members.add("isMultipleTouchEnabled", object.isMultipleTouchEnabled, unless: false)
    members.add("isExclusiveTouch", object.isExclusiveTouch, unless: false)
    members.add("clipsToBounds", object.clipsToBounds, unless: object is UIScrollView)
    members.add("backgroundColor", backgroundColor(of: object))
    if let object = object as? UIControl {
      members.add("isEnabled", object.isEnabled, unless: true)
    }
    if let object = object as? UIButton {
      members.add("title", title(of: object))
    }
    if let object = object as? UISwitch {
      members.add("isOn", object.isOn, unless: false)
    }
    if let object = object as? UISlider {
      members.add("minimumValue", Double(object.minimumValue), unless: 0)
      members.add("maximumValue", Double(object.maximumValue), unless: 1)
      members.add("value", Double(object.value), unless: 0)
    }
    if let object = object as? UIStepper {
      members.add("minimumValue", Double(object.minimumValue), unless: 0)
      members.add("maximumValue", Double(object.maximumValue), unless: 100)
      members.add("stepValue", Double(object.stepValue), unless: 1)
      members.add("value", Double(object.value), unless: 0)
    }
    if let object = object as? UISegmentedControl {
      members.add("items", items(of: object))
      members.add("selectedSegmentIndex", object.selectedSegmentIndex, unless: -1)
      members.add("isMomentary", object.isMomentary, unless: false)
    }
    if let object = object as? UIPageControl {
      members.add("numberOfPages", object.numberOfPages, unless: 0)
      members.add("currentPage", object.currentPage, unless: 0)
    }
    if let object = object as? UILabel {
      members.add("text", text(of: object))
    }
    if let object = object as? UIScrollView {
      members.add("contentSize", object.contentSize)
      members.add("delaysContentTouches", object.delaysContentTouches, unless: true)
      members.add("canCancelContentTouches", object.canCancelContentTouches, unless: true)
      members.add("isScrollEnabled", object.isScrollEnabled, unless: true)
      members.add("isPagingEnabled", object.isPagingEnabled, unless: false)
      members.add("bounces", object.bounces, unless: true)
      members.add("isDirectionalLockEnabled", object.isDirectionalLockEnabled, unless: false)
      members.add("transfersHorizontalScrollingToParent", object.transfersHorizontalScrollingToParent, unless: true)
      members.add("transfersVerticalScrollingToParent", object.transfersVerticalScrollingToParent, unless: true)
      members.add("alwaysBounceVertical", object.alwaysBounceVertical, unless: false)
      members.add("alwaysBounceHorizontal", object.alwaysBounceHorizontal, unless: false)
      members.add("minimumZoomScale", Double(object.minimumZoomScale), unless: 1)
      members.add("maximumZoomScale", Double(object.maximumZoomScale), unless: 1)
      members.add("bouncesZoom", object.bouncesZoom, unless: true)
      members.add("contentInset", object.contentInset, unless: .zero)
      members.add("decelerationRate", decelerationRate(of: object))
      members.add("zoomScale", Double(object.zoomScale), unless: 1)
      members.add("contentOffset", object.contentOffset, unless: .zero)
    }
    return members
  }

  /// The properties whose values differ from the defaults of scenes.
  static func members(of object: UIGestureRecognizer) -> [CapturedMember] {
    var members: [CapturedMember] = []
    members.add("isEnabled", object.isEnabled, unless: true)
    members.add("cancelsTouchesInView", object.cancelsTouchesInView, unless: true)
    members.add("delaysTouchesBegan", object.delaysTouchesBegan, unless: false)
    members.add("delaysTouchesEnded", object.delaysTouchesEnded, unless: true)
    members.add("requiresExclusiveTouchType", object.requiresExclusiveTouchType, unless: true)
    members.add("allowedTouchTypes", allowedTouchTypes(of: object))
    members.add("allowedPressTypes", allowedPressTypes(of: object))
    if let object = object as? UITapGestureRecognizer {
      members.add("numberOfTapsRequired", object.numberOfTapsRequired, unless: 1)
      members.add("numberOfTouchesRequired", object.numberOfTouchesRequired, unless: 1)
      members.add("buttonMaskRequired", buttonMaskRequired(of: object))
    }
    if let object = object as? UILongPressGestureRecognizer {
      members.add("numberOfTapsRequired", object.numberOfTapsRequired, unless: 0)
      members.add("numberOfTouchesRequired", object.numberOfTouchesRequired, unless: 1)
      members.add("minimumPressDuration", Double(object.minimumPressDuration), unless: 0.5)
      members.add("allowableMovement", Double(object.allowableMovement), unless: 10)
    }
    if let object = object as? UIPanGestureRecognizer {
      members.add("minimumNumberOfTouches", object.minimumNumberOfTouches, unless: 1)
      members.add("maximumNumberOfTouches", maximumNumberOfTouches(of: object))
      members.add("allowedScrollTypesMask", allowedScrollTypesMask(of: object))
      members.add("beginningDistance", Double(object.beginningDistance), unless: 10)
    }
    if let object = object as? UISwipeGestureRecognizer {
      members.add("numberOfTouchesRequired", object.numberOfTouchesRequired, unless: 1)
      members.add("direction", direction(of: object))
    }
    if let object = object as? UIScreenEdgePanGestureRecognizer {
      members.add("edges", edges(of: object))
    }
    return members
  }
}
