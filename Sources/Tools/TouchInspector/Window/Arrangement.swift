import TouchGeometry

/// What the user has changed about the parts of the window: how large they are, and how large the scene is shown.
///
/// Nil stands for what the window finds best by itself. A value is a wish: where the window has no room for it, the part
/// is as large as it can be.
package struct Arrangement: Equatable, Sendable {
  /// How wide the list is.
  var list: CGFloat?
  /// How wide the parts at the right are, where the lanes lie below the scene.
  var panel: CGFloat?
  /// How wide the stage is, where the lanes lie beside it.
  var stage: CGFloat?
  /// How high the lanes are.
  var lanes: CGFloat?
  /// How high the sentences are, where the leaves are below them.
  var whyHeight: CGFloat?
  /// How wide the sentences are, where the leaves are beside them.
  var whyWidth: CGFloat?
  /// How many points of the window a point of the scene takes; one of `zooms`.
  var zoom: CGFloat?

  /// How large a scene can be shown.
  ///
  /// Powers of two, so that no place is rounded between the window and the scene.
  static let zooms: [CGFloat] = [0.5, 1, 2, 4]

  package init() {}

  /// The next larger or smaller zoom after one; the same at the end.
  static func zoom(after zoom: CGFloat, _ step: Int) -> CGFloat {
    let index = (zooms.firstIndex(of: zoom) ?? 1) + step
    return zooms[max(0, min(index, zooms.count - 1))]
  }
}
