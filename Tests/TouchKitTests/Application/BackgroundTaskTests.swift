import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct BackgroundTaskTests {
  @Test("40.12: tasks have different identifiers and as much time as they take; an unknown one is reported")
  func tasks() {
    let application = Stage().application
    let first = application.beginBackgroundTask { Issue.record("a desktop suspends no app") }
    let second = application.beginBackgroundTask(withName: "Upload")
    expectEqual([first, second].map(\.rawValue), [1, 2])
    expectEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    for identifier in [second, .invalid, first, first] { application.endBackgroundTask(identifier) }
    expectEqual(reports, ["UIApplication.endBackgroundTask: there is no task 1, or it has ended"])
    expectEqual(application.beginBackgroundTask().rawValue, 3)
  }

  @Test func aClassIsNamedWithItsModule() {
    expectEqual(BackgroundTaskTests.Cell.description(), "TouchKitTests.BackgroundTaskTests.Cell")
  }

  final class Cell: UIView {}
}
