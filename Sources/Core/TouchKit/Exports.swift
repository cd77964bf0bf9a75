// The public API of the kit is made of the values that come through the door: modifier keys, buttons, pointer shapes.
@_exported import TouchPlatform
// What is printed is made printable everywhere.
@_exported import TouchFiles
