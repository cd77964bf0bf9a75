import TouchGeometry
import TouchKit

/// Provides the sessions of a find interaction and is notified of their start and end.
/// https://developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns a session for a new search; nil cancels the search.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called after a search began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called after a search ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that displays a bar for searching a view (semantics 24.6).
/// https://developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor public final class UIFindInteraction: UIInteraction {
  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// The delegate, which provides the sessions; held weakly.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The current search; nil while the bar is hidden.
  public private(set) var activeFindSession: UIFindSession?
  /// The search text, displayed in the bar.
  public var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      bar?.searchField.text = searchText
      search()
    }
  }
  /// The replacement text, displayed in the bar.
  public var replacementText: String? { didSet { bar?.replaceField.text = replacementText } }
  /// How words and letters are compared.
  let options = UITextSearchOptions()
  private(set) var bar: FindBar?
  /// Called when the bar appears or disappears.
  var onBar: (() -> Void)?

  /// Creates an interaction whose delegate provides the sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

  /// Hides the bar of the former view.
  public func willMove(to view: UIView?) { dismissFindNavigator() }
  /// Stores the view.
  public func didMove(to view: UIView?) { self.view = view }

  /// Whether the bar is visible.
  public var isFindNavigatorVisible: Bool { bar != nil }

  /// Shows the bar and makes its field first responder, even if the bar is already visible.
  ///
  /// - Parameter showingReplace: Whether to show the replacement field, if the session supports it.
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

  /// Hides the bar and makes the view first responder.
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

  /// Moves to the next match.
  public func findNext() { step(.forward) }
  /// Moves to the previous match.
  public func findPrevious() { step(.backward) }

  /// Updates the displayed number of matches.
  public func updateResultCount() {
    guard let session = activeFindSession else { return }
    bar?.show(session)
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
