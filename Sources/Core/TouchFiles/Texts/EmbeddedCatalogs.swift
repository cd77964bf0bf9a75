// Written by Scripts/languages; not to be edited.

/// The catalogs of Assets/Languages.
enum EmbeddedCatalogs {
  /// The catalog for a locale without its encoding, such as `zh_CN`; nil if there is none.
  static func file(for locale: String) -> (name: String, text: StaticString)? {
    switch locale {
    case "zh", "zh_CN", "zh_SG", "zh_Hans", "zh_Hans_CN", "zh_Hans_SG": ("zh_Hans.po", zhHans)
    default: nil
    }
  }

  private static let zhHans: StaticString = #"""
    msgid "Done"
    msgstr "完成"

    msgid "Cancel"
    msgstr "取消"

    msgid "Edit"
    msgstr "编辑"

    msgid "Save"
    msgstr "存储"

    msgid "OK"
    msgstr "好"

    msgid "Could not save %1$s."
    msgstr "无法存储%1$s。"

    msgid "Add"
    msgstr "添加"

    msgid "Compose"
    msgstr "编写"

    msgid "Reply"
    msgstr "回复"

    msgid "Share"
    msgstr "共享"

    msgid "Organize"
    msgstr "整理"

    msgid "Search"
    msgstr "搜索"

    msgid "Refresh"
    msgstr "刷新"

    msgid "Stop"
    msgstr "停止"

    msgid "Delete"
    msgstr "删除"

    msgid "Undo"
    msgstr "撤销"

    msgid "Redo"
    msgstr "重做"

    msgid "Undo %1$s"
    msgstr "撤销%1$s"

    msgid "Redo %1$s"
    msgstr "重做%1$s"

    msgid "Close"
    msgstr "关闭"

    msgid "Back"
    msgstr "返回"

    msgid "Back (Alt+Left)"
    msgstr "返回（Alt+左箭头）"

    msgid "Sidebar"
    msgstr "边栏"

    msgid "Toggle Sidebar"
    msgstr "显示或隐藏边栏"

    msgid "Close Sidebar"
    msgstr "关闭边栏"

    msgid "More"
    msgstr "更多"

    msgid "Favorites"
    msgstr "个人收藏"

    msgid "Featured"
    msgstr "精选"

    msgid "Top Rated"
    msgstr "评分最高"

    msgid "Recents"
    msgstr "最近"

    msgid "Contacts"
    msgstr "通讯录"

    msgid "History"
    msgstr "历史记录"

    msgid "Bookmarks"
    msgstr "书签"

    msgid "Downloads"
    msgstr "下载"

    msgid "Most Recent"
    msgstr "最新"

    msgid "Most Viewed"
    msgstr "最多浏览"

    msgid "Next Tab"
    msgstr "下一个标签"

    msgid "Previous Tab"
    msgstr "上一个标签"

    msgid "Tab %1$s"
    msgstr "标签 %1$s"

    msgid "Next Page"
    msgstr "下一页"

    msgid "Previous Page"
    msgstr "上一页"

    msgid "Program"
    msgstr "程序"

    msgid "File"
    msgstr "文件"

    msgid "Format"
    msgstr "格式"

    msgid "View"
    msgstr "显示"

    msgid "Window"
    msgstr "窗口"

    msgid "Help"
    msgstr "帮助"

    msgid "Cut"
    msgstr "剪切"

    msgid "Copy"
    msgstr "拷贝"

    msgid "Paste"
    msgstr "粘贴"

    msgid "Select"
    msgstr "选择"

    msgid "Select All"
    msgstr "全选"

    msgid "Open"
    msgstr "打开"

    msgid "Open Link"
    msgstr "打开链接"

    msgid "Copy Link"
    msgstr "拷贝链接"

    msgid "Menu bar"
    msgstr "菜单栏"

    msgid "Keys"
    msgstr "键盘快捷键"

    msgctxt "key"
    msgid "Up"
    msgstr "上箭头"

    msgctxt "key"
    msgid "Down"
    msgstr "下箭头"

    msgctxt "key"
    msgid "Left"
    msgstr "左箭头"

    msgctxt "key"
    msgid "Right"
    msgstr "右箭头"

    msgctxt "key"
    msgid "Space"
    msgstr "空格键"

    msgctxt "key"
    msgid "Page Up"
    msgstr "上翻页"

    msgctxt "key"
    msgid "Page Down"
    msgstr "下翻页"

    msgctxt "key"
    msgid "Del"
    msgstr "Delete"

    msgctxt "key"
    msgid "Return"
    msgstr "回车"

    msgctxt "key"
    msgid "Backspace"
    msgstr "退格"

    msgid "Find"
    msgstr "查找"

    msgid "Replace"
    msgstr "替换"

    msgid "Replace all"
    msgstr "全部替换"

    msgid "All"
    msgstr "全部"

    msgid "Match case"
    msgstr "区分大小写"

    msgid "Previous"
    msgstr "上一个"

    msgid "Next"
    msgstr "下一个"

    msgid "None"
    msgstr "无"

    msgid "%1$s of %2$s"
    msgstr "第 %1$s 个，共 %2$s 个"

    msgid "More Info"
    msgstr "更多信息"

    msgid "Loading…"
    msgstr "正在载入…"

    msgid "No Results"
    msgstr "无结果"

    msgid "No Results for “%1$s”"
    msgstr "没有“%1$s”的结果"

    msgid "Try other words."
    msgstr "请尝试其他字词。"

    msgid "Choose"
    msgstr "选取"

    msgid "Choose a Folder"
    msgstr "选取文件夹"

    msgid "Enclosing Folder"
    msgstr "上层文件夹"

    msgctxt "folder"
    msgid "Up"
    msgstr "上层"

    msgid "Search Fonts"
    msgstr "搜索字体"

    msgid "Hexadecimal number"
    msgstr "十六进制数值"

    msgid "Color"
    msgstr "颜色"

    msgid "Saturation and brightness"
    msgstr "饱和度和亮度"

    msgid "Hue"
    msgstr "色相"

    msgid "Opacity"
    msgstr "不透明度"

    msgid "Previous month"
    msgstr "上个月"

    msgid "Next month"
    msgstr "下个月"

    msgid "In progress"
    msgstr "进行中"

    msgid "page %1$s of %2$s"
    msgstr "第 %1$s 页，共 %2$s 页"
    """#
}
