import TouchDrawing
import TouchGeometry

extension UIViewController {
  /// The traits of the controller's view; while that is not loaded, those that it would have among its parent's.
  public var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let around = parent?.traitCollection ?? UITraitCollection.usual
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return around.with(overrideUserInterfaceStyle)
  }

  /// Who wants to be told of changes, made if there is nobody yet.
  var ensuredRegistrations: TraitRegistrations {
    if let registrations { return registrations }
    let made = TraitRegistrations()
    registrations = made
    return made
  }
}
