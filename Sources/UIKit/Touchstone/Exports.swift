// What a program with a window imports: everything that the public API of the kit is made of.
@_exported import TouchDrawing
@_exported import TouchEditing
@_exported import TouchGeometry
@_exported import TouchKit
@_exported import TouchLists
@_exported import TouchLoop
@_exported import TouchNavigation
@_exported import TouchWidgets
