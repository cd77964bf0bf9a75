// Written by Scripts/languages; not to be edited.

/// The catalogs of Assets/Languages/Diagnosis.
enum SentenceCatalogs {
  /// The catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  static func file(for locale: String) -> (name: String, text: StaticString)? {
    switch locale {
    case "zh", "zh_CN", "zh_SG", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG": ("zh_Hans.po", zhHans)
    default: nil
    }
  }

  private static let zhHans: StaticString = #"""
    msgid "to let %1$s scroll from %2$s, let the delegate of %3$s compare the axes of its velocity in gestureRecognizerShouldBegin, and refuse the one that %4$s scrolls along (5.4.1)."
    msgstr "若要让 %1$s 从 %2$s 上开始滚动，请让 %3$s 的代理在 gestureRecognizerShouldBegin 中比较其速度在两个轴上的大小，并拒绝 %4$s 滚动的那个轴（5.4.1）。"

    msgid "the scroll view"
    msgstr "滚动视图"

    msgid "to let %1$s continue where %2$s is at its edge, let the delegate of %1$s answer true to shouldRecognizeSimultaneouslyWith (5.1.2), and pin the offset of %2$s there."
    msgstr "若要让 %1$s 在 %2$s 到达边缘后继续，请让 %1$s 的代理对 shouldRecognizeSimultaneouslyWith 返回 true（5.1.2），并在那里固定 %2$s 的偏移。"

    msgid "to let %1$s continue where %2$s is at its edge, set %3$s = true on %2$s (9.20)."
    msgstr "若要让 %1$s 在 %2$s 到达边缘后继续，请将 %2$s 的 %3$s 设为 true（9.20）。"

    msgid "to let %1$s keep its touches, let it answer false to gestureRecognizerShouldBegin for %2$s (5.4.1)."
    msgstr "若要让 %1$s 保留自己的触摸，请让它对 %2$s 的 gestureRecognizerShouldBegin 返回 false（5.4.1）。"

    msgid "to give %1$s touches at once, set delaysContentTouches = false on the scroll view (9.2)."
    msgstr "若要立即把触摸交给 %1$s，请在滚动视图上设置 delaysContentTouches = false（9.2）。"

    msgid "to let %1$s scroll although the content has the finger, answer true to touchesShouldCancel(in:) (9.3)."
    msgstr "若要让 %1$s 在手指已属于内容时也能滚动，请对 touchesShouldCancel(in:) 返回 true（9.3）。"

    msgid "%1$s and %2$s scrolled along different axes with one finger; to let the one that begins first hold, let them prevent each other, as they do by default (5.1.2); within one scroll view isDirectionalLockEnabled does it (9.7)."
    msgstr "%1$s 和 %2$s 用同一根手指沿不同的轴滚动；若要让先开始的一个保持，请像默认那样让两者互相阻止（5.1.2）；在同一个滚动视图中，isDirectionalLockEnabled 就能做到（9.7）。"

    msgid "to let %1$s take touches of several types at once, set %1$s.requiresExclusiveTouchType = false."
    msgstr "若要让 %1$s 同时接受多种类型的触摸，请设置 %1$s.requiresExclusiveTouchType = false。"

    msgid "%1$s gave way to %2$s because it requires it to fail; if it should not, remove that requirement (5.2.1)."
    msgstr "%1$s 让位给了 %2$s，因为它要求对方失败；如果不应如此，请移除这一要求（5.2.1）。"

    msgid "the other"
    msgstr "另一个"

    msgid "to let %1$s or %2$s act, remove one of the requirements that form the ring (5.2.9)."
    msgstr "若要让 %1$s 或 %2$s 触发动作，请移除构成循环的其中一个要求（5.2.9）。"

    msgid "the view"
    msgstr "该视图"

    msgid "to let both %1$s and %2$s act, set %1$s.cancelsTouchesInView = false; then %2$s is not asked (5.3.5)."
    msgstr "若要让 %1$s 和 %2$s 都起作用，请设置 %1$s.cancelsTouchesInView = false；这样就不会询问 %2$s（5.3.5）。"

    msgid "to keep %1$s from acting before %2$s, call %1$s.require(toFail: %2$s); it then acts only when %2$s has failed, %3$s after the tap (5.2.11)."
    msgstr "若要防止 %1$s 先于 %2$s 触发动作，请调用 %1$s.require(toFail: %2$s)；这样它只在 %2$s 失败之后触发动作，即点按之后 %3$s（5.2.11）。"

    msgid "to let %1$s win over %2$s, call %2$s.require(toFail: %1$s); %2$s then waits until %1$s has failed (5.2.4)."
    msgstr "若要让 %1$s 胜过 %2$s，请调用 %2$s.require(toFail: %1$s)；这样 %2$s 会一直等到 %1$s 失败（5.2.4）。"

    msgid "to make it certain that %1$s acts only when %2$s has failed, call %1$s.require(toFail: %2$s) (5.2.4)."
    msgstr "若要确保 %1$s 只在 %2$s 失败之后触发动作，请调用 %1$s.require(toFail: %2$s)（5.2.4）。"

    msgid "to let %1$s begin after %2$s, let the delegate of %1$s or %2$s answer true to shouldRecognizeSimultaneouslyWith (5.1.2); or move things in the changed state of %2$s."
    msgstr "若要让 %1$s 在 %2$s 之后开始，请让 %1$s 或 %2$s 的代理对 shouldRecognizeSimultaneouslyWith 返回 true（5.1.2）；或者在 %2$s 的 changed 状态中移动内容。"

    msgid "to let %1$s act together with %2$s, let the delegate of %1$s or %2$s answer true to shouldRecognizeSimultaneouslyWith (5.1.2)."
    msgstr "若要让 %1$s 与 %2$s 同时触发动作，请让 %1$s 或 %2$s 的代理对 shouldRecognizeSimultaneouslyWith 返回 true（5.1.2）。"

    msgid "to give %1$s the touch, set %2$s.cancelsTouchesInView = false, and the touch comes late; or %2$s.delaysTouchesBegan = false, and it comes at once, until %2$s recognizes (6.6)."
    msgstr "若要把触摸交给 %1$s，请设置 %2$s.cancelsTouchesInView = false，这样触摸会迟到；或者设置 %2$s.delaysTouchesBegan = false，这样触摸立即到达，直到 %2$s 识别（6.6）。"

    msgid "to let %1$s follow several fingers, set %1$s.isMultipleTouchEnabled = true (1.6)."
    msgstr "若要让 %1$s 跟随多根手指，请设置 %1$s.isMultipleTouchEnabled = true（1.6）。"

    msgid "to tell %1$s of the %2$s of a touch at once, not %3$s s late, set %4$s (%5$s)."
    msgstr "若要立即把触摸的 %2$s 通知 %1$s，而不是迟 %3$s 秒，请设置 %4$s（%5$s）。"

    msgid "to let %1$s keep its touches when %2$s recognizes, set %2$s.cancelsTouchesInView = false (6.5)."
    msgstr "若要让 %1$s 在 %2$s 识别时保留自己的触摸，请设置 %2$s.cancelsTouchesInView = false（6.5）。"

    msgid "to let %1$s act, let the delegate of %2$s answer false to shouldReceive for touches in controls (1.3.4)."
    msgstr "若要让 %1$s 起作用，请让 %2$s 的代理对控件中的触摸在 shouldReceive 中返回 false（1.3.4）。"

    msgid "to let %1$s keep its touches when %2$s recognizes, set %2$s.cancelsTouchesInView = false (6.5); to keep %2$s from touches of %1$s, return touch.view === recognizer.view from its delegate's gestureRecognizer(_:shouldReceive:) (1.3.4)."
    msgstr "若要让 %1$s 在 %2$s 识别时保留自己的触摸，请设置 %2$s.cancelsTouchesInView = false（6.5）；若要让 %2$s 不接收 %1$s 的触摸，请在其代理的 gestureRecognizer(_:shouldReceive:) 中返回 touch.view === recognizer.view（1.3.4）。"

    msgid "%1$s and %2$s were pressed at once, and both acted; to let only the first one act, set isExclusiveTouch = true on both (1.8)."
    msgstr "%1$s 和 %2$s 被同时按下，两者都起了作用；若只让先按下的一个起作用，请在两者上都设置 isExclusiveTouch = true（1.8）。"

    msgid "%1$s was pressed twice in a row and acted each time; to tell one tap from two, give it two tap recognizers, and call single.require(toFail: double) (5.2.11)."
    msgstr "%1$s 被连续按了两次，每次都起了作用；若要区分单击和双击，请给它两个点按识别器，并调用 single.require(toFail: double)（5.2.11）。"

    msgid "%1$s calls its handler when it begins and again when it ends; to do something once, do it only where the state is .began (4.5.2)."
    msgstr "%1$s 在开始时和结束时各调用一次处理程序；如果某件事只应做一次，请只在状态为 .began 时做（4.5.2）。"

    msgid "%1$s answers hitTest itself; hitTest may be called several times for one touch, so it should do nothing but answer (2.9)."
    msgstr "%1$s 自己回答 hitTest；一次触摸可能多次调用 hitTest，因此它除了回答之外不应做任何事（2.9）。"

    msgid "%1$s began along both axes; to let it move one way only, compare the axes of its velocity in gestureRecognizerShouldBegin (5.4.1)."
    msgstr "%1$s 沿两个轴都开始过；若只让它沿一个方向移动，请在 gestureRecognizerShouldBegin 中比较其速度在两个轴上的大小（5.4.1）。"

    msgid "opens the actions of a row"
    msgstr "打开一行的操作"

    msgid "closes an open row"
    msgstr "关闭已打开的行"

    msgid "reorders"
    msgstr "调整顺序"

    msgid "drags an item"
    msgstr "拖移一个项目"

    msgid "selects several"
    msgstr "选择多个"

    msgid "goes back"
    msgstr "返回"

    msgid "drags the sheet"
    msgstr "拖移表单页"

    msgid "dismisses what is presented"
    msgstr "关闭所呈现的内容"

    msgid "moves a column"
    msgstr "移动一栏"

    msgid "opens the context menu"
    msgstr "打开上下文菜单"

    msgid "opens the context menu by the second button"
    msgstr "用第二个按钮打开上下文菜单"

    msgid "opens the menus"
    msgstr "打开菜单"

    msgid "chooses a row"
    msgstr "选取一行"

    msgid "moves the caret and selects"
    msgstr "移动光标并选择"

    msgid "drags items"
    msgstr "拖移项目"

    msgid "It takes %1$s, and the last one came down at %2$s (7.3.4)."
    msgstr "它需要 %1$s，而最后一根在 %2$s 才按下（7.3.4）。"

    msgid "One event earlier, at %1$s, the finger was still where it came down: it moved the whole way in a single event."
    msgstr "前一个事件时（%1$s）手指还在按下的位置：它在一个事件中移动了全部距离。"

    msgid "One event earlier, at %1$s, the finger was only %2$s away: it moved the rest of the way in a single event."
    msgstr "前一个事件时（%1$s）手指只移动了 %2$s：其余的距离它在一个事件中移动完。"

    msgid ", "
    msgstr "、"

    msgid "To ask for another outcome: %1$s."
    msgstr "若要查询其他结果：%1$s。"

    msgid "from %2$s to %3$s it waited for %1$s to fail (%4$s)"
    msgstr "它从 %2$s 到 %3$s 等待 %1$s 失败（%4$s）"

    msgid "%1$s (%2$s)"
    msgstr "%1$s（%2$s）"

    msgid "%1$s kept the %2$s of its touch back from %3$s to %4$s (%5$s)"
    msgstr "%1$s 从 %3$s 到 %4$s 暂缓了其触摸的 %2$s（%5$s）"

    msgid "%1$s pt to the left"
    msgstr "向左移动 %1$s pt"

    msgid "%1$s pt to the right"
    msgstr "向右移动 %1$s pt"

    msgid "%1$s pt up"
    msgstr "向上移动 %1$s pt"

    msgid "%1$s pt down"
    msgstr "向下移动 %1$s pt"

    msgid ", which the contentOffset of %1$s moves %2$s"
    msgstr "（%1$s 的 contentOffset 使它 %2$s）"

    msgid ", which the origin of the bounds of %1$s moves %2$s"
    msgstr "（%1$s 的 bounds 原点使它 %2$s）"

    msgid ", which its transform moves by %1$s, %2$s"
    msgstr "（它的 transform 使它移动 %1$s, %2$s）"

    msgid ", and is outside the window, where no touch reaches it%1$s"
    msgstr "，并且它在窗口之外，触摸无法到达%1$s"

    msgid ", and is outside %1$s, which it is in, where no touch reaches it%2$s"
    msgstr "，并且它在包含它的 %1$s 之外，触摸无法到达%2$s"

    msgid ", where %1$s puts %2$s"
    msgstr "（%1$s 使 %2$s 位于那里）"

    msgid ", where %1$s put %2$s"
    msgstr "（%1$s 使 %2$s 位于那里）"

    msgid "its isScrollEnabled is false (9.5)"
    msgstr "它的 isScrollEnabled 为 false（9.5）"

    msgid "%1$s, its view,"
    msgstr "它的视图 %1$s"

    msgid "the wheel had nothing to scroll: %1$s (9.8)"
    msgstr "滚轮没有可滚动的内容：%1$s（9.8）"

    msgid "its minimumValue and its maximumValue are both %1$s, so it has one value only"
    msgstr "它的 minimumValue 和 maximumValue 都是 %1$s，因此只有一个值"

    msgid "its maximumValue, %1$s, is less than its minimumValue, %2$s"
    msgstr "它的 maximumValue（%1$s）小于它的 minimumValue（%2$s）"

    msgid "it was on, and the finger went to the right, where its knob was already"
    msgstr "它已打开，而手指向右移动，滑块已经在那里"

    msgid "it was off, and the finger went to the left, where its knob was already"
    msgstr "它已关闭，而手指向左移动，滑块已经在那里"

    msgid "its value was %1$s, its maximumValue, and its wraps is false"
    msgstr "它的值是 %1$s，即 maximumValue，且 wraps 为 false"

    msgid "its value was %1$s, its minimumValue, and its wraps is false"
    msgstr "它的值是 %1$s，即 minimumValue，且 wraps 为 false"

    msgid "its numberOfPages is %1$s, and there is no other page to go to"
    msgstr "它的 numberOfPages 是 %1$s，没有其他页可去"

    msgid "its currentPage was %1$s, the last of %2$s, and the finger came down in its right half"
    msgstr "它的 currentPage 是 %1$s，即 %2$s 页中的最后一页，而手指按在它的右半部"

    msgid "its currentPage was %1$s, the first of %2$s, and the finger came down in its left half"
    msgstr "它的 currentPage 是 %1$s，即 %2$s 页中的第一页，而手指按在它的左半部"

    msgid "it has no segments"
    msgstr "它没有分段"

    msgid "its only segment was chosen already, and its isMomentary is false"
    msgstr "它唯一的分段已经选中，且 isMomentary 为 false"

    msgid "the segment under the finger, %1$s, was chosen already, and its isMomentary is false"
    msgstr "手指下的分段 %1$s 已经选中，且 isMomentary 为 false"

    msgid "the finger went up or down, and %1$s scrolls across only: %2$s"
    msgstr "手指上下移动，而 %1$s 只能左右滚动：%2$s"

    msgid "the finger went across, and %1$s scrolls up and down only: %2$s"
    msgstr "手指左右移动，而 %1$s 只能上下滚动：%2$s"

    msgid "the content of %1$s is %2$s pt high, and %1$s is %3$s pt"
    msgstr "%1$s 的内容高 %2$s pt，而 %1$s 高 %3$s pt"

    msgid "the content of %1$s is %2$s pt wide, and %1$s is %3$s pt"
    msgstr "%1$s 的内容宽 %2$s pt，而 %1$s 宽 %3$s pt"

    msgid "the finger moved %1$s pt in the direction of %2$s, and a swipe needs %3$s pt by then; a UIPanGestureRecognizer needs %4$s pt at any speed (7.4.2)"
    msgstr "手指沿 %2$s 的方向移动了 %1$s pt，而轻扫到那时需要 %3$s pt；UIPanGestureRecognizer 需要 %4$s pt，速度不限（7.4.2）"

    msgid "the finger stayed where it came down; a UILongPressGestureRecognizer takes a finger that stays, and a UITapGestureRecognizer one that is lifted soon"
    msgstr "手指停在按下的位置；UILongPressGestureRecognizer 接受停住不动的手指，UITapGestureRecognizer 接受很快抬起的手指"

    msgid "the finger went %1$s pt, and %2$s takes %3$s pt (7.3.2)"
    msgstr "手指移动了 %1$s pt，而 %2$s 需要 %3$s pt（7.3.2）"

    msgid "%1$s can never begin: its maximumNumberOfTouches, %2$s, is less than its minimumNumberOfTouches, %3$s."
    msgstr "%1$s 永远无法开始：它的 maximumNumberOfTouches（%2$s）小于它的 minimumNumberOfTouches（%3$s）。"

    msgid "%1$s followed the first finger only, as its maximumNumberOfTouches is %2$s (7.3.5)."
    msgstr "%1$s 只跟随了第一根手指，因为它的 maximumNumberOfTouches 是 %2$s（7.3.5）。"

    msgid "%1$s followed the first %2$s fingers only, as its maximumNumberOfTouches is %2$s (7.3.5)."
    msgstr "%1$s 只跟随了前 %2$s 根手指，因为它的 maximumNumberOfTouches 是 %2$s（7.3.5）。"

    msgid "%1$s counts how far its fingers went together, and they went different ways (7.3.2)."
    msgstr "%1$s 计算各手指共同移动的距离，而它们的移动方向不同（7.3.2）。"

    msgid "No row was open that %1$s could close (26.24)."
    msgstr "没有 %1$s 可以关闭的已打开的行（26.24）。"

    msgid "minimumZoomScale and maximumZoomScale of %1$s are both %2$s, and %3$s is on only where they differ (9.1)."
    msgstr "%1$s 的 minimumZoomScale 和 maximumZoomScale 都是 %2$s，而 %3$s 只在两者不同时启用（9.1）。"

    msgid "The action of %1$s had removed it."
    msgstr "%1$s 的动作已将它移除。"

    msgid "The action of %1$s had removed %2$s."
    msgstr "%1$s 的动作已移除 %2$s。"

    msgid "The action of %1$s had set its %2$s to false."
    msgstr "%1$s 的动作已将它的 %2$s 设为 false。"

    msgid "The action of %1$s had set %2$s of %3$s to false."
    msgstr "%1$s 的动作已将 %3$s 的 %2$s 设为 false。"

    msgid "the action of %1$s switches %2$s off, and nothing in the scene switches it on again"
    msgstr "%1$s 的动作停用了 %2$s，而场景中没有任何东西重新启用它"

    msgid "Its delegate takes no touch at all."
    msgstr "它的代理完全不接受触摸。"

    msgid "Its delegate takes no touches of controls, and the view of the touch was %1$s."
    msgstr "它的代理不接受控件中的触摸，而触摸的视图是 %1$s。"

    msgctxt "name"
    msgid "%1$s was skipped because %2$s"
    msgstr "%1$s 被跳过，因为 %2$s"

    msgid "Its delegate takes touches whose view is %1$s, and the view of the touch was %2$s%3$s."
    msgstr "它的代理只接受视图为 %1$s 的触摸，而触摸的视图是 %2$s%3$s。"

    msgid "%1$s leaves a finger at the edge to %2$s (28.20)."
    msgstr "%1$s 把边缘处的手指留给 %2$s（28.20）。"

    msgid "%1$s, which answers for %2$s, shows its first page, %3$s, and has nothing to go back to (28.17)."
    msgstr "为 %2$s 作答的 %1$s 正显示它的第一页 %3$s，没有可以返回的页（28.17）。"

    msgid "%1$s, which answers for %2$s, does not go back while %3$s hides the back button (28.17)."
    msgstr "为 %2$s 作答的 %1$s 在 %3$s 隐藏返回按钮期间不返回（28.17）。"

    msgid "%1$s, which answers for %2$s, does not go back while %3$s has a leftBarButtonItem in place of the back button (28.17)."
    msgstr "为 %2$s 作答的 %1$s 在 %3$s 用 leftBarButtonItem 代替返回按钮期间不返回（28.17）。"

    msgid "%1$s, which answers for %2$s, opens a row where the finger goes more across than along (26.21)."
    msgstr "为 %2$s 作答的 %1$s 只在手指横向移动多于纵向时打开行（26.21）。"

    msgid "%1$s, which answers for %2$s, opens no row, as its data source says no to canEditRowAt (26.21)."
    msgstr "为 %2$s 作答的 %1$s 不打开行，因为它的数据源在 canEditRowAt 中返回 false（26.21）。"

    msgid "%1$s, which answers for %2$s, has no actions on that side of its rows: its delegate has no trailingSwipeActions, and its data source no canEditRowAt (26.21)."
    msgstr "为 %2$s 作答的 %1$s 在各行的那一侧没有操作：它的代理没有 trailingSwipeActions，数据源也没有 canEditRowAt（26.21）。"

    msgid "%1$s, which answers for %2$s, has no actions on that side of its rows: its delegate has no leadingSwipeActions (26.21)."
    msgstr "为 %2$s 作答的 %1$s 在各行的那一侧没有操作：它的代理没有 leadingSwipeActions（26.21）。"

    msgid "The sheet of %1$s follows a finger that goes more down than sideways (30.9)."
    msgstr "%1$s 的表单页只跟随向下多于横向移动的手指（30.9）。"

    msgid "The sheet of %1$s leaves a drag down to %2$s, which is under the finger and was not at its top (30.10)."
    msgstr "%1$s 的表单页把向下的拖移留给 %2$s，它在手指之下，且没有滚动到顶部（30.10）。"

    msgid "The sheet of %1$s leaves a drag up to its content, as prefersScrollingExpandsWhenScrolledToEdge is false (30.13)."
    msgstr "%1$s 的表单页把向上的拖移留给它的内容，因为 prefersScrollingExpandsWhenScrolledToEdge 为 false（30.13）。"

    msgid "The sheet of %1$s was as high as its detents allow, and follows a finger upwards no further (30.9)."
    msgstr "%1$s 的表单页已达到其停靠高度允许的最高处，不再跟随手指向上（30.9）。"

    msgid "its content is no larger than %1$s"
    msgstr "它的内容不大于 %1$s"

    msgid "its content was at its lower end"
    msgstr "它的内容已在下端"

    msgid "its content was at its right end"
    msgstr "它的内容已在右端"

    msgid "%1$s only bounced: %2$s, %3$s %4$s of %5$s to %6$s (9.11)."
    msgstr "%1$s 只是回弹：%2$s，%3$s 为 %4$s，范围 %5$s 到 %6$s（9.11）。"

    msgid "%1$s did not move: %2$s, %3$s %4$s of %5$s to %6$s, and bounces is false (9.11)."
    msgstr "%1$s 没有移动：%2$s，%3$s 为 %4$s，范围 %5$s 到 %6$s，且 bounces 为 false（9.11）。"

    msgid "its content was at its upper end"
    msgstr "它的内容已在上端"

    msgid "its content was at its left end"
    msgstr "它的内容已在左端"

    msgid "%1$s can only bounce that way: %2$s, contentOffset.y %3$s, and the finger went down (9.11)."
    msgstr "%1$s 朝那个方向只能回弹：%2$s，contentOffset.y 为 %3$s，而手指向下移动（9.11）。"

    msgid "%1$s can only bounce that way: %2$s, contentOffset.x %3$s, and the finger went right (9.11)."
    msgstr "%1$s 朝那个方向只能回弹：%2$s，contentOffset.x 为 %3$s，而手指向右移动（9.11）。"

    msgid "The content of %1$s is %2$s pt high, and %1$s is %3$s pt (9.8)."
    msgstr "%1$s 的内容高 %2$s pt，而 %1$s 高 %3$s pt（9.8）。"

    msgid "The content of %1$s is %2$s pt wide, and %1$s is %3$s pt (9.8)."
    msgstr "%1$s 的内容宽 %2$s pt，而 %1$s 宽 %3$s pt（9.8）。"

    msgid "%1$s had nothing to scroll: its content, %2$s by %3$s pt, is no larger than %1$s, %4$s by %5$s pt (9.8)."
    msgstr "%1$s 没有可滚动的内容：它的内容为 %2$s × %3$s pt，不大于 %1$s 的 %4$s × %5$s pt（9.8）。"

    msgid "%1$s selects nothing: %2$s."
    msgstr "%1$s 没有选择任何内容：%2$s。"

    msgid "its allowsSelection is false"
    msgstr "它的 allowsSelection 为 false"

    msgid "its isEditing is true, and allowsSelectionDuringEditing is false"
    msgstr "它的 isEditing 为 true，且 allowsSelectionDuringEditing 为 false"

    msgid "its delegate says no to shouldHighlightItemAt (26.14)"
    msgstr "它的代理在 shouldHighlightItemAt 中返回 false（26.14）"

    msgid "its delegate says no to shouldHighlightRowAt (26.14)"
    msgstr "它的代理在 shouldHighlightRowAt 中返回 false（26.14）"

    msgid "its delegate answers nil to willSelectRowAt (26.16)"
    msgstr "它的代理在 willSelectRowAt 中返回 nil（26.16）"

    msgid "its delegate says no to shouldSelectItemAt (27.11)"
    msgstr "它的代理在 shouldSelectItemAt 中返回 false（27.11）"

    msgid "the finger came down at x %1$s, y %2$s in it, where it has no row; its content is %3$s pt high"
    msgstr "手指按在其中 x 为 %1$s、y 为 %2$s 处，那里没有行；它的内容高 %3$s pt"

    msgid "the finger came down at x %1$s, y %2$s in it, where it has no item; its content is %3$s pt high"
    msgstr "手指按在其中 x 为 %1$s、y 为 %2$s 处，那里没有项目；它的内容高 %3$s pt"

    msgid "the finger came down at x %1$s in %2$s, and the knob takes fingers from %3$s to %4$s; a slider is dragged by its knob (15.23)"
    msgstr "手指按在 %2$s 中 x 为 %1$s 处，而滑块只接受 %3$s 到 %4$s 之间的手指；滑块控件要拖移滑块才会变化（15.23）"

    msgctxt "text"
    msgid "%1$s at %2$s"
    msgstr "%2$s 的 %1$s"

    msgid "%1$s and %2$s more"
    msgstr "%1$s 以及另外 %2$s 个"

    msgid "%1$s went to no view, as there was no first responder (3.10)"
    msgstr "%1$s 没有送到任何视图，因为没有第一响应者（3.10）"

    msgid "%1$s went to %2$s, which had the keyboard and wrote nothing: its isEditable is false (19.2)"
    msgstr "%1$s 送到了 %2$s，它拥有键盘但没有写入：它的 isEditable 为 false（19.2）"

    msgid "%1$s went to %2$s, which had the keyboard and wrote nothing"
    msgstr "%1$s 送到了 %2$s，它拥有键盘但没有写入"

    msgid "%1$s went to %2$s, which had the keyboard, and not to %3$s, which was touched last and did not take it (18.2)"
    msgstr "%1$s 送到了拥有键盘的 %2$s，而不是最后触摸但没有取得键盘的 %3$s（18.2）"

    msgid "no pointer came"
    msgstr "没有指针到来"

    msgid "its isEnabled is false (1.3.4)"
    msgstr "它的 isEnabled 为 false（1.3.4）"

    msgid "no finger came down, and the wheel is no touch"
    msgstr "没有手指按下，而滚轮不是触摸"

    msgid "it does not follow the wheel or a touchpad, as its allowedScrollTypesMask is empty (7.3.12), and no finger came down"
    msgstr "它的 allowedScrollTypesMask 为空，因此不跟随滚轮或触控板（7.3.12），也没有手指按下"

    msgid "%1$s: sent nothing: %2$s."
    msgstr "%1$s：没有发送任何事件：%2$s。"

    msgid "%1$s: never touched: %2$s, which is in it, got the touch, and a scroll view passes none on (9.21)."
    msgstr "%1$s：从未被触摸：其中的 %2$s 得到了触摸，而滚动视图不向上传递触摸（9.21）。"

    msgid "%1$s: never touched: %2$s."
    msgstr "%1$s：从未被触摸：%2$s。"

    msgid "it"
    msgstr "它"

    msgid "%1$s: never told of %2$s: they started at %3$s, as %1$s is not first responder, and did not come by it on their way up (3.4, 3.10)."
    msgstr "%1$s：从未收到 %2$s：它们从 %3$s 开始，因为 %1$s 不是第一响应者，向上传递时也没有经过它（3.4、3.10）。"

    msgid "To keep %1$s scrolling, derive its class: override the four touch methods, and call those of super and of next (9.21)."
    msgstr "若要让 %1$s 继续滚动，请派生它的类：重写四个触摸方法，并调用 super 和 next 的相应方法（9.21）。"

    msgid "%1$s: took no text: %2$s kept the key, as its pressesBegan does not call super, and only a key that no responder keeps becomes text (21.1)."
    msgstr "%1$s：没有得到文本：%2$s 留下了按键，因为它的 pressesBegan 没有调用 super，而只有没有响应者留下的按键才会成为文本（21.1）。"

    msgid "; and "
    msgstr "；并且"

    msgid "a finger that goes so far makes no tap; a UIPanGestureRecognizer follows it, a UISwipeGestureRecognizer takes a flick"
    msgstr "移动这么远的手指不构成点按；UIPanGestureRecognizer 会跟随它，UISwipeGestureRecognizer 接受快速的轻扫"

    msgid "a tap is over sooner; a UILongPressGestureRecognizer waits for a finger that stays"
    msgstr "点按要更快结束；UILongPressGestureRecognizer 等待停住不动的手指"

    msgid "%1$s takes only fingers that come down at its edge; a UIPanGestureRecognizer takes them anywhere"
    msgstr "%1$s 只接受在它的边缘按下的手指；UIPanGestureRecognizer 在任何位置都接受"

    msgid "%1$s follows a pointer without a button, and no finger; a UIPanGestureRecognizer follows a finger"
    msgstr "%1$s 跟随没有按下按钮的指针，而不跟随手指；UIPanGestureRecognizer 跟随手指"

    msgid "a swipe is quick; a UIPanGestureRecognizer follows a finger of any speed"
    msgstr "轻扫要快；UIPanGestureRecognizer 跟随任何速度的手指"

    msgid "the content"
    msgstr "内容"

    msgid "the finger that came down at %1$s only stopped %2$s, which was still moving; one that comes later goes to %3$s (9.14)"
    msgstr "在 %1$s 按下的手指只是停住了还在移动的 %2$s；之后再按下的手指会交给 %3$s（9.14）"

    msgid "%1$s takes two fingers in %2$s, and not all that were down came to it"
    msgstr "%1$s 在 %2$s 中需要两根手指，而按下的手指并非都落在其中"

    msgid "%1$s takes two fingers, and never more than one was down at a time"
    msgstr "%1$s 需要两根手指，而同时按下的从未多于一根"

    msgid "%1$s takes two fingers, and never more than %2$s was down at a time"
    msgstr "%1$s 需要两根手指，而同时按下的从未多于 %2$s 根"

    msgid "%1$s sent touchUpOutside at %2$s, as the finger was lifted %3$s pt outside it; up to %4$s pt counts as inside (8.5)"
    msgstr "%1$s 在 %2$s 发送了 touchUpOutside，因为手指在它之外 %3$s pt 处抬起，而最多允许 %4$s pt（8.5）"

    msgid "the next finger came down %1$s s after the one before was lifted"
    msgstr "下一根手指在前一根抬起 %1$s 秒之后才按下"

    msgid "no finger came down"
    msgstr "没有手指按下"

    msgid "the wheel"
    msgstr "滚轮"

    msgid "the pointer"
    msgstr "指针"

    msgid "the touch"
    msgstr "触摸"

    msgid "%1$s came to %2$s"
    msgstr "%1$s 落在了 %2$s 上"

    msgid "%1$s was not in the window: %2$s"
    msgstr "%1$s 不在窗口中：%2$s"

    msgid "%1$s is behind %2$s, which is presented over it and got %3$s (30.1)"
    msgstr "%1$s 在 %2$s 后面，后者呈现在它之上并得到了 %3$s（30.1）"

    msgid "%1$s, which is in front of it,"
    msgstr "它前面的 %1$s"

    msgid "%1$s in %2$s, which is in front of it,"
    msgstr "它前面的 %2$s 中的 %1$s"

    msgid "%1$s is covered: %2$s got %3$s %4$s pt outside its bounds, as its point(inside:) takes more than them (2.1, 2.13)"
    msgstr "%1$s 被遮住：%2$s 在其 bounds 之外 %4$s pt 处得到了 %3$s，因为它的 point(inside:) 接受的范围大于 bounds（2.1、2.13）"

    msgid "%1$s is covered: %2$s got %3$s (2.1)"
    msgstr "%1$s 被遮住：%2$s 得到了 %3$s（2.1）"

    msgid "%1$s was not asked, as %2$s was %3$s pt outside its ancestor %4$s%5$s (2.5)"
    msgstr "%1$s 没有被询问，因为 %2$s 在包含它的 %4$s 之外 %3$s pt 处%5$s（2.5）"

    msgid ", which clips what is outside it"
    msgstr "，它会裁剪其外部的内容"

    msgid "the nearest touch came down %1$s pt outside %2$s%3$s (2.3)"
    msgstr "最近的触摸落在 %2$s 之外 %1$s pt 处%3$s（2.3）"

    msgid "the nearest touch came down %1$s pt outside %2$s%3$s, and %4$s got it (2.3)"
    msgstr "最近的触摸落在 %2$s 之外 %1$s pt 处%3$s，由 %4$s 得到（2.3）"

    msgid "the touches"
    msgstr "触摸"

    msgid "%1$s is behind the sheet of %2$s, and its dimming view received %3$s (30.13)"
    msgstr "%1$s 在 %2$s 的表单页后面，它的遮罩视图收到了 %3$s（30.13）"

    msgid "no view took %1$s"
    msgstr "没有视图得到 %1$s"

    msgid "%1$s, which %2$s is in,"
    msgstr "包含 %2$s 的 %1$s"

    msgid "%1$s was skipped because %2$s"
    msgstr "%1$s 被跳过，因为 %2$s"

    msgid "%1$s is covered too: %2$s, which is in front of it, got %3$s (2.1)"
    msgstr "%1$s 同时被遮挡：位于其前面的 %2$s 得到了%3$s（2.1）"

    msgid "%1$s was skipped because its point(inside:) says no there, though it is inside its bounds (2.13)"
    msgstr "%1$s 被跳过，因为它的 point(inside:) 在那里返回 false，尽管该点在其 bounds 之内（2.13）"

    msgid ", which transforms scale to %1$s by %2$s pt"
    msgstr "（变换使它的大小为 %1$s × %2$s pt）"

    msgid ", which is %1$s by %2$s pt large by its constraints"
    msgstr "（约束使它的大小为 %1$s × %2$s pt）"

    msgid ", which is %1$s by %2$s pt large"
    msgstr "（它的大小为 %1$s × %2$s pt）"

    msgid "no %1$s, or its isActive = false"
    msgstr "去掉 %1$s，或将其 isActive 设为 false"

    msgid "%1$s, in place of %2$s"
    msgstr "%1$s，代替 %2$s"

    msgid "without %1$s in \"constraints\""
    msgstr "从 \"constraints\" 中去掉 %1$s"

    msgid "%1$s in \"constraints\""
    msgstr "在 \"constraints\" 中加入 %1$s"

    msgid "%1$s in \"constraints\", in place of %2$s"
    msgstr "在 \"constraints\" 中用 %1$s 代替 %2$s"

    msgid "the constraint %1$s"
    msgstr "约束 %1$s"

    msgid "it is the page of %1$s, and %2$s shows %3$s, which is on top of it (28.1)"
    msgstr "它是 %1$s 的页面，而 %2$s 正显示它之上的 %3$s（28.1）"

    msgid "it is on the page of %1$s, and %2$s shows %3$s, which is on top of it (28.1)"
    msgstr "它在 %1$s 的页面上，而 %2$s 正显示它之上的 %3$s（28.1）"

    msgid "it is the page of %1$s, and %2$s shows %3$s, which is the chosen tab (29.1)"
    msgstr "它是 %1$s 的页面，而 %2$s 正显示所选标签 %3$s（29.1）"

    msgid "it is on the page of %1$s, and %2$s shows %3$s, which is the chosen tab (29.1)"
    msgstr "它在 %1$s 的页面上，而 %2$s 正显示所选标签 %3$s（29.1）"

    msgid "it is in the column of %1$s, which %2$s does not show (29.5)"
    msgstr "它在 %1$s 一栏中，而 %2$s 没有显示这一栏（29.5）"

    msgid "navigation bar"
    msgstr "导航栏"

    msgid "toolbar"
    msgstr "工具栏"

    msgid "tab bar"
    msgstr "标签栏"

    msgid "%1$s is under the %2$s of %3$s, which got the touch (%4$s)"
    msgstr "%1$s 在 %3$s 的 %2$s 下面，触摸由后者得到（%4$s）"

    msgid "class of %1$s: point(inside:with:) takes all of bounds, as without an override"
    msgstr "%1$s 的类：point(inside:with:) 接受整个 bounds，如同没有重写"

    msgid "class of %1$s: point(inside:with:) takes no more than bounds, as without an override"
    msgstr "%1$s 的类：point(inside:with:) 只接受 bounds，如同没有重写"

    msgid "delegate of %1$s: gestureRecognizerShouldBegin(_:) returns viewControllers.count > 1"
    msgstr "%1$s 的代理：gestureRecognizerShouldBegin(_:) 返回 viewControllers.count > 1"

    msgid "class of %1$s: %2$s"
    msgstr "%1$s 的类：%2$s"

    msgid ", and "
    msgstr "，并且 "

    msgid "without \"touchInsets\" of %1$s"
    msgstr "去掉 %1$s 的 \"touchInsets\""

    msgid "remove %1$s.require(toFail: %2$s)"
    msgstr "移除 %1$s.require(toFail: %2$s)"

    msgid "delegate of %1$s: gestureRecognizer(_:%2$s:) returns false for %3$s"
    msgstr "%1$s 的代理：gestureRecognizer(_:%2$s:) 对 %3$s 返回 false"

    msgid "subclass of %1$s: shouldRequireFailure(of:) returns false for %2$s"
    msgstr "%1$s 的子类：shouldRequireFailure(of:) 对 %2$s 返回 false"

    msgid "subclass of %1$s: shouldBeRequiredToFail(by:) returns false for %2$s"
    msgstr "%1$s 的子类：shouldBeRequiredToFail(by:) 对 %2$s 返回 false"

    msgid "without %1$s in \"%2$s\" of %3$s"
    msgstr "从 %3$s 的 \"%2$s\" 中去掉 %1$s"

    msgid "without %1$s in \"%2$s\" of the delegate of %3$s"
    msgstr "从 %3$s 的代理的 \"%2$s\" 中去掉 %1$s"

    msgid "without %1$s in \"%2$s\" of the subclass of %3$s"
    msgstr "从 %3$s 的子类的 \"%2$s\" 中去掉 %1$s"

    msgid "%1$s together with %2$s"
    msgstr "%1$s 与 %2$s 同时识别"

    msgid "%1$s not together with %2$s"
    msgstr "%1$s 不与 %2$s 同时识别"

    msgid "%1$s does not wait for %2$s"
    msgstr "%1$s 不等待 %2$s"

    msgid "%1$s: constant = %2$s"
    msgstr "%1$s：constant = %2$s"

    msgid "remove what makes %1$s wait for %2$s: require(toFail:) or its delegate"
    msgstr "移除使 %1$s 等待 %2$s 的设置：require(toFail:) 或其代理"

    msgid "delegate of %1$s: %2$s"
    msgstr "%1$s 的代理：%2$s"

    msgid "delegate of %1$s: gestureRecognizerShouldBegin(_:) %2$s"
    msgstr "%1$s 的代理：gestureRecognizerShouldBegin(_:) %2$s"

    msgid "subclass of %1$s: canPrevent(_:) returns %2$s for %3$s"
    msgstr "%1$s 的子类：canPrevent(_:) 对 %3$s 返回 %2$s"

    msgid "subclass of %1$s: canBePrevented(by:) returns %2$s for %3$s"
    msgstr "%1$s 的子类：canBePrevented(by:) 对 %3$s 返回 %2$s"

    msgid "class of %1$s: gestureRecognizerShouldBegin(_:) returns %2$s"
    msgstr "%1$s 的类：gestureRecognizerShouldBegin(_:) 返回 %2$s"

    msgid "class of %1$s: touchesShouldBegin(_:with:in:) returns %2$s"
    msgstr "%1$s 的类：touchesShouldBegin(_:with:in:) 返回 %2$s"

    msgid "class of %1$s: touchesShouldCancel(in:) returns %2$s"
    msgstr "%1$s 的类：touchesShouldCancel(in:) 返回 %2$s"

    msgid "class of %1$s: no override of point(inside:with:)"
    msgstr "%1$s 的类：不重写 point(inside:with:)"

    msgid "class of %1$s: point(inside:with:) returns %2$s"
    msgstr "%1$s 的类：point(inside:with:) 返回 %2$s"

    msgid "class of %1$s: point(inside:with:) returns bounds.insetBy(dx: %2$s, dy: %3$s).contains(point)"
    msgstr "%1$s 的类：point(inside:with:) 返回 bounds.insetBy(dx: %2$s, dy: %3$s).contains(point)"

    msgid "class of %1$s: each override calls super, which passes it on to next"
    msgstr "%1$s 的类：每个重写都调用 super，由它传递给 next"

    msgid "delegate of %1$s: tableView(_:shouldHighlightRowAt:) returns true"
    msgstr "%1$s 的代理：tableView(_:shouldHighlightRowAt:) 返回 true"

    msgid "delegate of %1$s: tableView(_:willSelectRowAt:) returns the index path"
    msgstr "%1$s 的代理：tableView(_:willSelectRowAt:) 返回该索引路径"

    msgid "delegate of %1$s: collectionView(_:shouldHighlightItemAt:) returns true"
    msgstr "%1$s 的代理：collectionView(_:shouldHighlightItemAt:) 返回 true"

    msgid "delegate of %1$s: collectionView(_:shouldSelectItemAt:) returns true"
    msgstr "%1$s 的代理：collectionView(_:shouldSelectItemAt:) 返回 true"

    msgid "delegate of %1$s: its shouldBeginEditing returns true"
    msgstr "%1$s 的代理：其 shouldBeginEditing 返回 true"

    msgid "delegate of %1$s: its shouldEndEditing returns true"
    msgstr "%1$s 的代理：其 shouldEndEditing 返回 true"

    msgid "delegate of %1$s: its shouldChange… returns true"
    msgstr "%1$s 的代理：其 shouldChange… 返回 true"

    msgid "delegate of %1$s: textFieldShouldClear(_:) returns true"
    msgstr "%1$s 的代理：textFieldShouldClear(_:) 返回 true"

    msgid "delegate of %1$s: textFieldShouldReturn(_:) returns true"
    msgstr "%1$s 的代理：textFieldShouldReturn(_:) 返回 true"

    msgid "delegate of %1$s: viewForZooming(in:) returns %2$s"
    msgstr "%1$s 的代理：viewForZooming(in:) 返回 %2$s"

    msgid "class of %1$s: canBecomeFirstResponder is true; %1$s.becomeFirstResponder()"
    msgstr "%1$s 的类：canBecomeFirstResponder 为 true；%1$s.becomeFirstResponder()"

    msgid "data source of %1$s: tableView(_:canEditRowAt:) returns %2$s"
    msgstr "%1$s 的数据源：tableView(_:canEditRowAt:) 返回 %2$s"

    msgid "data source of %1$s: tableView(_:canMoveRowAt:) returns true"
    msgstr "%1$s 的数据源：tableView(_:canMoveRowAt:) 返回 true"

    msgid "action of %1$s: no %2$s.removeFromSuperview()"
    msgstr "%1$s 的动作：去掉 %2$s.removeFromSuperview()"

    msgid "action of %1$s: no removeGestureRecognizer(%2$s)"
    msgstr "%1$s 的动作：去掉 removeGestureRecognizer(%2$s)"

    msgid "action of %1$s: does not set %2$s.%3$s"
    msgstr "%1$s 的动作：不设置 %2$s.%3$s"

    msgid "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns %1$s for %2$s"
    msgstr "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) 对 %2$s 返回 %1$s"

    msgid "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true"
    msgstr "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) 返回 true"

    msgid "gestureRecognizer(_:shouldReceive:) %1$s"
    msgstr "gestureRecognizer(_:shouldReceive:) %1$s"

    msgid "without %1$s in \"requiresToFail\" of %2$s"
    msgstr "从 %2$s 的 \"requiresToFail\" 中去掉 %1$s"

    msgid "without \"pointInside\" of %1$s"
    msgstr "去掉 %1$s 的 \"pointInside\""

    msgid "%1$s first among the \"children\" of its superview"
    msgstr "把 %1$s 放在其父视图 \"children\" 的最前面"

    msgid "%1$s last among the \"children\" of its superview"
    msgstr "把 %1$s 放在其父视图 \"children\" 的最后面"

    msgid "without %1$s in \"recognizers\""
    msgstr "从 \"recognizers\" 中去掉 %1$s"

    msgid "%1$s in \"recognizers\" of %2$s"
    msgstr "把 %1$s 放入 %2$s 的 \"recognizers\""

    msgid "%1$s last among the \"children\" of %2$s"
    msgstr "把 %1$s 放在 %2$s 的 \"children\" 的最后面"

    msgid "without %1$s in \"children\" of %2$s"
    msgstr "从 %2$s 的 \"children\" 中去掉 %1$s"

    msgid "without the removal of %1$s in \"on\" of %2$s"
    msgstr "从 %2$s 的 \"on\" 中去掉移除 %1$s 的操作"

    msgid "without \"%1$s\" of %2$s in \"on\" of %3$s"
    msgstr "从 %3$s 的 \"on\" 中去掉 %2$s 的 \"%1$s\""

    msgid "returns %1$s"
    msgstr "返回 %1$s"

    msgid "returns true only when the velocity is greater along x"
    msgstr "只在速度沿 x 轴更大时返回 true"

    msgid "returns true only when the velocity is greater along y"
    msgstr "只在速度沿 y 轴更大时返回 true"

    msgid "returns true only when touch.view is %1$s"
    msgstr "只在 touch.view 为 %1$s 时返回 true"

    msgid " or "
    msgstr " 或 "

    msgid "returns false when touch.view is a UIControl"
    msgstr "在 touch.view 为 UIControl 时返回 false"

    msgid "no override of hitTest(_:with:)"
    msgstr "不重写 hitTest(_:with:)"

    msgid "hitTest(_:with:) returns nil in place of self, so that touches go through"
    msgstr "hitTest(_:with:) 在应返回自身处返回 nil，让触摸穿过"

    msgid "hitTest(_:with:) returns the superview"
    msgstr "hitTest(_:with:) 返回父视图"

    msgid "hitTest(_:with:) returns %1$s"
    msgstr "hitTest(_:with:) 返回 %1$s"

    msgid "%1$s times more"
    msgstr "再 %1$s 次"

    msgid "once more"
    msgstr "再一次"

    msgid "%1$s then acts at %2$s"
    msgstr "这样 %1$s 会在 %2$s 触发动作"

    msgid "%1$s then acts at %2$s, not at %3$s"
    msgstr "这样 %1$s 会在 %2$s 触发动作，而不是在 %3$s"

    msgid "%1$s then does not act"
    msgstr "这样 %1$s 不会触发动作"

    msgid "%1$s then acts only at %2$s"
    msgstr "这样 %1$s 只会在 %2$s 触发动作"

    msgid "%1$s is then told %2$s of more touches"
    msgstr "这样 %1$s 会收到更多触摸的 %2$s"

    msgid "%1$s is then told %2$s at %3$s"
    msgstr "这样 %1$s 会在 %3$s 收到 %2$s"

    msgid "%1$s is then not told %2$s"
    msgstr "这样 %1$s 不会收到 %2$s"

    msgid "%1$s is then told at %2$s"
    msgstr "这样 %1$s 会在 %2$s 得到通知"

    msgid "%1$s then scrolls at %2$s"
    msgstr "这样 %1$s 会在 %2$s 滚动"

    msgid "%1$s then does not scroll"
    msgstr "这样 %1$s 不会滚动"

    msgid "%1$s is then told of %2$s at %3$s"
    msgstr "这样 %1$s 会在 %3$s 收到 %2$s"

    msgid "%1$s then zooms at %2$s"
    msgstr "这样 %1$s 会在 %2$s 缩放"

    msgid "%1$s then selects at %2$s"
    msgstr "这样 %1$s 会在 %2$s 选择"

    msgid "%1$s then selects nothing"
    msgstr "这样 %1$s 不会选择任何内容"

    msgid "%1$s then moves a row at %2$s"
    msgstr "这样 %1$s 会在 %2$s 移动一行"

    msgid "its event"
    msgstr "它的事件"

    msgid "%1$s then sends %2$s at %3$s, not at %4$s"
    msgstr "这样 %1$s 会在 %3$s 发送 %2$s，而不是在 %4$s"

    msgid "%1$s then takes text at %2$s"
    msgstr "这样 %1$s 会在 %2$s 得到文本"

    msgid "%1$s then sends %2$s at %3$s"
    msgstr "这样 %1$s 会在 %3$s 发送 %2$s"

    msgid "%1$s then sends nothing"
    msgstr "这样 %1$s 不会发送任何事件"

    msgid "%1$s; nothing else changes."
    msgstr "%1$s；其他都不变。"

    msgid "%1$s more lines change"
    msgstr "另有 %1$s 行变化"

    msgid "1 more line changes"
    msgstr "另有 1 行变化"

    msgid "%1$s."
    msgstr "%1$s。"

    msgid "to %1$s: %2$s. In the scene: %3$s."
    msgstr "若要 %1$s：%2$s。在场景中：%3$s。"

    msgid "The delegate of %1$s was never asked %2$s, and may answer otherwise."
    msgstr "%1$s 的代理从未被询问 %2$s，回答可能不同。"

    msgid "The delegate of %1$s was never asked %2$s about %3$s, and may answer otherwise."
    msgstr "%1$s 的代理从未被询问关于 %3$s 的 %2$s，回答可能不同。"

    msgid "To ask for something else: %1$s --want GOAL; touchstone help explain lists the goals."
    msgstr "若要查询其他结果：%1$s --want GOAL；touchstone help explain 会列出各种目标。"

    msgid ", or "
    msgstr "，或 "

    msgid "To ask for something else: %1$s, and so for %2$s more."
    msgstr "若要查询其他结果：%1$s，另有 %2$s 个也可如此查询。"

    msgid "To ask for something else: %1$s."
    msgstr "若要查询其他结果：%1$s。"

    msgid "its view"
    msgstr "它的视图"

    msgid "%1$s: never asked: %2$s."
    msgstr "%1$s：未被询问：%2$s。"

    msgid "no touch came down in %1$s"
    msgstr "没有触摸落在 %1$s 中"

    msgid "%1$s: won: %2$s"
    msgstr "%1$s：胜出：%2$s"

    msgid "it decided nothing."
    msgstr "它没有做出任何决定。"

    msgid "%1$s: lost: %2$s"
    msgstr "%1$s：失败：%2$s"

    msgid "%1$s received no touch: %2$s."
    msgstr "%1$s 从未得到触摸：%2$s。"

    msgid "Cure: %1$s"
    msgstr "修正：%1$s"

    msgid "To %1$s:"
    msgstr "若要 %1$s："

    msgid "and %1$s"
    msgstr "并且 %1$s"

    msgid "scene: %1$s"
    msgstr "场景：%1$s"

    msgid "make %1$s act"
    msgstr "让 %1$s 触发动作"

    msgid "make %1$s act sooner"
    msgstr "让 %1$s 更早触发动作"

    msgid "keep %1$s from acting"
    msgstr "防止 %1$s 触发动作"

    msgid "make %1$s wait for its turn"
    msgstr "让 %1$s 等到轮到它"

    msgid "make %1$s act once"
    msgstr "让 %1$s 只触发一次动作"

    msgid "let %1$s have %2$s"
    msgstr "让 %1$s 收到 %2$s"

    msgid "keep %1$s from %2$s"
    msgstr "防止 %2$s 收到 %1$s"

    msgid "tell %1$s of touches at once"
    msgstr "立即通知 %1$s 触摸"

    msgid "tell %1$s of %2$s at once"
    msgstr "立即通知 %1$s %2$s"

    msgid "make %1$s scroll"
    msgstr "让 %1$s 滚动"

    msgid "keep %1$s from scrolling"
    msgstr "防止 %1$s 滚动"

    msgid "make %1$s zoom"
    msgstr "让 %1$s 缩放"

    msgid "make %1$s select"
    msgstr "让 %1$s 选择"

    msgid "keep %1$s from selecting"
    msgstr "防止 %1$s 选择"

    msgid "make %1$s move a row"
    msgstr "让 %1$s 移动一行"

    msgid "make %1$s take text"
    msgstr "让 %1$s 得到文本"

    msgid "make %1$s send %2$s"
    msgstr "让 %1$s 发送 %2$s"

    msgid "make %1$s send %2$s sooner"
    msgstr "让 %1$s 更早发送 %2$s"

    msgid "keep %1$s from sending %2$s"
    msgstr "防止 %1$s 发送 %2$s"

    msgid "At %1$s, %2$s then acts in place of %3$s."
    msgstr "%1$s 时，%2$s 会代替 %3$s 触发动作。"

    msgid "At %1$s, %2$s then no longer acts."
    msgstr "%1$s 时，%2$s 不再触发动作。"

    msgid "At %1$s, %2$s then acts too."
    msgstr "%1$s 时，%2$s 也会触发动作。"

    msgid "a double tap"
    msgstr "双击"

    msgid "%1$s taps in a row"
    msgstr "连续轻点 %1$s 次"

    msgid "a swipe"
    msgstr "轻扫"

    msgid "its events"
    msgstr "它的事件"

    msgid "keys"
    msgstr "按键事件"

    msgid "motion"
    msgstr "运动事件"

    msgid "remote controls"
    msgstr "遥控事件"

    msgid "Not everything was tried, and what was does not help: %1$s."
    msgstr "没有试完所有更改，已试的都没有用：%1$s。"

    msgid "Not tried: %1$s; --want asks for one."
    msgstr "未试：%1$s；可用 --want 查询其中一个。"

    msgid "The changes above make it happen more often."
    msgstr "上面的更改会使它更常发生。"

    msgid "No change that was tried helps to %1$s%2$s."
    msgstr "试过的更改都不能%1$s%2$s。"

    msgid "also with no other recognizer in its way, %1$s"
    msgstr "即使没有其他识别器妨碍它，%1$s"

    msgid "The search was ended."
    msgstr "搜索已中止。"

    msgid "The scene is large; --want with one of them tries that alone, --thorough tries all."
    msgstr "场景很大；用 --want 指定其中一个就只试它，用 --thorough 则全部都试。"

    msgid "%1$s at %2$s"
    msgstr "%1$s（%2$s）"

    msgid "%1$s then %2$s %3$s s later"
    msgstr "%1$s 会晚 %3$s 秒 %2$s"

    msgid "%1$s then %2$s %3$s s earlier"
    msgstr "%1$s 会早 %3$s 秒 %2$s"

    msgid "%1$s also logs %2$s"
    msgstr "%1$s 还会记录 %2$s"

    msgid "%1$s no longer logs %2$s"
    msgstr "%1$s 不再记录 %2$s"

    msgid "%1$s then logs %2$s %3$s times, not %4$s"
    msgstr "%1$s 会记录 %2$s %3$s 次，而不是 %4$s 次"

    msgid "%1$s no longer %2$s"
    msgstr "%1$s 不再 %2$s"

    msgid "%1$s is no longer told %2$s"
    msgstr "%1$s 不再收到 %2$s"

    msgid "%1$s also %2$s"
    msgstr "%1$s 还会 %2$s"

    msgid "%1$s is also told %2$s"
    msgstr "%1$s 还会收到 %2$s"

    msgid "acts"
    msgstr "触发动作"

    msgid "changes"
    msgstr "变化"

    msgid "ends"
    msgstr "结束"

    msgid "is cancelled"
    msgstr "被取消"

    msgid "scrolls"
    msgstr "滚动"

    msgid "zooms"
    msgstr "缩放"

    msgid "selects"
    msgstr "选择"

    msgid "moves a row"
    msgstr "移动一行"

    msgid "takes text"
    msgstr "得到文本"

    msgid "receives %1$s"
    msgstr "收到 %1$s"

    msgid "sends %1$s"
    msgstr "发送 %1$s"

    msgid "composed %1$s"
    msgstr "组字 %1$s"

    msgid "pasted %1$s"
    msgstr "粘贴 %1$s"

    msgid "key %1$s"
    msgstr "按键 %1$s"

    msgid "its isUserInteractionEnabled is false, the default of a label (2.14)"
    msgstr "它的 isUserInteractionEnabled 为 false，这是标签的默认值（2.14）"

    msgid "its isUserInteractionEnabled is false, the default of an image view (2.14)"
    msgstr "它的 isUserInteractionEnabled 为 false，这是图像视图的默认值（2.14）"

    msgid "its isUserInteractionEnabled is false (2.4)"
    msgstr "它的 isUserInteractionEnabled 为 false（2.4）"

    msgid "it is hidden (2.4)"
    msgstr "它被隐藏（2.4）"

    msgid "its alpha is %1$s, below 0.01 (2.4)"
    msgstr "它的 alpha 为 %1$s，低于 0.01（2.4）"

    msgid "it is a control that is not enabled (2.11)"
    msgstr "它是未启用的控件（2.11）"

    msgid "its transform scales it to nothing (2.6)"
    msgstr "它的 transform 把它缩放为零（2.6）"

    msgid "its point(inside:) says no everywhere (2.2)"
    msgstr "它的 point(inside:) 在任何位置都返回 false（2.2）"

    msgid "its hitTest(_:with:) returns nil instead of the view itself (2.13)"
    msgstr "它的 hitTest(_:with:) 在应返回自身处返回 nil（2.13）"

    msgid "its hitTest(_:with:) gives its touches to its superview (2.13)"
    msgstr "它的 hitTest(_:with:) 把触摸交给父视图（2.13）"

    msgid "its hitTest(_:with:) gives its touches to %1$s (2.13)"
    msgstr "它的 hitTest(_:with:) 把触摸交给 %1$s（2.13）"

    msgid "Nothing delays %1$s of %2$s."
    msgstr "没有任何东西延迟 %2$s 的 %1$s。"

    msgid "%1$s already%2$s%3$s."
    msgstr "“%1$s”已经成立%2$s%3$s。"

    msgid ", at %1$s"
    msgstr "，在 %1$s"

    msgid ", first at %1$s"
    msgstr "，首次在 %1$s"

    msgid "it is hidden"
    msgstr "它被隐藏"

    msgid "its alpha is below 0.01"
    msgstr "它的 alpha 低于 0.01"

    msgid "its isUserInteractionEnabled is false"
    msgstr "它的 isUserInteractionEnabled 为 false"

    msgid "it is a control that is not enabled"
    msgstr "它是未启用的控件"

    msgid "the view that answered is in no window"
    msgstr "作答的视图不在任何窗口中"

    msgid "its transform scales it to nothing"
    msgstr "它的 transform 把它缩放为零"

    msgid "its override of hitTest or point(inside:) answered so"
    msgstr "它重写的 hitTest 或 point(inside:) 这样回答"

    msgid "its isEnabled was false"
    msgstr "它的 isEnabled 为 false"

    msgid "isScrollEnabled of %1$s was false"
    msgstr "%1$s 的 isScrollEnabled 为 false"

    msgid "it had finished and waited for its reset"
    msgstr "它已结束，正等待重置"

    msgid "the first touch of the attempt was of another type, and requiresExclusiveTouchType is true"
    msgstr "这次尝试的第一个触摸是另一种类型，而 requiresExclusiveTouchType 为 true"

    msgid "its delegate answered no to shouldReceive"
    msgstr "它的代理在 shouldReceive 中返回 false"

    msgid "in a tap that comes before the press, %1$s longer than %2$s"
    msgstr "在长按之前的点按中，%1$s 超过 %2$s"

    msgid "%1$s longer than %2$s"
    msgstr "%1$s 超过 %2$s"

    msgid "it was not done within %1$s"
    msgstr "它没有在 %1$s 内完成"

    msgid "its time"
    msgstr "规定时间"

    msgid "%1$s answered no to gestureRecognizerShouldBegin"
    msgstr "%1$s 在 gestureRecognizerShouldBegin 中返回 false"

    msgid "the view of the touch"
    msgstr "触摸的视图"

    msgid "its delegate answered no to gestureRecognizerShouldBegin"
    msgstr "它的代理在 gestureRecognizerShouldBegin 中返回 false"

    msgid "%1$s recognized, and only one of the two may recognize"
    msgstr "%1$s 已识别，而两者中只有一个可以识别"

    msgid "another one"
    msgstr "另一个识别器"

    msgid "%1$s recognized, and was required to fail"
    msgstr "%1$s 已识别，而按要求它应先失败"

    msgid "one that it requires to fail"
    msgstr "它要求失败的识别器"

    msgid "it waited for %1$s in a ring of requirements, in which none can be the first to fail"
    msgstr "它与 %1$s 的要求构成循环，其中没有一个能先失败"

    msgid "it ignored its touches"
    msgstr "它忽略了自己的触摸"

    msgid "there is nothing to scroll along the way that %1$s went"
    msgstr "%1$s 移动的方向上没有可滚动的内容"

    msgid "it was at the edge of its content, and %1$s took the drag"
    msgstr "它的内容已到边缘，%1$s 接管了拖移"

    msgid "a scroll view around it"
    msgstr "包含它的滚动视图"

    msgid "%1$s answered no to touchesShouldBegin"
    msgstr "%1$s 在 touchesShouldBegin 中返回 false"

    msgid "%1$s stopped %2$s, which was still moving"
    msgstr "%1$s 停住了还在移动的 %2$s"

    msgid "the press"
    msgstr "按下"

    msgid "the system cancelled the touchpad's gesture"
    msgstr "系统取消了触控板手势"

    msgid "the system took the touch away"
    msgstr "系统收走了触摸"

    msgid "the system cancelled the press"
    msgstr "系统取消了按压"

    msgid "its attempt has input of another kind"
    msgstr "它的尝试中有另一种输入"

    msgid "another press began while one was down"
    msgstr "按着一个键时又按下了另一个"

    msgid "the next press was of another key or button"
    msgstr "下一次按压来自另一个按键或按钮"

    msgid "its isEnabled became false"
    msgstr "它的 isEnabled 变为 false"

    msgid "it was removed from its view"
    msgstr "它已从视图中移除"

    msgid "the view left its window"
    msgstr "视图离开了窗口"

    msgid "the window was no longer active"
    msgstr "窗口不再处于活跃状态"

    msgid "%1$s recognized"
    msgstr "%1$s 已识别"

    msgid "a recognizer"
    msgstr "某个识别器"

    msgid "the application was ignoring touches"
    msgstr "应用正忽略触摸"

    msgid "delaysTouchesBegan of %1$s is true"
    msgstr "%1$s 的 delaysTouchesBegan 为 true"

    msgid "delaysTouchesEnded of %1$s is true"
    msgstr "%1$s 的 delaysTouchesEnded 为 true"

    msgid "delaysContentTouches of %1$s is true"
    msgstr "%1$s 的 delaysContentTouches 为 true"

    msgid "another finger was down in the view, whose isMultipleTouchEnabled is false"
    msgstr "视图中已有另一根手指按下，而其 isMultipleTouchEnabled 为 false"

    msgid "isExclusiveTouch lets only one view have touches, and %1$s had one"
    msgstr "isExclusiveTouch 只允许一个视图拥有触摸，而 %1$s 已有一个"

    msgid "isExclusiveTouch lets only one view have touches"
    msgstr "isExclusiveTouch 只允许一个视图拥有触摸"

    msgid "its class set the state"
    msgstr "它的类设置了状态"

    msgid "it follows a pointer without a button, and no press"
    msgstr "它跟随没有按下按钮的指针，而不跟随按压"

    msgid "it follows a pointer without a button, and no finger"
    msgstr "它跟随没有按下按钮的指针，而不跟随手指"

    msgid "its class refused the event"
    msgstr "它的类拒绝了该事件"

    msgid "the button that was pressed is not in its buttonMaskRequired"
    msgstr "按下的按钮不在它的 buttonMaskRequired 中"

    msgid "the button that was pressed is not in its buttonMaskRequired, or its class refused the event"
    msgstr "按下的按钮不在它的 buttonMaskRequired 中，或者它的类拒绝了该事件"

    msgid "%1$s was outside"
    msgstr "%1$s 在外面"

    msgid "%1$s was %2$s outside"
    msgstr "%1$s 在外面 %2$s 处"

    msgid "%1$s moved too far"
    msgstr "%1$s 移动得太远"

    msgid "%1$s moved %2$s, and at most %3$s is allowed"
    msgstr "%1$s 移动了 %2$s，而最多允许 %3$s"

    msgid "the next tap lay too far from the first"
    msgstr "下一次点按离第一次太远"

    msgid "the next tap was %1$s away, and at most %2$s is allowed"
    msgstr "下一次点按偏离 %1$s，而最多允许 %2$s"

    msgid "the interval of taps"
    msgstr "点按的间隔"

    msgid "no further press within %1$s"
    msgstr "%1$s 内没有再次按压"

    msgid "no further tap within %1$s"
    msgstr "%1$s 内没有再次点按"

    msgid "a tap may last"
    msgstr "点按允许的时长"

    msgid "too few fingers were down"
    msgstr "按下的手指太少"

    msgid "a finger lifted"
    msgstr "一根手指抬起"

    msgid "%1$s when only %2$s of %3$s had come down"
    msgstr "%1$s 时，%3$s 中只按下了 %2$s 根"

    msgid "too many fingers were down"
    msgstr "按下的手指太多"

    msgid "%1$s was down, and it takes %2$s"
    msgstr "按下了 %1$s，而它需要 %2$s 根"

    msgid "%1$s were down, and it takes %2$s"
    msgstr "按下了 %1$s，而它需要 %2$s 根"

    msgid "the pointer left"
    msgstr "指针离开"

    msgid "the fingers lifted"
    msgstr "手指抬起"

    msgid "%1$s for %2$s"
    msgstr "%1$s %2$s"

    msgid "its time was over"
    msgstr "规定时间已过"

    msgid "%1$s too early"
    msgstr "%1$s 得太早"

    msgid "%1$s without having moved"
    msgstr "%1$s，没有移动"

    msgid "%1$s after a turn of %2$s, and it takes more than %3$s"
    msgstr "%1$s 时只旋转了 %2$s，而需要超过 %3$s"

    msgid "%1$s when the scale had changed by %2$s, and it takes more than %3$s"
    msgstr "%1$s 时缩放只变化了 %2$s，而需要超过 %3$s"

    msgid "%1$s when their distance had changed by %2$s, and it takes more than %3$s"
    msgstr "%1$s 时间距只变化了 %2$s，而需要超过 %3$s"

    msgid "%1$s when %2$s had gone %3$s, and it takes %4$s"
    msgstr "%1$s 时 %2$s 只移动了 %3$s，而需要 %4$s"

    msgid "%1$s when %2$s had gone %3$s in its direction, and it takes %4$s"
    msgstr "%1$s 时 %2$s 沿规定方向只移动了 %3$s，而需要 %4$s"

    msgid "%1$s after %2$s, and it takes %3$s"
    msgstr "%1$s 得太早：只经过 %2$s，而需要 %3$s"

    msgid "the touch is of a type that allowedTouchTypes leaves out"
    msgstr "触摸的类型不在 allowedTouchTypes 中"

    msgid "the touch is of type %1$s, and allowedTouchTypes is empty"
    msgstr "触摸的类型是 %1$s，而 allowedTouchTypes 为空"

    msgid "the touch is of type %1$s, and allowedTouchTypes has only %2$s"
    msgstr "触摸的类型是 %1$s，而 allowedTouchTypes 只有 %2$s"

    msgid "allowedPressTypes does not have the type of the press"
    msgstr "allowedPressTypes 中没有这种按压类型"

    msgid "allowedPressTypes is empty"
    msgstr "allowedPressTypes 为空"

    msgid "allowedPressTypes has only %1$s"
    msgstr "allowedPressTypes 只有 %1$s"

    msgid "the view that has the touch may keep it, by canCancelContentTouches or touchesShouldCancel(in:)"
    msgstr "由于 canCancelContentTouches 或 touchesShouldCancel(in:)，拥有触摸的视图可以保留它"

    msgid "the view that has the touch may keep it, as %1$s answered no to touchesShouldCancel(in:)"
    msgstr "拥有触摸的视图可以保留它，因为 %1$s 在 touchesShouldCancel(in:) 中返回 false"

    msgid "the view that has the touch may keep it, as canCancelContentTouches of %1$s is false"
    msgstr "拥有触摸的视图可以保留它，因为 %1$s 的 canCancelContentTouches 为 false"

    msgid "it has no direction that it would accept"
    msgstr "它没有可接受的方向"

    msgid "the movement was %1$s off the inward direction, and at most %2$s is allowed"
    msgstr "路线偏离向内方向 %1$s，而最多允许 %2$s"

    msgid "%1$s moved %2$s"
    msgstr "%1$s 移动了 %2$s"

    msgid "%1$s against its directions"
    msgstr "%1$s，与它的各个方向相反"

    msgid "%1$s to the left, and its direction is right"
    msgstr "%1$s，方向向左，而它的方向是向右"

    msgid "%1$s to the right, and its direction is left"
    msgstr "%1$s，方向向右，而它的方向是向左"

    msgid "%1$s down, and its direction is up"
    msgstr "%1$s，方向向下，而它的方向是向上"

    msgid "%1$s up, and its direction is down"
    msgstr "%1$s，方向向上，而它的方向是向下"

    msgid "%1$s against its direction"
    msgstr "%1$s，与它的方向相反"

    msgid "%1$s strayed %2$s from its direction, and %3$s was the most at that time"
    msgstr "%1$s 偏离它的方向 %2$s，而当时最多允许 %3$s"

    msgid "%1$s strayed %2$s from its direction %3$s, and %4$s was the most at that time"
    msgstr "%1$s 偏离它的方向（%3$s）%2$s，而当时最多允许 %4$s"

    msgid "%1$s away from its edges"
    msgstr "%1$s 时不在它的边缘"

    msgid "it has no edge to start at"
    msgstr "它没有可以开始的边缘"

    msgid "%1$s %2$s from the edge of the window, and at most %3$s is allowed"
    msgstr "%1$s 时离窗口边缘 %2$s，而最多允许 %3$s"

    msgid "%1$s %2$s from the %3$s edge of the window, and at most %4$s is allowed"
    msgstr "%1$s 时离窗口 %3$s 边缘 %2$s，而最多允许 %4$s"

    msgid "the pointer came over its view"
    msgstr "指针来到它的视图上"

    msgid "%1$s moved on"
    msgstr "%1$s 继续移动"

    msgid "the scale had changed by %1$s, and it takes more than %2$s"
    msgstr "缩放已变化 %1$s，而需要超过 %2$s"

    msgid "the distance of the fingers had changed by %1$s, and it takes more than %2$s"
    msgstr "手指间距已变化 %1$s，而需要超过 %2$s"

    msgid "the fingers had turned by %1$s, and it takes more than %2$s"
    msgstr "手指已旋转 %1$s，而需要超过 %2$s"

    msgid "it begins at once, as it takes %1$s"
    msgstr "它立即开始，因为它需要 %1$s"

    msgid "%1$s had gone %2$s, and %3$s was enough at that time"
    msgstr "%1$s 已移动 %2$s，而当时 %3$s 就够了"

    msgid "%1$s had gone %2$s, and %3$s is enough"
    msgstr "%1$s 已移动 %2$s，而 %3$s 就够了"

    msgid "%1$s (the kit's %2$s on %3$s, which %4$s)"
    msgstr "%1$s（%3$s 上框架自带的 %2$s，用于 %4$s）"

    msgid "%1$s (the kit's %2$s, which %3$s)"
    msgstr "%1$s（框架自带的 %2$s，用于 %3$s）"

    msgid "%1$s (%2$s on %3$s)"
    msgstr "%1$s（%3$s 上的 %2$s）"

    msgid "%1$s received no touch: none came down in %2$s."
    msgstr "%1$s 从未得到触摸：没有触摸落在 %2$s 中。"

    msgid "%1$s was given %2$s at %3$s (%4$s)."
    msgstr "%1$s 在 %3$s 得到 %2$s（%4$s）。"

    msgid "it was refused"
    msgstr "它被拒绝"

    msgid "%1$s did not get %2$s at %3$s: %4$s (%5$s)."
    msgstr "%1$s 在 %3$s 没有得到 %2$s：%4$s（%5$s）。"

    msgid "The same was answered %1$s times more about %2$s (%3$s)."
    msgstr "关于 %2$s 又有 %1$s 次同样的回答（%3$s）。"

    msgid "%1$s; it had to wait for %2$s to fail (%3$s)"
    msgstr "%1$s；它必须等待 %2$s 失败（%3$s）"

    msgid "%1$s had to wait for %2$s to fail from %3$s on (%4$s)."
    msgstr "%1$s 从 %3$s 起必须等待 %2$s 失败（%4$s）。"

    msgid "the one before it"
    msgstr "它之前的识别器"

    msgid "%1$s had waited for %2$s since %3$s and was free at %4$s (%5$s)."
    msgstr "%1$s 从 %3$s 起等待 %2$s，在 %4$s 不再需要等待（%5$s）。"

    msgid "the scroll view around it"
    msgstr "包含它的滚动视图"

    msgid "%1$s was at the edge of its content at %2$s, and %3$s took the drag (%4$s)."
    msgstr "%1$s 的内容在 %2$s 已到边缘，%3$s 接管了拖移（%4$s）。"

    msgid "%1$s has not finished yet."
    msgstr "%1$s 尚未结束。"

    msgid "%1$s had not finished when the input was over."
    msgstr "%1$s 在输入结束时尚未结束。"

    msgid "%1$s may recognize together with %2$s: its delegate said so at %3$s (%4$s)."
    msgstr "%1$s 可以与 %2$s 同时识别：它的代理在 %3$s 这样回答（%4$s）。"

    msgid "%1$s left %2$s alone at %3$s: its class does not prevent it (%4$s)."
    msgstr "%1$s 在 %3$s 没有影响 %2$s：它的类不阻止后者（%4$s）。"

    msgid "%1$s was not prevented by %2$s at %3$s: its class forbids it (%4$s)."
    msgstr "%1$s 在 %3$s 没有被 %2$s 阻止：它的类不允许（%4$s）。"

    msgid "%1$s asked at %2$s to wait until %3$s fails (%4$s)."
    msgstr "%1$s 在 %2$s 要求等到 %3$s 失败（%4$s）。"

    msgid "%1$s asked at %2$s that %3$s wait for it (%4$s)."
    msgstr "%1$s 在 %2$s 要求 %3$s 等待它（%4$s）。"

    msgid "a view"
    msgstr "某个视图"

    msgid "%1$s did not lift at %2$s: another drag of the app is running (%3$s)."
    msgstr "%1$s 在 %2$s 没有拾起：应用的另一次拖移正在进行（%3$s）。"

    msgid "%1$s had nothing to drag at %2$s: the delegate of the drag interaction of %3$s returned no items (%4$s)."
    msgstr "%1$s 在 %2$s 没有可拖移的内容：%3$s 的拖移交互的代理没有返回项目（%4$s）。"

    msgid "%1$s took no part from %2$s on: the delegate of its drop interaction answered no to canHandle (%3$s)."
    msgstr "%1$s 从 %2$s 起没有参与：它的放置交互的代理在 canHandle 中返回 false（%3$s）。"

    msgid "%1$s proposed at %2$s to accept no drop there (%3$s)."
    msgstr "%1$s 在 %2$s 提议不接受放置（%3$s）。"

    msgid "%1$s proposed at %2$s to accept a drop (%3$s)."
    msgstr "%1$s 在 %2$s 提议接受放置（%3$s）。"

    msgid "%1$s was ready to begin at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 准备开始%3$s（%4$s）"

    msgid "%1$s began at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 开始%3$s（%4$s）"

    msgid "%1$s was ready to recognize at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 准备识别%3$s（%4$s）"

    msgid "%1$s recognized at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 识别%3$s（%4$s）"

    msgid "%1$s ended at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 结束%3$s（%4$s）"

    msgid "%1$s was cancelled at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 被取消%3$s（%4$s）"

    msgid "%1$s failed at %2$s%3$s (%4$s)"
    msgstr "%1$s 在 %2$s 失败%3$s（%4$s）"

    msgid "%1$s, which had waited for it since %2$s, acted"
    msgstr "从 %2$s 起等待它的 %1$s 触发动作"

    msgid "%1$s, which had waited for it since %2$s, was free"
    msgstr "从 %2$s 起等待它的 %1$s 不再需要等待"

    msgid "%1$s; so %2$s"
    msgstr "%1$s；因此 %2$s"

    msgid "changed at %1$s"
    msgstr "%1$s 变化"

    msgid "changed %1$s times from %2$s to %3$s"
    msgstr "从 %2$s 到 %3$s 变化 %1$s 次"

    msgid "at %1$s"
    msgstr "在 %1$s"

    msgid "%1$s acted %2$s (%3$s)."
    msgstr "%1$s %2$s 触发动作（%3$s）。"

    msgid "%1$s acted: %2$s (%3$s)."
    msgstr "%1$s 触发动作：%2$s（%3$s）。"

    msgid "possible at %1$s"
    msgstr "%1$s 可能"

    msgid "began at %1$s"
    msgstr "%1$s 开始"

    msgid "ended at %1$s"
    msgstr "%1$s 结束"

    msgid "cancelled at %1$s"
    msgstr "%1$s 取消"

    msgid "failed at %1$s"
    msgstr "%1$s 失败"

    msgid "%1$s took %2$s from %3$s at %4$s, as its cancelsTouchesInView is true (%5$s)."
    msgstr "%1$s 在 %4$s 从 %3$s 取走 %2$s，因为它的 cancelsTouchesInView 为 true（%5$s）。"

    msgid "%1$s never received %2$s: the beginning was still delayed when %3$s recognized (%4$s)."
    msgstr "%1$s 从未收到 %2$s：%3$s 识别时，触摸的开始仍被延迟（%4$s）。"

    msgid "%1$s had decided nothing when its attempt was over at %2$s (%3$s)."
    msgstr "%1$s 的尝试在 %2$s 结束时，它没有做出任何决定（%3$s）。"

    msgid "row %1$s of %2$s"
    msgstr "%2$s 的第 %1$s 行"

    msgid "row %1$s of section %2$s of %3$s"
    msgstr "%3$s 的第 %2$s 节第 %1$s 行"

    msgid "item %1$s of %2$s"
    msgstr "%2$s 的第 %1$s 个项目"

    msgid "item %1$s of section %2$s of %3$s"
    msgstr "%3$s 的第 %2$s 节第 %1$s 个项目"

    msgid "content of %1$s"
    msgstr "%1$s 的内容"

    msgid "grip of %1$s"
    msgstr "%1$s 的手柄"

    msgid "%1$s at %2$s: %3$s"
    msgstr "%1$s（%2$s）：%3$s"

    msgid "%1$s; %2$s took it at %3$s, as its cancelsTouchesInView is true (%4$s)."
    msgstr "%1$s；%2$s 在 %3$s 取走了它，因为它的 cancelsTouchesInView 为 true（%4$s）。"

    msgid "no view"
    msgstr "没有视图"

    msgid "went to %1$s, which kept it (3.10)"
    msgstr "送到 %1$s，由它留下（3.10）"

    msgid "went to %1$s first (3.10) and was passed on to %2$s (3.4); no responder kept it"
    msgstr "先送到 %1$s（3.10），再传递给 %2$s（3.4）；没有响应者留下它"

    msgid "went to %1$s first (3.10) and was passed on to %2$s (3.4); %3$s kept it"
    msgstr "先送到 %1$s（3.10），再传递给 %2$s（3.4）；%3$s 留下了它"

    msgid "there was no first responder, so it went to %1$s, which kept it (3.10)"
    msgstr "没有第一响应者，因此送到 %1$s，由它留下（3.10）"

    msgid "there was no first responder, so it went to %1$s first (3.10) and was passed on to %2$s (3.4); no responder kept it"
    msgstr "没有第一响应者，因此先送到 %1$s（3.10），再传递给 %2$s（3.4）；没有响应者留下它"

    msgid "there was no first responder, so it went to %1$s first (3.10) and was passed on to %2$s (3.4); %3$s kept it"
    msgstr "没有第一响应者，因此先送到 %1$s（3.10），再传递给 %2$s（3.4）；%3$s 留下了它"

    msgid "button %1$s"
    msgstr "按钮 %1$s"

    msgid "the remote control's %1$s"
    msgstr "遥控器的 %1$s"

    msgid "the shake"
    msgstr "摇动"

    msgid "the touchpad's gesture"
    msgstr "触控板手势"

    msgid "the window"
    msgstr "窗口"

    msgid "the window scene"
    msgstr "窗口场景"

    msgid "the application"
    msgstr "应用"

    msgid "the finger"
    msgstr "手指"

    msgid "the pencil"
    msgstr "铅笔"

    msgid "the fingers on the touchpad"
    msgstr "触控板上的手指"

    msgid "the key"
    msgstr "按键"

    msgid "the button"
    msgstr "按钮"

    msgid "the finger lifted"
    msgstr "手指抬起"

    msgid "the pencil lifted"
    msgstr "铅笔抬起"

    msgid "the button was released"
    msgstr "按钮松开"

    msgid "the key was released"
    msgstr "按键松开"

    msgid "the wheel stopped"
    msgstr "滚轮停止"

    msgid "the fingers left the touchpad"
    msgstr "手指离开触控板"

    msgid "the finger came down"
    msgstr "手指按下"

    msgid "the pencil came down"
    msgstr "铅笔按下"

    msgid "the button went down"
    msgstr "按钮按下"

    msgid "the key went down"
    msgstr "按键按下"

    msgid "the wheel turned"
    msgstr "滚轮转动"

    msgid "two fingers came down on the touchpad"
    msgstr "两根手指按在触控板上"

    msgid "%1$s had stayed"
    msgstr "%1$s 已停留"

    msgid "%1$s stayed down"
    msgstr "%1$s 停留"

    msgid "the button had been held"
    msgstr "按钮已按住"

    msgid "the button was held"
    msgstr "按钮按住"

    msgid "the key had been held"
    msgstr "按键已按住"

    msgid "the key was held"
    msgstr "按键按住"

    msgid "the mouse's touch"
    msgstr "鼠标的触摸"

    msgid "touch %1$s"
    msgstr "触摸 %1$s"

    msgid "%1$s: %2$s."
    msgstr "%1$s：%2$s。"

    msgid "%1$s in %2$s: %3$s."
    msgstr "%2$s 中的 %1$s：%3$s。"

    msgid "its %1$s was kept back from %2$s on by %3$s (%4$s)"
    msgstr "它的 %1$s 从 %2$s 起被 %3$s 暂缓（%4$s）"

    msgid "nothing became of it"
    msgstr "没有结果"

    msgid "moved"
    msgstr "移动"

    msgid "moved %1$s"
    msgstr "%1$s 移动"

    msgid "moved %1$s times from %2$s to %3$s"
    msgstr "从 %2$s 到 %3$s 移动 %1$s 次"

    msgid "passed on to %1$s (%2$s)"
    msgstr "传递给 %1$s（%2$s）"

    msgid "%1$s refused it%2$s (%3$s)"
    msgstr "%1$s 拒绝了它%2$s（%3$s）"

    msgid "another view"
    msgstr "另一个视图"

    msgid "%1$s gave it to %2$s by its own hitTest (%3$s)"
    msgstr "%1$s 用自己的 hitTest 把它交给 %2$s（%3$s）"

    msgid "the view around it"
    msgstr "包含它的视图"

    msgid "%1$s was not asked, as %2$s was outside %3$s (%4$s)"
    msgstr "%1$s 没有被询问，因为 %2$s 在 %3$s 之外（%4$s）"

    msgid "began %1$s"
    msgstr "%1$s 开始"

    msgid "ended %1$s"
    msgstr "%1$s 结束"

    msgid "%1$s %2$s"
    msgstr "%2$s %1$s"

    msgid "its %1$s at %2$s was not told to %3$s%4$s (%5$s)"
    msgstr "它在 %2$s 的 %1$s 没有通知 %3$s%4$s（%5$s）"

    msgid "its %1$s reached %2$s only at %3$s (%4$s)"
    msgstr "它的 %1$s 到 %3$s 才到达 %2$s（%4$s）"

    msgid "cancelled at %1$s by %2$s (%3$s)"
    msgstr "在 %1$s 被 %2$s 取消（%3$s）"

    msgid "cancelled at %1$s%2$s (%3$s)"
    msgstr "在 %1$s 被取消%2$s（%3$s）"

    msgid "no view claimed it"
    msgstr "没有视图接受它"

    msgid "it came down at %1$s and went nowhere%2$s (%3$s)"
    msgstr "它在 %1$s 按下，没有送到任何视图%2$s（%3$s）"

    msgid "%1$s never received its %2$s, from %3$s on%4$s (%5$s)"
    msgstr "从 %3$s 起，%1$s 从未收到它的 %2$s%4$s（%5$s）"

    msgid "beginning"
    msgstr "开始"

    msgid "movement"
    msgstr "移动"

    msgid "rest"
    msgstr "静止"

    msgid "end"
    msgstr "结束"

    msgid "cancellation"
    msgstr "取消"

    msgid "entering"
    msgstr "进入"

    msgid "leaving"
    msgstr "离开"

    msgid "%1$s was notified of the end of %2$s %3$s late: %4$s of %5$s is true (%6$s)."
    msgstr "%1$s 迟 %3$s 才得知 %2$s 的结束：%5$s 的 %4$s 为 true（%6$s）。"

    msgid "%1$s was notified of %2$s %3$s late: %4$s of %5$s is true (%6$s)."
    msgstr "%1$s 迟 %3$s 才得知 %2$s：%5$s 的 %4$s 为 true（%6$s）。"

    msgid "%1$s was not notified of %2$s at %3$s: %4$s (%5$s)."
    msgstr "%1$s 在 %3$s 没有得知 %2$s：%4$s（%5$s）。"

    msgid "tap again within %1$s of the first tap"
    msgstr "在离第一次点按 %1$s 以内再次点按"

    msgid "tap again within %1$s"
    msgstr "在 %1$s 内再次点按"

    msgid "move less than %1$s"
    msgstr "移动少于 %1$s"

    msgid "lift within %1$s"
    msgstr "在 %1$s 内抬起"

    msgid "use %1$s"
    msgstr "使用 %1$s"

    msgid "swipe within %1$s"
    msgstr "在 %1$s 内轻扫"

    msgid "move %1$s"
    msgstr "向 %1$s 移动"

    msgid "begin within %1$s of the %2$s edge"
    msgstr "从离 %2$s 边缘 %1$s 以内开始"

    msgid "hold for %1$s"
    msgstr "按住 %1$s"

    msgid "turn by more than %1$s"
    msgstr "旋转超过 %1$s"

    msgid "change the distance of the fingers by more than %1$s"
    msgstr "使手指间距变化超过 %1$s"

    msgid "swipe farther, or faster"
    msgstr "轻扫得更远或更快"

    msgid "move by %1$s"
    msgstr "移动 %1$s"

    msgid "to the left"
    msgstr "左"

    msgid "to the right"
    msgstr "右"

    msgid "So it went %1$s times in %2$s attempts."
    msgstr "在 %2$s 次尝试中有 %1$s 次如此。"

    msgid "It failed %1$s times in %2$s attempts."
    msgstr "它在 %2$s 次尝试中失败了 %1$s 次。"

    msgid "In 1 other attempt it acted."
    msgstr "在另 1 次尝试中它触发了动作。"

    msgid "In %1$s other attempts it acted."
    msgstr "在另外 %1$s 次尝试中它触发了动作。"

    msgid "%1$s acted at %2$s (4.5)."
    msgstr "%1$s 在 %2$s 触发动作（4.5）。"

    msgid "%1$s acted in %2$s attempts, first at %3$s (4.5)."
    msgstr "%1$s 在 %2$s 次尝试中触发动作，首次在 %3$s（4.5）。"

    msgid "So it went with %1$s touches."
    msgstr "%1$s 次触摸都是如此。"

    msgid "%1$s had touch %2$s taken away by %3$s at %4$s (%5$s)."
    msgstr "%1$s 的触摸 %2$s 在 %4$s 被 %3$s 取走（%5$s）。"

    msgid "%1$s and %2$s"
    msgstr "%1$s 和 %2$s"

    msgid "none"
    msgstr "无"

    msgid "%1$s or %2$s"
    msgstr "%1$s 或 %2$s"

    msgid "; "
    msgstr "；"

    msgid ": %1$s"
    msgstr "：%1$s"

    msgid "%1$s s"
    msgstr "%1$s 秒"

    msgid "touches %1$s"
    msgstr "触摸 %1$s"

    msgid "%1$s touches of the mouse"
    msgstr "鼠标的 %1$s 次触摸"

    msgid "%1$s touches of finger %2$s"
    msgstr "手指 %2$s 的 %1$s 次触摸"

    msgid "%1$s touches of fingers %2$s"
    msgstr "手指 %2$s 的 %1$s 次触摸"

    msgid "%1$s pt"
    msgstr "%1$s pt"

    msgid "1 tap"
    msgstr "1 次点按"

    msgid "%1$s taps"
    msgstr "%1$s 次点按"

    msgid "1 press"
    msgstr "1 次按压"

    msgid "%1$s presses"
    msgstr "%1$s 次按压"

    msgid "1 finger"
    msgstr "1 根手指"

    msgid "%1$s fingers"
    msgstr "%1$s 根手指"

    msgid "more than can be shown"
    msgstr "无法显示的大数"

    msgid "left"
    msgstr "左"

    msgid "right"
    msgstr "右"

    msgid "up"
    msgstr "上"

    msgid "down"
    msgstr "下"

    msgid "top"
    msgstr "上"

    msgid "bottom"
    msgstr "下"

    msgid "no further tap within %1$s, and it takes %2$s taps"
    msgstr "%1$s 内没有再次点按，而它需要点按 %2$s 次"

    msgid "allowedTouchTypes is empty"
    msgstr "allowedTouchTypes 为空"

    msgid "a pointer is of type indirectPointer, and allowedTouchTypes has only %1$s (7.8)"
    msgstr "指针的类型是 indirectPointer，而 allowedTouchTypes 中只有 %1$s（7.8）"

    msgid "no pointer came over %1$s"
    msgstr "没有指针移到 %1$s 上方"

    msgid "%1$s, which answers for %2$s, has no actions on that side of its rows: its delegate has no trailingSwipeActions (26.21)."
    msgstr "%1$s 代 %2$s 作答，它的行在那一侧没有操作：其代理没有 trailingSwipeActions（26.21）。"

    msgid "%1$s went back to its page: it was %2$s pt off it when the finger lifted, and turns at half of %3$s pt, or if the finger is faster than %4$s pt/s (9.13)."
    msgstr "%1$s 回到了原来的页面：手指抬起时它只移动了 %2$s pt，而翻页需要移动 %3$s pt 的一半，或手指的速度超过 %4$s pt/s（9.13）。"

    msgid "%1$s acted at %2$s, and so did %3$s: the delegate of %4$s answered true to shouldRecognizeSimultaneouslyWith (%5$s)."
    msgstr "%1$s 在 %2$s 触发动作，%3$s 也触发了：%4$s 的代理对 shouldRecognizeSimultaneouslyWith 返回了 true（%5$s）。"

    msgid "%1$s and %2$s both acted; to let only one of them act, let the delegate of %3$s answer false to shouldRecognizeSimultaneouslyWith (%4$s)."
    msgstr "%1$s 和 %2$s 都触发了动作；若只让其中一个触发，请让 %3$s 的代理对 shouldRecognizeSimultaneouslyWith 返回 false（%4$s）。"

    msgid "%1$s did not follow the pointer: %2$s."
    msgstr "%1$s 没有跟随指针：%2$s。"

    msgid "%1$s sent %2$s at %3$s."
    msgstr "%1$s 在 %3$s 发送了 %2$s。"

    msgid "%1$s sent %2$s %3$s times, first at %4$s."
    msgstr "%1$s 发送了 %3$s 次 %2$s，第一次在 %4$s。"

    msgid "%1$s shows no grips: its data source lets rows move, but its isEditing is false (26.27)."
    msgstr "%1$s 不显示移动控件：它的数据源允许移动行，但其 isEditing 为 false（26.27）。"

    msgid "%1$s was still moving: the finger that came down at %2$s only stopped it; the next one reaches what is under it (9.14)."
    msgstr "%1$s 当时仍在移动：在 %2$s 按下的手指只让它停了下来；下一次触摸才会到达它下面的内容（9.14）。"

    msgid "%1$s acted twice: when it began, at %2$s, and when it ended, at %3$s (4.5.2)."
    msgstr "%1$s 触发了两次动作：在 %2$s 开始时一次，在 %3$s 结束时又一次（4.5.2）。"

    msgid "%1$s, which %2$s, acted at %3$s (4.5)."
    msgstr "%1$s（%2$s）在 %3$s 触发动作（4.5）。"

    msgid "%1$s took the touch of %2$s at %3$s, as its cancelsTouchesInView is true (%4$s)"
    msgstr "%1$s 在 %3$s 取走了 %2$s 的触摸，因为它的 cancelsTouchesInView 为 true（%4$s）"

    msgid "%1$s took the touch at %2$s, before it reached %3$s (%4$s)"
    msgstr "%1$s 在 %2$s 取走了触摸，它还没有到达 %3$s（%4$s）"

    msgid "%1$s and %2$s more: never asked: no touch came to them."
    msgstr "%1$s 以及另外 %2$s 个识别器从未被询问：没有触摸到达它们。"

    msgid "no press came to %1$s: the presses started at %2$s (3.4)"
    msgstr "没有按键到达 %1$s：按键从 %2$s 开始传递（3.4）"

    msgid "%1$s did not zoom: its minimumZoomScale and maximumZoomScale are both %2$s (9.1)."
    msgstr "%1$s 没有缩放：它的 minimumZoomScale 和 maximumZoomScale 都是 %2$s（9.1）。"

    msgid "%1$s never received touch %2$s: its beginning was delayed when %3$s recognized at %4$s (%5$s)."
    msgstr "%1$s 从未收到触摸 %2$s：%3$s 在 %4$s 识别时，它的开始仍被延迟（%5$s）。"

    msgid "%1$s missed the touch at %2$s: it came down %3$s pt outside, as the action of %4$s had set its %5$s (2.3)."
    msgstr "%1$s 错过了 %2$s 的触摸：落点在其外 %3$s pt，因为 %4$s 的动作已改变它的 %5$s（2.3）。"

    msgid "%1$s missed the touch at %2$s: it came down %3$s pt outside (2.3)."
    msgstr "%1$s 错过了 %2$s 的触摸：落点在其外 %3$s pt（2.3）。"

    msgid "The action of %1$s had set %2$s of %3$s, which is in front; so the touch at %4$s went to %5$s (2.4)."
    msgstr "%1$s 的动作已设置前面的 %3$s 的 %2$s，所以 %4$s 的触摸交给了 %5$s（2.4）。"

    msgid "The touch was in a corner of %1$s that its cornerRadius of %2$s leaves empty; the hit test takes all of its bounds (2.3)."
    msgstr "触摸落在 %1$s 的一角，cornerRadius %2$s 使那里不绘制内容；命中测试使用整个 bounds（2.3）。"

    msgid "A further turn of the wheel came to %1$s, because %2$s was no longer under the pointer (7.3.12)."
    msgstr "滚轮又转了一次，交给了 %1$s，因为 %2$s 已不在指针下（7.3.12）。"

    msgid "%1$s further turns of the wheel came to %2$s, because %3$s was no longer under the pointer (7.3.12)."
    msgstr "滚轮又转了 %1$s 次，交给了 %2$s，因为 %3$s 已不在指针下（7.3.12）。"

    msgid "Another finger came down %1$s pt outside %2$s, and %3$s got it (2.3)."
    msgstr "另一根手指落在 %2$s 外 %1$s pt，由 %3$s 收到（2.3）。"

    msgid "Another finger came down %1$s pt outside %2$s."
    msgstr "另一根手指落在 %2$s 外 %1$s pt。"

    msgid "It takes the secondary button only."
    msgstr "它只接受辅助按钮。"

    msgid "It takes the primary button only."
    msgstr "它只接受主按钮。"

    msgid "It answers yes where the velocity is greater along x."
    msgstr "只有沿 x 轴的速度更大时它才返回 true。"

    msgid "It answers yes where the velocity is greater along y."
    msgstr "只有沿 y 轴的速度更大时它才返回 true。"

    msgid "Its maximumNumberOfTouches is %1$s (7.3.5)."
    msgstr "它的 maximumNumberOfTouches 是 %1$s（7.3.5）。"

    msgid "%1$s acted too, on the same touch: its cancelsTouchesInView is false, so it left the touch to %2$s (6.2)."
    msgstr "%1$s 也对同一触摸执行了动作：它的 cancelsTouchesInView 是 false，因此把触摸留给了 %2$s（6.2）。"

    msgid "Without a change: %1$s."
    msgstr "无需更改：%1$s。"

    msgid "%1$s were down, and it takes at most %2$s"
    msgstr "按下了 %1$s，而它最多接受 %2$s 根"

    msgid "put %1$s on %2$s"
    msgstr "把 %1$s放在 %2$s 上"

    msgid "no control and no view with a recognizer"
    msgstr "没有控件，也没有带识别器的视图"

    msgid "%1$s: fingers reach all of its %2$s × %3$s pt"
    msgstr "%1$s：手指可触及其全部 %2$s × %3$s pt"

    msgid "%1$s: no finger reaches it: %2$s"
    msgstr "%1$s：手指无法触及：%2$s"

    msgid "%1$s: %2$s of it is reachable; %3$s gets %4$s"
    msgstr "%1$s：可触及 %2$s；%3$s 得到 %4$s"

    msgid "%1$s: fingers reach %2$s × %3$s pt of it, and %4$s × %4$s is easy to hit"
    msgstr "%1$s：手指可触及其中 %2$s × %3$s pt，而 %4$s × %4$s 才容易点中"

    msgid "%1$s: the middle of %2$s is %3$s pt away, less than a finger"
    msgstr "%1$s：%2$s 的中心距离 %3$s pt，小于一根手指"

    msgid "no finger"
    msgstr "无法触及"

    msgid "%1$s: no finger reaches it"
    msgstr "%1$s：手指无法触及"

    msgid "%1$s gets %2$s"
    msgstr "%1$s 得到 %2$s"

    msgid "%1$s: %2$s gets %3$s"
    msgstr "%1$s：%2$s 得到 %3$s"

    msgid "%1$s: %2$s pt"
    msgstr "%1$s：%2$s pt"

    msgid "%1$s pt to %2$s"
    msgstr "到 %2$s 有 %1$s pt"

    msgid "%1$s: %2$s pt to %3$s"
    msgstr "%1$s：到 %3$s 有 %2$s pt"

    msgid "%1$s is hidden (2.4)"
    msgstr "%1$s 已隐藏（2.4）"

    msgid "%1$s is transparent (2.4)"
    msgstr "%1$s 是透明的（2.4）"

    msgid "it is transparent (2.4)"
    msgstr "它是透明的（2.4）"

    msgid "isUserInteractionEnabled of %1$s is false (2.4)"
    msgstr "%1$s 的 isUserInteractionEnabled 为 false（2.4）"

    msgid "its isUserInteractionEnabled is false (2.4)"
    msgstr "它的 isUserInteractionEnabled 为 false（2.4）"

    msgid "%1$s is disabled (2.11)"
    msgstr "%1$s 未启用（2.11）"

    msgid "it is disabled (2.11)"
    msgstr "它未启用（2.11）"

    msgid "no part of it is in the window"
    msgstr "它没有任何部分在窗口中"

    msgid "it is outside of %1$s (2.5)"
    msgstr "它在 %1$s 之外（2.5）"

    msgid "it is outside of its superview (2.5)"
    msgstr "它在父视图之外（2.5）"

    msgid "%1$s gets the touches there"
    msgstr "%1$s 得到那里的触摸"

    msgid "no view gets the touches there"
    msgstr "没有视图得到那里的触摸"

    msgid "%1$s is no view, so it receives no touches"
    msgstr "%1$s 不是视图，因此不会收到触摸"

    msgid "%1$s is a recognizer, so it receives no %2$s"
    msgstr "%1$s 是识别器，因此不会收到 %2$s"

    msgid "%1$s is no recognizer, so it does not act"
    msgstr "%1$s 不是识别器，因此不会触发动作"

    msgid "%1$s is no text field and no text view"
    msgstr "%1$s 不是文本栏，也不是文本视图"

    msgid "%1$s is no table"
    msgstr "%1$s 不是表格视图"

    msgid "%1$s is no scroll view"
    msgstr "%1$s 不是滚动视图"

    msgid "%1$s is no table and no collection"
    msgstr "%1$s 不是表格视图，也不是集合视图"

    msgid "%1$s is no control"
    msgstr "%1$s 不是控件"

    msgid "%1$s is no event; there are %2$s"
    msgstr "%1$s 不是事件；现有 %2$s"

    msgid "%1$s is a %2$s, which sends no %3$s"
    msgstr "%1$s 是 %2$s，它不发送 %3$s"

    msgid "to let %1$s scroll although the content has the finger, set canCancelContentTouches = true on %2$s (9.3)."
    msgstr "若要让 %1$s 在手指已属于内容时也能滚动，请将 %2$s 的 canCancelContentTouches 设为 true（9.3）。"

    msgid "When it was asked, the velocity was %1$s pt/s across and %2$s pt/s up or down; the finger had gone %3$s pt across and %4$s pt up or down."
    msgstr "询问时速度为横向 %1$s pt/s、纵向 %2$s pt/s；手指已横向移动 %3$s pt、纵向移动 %4$s pt。"

    msgid "It takes more than %1$s while the distance of the fingers stays, and more if it changes; it changed by %2$s (7.6.1)."
    msgstr "手指间距不变时需要超过 %1$s，间距变化时需要更多；间距变化了 %2$s（7.6.1）。"

    msgid "%1$s takes %2$s across, and the finger had gone %3$s across when %4$s began (26.21)."
    msgstr "%1$s 需要横向移动 %2$s，而 %4$s 开始时手指只横向移动了 %3$s（26.21）。"

    msgid "The time runs from the first finger, and the last one came down %1$s after it (7.4.2)."
    msgstr "时间从第一根手指按下时算起，而最后一根手指晚了 %1$s 才按下（7.4.2）。"

    msgid "begin more across than up or down"
    msgstr "开始时横向移动要多于纵向移动"

    msgid "begin more up or down than across"
    msgstr "开始时纵向移动要多于横向移动"

    msgid "keep the distance of the fingers, and turn by more than %1$s"
    msgstr "保持手指间距，并转动超过 %1$s"

    msgid "drag straight across"
    msgstr "沿水平方向直线拖移"

    msgid "put the fingers down together"
    msgstr "同时按下各根手指"

    msgid "%1$s moved along the horizontal axis only: when the drag began, the finger had gone %2$s pt across and %3$s pt up or down; isDirectionalLockEnabled is true, and only a drag whose shorter distance is more than half of the longer one moves both ways (15.22)."
    msgstr "%1$s 保持在水平轴上：拖移开始时，手指已横向移动 %2$s pt、纵向移动 %3$s pt；isDirectionalLockEnabled 为 true，只有较小的移动超过较大的一半时拖移才不受限（15.22）。"

    msgid "%1$s moved along the vertical axis only: when the drag began, the finger had gone %3$s pt up or down and %2$s pt across; isDirectionalLockEnabled is true, and only a drag whose shorter distance is more than half of the longer one moves both ways (15.22)."
    msgstr "%1$s 保持在垂直轴上：拖移开始时，手指已纵向移动 %3$s pt、横向移动 %2$s pt；isDirectionalLockEnabled 为 true，只有较小的移动超过较大的一半时拖移才不受限（15.22）。"

    msgid "let %1$s scroll up and down too"
    msgstr "让 %1$s 也能纵向滚动"

    msgid "let %1$s scroll across too"
    msgstr "让 %1$s 也能横向滚动"

    msgid "%1$s then ends at %2$s, not at %3$s."
    msgstr "之后 %1$s 停在 %2$s，而不是 %3$s。"

    msgid "%1$s went back to its page: it was %2$s pt off it when the finger lifted at %3$s pt/s, and turns at half of %4$s pt, or if the finger is faster than %5$s pt/s (9.13)."
    msgstr "%1$s 回到了原来的页：手指以 %3$s pt/s 抬起时它偏离了 %2$s pt，而翻页需要达到 %4$s pt 的一半，或手指快于 %5$s pt/s（9.13）。"

    msgid "Another finger came down in %1$s, and %2$s got it."
    msgstr "另一根手指按在 %1$s 中，由 %2$s 得到。"

    msgid "Another finger came down on %1$s, which is in front of %2$s and got it (2.1)."
    msgstr "另一根手指按在 %1$s 上，它位于 %2$s 前面并得到了这根手指（2.1）。"

    msgid "Another finger came down on %1$s in %2$s, which is in front of %3$s, and %1$s got it (2.1)."
    msgstr "另一根手指按在 %2$s 中的 %1$s 上，后者位于 %3$s 前面，由 %1$s 得到（2.1）。"

    msgid "its class takes no presses (48.16)"
    msgstr "它的类不接受按压（48.16）"

    msgid "its allowedPressTypes is empty (48.20)"
    msgstr "其 allowedPressTypes 为空（48.20）"

    msgid "%1$s has the type %2$s, and allowedPressTypes has only %3$s (48.3, 48.20)"
    msgstr "%1$s 的类型是 %2$s，而 allowedPressTypes 只有 %3$s（48.3、48.20）"

    msgid "the presses have the types %1$s, and allowedPressTypes has only %2$s (48.3, 48.20)"
    msgstr "这些按压的类型是 %1$s，而 allowedPressTypes 只有 %2$s（48.3、48.20）"

    msgid "it follows continuous scrolling only, by its allowedScrollTypesMask, and the wheel turned by whole notches of %1$s, which is discrete (52.12)"
    msgstr "按其 allowedScrollTypesMask，它只跟随连续滚动，而滚轮按每格 %1$s 整格转动，属于离散滚动（52.12）"

    msgid "it follows discrete scrolling only, by its allowedScrollTypesMask, and the distances were no whole notches of %1$s, which is continuous (52.12)"
    msgstr "按其 allowedScrollTypesMask，它只跟随离散滚动，而滚动距离不是每格 %1$s 的整数格，属于连续滚动（52.12）"

    msgid "the wheel was turned over %1$s, which is not in %2$s (7.3.12)"
    msgstr "滚轮是在 %1$s 上转动的，它不在 %2$s 中（7.3.12）"

    msgid "no turn of the wheel came to it (7.3.12)"
    msgstr "滚轮的转动没有到达它（7.3.12）"

    msgid "It came down again after %1$s."
    msgstr "它在 %1$s 后才再次按下。"

    msgid "%1$s at %2$s typed nothing into %3$s: with Control it is the command to %4$s (21.4)."
    msgstr "%2$s 的%1$s没有在 %3$s 中输入任何内容：与 Control 同按时它是“%4$s”命令（21.4）。"

    msgid "%1$s: late: %2$s"
    msgstr "%1$s：延迟：%2$s"

    msgid "a swipe keeps close to its direction; a UIPanGestureRecognizer follows a finger that strays"
    msgstr "轻扫要贴近其方向；UIPanGestureRecognizer 会跟随偏离方向的手指"

    msgid "%1$s is behind %2$s, which the action of %3$s had put into a separate window, and which got %4$s (2.1)"
    msgstr "%1$s 位于 %2$s 后面，%3$s 的操作把后者放进了它自己的窗口，并由它得到了%4$s（2.1）"

    msgid "%1$s is covered: %2$s got %3$s (2.1); it can hardly be seen, at an alpha of %4$s, and from 0.01 on a view is hit (2.4)"
    msgstr "%1$s 被遮住：%2$s 得到了%3$s（2.1）；它的 alpha 为 %4$s，几乎看不见，而从 0.01 起视图就会被命中（2.4）"

    msgid ", which transforms turn by %1$s"
    msgstr "（变换使其旋转 %1$s）"

    msgid "action of %1$s: opens no window with %2$s"
    msgstr "%1$s 的操作：不打开带有 %2$s 的窗口"

    msgid "Without a change, for %1$s: %2$s."
    msgstr "无需更改，对 %1$s：%2$s。"

    msgid "select all"
    msgstr "全选"

    msgid "copy"
    msgstr "拷贝"

    msgid "cut"
    msgstr "剪切"

    msgid "paste"
    msgstr "粘贴"

    msgid "undo"
    msgstr "撤销"

    msgid "redo"
    msgstr "重做"

    msgid "A single tap is then enough for %1$s."
    msgstr "之后单次轻点就足以触发 %1$s。"

    msgid "%1$s then begins as soon as a finger comes down."
    msgstr "之后 %1$s 在手指按下时立即开始。"

    msgid "A swipe %1$s then acts too."
    msgstr "之后向%1$s轻扫也会触发。"

    msgid "A swipe %1$s then no longer acts."
    msgstr "之后向%1$s轻扫不再触发。"

    msgid "%1$s is then %2$s by %3$s pt large, not %4$s by %5$s pt."
    msgstr "之后 %1$s 的大小是 %2$s × %3$s pt，而不是 %4$s × %5$s pt。"

    msgid "%1$s did not come down again within %2$s of the tap"
    msgstr "轻点之后的 %2$s 内%1$s没有再次按下"

    msgid "come down again within %1$s"
    msgstr "在 %1$s 内再次按下"

    msgid "tap before the hold"
    msgstr "在按住之前先轻点一次"

    msgid "move %1$s, and never behind where the finger came down"
    msgstr "向%1$s移动，并且始终不要退到按下位置的后面"

    msgid "move %1$s in a straighter line"
    msgstr "更笔直地向%1$s移动"

    msgid "%1$s: did not begin to edit: %2$s kept editing, as its delegate answered no to shouldEndEditing (18.7)."
    msgstr "%1$s：没有开始编辑：%2$s 保持了编辑状态，因为其代理对 shouldEndEditing 返回了 false（18.7）。"

    msgid "to let %1$s act at once, remove its requirement that %2$s fail: %2$s takes two fingers, and one finger makes it fail only when it lifts (5.2.1)."
    msgstr "若要让 %1$s 立即触发，请移除它对 %2$s 失败的要求：%2$s 需要两根手指，只有一根手指时它在抬起时才失败（5.2.1）。"

    msgid "dimming behind %1$s"
    msgstr "%1$s 后面的遮罩"

    msgid "wrapper of %1$s"
    msgstr "%1$s 的包装视图"

    msgid "part of %1$s"
    msgstr "%1$s 的内部视图"

    msgid "header of %1$s"
    msgstr "%1$s 的标头"

    msgid "reused cell of %1$s"
    msgstr "%1$s 的重用单元格"

    msgid "background of %1$s"
    msgstr "%1$s 的背景"

    msgid "navigation bar of %1$s"
    msgstr "%1$s 的导航栏"

    msgid "tab bar of %1$s"
    msgstr "%1$s 的标签栏"

    msgid "bar button of %1$s"
    msgstr "%1$s 的栏按钮"

    msgctxt "part"
    msgid "%1$s of %2$s"
    msgstr "%2$s 的 %1$s"
    """#
}
