import TouchScenes

/// The relations between a scene's recognizers, as rows: subject, relation, object.
struct PageRelations {
  struct Row: Equatable {
    var name: String
    var relation: String
    var others: String
  }

  let rows: [Row]

  init(_ scene: SceneFile) {
    rows = scene.every(scene.root).flatMap { view in
      let own = view.panGestureRecognizer.map { [$0] } ?? []
      return (own + view.recognizers).flatMap { Self.rows(of: $0) }
        + (view.gestureRecognizerShouldBegin.map {
          [
            Row(
              name: view.name, relation: localized("as a view answers gestureRecognizerShouldBegin"),
              others: $0 ? localized("yes") : localized("no"))
          ]
        } ?? [])
    }
  }

  private static func rows(of recognizer: SceneRecognizer) -> [Row] {
    var rows: [Row] = []
    func add(_ relation: String, _ others: String?) {
      if let others { rows.append(Row(name: recognizer.name, relation: relation, others: others)) }
    }
    for other in recognizer.requiresToFail { add(localized("requires to fail"), other) }
    if let delegate = recognizer.delegate {
      add(localized("its delegate lets it begin"), delegate.shouldBegin.map(description))
      add(localized("its delegate gives it touches"), delegate.shouldReceiveTouch.map(description))
      add(
        localized("its delegate lets it recognize together with"),
        delegate.shouldRecognizeSimultaneouslyWith.map(description))
      add(localized("its delegate has it wait for"), delegate.shouldRequireFailureOf.map(description))
      add(localized("its delegate has it waited for by"), delegate.shouldBeRequiredToFailBy.map(description))
    }
    if let subclass = recognizer.subclass {
      add(localized("its class lets it exclude"), subclass.canPrevent.map(description))
      add(localized("its class lets it be excluded by"), subclass.canBePreventedBy.map(description))
      add(localized("its class has it wait for"), subclass.shouldRequireFailureOf.map(description))
      add(localized("its class has it waited for by"), subclass.shouldBeRequiredToFailBy.map(description))
    }
    return rows
  }

  private static func description(_ rule: NameRule) -> String {
    switch rule {
    case .always(let answer): answer ? localized("every recognizer") : localized("no recognizer")
    case .only(let names): names.joined(separator: localized(", "))
    }
  }

  private static func description(_ rule: BeginRule) -> String {
    switch rule {
    case .always(let answer): answer ? localized("always") : localized("never")
    case .horizontal: localized("when the pan is horizontal")
    case .vertical: localized("when the pan is vertical")
    }
  }

  private static func description(_ rule: ReceiveRule) -> String {
    switch rule {
    case .always(let answer): answer ? localized("always") : localized("never")
    case .onlyViews(let names): localized("in %1$s", names.joined(separator: localized(", ")))
    case .notControls: localized("except in controls")
    }
  }
}
