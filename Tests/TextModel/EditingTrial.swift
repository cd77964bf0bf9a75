import TouchText

/// Plays random edits into the kit's editor and the naive one, and compares after each.
package struct EditingTrial {
  private var dice: Dice
  private var editor: TextEditor
  private var naive: NaiveEditor
  /// Where the text differs from the one that a follower of the spans has.
  private var shadow: [UInt16]
  private var last = ""

  /// Letters of many scripts, marks, pairs, joiners, breaks.
  private static let material = [
    "a", "b", "Z", "7", " ", " ", ".", ",", "-", "\n", "\r\n", "\t", "é", "e\u{301}", "ß", "ж", "Ω", "か", "カ", "漢", "字",
    "한", "ᄒ", "ᅡ", "ᆫ", "ש", "שׁ", "ا", "لا", "مُ", "ก", "กำ", "क", "क्ष", "कि", "😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇫", "\u{200D}",
    "\u{301}",
    "\u{FE0F}", "𝒳", "\u{2029}", "hello", "two words", "x\u{300}\u{301}\u{302}",
  ]

  package init(seed: UInt64) {
    dice = Dice(seed)
    editor = TextEditor()
    naive = NaiveEditor("")
    shadow = []
  }

  /// Makes a number of edits.
  ///
  /// - Returns: nil when the two agreed after each, else what was done and how they differ.
  package mutating func run(edits: Int) -> String? {
    for step in 0..<edits {
      play()
      if let complaint = difference { return "step \(step), \(last): \(complaint)" }
    }
    return nil
  }

  private var difference: String? {
    let text = editor.text.string
    if text.utf16.count != editor.text.length { return "length \(editor.text.length) of \(text.utf16.count)" }
    if !text.utf16.elementsEqual(naive.now.text) {
      return "text \(text.debugDescription) and \(naive.string.debugDescription)"
    }
    if editor.selection != TextSelection(anchor: naive.now.anchor, head: naive.now.head) {
      return "selection \(editor.selection) and \(naive.now.anchor), \(naive.now.head) in \(text.debugDescription)"
    }
    if editor.marked != naive.marked {
      return "marked \(String(describing: editor.marked)) and \(String(describing: naive.marked))"
    }
    if min(naive.depth, 500) != editor.undoDepth { return "undo depth \(editor.undoDepth) and \(naive.depth)" }
    if !shadow.elementsEqual(naive.now.text) { return "the spans lead to another text" }
    if editor.content.styles.length != editor.text.length { return "styles are \(editor.content.styles.length) long" }
    if !editor.text.isSound { return "the tree is not sound" }
    return nil
  }

  private mutating func follow(_ outcome: EditOutcome?) {
    guard let span = outcome?.span else { return }
    let new = editor.text.units(in: span.newRange)
    guard span.range.upperBound <= shadow.count else { return shadow = [] }
    shadow.replaceSubrange(span.range, with: new)
  }

  private mutating func make(_ command: EditCommand) {
    last = "\(command)"
    if let proposal = editor.proposal(for: command) { follow(editor.perform(proposal, style: 0)) }
  }

  /// What the owner of the editor does before anything that ends a composition.
  private mutating func commit() {
    if let proposal = editor.commitProposal() { follow(editor.perform(proposal, style: 0)) }
  }

  private mutating func both(_ command: EditCommand, _ body: (inout NaiveEditor) -> Void) {
    if editor.marked != nil {
      commit()
      naive.commit(nil)
    }
    make(command)
    body(&naive)
  }

  private mutating func play() {
    // Undo of naive copies is kept short, or the two would spend their time on copying.
    let length = editor.text.length
    switch dice.below(100) {
    case 0..<34:
      let text = dice.pick(Self.material)
      make(.insert(text))
      naive.insert(text)
    case 34..<44: both(.deleteBackward) { $0.backspace() }
    case 44..<49: both(.deleteForward) { $0.forward() }
    case 49..<52:
      let text = dice.pick(Self.material) + dice.pick(Self.material)
      let clean = text.replacing("\r\n", with: "\n")
      both(.paste(text)) { $0.paste(clean) }
    case 52..<55: both(.cut) { $0.cut() }
    case 55..<70:
      let (anchor, head) = (dice.below(length + 2), dice.below(length + 2))
      let isCaret = dice.below(3) > 0
      commit()
      last = "select \(anchor), \(isCaret ? anchor : head)"
      editor.select(TextSelection(anchor: anchor, head: isCaret ? anchor : head))
      naive.select(anchor, isCaret ? anchor : head)
    case 70..<80:
      let text = dice.below(8) == 0 ? "" : dice.pick(Self.material)
      let start = dice.below(3)
      last = "compose \(text.debugDescription)"
      follow(editor.compose(text, selected: start..<(start + dice.below(3)), style: 0, isUser: true))
      // The same dice for both: the selection is read back.
      let marked = editor.marked?.lowerBound ?? 0
      let range = editor.selection.range
      naive.compose(text, editor.marked == nil ? 0..<0 : (range.lowerBound - marked)..<(range.upperBound - marked))
    case 80..<83:
      last = "commit"
      let text = dice.pick(Self.material)
      if let proposal = editor.commitProposal(text) { follow(editor.perform(proposal, style: 0)) }
      naive.commit(text)
    case 83..<85:
      last = "refuse"
      if editor.marked != nil { follow(editor.refuseCommit()) }
      naive.refuse()
    case 85..<93:
      commit()
      last = "undo"
      follow(editor.undo())
      naive.undo()
    case 93..<97:
      commit()
      last = "redo"
      follow(editor.redo())
      naive.redo()
    default:
      guard length > 60 else { return }
      both(.deleteSelection) { if !$0.chosen.isEmpty { $0.cut() } }
    }
  }
}
