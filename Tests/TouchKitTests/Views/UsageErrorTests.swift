import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite(.serialized) struct UsageErrorTests {
  /// What is reported while the body runs.
  func reports(_ body: () -> Void) -> [String] {
    let report = UsageError.report
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    body()
    UsageError.report = report
    return lines
  }

  @Test(
    "A frame that is not finite is refused, kept and reported",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect(x: 0, y: 0, width: 1, height: -CGFloat.infinity),
    ])
  func frame(bad: CGRect) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let lines = reports { view.frame = bad }
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(lines.count == 1 && lines[0].contains("UIView.frame") && lines[0].contains("is not finite"))
    expectEqual(UIView(frame: bad).frame, .zero)
  }

  @Test("Bounds, center, transform, anchor and alpha that are no numbers are refused, kept and reported")
  func others() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let lines = reports {
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      view.anchorPoint = CGPoint(x: 0, y: CGFloat.nan)
      view.alpha = .nan
      view.layer.cornerRadius = .infinity
    }
    expectEqual(lines.count, 6)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.transform.isIdentity && view.alpha == 1 && view.layer.cornerRadius == 0)
  }

  @Test("Alpha is kept between 0 and 1")
  func alpha() {
    let view = UIView()
    view.alpha = 7
    expectEqual(view.alpha, 1)
    view.alpha = -7
    expectEqual(view.alpha, 0)
  }

  @Test("Adding a view to what it contains stops the program with a clear message")
  func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the view would become its own descendant"))
  }

  @Test("Adding a view to itself stops the program")
  func itself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
  }

  @Test("Asking for the application before there is one stops the program")
  func noApplication() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIApplication.shared }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("no application has been made yet"))
  }
}
