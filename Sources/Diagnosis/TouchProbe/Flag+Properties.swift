// Written by Scripts/properties from Scripts/properties.table; not to be edited.
import TouchGeometry
import TouchKit
import TouchWidgets

@MainActor extension Flag {
  /// The flags of a view; those of the base class first.
  package static func flags(of object: UIView) -> [Flag] {
    var flags: [Flag] = []
    flags.add("isHidden", object.isHidden)
    flags.add("alpha", Double(object.alpha), by: 0.1, from: 0)
    flags.add("isUserInteractionEnabled", object.isUserInteractionEnabled)
    flags.add("isMultipleTouchEnabled", object.isMultipleTouchEnabled)
    flags.add("isExclusiveTouch", object.isExclusiveTouch)
    flags.add("clipsToBounds", object.clipsToBounds)
    if let object = object as? UIControl {
      flags.add("isEnabled", object.isEnabled)
    }
    if let object = object as? UIScrollView {
      flags.add("isScrollEnabled", object.isScrollEnabled)
      flags.add("delaysContentTouches", object.delaysContentTouches)
      flags.add("canCancelContentTouches", object.canCancelContentTouches)
      flags.add("bounces", object.bounces)
      flags.add("isPagingEnabled", object.isPagingEnabled)
      flags.add("isDirectionalLockEnabled", object.isDirectionalLockEnabled)
      flags.add("alwaysBounceVertical", object.alwaysBounceVertical)
      flags.add("alwaysBounceHorizontal", object.alwaysBounceHorizontal)
      flags.add("transfersHorizontalScrollingToParent", object.transfersHorizontalScrollingToParent)
      flags.add("transfersVerticalScrollingToParent", object.transfersVerticalScrollingToParent)
    }
    return flags
  }

  /// Sets a flag; returns false if the view has no such flag or the value does not suit it.
  static func set(_ key: String, _ value: Setting, of object: UIView) -> Bool {
    switch (key, object) {
    case ("isHidden", _):
      value.flag.map { object.isHidden = $0 } != nil
    case ("alpha", _):
      value.number.map { object.alpha = .init(min(max($0, 0), 1)) } != nil
    case ("isUserInteractionEnabled", _):
      value.flag.map { object.isUserInteractionEnabled = $0 } != nil
    case ("isMultipleTouchEnabled", _):
      value.flag.map { object.isMultipleTouchEnabled = $0 } != nil
    case ("isExclusiveTouch", _):
      value.flag.map { object.isExclusiveTouch = $0 } != nil
    case ("clipsToBounds", _):
      value.flag.map { object.clipsToBounds = $0 } != nil
    case ("isEnabled", let object as UIControl):
      value.flag.map { object.isEnabled = $0 } != nil
    case ("delaysContentTouches", let object as UIScrollView):
      value.flag.map { object.delaysContentTouches = $0 } != nil
    case ("canCancelContentTouches", let object as UIScrollView):
      value.flag.map { object.canCancelContentTouches = $0 } != nil
    case ("isScrollEnabled", let object as UIScrollView):
      value.flag.map { object.isScrollEnabled = $0 } != nil
    case ("isPagingEnabled", let object as UIScrollView):
      value.flag.map { object.isPagingEnabled = $0 } != nil
    case ("bounces", let object as UIScrollView):
      value.flag.map { object.bounces = $0 } != nil
    case ("isDirectionalLockEnabled", let object as UIScrollView):
      value.flag.map { object.isDirectionalLockEnabled = $0 } != nil
    case ("transfersHorizontalScrollingToParent", let object as UIScrollView):
      value.flag.map { object.transfersHorizontalScrollingToParent = $0 } != nil
    case ("transfersVerticalScrollingToParent", let object as UIScrollView):
      value.flag.map { object.transfersVerticalScrollingToParent = $0 } != nil
    case ("alwaysBounceVertical", let object as UIScrollView):
      value.flag.map { object.alwaysBounceVertical = $0 } != nil
    case ("alwaysBounceHorizontal", let object as UIScrollView):
      value.flag.map { object.alwaysBounceHorizontal = $0 } != nil
    default: false
    }
  }

  /// The flags of a recognizer; those of the base class first.
  package static func flags(of object: UIGestureRecognizer) -> [Flag] {
    var flags: [Flag] = []
    flags.add("isEnabled", object.isEnabled)
    flags.add("cancelsTouchesInView", object.cancelsTouchesInView)
    flags.add("delaysTouchesBegan", object.delaysTouchesBegan)
    flags.add("delaysTouchesEnded", object.delaysTouchesEnded)
    flags.add("requiresExclusiveTouchType", object.requiresExclusiveTouchType)
    if let object = object as? UITapGestureRecognizer {
      flags.add("numberOfTapsRequired", Double(object.numberOfTapsRequired), by: 1, from: 1)
      flags.add("numberOfTouchesRequired", Double(object.numberOfTouchesRequired), by: 1, from: 1)
    }
    if let object = object as? UILongPressGestureRecognizer {
      flags.add("minimumPressDuration", Double(object.minimumPressDuration), by: 0.1, from: 0, unit: "s")
      flags.add("allowableMovement", Double(object.allowableMovement), by: 5, from: 0, unit: "pt")
      flags.add("numberOfTapsRequired", Double(object.numberOfTapsRequired), by: 1, from: 0)
      flags.add("numberOfTouchesRequired", Double(object.numberOfTouchesRequired), by: 1, from: 1)
    }
    if let object = object as? UIPanGestureRecognizer {
      if !(object is UIScreenEdgePanGestureRecognizer) {
        flags.add("minimumNumberOfTouches", Double(object.minimumNumberOfTouches), by: 1, from: 1)
      }
      if !(object is UIScreenEdgePanGestureRecognizer) && object.maximumNumberOfTouches < 100 {
        flags.add("maximumNumberOfTouches", Double(object.maximumNumberOfTouches), by: 1, from: 1)
      }
    }
    if let object = object as? UISwipeGestureRecognizer {
      flags.add("numberOfTouchesRequired", Double(object.numberOfTouchesRequired), by: 1, from: 1)
    }
    return flags
  }

  /// Sets a flag; returns false if the recognizer has no such flag or the value does not suit it.
  static func set(_ key: String, _ value: Setting, of object: UIGestureRecognizer) -> Bool {
    switch (key, object) {
    case ("isEnabled", _):
      value.flag.map { object.isEnabled = $0 } != nil
    case ("cancelsTouchesInView", _):
      value.flag.map { object.cancelsTouchesInView = $0 } != nil
    case ("delaysTouchesBegan", _):
      value.flag.map { object.delaysTouchesBegan = $0 } != nil
    case ("delaysTouchesEnded", _):
      value.flag.map { object.delaysTouchesEnded = $0 } != nil
    case ("requiresExclusiveTouchType", _):
      value.flag.map { object.requiresExclusiveTouchType = $0 } != nil
    case ("numberOfTapsRequired", let object as UITapGestureRecognizer):
      value.count.map { object.numberOfTapsRequired = $0 } != nil
    case ("numberOfTapsRequired", let object as UILongPressGestureRecognizer):
      value.count.map { object.numberOfTapsRequired = $0 } != nil
    case ("numberOfTouchesRequired", let object as UITapGestureRecognizer):
      value.count.map { object.numberOfTouchesRequired = $0 } != nil
    case ("numberOfTouchesRequired", let object as UILongPressGestureRecognizer):
      value.count.map { object.numberOfTouchesRequired = $0 } != nil
    case ("numberOfTouchesRequired", let object as UISwipeGestureRecognizer):
      value.count.map { object.numberOfTouchesRequired = $0 } != nil
    case ("minimumPressDuration", let object as UILongPressGestureRecognizer):
      value.number.map { object.minimumPressDuration = .init($0) } != nil
    case ("allowableMovement", let object as UILongPressGestureRecognizer):
      value.number.map { object.allowableMovement = .init($0) } != nil
    case ("minimumNumberOfTouches", let object as UIPanGestureRecognizer):
      value.count.map { object.minimumNumberOfTouches = $0 } != nil
    case ("maximumNumberOfTouches", let object as UIPanGestureRecognizer):
      value.count.map { object.maximumNumberOfTouches = $0 } != nil
    default: false
    }
  }
}
