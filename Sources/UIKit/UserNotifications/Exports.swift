// The name that iOS code imports for notifications.
@_exported import TouchGeometry
