import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Images in the middle of text.
///
/// What is expected is measured by the engine in force.
@MainActor @Suite struct AttachmentTests {
  let font = UIFont.systemFont(ofSize: 20)

  func image(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF11_2233) throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(Bitmap(width: width, height: height, filledWith: pixel))))
  }

  func text(_ attachment: NSTextAttachment, before: String = "ab", after: String = "cd") -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    let all = NSRange(location: 0, length: text.length)
    text.addAttributes([.font: font, .foregroundColor: UIColor.red], range: all)
    return text
  }

  func images(_ text: NSAttributedString, in rect: CGRect) -> [ImageFill] {
    let list = DisplayList.recording { _ in text.draw(in: rect) }
    return list.commands.compactMap { command in if case .image(let fill) = command { fill } else { nil } }
  }

  @Test("16.12: the line continues at the right edge of the image, and has the height that it needs")
  func room() throws {
    let attachment = NSTextAttachment(image: try image(30, 50))
    let plain = NSAttributedString(string: "abcd", attributes: [.font: font]).size()
    let size = text(attachment).size()
    expectEqual(size.width, plain.width + 30)
    #expect(size.height >= 50 && size.height < 50 + plain.height)
  }

  @Test("16.12: the image is on the baseline behind the letters before it")
  func place() throws {
    let attachment = NSTextAttachment(image: try image(30, 10))
    let before = NSAttributedString(string: "ab", attributes: [.font: font]).size().width
    let whole = text(attachment)
    let baseline = -whole.boundingRect(with: .zero, context: nil).minY
    let fills = images(whole, in: CGRect(x: 5, y: 7, width: 300, height: 100))
    expectEqual(fills.map(\.rect), [CGRect(x: 5 + before, y: 7 + baseline - 10, width: 30, height: 10)])
  }

  @Test("16.12: bounds move the image upwards and to the right, and scale it")
  func bounds() throws {
    let attachment = NSTextAttachment(image: try image(30, 10))
    attachment.bounds = CGRect(x: 3, y: -4, width: 16, height: 16)
    let before = NSAttributedString(string: "ab", attributes: [.font: font]).size().width
    let whole = text(attachment)
    let baseline = -whole.boundingRect(with: .zero, context: nil).minY
    let fills = images(whole, in: CGRect(x: 0, y: 0, width: 300, height: 100))
    expectEqual(fills.map(\.rect), [CGRect(x: before + 3, y: baseline - 12, width: 16, height: 16)])
    let plain = NSAttributedString(string: "abcd", attributes: [.font: font]).size().width
    expectEqual(whole.size().width, plain + 19)
  }

  @Test("16.12: an image that does not fit continues in the next line")
  func wrapping() throws {
    let whole = text(NSTextAttachment(image: try image(60, 10)), before: "ab ", after: "")
    let narrow = whole.boundingRect(
      with: CGSize(width: 70, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    let fills = images(whole, in: CGRect(x: 0, y: 0, width: 70, height: 1000))
    expectEqual(fills.map(\.rect.minX), [0])
    #expect(narrow.height > whole.size().height && narrow.width <= 70)
  }

  @Test("16.12: a template image has the color of the text, another its own")
  func template() throws {
    let attachment = NSTextAttachment(image: try image(8, 8).withRenderingMode(.alwaysTemplate))
    let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    expectEqual(images(text(attachment), in: rect).map(\.tint), [UIColor.red.cgColor])
    attachment.image = try image(8, 8)
    expectEqual(images(text(attachment), in: rect).map(\.tint), [nil])
  }

  @Test("16.12: an attachment without an image is empty space, and one of an invalid size is none")
  func withoutImage() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 25, height: 5)
    let plain = NSAttributedString(string: "abcd", attributes: [.font: font]).size().width
    expectEqual(text(attachment).size().width, plain + 25)
    attachment.bounds = CGRect(x: CGFloat.nan, y: 0, width: 25, height: 5)
    expectEqual(text(attachment).size().width, plain)
    #expect(images(text(attachment), in: CGRect(x: 0, y: 0, width: 300, height: 100)).isEmpty)
  }

  @Test("16.12: labels show images between their letters")
  func label() throws {
    let small = try image(12, 12, 0xFF20_60C0)
    let dot = try image(8, 8).withRenderingMode(.alwaysTemplate)
    let complaint = complaint(aboutControlsNamed: "attachments", scale: 2) { stage in
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 160, height: 80))
      label.numberOfLines = 0
      let text = NSMutableAttributedString(string: "Press ")
      let icon = NSTextAttachment(image: small)
      text.append(NSAttributedString(attachment: icon))
      text.append(NSAttributedString(string: " to save, "))
      let hanging = NSTextAttachment(image: dot)
      hanging.bounds = CGRect(x: 0, y: -6, width: 20, height: 20)
      text.append(NSAttributedString(attachment: hanging))
      text.append(NSAttributedString(string: " to stop it."))
      text.addAttributes(
        [.foregroundColor: UIColor.systemRed], range: NSRange(location: 17, length: text.length - 17))
      label.attributedText = text
      stage.root.addSubview(label)
      return CGSize(width: 180, height: 100)
    }
    expectNil(complaint)
  }
}
