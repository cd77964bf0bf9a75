// What the C library keeps of freed memory.
#ifndef CTOUCHTEXT_MEMORY_H
#define CTOUCHTEXT_MEMORY_H

/// Gives freed memory that the C library keeps for later back to the system, as far as it is whole pages. Takes less than
/// a millisecond for ten megabytes. Does nothing where the C library has no such call.
void touch_return_freed_memory(void);

#endif
