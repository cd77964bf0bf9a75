import CoreGraphics
import QuartzCore
import Testing
import UIKit

// Every name that iOS code leans on, with UIKit's signatures: this file compiles in Swift 5 mode and in Swift 6 mode, in
// which it is a part of two targets. What the names do is tested where they live.

#if FoundationGeometry
/// A recognizer need not repeat `init(coder:)`.
private final class DistancePan: UIPanGestureRecognizer {
  let distance: Int
  init(d: Int, target: Any?, action: Selector?) {
    distance = d
    super.init(target: target, action: action)
  }
}

private final class Everything: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var intrinsicContentSize: CGSize { CGSize(width: 1, height: UIView.noIntrinsicMetric) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func updateConstraints() { super.updateConstraints() }
}

private final class Stages: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var prefersStatusBarHidden: Bool { true }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }

  func exchange(_ other: UIViewController, _ child: UIViewController) -> [Bool] {
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    transition(from: child, to: other, duration: 0.1, options: [.curveEaseIn], animations: nil, completion: nil)
    preferredContentSize = CGSize(width: 10, height: 10)
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
    isModalInPresentation = true
    return [isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent]
  }
}

@MainActor private final class Listening: NSObject {
  var seconds: Timer?
  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: Selector(Listening.hear), name: Notification.Name("it"), object: nil)
    seconds = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector(Listening.tick), userInfo: nil, repeats: true)
    seconds?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }
  func hear(_ notification: Notification) {}
  func tick(_ timer: Timer) {}
}

@MainActor private func images(_ context: CGContext) -> [Any?] {
  context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  let isRGB = UIColor.red.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
    locations: [0, 1])
  let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)).reversing()
  var count = 0
  path.cgPath.applyWithBlock { count += $0.pointee.type == .addCurveToPoint ? 1 : 0 }
  let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) as UIColor
  let image = UIImage(named: "nothing") ?? UIImage()
  return [
    isRGB, gradient, count, literal, UIColor(named: "nothing"), image.withTintColor(.red),
    image.withRenderingMode(.alwaysTemplate), image.resizableImage(withCapInsets: .zero),
    UIFont(name: "DejaVuSans", size: 12), UIFont.familyNames, UIFontMetrics(forTextStyle: .body).scaledValue(for: 3),
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12)), UIDevice.current.name, UIDevice.current.model,
  ]
}

@MainActor private func views(_ window: UIWindow, _ label: UILabel, _ field: UITextField) -> [Any?] {
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.5
  field.addTarget(window, action: Selector(UIWindow.makeKeyAndVisible), for: .editingChanged)
  for event in [
    UIControl.Event.editingDidBegin, .editingDidEnd, .editingDidEndOnExit, .allEditingEvents, .allTouchEvents,
    .allEvents,
  ] { field.sendActions(for: event) }
  let path = IndexPath(row: 1, section: 2)
  return [
    window.screen, window.endEditing(true), path.row, path.section, path.item, IndexPath(item: 1, section: 0),
    window.traitCollection.horizontalSizeClass == .regular, window.traitCollection.verticalSizeClass == .compact,
    window.safeAreaInsets, window.layoutMargins, window.readableContentGuide, window.safeAreaLayoutGuide,
  ]
}

@MainActor private func layers(_ view: UIView) {
  let shape = CAShapeLayer()
  shape.path =
    UIBezierPath(
      arcCenter: .zero, radius: 9, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
    ).cgPath
  shape.lineCap = .round
  shape.lineJoin = .bevel
  shape.fillRule = .evenOdd
  shape.lineDashPattern = [2, 3]
  view.layer.addSublayer(shape)
  view.layer.mask = CALayer()
  view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  let animation = CABasicAnimation(keyPath: "strokeEnd")
  animation.fromValue = 0
  animation.toValue = 1
  animation.duration = 2
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.fillMode = .forwards
  animation.isRemovedOnCompletion = false
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  shape.add(animation, forKey: "draw")
  CATransaction.commit()
  UIView.animate(
    withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
    options: [.allowUserInteraction, .beginFromCurrentState]
  ) {
    view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
  } completion: { _ in
    view.transform = .identity
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { view.setNeedsDisplay() }
}

@MainActor private func recognizers(_ view: UIView) {
  let pan = DistancePan(d: 1, target: nil, action: nil)
  view.addGestureRecognizer(pan)
  pan.setTranslation(.zero, in: view)
  pan.require(toFail: UITapGestureRecognizer(target: nil, action: nil))
  _ = [pan.translation(in: view), pan.velocity(in: view), pan.location(in: nil)]
}
#endif
