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
          localized(
            "%1$s never zooms: its delegate returns a view to zoom, but minimumZoomScale and maximumZoomScale are both %2$s (9.15)",
            place.name, JSONWriter.number(minimum))
        } cure: {
          "\(place.name).maximumZoomScale = \(JSONWriter.number(minimum * 4))"
        }
      }
      guard place.view.viewForZooming == nil, minimum != maximum else { continue }
      found.add {
        localized(
          "%1$s never zooms: it has a range of zoom scales, but its delegate returns no view (9.15)", place.name)
      } cure: {
        localized("viewForZooming(in:) returns its content view")
      }
    }
    return found
  }
}
