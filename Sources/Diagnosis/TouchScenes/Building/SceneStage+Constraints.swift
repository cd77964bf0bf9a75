import TouchGeometry
import TouchKit
import TouchWidgets

extension SceneStage {
  /// Activates a constraint of the scene; does nothing if one of its views no longer exists.
  func activate(_ description: SceneConstraint) {
    guard let first = item(description.first) else { return }
    let second = description.second.flatMap(item)
    guard description.second == nil || second != nil else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: description.first.attribute.attribute, relatedBy: description.relation.relation,
      toItem: second, attribute: description.second?.attribute.attribute ?? .notAnAttribute,
      multiplier: CGFloat(description.multiplier), constant: CGFloat(description.constant))
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    constraint.isActive = true
    constraints[description.text] = constraint
  }

  private func item(_ place: SceneConstraint.Place) -> AnyObject? {
    guard let view = view(named: place.view) else { return nil }
    switch place.guide {
    case nil: return view
    case .layoutMarginsGuide: return view.layoutMarginsGuide
    case .safeAreaLayoutGuide: return view.safeAreaLayoutGuide
    case .readableContentGuide: return view.readableContentGuide
    case .contentLayoutGuide: return (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: return (view as? UIScrollView)?.frameLayoutGuide
    }
  }
}

extension SceneConstraint.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}

extension SceneConstraint.Attribute {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
