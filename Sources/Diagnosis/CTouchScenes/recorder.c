#include "assets.h"

#include <string.h>

// The compiler has had #embed for longer than the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t content[] = {
#embed "../../../Assets/Recorder/TouchRecorder.swift"
};

size_t touch_recorder_size(void) { return sizeof content; }
void touch_recorder_copy(uint8_t *bytes) { memcpy(bytes, content, sizeof content); }
