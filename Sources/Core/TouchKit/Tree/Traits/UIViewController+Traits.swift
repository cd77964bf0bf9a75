import TouchDrawing
import TouchGeometry

extension UIViewController {
  var traitsHere: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let around = parent?.traitCollection ?? UITraitCollection.usual
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return around.with(overrideUserInterfaceStyle)
  }

  /// The registrations for trait changes, created if necessary.
  var ensuredRegistrations: TraitRegistrations {
    if let registrations { return registrations }
    let made = TraitRegistrations()
    registrations = made
    return made
  }
}
