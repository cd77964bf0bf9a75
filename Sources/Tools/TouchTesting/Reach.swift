import Testing
import TouchGeometry
import TouchKit

extension TouchStage {
  /// Whether a gesture must reach the view that it names.
  public enum Reach: Sendable {
    /// The touch must reach the view or a view inside it; otherwise the gesture records an issue.
    case required
    /// The touch may reach any view.
    case evenIfUnreachable
  }

  /// A view that a gesture names, and the line of the test that names it.
  struct Aim {
    let gesture: String
    let view: UIView
    let reach: Reach
    let location: SourceLocation

    init(_ gesture: String, _ view: UIView, _ reach: Reach, _ file: String, _ line: Int) {
      (self.gesture, self.view, self.reach) = (gesture, view, reach)
      location = SourceLocation(file, line)
    }
  }

  /// Puts a finger down, and records an issue if its touch does not reach the view of an aim.
  ///
  /// - Returns: Whether the touch reached it.
  @discardableResult
  func put(_ finger: TouchFinger, at place: CGPoint, for aim: Aim?) -> Bool {
    guard let aim, aim.reach == .required else {
      finger.down(at: place)
      return true
    }
    let watch = HitWatch(program.application)
    finger.down(at: place)
    watch.end()
    guard let unreached = UnreachedView(aim.view, at: place, watch) else { return true }
    Issue.record("\(unreached.sentence(of: aim.gesture))", sourceLocation: aim.location)
    return false
  }

  /// Puts two fingers down; at most one of them records an issue.
  func put(_ first: TouchFinger, at place: CGPoint, _ second: TouchFinger, at other: CGPoint, for aim: Aim) {
    let isReached = put(first, at: place, for: aim)
    put(second, at: other, for: isReached ? aim : nil)
  }
}

extension SourceLocation {
  /// The location of an issue, from the path of a file and a line in it.
  package init(_ file: String, _ line: Int) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    self.init(fileID: "Tests/\(name)", filePath: file, line: line, column: 1)
  }
}
