// Optional delegate methods are default implementations in Swift, and the conformance determines which one is called: a
// method that a subclass is the first to implement is never called. The runtime knows the conforming classes, and the
// executable's symbols show the implemented methods.
#include "method_lookup.h"
#include "symbols.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Exported by the Swift runtime; declared in no installed header.
const void *swift_conformsToProtocol(const void *metadata, const void *protocol);
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

enum { MOST_PROTOCOLS = 16 };

// MARK: The runtime's stable layouts

static const void *relative(const int32_t *field) { return (const char *)field + *field; }

static const void *superclass(const void *metadata) { return ((const void *const *)metadata)[1]; }

static const void *description(const void *metadata) { return ((const void *const *)metadata)[5]; }

static bool is_class(const void *metadata) { return metadata && *(const uintptr_t *)metadata == 0; }

/// Returns the class that declares the conformance, or NULL.
static const void *conforming_class(const void *metadata, const void *protocol) {
  const void *const *witnesses = swift_conformsToProtocol(metadata, protocol);
  if (!witnesses) return NULL;
  const int32_t *conformance = witnesses[0];
  const void *type = relative(&conformance[1]);
  switch ((conformance[3] >> 3) & 7) {
  case 0: return type;
  case 1: return *(const void *const *)type;
  default: return NULL;
  }
}

/// Adds a protocol and the protocols that it refines, each once; returns their number.
static size_t add_protocol(const void **list, size_t count, const void *protocol) {
  for (size_t index = 0; index < count; index++)
    if (list[index] == protocol) return count;
  if (count == MOST_PROTOCOLS) return count;
  list[count++] = protocol;
  const int32_t *fields = protocol;
  for (int32_t index = 0; index < fields[3]; index++) {
    const int32_t *requirement = fields + 6 + 3 * index;
    if ((requirement[0] & 0x1f) != 0) continue;
    int32_t place = requirement[2];
    const void *other = (const char *)&requirement[2] + (place & ~3);
    count = add_protocol(list, count, place & 1 ? *(const void *const *)other : other);
  }
  return count;
}

static size_t protocols(const void **list, uintptr_t existential) {
  const uint32_t *metadata = (const void *)existential;
  bool has_superclass = metadata[2] & 0x40000000;
  const void *const *first = (const void *const *)(metadata + 4) + has_superclass;
  size_t count = 0;
  for (uint32_t index = 0; index < metadata[3]; index++) count = add_protocol(list, count, first[index]);
  return count;
}

bool touch_inherits_conformance(uintptr_t type, uintptr_t existential) {
  const void *list[MOST_PROTOCOLS];
  size_t count = protocols(list, existential);
  for (size_t index = 0; index < count; index++) {
    const void *conformer = conforming_class((const void *)type, list[index]);
    if (conformer && conformer != description((const void *)type)) return true;
  }
  return false;
}

// MARK: Symbols

static char *demangled(const char *name, size_t length) { return swift_demangle(name, length, NULL, NULL, 0); }

/// Returns the name of the class or protocol whose descriptor has a symbol; freed by the caller, NULL without one.
static char *entity(const char *symbol) {
  char *text = symbol ? demangled(symbol, strlen(symbol)) : NULL;
  if (!text) return NULL;
  const char *name = strstr(text, " for ");
  char *copy = name ? strdup(name + 5) : NULL;
  free(text);
  return copy;
}

/// Returns a method's name and types, without its class or protocol; freed by the caller.
static char *member(const char *symbol, size_t length, const char *owner) {
  char *text = demangled(symbol, length);
  if (!text) return NULL;
  char *start = strstr(text, owner), *copy = NULL;
  size_t skipped = strlen(owner);
  if (start && start[skipped] == '.') {
    copy = strdup(start + skipped + 1);
  } else if (start && start > text + 4 && start[skipped] == 0 && strncmp(start - 4, " in ", 4) == 0) {
    // A local class comes after its methods.
    start[-4] = 0;
    copy = strdup(text);
  }
  free(text);
  return copy;
}

/// Methods by name: those of a class, or the defaults of a protocol.
struct methods {
  char *owner;
  char **texts;
  size_t count;
};

static void forget(struct methods *methods) {
  for (size_t index = 0; index < methods->count; index++) free(methods->texts[index]);
  free(methods->texts);
  free(methods->owner);
}

static bool has(const struct methods *methods, const char *text) {
  for (size_t index = 0; index < methods->count; index++)
    if (strcmp(methods->texts[index], text) == 0) return true;
  return false;
}

/// Returns all methods of the type whose descriptor is at an address. `ending` is the ending of the descriptor's
/// symbol, `within` follows the name in the symbols of its methods.
static struct methods methods_of(const void *described, const char *ending, const char *within) {
  struct methods found = {0};
  struct symbols symbols;
  if (!symbols_open(&symbols, described)) return found;
  const char *own = symbols_at(&symbols, described, ending);
  found.owner = entity(own);
  char prefix[1024];
  int length = own ? snprintf(prefix, sizeof prefix, "%.*s%s", (int)(strlen(own) - strlen(ending)), own, within) : 0;
  if (found.owner && length > 0 && (size_t)length < sizeof prefix) {
    for (size_t index = 0; index < symbols.count; index++) {
      const char *name = symbols_name(&symbols, index);
      if (strncmp(name, prefix, (size_t)length) != 0) continue;
      // The method, or its entry in the method table, which exists even if it is never called.
      size_t end = strlen(name);
      if (name_ends(name, "FTq")) end -= 2;
      if (name[end - 1] != 'F') continue;
      char *text = member(name, end, found.owner);
      char **longer = text && !has(&found, text) ? realloc(found.texts, (found.count + 1) * sizeof *longer) : NULL;
      if (!longer) {
        free(text);
        continue;
      }
      found.texts = longer;
      found.texts[found.count++] = text;
    }
  }
  symbols_close(&symbols);
  return found;
}

static struct methods methods_of_class(const void *metadata) { return methods_of(description(metadata), "Mn", ""); }

/// Whether a superclass also implements a method, so that it is an override.
static bool is_override(const void *metadata, const char *text) {
  bool found = false;
  for (const void *above = superclass(metadata); is_class(above) && !found; above = superclass(above)) {
    struct methods methods = methods_of_class(above);
    found = has(&methods, text);
    forget(&methods);
  }
  return found;
}

// MARK: The result

static char *answer;
static size_t answer_length;

static void append(const char *format, ...) {
  char line[2048];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  char *longer = length > 0 && (size_t)length < sizeof line ? realloc(answer, answer_length + (size_t)length + 1) : NULL;
  if (!longer) return;
  answer = longer;
  memcpy(answer + answer_length, line, (size_t)length + 1);
  answer_length += (size_t)length;
}

static void look(const void *metadata, const void *conformer, const struct methods *optional) {
  char *conforming = NULL;
  for (; is_class(metadata) && description(metadata) != conformer; metadata = superclass(metadata)) {
    struct methods own = methods_of_class(metadata);
    for (size_t index = 0; index < own.count; index++) {
      const char *text = own.texts[index];
      if (!has(optional, text) || is_override(metadata, text)) continue;
      if (!conforming) {
        struct methods above = methods_of(conformer, "Mn", "");
        conforming = strdup(above.owner ? above.owner : "its superclass");
        forget(&above);
      }
      append("%s\t%s\t%s\t%s\n", own.owner, text, conforming, optional->owner);
    }
    forget(&own);
  }
  free(conforming);
}

const char *touch_uncalled_methods(uintptr_t type, uintptr_t existential) {
  const void *list[MOST_PROTOCOLS];
  size_t count = protocols(list, existential);
  free(answer);
  answer = NULL;
  answer_length = 0;
  for (size_t index = 0; index < count; index++) {
    const void *conformer = conforming_class((const void *)type, list[index]);
    if (!conformer || conformer == description((const void *)type)) continue;
    struct methods optional = methods_of(list[index], "Mp", "PAAE");
    if (optional.count) look((const void *)type, conformer, &optional);
    forget(&optional);
  }
  return answer;
}
