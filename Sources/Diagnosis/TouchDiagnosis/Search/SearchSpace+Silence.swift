import TouchScenes
import TouchTrace

// Changes that keep a recognizer from acting, or touches from a view.

extension SearchSpace {
  mutating func gatherSilence(_ name: String, _ ring: Ring) {
    guard let own = index.recognizers[name] else { return }
    switch ring {
    case .pointed:
      let competitors = competitors(of: name)
      // First those that have not acted, perhaps because of it.
      let ordered = competitors.filter { baseline.before.times(of: .acts($0)).isEmpty } + competitors
      // In a cycle no recognizer acts.
      for other in ordered where !waits(other, for: name) { add(.require(name, toFail: other, true)) }
      for other in competitors { add([.together(name, with: other, false), .together(other, with: name, false)]) }
      if own.description.recognizerClass.isKind(of: .pan), !index.isOwnPan(name) {
        add([.shouldBegin(name, .horizontal), .shouldBegin(name, .vertical)])
      }
      let hits = baseline.touches.compactMap(\.hit).filter { $0 != own.view }
      if hits.contains(where: { index.views[$0]?.view.viewClass.isKind(of: .control) == true }) {
        add(.shouldReceive(name, .notControls))
      }
      keepTransfers(to: name)
      // With two fingers it scrolls as before.
      if index.isOwnPan(name) { add(stricter(name)) }
      if !hits.isEmpty { add(.shouldReceive(name, .onlyViews([own.view]))) }
    case .own:
      add(stricter(name))
      add([.shouldBegin(name, .always(false)), .shouldReceive(name, .always(false))])
      for hit in baseline.touches.compactMap(\.hit) { add(.viewShouldBegin(hit, false)) }
      add(.recognizer(name, .isEnabled(false)))
    case .way:
      add(.removeRecognizer(name))
      gatherWay(without: name)
    }
  }

  /// Lets scroll views keep the drags that they transferred to a scroll view with a pan (9.20).
  private mutating func keepTransfers(to pan: String) {
    guard let list = index.owner(of: pan, as: .scrollPan) else { return }
    for fact in baseline.before.facts {
      guard case .transferred = fact.what, fact.culprit?.name == list,
        let inner = fact.recognizer.flatMap({ index.owner(of: $0.name, as: .scrollPan) })
      else { continue }
      let isAlong = baseline.way.map { abs($0.dy) >= abs($0.dx) } ?? true
      add(
        .view(
          inner,
          isAlong ? .transfersVerticalScrollingToParent(false) : .transfersHorizontalScrollingToParent(false)))
    }
  }

  /// Adds the changes that keep a table or a collection from selecting.
  mutating func gatherNoSelection(_ table: String, _ ring: Ring) {
    switch ring {
    case .pointed:
      for other in competitors(of: SceneIndex.panName(of: table)) {
        add([.recognizer(other, .cancelsTouchesInView(true)), .recognizer(other, .delaysTouchesBegan(true))])
      }
    case .own: add(.view(table, .allowsSelection(false)))
    case .way: gatherWay(without: nil)
    }
  }

  private func isControl(_ name: String) -> Bool { index.views[name]?.view.viewClass.isKind(of: .control) == true }

  /// - Parameter method: the method that a view should not receive; nil where a control should send nothing.
  mutating func gatherQuiet(_ view: String, _ method: TouchMethod?, _ ring: Ring) {
    switch ring {
    case .pointed:
      // Touches that no recognizer takes are not cancelled.
      if method == .touchesCancelled {
        for touch in baseline.before.story.touches where touch.view == view {
          for case (.cancelled, let winner?) in touch.moments.map({ ($0.what, $0.culprit) }) {
            keep(view, from: winner)
          }
        }
      }
      // Exclusive controls that are pressed at once exclude each other.
      for other in baseline.around where other != view && isControl(other) {
        add([.view(other, .isExclusiveTouch(true)), .view(view, .isExclusiveTouch(true))])
      }
      add(.view(view, .isUserInteractionEnabled(false)))
      if index.views[view]?.view.viewClass.isKind(of: .control) == true { add(.view(view, .isEnabled(false))) }
      add(.hitTest(view, .passThrough))
      for other in baseline.offered { add(.recognizer(other, .cancelsTouchesInView(true))) }
    case .own:
      for other in baseline.offered { add(.recognizer(other, .delaysTouchesBegan(true))) }
      add([.view(view, .isHidden(true)), .view(view, .isExclusiveTouch(true))])
      for name in index.path(of: view).dropLast() { add(.view(name, .isUserInteractionEnabled(false))) }
    case .way: gatherWay(without: nil)
    }
  }
}
