import TouchGeometry
import TouchKit

/// Makes the sessions of a find interaction and hears of them.
/// https://developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
  /// The session of a search that begins; nil, and nothing is shown.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A search has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A search has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Nothing to do.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Nothing to do.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Shows a bar in a view by which the user searches it (semantics 24.6).
/// https://developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor public final class UIFindInteraction: UIInteraction {
  /// The view that it was added to.
  public private(set) weak var view: UIView?
  /// Makes the sessions; held weakly.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search that goes on; nil while the bar is not shown.
  public private(set) var activeFindSession: UIFindSession?
  /// What is looked for; shown in the bar.
  public var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      bar?.searchField.text = searchText
      search()
    }
  }
  /// What takes the place of what is found; shown in the bar.
  public var replacementText: String? { didSet { bar?.replaceField.text = replacementText } }
  /// Whether and how words and letters are compared.
  let options = UITextSearchOptions()
  private(set) var bar: FindBar?
  /// Told when the bar comes and goes.
  var onBar: (() -> Void)?

  /// An interaction that asks a delegate for its sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

  /// The bar of the former view goes.
  public func willMove(to view: UIView?) { dismissFindNavigator() }
  /// Belongs to the view.
  public func didMove(to view: UIView?) { self.view = view }

  /// Whether the bar is shown.
  public var isFindNavigatorVisible: Bool { bar != nil }

  /// Shows the bar and gives it the keyboard; one that is shown already gets it.
  ///
  /// - Parameter showingReplace: with a line to replace what is found, where the session can.
  public func presentFindNavigator(showingReplace: Bool) {
    guard let view, view.window != nil else { return }
    if bar == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      (session as? UITextSearchingFindSession)?.onChange = { [weak self] in self?.updateResultCount() }
      let made = FindBar(self)
      made.searchField.text = searchText
      made.replaceField.text = replacementText
      bar = made
      view.addSubview(made)
      delegate?.findInteraction(self, didBegin: session)
    }
    guard let bar, let session = activeFindSession else { return }
    bar.showsReplacement = showingReplace && session.supportsReplacement
    onBar?()
    view.layoutIfNeeded()
    bar.searchField.becomeFirstResponder()
    bar.searchField.selectAll(nil)
    search()
  }

  /// Takes the bar away, and gives the keyboard back to the view.
  public func dismissFindNavigator() {
    guard let bar, let session = activeFindSession else { return }
    let hadKeyboard = bar.searchField.isFirstResponder || bar.replaceField.isFirstResponder
    (self.bar, activeFindSession) = (nil, nil)
    session.invalidateFoundResults()
    onBar?()
    if hadKeyboard, view?.canBecomeFirstResponder == true { view?.becomeFirstResponder() }
    bar.removeFromSuperview()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes to the next place.
  public func findNext() { step(.forward) }
  /// Goes to the place before.
  public func findPrevious() { step(.backward) }

  /// Tells anew how many places there are.
  public func updateResultCount() {
    guard let session = activeFindSession else { return }
    bar?.tell(session)
  }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      if searchText?.isEmpty == false { presentFindNavigator(showingReplace: false) }
      return
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  func search() {
    guard let session = activeFindSession else { return }
    session.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  func replaceOne() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(
      searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
    updateResultCount()
  }
}
