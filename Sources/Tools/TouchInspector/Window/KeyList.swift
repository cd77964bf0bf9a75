import TouchGeometry

/// The list of the window's keys and of the marks in the lanes, which F1 and the question mark show.
enum KeyList {
  static var rows: [(keys: String, effect: String)] {
    [
      ("Tab", localized("the next control or part of the window")),
      ("↑ ↓", localized("the scene, lane or switch above or below")),
      ("← →", localized("the previous or next decision; with Shift, selects")),
      ("Return", localized("presses the switch; shows the selected range")),
      ("Space", localized("plays the input, pauses")),
      ("R S", localized("records; saves the recording")),
      ("C", localized("from a conflict to its cure and back")),
      ("L", localized("returns to the present")),
      ("Escape", localized("closes a list or a rule; clears the range, then the choice")),
      ("V", localized("picks a view on the stage; arrows and Return choose it")),
      ("T", localized("the next tab")),
      ("I", localized("the text about the scene, folded or whole")),
      ("M", localized("the touch map: where fingers reach what")),
      ("A", localized("what a screen reader reads, in its order")),
      ("E", localized("opens the source of what is chosen in your editor")),
      ("U", localized("tints what was redrawn, fading")),
      ("G", localized("a graph of the times of frames")),
      ("Z", localized("takes back the last change")),
      ("W", localized("writes the changed scene")),
      ("[ ] 1 5", localized("slower, faster")),
      ("+ − F", localized("zoom of the lanes, fit")),
      ("N P", localized("collapses or expands the chosen lane; pins or unpins it")),
      ("D", localized("dark or light")),
      ("F1 ?", localized("this list")),
    ]
  }
}

extension WhyBoard {
  /// Draws the list.
  ///
  /// - Returns: the lower end.
  func paintKeys(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top + Look.margin
    pen.text(localized("KEYS"), Look.caption, Look.quiet, at: Look.margin, middle: y + 6)
    let close = localized("Close")
    _ = link(close, pen, x: bounds.width - Look.margin - 4 - Pen.width(close, Look.body), middle: y + 6) { [session] in
      session.showsKeys = false
    }
    y += 24
    let column = Look.margin + 64
    for row in KeyList.rows {
      pen.text(row.keys, Look.strong, Look.way, at: Look.margin, middle: y + 8)
      y +=
        4
        + pen.lines(
          row.effect, Look.body, Look.ink, at: CGPoint(x: column, y: y), width: bounds.width - column - Look.margin,
          maximum: 4)
    }
    return paintMarks(pen, y + 12)
  }

  /// Draws the marks of the lanes with their words, in columns.
  ///
  /// - Returns: the lower end.
  private func paintMarks(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    pen.text(localized("MARKS IN THE LANES"), Look.caption, Look.quiet, at: Look.margin, middle: top + 6)
    let symbols = LaneSymbol.all
    let width = bounds.width - 2 * Look.margin
    let words = symbols.map { Pen.width($0.title, Look.body) }.max() ?? 0
    let columns = max(1, Int(pixels: width / (words + 40)))
    let count = (symbols.count + columns - 1) / columns
    for (index, symbol) in symbols.enumerated() {
      let x = Look.margin + CGFloat(index / count) * (width / CGFloat(columns))
      let middle = top + 30 + CGFloat(index % count) * Look.row
      symbol.draw(at: CGPoint(x: x + 8, y: middle), pen)
      pen.text(symbol.title, Look.body, Look.ink, at: x + 24, middle: middle)
    }
    return top + 20 + CGFloat(count) * Look.row
  }
}
