// Written by Scripts/languages; not to be edited.

/// The catalogs of Assets/Languages/Help.
enum HelpCatalogs {
  /// The catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  static func file(for locale: String) -> (name: String, text: StaticString)? {
    switch locale {
    case "zh", "zh_CN", "zh_SG", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG": ("zh_Hans.po", zhHans)
    default: nil
    }
  }

  private static let zhHans: StaticString = #"""
    msgid "Shows how touches find their way through views, responders and gesture recognizers."
    msgstr "展示触摸如何经过视图、响应者和手势识别器。"

    msgid "Without a command it is demo. SCENE is the name of a built-in scene or the path of a scene file. touchstone help COMMAND prints details; touchstone version prints the version."
    msgstr "不带命令时为 demo。SCENE 是内建场景的名称或场景文件的路径。touchstone help COMMAND 显示详细信息；touchstone version 显示版本。"

    msgid "Exit status: 0 done, 64 wrong usage, 65 bad file, 66 no such file, 69 no display, 70 internal error, 71 display lost, 74 output cut off."
    msgstr "退出状态：0 完成，64 用法错误，65 文件无效，66 没有该文件，69 没有显示器，70 内部错误，71 显示器断开，74 输出被中断。"


    msgid "runs an app of the kit and writes each gesture as a scene and an input that play it again"
    msgstr "运行使用本工具包的应用，并把每个手势写成可以再次播放的场景和输入"

    msgid "any app of the kit, unchanged"
    msgstr "任何使用本工具包的应用，无需改动"

    msgid "the folder of the captures; capture by default"
    msgstr "存放截获文件的文件夹；默认为 capture"

    msgid "arguments of the app"
    msgstr "应用的参数"

    msgid "The same as TOUCHSTONE_CAPTURE=FOLDER PROGRAM. Each gesture, from the first finger until every recognizer is reset, is a numbered file, 1.touchstone and so on: play, explain, lint and demo open it like a scene, and compare plays it and compares the logs. Facts that a scene cannot express are in its about."
    msgstr "等同于 TOUCHSTONE_CAPTURE=FOLDER PROGRAM。每个手势（从第一根手指按下到所有识别器重置）存为一个编号的文件，例如 1.touchstone：play、explain、lint 和 demo 可像场景一样打开它，compare 则播放它并比较日志。场景无法表达的情况写在它的 about 中。"

    msgid "plays a captured gesture and prints the first difference from its log, with the rule"
    msgstr "播放截获的手势，并显示与其日志的第一处差异以及相应规则"

    msgid "a file of touchstone capture, or of TouchRecorder.swift"
    msgstr "由 touchstone capture 或 TouchRecorder.swift 生成的文件"

    msgid "prints one JSON object (Docs/Formats.md)"
    msgstr "输出一个 JSON 对象（Docs/Formats.md）"

    msgid "Times may differ by 20 ms, because timers of a running app fire in the turn after their time. For a capture by TouchRecorder.swift the states that public interfaces show are compared: each action, in its recognizer's order, and failures and cancellations; times may differ by 50 ms there. UIKit does not report failure requirements: if such a capture plays like its log only with one or more requirements, they are printed and assumed. The status is 0 without a difference, and 1 with one."
    msgstr "时间可以相差 20 毫秒，因为运行中的应用会在定时器到期后的那一轮才触发它。对于 TouchRecorder.swift 的截获，只比较公开接口可以看到的状态：按识别器的顺序比较每次动作，以及失败和取消；此时时间可以相差 50 毫秒。UIKit 不会报告失败要求：如果这样的截获只有加上一个或多个失败要求才与其日志一致，就会列出并采用这些要求。没有差异时状态为 0，有差异时为 1。"


    msgid "prints a script with which a shell completes commands, options and scenes"
    msgstr "输出脚本，供 shell 补全命令、选项和场景"

    msgid "for ~/.bashrc: eval \"$(touchstone completion bash)\""
    msgstr "用于 ~/.bashrc：eval \"$(touchstone completion bash)\""

    msgid "for ~/.zshrc, after compinit: eval \"$(touchstone completion zsh)\""
    msgstr "用于 ~/.zshrc，放在 compinit 之后：eval \"$(touchstone completion zsh)\""

    msgid "for ~/.config/fish/config.fish: touchstone completion fish | source"
    msgstr "用于 ~/.config/fish/config.fish：touchstone completion fish | source"


    msgid "opens the demo window on a scene"
    msgstr "打开演示窗口并显示场景"

    msgid "the input that Space plays; by default the scene's own"
    msgstr "空格键播放的输入；默认为场景自带的输入"

    msgid "the mouse on the scene: a finger (default), two with Alt, or a pointer"
    msgstr "鼠标在场景上的作用：一根手指（默认）、按住 Alt 时为两根手指，或指针"

    msgid "prints the callbacks of the scene to standard output, as they are made"
    msgstr "在场景的回调发生时，将其输出到标准输出"

    msgid "prints nothing (default)"
    msgstr "不输出任何内容（默认）"

    msgid "the lines begin with the seconds since the first touch (default)"
    msgstr "每行以第一次触摸以来的秒数开头（默认）"

    msgid "the lines begin with 0.000, so that two runs can be compared"
    msgstr "每行以 0.000 开头，便于比较两次运行"

    msgid "prints the position of the scene in the window to standard error: place X Y"
    msgstr "将场景在窗口中的位置输出到标准错误：place X Y"

    msgid "Up and down choose a scene of the list, C switches between a conflict and its cure, left and right move between decisions, Tab moves to lanes and panels; Docs/Inspector.md lists all keys. R starts and ends a recording, Space plays and pauses, 1 to 5 choose the speed, S saves. A scene or an input that is dropped on the window is opened. A scene file that changes on disk is loaded again, and the last input is played into it. Without a display the status is 69."
    msgstr "上下方向键选择列表中的场景，C 在冲突和解决办法之间切换，左右方向键在各个决定之间移动，Tab 移到轨道和面板；Docs/Inspector.md 列出了所有按键。R 开始和结束录制，空格键播放和暂停，1 到 5 选择速度，S 存储。拖放到窗口上的场景或输入会被打开。磁盘上的场景文件更改后会重新载入，并播放上一次的输入。没有显示器时状态为 69。"


    msgid "explains the result of each recognizer, or of the one named, and finds the one change that would help"
    msgstr "解释每个识别器或指定识别器的结果，并找出能解决问题的那一处更改"

    msgid "the input to play; the scene's own recording without it"
    msgstr "要播放的输入；不指定时为场景自带的录制"

    msgid "what should happen: \"m acts\", \"m acts sooner\", \"m acts once\", \"m does not act\", \"q touchesEnded\", \"q is not cancelled\", \"list scrolls\", \"list does not scroll\", \"list selects\", \"list does not select\", \"save sends touchUpInside\", \"save sends sooner\"; by default, that every loser acts, and what the input was probably for"
    msgstr "期望发生的情况：\"m acts\"、\"m acts sooner\"、\"m acts once\"、\"m does not act\"、\"q touchesEnded\"、\"q is not cancelled\"、\"list scrolls\"、\"list does not scroll\"、\"list selects\"、\"list does not select\"、\"save sends touchUpInside\"、\"save sends sooner\"；默认为让每个落败者触发动作，以及实现该输入的可能意图"

    msgid "tries every change, and thousands of pairs; this may take a minute, and many minutes in a scene with hundreds of recognizers"
    msgstr "尝试每一处更改以及数千对更改；可能需要一分钟，在有数百个识别器的场景中可能需要许多分钟"

    msgid "prints one JSON object (Docs/Formats.md), with every decision and the sentences"
    msgstr "输出一个 JSON 对象（Docs/Formats.md），包含每个决定和说明语句"

    msgid "the recognizer to explain; by default every recognizer and every touch. For a view, prints the constraints that determine each of its edges"
    msgstr "要解释的识别器；默认为每个识别器和每次触摸。如果是视图，则显示决定其各条边的约束"

    msgid "The first lines give the result of each recognizer: won, lost, or never asked. Recognizers of the kit that took no part are left out. The last lines give the changes that would help, at most three for each loser. Each change was found by playing the same input again. It is given as Swift, as the key of the scene file, and with its other effects. The last line is the command that asks for something else. After a hundred changes a search prints to a terminal how many it has tried; the first interrupt then ends the search, and the changes found so far are printed."
    msgstr "开头几行给出每个识别器的结果：胜出、落败或从未被询问。没有参与的工具包识别器不会列出。末尾几行给出能解决问题的更改，每个落败者最多三处。每处更改都是通过再次播放同一输入找到的，并以 Swift 代码、场景文件的键及其他影响的形式给出。最后一行是用于提出其他目标的命令。尝试一百处更改之后，搜索会在终端上显示已尝试的数量；此时第一次中断会结束搜索，并显示目前已找到的更改。"

    msgid "The numbers in brackets are paragraphs of Docs/Semantics.md. A name that the scene does not have is refused with status 64, and the scene's names are listed."
    msgstr "括号中的数字是 Docs/Semantics.md 的条目。如果场景中没有该名称，则以状态 64 拒绝，并列出场景中的名称。"


    msgid "turns a recording of real touches into an input file"
    msgstr "将真实触摸的录制转换为输入文件"

    msgid "rows of type (down, move, up, cancel), down, x, y, time, named in the first line"
    msgstr "各行包含 type（down、move、up、cancel）、x、y、time，列名写在第一行"

    msgid "the input file to write"
    msgstr "要写入的输入文件"

    msgid "the size of the scenes that it is for, in points; without it 430x932, or more where the touches go beyond that"
    msgstr "目标场景的大小，以点为单位；不指定时为 430x932，如果触摸超出此范围则更大"

    msgid "A row is assigned to the nearest finger. Times count from the first row."
    msgstr "每行归于最近的手指。时间从第一行开始计算。"


    msgid "runs an app of the kit with the inspector in another window, or inspects one that runs"
    msgstr "运行使用本工具包的应用并在另一个窗口中显示检查器，或检查正在运行的应用"

    msgid "inspects an app that runs and was started with TOUCHSTONE_INSPECT=listen; touchstone ps lists them. The path of a socket is accepted too, such as one that ssh -L forwards"
    msgstr "检查一个以 TOUCHSTONE_INSPECT=listen 启动且正在运行的应用；touchstone ps 会列出它们。也可以是套接字的路径，例如由 ssh -L 转发的套接字"

    msgid "The same as TOUCHSTONE_INSPECT=1 PROGRAM, if this command is in PATH or in the folder of the app. The inspector is a separate process: it shows the app's tree, the path of its touches and the reasons, changes flags and relations of running objects, and slows, stops or steps the app's time. When an attached inspector is closed, its changes are reverted, and the app listens again."
    msgstr "等同于 TOUCHSTONE_INSPECT=1 PROGRAM，前提是此命令位于 PATH 中或应用所在的文件夹中。检查器是单独的进程：它显示应用的树、触摸的路径和原因，更改运行中对象的标志和关系，并可减慢、停止或逐步推进应用的时间。关闭已连接的检查器后，它所做的更改会还原，应用会再次开始监听。"


    msgid "checks a scene for conflicts that exist before any touch"
    msgstr "检查场景中触摸之前就存在的冲突"

    msgid "Prints one sentence in a line: the recognizer or view, the reason with its rule, and the one change that cures it; also conflicting constraints and ambiguous views. An invalid file, also the input that the scene names, is refused with status 65, and a missing one with 66."
    msgstr "每行输出一句话：识别器或视图、原因及其规则，以及能解决问题的那一处更改；还包括相互冲突的约束和布局不明确的视图。文件无效（包括场景指定的输入）时以状态 65 拒绝，文件不存在时以状态 66 拒绝。"

    msgid "prints where fingers reach the controls and the views with recognizers: hidden parts and by what, views that no finger reaches, sides below 44 points, and views closer than a finger"
    msgstr "显示手指可以触及哪些控件和带有识别器的视图：被遮挡的部分及遮挡者、手指无法触及的视图、小于 44 点的边，以及间距小于一根手指的视图"


    msgid "lists the built-in scenes: name, tab, title"
    msgstr "列出内建场景：名称、制表符、标题"


    msgid "prints a page of the manual, made from the same text as help"
    msgstr "输出一页手册，内容与 help 相同"

    msgid "the command that the page is about; the overview without it"
    msgstr "手册页所介绍的命令；不指定时为概览"

    msgid "To read it: touchstone man play | man -l -"
    msgstr "阅读：touchstone man play | man -l -"

    msgid "To install it: touchstone man > ~/.local/share/man/man1/touchstone.1"
    msgstr "安装：touchstone man > ~/.local/share/man/man1/touchstone.1"

    msgid "shows how touches find their way through views, responders and gesture recognizers"
    msgstr "展示触摸如何经过视图、响应者和手势识别器"


    msgid "a server of the Model Context Protocol, with which assistants look at a scene or an app and touch it"
    msgstr "模型上下文协议（Model Context Protocol）的服务器，助手可通过它查看并触摸场景或应用"

    msgid "a scene or a capture, on a clock that only the tools advance"
    msgstr "场景或截获文件，其时钟只由工具推进"

    msgid "a running app that was started with TOUCHSTONE_INSPECT=listen; touchstone ps lists them"
    msgstr "以 TOUCHSTONE_INSPECT=listen 启动且正在运行的应用；touchstone ps 会列出它们"

    msgid "writes everything that was touched as an input file, after each gesture"
    msgstr "在每个手势之后，将所有触摸写成输入文件"

    msgid "Reads JSON-RPC 2.0 messages from standard input and answers on standard output, one message in a line. The tools are tree, picture, press, drag, pinch, type, wait, explain, reachability, set_flag, undo, capture and input. Ends with its input, or when the app ends. Docs/Machines.md shows how to connect it."
    msgstr "从标准输入读取 JSON-RPC 2.0 消息，并在标准输出上回答，每行一条消息。工具有 tree、picture、press、drag、pinch、type、wait、explain、reachability、set_flag、undo、capture 和 input。输入结束或应用结束时退出。Docs/Machines.md 说明如何连接。"


    msgid "makes a folder with a small tool, its test, icon and desktop entry, ready to run and to give away"
    msgstr "创建一个文件夹，其中有一个小工具及其测试、图标和桌面项，可以直接运行和分发"

    msgid "the tool's name, and its folder's: letters and digits, a letter first"
    msgstr "工具及其文件夹的名称：由字母和数字组成，以字母开头"

    msgid "the folder of Touchstone's sources; Touchstone, next to the new folder, by default"
    msgstr "Touchstone 源代码的文件夹；默认为新文件夹旁边的 Touchstone"

    msgid "their repository instead; the tool uses its tag with the version of this command"
    msgstr "改用源代码的仓库；工具使用与此命令版本对应的标签"

    msgid "makes a scene file and an input instead, to find out why a gesture does not act"
    msgstr "改为创建场景文件和输入，用于找出手势没有触发动作的原因"

    msgid "makes a program in C with a window of SDL instead, which contains a panel of the kit"
    msgstr "改为创建带有 SDL 窗口的 C 程序，其中包含一个使用本工具包的面板"

    msgid "Then: cd NAME, swift run; swift test tests the tool with simulated fingers, and make deb builds a Debian package of it. An existing folder is not changed; the status is 64."
    msgstr "然后：cd NAME，swift run；swift test 用模拟的手指测试该工具，make deb 构建它的 Debian 软件包。现有文件夹不会被更改；此时状态为 64。"


    msgid "builds the Debian package of a tool that touchstone new has made"
    msgstr "构建由 touchstone new 创建的工具的 Debian 软件包"

    msgid "the tool's folder; the current one by default"
    msgstr "工具的文件夹；默认为当前文件夹"

    msgid "It builds the tool with Swift linked in, and writes NAME_VERSION_ARCHITECTURE.deb into the folder, with the desktop entry, the icon, a manual page, and the folders of resources that the tool has. Version, maintainer and description are in Desktop/control. The package depends on the libraries that the tool is linked with, as dpkg-shlibdeps finds them. Needs the Debian package dpkg-dev. TOUCHSTONE_BUILD_OPTIONS in the environment has further options for swift build, such as --scratch-path FOLDER."
    msgstr "构建链接了 Swift 的工具，并将 NAME_VERSION_ARCHITECTURE.deb 写入该文件夹，其中包含桌面项、图标、手册页以及工具的资源文件夹。版本、维护者和描述位于 Desktop/control。软件包依赖于工具所链接的库，由 dpkg-shlibdeps 确定。需要 Debian 软件包 dpkg-dev。环境变量 TOUCHSTONE_BUILD_OPTIONS 包含 swift build 的其他选项，例如 --scratch-path FOLDER。"


    msgid "plays an input into a scene without a display and prints the log"
    msgstr "不使用显示器，将输入播放到场景中并输出日志"

    msgid "the input to play; by default the scene's own"
    msgstr "要播放的输入；默认为场景自带的输入"

    msgid "prints the callbacks of the scene (default)"
    msgstr "输出场景的回调（默认）"

    msgid "prints the engine's decisions and reasons, one JSON object per line"
    msgstr "输出引擎的决定和原因，每行一个 JSON 对象"

    msgid "prints nothing"
    msgstr "不输出任何内容"

    msgid "a picture of the scene at the end, or at the time of --at SECONDS"
    msgstr "场景在结束时或在 --at SECONDS 时刻的图片"

    msgid "one picture for each event: 0001.png, 0002.png, …"
    msgstr "每个事件一张图片：0001.png、0002.png、…"

    msgid "pixels in a point of the pictures, 0.5 to 4; 1 by default"
    msgstr "图片中每点的像素数，0.5 到 4；默认为 1"

    msgid "the style of the scene, instead of that in its file; by default a scene with both styles has that of TOUCHSTONE_STYLE"
    msgstr "场景的外观，取代文件中的外观；默认情况下，支持两种外观的场景使用 TOUCHSTONE_STYLE 的外观"

    msgid "the pictures include the inspector"
    msgstr "图片包含检查器"

    msgid "fingers, recognizers and views as Chrome trace events, which Perfetto opens"
    msgstr "以 Chrome 跟踪事件表示的手指、识别器和视图，可用 Perfetto 打开"

    msgid "the explained replay as one file that needs no network"
    msgstr "带解释的回放，存为一个不需要网络的文件"

    msgid "the picture in a capture: the app before the first finger"
    msgstr "截获文件中的图片：第一根手指按下之前的应用"

    msgid "prints the log as one JSON object (Docs/Formats.md), with the decisions if --log decisions is given"
    msgstr "将日志输出为一个 JSON 对象（Docs/Formats.md），如果指定了 --log decisions，则包含各个决定"


    msgid "makes the changes that iOS sources need on Linux, and lists the remaining tasks"
    msgstr "对 iOS 源代码进行在 Linux 上所需的更改，并列出其余任务"

    msgid "Swift sources; a changed one is written to NAME.ported.swift in its folder"
    msgstr "Swift 源文件；更改后的文件写入同一文件夹中的 NAME.ported.swift"

    msgid "replaces the source instead"
    msgstr "改为替换源文件"

    msgid "writes nothing"
    msgstr "不写入任何内容"

    msgid "Removes attributes without meaning on Linux and previews, converts #selector to Selector, @UIApplicationMain to @main, names that are older than Swift 4.2, and the names and forms of Swift 2, adds missing imports, and changes other imports, class protocols, optional methods and overrides in extensions. Pass all sources of a module at once, because they call each other. Every printed line has the position, the change or the remaining task, and the section of Docs/Differences.md. The scene delegate's class comes from an Info.plist next to the sources or in a folder there. Colors and images of asset catalogs there that sources use as members, such as UIColor.milk, are declared in AssetNames.ported.swift, or AssetNames.swift with --in-place; types of a phone's features that variables and parameters still have, such as UIKeyboardType, in PhoneTypes.ported.swift or PhoneTypes.swift. Sources are read by the compiler's parser, swiftc in PATH: only changes that it confirms are made. Other places are listed and not changed, and so are places that the compiler cannot read, and delegate methods that only a subclass implements. A source with an unterminated string or bracket, or that is not UTF-8, is reported and left unchanged; the others are written, and the status is 65."
    msgstr "移除在 Linux 上没有意义的属性和预览，将 #selector 转换为 Selector、@UIApplicationMain 转换为 @main，转换早于 Swift 4.2 的名称以及 Swift 2 的名称和形式，添加缺少的导入，并更改其他导入、类协议、可选方法和扩展中的覆盖。请一次传入一个模块的所有源文件，因为它们会互相调用。输出的每一行包含位置、更改或其余任务，以及 Docs/Differences.md 的章节。场景代理的类取自源文件旁边或该处文件夹中的 Info.plist。该处资源目录中被源代码作为成员使用的颜色和图像（例如 UIColor.milk）在 AssetNames.ported.swift 中声明，使用 --in-place 时为 AssetNames.swift；变量和参数仍带有的手机功能类型（例如 UIKeyboardType）在 PhoneTypes.ported.swift 或 PhoneTypes.swift 中声明。源代码由 PATH 中 swiftc 的解析器读取：只进行它确认的更改。其他位置会列出而不更改，编译器无法读取的位置以及只由子类实现的代理方法也是如此。含有未闭合字符串或括号的源文件，或不是 UTF-8 的源文件，会被报告并保持不变；其他源文件会写入，状态为 65。"


    msgid "shows what the #Preview of a Swift source returns, and shows it again when a source is saved"
    msgstr "显示 Swift 源文件的 #Preview 所返回的内容，并在存储源文件后再次显示"

    msgid "a source of a package that uses the kit"
    msgstr "使用本工具包的软件包中的源文件"

    msgid "the preview that is shown first; the first one of the file by default"
    msgstr "首先显示的预览；默认为文件中的第一个"

    msgid "light, dark, or both (the default)"
    msgstr "light、dark 或 both（默认）"

    msgid "in points; the size of the window, or that of the traits, by default"
    msgstr "以点为单位；默认为窗口的大小或特征中的大小"

    msgid "prints the previews and their lines, and builds nothing"
    msgstr "显示各个预览及其行号，不进行构建"

    msgid "does not observe the sources"
    msgstr "不监视源文件"

    msgid "The window's bar chooses preview, style and size. After a build the scroll offsets, the chosen tab, texts, switches, sliders, steppers and segments are as they were; what was pushed or presented is not kept. A copy of the package's sources is in .build/touchstone-preview, and what is compiled in .build, as of swift build. swift build does not support #Preview: write #if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW before it, and #endif after it. Previews of SwiftUI cannot be shown. TOUCHSTONE_BUILD_OPTIONS in the environment has further options for swift build."
    msgstr "窗口的工具栏可选择预览、外观和大小。构建之后，滚动偏移、所选标签、文本、开关、滑块、步进器和分段保持原样；已推入或呈现的内容不会保留。软件包源代码的副本位于 .build/touchstone-preview，编译结果与 swift build 一样位于 .build。swift build 不支持 #Preview：请在它之前写 #if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW，在它之后写 #endif。无法显示 SwiftUI 的预览。环境变量 TOUCHSTONE_BUILD_OPTIONS 包含 swift build 的其他选项。"


    msgid "lists the running apps that an inspector can attach to"
    msgstr "列出检查器可以连接的正在运行的应用"

    msgid "Prints a line for each app of this user that was started with TOUCHSTONE_INSPECT=listen: the number of its process, its name, and its state: listening, inspected, or silent if it does not answer within a second. Sockets of processes that have ended are removed."
    msgstr "为此用户的每个以 TOUCHSTONE_INSPECT=listen 启动的应用输出一行：进程号、名称和状态：listening、inspected，一秒内没有回答时为 silent。已结束进程的套接字会被移除。"


    msgid "prints what a screen reader finds in a scene, in reading order"
    msgstr "按阅读顺序输出屏幕阅读器在场景中找到的内容"

    msgid "One line an object: its role, its name in quotation marks, its value or text, its position in a list, and its states. The contents of containers are indented."
    msgstr "每行一个对象：角色、引号中的名称、值或文本、在列表中的位置，以及状态。容器的内容会缩进。"


    msgid "opens a window with a scene and writes what the fingers do as an input file"
    msgstr "打开带有场景的窗口，并将手指的操作写成输入文件"

    msgid "the input file to write, when the window is closed or the command interrupted"
    msgstr "要写入的输入文件，在窗口关闭或命令被中断时写入"

    msgid "only the scene; by default with the inspector, and R restarts"
    msgstr "只显示场景；默认带有检查器，按 R 重新开始"

    msgid "what the mouse is on the scene: a finger (default), two with Alt held, or a pointer"
    msgstr "鼠标在场景上的作用：一根手指（默认）、按住 Alt 时为两根手指，或指针"

    msgid "prints the callbacks of the scene to the standard output, as they are made"
    msgstr "在场景的回调发生时，将其输出到标准输出"

    msgid "whether the lines begin with the seconds since the first event (default) or with 0.000"
    msgstr "每行以第一个事件以来的秒数开头（默认），还是以 0.000 开头"

    msgid "Playing the file into the scene gives the same callbacks. A file that cannot be written is refused with status 66 before the window opens. Without a display the status is 69."
    msgstr "将该文件播放到场景中会得到相同的回调。如果文件无法写入，则在窗口打开之前以状态 66 拒绝。没有显示器时状态为 69。"


    msgid "prints TouchRecorder.swift, which records gestures in an app for iPhone or iPad"
    msgstr "输出 TouchRecorder.swift，它可在 iPhone 或 iPad 应用中录制手势"

    msgid "where to; the standard output without it"
    msgstr "输出的目标文件；不指定时为标准输出"

    msgid "Add the file to the app and call it with the window, as its first lines explain. It writes one file for each gesture. Share the file, and open it here with explain, play, lint, compare or demo."
    msgstr "将该文件添加到应用中，并用窗口调用它，如其开头几行所述。它为每个手势写一个文件。共享该文件，然后在这里用 explain、play、lint、compare 或 demo 打开。"

    msgid "prints SceneRunner.swift, which runs scene files in an app for iPhone or iPad"
    msgstr "输出 SceneRunner.swift，它可在 iPhone 或 iPad 应用中运行场景文件"

    msgid "Add the file to an app and give it the text of a scene file, as its first lines explain. It shows the scene, and writes the fingers and the callback log to one file. Share the file: compare plays it here and prints the first difference, with the rule."
    msgstr "将该文件添加到应用中，并将场景文件的文本传给它，如其开头几行所述。它显示场景，并将手指和回调日志写入一个文件。共享该文件：compare 在这里播放它，并显示第一处差异以及相应规则。"


    msgid "prints a rule that `explain`, `lint` or a log cites"
    msgstr "显示 explain、lint 或日志所引用的规则"

    msgid "Prints the number, the title and the text. For a condition of a rule, such as 5.1.2.8, it prints the rule, 5.1.2. [doc], [observed], [measured] and [policy] state the source of the rule. An unknown number ends with status 66."
    msgstr "显示编号、标题和正文。对于规则的某个条件，例如 5.1.2.8，显示规则 5.1.2。[doc]、[observed]、[measured] 和 [policy] 说明规则的来源。编号未知时以状态 66 结束。"
    """#
}
