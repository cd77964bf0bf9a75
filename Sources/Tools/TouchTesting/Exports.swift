// A test of an app also needs the kit's own names.
@_exported import TouchDrawing
@_exported import TouchGeometry
@_exported import TouchKit
@_exported import TouchWidgets
