import TouchTesting
import UIKit

// What the tests of plain iOS code have in common, itself written as on iOS.

/// What happened, with the time where that matters.
@MainActor class Diary {
  var lines: [String] = []
  weak var stage: TouchStage?

  func add(_ line: String) { lines.append(line) }

  /// The line behind the time in hundredths of a second.
  func addTimed(_ line: String) { lines.append("\(Int(((stage?.now ?? 0) * 100).rounded())) \(line)") }
}

/// A view that writes down its touches.
class DiaryView: UIView {
  let title: String
  let diary: Diary
  var onBegan: ((Set<UITouch>, UIEvent?) -> Void)?

  init(_ title: String, frame: CGRect, diary: Diary) {
    self.title = title
    self.diary = diary
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func write(_ what: String, _ touches: Set<UITouch>) {
    diary.add("\(title).\(what)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    onBegan?(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
}

/// A target as controllers are: one method with the recognizer, one without.
@MainActor class Handler: UIObject {
  let diary: Diary
  var then: ((UIGestureRecognizer) -> Void)?
  init(diary: Diary) { self.diary = diary }

  func handle(_ recognizer: UIGestureRecognizer) {
    let word =
      switch recognizer.state {
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      default: "\(recognizer.state)"
      }
    diary.add("\(recognizer.name ?? "?") \(word)")
    then?(recognizer)
  }
  func tapped() { diary.add("tapped") }
}

/// A target that knows nothing of actors.
class Counter: NSObject {
  private(set) var count = 0
  func increase() { count += 1 }
  func add(_ sender: Any?) { count += 10 }
  func record(_ sender: UITapGestureRecognizer) { count += 100 }
}

/// A stage with a view of 200 points at (100, 100), a diary and a handler.
@MainActor class Scenery {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let diary = Diary()
  let view: DiaryView
  let handler: Handler

  init() {
    view = DiaryView("v", frame: CGRect(x: 100, y: 100, width: 200, height: 200), diary: diary)
    handler = Handler(diary: diary)
    diary.stage = stage
    stage.rootView.addSubview(view)
  }

  /// Adds a recognizer under a name; its actions go to the handler.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to target: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(handler, action: Selector(Handler.handle))
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }
}
