import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@MainActor @Suite struct SeveralStagesTests {
  @Test("Stages do not see each other: handlers, windows, animations, style and time are each one's own")
  func apart() throws {
    let stages = [TouchStage(), TouchStage()]
    var shared: [UIApplication] = []
    var ended: [Int] = []
    for (index, stage) in stages.enumerated() {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      button.addAction(
        UIAction { _ in
          shared.append(UIApplication.shared)
          #expect(UIScreen.main === stage.window.screen)
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.isHidden = false
          #expect(window.windowScene === stage.window.windowScene)
          window.isHidden = true
          UIView.animate(withDuration: 1, animations: { button.alpha = 0.5 }, completion: { _ in ended.append(index) })
        }, for: .touchUpInside)
      stage.rootView.addSubview(button)
    }
    for stage in stages { stage.tap(at: CGPoint(x: 50, y: 20)) }
    #expect(shared.count == 2 && shared[0] !== shared[1])
    #expect(shared[0].keyWindow === stages[0].window && UIApplication.shared === shared[1])
    // The first one's second passes alone.
    stages[0].wait(2)
    #expect(ended == [0] && stages[0].now > stages[1].now + 1)
    stages[1].wait(2)
    expectEqual(ended, [0, 1])
  }

  @Test("What is changed outside of a call moves on the clock of its window's stage")
  func outside() throws {
    let (first, second) = (TouchStage(), TouchStage())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.rootView.addSubview(view)
    var isDone = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in isDone = true })
    second.wait(5)
    #expect(!isDone)
    first.wait(2)
    #expect(isDone)
  }

  @Test("Dropped files come to a program that takes them, and are refused by one that does not")
  func drops() {
    final class Delegate: UIApplicationDelegate {
      var paths: [String] = []
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        paths.append(url.path)
        return true
      }
    }
    let stage = TouchStage()
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(!stage.drop(["/a"]) && delegate.paths == [])
    UIApplication.shared.opensFiles = true
    #expect(stage.drop(["/a", "/b"]) && delegate.paths == ["/a", "/b"])
  }
}
