// The modules that a host gets with one import: views, controls, texts and controllers along with the host itself.
@_exported import TouchDrawing
@_exported import TouchEditing
@_exported import TouchGeometry
@_exported import TouchKit
@_exported import TouchNavigation
@_exported import TouchPlatform
@_exported import TouchWidgets
