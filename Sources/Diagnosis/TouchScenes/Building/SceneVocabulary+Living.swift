import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

// Converts words of scene files to values of the kit.

extension TouchTypeName {
  fileprivate var living: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}

extension PressTypeName {
  package var living: UIPress.PressType {
    if let key { return .key(key.usage) }
    return switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .tvRemoteOneTwoThree: .tvRemoteOneTwoThree
    case .tvRemoteFourColors: .tvRemoteFourColors
    default: .other(0)
    }
  }
}

extension SwipeDirectionName {
  fileprivate var living: UISwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

extension EdgeName {
  fileprivate var living: UIRectEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    case .all: .all
    }
  }
}

extension ScrollTypeName {
  fileprivate var living: UIScrollTypeMask {
    switch self {
    case .discrete: .discrete
    case .continuous: .continuous
    case .all: .all
    }
  }
}

extension SceneFont {
  var living: UIFont { .systemFont(ofSize: CGFloat(size), weight: weight.living) }
}

extension FontWeightName {
  var living: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension TextAlignmentName {
  var living: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension StackAxisName {
  var living: NSLayoutConstraint.Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

extension StackDistributionName {
  var living: UIStackView.Distribution {
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
  var living: UIStackView.Alignment {
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

extension ConfigurationName {
  var living: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    case .borderless: .borderless()
    }
  }
}

extension DecelerationRateName {
  var living: UIScrollView.DecelerationRate {
    switch self {
    case .normal: .normal
    case .fast: .fast
    }
  }
}

extension IndicatorStyleName {
  var living: UIActivityIndicatorView.Style {
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}

// MARK: - Lists of words

extension [TouchTypeName] {
  var living: [NSNumber] { map { NSNumber(value: $0.living.rawValue) } }
}

extension [PressTypeName] {
  var living: [NSNumber] { map { NSNumber(value: $0.living.rawValue) } }
}

extension [SwipeDirectionName] {
  var living: UISwipeGestureRecognizer.Direction { reduce(into: []) { $0.formUnion($1.living) } }
}

extension [EdgeName] {
  var living: UIRectEdge { reduce(into: []) { $0.formUnion($1.living) } }
}

extension [ScrollTypeName] {
  var living: UIScrollTypeMask { reduce(into: []) { $0.formUnion($1.living) } }
}

extension [ButtonName] {
  var living: UIEvent.ButtonMask { reduce(into: []) { $0.formUnion($1.mask) } }
}

extension BorderStyleName {
  var living: UITextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

extension ViewModeName {
  var living: UITextField.ViewMode {
    switch self {
    case .never: .never
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}
