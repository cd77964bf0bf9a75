// The name that iOS code imports for layers and display links, which live in TouchKit here; Apple's brings along geometry
// and drawing.
@_exported import TouchDrawing
@_exported import TouchGeometry
@_exported import TouchKit
