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
    guard host.presentation == nil, controller !== host, controller.presenter == nil else {
      return BadUse.report("present: \(type(of: host)) presents a controller already; nothing is shown")
    }
    guard let window = host.viewIfLoaded?.window else {
      return BadUse.report("present: the view of \(type(of: host)) is in no window; nothing is shown")
    }
    let former = host.view.superview
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.presentation = Presentation(
      controller: controller, container: container, formerSuperview: former,
      formerIndex: former?.subviews.firstIndex { $0 === host.view } ?? 0)
    controller.presenter = host
    window.addSubview(container)
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(controller.view)
    host.view.removeFromSuperview()
    completion?()
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let host = outermost
    guard let presentation = host.presentation else {
      if let presenter = host.presenter { return presenter.endPresentation(animated: animated, completion: completion) }
      return
    }
    if presentation.controller.presentation != nil {
      presentation.controller.endPresentation(animated: animated, completion: nil)
    }
    host.presentation = nil
    if let former = presentation.formerSuperview {
      host.view.frame = former.bounds
      former.insertSubview(host.view, at: presentation.formerIndex)
    }
    presentation.controller.presenter = nil
    presentation.container.removeFromSuperview()
    completion?()
  }
}
