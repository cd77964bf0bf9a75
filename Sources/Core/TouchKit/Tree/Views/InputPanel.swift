import TouchGeometry
import TouchLoop

/// The input view and the input accessory view of the first responder, at the bottom of its window (semantics 17.24).
///
/// It is in front of all other views of the window. Its next responder is the one that provides the views, so that a
/// text input in them keeps them visible.
@MainActor final class InputPanel: UIView {
  /// The first responder when the views were shown.
  weak var owner: UIResponder?
  /// A view with the space that the panel gives it.
  @MainActor private struct Place {
    let view: UIView
    let slot = UIView()
    var height: CGFloat = 0
  }
  private var accessory: Place?
  private var input: Place?
  /// Whether it is being removed.
  var isLeaving = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { owner ?? super.next }

  /// Whether these are the shown views.
  func shows(_ input: UIView?, _ accessory: UIView?) -> Bool {
    !isLeaving && self.input?.view === input && self.accessory?.view === accessory
  }

  /// Replaces the views.
  func show(_ input: UIView?, _ accessory: UIView?) {
    isLeaving = false
    self.input = replace(self.input, by: input)
    self.accessory = replace(self.accessory, by: accessory)
  }

  private func replace(_ place: Place?, by view: UIView?) -> Place? {
    if let place, place.view === view, place.view.superview === place.slot { return place }
    place?.slot.removeFromSuperview()
    if let place, place.view.superview === place.slot { place.view.removeFromSuperview() }
    guard let view else { return nil }
    let made = Place(view: view)
    addSubview(made.slot)
    made.slot.addSubview(view)
    if !view.translatesAutoresizingMaskIntoConstraints {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: made.slot.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: made.slot.trailingAnchor),
        view.topAnchor.constraint(equalTo: made.slot.topAnchor),
      ])
    }
    return made
  }

  /// Returns the height of a view in a width: by its constraints, otherwise its frame's, otherwise its natural one.
  private func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    let fitting = CGSize(width: width, height: 0)
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(
        fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let natural = view.intrinsicContentSize.height
    if view.autoresizingMask.contains(.flexibleHeight), natural > 0 { return natural }
    if view.bounds.height > 0 { return view.bounds.height }
    return max(natural, 0)
  }

  /// Measures the views and returns the height of the panel in a width; at most that of the window.
  func measure(_ width: CGFloat) -> CGFloat {
    for place in [\InputPanel.accessory, \InputPanel.input] {
      guard let view = self[keyPath: place]?.view else { continue }
      self[keyPath: place]?.height = height(of: view, width).rounded(.up)
    }
    return min((accessory?.height ?? 0) + (input?.height ?? 0), window?.bounds.height ?? .greatestFiniteMagnitude)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for place in [accessory, input] {
      guard let place else { continue }
      place.slot.frame = CGRect(x: 0, y: top, width: bounds.width, height: place.height)
      if place.view.translatesAutoresizingMaskIntoConstraints { place.view.frame = place.slot.bounds }
      top += place.height
    }
  }
}

extension UIWindow {
  /// Shows the input views of the first responder after a change, in the next turn of the loop.
  func inputViewsMayChange() {
    guard inputTimer == nil, let application else { return }
    let wanted = inputViews
    if wanted.input == nil, wanted.accessory == nil, inputPanel == nil { return }
    inputTimer = application.loop.schedule(at: application.loop.now) { [weak self] in
      self?.inputTimer = nil
      self?.updateInputViews()
    }
  }

  /// The nearest views of each kind in the chain from the first responder.
  private var inputViews: (input: UIView?, accessory: UIView?) {
    var (responder, input, accessory, count): (UIResponder?, UIView?, UIView?, Int) = (firstResponder, nil, nil, 0)
    while let present = responder, input == nil || accessory == nil, count < UIResponder.longestChain {
      input = input ?? present.inputView
      accessory = accessory ?? present.inputAccessoryView
      (responder, count) = (present.next, count + 1)
    }
    return (input, accessory)
  }

  /// Shows the input views of the first responder, animated, and posts the keyboard's notifications (17.24).
  func updateInputViews() {
    let wanted = inputViews
    if let firstResponder, let inputPanel, !isInside(inputPanel, firstResponder) { inputPanel.owner = firstResponder }
    guard wanted.input != nil || wanted.accessory != nil else { return hideInputViews() }
    let isNew = inputPanel == nil
    let panel = inputPanel ?? InputPanel(frame: CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0))
    guard isNew || !panel.shows(wanted.input, wanted.accessory) else { return }
    let begin = panel.frame
    if isNew {
      inputPanel = panel
      panel.owner = firstResponder
      addSubview(panel)
    }
    panel.show(wanted.input, wanted.accessory)
    let height = panel.measure(bounds.width)
    let end = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    UIView.performWithoutAnimation {
      panel.frame = CGRect(x: 0, y: begin.minY, width: bounds.width, height: height)
      panel.setNeedsLayout()
      panel.layoutIfNeeded()
    }
    move(panel, from: begin, to: end, .willShow, .didShow) {}
  }

  private func hideInputViews() {
    guard let panel = inputPanel, !panel.isLeaving else { return }
    panel.isLeaving = true
    let end = CGRect(x: 0, y: bounds.height, width: bounds.width, height: panel.bounds.height)
    move(panel, from: panel.frame, to: end, .willHide, .didHide) { [weak self] in
      guard let self, panel.isLeaving else { return }
      panel.show(nil, nil)
      panel.removeFromSuperview()
      if inputPanel === panel { inputPanel = nil }
    }
  }

  /// Moves the panel, and notifies before and after; `arrived` is called in between.
  private func move(
    _ panel: InputPanel, from begin: CGRect, to end: CGRect, _ will: KeyboardNotice, _ did: KeyboardNotice,
    _ arrived: @escaping () -> Void
  ) {
    let duration = UIView.areAnimationsEnabled ? InputTuning.duration : 0
    post(will, from: begin, to: end, duration)
    UIView.animate(withDuration: duration) {
      panel.frame = end
      UIKeyboardLayoutGuide.follow(end, in: self)
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      arrived()
      self?.post(did, from: begin, to: end, duration)
    }
  }

  private func isInside(_ panel: InputPanel, _ responder: UIResponder) -> Bool {
    responder.responderHost?.isDescendant(of: panel) ?? false
  }

  /// Keeps the panel in front of a view that was added.
  func keepInputPanelInFront(of view: UIView) {
    if let inputPanel, view !== inputPanel { bringSubviewToFront(inputPanel) }
  }
}

/// The movement of input views.
enum InputTuning {
  /// The seconds in which input views appear and disappear, as a keyboard does.
  static let duration: TimeInterval = 0.25
}
