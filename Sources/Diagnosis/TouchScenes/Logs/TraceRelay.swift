import TouchKit

/// Passes each entry to several sinks, in their order.
@MainActor package final class TraceRelay: TraceSink {
  private let sinks: [any TraceSink]

  package init(_ sinks: [any TraceSink]) { self.sinks = sinks }

  package func record(_ entry: TraceEntry) {
    for sink in sinks { sink.record(entry) }
  }
}

/// Passes only entries about the scene's windows to a sink.
@MainActor package final class SceneTrace: TraceSink {
  private let sink: any TraceSink
  private let window: UIWindow

  package init(_ sink: any TraceSink, window: UIWindow) { (self.sink, self.window) = (sink, window) }

  package func record(_ entry: TraceEntry) {
    let owner = entry.view?.window ?? entry.recognizer?.view?.window
    if owner == nil || owner === window { sink.record(entry) }
  }
}
