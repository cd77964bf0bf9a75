import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// A table in a stage, with a data source and delegate that write down what they are asked and told.
@MainActor final class TableStage: UITableViewDataSource, UITableViewDelegate {
  let stage: TouchStage
  let table: UITableView
  var rows: [[String]]
  var titles: [String?] = []
  private(set) var lines: [String] = []
  /// Which calls are written down; nil for all.
  var watched: Set<String>?
  var heights: ((IndexPath) -> CGFloat)?
  var refuses: Set<String> = []
  var redirect: IndexPath?
  var onCell: ((IndexPath) -> Void)?
  var onWillSelect: ((IndexPath) -> Void)?
  var swipe: UISwipeActionsConfiguration?
  var movable = false
  var made = 0

  /// - Parameters:
  ///   - counts: rows in each section; a row's text is its path.
  ///   - height: of the table, in points.
  init(_ counts: [Int], height: CGFloat = 220, style: UITableView.Style = .plain, rowHeight: CGFloat? = 44) {
    stage = TouchStage(size: CGSize(width: 320, height: 480))
    stage.window.application?.becomeShared()
    rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    if let rowHeight { table.rowHeight = rowHeight }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  func show() {
    table.dataSource = self
    table.delegate = self
    stage.rootView.addSubview(table)
    stage.settle()
  }

  func note(_ line: String) {
    let call = String(line.prefix { $0 != "(" })
    if watched?.contains(call) ?? true { lines.append(line) }
  }
  /// What was written since it was asked last.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
  /// The texts of the rows that are seen.
  var seen: String { table.visibleCells.map { $0.textLabel?.text ?? "?" }.joined(separator: " ") }
  func place(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: 100, y: rect.midY), to: nil)
  }
  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections()")
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows(\(section))")
    return rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell(\(name(indexPath)))")
    onCell?(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if cell.tag == 0 {
      made += 1
      cell.tag = made
    }
    let isThere = rows.indices.contains(indexPath.section) && rows[indexPath.section].indices.contains(indexPath.row)
    cell.textLabel?.text = isThere ? rows[indexPath.section][indexPath.row] : "gone"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note("title(\(section))")
    return titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit(\(name(indexPath)))")
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    note("move(\(name(sourceIndexPath)) \(name(destinationIndexPath)))")
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height(\(name(indexPath)))")
    return heights?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note("headerHeight(\(section))")
    return tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note("header(\(section))")
    return nil
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("will(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("end(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    note("willHeader(\(section))")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll()") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight(\(name(indexPath)))")
    return !refuses.contains("highlight")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect(\(name(indexPath)))")
    onWillSelect?(indexPath)
    return refuses.contains("select") ? nil : redirect ?? indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect(\(name(indexPath)))")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("primary(\(name(indexPath)))")
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing(\(name(indexPath)))")
    return swipe
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willEdit(\(name(indexPath)))")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEdit(\(indexPath.map(name) ?? "nil"))")
  }
}
