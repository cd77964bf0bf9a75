import TouchDrawing
import TouchGeometry

/// What an inspector draws over the composed frame, in points of the surface.
package struct FrameDrawing: Equatable {
  package let commands: [DisplayList.Command]
  /// A rectangle that contains everything that the commands draw.
  package let box: CGRect

  /// - Parameter commands: drawing whose saved states and groups all end.
  package init(_ commands: [DisplayList.Command], in box: CGRect) { (self.commands, self.box) = (commands, box) }
}
