import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation

/// A desktop's dialog that answers when the test says so.
@MainActor private final class FakeDesktop: FileChoosing {
  var endings: [String] = []
  var answer: ((FileAnswer) -> Void)?
  func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void) {
    endings = choice.endings
    self.answer = answer
  }
}

@MainActor private final class Album: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var received: [[UIImagePickerController.InfoKey: Any]] = []
  var cancellations = 0
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    received.append(info)
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancellations += 1
    picker.dismiss(animated: true)
  }
}

@MainActor private final class Silent: UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

@MainActor @Suite struct ImagePickerTests {
  let stage = TouchStage(size: CGSize(width: 600, height: 600))
  private let desktop = FakeDesktop()
  private let album = Album()

  init() { UIApplication.shared.fileChooser = desktop }

  private func present(_ change: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = album
    change(picker)
    stage.window.rootViewController?.present(picker, animated: true)
    stage.wait(3)
    return picker
  }

  private func answer(_ answer: FileAnswer) {
    desktop.answer?(answer)
    stage.wait(2)
  }

  private func picture() throws -> String {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(temporary)/touchstone-picked-\(getpid()).png"
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let bytes = Array(try #require(image.pngData()))
    let file = try #require(fopen(path, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path
  }

  @Test("30.23: an image picker reports the picture of the chosen file, and the app dismisses it")
  func chosen() throws {
    let path = try picture()
    _ = present()
    #expect(desktop.endings.contains("png") && !desktop.endings.contains("mp4"))
    answer(.chosen([path]))
    let info = try #require(album.received.first)
    #expect(info[.originalImage] is UIImage)
    #expect(info[.mediaType] as? String == "public.image" && (info[.imageURL] as? URL)?.path == path)
    #expect(info[.editedImage] == nil && album.received.count == 1)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    _ = present { $0.allowsEditing = true }
    answer(.chosen([path]))
    #expect(album.received.last?[.editedImage] is UIImage)
  }

  @Test("30.23: a film is reported by its address")
  func film() {
    _ = present { $0.mediaTypes = ["public.movie"] }
    #expect(desktop.endings.contains("mp4") && !desktop.endings.contains("png"))
    answer(.chosen(["/tmp/a.mp4"]))
    let info = album.received.first
    #expect(info?[.mediaType] as? String == "public.movie" && (info?[.mediaURL] as? URL)?.path == "/tmp/a.mp4")
  }

  @Test("30.23: an image picker that is cancelled, or whose file is not an image, reports cancellation once")
  func cancelled() {
    _ = present()
    answer(.cancelled)
    expectEqual(album.cancellations, 1)
    _ = present()
    answer(.chosen(["/nowhere/a.png"]))
    #expect(album.cancellations == 2 && album.received.isEmpty)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test("30.23: an image picker whose delegate implements nothing is dismissed, and so is one without a delegate")
  func silent() {
    let silent = Silent()
    for delegate in [silent, nil] {
      _ = present { $0.delegate = delegate }
      answer(.cancelled)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func thereIsNoCamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    expectEqual(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum), ["public.image", "public.movie"])
  }
}
