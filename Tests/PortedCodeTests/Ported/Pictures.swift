import UIKit

#if FoundationGeometry
// 47. A pad whose signature becomes a picture.
protocol SignatureViewDelegate: AnyObject {
  func signatureViewDidBegin(_ view: SignatureView)
  func signatureViewDidFinish(_ view: SignatureView)
}

class SignatureView: UIView {
  weak var delegate: SignatureViewDelegate?
  var strokeColor: UIColor = .black
  var strokeWidth: CGFloat = 2
  private var path = UIBezierPath()
  private var points: [CGPoint] = Array(repeating: .zero, count: 5)
  private var counter = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = false
    isOpaque = true
    backgroundColor = .white
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    let longPress = UILongPressGestureRecognizer(target: self, action: Selector(SignatureView.erase))
    longPress.minimumPressDuration = 1.5
    addGestureRecognizer(longPress)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func draw(_ rect: CGRect) {
    strokeColor.setStroke()
    path.lineWidth = strokeWidth
    path.stroke()
  }

  func erase() {
    path.removeAllPoints()
    setNeedsDisplay()
  }

  var isEmpty: Bool { return path.isEmpty }

  func getSignature(scale: CGFloat = 1) -> UIImage? {
    guard !isEmpty else { return nil }
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, scale)
    defer { UIGraphicsEndImageContext() }
    strokeColor.setStroke()
    path.stroke()
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  func getCroppedSignature() -> UIImage? {
    guard let full = getSignature(), let cgImage = full.cgImage else { return nil }
    let box = path.bounds.insetBy(dx: -strokeWidth, dy: -strokeWidth).integral.intersection(bounds)
    guard let cropped = cgImage.cropping(to: box) else { return nil }
    return UIImage(cgImage: cropped, scale: full.scale, orientation: .up)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    counter = 0
    points[0] = touch.location(in: self)
    delegate?.signatureViewDidBegin(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    counter += 1
    points[counter] = touch.location(in: self)
    if counter == 4 {
      points[3] = CGPoint(x: (points[2].x + points[4].x) / 2.0, y: (points[2].y + points[4].y) / 2.0)
      path.move(to: points[0])
      path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
      setNeedsDisplay()
      points[0] = points[3]
      points[1] = points[4]
      counter = 1
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    delegate?.signatureViewDidFinish(self)
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

// 48. Cards that lie behind each other, tilted in depth.
final class DeckView: UIView {
  private(set) var cards: [UIView] = []
  private let visibleCount = 3

  func setCards(_ new: [UIView]) {
    cards.forEach { $0.removeFromSuperview() }
    cards = new
    for card in cards.reversed() {
      card.layer.cornerRadius = 12
      card.layer.shadowColor = UIColor.black.cgColor
      card.layer.shadowOpacity = 0.25
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.layer.shadowRadius = 6
      card.layer.shouldRasterize = true
      card.layer.rasterizationScale = UIScreen.main.scale
      addSubview(card)
    }
    if let top = cards.first {
      top.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(DeckView.handlePan)))
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, card) in cards.enumerated() {
      card.bounds = CGRect(x: 0, y: 0, width: bounds.width - 40, height: bounds.height - 80)
      card.center = CGPoint(x: bounds.midX, y: bounds.midY)
      card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
      card.layer.transform = transform(at: index)
      card.isHidden = index >= visibleCount
    }
  }

  private func transform(at index: Int) -> CATransform3D {
    let scale = 1 - CGFloat(index) * 0.05
    let moved = CATransform3DTranslate(CATransform3DIdentity, 0, CGFloat(index) * 14, 0)
    return CATransform3DScale(moved, scale, scale, 1)
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let card = gesture.view else { return }
    let translation = gesture.translation(in: self)
    switch gesture.state {
    case .began, .changed:
      let angle = translation.x / bounds.width * 0.4
      var transform = CATransform3DMakeTranslation(translation.x, translation.y, 0)
      transform = CATransform3DRotate(transform, angle, 0, 0, 1)
      card.layer.transform = transform
    case .ended where abs(translation.x) > 100:
      UIView.animate(
        withDuration: 0.3,
        animations: {
          card.layer.transform = CATransform3DMakeTranslation(translation.x * 4, translation.y, 0)
          card.alpha = 0
        }, completion: { _ in self.drop(card) })
    default:
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []) {
        card.layer.transform = CATransform3DIdentity
      }
    }
  }

  private func drop(_ card: UIView) {
    card.removeFromSuperview()
    cards.removeAll { $0 === card }
    if let top = cards.first {
      top.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(DeckView.handlePan)))
    }
    UIView.animate(withDuration: 0.2) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }
}

// 49. A picker of colors: a field of hue and saturation, and a bar of brightness.
class HSBColorPicker: UIControl {
  private let hueLayer = CAGradientLayer()
  private let saturationLayer = CAGradientLayer()
  private let marker = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private let brightnessSlider = UISlider()
  private var hue: CGFloat = 0
  private var saturation: CGFloat = 1

  var color: UIColor {
    get { return UIColor(hue: hue, saturation: saturation, brightness: CGFloat(brightnessSlider.value), alpha: 1) }
    set {
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      newValue.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
      hue = h
      saturation = s
      brightnessSlider.value = Float(b)
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    hueLayer.colors = stride(from: 0, through: 1, by: 1.0 / 6).map {
      UIColor(hue: CGFloat($0), saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    hueLayer.startPoint = CGPoint(x: 0, y: 0.5)
    hueLayer.endPoint = CGPoint(x: 1, y: 0.5)
    saturationLayer.colors = [UIColor.white.withAlphaComponent(0).cgColor, UIColor.white.cgColor]
    saturationLayer.locations = [0, 1]
    layer.addSublayer(hueLayer)
    layer.addSublayer(saturationLayer)
    marker.layer.borderColor = UIColor.white.cgColor
    marker.layer.borderWidth = 2
    marker.layer.cornerRadius = 12
    marker.isUserInteractionEnabled = false
    addSubview(marker)
    brightnessSlider.value = 1
    brightnessSlider.minimumTrackTintColor = .darkGray
    brightnessSlider.addTarget(self, action: Selector(HSBColorPicker.brightnessChanged(_:)), for: .valueChanged)
    addSubview(brightnessSlider)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private var field: CGRect { return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    hueLayer.frame = field
    saturationLayer.frame = field
    brightnessSlider.frame = CGRect(x: 8, y: field.maxY, width: bounds.width - 16, height: 44)
    marker.center = CGPoint(x: hue * field.width, y: (1 - saturation) * field.height)
    marker.backgroundColor = color
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard field.contains(touch.location(in: self)) else { return false }
    pick(touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch.location(in: self))
    return true
  }

  private func pick(_ point: CGPoint) {
    hue = max(0, min(1, point.x / field.width))
    saturation = 1 - max(0, min(1, point.y / field.height))
    setNeedsLayout()
    sendActions(for: .valueChanged)
  }

  private func brightnessChanged(_ sender: UISlider) {
    marker.backgroundColor = color
    sendActions(for: .valueChanged)
  }
}

extension UIColor {
  convenience init?(hex: String) {
    var text = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if text.hasPrefix("#") { text.removeFirst() }
    guard text.count == 6 else { return nil }
    var number: UInt64 = 0
    Scanner(string: text).scanHexInt64(&number)
    self.init(
      red: CGFloat((number & 0xFF0000) >> 16) / 255.0, green: CGFloat((number & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(number & 0x0000FF) / 255.0, alpha: 1.0)
  }

  var hexString: String {
    guard let components = cgColor.components, components.count >= 3 else { return "#000000" }
    let numbers = components.prefix(3).map { lroundf(Float($0) * 255) }
    return String(format: "#%02lX%02lX%02lX", numbers[0], numbers[1], numbers[2])
  }
}

// 50. A frame by which a picture is cropped.
class CropView: UIView {
  private let imageView = UIImageView()
  private let maskLayer = CAShapeLayer()
  private(set) var cropRect: CGRect = .zero { didSet { updateMask() } }
  private var activeCorner: UIRectCorner?
  private var startRect = CGRect.zero
  private let minimumSize: CGFloat = 60

  init(image: UIImage) {
    super.init(frame: CGRect(origin: .zero, size: image.size))
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
    maskLayer.fillRule = .evenOdd
    maskLayer.fillColor = UIColor.black.withAlphaComponent(0.5).cgColor
    layer.addSublayer(maskLayer)
    cropRect = bounds.insetBy(dx: 20, dy: 20)
    updateMask()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(CropView.pan(_:)))
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func updateMask() {
    let path = CGMutablePath()
    path.addRect(bounds)
    path.addRect(cropRect)
    maskLayer.path = path
  }

  private func corner(at point: CGPoint) -> UIRectCorner? {
    let corners: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: cropRect.minX, y: cropRect.minY)), (.topRight, CGPoint(x: cropRect.maxX, y: cropRect.minY)),
      (.bottomLeft, CGPoint(x: cropRect.minX, y: cropRect.maxY)),
      (.bottomRight, CGPoint(x: cropRect.maxX, y: cropRect.maxY)),
    ]
    return corners.first { hypot($0.1.x - point.x, $0.1.y - point.y) < 30 }?.0
  }

  private func pan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      let t = gesture.translation(in: self)
      let location = gesture.location(in: self)
      activeCorner = corner(at: CGPoint(x: location.x - t.x, y: location.y - t.y))
      startRect = cropRect
      fallthrough
    case .changed:
      let t = gesture.translation(in: self)
      var rect = startRect
      switch activeCorner {
      case .some(.topLeft):
        rect = CGRect(x: rect.minX + t.x, y: rect.minY + t.y, width: rect.width - t.x, height: rect.height - t.y)
      case .some(.topRight):
        rect = CGRect(x: rect.minX, y: rect.minY + t.y, width: rect.width + t.x, height: rect.height - t.y)
      case .some(.bottomLeft):
        rect = CGRect(x: rect.minX + t.x, y: rect.minY, width: rect.width - t.x, height: rect.height + t.y)
      case .some(.bottomRight): rect.size = CGSize(width: rect.width + t.x, height: rect.height + t.y)
      default: rect = rect.offsetBy(dx: t.x, dy: t.y)
      }
      rect = rect.intersection(bounds)
      guard !rect.isNull, rect.width >= minimumSize, rect.height >= minimumSize else { return }
      cropRect = rect
    default:
      activeCorner = nil
    }
  }

  func croppedImage() -> UIImage? {
    guard let image = imageView.image else { return nil }
    let scale = image.size.width / bounds.width
    let target = cropRect.applying(CGAffineTransform(scaleX: scale, y: scale))
    let renderer = UIGraphicsImageRenderer(size: target.size)
    return renderer.image { context in
      image.draw(at: CGPoint(x: -target.origin.x, y: -target.origin.y))
    }
  }
}
#endif
