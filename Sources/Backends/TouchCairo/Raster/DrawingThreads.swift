import Glibc
import Synchronization

/// Runs pieces of drawing on several threads.
///
/// The threads exist only during the call, so an idle process has none. A thread takes about 30 µs to create and join;
/// the callers have at least a millisecond of work.
enum DrawingThreads {
  /// The number of threads for a large frame: one for each processor, at most eight.
  ///
  /// `TOUCHSTONE_THREADS` in the environment overrides it; with 1, all drawing is done by the calling thread.
  static let usual: Int = {
    if let value = getenv("TOUCHSTONE_THREADS"), let count = Int(String(cString: value)), count > 0 {
      return min(count, maximum)
    }
    return min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), maximum)
  }()

  private static let maximum = 8

  /// Calls `work` once for each piece, and returns when all calls have returned.
  ///
  /// The calling thread has the number 0 and takes part. If the system refuses a thread, the others do its work.
  ///
  /// - Parameters:
  ///   - pieces: The number of pieces.
  ///   - threads: The number of threads, at least 1.
  ///   - work: Receives the number of the thread and that of the piece. Calls with the same thread are sequential.
  static func run(pieces: Int, threads: Int, _ work: (_ thread: Int, _ piece: Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      let job = Job(pieces: pieces, work)
      var others: [pthread_t] = []
      // Signals are for the threads of the app.
      var (all, before) = (sigset_t(), sigset_t())
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, &before)
      for number in 1..<max(min(threads, pieces), 1) {
        guard let thread = start(Share(job: job, number: number)) else { break }
        others.append(thread)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
      job.run(thread: 0)
      for thread in others { pthread_join(thread, nil) }
    }
  }

  /// Returns a new thread, or nil if the system refuses it.
  private static func start(_ share: Share) -> pthread_t? {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(share)
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let share = Unmanaged<Share>.fromOpaque(argument).takeRetainedValue()
        share.job.run(thread: share.number)
        return nil
      }, argument.toOpaque())
    if status == 0 { return thread }
    argument.release()
    return nil
  }

  /// The pieces of one call.
  private final class Job {
    private let pieces: Int
    private let work: (Int, Int) -> Void
    private let next = Atomic<Int>(0)

    init(pieces: Int, _ work: @escaping (Int, Int) -> Void) { (self.pieces, self.work) = (pieces, work) }

    /// Takes pieces until none remains.
    func run(thread: Int) {
      while true {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if piece >= pieces { return }
        work(thread, piece)
      }
    }
  }

  /// The argument of a thread.
  private final class Share {
    let job: Job
    let number: Int

    init(job: Job, number: Int) { (self.job, self.number) = (job, number) }
  }
}
