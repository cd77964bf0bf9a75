import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// The kit finds methods in the tables of classes by their mangled names (`method_lookup.c`).
///
/// A name that is not found counts as an override: everything would still work, only slowly. So a class that overrides
/// nothing must be recognized as such.
@Suite("Names by which the runtime finds overrides") @MainActor struct RuntimeNameTests {
  @Test("a class that overrides neither method of the hit test is known not to")
  func neither() {
    expectEqual(HitTestOverrides.flags(of: UIView.self), .classIsKnown)
    expectEqual(HitTestOverrides.flags(of: PlainSubclass.self), .classIsKnown)
  }

  @Test("each method of the hit test is found separately")
  func each() {
    expectEqual(HitTestOverrides.flags(of: Answering.self), [.classIsKnown, .overridesHitTest])
    expectEqual(HitTestOverrides.flags(of: Enlarged.self), [.classIsKnown, .overridesPointInside])
  }

  @Test("draw(_:) is found, and is known not to be overridden")
  func draws() {
    final class Drawing: PlainSubclass {
      override func draw(_ rect: CGRect) {}
    }
    #expect(DrawingClasses.draws(Drawing.self))
    #expect(!DrawingClasses.draws(PlainSubclass.self))
    #expect(!DrawingClasses.draws(UIView.self))
  }

  @Test("draw(_:in:) is found, and is known not to be overridden")
  func drawsByLayer() {
    final class Drawing: PlainSubclass {
      override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    #expect(DrawingClasses.draws(Drawing.self) && DrawingClasses.drawsByLayer(Drawing.self))
    #expect(!DrawingClasses.drawsByLayer(PlainSubclass.self))
  }

  @Test("an edit action is found, and the others are known not to be overridden")
  func editActions() {
    final class Cutting: PlainSubclass {
      override func cut(_ sender: Any?) {}
    }
    let view = Cutting(frame: .zero)
    #expect(StandardEditAction.cut.isOverridden(by: view))
    for action in [StandardEditAction.copy, .paste, .select, .selectAll, .delete] {
      #expect(!action.isOverridden(by: view))
    }
  }
}
