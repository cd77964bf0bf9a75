import CPango
import TouchDrawing
import TouchGeometry

extension SetText {
  /// Returns the lines with the positions of their clusters.
  ///
  /// Takes as long as laying out the text; the caller caches the result.
  func describedLines() -> [TextLine] {
    var described: [TextLine] = []
    var map: (base: Int, text: ClusterMap)?
    for line in placedLines {
      guard let layout = line.line.pointee.layout else { continue }
      if map?.base != line.base || described.isEmpty {
        map = (line.base, ClusterMap(of: layout, firstUnit: line.firstUnit))
      }
      guard let map else { continue }
      described.append(describe(line, map.text))
    }
    return described
  }

  private func describe(_ line: PlacedLine, _ map: ClusterMap) -> TextLine {
    let start = Int(line.line.pointee.start_index)
    let end = start + Int(line.line.pointee.length)
    var clusters: [TextCluster] = []
    var x = line.origin.x
    var run = line.line.pointee.runs
    while let node = run {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        x = append(item, at: x, map, to: &clusters)
      }
      run = node.pointee.next
    }
    let isRightToLeft = line.line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    return TextLine(
      range: map.unit(at: start)..<map.unit(at: end), minY: line.top, height: line.bottom - line.top,
      baseline: line.origin.y, startX: line.origin.x, isRightToLeft: isRightToLeft, clusters: clusters)
  }

  /// Adds the clusters of a run, from left to right.
  ///
  /// - Returns: The end of the run.
  private func append(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, at x: CGFloat, _ map: ClusterMap, to clusters: inout [TextCluster]
  ) -> CGFloat {
    guard let piece = item.pointee.item else { return x }
    let isRightToLeft = piece.pointee.analysis.level & 1 == 1
    let (start, count) = (Int(piece.pointee.offset), Int(piece.pointee.num_chars))
    guard count > 0 else { return x }
    var widths = [Int32](repeating: 0, count: count)
    map.withText { pango_glyph_item_get_logical_widths(item, $0, &widths) }
    var found: [(range: Range<Int>, width: CGFloat)] = []
    var byte = start
    for width in widths {
      let next = map.scalarEnd(after: byte)
      let width = CGFloat(width) / TextSetter.units
      let (from, to) = (map.unit(at: byte), map.unit(at: next))
      if !map.isClusterStart(byte), !found.isEmpty {
        found[found.count - 1].range = found[found.count - 1].range.lowerBound..<to
        found[found.count - 1].width += width
      } else {
        found.append((from..<to, width))
      }
      byte = next
    }
    var x = x
    for cluster in isRightToLeft ? found.reversed() : found {
      clusters.append(
        TextCluster(range: cluster.range, minX: x, maxX: x + cluster.width, isRightToLeft: isRightToLeft))
      x += cluster.width
    }
    return x
  }
}

/// The offsets of the scalars and clusters of a Pango layout's text, in bytes and in UTF-16 units.
private struct ClusterMap {
  private let bytes: [UInt8]
  /// The UTF-16 offset of each byte, and the one after the last byte.
  private var units: [Int32] = []
  private var starts: [Bool]

  init(of layout: OpaquePointer, firstUnit: Int) {
    let text = pango_layout_get_text(layout)
    let count = text == nil ? 0 : Int(strlen(text!))
    bytes = (0..<count).map { UInt8(bitPattern: text![$0]) } + [0]
    starts = [Bool](repeating: false, count: count + 1)
    units.reserveCapacity(count + 1)
    var unit = Int32(clamping: firstUnit)
    for byte in bytes.dropLast() {
      if byte & 0xC0 != 0x80 {
        units.append(unit)
        unit += byte >= 0xF0 ? 2 : 1
      } else {
        units.append(units.last ?? unit)
      }
    }
    units.append(unit)
    var place = 0
    for cluster in String(decoding: bytes.dropLast(), as: UTF8.self) {
      if place < starts.count { starts[place] = true }
      place += cluster.utf8.count
    }
  }

  func unit(at byte: Int) -> Int { Int(units[min(max(byte, 0), units.count - 1)]) }
  func isClusterStart(_ byte: Int) -> Bool { byte >= starts.count || starts[byte] }

  func scalarEnd(after byte: Int) -> Int {
    var next = byte + 1
    while next < bytes.count - 1, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  func withText(_ body: (UnsafePointer<CChar>) -> Void) {
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.bindMemory(to: CChar.self).baseAddress { body(start) }
    }
  }
}
