import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A picture of one color.
private func plate(_ width: Int, _ height: Int, _ color: UInt32 = 0xFF80_8080) -> UIImage {
  UIImage(cgImage: CGImage(Bitmap(width: width, height: height, filledWith: color))!)
}

/// Pictures and attributes in the place of what the kit draws.
@MainActor @Suite struct PictureGoldens {
  @Test("Sliders with pictures, segments and buttons with attributes, in all their states")
  func states() {
    let complaint = complaint(aboutControlsNamed: "control-pictures") { stage in
      var y: CGFloat = 8
      @MainActor func add(_ view: UIView, _ height: CGFloat = 36) {
        view.frame = CGRect(x: 8, y: y, width: 280, height: height)
        stage.root.addSubview(view)
        y += height + 8
      }
      for isEnabled in [true, false] {
        let slider = UISlider()
        slider.value = 0.4
        slider.setThumbImage(plate(12, 28, 0xFFFF_9500), for: .normal)
        (slider.minimumValueImage, slider.maximumValueImage) = (plate(8, 8), plate(16, 16))
        slider.setMinimumTrackImage(plate(8, 8, 0xFFAF_52DE), for: .normal)
        slider.isEnabled = isEnabled
        add(slider)
      }
      let segments = UISegmentedControl(items: ["One", "Two", "Three"])
      segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      segments.setTitleTextAttributes([.foregroundColor: UIColor.blue, .underlineStyle: 1], for: .selected)
      segments.selectedSegmentIndex = 1
      segments.setEnabled(false, forSegmentAt: 2)
      add(segments)
      for column in 0..<3 {
        let button = UIButton(type: .system)
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(
          NSAttributedString(string: "Attributed", attributes: [.font: UIFont.systemFont(ofSize: 20)]), for: .normal)
        button.setAttributedTitle(
          NSAttributedString(string: "Pressed", attributes: [.foregroundColor: UIColor.orange]), for: .highlighted)
        button.isHighlighted = column == 1
        button.isEnabled = column < 2
        add(button)
      }
      return CGSize(width: 296, height: y)
    }
    expectNil(complaint)
  }
}

@MainActor @Suite struct ControlPictureTests {
  private let stage = ControlStage()

  @Test("A slider's track leaves room for the pictures at its ends, and its knob is as large as its picture")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    expectEqual(slider.trackRect(forBounds: slider.bounds).width, 200)
    slider.minimumValueImage = plate(10, 20)
    slider.maximumValueImage = plate(30, 60)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 16 && track.maxX == 164)
    expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds), CGRect(x: 170, y: -10, width: 30, height: 60))
    expectEqual(slider.intrinsicContentSize.height, 60)
    slider.setThumbImage(plate(50, 12), for: .normal)
    slider.setThumbImage(plate(60, 12), for: .disabled)
    expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).minX, track.maxX - 50)
    slider.isEnabled = false
    #expect(slider.currentThumbImage?.size.width == 60 && slider.thumbImage(for: .highlighted)?.size.width == 50)
  }

  @Test("A finger takes the knob where its picture is, also one of no size, and moves it between the pictures")
  func finger() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 216, height: 40))
    slider.minimumValueImage = plate(10, 10)
    slider.setThumbImage(UIImage(), for: .normal)
    stage.root.addSubview(slider)
    stage.down(16, 20)
    stage.move(116, 20)
    expectEqual(slider.value, 0.5)
    stage.move(5, 20)
    stage.up()
    expectEqual(slider.value, 0)
  }

  @Test("A button says its title with attributes in the state that it has, and its plain one when that is taken away")
  func button() {
    let button = UIButton(type: .system)
    let font = button.titleLabel?.font
    button.setTitle("plain", for: .normal)
    let large = NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    button.setAttributedTitle(large, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
    #expect(button.titleLabel?.text == "large" && button.currentAttributedTitle == large)
    #expect(button.intrinsicContentSize.height > 34)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off" && button.attributedTitle(for: .highlighted) == large)
    button.setAttributedTitle(nil, for: .disabled)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font == font)
  }

  @Test("Segments measure the fonts of their attributes")
  func segments() {
    let control = UISegmentedControl(items: ["Wide", "x"])
    let before = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .selected)
    #expect(control.intrinsicContentSize.width > before)
    control.setTitleTextAttributes(nil, for: .selected)
    #expect(control.intrinsicContentSize.width == before && control.titleTextAttributes(for: .selected) == nil)
  }
}
