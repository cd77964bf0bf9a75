import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct SheetTests {
  let stage = Stage(size: CGSize(width: 393, height: 852))
  let root: LoggingController
  let m: LoggingController
  let judge: SheetJudge

  init() {
    root = LoggingController("A", stage.log)
    m = LoggingController("M", stage.log)
    judge = SheetJudge(stage.log)
    stage.window.rootViewController = root
    stage.window.addedSafeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    m.modalPresentationStyle = .pageSheet
    m.presentationController?.delegate = judge
    stage.settle()
  }

  private var sheet: UISheetPresentationController { m.sheetPresentationController! }
  private var frame: CGRect { sheet.presentedView!.frame }
  /// Where the sheet is seen at present.
  private var shownTop: CGFloat { (sheet.presentedView!.layer.presentation() ?? sheet.presentedView!.layer).frame.minY }

  private func present() {
    root.present(m, animated: false)
    stage.settle()
    stage.log.lines = []
  }

  private func lines() -> String {
    defer { stage.log.lines = [] }
    return stage.log.lines.joined(separator: " ")
  }

  /// Drags from a place by steps of 1/60 s.
  private func drag(from y: CGFloat, by steps: [CGFloat]) {
    stage.down(200, y)
    var y = y
    for step in steps {
      stage.wait(1.0 / 60)
      y += step
      stage.move(200, y)
    }
  }

  @Test("30.8: a page sheet is below the safe area, the dimming behind it is black at 0.2")
  func rest() {
    present()
    expectEqual(frame, CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(abs(sheet.dim.alpha - 0.2) < 1e-9)
    expectEqual(m.view.bounds.size, CGSize(width: 393, height: 793))
  }

  @Test(
    "30.8: in a wide window it is a card, smaller than the window",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func cards(_ style: UIModalPresentationStyle) {
    for (size, page, form) in [
      (
        CGSize(width: 1000, height: 800), CGRect(x: 148, y: 20, width: 704, height: 760),
        CGRect(x: 230, y: 90, width: 540, height: 620)
      ),
      (
        CGSize(width: 520, height: 300), CGRect(x: 20, y: 20, width: 480, height: 260),
        CGRect(x: 20, y: 20, width: 480, height: 260)
      ),
    ] {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      expectEqual(SheetRoom(in: view, style: style).largest, (style == .formSheet ? form : page))
    }
  }

  @Test("30.9: after 10 points it follows one to one, down only; the dim fades with it")
  func follows() {
    present()
    drag(from: 300, by: [10, 100])
    #expect(frame.minY == 159 && abs(sheet.dim.alpha - 0.2 * (1 - 100.0 / 793)) < 1e-9)
    stage.move(200, 200)
    expectEqual(frame.minY, 59)
    stage.up()
    stage.wait(0.6)
    drag(from: 300, by: [-10, -100])
    expectEqual(frame.minY, 59)
  }

  @Test("30.14: a drag that dismisses")
  func dismissed() {
    present()
    drag(from: 100, by: [10, 1])
    #expect(lines() == "shouldDismiss willDismiss M.willDisappear!" && m.isBeingDismissed)
    for _ in 0..<45 {
      stage.wait(0.1)
      stage.move(200, 512)
    }
    stage.up()
    expectEqual(lines(), "")
    stage.wait(0.6)
    #expect(lines() == "M.didDisappear! didDismiss" && root.presentedViewController == nil)
    expectEqual(stage.window.subviews, [root.view])
  }

  @Test("30.14: a cancelled one")
  func givenUp() {
    present()
    drag(from: 100, by: [10, 100])
    stage.wait(0.5)
    stage.move(200, 210)
    stage.up()
    stage.wait(0.6)
    expectEqual(lines(), "shouldDismiss willDismiss M.willDisappear! M.willAppear! M.didAppear!")
    #expect(frame.minY == 59 && root.presentedViewController === m && sheet.dim.alpha == 0.2)
    drag(from: 100, by: [10, 100])
    expectEqual(lines(), "shouldDismiss willDismiss M.willDisappear!")
  }

  @Test("30.2: while a finger drags the sheet away nothing comes, and in didDismiss the next one does")
  func nextOne() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var reports: [String] = []
    UsageError.report = { reports.append($0) }
    present()
    drag(from: 100, by: [10, 300])
    root.present(LoggingController("X", stage.log), animated: true)
    m.present(LoggingController("Y", stage.log), animated: true)
    expectEqual(
      reports,
      [
        "Attempt to present LoggingController on LoggingController which is already presenting LoggingController, which is being dismissed; nothing is shown: "
          + "present in the completion of dismiss, or in presentationControllerDidDismiss",
        "Attempt to present LoggingController on LoggingController which is being dismissed; nothing is shown",
      ])
    judge.whenGone = { [root, stage] in
      let next = LoggingController("N", stage.log)
      next.modalPresentationStyle = .pageSheet
      root.present(next, animated: false)
    }
    stage.move(200, 800)
    stage.up()
    stage.wait(0.6)
    expectEqual(
      lines(),
      "shouldDismiss willDismiss M.willDisappear! X.deinit Y.deinit M.didDisappear! didDismiss "
        + "N.viewDidLoad N.willAppear N.isAppearing N.didAppear")
    #expect((root.presentedViewController as? LoggingController)?.name == "N" && reports.count == 2)
  }

  @Test(
    "30.5: a program that dismisses while a finger drags the sheet is heard when the finger lets go",
    arguments: [false, true])
  func dismissedWhileDragged(_ isFar: Bool) {
    present()
    drag(from: 100, by: isFar ? [10, 700] : [10, 10, 10, 10])
    m.dismiss(animated: false) { [stage] in stage.log.lines.append("done") }
    #expect(root.presentedViewController === m)
    stage.wait(0.2)
    stage.up()
    stage.wait(1)
    #expect(root.presentedViewController == nil && m.view.window == nil)
    let givenUp = "M.willAppear! M.didAppear! M.willDisappear M.didDisappear done"
    let end = isFar ? "M.didDisappear! didDismiss done" : givenUp
    expectEqual(lines(), "shouldDismiss willDismiss M.willDisappear! \(end)")
  }

  @Test(
    "30.9: it is dismissed past half of its height or at 1000 points a second, not at 975", arguments: [975.0, 1020])
  func flick(_ speed: CGFloat) {
    present()
    drag(from: 100, by: [10] + Array(repeating: speed / 60, count: 8))
    stage.up()
    stage.wait(1)
    expectEqual((root.presentedViewController == nil), (speed >= 1000))
  }

  @Test("30.9: it returns as a critically damped spring of 18.257, with the finger's speed")
  func spring() {
    present()
    drag(from: 100, by: [10, 100])
    stage.wait(0.5)
    stage.move(200, 210)
    stage.up()
    stage.wait(0.1)
    let t = 0.1
    #expect(abs(shownTop - 59 - 100 * (1 + 18.257 * t) * exp(-18.257 * t)) < 0.1)
  }

  @Test(
    "30.15: a sheet that cannot be dismissed follows by a third and notifies at the lift", arguments: [true, false])
  func refused(_ byController: Bool) {
    present()
    m.isModalInPresentation = byController
    judge.allows = false
    drag(from: 100, by: [10, 90])
    expectEqual(frame.minY, 89)
    for _ in 0..<5 { stage.move(200, 700) }
    stage.up()
    stage.wait(0.6)
    #expect(lines() == (byController ? "didAttempt" : "shouldDismiss didAttempt") && frame.minY == 59)
  }

  @Test("30.16: a tap on the dim dismisses like the drag")
  func dimTap() {
    present()
    stage.tap(200, 20)
    stage.wait(0.6)
    expectEqual(lines(), "shouldDismiss willDismiss M.willDisappear! M.didDisappear! didDismiss")
  }

  @Test("30.11: it opens at the smallest detent, or at the selected one; values count above the safe area")
  func opens() {
    sheet.detents = [.large(), .medium(), .custom(identifier: .init("tiny")) { _ in 200 }]
    present()
    expectEqual(frame, CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    stage.wait(0.6)
    expectEqual(frame.height, 426)
    sheet.detents = [.custom { $0.maximumDetentValue + 100 }]
    stage.settle()
    expectEqual(frame.height, 793)
    expectEqual(lines(), "")
  }

  @Test("30.11: detents that are said while the sheet comes count, as the place to say them is viewIsAppearing")
  func lateDetents() {
    m.on["isAppearing"] = { [sheet] in
      sheet.detents = [.custom { _ in 300 }, .custom(identifier: .init("b")) { _ in 400 }]
    }
    root.present(m, animated: true)
    stage.wait(0.1)
    #expect(abs(frame.height - 334) < 1e-6)
    sheet.selectedDetentIdentifier = .init("b")
    stage.wait(2)
    #expect(abs(frame.height - 434) < 1e-6 && shownTop == frame.minY)
  }

  @Test("30.13: dragged between detents the bottom stays; released, it moves to the nearest and notifies")
  func detents() {
    sheet.detents = [.medium(), .large()]
    present()
    drag(from: 600, by: [-10, -150])
    #expect(frame == CGRect(x: 0, y: 852 - 576, width: 393, height: 576) && sheet.dim.alpha == 0.2)
    stage.wait(0.5)
    stage.move(200, 400)
    stage.up()
    stage.wait(0.6)
    #expect(frame.minY == 59 && lines() == "detent(large)")
    drag(from: 200, by: [10, 60])
    #expect(frame.minY == 119 && lines() == "")
    stage.wait(0.5)
    stage.up()
    stage.wait(0.6)
    #expect(frame.minY == 59 && lines() == "")
  }

  @Test("30.13: up to the largest undimmed detent nothing is dark, and touches go through")
  func undimmed() {
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    present()
    #expect(sheet.dim.alpha == 0 && stage.window.hitTest(CGPoint(x: 10, y: 100), with: nil) === root.view)
    sheet.selectedDetentIdentifier = .large
    stage.settle()
    #expect(sheet.dim.alpha == 0.2 && stage.window.hitTest(CGPoint(x: 10, y: 20), with: nil) === sheet.dim)
  }

  @Test("30.17: the grabber is 36 by 5, 5 below the top, and goes to the next detent")
  func grabber() {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    present()
    stage.tap(196, frame.minY + 8)
    stage.wait(0.6)
    #expect(frame.minY == 59 && lines() == "detent(large)")
    stage.tap(196, frame.minY + 8)
    stage.wait(0.6)
    expectEqual(frame.minY, 426)
  }

  @Test("A window that closes under a dragged sheet leaves all calls balanced")
  func closed() {
    present()
    drag(from: 100, by: [10, 100])
    stage.window.tearDown()
    stage.wait(1)
    #expect(lines().hasPrefix("shouldDismiss willDismiss M.willDisappear! "))
  }
}

@MainActor @Suite struct PopoverTests {
  let stage = Stage(size: CGSize(width: 400, height: 600))
  let root = UIViewController()
  let m = UIViewController()
  let button = UIView(frame: CGRect(x: 300, y: 20, width: 80, height: 30))

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(button)
    m.modalPresentationStyle = .popover
    m.preferredContentSize = CGSize(width: 200, height: 150)
    m.popoverPresentationController?.sourceView = button
    stage.settle()
  }

  @Test("30.18: below what it belongs to, the arrow's tip at its middle, kept in the window")
  func placed() {
    root.present(m, animated: false)
    stage.settle()
    let popover = m.popoverPresentationController!
    expectEqual(popover.arrowDirection, .up)
    expectEqual(popover.presentedView?.frame, CGRect(x: 192, y: 50, width: 200, height: 160))
    expectEqual(m.view.bounds.size, CGSize(width: 200, height: 150))
    m.preferredContentSize = CGSize(width: 100, height: 60)
    stage.settle()
    expectEqual(m.view.bounds.size, CGSize(width: 100, height: 60))
  }

  @Test(
    "30.18: the first permitted side with room; without room the roomiest, and smaller",
    arguments: [
      (UIPopoverArrowDirection.any, UIPopoverArrowDirection.up, CGRect(x: 192, y: 50, width: 200, height: 160)),
      (.right, .right, CGRect(x: 90, y: 8, width: 210, height: 150)),
      (.down, .down, CGRect(x: 192, y: -34, width: 200, height: 54)),
    ])
  func sides(_ permitted: UIPopoverArrowDirection, _ chosen: UIPopoverArrowDirection, _ frame: CGRect) {
    let place = PopoverPlace(
      CGSize(width: 200, height: 150), at: button.frame, in: CGRect(x: 0, y: 0, width: 400, height: 600), permitted)
    #expect(place.direction == chosen && place.frame == frame)
  }

  @Test("30.18: a popover is on whole pixels, and its content does not become smaller")
  func pixels() {
    var place = PopoverPlace(
      CGSize(width: 200.25, height: 150.25), at: CGRect(x: 100, y: 20.25, width: 40, height: 30.125),
      in: CGRect(x: 0, y: 0, width: 400, height: 600), .up)
    place.roundToPixels(2)
    expectEqual(place.frame, CGRect(x: 20, y: 50.5, width: 200.5, height: 160.5))
    expectEqual(place.content, CGRect(x: 0, y: 10, width: 200.5, height: 150.5))
  }

  @Test("30.18: a touch outside dismisses it and reaches no view, except for passthrough views")
  func outside() {
    let log = LogView("below", stage.log, CGRect(x: 0, y: 300, width: 100, height: 100))
    let through = LogView("through", stage.log, CGRect(x: 0, y: 400, width: 100, height: 100))
    root.view.addSubview(log)
    root.view.addSubview(through)
    m.popoverPresentationController?.passthroughViews = [through]
    root.present(m, animated: false)
    stage.settle()
    stage.tap(50, 450)
    stage.tap(300, 100)
    #expect(stage.log.lines == ["through.began", "through.ended"] && root.presentedViewController === m)
    stage.tap(50, 350)
    stage.wait(0.6)
    #expect(stage.log.lines == ["through.began", "through.ended"] && root.presentedViewController == nil)
  }
}
