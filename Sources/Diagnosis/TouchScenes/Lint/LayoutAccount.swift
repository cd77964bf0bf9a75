import TouchGeometry
import TouchKit

/// The layout of a scene before any touch: conflicting constraints, ambiguous views, and what determines each edge.
@MainActor package struct LayoutAccount {
  private let player: ScenePlayer
  private let scene: SceneFile

  /// Builds the scene and lays it out once, without messages on the standard error.
  package init(of scene: SceneFile) {
    self.scene = scene
    let report = UsageError.report
    defer { UsageError.report = report }
    UsageError.report = { _ in }
    player = ScenePlayer(scene)
    player.window.layoutIfNeeded()
  }

  private var stage: SceneStage { player.stage }
  private func words(_ constraint: NSLayoutConstraint) -> String { constraint.sentence { stage.name(of: $0) } }

  /// One sentence for each conflict, and one for each ambiguous view.
  package var findings: [String] { conflicts.map(\.sentence) }

  /// Conflicting constraints, ambiguous views, and views that constraints put out of reach.
  package var conflicts: [LintFinding] {
    var found = LintFindings()
    for conflict in stage.rootView.conflictAccounts {
      found.add {
        localized(
          "%1$s contradict each other: %2$s is broken, as the last of them (25.38)",
          LintFindings.row(conflict.constraints.map(words)),
          conflict.broken.map(words) ?? localized("the intrinsic size of a view"))
      } cure: {
        localized("take one of them away, or give it a priority below 1000")
      }
    }
    var open = LintFindings()
    for view in Self.views(scene.root) {
      let parts = Self.parts(stage.view(named: view.name)?.openEdges ?? [])
      guard !parts.isEmpty else { continue }
      open.add {
        localized(
          "%1$s: the constraints leave open %2$s; where nothing says it, a place is the corner of what it is in, and a length 0 (25.13)",
          view.name, LintFindings.listed(parts))
      }
    }
    return found.lines + open.lines + outside.lines
  }

  /// Controls and views with recognizers that no finger reaches, because constraints leave all of them outside a view
  /// around them (2.5).
  private var outside: LintFindings {
    var found = LintFindings()
    let changeable = LintTree(scene).changeable
    for outer in Self.views(scene.root) where Self.cuts(outer) && !changeable.contains(outer.name) {
      guard let container = stage.view(named: outer.name) else { continue }
      for child in outer.children where !changeable.contains(child.name) && Self.isMeantForTouches(child) {
        guard let view = stage.view(named: child.name),
          !container.edgeAccounts.isEmpty || !view.edgeAccounts.isEmpty,
          container.bounds.isEmpty || !view.frame.overlaps(container.bounds)
        else { continue }
        let losers = Self.views(child).flatMap { inner in
          (inner.viewClass.isKind(of: .control) ? [inner.name] : []) + inner.recognizers.map(\.name)
        }
        guard !losers.isEmpty else { continue }
        let size = container.bounds.size
        found.add(.isUnreachable, of: losers) {
          localized(
            "%1$s can never get a touch: all of %2$s is outside %3$s, which is %4$s by %5$s pt by its constraints (2.5)",
            LintFindings.row(losers), child.name, outer.name, Self.decimal(size.width), Self.decimal(size.height))
        } cure: {
          localized("constrain the size of %1$s to its content", outer.name)
        }
      }
    }
    return found
  }

  /// Whether the hit test passes over subviews outside a view's bounds.
  private static func cuts(_ view: SceneView) -> Bool {
    view.pointInside == nil && view.touchInsets == nil && view.hitTest == .ordinary && view.viewClass != .stackView
      && !view.viewClass.isKind(of: .scrollView) && view.controller == nil
  }

  private static func isMeantForTouches(_ view: SceneView) -> Bool {
    !view.properties.contains(.isHidden(true)) && !view.properties.contains(.isUserInteractionEnabled(false))
      && view.pointInside == nil && view.touchInsets == nil && view.controller == nil
  }

  /// The number of sets of conflicting constraints.
  package var conflictCount: Int { stage.rootView.conflictAccounts.count }

  /// Sentences about what determines each edge of a view, with its position in the superview; nil if there is no such
  /// view.
  package func edges(of name: String) -> [String]? {
    guard let view = stage.view(named: name) else { return nil }
    let accounts = view.edgeAccounts
    guard !accounts.isEmpty else {
      return [
        localized(
          "%1$s: its frame is its own or that of a stack view, and no constraint moves it (25.15, 25.46)", name)
      ]
    }
    return accounts.map { Self.sentence($0, of: name) { stage.name(of: $0) } }
  }

  /// Whether the scene has no constraints.
  package var isEmpty: Bool { scene.constraints.isEmpty }

  // MARK: Sentences

  /// The sentence for an edge, such as `a left 20: a.leading == root.leading + 20`.
  package static func sentence(_ account: EdgeAccount, of name: String, _ called: (AnyObject) -> String?) -> String {
    var causes = account.constraints.map { $0.sentence(called) }
    causes += account.sizes.map { localized("the own size of %1$s", called($0) ?? "\(type(of: $0))") }
    if causes.isEmpty {
      causes = [account.isOpen ? localized("nothing", context: "cause") : localized("what is given", context: "cause")]
    }
    let (edge, place) = (account.edge.rawValue, decimal(account.place))
    return account.isOpen
      ? localized("%1$s %2$s %3$s: %4$s (left open, 25.13)", name, edge, place, LintFindings.joined(causes))
      : localized("%1$s %2$s %3$s: %4$s", name, edge, place, LintFindings.joined(causes))
  }

  private static func decimal(_ value: CGFloat) -> String { JSONWriter.number((Double(value) * 1000).rounded() / 1000) }

  /// The ambiguous parts of a view's frame.
  private static func parts(_ open: [EdgeAccount.Edge]) -> [String] {
    var parts: [String] = []
    if open.contains(.left) {
      parts.append(localized("its place across"))
    } else if open.contains(.right) {
      parts.append(localized("its width"))
    }
    if open.contains(.top) {
      parts.append(localized("its place down"))
    } else if open.contains(.bottom) {
      parts.append(localized("its height"))
    }
    return parts
  }

  private static func views(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(views) }
}
