// The kit's public API uses these values of the platform layer: modifier keys, buttons and pointer shapes.
@_exported import TouchPlatform
// Makes the kit's `print` output available to every client.
@_exported import TouchFiles
