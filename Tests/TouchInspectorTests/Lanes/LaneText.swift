import TouchDiagnosis
import TouchGeometry
@testable import TouchTrace

@testable import TouchInspector

/// Lanes as text: a line for each, with its stretches, then its marks; then the arrows.
extension LaneModel {
  var text: String {
    let rows = shown.map { index -> String in
      let lane = lanes[index]
      let spans = lane.spans.all.map { "\($0.state) \(at($0.time))-\($0.end.map(at) ?? "")" }
      let marks = lane.marks.all.map(describe)
      return "\(lane.name): "
        + (spans + (marks.isEmpty ? [] : ["|"] + marks)).joined(separator: ", ")
        .replacing(", |, ", with: " | ")
    }
    let arrows = arrows.all.map {
      "\(at($0.time)) \(lanes[$0.from].name) -\($0.kind)-> \(lanes[$0.to].name) (\($0.rule))"
    }
    return (rows + arrows).joined(separator: "\n")
  }

  private func describe(_ mark: LaneMark) -> String {
    let time = mark.count > 1 ? "\(at(mark.time))..\(at(mark.until)) x\(mark.count)" : at(mark.time)
    let why = mark.measure.map { " \(short($0.measured))/\(short($0.threshold)) \($0.unit.rawValue)" } ?? ""
    switch mark.kind {
    case .action(let state): return "action \(state) \(time)"
    case .turned(let state): return "\(state) \(time) (\(mark.rule)\(why))"
    case .call(let method): return "\(method) \(time)"
    }
  }

  private func at(_ time: TimeInterval) -> String { clockTime(time) }
}
