// The files of Assets/Scenes and of Assets/Recorder, as they were when this target was compiled.
#ifndef TOUCH_ASSETS_H
#define TOUCH_ASSETS_H
#include <stddef.h>
#include <stdint.h>

/// How many files there are. Each has an index, from 0 in the order of their names' bytes.
int touch_asset_count(void);
/// The name of a file without its folder, which lives as long as the program; NULL for an index without a file.
const char *touch_asset_name(int index);
/// How many bytes a file has; 0 for an index without a file.
size_t touch_asset_size(int index);
/// Copies the bytes of a file to the caller's array, which has at least as many; nothing for an index without a file.
void touch_asset_copy(int index, uint8_t *bytes);

/// How many bytes Assets/Recorder/TouchRecorder.swift has.
size_t touch_recorder_size(void);
/// Copies the bytes of that file to the caller's array, which has at least as many.
void touch_recorder_copy(uint8_t *bytes);
/// How many bytes Assets/Recorder/SceneRunner.swift has.
size_t touch_scene_runner_size(void);
/// Copies the bytes of that file to the caller's array, which has at least as many.
void touch_scene_runner_copy(uint8_t *bytes);
/// How many bytes Assets/Preview/TouchstonePreview.swift has.
size_t touch_preview_size(void);
/// Copies the bytes of that file to the caller's array, which has at least as many.
void touch_preview_copy(uint8_t *bytes);
#endif
