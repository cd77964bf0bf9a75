import TouchDrawing
import TouchGeometry
import TouchKit

// A menu next to a preview (semantics 31.13).

extension MenuOverlay {
  /// Opens a menu next to a preview, in the window of a view (semantics 31.13).
  ///
  /// - Parameters:
  ///   - preview: The preview, shown if there is space.
  ///   - menu: The menu; nil for the preview alone, which must be that of a controller.
  ///   - place: The position of the menu if there is no space for the preview, in the window's coordinates.
  ///   - view: The view that owns the menu.
  ///   - sender: The sender that actions receive.
  ///   - onEnd: Called once after the menu was removed.
  static func open(
    _ preview: MenuPreviewView, beside menu: UIMenu?, at place: CGPoint, of view: UIView, sender: AnyObject,
    onEnd: @escaping () -> Void
  ) -> MenuOverlay? {
    guard let window = view.window, window.windowScene != nil else { return nil }
    (window.keyCatcher as? MenuOverlay)?.close()
    let starts: [UIResponder] = (window.firstResponder.map { [$0] } ?? []) + [view]
    let model = menu.map { MenuModel($0, starts: starts) }
    let isEmpty = model?.rows.isEmpty ?? true
    guard !isEmpty || preview.controller != nil else { return nil }
    guard let overlay = cover(window, MenuOverlay(starts, sender, in: window, onEnd)) else { return nil }
    overlay.lift(preview)
    if let model, !isEmpty {
      overlay.add(model, at: .preview(place), parentRow: nil)
    } else {
      _ = overlay.placesPreview(menu: .zero)
    }
    overlay.showsArrival()
    return overlay
  }

  private func lift(_ preview: MenuPreviewView) {
    let dim = UIView(frame: bounds)
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.isUserInteractionEnabled = false
    let isDark = traitCollection.userInterfaceStyle == .dark
    dim.backgroundColor = UIColor(white: 0, alpha: isDark ? MenuTuning.dim.dark : MenuTuning.dim.light)
    (self.dim, self.preview) = (dim, preview)
    addSubview(dim)
    addSubview(preview)
    preview.layOut(in: convert(preview.source, from: nil))
  }

  /// Lays out the preview for a menu of a size, and returns the menu's rectangle; removes a preview that does not fit.
  func placesPreview(menu size: CGSize) -> CGRect? {
    guard let preview else { return nil }
    let places = PreviewPlaces.find(
      preview.natural, at: convert(preview.source, from: nil), menu: size,
      in: bounds.shrunk(dx: MenuTuning.margin, dy: MenuTuning.margin), gap: MenuTuning.previewGap,
      shrinks: preview.shrinks)
    guard let places else {
      for view in [dim, preview] { view?.removeFromSuperview() }
      (self.dim, self.preview) = (nil, nil)
      return nil
    }
    preview.layOut(in: places.preview)
    return places.menu
  }

  /// Fades the dimming view in, and animates the preview from its source.
  private func showsArrival() {
    guard let preview, let dim, !UIAccessibility.isReduceMotionEnabled else { return }
    let rect = preview.place
    UIView.performWithoutAnimation {
      dim.alpha = 0
      let source = convert(preview.source, from: nil)
      if preview.controller == nil {
        preview.layOut(in: source)
      } else {
        (preview.center, preview.alpha) = (CGPoint(x: source.midX, y: source.midY), 0)
      }
    }
    UIView.animate(withDuration: MenuTuning.arrival, delay: 0, options: .curveEaseOut) {
      dim.alpha = 1
      preview.alpha = 1
      if preview.controller == nil {
        preview.layOut(in: rect)
      } else {
        preview.center = CGPoint(x: rect.midX, y: rect.midY)
      }
    }
  }
}
