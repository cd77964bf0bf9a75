import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation
@testable import TouchWidgets

/// Provides the previews of a menu, and records its calls.
@MainActor private final class Previews: UIContextMenuInteractionDelegate {
  let diary: Diary
  var makesController = false
  var titles = ["Copy", "Delete"]
  var targeted: UITargetedPreview?
  var onCommit: ((any UIContextMenuInteractionCommitAnimating) -> Void)?
  init(_ diary: Diary) { self.diary = diary }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    diary("asked")
    return UIContextMenuConfiguration(
      identifier: "photo",
      previewProvider: { [weak self] in
        guard let self, makesController else { return nil }
        diary("controller")
        let page = Page("P", diary)
        page.preferredContentSize = CGSize(width: 200, height: 120)
        return page
      },
      actionProvider: { [diary, titles] _ in
        diary("menu")
        return UIMenu(children: titles.map { title in UIAction(title: title) { _ in diary(title) } })
      })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    diary("highlight(\(configuration.identifier as? String ?? "?"))")
    return targeted
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { diary("willDisplay(\(animator?.previewViewController?.title ?? "-"))") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    diary("commit(\(animator.previewViewController?.title ?? "-"))")
    animator.addCompletion { [diary] in diary("committed") }
    onCommit?(animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    diary("willEnd")
    animator?.addCompletion { [diary] in diary("ended") }
  }
}

@MainActor @Suite struct MenuPreviewTests {
  let stage: TouchStage
  let root = UIViewController()
  let diary = Diary()
  let photo = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))
  private let previews: Previews
  let interaction: UIContextMenuInteraction

  init() {
    stage = TouchStage(size: CGSize(width: 400, height: 600), rootViewController: root)
    previews = Previews(diary)
    interaction = UIContextMenuInteraction(delegate: previews)
    root.view.addSubview(photo)
    photo.addInteraction(interaction)
    stage.settle()
  }

  private var overlay: MenuOverlay? { stage.window.subviews.last as? MenuOverlay }
  private var panel: MenuPanel? { overlay?.subviews.compactMap { $0 as? MenuPanel }.first }
  private var preview: MenuPreviewView? { overlay?.preview }

  private func rest(at place: CGPoint = CGPoint(x: 60, y: 80)) {
    stage.finger.down(at: place)
    stage.wait(0.6)
    stage.finger.up()
    stage.wait(1)
  }

  @Test("31.13: a finger lifts the view, the menu is below it; the lift stays after the finger is lifted")
  func lifted() {
    rest()
    expectEqual(diary.take(), "asked highlight(photo) menu willDisplay(-)")
    #expect(preview?.frame == photo.frame && preview?.controller == nil)
    #expect(panel?.frame.origin == CGPoint(x: 20, y: 128) && interaction.menuAppearance == .rich)
    stage.tap(at: CGPoint(x: 300, y: 500))
    #expect(diary.take() == "willEnd ended" && overlay == nil && interaction.menuAppearance == .unknown)
  }

  @Test("31.13: the mouse and keys open only the menu, and no preview is requested")
  func mouse() {
    previews.makesController = true
    stage.mouse.click(at: CGPoint(x: 60, y: 80), button: .secondary)
    expectEqual(diary.take(), "asked menu willDisplay(-)")
    #expect(preview == nil && panel?.frame.origin == CGPoint(x: 60, y: 80) && interaction.menuAppearance == .compact)
    stage.typeKey(.keyboardEscape)
  }

  @Test("31.13: a controller is previewed in its size, is notified, and is shown elsewhere after a tap on it")
  func controller() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    stage.window.rootViewController = navigation
    stage.settle()
    navigation.topViewController?.view.addSubview(photo)
    previews.makesController = true
    previews.onCommit = { [diary] animator in
      animator.addCompletion {
        guard let page = animator.previewViewController else { return }
        diary("push")
        navigation.pushViewController(page, animated: false)
      }
    }
    rest()
    expectEqual(
      diary.take(),
      "asked highlight(photo) menu controller P.viewDidLoad willDisplay(P) P.willAppear P.isAppearing P.didAppear")
    expectEqual(preview?.frame.size, CGSize(width: 200, height: 120))
    expectEqual(preview?.controller?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 120))
    guard let preview else { return }
    stage.tap(at: CGPoint(x: preview.frame.midX, y: preview.frame.midY))
    expectEqual(
      diary.take(),
      "P.willDisappear P.didDisappear commit(P) willEnd ended committed push P.willAppear P.isAppearing P.didAppear")
    #expect(navigation.topViewController?.title == "P" && overlay == nil)
  }

  @Test("31.13: a controller without a menu is previewed alone, and Escape ends it")
  func alone() {
    previews.makesController = true
    previews.titles = []
    rest()
    #expect(preview != nil && panel == nil)
    _ = diary.take()
    stage.typeKey(.keyboardEscape)
    let received = diary.take()
    expectEqual(received, "P.willDisappear P.didDisappear willEnd ended P.deinit")
    expectNil(overlay)
  }

  @Test("31.13: a part of a view is lifted from where its target says")
  func targeted() {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    let target = UIPreviewTarget(container: root.view, center: CGPoint(x: 250, y: 300))
    previews.targeted = UITargetedPreview(view: photo, parameters: parameters, target: target)
    parameters.visiblePath = nil
    rest()
    // The view's center, (50, 40), is at (250, 300).
    expectEqual(preview?.frame, CGRect(x: 210, y: 270, width: 40, height: 40))
    expectEqual(previews.targeted?.size, CGSize(width: 100, height: 80))
    let moved = previews.targeted?.retargetedPreview(with: UIPreviewTarget(container: photo, center: .zero))
    #expect(moved?.view === photo && moved?.target.container === photo && moved?.parameters.visiblePath != nil)
    stage.typeKey(.keyboardEscape)
  }

  @Test("31.13: a view that leaves no room is not lifted, unless the delegate says so; then it is shown smaller")
  func tooLarge() {
    photo.frame = stage.window.bounds
    rest(at: CGPoint(x: 100, y: 200))
    #expect(preview == nil && panel?.frame.origin == CGPoint(x: 100, y: 200) && interaction.menuAppearance == .compact)
    stage.typeKey(.keyboardEscape)
    previews.targeted = UITargetedPreview(view: photo)
    rest(at: CGPoint(x: 100, y: 200))
    let (lift, menu) = (preview?.frame ?? .zero, panel?.frame ?? .zero)
    #expect(lift.width < 400 && abs(lift.width / lift.height - 400 / 600) < 0.01)
    #expect(!lift.intersects(menu) && stage.window.bounds.contains(lift) && stage.window.bounds.contains(menu))
    stage.typeKey(.keyboardEscape)
  }

  @Test("31.13: a row of a menu below the finger is chosen when the finger is lifted there")
  func slid() {
    stage.finger.down(at: CGPoint(x: 60, y: 80))
    stage.wait(0.6)
    _ = diary.take()
    guard let panel else { return #expect(Bool(false), "no menu") }
    let row = panel.rect(of: 1, in: stage.window)
    stage.finger.move(to: CGPoint(x: row.midX, y: row.midY))
    stage.finger.up()
    expectEqual(diary.take(), "Delete willEnd ended")
  }

  @Test(
    "31.13: the menu stands below, above, at the right or at the left; where none has room the preview gives way",
    arguments: [
      // A preview of 100 by 80 in a room of 300 by 400, and a menu of 140 by 90.
      (
        CGRect(x: 20, y: 20, width: 100, height: 80), CGRect(x: 20, y: 20, width: 100, height: 80),
        CGPoint(x: 20, y: 108)
      ),
      (
        CGRect(x: 20, y: 310, width: 100, height: 80), CGRect(x: 20, y: 310, width: 100, height: 80),
        CGPoint(x: 20, y: 212)
      ),
      // At the right side of the room the ends are in line.
      (
        CGRect(x: 190, y: 20, width: 100, height: 80), CGRect(x: 190, y: 20, width: 100, height: 80),
        CGPoint(x: 150, y: 108)
      ),
      // Partly outside it is moved in.
      (
        CGRect(x: -50, y: 20, width: 100, height: 80), CGRect(x: 0, y: 20, width: 100, height: 80),
        CGPoint(x: 0, y: 108)
      ),
    ])
  func places(source: CGRect, preview: CGRect, menu: CGPoint) {
    let size = CGSize(width: 140, height: 90)
    let found = PreviewPlaces.find(
      source.size, at: source, menu: size, in: CGRect(x: 0, y: 0, width: 300, height: 400), gap: 8, shrinks: false)
    expectEqual(found, PreviewPlaces(preview: preview, menu: CGRect(origin: menu, size: size)))
  }

  @Test("31.13: next to it, and moved away")
  func narrowPlaces() {
    let (menu, room) = (CGSize(width: 140, height: 90), CGRect(x: 0, y: 0, width: 300, height: 200))
    let find = { (source: CGRect, shrinks: Bool) in
      PreviewPlaces.find(source.size, at: source, menu: menu, in: room, gap: 8, shrinks: shrinks)
    }
    let high = CGRect(x: 10, y: 10, width: 100, height: 180)
    expectEqual(find(high, false), PreviewPlaces(preview: high, menu: CGRect(x: 118, y: 10, width: 140, height: 90)))
    let right = CGRect(x: 190, y: 10, width: 100, height: 180)
    expectEqual(find(right, false), PreviewPlaces(preview: right, menu: CGRect(x: 42, y: 10, width: 140, height: 90)))
    let wide = CGRect(x: 10, y: 60, width: 280, height: 100)
    expectEqual(
      find(wide, false),
      PreviewPlaces(
        preview: CGRect(x: 10, y: 2, width: 280, height: 100), menu: CGRect(x: 10, y: 110, width: 140, height: 90)))
    let middle = CGRect(x: 90, y: 10, width: 120, height: 180)
    expectEqual(
      find(middle, false),
      PreviewPlaces(
        preview: CGRect(x: 32, y: 10, width: 120, height: 180), menu: CGRect(x: 160, y: 10, width: 140, height: 90)))
    expectNil(find(room, false))
    expectEqual(
      find(room, true),
      PreviewPlaces(
        preview: CGRect(x: 74, y: 0, width: 153, height: 102), menu: CGRect(x: 74, y: 110, width: 140, height: 90)))
    expectNil(
      PreviewPlaces.find(CGSize(width: 9, height: 9), at: high, menu: room.size, in: .zero, gap: 8, shrinks: true))
  }
}
