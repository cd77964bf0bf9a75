// The name that iOS code imports for remote commands and for what is playing.
@_exported import TouchGeometry
@_exported import TouchKit
