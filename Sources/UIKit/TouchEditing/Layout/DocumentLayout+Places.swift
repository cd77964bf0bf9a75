import TouchDrawing
import TouchGeometry
import TouchText

// From offsets to places and back.

extension DocumentLayout {
  /// A line and what has to be added to its offsets and its y.
  struct FoundLine {
    let place: LinePlace
    let line: TextLine
    /// The offset that the line's own offsets count from.
    let start: Int
    /// Where the line's paragraph begins, downwards.
    let top: CGFloat

    var range: Range<Int> { (line.range.lowerBound + start)..<(line.range.upperBound + start) }
    var minY: CGFloat { top + line.minY }
    var maxY: CGFloat { top + line.maxY }
  }

  /// The line that an offset is in; at a soft break that before it, if the caret belongs there.
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

  /// A line by its place; nil where there is none.
  func line(_ place: LinePlace) -> FoundLine? {
    guard (0..<paragraphCount).contains(place.paragraph) else { return nil }
    let lines = paragraph(place.paragraph).lines
    guard lines.indices.contains(place.line) else { return nil }
    return FoundLine(
      place: place, line: lines[place.line], start: start(of: place.paragraph), top: top(of: place.paragraph))
  }

  /// The line before or after another.
  func line(_ step: Int, from found: FoundLine) -> FoundLine? {
    if let same = line(LinePlace(paragraph: found.place.paragraph, line: found.place.line + step)) { return same }
    let next = found.place.paragraph + step
    guard (0..<paragraphCount).contains(next) else { return nil }
    return line(LinePlace(paragraph: next, line: step > 0 ? 0 : paragraph(next).lines.count - 1))
  }

  /// The line at a height; the first above the text, the last below it.
  func line(at y: CGFloat) -> FoundLine {
    let index = paragraph(at: y)
    let lines = paragraph(index).lines
    let top = top(of: index)
    let number = lines.firstIndex { $0.maxY + top > y } ?? lines.count - 1
    return FoundLine(
      place: LinePlace(paragraph: index, line: number), line: lines[number], start: start(of: index), top: top)
  }

  /// The caret of an offset: without width, as high as its line.
  func caret(at offset: Int, isUpstream: Bool) -> CGRect {
    let found = line(of: offset, isUpstream: isUpstream)
    let x = found.line.caretX(at: min(offset, text.length) - found.start, isUpstream: isUpstream)
    return CGRect(x: x, y: found.minY, width: 0, height: found.line.height)
  }

  /// The place between clusters that is nearest to a point.
  func nearest(to point: CGPoint) -> (offset: Int, isUpstream: Bool) {
    let found = line(at: point.y)
    return place(at: point.x, in: found)
  }

  /// The place between clusters of a line that is nearest to an x.
  func place(at x: CGFloat, in found: FoundLine) -> (offset: Int, isUpstream: Bool) {
    let place = found.line.place(nearestTo: x)
    let offset = place.offset + found.start
    // Only the last line of a paragraph has its end for itself.
    let isSoftEnd = place.offset == found.line.range.upperBound && !isLast(found)
    return (offset, place.isUpstream && (isSoftEnd || isMixed(found, place.offset)))
  }

  func isLast(_ found: FoundLine) -> Bool {
    found.place.line == paragraph(found.place.paragraph).lines.count - 1 && !goesOn(found.place.paragraph)
  }

  /// Whether the clusters before and after an offset run different ways.
  private func isMixed(_ found: FoundLine, _ offset: Int) -> Bool {
    let before = found.line.clusters.first { $0.range.upperBound == offset }
    let after = found.line.clusters.first { $0.range.lowerBound == offset }
    return before.map(\.isRightToLeft) != after.map(\.isRightToLeft)
  }

  /// The cluster's offset that is drawn at a point, for what lies under the pointer; nil beside the text.
  func character(at point: CGPoint) -> Int? {
    let found = line(at: point.y)
    guard point.y >= found.minY, point.y < found.maxY, let index = found.line.index(at: point.x) else { return nil }
    let cluster = found.line.clusters[index]
    guard point.x >= cluster.minX, point.x < cluster.maxX else { return nil }
    return cluster.range.lowerBound + found.start
  }

  /// What a range covers, a rectangle for each stretch of each line; only lines between two heights are looked at.
  ///
  /// A line break that is selected is shown as a little room at the line's end.
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

  /// One step to the left or to the right, as seen: over the cluster that lies that way (semantics 17.17).
  func step(from offset: Int, isUpstream: Bool, right: Bool) -> (offset: Int, isUpstream: Bool) {
    let found = line(of: offset, isUpstream: isUpstream)
    let line = found.line
    let gap = line.gap(at: offset - found.start, isUpstream: isUpstream)
    let next = gap + (right ? 1 : -1)
    guard next >= 0, next <= line.clusters.count else {
      // Beyond the edge: on to the line that the text goes on in, that way.
      let forward = right != line.isRightToLeft
      guard let other = self.line(forward ? 1 : -1, from: found) else { return (offset, isUpstream) }
      return forward ? (other.range.lowerBound, false) : (other.range.upperBound, !isLast(other))
    }
    let cluster = line.clusters[right ? gap : gap - 1]
    let isEnd = right != cluster.isRightToLeft
    let place = (isEnd ? cluster.range.upperBound : cluster.range.lowerBound) + found.start
    // At a soft break the caret goes on to the next line at once.
    if isEnd, place == found.range.upperBound, !isLast(found) { return (place, false) }
    return (place, isEnd && isMixed(found, place - found.start))
  }
}
