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

    msgid "%1$s; cure: %2$s"
    msgstr "%1$s；修正：%2$s"

    msgid "… and %1$s more of this kind"
    msgstr "…… 另有 %1$s 个同类问题"

    msgid "… %1$s more"
    msgstr "…… 另外 %1$s 个"

    msgid "%1$s more"
    msgstr "另外 %1$s 个"

    msgid "%1$s and %2$s"
    msgstr "%1$s 和 %2$s"

    msgid ", "
    msgstr "、"

    msgid "%1$s to %2$s"
    msgstr "%1$s 到 %2$s"

    msgid "%1$s requires itself to fail, which is ignored (5.2)"
    msgstr "%1$s 要求自己失败，这会被忽略（5.2）"

    msgid "… %1$s more …"
    msgstr "…… 另外 %1$s 个 ……"

    msgid "%1$s waits for %2$s"
    msgstr "%1$s 等待 %2$s"

    msgid "%1$s waits for %2$s: none acts until one fails, and all fail when the fingers are up (5.2.9)"
    msgstr "%1$s 等待 %2$s：在其中一个失败之前都不会触发动作，而手指抬起时全部失败（5.2.9）"

    msgid "%1$s waits for %2$s: after a tap it acts %3$s late, when %2$s has failed for lack of another tap (5.2.11)"
    msgstr "%1$s 等待 %2$s：点按之后它会迟 %3$s 触发动作，因为 %2$s 要到没有等来下一次点按时才失败（5.2.11）"

    msgid "%1$s can never act: it waits for %2$s, which acts at tap %3$s of the %4$s that %1$s takes (5.2.1)"
    msgstr "%1$s 永远无法触发动作：它等待 %2$s，而后者在 %1$s 所需的 %4$s 次点按中的第 %3$s 次就触发动作（5.2.1）"

    msgid "reverse the requirement, %1$s requires %2$s to fail, and acts %3$s late"
    msgstr "反转这一要求，让 %1$s 要求 %2$s 失败，它会迟 %3$s 触发动作"

    msgid "%1$s waits for %2$s: it begins when %2$s has failed, %3$s after the finger came down at the latest (7.4.2)"
    msgstr "%1$s 等待 %2$s：它在 %2$s 失败时才开始，最迟在手指按下 %3$s 之后（7.4.2）"

    msgid "%1$s can never win: %2$s, added to %3$s after it, recognizes at the same moment (5.1.6)"
    msgstr "%1$s 永远无法胜出：在它之后添加到 %3$s 的 %2$s 在同一时刻识别（5.1.6）"

    msgid "%1$s can never win: %2$s on %3$s begins after %4$s, a swipe takes %5$s (5.1.5, 7.4.2)"
    msgstr "%1$s 永远无法胜出：%3$s 上的 %2$s 移动 %4$s 之后就开始，而轻扫需要 %5$s（5.1.5、7.4.2）"

    msgid "%1$s hardly ever wins: %2$s on %3$s begins after %4$s, a swipe takes %5$s (5.1.5, 7.4.2)"
    msgstr "%1$s 几乎无法胜出：%3$s 上的 %2$s 移动 %4$s 之后就开始，而轻扫需要 %5$s（5.1.5、7.4.2）"

    msgid "%1$s requires %2$s to fail"
    msgstr "让 %1$s 要求 %2$s 失败"

    msgid "%1$s acts at tap %2$s of the %3$s that %4$s takes (5.1.8)"
    msgstr "%1$s 在 %4$s 所需的 %3$s 次点按中的第 %2$s 次就触发动作（5.1.8）"

    msgid "%1$s requires %2$s to fail, and acts %3$s late"
    msgstr "让 %1$s 要求 %2$s 失败，它会迟 %3$s 触发动作"

    msgid "%1$s on %2$s: only the first to begin acts (7.9.3)"
    msgstr "%2$s 上的 %1$s：只有先开始的一个触发动作（7.9.3）"

    msgid "%1$s on %2$s: of each pair only the first to begin acts (7.9.3)"
    msgstr "%2$s 上的 %1$s：每一对中只有先开始的一个触发动作（7.9.3）"

    msgid "their delegates answer true to shouldRecognizeSimultaneouslyWith"
    msgstr "让它们的代理在 shouldRecognizeSimultaneouslyWith 中返回 true"


    msgid "%1$s never begins: it is not enabled (1.3.7)"
    msgstr "%1$s 永远不会开始：它未启用（1.3.7）"

    msgid "%1$s never begins: its custom delegate answers no to shouldBegin (28.17)"
    msgstr "%1$s 永远不会开始：它的自定代理在 shouldBegin 中返回 false（28.17）"

    msgid "it answers true where viewControllers.count > 1"
    msgstr "让它在 viewControllers.count > 1 时返回 true"

    msgid "%1$s never begins on %2$s: its back button is hidden (28.17)"
    msgstr "%1$s 在 %2$s 上永远不会开始：它的返回按钮被隐藏（28.17）"

    msgid "%1$s never begins on %2$s: a custom button replaces the back button (28.17)"
    msgstr "%1$s 在 %2$s 上永远不会开始：自定按钮代替了返回按钮（28.17）"

    msgid "%1$s, or a custom delegate for %2$s that answers true where viewControllers.count > 1"
    msgstr "%1$s；或者为 %2$s 设置自定代理，在 viewControllers.count > 1 时返回 true"

    msgid "%1$s on %2$s takes the finger at the edge from %3$s: both begin at the same moment, and of those the inner one wins (5.1.4, 28.18)"
    msgstr "%2$s 上的 %1$s 取走 %3$s 在边缘处的手指：两者在同一时刻开始，其中内层的胜出（5.1.4、28.18）"

    msgid "%1$s on %2$s takes the finger at the edge from %3$s: it begins after %4$s wherever the finger is, %3$s after %5$s (28.18)"
    msgstr "%2$s 上的 %1$s 取走 %3$s 在边缘处的手指：无论手指在哪里，移动 %4$s 之后它就开始，而 %3$s 要 %5$s（28.18）"

    msgid "%1$s does not scroll %2$s while the sheet is at medium: a drag up makes the sheet grow first (30.13)"
    msgstr "表单页处于 medium 时 %1$s 不滚动 %2$s：向上拖移会先让表单页变高（30.13）"

    msgid "%1$s on %2$s never begins: the context menu of %2$s opens when a finger has rested %3$s, and then the press is over (5.1.2, 31.4)"
    msgstr "%2$s 上的 %1$s 永远不会开始：手指停住 %3$s 之后 %2$s 的上下文菜单就会打开，长按随之结束（5.1.2、31.4）"

    msgid "%1$s.minimumPressDuration = 0.25, and the secondary button opens the menu"
    msgstr "%1$s.minimumPressDuration = 0.25，并由辅助按钮打开菜单"


    msgid "%1$s can never win: it waits for %2$s, which begins after %3$s, and a swipe takes %4$s (5.2.1, 7.4.2)"
    msgstr "%1$s 永远无法胜出：它等待 %2$s，后者移动 %3$s 之后就开始，而轻扫需要 %4$s（5.2.1、7.4.2）"

    msgid "reverse the requirement, %1$s requires %2$s to fail"
    msgstr "反转这一要求，让 %1$s 要求 %2$s 失败"

    msgid "%1$s and %2$s both act with each tap in %3$s (%4$s): the delegate of %5$s lets them recognize together (5.1.2)"
    msgstr "在 %3$s（%4$s）中的每次点按都会让 %1$s 和 %2$s 同时触发动作：%5$s 的代理允许它们同时识别（5.1.2）"

    msgid "it answers false for %1$s"
    msgstr "让它对 %1$s 返回 false"

    msgid "%1$s keeps %2$s from scrolling where the finger is in its view: it and %3$s begin after %4$s, and the inner one wins (5.1.4)"
    msgstr "手指位于其视图中时，%1$s 使 %2$s 无法滚动：它和 %3$s 都在移动 %4$s 之后开始，而内层的胜出（5.1.4）"

    msgid "%1$s keep %2$s from scrolling where the finger is in their views: they and %3$s begin after %4$s, and the inner one wins (5.1.4)"
    msgstr "手指位于其视图中时，%1$s 使 %2$s 无法滚动：它们和 %3$s 都在移动 %4$s 之后开始，而内层的胜出（5.1.4）"

    msgid "the delegate of %1$s answers true to gestureRecognizerShouldBegin only when the velocity is greater along %2$s (5.4.1)"
    msgstr "让 %1$s 的代理只在速度沿 %2$s 轴更大时在 gestureRecognizerShouldBegin 中返回 true（5.4.1）"

    msgid "the delegate of each answers true to gestureRecognizerShouldBegin only when the velocity is greater along %1$s (5.4.1)"
    msgstr "让它们各自的代理只在速度沿 %1$s 轴更大时在 gestureRecognizerShouldBegin 中返回 true（5.4.1）"

    msgid "the context menu of %1$s never opens by a finger: %2$s on %3$s begins after %4$s, and the menu takes %5$s (5.1.3, 31.4)"
    msgstr "手指永远无法打开 %1$s 的上下文菜单：%3$s 上的 %2$s 在 %4$s 之后开始，而菜单需要 %5$s（5.1.3、31.4）"

    msgid "%1$s requires %2$s to fail, or its minimumPressDuration is above %3$s"
    msgstr "让 %1$s 要求 %2$s 失败，或让它的 minimumPressDuration 大于 %3$s"


    msgid "%1$s never begins: it has no edge to start at (7.7.1)"
    msgstr "%1$s 永远不会开始：它没有可以开始的边缘（7.7.1）"

    msgid "%1$s on %2$s takes every drag from %3$s: both begin after %4$s, and the one that was added later wins (5.1.6), so %2$s does not scroll"
    msgstr "%2$s 上的 %1$s 取走 %3$s 的每次拖移：两者都在移动 %4$s 之后开始，而后添加的胜出（5.1.6），因此 %2$s 不滚动"

    msgid "%1$s on %2$s takes every drag from %3$s: both begin after %4$s, and the inner one wins (5.1.4), and %2$s is as large as %5$s, so %5$s does not scroll"
    msgstr "%2$s 上的 %1$s 取走 %3$s 的每次拖移：两者都在移动 %4$s 之后开始，内层的胜出（5.1.4），而 %2$s 与 %5$s 一样大，因此 %5$s 不滚动"

    msgid "the delegate of %1$s answers true to shouldRecognizeSimultaneouslyWith, or %1$s.minimumNumberOfTouches = 2"
    msgstr "让 %1$s 的代理在 shouldRecognizeSimultaneouslyWith 中返回 true，或设置 %1$s.minimumNumberOfTouches = 2"

    msgid "the list %1$s in allowedPressTypes of %2$s has no effect: a %3$s takes no presses (48.16)"
    msgstr "%2$s 的 allowedPressTypes 中的 %1$s 不起作用：%3$s 不接受按压（48.16）"

    msgid "a tap or a long press takes them"
    msgstr "改用点按或长按识别器，它们接受按压"


    msgid "%1$s keeps %2$s from scrolling (%3$s): its gestureRecognizerShouldBegin returns false for %4$s too (5.4.1)"
    msgstr "%1$s 使 %2$s 无法滚动（%3$s）：它的 gestureRecognizerShouldBegin 对 %4$s 也返回 false（5.4.1）"

    msgid "let it return false only for the recognizers that it should stop, and true for %1$s"
    msgstr "让它只对应当阻止的识别器返回 false，并对 %1$s 返回 true"

    msgid "%1$s on %2$s can never win: %3$s on %4$s begins after %5$s, and %1$s takes %6$s (5.1.3, 7.2.2)"
    msgstr "%2$s 上的 %1$s 永远无法胜出：%4$s 上的 %3$s 在 %5$s 之后开始，而 %1$s 需要 %6$s（5.1.3、7.2.2）"

    msgid "%1$s keeps every key from %2$s (%3$s): its pressesBegan does not call super, and only a key that no responder keeps becomes text (21.1)"
    msgstr "%1$s 留下 %2$s（%3$s）的每个按键：它的 pressesBegan 没有调用 super，而只有没有响应者留下的按键才会成为文本（21.1）"

    msgid "it calls super for keys that it does not use"
    msgstr "让它对自己不用的按键调用 super"

    msgid "%1$s takes every drag along its content from %2$s (%3$s): it begins after %4$s, and the touch is cancelled in %2$s (9.3)"
    msgstr "%1$s 取走 %2$s（%3$s）中沿其内容方向的每次拖移：它在移动 %4$s 之后开始，触摸在 %2$s 中被取消（9.3）"

    msgid "%1$s gets no touch that comes down in %2$s (%3$s): a scroll view passes none on (9.21)"
    msgstr "%1$s 得不到在 %2$s（%3$s）中按下的触摸：滚动视图不向上传递触摸（9.21）"

    msgid "a subclass of %1$s calls the touch methods of next as well as those of super"
    msgstr "让 %1$s 的子类除 super 之外也调用 next 的触摸方法"

    msgid "%1$s on %2$s ends every drag of %3$s (%4$s): its action sets isScrollEnabled to false when it begins, and a recognizer that is disabled fails or is cancelled (4.9)"
    msgstr "%2$s 上的 %1$s 结束 %3$s 的每次拖移（%4$s）：它的动作在开始时把 isScrollEnabled 设为 false，而被停用的识别器会失败或被取消（4.9）"

    msgid "the delegate of %1$s answers false to gestureRecognizerShouldBegin for drags that %2$s should have"
    msgstr "让 %1$s 的代理对应当属于 %2$s 的拖移在 gestureRecognizerShouldBegin 中返回 false"

    msgid "%1$s can never begin: its maximumNumberOfTouches, %2$s, is less than its minimumNumberOfTouches, %3$s (7.3.5)"
    msgstr "%1$s 永远无法开始：它的 maximumNumberOfTouches（%2$s）小于它的 minimumNumberOfTouches（%3$s）（7.3.5）"


    msgid "%1$s on %2$s keeps the items of %3$s from being selected (%4$s): it recognizes when the finger lifts, and the touch is then cancelled in the item (6.7, 26.15)"
    msgstr "%2$s 上的 %1$s 使 %3$s 的项目无法被选择（%4$s）：它在手指抬起时识别，随后项目中的触摸被取消（6.7、26.15）"

    msgid "%1$s on %2$s keeps the rows of %3$s from being selected (%4$s): it recognizes when the finger lifts, and the touch is then cancelled in the row (6.7, 26.15)"
    msgstr "%2$s 上的 %1$s 使 %3$s 的行无法被选择（%4$s）：它在手指抬起时识别，随后行中的触摸被取消（6.7、26.15）"

    msgid "%1$s.cancelsTouchesInView = false, and both act (6.5), or its delegate answers false to shouldReceive for touches in %2$s (1.3.4)"
    msgstr "%1$s.cancelsTouchesInView = false，这样两者都起作用（6.5）；或者让它的代理对 %2$s 中的触摸在 shouldReceive 中返回 false（1.3.4）"

    msgid "%1$s on %2$s delays the selection of items of %3$s by %4$s (%5$s): meanwhile it waits for another tap and withholds the end of the touch (6.7, 7.1.3)"
    msgstr "%2$s 上的 %1$s 使 %3$s 的项目迟 %4$s 才被选择（%5$s）：其间它等待下一次点按，并暂缓触摸的结束（6.7、7.1.3）"

    msgid "%1$s on %2$s delays the selection of rows of %3$s by %4$s (%5$s): meanwhile it waits for another tap and withholds the end of the touch (6.7, 7.1.3)"
    msgstr "%2$s 上的 %1$s 使 %3$s 的行迟 %4$s 才被选择（%5$s）：其间它等待下一次点按，并暂缓触摸的结束（6.7、7.1.3）"

    msgid "%1$s on %2$s takes drags across from the rows of %3$s, which have actions (%4$s): it begins after %5$s, and a row after %6$s, so a row opens only if one event moves the finger past both (26.21)"
    msgstr "%2$s 上的 %1$s 取走 %3$s 中带操作的行的横向拖移（%4$s）：它在移动 %5$s 之后开始，行则在 %6$s 之后，因此只有手指在一个事件中同时越过两者时行才会打开（26.21）"

    msgid "%1$s takes drags across from the rows of %2$s, which have actions (%3$s): it begins after %4$s, and a row after %5$s, so a row opens only if one event moves the finger past both (26.21)"
    msgstr "%1$s 取走 %2$s 中带操作的行的横向拖移（%3$s）：它在移动 %4$s 之后开始，行则在 %5$s 之后，因此只有手指在一个事件中同时越过两者时行才会打开（26.21）"

    msgid "the actions of the rows of %1$s never appear: its data source answers false to canEditRowAt (26.21)"
    msgstr "%1$s 各行的操作永远不会出现：它的数据源在 canEditRowAt 中返回 false（26.21）"

    msgid "the leading actions of the rows of %1$s never appear: its data source answers false to canEditRowAt (26.21)"
    msgstr "%1$s 各行首侧的操作永远不会出现：它的数据源在 canEditRowAt 中返回 false（26.21）"

    msgid "the trailing actions of the rows of %1$s never appear: its data source answers false to canEditRowAt (26.21)"
    msgstr "%1$s 各行尾侧的操作永远不会出现：它的数据源在 canEditRowAt 中返回 false（26.21）"

    msgid "it answers true"
    msgstr "让它返回 true"

    msgid "no row of %1$s can be moved by a finger: its data source answers true to canMoveRowAt, but only editing mode shows grips (26.27, 26.28)"
    msgstr "手指无法移动 %1$s 的任何一行：它的数据源在 canMoveRowAt 中返回 true，但只有编辑模式才显示移动手柄（26.27、26.28）"

    msgid "to move items, use a UILongPressGestureRecognizer, which waits until the finger rests (27.15); otherwise its delegate answers false to shouldReceive where items should scroll (1.3.4)"
    msgstr "若要移动项目，请使用 UILongPressGestureRecognizer，它会等到手指停住（27.15）；否则让它的代理在项目应当滚动的位置在 shouldReceive 中返回 false（1.3.4）"

    msgid "to move rows, set isEditing = true and answer true to canMoveRowAt, and grips take the finger at once (26.28); otherwise its delegate answers false to shouldReceive where rows should scroll (1.3.4)"
    msgstr "若要移动行，请设置 isEditing = true 并在 canMoveRowAt 中返回 true，移动手柄会立即取得手指（26.28）；否则让它的代理在行应当滚动的位置在 shouldReceive 中返回 false（1.3.4）"


    msgid "%1$s (%2$s) can never be first responder: %3$s"
    msgstr "%1$s（%2$s）永远无法成为第一响应者：%3$s"

    msgid "its delegate answers no to shouldBeginEditing (18.2)"
    msgstr "它的代理在 shouldBeginEditing 中返回 false（18.2）"

    msgid "it is not enabled (17.1)"
    msgstr "它未启用（17.1）"

    msgid "it is neither editable nor selectable (17.1)"
    msgstr "它既不可编辑也不可选择（17.1）"

    msgid "%1$s on %2$s ends the editing of %3$s with the tap that begins it (%4$s): its delegate lets it recognize together with the tap of the text (5.1.2, 20.10)"
    msgstr "开始编辑 %3$s 的那次点按又被 %2$s 上的 %1$s 用来结束编辑（%4$s）：它的代理允许它与文本自己的点按同时识别（5.1.2、20.10）"

    msgid "the delegate of %1$s answers false to shouldReceive for touches in text inputs (1.3.4)"
    msgstr "让 %1$s 的代理对文本输入中的触摸在 shouldReceive 中返回 false（1.3.4）"

    msgid "%1$s never zooms: its delegate returns a view to zoom, but minimumZoomScale and maximumZoomScale are both %2$s (9.15)"
    msgstr "%1$s 永远不会缩放：它的代理返回了要缩放的视图，但 minimumZoomScale 和 maximumZoomScale 都是 %2$s（9.15）"

    msgid "%1$s never zooms: it has a range of zoom scales, but its delegate returns no view (9.15)"
    msgstr "%1$s 永远不会缩放：它有缩放比例的范围，但它的代理没有返回视图（9.15）"

    msgid "viewForZooming(in:) returns its content view"
    msgstr "让 viewForZooming(in:) 返回它的内容视图"


    msgid "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s (7.3.2, 5.3.1)"
    msgstr "%2$s 上的 %1$s 取走 %3$s（%4$s）的每次拖移：它在移动 %5$s 之后开始，触摸在 %3$s 中被取消（7.3.2、5.3.1）"

    msgid "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s, which refuses swipes but no pan (7.3.2, 6.3, 5.3.2)"
    msgstr "%2$s 上的 %1$s 取走 %3$s（%4$s）的每次拖移：它在移动 %5$s 之后开始，触摸在 %3$s 中被取消，后者拒绝轻扫手势，但不拒绝拖移手势（7.3.2、6.3、5.3.2）"

    msgid "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s, which refuses taps but no pan (7.3.2, 6.3, 5.3.2)"
    msgstr "%2$s 上的 %1$s 取走 %3$s（%4$s）的每次拖移：它在移动 %5$s 之后开始，触摸在 %3$s 中被取消，后者拒绝点按手势，但不拒绝拖移手势（7.3.2、6.3、5.3.2）"

    msgid "%1$s on %2$s takes every drag from %3$s (%4$s): it begins after %5$s, and the touch is cancelled in %3$s (7.3.2, 6.3, 5.3.3)"
    msgstr "%2$s 上的 %1$s 取走 %3$s（%4$s）的每次拖移：它在移动 %5$s 之后开始，触摸在 %3$s 中被取消（7.3.2、6.3、5.3.3）"

    msgid "%1$s.cancelsTouchesInView = false, and both follow the finger (6.5)"
    msgstr "%1$s.cancelsTouchesInView = false，这样两者都跟随手指（6.5）"

    msgid "the delegate of %1$s answers false to shouldReceive for touches in controls (1.3.4)"
    msgstr "让 %1$s 的代理对控件中的触摸在 shouldReceive 中返回 false（1.3.4）"

    msgid "%1$s takes every drag from %2$s (%3$s): it scrolls sideways too, and its touchesShouldCancel(in:) answers true (9.3)"
    msgstr "%1$s 取走 %2$s（%3$s）的每次拖移：它也横向滚动，且它的 touchesShouldCancel(in:) 返回 true（9.3）"

    msgid "%1$s takes quick drags from %2$s (%3$s): it scrolls sideways too, and delays a touch by %4$s to detect a drag (9.2)"
    msgstr "%1$s 取走 %2$s（%3$s）的快速拖移：它也横向滚动，并把触摸推迟 %4$s 以判断是否为拖移（9.2）"

    msgid "%1$s answers false to gestureRecognizerShouldBegin for %2$s (5.4.1)"
    msgstr "让 %1$s 对 %2$s 在 gestureRecognizerShouldBegin 中返回 false（5.4.1）"

    msgid "%1$s keeps drags up and down from %2$s, also at its edge (%3$s): %4$s (9.20)"
    msgstr "%1$s 不把纵向拖移交给 %2$s，到达边缘时也不交（%3$s）：%4$s（9.20）"

    msgid "%1$s keeps drags sideways from %2$s, also at its edge (%3$s): %4$s (9.20)"
    msgstr "%1$s 不把横向拖移交给 %2$s，到达边缘时也不交（%3$s）：%4$s（9.20）"

    msgid "its %1$s is false"
    msgstr "它的 %1$s 为 false"

    msgid "%1$s is between them, and a disabled scroll view ends the search for an outer one"
    msgstr "%1$s 位于两者之间，而停用的滚动视图会终止对外层滚动视图的查找"

    msgid "%1$s on %2$s keeps %3$s from acting (%4$s): buttons, switches and similar controls refuse a tap of a superview, a plain UIControl does not, and its touch is cancelled (5.3.2, 5.3.3, 6.14)"
    msgstr "%2$s 上的 %1$s 使 %3$s 无法触发动作（%4$s）：按钮、开关等控件会拒绝父视图的点按手势，普通的 UIControl 不会，它的触摸因此被取消（5.3.2、5.3.3、6.14）"

    msgid "%1$s on %2$s keeps two quick presses from %3$s (%4$s): they are cancelled, and the end of a single press is kept back for %5$s (5.3.4, 6.7)"
    msgstr "%2$s 上的 %1$s 取走 %3$s 的两次快速按压（%4$s）：它们被取消，而单次按压的结束会被暂缓 %5$s（5.3.4、6.7）"

    msgid "%1$s on %2$s keeps the second of two quick presses from %3$s (%4$s): it is cancelled (5.3.4, 6.14)"
    msgstr "%2$s 上的 %1$s 取走 %3$s 两次快速按压中的第二次（%4$s）：它被取消（5.3.4、6.14）"

    msgid "%1$s on %2$s keeps %3$s from acting (%4$s): it recognizes when the finger lifts, and the touch is then cancelled in the view that it hit, not ended (6.7, 6.14)"
    msgstr "%2$s 上的 %1$s 使 %3$s 无法触发动作（%4$s）：它在手指抬起时识别，随后触摸在其命中的视图中被取消，而不是结束（6.7、6.14）"

    msgid "%1$s.cancelsTouchesInView = false (6.5)"
    msgstr "%1$s.cancelsTouchesInView = false（6.5）"

    msgid "%1$s on %2$s keeps the end of every tap from %3$s (%4$s): it waits %5$s for another tap and withholds the end of the touch meanwhile (6.7, 7.1.3)"
    msgstr "%2$s 上的 %1$s 使 %3$s 不能立即得到每次点按的结束（%4$s）：它用 %5$s 等待下一次点按，其间暂缓触摸的结束（6.7、7.1.3）"

    msgid "%1$s acts at tap %2$s of the %3$s that %4$s on %5$s takes (5.1.7, 5.1.8)"
    msgstr "%1$s 在 %5$s 上的 %4$s 所需的 %3$s 次点按中的第 %2$s 次就触发动作（5.1.7、5.1.8）"

    msgid "%1$s act at tap %2$s of the %3$s that %4$s on %5$s takes (5.1.7, 5.1.8)"
    msgstr "%1$s 都在 %5$s 上的 %4$s 所需的 %3$s 次点按中的第 %2$s 次就触发动作（5.1.7、5.1.8）"

    msgid "%1$s act at taps of the %2$s that %3$s on %4$s takes (5.1.7, 5.1.8)"
    msgstr "%1$s 在 %4$s 上的 %3$s 所需的 %2$s 次点按完成之前就触发动作（5.1.7、5.1.8）"

    msgid "it requires %1$s to fail, and acts %2$s late"
    msgstr "让它要求 %1$s 失败，它会迟 %2$s 触发动作"

    msgid "each requires %1$s to fail, and acts %2$s late"
    msgstr "让它们各自要求 %1$s 失败，它们会迟 %2$s 触发动作"


    msgid "%1$s can never get a touch: %2$s"
    msgstr "%1$s 永远得不到触摸：%2$s"

    msgid "hitTest(_:with:) of %1$s returns %2$s in place of its subviews (2.13)"
    msgstr "%1$s 的 hitTest(_:with:) 返回 %2$s，而不是它的子视图（2.13）"

    msgid "%1$s is in front of %2$s and covers all of it (2.1)"
    msgstr "%1$s 在 %2$s 前面，并把它完全遮住（2.1）"

    msgid "%1$s is outside %2$s (2.5)"
    msgstr "%1$s 在 %2$s 之外（2.5）"

    msgid "isUserInteractionEnabled of %1$s is false, the default of %2$s (2.14)"
    msgstr "%1$s 的 isUserInteractionEnabled 为 false，这是 %2$s 的默认值（2.14）"

    msgid "%1$s is hidden (2.4)"
    msgstr "%1$s 被隐藏（2.4）"

    msgid "the interaction of %1$s is off (1.3.7)"
    msgstr "%1$s 的交互已关闭（1.3.7）"

    msgid "the alpha of %1$s is %2$s, below 0.01 (2.4)"
    msgstr "%1$s 的 alpha 为 %2$s，低于 0.01（2.4）"

    msgid "%1$s is scaled to nothing (2.6)"
    msgstr "%1$s 被缩小到没有大小（2.6）"

    msgid "point(inside:with:) of %1$s is always false (2.2)"
    msgstr "%1$s 的 point(inside:with:) 始终返回 false（2.2）"

    msgid "the frame of %1$s is empty: width or height is 0 (2.3)"
    msgstr "%1$s 的 frame 为空：宽度或高度为 0（2.3）"


    msgid "%1$s contradict each other: %2$s is broken, as the last of them (25.38)"
    msgstr "%1$s 互相矛盾：其中最后的 %2$s 被打破（25.38）"

    msgid "the intrinsic size of a view"
    msgstr "某个视图的固有大小"

    msgid "take one of them away, or give it a priority below 1000"
    msgstr "去掉其中一个，或给它低于 1000 的优先级"

    msgid "%1$s: the constraints leave open %2$s; where nothing says it, a place is the corner of what it is in, and a length 0 (25.13)"
    msgstr "%1$s：约束没有确定 %2$s；没有确定时，位置取父视图的角，长度取 0（25.13）"

    msgid "its place across"
    msgstr "它的横向位置"

    msgid "its width"
    msgstr "它的宽度"

    msgid "its place down"
    msgstr "它的纵向位置"

    msgid "its height"
    msgstr "它的高度"

    msgid "%1$s can never get a touch: all of %2$s is outside %3$s, which is %4$s by %5$s pt by its constraints (2.5)"
    msgstr "%1$s 永远得不到触摸：%2$s 整个在 %3$s 之外，后者由约束得到的大小为 %4$s × %5$s pt（2.5）"

    msgid "constrain the size of %1$s to its content"
    msgstr "用约束让 %1$s 的大小适合它的内容"

    msgid "%1$s: its frame is its own or that of a stack view, and no constraint moves it (25.15, 25.46)"
    msgstr "%1$s：它的 frame 由自身或堆栈视图决定，没有约束移动它（25.15、25.46）"

    msgid "the own size of %1$s"
    msgstr "%1$s 的固有大小"

    msgctxt "cause"
    msgid "nothing"
    msgstr "无"

    msgctxt "cause"
    msgid "what is given"
    msgstr "给定的值"

    msgid "%1$s %2$s %3$s: %4$s (left open, 25.13)"
    msgstr "%1$s %2$s %3$s：%4$s（未确定，25.13）"

    msgid "%1$s %2$s %3$s: %4$s"
    msgstr "%1$s %2$s %3$s：%4$s"

    msgid "the capture"
    msgstr "该截获文件"

    msgid "a scene, as an object {…}"
    msgstr "一个场景，写作对象 {…}"

    msgid "a list of lines of an input, as objects {…}"
    msgstr "输入行的列表，每行写作对象 {…}"

    msgid "a list of texts"
    msgstr "文本的列表"

    msgid "a text"
    msgstr "一段文本"

    msgid "a PNG file in base64"
    msgstr "以 base64 编码的 PNG 文件"

    msgid "neither a built-in scene nor a file"
    msgstr "既不是内建场景，也不是文件"

    msgid "no such file is built in"
    msgstr "没有这样的内建文件"

    msgid "\"input\" is %1$s, which leads out of the scene's folder; --input can name it"
    msgstr "\"input\" 为 %1$s，它位于场景文件夹之外；可用 --input 指定"

    msgid "%1$s is %2$s seconds after the first row; accepted: %3$s"
    msgstr "%1$s 为第一行之后 %2$s 秒；可接受：%3$s"

    msgid "%1$s is %2$s; accepted: %3$s"
    msgstr "%1$s 为 %2$s；可接受：%3$s"

    msgid "type is \"%1$s\", but no finger is down; accepted: down"
    msgstr "type 为 \"%1$s\"，但没有手指按下；可接受：down"

    msgid "the file is empty"
    msgstr "文件是空的"

    msgid "no rows below the names of the columns"
    msgstr "列名之下没有任何行"

    msgid "no column %1$s; there are %2$s"
    msgstr "没有 %1$s 列；现有 %2$s"

    msgid " or "
    msgstr " 或 "

    msgid "%1$s columns; at least %2$s are needed"
    msgstr "只有 %1$s 列；至少需要 %2$s 列"

    msgid "%1$s, as type is %2$s"
    msgstr "%1$s，因为 type 为 %2$s"

    msgid "a number from %1$s to %2$s"
    msgstr "%1$s 到 %2$s 之间的数"

    msgid "seconds, or h:mm:ss with a fraction"
    msgstr "秒数，或带小数的 h:mm:ss"

    msgid "the first line"
    msgstr "第一行"

    msgid "%1$s, the scene's"
    msgstr "%1$s，即场景的大小"

    msgid "this line"
    msgstr "这一行"

    msgid "a line that waits"
    msgstr "等待的行"

    msgid "a line of a finger"
    msgstr "手指的行"

    msgid "a line with \"scroll\""
    msgstr "带 \"scroll\" 的行"

    msgid "a line with \"press\""
    msgstr "带 \"press\" 的行"

    msgid "a line with \"touchpad\""
    msgstr "带 \"touchpad\" 的行"

    msgid "a line with \"motion\""
    msgstr "带 \"motion\" 的行"

    msgid "a line with \"acceleration\""
    msgstr "带 \"acceleration\" 的行"

    msgid "a line with \"remoteControl\""
    msgstr "带 \"remoteControl\" 的行"

    msgid "a line with \"text\""
    msgstr "带 \"text\" 的行"

    msgid "a line with \"paste\""
    msgstr "带 \"paste\" 的行"

    msgid "a line with \"composition\""
    msgstr "带 \"composition\" 的行"

    msgid "one of %1$s"
    msgstr "以下之一：%1$s"

    msgid "%1$s or later, because times must not decrease"
    msgstr "%1$s 或更晚，因为时间不能减小"

    msgid "with %1$s the texts of the input have %2$s bytes; accepted: at most %3$s in all lines together"
    msgstr "加上 %1$s，输入中的文本共有 %2$s 字节；可接受：所有行合计最多 %3$s"

    msgid "a line with \"hover\""
    msgstr "带 \"hover\" 的行"

    msgid "\"touchpad\" is \"%1$s\", but a gesture is in progress; accepted: %2$s"
    msgstr "\"touchpad\" 为 \"%1$s\"，但手势正在进行；可接受：%2$s"

    msgid "\"touchpad\" is \"%1$s\", but a gesture is not in progress; accepted: %2$s"
    msgstr "\"touchpad\" 为 \"%1$s\"，但没有正在进行的手势；可接受：%2$s"

    msgid "is down already; accepted: moved, ended, cancelled"
    msgstr "已经按下；可接受：moved, ended, cancelled"

    msgid "would be one more than the %1$s that may be down at once"
    msgstr "超出了可同时按下的 %1$s 根"

    msgid "is not down; accepted: began"
    msgstr "没有按下；可接受：began"

    msgid "\"type\" of finger %1$s is \"%2$s\"; accepted: %3$s, as it began"
    msgstr "手指 %1$s 的 \"type\" 为 \"%2$s\"；可接受：%3$s，与开始时相同"

    msgid "\"phase\" is \"%1$s\", but finger %2$s %3$s"
    msgstr "\"phase\" 为 \"%1$s\"，但手指 %2$s %3$s"

    msgid "a text of at most %1$s bytes"
    msgstr "最多 %1$s 字节的文本"

    msgid "[x, y], two numbers from -1.5708 to 1.5708"
    msgstr "[x, y]，两个 -1.5708 到 1.5708 之间的数"

    msgid "[from, to], two offsets from 0 to %1$s, the smaller one first"
    msgstr "[from, to]，两个 0 到 %1$s 之间的偏移，小的在前"

    msgid "a letter, a digit, "
    msgstr "一个字母、一个数字, "

    msgid "an element of %1$s in %2$s"
    msgstr "%2$s 中 %1$s 的一个元素"

    msgid "%1$s in %2$s"
    msgstr "%2$s 中的 %1$s"

    msgid "%1$s is %2$s; accepted: an object {…}"
    msgstr "%1$s 为 %2$s；可接受：一个对象 {…}"

    msgid "key %1$s does not suit %2$s"
    msgstr "键 %1$s 不适用于 %2$s"

    msgid "unknown key %1$s in %2$s"
    msgstr "%2$s 中有未知的键 %1$s"

    msgid "%1$s; accepted: %2$s"
    msgstr "%1$s；可接受：%2$s"

    msgid "%1$s in %2$s is %3$s; accepted: %4$s"
    msgstr "%2$s 中的 %1$s 为 %3$s；可接受：%4$s"

    msgid "%1$s lacks %2$s; accepted: %3$s"
    msgstr "%1$s 缺少 %2$s；可接受：%3$s"

    msgid "%1$s, or %2$s"
    msgstr "%1$s，或 %2$s"

    msgid "true or false"
    msgstr "true 或 false"

    msgid "one word, not default, passThrough or superview"
    msgstr "一个词，但不能是 default、passThrough 或 superview"

    msgid "a whole number from %1$s to %2$s"
    msgstr "%1$s 到 %2$s 之间的整数"

    msgid "a list of %1$s (each once)"
    msgstr "以下各项的列表：%1$s（每项一次）"

    msgid "[%1$s], numbers from -1000000 to 1000000, no negative size"
    msgstr "[%1$s]，-1000000 到 1000000 之间的数，大小不能为负"

    msgid "[%1$s], numbers from -1000000 to 1000000"
    msgstr "[%1$s]，-1000000 到 1000000 之间的数"

    msgid "[width, height], numbers from 1 to 10000"
    msgstr "[width, height]，1 到 10000 之间的数"

    msgid "; did you mean %1$s?"
    msgstr "；您是否想写 %1$s？"

    msgid "another program is recording into it"
    msgstr "另一个程序正在录制到该文件"

    msgid "no \"in\" outside of a table or a collection"
    msgstr "表格视图或集合视图之外没有 \"in\""

    msgid "at most one view there, and %1$s is there already"
    msgstr "那里最多一个视图，而 %1$s 已经在那里"

    msgid "a list of sections, as objects {\"items\": […]}"
    msgstr "分区的列表，每个写作对象 {\"items\": […]}"

    msgid "a section of %1$s"
    msgstr "%1$s 的一个分区"

    msgid "at most %1$s items"
    msgstr "最多 %1$s 个项目"

    msgid "the data source of %1$s"
    msgstr "%1$s 的数据源"

    msgid "the delegate of %1$s"
    msgstr "%1$s 的代理"

    msgid "\"#RRGGBB\", \"#RRGGBBAA\" or \"#LIGHT/#DARK\""
    msgstr "\"#RRGGBB\"、\"#RRGGBBAA\" 或 \"#LIGHT/#DARK\""

    msgid "first.attribute == 2 * second.attribute + 8 @750 'name', its parts between spaces"
    msgstr "first.attribute == 2 * second.attribute + 8 @750 'name'，各部分以空格分隔"

    msgid "%1$s; %2$s is not a number from -1000000 to 1000000"
    msgstr "%1$s；%2$s 不是 -1000000 到 1000000 之间的数"

    msgctxt "word"
    msgid "nothing"
    msgstr "（无）"

    msgid "a priority above 0 and at most 1000"
    msgstr "大于 0 且不超过 1000 的优先级"

    msgid "%1$s; %2$s is not expected"
    msgstr "%1$s；%2$s 是多余的"

    msgid "a position relative to another one: %1$s cannot be a number alone (25.3)"
    msgstr "相对于另一位置的位置：%1$s 不能只是一个数（25.3）"

    msgid "sizes with sizes, horizontal positions with each other, vertical positions with each other, and never leading or trailing with left or right (25.2)"
    msgstr "大小与大小、横向位置与横向位置、纵向位置与纵向位置；leading 或 trailing 不能与 left 或 right 搭配（25.2）"

    msgid "a position with a multiplier other than 0 (25.3)"
    msgstr "乘数不为 0 的位置（25.3）"

    msgid "%1$s followed by a point and one of these: %2$s"
    msgstr "%1$s 之后是一个点和以下之一：%2$s"

    msgid "the name of a view, and no view is called %1$s%2$s"
    msgstr "视图的名称，而没有名为 %1$s 的视图%2$s"

    msgid "%1$s of a UIScrollView, which %2$s is not"
    msgstr "UIScrollView 的 %1$s，而 %2$s 不是 UIScrollView"

    msgid "an attribute that guides have: they have no text"
    msgstr "布局参考线所具有的属性：它们没有文本"

    msgid "a list of links, as objects {…}"
    msgstr "链接的列表，每个写作对象 {…}"

    msgid "%1$s links at the most"
    msgstr "最多 %1$s 个链接"

    msgid "a link of %1$s"
    msgstr "%1$s 的一个链接"

    msgid "whole numbers [offset, length] in the %1$s UTF-16 units of the text"
    msgstr "整数 [offset, length]，在文本的 %1$s 个 UTF-16 单元之内"

    msgid "more than %1$s views in a scene; accepted: at most %1$s"
    msgstr "一个场景中的视图超过 %1$s 个；可接受：最多 %1$s 个"

    msgid "more than %1$s recognizers in a scene; accepted: at most %1$s"
    msgstr "一个场景中的识别器超过 %1$s 个；可接受：最多 %1$s 个"

    msgid "%1$s has %2$s bytes; accepted: at most %3$s"
    msgstr "%1$s 有 %2$s 字节；可接受：最多 %3$s"

    msgid "more than %1$s names of other recognizers in a scene; accepted: at most %1$s"
    msgstr "一个场景中引用其他识别器的名称超过 %1$s 个；可接受：最多 %1$s 个"

    msgid "the name %1$s is taken; accepted: a name that is unique within the scene"
    msgstr "名称 %1$s 已被使用；可接受：在场景中唯一的名称"

    msgid "a list of wheels, each a list of titles"
    msgstr "滚轮的列表，每个滚轮是标题的列表"

    msgid "a list of wheels, each %1$s"
    msgstr "滚轮的列表，每个滚轮为 %1$s"

    msgid "at most %1$s wheels, with %2$s titles in all"
    msgstr "最多 %1$s 个滚轮，共 %2$s 个标题"

    msgid "a list with a row of each wheel, counted from 0"
    msgstr "列表，每个滚轮一个行号，从 0 开始"

    msgid "a controller"
    msgstr "一个控制器"

    msgid "controller %1$s"
    msgstr "控制器 %1$s"

    msgid "UIView for a %1$s"
    msgstr "%1$s 需要 UIView"

    msgid "a view with a controller around %1$s, to present it"
    msgstr "包含 %1$s 且有控制器的视图，由它来呈现"

    msgid "at most one view to present"
    msgstr "最多呈现一个视图"

    msgid "a list of two views, each with a controller"
    msgstr "两个视图的列表，每个都有控制器"

    msgid "a list of views, each with a controller"
    msgstr "视图的列表，每个都有控制器"

    msgid "a selectedIndex below %1$s, which is how many pages there are"
    msgstr "小于 %1$s 的 selectedIndex，即页面的数量"

    msgid "a recognizer"
    msgstr "一个识别器"

    msgid "recognizer %1$s"
    msgstr "识别器 %1$s"

    msgid "no \"addedTo\" except in the recognizers of the root"
    msgstr "只有根视图的识别器才能有 \"addedTo\""

    msgid "a list of objects such as {\"state\": \"ended\", \"remove\": …}"
    msgstr "对象的列表，例如 {\"state\": \"ended\", \"remove\": …}"

    msgid "{\"onlyViews\": %1$s}, or {\"notControls\": true}"
    msgstr "{\"onlyViews\": %1$s}，或 {\"notControls\": true}"

    msgid "the subclass of %1$s"
    msgstr "%1$s 的子类"

    msgid "\"on\" of %1$s"
    msgstr "%1$s 的 \"on\""

    msgid "an effect in addition to \"state\""
    msgstr "\"state\" 之外的效果"

    msgid "at least one of %1$s"
    msgstr "以下至少一项：%1$s"

    msgid "\"%1$s\" in %2$s"
    msgstr "%2$s 中的 \"%1$s\""

    msgid "\"set\" in %1$s"
    msgstr "%1$s 中的 \"set\""

    msgid "\"set\" of %1$s %2$s"
    msgstr "%1$s %2$s 的 \"set\""

    msgid "the scene"
    msgstr "该场景"

    msgid "a view, as an object {…}"
    msgstr "一个视图，写作对象 {…}"

    msgid "a view whose controller has no modalPresentationStyle"
    msgstr "其控制器没有 modalPresentationStyle 的视图"

    msgid "a text of one line, of at most %1$s bytes"
    msgstr "一行文本，最多 %1$s 字节"

    msgid "a path relative to the scene file"
    msgstr "相对于场景文件的路径"

    msgid "a view"
    msgstr "一个视图"

    msgid "view %1$s"
    msgstr "视图 %1$s"

    msgid "pointInside or touchInsets, not both"
    msgstr "pointInside 或 touchInsets，不能两者都有"

    msgid "a list of recognizers, as objects {…}"
    msgstr "识别器的列表，每个写作对象 {…}"

    msgid "a list of views, as objects {…}"
    msgstr "视图的列表，每个写作对象 {…}"

    msgid "a list of constraints, as texts"
    msgstr "约束的列表，每个写作文本"

    msgid "at most %1$s"
    msgstr "最多 %1$s"

    msgid "-1, or the index of one of the items"
    msgstr "-1，或其中一项的索引"

    msgid "a list of sections, as objects {\"rows\": […]}"
    msgstr "分区的列表，每个写作对象 {\"rows\": […]}"

    msgid "at most %1$s rows"
    msgstr "最多 %1$s 行"

    msgid "a list of actions, as objects {\"title\": …}"
    msgstr "操作的列表，每个写作对象 {\"title\": …}"

    msgid "an action of %1$s"
    msgstr "%1$s 的一个操作"

    msgid "a list of texts of at most %1$s bytes each"
    msgstr "文本的列表，每个最多 %1$s 字节"

    msgid "a list of objects such as {\"on\": \"touchesBegan\", \"state\": \"began\"}"
    msgstr "对象的列表，例如 {\"on\": \"touchesBegan\", \"state\": \"began\"}"

    msgid "a transition of %1$s"
    msgstr "%1$s 的一个状态变化"

    msgid "the %1$s is empty"
    msgstr "%1$s 是空的"

    msgid "the end of the %1$s"
    msgstr "%1$s 的结尾"

    msgid "the %1$s has more values than %2$s; accepted: at most so many"
    msgstr "%1$s 中的值超过 %2$s 个；可接受：最多这么多"

    msgid "a value"
    msgstr "一个值"

    msgid "a key in double quotes"
    msgstr "双引号中的键"

    msgid "key %1$s is repeated"
    msgstr "键 %1$s 重复"

    msgid "\":\" after the key %1$s"
    msgstr "键 %1$s 之后的 \":\""

    msgid "\",\" or \"}\""
    msgstr "\",\" 或 \"}\""

    msgid "\",\" or \"]\""
    msgstr "\",\" 或 \"]\""

    msgid "nested more than %1$s levels deep"
    msgstr "嵌套超过 %1$s 层"

    msgid "expected a value, but found %1$s"
    msgstr "此处应为一个值，却是 %1$s"

    msgid "no digit after a leading zero"
    msgstr "开头的零之后没有数字"

    msgid "the number %1$s is out of range"
    msgstr "数 %1$s 超出范围"

    msgid "a digit"
    msgstr "一个数字"

    msgid "a string must not contain a line break or another control character"
    msgstr "字符串不得包含换行或其他控制字符"

    msgid "the closing quote of a string"
    msgstr "字符串结尾的引号"

    msgid "a \\u escape with half a character"
    msgstr "只含半个字符的 \\u 转义"

    msgid "unknown escape in a string; accepted: \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, \\u"
    msgstr "字符串中有未知的转义；可接受：\\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, \\u"

    msgid "four hexadecimal digits after \\u"
    msgstr "\\u 之后的四个十六进制数字"

    msgid "the %1$s ends where %2$s is expected"
    msgstr "%1$s 在应为 %2$s 的位置结束"

    msgid "expected %1$s, but found %2$s"
    msgstr "此处应为 %1$s，却是 %2$s"

    msgid "a link that leads out of its folder"
    msgstr "指向其文件夹之外的链接"

    msgid "larger than %1$s MB"
    msgstr "大于 %1$s MB"

    msgid "a directory, not a file"
    msgstr "是文件夹而不是文件"

    msgid "a pipe, not a file"
    msgstr "是管道而不是文件"

    msgid "a socket, not a file"
    msgstr "是套接字而不是文件"

    msgid "a device, not a file"
    msgstr "是设备而不是文件"

    msgid "its folder is not there"
    msgstr "它的文件夹不存在"

    msgid "no such file"
    msgstr "没有这个文件"

    msgid "may not be written"
    msgstr "不允许写入"

    msgid "may not be read"
    msgstr "不允许读取"

    msgid "may not be opened"
    msgstr "不允许打开"

    msgid "there is no room left on the disk"
    msgstr "磁盘空间不足"

    msgid "larger than files may be here"
    msgstr "超出此处允许的文件大小"

    msgid "a link to nothing, or to itself"
    msgstr "链接没有目标，或指向自身"

    msgid "its disk can only be read"
    msgstr "它所在的磁盘只能读取"

    msgid "cannot be written (error %1$s of the system)"
    msgstr "无法写入（系统错误 %1$s）"

    msgid "cannot be read (error %1$s of the system)"
    msgstr "无法读取（系统错误 %1$s）"

    msgid "cannot be opened (error %1$s of the system)"
    msgstr "无法打开（系统错误 %1$s）"

    msgid "not valid UTF-8"
    msgstr "不是有效的 UTF-8"

    msgid "file"
    msgstr "文件"

    msgid "line"
    msgstr "行"

    msgid "; %1$s names it as its input"
    msgstr "；%1$s 将它指定为自己的输入"

    msgid "%1$s: an unfinished recording, which cannot be saved: %2$s"
    msgstr "%1$s：未完成的录制，无法存储：%2$s"

    msgid "%1$s: recovered from an unfinished recording, %2$s lines, %3$s s"
    msgstr "%1$s：已从未完成的录制中恢复，%2$s 行，%3$s 秒"

    msgid "Recording in memory only. %1$s"
    msgstr "仅在内存中录制。%1$s"

    msgid "There is nothing to keep."
    msgstr "没有可以保留的内容。"

    msgid "Saved as %1$s."
    msgstr "已存储为 %1$s。"

    msgid "; what the disk took is in %1$s"
    msgstr "；磁盘已接收的部分在 %1$s 中"

    msgid "Nothing was recorded."
    msgstr "没有录制任何内容。"

    msgid "The recording cannot be written to the disk and continues in memory. %1$s"
    msgstr "录制无法写入磁盘，将在内存中继续。%1$s"

    msgid "There is no input to play."
    msgstr "没有可以播放的输入。"

    msgid "the section and the number of an item of %1$s, such as 0.1"
    msgstr "%1$s 中某一项的分区和编号，例如 0.1"

    msgid "the section and the number of a row of %1$s, such as 0.1, or header.0, footer.0, tableHeaderView, tableFooterView"
    msgstr "%1$s 中某一行的分区和编号，例如 0.1，或 header.0、footer.0、tableHeaderView、tableFooterView"

    msgid "no name, as the scene has no other recognizer"
    msgstr "不能有名称，因为场景中没有其他识别器"
    """#
}
