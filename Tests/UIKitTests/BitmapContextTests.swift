import Expectations
import Testing
import TouchTesting
import UIKit

/// Contexts that draw into pixels.
@MainActor @Suite struct BitmapContextTests {
  /// Pictures are drawn as the application draws.
  private let stage = TouchStage(size: CGSize(width: 20, height: 20))

  private func context(
    _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = [],
    gray: Bool = false, row: Int = 0
  ) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row,
      space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  private func bytes(_ context: CGContext?, _ count: Int) -> [UInt8] {
    guard let memory = context?.data else { return [] }
    return (0..<count).map { memory.load(fromByteOffset: $0, as: UInt8.self) }
  }

  @Test("The space begins at the lower left; the first row in memory is the upper one")
  func space() {
    let context = context(2, 2)
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bytes(context, 16), [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    #expect(context?.ctm == .identity && context?.width == 2 && context?.height == 2 && context?.bytesPerRow == 8)
    let pixels = Pixels(context?.makeImage())
    #expect(pixels?[0, 1] == [255, 0, 0, 255] && pixels?[0, 0] == [0, 0, 0, 0])
  }

  @Test("Each order of the parts is kept as it is named")
  func formats() {
    func one(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], gray: Bool = false) -> [UInt8] {
      let context = context(1, 1, alpha, order, gray: gray)
      context?.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      return bytes(context, (context?.bitsPerPixel ?? 0) / 8)
    }
    expectEqual(one(.premultipliedLast), [255, 0, 51, 255])
    expectEqual(one(.premultipliedFirst), [255, 255, 0, 51])
    expectEqual(one(.premultipliedFirst, .byteOrder32Little), [51, 0, 255, 255])
    expectEqual(one(.noneSkipLast, .byteOrder32Big), [255, 0, 51, 255])
    expectEqual(one(.noneSkipFirst), [255, 255, 0, 51])
    expectEqual(one(.alphaOnly), [255])
    expectEqual(one(.none, gray: true), [58])
  }

  @Test("Memory of the program's shows each step at once, and what it held before is drawn over")
  func memory() {
    var pixels: [UInt8] = [0, 0, 255, 255, 0, 0, 255, 255]
    pixels.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(UIColor.red.cgColor)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      expectEqual(Array(memory), [255, 0, 0, 255, 0, 0, 255, 255])
      // The clip and the transform still apply.
      context?.translateBy(x: 1, y: 0)
      context?.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context?.setFillColor(UIColor.green.cgColor)
      context?.fill(CGRect(x: -1, y: 0, width: 2, height: 1))
      expectEqual(Array(memory), [255, 0, 0, 255, 0, 255, 0, 255])
      context?.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      expectEqual(Array(memory), [255, 0, 0, 255, 0, 0, 0, 0])
    }
  }

  @Test("What the program writes into the memory stays, and is in images that are made later")
  func written() {
    let context = context(2, 1)
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let first = context?.makeImage()
    context?.data?.storeBytes(of: 0xFFFF_00FF, as: UInt32.self)
    expectEqual(Pixels(context?.makeImage())?[0, 0], [255, 0, 255, 255])
    context?.setFillColor(UIColor.blue.cgColor)
    context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let second = Pixels(context?.makeImage())
    #expect(second?[0, 0] == [255, 0, 255, 255] && second?[1, 0] == [0, 0, 255, 255])
    expectEqual(Pixels(first)?[0, 0], [255, 0, 0, 255])
  }

  @Test("Saved states outlive what is read in between; a layer is seen when it ends")
  func states() {
    let context = context(1, 1)
    context?.saveGState()
    context?.clip(to: .zero)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bytes(context, 4), [0, 0, 0, 0])
    context?.restoreGState()
    context?.setAlpha(0.2)
    context?.beginTransparencyLayer()
    context?.setFillColor(UIColor.white.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bytes(context, 4), [0, 0, 0, 0])
    context?.endTransparencyLayer()
    expectEqual(bytes(context, 4), [51, 51, 51, 51])
  }

  @Test("Images and layers are drawn upright")
  func pictures() {
    let view = UIView.block(CGRect(x: 0, y: 0, width: 2, height: 2), .red)
    view.addSubview(.block(CGRect(x: 0, y: 0, width: 2, height: 1), .blue))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
    let image = renderer.image { view.layer.render(in: $0.cgContext) }
    let context = context(2, 2)
    if let pixels = image.cgImage { context?.draw(pixels, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(bytes(context, 16).prefix(4) == [0, 0, 255, 255] && bytes(context, 16).suffix(4) == [255, 0, 0, 255])
  }

  @Test("Ways to keep pixels that are not kept here make no context")
  func refusals() {
    func isMade(_ bits: Int, _ row: Int, _ info: UInt32, _ width: Int = 2) -> Bool {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) != nil
    }
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(isMade(8, 0, last) && isMade(8, 12, last))
    #expect(!isMade(5, 0, last) && !isMade(8, 7, last) && !isMade(8, 0, last, 0) && !isMade(8, 0, last, .max))
    #expect(!isMade(8, 0, CGImageAlphaInfo.last.rawValue) && !isMade(8, 0, CGImageAlphaInfo.none.rawValue))
    expectNil(UIGraphicsGetCurrentContext()?.makeImage())
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let recording = UIGraphicsGetCurrentContext()
    #expect(recording != nil && recording?.data == nil && recording?.makeImage() == nil && recording?.width == 0)
    UIGraphicsEndImageContext()
    stage.settle()
  }
}
