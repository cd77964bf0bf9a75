import TouchGeometry
import TouchKit
import TouchLists

/// The delegate or data source of a scene's view: writes the lines that the scene requests of the view.
@MainActor class ViewLogger {
  final let name: String
  private final let logs: [ViewLog]
  private(set) final weak var stage: SceneStage?

  init(_ description: SceneView, stage: SceneStage) {
    (name, logs) = (description.name, description.logs)
    self.stage = stage
  }

  /// Writes a line; what happens while the scene is built is not logged.
  final func write(_ log: ViewLog, _ method: String, _ details: String = "") {
    if logs.contains(log), let stage, stage.isBuilt { stage.write(name, method, details) }
  }

  /// Logs a question and returns the scene's answer; `refused` completes the remark about a negative answer.
  final func ask(_ log: ViewLog, _ method: String, _ path: IndexPath, _ answer: Bool?, _ refused: String) -> Bool {
    let answer = answer ?? true
    write(log, method, "\(path.word) \(answer)")
    if !answer { stage?.remark(name, "did not \(refused)") }
    return answer
  }
}
