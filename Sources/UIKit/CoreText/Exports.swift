// The name that iOS code imports for registering fonts.
@_exported import TouchDrawing
@_exported import TouchGeometry
