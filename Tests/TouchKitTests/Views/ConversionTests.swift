import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// A generator whose numbers are the same on every run (splitmix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
}

/// A mapping as the nine numbers of a matrix, computed on another way than the kit's.
struct Matrix {
  var rows: [[Double]]
  static let identity = Matrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
  static func move(_ x: CGFloat, _ y: CGFloat) -> Matrix {
    Matrix(rows: [[1, 0, Double(x)], [0, 1, Double(y)], [0, 0, 1]])
  }
  init(rows: [[Double]]) { self.rows = rows }
  init(_ t: CGAffineTransform) {
    rows = [[Double(t.a), Double(t.c), Double(t.tx)], [Double(t.b), Double(t.d), Double(t.ty)], [0, 0, 1]]
  }
  static func * (left: Matrix, right: Matrix) -> Matrix {
    var rows = [[Double]](repeating: [0, 0, 0], count: 3)
    for i in 0..<3 {
      for j in 0..<3 {
        for k in 0..<3 { rows[i][j] += left.rows[i][k] * right.rows[k][j] }
      }
    }
    return Matrix(rows: rows)
  }
  /// By cofactors, of all nine numbers.
  var inverse: Matrix {
    func minor(_ i: Int, _ j: Int) -> Double {
      let r = (0..<3).filter { $0 != i }
      let c = (0..<3).filter { $0 != j }
      return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
    }
    let determinant = (0..<3).reduce(0) { $0 + ($1 == 1 ? -1 : 1) * rows[0][$1] * minor(0, $1) }
    return Matrix(
      rows: (0..<3).map { i in (0..<3).map { j in ((i + j) % 2 == 0 ? 1 : -1) * minor(j, i) / determinant } })
  }
  func callAsFunction(_ p: CGPoint) -> CGPoint {
    func row(_ i: Int) -> CGFloat { CGFloat(rows[i][0] * Double(p.x) + rows[i][1] * Double(p.y) + rows[i][2]) }
    return CGPoint(x: row(0), y: row(1))
  }
}

@MainActor @Suite struct ConversionTests {
  /// From a view's space to that of its root, factor by factor: to the anchor, transform, to the center.
  func toRoot(_ view: UIView) -> Matrix {
    guard let superview = view.superview else { return .identity }
    let (bounds, anchor) = (view.bounds, view.anchorPoint)
    let own =
      Matrix.move(view.center.x, view.center.y) * Matrix(view.transform)
      * .move(
        -(bounds.origin.x + bounds.size.width * anchor.x), -(bounds.origin.y + bounds.size.height * anchor.y))
    return toRoot(superview) * own
  }

  func close(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  /// A tree of views that are turned, scaled, sheared, scrolled and anchored at random.
  func tree(seed: UInt64) -> ([UIView], Seeded) {
    var random = Seeded(state: seed)
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
    for _ in 0..<20 {
      let view = UIView(frame: .zero)
      view.bounds = CGRect(
        x: random.number(-20...20), y: random.number(-20...20), width: random.number(1...100),
        height: random.number(1...100))
      view.center = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
      if random.number(0...1) < 0.8 {
        view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
          .scaledBy(x: random.number(0.5...1.5), y: random.number(-1.5 ... -0.5))
        view.transform.c += random.number(0...0.2)
      }
      if random.number(0...1) < 0.3 { view.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1)) }
      views.randomElement(using: &random)!.addSubview(view)
      views.append(view)
    }
    return (views, random)
  }

  @Test(
    "2.6: points are converted between any two views of a tree as the product of the matrices says, to 1e-9",
    arguments: 1...20)
  func points(seed: UInt64) {
    var (views, random) = tree(seed: seed)
    for _ in 0..<50 {
      let (a, b) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
      let point = CGPoint(x: random.number(-10...10), y: random.number(-10...10))
      let expected = (toRoot(b).inverse * toRoot(a))(point)
      #expect(close(a.convert(point, to: b), expected))
      #expect(close(b.convert(point, from: a), expected))
      #expect(close(b.convert(a.convert(point, to: b), to: a), point))
      #expect(close(a.convert(point, to: b as any UICoordinateSpace), expected))
      #expect(close(b.convert(point, from: a as any UICoordinateSpace), expected))
    }
  }

  @Test(
    "2.6, 10.3: rectangles become the box around their four corners, by way of the nearest common superview",
    arguments: 1...5)
  func rectangles(seed: UInt64) {
    var (views, random) = tree(seed: seed)
    for _ in 0..<50 {
      let (a, b) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
      let rect = CGRect(x: random.number(-9...9), y: random.number(-9...9), width: 7, height: 3)
      func box(_ low: CGPoint, _ high: CGPoint, _ mapping: Matrix) -> (CGPoint, CGPoint) {
        let corners = [low, CGPoint(x: high.x, y: low.y), CGPoint(x: low.x, y: high.y), high].map { mapping($0) }
        return (
          CGPoint(x: corners.map(\.x).min()!, y: corners.map(\.y).min()!),
          CGPoint(x: corners.map(\.x).max()!, y: corners.map(\.y).max()!)
        )
      }
      var common = a
      while !b.isDescendant(of: common) { common = common.superview! }
      let (left, right) = (toRoot(common).inverse * toRoot(a), toRoot(b).inverse * toRoot(common))
      var (low, high) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
      if common === a || common === b {
        (low, high) = box(low, high, right * left)
      } else {
        (low, high) = box(low, high, left)
        (low, high) = box(low, high, right)
      }
      let results = [
        a.convert(rect, to: b), b.convert(rect, from: a), a.convert(rect, to: b as any UICoordinateSpace),
        b.convert(rect, from: a as any UICoordinateSpace),
      ]
      for result in results {
        #expect(close(CGPoint(x: result.minX, y: result.minY), low))
        #expect(close(CGPoint(x: result.maxX, y: result.maxY), high))
      }
    }
  }

  @Test("2.6: nil is the window, and the screen the space of windows")
  func windowAndScreen() {
    let stage = Stage()
    stage.window.frame = CGRect(x: 30, y: 40, width: 100, height: 100)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    stage.window.addSubview(view)
    expectEqual(view.convert(CGPoint(x: 5, y: 5), to: nil), CGPoint(x: 6, y: 7))
    expectEqual(view.convert(CGPoint(x: 6, y: 7), from: nil), CGPoint(x: 5, y: 5))
    expectEqual(view.convert(CGPoint(x: 5, y: 5), to: stage.scene.screen), CGPoint(x: 36, y: 47))
    expectEqual(view.convert(CGPoint(x: 36, y: 47), from: stage.scene.screen), CGPoint(x: 5, y: 5))
    expectEqual(stage.scene.screen.convert(CGPoint(x: 36, y: 47), to: view), CGPoint(x: 5, y: 5))
    let other = UIWindow(windowScene: stage.scene)
    expectEqual(view.convert(CGPoint(x: 5, y: 5), to: other), CGPoint(x: 36, y: 47))
  }

  @Test("2.6: of a window that is converted from itself, nil is the screen")
  func windowToScreen() {
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let (point, rect) = (CGPoint(x: 5, y: 5), CGRect(x: 5, y: 5, width: 1, height: 2))
    expectEqual(window.convert(point, to: nil), CGPoint(x: 35, y: 45))
    expectEqual(window.convert(CGPoint(x: 35, y: 45), from: nil), point)
    expectEqual(window.convert(rect, to: nil), CGRect(x: 35, y: 45, width: 1, height: 2))
    expectEqual(window.convert(CGRect(x: 35, y: 45, width: 1, height: 2), from: nil), rect)
    expectEqual(window.convert(point, to: nil as UIView?), point)
    let other = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    expectEqual(window.convert(point, to: other), CGPoint(x: 25, y: 35))
  }

  @Test("2.6: a view scaled to nothing has no places; conversions into it give zero, never nan")
  func singular() {
    let (outer, flat, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(flat)
    flat.addSubview(inner)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(outer.convert(CGPoint(x: 3, y: 4), to: inner), .zero)
    expectEqual(outer.convert(CGRect(x: 3, y: 4, width: 1, height: 1), to: flat), .zero)
    // Within the flat view everything has its place.
    expectEqual(flat.convert(CGPoint(x: 3, y: 4), to: inner), CGPoint(x: 3, y: 4))
  }

  @Test("2.6: the frame is the one set, and with a transform the bounding box")
  func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expectEqual(view.frame, CGRect(x: -5, y: 30, width: 60, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    view.transform = .identity
    view.anchorPoint = .zero
    expectEqual(view.frame, CGRect(x: 30, y: 10, width: 30, height: 40))
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    expectEqual(view.center, CGPoint(x: 5, y: 5))
    expectEqual(
      UIView(frame: CGRect(x: 10, y: 10, width: -10, height: -5)).frame, CGRect(x: 0, y: 5, width: 10, height: 5))
  }
}
