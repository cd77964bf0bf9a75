import TouchDiagnosis
import TouchGeometry
import TouchTrace

// The moment at which the window rests after an input.

extension Session {
  /// The time at which the loss was decided that the first cure prevents, or else the first loss, or else the last
  /// success; nil without any.
  var decidingMoment: TimeInterval? {
    var (moment, loss): (TimeInterval?, TimeInterval?)
    let helped = record.explanation?.shownCures().first(where: \.isConfirmed)?.helped ?? []
    for chapter in record.chapters.all {
      let verdicts = WhyText(self, at: chapter.start).verdicts
      guard let verdict = verdicts.first else { continue }
      let found = self.moment(of: verdict, from: chapter.start) ?? missed(verdicts, from: chapter.start)
      if verdict.outcome == .lost, let found {
        if helped.isEmpty || helped.contains(verdict.name) { return found }
        loss = loss ?? found
      }
      moment = found ?? moment
    }
    return loss ?? moment
  }

  private func moment(of verdict: Verdict, from start: TimeInterval) -> TimeInterval? {
    let lane = model.lanes.first { $0.name == verdict.name && !$0.kind.isDevice }
    return lane?.marks.all.first { mark in
      guard mark.time >= start else { return false }
      switch (verdict.outcome, mark.kind) {
      case (.lost, .turned(.failed)), (.won, .action): return true
      case (.lost, .call(let method)): return method == "touchesCancelled" || method == "no touchesBegan"
      default: return false
      }
    }?.time
  }

  /// The time at which another one acted instead of what received nothing, or else that of the hit test.
  private func missed(_ verdicts: [Verdict], from start: TimeInterval) -> TimeInterval? {
    guard verdicts.first?.fate == .missed else { return nil }
    let winner = verdicts.first { $0.outcome == .won }
    return winner.flatMap { moment(of: $0, from: start) } ?? start
  }
}
