/// The superclasses of the kit's classes that apps extend and inherit from.
enum KitClasses {
  static let superclasses = OldNames.pairs(
    """
    UIView UIResponder UIViewController UIResponder UIWindow UIView UIControl UIView UIButton UIControl
    UITextField UIControl UISlider UIControl UISwitch UIControl UIStepper UIControl UIPageControl UIControl
    UISegmentedControl UIControl UIDatePicker UIControl UIRefreshControl UIControl UIScrollView UIView
    UITableView UIScrollView UICollectionView UIScrollView UITextView UIScrollView UITableViewCell UIView
    UITableViewHeaderFooterView UIView UICollectionReusableView UIView UICollectionViewCell UICollectionReusableView
    UICollectionViewListCell UICollectionViewCell UILabel UIView UIImageView UIView UIStackView UIView
    UIToolbar UIView UINavigationBar UIView UITabBar UIView UISearchBar UIView UIProgressView UIView
    UIActivityIndicatorView UIView UIPickerView UIView UIVisualEffectView UIView
    UITableViewController UIViewController UICollectionViewController UIViewController
    UINavigationController UIViewController UITabBarController UIViewController UISplitViewController UIViewController
    UIPageViewController UIViewController UISearchController UIViewController UIAlertController UIViewController
    UICollectionViewFlowLayout UICollectionViewLayout CAShapeLayer CALayer CAGradientLayer CALayer CATextLayer CALayer
    CAReplicatorLayer CALayer
    """)
}
