// Claims about the run loop that hold only on the operating system's main thread. Each runs in a separate process:
// `LoopProbe CLAIM` prints the events, one per line, and the tests compare the whole output.
import Dispatch
import TouchGeometry
import TouchLoop

let loop = EventLoop()
@MainActor func say(_ line: String) { print(line) }

/// A wake-up from the main queue ends a sleep that nothing else would end.
@MainActor func dispatchWakes() {
  loop.schedule(at: loop.now) {
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        say("job")
        loop.stop()
      }
    }
  }
  loop.run()
}

/// A task runs, resumes, and wakes from a sleep: no other source keeps the loop awake.
@MainActor func tasksRun() {
  Task { @MainActor in
    say("task begins")
    let sum = await Task.detached { 20 + 22 }.value
    say("task resumes with \(sum)")
    try? await Task.sleep(nanoseconds: 1_000_000)
    say("task slept")
    loop.stop()
  }
  loop.run()
}

/// Jobs keep their order, and one that is queued by a job runs too.
@MainActor func jobsInOrder() {
  for number in 1...3 {
    DispatchQueue.main.async {
      say("job \(number)")
      if number == 1 {
        DispatchQueue.main.async {
          loop.stop(); say("job of job 1")
        }
      }
    }
  }
  loop.run()
}

/// A nested run inside a job sleeps although another job waits; that job runs after it.
@MainActor func nestedRunInJob() {
  DispatchQueue.main.async {
    var wakeUps = 0
    let observer = loop.addObserver(.afterSleeping) { wakeUps += 1 }
    DispatchQueue.main.async {
      say("second job")
      loop.stop()
    }
    loop.schedule(at: loop.now + 0.02) { say("timer in nested run") }
    loop.schedule(at: loop.now + 0.04) { loop.stop() }
    loop.run()
    observer.cancel()
    // Late timers may be due together: at most once for each, and not without one.
    say("first job ends, nested run woke \((1...2).contains(wakeUps) ? "for its timers" : "\(wakeUps) times")")
  }
  loop.run()
}

/// With nothing to do the loop wakes once, for the end of the run, and burns nothing.
@MainActor func idle() {
  Task { @MainActor in say("task") }
  var ends: [Int32] = [0, 0]
  _ = pipe(&ends)
  loop.addSource(descriptor: ends[0]) { say("input") }
  loop.runTurn()
  loop.runTurn()
  var wakeUps = 0
  loop.addObserver(.afterSleeping) { wakeUps += 1 }
  let before = clock()
  loop.run(until: loop.now + 0.2)
  let milliseconds = (clock() - before) * 1000 / CLOCKS_PER_SEC
  say("woke \(wakeUps) times, used \(milliseconds < 10 ? "nothing" : "\(milliseconds) ms")")
}

/// A manual loop on the main thread also serves the main queue, and its time does not advance.
@MainActor func manualLoop() {
  let loop = EventLoop(clock: ManualClock())
  DispatchQueue.main.async { say("job at \(loop.now)") }
  loop.schedule(at: 1.5) { say("timer at \(loop.now)") }
  loop.advance(to: 2)
  say("now \(loop.now)")
}

@MainActor func foundationTimers() {
  #if FoundationGeometry
  var wakeUps = 0
  loop.addObserver(.afterSleeping) { wakeUps += 1 }
  // Scheduled from a frame's last step, after everything else in the turn.
  let handler = loop.addHandler(for: .sleep) {}
  loop.requestFrame()
  loop.addHandler(for: .present) {
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated { say("timer") }
    }
    RunLoop.main.add(
      Timer(fire: Date(timeIntervalSinceNow: 0.04), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated {
          say("common timer")
          loop.run(until: loop.now)
          say("nested run returned")
          loop.stop()
        }
      }, forMode: .common)
  }
  loop.run()
  handler.cancel()
  say(wakeUps <= 4 ? "no spinning" : "woke \(wakeUps) times")
  #else
  say("no Foundation")
  #endif
}

let claims: [String: @MainActor () -> Void] = [
  "dispatchWakes": dispatchWakes, "tasksRun": tasksRun, "jobsInOrder": jobsInOrder, "nestedRunInJob": nestedRunInJob,
  "idle": idle, "manualLoop": manualLoop, "foundationTimers": foundationTimers,
]
if CommandLine.arguments.count == 2, let claim = claims[CommandLine.arguments[1]] {
  claim()
} else {
  print("usage: LoopProbe \(claims.keys.sorted().joined(separator: "|"))")
}
