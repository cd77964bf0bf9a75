// Written by Scripts/languages; not to be edited.

/// The catalogs of Assets/Languages/Command.
enum CommandCatalogs {
  /// The catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  static func file(for locale: String) -> (name: String, text: StaticString)? {
    switch locale {
    case "zh", "zh_CN", "zh_SG", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG": ("zh_Hans.po", zhHans)
    default: nil
    }
  }

  private static let zhHans: StaticString = #"""
    msgid "no conflict can be seen before a touch"
    msgstr "触摸之前看不出任何冲突"


    msgctxt "language of the page"
    msgid "en"
    msgstr "zh-Hans"

    msgid "%1$s: an explained replay"
    msgstr "%1$s：带解释的回放"

    msgid "Skip to the verdict"
    msgstr "跳到结论"

    msgid "Made by %1$s. Numbers in brackets are paragraphs of the semantics."
    msgstr "由 %1$s 生成。括号中的数字是语义文档的条目。"

    msgid "The scene"
    msgstr "场景"

    msgid "The scene %1$s, with the fingers"
    msgstr "场景“%1$s”，以及手指"

    msgid "Replay"
    msgstr "回放"

    msgid "Previous event"
    msgstr "上一个事件"

    msgctxt "button"
    msgid "Play"
    msgstr "播放"

    msgctxt "button"
    msgid "Pause"
    msgstr "暂停"

    msgid "Next event"
    msgstr "下一个事件"

    msgid "Speed"
    msgstr "速度"

    msgid "Time"
    msgstr "时间"

    msgid "What happened when"
    msgstr "时间线"

    msgid "Lanes"
    msgstr "轨道"

    msgid "recognized, waits"
    msgstr "已识别，等待中"

    msgid "action sent"
    msgstr "已发送动作"

    msgid "Lost"
    msgstr "落败"

    msgid "Won"
    msgstr "胜出"

    msgid "Verdict"
    msgstr "结论"

    msgid "No recognizer acted, and none lost to another."
    msgstr "没有识别器触发动作，也没有识别器输给另一个。"

    msgid "What helps"
    msgstr "解决办法"

    msgid "Why"
    msgstr "原因"

    msgid "Relations"
    msgstr "关系"

    msgid "The scene names none: every recognizer is on its own."
    msgstr "场景没有指定任何关系：每个识别器各自独立。"

    msgid "Requirements and answers of delegates"
    msgstr "失败要求与代理的回答"

    msgid "recognizer"
    msgstr "识别器"

    msgid "relation"
    msgstr "关系"

    msgid "other"
    msgstr "另一方"

    msgid "What can be seen before any touch"
    msgstr "触摸之前就能看出的问题"

    msgid "Callbacks"
    msgstr "回调"

    msgid "There were none."
    msgstr "没有回调。"

    msgid "Decisions"
    msgstr "决定"

    msgid "1 decision with its rule and reason"
    msgstr "1 个决定，附有规则和原因"

    msgid "%1$s decisions, each with its rule and reason"
    msgstr "%1$s 个决定，每个都附有规则和原因"

    msgid "The decision log"
    msgstr "决定日志"

    msgid "And %1$s more, which %2$s prints."
    msgstr "另有 %1$s 个，可用 %2$s 输出。"

    msgid "time"
    msgstr "时间"

    msgid "decision"
    msgstr "决定"

    msgid "who"
    msgstr "对象"

    msgid "touch"
    msgstr "触摸"

    msgctxt "column"
    msgid "by"
    msgstr "起因"

    msgid "reason"
    msgstr "原因"

    msgid "measured"
    msgstr "测得"

    msgctxt "column"
    msgid "more"
    msgstr "其他"

    msgid "rule"
    msgstr "规则"

    msgid "%1$s on %2$s"
    msgstr "%2$s 上的 %1$s"

    msgid "%1$s of %2$s %3$s"
    msgstr "%1$s / %2$s %3$s"

    msgid ", "
    msgstr "，"

    msgid "; "
    msgstr "；"

    msgid "%1$s."
    msgstr "%1$s。"

    msgid "%1$s hits nothing"
    msgstr "%1$s 没有命中任何视图"

    msgid "No finger came down."
    msgstr "没有手指按下。"

    msgid "%1$s came down at %2$s s"
    msgstr "%1$s 在 %2$s 秒按下"

    msgid "Lanes of fingers, recognizers and views"
    msgstr "手指、识别器和视图的轨道"

    msgid "%1$s: nothing happened."
    msgstr "%1$s：什么都没有发生。"

    msgid "%1$s: %2$s."
    msgstr "%1$s：%2$s。"

    msgid "%1$s from %2$s to %3$s s"
    msgstr "%1$s（%2$s 到 %3$s 秒）"

    msgid "%1$s s: %2$s"
    msgstr "%1$s 秒：%2$s"

    msgid "%1$s: %2$s, %3$s to %4$s s"
    msgstr "%1$s：%2$s，%3$s 到 %4$s 秒"

    msgid " by %1$s"
    msgstr "，起因 %1$s"

    msgid " (%1$s)"
    msgstr "（%1$s）"

    msgid "%1$s blocks %2$s"
    msgstr "%1$s 让 %2$s 等待"

    msgid "%1$s excludes %2$s"
    msgstr "%1$s 排除 %2$s"

    msgid "%1$s takes the touch from %2$s"
    msgstr "%1$s 从 %2$s 取走触摸"

    msgid "%1$s keeps the touch from %2$s"
    msgstr "%1$s 对 %2$s 暂缓触摸"

    msgid "fingers"
    msgstr "手指"

    msgid "keys, buttons, wheels"
    msgstr "按键、按钮、滚轮"

    msgid "recognizers"
    msgstr "识别器"

    msgid "views"
    msgstr "视图"


    msgid "as a view answers gestureRecognizerShouldBegin"
    msgstr "作为视图在 gestureRecognizerShouldBegin 中返回"

    msgid "yes"
    msgstr "true"

    msgid "no"
    msgstr "false"

    msgid "requires to fail"
    msgstr "要求失败的识别器"

    msgid "its delegate lets it begin"
    msgstr "代理允许它开始"

    msgid "its delegate gives it touches"
    msgstr "代理允许它接收触摸"

    msgid "its delegate lets it recognize together with"
    msgstr "代理允许它同时识别的识别器"

    msgid "its delegate has it wait for"
    msgstr "代理让它等待的识别器"

    msgid "its delegate has it waited for by"
    msgstr "代理让它被等待的识别器"

    msgid "its class lets it exclude"
    msgstr "它的类允许它排除的识别器"

    msgid "its class lets it be excluded by"
    msgstr "它的类允许它被排除的识别器"

    msgid "its class has it wait for"
    msgstr "它的类让它等待的识别器"

    msgid "its class has it waited for by"
    msgstr "它的类让它被等待的识别器"

    msgid "every recognizer"
    msgstr "全部"

    msgid "no recognizer"
    msgstr "无"

    msgid "always"
    msgstr "始终"

    msgid "never"
    msgstr "从不"

    msgid "when the pan is horizontal"
    msgstr "当拖移为横向时"

    msgid "when the pan is vertical"
    msgstr "当拖移为纵向时"

    msgid "in %1$s"
    msgstr "在 %1$s 中"

    msgid "except in controls"
    msgstr "控件中除外"

    msgid "%1$s takes no value"
    msgstr "%1$s 不带值"

    msgid "%1$s needs a value"
    msgstr "%1$s 需要一个值"

    msgid "%1$s is given twice"
    msgstr "%1$s 给出了两次"

    msgid "unknown option %1$s"
    msgstr "未知选项 %1$s"

    msgid "unknown option %1$s; there are %2$s%3$s"
    msgstr "未知选项 %1$s；现有 %2$s%3$s"

    msgid "%1$s %2$s: there are %3$s%4$s"
    msgstr "%1$s %2$s：可用的有 %3$s%4$s"

    msgid "%1$s %2$s: it takes a number from %3$s to %4$s"
    msgstr "%1$s %2$s：需要 %3$s 到 %4$s 之间的数"

    msgid "one %1$s at most, not %2$s"
    msgstr "最多一个 %1$s，而不是 %2$s"

    msgid "no command is called %1$s; there are %2$s, help, version%3$s"
    msgstr "没有名为 %1$s 的命令；现有 %2$s, help, version%3$s"

    msgid "see: %1$s"
    msgstr "请参阅：%1$s"

    msgid "the standard output is cut off: %1$s"
    msgstr "标准输出被中断：%1$s"

    msgid "the disk is full"
    msgstr "磁盘已满"

    msgid "which program?"
    msgstr "哪个程序？"

    msgid "cannot set the variable TOUCHSTONE_CAPTURE"
    msgstr "无法设置变量 TOUCHSTONE_CAPTURE"

    msgid "which capture?"
    msgstr "哪个截获文件？"

    msgid "%1$s: a scene and not a capture: it has no log to compare"
    msgstr "%1$s：这是场景而不是截获文件：没有可比较的日志"

    msgid "name a shell: bash, zsh or fish"
    msgstr "请指定 shell：bash、zsh 或 fish"

    msgid "no completion for %1$s; there are bash, zsh, fish%2$s"
    msgstr "没有 %1$s 的补全；现有 bash, zsh, fish%2$s"

    msgid "which scene?"
    msgstr "哪个场景？"

    msgid "one scene and one recognizer at most"
    msgstr "最多一个场景和一个识别器"

    msgid "no recognizer is called %1$s; the scene has none"
    msgstr "没有名为 %1$s 的识别器；该场景没有任何识别器"

    msgid "no recognizer is called %1$s; there are %2$s%3$s"
    msgstr "没有名为 %1$s 的识别器；现有 %2$s%3$s"

    msgid "did you mean \"%1$s\"?"
    msgstr "您是否想写 \"%1$s\"？"

    msgid "--want %1$s: %2$sit takes %3$s"
    msgstr "--want %1$s：%2$s它接受 %3$s"

    msgid "--want: nothing in the scene is called %1$s; there are %2$s%3$s"
    msgstr "--want：场景中没有名为 %1$s 的对象；现有 %2$s%3$s"

    msgid "which recording?"
    msgstr "哪个录制文件？"

    msgid "no output file; name one with -o FILE"
    msgstr "没有输出文件；请用 -o FILE 指定"

    msgid "cannot be converted to an input file: %1$s"
    msgstr "无法转换为输入文件：%1$s"

    msgid "--size %1$s: it takes WIDTHxHEIGHT, whole points from 1 to 10000"
    msgstr "--size %1$s：需要 WIDTHxHEIGHT，均为 1 到 10000 之间的整数点"

    msgid "cannot set the variable TOUCHSTONE_INSPECT"
    msgstr "无法设置变量 TOUCHSTONE_INSPECT"

    msgid "--attach %1$s: %2$s"
    msgstr "--attach %1$s：%2$s"

    msgid "--attach %1$s: it takes the number of a process, which touchstone ps lists, or a path"
    msgstr "--attach %1$s：需要进程号（touchstone ps 会列出），或一个路径"

    msgid "--attach %1$s: %2$s%3$s"
    msgstr "--attach %1$s：%2$s%3$s"

    msgid "--descriptor %1$s: not an open descriptor; apps pass one when they start the inspector. Use --attach PID, or a program"
    msgstr "--descriptor %1$s：不是打开的描述符；应用启动检查器时会传入一个。请使用 --attach PID，或指定一个程序"

    msgid "list takes no arguments, but got \"%1$s\""
    msgstr "list 不接受参数，但收到了“%1$s”"

    msgid "no command is called %1$s%2$s"
    msgstr "没有名为 %1$s 的命令%2$s"

    msgid "either a scene or --attach"
    msgstr "场景和 --attach 只能选一个"

    msgid "which scene? or --attach PID"
    msgstr "哪个场景？或使用 --attach PID"

    msgid "which name?"
    msgstr "叫什么名称？"

    msgid "%1$s: a name consists of at most 60 letters and digits, a letter first"
    msgstr "%1$s：名称最多由 60 个字母和数字组成，以字母开头"

    msgid "%1$s: Swift, its libraries or Touchstone use that name; choose another one"
    msgstr "%1$s：Swift、它的库或 Touchstone 已使用该名称；请换一个"

    msgid "--scene and --host-c cannot be combined; give one of them"
    msgstr "--scene 和 --host-c 不能同时使用；请只给出一个"

    msgid "--touchstone: a scene and a program in C need no sources"
    msgstr "--touchstone：场景和 C 程序不需要源代码"

    msgid "--touchstone %1$s: expected a folder or a URL without quotes, backslashes and line breaks"
    msgstr "--touchstone %1$s：需要文件夹或 URL，不含引号、反斜杠和换行"

    msgid "%1$s exists already"
    msgstr "%1$s 已经存在"

    msgid "%1$s/%2$s: %3$s; run this in a folder that touchstone new has made"
    msgstr "%1$s/%2$s：%3$s；请在由 touchstone new 创建的文件夹中运行"

    msgid "bash: %1$s"
    msgstr "bash：%1$s"

    msgid "one scene and one input at most, not %1$s"
    msgstr "最多一个场景和一个输入，而不是 %1$s"

    msgid "%1$s: the file contains no picture; --screenshot makes one of the scene"
    msgstr "%1$s：文件不含图片；--screenshot 可生成场景的图片"

    msgid "which sources?"
    msgstr "哪些源文件？"

    msgid "--check writes nothing, so it cannot be combined with --in-place"
    msgstr "--check 不写入任何内容，因此不能与 --in-place 一起使用"

    msgid "%1$s: only Swift sources can be ported"
    msgstr "%1$s：只能移植 Swift 源文件"

    msgid "%1$s sources were left unchanged; see the lines above"
    msgstr "%1$s 个源文件未作更改；请参阅以上各行"

    msgid "which source?"
    msgstr "哪个源文件？"

    msgid "%1$s: previews are in Swift sources"
    msgstr "%1$s：预览位于 Swift 源文件中"

    msgid "%1$s: put the preview into another source; main.swift has the program's own start"
    msgstr "%1$s：请把预览放入另一个源文件；main.swift 含有程序自己的启动代码"

    msgid "%1$s: it has no #Preview%2$s"
    msgstr "%1$s：其中没有 #Preview%2$s"

    msgid "--name %1$s: no preview has this name; there are %2$s"
    msgstr "--name %1$s：没有这个名称的预览；现有 %2$s"

    msgid "--size %1$s: it takes two whole numbers from 1 to 4096, such as 390x844"
    msgstr "--size %1$s：需要两个 1 到 4096 之间的整数，例如 390x844"

    msgid "ps takes no arguments, but got \"%1$s\""
    msgstr "ps 不接受参数，但收到了“%1$s”"

    msgid "XDG_RUNTIME_DIR is not set; apps listen in that folder"
    msgstr "没有设置 XDG_RUNTIME_DIR；应用在该文件夹中监听"

    msgid "%1$s takes no arguments, but got \"%2$s\"; -o FILE sets the output file"
    msgstr "%1$s 不接受参数，但收到了“%2$s”；用 -o FILE 指定输出文件"

    msgid "rule needs a number, such as 5.1.2"
    msgstr "rule 需要一个编号，例如 5.1.2"

    msgid "there is no rule \"%1$s\""
    msgstr "没有规则 \"%1$s\""

    msgid "the built-in scene %1$s has no %2$s file"
    msgstr "内建场景 %1$s 没有 %2$s 文件"

    msgid "--at sets the time of --screenshot, which is missing"
    msgstr "--at 设置 --screenshot 的时间，但没有给出 --screenshot"

    msgid "%1$s is for --screenshot and --film, which are not given"
    msgstr "%1$s 用于 --screenshot 和 --film，但两者都没有给出"

    msgid "a picture of %1$s by %2$s pixels is too large; accepted: at most %3$s pixels, by a smaller --scale or scene"
    msgstr "%1$s × %2$s 像素的图片太大；可接受：最多 %3$s 像素，请减小 --scale 或场景"

    msgid "%1$s: there is no picture to write"
    msgstr "%1$s：没有可写入的图片"

    msgid "%1$s: cannot create the folder: %2$s"
    msgstr "%1$s：无法创建文件夹：%2$s"

    msgid "the port cannot be read: %1$s"
    msgstr "移植结果无法读取：%1$s"

    msgid "more than %1$s places to change; split the source into several"
    msgstr "需要更改的位置超过 %1$s 处；请把源文件拆分"

    msgid "a %1$s is not closed"
    msgstr "%1$s 没有闭合"

    msgid "a %1$s closes nothing"
    msgstr "%1$s 没有对应的开括号"

    msgid "no file in memory: %1$s"
    msgstr "无法在内存中创建文件：%1$s"

    msgid "it does not print what it parses"
    msgstr "它不输出解析结果"

    msgid "%1$s: it has no #Preview"
    msgstr "%1$s：其中没有 #Preview"

    msgid "%1$s: no folder above it has a Package.swift"
    msgstr "%1$s：上级文件夹中没有 Package.swift"

    msgid "%1$s: the package at %2$s has no program or library with this source"
    msgstr "%1$s：%2$s 处的软件包中没有包含该源文件的程序或库"

    msgid "%1$s ended with status %2$s"
    msgstr "%1$s 以状态 %2$s 结束"

    msgid "the sources cannot be observed: %1$s"
    msgstr "无法监视源文件：%1$s"

    msgid "swift: %1$s"
    msgstr "swift：%1$s"

    msgid "the preview ended with %1$s"
    msgstr "预览以 %1$s 结束"

    msgid "%1$s: the scene names no input; give one with --input FILE"
    msgstr "%1$s：场景没有指定输入；请用 --input FILE 给出"

    msgid "callback %1$s is different"
    msgstr "第 %1$s 个回调不同"

    msgid "after rule %1$s of Docs/Semantics.md"
    msgstr "在 Docs/Semantics.md 的规则 %1$s 之后"

    msgid "line %1$s is different"
    msgstr "第 %1$s 行不同"

    msgid "recorded: %1$s"
    msgstr "录制：%1$s"

    msgid "nothing more"
    msgstr "没有更多内容"

    msgid "played:   %1$s"
    msgstr "播放：%1$s"

    msgid "by rule %1$s of Docs/Semantics.md"
    msgstr "依据 Docs/Semantics.md 的规则 %1$s"

    msgid "usage: %1$s"
    msgstr "用法：%1$s"

    msgid "%1$s: no difference in %2$s lines"
    msgstr "%1$s：%2$s 行中没有差异"

    msgid "%1$s: %2$s lines, for scenes of %3$s points (assumed; change it with --size)"
    msgstr "%1$s：%2$s 行，用于 %3$s 点的场景（此为假定；可用 --size 更改）"

    msgid "%1$s: %2$s lines, for scenes of %3$s points"
    msgstr "%1$s：%2$s 行，用于 %3$s 点的场景"

    msgid "; touchstone ps lists the apps that listen"
    msgstr "；touchstone ps 会列出正在监听的应用"

    msgid "The gesture cannot be played again: %1$s"
    msgstr "无法再次播放此手势：%1$s"

    msgid "The gesture cannot be played again as it was (%1$s): nothing is tried."
    msgstr "无法按原样再次播放此手势（%1$s）：不作任何尝试。"

    msgid "Played again with changes. No change was found that helps."
    msgstr "已更改并再次播放。没有找到能解决问题的更改。"

    msgid "Played again with changes. 1 cure was found."
    msgstr "已更改并再次播放。找到 1 个解决办法。"

    msgid "Played again with changes. %1$s cures were found."
    msgstr "已更改并再次播放。找到 %1$s 个解决办法。"

    msgid "NAME"
    msgstr "名称"

    msgid "SYNOPSIS"
    msgstr "概要"

    msgid "SEE ALSO"
    msgstr "另请参阅"

    msgid "COMMANDS"
    msgstr "命令"

    msgid "User Commands"
    msgstr "用户命令"

    msgid "DESCRIPTION"
    msgstr "描述"

    msgid "there is no package at %1$s yet: put Touchstone's sources there, or change Package.swift"
    msgstr "%1$s 处还没有软件包：请将 Touchstone 的源代码放在那里，或更改 Package.swift"

    msgid "left unchanged: %1$s"
    msgstr "未作更改：%1$s"

    msgid "%1$s: nothing to change"
    msgstr "%1$s：无需更改"

    msgid "ignored: %1$s"
    msgstr "已忽略：%1$s"

    msgid "; %1$s is a preview of SwiftUI"
    msgstr "；%1$s 是 SwiftUI 的预览"

    msgid "no app listens; start one with TOUCHSTONE_INSPECT=listen"
    msgstr "没有应用在监听；请以 TOUCHSTONE_INSPECT=listen 启动一个"

    msgid "Saved as %1$s in the current folder."
    msgstr "已在当前文件夹中存储为 %1$s。"

    msgid "Saved as %1$s."
    msgstr "已存储为 %1$s。"

    msgid "Not saved: %1$s."
    msgstr "未存储：%1$s。"

    msgid "Not saved: every name up to %1$s is taken."
    msgstr "未存储：到 %1$s 为止的所有名称都已被使用。"

    msgid "the reader does not read the log; its end is lost"
    msgstr "日志的读取方没有读取；日志的结尾已丢失"

    msgid "the log is cut off: the disk is full"
    msgstr "日志被中断：磁盘已满"

    msgid "the log is cut off"
    msgstr "日志被中断"

    msgid "%1$s lines of the log are lost: they were not read in time"
    msgstr "日志丢失了 %1$s 行：未及时读取"

    msgid "changes in some folders of sources are not noticed: %1$s"
    msgstr "某些源文件夹中的更改不会被察觉：%1$s"

    msgid "the sources do not compile; save one to build again"
    msgstr "源代码无法编译；存储其中一个即可重新构建"

    msgid "the preview ended with %1$s; save a source to show it again"
    msgstr "预览以 %1$s 结束；存储源文件即可再次显示"

    msgid "signal %1$s"
    msgstr "信号 %1$s"

    msgid "status %1$s"
    msgstr "状态 %1$s"

    msgid "%1$s is a built-in scene and has no file. W writes it to one when it is changed."
    msgstr "%1$s 是内建场景，没有文件。更改后按 W 可将它写入文件。"

    msgid "%1$s does not contain %2$s."
    msgstr "%1$s 不包含 %2$s。"

    msgid "It does not play as it was seen: %1$s."
    msgstr "播放结果与看到的不同：%1$s。"

    msgid "So what is said here may not be what has happened."
    msgstr "因此这里的说明可能与实际发生的情况不符。"

    msgid "%1$s is different"
    msgstr "%1$s 不同"

    msgid "%1$s: %2$s lines, %3$s s"
    msgstr "%1$s：%2$s 行，%3$s 秒"

    msgid "Recovered %1$s, which was not finished. Space plays it."
    msgstr "已恢复未完成的 %1$s。按空格键播放。"

    msgid "Recovered %1$s, which was not finished."
    msgstr "已恢复未完成的 %1$s。"

    msgid "%1$s waits for %2$s to fail: UIKit does not tell, but only so it plays as it was seen."
    msgstr "%1$s 等待 %2$s 失败：UIKit 不会告知，但只有这样播放结果才与看到的一致。"
    """#
}
