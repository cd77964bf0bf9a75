import TouchGeometry
import TouchScenes

// Clauses about views that bounds, transforms or constraints displace.

extension Diagnosis {
  /// What displaces a view from its frame: bounds or a content offset around it, or its transform.
  func shifted(_ view: String) -> String {
    let index = baseline.index
    for name in index.path(of: view).dropLast().reversed() {
      guard let shift = index.shifts(of: name).first else { continue }
      let way = [
        shift.origin.x > 0 ? localized("%1$s pt to the left", plain(shift.origin.x)) : nil,
        shift.origin.x < 0 ? localized("%1$s pt to the right", plain(-shift.origin.x)) : nil,
        shift.origin.y > 0 ? localized("%1$s pt up", plain(shift.origin.y)) : nil,
        shift.origin.y < 0 ? localized("%1$s pt down", plain(-shift.origin.y)) : nil,
      ].compactMap(\.self)
      return index.views[name]?.view.viewClass.isKind(of: .scrollView) == true
        ? localized(", which the contentOffset of %1$s moves %2$s", name, list(way))
        : localized(", which the origin of the bounds of %1$s moves %2$s", name, list(way))
    }
    for property in index.views[view]?.view.properties ?? [] {
      guard case .transform(let transform) = property, transform.inverse != nil,
        transform.tx != 0 || transform.ty != 0
      else { continue }
      return localized(", which its transform moves by %1$s, %2$s", plain(transform.tx), plain(transform.ty))
    }
    return ""
  }

  /// A clause that no touch can reach a view, because it is outside of a superview.
  func outsideSuperview(_ view: String) -> String {
    var corner = CGPoint.zero
    var name = view
    guard let size = before.sizes[view], size.width >= 1, size.height >= 1, shifted(view).isEmpty else { return "" }
    for outer in baseline.index.path(of: view).dropLast().reversed() {
      guard let frame = before.frames[name], let bounds = before.sizes[outer] else { return "" }
      corner = CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY)
      name = outer
      // Scrolling can reveal the content of a scroll view.
      if baseline.index.views[outer]?.view.viewClass.isKind(of: .scrollView) == true { return "" }
      let isOut =
        corner.x >= bounds.width || corner.y >= bounds.height || corner.x + size.width <= 0
        || corner.y + size.height <= 0
      if isOut, bounds.width >= 1, bounds.height >= 1 {
        let reason = placing(of: view, in: outer)
        return outer == scene.root.name
          ? localized(", and is outside the window, where no touch reaches it%1$s", reason)
          : localized(", and is outside %1$s, which it is in, where no touch reaches it%2$s", outer, reason)
      }
    }
    return ""
  }

  /// The constraints that position a view outside a superview.
  func placing(of view: String, in outer: String) -> String {
    guard baseline.index.isBound(view), let frame = before.frames[view], let size = before.sizes[outer],
      size.width >= 1,
      size.height >= 1
    else { return "" }
    let isDown = frame.minY < 0 || frame.maxY > size.height
    let isAcross = frame.minX < 0 || frame.maxX > size.width
    let names = scene.constraints.filter { one in
      guard one.first.view == view, one.second?.view == outer || one.second?.view == nil, one.second != nil else {
        return false
      }
      switch one.first.attribute {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return isDown
      case .left, .right, .leading, .trailing, .centerX: return isAcross
      case .width, .height: return false
      }
    }
    let texts = list(names.map(\.text))
    if names.isEmpty { return "" }
    return names.count == 1
      ? localized(", where %1$s puts %2$s", texts, view) : localized(", where %1$s put %2$s", texts, view)
  }

  /// Why the wheel did not move a scroll view.
  func unmovedByWheel(_ view: String) -> String? {
    let index = baseline.index
    guard let wheel = before.wheels.first, let own = index.views[view]?.view else { return nil }
    if own.properties.contains(.isScrollEnabled(false)) { return localized("its isScrollEnabled is false (9.5)") }
    if wheel.hit.map({ !index.isInside($0, view) }) ?? true {
      return passedBy(view, calling: localized("%1$s, its view,", view))
    }
    if let rest = before.scrollGeometries[view], !rest.canScroll {
      return localized("the wheel had nothing to scroll: %1$s (9.8)", lengths(view, rest, true))
    }
    return nil
  }
}
