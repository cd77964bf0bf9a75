import TouchGeometry

/// The shadow of the inside of a path, without the path itself.
public struct ShadowFill: Sendable, Equatable {
  /// The source of the shadow; open subpaths are treated as closed.
  package let path: DisplayList.Path
  package let shadow: Shadow
  /// A rectangle in the path's space that is later covered by something opaque, so that its shadow need not be drawn;
  /// null for none.
  package let covered: CGRect

  package init(path: DisplayList.Path, shadow: Shadow, covered: CGRect = .null) {
    (self.path, self.shadow, self.covered) = (path, shadow, covered)
  }

  /// The visible area of the shadow.
  package var bounds: CGRect { shadow.bounds(of: path.controlBox) }
}
