// Names that come with Objective-C and its libraries on iOS, for what is there without them.

/// A whole number of the machine's size.
public typealias NSInteger = Int
/// A whole number of the machine's size, not negative.
public typealias NSUInteger = UInt

/// The largest number of single precision; as a count of repetitions, for ever.
public let HUGE = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs a body and returns its result: here objects go with their last reference, so there is no pool to be emptied.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
