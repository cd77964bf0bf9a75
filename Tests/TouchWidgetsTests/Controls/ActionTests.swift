import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Closures of controls, and what can be asked of a control's registrations.
@MainActor @Suite struct ActionTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("An action of the same identifier takes the place of the former one for the events that it is added for")
  func identifiers() {
    let stage = ControlStage()
    func action(_ name: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
      UIAction(title: name, identifier: identifier) { _ in stage.log(name) }
    }
    let save = UIAction.Identifier("save")
    control.addAction(action("first", save), for: .touchUpInside)
    control.addAction(action("other"), for: .touchUpInside)
    control.addAction(action("second", save), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expectEqual(stage.takeLines(), ["second", "other"])

    control.addAction(action("third", save), for: [.touchUpInside, .touchDown])
    control.addAction(action("fourth", save), for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    expectEqual(stage.takeLines(), ["fourth", "third", "other"])

    control.removeAction(identifiedBy: save, for: .touchUpInside)
    control.removeAction(action("another object", save), for: .touchDown)
    control.sendActions(for: .allEvents)
    expectEqual(stage.lines, ["other"])
  }

  @Test("Actions without an identifier are different, and each can be removed by the one that it got")
  func ownIdentifiers() {
    let stage = ControlStage()
    let (a, b) = (UIAction { _ in stage.log("a") }, UIAction { _ in stage.log("b") })
    #expect(a.identifier != b.identifier && a.identifier == a.identifier)
    control.addAction(a, for: .valueChanged)
    control.addAction(b, for: .valueChanged)
    control.removeAction(identifiedBy: a.identifier, for: .allEvents)
    control.sendActions(for: .valueChanged)
    expectEqual(stage.lines, ["b"])
  }

  @Test("An action that is replaced while the events are sent is not run any more")
  func replacedWhileSending() {
    let stage = ControlStage()
    let save = UIAction.Identifier("save")
    control.addAction(
      UIAction { [unowned control] _ in
        stage.log("meddler")
        control.addAction(UIAction(identifier: save) { _ in stage.log("new") }, for: .touchDown)
      }, for: .touchDown)
    control.addAction(UIAction(identifier: save) { _ in stage.log("old") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(stage.lines, ["meddler"])
  }

  @Test("The handlers are enumerated in their order, until the iterator has enough")
  func enumerated() {
    let stage = ControlStage()
    let chosen = Selector(ControlStage.refresh)
    control.addAction(UIAction(title: "closure") { _ in }, for: .touchDown)
    control.addTarget(stage, action: chosen, for: [.touchUpInside, .touchCancel])
    control.addTarget(nil, action: chosen, for: .valueChanged)
    control.enumerateEventHandlers { action, pair, events, _ in
      let target = pair.map { $0.0 == nil ? "chain" : "target" } ?? "none"
      stage.log("\(action?.title ?? "-") \(target) \(pair?.1 == chosen) \(events.rawValue)")
    }
    expectEqual(stage.takeLines(), ["closure none false 1", "- target true 320", "- chain true 4096"])
    control.enumerateEventHandlers { _, _, events, stop in
      stage.log("\(events.rawValue)")
      stop = true
    }
    expectEqual(stage.lines, ["1"])
  }

  @Test("A button that is made with an action shows its title and image; one with a frame has both too")
  func buttons() throws {
    let image = UIImage(cgImage: try #require(CGImage(Bitmap(width: 8, height: 8, filledWith: 0xFF12_3456))))
    let action = UIAction(title: "Save", image: image) { _ in }
    for button in [
      UIButton(primaryAction: action), UIButton(frame: .zero, primaryAction: action),
      UIButton(configuration: .filled(), primaryAction: action),
    ] {
      expectEqual(button.title(for: .normal), "Save")
      expectEqual(button.image(for: .normal), image)
    }
    let segments = UISegmentedControl(frame: .zero, actions: [UIAction(title: "a") { _ in }, action])
    #expect(segments.titleForSegment(at: 0) == "a" && segments.imageForSegment(at: 1) == image)
    expectEqual(segments.segmentIndex(identifiedBy: action.identifier), 1)
    expectEqual(segments.segmentIndex(identifiedBy: UIAction.Identifier("none")), .max)
  }
}

extension ControlStage {
  fileprivate func refresh() { log("refresh") }
}
