import TouchScenes

/// Section 3: how a call of one of the four touch methods travels.
extension World {
  /// Calls a touch method of a view with a set of touches (1.5.2).
  func call(_ method: TouchMethod, _ touches: [Touch], on view: View) {
    let responder = { self.ownMethod(method, touches, of: view) }
    run(method, touches, name: view.name, overrides: view.scene.overrides, view.scene.callsSuper, super: responder)
  }

  /// What the class does: controls work (8.1), all others pass the call to `next` (3.4).
  private func ownMethod(_ method: TouchMethod, _ touches: [Touch], of view: View) {
    if view.isControl && controlMethod(method, touches, of: view) { return }
    callNext(method, touches, after: view)
  }

  /// 3.1: the view controller whose view this is comes before the superview.
  func callNext(_ method: TouchMethod, _ touches: [Touch], after view: View) {
    let above = { if let parent = view.parent { self.call(method, touches, on: parent) } }
    guard let controller = view.scene.controller else { return above() }
    run(method, touches, name: controller.name, overrides: controller.overrides, controller.callsSuper, super: above)
  }

  /// 3.5, 3.6: an override logs; whether and when it calls super the scene says.
  private func run(
    _ method: TouchMethod, _ touches: [Touch], name: String, overrides: [TouchMethod], _ callsSuper: SuperCall,
    super superMethod: () -> Void
  ) {
    guard overrides.contains(method) else { return superMethod() }
    if callsSuper == .before { superMethod() }
    write("\(name) \(method.rawValue) \(ids(touches))")
    if callsSuper == .after { superMethod() }
  }
}
