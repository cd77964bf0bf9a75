import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchLoop

/// What a tooltip says, and where the pointer must be for it.
/// https://developer.apple.com/documentation/uikit/uitooltipconfiguration
@preconcurrency @MainActor public final class UIToolTipConfiguration {
  /// What it says.
  public let toolTip: String
  /// The part of the view that the tooltip is about, in the view's space; null for the whole view.
  public let sourceRect: CGRect

  private init(_ toolTip: String, _ sourceRect: CGRect) { (self.toolTip, self.sourceRect) = (toolTip, sourceRect) }

  /// A tooltip about the whole view.
  public convenience init(toolTip: String) { self.init(toolTip, .null) }
  /// A tooltip about a part of the view, which goes when the pointer leaves that part.
  public convenience init(toolTip: String, in rect: CGRect) { self.init(toolTip, rect) }
}

/// Says what a tooltip says. https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// What to show for the pointer at a place of the view; nil for nothing.
  ///
  /// Asked each time when the pointer has rested; the default gives the interaction's `defaultToolTip`.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The interaction's `defaultToolTip`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a line of text near the pointer when it has rested over a view for a while, and hides it when the pointer
/// leaves, a button or a finger goes down, or a key does. https://developer.apple.com/documentation/uikit/uitooltipinteraction
@preconcurrency @MainActor public final class UIToolTipInteraction: UIInteraction {
  /// The view that it was added to.
  public private(set) weak var view: UIView?
  /// What is shown where the delegate says nothing else.
  public var defaultToolTip: String?
  /// Whether tooltips are shown; true by default.
  public var isEnabled = true { didSet { if !isEnabled { hide() } } }
  /// Decides what is shown; held weakly.
  public weak var delegate: (any UIToolTipInteractionDelegate)? {
    didSet { DelegateHearing.check(delegate, (any UIToolTipInteractionDelegate).self) }
  }

  private var timer: LoopTimer?
  private var place = CGPoint.zero
  private var isOver = false
  private var shown: (view: ToolTipView, source: CGRect)?

  /// An interaction that shows nothing without a delegate.
  public init() {}

  /// An interaction that shows a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Hides what is shown.
  public func willMove(to view: UIView?) { hide() }
  /// Remembers the view.
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
    made.lieDown(near: place, in: window)
    shown = (made, configuration.sourceRect)
  }
}

@_spi(TouchKit) extension UIToolTipInteraction: PointerSensitive {
  /// Begins to wait when the pointer comes, again whenever it moves; hides when it leaves.
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
