import TouchGeometry
import TouchKit
import TouchWidgets

@MainActor extension Flag {
  /// The frame of a view as flags, and for a scroll view also its content offset and content size.
  package static func places(of view: UIView) -> [Flag] {
    places(of: view, view is UIScrollView ? Place.allCases : Place.frame)
  }

  /// The content offset and the content size of a scroll view.
  static func extent(of list: UIScrollView) -> [Flag] { places(of: list, Place.list) }

  private static func places(of view: UIView, _ places: [Place]) -> [Flag] {
    places.map { place in
      Flag(
        key: place.rawValue,
        value: .number((Double(place.get(view)) * 1000).rounded() / 1000, step: 1, minimum: -1_000_000, unit: "pt"))
    }
  }

  /// A number of a view's frame, content offset or content size, without rounding; nil for other keys.
  static func place(_ key: String, of view: UIView) -> Double? {
    guard let place = Place(rawValue: key), Place.frame.contains(place) || view is UIScrollView else { return nil }
    return Double(place.get(view))
  }

  static func setPlace(_ key: String, _ number: Double, _ view: UIView) -> Bool {
    guard let place = Place(rawValue: key), Place.frame.contains(place) || view is UIScrollView else { return false }
    place.set(view, CGFloat(number))
    return true
  }

  /// A number of a view's frame, content offset or content size, with the name of its flag.
  private enum Place: String, CaseIterable {
    case x = "frame.x"
    case y = "frame.y"
    case width = "frame.width"
    case height = "frame.height"
    case offsetX = "contentOffset.x"
    case offsetY = "contentOffset.y"
    case contentWidth = "contentSize.width"
    case contentHeight = "contentSize.height"

    static let frame: [Place] = [.x, .y, .width, .height]
    static let list: [Place] = [.offsetX, .offsetY, .contentWidth, .contentHeight]

    @MainActor func get(_ view: UIView) -> CGFloat {
      let list = view as? UIScrollView
      switch self {
      case .x: return view.frame.origin.x
      case .y: return view.frame.origin.y
      case .width: return view.frame.size.width
      case .height: return view.frame.size.height
      case .offsetX: return list?.contentOffset.x ?? 0
      case .offsetY: return list?.contentOffset.y ?? 0
      case .contentWidth: return list?.contentSize.width ?? 0
      case .contentHeight: return list?.contentSize.height ?? 0
      }
    }

    @MainActor func set(_ view: UIView, _ number: CGFloat) {
      let list = view as? UIScrollView
      switch self {
      case .x: view.frame.origin.x = number
      case .y: view.frame.origin.y = number
      case .width: view.frame.size.width = max(0, number)
      case .height: view.frame.size.height = max(0, number)
      case .offsetX: list?.contentOffset.x = number
      case .offsetY: list?.contentOffset.y = number
      case .contentWidth: list?.contentSize.width = max(0, number)
      case .contentHeight: list?.contentSize.height = max(0, number)
      }
    }
  }
}
