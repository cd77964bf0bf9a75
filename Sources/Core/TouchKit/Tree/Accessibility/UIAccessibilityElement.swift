import TouchDrawing
import TouchGeometry

/// An accessible part of a view that is not a view itself, such as a bar of a chart or a day of a calendar.
///
/// It is listed in the `accessibilityElements` of the view that draws it.
/// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement: UIObject {
  /// The view that draws the part; held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technologies can access the element; true by default.
  open var isAccessibilityElement = true
  /// A short name of the element; nil by default.
  open var accessibilityLabel: String?
  /// The current value; nil by default.
  open var accessibilityValue: String?
  /// A description of what using the element does; nil by default.
  open var accessibilityHint: String?
  /// A name that identifies the element in tests; nil by default.
  open var accessibilityIdentifier: String?
  /// The kind and state of the element; `none` by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  private var screenFrame = CGRect.zero
  private var ownFrame: CGRect?
  private var point: CGPoint?

  /// Creates an element of a view, with a zero frame.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIView
    super.init()
  }

  /// The frame of the element, in points of the screen.
  ///
  /// If `accessibilityFrameInContainerSpace` was set, it follows the view.
  open var accessibilityFrame: CGRect {
    get {
      guard let ownFrame, let view = accessibilityContainer as? UIView else { return screenFrame }
      return UIView.convert(ownFrame, from: view, to: nil)
    }
    set {
      screenFrame = newValue
      ownFrame = nil
    }
  }

  /// The frame of the element in the coordinates of its view; zero if not set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { ownFrame ?? .zero }
    set { ownFrame = newValue }
  }

  /// The point to touch when the element is activated by its name, in points of the screen; by default the middle of
  /// its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { point ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { point = newValue }
  }

  /// The outline of the element, in points of the screen; nil, the default, for its frame (semantics 47.49).
  open var accessibilityPath: UIBezierPath?

  /// The actions of the element in addition to its activation; nil, the default, for none (semantics 47.46).
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Performs the action of a tap; returns whether it did.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value by a step; the default does nothing.
  open func accessibilityIncrement() {}

  /// Decrements the value by a step; the default does nothing.
  open func accessibilityDecrement() {}
}
