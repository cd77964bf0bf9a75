// Written by Scripts/properties from Scripts/properties.table; not to be edited.
import TouchGeometry

/// The classes of a recognizer that a scene can use.
package enum RecognizerClass: String, Sendable, CaseIterable {
  case tap = "UITapGestureRecognizer"
  case longPress = "UILongPressGestureRecognizer"
  case pan = "UIPanGestureRecognizer"
  case swipe = "UISwipeGestureRecognizer"
  case pinch = "UIPinchGestureRecognizer"
  case rotation = "UIRotationGestureRecognizer"
  case screenEdgePan = "UIScreenEdgePanGestureRecognizer"
  case hover = "UIHoverGestureRecognizer"
  case custom = "CustomGestureRecognizer"

  /// The superclass; nil for direct subclasses of UIGestureRecognizer.
  package var superclass: RecognizerClass? {
    switch self {
    case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .hover, .custom: nil
    case .screenEdgePan: .pan
    }
  }

  /// The effects that its action can have on its own view.
  var applies: [Apply] {
    switch self {
    case .tap, .longPress, .swipe, .hover, .custom: []
    case .pan, .screenEdgePan: [.translate, .contentOffset, .ink]
    case .pinch: [.scale]
    case .rotation: [.rotate]
    }
  }

  /// The properties that every recognizer has.
  static var common: [PropertyRule<RecognizerProperty>] {
    [
      PropertyRule("isEnabled", .bool, RecognizerProperty.isEnabled),
      PropertyRule("cancelsTouchesInView", .bool, RecognizerProperty.cancelsTouchesInView),
      PropertyRule("delaysTouchesBegan", .bool, RecognizerProperty.delaysTouchesBegan),
      PropertyRule("delaysTouchesEnded", .bool, RecognizerProperty.delaysTouchesEnded),
      PropertyRule("requiresExclusiveTouchType", .bool, RecognizerProperty.requiresExclusiveTouchType),
      PropertyRule("allowedTouchTypes", Shape<TouchTypeName>.words(), RecognizerProperty.allowedTouchTypes),
      PropertyRule("allowedPressTypes", Shape<PressTypeName>.words(), RecognizerProperty.allowedPressTypes),
    ]
  }

  /// The properties that this class adds, in the order in which they are set.
  var ownProperties: [PropertyRule<RecognizerProperty>] {
    switch self {
    case .tap:
      [
        PropertyRule("numberOfTapsRequired", .count(1...100), RecognizerProperty.numberOfTapsRequired),
        PropertyRule("numberOfTouchesRequired", .count(1...100), RecognizerProperty.numberOfTouchesRequired),
        PropertyRule("buttonMaskRequired", Shape<ButtonName>.words(), RecognizerProperty.buttonMaskRequired),
      ]
    case .longPress:
      [
        PropertyRule("numberOfTapsRequired", .count(0...100), RecognizerProperty.numberOfTapsRequired),
        PropertyRule("numberOfTouchesRequired", .count(1...100), RecognizerProperty.numberOfTouchesRequired),
        PropertyRule("minimumPressDuration", .number(-3600...3600), RecognizerProperty.minimumPressDuration),
        PropertyRule("allowableMovement", .number(0...10_000), RecognizerProperty.allowableMovement),
      ]
    case .pan:
      [
        PropertyRule("minimumNumberOfTouches", .count(1...100), RecognizerProperty.minimumNumberOfTouches),
        PropertyRule("maximumNumberOfTouches", .count(1...100), RecognizerProperty.maximumNumberOfTouches),
        PropertyRule(
          "allowedScrollTypesMask", Shape<ScrollTypeName>.words(), RecognizerProperty.allowedScrollTypesMask),
        PropertyRule("beginningDistance", .number(0...1000), RecognizerProperty.beginningDistance),
      ]
    case .swipe:
      [
        PropertyRule("numberOfTouchesRequired", .count(1...100), RecognizerProperty.numberOfTouchesRequired),
        PropertyRule("direction", Shape<SwipeDirectionName>.words(), RecognizerProperty.direction),
      ]
    case .screenEdgePan: [PropertyRule("edges", Shape<EdgeName>.words(), RecognizerProperty.edges)]
    case .pinch, .rotation, .hover, .custom: []
    }
  }
}

/// A property of a recognizer with its value in a scene.
///
/// The names are UIKit's.
package enum RecognizerProperty: Sendable, Equatable {
  case isEnabled(Bool)
  case cancelsTouchesInView(Bool)
  case delaysTouchesBegan(Bool)
  case delaysTouchesEnded(Bool)
  case requiresExclusiveTouchType(Bool)
  case allowedTouchTypes([TouchTypeName])
  case allowedPressTypes([PressTypeName])
  case numberOfTapsRequired(Int)
  case numberOfTouchesRequired(Int)
  case buttonMaskRequired([ButtonName])
  case minimumPressDuration(Double)
  case allowableMovement(Double)
  case minimumNumberOfTouches(Int)
  case maximumNumberOfTouches(Int)
  case allowedScrollTypesMask([ScrollTypeName])
  case beginningDistance(Double)
  case direction([SwipeDirectionName])
  case edges([EdgeName])

  /// The member of a scene file.
  package var member: JSONMember {
    switch self {
    case .isEnabled(let value): JSONMember("isEnabled", .bool(value))
    case .cancelsTouchesInView(let value): JSONMember("cancelsTouchesInView", .bool(value))
    case .delaysTouchesBegan(let value): JSONMember("delaysTouchesBegan", .bool(value))
    case .delaysTouchesEnded(let value): JSONMember("delaysTouchesEnded", .bool(value))
    case .requiresExclusiveTouchType(let value): JSONMember("requiresExclusiveTouchType", .bool(value))
    case .allowedTouchTypes(let value): JSONMember("allowedTouchTypes", .words(value))
    case .allowedPressTypes(let value): JSONMember("allowedPressTypes", .words(value))
    case .numberOfTapsRequired(let value): JSONMember("numberOfTapsRequired", .number(Double(value)))
    case .numberOfTouchesRequired(let value): JSONMember("numberOfTouchesRequired", .number(Double(value)))
    case .buttonMaskRequired(let value): JSONMember("buttonMaskRequired", .words(value))
    case .minimumPressDuration(let value): JSONMember("minimumPressDuration", .number(value))
    case .allowableMovement(let value): JSONMember("allowableMovement", .number(value))
    case .minimumNumberOfTouches(let value): JSONMember("minimumNumberOfTouches", .number(Double(value)))
    case .maximumNumberOfTouches(let value): JSONMember("maximumNumberOfTouches", .number(Double(value)))
    case .allowedScrollTypesMask(let value): JSONMember("allowedScrollTypesMask", .words(value))
    case .beginningDistance(let value): JSONMember("beginningDistance", .number(value))
    case .direction(let value): JSONMember("direction", .words(value))
    case .edges(let value): JSONMember("edges", .words(value))
    }
  }

  /// Whether the property decides which objects receive touches, and not how they respond.
  package var isAboutDelivery: Bool {
    switch self {
    case .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchType,
      .allowedTouchTypes:
      true
    case .allowedPressTypes, .numberOfTapsRequired, .numberOfTouchesRequired, .buttonMaskRequired,
      .minimumPressDuration, .allowableMovement, .minimumNumberOfTouches, .maximumNumberOfTouches,
      .allowedScrollTypesMask, .beginningDistance, .direction, .edges:
      false
    }
  }
}
