extension SceneLint {
  /// Scroll views that were given a range of scales and no view to be scaled (9.15).
  static func zooms(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.view.viewClass == .scrollView && place.view.viewForZooming == nil {
      var (least, most) = (1.0, 1.0)
      for property in place.view.properties {
        switch property {
        case .minimumZoomScale(let scale): least = scale
        case .maximumZoomScale(let scale): most = scale
        default: continue
        }
      }
      guard least != most else { continue }
      found.add {
        "\(place.name) never zooms: its scales differ, but its delegate names no view (9.15); cure: viewForZooming(in:) "
          + "returns the view in it"
      }
    }
    return found
  }
}
