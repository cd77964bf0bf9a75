import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

/// Shadows that a path throws in place of what a layer shows.
@MainActor @Suite struct ShadowPathTests {
  private let program = HeadlessApplication(size: CGSize(width: 60, height: 40), text: PangoTextEngine.pinned())
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    program.window.backgroundColor = .white
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 5, height: 0)
    program.window.addSubview(view)
  }

  /// Around all that is black in the window.
  private var dark: CGRect? {
    program.advance(to: program.now)
    guard let picture = program.surface.picture else { return nil }
    var box = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixels[y * picture.width + x] == 0xFF00_0000 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box.isNull ? nil : box
  }

  @Test("A path throws the shadow below a layer that shows nothing, and follows no bounds")
  func path() {
    expectNil(dark)
    view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 5, width: 20, height: 10))
    expectEqual(dark, CGRect(x: 15, y: 15, width: 20, height: 10))
    view.backgroundColor = .white
    expectEqual(dark, CGRect(x: 30, y: 15, width: 5, height: 10))
    view.frame.size.width = 10
    expectEqual(dark, CGRect(x: 20, y: 15, width: 15, height: 10))
    expectEqual(view.layer.shadowPath?.boundingBox, CGRect(x: 0, y: 5, width: 20, height: 10))
    view.layer.shadowPath = nil
    expectEqual(dark, CGRect(x: 20, y: 10, width: 5, height: 20))
    view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 5, width: 20, height: 10))
    view.clipsToBounds = true
    expectNil(dark)
  }

  @Test("A change inside redraws only that part: the shadow does not depend on it")
  func change() {
    let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    inner.backgroundColor = .white
    view.addSubview(inner)
    view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    program.advance(to: program.now)
    #expect(!view.hasWideEffects && view.hasEffects)
    inner.backgroundColor = .black
    expectEqual(dark, CGRect(x: 12, y: 10, width: 23, height: 20))
    view.layer.shadowPath = nil
    #expect(view.hasWideEffects)
  }

  @Test("A mutable path is copied when it is set")
  func copy() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    view.layer.shadowPath = path
    path.addRect(CGRect(x: 50, y: 0, width: 5, height: 5))
    expectEqual(view.layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 5, height: 5))
  }
}
