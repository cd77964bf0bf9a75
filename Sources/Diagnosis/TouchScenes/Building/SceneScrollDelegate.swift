import TouchEditing
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The delegate of a scene's scroll view: logs its calls and returns the view for zooming.
@MainActor class SceneScrollDelegate: ViewLogger, UIScrollViewDelegate {
  private let zoomed: String?

  override init(_ description: SceneView, stage: SceneStage) {
    zoomed = description.viewForZooming
    super.init(description, stage: stage)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    write(.scroll, "scrollViewDidScroll", "\(oneDecimal(offset.x)) \(oneDecimal(offset.y))")
  }

  /// Removes rounding errors of binary fractions before rounding to one decimal.
  private func oneDecimal(_ value: CGFloat) -> String {
    decimal((Double(value) * 1e6).rounded() / 1e6, places: 1)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { write(.scroll, "scrollViewDidZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write(.scroll, "scrollViewWillBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { write(.scroll, "scrollViewWillEndDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write(.scroll, "scrollViewDidEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write(.scroll, "scrollViewWillBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write(.scroll, "scrollViewDidEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    write(.scroll, "scrollViewDidEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed.flatMap { stage?.view(named: $0) } }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    write(.scroll, "scrollViewWillBeginZooming")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    write(.scroll, "scrollViewDidEndZooming")
  }
}

extension SceneStage {
  /// Gives a scroll view its delegate, and its own recognizers their names in the scene.
  ///
  /// Returns the pan with its description, to be related when all recognizers exist.
  func installScrollDelegate(_ view: UIView, _ description: SceneView) -> (UIGestureRecognizer, SceneRecognizer)? {
    guard let scrollView = view as? UIScrollView else { return nil }
    let delegate: any UIScrollViewDelegate =
      switch view {
      case is UITextView: SceneTextViewDelegate(description, stage: self)
      case let table as UITableView: makeTableDelegate(table, description)
      case let collection as UICollectionView: makeCollectionDelegate(collection, description)
      default: SceneScrollDelegate(description, stage: self)
      }
    keep(delegate)
    scrollView.delegate = delegate
    let pan = scrollView.panGestureRecognizer
    register(pan, as: "\(description.name).pan")
    if let pinch = scrollView.pinchGestureRecognizer { register(pinch, as: "\(description.name).pinch") }
    guard let own = description.panGestureRecognizer else { return nil }
    for property in own.properties { apply(property, to: pan) }
    if let answers = own.subclass { (pan as? UIScrollViewPanGestureRecognizer)?.answers = answers.answer }
    let behavior = RecognizerBehavior(own, stage: self)
    pan.addAction(UIAction { [weak pan] _ in if let pan { behavior.acted(pan, logs: own.logs) } })
    return (pan, own)
  }

  /// Sets the properties that depend on the content: the scale, then the offset.
  func finish(_ view: UIView, _ description: SceneView) {
    guard view is UIScrollView else { return }
    for property in description.properties {
      switch property {
      case .zoomScale, .contentOffset: apply(property, to: view)
      default: continue
      }
    }
  }
}

extension SceneSubclass {
  /// The answer of a scroll view's own pan; nil if the scene leaves it to the class.
  @MainActor fileprivate func answer(
    _ question: UIScrollViewPanGestureRecognizer.Question, _ other: UIGestureRecognizer
  ) -> Bool? {
    switch question {
    case .canPrevent: canPrevent?.applies(to: other)
    case .canBePrevented: canBePreventedBy?.applies(to: other)
    case .shouldRequireFailure: shouldRequireFailureOf?.applies(to: other)
    case .shouldBeRequiredToFail: shouldBeRequiredToFailBy?.applies(to: other)
    }
  }
}
