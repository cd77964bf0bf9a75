import TouchGeometry

/// A part of a view that is no view itself, for people who do not see it: a bar of a chart, a day of a calendar.
///
/// It stands in the `accessibilityElements` of the view that draws it.
/// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement: UIObject {
  /// The view that draws the part; held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is told of; true by default.
  open var isAccessibilityElement = true
  /// What it is called; nil by default.
  open var accessibilityLabel: String?
  /// What it says at the moment; nil by default.
  open var accessibilityValue: String?
  /// What happens when it is used; nil by default.
  open var accessibilityHint: String?
  /// A name by which tests find it; nil by default.
  open var accessibilityIdentifier: String?
  /// What kind of thing it is; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  private var screenFrame = CGRect.zero
  private var ownFrame: CGRect?
  private var point: CGPoint?

  /// A part of a view, without extent.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIView
    super.init()
  }

  /// Where it is, in points of the screen.
  ///
  /// Where `accessibilityFrameInContainerSpace` was set, this follows the view.
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

  /// Where it is in the space of its view; zero while that was not said.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { ownFrame ?? .zero }
    set { ownFrame = newValue }
  }

  /// Where it is touched when it is found by its name, in points of the screen; the middle of its frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { point ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { point = newValue }
  }

  /// Does what a tap does, without one; returns whether it did.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value larger by a step; the default has nothing to do.
  open func accessibilityIncrement() {}

  /// Makes the value smaller by a step; the default has nothing to do.
  open func accessibilityDecrement() {}
}
