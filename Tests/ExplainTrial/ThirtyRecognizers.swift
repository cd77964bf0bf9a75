import TouchGeometry
import TouchScenes

/// A scene of thirty recognizers, and an input in which a pinch has one finger only.
package enum ThirtyRecognizers {
  package static var withoutCure: (scene: SceneFile, input: InputFile) {
    var views = (0..<5).map { number in
      let inset = CGFloat(10 * number)
      return SceneView(
        name: "v\(number)", viewClass: number == 2 ? .scrollView : .view,
        frame: CGRect(x: inset, y: inset, width: 400 - 2 * inset, height: 600 - 2 * inset))
    }
    views[2].name = "list"
    let classes: [RecognizerClass] = [.tap, .longPress, .pan, .swipe, .rotation, .screenEdgePan]
    var count = 0
    for index in views.indices {
      for kind in classes where count < 29 {
        count += 1
        views[index].recognizers.append(SceneRecognizer(name: "g\(count)", recognizerClass: kind))
      }
    }
    views[0].recognizers[2].name = "r"
    views[4].recognizers.append(SceneRecognizer(name: "m", recognizerClass: .pinch))
    for index in views.indices.dropLast().reversed() { views[index].children = [views[index + 1]] }
    var lines: [InputLine] = []
    for (start, way) in [(0.0, 120.0), (1.0, 0), (2.0, -40)] {
      for step in 0...10 {
        let phase: TouchPhaseName = step == 0 ? .began : step == 10 ? .ended : .moved
        let place = CGPoint(x: 200 + CGFloat(way) * CGFloat(step) / 10, y: 300)
        let touch = InputTouch(id: 1, phase: phase, location: place)
        lines.append(InputLine(start + 0.02 * Double(step), .touch(touch)))
      }
    }
    let size = CGSize(width: 400, height: 600)
    let scene = SceneFile(title: "thirty", size: size, root: views[0])
    return (scene, InputFile(size: size, lines: lines))
  }
}
