import Expectations
import Testing
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// The first reason of the panel and the first cure are about the same view or recognizer.
@MainActor @Suite(.serialized) struct ReasonOrderTests {
  private func expectAgreement(_ shown: Shown, _ name: String) {
    shown.letTheInputBeTheUsers()
    shown.session.isInputPlayed = true
    shown.play()
    shown.session.isInputPlayed = false
    let text = WhyText(shown.session)
    let cures = text.paragraphs.compactMap { if case .cure(let cure) = $0, cure.isConfirmed { cure } else { nil } }
    guard let cure = cures.first, let verdict = text.verdicts.first else { return }
    #expect(cure.helped.contains(verdict.name), "\(name): \(verdict.text) \(cure.text)")
  }

  @Test("In every conflict scene", arguments: BuiltInScenes.entries.compactMap(\.curedConflict))
  func conflicts(scene: String) throws { expectAgreement(try Shown(builtIn: scene), scene) }

  /// Scenes in which two views or recognizers lost for different reasons, with the strokes of the finger.
  nonisolated private static let mixed: [(name: String, children: String, strokes: [[(Double, Double, Double)]])] = [
    (
      "a control that is not enabled, behind a view with a double tap",
      #"""
      {"name":"save","class":"UIButton","frame":[100,300,190,60],"isEnabled":false,"events":["touchUpInside"]},
      {"name":"veil","class":"UIView","frame":[0,200,390,300],
       "recognizers":[{"name":"dismiss","class":"UITapGestureRecognizer","numberOfTapsRequired":2}]}
      """#, [[(0, 190, 330), (0.06, 190, 330)]]
    ),
    (
      "a button outside of its superview, and a double tap on the superview",
      #"""
      {"name":"card","class":"UIView","frame":[60,150,220,160],
       "recognizers":[{"name":"twice","class":"UITapGestureRecognizer","numberOfTapsRequired":2}],
       "children":[{"name":"badge","class":"UIButton","frame":[200,-30,60,60],"events":["touchUpInside"]}]}
      """#, [[(0, 300, 130), (0.06, 300, 130)], [(0.8, 200, 250), (0.86, 200, 250)]]
    ),
    (
      "a list with nothing to scroll, below a pan that won",
      #"""
      {"name":"outer","class":"UIScrollView","frame":[0,60,390,560],"contentSize":[390,1400],"children":[
       {"name":"inner","class":"UIScrollView","frame":[30,60,330,260],"contentSize":[330,260],"children":[
        {"name":"bar","class":"UIView","frame":[20,20,290,60],
         "recognizers":[{"name":"move","class":"UIPanGestureRecognizer"}]}]}]}
      """#,
      [
        [(0, 150, 160), (0.05, 152, 140), (0.1, 153, 110), (0.2, 154, 70)],
        [(1.2, 150, 300), (1.25, 152, 280), (1.3, 153, 250), (1.4, 154, 210)],
      ]
    ),
    (
      "a press that was too short and delays the touch of a button",
      #"""
      {"name":"panel","class":"UIView","frame":[20,150,350,240],"recognizers":[
       {"name":"hold","class":"UILongPressGestureRecognizer","delaysTouchesBegan":true,"minimumPressDuration":1},
       {"name":"twice","class":"UITapGestureRecognizer","numberOfTapsRequired":2}],
       "children":[{"name":"play","class":"UIButton","frame":[80,90,190,60],"events":["touchDown","touchUpInside"]}]}
      """#, [[(0, 170, 270), (0.6, 170, 270)]]
    ),
  ]

  private func shown(_ index: Int) throws -> Shown {
    let (name, children, strokes) = Self.mixed[index]
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[\(children)]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let lines = strokes.flatMap { stroke in
      stroke.enumerated().map { index, place in
        let phase: TouchPhaseName = index == 0 ? .began : index == stroke.count - 1 ? .ended : .moved
        let point = CGPoint(x: CGFloat(place.1), y: CGFloat(place.2))
        return InputLine(place.0, .touch(InputTouch(id: 1, phase: phase, location: point)))
      }
    }
    return Shown(scene, InputFile(size: scene.size, lines: lines), named: name)
  }

  @Test("In scenes with several reasons", arguments: mixed.indices)
  func several(index: Int) throws { expectAgreement(try shown(index), Self.mixed[index].name) }
}
