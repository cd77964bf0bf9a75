// A test that asks why uses a stage too.
@_exported import TouchTesting
