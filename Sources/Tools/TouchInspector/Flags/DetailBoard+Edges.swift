import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit

extension DetailBoard {
  /// Draws the constraints that determine each edge of the chosen view, and the conflicts that the view takes part in.
  ///
  /// Draws nothing for a view without constraints.
  ///
  /// Each call queries the solver, which costs as much as solving the constraints of the view's hierarchy again.
  func paintEdges(of view: UIView, _ pen: Pen, _ top: CGFloat) -> CGFloat {
    guard !session.scene.isElsewhere else { return top }
    let accounts = view.edgeAccounts
    guard !accounts.isEmpty else { return top }
    var y = top + 12
    PanelCaption.draw(
      localized("EDGES"), "", pen, in: CGRect(x: inner.minX, y: y, width: inner.width, height: PanelCaption.height))
    y += PanelCaption.height
    for account in accounts {
      let place = number(Double(account.place), places: 2)
      pen.text("\(account.edge.rawValue) \(place)", Look.strong, Look.ink, at: inner.minX, middle: y + 10)
      if account.isOpen {
        let words = localized("left open (25.13)")
        let width = Pen.width(words, Look.body)
        pen.text(words, Look.body, Look.refused, at: inner.maxX - width, middle: y + 10)
      }
      y += 20
      var lines = account.constraints.map { $0.sentence { session.scene.name(of: $0) } }
      lines += account.sizes.map { localized("the own size of %1$s", session.scene.name(of: $0) ?? "\(type(of: $0))") }
      if lines.isEmpty { lines = [account.isOpen ? localized("nothing says it") : localized("what is given")] }
      for line in lines {
        y +=
          pen.lines(
            line, Look.mono, Look.quiet, at: CGPoint(x: inner.minX + 8, y: y), width: inner.width - 8, maximum: 3)
          + 2
      }
      y += 4
    }
    for conflict in view.superview?.conflictAccounts.filter({ $0.constraints.contains { $0.firstItem === view } }) ?? []
    {
      let list = conflict.constraints.map { $0.sentence { session.scene.name(of: $0) } }
      let broken = conflict.broken?.sentence { session.scene.name(of: $0) } ?? localized("an intrinsic size")
      y +=
        pen.lines(
          localized("These constraints conflict: %1$s. Broken: %2$s (25.38).", list.joined(separator: "; "), broken),
          Look.body,
          Look.refused,
          at: CGPoint(x: inner.minX, y: y), width: inner.width, maximum: 8) + 4
    }
    return y
  }
}
