// The symbols of the files loaded into this process.
#ifndef CTOUCH_SYMBOLS_H
#define CTOUCH_SYMBOLS_H

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>

/// The symbols of a file, mapped from it.
struct symbols {
  const char *file;
  size_t length;
  uintptr_t bias;
  const ElfW(Sym) *first;
  size_t count;
  const char *names;
  size_t names_length;
};

/// Opens the file that contains an address of this process; false if it is unreadable or has no symbols.
bool symbols_open(struct symbols *symbols, const void *address);

/// Closes the symbols opened by `symbols_open`.
void symbols_close(struct symbols *symbols);

/// Returns the name of a symbol, or an empty one if the file is invalid.
const char *symbols_name(const struct symbols *symbols, size_t index);

/// Returns the name of the symbol at an address that ends in `ending`; NULL without one.
const char *symbols_at(const struct symbols *symbols, const void *address, const char *ending);

/// Whether a name has an ending.
bool name_ends(const char *name, const char *ending);

#endif
