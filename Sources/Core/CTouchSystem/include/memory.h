// Freed memory that the C library retains.
#ifndef CTOUCHTEXT_MEMORY_H
#define CTOUCHTEXT_MEMORY_H

/// Returns freed memory that the C library retains to the system, in whole pages. Takes less than a millisecond for ten
/// megabytes. Does nothing if the C library has no such function.
void touch_return_freed_memory(void);

#endif
