import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchTrace

/// The contents of the inspector of a running program, as text: for a report, and for users who cannot see the window.
@MainActor struct LivingReport {
  let text: String

  init(_ session: Session, _ tree: ReplicaTree) {
    var lines = [session.title, "", "Tree"]
    lines += Self.outline(tree)
    if let chosen = session.object, let name = tree.name(of: chosen) {
      lines += ["", "Chosen: \(name) \(tree.className(of: chosen) ?? "")"]
    }
    if session.isHeld { lines += ["", session.heldWords ?? localized("The program is paused.")] }
    if session.showsReading {
      lines += ["", "Screen reader"]
      for element in session.reading {
        let remark = element.remark.isEmpty ? "" : " (\(element.remark))"
        lines.append(String(repeating: "  ", count: element.depth + 1) + element.words + remark)
      }
    }
    if session.showsMap { lines += ["", "Touch map"] + (session.touchMap?.lines ?? []).map { "  \($0)" } }
    lines += ["", "Hit test"]
    let account = session.record.account(at: session.cursor)
    for (node, depth) in account?.hitTest.nodesInOrder ?? [] {
      lines.append(String(repeating: "  ", count: depth + 1) + "\(node.name): \(node.words)")
    }
    lines += ["", "Responder chain"]
    let chain = account?.chain(at: session.time)
    for (index, step) in (chain?.steps ?? []).enumerated() {
      lines.append("  \(step.name): \(Self.word(chain?.status(at: index)))")
    }
    let untaken = session.untaken
    if !untaken.isEmpty {
      lines += ["", "Untaken touches"]
      lines += untaken.suffix(20).map { "  \($0.untakenSentence(since: session.record.startTime))" }
    }
    lines += ["", "Lanes"]
    for lane in session.model.shown.map({ session.model.lanes[$0] }) {
      let state = lane.state(at: session.time).map { ": \(Look.word($0))" } ?? ""
      lines.append("  \(lane.name)\(state)")
    }
    lines += ["", "Why"]
    for paragraph in WhyText(session).paragraphs {
      switch paragraph {
      case .heading(let words, _): lines.append("  \(words)")
      case .sentence(let words): lines.append("    \(words)")
      case .verdict(let line): lines.append("  \(line.words)")
      case .before(let words): lines.append("  \(words)")
      case .help, .goal: break
      case .cure(let cure): lines.append("    Cure: \(cure.text)")
      }
    }
    if !session.scene.changes.isEmpty {
      lines += ["", "Changes"] + session.scene.changes.map { "  \($0.shortText)" }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func outline(_ tree: ReplicaTree) -> [String] {
    var depths: [Int: Int] = [:]
    return tree.nodes.compactMap { node in
      switch node.kind {
      case .application, .scene, .responder: return nil
      case .controller: return "  controller \(node.name) \(tree.kind(of: node))"
      case .window, .view, .recognizer:
        let depth = (depths[node.above] ?? 0) + 1
        depths[node.number] = depth
        let place = TreeBoard.place(of: node)
        return String(repeating: "  ", count: depth) + "\(node.name) \(tree.kind(of: node))"
          + (place.isEmpty ? "" : " \(place)")
      }
    }
  }

  private static func word(_ status: ChainAccount.Status?) -> String {
    switch status {
    case .passedOn: "passed on"
    case .handled: "handled"
    case .unhandled: "lost"
    case .notReached, nil: "not reached"
    }
  }
}
