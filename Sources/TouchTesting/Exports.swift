// A test that imports TouchTesting speaks of the kit's views and geometry as well.
@_exported import TouchDrawing
@_exported import TouchGeometry
@_exported import TouchKit
@_exported import TouchWidgets
