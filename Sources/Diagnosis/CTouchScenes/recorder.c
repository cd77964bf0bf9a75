#include "assets.h"

#include <string.h>

// The compiler has had #embed for longer than the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t recorder[] = {
#embed "../../../Assets/Recorder/TouchRecorder.swift"
};
static const uint8_t runner[] = {
#embed "../../../Assets/Recorder/SceneRunner.swift"
};
static const uint8_t preview[] = {
#embed "../../../Assets/Preview/TouchstonePreview.swift"
};

size_t touch_recorder_size(void) { return sizeof recorder; }
void touch_recorder_copy(uint8_t *bytes) { memcpy(bytes, recorder, sizeof recorder); }
size_t touch_scene_runner_size(void) { return sizeof runner; }
void touch_scene_runner_copy(uint8_t *bytes) { memcpy(bytes, runner, sizeof runner); }
size_t touch_preview_size(void) { return sizeof preview; }
void touch_preview_copy(uint8_t *bytes) { memcpy(bytes, preview, sizeof preview); }
