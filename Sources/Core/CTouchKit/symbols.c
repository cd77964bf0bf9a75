#define _GNU_SOURCE
#include "symbols.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct holder {
  uintptr_t address;
  uintptr_t bias;
  char path[4096];
};

static int note_holder(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct holder *holder = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD || holder->address < start || holder->address - start >= part->p_memsz) continue;
    // The executable itself has no name here.
    const char *path = info->dlpi_name && *info->dlpi_name ? info->dlpi_name : "/proc/self/exe";
    holder->bias = info->dlpi_addr;
    strncpy(holder->path, path, sizeof holder->path - 1);
    return 1;
  }
  return 0;
}

/// Finds the symbol table, or else the table of exported symbols, and its names.
static bool find_table(struct symbols *symbols) {
  const ElfW(Ehdr) *header = (const void *)symbols->file;
  if (symbols->length < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return false;
  if (header->e_shentsize != sizeof(ElfW(Shdr)) || header->e_shoff > symbols->length) return false;
  if (header->e_shnum > (symbols->length - header->e_shoff) / sizeof(ElfW(Shdr))) return false;
  const ElfW(Shdr) *parts = (const void *)(symbols->file + header->e_shoff);
  const ElfW(Shdr) *table = NULL;
  for (size_t index = 0; index < header->e_shnum; index++) {
    if (parts[index].sh_type == SHT_SYMTAB) table = &parts[index];
    if (parts[index].sh_type == SHT_DYNSYM && !table) table = &parts[index];
  }
  if (!table || table->sh_link >= header->e_shnum) return false;
  const ElfW(Shdr) *names = &parts[table->sh_link];
  if (table->sh_offset > symbols->length || table->sh_size > symbols->length - table->sh_offset) return false;
  if (names->sh_offset > symbols->length || names->sh_size > symbols->length - names->sh_offset) return false;
  if (names->sh_size == 0 || symbols->file[names->sh_offset + names->sh_size - 1] != 0) return false;
  symbols->first = (const void *)(symbols->file + table->sh_offset);
  symbols->count = table->sh_size / sizeof(ElfW(Sym));
  symbols->names = symbols->file + names->sh_offset;
  symbols->names_length = names->sh_size;
  return true;
}

bool symbols_open(struct symbols *symbols, const void *address) {
  struct holder holder = {.address = (uintptr_t)address};
  memset(symbols, 0, sizeof *symbols);
  if (!dl_iterate_phdr(note_holder, &holder)) return false;
  int file = open(holder.path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat status;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      symbols->file = bytes;
      symbols->length = (size_t)status.st_size;
      symbols->bias = holder.bias;
    }
  }
  close(file);
  if (symbols->file && find_table(symbols)) return true;
  symbols_close(symbols);
  return false;
}

void symbols_close(struct symbols *symbols) {
  if (symbols->file) munmap((void *)symbols->file, symbols->length);
  memset(symbols, 0, sizeof *symbols);
}

const char *symbols_name(const struct symbols *symbols, size_t index) {
  size_t place = symbols->first[index].st_name;
  return place < symbols->names_length ? symbols->names + place : "";
}

bool name_ends(const char *name, const char *ending) {
  size_t length = strlen(name), end = strlen(ending);
  return length >= end && memcmp(name + length - end, ending, end) == 0;
}

const char *symbols_at(const struct symbols *symbols, const void *address, const char *ending) {
  uintptr_t value = (uintptr_t)address - symbols->bias;
  for (size_t index = 0; index < symbols->count; index++) {
    if (symbols->first[index].st_value != value) continue;
    const char *name = symbols_name(symbols, index);
    if (name_ends(name, ending)) return name;
  }
  return NULL;
}
