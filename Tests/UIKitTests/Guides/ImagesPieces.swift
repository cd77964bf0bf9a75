import UIKit

/// The code of Docs/Images.md, unchanged.
@MainActor func showAssets() -> [Any?] {
  let star = UIImage(named: "star")
  let photo = UIImage(contentsOfFile: "/tmp/photo@2x.jpg")
  let accent = UIColor(named: "Accent")
  let small = photo?.preparingThumbnail(of: CGSize(width: 100, height: 100))
  let bytes = small?.jpegData(compressionQuality: 0.8)
  return [star, accent, bytes]
}

@MainActor func showSymbol(on button: UIButton) {
  button.setImage(UIImage(systemName: "play.circle.fill"), for: .normal)
  button.setPreferredSymbolConfiguration(.init(pointSize: 32, weight: .semibold), forImageIn: .normal)
}

#if FoundationGeometry
@MainActor func registerFont(_ url: URL) -> UIFont? {
  let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  let font = UIFont(name: "Lobster-Regular", size: 24)
  return isRegistered ? font : nil
}
#endif
