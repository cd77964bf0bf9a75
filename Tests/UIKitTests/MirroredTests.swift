import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import UIKit

@testable import TouchKit
@testable import TouchTesting

/// Controls, lists and pickers where the language is read from right to left: every part is as far from the right as it
/// would be from the left.
@MainActor @Suite(.serialized) struct MirroredTests {
  /// A visible part of a view, and its frame measured from the leading edge.
  struct Part: Equatable, CustomStringConvertible {
    let type: String
    let frame: CGRect

    var description: String { "\(type) \(frame)" }

    /// Centers are moved to whole points, so the distance from the edge may differ by one.
    static func == (one: Part, other: Part) -> Bool {
      one.type == other.type && abs(one.frame.minX - other.frame.minX) <= 1 && one.frame.minY == other.frame.minY
        && abs(one.frame.width - other.frame.width) < 0.001 && one.frame.height == other.frame.height
    }
  }

  private static let size = CGSize(width: 400, height: 560)

  /// Shows a view in both directions, and returns what `read` returns.
  private func both<Result>(
    _ make: @MainActor () -> UIView, read: @MainActor (TouchStage, UIView) -> Result
  ) -> (leftToRight: Result, rightToLeft: Result) {
    func result() -> Result {
      let stage = TouchStage(size: Self.size)
      let view = make()
      stage.rootView.addSubview(view)
      stage.wait(1)
      return read(stage, view)
    }
    let former = result()
    UIView.localeDirection = .rightToLeft
    defer { UIView.localeDirection = .leftToRight }
    return (former, result())
  }

  private func parts(_ view: UIView) -> [Part] {
    func found(_ here: UIView) -> [UIView] {
      here.subviews.flatMap { $0.isHidden || $0.alpha == 0 ? [] : [$0] + found($0) }
    }
    return found(view).map { part in
      var frame = part.convert(part.bounds, to: view)
      if UIView.localeDirection == .rightToLeft { frame.origin.x = view.bounds.width - frame.maxX }
      return Part(type: "\(type(of: part))", frame: frame)
    }
  }

  private func expectMirrored(_ count: Int, line: Int = #line, _ make: @MainActor () -> UIView) {
    let (former, mirrored) = both(make) { _, view in parts(view) }
    expectEqual(mirrored, former, "line \(line)")
    #expect(former.count >= count, "line \(line): \(former.count)")
  }

  // MARK: Lists

  private final class Data: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "A row"
      cell.detailTextLabel?.text = "with a line below"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "A footer" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }

  @Test("26.39: rows, headers, footers and the section index", arguments: [0, 1, 2])
  func table(style: Int) throws {
    let style = try #require(UITableView.Style(rawValue: style))
    let data = Data()
    expectMirrored(20) {
      let table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: style)
      table.dataSource = data
      return table
    }
    let (_, right) = both {
      let table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: style)
      table.dataSource = data
      return table
    } read: { stage, view -> (CGFloat?, Int?) in
      let table = view as? UITableView
      stage.tap(at: CGPoint(x: 8, y: table?.bounds.midY ?? 0))
      return (table?.rectForRow(at: IndexPath(row: 0, section: 0)).minX, table?.indexPathForSelectedRow?.row)
    }
    #expect((right.0 ?? 0) >= 20 && right.1 == nil, "the index is at the left, and a tap there selects no row")
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
  }

  @Test("27.31: a compositional layout begins at the right")
  func collection() {
    let data = Items()
    expectMirrored(6) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
      ]
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: Self.size),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "head")
      view.dataSource = data
      return view
    }
  }

  // MARK: Pickers

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 + component }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      CGFloat(60 + 30 * component)
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component) \(row)"
    }
  }

  @Test("8.14: the first wheel of a picker is the right one")
  func wheels() {
    let data = Wheels()
    expectMirrored(10) {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      (picker.dataSource, picker.delegate) = (data, data)
      return picker
    }
  }

  #if FoundationGeometry
  @Test("8.15: the parts of a compact date picker; the month, its arrows and its days; keys there")
  func dates() {
    func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 420))
      (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      return picker
    }
    expectMirrored(2) { picker(.compact, .dateAndTime) }
    expectMirrored(4) { picker(.inline, .date) }
    // The same tap, mirrored, selects the same day.
    let (day, mirrored) = both {
      picker(.inline, .date)
    } read: { stage, view -> Date? in
      let x: CGFloat = 21
      stage.tap(at: CGPoint(x: UIView.localeDirection == .rightToLeft ? 300 - x : x, y: 36 + 24 + 36 + 18))
      return (view as? UIDatePicker)?.date
    }
    #expect(day == mirrored && day != Date(timeIntervalSince1970: 1_700_000_000))
    let (right, left) = both {
      picker(.inline, .date)
    } read: { stage, view -> Date? in
      for _ in 0..<3 { stage.typeKey(.keyboardTab) }
      stage.typeKey(UIView.localeDirection == .rightToLeft ? .keyboardLeftArrow : .keyboardRightArrow)
      return (view as? UIDatePicker)?.date
    }
    #expect(right == left && right == Date(timeIntervalSince1970: 1_700_000_000 + 86_400))
  }

  @Test("8.15: hours are left of minutes in every language; AM and PM are at the end")
  func times() {
    let (former, mirrored) = both {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
      (picker.preferredDatePickerStyle, picker.datePickerMode) = (.inline, .time)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      return picker
    } read: { _, view -> [String] in
      @MainActor func labels(_ view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
      }
      let shown = labels(view).filter { abs($0.convert($0.bounds, to: view).midY - view.bounds.midY) < 8 }
      return shown.sorted { $0.convert($0.bounds, to: view).minX < $1.convert($1.bounds, to: view).minX }
        .compactMap(\.text)
    }
    expectEqual(former, ["10", "13", "PM"])
    expectEqual(mirrored, ["PM", "10", "13"])
  }

  #endif

  @Test("swatches, preview and number of a color picker")
  func colors() {
    let controllers = (0..<2).map { _ in UIColorPickerViewController() }
    var next = 0
    expectMirrored(10) {
      defer { next += 1 }
      controllers[next].view.frame = CGRect(origin: .zero, size: Self.size)
      return controllers[next].view
    }
  }

  @Test("the bar that finds text")
  func findBar() {
    let (former, mirrored) = both {
      let text = UITextView(frame: CGRect(origin: .zero, size: Self.size))
      text.text = "one two one"
      text.isFindInteractionEnabled = true
      return text
    } read: { stage, view -> [Part] in
      (view as? UITextView)?.findInteraction?.presentFindNavigator(showingReplace: true)
      stage.wait(1)
      @MainActor func bar(_ view: UIView) -> UIView? {
        "\(type(of: view))" == "FindBar" ? view : view.subviews.lazy.compactMap(bar).first
      }
      return bar(stage.window).map { bar in parts(bar).filter { $0.type.hasSuffix("Field") || $0.type == "UIButton" } }
        ?? []
    }
    #expect(former == mirrored && former.count >= 8, "\(former) \(mirrored)")
  }

  // MARK: Drawing

  /// The rows of pixels of a view, mirrored where the language is.
  private func picture(_ stage: TouchStage, _ view: UIView) -> [[UInt32]] {
    guard let picture = stage.program.surface.picture else { return [] }
    return (0..<Int(view.frame.height)).map { y in
      let row = (0..<Int(view.frame.width)).map { picture[$0, y] }
      return UIView.localeDirection == .rightToLeft ? row.reversed() : row
    }
  }

  /// The number of pixels of which a channel differs by more than rounding.
  private func difference(_ one: [[UInt32]], _ other: [[UInt32]]) -> Int {
    zip(one.joined(), other.joined()).count { a, b in
      stride(from: 0, to: 32, by: 8).contains { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 40 }
    }
  }

  @Test(
    "10.11: what controls draw is mirrored",
    arguments: ["slider", "switch", "progress", "pages", "segments", "stepper", "indicator"])
  func drawing(_ name: String) {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let (former, mirrored) = both {
      switch name {
      case "slider":
        let slider = UISlider(frame: frame)
        slider.value = 0.25
        return slider
      case "switch":
        let toggle = UISwitch(frame: frame)
        toggle.isOn = true
        return toggle
      case "progress":
        let progress = UIProgressView(frame: frame)
        progress.progress = 0.3
        return progress
      case "pages":
        let pages = UIPageControl(frame: frame)
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        return pages
      case "segments":
        let segments = UISegmentedControl(items: ["", "", ""])
        segments.frame = frame
        segments.setWidth(100, forSegmentAt: 0)
        segments.selectedSegmentIndex = 0
        return segments
      case "stepper":
        let stepper = UIStepper(frame: frame)
        return stepper
      default:
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 300)
        scroll.flashScrollIndicators()
        return scroll
      }
    } read: { stage, view -> [[UInt32]] in
      if let scroll = view as? UIScrollView {
        scroll.flashScrollIndicators()
        stage.settle()
        let bars = scroll.subviews.map { $0.convert($0.bounds, to: view).minX }
        let isRight = UIView.localeDirection == .leftToRight
        #expect(bars.count == 1 && bars.allSatisfy { isRight ? $0 > 150 : $0 < 50 })
        return []
      }
      return picture(stage, view)
    }
    guard name != "indicator" else { return }
    #expect(!former.isEmpty && former.count == mirrored.count)
    // Lines are moved to whole pixels, so some pixels differ; without mirroring many more would.
    let turned = former.map { Array($0.reversed()) }
    let (rest, whole) = (difference(former, mirrored), difference(former, turned))
    #expect(name == "stepper" ? rest == 0 && whole > 50 : rest * 3 < whole, "\(name): \(rest) pixels of \(whole)")
  }

  @Test("a natural text of a label and of a field is at the right, whatever its letters")
  func texts() {
    func ink(_ stage: TouchStage) -> Int {
      guard let picture = stage.program.surface.picture else { return 0 }
      let ground = picture[picture.width - 1, picture.height - 1]
      return (0..<Int(Self.size.width)).first { x in (0..<30).contains { picture[x, $0] != ground } } ?? 0
    }
    let (label, mirrored) = both {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      label.text = "word"
      return label
    } read: { stage, _ in
      ink(stage)
    }
    #expect(label < 10 && mirrored > 240)
    let (styled, turned) = both {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      label.attributedText = NSAttributedString(string: "word", attributes: [.kern: 2])
      return label
    } read: { stage, _ in
      ink(stage)
    }
    #expect(styled < 10 && turned > 240)
    for text in ["", "word"] {
      let (left, right) = both {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        (field.text, field.placeholder) = (text, "hint")
        return field
      } read: { stage, _ in
        ink(stage)
      }
      #expect(left < 10 && right > 240)
    }
  }

  @Test("45.4: rows are read and focused from right to left")
  func order() {
    let (former, mirrored) = both {
      let holder = UIView(frame: CGRect(origin: .zero, size: Self.size))
      for (index, title) in ["One", "Two", "Three", "Four"].enumerated() {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in })
        let x = CGFloat(index % 2) * 200
        button.frame = CGRect(x: x, y: CGFloat(index / 2) * 100, width: 100, height: 40)
        holder.addSubview(button)
      }
      return holder
    } read: { stage, _ -> [[String]] in
      var focused: [String] = []
      for _ in 0..<4 {
        stage.typeKey(.keyboardTab)
        let item = stage.window.windowScene?.focusSystem.focusedItem
        focused.append((item as? UIButton)?.configuration?.title ?? "")
      }
      return [stage.accessibleElements.compactMap(\.label), focused]
    }
    expectEqual(former, [["One", "Two", "Three", "Four"], ["One", "Two", "Three", "Four"]])
    expectEqual(mirrored, [["Two", "One", "Four", "Three"], ["Two", "One", "Four", "Three"]])
  }
}
