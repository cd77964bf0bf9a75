import Expectations
import Testing
import TouchBus
import TouchGeometry
import TouchKit
import TouchTesting
import UserNotifications

@testable import TouchSession

/// An app's notification center and a bus of the test.
@MainActor final class NotificationStage: UNUserNotificationCenterDelegate {
  let stage = TouchStage()
  let application = UIApplication.shared
  let center: UNUserNotificationCenter
  let service: NotificationService
  private(set) var links: [FakeLink] = []
  var hasBus = true
  var log: [String] = []
  /// What the delegate permits while the app is active.
  var presentation: UNNotificationPresentationOptions = [.banner, .sound]

  init(isSandboxed: Bool = false) {
    application.programName = "probe"
    application.receive(.focus(false), in: application.scenes[0])
    weak var weakSelf: NotificationStage?
    service = NotificationService(
      application, isSandboxed: isSandboxed,
      connect: {
        guard let self = weakSelf, self.hasBus else { return nil }
        self.links.append(FakeLink())
        return self.links.last
      })
    application.notifications = service
    center = UNUserNotificationCenter.current()
    weakSelf = self
    center.delegate = self
  }

  var link: FakeLink { links.last ?? FakeLink() }

  func turn() { stage.wait(0.01) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    log.append("willPresent \(notification.request.identifier)")
    completionHandler(presentation)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    log.append(
      "\(response.actionIdentifier.split(separator: ".").last ?? "") \(response.notification.request.identifier)")
    completionHandler()
  }

  /// Adds a notification; its result is in the log.
  func add(
    _ identifier: String, trigger: UNNotificationTrigger? = nil, _ change: (UNMutableNotificationContent) -> Void
  ) {
    let content = UNMutableNotificationContent()
    content.sound = .default
    change(content)
    center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)) { [self] error in
      log.append("added \(identifier)\(error.map { " \($0)" } ?? "")")
    }
    turn()
  }

  /// The service answers that it exists; the first call after the two rules has the number 3.
  func serve(_ capabilities: [String] = ["actions", "body"]) {
    link.receive(.answer, answering: 3, [.strings(capabilities)])
    turn()
  }

  /// The service signals.
  func signal(_ member: String, _ arguments: BusValue..., from sender: String = "") {
    var signal = BusMessage.signal(
      member, of: "org.freedesktop.Notifications", at: "/org/freedesktop/Notifications", arguments)
    signal.sender = sender
    link.onMessage?(signal)
  }

  var delivered: [String] {
    var found: [String] = []
    center.getDeliveredNotifications { found = $0.map(\.request.identifier) }
    return found
  }
}

@MainActor @Suite struct NotificationsTests {
  private let stage = NotificationStage()

  /// A delivered notification "a" of the category "mail", with the service's number 7.
  private func deliver(_ options: UNNotificationCategoryOptions = []) {
    stage.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail",
        actions: [
          UNNotificationAction(identifier: "reply", title: "Reply", options: .foreground),
          UNNotificationAction(identifier: "default", title: "Later"),
        ], intentIdentifiers: [], options: options)
    ])
    stage.add("a") {
      ($0.title, $0.body, $0.categoryIdentifier) = ("Hello", "1 < 2", "mail")
    }
    stage.serve()
    stage.link.receive(.answer, answering: 4, [.uint32(7)])
    stage.turn()
  }

  @Test("57.1: authorization is the answer of the service, which is asked at the first use")
  func authorization() {
    stage.turn()
    #expect(stage.links.isEmpty)
    var answers: [String] = []
    func ask() {
      stage.center.requestAuthorization(options: [.alert]) { granted, error in answers.append("\(granted)") }
      stage.center.getNotificationSettings { answers.append("\($0.authorizationStatus)") }
      stage.turn()
    }
    ask()
    #expect(answers == [] && stage.link.sent.map(\.member) == ["AddMatch", "AddMatch", "GetCapabilities"])
    stage.link.receive(.error, answering: 3, [.string("no such service")])
    expectEqual(answers, ["false", "denied"])
    ask()
    stage.link.receive(.answer, answering: 4, [.strings([])])
    ask()
    expectEqual(answers, ["false", "denied", "true", "authorized", "true", "authorized"])
  }

  @Test("57.1: without a bus, or without an answer in five seconds, notifications are denied")
  func denied() {
    stage.hasBus = false
    stage.add("a") { $0.body = "x" }
    expectEqual(stage.log, ["added a UNError(code: UserNotifications.UNError.Code.notificationsNotAllowed)"])
    (stage.hasBus, stage.log) = (true, [])
    stage.add("b") { $0.body = "x" }
    stage.stage.wait(4.9)
    expectEqual(stage.log, [])
    stage.stage.wait(0.2)
    expectEqual(stage.log, ["added b UNError(code: UserNotifications.UNError.Code.notificationsNotAllowed)"])
    expectEqual(stage.delivered, [])
  }

  @Test("57.3: the server gets title, text, buttons, urgency and silence, and markup is escaped where it has a meaning")
  func content() {
    deliver()
    expectEqual(
      stage.link.take().last,
      "Notify probe 0 probe Hello 1 < 2 [default Open 0 Reply 1 Later] [urgency=1 desktop-entry=probe] -1")
    let plain = NotificationStage()
    plain.add("b") {
      ($0.subtitle, $0.body, $0.categoryIdentifier, $0.sound) = ("Part", "1 < 2 & 3", "unknown", nil)
      $0.interruptionLevel = .critical
    }
    plain.serve(["body-markup"])
    expectEqual(
      plain.link.take().last,
      "Notify probe 0 probe probe Part\n1 &lt; 2 &amp; 3 [] "
        + "[urgency=2 desktop-entry=probe suppress-sound=true] -1")
  }

  @Test("57.2: the same identifier replaces what is shown, and content that changes later does not")
  func replacing() {
    deliver()
    _ = stage.link.take()
    stage.add("a") { $0.title = "Again" }
    expectEqual(stage.link.take(), ["Notify probe 7 probe Again  [default Open] [urgency=1 desktop-entry=probe] -1"])
    expectEqual(stage.delivered, ["a"])
    let content = UNMutableNotificationContent()
    content.title = "before"
    let request = UNNotificationRequest(identifier: "c", content: content, trigger: nil)
    content.title = "after"
    expectEqual(request.content.title, "before")
  }

  @Test("57.4: removing closes what is shown, also what the service has not confirmed yet")
  func removing() {
    deliver()
    stage.add("b") { $0.title = "B" }
    _ = stage.link.take()
    stage.center.removeDeliveredNotifications(withIdentifiers: ["a", "b", "c"])
    expectEqual(stage.link.take(), ["CloseNotification 7"])
    expectEqual(stage.delivered, [])
    stage.link.receive(.answer, answering: 5, [.uint32(8)])
    expectEqual(stage.link.take(), ["CloseNotification 8"])
    stage.signal("ActionInvoked", .uint32(8), .string("default"))
    expectEqual(stage.log, ["added a", "added b"])
  }

  @Test("57.5: pressing is a response, after which the notification is no longer delivered")
  func pressing() {
    for (action, answer) in [
      ("default", "UNNotificationDefaultActionIdentifier a"), ("0", "reply a"), ("1", "default a"),
    ] {
      let stage = NotificationsTests()
      stage.deliver()
      stage.stage.log = []
      stage.stage.signal("ActionInvoked", .uint32(7), .string(action))
      stage.stage.signal("NotificationClosed", .uint32(7), .uint32(2))
      #expect(stage.stage.log == [answer] && stage.stage.delivered == [])
    }
  }

  @Test("57.5: only a category with customDismissAction reports that the user closed a notification")
  func dismissing() {
    for (options, reason, answer) in [
      (UNNotificationCategoryOptions.customDismissAction, UInt32(2), ["UNNotificationDismissActionIdentifier a"]),
      (.customDismissAction, 1, []), ([], 2, []),
    ] {
      let stage = NotificationsTests()
      stage.deliver(options)
      stage.stage.log = []
      stage.stage.signal("NotificationClosed", .uint32(7), .uint32(reason))
      #expect(stage.stage.log == answer && stage.stage.delivered == [])
    }
  }

  @Test("57.6: while the app is active, the delegate decides; without one nothing is shown")
  func active() {
    stage.application.receive(.focus(true), in: stage.application.scenes[0])
    stage.presentation = []
    stage.add("a") { $0.title = "A" }
    #expect(stage.log == ["willPresent a", "added a"] && stage.links.isEmpty)
    stage.presentation = [.list]
    stage.add("b") { $0.title = "B" }
    stage.serve()
    expectEqual(stage.link.take().last?.hasSuffix("suppress-sound=true] -1"), true)
    stage.center.delegate = nil
    stage.add("c") { $0.title = "C" }
    #expect(stage.delivered == ["b"] && stage.link.take() == [])
  }

  @Test("57.7: a trigger shows the notification after its time, unless the request is removed")
  func triggers() {
    func pending() -> [String] {
      var found: [String] = []
      stage.center.getPendingNotificationRequests { found = $0.map(\.identifier) }
      return found
    }
    stage.add("a", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)) { $0.title = "A" }
    stage.add("b", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)) { $0.title = "B" }
    stage.add("c", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 9, repeats: false)) { $0.title = "C" }
    #expect(stage.log == ["added a", "added b", "added c"] && pending() == ["a", "b", "c"])
    stage.center.removePendingNotificationRequests(withIdentifiers: ["c"])
    stage.stage.wait(6)
    stage.serve()
    #expect(pending() == ["b"] && stage.delivered == ["a"])
    stage.stage.wait(60)
    #expect(pending() == ["b"] && stage.delivered == ["a", "b"])
    stage.center.removeAllPendingNotificationRequests()
    stage.center.removeAllDeliveredNotifications()
    stage.stage.wait(100)
    #expect(pending() == [] && stage.delivered == [])
  }

  @Test(
    "57.8: signals of other processes and broken ones are ignored, and a service that ends takes its notifications along"
  )
  func hostile() {
    deliver()
    stage.log = []
    stage.signal("ActionInvoked", .uint32(7), .string("default"), from: ":1.66")
    stage.signal("ActionInvoked", .string("7"), .string("default"))
    stage.signal("ActionInvoked", .uint32(7))
    stage.signal("ActionInvoked", .uint32(7), .string("2"))
    stage.signal("ActionInvoked", .uint32(7), .string("-1"))
    stage.signal("ActionInvoked", .uint32(8), .string("default"))
    stage.signal("NotificationClosed", .uint32(7), .uint32(2), from: ":1.66")
    stage.signal("NotificationClosed", .uint32(7))
    #expect(stage.log == [] && stage.delivered == ["a"])
    stage.signal("NameOwnerChanged", .string("org.freedesktop.Notifications"), .string(":1.2"), .string(""), from: "x")
    expectEqual(stage.delivered, ["a"])
    stage.signal(
      "NameOwnerChanged", .string("org.freedesktop.Notifications"), .string(":1.2"), .string(""), from: BusMessage.bus)
    expectEqual(stage.delivered, [])
    stage.link.onLoss?()
    stage.add("b") { $0.title = "B" }
    stage.serve()
    #expect(stage.links.count == 2 && stage.delivered == ["b"])
  }

  @Test("57.9: in a sandbox the portal shows notifications and reports what the user presses")
  func portal() {
    let stage = NotificationStage(isSandboxed: true)
    stage.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail", actions: [UNNotificationAction(identifier: "reply", title: "Reply")], intentIdentifiers: [])
    ])
    stage.add("a") { ($0.title, $0.body, $0.categoryIdentifier) = ("Hello", "Text", "mail") }
    expectEqual(stage.link.take().last, "Get org.freedesktop.portal.Notification version")
    stage.link.receive(.answer, answering: 3, [.variant(.uint32(1))])
    stage.turn()
    expectEqual(
      stage.link.take(),
      [
        "AddNotification a [title=Hello body=Text priority=normal default-action=default "
          + "buttons=[[label=Reply action=0]]]"
      ])
    stage.link.receive(.answer, answering: 4)
    stage.link.onMessage?(
      .signal(
        "ActionInvoked", of: "org.freedesktop.portal.Notification", at: "/org/freedesktop/portal/desktop",
        [.string("a"), .string("0"), .array("v", [])]))
    expectEqual(stage.log, ["added a", "reply a"])
    expectEqual(stage.link.take(), ["RemoveNotification a"])
  }
}
