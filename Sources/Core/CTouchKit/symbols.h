// The names in the files that this process was loaded from.
#ifndef CTOUCH_SYMBOLS_H
#define CTOUCH_SYMBOLS_H

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>

/// The symbols of one file, as they lie in it.
struct symbols {
  const char *file;
  size_t length;
  uintptr_t bias;
  const ElfW(Sym) *first;
  size_t count;
  const char *names;
  size_t names_length;
};

/// Opens the file that holds an address of this process; false if it cannot be read or carries no symbols.
bool symbols_open(struct symbols *symbols, const void *address);

/// Closes what `symbols_open` opened.
void symbols_close(struct symbols *symbols);

/// The name of a symbol, and an empty one if the file lies.
const char *symbols_name(const struct symbols *symbols, size_t index);

/// The name of the symbol at an address that ends in `ending`; NULL without one.
const char *symbols_at(const struct symbols *symbols, const void *address, const char *ending);

/// Whether a name ends so.
bool name_ends(const char *name, const char *ending);

#endif
