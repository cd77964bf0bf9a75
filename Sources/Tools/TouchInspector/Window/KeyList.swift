import TouchGeometry

/// The list of the window's keys, which F1 and the question mark show.
enum KeyList {
  static let rows: [(keys: String, effect: String)] = [
    ("Tab", "the next control or part of the window"),
    ("↑ ↓", "the scene, lane or switch above or below"),
    ("← →", "the previous or next decision; with Shift, selects"),
    ("Return", "presses the switch; shows the selected range"),
    ("Space", "plays the input, pauses"),
    ("R S", "records; saves the recording"),
    ("C", "from a conflict to its cure and back"),
    ("L", "returns to the present"),
    ("Escape", "closes a list or a rule; clears the range, then the choice"),
    ("V", "picks a view on the stage; arrows and Return choose it"),
    ("T", "the next tab"),
    ("M", "the touch map: where fingers reach what"),
    ("Z", "takes back the last change"),
    ("W", "writes the changed scene"),
    ("[ ] 1 5", "slower, faster"),
    ("+ − F", "zoom of the lanes, fit"),
    ("N P", "makes the chosen lane thin; pins it"),
    ("D", "dark or light"),
    ("F1 ?", "this list"),
  ]
}

extension WhyBoard {
  /// Draws the list.
  ///
  /// - Returns: the lower end.
  func paintKeys(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top + Look.margin
    pen.text("KEYS", Look.caption, Look.quiet, at: Look.margin, middle: y + 6)
    _ = link("Close", pen, x: bounds.width - Look.margin - 36, middle: y + 6) { [session] in session.showsKeys = false }
    y += 24
    let column = Look.margin + 64
    for row in KeyList.rows {
      pen.text(row.keys, Look.strong, Look.way, at: Look.margin, middle: y + 8)
      y +=
        4
        + pen.lines(
          row.effect, Look.body, Look.ink, at: CGPoint(x: column, y: y), width: bounds.width - column - Look.margin,
          most: 2)
    }
    return y
  }
}
