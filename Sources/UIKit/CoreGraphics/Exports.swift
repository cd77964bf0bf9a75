// The name that iOS code imports for geometry and drawing.
@_exported import TouchDrawing
@_exported import TouchGeometry
