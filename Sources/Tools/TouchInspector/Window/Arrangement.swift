import TouchGeometry

/// The sizes of the window's parts and the zoom of the scene, as the user set them.
///
/// Nil means that the window chooses. A value is the preferred size: if there is no room for it, the part is as large
/// as possible.
package struct Arrangement: Equatable, Sendable {
  /// The width of the scene list.
  var list: CGFloat?
  /// The width of the panels on the right, if the lanes are below the scene.
  var panel: CGFloat?
  /// The width of the stage, if the lanes are next to it.
  var stage: CGFloat?
  /// The height of the lanes.
  var lanes: CGFloat?
  /// The height of the explanation, if the detail tabs are below it.
  var whyHeight: CGFloat?
  /// The width of the explanation, if the detail tabs are next to it.
  var whyWidth: CGFloat?
  /// The number of window points per scene point; one of `zooms`.
  var zoom: CGFloat?

  /// The possible zooms.
  ///
  /// They are powers of two, so that converting coordinates between the window and the scene rounds nothing.
  static let zooms: [CGFloat] = [0.5, 1, 2, 4]

  package init() {}

  /// The next larger or smaller zoom; the same one at the end.
  static func zoom(after zoom: CGFloat, _ step: Int) -> CGFloat {
    let index = (zooms.firstIndex(of: zoom) ?? 1) + step
    return zooms[max(0, min(index, zooms.count - 1))]
  }
}
