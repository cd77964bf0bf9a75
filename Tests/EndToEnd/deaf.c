// A program that hears signals as the kit does and does nothing about them, as one that is stuck.
#include "signals.h"

#include <stdio.h>
#include <unistd.h>

int main(void) {
  if (touch_signals_descriptor() < 0) return 1;
  puts("deaf");
  fflush(stdout);
  while (1) pause();
}
