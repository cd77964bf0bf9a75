// Written by Scripts/languages; not to be edited.

/// The catalogs of Assets/Languages/Scenes.
enum SceneCatalogs {
  /// The catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  static func file(for locale: String) -> (name: String, text: StaticString)? {
    switch locale {
    case "zh", "zh_CN", "zh_SG", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG": ("zh_Hans.po", zhHans)
    default: nil
    }
  }

  private static let zhHans: StaticString = #"""
    msgid "A delegate of the back gesture: cured"
    msgstr "返回手势的代理：已修正"

    msgid "Drag in from the left edge. The delegate says yes where there is somewhere to go back to; then the gesture begins, whatever the bar shows."
    msgstr "从左边缘向内拖移。代理在有页面可返回时回答“是”；这时无论导航栏显示什么，手势都会开始。"

    msgid "A delegate of the back gesture: it says no"
    msgstr "返回手势的代理：它回答“否”"

    msgid "Drag in from the left edge. The app has replaced the navigation controller's delegate of the recognizer with a custom one, which then decides alone. This one returns false."
    msgstr "从左边缘向内拖移。应用用自定义代理代替了导航控制器为该识别器设置的代理，于是由自定义代理独自决定。这个代理返回 false。"

    msgid "A touch area larger than its view"
    msgstr "比视图更大的触摸区域"

    msgid "Touch next to the round buttons. The first accepts touches up to 24 points away because it overrides point(inside:); the second does not. The third would, but its superview is asked before it and ends earlier."
    msgstr "触摸圆形按钮的旁边。第一个按钮重写了 point(inside:)，因此接受 24 点以内的触摸；第二个没有重写。第三个本来也会接受，但它的父视图先被询问，而父视图的范围更早结束。"

    msgid "A list in a sheet: cured"
    msgstr "表单页中的列表：已修正"

    msgid "Drag the list down. The sheet's pan may recognize simultaneously with the list's; the list does not bounce and stays pinned at its top, and the sheet follows the finger."
    msgstr "向下拖移列表。表单页的拖移手势可以与列表的同时识别；列表不回弹，固定在顶部，表单页跟随手指。"

    msgid "A list in a sheet: the drag ends at the top"
    msgstr "表单页中的列表：拖移在顶部中断"

    msgid "Drag the list down. Its pan is deeper than the sheet's and wins; when the list is at its top, nothing moves until the finger is lifted and put down again."
    msgstr "向下拖移列表。列表的拖移手势比表单页的更深，因此胜出；列表到达顶部后，在手指抬起并重新按下之前，什么都不会移动。"

    msgid "A double tap selects twice: cured"
    msgstr "双击会选择两次：已修正"

    msgid "Tap the button twice quickly, then once. Two tap recognizers take the place of the control events, and the single one waits until the double one has failed."
    msgstr "快速点按按钮两次，然后点按一次。两个点按识别器代替了控件事件，单击识别器等到双击识别器失败之后才触发动作。"

    msgid "A double tap selects twice"
    msgstr "双击会选择两次"

    msgid "Tap the button twice quickly. It sends touchDownRepeat for the second tap, but touchUpInside as well, and that for both taps."
    msgstr "快速点按按钮两次。第二次点按时它发送 touchDownRepeat，但也发送 touchUpInside，而且两次点按都发送。"

    msgid "Buttons in a scroll view: cured"
    msgstr "滚动视图中的按钮：已修正"

    msgid "Tap the button, then press it for a moment and drag up. Touches are not delayed, so the button lights up at once; and touchesShouldCancel says yes for buttons too, so a drag takes the finger from it."
    msgstr "点按按钮，然后按住片刻再向上拖移。触摸不被延迟，因此按钮立即高亮；touchesShouldCancel 对按钮也回答“是”，因此拖移可以从按钮取走手指。"

    msgid "Buttons in a scroll view"
    msgstr "滚动视图中的按钮"

    msgid "Tap the button, then press it for a moment and drag up. The scroll view keeps touches for 150 ms, so a quick tap is over when the button receives it; and once the button has the finger, the list cannot be scrolled from there."
    msgstr "点按按钮，然后按住片刻再向上拖移。滚动视图把触摸保留 150 毫秒，因此快速点按在按钮收到它时已经结束；而一旦按钮得到手指，就无法从那里滚动列表。"

    msgid "Buttons under a tap: cured"
    msgstr "点按手势之下的按钮：已修正"

    msgid "Tap the three controls, then the space next to them. The delegates refuse touches whose view is a control, so all controls act, and the taps are left with the rest."
    msgstr "点按三个控件，然后点按它们旁边的空白。代理拒绝视图为控件的触摸，因此所有控件都起作用，其余的触摸留给点按手势。"

    msgid "Buttons under a tap"
    msgstr "点按手势之下的按钮"

    msgid "Tap the three controls, the lowest one twice. A button refuses the single tap of an ancestor, so it acts; a custom control does not, and loses its touch; and nothing protects a button against a double tap."
    msgstr "点按三个控件，最下面的点按两次。按钮会拒绝祖先视图的单击手势，因此它起作用；自定义控件不会拒绝，因此失去触摸；而按钮对双击手势没有任何保护。"

    msgid "Recognized: is the touch cancelled in its view?"
    msgstr "识别之后：触摸在视图中是否被取消？"

    msgid "Tap both cards. When the upper tap recognizes, its card gets touchesCancelled and never learns that the finger lifted; the lower one has cancelsTouchesInView switched off, so its card hears everything."
    msgstr "点按两张卡片。上面的点按手势识别时，它的卡片收到 touchesCancelled，永远不知道手指已抬起；下面的手势关闭了 cancelsTouchesInView，因此它的卡片会收到一切。"

    msgid "Four views that cannot be hit"
    msgstr "四个无法命中的视图"

    msgid "Touch the four upper cards. A view that is hidden, transparent or without interaction lets the touch through to the view behind it, here the root; and the tongue that sticks out of its superview is only hit inside of it."
    msgstr "触摸上面的四张卡片。隐藏、透明或没有交互的视图会让触摸穿过，到达它后面的视图，这里是根视图；伸出父视图的舌片只有在父视图之内才能被命中。"

    msgid "Rows that can be swiped: cured"
    msgstr "可以轻扫的行：已修正"

    msgid "Drag up on a row, then to the left. The row's pan asks its delegate, which compares the velocities of both axes: upwards it refuses, and the list scrolls."
    msgstr "在一行上向上拖移，然后向左拖移。行的拖移手势会询问它的代理，代理比较两个轴上的速度：向上时拒绝，列表滚动。"

    msgid "Rows that can be swiped: the list does not scroll"
    msgstr "可以轻扫的行：列表不滚动"

    msgid "Drag up on a row. Row and list have a pan each, both have gone far enough in the same event, and the deeper one wins: the row leaves its place and the list stays."
    msgstr "在一行上向上拖移。行和列表各有一个拖移手势，两者在同一个事件中都移动得足够远，于是更深的一个胜出：行离开原位，列表不动。"

    msgid "The chain through containers"
    msgstr "穿过容器的响应者链"

    msgid "Touch the slip in the sheet: the chain goes from its view to its controller, and on to the controller that presents it. Drag the sheet away and touch the card: the chain goes from the page to the navigation controller to the tab bar controller."
    msgstr "触摸表单页中的纸条：响应者链从它的视图到它的控制器，再到呈现它的控制器。把表单页拖走，然后触摸卡片：响应者链从页面到导航控制器，再到标签栏控制器。"

    msgid "Beginnings withheld until the gesture fails"
    msgstr "开始被暂缓，直到手势失败"

    msgid "Drag in both cards, then tap both. The lower pan withholds the touch from its card: if the pan wins, the card never receives it; if it fails, began and ended arrive together when the finger lifts."
    msgstr "在两张卡片中拖移，然后点按它们。下面的拖移手势对它的卡片暂缓触摸：如果拖移胜出，卡片永远收不到触摸；如果拖移失败，开始和结束会在手指抬起时一起到达。"

    msgid "Ends withheld until the gesture fails"
    msgstr "结束被暂缓，直到手势失败"

    msgid "Tap each card twice quickly, then once. A double tap withholds the end of the first tap, because it may become part of the gesture: the lower card receives the end of the touch 0.35 seconds late, or never. The upper one switched delaysTouchesEnded off."
    msgstr "快速点按每张卡片两次，然后点按一次。双击手势会暂缓第一次点按的结束，因为它可能成为手势的一部分：下面的卡片晚 0.35 秒才收到触摸的结束，或者永远收不到。上面的手势关闭了 delaysTouchesEnded。"

    msgid "The single press acts too soon: cured"
    msgstr "单次按压触发得太早：已修正"

    msgid "Press Return, or the button Select, twice, then once. open requires zoom to fail, so only one of them acts; one press acts 0.35 seconds after its end."
    msgstr "按两次回车键或 Select 按钮，然后按一次。open 要求 zoom 失败，因此只有其中一个触发动作；单次按压在结束 0.35 秒之后触发动作。"

    msgid "The single press acts too soon"
    msgstr "单次按压触发得太早"

    msgid "Press Return, or the button Select of a remote control, twice quickly. The recognizer of one press acts at the end of the first press, so the recognizer of two presses fails."
    msgstr "快速按两次回车键或遥控器的 Select 按钮。单次按压的识别器在第一次按压结束时触发动作，因此两次按压的识别器失败。"

    msgid "A drawer against the way back: cured"
    msgstr "抽屉与返回手势冲突：已修正"

    msgid "Drag in from the left edge, then in the middle. The drawer's pan requires the back gesture to fail: from the edge the page goes, elsewhere the gesture fails when the finger comes down."
    msgstr "从左边缘向内拖移，然后在中间拖移。抽屉的拖移手势要求返回手势失败：从边缘开始时页面返回，在其他位置，返回手势在手指按下时就失败。"

    msgid "A drawer against the way back"
    msgstr "抽屉与返回手势冲突"

    msgid "Drag in from the left edge, then in the middle. The drawer's pan is on the page and begins after 10 pt wherever the finger is. The back gesture needs 15 and loses."
    msgstr "从左边缘向内拖移，然后在中间拖移。抽屉的拖移手势位于页面上，手指无论在哪里，移动 10 pt 后它就开始。返回手势需要 15 pt，因此失败。"

    msgid "A drawer against the edge: cured"
    msgstr "抽屉与边缘手势冲突：已修正"

    msgid "Drag in from the left edge, then in the middle. The drawer's pan requires the edge pan to fail: from the edge it waits and loses, elsewhere the edge pan fails when the finger comes down."
    msgstr "从左边缘向内拖移，然后在中间拖移。抽屉的拖移手势要求边缘拖移失败：从边缘开始时它等待并失败，在其他位置，边缘拖移在手指按下时就失败。"

    msgid "A drawer against the edge"
    msgstr "抽屉与边缘手势冲突"

    msgid "Drag in from the left edge, then in the middle. The drawer's pan begins after 10 pt wherever the finger is, the edge pan needs 15: there is no way back."
    msgstr "从左边缘向内拖移，然后在中间拖移。手指无论在哪里，抽屉的拖移手势移动 10 pt 后就开始，而边缘拖移需要 15 pt：无法返回。"

    msgid "Back from the edge over photos: cured"
    msgstr "在照片上从边缘返回：已修正"

    msgid "Drag in from the left edge, then in the middle. The photos' pan requires the edge pan to fail: from the edge it waits and loses; elsewhere the edge pan fails when the finger comes down, and nothing is late."
    msgstr "从左边缘向内拖移，然后在中间拖移。照片的拖移手势要求边缘拖移失败：从边缘开始时它等待并失败；在其他位置，边缘拖移在手指按下时就失败，没有任何延迟。"

    msgid "Back from the edge over photos"
    msgstr "在照片上从边缘返回"

    msgid "Drag in from the left edge, over the photos. The photos' pan begins after 10 pt, the edge pan needs 15: it loses every time."
    msgstr "在照片上从左边缘向内拖移。照片的拖移手势移动 10 pt 后开始，而边缘拖移需要 15 pt：它每次都失败。"

    msgid "Fingers and pencils do not mix"
    msgstr "手指和铅笔不能混用"

    msgid "The upper cards want a tap with two touches: one made of a finger and a pencil counts only where requiresExclusiveTouchType is off. The pan of the lowest card accepts pencils only, so a finger reaches the card and never the pan."
    msgstr "上面的卡片需要两个触摸的点按：由一根手指和一支铅笔组成的点按，只有在关闭 requiresExclusiveTouchType 时才有效。最下面卡片的拖移手势只接受铅笔，因此手指会到达卡片，但永远不会到达拖移手势。"

    msgid "Every control"
    msgstr "所有控件"

    msgid "Each control of the kit, to be touched, dragged and worked with the keyboard. The log says what the user has done to each: buttons send their primary action, the others say that their value has changed."
    msgstr "框架的每一种控件，可以触摸、拖移，也可以用键盘操作。日志记录用户对每个控件做了什么：按钮发送它们的主要动作，其他控件报告值已改变。"

    msgid "Which view is hit: the order of the hit test"
    msgstr "命中哪个视图：命中测试的顺序"

    msgid "Touch views, above all where they overlap, and follow the hit test: the frontmost subview is asked first, and a view that is not hit excludes its whole subtree. Then touch where a view is seen but not hit: the part of D beyond B, the hidden view, the one without interaction, the empty corners around the turned one, and what was clipped away."
    msgstr "触摸各个视图，尤其是重叠之处，并观察命中测试：先询问最前面的子视图，没有命中的视图会排除它的整个子树。然后触摸看得见却不会命中的地方：D 超出 B 的部分、隐藏的视图、没有交互的视图、旋转视图四周的空角，以及被裁剪掉的部分。"

    msgid "A long press: began by the clock"
    msgstr "长按：由时钟开始"

    msgid "Hold a finger on the card: after half a second the press begins although nothing moves, and every movement after that is a change. Lifting early, or moving more than 10 points before it began, makes it fail."
    msgstr "把手指按在卡片上：半秒后长按开始，即使什么都没有移动；之后的每次移动都是一次变化。提前抬起，或在开始之前移动超过 10 点，都会使它失败。"

    msgid "The loser is never told: cured"
    msgstr "失败者从不知情：已修正"

    msgid "Tap the card, then drag it, and watch the lamp. The recognizer that turned the lamp on turns it off: the press ends or is cancelled, and its action is called in both cases."
    msgstr "点按卡片，然后拖移它，并观察指示灯。打开指示灯的识别器也负责关闭它：长按会结束或被取消，两种情况下都会调用它的动作。"

    msgid "The loser is never told"
    msgstr "失败者从不知情"

    msgid "Tap the card, then drag it, and watch the lamp. The press turns the lamp on and the tap's action turns it off; when the pan wins the tap fails, and no action is called: the lamp stays on."
    msgstr "点按卡片，然后拖移它，并观察指示灯。长按打开指示灯，点按的动作关闭它；拖移胜出时点按失败，不会调用任何动作：指示灯一直亮着。"

    msgid "A context menu against a drag: cured"
    msgstr "上下文菜单与拖移冲突：已修正"

    msgid "Press the card, rest, then drag. The press that lifts it takes a quarter of a second and is there before the menu, which the secondary button still opens."
    msgstr "按住卡片，停留，然后拖移。拾起卡片的长按只需四分之一秒，先于菜单出现；用第二个按钮仍可打开菜单。"

    msgid "A context menu against a drag"
    msgstr "上下文菜单与拖移冲突"

    msgid "Press the card, rest, then drag. The context menu and the press that lifts the card both take half a second, and the menu wins; the drag never begins."
    msgstr "按住卡片，停留，然后拖移。上下文菜单和拾起卡片的长按都需要半秒，菜单胜出；拖移永远不会开始。"

    msgid "A tap gets Menu before the system"
    msgstr "点按手势先于系统得到 Menu 键"

    msgid "Move the focus with the lower arrow of a remote control, and press Menu. While Inside is focused, the tap of the panel around it takes Menu, and cancels the press in the responders. While Outside is focused, no recognizer takes Menu, and the system goes back one page."
    msgstr "用遥控器的下箭头移动焦点，然后按 Menu。焦点在 Inside 上时，它周围面板的点按手势取走 Menu，并取消响应者中的按压。焦点在 Outside 上时，没有识别器取走 Menu，系统返回上一页。"

    msgid "A modal overlay by hit test: cured"
    msgstr "用命中测试实现的模态浮层：已修正"

    msgid "Touch the card, then next to it. The veil is an ordinary view in front of everything, which is modal enough; a tap outside the card is handled once by a tap recognizer, and hitTest is not overridden."
    msgstr "触摸卡片，然后触摸它的旁边。遮罩是位于一切之前的普通视图，这已足够模态；卡片之外的点按由点按识别器处理一次，hitTest 没有被重写。"

    msgid "A modal overlay by hit test"
    msgstr "用命中测试实现的模态浮层"

    msgid "Touch next to the card with one finger, then with two. The veil overrides hitTest and returns the card for everything; it is called again for every finger, by UIKit even two or three times, so its side effects happen again and again."
    msgstr "用一根手指触摸卡片的旁边，然后用两根手指。遮罩重写了 hitTest，对一切都返回卡片；每根手指都会再次调用它，UIKit 甚至会调用两三次，因此它的副作用会一再发生。"

    msgid "Shaking the device"
    msgstr "摇动设备"

    msgid "A shake starts at the first responder and goes up the chain, as a key does. The panel keeps the beginning for itself, so the controller only receives the end. Play the scene's input to see it."
    msgstr "摇动和按键一样，从第一响应者开始，沿响应者链向上传递。面板把开始留给自己，因此控制器只收到结束。播放场景的输入即可看到。"

    msgid "One finger at a time, or all of them"
    msgstr "一次一根手指，还是所有手指"

    msgid "Put several fingers on each card. The upper one is as views are by default: while one finger is down, others never reach it, not even after the first has lifted. The lower one has isMultipleTouchEnabled set and receives all of them."
    msgstr "在每张卡片上放多根手指。上面的卡片是视图的默认情况：一根手指按着时，其他手指永远不会到达它，即使第一根已经抬起。下面的卡片设置了 isMultipleTouchEnabled，会收到所有手指。"

    msgid "A list below a header: cured"
    msgstr "标题下面的列表：已修正"

    msgid "Drag the list down. At its top it transfers the rest of the drag to the page around it, and the header comes down in the same drag."
    msgstr "向下拖移列表。到达顶部后，它把拖移的其余部分转交给它周围的页面，标题在同一次拖移中下来。"

    msgid "A list below a header: the drag breaks between them"
    msgstr "标题下面的列表：拖移在两者之间中断"

    msgid "Drag the list down. It is not to transfer its drags: when it is at its top, nothing moves any more, and the header cannot be brought back without another drag elsewhere."
    msgstr "向下拖移列表。它不转交拖移：到达顶部后什么都不再移动，不在别处另外拖移一次，就无法让标题回来。"

    msgid "Three taps inside each other"
    msgstr "层层嵌套的三个点按"

    msgid "Tap the innermost view: all three taps see the finger lift, and only the deepest acts. Those of the views around it are excluded before any action is sent."
    msgstr "点按最里面的视图：三个点按手势都看到手指抬起，只有最深的一个触发动作。周围视图的点按手势在发送任何动作之前就被排除。"

    msgid "A pan meant for one axis: cured"
    msgstr "只用于一个轴的拖移：已修正"

    msgid "Drag the knob down, then to the right. The delegate is asked whether the pan may begin and compares the velocities of both axes: downwards it refuses, and the knob itself receives the movement."
    msgstr "向下拖移旋钮，然后向右拖移。拖移能否开始会询问代理，代理比较两个轴上的速度：向下时拒绝，由旋钮自己收到移动。"

    msgid "A pan meant for one axis"
    msgstr "只用于一个轴的拖移"

    msgid "Drag the knob down, then to the right. A pan begins in any direction, so the knob leaves its track."
    msgstr "向下拖移旋钮，然后向右拖移。拖移手势朝任何方向都会开始，因此旋钮离开了轨道。"

    msgid "One tap: began, action, cancelled"
    msgstr "一次点按：开始、动作、取消"

    msgid "Tap the card: the view receives the touch, the tap acts when the finger lifts, and the view receives touchesCancelled. Then move more than 45 points, or hold longer than 0.75 seconds: the tap fails, and the view gets the end of the touch instead."
    msgstr "点按卡片：视图收到触摸，点按手势在手指抬起时触发动作，视图收到 touchesCancelled。然后移动超过 45 点，或按住超过 0.75 秒：点按手势失败，视图收到的是触摸的结束。"

    msgid "One finger draws, two fingers move: cured"
    msgstr "一根手指画画，两根手指移动：已修正"

    msgid "Move one finger on the card, then two. The pan for two is added last: of two that have gone far enough at once the later one wins, and the pan for one takes no second finger."
    msgstr "在卡片上移动一根手指，然后移动两根。用于两根手指的拖移手势最后添加：两者同时移动得足够远时，后添加的胜出；用于一根手指的拖移手势不接受第二根手指。"

    msgid "One finger draws, two fingers move"
    msgstr "一根手指画画，两根手指移动"

    msgid "Move one finger on the card, then two. The pan for one finger takes two as well and was added last: of two that have gone far enough at once it wins, and two fingers draw."
    msgstr "在卡片上移动一根手指，然后移动两根。用于一根手指的拖移手势也接受两根，而且最后添加：两者同时移动得足够远时它胜出，于是两根手指也在画画。"

    msgid "Siblings that want one touch: cured"
    msgstr "争夺同一触摸的同级视图：已修正"

    msgid "Tap the pin, then drag the map. The pan is on the superview of both: the recognizers of the superviews also receive every touch that hits the overlay."
    msgstr "点按大头针，然后拖移地图。拖移手势位于两者的父视图上：命中浮层的每个触摸，父视图的识别器也会收到。"

    msgid "Siblings that want one touch"
    msgstr "争夺同一触摸的同级视图"

    msgid "Tap the pin, then drag the map. The overlay with the pins is in front and is hit everywhere, so the pan of the map receives no touch: siblings do not share touches."
    msgstr "点按大头针，然后拖移地图。带大头针的浮层在前面，处处都被命中，因此地图的拖移手势收不到触摸：同级视图不共享触摸。"

    msgid "A custom back button: cured"
    msgstr "自定义返回按钮：已修正"

    msgid "Drag in from the left edge. The program's button is next to the back button, so the back gesture begins."
    msgstr "从左边缘向内拖移。程序的按钮位于返回按钮旁边，因此返回手势会开始。"

    msgid "A custom back button: no way back by finger"
    msgstr "自定义返回按钮：无法用手指返回"

    msgid "Drag in from the left edge. A button of the program replaces the back button; the back gesture begins only where the back button is visible."
    msgstr "从左边缘向内拖移。程序的按钮代替了返回按钮；只有返回按钮可见时，返回手势才会开始。"

    msgid "An app-defined recognizer: two fingers, 30 points"
    msgstr "应用自定义的识别器：两根手指，30 点"

    msgid "Drag with one finger: the pan moves the card. Put down a second finger before the pan begins, and drag: the app-defined recognizer begins after 30 points, unless the pan begins first. Its touch methods set its state by a table."
    msgstr "用一根手指拖移：拖移手势移动卡片。在拖移手势开始之前放下第二根手指，再拖移：除非拖移手势先开始，应用自定义的识别器会在 30 点后开始。它的触摸方法按一张表设置状态。"

    msgid "Lists on pages: cured"
    msgstr "页面上的列表：已修正"

    msgid "Drag sideways on the list and then downwards without lifting. The pan that begins first holds: it prevents the other, and the drag stays on its axis."
    msgstr "在列表上横向拖移，不抬起手指再向下拖移。先开始的拖移手势保持有效：它阻止另一个，拖移留在它的轴上。"

    msgid "Lists on pages: a slanting drag moves both"
    msgstr "页面上的列表：斜向拖移使两者都移动"

    msgid "Drag sideways on the list and then downwards without lifting. The pans of the pages and of the list let each other run, so the pages and the list move at once."
    msgstr "在列表上横向拖移，不抬起手指再向下拖移。页面和列表的拖移手势互相允许，因此页面和列表同时移动。"

    msgid "An overlay that lets touches through"
    msgstr "让触摸穿过的浮层"

    msgid "The blue veil covers the whole map, and yet the places under it can be touched: its hitTest returns nil if the result is the veil itself. Touch a place, then the compass, which is on the veil and is hit as usual."
    msgstr "蓝色遮罩盖住整个地图，但仍可触摸它下面的地点：当结果是遮罩自身时，它的 hitTest 返回 nil。触摸一个地点，然后触摸指南针，它位于遮罩上，照常被命中。"

    msgid "Pencils draw, fingers scroll"
    msgstr "铅笔画画，手指滚动"

    msgid "Two pans follow different types of touches. The scroll view's own pan takes fingers, the pan of the paper takes pencils and draws with the width of their force. A finger never draws, and a pencil never scrolls."
    msgstr "两个拖移手势跟随不同类型的触摸。滚动视图自己的拖移手势接受手指，纸张的拖移手势接受铅笔，并按其力度决定线条粗细。手指永远不会画画，铅笔永远不会滚动。"

    msgid "A press that never drags: cured"
    msgstr "永远不会拖移的长按：已修正"

    msgid "Hold the card for half a second, then move the finger. The delegate of the press lets the pan recognize at the same time, so the card follows; moving it in the changes of the press would do as well."
    msgstr "按住卡片半秒，然后移动手指。长按的代理允许拖移手势同时识别，因此卡片会跟随；在长按的变化中移动它也可以。"

    msgid "A press that never drags"
    msgstr "永远不会拖移的长按"

    msgid "Hold the card for half a second, then move the finger. The press begins and excludes the pan, so the card stays where it is; dragging at once still works."
    msgstr "按住卡片半秒，然后移动手指。长按开始并排除拖移手势，因此卡片留在原处；立即拖移仍然有效。"

    msgid "A long press that acts twice: cured"
    msgstr "触发两次的长按：已修正"

    msgid "Hold the card, then lift the finger. The handler is called as often as before, but it opens the menu only where the state is began."
    msgstr "按住卡片，然后抬起手指。处理程序被调用的次数和以前一样，但只在状态为 began 时打开菜单。"

    msgid "A long press that acts twice"
    msgstr "触发两次的长按"

    msgid "Hold the card, then lift the finger. The handler opens a menu whenever it is called, and a long press calls it when it begins and again when it ends."
    msgstr "按住卡片，然后抬起手指。处理程序每次被调用都会打开菜单，而长按在开始时和结束时各调用一次。"

    msgid "Keys and the focus"
    msgstr "按键与焦点"

    msgid "Type a letter: the first responder receives it, then every responder after it in the chain. Tab reaches the window, which gives the focus to a button; Space presses it, with the events of a touch. Escape means nothing to the button and goes up the chain."
    msgstr "键入一个字母：第一响应者收到它，然后是响应者链中它之后的每个响应者。Tab 到达窗口，窗口把焦点交给一个按钮；空格键按下它，产生触摸的各种事件。Escape 对按钮没有意义，沿响应者链向上传递。"

    msgid "A strip that hands its touches to a child"
    msgstr "把触摸交给子视图的长条"

    msgid "The carousel is only as wide as the card in the middle. Drag one of its neighbors: it is outside the carousel, and still the carousel moves, because the strip returns it for every hit test."
    msgstr "轮播视图只有中间卡片那么宽。拖移旁边的卡片：它在轮播视图之外，但轮播视图仍会移动，因为长条在每次命中测试中都返回它。"

    msgid "Remote control"
    msgstr "遥控"

    msgid "The buttons of a headset and the media keys of a keyboard are sent to the first responder, here the player, and go up the chain to a responder that handles them. The player calls super, so the controller receives every button as well."
    msgstr "耳机的按钮和键盘的媒体键会发送给第一响应者，这里是播放器，然后沿响应者链向上传递，直到处理它们的响应者。播放器调用 super，因此控制器也会收到每个按钮。"

    msgid "Rows moved by a long press: cured"
    msgstr "用长按移动行：已修正"

    msgid "Hold a row for half a second and move it, then drag the list at once. No recognizer recognizes simultaneously with the list's pan: a press that has begun excludes it, and a finger that moves at once makes the press fail."
    msgstr "按住一行半秒再移动它，然后立即拖移列表。没有识别器与列表的拖移手势同时识别：已开始的长按会排除它，而立即移动的手指会使长按失败。"

    msgid "Rows moved by a long press"
    msgstr "用长按移动行"

    msgid "Hold a row for half a second and move it, then drag the list at once. The delegate of the press lets the list's pan recognize at the same time, so the list scrolls away under the row."
    msgstr "按住一行半秒再移动它，然后立即拖移列表。长按的代理允许列表的拖移手势同时识别，因此列表在行的下面滚走。"

    msgid "Rows with grips: the table scrolls, and rows move"
    msgstr "带手柄的行：表格滚动，行也能移动"

    msgid "The table is edited and its data source lets rows be moved, so each has a grip, which takes the finger as soon as it comes down. Everywhere else the finger scrolls."
    msgstr "表格处于编辑状态，数据源允许移动行，因此每行都有一个手柄，手指一按下就由它接管。在其他任何位置，手指都会滚动。"

    msgid "A pan that lifts rows: the table does not scroll"
    msgstr "拾起行的拖移：表格不滚动"

    msgid "Drag up on a row: the pan of the program and the one that scrolls are on the same view and have gone far enough in the same event. The one that was added later wins, and the table stays."
    msgstr "在一行上向上拖移：程序的拖移手势和负责滚动的拖移手势位于同一个视图上，在同一个事件中都移动得足够远。后添加的胜出，表格不动。"

    msgid "One gesture waits for another to fail"
    msgstr "一个手势等待另一个失败"

    msgid "Tap once, twice, three times. Each tap count waits until the next higher one has failed: a single tap acts 0.35 seconds after the finger lifted, a triple tap at once, because it waits for none."
    msgstr "点按一次、两次、三次。每种点按都等到次数更多的一种失败：单击在手指抬起 0.35 秒之后触发动作，三击立即触发，因为它不等待任何手势。"

    msgid "The responder chain"
    msgstr "响应者链"

    msgid "Touch the four cards and read who speaks in which order: the view, the panel, the controller of the panel, the root view, its controller. Calling super means passing the touch on to the next responder; a view that overrides without super ends the chain."
    msgstr "触摸四张卡片，看看谁按什么顺序发言：视图、面板、面板的控制器、根视图、它的控制器。调用 super 意味着把触摸传递给下一个响应者；重写而不调用 super 的视图会终止响应者链。"

    msgid "Rows with actions in a pager: cured"
    msgstr "分页视图中带操作的行：已修正"

    msgid "Drag a row to the left: the pager's pan waits until the row has refused, so the row opens. A drag on the header, which has no actions, turns the page."
    msgstr "向左拖移一行：分页视图的拖移手势等到行拒绝之后，因此行会打开。在没有操作的标题上拖移则会翻页。"

    msgid "Rows with actions in a pager: the row does not open"
    msgstr "分页视图中带操作的行：行不打开"

    msgid "Drag a row to the left: the page moves and the row stays closed. The pager's pan begins after 10 points and the row's after 20, so a row opens only where one event brings the finger past both."
    msgstr "向左拖移一行：页面移动，行保持关闭。分页视图的拖移手势在 10 点后开始，行的在 20 点后开始，因此只有一个事件使手指同时越过两者时行才会打开。"

    msgid "A sheet against its list: cured"
    msgstr "表单页与其中的列表冲突：已修正"

    msgid "Drag up in the list. Scrolling must not expand the sheet, so the list scrolls at the sheet's present height; a drag next to the list still expands it."
    msgstr "在列表中向上拖移。滚动不得展开表单页，因此列表在表单页当前的高度上滚动；在列表旁边拖移仍会展开它。"

    msgid "A sheet against its list"
    msgstr "表单页与其中的列表冲突"

    msgid "Drag up in the list. The sheet has its medium height, and the drag expands it; the list scrolls only when the sheet has its largest height."
    msgstr "在列表中向上拖移。表单页处于中等高度，拖移会展开它；只有表单页达到最大高度时列表才滚动。"

    msgid "Two gestures at the same time"
    msgstr "两个手势同时进行"

    msgid "Drag both cards. By default the deeper pan wins and the pan of the board fails; for the lower card a delegate allows both, so the card moves on the board and the board moves too."
    msgstr "拖移两张卡片。默认情况下更深的拖移手势胜出，底板的拖移手势失败；对下面的卡片，代理允许两者，因此卡片在底板上移动，底板也移动。"

    msgid "The single tap fires too soon: cured"
    msgstr "单击触发得太早：已修正"

    msgid "Tap the card twice quickly, then once. The single tap requires the double tap to fail, so only one of them acts; the price is that a single tap acts 0.35 seconds after the finger lifted."
    msgstr "快速点按卡片两次，然后点按一次。单击要求双击失败，因此只有其中一个触发动作；代价是单击在手指抬起 0.35 秒之后才触发动作。"

    msgid "The single tap fires too soon"
    msgstr "单击触发得太早"

    msgid "Tap the card twice quickly. The single tap acts when the finger lifts for the first time, and the double tap at the second: both have acted."
    msgstr "快速点按卡片两次。手指第一次抬起时单击触发动作，第二次抬起时双击触发动作：两者都触发了。"

    msgid "A slider in a scroll view: cured"
    msgstr "滚动视图中的滑块：已修正"

    msgid "Push the knob to the left quickly. The slider itself answers no when the pan of the strip asks whether it may begin, and so keeps the finger; next to the slider the strip scrolls as before."
    msgstr "快速向左推滑块。长条的拖移手势询问能否开始时，滑块自己回答“否”，从而保留手指；在滑块旁边，长条照常滚动。"

    msgid "A slider in a scroll view: the strip scrolls"
    msgstr "滚动视图中的滑块：长条滚动"

    msgid "Push the knob to the left quickly. The touch is kept for 150 ms to see whether it becomes a drag; it does, and the strip takes it. Rest on the knob for a moment first, and the slider has it."
    msgstr "快速向左推滑块。触摸被保留 150 毫秒，以判断它是否会成为拖移；它成了拖移，于是长条取走它。如果先在滑块上停留片刻，滑块就会得到它。"

    msgid "A swipe that never comes: cured"
    msgstr "永远不会出现的轻扫：已修正"

    msgid "Flick the card to the right, then drag it slowly. The pan requires the swipe to fail, so a flick is a swipe; a slow drag becomes a pan once the swipe has run out of time."
    msgstr "向右快速轻扫卡片，然后慢慢拖移它。拖移要求轻扫失败，因此快速一扫就是轻扫；轻扫超时之后，慢速的拖移才成为拖移手势。"

    msgid "A swipe that never comes"
    msgstr "永远不会出现的轻扫"

    msgid "Flick the card to the right. The pan begins after 10 points of movement and excludes the swipe, which needs nearly 50: where a pan is, a swipe never happens."
    msgstr "向右快速轻扫卡片。拖移在移动 10 点后开始并排除轻扫，而轻扫需要将近 50 点：有拖移的地方，轻扫永远不会发生。"

    msgid "A page that swipes: cured"
    msgstr "可以轻扫的页面：已修正"

    msgid "Push the slider to the left, then slip on the button, then swipe next to them. The delegate of the swipe refuses touches of controls, so the button acts when the finger lifts; next to the controls the page turns."
    msgstr "向左推滑块，然后在按钮上滑过，再在它们旁边轻扫。轻扫的代理拒绝控件的触摸，因此按钮在手指抬起时起作用；在控件旁边则会翻页。"

    msgid "A page that swipes"
    msgstr "可以轻扫的页面"

    msgid "Push the slider to the left, then slip on the button, then swipe next to them. The slider lets no recognizer around it begin, but the button does: a finger that slips turns the page, and the button never sends."
    msgstr "向左推滑块，然后在按钮上滑过，再在它们旁边轻扫。滑块不让周围的任何识别器开始，但按钮会：滑过的手指翻了页，按钮永远不会发送事件。"

    msgid "A tap to dismiss against a field: cured"
    msgstr "收起键盘的点按与文本框冲突：已修正"

    msgid "Tap a field: the tap of the background refuses touches in controls, and the field keeps the keyboard. A tap outside the fields still ends editing."
    msgstr "点按一个文本框：背景的点按手势拒绝控件中的触摸，文本框保留键盘。点按文本框之外仍会结束编辑。"

    msgid "A tap to dismiss against a field"
    msgstr "收起键盘的点按与文本框冲突"

    msgid "Tap a field: the background has a tap that ends editing, and a delegate that lets it recognize together with others. The field begins to be edited and loses the keyboard with the same tap."
    msgstr "点按一个文本框：背景有一个结束编辑的点按手势，它的代理允许它与其他手势同时识别。文本框开始编辑，又在同一次点按中失去键盘。"

    msgid "A tap or a swipe: who wins, in writing"
    msgstr "点按还是轻扫：明确写出谁胜出"

    msgid "Do the same again. The tap now requires the swipe to fail: the outcome is the same, and the code states it; the tap costs no time, since the swipe fails when the finger lifts."
    msgstr "再做一遍同样的操作。点按现在要求轻扫失败：结果相同，但代码写明了这一点；点按没有任何延迟，因为轻扫在手指抬起时就失败。"

    msgid "A tap or a swipe: who wins?"
    msgstr "点按还是轻扫：谁胜出？"

    msgid "Nudge the card, flick it, and move it slowly by 42 points. A swipe recognizes while the finger moves and a tap when it lifts, so a swipe that comes about at all has come first; nothing in the code says so."
    msgstr "轻推卡片，快速轻扫它，再慢慢移动 42 点。轻扫在手指移动时识别，点按在手指抬起时识别，因此能够成立的轻扫总是先到；代码中却没有写明这一点。"

    msgid "A background tap kills the rows: cured"
    msgstr "背景的点按使行失效：已修正"

    msgid "Tap a row: the background has a tap that puts the keyboard away, and rows act when they receive the end of the touch. With cancelsTouchesInView switched off both happen: the keyboard goes, and the row is selected."
    msgstr "点按一行：背景有一个收起键盘的点按手势，而行在收到触摸的结束时起作用。关闭 cancelsTouchesInView 之后两者都会发生：键盘收起，行被选中。"

    msgid "A background tap kills the rows"
    msgstr "背景的点按使行失效"

    msgid "Tap a row: the background has a tap that puts the keyboard away, and rows act when they receive touchesEnded. The tap recognizes first, the row gets touchesCancelled, and nothing is selected."
    msgstr "点按一行：背景有一个收起键盘的点按手势，而行在收到 touchesEnded 时起作用。点按手势先识别，行收到 touchesCancelled，什么都没有选中。"

    msgid "A tap around a table that leaves touches alone"
    msgstr "表格周围不取走触摸的点按"

    msgid "Tap a row: the tap of the background has cancelsTouchesInView off, so it acts and the row is selected. Outside the table only the tap acts."
    msgstr "点按一行：背景的点按手势关闭了 cancelsTouchesInView，因此它触发动作，行也被选中。在表格之外只有点按手势触发动作。"

    msgid "A tap around a table: no row is selected"
    msgstr "表格周围的点按：没有选中任何行"

    msgid "Tap a row: the tap of the background recognizes when the finger lifts, and the touch is cancelled in the row. The row lights up and goes out; didSelectRowAt is never called."
    msgstr "点按一行：背景的点按手势在手指抬起时识别，行中的触摸被取消。行亮起又熄灭；didSelectRowAt 永远不会被调用。"

    msgid "A tap inside closes the dialog: cured"
    msgstr "在里面点按会关闭对话框：已修正"

    msgid "Tap the text of the dialog, then next to it. The delegate of the tap now receives only touches whose view is the dimmed one itself, so those in the dialog are not its business."
    msgstr "点按对话框的文本，然后点按它的旁边。点按手势的代理现在只接受视图为变暗区域本身的触摸，因此对话框中的触摸与它无关。"

    msgid "A tap inside closes the dialog"
    msgstr "在里面点按会关闭对话框"

    msgid "Tap the text of the dialog. The tap of the dimmed surroundings is offered every touch in their subtree, the dialog included, so it closes the dialog from inside as well."
    msgstr "点按对话框的文本。变暗区域的点按手势会得到其子树中的每个触摸，包括对话框，因此从里面点按也会关闭对话框。"

    msgid "A pinch by touchpad and by fingers"
    msgstr "用触控板和用手指捏合"

    msgid "The pinch follows two fingers on the screen, which the photo loses, and two fingers on a touchpad, which are no touches. While it follows one of the two it ignores the other. A delegate could refuse the event of type transform."
    msgstr "捏合手势既跟随屏幕上的两根手指（照片会失去它们），也跟随触控板上的两根手指，后者不是触摸。跟随其中一种时，它忽略另一种。代理可以拒绝类型为 transform 的事件。"

    msgid "Pan, pinch and rotation: all at once"
    msgstr "拖移、捏合和旋转：同时进行"

    msgid "Put two fingers on the photo, spread them, turn them, move them. The delegates allow all three gestures at the same time; each adds its change to the photo and resets its value."
    msgstr "把两根手指放在照片上，张开、转动、移动。代理允许三个手势同时进行；每个手势把自己的变化加到照片上，并重置自己的值。"

    msgid "Pan, pinch and rotation: only the first acts"
    msgstr "拖移、捏合和旋转：只有第一个起作用"

    msgid "Put two fingers on the photo, spread them, turn them, move them. Whichever of the three gestures begins first excludes the other two until all fingers have lifted."
    msgstr "把两根手指放在照片上，张开、转动、移动。三个手势中先开始的一个会排除另外两个，直到所有手指都抬起。"

    msgid "Two buttons pressed at once: cured"
    msgstr "同时按下的两个按钮：已修正"

    msgid "Press both buttons with two fingers, then lift them. Both have isExclusiveTouch set: while one follows a finger the other gets none, and a touch that was refused stays refused."
    msgstr "用两根手指按下两个按钮，然后抬起。两者都设置了 isExclusiveTouch：其中一个跟随手指时，另一个得不到触摸，被拒绝的触摸一直被拒绝。"

    msgid "Two buttons pressed at once"
    msgstr "同时按下的两个按钮"

    msgid "Press both buttons with two fingers, then lift them. Each button follows its own finger, so the letter is sent and torn up."
    msgstr "用两根手指按下两个按钮，然后抬起。每个按钮跟随自己的手指，因此信件既被发送，又被撕毁。"

    msgid "Two fingers, two gestures, no conflict"
    msgstr "两根手指，两个手势，没有冲突"

    msgid "Drag both cards at once with two fingers. Gestures exclude each other only when they share a touch and their views lie in one line of ancestors; siblings never do."
    msgstr "用两根手指同时拖移两张卡片。只有共享触摸、且视图位于同一条祖先链上的手势才会互相排除；同级视图的手势永远不会。"

    msgid "A control in a cell takes the touch"
    msgstr "单元格中的控件取走触摸"

    msgid "Tap a row, then its star: the row is selected, the star acts alone. Tap the header, which is a control too. Drag from the star: the list scrolls and the star is cancelled only if it was not pressed for long."
    msgstr "点按一行，然后点按它的星形：前者选中行，后者只有星形起作用。点按标题，它也是控件。从星形开始拖移：列表滚动，只有没有按住太久时星形才会被取消。"

    msgid "A zoomed photo in a pager: cured"
    msgstr "分页视图中放大的照片：已修正"

    msgid "The photo is shown at twice its size and is at its right edge: drag on to the left. The frame around the photo has nothing to scroll and is skipped, so the pager takes the drag and the page turns."
    msgstr "照片以两倍大小显示，并且位于右边缘：继续向左拖移。照片周围的框没有可滚动的内容，因此被跳过，于是分页视图接管拖移并翻页。"

    msgid "A zoomed photo in a pager"
    msgstr "分页视图中放大的照片"

    msgid "The photo is shown at twice its size and is at its right edge: drag on to the left. The frame around the photo is a scroll view that is switched off. The search for a scroll view that takes the drag ends there, and the page does not turn."
    msgstr "照片以两倍大小显示，并且位于右边缘：继续向左拖移。照片周围的框是一个已停用的滚动视图。寻找接管拖移的滚动视图时到此为止，因此不翻页。"

    msgid "FOUNDATIONS"
    msgstr "基础"

    msgid "CONFLICTS"
    msgstr "冲突"
    """#
}
