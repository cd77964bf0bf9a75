import TouchGeometry

/// The shadow that the inside of a path throws, without the path itself.
public struct ShadowFill: Sendable, Equatable {
  /// What throws it; open subpaths count as closed.
  package let path: DisplayList.Path
  package let shadow: Shadow
  /// A rectangle in the path's space that something opaque covers afterwards, so that no shadow need be drawn there;
  /// null for none.
  package let covered: CGRect

  package init(path: DisplayList.Path, shadow: Shadow, covered: CGRect = .null) {
    (self.path, self.shadow, self.covered) = (path, shadow, covered)
  }

  /// Where the shadow may be seen.
  package var bounds: CGRect { shadow.bounds(of: path.controlBox) }
}
