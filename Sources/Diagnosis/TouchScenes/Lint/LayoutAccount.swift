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
  package var findings: [String] {
    var found = LintFindings()
    for conflict in stage.rootView.conflictAccounts { found.add { sentence(conflict) } }
    var open = LintFindings()
    for view in Self.views(scene.root) {
      let parts = Self.parts(stage.view(named: view.name)?.openEdges ?? [])
      guard !parts.isEmpty else { continue }
      open.add {
        "\(view.name): the constraints leave open \(LintFindings.listed(parts)); where nothing says it, a place is the "
          + "corner of what it is in, and a length 0 (25.13)"
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
        found.add {
          "\(LintFindings.row(losers)) can never get a touch: all of \(child.name) is outside \(outer.name), which is "
            + "\(Self.decimal(size.width)) by \(Self.decimal(size.height)) pt by its constraints (2.5); cure: constrain the "
            + "size of \(outer.name) to its content"
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
      return ["\(name): its frame is its own or that of a stack view, and no constraint moves it (25.15, 25.46)"]
    }
    return accounts.map { Self.sentence($0, of: name) { stage.name(of: $0) } }
  }

  /// Whether the scene has no constraints.
  package var isEmpty: Bool { scene.constraints.isEmpty }

  // MARK: Sentences

  /// The sentence for an edge, such as `a left 20: a.leading == root.leading + 20`.
  package static func sentence(_ account: EdgeAccount, of name: String, _ called: (AnyObject) -> String?) -> String {
    var causes = account.constraints.map { $0.sentence(called) }
    causes += account.sizes.map { "the own size of \(called($0) ?? "\(type(of: $0))")" }
    if causes.isEmpty { causes = [account.isOpen ? "nothing" : "what is given"] }
    let rest = account.isOpen ? " (left open, 25.13)" : ""
    return "\(name) \(account.edge.rawValue) \(decimal(account.place)): \(causes.joined(separator: ", "))\(rest)"
  }

  private static func decimal(_ value: CGFloat) -> String { JSONWriter.number((Double(value) * 1000).rounded() / 1000) }

  private func sentence(_ conflict: ConflictAccount) -> String {
    let names = conflict.constraints.map(words)
    let broken = conflict.broken.map(words) ?? "the intrinsic size of a view"
    return "\(LintFindings.row(names)) contradict each other: \(broken) is broken, as the last of them (25.38); "
      + "cure: take one of them away, or give it a priority below 1000"
  }

  /// The ambiguous parts of a view's frame.
  private static func parts(_ open: [EdgeAccount.Edge]) -> [String] {
    var parts: [String] = []
    if open.contains(.left) {
      parts.append("its place across")
    } else if open.contains(.right) {
      parts.append("its width")
    }
    if open.contains(.top) {
      parts.append("its place down")
    } else if open.contains(.bottom) {
      parts.append("its height")
    }
    return parts
  }

  private static func views(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(views) }
}
