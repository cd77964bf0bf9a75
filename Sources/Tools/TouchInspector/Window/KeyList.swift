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
      (
        "G",
        localized(
          "a graph of frame times: layout blue, drawing yellow, presenting green; the red line is the limit")
      ),
      ("Z", localized("takes back the last change")),
      ("W", localized("writes the changed scene")),
      ("[ ] 1 5", localized("slower, faster")),
      ("+ − F", localized("zoom of the lanes, fit")),
      ("Ctrl + − 0", localized("makes the scene larger, smaller, as large as possible")),
      ("N P", localized("collapses or expands the chosen lane; pins or unpins it")),
      ("D", localized("dark or light")),
      ("F1 ?", localized("this list")),
      ("(7.1)", localized("the number of a rule in a sentence; a press shows the rule")),
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
    let column = Look.margin + 12 + (KeyList.rows.map { Pen.width($0.keys, Look.strong) }.max() ?? 0).rounded(.up)
    for row in KeyList.rows {
      pen.text(row.keys, Look.strong, Look.way, at: Look.margin, middle: y + 8)
      y +=
        4
        + pen.lines(
          row.effect, Look.body, Look.ink, at: CGPoint(x: column, y: y), width: bounds.width - column - Look.margin,
          maximum: 4)
    }
    for section in Self.sections { y = paint(section, pen, y + 12) }
    return y
  }

  /// Signs of one part of the window, with their words.
  private struct SignSection {
    let title: String
    let signs: [(words: String, draw: @MainActor (CGPoint, Pen) -> Void)]
  }

  private static var sections: [SignSection] {
    [
      SignSection(
        title: localized("MARKS IN THE LANES"), signs: LaneSymbol.all.map { sign in (sign.title, sign.draw(at:_:)) }),
      SignSection(
        title: localized("WHAT HAS A LANE"),
        signs: LaneSubject.allCases.map { sign in (sign.title, { @MainActor in sign.draw(at: $0, $1) }) }),
      SignSection(
        title: localized("ON THE STAGE"), signs: StageSymbol.allCases.map { sign in (sign.title, sign.draw(at:_:)) }),
      SignSection(
        title: localized("TOUCH MAP"), signs: MapSymbol.allCases.map { sign in (sign.title, sign.draw(at:_:)) }),
    ]
  }

  /// Draws signs with their words, in as many columns as have room.
  ///
  /// - Returns: the lower end.
  private func paint(_ section: SignSection, _ pen: Pen, _ top: CGFloat) -> CGFloat {
    pen.text(section.title, Look.caption, Look.quiet, at: Look.margin, middle: top + 6)
    let signs = section.signs
    let width = bounds.width - 2 * Look.margin
    let words = signs.map { Pen.width($0.words, Look.body) }.max() ?? 0
    let columns = max(1, Int(pixels: width / (words + 40)))
    let count = (signs.count + columns - 1) / columns
    let column = width / CGFloat(columns)
    // Words wider than the only column are in several lines.
    let layouts = signs.map { Pen.layout($0.words, Look.body, Look.ink, width: column - 24, maximum: 4) }
    var y = top + 20
    for row in 0..<count {
      let indices = stride(from: row, to: signs.count, by: count)
      for (number, index) in indices.enumerated() {
        let x = Look.margin + CGFloat(number) * column
        signs[index].draw(CGPoint(x: x + 8, y: y + Look.row / 2), pen)
        pen.text(layouts[index], at: CGPoint(x: x + 24, y: y + 2))
      }
      y += max(Look.row, (indices.map { Pen.height(of: layouts[$0]) }.max() ?? 0) + 4)
    }
    return y
  }
}
