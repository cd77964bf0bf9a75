// A test of a tool that is written on the kit needs the kit's own names too.
@_exported import TouchDrawing
@_exported import TouchGeometry
@_exported import TouchKit
@_exported import TouchWidgets
