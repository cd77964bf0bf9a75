import TouchGeometry
import TouchKit
import TouchLists
import TouchLoop
import Touchstone

/// Tables in a window, by default of 800 by 1000 points, which is there before them.
@MainActor enum TableCases {
  private static let (frames, first) = (240, 10)

  /// Rows with a number each.
  private final class Numbers: UITableViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row) of the table"
      return cell
    }
  }

  /// Rows of one to twenty lines.
  private final class Texts: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Self.text(indexPath.row)
      return cell
    }
    /// As many sentences as there are to be lines, about as long as a line is.
    static func text(_ row: Int) -> String {
      let sentence =
        "The quick brown fox jumps over the lazy dog and runs on to the far end of this long line of text. "
      return "Row \(row). " + String(repeating: sentence, count: row * 7 % 20 + 1)
    }
  }

  private static func open(_ size: CGSize = CGSize(width: 800, height: 1000)) throws -> (WindowedProgram, UIWindow) {
    var made: UIWindow?
    UIWindowScene.preferredSize = size
    let program = try WindowedProgram {
      CaseDelegate { window in
        window.backgroundColor = .white
        made = window
      }
    }
    for _ in 0..<20 { program.loop.runTurn() }
    guard let window = made else { fatalError("the program has launched without a window") }
    return (program, window)
  }

  private static func percentiles(_ times: [Double]) -> [Double] {
    let sorted = times.dropFirst(first).sorted()
    return [sorted[sorted.count / 2] * 1e3, sorted[sorted.count * 99 / 100] * 1e3]
  }

  /// A million rows: milliseconds to the first frame, of a frame of scrolling at the median and the 99th percentile, to
  /// the frame with the end; and megabytes that all of it took.
  static func million() throws -> [Double] {
    let (program, window) = try open()
    let source = Numbers(1_000_000)
    guard let before = MemoryCase.resident() else { return [] }
    let table = UITableView(frame: window.bounds)
    let opening = Stopwatch.times(1) {
      table.rowHeight = 30
      table.dataSource = source
      window.addSubview(table)
      program.loop.runTurn()
    }
    let scrolling = Stopwatch.times(first + frames) {
      table.contentOffset.y += 37
      program.loop.runTurn()
    }
    let jump = Stopwatch.times(1) {
      table.contentOffset.y = table.contentSize.height - table.bounds.height
      program.loop.runTurn()
    }
    guard let after = MemoryCase.resident(), table.indexPathsForVisibleRows?.last?.row == 999_999 else { return [] }
    return [opening[0] * 1e3] + percentiles(scrolling) + [jump[0] * 1e3, (after - before) / 1e6]
  }

  /// A million rows in a window of 1920 by 1080 points: milliseconds of a frame of scrolling, the median and the 99th
  /// percentile.
  static func large() throws -> [Double] {
    let size = CGSize(width: 1920, height: 1080)
    let (program, window) = try open(size)
    let source = Numbers(1_000_000)
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 30
    table.dataSource = source
    window.addSubview(table)
    for _ in 0..<5 { program.loop.runTurn() }
    guard table.bounds.size == size else { return [] }
    return WindowedFrames.measure(program, in: window.windowScene) { table.contentOffset.y += 37 }
  }

  /// Rows that say their heights, flicked through: milliseconds of a frame, the median and the 99th percentile.
  static func selfSizing() throws -> [Double] {
    let (program, window) = try open()
    let source = Texts()
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    for _ in 0..<5 { program.loop.runTurn() }
    let start = table.contentOffset.y
    let times = Stopwatch.times(first + frames) {
      table.contentOffset.y += 120
      program.loop.runTurn()
    }
    guard table.contentOffset.y > start + 20_000 else { return [] }
    return percentiles(times)
  }

  /// Every hundredth of 100,000 rows goes and as many come, gliding: milliseconds to the first frame, the median of nine.
  static func batch() throws -> [Double] {
    let (program, window) = try open()
    let source = Numbers(100_000)
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 30
    table.dataSource = source
    window.addSubview(table)
    for _ in 0..<5 { program.loop.runTurn() }
    let gone = (0..<1000).map { IndexPath(row: $0 * 100, section: 0) }
    let come = (0..<1000).map { IndexPath(row: $0 * 100 + 50, section: 0) }
    var times: [Double] = []
    for _ in 0..<9 {
      times += Stopwatch.times(1) {
        table.performBatchUpdates {
          table.deleteRows(at: gone, with: .automatic)
          table.insertRows(at: come, with: .automatic)
        }
        program.loop.runTurn()
      }
      let end = program.loop.clock.now + 0.5
      while program.loop.clock.now < end { program.loop.runTurn() }
    }
    return [times.sorted()[times.count / 2] * 1e3]
  }
}
