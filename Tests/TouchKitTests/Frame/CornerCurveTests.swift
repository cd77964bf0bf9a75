import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// The curve of rounded corners (46.13).
@MainActor @Suite struct CornerCurveTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))

  private func commands(_ list: DisplayList) -> [DisplayList.Command] {
    list.commands.flatMap { command -> [DisplayList.Command] in
      switch command {
      case .list(let inner), .moved(let inner, _): commands(inner)
      case _: [command]
      }
    }
  }

  private var last: [DisplayList.Command] { stage.surface.frames.last.map(commands) ?? [] }

  @Test("46.13: fill, clip and border of a continuous corner are one path; a circular one is a rounded rectangle")
  func commandsOfCurves() {
    let view = stage.shownView(CGRect(x: 10, y: 10, width: 80, height: 60))
    view.clipsToBounds = true
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 2
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    stage.settle()
    #expect(view.layer.cornerCurve == .circular && !last.contains { if case .fillPath = $0 { true } else { false } })
    let frames = stage.surface.frames.count
    view.layer.cornerCurve = .continuous
    stage.settle()
    expectEqual(stage.surface.frames.count, frames + 1)
    var outline = DisplayList.Path()
    outline.addContinuousRect(view.frame, radius: 10, corners: (true, true, true, true))
    var line = DisplayList.Path()
    line.addContinuousRect(view.frame.insetBy(dx: 1, dy: 1), radius: 9, corners: (true, true, true, true))
    let paths = last.compactMap { command -> String? in
      switch command {
      case .fillPath(let path, _, _): path == outline ? "fill" : "other fill"
      case .clipPath(let path, _): path == outline ? "clip" : "other clip"
      case .strokePath(let path, _, _): path == line ? "border" : "other border"
      case .fillRoundedRect, .clipRoundedRect, .strokeRoundedRect: "circular"
      case _: nil
      }
    }
    expectEqual(paths, ["fill", "clip", "border"])
    view.layer.cornerCurve = .circular
    stage.settle()
    #expect(!last.contains { if case .fillPath = $0 { true } else { false } })
  }

  @Test("46.13: copies, the factor of the length, and unknown curves")
  func values() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    #expect(CALayer(layer: layer).cornerCurve == .continuous)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    layer.cornerCurve = CALayerCornerCurve(rawValue: "wavy")
    expectEqual(layer.cornerCurve, .circular)
  }
}
