import Expectations
import Testing
import TouchTesting
import UIKit

@testable import TouchKit

/// Pointer interactions, with a mouse.
@MainActor @Suite struct PointerInteractionTests {
  private final class Guide: UIPointerInteractionDelegate {
    var log: [String] = []
    var style: (UIPointerInteraction) -> UIPointerStyle? = { _ in nil }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard request.location.x < 100 else { return nil }
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      log.append("style \(region.identifier as? String ?? "")")
      return style(interaction)
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier as? String ?? "")") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("exit \(region.identifier as? String ?? "")")
      animator.addCompletion { [weak self] in self?.log.append("done \($0)") }
    }
  }

  private let stage = TouchStage(size: CGSize(width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  private let guide = Guide()
  private let interaction: UIPointerInteraction

  init() {
    interaction = UIPointerInteraction(delegate: guide)
    stage.rootView.addSubview(view)
    view.addInteraction(interaction)
    stage.settle()
  }

  @Test("8.16: each region is entered and left once, and its style is requested then")
  func regions() {
    for x in [20, 30, 70, 80, 150] { stage.mouse.move(to: CGPoint(x: x, y: 50)) }
    stage.wait(1)
    // A completion comes when its animation has ended.
    expectEqual(
      guide.log.filter { $0 != "done true" },
      [
        "enter left", "style left", "exit left", "enter right", "style right", "exit right",
      ])
    expectEqual(guide.log.count, 8)
    guide.log = []
    stage.mouse.move(to: CGPoint(x: 20, y: 50))
    interaction.invalidate()
    stage.mouse.leave()
    expectEqual(
      guide.log.filter { $0 != "done true" },
      ["enter left", "style left", "exit left", "enter left", "style left", "exit left"])
    interaction.isEnabled = false
    guide.log = []
    stage.mouse.move(to: CGPoint(x: 20, y: 50))
    expectEqual(guide.log, [])
  }

  @Test("8.16: a beam is the pointer over text; the view's own shape returns")
  func beam() {
    view.pointerShape = .crosshair
    guide.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
    stage.mouse.move(to: CGPoint(x: 20, y: 50))
    expectEqual(view.pointerShape, .text)
    guide.style = { _ in .hidden() }
    stage.mouse.move(to: CGPoint(x: 70, y: 50))
    expectEqual(view.pointerShape, .hidden)
    view.removeInteraction(interaction)
    expectEqual(view.pointerShape, .crosshair)
  }

  @Test("8.16: an effect tints the view while the pointer is in the region")
  func tint() {
    view.layer.cornerRadius = 6
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    func places(_ effect: @escaping (UITargetedPreview) -> UIPointerEffect) -> [Int?] {
      guide.style = { _ in UIPointerStyle(effect: effect(UITargetedPreview(view: self.view))) }
      stage.mouse.move(to: CGPoint(x: 20, y: 50))
      let layers = view.layer.sublayers ?? []
      let index = layers.firstIndex { $0.cornerRadius == 6 && $0.frame == view.bounds }
      stage.mouse.move(to: CGPoint(x: 250, y: 250))
      return [index, (view.layer.sublayers ?? []).count]
    }
    #expect(places { .highlight($0) } == [0, 1] && places { .lift($0) } == [0, 1])
    expectEqual(places { .hover($0) }, [1, 1])
    expectEqual(places { .hover($0, preferredTintMode: .none) }, [nil, 1])
  }
}
