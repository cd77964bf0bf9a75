import TouchGeometry
import TouchPlatform

extension UIApplication {
  /// Attaches a platform: the application receives its events and sends it requests.
  ///
  /// - Parameters:
  ///   - platform: retained by the application.
  ///   - painting: paints the content of its surfaces.
  package func attach(_ platform: any Platform, painting: any Painting) {
    self.platform = platform
    self.painting = painting
    platform.onEvent = { [weak self] surface, event in self?.receive(event, from: surface) }
    if !takesGameControllers { request(.gameControllers(false)) }
  }

  /// Sends a request to the platform at the end of the turn.
  package func request(_ request: PlatformRequest) {
    requests.append(request)
    sendRequestsUnlessBusy()
  }

  /// Sends pending requests: immediately if no turn is running, otherwise at the end of the turn.
  func sendRequestsUnlessBusy() {
    hasRequests = true
    if loop.phase == nil, !isReceiving { sendRequests() }
  }

  /// Sends the pending requests to the platform.
  ///
  /// Called at the end of each turn. A surface may do anything in response, so the lists are copied first.
  func sendRequests() {
    guard hasRequests else { return }
    hasRequests = false
    let wanted = requests
    requests = []
    for request in wanted { platform?.take(request) }
    for scene in scenes { scene.sendRequests() }
    let leaving = closing
    closing = []
    for scene in leaving { scene.sendRequests() }
  }
}

extension UIWindowScene {
  /// Requests something of the surface, and replaces an earlier request of the same kind.
  package func request(_ request: SurfaceRequest) {
    guard let application else { return }
    requests.removeAll { request.replaces($0) }
    requests.append(request)
    application.sendRequestsUnlessBusy()
  }

  /// Sends the pending requests to the surface.
  func sendRequests() {
    textInput.update()
    closeLeavingPopups()
    guard !requests.isEmpty else { return }
    let wanted = requests
    requests = []
    for request in wanted { surface.take(request) }
  }
}
