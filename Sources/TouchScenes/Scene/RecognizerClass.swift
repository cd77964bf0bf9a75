/// The classes that a recognizer of a scene can have.
///
/// Everything that a class adds to its superclass stands in this file: to add a class, add a case, its superclass, and
/// its own properties and keys.
package enum RecognizerClass: String, Sendable, CaseIterable {
  case tap = "UITapGestureRecognizer"
  case longPress = "UILongPressGestureRecognizer"
  case pan = "UIPanGestureRecognizer"
  case swipe = "UISwipeGestureRecognizer"
  case pinch = "UIPinchGestureRecognizer"
  case rotation = "UIRotationGestureRecognizer"
  case screenEdgePan = "UIScreenEdgePanGestureRecognizer"
  case hover = "UIHoverGestureRecognizer"

  /// Nil for those that derive from UIGestureRecognizer itself.
  package var superclass: RecognizerClass? { self == .screenEdgePan ? .pan : nil }

  /// Whether this is a class or one of its subclasses.
  package func isKind(of other: RecognizerClass) -> Bool { self == other || superclass?.isKind(of: other) == true }

  /// The properties that every recognizer has.
  private static var common: [PropertyRule<RecognizerProperty>] {
    [
      PropertyRule("isEnabled", .bool, RecognizerProperty.isEnabled),
      PropertyRule("cancelsTouchesInView", .bool, RecognizerProperty.cancelsTouchesInView),
      PropertyRule("delaysTouchesBegan", .bool, RecognizerProperty.delaysTouchesBegan),
      PropertyRule("delaysTouchesEnded", .bool, RecognizerProperty.delaysTouchesEnded),
      PropertyRule("requiresExclusiveTouchType", .bool, RecognizerProperty.requiresExclusiveTouchType),
      PropertyRule("allowedTouchTypes", Shape<TouchTypeName>.words(), RecognizerProperty.allowedTouchTypes),
    ]
  }

  /// The properties that this class adds.
  private var ownProperties: [PropertyRule<RecognizerProperty>] {
    switch self {
    case .tap:
      [
        PropertyRule("numberOfTapsRequired", .count(1...100), RecognizerProperty.numberOfTapsRequired),
        PropertyRule("numberOfTouchesRequired", .count(1...100), RecognizerProperty.numberOfTouchesRequired),
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
      ]
    case .swipe:
      [
        PropertyRule("numberOfTouchesRequired", .count(1...100), RecognizerProperty.numberOfTouchesRequired),
        PropertyRule("direction", Shape<SwipeDirectionName>.words(), RecognizerProperty.direction),
      ]
    case .screenEdgePan: [PropertyRule("edges", Shape<EdgeName>.words(), RecognizerProperty.edges)]
    case .pinch, .rotation, .hover: []
    }
  }

  /// What its action can do to its own view.
  var applies: [Apply] {
    switch self {
    case .pan, .screenEdgePan: [.translate, .contentOffset]
    case .pinch: [.scale]
    case .rotation: [.rotate]
    case .tap, .longPress, .swipe, .hover: []
    }
  }

  /// All properties, those of the superclass first.
  var properties: [PropertyRule<RecognizerProperty>] { (superclass?.properties ?? Self.common) + ownProperties }

  /// Every key that a recognizer of this class accepts.
  var keys: [String] {
    ["name", "class", "requiresToFail", "delegate", "subclass", "logs", "on"] + (applies.isEmpty ? [] : ["apply"])
      + properties.map(\.key)
  }

  /// The keys of any class.
  static let allKeys = Set(allCases.flatMap(\.keys))
  /// The properties of any class.
  static let allProperties = Set(allCases.flatMap(\.properties).map(\.key))
}

/// A property of a recognizer with the value that a scene gives it.
///
/// The names are UIKit's.
package enum RecognizerProperty: Sendable, Equatable {
  case isEnabled(Bool), cancelsTouchesInView(Bool), delaysTouchesBegan(Bool), delaysTouchesEnded(Bool)
  case requiresExclusiveTouchType(Bool), allowedTouchTypes([TouchTypeName])
  case numberOfTapsRequired(Int), numberOfTouchesRequired(Int)
  /// In seconds.
  case minimumPressDuration(Double)
  /// In points.
  case allowableMovement(Double)
  case minimumNumberOfTouches(Int), maximumNumberOfTouches(Int)
  case direction([SwipeDirectionName])
  case edges([EdgeName])

  /// As a scene file writes it.
  package var member: JSONMember {
    switch self {
    case .isEnabled(let flag): JSONMember("isEnabled", .bool(flag))
    case .cancelsTouchesInView(let flag): JSONMember("cancelsTouchesInView", .bool(flag))
    case .delaysTouchesBegan(let flag): JSONMember("delaysTouchesBegan", .bool(flag))
    case .delaysTouchesEnded(let flag): JSONMember("delaysTouchesEnded", .bool(flag))
    case .requiresExclusiveTouchType(let flag): JSONMember("requiresExclusiveTouchType", .bool(flag))
    case .allowedTouchTypes(let types): JSONMember("allowedTouchTypes", .words(types))
    case .numberOfTapsRequired(let count): JSONMember("numberOfTapsRequired", .number(Double(count)))
    case .numberOfTouchesRequired(let count): JSONMember("numberOfTouchesRequired", .number(Double(count)))
    case .minimumPressDuration(let seconds): JSONMember("minimumPressDuration", .number(seconds))
    case .allowableMovement(let points): JSONMember("allowableMovement", .number(points))
    case .minimumNumberOfTouches(let count): JSONMember("minimumNumberOfTouches", .number(Double(count)))
    case .maximumNumberOfTouches(let count): JSONMember("maximumNumberOfTouches", .number(Double(count)))
    case .direction(let directions): JSONMember("direction", .words(directions))
    case .edges(let edges): JSONMember("edges", .words(edges))
    }
  }
}
