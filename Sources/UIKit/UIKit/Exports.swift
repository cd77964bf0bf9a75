// The name that iOS code imports.
@_exported import Touchstone
