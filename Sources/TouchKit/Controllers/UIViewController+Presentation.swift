import TouchGeometry

/// One controller shown in place of another: what it takes to undo it.
@MainActor final class Presentation {
  let controller: UIViewController
  /// Fills the window and holds the presented view (semantics 3.3).
  let container: UIView
  /// Where the presenting view was.
  weak var formerSuperview: UIView?
  let formerIndex: Int

  init(controller: UIViewController, container: UIView, formerSuperview: UIView?, formerIndex: Int) {
    self.controller = controller
    self.container = container
    self.formerSuperview = formerSuperview
    self.formerIndex = formerIndex
  }
}

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? { outermost.presentation?.controller }

  /// The controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? { outermost.presenter }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let host = outermost
    let attempt = "Attempt to present \(type(of: controller)) on \(type(of: self))"
    if let present = host.presentation?.controller {
      return BadUse.report("\(attempt) which is already presenting \(type(of: present)); nothing is shown")
    }
    guard controller !== host, controller.presenter == nil, controller.storedParent == nil else {
      return BadUse.report("\(attempt), but \(type(of: controller)) is shown elsewhere already; nothing is shown")
    }
    guard let window = host.viewIfLoaded?.window else {
      return BadUse.report("\(attempt) whose view is not in the window hierarchy; nothing is shown")
    }
    let former = host.view.superview
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presentation = Presentation(
      controller: controller, container: container, formerSuperview: former,
      formerIndex: former?.subviews.firstIndex { $0 === host.view } ?? 0)
    host.presentation = presentation
    controller.presenter = host
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    let change = AppearanceTransition(from: host, to: controller, .cover, animated: animated)
    change.begin(in: window)
    // Whoever was told may have dismissed it.
    if host.presentation === presentation {
      window.addSubview(container)
      controller.view.frame = container.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(controller.view)
      change.goOn()
      container.layoutIfNeeded()
      if host.presentation === presentation { host.view.removeFromSuperview() }
    }
    if host.presentation === presentation { change.end() } else { change.giveUp() }
    controller.isBeingPresented = false
    completion?()
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let host = outermost
    guard let presentation = host.presentation else {
      if let presenter = host.presenter { presenter.endPresentation(animated: animated, completion: completion) }
      return
    }
    var gone = [presentation]
    while let next = gone.last?.controller.presentation { gone.append(next) }
    let top = gone[gone.count - 1]
    for each in gone { each.controller.isBeingDismissed = true }
    let change = AppearanceTransition(from: top.controller, to: host, .cover, animated: animated)
    change.begin(in: top.container.window)
    host.presentation = nil
    for each in gone {
      each.controller.presentation = nil
      each.controller.presenter = nil
    }
    if let former = presentation.formerSuperview {
      host.view.frame = former.bounds
      former.insertSubview(host.view, at: presentation.formerIndex)
    }
    change.goOn()
    host.view.layoutIfNeeded()
    for each in gone.reversed() { each.container.removeFromSuperview() }
    change.end()
    for each in gone { each.controller.isBeingDismissed = false }
    completion?()
  }
}
