import TouchGeometry

extension UIViewController {
  /// The presentation controller, if it is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, if it is a popover; set its source before the presentation.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// This controller or the nearest ancestor that presents another.
  var presentingAround: UIViewController? {
    var controller: UIViewController? = self
    while let here = controller, here.presentation == nil { controller = here.storedParent }
    return controller
  }

  /// This controller or the nearest ancestor that is presented.
  var presentedAround: UIViewController? {
    var controller: UIViewController? = self
    while let here = controller, here.presenter == nil { controller = here.storedParent }
    return controller
  }

  func preparePresentationController() -> UIPresentationController? {
    if let known = preparedPresentationController { return known }
    let style = modalPresentationStyle
    let made: UIPresentationController
    switch style {
    case .none, .custom: return nil
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    let own = presentationMaker?(self) ?? made
    if presentationMaker == nil { own.presentationStyle = style == .automatic ? .pageSheet : style }
    preparedPresentationController = own
    return own
  }

  /// Returns the controller that presents in a style: for context styles the nearest one that defines the context,
  /// otherwise the outermost (semantics 30.2).
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let wantsContext = style == .currentContext || style == .overCurrentContext
    var controller = self
    while !(wantsContext && controller.definesPresentationContext), let parent = controller.storedParent {
      controller = parent
    }
    return controller
  }

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.modalPresentationStyle
    precondition(
      style != .none || controller.presentationMaker != nil,
      "present: the style none has no presentation controller (\(type(of: controller)))")
    let host = presenter(for: style)
    let attempt = "Attempt to present \(type(of: controller)) on \(type(of: self))"
    if let present = host.presentation?.controller {
      let present = "which is already presenting \(type(of: present))"
      guard host.presentation?.phase == .dismissing else {
        return UsageError.report("\(attempt) \(present); nothing is shown")
      }
      return UsageError.report(
        "\(attempt) \(present), which is being dismissed; nothing is shown: present in the completion of dismiss, or in "
          + "presentationControllerDidDismiss")
    }
    if host.presentedAround?.isBeingDismissed == true {
      return UsageError.report("\(attempt) which is being dismissed; nothing is shown")
    }
    guard controller !== host, controller.presenter == nil, controller.storedParent == nil,
      controller.viewIfLoaded?.window == nil
    else {
      return UsageError.report("\(attempt), but \(type(of: controller)) is shown elsewhere already; nothing is shown")
    }
    guard host.viewIfLoaded?.window != nil else {
      return UsageError.report("\(attempt) whose view is not in the window hierarchy; nothing is shown")
    }
    let theirs =
      style == .custom
      ? controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: host, source: self) : nil
    let manager =
      theirs ?? controller.preparePresentationController()
      ?? UIPresentationController(presentedViewController: controller, presenting: host)
    if let popover = manager as? UIPopoverPresentationController { popover.requireAnchor() }
    let presentation = Presentation(controller, by: host, manager)
    host.presentation = presentation
    controller.presenter = host
    presentation.present(animated: animated, source: self, completion: completion)
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    if let running = presentingAround?.presentation {
      running.dismiss(animated: animated, completion: completion)
    } else if let presenter = presentedAround?.presenter {
      presenter.presentation?.dismiss(animated: animated, completion: completion)
    }
  }
}
