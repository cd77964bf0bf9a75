import Testing

/// Records an issue if a value is not the expected one.
///
/// The tests of this package use it instead of `#expect(a == b)`: the compiler checks the types in that macro's condition
/// twice, which takes most of the time to compile tests.
///
/// The location parameters are that of the call, where the issue is reported.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  record(
    "\(String(reflecting: value)) is not \(String(reflecting: expected))", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue if a value is not `nil`.
///
/// Use it instead of `#expect(a == nil)`, for the same reason as `expectEqual(_:_:_:fileID:filePath:line:column:)`.
public func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  record(
    "\(String(reflecting: value)) is not nil", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ difference: String, _ comment: Comment?, _ location: SourceLocation) {
  let text = if let comment { "\(difference): \(comment.rawValue)" } else { difference }
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}
