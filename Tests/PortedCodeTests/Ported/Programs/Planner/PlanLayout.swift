import UIKit

#if FoundationGeometry
class PlanLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: 100, height: 60)
    minimumLineSpacing = 8
    minimumInteritemSpacing = 8
    sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
}
#endif
