import TouchGeometry
import TouchKit
import TouchWidgets

extension StackAxisName {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

extension StackDistributionName {
  var distribution: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension StackAlignmentName {
  var alignment: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .top: .top
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .bottom: .bottom
    case .lastBaseline: .lastBaseline
    }
  }
}
