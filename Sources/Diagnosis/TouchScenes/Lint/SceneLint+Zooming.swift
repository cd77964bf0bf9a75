extension SceneLint {
  /// Scroll views with a range of zoom scales and no view to zoom (9.15).
  static func zooms(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.view.viewClass == .scrollView && place.view.viewForZooming == nil {
      var (minimum, maximum) = (1.0, 1.0)
      for property in place.view.properties {
        switch property {
        case .minimumZoomScale(let scale): minimum = scale
        case .maximumZoomScale(let scale): maximum = scale
        default: continue
        }
      }
      guard minimum != maximum else { continue }
      found.add {
        "\(place.name) never zooms: it has a range of zoom scales, but its delegate returns no view (9.15); cure: "
          + "viewForZooming(in:) returns its content view"
      }
    }
    return found
  }
}
