import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Method calls after a delay (3.15), in the virtual time of a stage.
@MainActor @Suite struct DelayedPerformTests {
  let stage = Stage()

  @MainActor private final class Worker: UIObject {
    static let work = Selector(Worker.work)
    static let take = Selector(Worker.take)
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    func work() { log("work") }
    func take(_ text: String) { log("take \(text)") }
    isolated deinit { log("gone") }
  }

  @Test("3.15: calls are made after their delays, in order, with their arguments, and not before the next turn")
  func order() {
    let worker = Worker(stage.log)
    worker.perform(Worker.take, with: "second", afterDelay: 0.5)
    worker.perform(Worker.work, with: nil, afterDelay: 0.25)
    worker.perform(Worker.take, with: "third", afterDelay: 0.5)
    worker.perform(Selector(Worker.work), with: nil, afterDelay: 0)
    expectEqual(stage.log.lines, [])
    stage.settle()
    expectEqual(stage.log.lines, ["work"])
    stage.wait(0.4)
    expectEqual(stage.log.lines, ["work", "work"])
    stage.wait(0.2)
    expectEqual(stage.log.lines, ["work", "work", "take second", "take third"])
  }

  @Test("3.15: the object is retained until its call")
  func retained() {
    var worker: Worker? = Worker(stage.log)
    worker?.perform(Worker.work, with: nil, afterDelay: 1)
    worker = nil
    expectEqual(stage.log.lines, [])
    stage.wait(1.1)
    expectEqual(stage.log.lines, ["work", "gone"])
  }

  @Test("3.15: all calls of an object are cancelled, or those with the selector and an equal argument")
  func cancelled() {
    let (worker, other) = (Worker(stage.log), Worker(stage.log))
    for text in ["a", "b"] { worker.perform(Worker.take, with: text, afterDelay: 1) }
    worker.perform(Worker.work, with: nil, afterDelay: 1)
    other.perform(Worker.take, with: "other", afterDelay: 1)
    UIObject.cancelPreviousPerformRequests(withTarget: worker, selector: Worker.take, object: "a")
    UIObject.cancelPreviousPerformRequests(withTarget: worker, selector: Worker.take, object: nil)
    stage.wait(1.1)
    expectEqual(stage.log.lines, ["take b", "work", "take other"])
    worker.perform(Worker.work, with: nil, afterDelay: 1)
    other.perform(Worker.work, with: nil, afterDelay: 1)
    UIObject.cancelPreviousPerformRequests(withTarget: worker)
    stage.wait(1.1)
    expectEqual(stage.log.lines, ["take b", "work", "take other", "work"])
  }

  @Test("3.15: a call may schedule itself again, and a selector that cancels nothing is reported")
  func reported() {
    @MainActor final class Clock: UIObject {
      static let tick = Selector(Clock.tick)
      var ticks = 0
      func tick() {
        ticks += 1
        if ticks < 3 { perform(Clock.tick, with: nil, afterDelay: 1) }
      }
    }
    let clock = Clock()
    clock.tick()
    var reports: [String] = []
    let former = UsageError.report
    UsageError.report = { reports.append($0) }
    UIObject.cancelPreviousPerformRequests(withTarget: clock, selector: Selector(Clock.tick), object: nil)
    UsageError.report = former
    stage.wait(3)
    #expect(clock.ticks == 3 && reports.count == 1 && reports.first?.contains("keep it in a constant") == true)
  }

  @Test("3.15: an application that is taken down makes no more calls")
  func tornDown() {
    let worker = Worker(stage.log)
    worker.perform(Worker.work, with: nil, afterDelay: 1)
    stage.application.tearDown()
    stage.wait(2)
    expectEqual(stage.log.lines, [])
  }
}
