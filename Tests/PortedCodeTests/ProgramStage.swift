import TouchTesting
import UIKit

#if FoundationGeometry
/// A window of a small phone that shows a whole program, whose application is the shared one.
@MainActor func programStage(_ root: UIViewController) -> TouchStage {
  let stage = TouchStage(size: CGSize(width: 400, height: 640), rootViewController: root)
  stage.window.application?.becomeShared()
  stage.settle()
  return stage
}

/// The texts of the visible cells of a table, each with its details.
@MainActor func titles(_ table: UITableView) -> [String] {
  table.visibleCells.map { cell in
    [cell.textLabel?.text, cell.detailTextLabel?.text].compactMap { $0 }.joined(separator: ", ")
  }
}
#endif
