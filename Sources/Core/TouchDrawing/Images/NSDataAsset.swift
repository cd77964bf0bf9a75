import TouchGeometry

#if FoundationGeometry
/// The name of a data asset.
public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalog, such as a JSON file in `Cities.dataset`.
///
/// Catalogs are searched in the same places as by `UIImage(named:)`. https://developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The bytes of its file.
  public let data: Data
  /// The type that the data set states, such as `public.json`; `public.data` if it states none.
  public let typeIdentifier: String

  /// Reads the data set with a name in the app's resources; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, in: ProgramFolder.folders) }

  /// Reads the data set with a name in the resources of a bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    self.init(name: name, in: [bundle.resourcePath, bundle.bundlePath].compactMap { $0 })
  }

  /// Reads the data set with a name in some folders.
  package init?(name: String, in folders: [String]) {
    guard let folder = ProgramFolder.set(name, "dataset", in: folders), let file = AssetSet(folder: folder)?.data,
      let data = FileManager.default.contents(atPath: "\(folder)/\(file.name)")
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, file.type ?? "public.data")
    super.init()
  }
}
#endif
