// Scenes and inputs are files: what reads them is told of errors in the words of this module.
@_exported import TouchFiles
