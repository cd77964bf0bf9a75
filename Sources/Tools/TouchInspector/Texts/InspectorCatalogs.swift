// Written by Scripts/languages; not to be edited.

/// The catalogs of Assets/Languages/Inspector.
enum InspectorCatalogs {
  /// The catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  static func file(for locale: String) -> (name: String, text: StaticString)? {
    switch locale {
    case "zh", "zh_CN", "zh_SG", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG": ("zh_Hans.po", zhHans)
    default: nil
    }
  }

  private static let zhHans: StaticString = #"""
    msgid "See why a gesture wins or loses."
    msgstr "看看手势为何成功或失败。"

    msgctxt "scene"
    msgid "changed"
    msgstr "已更改"

    msgid "cured"
    msgstr "已修正"

    msgid "cure"
    msgstr "修正"

    msgid "Less"
    msgstr "收起"

    msgid "All scenes"
    msgstr "所有场景"

    msgid "1 change"
    msgstr "1 处更改"

    msgid "%1$s changes"
    msgstr "%1$s 处更改"

    msgid "Undo"
    msgstr "撤销"

    msgid "Reset"
    msgstr "还原"

    msgid "Without your changes: %1$s"
    msgstr "没有你的更改时：%1$s"

    msgid "More"
    msgstr "更多"

    msgid "was"
    msgstr "之前"

    msgid "Show all"
    msgstr "显示全部"

    msgid "WHAT HELPS"
    msgstr "解决方法"

    msgid "WHY"
    msgstr "原因"

    msgid "There is no text of this rule here."
    msgstr "此处没有这条规则的文本。"

    msgid "Close"
    msgstr "关闭"

    msgid "A replay of the scene's own input. Press on the scene to take over."
    msgstr "正在重放场景自带的输入。在场景上按下即可自己操作。"

    msgid "no change"
    msgstr "没有更改"

    msgid "You see what you did last, played into the scene with %1$s. Press on the scene to continue."
    msgstr "你看到的是上次的操作，重放时场景有%1$s。在场景上按下即可继续。"

    msgid "The time of %1$s is stopped, and its touches wait. Step advances it by a frame."
    msgstr "%1$s的时间已暂停，触摸在等待。“步进”前进一帧。"

    msgid "Touch the program, in its own window. Pick chooses a view there without touching it."
    msgstr "请在程序自己的窗口中触摸。“选取”可在那里选择一个视图而不触摸它。"

    msgid "Press anywhere on the scene, with the mouse or with several fingers. Hold, move, lift."
    msgstr "用鼠标或多根手指在场景任意位置按下、按住、移动、抬起。"

    msgid "The mouse"
    msgstr "鼠标"

    msgid "The pencil"
    msgstr "铅笔"

    msgid "Finger %1$s"
    msgstr "手指 %1$s"

    msgid "%1$s hit no view, so no view receives it."
    msgstr "%1$s没有命中视图，因此没有视图收到它。"

    msgid "%1$s hit %2$s, because hitTest of %3$s returned it."
    msgstr "%1$s命中 %2$s，因为 %3$s 的 hitTest 返回了它。"

    msgid "%1$s hit %2$s, after 1 view was asked."
    msgstr "%1$s命中 %2$s，之前询问了 1 个视图。"

    msgid "%1$s hit %2$s, after %3$s views were asked."
    msgstr "%1$s命中 %2$s，之前询问了 %3$s 个视图。"

    msgid "No responder handles %1$s."
    msgstr "没有响应者处理 %1$s。"

    msgid "It handles %1$s itself."
    msgstr "它自己处理 %1$s。"

    msgid "%1$s handles %2$s."
    msgstr "%1$s 处理 %2$s。"

    msgid "Also: %1$s"
    msgstr "此外：%1$s"

    msgid "the next control or part of the window"
    msgstr "下一个控件或窗口的下一部分"

    msgid "the scene, lane or switch above or below"
    msgstr "上方或下方的场景、轨道或开关"

    msgid "the previous or next decision; with Shift, selects"
    msgstr "上一个或下一个判定；按住 Shift 则选择"

    msgid "presses the switch; shows the selected range"
    msgstr "按下开关；显示所选范围"

    msgid "plays the input, pauses"
    msgstr "播放输入，暂停"

    msgid "records; saves the recording"
    msgstr "录制；存储录制"

    msgid "from a conflict to its cure and back"
    msgstr "在冲突与修正之间切换"

    msgid "returns to the present"
    msgstr "回到现在"

    msgid "closes a list or a rule; clears the range, then the choice"
    msgstr "关闭列表或规则；清除范围，然后清除选择"

    msgid "picks a view on the stage; arrows and Return choose it"
    msgstr "在舞台上选取视图；用箭头和 Return 选择"

    msgid "the next tab"
    msgstr "下一个标签"

    msgid "takes back the last change"
    msgstr "撤销上次更改"

    msgid "writes the changed scene"
    msgstr "写入更改后的场景"

    msgid "slower, faster"
    msgstr "更慢，更快"

    msgid "makes the scene larger, smaller, as large as possible"
    msgstr "将场景放大、缩小、尽量放大"

    msgid "zoom of the lanes, fit"
    msgstr "缩放轨道，适合"

    msgid "collapses or expands the chosen lane; pins or unpins it"
    msgstr "收起或展开所选轨道；固定或取消固定"

    msgid "dark or light"
    msgstr "深色或浅色"

    msgid "this list"
    msgstr "此列表"

    msgid "KEYS"
    msgstr "按键"

    msgctxt "tab"
    msgid "Touch"
    msgstr "触摸"

    msgid "Relations"
    msgstr "关系"

    msgid "Flags"
    msgstr "标志"

    msgid "Log"
    msgstr "日志"

    msgid "Pick"
    msgstr "选取"

    msgid "HIT TEST"
    msgstr "命中测试"

    msgid "front views are asked first"
    msgstr "先询问最前面的视图"

    msgid "No touch yet."
    msgstr "尚无触摸。"

    msgid "LOG"
    msgstr "日志"

    msgid "newest first, seconds %1$s"
    msgstr "最新的在前，以秒计，%1$s"

    msgid "RESPONDER CHAIN"
    msgstr "响应者链"

    msgid "from the hit view up"
    msgstr "从命中的视图向上"

    msgid "passes it on"
    msgstr "向上传递"

    msgid "handles it"
    msgstr "处理"

    msgid "not handled"
    msgstr "未处理"

    msgid "since the first touch"
    msgstr "从首次触摸起"

    msgid "since the beginning"
    msgstr "从开始起"

    msgid "RELATIONS"
    msgstr "关系"

    msgid "arrows lead to who must fail first"
    msgstr "箭头指向必须先失败的识别器"

    msgid "The scene has no gesture recognizers."
    msgstr "该场景没有手势识别器。"

    msgid "Choose a recognizer to change its relations."
    msgstr "选择一个识别器以更改其关系。"

    msgid "on %1$s"
    msgstr "位于 %1$s"

    msgid "waits for"
    msgstr "等待"

    msgid "together"
    msgstr "同时"

    msgid "the first prevents the other"
    msgstr "先识别的阻止另一个"

    msgid "wait for each other: a circle"
    msgstr "互相等待：循环"

    msgid "%1$s and"
    msgstr "%1$s 与"

    msgid "FLAGS"
    msgstr "标志"

    msgid "Choose a lane, or press Pick and then a view in the program's window. Its flags can be changed here while fingers are down."
    msgstr "选择一条轨道，或按“选取”后在程序的窗口中选择一个视图。手指按着时也可以在此更改它的标志。"

    msgid "Choose a lane, or press Pick and then a view on the stage. Its flags can be changed here while fingers are down."
    msgstr "选择一条轨道，或按“选取”后在舞台上选择一个视图。手指按着时也可以在此更改它的标志。"

    msgid "Reset all"
    msgstr "全部还原"

    msgid "1 CHANGE"
    msgstr "1 处更改"

    msgid "%1$s CHANGES"
    msgstr "%1$s 处更改"

    msgid "Save report"
    msgstr "存储报告"

    msgid "Save scene"
    msgstr "存储场景"

    msgid "begins"
    msgstr "开始"

    msgid "ends or recognizes"
    msgstr "结束或识别"

    msgid "fails"
    msgstr "失败"

    msgid "is cancelled"
    msgstr "被取消"

    msgid "STOP WHEN %1$s"
    msgstr "暂停条件：%1$s"

    msgid "EDGES"
    msgstr "边"

    msgid "left open (25.13)"
    msgstr "未确定（25.13）"

    msgid "the own size of %1$s"
    msgstr "%1$s 的固有大小"

    msgid "nothing says it"
    msgstr "没有约束确定它"

    msgid "what is given"
    msgstr "给定值"

    msgid "an intrinsic size"
    msgstr "固有大小"

    msgid "These constraints conflict: %1$s. Broken: %2$s (25.38)."
    msgstr "这些约束互相冲突：%1$s。已放弃：%2$s（25.38）。"

    msgid "LANES"
    msgstr "轨道"

    msgid "Live"
    msgstr "实时"

    msgid "Fit"
    msgstr "适合"

    msgid "possible"
    msgstr "可能"

    msgid "began"
    msgstr "已开始"

    msgctxt "state"
    msgid "changed"
    msgstr "已变化"

    msgid "recognized"
    msgstr "已识别"

    msgid "failed"
    msgstr "已失败"

    msgid "cancelled"
    msgstr "已取消"

    msgid "waits"
    msgstr "等待"

    msgid "down"
    msgstr "按下"

    msgid "held back"
    msgstr "暂缓"

    msgid "action sent"
    msgstr "已发送动作"

    msgid "repeated"
    msgstr "连续重复"

    msgid "received the beginning"
    msgstr "收到开始"

    msgid "received the end"
    msgstr "收到结束"

    msgid "never received it"
    msgstr "从未收到"

    msgid "time limit"
    msgstr "时限"

    msgid "prevents"
    msgstr "阻止"

    msgid "makes fail"
    msgstr "使其失败"

    msgid "makes wait"
    msgstr "使其等待"

    msgid "lets act"
    msgstr "允许动作"

    msgid "takes the touch"
    msgstr "取走触摸"

    msgid "holds the touch back"
    msgstr "暂缓触摸"

    msgid "Marks"
    msgstr "标记"

    msgid "everything"
    msgstr "全部"

    msgid "Lanes begin with the first touch: one for every finger and every view."
    msgstr "轨道从首次触摸开始：每根手指和每个视图各一条。"

    msgid "Lanes begin with the first touch: one for every finger, %1$s and every view."
    msgstr "轨道从首次触摸开始：每根手指、%1$s 和每个视图各一条。"

    msgid "Stop"
    msgstr "停止"

    msgid "Record"
    msgstr "录制"

    msgid "Pause"
    msgstr "暂停"

    msgid "Resume"
    msgstr "继续播放"

    msgid "Play"
    msgstr "播放"

    msgid "Save"
    msgstr "存储"

    msgid "Recording what the fingers do on the scene."
    msgstr "正在录制手指在场景上的操作。"

    msgid "Halted."
    msgstr "已暂停。"

    msgid "Playing."
    msgstr "正在播放。"

    msgid "R records, Space plays, S saves. Hold Alt for a second finger."
    msgstr "R 录制，空格键播放，S 存储。按住 Alt 可添加第二根手指。"

    msgid "Nothing was changed. Click to close this."
    msgstr "没有任何更改。点按以关闭。"

    msgid "Zoom"
    msgstr "缩放"

    msgid "Continue"
    msgstr "继续"

    msgid "Step"
    msgstr "步进"

    msgid "Capture"
    msgstr "捕捉"

    msgid "Try cures"
    msgstr "试验修正"

    msgid "changes"
    msgstr "变化"

    msgid "%1$s %2$s: %3$s is paused."
    msgstr "%1$s%2$s：%3$s已暂停。"

    msgid "Do it again: each gesture is played again with changes, to find what helps."
    msgstr "请再操作一次：每个手势都会带着更改重放，以找出解决方法。"

    msgid "Each gesture is written to %1$s, in the folder of the program."
    msgstr "每个手势都会写入程序文件夹中的 %1$s。"

    msgid "Saved as %1$s."
    msgstr "已存储为 %1$s。"

    msgid "Not saved: %1$s."
    msgstr "未存储：%1$s。"

    msgid "Inspector: %1$s"
    msgstr "检查器：%1$s"

    msgid "The program"
    msgstr "程序"

    msgid "TREE"
    msgstr "视图树"

    msgid "TOUCH MAP"
    msgstr "触控范围图"

    msgid "the text about the scene, folded or whole"
    msgstr "场景说明：折叠或全文"

    msgid "MARKS IN THE LANES"
    msgstr "轨道中的标记"

    msgid "the touch map: where fingers reach what"
    msgstr "触控范围图：手指能触及何处"

    msgid "what a screen reader reads, in its order"
    msgstr "屏幕阅读器朗读的内容及其顺序"

    msgid "opens the source of what is chosen in your editor"
    msgstr "在你的编辑器中打开所选对象的源代码"

    msgid "tints what was redrawn, fading"
    msgstr "给重绘的区域着色，颜色逐渐淡去"

    msgid "a graph of frame times: layout blue, drawing yellow, presenting green; the red line is the limit"
    msgstr "帧时间图：布局为蓝色，绘制为黄色，呈现为绿色；红线是上限"

    msgid "SCREEN READER"
    msgstr "屏幕阅读器"

    msgid "The program has not sent its map."
    msgstr "程序尚未发送触控范围图。"

    msgid "A screen reader finds nothing here."
    msgstr "屏幕阅读器在这里找不到任何内容。"

    msgid "This program has no connection to screen readers, so there is nothing to read."
    msgstr "此程序没有连接屏幕阅读器，因此没有可朗读的内容。"

    msgid "traits: %1$s"
    msgstr "特征：%1$s"

    msgid "hint: %1$s"
    msgstr "提示：%1$s"

    msgid "There is no source to open."
    msgstr "没有可以打开的源代码。"

    msgid "%1$s, line %2$s, cannot be read on this machine."
    msgstr "无法在这台机器上读取 %1$s 的第 %2$s 行。"

    msgid "%1$s cannot be started: %2$s."
    msgstr "无法启动 %1$s：%2$s。"

    msgid "Opened %1$s at line %2$s with %3$s."
    msgstr "已用 %3$s 打开 %1$s 的第 %2$s 行。"

    msgid "Opened %1$s with %2$s; the line is %3$s."
    msgstr "已用 %2$s 打开 %1$s；行号是 %3$s。"

    msgid "%1$s names %2$s, which is not installed. Set it to an editor that is."
    msgstr "%1$s 指定的 %2$s 未安装。请将它设为已安装的编辑器。"

    msgid "%1$s has a quotation mark that is not closed."
    msgstr "%1$s 中有未闭合的引号。"

    msgid "Set TOUCHSTONE_EDITOR to a command that opens %1$s, line %2$s: no editor was found."
    msgstr "没有找到编辑器。请将 TOUCHSTONE_EDITOR 设为能打开 %1$s 第 %2$s 行的命令。"

    msgid "%1$s is a class of the kit, not of the program."
    msgstr "%1$s 是工具包的类，不是程序的类。"

    msgid "The program runs on another machine, so its sources are not known here."
    msgstr "程序在另一台机器上运行，因此这里不知道它的源代码。"

    msgid "Where %1$s is defined is not known: the program's debug information does not contain it."
    msgstr "不知道 %1$s 在哪里定义：程序的调试信息中没有。"

    msgid "Choose an object first; then its class is opened."
    msgstr "请先选择一个对象，然后打开它的类。"

    msgid "UNTAKEN TOUCHES"
    msgstr "无人处理的触摸"

    msgid "newest first"
    msgstr "最新的在前"

    msgid "%1$s (%2$s)"
    msgstr "%1$s（%2$s）"

    msgid ", "
    msgstr "、"

    msgid "Advice"
    msgstr "建议"

    msgid "%1$s, %2$s"
    msgstr "%1$s，%2$s"

    msgid "%1$s, and %2$s more"
    msgstr "%1$s，另有 %2$s 项"

    msgid "Set %1$s of %2$s to %3$s"
    msgstr "将 %2$s 的 %1$s 设为 %3$s"

    msgid "Wait for %1$s"
    msgstr "等待 %1$s"

    msgid "Do not wait for %1$s"
    msgstr "不等待 %1$s"

    msgid "Let both recognize"
    msgstr "让两者都能识别"

    msgid "Let only one recognize"
    msgstr "只让其中一个识别"

    msgid "Let %1$s recognize with any other"
    msgstr "让 %1$s 与任何其他识别器同时识别"

    msgid "Begin %1$s along x only"
    msgstr "只让 %1$s 沿 x 轴开始"

    msgid "Begin %1$s along y only"
    msgstr "只让 %1$s 沿 y 轴开始"

    msgid "Do not begin %1$s"
    msgstr "不让 %1$s 开始"

    msgid "Let %1$s begin"
    msgstr "让 %1$s 开始"

    msgid "Keep %1$s off controls"
    msgstr "让 %1$s 避开控件"

    msgid "Keep %1$s to %2$s"
    msgstr "只让 %1$s 接受 %2$s 中的触摸"

    msgid "Give %1$s no touches"
    msgstr "不给 %1$s 触摸"

    msgid "Give %1$s the touch"
    msgstr "把触摸交给 %1$s"

    msgid "Let %1$s prevent %2$s"
    msgstr "让 %1$s 阻止 %2$s"

    msgid "Let %1$s spare %2$s"
    msgstr "让 %1$s 不阻止 %2$s"

    msgid "Protect %1$s from %2$s"
    msgstr "防止 %1$s 被 %2$s 阻止"

    msgid "Refuse gestures on %1$s"
    msgstr "拒绝 %1$s 上的手势"

    msgid "Allow gestures on %1$s"
    msgstr "允许 %1$s 上的手势"

    msgid "Let the content of %1$s have touches"
    msgstr "让 %1$s 的内容得到触摸"

    msgid "Let the content of %1$s keep touches"
    msgstr "让 %1$s 的内容保留触摸"

    msgid "Let %1$s take touches to scroll"
    msgstr "让 %1$s 取走触摸以滚动"

    msgid "Change the touch area of %1$s"
    msgstr "更改 %1$s 的触摸区域"

    msgid "Change the hit test of %1$s"
    msgstr "更改 %1$s 的命中测试"

    msgid "Resize %1$s"
    msgstr "更改 %1$s 的大小"

    msgid "Move %1$s to the back"
    msgstr "将 %1$s 移到最后面"

    msgid "Move %1$s to the front"
    msgstr "将 %1$s 移到最前面"

    msgid "Remove %1$s"
    msgstr "移除 %1$s"

    msgid "Move %1$s to %2$s"
    msgstr "将 %1$s 移到 %2$s"

    msgid "Call super in %1$s"
    msgstr "在 %1$s 中调用 super"

    msgid "Let the delegate of %1$s allow it"
    msgstr "让 %1$s 的代理允许"

    msgid "Return the view to zoom"
    msgstr "返回要缩放的视图"

    msgid "Make %1$s the first responder"
    msgstr "让 %1$s 成为第一响应者"

    msgid "Show the back button"
    msgstr "显示返回按钮"

    msgid "Expand the sheet first"
    msgstr "先展开表单页"

    msgid "Scroll before the sheet expands"
    msgstr "在表单页展开之前滚动"

    msgid "Let touches through behind the sheet"
    msgstr "让触摸穿过表单页后面"

    msgid "Let rows be swiped"
    msgstr "允许轻扫行"

    msgid "Do not let rows be swiped"
    msgstr "不允许轻扫行"

    msgid "Let rows be moved"
    msgstr "允许移动行"

    msgid "Make %1$s clear instead of transparent"
    msgstr "让 %1$s 的背景透明，而不是整个视图"

    msgid "Add a constraint to %1$s"
    msgstr "给 %1$s 添加约束"

    msgid "Remove a constraint of %1$s"
    msgstr "移除 %1$s 的约束"

    msgid "Change a constraint of %1$s"
    msgstr "更改 %1$s 的约束"

    msgid "Select another tab"
    msgstr "选择另一个标签"

    msgid "Go back to %1$s first"
    msgstr "先返回 %1$s"

    msgid "Dismiss %1$s first"
    msgstr "先关闭 %1$s"

    msgid "Present %1$s in another style"
    msgstr "以另一种样式呈现 %1$s"

    msgid "Let %1$s not remove %2$s"
    msgstr "不让 %1$s 移除 %2$s"

    msgid "Let %1$s not set %2$s of %3$s"
    msgstr "不让 %1$s 设置 %3$s 的 %2$s"

    msgid "Leave the view its touch"
    msgstr "让视图保留触摸"

    msgid "Deliver the touch at once"
    msgstr "立即送达触摸"

    msgid "Deliver the lift at once"
    msgstr "立即送达抬起"

    msgid "Let %1$s scroll"
    msgstr "让 %1$s 滚动"

    msgid "Do not let %1$s scroll"
    msgstr "不让 %1$s 滚动"

    msgid "Let %1$s take touches"
    msgstr "让 %1$s 接受触摸"

    msgid "Do not let %1$s take touches"
    msgstr "不让 %1$s 接受触摸"

    msgid "Enable %1$s"
    msgstr "启用 %1$s"

    msgid "Disable %1$s"
    msgstr "停用 %1$s"

    msgid "Hide %1$s"
    msgstr "隐藏 %1$s"

    msgid "Show %1$s"
    msgstr "显示 %1$s"

    msgid "Give %1$s every finger"
    msgstr "把每根手指都交给 %1$s"

    msgid "Let %1$s be touched alone"
    msgstr "只允许单独触摸 %1$s"

    msgid "Clip %1$s"
    msgstr "裁剪 %1$s"

    msgid "Begin the press after %1$s s"
    msgstr "%1$s 秒后开始长按"

    msgid "Recognize at tap %1$s"
    msgstr "第 %1$s 次点按时识别"

    msgid "Recognize with %1$s"
    msgstr "用 %1$s识别"

    msgid "Begin with %1$s"
    msgstr "用 %1$s开始"

    msgid "Allow %1$s at most"
    msgstr "最多允许 %1$s"

    msgid "Set %1$s to %2$s"
    msgstr "将 %1$s 设为 %2$s"

    msgid "Set %1$s"
    msgstr "设置 %1$s"

    msgid "Let %1$s take %2$s touches"
    msgstr "让 %1$s 接受 %2$s 触摸"

    msgid "Let %1$s take %2$s"
    msgstr "让 %1$s 接受 %2$s"

    msgid "Let %1$s take the %2$s button"
    msgstr "让 %1$s 接受 %2$s 按钮"

    msgid "Recognize a swipe %1$s"
    msgstr "识别方向为 %1$s 的轻扫"

    msgid "Begin at the edge: %1$s"
    msgstr "从边缘开始：%1$s"

    msgid " or "
    msgstr " 或 "

    msgid "scene: %1$s"
    msgstr "场景：%1$s"

    msgid "And %1$s more; choose a lane to read of one."
    msgstr "另有 %1$s 个；选择一条轨道可阅读其中之一。"

    msgid "Where the touch went"
    msgstr "触摸去了哪里"

    msgid "What became of the touch of %1$s"
    msgstr "%1$s 的触摸的经过"

    msgid "What %1$s did"
    msgstr "%1$s 做了什么"

    msgid "Why %1$s received nothing"
    msgstr "%1$s 为何什么也没有收到"

    msgid "Why %1$s failed"
    msgstr "%1$s 为何失败"

    msgid "What became of %1$s"
    msgstr "%1$s 的经过"

    msgid "No touch: %1$s starts at the focused view, the first responder or the window (3.10)."
    msgstr "没有触摸：%1$s 从有焦点的视图、第一响应者或窗口开始（3.10）。"

    msgid "No responder and no recognizer received %1$s."
    msgstr "没有响应者和识别器收到 %1$s。"

    msgid "No touch that came down then is bound to %1$s."
    msgstr "那时按下的触摸都没有绑定到 %1$s。"

    msgid "To %1$s:"
    msgstr "若要%1$s："

    msgid "Without a change: %1$s."
    msgstr "无需更改：%1$s。"

    msgid "%1$s acted at %2$s too (%3$s)."
    msgstr "%1$s 在 %2$s 也触发了动作（%3$s）。"

    msgid "%1$s, after it had waited %2$s for %3$s to fail (%4$s)."
    msgstr "%1$s，此前等待 %3$s 失败，等了 %2$s（%4$s）。"

    msgid "%1$s and %2$s more"
    msgstr "%1$s 和另外 %2$s 个"

    msgid "OPENED"
    msgstr "已打开"

    msgid "Explanation"
    msgstr "解释"

    msgid "Details"
    msgstr "详细信息"

    msgid "Lanes"
    msgstr "轨道"

    msgid "Scenes"
    msgstr "场景"

    msgid "Stage"
    msgstr "舞台"

    msgid "Views"
    msgstr "视图"

    msgid "Controls"
    msgstr "控制按钮"

    msgid "Divider"
    msgstr "分隔条"

    msgid "Previous event"
    msgstr "上一个事件"

    msgid "Next event"
    msgstr "下一个事件"

    msgid "Speed"
    msgstr "速度"

    msgid "Zoom out"
    msgstr "缩小"

    msgid "Zoom in"
    msgstr "放大"

    msgid "Expand the lane"
    msgstr "展开轨道"

    msgid "Collapse the lane"
    msgstr "折叠轨道"

    msgid "Pin the lane"
    msgstr "固定轨道"

    msgid "Unpin the lane"
    msgstr "取消固定轨道"

    msgid "Expand"
    msgstr "展开"

    msgid "Collapse"
    msgstr "折叠"

    msgid "Try it"
    msgstr "试用"

    msgid "Show the conflict"
    msgstr "显示冲突"

    msgid "Show the cure"
    msgstr "显示修正"

    msgid "hit"
    msgstr "命中"

    msgid "Decrease %1$s"
    msgstr "减小 %1$s"

    msgid "Increase %1$s"
    msgstr "增大 %1$s"

    msgid "%1$s waits for %2$s"
    msgstr "%1$s 等待 %2$s"

    msgid "%1$s together with %2$s"
    msgstr "%1$s 与 %2$s 同时识别"

    msgid "%1$s and %2$s prevent each other"
    msgstr "%1$s 与 %2$s 互相阻止"

    msgid "%1$s s: %2$s"
    msgstr "%1$s 秒：%2$s"

    msgid "; "
    msgstr "；"

    msgid "has the focus"
    msgstr "拥有焦点"

    msgid "FOCUS"
    msgstr "焦点"

    msgid "keys and buttons start there"
    msgstr "按键和按钮从这里开始"

    msgid "finger, mouse or pencil"
    msgstr "手指、鼠标或铅笔"

    msgid "key or button"
    msgstr "按键或按钮"

    msgid "wheel or touchpad"
    msgstr "滚轮或触控板"

    msgid "recognizer"
    msgstr "手势识别器"

    msgid "view"
    msgstr "视图"

    msgid "a finger, with its path"
    msgstr "手指及其轨迹"

    msgid "where a finger was lifted"
    msgstr "手指抬起的位置"

    msgid "on the path of the hit test"
    msgstr "在命中测试的路径上"

    msgid "excluded, with the reason"
    msgstr "被排除，附原因"

    msgid "the touch is outside of it"
    msgstr "触摸在其外部"

    msgid "touch area that differs from the bounds"
    msgstr "与边界不同的触摸区域"

    msgid "chosen"
    msgstr "已选择"

    msgid "under the pointer in a panel"
    msgstr "指针在面板中所指"

    msgid "an untaken touch"
    msgstr "无人处理的触摸"

    msgid "chain: handles it"
    msgstr "响应者链：处理它"

    msgid "chain: passes it on"
    msgstr "响应者链：传递下去"

    msgid "chain: never receives it"
    msgstr "响应者链：从未收到"

    msgid "chain: its end, not handled"
    msgstr "响应者链：末端，未处理"

    msgid "fingers reach it"
    msgstr "手指能触及"

    msgid "fingers reach another view instead"
    msgstr "手指触及的是其他视图"

    msgid "smaller than %1$s points"
    msgstr "小于 %1$s 点"

    msgid "middles closer than %1$s points"
    msgstr "中心相距不到 %1$s 点"

    msgid "no finger reaches it"
    msgstr "手指无法触及"

    msgid "WHAT HAS A LANE"
    msgstr "轨道的对象"

    msgid "ON THE STAGE"
    msgstr "舞台上的标记"

    msgid "Open the lanes"
    msgstr "展开轨道"

    msgid "Fold the lanes"
    msgstr "折叠轨道"

    msgid "the number of a rule in a sentence; a press shows the rule"
    msgstr "句子中的规则编号；按一下显示规则"

    msgid "The input has no touch, no key and no wheel, so there is no lane."
    msgstr "输入中没有触摸、按键或滚轮，因此没有轨道。"

    msgid "%1$s, at most %2$s"
    msgstr "%1$s，最多 %2$s"

    msgid "%1$s of %2$s"
    msgstr "%1$s / %2$s"

    msgid "another view"
    msgstr "另一个视图"

    msgid "1 gesture was captured."
    msgstr "已截获 1 个手势。"

    msgid "%1$s gestures were captured."
    msgstr "已截获 %1$s 个手势。"

    msgid "no process listens there"
    msgstr "没有进程在那里监听"

    msgid "the process that listens there belongs to another user"
    msgstr "在那里监听的进程属于另一个用户"

    msgid "the app does not answer"
    msgstr "应用没有响应"

    msgid "the app does not support version %1$s of the protocol"
    msgstr "应用不支持协议的版本 %1$s"

    msgid "another inspector is attached"
    msgstr "已有另一个检查器连接"

    msgid "the app has disconnected"
    msgstr "应用已断开连接"

    msgid "hitTest returns %1$s"
    msgstr "hitTest 返回 %1$s"

    msgid "covered by %1$s"
    msgstr "被 %1$s 遮挡"

    msgid "behind %1$s"
    msgstr "在 %1$s 之后"

    msgid "not asked"
    msgstr "未询问"

    msgid "outside %1$s"
    msgstr "在 %1$s 之外"

    msgid "hitTest returns itself"
    msgstr "hitTest 返回自身"

    msgid "contains it"
    msgstr "包含命中的视图"

    msgid "alpha %1$s is below 0.01"
    msgstr "alpha %1$s 小于 0.01"

    msgid "not returned"
    msgstr "未返回"

    msgid "takes no touches"
    msgstr "不接收触摸"

    msgid "take no touches"
    msgstr "不接收触摸"

    msgid "outside"
    msgstr "在视图之外"

    msgid "and %1$s more"
    msgstr "另有 %1$s 个"

    msgid "%1$s views"
    msgstr "%1$s 个视图"

    msgid "%1$s kept from %2$s"
    msgstr "%1$s 对 %2$s 暂缓"

    msgid "%1$s action, %2$s"
    msgstr "%1$s 触发动作，%2$s"

    msgid "%1$s to %2$s"
    msgstr "%1$s 发送到 %2$s"

    msgid "%1$s is at its edge, %2$s scrolls"
    msgstr "%1$s 已到边缘，%2$s 滚动"

    msgid "%1$s hits %2$s"
    msgstr "%1$s命中 %2$s"

    msgid "%1$s never reaches %2$s"
    msgstr "%1$s 从未到达 %2$s"

    msgid "%1$s hits nothing"
    msgstr "%1$s没有命中任何视图"

    msgid "%1$s: %2$s"
    msgstr "%1$s：%2$s"

    msgid "hidden"
    msgstr "已隐藏"

    msgid "too transparent"
    msgstr "过于透明"

    msgid "interaction is off"
    msgstr "交互已停用"

    msgid "not enabled"
    msgstr "未启用"

    msgid "outside by %1$s pt"
    msgstr "在视图之外 %1$s pt"

    msgid "not in a window"
    msgstr "不在窗口中"

    msgid "scaled to nothing"
    msgstr "缩放为零"

    msgid "its own answer"
    msgstr "自行回答"

    msgid "finished already"
    msgstr "已经完成"

    msgid "wrong kind of touch"
    msgstr "触摸类型不符"

    msgid "another kind of touch began"
    msgstr "另一类触摸已开始"

    msgid "wrong kind of press"
    msgstr "按压类型不符"

    msgid "busy with other input"
    msgstr "正在处理其他输入"

    msgid "its class refused"
    msgstr "被其类拒绝"

    msgid "its delegate refused"
    msgstr "被其代理拒绝"

    msgid "too few fingers"
    msgstr "手指太少"

    msgid "too many fingers"
    msgstr "手指太多"

    msgid "another press"
    msgstr "另一次按压"

    msgid "another button"
    msgstr "另一个按钮"

    msgid "wrong direction"
    msgstr "方向不符"

    msgid "too slow"
    msgstr "太慢"

    msgid "not from the edge"
    msgstr "不是从边缘开始"

    msgid "the view said no"
    msgstr "视图返回 false"

    msgid "the delegate said no"
    msgstr "代理返回 false"

    msgid "prevented"
    msgstr "被阻止"

    msgid "a required one recognized"
    msgstr "要求失败的识别器已识别"

    msgid "a ring of requirements"
    msgstr "失败要求构成循环"

    msgid "ignored its touches"
    msgstr "忽略了触摸"

    msgid "nothing to scroll that way"
    msgstr "该方向无内容可滚动"

    msgid "at the edge of its content"
    msgstr "已到内容边缘"

    msgid "the content keeps its touch"
    msgstr "内容保留触摸"

    msgid "the scroll view said no"
    msgstr "滚动视图返回 false"

    msgid "it stopped the content"
    msgstr "停住了内容"

    msgid "press cancelled"
    msgstr "按压已取消"

    msgid "was disabled"
    msgstr "已被停用"

    msgid "was removed"
    msgstr "已被移除"

    msgid "its view was removed"
    msgstr "其视图已被移除"

    msgid "the window lost the focus"
    msgstr "窗口失去了焦点"

    msgid "taken by a gesture"
    msgstr "被手势取走"

    msgid "the application ignores touches"
    msgstr "应用忽略触摸"

    msgid "one finger at a time"
    msgstr "一次只接受一根手指"

    msgid "exclusive touch"
    msgstr "独占触摸"

    msgid "lifted"
    msgstr "已抬起"

    msgid "its class decided"
    msgstr "由其类决定"

    msgid "moved %1$s, at most %2$s"
    msgstr "移动了 %1$s，最多 %2$s"

    msgid "took %1$s, at most %2$s"
    msgstr "用时 %1$s，最多 %2$s"

    msgid "next tap after %1$s, at most %2$s"
    msgstr "下一次点按在 %1$s 之后，最多 %2$s"

    msgid "taps apart by %1$s, at most %2$s"
    msgstr "点按相距 %1$s，最多 %2$s"

    msgid "lifted after %1$s of %2$s"
    msgstr "%1$s 时抬起，需要 %2$s"

    msgid "held %1$s of %2$s"
    msgstr "按住 %1$s，需要 %2$s"

    msgid "moved %1$s of %2$s"
    msgstr "移动了 %1$s，需要 %2$s"

    msgid "took"
    msgstr "用时太长"

    msgid "next tap after"
    msgstr "下一次点按太晚"

    msgid "taps apart by"
    msgstr "点按相距太远"

    msgid "lifted after"
    msgstr "抬起太早"

    msgid "held"
    msgstr "按住"

    msgid "moved"
    msgstr "移动"

    msgid "no number of"
    msgstr "无数值"

    msgid "%1$s at %2$s hit no view, so the touch was dropped (1.15)."
    msgstr "%1$s在 %2$s 没有命中视图，因此触摸被丢弃（1.15）。"

    msgid "%1$s at %2$s hit %3$s: no responder handled it (3.14), and no recognizer received it."
    msgstr "%1$s在 %2$s 命中 %3$s：没有响应者处理它（3.14），也没有识别器收到它。"

    msgid "%1$s at %2$s hit %3$s: no responder handled it (3.14), and %4$s received it and did not act."
    msgstr "%1$s在 %2$s 命中 %3$s：没有响应者处理它（3.14），%4$s 收到它但没有触发动作。"

    msgid " and "
    msgstr "和"

    msgid "ended or recognized"
    msgstr "已结束或已识别"

    msgid "%1$s: fingers reach all of it"
    msgstr "%1$s：手指可触及其全部"

    msgid "by hitTest of %1$s"
    msgstr "由 %1$s 的 hitTest 返回"

    msgid "%1$s pt away"
    msgstr "距离 %1$s pt"

    msgid "The program is paused."
    msgstr "程序已暂停。"

    msgid "mouse"
    msgstr "鼠标"

    msgid "pencil %1$s"
    msgstr "Pencil %1$s"

    msgid "finger %1$s"
    msgstr "手指 %1$s"
    """#
}
