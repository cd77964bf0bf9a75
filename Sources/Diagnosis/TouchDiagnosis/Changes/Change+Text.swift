import TouchGeometry
import TouchKit
import TouchScenes

extension Change {
  /// The name of the changed view, recognizer or controller.
  package var subject: String {
    switch self {
    case .view(let name, _), .recognizer(let name, _), .require(let name, _, _), .together(let name, _, _),
      .togetherWithAll(let name), .eachTogether(let name, _, _), .number(let name, _, _),
      .shouldBegin(let name, _), .shouldReceive(let name, _), .canPrevent(let name, _, _),
      .canBePrevented(let name, _, _), .viewShouldBegin(let name, _), .touchesShouldBegin(let name, _),
      .touchesShouldCancel(let name, _), .pointInside(let name, _), .touchInsets(let name, _), .hitTest(let name, _),
      .frame(let name, _, _), .toBack(let name), .toFront(let name), .removeRecognizer(let name),
      .viewForZooming(let name, _), .firstResponder(let name), .attach(let name, _), .callsSuper(let name),
      .allows(let name, _), .showsBackButton(let name, _, _), .scrollingExpands(let name, _), .undims(let name, _),
      .editsRows(let name, _), .movesRows(let name), .clears(let name), .constrain(let name, _, _),
      .selectsTab(let name, _), .goesBack(let name, _),
      .dismisses(let name, _), .presents(let name, _), .omits(let name, _, _):
      name
    }
  }

  /// The change as a line of Swift; for answers, the class or delegate, the method, and the answer.
  package var swift: String {
    switch self {
    case .view(let name, .items(let titles)):
      titles.enumerated().map { order, title in
        "\(name).insertSegment(withTitle: \(JSONWriter.line(.string(title))), at: \(order), animated: false)"
      }.joined(separator: "; ")
    case .view(let name, .selectedSegmentIndex(-1)): "\(name).selectedSegmentIndex = UISegmentedControl.noSegment"
    case .view(let name, .scrollDirection(let axis)):
      "(\(name).collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .\(axis.rawValue)"
    case .view(let name, let property): "\(name).\(property.member.key) = \(property.member.swift)"
    case .recognizer(let name, let property): "\(name).\(property.member.key) = \(property.member.swift)"
    case .require(let name, let other, true): "\(name).require(toFail: \(other))"
    case .require(let name, let other, false):
      localized("remove what makes %1$s wait for %2$s: require(toFail:) or its delegate", name, other)
    case .together(let name, _, _), .togetherWithAll(let name), .shouldReceive(let name, _):
      localized("delegate of %1$s: %2$s", name, answer ?? "")
    case .eachTogether(let one, let other, true): localized("%1$s together with %2$s", one, other)
    case .eachTogether(let one, let other, false): localized("%1$s not together with %2$s", one, other)
    case .number(let name, let key, let value): "\(name).\(key) = \(JSONWriter.number(value))"
    case .shouldBegin(let name, let rule):
      localized("delegate of %1$s: gestureRecognizerShouldBegin(_:) %2$s", name, rule.words)
    case .canPrevent(let name, let other, let isOn):
      localized("subclass of %1$s: canPrevent(_:) returns %2$s for %3$s", name, isOn, other)
    case .canBePrevented(let name, let other, let isOn):
      localized("subclass of %1$s: canBePrevented(by:) returns %2$s for %3$s", name, isOn, other)
    case .viewShouldBegin(let name, let answer):
      localized("class of %1$s: gestureRecognizerShouldBegin(_:) returns %2$s", name, answer ?? true)
    case .touchesShouldBegin(let name, let answer):
      localized("class of %1$s: touchesShouldBegin(_:with:in:) returns %2$s", name, answer ?? true)
    case .touchesShouldCancel(let name, let answer):
      localized("class of %1$s: touchesShouldCancel(in:) returns %2$s", name, answer ?? true)
    case .pointInside(let name, nil): localized("class of %1$s: no override of point(inside:with:)", name)
    case .pointInside(let name, let answer?): localized("class of %1$s: point(inside:with:) returns %2$s", name, answer)
    case .touchInsets(let name, let insets):
      localized(
        "class of %1$s: point(inside:with:) returns bounds.insetBy(dx: %2$s, dy: %3$s).contains(point)", name,
        plain(insets.left), plain(insets.top))
    case .hitTest(let name, let rule): localized("class of %1$s: %2$s", name, rule.words)
    case .frame(let name, let frame, let bounds):
      "\(name).frame = \(frame.swift)" + (bounds.map { "; \(name).bounds = \($0.swift)" } ?? "")
    case .toBack(let name): "\(name).superview?.sendSubviewToBack(\(name))"
    case .toFront(let name): "\(name).superview?.bringSubviewToFront(\(name))"
    case .removeRecognizer(let name): "\(name).view?.removeGestureRecognizer(\(name))"
    case .attach(let name, let view): "\(view).addGestureRecognizer(\(name))"
    case .callsSuper(let name): localized("class of %1$s: each override calls super, which passes it on to next", name)
    case .allows(let name, .highlight):
      localized("delegate of %1$s: tableView(_:shouldHighlightRowAt:) returns true", name)
    case .allows(let name, .selection):
      localized("delegate of %1$s: tableView(_:willSelectRowAt:) returns the index path", name)
    case .allows(let name, .itemHighlight):
      localized("delegate of %1$s: collectionView(_:shouldHighlightItemAt:) returns true", name)
    case .allows(let name, .itemSelection):
      localized("delegate of %1$s: collectionView(_:shouldSelectItemAt:) returns true", name)
    case .allows(let name, .editing): localized("delegate of %1$s: its shouldBeginEditing returns true", name)
    case .allows(let name, .ending): localized("delegate of %1$s: its shouldEndEditing returns true", name)
    case .allows(let name, .edit): localized("delegate of %1$s: its shouldChange… returns true", name)
    case .allows(let name, .clearing): localized("delegate of %1$s: textFieldShouldClear(_:) returns true", name)
    case .allows(let name, .returning): localized("delegate of %1$s: textFieldShouldReturn(_:) returns true", name)
    case .viewForZooming(let name, let zoomed):
      localized("delegate of %1$s: viewForZooming(in:) returns %2$s", name, zoomed)
    case .firstResponder(let name):
      localized("class of %1$s: canBecomeFirstResponder is true; %1$s.becomeFirstResponder()", name)
    case .showsBackButton(let name, let hidden, let replaced):
      [
        hidden ? "\(name).navigationItem.hidesBackButton = false" : nil,
        replaced ? "\(name).navigationItem.leftItemsSupplementBackButton = true" : nil,
      ].compactMap { $0 }.joined(separator: "; ")
    case .scrollingExpands(let name, let answer):
      "\(name).sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = \(answer)"
    case .editsRows(let name, let answer):
      localized("data source of %1$s: tableView(_:canEditRowAt:) returns %2$s", name, answer)
    case .movesRows(let name): localized("data source of %1$s: tableView(_:canMoveRowAt:) returns true", name)
    case .clears(let name): "\(name).alpha = 1; \(name).backgroundColor = .clear"
    case .constrain(_, let old, let new): SceneConstraint.swift(old, new)
    case .selectsTab(let name, let place): "\(name).selectedIndex = \(place)"
    case .goesBack(let name, let page): "\(name).popToViewController(\(page), animated: false)"
    case .dismisses(let name, _): "\(name).dismiss(animated: false)"
    case .presents(let name, let style): "\(name).modalPresentationStyle = .\(style.rawValue)"
    case .omits(let name, let target, "remove"):
      localized("action of %1$s: no %2$s.removeFromSuperview()", name, target)
    case .omits(let name, let target, "removeRecognizer"):
      localized("action of %1$s: no removeGestureRecognizer(%2$s)", name, target)
    case .omits(let name, let target, SceneIndex.opens):
      localized("action of %1$s: opens no window with %2$s", name, target)
    case .omits(let name, let target, let key): localized("action of %1$s: does not set %2$s.%3$s", name, target, key)
    case .undims(let name, let detent):
      "\(name).sheetPresentationController?.largestUndimmedDetentIdentifier = .\(detent.rawValue)"
    }
  }

  /// What a delegate answers, for changes of delegates whose place a scroll view takes for its pan; nil for others.
  var answer: String? {
    switch self {
    case .together(_, let other, let isOn):
      localized("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns %1$s for %2$s", isOn, other)
    case .togetherWithAll: localized("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true")
    case .shouldReceive(_, let rule): localized("gestureRecognizer(_:shouldReceive:) %1$s", rule.words)
    default: nil
    }
  }

  /// The change as a key of the scene file, after the name of its owner.
  package var sceneKey: String {
    func text(_ key: String, _ value: String) -> String { "\"\(subject)\": {\"\(key)\": \(value)}" }
    func quoted(_ name: String) -> String { "[\(JSONWriter.line(.string(name)))]" }
    switch self {
    case .view(_, let property): return text(property.member.key, JSONWriter.line(property.member.value))
    case .recognizer(_, let property): return text(property.member.key, JSONWriter.line(property.member.value))
    case .require(_, let other, true): return text("requiresToFail", quoted(other))
    case .require(_, let other, false):
      return localized("without %1$s in \"requiresToFail\" of %2$s", JSONWriter.line(.string(other)), subject)
    case .together(_, let other, true):
      return text("delegate", "{\"shouldRecognizeSimultaneouslyWith\": \(quoted(other))}")
    case .together(_, _, false): return text("delegate", "{\"shouldRecognizeSimultaneouslyWith\": false}")
    case .eachTogether(_, let other, true):
      return text("delegate", "{\"shouldRecognizeSimultaneouslyWith\": \(quoted(other))}")
    case .eachTogether(_, _, false): return text("delegate", "{\"shouldRecognizeSimultaneouslyWith\": false}")
    case .number(_, let key, let value): return text(key, JSONWriter.number(value))
    case .togetherWithAll: return text("delegate", "{\"shouldRecognizeSimultaneouslyWith\": true}")
    case .shouldBegin(_, let rule): return text("delegate", "{\"shouldBegin\": \(rule.json)}")
    case .shouldReceive(_, let rule): return text("delegate", "{\"shouldReceiveTouch\": \(rule.json)}")
    case .canPrevent(_, let other, let isOn):
      return text("subclass", "{\"canPrevent\": \(isOn ? quoted(other) : "false")}")
    case .canBePrevented(_, let other, let isOn):
      return text("subclass", "{\"canBePreventedBy\": \(isOn ? quoted(other) : "false")}")
    case .viewShouldBegin(_, let answer): return text("gestureRecognizerShouldBegin", "\(answer ?? true)")
    case .touchesShouldBegin(_, let answer): return text("touchesShouldBegin", "\(answer ?? true)")
    case .touchesShouldCancel(_, let answer): return text("touchesShouldCancel", "\(answer ?? true)")
    case .pointInside(_, nil): return localized("without \"pointInside\" of %1$s", subject)
    case .pointInside(_, let answer?): return text("pointInside", "\(answer)")
    case .touchInsets(_, let insets): return text("touchInsets", JSONWriter.line(.insets(insets)))
    case .hitTest(_, let rule): return text("hitTest", JSONWriter.line(.string(rule.word)))
    case .frame(_, let frame, let bounds):
      let more = bounds.map { ", \"bounds\": \(JSONWriter.line(.rect($0)))" } ?? ""
      return "\"\(subject)\": {\"frame\": \(JSONWriter.line(.rect(frame)))\(more)}"
    case .toBack: return localized("%1$s first among the \"children\" of its superview", subject)
    case .toFront: return localized("%1$s last among the \"children\" of its superview", subject)
    case .removeRecognizer: return localized("without %1$s in \"recognizers\"", subject)
    case .attach(let name, let view): return localized("%1$s in \"recognizers\" of %2$s", name, view)
    case .callsSuper: return text("callsSuper", "\"after\"")
    case .allows(_, .highlight), .allows(_, .itemHighlight): return text("delegate", "{\"shouldHighlight\": true}")
    case .allows(_, .itemSelection): return text("delegate", "{\"shouldSelect\": true}")
    case .allows(_, .selection): return text("delegate", "{\"willSelect\": true}")
    case .allows(_, .editing): return text("delegate", "{\"shouldBeginEditing\": true}")
    case .allows(_, .ending): return text("delegate", "{\"shouldEndEditing\": true}")
    case .allows(_, .edit): return text("delegate", "{\"shouldChange\": true}")
    case .allows(_, .clearing): return text("delegate", "{\"shouldClear\": true}")
    case .allows(_, .returning): return text("delegate", "{\"shouldReturn\": true}")
    case .firstResponder: return text("isFirstResponder", "true")
    case .viewForZooming(_, let zoomed): return text("viewForZooming", JSONWriter.line(.string(zoomed)))
    case .showsBackButton(_, let hidden, let replaced):
      return [
        hidden ? text("hidesBackButton", "false") : nil,
        replaced ? text("leftItemsSupplementBackButton", "true") : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    case .scrollingExpands(_, let answer): return text("prefersScrollingExpandsWhenScrolledToEdge", "\(answer)")
    case .editsRows(_, let answer): return text("dataSource", "{\"canEdit\": \(answer)}")
    case .movesRows: return text("dataSource", "{\"canMove\": true}")
    case .clears:
      let color = JSONWriter.line(ViewProperty.backgroundColor(.clear).member.value)
      return "\"\(subject)\": {\"alpha\": 1, \"backgroundColor\": \(color)}"
    case .constrain(_, let old, let new): return SceneConstraint.key(old, new)
    case .selectsTab(_, let place): return text("selectedIndex", "\(place)")
    case .goesBack(let name, let page): return localized("%1$s last among the \"children\" of %2$s", page, name)
    case .dismisses(let name, let presented): return localized("without %1$s in \"children\" of %2$s", presented, name)
    case .presents(_, let style): return text("modalPresentationStyle", "\"\(style.rawValue)\"")
    case .omits(let name, let target, "remove"), .omits(let name, let target, "removeRecognizer"):
      return localized("without the removal of %1$s in \"on\" of %2$s", target, name)
    case .omits(let name, let target, let key):
      return localized("without \"%1$s\" of %2$s in \"on\" of %3$s", key, target, name)
    case .undims(_, let detent): return text("largestUndimmedDetentIdentifier", "\"\(detent.rawValue)\"")
    }
  }
}

extension CGRect {
  fileprivate var swift: String {
    "CGRect(x: \(plain(minX)), y: \(plain(minY)), width: \(plain(width)), height: \(plain(height)))"
  }
}

extension JSONMember {
  /// The value in Swift, as the property with this key takes it.
  fileprivate var swift: String {
    switch value.content {
    case .bool(let flag): return "\(flag)"
    case .number(let number): return JSONWriter.number(number)
    case .string(let text): return ".\(text)"
    case .null, .object: return JSONWriter.line(value)
    case .array(let elements):
      let words = elements.compactMap { element -> String? in
        if case .string(let word) = element.content { word } else { nil }
      }
      if key == "allowedTouchTypes" {
        return "[\(words.map { "NSNumber(value: UITouch.TouchType.\($0).rawValue)" }.joined(separator: ", "))]"
      }
      if key == "allowedPressTypes" { return "[\(words.map(Self.pressType).joined(separator: ", "))]" }
      let parts = elements.map { element -> String in
        switch element.content {
        case .string(let word): ".\(word)"
        case .number(let number): JSONWriter.number(number)
        case .null, .bool, .array, .object: JSONWriter.line(element)
        }
      }
      switch (key, parts.count) {
      case ("contentSize", 2): return "CGSize(width: \(parts[0]), height: \(parts[1]))"
      case ("contentOffset", 2): return "CGPoint(x: \(parts[0]), y: \(parts[1]))"
      case ("bounds", 4), ("frame", 4):
        return "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))"
      case ("transform", _): return ".identity"
      case (_, 1): return parts[0]
      default: return "[\(parts.joined(separator: ", "))]"
      }
    }
  }
}

extension JSONMember {
  /// The number of a type of presses in Swift; keys have no names there, so a comment says which it is.
  private static func pressType(_ word: String) -> String {
    guard let key = PressTypeName(rawValue: word)?.key else {
      return "NSNumber(value: UIPress.PressType.\(word).rawValue)"
    }
    return "\(PressTypeName.firstKey + key.usage) /* \(key.name) */"
  }
}

extension PressTypeName {
  /// The number of the type of a key's presses without the key's usage.
  fileprivate static let firstKey = UIPress.PressType.key(0).rawValue
}

extension Optional where Wrapped == BeginRule {
  fileprivate var words: String {
    switch self {
    case nil: localized("returns %1$s", true)
    case .always(let answer): localized("returns %1$s", answer)
    case .horizontal: localized("returns true only when the velocity is greater along x")
    case .vertical: localized("returns true only when the velocity is greater along y")
    }
  }
  fileprivate var json: String {
    switch self {
    case nil: "true"
    case .always(let answer): "\(answer)"
    case .horizontal: "\"horizontal\""
    case .vertical: "\"vertical\""
    }
  }
}

extension Optional where Wrapped == ReceiveRule {
  fileprivate var words: String {
    switch self {
    case nil: localized("returns %1$s", true)
    case .always(let answer): localized("returns %1$s", answer)
    case .onlyViews(let names):
      localized("returns true only when touch.view is %1$s", names.joined(separator: localized(" or ")))
    case .notControls: localized("returns false when touch.view is a UIControl")
    }
  }
  fileprivate var json: String {
    switch self {
    case nil: "true"
    case .always(let answer): "\(answer)"
    case .onlyViews(let names): "{\"onlyViews\": \(JSONWriter.line(.array(names.map { .string($0) })))}"
    case .notControls: "{\"notControls\": true}"
    }
  }
}

extension HitTestRule {
  fileprivate var words: String {
    switch self {
    case .ordinary: localized("no override of hitTest(_:with:)")
    case .passThrough: localized("hitTest(_:with:) returns nil in place of self, so that touches go through")
    case .superview: localized("hitTest(_:with:) returns the superview")
    case .view(let name): localized("hitTest(_:with:) returns %1$s", name)
    }
  }
}
