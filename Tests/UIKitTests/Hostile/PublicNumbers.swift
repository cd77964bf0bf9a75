// Written by Scripts/numbers from the public declarations; not to be edited.
import QuartzCore
import TouchLists
import TouchWidgets
import UIKit

/// Every public property that has a number in it, by its type.
@MainActor enum PublicNumbers {
  static var all: [Walk] {
    var all: [Walk] = []
    all += ofCAAnimation
    all += ofCADisplayLink
    all += ofCAGradientLayer
    all += ofCALayer
    all += ofCAReplicatorLayer
    all += ofCAShapeLayer
    all += ofCASpringAnimation
    all += ofCATextLayer
    all += ofCATransition
    all += ofNSCollectionLayoutDecorationItem
    all += ofNSCollectionLayoutItem
    all += ofNSCollectionLayoutSection
    all += ofNSCollectionLayoutSupplementaryItem
    all += ofNSItemProvider
    all += ofNSLayoutConstraint
    all += ofNSMutableParagraphStyle
    all += ofNSShadow
    all += ofNSTextAttachment
    all += ofNSTextContainer
    all += ofUIAccessibilityElement
    all += ofUIBackgroundConfiguration
    all += ofUIBarButtonItem
    all += ofUIBarButtonItemStateAppearance
    all += ofUIBarItem
    all += ofUIBezierPath
    all += ofUIButton
    all += ofUIButtonConfiguration
    all += ofUICollectionLayoutListConfiguration
    all += ofUICollectionView
    all += ofUICollectionViewCompositionalLayoutConfiguration
    all += ofUICollectionViewFlowLayout
    all += ofUICollectionViewLayoutAttributes
    all += ofUICollectionViewLayoutInvalidationContext
    all += ofUICollectionViewListCell
    all += ofUICollectionViewTransitionLayout
    all += ofUIContentUnavailableConfiguration
    all += ofUIContentUnavailableConfigurationImageProperties
    all += ofUIContentUnavailableConfigurationTextProperties
    #if FoundationGeometry
    all += ofUIDatePicker
    #endif
    all += ofUIGraphicsImageRendererFormat
    all += ofUIImageView
    all += ofUILabel
    all += ofUIListContentConfiguration
    all += ofUIListContentConfigurationImageProperties
    all += ofUIListContentConfigurationTextProperties
    all += ofUIListSeparatorConfiguration
    all += ofUILongPressGestureRecognizer
    all += ofUINavigationBarAppearance
    all += ofUIPageControl
    all += ofUIPanGestureRecognizer
    all += ofUIPercentDrivenInteractiveTransition
    all += ofUIPinchGestureRecognizer
    all += ofUIPopoverPresentationController
    all += ofUIProgressView
    all += ofUIRotationGestureRecognizer
    all += ofUISceneConfiguration
    all += ofUISceneSizeRestrictions
    all += ofUIScrollView
    all += ofUISearchBar
    all += ofUISegmentedControl
    all += ofUISheetPresentationController
    all += ofUISlider
    all += ofUISplitViewController
    all += ofUIStackView
    all += ofUIStepper
    all += ofUISwipeGestureRecognizer
    all += ofUISwitch
    all += ofUITabBarController
    all += ofUITabBarItem
    all += ofUITabBarItemStateAppearance
    all += ofUITableView
    all += ofUITableViewCell
    all += ofUITapGestureRecognizer
    all += ofUITextField
    all += ofUITextView
    all += ofUIView
    all += ofUIViewController
    all += ofUIViewPropertyAnimator
    all += ofUIWindow
    all += ofUIWindowSceneGeometryPreferencesMac
    all += ofUndoManager
    return all
  }

  private static var ofCAAnimation: [Walk] {
    Subject<CAAnimation>.all.walks([
      Number("beginTime", \.beginTime),
      Number("duration", \.duration),
      Number("repeatCount", \.repeatCount),
      Number("repeatDuration", \.repeatDuration),
      Number("speed", \.speed),
      Number("timeOffset", \.timeOffset),
    ])
  }
  private static var ofCADisplayLink: [Walk] {
    Subject<CADisplayLink>.all.walks([
      Number("preferredFrameRateRange", \.preferredFrameRateRange),
      Number("preferredFramesPerSecond", \.preferredFramesPerSecond),
    ])
  }
  private static var ofCAGradientLayer: [Walk] {
    Subject<CAGradientLayer>.all.walks([
      Number("cornerRadius", \.cornerRadius),
      Number("endPoint", \.endPoint),
      Number("startPoint", \.startPoint),
    ])
  }
  private static var ofCALayer: [Walk] {
    Subject<CALayer>.all.walks([
      Number("anchorPoint", \.anchorPoint),
      Number("beginTime", \.beginTime),
      Number("borderWidth", \.borderWidth),
      Number("bounds", \.bounds),
      Number("cornerRadius", \.cornerRadius),
      Number("frame", \.frame),
      Number("opacity", \.opacity),
      Number("position", \.position),
      Number("rasterizationScale", \.rasterizationScale),
      Number("shadowOffset", \.shadowOffset),
      Number("shadowOpacity", \.shadowOpacity),
      Number("shadowRadius", \.shadowRadius),
      Number("speed", \.speed),
      Number("sublayerTransform", \.sublayerTransform),
      Number("timeOffset", \.timeOffset),
      Number("transform", \.transform),
      Number("zPosition", \.zPosition),
    ])
  }
  private static var ofCAReplicatorLayer: [Walk] {
    Subject<CAReplicatorLayer>.all.walks([
      Number("instanceAlphaOffset", \.instanceAlphaOffset),
      Number("instanceBlueOffset", \.instanceBlueOffset),
      Number("instanceCount", \.instanceCount),
      Number("instanceDelay", \.instanceDelay),
      Number("instanceGreenOffset", \.instanceGreenOffset),
      Number("instanceRedOffset", \.instanceRedOffset),
      Number("instanceTransform", \.instanceTransform),
    ])
  }
  private static var ofCAShapeLayer: [Walk] {
    Subject<CAShapeLayer>.all.walks([
      Number("lineDashPhase", \.lineDashPhase),
      Number("lineWidth", \.lineWidth),
      Number("miterLimit", \.miterLimit),
      Number("strokeEnd", \.strokeEnd),
      Number("strokeStart", \.strokeStart),
    ])
  }
  private static var ofCASpringAnimation: [Walk] {
    Subject<CASpringAnimation>.all.walks([
      Number("damping", \.damping),
      Number("initialVelocity", \.initialVelocity),
      Number("mass", \.mass),
      Number("stiffness", \.stiffness),
    ])
  }
  private static var ofCATextLayer: [Walk] { Subject<CATextLayer>.all.walks([Number("fontSize", \.fontSize)]) }
  private static var ofCATransition: [Walk] {
    Subject<CATransition>.all.walks([Number("endProgress", \.endProgress), Number("startProgress", \.startProgress)])
  }
  private static var ofNSCollectionLayoutDecorationItem: [Walk] {
    Subject<NSCollectionLayoutDecorationItem>.all.walks([Number("zIndex", \.zIndex)])
  }
  private static var ofNSCollectionLayoutItem: [Walk] {
    Subject<NSCollectionLayoutItem>.all.walks([Number("contentInsets", \.contentInsets)])
  }
  private static var ofNSCollectionLayoutSection: [Walk] {
    Subject<NSCollectionLayoutSection>.all.walks([
      Number("contentInsets", \.contentInsets),
      Number("interGroupSpacing", \.interGroupSpacing),
    ])
  }
  private static var ofNSCollectionLayoutSupplementaryItem: [Walk] {
    Subject<NSCollectionLayoutSupplementaryItem>.all.walks([Number("zIndex", \.zIndex)])
  }
  private static var ofNSItemProvider: [Walk] {
    Subject<NSItemProvider>.all.walks([Number("preferredPresentationSize", \.preferredPresentationSize)])
  }
  private static var ofNSLayoutConstraint: [Walk] {
    Subject<NSLayoutConstraint>.all.walks([Number("constant", \.constant), Number("priority", \.priority)])
  }
  private static var ofNSMutableParagraphStyle: [Walk] {
    Subject<NSMutableParagraphStyle>.all.walks([
      Number("defaultTabInterval", \.defaultTabInterval),
      Number("firstLineHeadIndent", \.firstLineHeadIndent),
      Number("headIndent", \.headIndent),
      Number("lineHeightMultiple", \.lineHeightMultiple),
      Number("lineSpacing", \.lineSpacing),
      Number("maximumLineHeight", \.maximumLineHeight),
      Number("minimumLineHeight", \.minimumLineHeight),
      Number("paragraphSpacing", \.paragraphSpacing),
      Number("paragraphSpacingBefore", \.paragraphSpacingBefore),
      Number("tailIndent", \.tailIndent),
    ])
  }
  private static var ofNSShadow: [Walk] {
    Subject<NSShadow>.all.walks([
      Number("shadowBlurRadius", \.shadowBlurRadius),
      Number("shadowOffset", \.shadowOffset),
    ])
  }
  private static var ofNSTextAttachment: [Walk] { Subject<NSTextAttachment>.all.walks([Number("bounds", \.bounds)]) }
  private static var ofNSTextContainer: [Walk] {
    Subject<NSTextContainer>.all.walks([
      Number("lineFragmentPadding", \.lineFragmentPadding),
      Number("maximumNumberOfLines", \.maximumNumberOfLines),
      Number("size", \.size),
    ])
  }
  private static var ofUIAccessibilityElement: [Walk] {
    Subject<UIAccessibilityElement>.all.walks([
      Number("accessibilityActivationPoint", \.accessibilityActivationPoint),
      Number("accessibilityFrame", \.accessibilityFrame),
      Number("accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace),
    ])
  }
  private static var ofUIBackgroundConfiguration: [Walk] {
    Subject<UIBackgroundConfiguration>.all.walks([
      Number("backgroundInsets", \.backgroundInsets),
      Number("cornerRadius", \.cornerRadius),
      Number("strokeWidth", \.strokeWidth),
    ])
  }
  private static var ofUIBarButtonItem: [Walk] { Subject<UIBarButtonItem>.all.walks([Number("width", \.width)]) }
  private static var ofUIBarButtonItemStateAppearance: [Walk] {
    Subject<UIBarButtonItemStateAppearance>.all.walks([Number("titlePositionAdjustment", \.titlePositionAdjustment)])
  }
  private static var ofUIBarItem: [Walk] {
    Subject<UIBarItem>.all.walks([Number("imageInsets", \.imageInsets), Number("tag", \.tag)])
  }
  private static var ofUIBezierPath: [Walk] {
    Subject<UIBezierPath>.all.walks([Number("lineWidth", \.lineWidth), Number("miterLimit", \.miterLimit)])
  }
  private static var ofUIButton: [Walk] {
    Subject<UIButton>.all.walks([
      Number("contentEdgeInsets", \.contentEdgeInsets),
      Number("imageEdgeInsets", \.imageEdgeInsets),
      Number("titleEdgeInsets", \.titleEdgeInsets),
    ])
  }
  private static var ofUIButtonConfiguration: [Walk] {
    Subject<UIButton.Configuration>.all.walks([
      Number("contentInsets", \.contentInsets),
      Number("imagePadding", \.imagePadding),
      Number("titlePadding", \.titlePadding),
    ])
  }
  private static var ofUICollectionLayoutListConfiguration: [Walk] {
    Subject<UICollectionLayoutListConfiguration>.all.walks([Number("headerTopPadding", \.headerTopPadding)])
  }
  private static var ofUICollectionView: [Walk] {
    Subject<UICollectionView>.all.walks([Number("bounds", \.bounds), Number("frame", \.frame)])
  }
  private static var ofUICollectionViewCompositionalLayoutConfiguration: [Walk] {
    Subject<UICollectionViewCompositionalLayoutConfiguration>.all.walks([
      Number("interSectionSpacing", \.interSectionSpacing)
    ])
  }
  private static var ofUICollectionViewFlowLayout: [Walk] {
    Subject<UICollectionViewFlowLayout>.all.walks([
      Number("estimatedItemSize", \.estimatedItemSize),
      Number("footerReferenceSize", \.footerReferenceSize),
      Number("headerReferenceSize", \.headerReferenceSize),
      Number("itemSize", \.itemSize),
      Number("minimumInteritemSpacing", \.minimumInteritemSpacing),
      Number("minimumLineSpacing", \.minimumLineSpacing),
      Number("sectionInset", \.sectionInset),
    ])
  }
  private static var ofUICollectionViewLayoutAttributes: [Walk] {
    Subject<UICollectionViewLayoutAttributes>.all.walks([
      Number("alpha", \.alpha),
      Number("bounds", \.bounds),
      Number("center", \.center),
      Number("frame", \.frame),
      Number("size", \.size),
      Number("transform", \.transform),
      Number("transform3D", \.transform3D),
      Number("zIndex", \.zIndex),
    ])
  }
  private static var ofUICollectionViewLayoutInvalidationContext: [Walk] {
    Subject<UICollectionViewLayoutInvalidationContext>.all.walks([
      Number("contentOffsetAdjustment", \.contentOffsetAdjustment),
      Number("contentSizeAdjustment", \.contentSizeAdjustment),
    ])
  }
  private static var ofUICollectionViewListCell: [Walk] {
    Subject<UICollectionViewListCell>.all.walks([
      Number("indentationLevel", \.indentationLevel),
      Number("indentationWidth", \.indentationWidth),
    ])
  }
  private static var ofUICollectionViewTransitionLayout: [Walk] {
    Subject<UICollectionViewTransitionLayout>.all.walks([Number("transitionProgress", \.transitionProgress)])
  }
  private static var ofUIContentUnavailableConfiguration: [Walk] {
    Subject<UIContentUnavailableConfiguration>.all.walks([
      Number("buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding),
      Number("directionalLayoutMargins", \.directionalLayoutMargins),
      Number("imageToTextPadding", \.imageToTextPadding),
      Number("textToButtonPadding", \.textToButtonPadding),
      Number("textToSecondaryTextPadding", \.textToSecondaryTextPadding),
    ])
  }
  private static var ofUIContentUnavailableConfigurationImageProperties: [Walk] {
    Subject<UIContentUnavailableConfiguration.ImageProperties>.all.walks([
      Number("cornerRadius", \.cornerRadius),
      Number("maximumSize", \.maximumSize),
    ])
  }
  private static var ofUIContentUnavailableConfigurationTextProperties: [Walk] {
    Subject<UIContentUnavailableConfiguration.TextProperties>.all.walks([Number("numberOfLines", \.numberOfLines)])
  }
  #if FoundationGeometry
  private static var ofUIDatePicker: [Walk] {
    Subject<UIDatePicker>.all.walks([
      Number("countDownDuration", \.countDownDuration),
      Number("date", \.date),
      Number("maximumDate", \.maximumDate),
      Number("minimumDate", \.minimumDate),
      Number("minuteInterval", \.minuteInterval),
    ])
  }
  #endif
  private static var ofUIGraphicsImageRendererFormat: [Walk] {
    Subject<UIGraphicsImageRendererFormat>.all.walks([Number("scale", \.scale)])
  }
  private static var ofUIImageView: [Walk] {
    Subject<UIImageView>.all.walks([
      Number("animationDuration", \.animationDuration),
      Number("animationRepeatCount", \.animationRepeatCount),
    ])
  }
  private static var ofUILabel: [Walk] {
    Subject<UILabel>.all.walks([
      Number("minimumScaleFactor", \.minimumScaleFactor),
      Number("numberOfLines", \.numberOfLines),
      Number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      Number("shadowOffset", \.shadowOffset),
    ])
  }
  private static var ofUIListContentConfiguration: [Walk] {
    Subject<UIListContentConfiguration>.all.walks([
      Number("directionalLayoutMargins", \.directionalLayoutMargins),
      Number("imageToTextPadding", \.imageToTextPadding),
      Number("textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding),
      Number("textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding),
    ])
  }
  private static var ofUIListContentConfigurationImageProperties: [Walk] {
    Subject<UIListContentConfiguration.ImageProperties>.all.walks([
      Number("cornerRadius", \.cornerRadius),
      Number("maximumSize", \.maximumSize),
      Number("reservedLayoutSize", \.reservedLayoutSize),
    ])
  }
  private static var ofUIListContentConfigurationTextProperties: [Walk] {
    Subject<UIListContentConfiguration.TextProperties>.all.walks([Number("numberOfLines", \.numberOfLines)])
  }
  private static var ofUIListSeparatorConfiguration: [Walk] {
    Subject<UIListSeparatorConfiguration>.all.walks([
      Number("bottomSeparatorInsets", \.bottomSeparatorInsets),
      Number("topSeparatorInsets", \.topSeparatorInsets),
    ])
  }
  private static var ofUILongPressGestureRecognizer: [Walk] {
    Subject.recognizing { UILongPressGestureRecognizer() }.walks([
      Number("allowableMovement", \.allowableMovement),
      Number("minimumPressDuration", \.minimumPressDuration),
      Number("numberOfTapsRequired", \.numberOfTapsRequired),
      Number("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
  }
  private static var ofUINavigationBarAppearance: [Walk] {
    Subject<UINavigationBarAppearance>.all.walks([Number("titlePositionAdjustment", \.titlePositionAdjustment)])
  }
  private static var ofUIPageControl: [Walk] {
    Subject<UIPageControl>.all.walks([Number("currentPage", \.currentPage), Number("numberOfPages", \.numberOfPages)])
  }
  private static var ofUIPanGestureRecognizer: [Walk] {
    Subject.recognizing { UIPanGestureRecognizer() }.walks([
      Number("maximumNumberOfTouches", \.maximumNumberOfTouches),
      Number("minimumNumberOfTouches", \.minimumNumberOfTouches),
    ])
  }
  private static var ofUIPercentDrivenInteractiveTransition: [Walk] {
    Subject<UIPercentDrivenInteractiveTransition>.all.walks([Number("completionSpeed", \.completionSpeed)])
  }
  private static var ofUIPinchGestureRecognizer: [Walk] {
    Subject.recognizing { UIPinchGestureRecognizer() }.walks([Number("scale", \.scale)])
  }
  private static var ofUIPopoverPresentationController: [Walk] {
    Subject<UIPopoverPresentationController>.all.walks([Number("sourceRect", \.sourceRect)])
  }
  private static var ofUIProgressView: [Walk] { Subject<UIProgressView>.all.walks([Number("progress", \.progress)]) }
  private static var ofUIRotationGestureRecognizer: [Walk] {
    Subject.recognizing { UIRotationGestureRecognizer() }.walks([Number("rotation", \.rotation)])
  }
  private static var ofUISceneConfiguration: [Walk] {
    Subject<UISceneConfiguration>.all.walks([Number("preferredSize", \.preferredSize)])
  }
  private static var ofUISceneSizeRestrictions: [Walk] {
    Subject<UISceneSizeRestrictions>.all.walks([
      Number("maximumSize", \.maximumSize),
      Number("minimumSize", \.minimumSize),
    ])
  }
  private static var ofUIScrollView: [Walk] {
    Subject<UIScrollView>.all.walks([
      Number("bounds", \.bounds),
      Number("contentInset", \.contentInset),
      Number("contentOffset", \.contentOffset),
      Number("contentSize", \.contentSize),
      Number("decelerationRate", \.decelerationRate),
      Number("frame", \.frame),
      Number("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
      Number("maximumZoomScale", \.maximumZoomScale),
      Number("minimumZoomScale", \.minimumZoomScale),
      Number("scrollIndicatorInsets", \.scrollIndicatorInsets),
      Number("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
      Number("zoomScale", \.zoomScale),
    ])
  }
  private static var ofUISearchBar: [Walk] {
    Subject<UISearchBar>.all.walks([
      Number("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
      Number("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
      Number("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
    ])
  }
  private static var ofUISegmentedControl: [Walk] {
    Subject<UISegmentedControl>.all.walks([Number("selectedSegmentIndex", \.selectedSegmentIndex)])
  }
  private static var ofUISheetPresentationController: [Walk] {
    Subject<UISheetPresentationController>.all.walks([Number("preferredCornerRadius", \.preferredCornerRadius)])
  }
  private static var ofUISlider: [Walk] {
    Subject<UISlider>.all.walks([
      Number("maximumValue", \.maximumValue),
      Number("minimumValue", \.minimumValue),
      Number("value", \.value),
    ])
  }
  private static var ofUISplitViewController: [Walk] {
    Subject<UISplitViewController>.all.walks([
      Number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
      Number("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
      Number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      Number("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
      Number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
      Number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      Number("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
      Number("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
    ])
  }
  private static var ofUIStackView: [Walk] { Subject<UIStackView>.all.walks([Number("spacing", \.spacing)]) }
  private static var ofUIStepper: [Walk] {
    Subject<UIStepper>.all.walks([
      Number("bounds", \.bounds),
      Number("frame", \.frame),
      Number("maximumValue", \.maximumValue),
      Number("minimumValue", \.minimumValue),
      Number("stepValue", \.stepValue),
      Number("value", \.value),
    ])
  }
  private static var ofUISwipeGestureRecognizer: [Walk] {
    Subject.recognizing { UISwipeGestureRecognizer() }.walks([
      Number("numberOfTouchesRequired", \.numberOfTouchesRequired)
    ])
  }
  private static var ofUISwitch: [Walk] {
    Subject<UISwitch>.all.walks([Number("bounds", \.bounds), Number("frame", \.frame)])
  }
  private static var ofUITabBarController: [Walk] {
    Subject<UITabBarController>.all.walks([Number("selectedIndex", \.selectedIndex)])
  }
  private static var ofUITabBarItem: [Walk] {
    Subject<UITabBarItem>.all.walks([Number("titlePositionAdjustment", \.titlePositionAdjustment)])
  }
  private static var ofUITabBarItemStateAppearance: [Walk] {
    Subject<UITabBarItemStateAppearance>.all.walks([Number("titlePositionAdjustment", \.titlePositionAdjustment)])
  }
  private static var ofUITableView: [Walk] {
    Subject<UITableView>.all.walks([
      Number("estimatedRowHeight", \.estimatedRowHeight),
      Number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
      Number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      Number("rowHeight", \.rowHeight),
      Number("sectionFooterHeight", \.sectionFooterHeight),
      Number("sectionHeaderHeight", \.sectionHeaderHeight),
      Number("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
      Number("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
      Number("separatorInset", \.separatorInset),
    ])
  }
  private static var ofUITableViewCell: [Walk] {
    Subject<UITableViewCell>.all.walks([
      Number("indentationLevel", \.indentationLevel),
      Number("indentationWidth", \.indentationWidth),
      Number("separatorInset", \.separatorInset),
      Number("separatorInsetOverride", \.separatorInsetOverride),
    ])
  }
  private static var ofUITapGestureRecognizer: [Walk] {
    Subject.recognizing { UITapGestureRecognizer() }.walks([
      Number("numberOfTapsRequired", \.numberOfTapsRequired),
      Number("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
  }
  private static var ofUITextField: [Walk] {
    Subject<UITextField>.all.walks([Number("minimumFontSize", \.minimumFontSize)])
  }
  private static var ofUITextView: [Walk] {
    Subject<UITextView>.all.walks([
      Number("selectedRange", \.selectedRange),
      Number("textContainerInset", \.textContainerInset),
    ])
  }
  private static var ofUIView: [Walk] {
    Subject<UIView>.all.walks([
      Number("accessibilityActivationPoint", \.accessibilityActivationPoint),
      Number("accessibilityFrame", \.accessibilityFrame),
      Number("alpha", \.alpha),
      Number("anchorPoint", \.anchorPoint),
      Number("bounds", \.bounds),
      Number("center", \.center),
      Number("directionalLayoutMargins", \.directionalLayoutMargins),
      Number("frame", \.frame),
      Number("layoutMargins", \.layoutMargins),
      Number("tag", \.tag),
      Number("transform", \.transform),
      Number("transform3D", \.transform3D),
    ])
  }
  private static var ofUIViewController: [Walk] {
    Subject<UIViewController>.all.walks([
      Number("additionalSafeAreaInsets", \.additionalSafeAreaInsets),
      Number("preferredContentSize", \.preferredContentSize),
    ])
  }
  private static var ofUIViewPropertyAnimator: [Walk] {
    Subject<UIViewPropertyAnimator>.all.walks([Number("fractionComplete", \.fractionComplete)])
  }
  private static var ofUIWindow: [Walk] { Subject<UIWindow>.all.walks([Number("windowLevel", \.windowLevel)]) }
  private static var ofUIWindowSceneGeometryPreferencesMac: [Walk] {
    Subject<UIWindowScene.GeometryPreferences.Mac>.all.walks([Number("systemFrame", \.systemFrame)])
  }
  private static var ofUndoManager: [Walk] { Subject<UndoManager>.all.walks([Number("levelsOfUndo", \.levelsOfUndo)]) }
}
