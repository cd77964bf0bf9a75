import TouchFiles

extension SceneLint {
  /// Scroll views with a range of zoom scales and no view to zoom, and with a view to zoom and no range (9.15).
  static func zooms(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.view.viewClass == .scrollView && !tree.changeable.contains(place.name) {
      var (minimum, maximum) = (1.0, 1.0)
      for property in place.view.properties {
        switch property {
        case .minimumZoomScale(let scale): minimum = scale
        case .maximumZoomScale(let scale): maximum = scale
        default: continue
        }
      }
      if place.view.viewForZooming != nil, minimum == maximum {
        found.add {
          "\(place.name) never zooms: its delegate returns a view to zoom, but minimumZoomScale and maximumZoomScale are "
            + "both \(JSONWriter.number(minimum)) (9.15); cure: \(place.name).maximumZoomScale = \(JSONWriter.number(minimum * 4))"
        }
      }
      guard place.view.viewForZooming == nil, minimum != maximum else { continue }
      found.add {
        "\(place.name) never zooms: it has a range of zoom scales, but its delegate returns no view (9.15); cure: "
          + "viewForZooming(in:) returns its content view"
      }
    }
    return found
  }
}
