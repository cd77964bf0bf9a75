import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

/// Layers that show texts and gradients, what places them, and which one is at a place (46.4 to 46.7).
@MainActor @Suite struct LayerKindTests {
  let program = HeadlessApplication(size: CGSize(width: 100, height: 100))

  init() { program.window.backgroundColor = .white }

  private func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let value = program.surface.picture?[x, y] ?? 0
    return (Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
  }

  private func isNear(_ pixel: (red: Int, green: Int, blue: Int), _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(pixel.red - red) <= 4 && abs(pixel.green - green) <= 4 && abs(pixel.blue - blue) <= 4
  }

  /// The columns and rows in which something dark is seen.
  private func dark() -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    program.advance(by: 0.3)
    var (columns, rows): ([Int], [Int]) = ([], [])
    for x in 0..<100 {
      for y in 0..<100 where pixel(x, y).green < 128 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return nil
    }
    return (left...right, top...bottom)
  }

  @Test("A conic gradient goes round clockwise from where it begins (46.7)")
  func conic() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.colors = [UIColor.red, UIColor.green, UIColor.blue].map(\.cgColor)
    program.window.layer.addSublayer(layer)
    program.advance(by: 0.3)
    #expect(isNear(pixel(51, 5), 252, 3, 0) && isNear(pixel(48, 5), 0, 3, 252))
    #expect(isNear(pixel(95, 50), 127, 128, 0) && isNear(pixel(50, 95), 0, 255, 0))
    #expect(isNear(pixel(5, 50), 0, 127, 128))
    layer.locations = [0, 0.25, 0.25]
    program.advance(by: 0.3)
    #expect(isNear(pixel(5, 50), 0, 0, 255) && isNear(pixel(94, 48), 2, 253, 0))
  }

  @Test("A text is aligned as set, from the upper edge down, with the color and size of the layer (46.4)")
  func leaning() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 10, width: 100, height: 80)
    (layer.string, layer.fontSize, layer.foregroundColor) = ("ill", 20, .black)
    program.window.layer.addSublayer(layer)
    let size = layer.preferredFrameSize()
    #expect(size.width > 5 && size.width < 40 && size.height > 15 && size.height < 40)
    let left = try #require(dark())
    #expect(left.columns.upperBound < 40 && left.rows.lowerBound >= 10 && left.rows.upperBound < 50)
    layer.alignmentMode = .right
    let right = try #require(dark())
    #expect(right.columns.lowerBound > 60 && right.rows == left.rows)
    layer.alignmentMode = .center
    let middle = try #require(dark())
    #expect(abs(middle.columns.lowerBound + middle.columns.upperBound - 99) <= 3)
    layer.fontSize = 40
    let large = try #require(dark())
    #expect(large.rows.count > 3 * left.rows.count / 2)
    layer.foregroundColor = .white
    expectNil(dark())
    layer.string = nil
    expectEqual(layer.preferredFrameSize(), .zero)
  }

  @Test("Lines break where the text says so, or in the layer's width; what is too long is cut off with a sign (46.4)")
  func breaking() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    (layer.string, layer.fontSize, layer.foregroundColor) = ("aaa aaa aaa aaa", 16, .black)
    program.window.layer.addSublayer(layer)
    let line = try #require(dark())
    #expect(line.columns.upperBound <= 59 && line.rows.upperBound < 25)
    layer.truncationMode = .end
    #expect(try #require(dark()).rows.upperBound < 25)
    layer.truncationMode = .none
    layer.isWrapped = true
    let wrapped = try #require(dark())
    #expect(wrapped.rows.upperBound > 30)
    layer.alignmentMode = .right
    let right = try #require(dark())
    #expect(right.columns.upperBound > wrapped.columns.upperBound + 1 && right.rows == wrapped.rows)
    layer.alignmentMode = .natural
    layer.isWrapped = false
    layer.string = "aaa\naaa"
    #expect(try #require(dark()).rows.upperBound > 25)
  }

  @Test("An override may move the space in which the text is drawn, and a color may be animated")
  func drawing() throws {
    final class Low: CATextLayer {
      override func draw(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: 40)
        super.draw(in: context)
        context.restoreGState()
      }
    }
    let layer = Low()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (layer.string, layer.fontSize, layer.foregroundColor) = ("ill", 20, .black)
    program.window.layer.addSublayer(layer)
    #expect(try #require(dark()).rows.lowerBound >= 40)
    let fade = CABasicAnimation(keyPath: "foregroundColor")
    (fade.toValue, fade.duration) = (CGColor.white, 1)
    layer.add(fade, forKey: "fade")
    program.advance(by: 0.69)
    expectNil(dark())
    program.advance(by: 0.1)
    #expect(dark() != nil)
  }

  private final class Plate: UIView {
    var log: [String] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("subviews")
    }
    override func layoutSublayers(of layer: CALayer) {
      log.append(layer === self.layer ? "layers" : "?")
      super.layoutSublayers(of: layer)
      log.append("end")
    }
  }

  private final class Rim: CALayer {
    let inner = CALayer()
    var sizes: [CGSize] = []
    override init() {
      super.init()
      addSublayer(inner)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSublayers() {
      super.layoutSublayers()
      sizes.append(bounds.size)
      inner.frame = bounds.insetBy(dx: 5, dy: 5)
    }
  }

  @Test("layoutSublayers(of:) is called in the place of layoutSubviews(), and calls it (46.5)")
  func viewLayout() {
    let plate = Plate(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    program.window.addSubview(plate)
    program.advance(by: 0.3)
    expectEqual(plate.log, ["layers", "subviews", "end"])
    plate.log = []
    plate.layer.setNeedsLayout()
    program.advance(by: 0.3)
    program.advance(by: 0.3)
    expectEqual(plate.log, ["layers", "subviews", "end"])
  }

  @Test("A layer places what is in it once after its size has changed, before the frame (46.5)")
  func layerLayout() {
    let (rim, plain) = (Rim(), CALayer())
    plain.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    plain.addSublayer(rim)
    rim.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    program.window.layer.addSublayer(plain)
    program.advance(by: 0.3)
    #expect(rim.sizes == [CGSize(width: 40, height: 40)] && rim.inner.frame.size == CGSize(width: 30, height: 30))
    rim.frame.origin.x = 3
    program.advance(by: 0.3)
    rim.bounds.size = CGSize(width: 60, height: 20)
    rim.bounds.size = CGSize(width: 60, height: 30)
    program.advance(by: 0.3)
    rim.setNeedsLayout()
    rim.layoutIfNeeded()
    expectEqual(rim.sizes, [40, 60, 60].enumerated().map { CGSize(width: $1, height: $0 == 0 ? 40 : 30) })
  }

  @Test("The layer at a place is the frontmost one there, seen from the layer around (46.6)")
  func searching() {
    func layer(_ name: String, _ frame: CGRect) -> CALayer {
      let layer = CALayer()
      (layer.name, layer.frame) = (name, frame)
      return layer
    }
    let root = layer("root", CGRect(x: 10, y: 10, width: 80, height: 80))
    let (back, front) = (
      layer("back", CGRect(x: 10, y: 10, width: 30, height: 30)),
      layer("front", CGRect(x: 20, y: 20, width: 80, height: 20))
    )
    root.addSublayer(back)
    root.addSublayer(front)
    func found(_ x: CGFloat, _ y: CGFloat) -> String { root.hitTest(CGPoint(x: x, y: y))?.name ?? "-" }
    #expect(found(22, 22) == "back" && found(35, 35) == "front" && found(15, 80) == "root" && found(5, 5) == "-")
    expectEqual(found(95, 35), "front")
    root.masksToBounds = true
    expectEqual(found(95, 35), "-")
    front.isHidden = true
    expectEqual(found(35, 35), "back")
    program.window.layer.addSublayer(root)
    expectEqual(found(22, 22), "back")
  }

  @Test("A copy of a layer has the place and the look of the other")
  func copying() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    (layer.name, layer.cornerRadius, layer.opacity, layer.backgroundColor) = ("a", 5, 0.5, UIColor.red.cgColor)
    let copy = Rim(layer: layer)
    #expect(copy.frame == layer.frame && copy.name == "a" && copy.cornerRadius == 5 && copy.opacity == 0.5)
    #expect(copy.backgroundColor == layer.backgroundColor && copy !== layer)
  }
}
