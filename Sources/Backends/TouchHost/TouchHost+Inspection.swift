#if Inspection
import TouchKit
import TouchProbe

extension TouchHost {
  /// Lets those look on at an application whom the environment asks for.
  static func inspect(_ application: UIApplication) {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "host"
    application.programName = name
    let observer = InspectionObserver(of: application, named: name, writesAtOnce: true) {
      UsageError.report("\(name): \($0)")
    }
    application.observer = observer
    observer.applicationDidLaunch()
  }
}
#endif
