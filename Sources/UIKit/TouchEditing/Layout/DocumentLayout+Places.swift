import TouchDrawing
import TouchGeometry
import TouchText

// Conversion between offsets and points.

extension DocumentLayout {
  /// A line, and what to add to its offsets and its y.
  struct FoundLine {
    let place: LinePlace
    let line: TextLine
    /// The offset that the line's offsets are relative to.
    let start: Int
    /// The top of the line's paragraph.
    let top: CGFloat

    var range: Range<Int> { (line.range.lowerBound + start)..<(line.range.upperBound + start) }
    var minY: CGFloat { top + line.minY }
    var maxY: CGFloat { top + line.maxY }
  }

  /// Returns the line that contains an offset; at a soft break the upper one, if the caret belongs there.
  func line(of offset: Int, isUpstream: Bool) -> FoundLine {
    let offset = min(max(offset, 0), text.length)
    var index = paragraph(of: offset)
    var start = start(of: index)
    var lines = paragraph(index).lines
    var number = lines.lastIndex { $0.range.lowerBound + start <= offset } ?? 0
    if isUpstream, lines[number].range.lowerBound + start == offset {
      if number > 0 {
        number -= 1
      } else if index > 0, goesOn(index - 1) {
        index -= 1
        (start, lines) = (self.start(of: index), paragraph(index).lines)
        number = lines.count - 1
      }
    }
    return FoundLine(
      place: LinePlace(paragraph: index, line: number), line: lines[number], start: start, top: top(of: index))
  }

  /// Returns the line at a position in the document, or nil.
  func line(_ place: LinePlace) -> FoundLine? {
    guard (0..<paragraphCount).contains(place.paragraph) else { return nil }
    let lines = paragraph(place.paragraph).lines
    guard lines.indices.contains(place.line) else { return nil }
    return FoundLine(
      place: place, line: lines[place.line], start: start(of: place.paragraph), top: top(of: place.paragraph))
  }

  /// Returns the line before or after another.
  func line(_ step: Int, from found: FoundLine) -> FoundLine? {
    if let same = line(LinePlace(paragraph: found.place.paragraph, line: found.place.line + step)) { return same }
    let next = found.place.paragraph + step
    guard (0..<paragraphCount).contains(next) else { return nil }
    return line(LinePlace(paragraph: next, line: step > 0 ? 0 : paragraph(next).lines.count - 1))
  }

  /// Returns the line at a height; the first one above the text, the last one below it.
  func line(at y: CGFloat) -> FoundLine {
    let index = paragraph(at: y)
    let lines = paragraph(index).lines
    let top = top(of: index)
    let number = lines.firstIndex { $0.maxY + top > y } ?? lines.count - 1
    return FoundLine(
      place: LinePlace(paragraph: index, line: number), line: lines[number], start: start(of: index), top: top)
  }

  /// Returns the caret of an offset: without width, with the height of its line.
  func caret(at offset: Int, isUpstream: Bool) -> CGRect {
    let found = line(of: offset, isUpstream: isUpstream)
    let x = found.line.caretX(at: min(offset, text.length) - found.start, isUpstream: isUpstream)
    return CGRect(x: x, y: found.minY, width: 0, height: found.line.height)
  }

  /// Returns the offset between clusters nearest to a point.
  func nearest(to point: CGPoint) -> (offset: Int, isUpstream: Bool) {
    let found = line(at: point.y)
    return place(at: point.x, in: found)
  }

  /// Returns the offset between clusters of a line nearest to an x.
  func place(at x: CGFloat, in found: FoundLine) -> (offset: Int, isUpstream: Bool) {
    let place = found.line.place(nearestTo: x)
    let offset = place.offset + found.start
    // The offset at the end of a line is unambiguous only in the last line of a paragraph.
    let isSoftEnd = place.offset == found.line.range.upperBound && !isLast(found)
    return (offset, place.isUpstream && (isSoftEnd || isMixed(found, place.offset)))
  }

  func isLast(_ found: FoundLine) -> Bool {
    found.place.line == paragraph(found.place.paragraph).lines.count - 1 && !goesOn(found.place.paragraph)
  }

  /// Whether the clusters before and after an offset have different writing directions.
  private func isMixed(_ found: FoundLine, _ offset: Int) -> Bool {
    let before = found.line.clusters.first { $0.range.upperBound == offset }
    let after = found.line.clusters.first { $0.range.lowerBound == offset }
    return before.map(\.isRightToLeft) != after.map(\.isRightToLeft)
  }

  /// Returns the offset of the cluster drawn at a point, for hit testing; nil outside the text.
  func character(at point: CGPoint) -> Int? {
    let found = line(at: point.y)
    guard point.y >= found.minY, point.y < found.maxY, let index = found.line.index(at: point.x) else { return nil }
    let cluster = found.line.clusters[index]
    guard point.x >= cluster.minX, point.x < cluster.maxX else { return nil }
    return cluster.range.lowerBound + found.start
  }

  /// Returns the rectangles of a range, one for each run of each line; only lines between two heights are examined.
  ///
  /// A selected line break has a narrow rectangle at the end of its line.
  func rects(of range: Range<Int>, between low: CGFloat, and high: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var rects: [CGRect] = []
    let first = max(paragraph(of: range.lowerBound), paragraph(at: low))
    let last = min(paragraph(of: range.upperBound), paragraph(at: high))
    guard first <= last else { return [] }
    for index in first...last {
      let (set, start) = (paragraph(index), start(of: index))
      let top = top(of: index)
      for (number, line) in set.lines.enumerated() {
        let own = (line.range.lowerBound + start)..<(line.range.upperBound + start)
        guard range.lowerBound <= own.upperBound, range.upperBound >= own.lowerBound else { continue }
        let part = range.clamped(to: own)
        let inside = (part.lowerBound - start)..<(part.upperBound - start)
        for stretch in line.stretches(of: inside) where !part.isEmpty {
          rects.append(
            CGRect(x: stretch.minX, y: top + line.minY, width: stretch.maxX - stretch.minX, height: line.height))
        }
        let isEnd = number == set.lines.count - 1 && !goesOn(index)
        if isEnd, range.upperBound > own.upperBound, range.lowerBound <= own.upperBound {
          rects.append(CGRect(x: line.maxX, y: top + line.minY, width: line.height / 4, height: line.height))
        }
      }
    }
    return rects
  }

  /// Returns the offset one step to the visual left or right, past the cluster on that side (semantics 17.17).
  func step(from offset: Int, isUpstream: Bool, right: Bool) -> (offset: Int, isUpstream: Bool) {
    let found = line(of: offset, isUpstream: isUpstream)
    let line = found.line
    let gap = line.gap(at: offset - found.start, isUpstream: isUpstream)
    let next = gap + (right ? 1 : -1)
    guard next >= 0, next <= line.clusters.count else {
      // Past the edge of the line, continue in the line where the text continues in that direction.
      let forward = right != line.isRightToLeft
      guard let other = self.line(forward ? 1 : -1, from: found) else { return (offset, isUpstream) }
      return forward ? (other.range.lowerBound, false) : (other.range.upperBound, !isLast(other))
    }
    let cluster = line.clusters[right ? gap : gap - 1]
    let isEnd = right != cluster.isRightToLeft
    let place = (isEnd ? cluster.range.upperBound : cluster.range.lowerBound) + found.start
    // At a soft break the caret moves to the next line immediately.
    if isEnd, place == found.range.upperBound, !isLast(found) { return (place, false) }
    return (place, isEnd && isMixed(found, place - found.start))
  }
}
