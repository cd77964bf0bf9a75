import TouchGeometry

/// A drawing whose pixels a renderer stores for as long as it finds the same object.
package final class StoredDrawing: Sendable {
  /// The drawing.
  package let list: DisplayList

  package init(_ list: DisplayList) { self.list = list }
}

/// A drawing that is rendered once into a picture, which is drawn until the drawing changes.
public struct PictureFill: Sendable, Equatable {
  /// The drawing, in the current space.
  package let source: StoredDrawing
  /// The pixels of the picture per point of the current space.
  package let scale: CGFloat
  /// The opacity of the picture, from 0 to 1.
  package let opacity: CGFloat
  /// Whether the picture is drawn only where its pixels are those of the drawing.
  ///
  /// That is with the target's resolution and on whole pixels. Elsewhere the drawing is drawn as a group, and no picture
  /// is stored.
  package let isInPlace: Bool

  package init(source: StoredDrawing, scale: CGFloat, opacity: CGFloat = 1, isInPlace: Bool = false) {
    (self.source, self.scale, self.opacity, self.isInPlace) = (source, scale, opacity, isInPlace)
  }

  /// Whether two pictures of equal drawings have the same resolution and opacity.
  public static func == (left: PictureFill, right: PictureFill) -> Bool {
    left.scale == right.scale && left.opacity == right.opacity && left.isInPlace == right.isInPlace
      && (left.source === right.source || left.source.list == right.source.list)
  }
}

extension DisplayList {
  /// A command whose pixels are stored, in a list or in a list inside it.
  package struct StoredPart: Sendable {
    package enum Content: Sendable {
      case backdrop(BackdropFill)
      case picture(PictureFill)
    }

    package let content: Content
    /// From the space of the command to that of the list.
    package let transform: CGAffineTransform
    /// From the space of the list that contains the command to that of the list.
    package let base: CGAffineTransform

    /// Returns the same part of a list that contains this one.
    func placed(by outer: CGAffineTransform) -> StoredPart {
      StoredPart(content: content, transform: transform.concatenating(outer), base: base.concatenating(outer))
    }
  }
}
