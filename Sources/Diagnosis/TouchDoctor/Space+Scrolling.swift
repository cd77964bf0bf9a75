import TouchGeometry
import TouchScenes
import TouchTrace

// Changes that let a scroll view scroll or zoom, and that let views hear sooner of what is kept back.

extension Space {
  mutating func gatherScrolling(_ view: String, _ ring: Ring) {
    guard ring != .way, let description = index.views[view]?.view, description.viewClass.isKind(of: .scrollView) else {
      return
    }
    add(.view(view, .isScrollEnabled(true)))
    add(.recognizer("\(view).pan", .isEnabled(true)))
    add(.view(view, .canCancelContentTouches(true)))
    add(.view(view, .delaysContentTouches(true)))
    add(.touchesShouldCancel(view, true))
    add(.touchesShouldBegin(view, true))
    var content = CGSize.zero
    for property in description.properties { if case .contentSize(let size) = property { content = size } }
    let size = description.frame.size
    let (wide, high) = (max(content.width, size.width), max(content.height, size.height))
    enlargeByConstraints(view)
    // Along one axis only: what did not scroll across before is not to do so now.
    if content.height <= size.height {
      let width = content.width > 0 ? content.width : size.width
      add(.view(view, .contentSize(CGSize(width: width, height: size.height * 2))))
    }
    if content.width <= size.width {
      let height = content.height > 0 ? content.height : size.height
      add(.view(view, .contentSize(CGSize(width: size.width * 2, height: height))))
    }
    add(.view(view, .alwaysBounceVertical(true)))
    add(.view(view, .alwaysBounceHorizontal(true)))
    add(.view(view, .bounces(true)))
    add(.view(view, .contentSize(CGSize(width: content.width > 0 ? content.width : wide, height: high * 2))))
    add(.view(view, .contentSize(CGSize(width: wide * 2, height: content.height > 0 ? content.height : high))))
  }

  /// What the winner may be made to ask for, so that it does not win what it was not meant for: a longer press, one finger
  /// more, no scrolling, no rows that open.
  mutating func demandMore(of winner: String) {
    guard let own = index.recognizers[winner] else { return }
    if index.isOwnPan(winner) { return add(.view(own.view, .isScrollEnabled(false))) }
    if winner == index.views[own.view]?.view.rowSwipeName { return add(.editsRows(own.view, false)) }
    let usual = stricter(winner).filter { change in
      switch change {
      case .recognizer(_, .minimumPressDuration), .recognizer(_, .minimumNumberOfTouches): true
      default: false
      }
    }
    add(usual)
  }

  /// So many times larger and smaller content is made.
  static let usualZoom = 4.0

  /// A scroll view zooms where its scales differ and its delegate names a view (9.15).
  mutating func gatherZooming(_ view: String, _ ring: Ring) {
    guard ring != .way, let own = index.views[view]?.view, own.viewClass.isKind(of: .scrollView) else { return }
    for child in own.children { add(.viewForZooming(view, child.name)) }
    add(.view(view, .maximumZoomScale(Self.usualZoom)))
    add(.view(view, .minimumZoomScale(1 / Self.usualZoom)))
    for name in index.path(of: view) { for (change, _) in index.refusals(of: name) { add(change) } }
    for other in rivals(of: "\(view).pinch") where other != "\(view).pan" {
      add(.together(other, with: "\(view).pinch", true))
    }
  }

  /// Lets a recognizer act earlier: whom it waits for, and its own numbers.
  mutating func gatherHurrying(_ name: String, _ ring: Ring) {
    switch ring {
    case .pointed:
      for other in index.recognizerNames where other != name && waits(name, for: other) {
        add(.require(name, toFail: other, false))
      }
      // Those that are waited for may wait themselves.
      for other in finding.offered where other != name {
        for third in index.recognizerNames where third != other && waits(other, for: third) {
          add(.require(other, toFail: third, false))
        }
      }
      add(numbers(of: name))
    case .own, .way: gatherActing(name, ring)
    }
  }

  /// Ends what keeps a beginning or an end back.
  mutating func gatherSooner(_ view: String, _ method: TouchMethod, _ ring: Ring) {
    guard ring == .pointed else { return }
    for touch in finding.before.story.touches where touch.view == view {
      for moment in touch.moments {
        guard case .withheld = moment.what, let keeper = moment.culprit else { continue }
        switch moment.reason {
        case .contentDelay: add(.view(keeper, .delaysContentTouches(false)))
        case .delaysBegan: add(.recognizer(keeper, .delaysTouchesBegan(false)))
        case .delaysEnded where method == .touchesEnded: add(.recognizer(keeper, .delaysTouchesEnded(false)))
        default: continue
        }
      }
    }
  }
}
