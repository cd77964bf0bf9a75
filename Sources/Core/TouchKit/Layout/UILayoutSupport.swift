import TouchGeometry

/// Layout attributes of an edge of a controller's view that bars cover.
/// https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The top of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view between an edge and the safe area.
@MainActor private final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  var isTop = true
  var length: CGFloat { (isTop ? owningView?.safeAreaInsets.top : owningView?.safeAreaInsets.bottom) ?? 0 }
}

extension UIView {
  fileprivate func edgeLayoutGuide(isTop: Bool) -> any UILayoutSupport {
    for case let known as EdgeLayoutGuide in layoutGuides where known.isTop == isTop { return known }
    let guide = EdgeLayoutGuide()
    guide.isTop = isTop
    guide.identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    addLayoutGuide(guide)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : bottomAnchor),
    ])
    return guide
  }
}

extension UIViewController {
  /// The part of the view that bars cover at the top: content begins at its bottom.
  ///
  /// The view's safe area provides the same and more. Created on first access, which loads the view; it is one of the
  /// view's guides. https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
  public var topLayoutGuide: any UILayoutSupport { view.edgeLayoutGuide(isTop: true) }

  /// The part of the view that bars cover at the bottom: content ends at its top.
  ///
  /// Like `topLayoutGuide`. https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide
  public var bottomLayoutGuide: any UILayoutSupport { view.edgeLayoutGuide(isTop: false) }
}
