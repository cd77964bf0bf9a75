import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// A layout between two (27.29).
@MainActor @Suite(.serialized) struct TransitionTests {
  private final class Source: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// Records its calls.
  private final class Flow: UICollectionViewFlowLayout {
    static var lines: [String] = []
    var name = ""
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { Flow.lines.append("\(name) to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { Flow.lines.append("\(name) from") }
    override func finalizeLayoutTransition() { Flow.lines.append("\(name) done") }
  }

  private let stage = TouchStage(size: CGSize(width: 200, height: 300))
  private let source = Source()
  private let view: UICollectionView
  private let other = flow("second", 200)

  private static func flow(_ name: String, _ side: CGFloat) -> Flow {
    let layout = Flow()
    layout.name = name
    layout.itemSize = CGSize(width: side, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  init() {
    Flow.lines = []
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: TransitionTests.flow("first", 100))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    view.layoutIfNeeded()
  }

  private func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

  @Test("27.29: each item is between its two positions, according to the progress")
  func between() {
    let transition = view.startInteractiveTransition(to: other)
    #expect(Flow.lines == ["first to", "second from"] && view.collectionViewLayout === transition)
    expectEqual(frame(1), CGRect(x: 100, y: 0, width: 100, height: 50))
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(frame(1) == CGRect(x: 50, y: 25, width: 150, height: 50) && view.contentSize.height == 150)
    transition.transitionProgress = .nan
    expectEqual(transition.transitionProgress, 0.5)
    transition.transitionProgress = 7
    view.layoutIfNeeded()
    expectEqual(frame(3), CGRect(x: 0, y: 150, width: 200, height: 50))
    transition.updateValue(3, forAnimatedKey: "twist")
    #expect(transition.value(forAnimatedKey: "twist") == 3 && transition.value(forAnimatedKey: "none") == 0)
  }

  @Test("27.29: the end is reached in 0.3 s, then both are notified, then the completion is called")
  func ends() {
    var received: [String] = []
    _ = view.startInteractiveTransition(to: other) { completed, finished in
      received = Flow.lines + ["\(completed) \(finished)"]
    }
    view.finishInteractiveTransition()
    stage.wait(0.2)
    #expect(received.isEmpty)
    stage.wait(0.2)
    #expect(received.suffix(3) == ["first done", "second done", "true true"] && view.collectionViewLayout === other)
    #expect(other.collectionView === view && frame(3) == CGRect(x: 0, y: 150, width: 200, height: 50))
  }

  @Test("27.29: back is the layout from which it began; without a transition there is nothing to end")
  func back() {
    let first = view.collectionViewLayout
    var received: [Bool] = []
    let transition = view.startInteractiveTransition(to: other) { _, finished in received.append(finished) }
    transition.transitionProgress = 0.8
    view.cancelInteractiveTransition()
    stage.wait(0.5)
    #expect(view.collectionViewLayout === first && received == [false] && other.collectionView == nil)
    let lines = reports { view.finishInteractiveTransition() }
    #expect(lines.count == 1 && received == [false])
  }

  @Test("A second transition at a time stops the program")
  func twice() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    }
  }
}
