/// The names that UIKit had before Swift 4.2, with their new forms.
enum OldNames {
  /// A function of C that became an initializer, a method or a property.
  struct Function {
    var name: String
    /// The labels of its arguments; in a member the first argument is the receiver.
    var labels: [String]
    var isMember = false
    var isProperty = false
  }

  static func pairs(_ text: String) -> [String: String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
  }

  /// Types that became members of others.
  static let types = pairs(
    """
    UIControlState UIControl.State UIControlEvents UIControl.Event UIButtonType UIButton.ButtonType
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIViewAnimationOptions UIView.AnimationOptions UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationTransition UIView.AnimationTransition UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewContentMode UIView.ContentMode UIViewAutoresizing UIView.AutoresizingMask
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode UILayoutConstraintAxis NSLayoutConstraint.Axis
    NSLayoutAttribute NSLayoutConstraint.Attribute NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution UITableViewStyle UITableView.Style
    UITableViewCellStyle UITableViewCell.CellStyle UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellAccessoryType UITableViewCell.AccessoryType UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition UITableViewRowActionStyle UITableViewRowAction.Style
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionElementCategory UICollectionView.ElementCategory
    UICollectionUpdateAction UICollectionViewUpdateItem.Action
    UIBarButtonSystemItem UIBarButtonItem.SystemItem UIBarButtonItemStyle UIBarButtonItem.Style
    UITabBarSystemItem UITabBarItem.SystemItem UISearchBarStyle UISearchBar.Style UISearchBarIcon UISearchBar.Icon
    UIAlertControllerStyle UIAlertController.Style UIAlertActionStyle UIAlertAction.Style
    UIGestureRecognizerState UIGestureRecognizer.State
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction UITouchPhase UITouch.Phase
    UITouchType UITouch.TouchType UIEventType UIEvent.EventType UIEventSubtype UIEvent.EventSubtype
    UIPressPhase UIPress.Phase UIPressType UIPress.PressType UIApplicationState UIApplication.State
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style UIProgressViewStyle UIProgressView.Style
    UIBlurEffectStyle UIBlurEffect.Style UITextFieldViewMode UITextField.ViewMode
    UITextBorderStyle UITextField.BorderStyle UIImageOrientation UIImage.Orientation
    UIImageRenderingMode UIImage.RenderingMode UIImageResizingMode UIImage.ResizingMode
    UIFontTextStyle UIFont.TextStyle UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UINavigationControllerOperation UINavigationController.Operation
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UITableViewSeparatorInsetReference UITableView.SeparatorInsetReference
    UITableViewCellFocusStyle UITableViewCell.FocusStyle UICollectionViewFlowLayoutSectionInsetReference
    UICollectionViewFlowLayout.SectionInsetReference UIPageViewControllerSpineLocation
    UIPageViewController.SpineLocation UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
    UISplitViewControllerPrimaryEdge UISplitViewController.PrimaryEdge
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode UIDatePickerMode UIDatePicker.Mode
    UIWindowLevel UIWindow.Level RunLoopMode RunLoop.Mode UIPreviewActionStyle UIPreviewAction.Style NSAttributedStringKey NSAttributedString.Key
    NSTimer Timer NSBundle Bundle NSNotificationCenter NotificationCenter NSUserDefaults UserDefaults
    NSFileManager FileManager NSDateFormatter DateFormatter NSNumberFormatter NumberFormatter
    NSOperationQueue OperationQueue NSBlockOperation BlockOperation NSProcessInfo ProcessInfo NSRunLoop RunLoop
    NSThread Thread NSJSONSerialization JSONSerialization NSURLSession URLSession
    NSURLSessionDataTask URLSessionDataTask NSURLSessionConfiguration URLSessionConfiguration
    NSHTTPURLResponse HTTPURLResponse NSURLResponse URLResponse NSByteCountFormatter ByteCountFormatter
    """)

  /// Constants that became members of types.
  static let constants: [String: String] = {
    var names = pairs(
      """
      UITableViewAutomaticDimension UITableView.automaticDimension
      UITableViewIndexSearch UITableView.indexSearch
      UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
      UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
      UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
      UISegmentedControlNoSegment UISegmentedControl.noSegment UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
      UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
      UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
      UILayoutPriorityRequired UILayoutPriority.required UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
      UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
      UILayoutPriorityFittingSizeLevel UILayoutPriority.fittingSizeLevel
      UIWindowLevelNormal UIWindow.Level.normal UIWindowLevelAlert UIWindow.Level.alert
      UIWindowLevelStatusBar UIWindow.Level.statusBar UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
      UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize UIEdgeInsetsZero UIEdgeInsets.zero
      UIOffsetZero UIOffset.zero CGRectZero CGRect.zero CGSizeZero CGSize.zero CGPointZero CGPoint.zero
      CGRectNull CGRect.null CGRectInfinite CGRect.infinite CGAffineTransformIdentity CGAffineTransform.identity
      UITrackingRunLoopMode RunLoop.Mode.tracking NSRunLoopCommonModes RunLoop.Mode.common
      NSDefaultRunLoopMode RunLoop.Mode.default UIFontWeightUltraLight UIFont.Weight.ultraLight
      UIFontWeightThin UIFont.Weight.thin UIFontWeightLight UIFont.Weight.light
      UIFontWeightRegular UIFont.Weight.regular UIFontWeightMedium UIFont.Weight.medium
      UIFontWeightSemibold UIFont.Weight.semibold UIFontWeightBold UIFont.Weight.bold
      UIFontWeightHeavy UIFont.Weight.heavy UIFontWeightBlack UIFont.Weight.black
      UIKeyInputUpArrow UIKeyCommand.inputUpArrow UIKeyInputDownArrow UIKeyCommand.inputDownArrow
      UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow UIKeyInputRightArrow UIKeyCommand.inputRightArrow
      UIKeyInputEscape UIKeyCommand.inputEscape
      kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
      kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
      kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
      kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
      kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
      kCAFillModeForwards CAMediaTimingFillMode.forwards kCAFillModeBackwards CAMediaTimingFillMode.backwards
      kCAFillModeBoth CAMediaTimingFillMode.both kCAFillModeRemoved CAMediaTimingFillMode.removed
      kCALineCapRound CAShapeLayerLineCap.round kCALineCapButt CAShapeLayerLineCap.butt
      kCALineCapSquare CAShapeLayerLineCap.square kCALineJoinRound CAShapeLayerLineJoin.round
      kCALineJoinMiter CAShapeLayerLineJoin.miter kCALineJoinBevel CAShapeLayerLineJoin.bevel
      kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
      kCAGravityResize CALayerContentsGravity.resize kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
      kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
      kCAGravityCenter CALayerContentsGravity.center kCAAlignmentCenter CATextLayerAlignmentMode.center
      kCAAlignmentLeft CATextLayerAlignmentMode.left kCAAlignmentRight CATextLayerAlignmentMode.right
      kCAAnimationLinear CAAnimationCalculationMode.linear kCAAnimationDiscrete CAAnimationCalculationMode.discrete
      kCAAnimationPaced CAAnimationCalculationMode.paced kCAAnimationRotateAuto CAAnimationRotationMode.rotateAuto
      kCATransitionFade CATransitionType.fade kCATransitionPush CATransitionType.push
      kCATransitionMoveIn CATransitionType.moveIn kCATransitionReveal CATransitionType.reveal
      kCATransitionFromLeft CATransitionSubtype.fromLeft kCATransitionFromRight CATransitionSubtype.fromRight
      kCATransitionFromTop CATransitionSubtype.fromTop kCATransitionFromBottom CATransitionSubtype.fromBottom
      childViewControllers children
      UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
      UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
      UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
      UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
      UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
      UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
      UITransitionContextToViewKey UITransitionContextViewKey.to
      UITransitionContextFromViewKey UITransitionContextViewKey.from
      kCAGradientLayerAxial CAGradientLayerType.axial kCAGradientLayerRadial CAGradientLayerType.radial
      """)
    for key in [
      "font", "foregroundColor", "backgroundColor", "paragraphStyle", "kern", "ligature", "underlineStyle",
      "underlineColor", "strikethroughStyle", "strikethroughColor", "strokeColor", "strokeWidth", "shadow", "link",
      "attachment", "baselineOffset", "obliqueness", "expansion", "textEffect",
    ] {
      names["NS\(capitalized(key))AttributeName"] = "NSAttributedString.Key.\(key)"
    }
    for key in ["frameBegin", "frameEnd", "animationDuration", "animationCurve", "isLocal"] {
      names["UIKeyboard\(capitalized(key))UserInfoKey"] = "UIResponder.keyboard\(capitalized(key))UserInfoKey"
    }
    for style in ["headline", "subheadline", "body", "footnote", "caption1", "caption2", "title1", "title2", "title3"] {
      names["UIFontTextStyle\(capitalized(style))"] = "UIFont.TextStyle.\(style)"
    }
    for trait in [
      "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey", "staticText",
      "summaryElement", "notEnabled", "updatesFrequently", "adjustable", "none",
    ] {
      names["UIAccessibilityTrait\(capitalized(trait))"] = "UIAccessibilityTraits.\(trait)"
    }
    // As constants these end in `Notification`, with the type `String` or `NSNotification.Name`.
    for (name, new) in notifications { names[name + "Notification"] = new }
    return names
  }()

  /// Names of notifications, which were members of `NSNotification.Name`.
  static let notifications: [String: String] = {
    var names: [String: String] = [:]
    for event in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
      names["UIKeyboard\(event)"] = "UIResponder.keyboard\(event)Notification"
    }
    for event in [
      "didEnterBackground", "willEnterForeground", "didFinishLaunching", "didBecomeActive", "willResignActive",
      "didReceiveMemoryWarning", "willTerminate", "significantTimeChange", "willChangeStatusBarFrame",
      "didChangeStatusBarFrame", "willChangeStatusBarOrientation", "didChangeStatusBarOrientation",
      "userDidTakeScreenshot",
    ] {
      names["UIApplication\(capitalized(event))"] = "UIApplication.\(event)Notification"
    }
    names["UIDeviceOrientationDidChange"] = "UIDevice.orientationDidChangeNotification"
    names["UIContentSizeCategoryDidChange"] = "UIContentSizeCategory.didChangeNotification"
    for event in ["didBeginEditing", "didEndEditing", "didChange"] {
      for type in ["UITextField", "UITextView"] {
        names["\(type)Text\(capitalized(event))"] = "\(type).text\(capitalized(event))Notification"
      }
    }
    return names
  }()

  /// Colors, which were methods in Swift 2.
  static let colors: [String: String] = {
    var names: [String: String] = [:]
    for color in [
      "groupTableViewBackground", "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan",
      "yellow", "magenta", "orange",
      "purple", "brown", "clear",
    ] {
      names["\(color)Color"] = color
    }
    return names
  }()

  /// Functions without arguments that became properties.
  static let values = pairs(
    """
    UIAccessibilityIsVoiceOverRunning UIAccessibility.isVoiceOverRunning
    UIAccessibilityIsReduceMotionEnabled UIAccessibility.isReduceMotionEnabled
    UIAccessibilityIsReduceTransparencyEnabled UIAccessibility.isReduceTransparencyEnabled
    UIAccessibilityDarkerSystemColorsEnabled UIAccessibility.isDarkerSystemColorsEnabled
    CFAbsoluteTimeGetCurrent Date.timeIntervalSinceReferenceDate
    """)

  static let functions: [String: Function] = {
    var functions: [String: Function] = [
      "CGRectMake": Function(name: "CGRect", labels: ["x", "y", "width", "height"]),
      "CGPointMake": Function(name: "CGPoint", labels: ["x", "y"]),
      "CGSizeMake": Function(name: "CGSize", labels: ["width", "height"]),
      "CGVectorMake": Function(name: "CGVector", labels: ["dx", "dy"]),
      "UIEdgeInsetsMake": Function(name: "UIEdgeInsets", labels: ["top", "left", "bottom", "right"]),
      "UIOffsetMake": Function(name: "UIOffset", labels: ["horizontal", "vertical"]),
      "CGAffineTransformMakeRotation": Function(name: "CGAffineTransform", labels: ["rotationAngle"]),
      "CGAffineTransformMakeScale": Function(name: "CGAffineTransform", labels: ["scaleX", "y"]),
      "CGAffineTransformMakeTranslation": Function(name: "CGAffineTransform", labels: ["translationX", "y"]),
      "UIAccessibilityPostNotification": Function(name: "UIAccessibility.post", labels: ["notification", "argument"]),
      "UIEdgeInsetsInsetRect": Function(name: "inset", labels: ["", "by"], isMember: true),
      "CGRectInset": Function(name: "insetBy", labels: ["", "dx", "dy"], isMember: true),
      "CGRectOffset": Function(name: "offsetBy", labels: ["", "dx", "dy"], isMember: true),
      "UIImagePNGRepresentation": Function(name: "pngData", labels: [""], isMember: true),
      "UIImageJPEGRepresentation": Function(name: "jpegData", labels: ["", "compressionQuality"], isMember: true),
    ]
    for type in ["CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform"] {
      let method = "cg" + type.dropFirst(2)
      functions["\(type)FromString"] = Function(name: "NSCoder.\(method)", labels: ["for"])
    }
    functions["UIEdgeInsetsFromString"] = Function(name: "NSCoder.uiEdgeInsets", labels: ["for"])
    functions["UIOffsetFromString"] = Function(name: "NSCoder.uiOffset", labels: ["for"])
    for type in ["CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets", "UIOffset"] {
      functions["NSStringFrom\(type)"] = Function(name: "NSCoder.string", labels: ["for"])
    }
    for (name, label) in [
      ("CGRectContainsPoint", "contains"), ("CGRectContainsRect", "contains"), ("CGRectIntersectsRect", "intersects"),
      ("CGRectUnion", "union"), ("CGRectIntersection", "intersection"), ("CGRectEqualToRect", "equalTo"),
      ("CGPointEqualToPoint", "equalTo"), ("CGSizeEqualToSize", "equalTo"),
      ("CGAffineTransformConcat", "concatenating"),
    ] {
      functions[name] = Function(name: label, labels: ["", ""], isMember: true)
    }
    for type in ["CGPoint", "CGSize", "CGRect"] {
      functions["__\(type)EqualTo\(type.dropFirst(2))"] = Function(name: "equalTo", labels: ["", ""], isMember: true)
    }
    functions["CGAffineTransformRotate"] = Function(name: "rotated", labels: ["", "by"], isMember: true)
    functions["CGAffineTransformScale"] = Function(name: "scaledBy", labels: ["", "x", "y"], isMember: true)
    functions["CGAffineTransformTranslate"] = Function(name: "translatedBy", labels: ["", "x", "y"], isMember: true)
    functions["CGAffineTransformInvert"] = Function(name: "inverted", labels: [""], isMember: true)
    for (name, property) in [
      ("CGRectIsEmpty", "isEmpty"), ("CGRectIsNull", "isNull"), ("CGRectIntegral", "integral"),
      ("CGRectStandardize", "standardized"), ("CGAffineTransformIsIdentity", "isIdentity"),
    ] {
      functions[name] = Function(name: property, labels: [""], isMember: true, isProperty: true)
    }
    for part in ["width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY"] {
      functions["CGRectGet\(capitalized(part))"] = Function(
        name: part, labels: [""], isMember: true, isProperty: true)
    }
    return functions
  }()

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
