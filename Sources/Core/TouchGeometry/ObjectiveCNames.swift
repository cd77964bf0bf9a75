// Names that Objective-C and its libraries provide on iOS.

/// A signed integer of the machine's word size.
public typealias NSInteger = Int
/// An unsigned integer of the machine's word size.
public typealias NSUInteger = UInt

/// The largest single-precision number; as a repeat count, it means forever.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs a closure and returns its result.
///
/// There is no pool to drain: objects are freed with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
