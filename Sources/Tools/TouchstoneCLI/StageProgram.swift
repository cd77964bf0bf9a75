import TouchGeometry
import TouchKit
import TouchScenes
import Touchstone

/// Runs a scene in a window until the window is closed or a signal ends the process.
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
    let program = try window(of: delegate)
    // Returns after a signal, too. The loss of the display ends the process.
    program.run()
    return delegate
  }

  /// Opens the window of an application; throws status `noDisplay` without a display.
  static func window(of delegate: any UIApplicationDelegate) throws(Failure) -> WindowedProgram {
    do { return try WindowedProgram { delegate } } catch { throw Failure(message: "\(error)", status: .noDisplay) }
  }
}
