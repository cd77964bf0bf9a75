/// The methods and properties of AT-SPI's interfaces.
enum AccessibleInterface {
  static let prefix = "org.a11y.atspi."

  /// The signatures of the arguments of each method.
  static let methods: [String: [String: String]] = [
    "Accessible": [
      "GetChildAtIndex": "i", "GetChildren": "", "GetIndexInParent": "", "GetRelationSet": "", "GetRole": "",
      "GetRoleName": "", "GetLocalizedRoleName": "", "GetState": "", "GetAttributes": "", "GetApplication": "",
      "GetInterfaces": "",
    ],
    "Application": ["GetLocale": "u"],
    "Component": [
      "Contains": "iiu", "GetAccessibleAtPoint": "iiu", "GetExtents": "u", "GetPosition": "u", "GetSize": "",
      "GetLayer": "", "GetMDIZOrder": "", "GrabFocus": "", "GetAlpha": "", "SetExtents": "iiiiu", "SetPosition": "iiu",
      "SetSize": "ii", "ScrollTo": "u", "ScrollToPoint": "uii",
    ],
    "Action": [
      "GetDescription": "i", "GetName": "i", "GetLocalizedName": "i", "GetKeyBinding": "i", "GetActions": "",
      "DoAction": "i",
    ],
    "Value": [:],
    "Image": ["GetImageExtents": "u", "GetImagePosition": "u", "GetImageSize": ""],
    "Text": [
      "GetText": "ii", "SetCaretOffset": "i", "GetStringAtOffset": "iu", "GetTextAtOffset": "iu",
      "GetTextBeforeOffset": "iu", "GetTextAfterOffset": "iu", "GetCharacterAtOffset": "i", "GetAttributeValue": "is",
      "GetAttributes": "i", "GetDefaultAttributes": "", "GetDefaultAttributeSet": "", "GetAttributeRun": "ib",
      "GetCharacterExtents": "iu", "GetRangeExtents": "iiu", "GetOffsetAtPoint": "iiu", "GetNSelections": "",
      "GetSelection": "i", "AddSelection": "ii", "RemoveSelection": "i", "SetSelection": "iii",
      "ScrollSubstringTo": "iiu", "ScrollSubstringToPoint": "iiuii",
    ],
    "EditableText": [
      "SetTextContents": "s", "InsertText": "isi", "CopyText": "ii", "CutText": "ii", "DeleteText": "ii",
      "PasteText": "i",
    ],
    "Selection": [
      "GetSelectedChild": "i", "SelectChild": "i", "DeselectSelectedChild": "i", "IsChildSelected": "i",
      "SelectAll": "", "ClearSelection": "", "DeselectChild": "i",
    ],
    "Table": [
      "GetAccessibleAt": "ii", "GetIndexAt": "ii", "GetRowAtIndex": "i", "GetColumnAtIndex": "i",
      "GetRowDescription": "i", "GetColumnDescription": "i", "GetRowExtentAt": "ii", "GetColumnExtentAt": "ii",
      "GetRowHeader": "i", "GetColumnHeader": "i", "GetSelectedRows": "", "GetSelectedColumns": "",
      "IsRowSelected": "i", "IsColumnSelected": "i", "IsSelected": "ii", "AddRowSelection": "i",
      "AddColumnSelection": "i", "RemoveRowSelection": "i", "RemoveColumnSelection": "i",
      "GetRowColumnExtentsAtIndex": "i",
    ],
    "TableCell": ["GetRowColumnSpan": "", "GetColumnHeaderCells": "", "GetRowHeaderCells": ""],
  ]

  /// The properties of each interface; those that end with `=` can be set.
  static let properties: [String: [String]] = [
    "Accessible": [
      "Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText",
    ],
    "Application": ["ToolkitName", "Version", "ToolkitVersion", "AtspiVersion", "Id="],
    "Action": ["NActions"],
    "Value": ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue=", "Text"],
    "Image": ["ImageDescription", "ImageLocale"],
    "Text": ["CharacterCount", "CaretOffset"],
    "Selection": ["NSelectedChildren"],
    "Table": ["NRows", "NColumns", "NSelectedRows", "NSelectedColumns", "Caption", "Summary"],
    "TableCell": ["ColumnSpan", "RowSpan", "Position", "Table"],
  ]
}
