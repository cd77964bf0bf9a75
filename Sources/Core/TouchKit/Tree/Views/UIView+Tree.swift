import TouchGeometry

extension UIView {
  /// The superview; nil while the superview is being destroyed.
  final var storedSuperview: UIView? {
    get { superviewReference.view }
    set { superviewReference.view = newValue }
  }

  /// Whether the given view is the superview; without reference counting.
  final func isChild(of view: UIView) -> Bool { superviewReference.isOf(view) }

  /// The superview; nil for a window and for a view that was not added.
  public var superview: UIView? { storedSuperview }

  /// The subviews in drawing order: the last is in front and is hit-tested first (semantics 2.7).
  public var subviews: [UIView] {
    guard let views = children?.views else { return [] }
    return rare?.sublayers.isEmpty == false ? views.filter { !($0 is LayerView) } : views
  }

  /// The window that contains the view; a window returns itself.
  public var window: UIWindow? {
    let root = self.root
    return root.flags.contains(.isWindow) ? root as? UIWindow : nil
  }

  /// Returns whether this view is the given view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.storedSuperview
    }
    return false
  }

  /// Returns the first view with the tag in this subtree, depth first; nil without one.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in subviews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    insert(view) { [self] in place(ofSubview: index, in: $0) }
  }

  func insert(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
  }

  func insert(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling } ?? views.count }
  }

  func exchange(at first: Int, withSubviewAt second: Int) {
    guard let children else { return }
    let places = [first, second].map { $0 < 0 ? $0 : place(ofSubview: $0, in: children.views) }
    guard places.allSatisfy(children.views.indices.contains) else { return }
    children.exchange(places[0], places[1])
    subviewsDidChangeOrder()
  }

  func bringToFront(_ view: UIView) {
    if view.storedSuperview === self { reorder(view) { $0.count } }
  }

  func sendToBack(_ view: UIView) {
    if view.storedSuperview === self { reorder(view) { _ in 0 } }
  }

  func reorder(_ view: UIView, to index: ([UIView]) -> Int) {
    guard let children else { return }
    children.remove(view)
    children.insert(view, at: index(children.views))
    subviewsDidChangeOrder()
  }

  /// Stores a view among the children, at a position that is computed from them.
  final func attachChild(_ view: UIView, at index: ([UIView]) -> Int) {
    let children = self.children ?? ChildList()
    self.children = children
    children.insert(view, at: index(children.views))
    view.storedSuperview = self
    view.superviewDidChangeMapping()
    noteLevels(above: view)
  }

  /// Adds a view at the index that the closure finds among the other subviews.
  ///
  /// Callbacks sent in the process may change the tree; their change takes precedence.
  final func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    let depth = self.depth
    precondition(!isDescendant(of: view), "addSubview: the view would become its own descendant")
    if view.storedSuperview === self { return reorder(view, to: index) }
    guard view.fits(below: depth) else { return refuseDepth(of: view) }
    let (oldSuperview, oldWindow, newWindow) = (view.storedSuperview, view.window, window)
    guard view.announceMove(to: self, from: oldSuperview, oldWindow, newWindow) else { return }
    guard !isDescendant(of: view), window === newWindow else { return }
    let oldTint = view.inheritedTint

    view.cutConstraints()
    if let oldSuperview {
      oldSuperview.children?.remove(view)
      oldSuperview.childrenDidChange()
    }
    attachChild(view, at: index)
    if let layout = view.rare?.layout, layout.isOutput || layout.item != nil {
      if layout.item == nil, !flags.contains(.arrangesSubviews) {
        view.ensureLayoutItem()
      } else {
        view.layoutRoleDidChange()
      }
    }
    UIView.treeGeneration &+= 1
    childrenDidChange()
    view.noteAttachment()
    if let newWindow, oldWindow === newWindow { newWindow.application?.gestureEnvironment.ranksDidChange() }
    view.surroundingsDidChange()
    view.tintDidChange(from: oldTint)
    view.spacingMayDiffer()
    view.announceMoved(from: oldWindow, to: newWindow)
    if view.storedSuperview === self { didAddSubview(view) }
  }

  /// Removes the view from its superview.
  final func detach() {
    guard let superview = storedSuperview else { return }
    let oldWindow = window
    guard announceMove(to: nil, from: superview, oldWindow, nil) else { return }
    let oldTint = inheritedTint
    cutConstraints()
    superview.children?.remove(self)
    storedSuperview = nil
    superviewDidChangeMapping()
    UIView.treeGeneration &+= 1
    superview.childrenDidChange()
    tintDidChange(from: oldTint)
    spacingMayDiffer()
    announceMoved(from: oldWindow, to: nil)
    if oldWindow == nil { forEachInTree { $0.rare?.viewController?.viewLeftBeforeAppearing() } }
  }

  /// Sends all callbacks that precede a move.
  ///
  /// Returns false if one of them has moved the view elsewhere.
  private func announceMove(
    to newSuperview: UIView?, from oldSuperview: UIView?, _ oldWindow: UIWindow?, _ newWindow: UIWindow?
  ) -> Bool {
    if let oldWindow, oldWindow !== newWindow { oldWindow.subtreeWillLeave(self) }
    guard storedSuperview === oldSuperview else { return false }
    oldSuperview?.willRemoveSubview(self)
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow {
      forEachInTree { view in
        // An earlier callback may have removed it.
        if let controller = view.rare?.viewController, view.isDescendant(of: self) {
          controller.viewWillMove(to: newWindow)
        }
        view.willMove(toWindow: newWindow)
      }
    }
    return storedSuperview === oldSuperview
  }

  private func announceMoved(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow !== newWindow, window === newWindow {
      forEachInTree { view in
        guard view.window === newWindow else { return }
        if newWindow != nil { view.applyAppearance() }
        view.didMoveToWindow()
        view.rare?.viewController?.viewDidMove(to: newWindow)
      }
    }
    didMoveToSuperview()
  }

  /// Visits this view and its descendants, outer ones first; each view's subviews are read when it is reached.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for child in subviews where child.storedSuperview === self { child.forEachInTree(body) }
  }

  private func childrenDidChange() {
    setNeedsLayout()
    subviewsDidChangeOrder()
  }
}
