import TouchGeometry
import TouchKit

#if FoundationGeometry
// Registered nibs, of which there are none on Linux.

extension UITableView {
  /// Reports a nib, because there are none on Linux, and removes the registration of the identifier: register a class.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.reportRegistration(identifier)
    register(AnyClass?.none, forCellReuseIdentifier: identifier)
  }

  /// Reports a nib, because there are none on Linux, and removes the registration of the identifier: register a class.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportRegistration(identifier)
    register(AnyClass?.none, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Reports a nib, because there are none on Linux, and removes the registration of the identifier: register a class.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.reportRegistration(identifier)
    register(AnyClass?.none, forCellWithReuseIdentifier: identifier)
  }

  /// Reports a nib, because there are none on Linux, and removes the registration of the identifier: register a class.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    nib?.reportRegistration(identifier)
    register(AnyClass?.none, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}
#endif
