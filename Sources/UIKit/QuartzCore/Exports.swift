// The name that iOS code imports for layers and display links, which live in TouchKit here.
@_exported import TouchKit
