/// The names that members of UIKit had in Swift 2 and Swift 3, with their new forms.
enum OldMembers {
  /// Methods by their old names with labels: `locationInView(_:)` is `location(in:)`.
  static let methods: [String: String] = {
    let words = table.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
  }()

  private static let table = """
    NSIndexPath(forRow:inSection:) IndexPath(row:section:) NSIndexPath(forItem:inSection:) IndexPath(item:section:)
    registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerClass(_:forHeaderFooterViewReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:)
    registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
    registerClass(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
    dequeueReusableHeaderFooterViewWithIdentifier(_:) dequeueReusableHeaderFooterView(withIdentifier:)
    dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:)
    dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    cellForRowAtIndexPath(_:) cellForRow(at:) cellForItemAtIndexPath(_:) cellForItem(at:)
    indexPathForCell(_:) indexPath(for:) indexPathForRowAtPoint(_:) indexPathForRow(at:)
    indexPathForItemAtPoint(_:) indexPathForItem(at:)
    insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
    moveRowAtIndexPath(_:toIndexPath:) moveRow(at:to:)
    insertSections(_:withRowAnimation:) insertSections(_:with:)
    deleteSections(_:withRowAnimation:) deleteSections(_:with:)
    reloadSections(_:withRowAnimation:) reloadSections(_:with:)
    insertItemsAtIndexPaths(_:) insertItems(at:) deleteItemsAtIndexPaths(_:) deleteItems(at:)
    reloadItemsAtIndexPaths(_:) reloadItems(at:)
    selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
    deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
    selectItemAtIndexPath(_:animated:scrollPosition:) selectItem(at:animated:scrollPosition:)
    deselectItemAtIndexPath(_:animated:) deselectItem(at:animated:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
    scrollToItemAtIndexPath(_:atScrollPosition:animated:) scrollToItem(at:at:animated:)
    setTitle(_:forState:) setTitle(_:for:) setTitleColor(_:forState:) setTitleColor(_:for:)
    setImage(_:forState:) setImage(_:for:) setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
    setAttributedTitle(_:forState:) setAttributedTitle(_:for:) titleForState(_:) title(for:)
    setThumbImage(_:forState:) setThumbImage(_:for:)
    addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
    removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
    sendActionsForControlEvents(_:) sendActions(for:)
    beginTrackingWithTouch(_:withEvent:) beginTracking(_:with:)
    continueTrackingWithTouch(_:withEvent:) continueTracking(_:with:)
    endTrackingWithTouch(_:withEvent:) endTracking(_:with:) cancelTrackingWithEvent(_:) cancelTracking(with:)
    presentViewController(_:animated:completion:) present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    popViewControllerAnimated(_:) popViewController(animated:)
    popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
    addChildViewController(_:) addChild(_:) removeFromParentViewController() removeFromParent()
    willMoveToParentViewController(_:) willMove(toParent:) didMoveToParentViewController(_:) didMove(toParent:)
    willMove(toParentViewController:) willMove(toParent:) didMove(toParentViewController:) didMove(toParent:)
    locationInView(_:) location(in:) previousLocationInView(_:) previousLocation(in:)
    translationInView(_:) translation(in:) velocityInView(_:) velocity(in:)
    setTranslation(_:inView:) setTranslation(_:in:) locationOfTouch(_:inView:) location(ofTouch:in:)
    requireGestureRecognizerToFail(_:) require(toFail:)
    touchesBegan(_:withEvent:) touchesBegan(_:with:) touchesMoved(_:withEvent:) touchesMoved(_:with:)
    touchesEnded(_:withEvent:) touchesEnded(_:with:) touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
    hitTest(_:withEvent:) hitTest(_:with:) pointInside(_:withEvent:) point(inside:with:)
    bringSubview(toFront:) bringSubviewToFront(_:) sendSubview(toBack:) sendSubviewToBack(_:)
    convertPoint(_:toView:) convert(_:to:) convertPoint(_:fromView:) convert(_:from:)
    convertRect(_:toView:) convert(_:to:) convertRect(_:fromView:) convert(_:from:)
    animateWithDuration(_:) animate(withDuration:) animateWithDuration(_:animations:) animate(withDuration:animations:)
    animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
    animateWithDuration(_:delay:options:animations:completion:)
    animate(withDuration:delay:options:animations:completion:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    transitionWithView(_:duration:options:animations:completion:) transition(with:duration:options:animations:completion:)
    systemFontOfSize(_:) systemFont(ofSize:) systemFontOfSize(_:weight:) systemFont(ofSize:weight:)
    boldSystemFontOfSize(_:) boldSystemFont(ofSize:) italicSystemFontOfSize(_:) italicSystemFont(ofSize:)
    preferredFontForTextStyle(_:) preferredFont(forTextStyle:) fontWithSize(_:) withSize(_:)
    colorWithAlphaComponent(_:) withAlphaComponent(_:) imageWithRenderingMode(_:) withRenderingMode(_:)
    resizableImageWithCapInsets(_:) resizableImage(withCapInsets:)
    drawInRect(_:) draw(in:) drawAtPoint(_:) draw(at:)
    drawInRect(_:withAttributes:) draw(in:withAttributes:) drawAtPoint(_:withAttributes:) draw(at:withAttributes:)
    sizeWithAttributes(_:) size(withAttributes:) setNeedsDisplayInRect(_:) setNeedsDisplay(_:)
    moveToPoint(_:) move(to:) addLineToPoint(_:) addLine(to:)
    addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
    addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:)
    addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    addAnimation(_:forKey:) add(_:forKey:) removeAnimationForKey(_:) removeAnimation(forKey:)
    constraintEqualToAnchor(_:) constraint(equalTo:) constraintEqualToAnchor(_:constant:) constraint(equalTo:constant:)
    constraintEqualToConstant(_:) constraint(equalToConstant:) activateConstraints(_:) activate(_:)
    deactivateConstraints(_:) deactivate(_:)
    insertArrangedSubview(_:atIndex:) insertArrangedSubview(_:at:) insertSubview(_:atIndex:) insertSubview(_:at:)
    insertSublayer(_:atIndex:) insertSublayer(_:at:) openURL(_:) open(_:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:)
    scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    """

  /// The first words of methods that had these names in Swift 3 and Swift 4, too.
  static let ofSwift3: Set<String> = [
    "addChildViewController", "removeFromParentViewController", "willMove", "didMove", "bringSubview", "sendSubview",
    "openURL",
  ]

  /// Methods that classes override, by their old names with the labels after the first: `drawRect` is `draw(_:)`.
  static let overrides: [String: String] = [
    "viewWillAppear": "viewWillAppear(_:)", "viewDidAppear": "viewDidAppear(_:)",
    "viewWillDisappear": "viewWillDisappear(_:)", "viewDidDisappear": "viewDidDisappear(_:)",
    "setEditing:animated": "setEditing(_:animated:)", "setSelected:animated": "setSelected(_:animated:)",
    "setHighlighted:animated": "setHighlighted(_:animated:)", "drawRect": "draw(_:)",
    "touchesBegan:withEvent": "touchesBegan(_:with:)", "touchesMoved:withEvent": "touchesMoved(_:with:)",
    "touchesEnded:withEvent": "touchesEnded(_:with:)", "touchesCancelled:withEvent": "touchesCancelled(_:with:)",
    "hitTest:withEvent": "hitTest(_:with:)", "pointInside:withEvent": "point(inside:with:)",
    "beginTrackingWithTouch:withEvent": "beginTracking(_:with:)",
    "continueTrackingWithTouch:withEvent": "continueTracking(_:with:)",
    "endTrackingWithTouch:withEvent": "endTracking(_:with:)", "cancelTrackingWithEvent": "cancelTracking(with:)",
    "sizeThatFits": "sizeThatFits(_:)", "willMoveToSuperview": "willMove(toSuperview:)",
    "willMoveToWindow": "willMove(toWindow:)", "didMoveToParentViewController": "didMove(toParent:)",
    "willMoveToParentViewController": "willMove(toParent:)",
    "traitCollectionDidChange": "traitCollectionDidChange(_:)", "layoutSublayersOfLayer": "layoutSublayers(of:)",
  ]

  /// Properties by their old names, which are replaced where they are set.
  static let properties: [String: String] = [
    "hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled",
    "multipleTouchEnabled": "isMultipleTouchEnabled", "exclusiveTouch": "isExclusiveTouch",
    "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled", "translucent": "isTranslucent",
    "secureTextEntry": "isSecureTextEntry", "navigationBarHidden": "isNavigationBarHidden",
    "toolbarHidden": "isToolbarHidden", "removedOnCompletion": "isRemovedOnCompletion",
    "directionalLockEnabled": "isDirectionalLockEnabled",
  ]

  /// Cases and constants by their old names, which are replaced after a type or where the type is inferred.
  static let cases: [String: String] = [
    "commonModes": "common", "atomicWrite": "atomic", "defaultRunLoopMode": "default", "styleSingle": "single",
    "styleThick": "thick",
    "styleDouble": "double", "allVisible": "oneBesideSecondary", "primaryHidden": "secondaryOnly",
    "primaryOverlay": "oneOverSecondary",
  ]

  /// Methods that became properties.
  static let values: [String: String] = [
    "CGRectValue": "cgRectValue", "CGPointValue": "cgPointValue", "CGSizeValue": "cgSizeValue",
  ]

  /// Properties whose old names no other member has, which are replaced everywhere.
  static let accessors: [String: String] = ["CGColor": "cgColor", "CGPath": "cgPath", "CGImage": "cgImage"]

  /// Properties whose names changed after Swift 2, which are replaced everywhere.
  static let laterAccessors: [String: String] = ["childViewControllers": "children"]
}
