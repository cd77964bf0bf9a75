import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchLoop

/// The text of a tooltip, and the area in which the pointer triggers it.
/// https://developer.apple.com/documentation/uikit/uitooltipconfiguration
@preconcurrency @MainActor public final class UIToolTipConfiguration {
  /// The text.
  public let toolTip: String
  /// The area of the view that the tooltip describes, in the view's coordinate space; null for the whole view.
  public let sourceRect: CGRect

  private init(_ toolTip: String, _ sourceRect: CGRect) { (self.toolTip, self.sourceRect) = (toolTip, sourceRect) }

  /// Creates a tooltip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip, .null) }
  /// Creates a tooltip for an area of the view; it is hidden when the pointer leaves that area.
  public convenience init(toolTip: String, in rect: CGRect) { self.init(toolTip, rect) }
}

/// Provides the text of a tooltip. https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tooltip for the pointer at a point of the view; nil for none.
  ///
  /// Called each time that the pointer has rested; the default implementation returns the interaction's
  /// `defaultToolTip`.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the interaction's `defaultToolTip`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// An interaction that shows a tooltip near the pointer when it has rested over a view.
///
/// The tooltip is hidden when the pointer leaves, or when a button, a finger or a key is pressed.
/// https://developer.apple.com/documentation/uikit/uitooltipinteraction
@preconcurrency @MainActor public final class UIToolTipInteraction: UIInteraction {
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// The text that is shown unless the delegate provides another.
  public var defaultToolTip: String?
  /// Whether tooltips are shown; true by default.
  public var isEnabled = true { didSet { if !isEnabled { hide() } } }
  /// The delegate, which provides the text; held weakly.
  public weak var delegate: (any UIToolTipInteractionDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIToolTipInteractionDelegate).self) }
  }

  private var timer: LoopTimer?
  private var place = CGPoint.zero
  private var isOver = false
  private var shown: (view: ToolTipView, source: CGRect)?

  /// Creates an interaction that shows nothing without a delegate.
  public init() {}

  /// Creates an interaction that shows a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Hides the tooltip.
  public func willMove(to view: UIView?) { hide() }
  /// Stores the view.
  public func didMove(to view: UIView?) { self.view = view }

  private func hide() {
    timer?.cancel()
    timer = nil
    shown?.view.removeFromSuperview()
    shown = nil
  }

  private func show() {
    timer = nil
    guard isEnabled, isOver, shown == nil, let view, let window = view.window else { return }
    let inside = view.convert(place, from: nil)
    let plain = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    let asked = delegate.map { $0.toolTipInteraction(self, configurationAt: inside) } ?? plain
    guard let configuration = asked, !configuration.toolTip.isEmpty else { return }
    let made = ToolTipView(configuration.toolTip, hide: { [weak self] in self?.hide() })
    made.show(near: place, in: window)
    shown = (made, configuration.sourceRect)
  }
}

@_spi(TouchKit) extension UIToolTipInteraction: PointerSensitive {
  /// Starts the delay when the pointer enters, and restarts it when the pointer moves; hides the tooltip when it
  /// leaves.
  public func pointerIsOver(_ place: CGPoint?) {
    guard let place, let view else {
      isOver = false
      return hide()
    }
    isOver = true
    self.place = place
    if let shown {
      let isOut = !shown.source.isNull && !shown.source.contains(view.convert(place, from: nil))
      if isOut { hide() } else { return }
    }
    guard isEnabled, let loop = view.hostApplication?.loop else { return }
    timer?.cancel()
    timer = loop.schedule(at: loop.now + ControlTuning.toolTipDelay) { [weak self] in self?.show() }
  }
}
