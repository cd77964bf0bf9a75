import Expectations
import Testing
import TouchGeometry

/// What the loop promises on the operating system's main thread; see Tests/LoopProbe.
@Suite struct MainQueueTests {
  /// Runs the probe next to the test bundle; returns its output.
  private func probe(_ claim: String) -> String {
    let bundle = CommandLine.arguments[0]
    let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let pipe = popen("'\(folder)/LoopProbe' \(claim) < /dev/null", "r")
    guard let pipe else { return "could not start" }
    var text: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { text.append(UInt8(byte)) }
    pclose(pipe)
    return String(decoding: text, as: UTF8.self)
  }

  @Test func aJobFromAnotherThreadWakesTheLoop() { expectEqual(probe("dispatchWakes"), "job\n") }

  @Test func tasksOnTheMainActorRunAndResume() {
    expectEqual(probe("tasksRun"), "task begins\ntask resumes with 42\ntask slept\n")
  }

  @Test func jobsRunInOrder() { expectEqual(probe("jobsInOrder"), "job 1\njob 2\njob 3\njob of job 1\n") }

  @Test func aNestedRunInsideAJobSleepsAndLeavesTheQueueAlone() {
    expectEqual(
      probe("nestedRunInJob"), "timer in nested run\nfirst job ends, nested run woke for its timers\nsecond job\n")
  }

  @Test func anIdleLoopDoesNotWakeUp() { expectEqual(probe("idle"), "task\nwoke 1 times, used nothing\n") }

  @Test func aManualLoopServesTheMainQueue() { expectEqual(probe("manualLoop"), "job at 0.0\ntimer at 1.5\nnow 2.0\n") }

  @Test func foundationTimersFireAndDoNotSpin() {
    #if FoundationGeometry
    expectEqual(probe("foundationTimers"), "timer\ncommon timer\nnested run returned\nno spinning\n")
    #else
    expectEqual(probe("foundationTimers"), "no Foundation\n")
    #endif
  }
}
