import TouchGeometry
import TouchScenes
import Touchstone

/// Runs a scene in a window until the window is closed, or until a signal asks for the end.
@MainActor enum StageProgram {
  /// - Parameters:
  ///   - name: The name or path of the scene.
  ///   - scene: The scene that is displayed first.
  ///   - options: The options of the display.
  /// - Returns: The delegate, which has the recordings.
  static func run(
    _ name: String, _ scene: SceneFile, _ options: StageOptions
  ) throws(Failure) -> StageDelegate {
    let delegate = StageDelegate(name, scene, options)
    let program: WindowedProgram
    do {
      program = try WindowedProgram { delegate }
    } catch {
      throw Failure(message: "\(error)", status: .noDisplay)
    }
    // A signal is as good as closing the window. A display that goes away ends the process inside.
    program.run()
    return delegate
  }
}
