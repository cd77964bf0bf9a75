// Readers of scenes and inputs throw the errors of this module.
@_exported import TouchFiles
