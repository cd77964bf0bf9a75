# Recording on a real display server: what real fingers do is written down, and leads to the same callbacks when it is
# played without a display. Moves are compared too: the recording has them as the scene got them.

# record_scene SCENE OPTION…: opens the recorder, which writes $RIG_DIR/taken.jsonl.
record_scene() {
  rig_start "$TOUCHSTONE" record "$1" -o "$RIG_DIR/taken.jsonl" --log callbacks --log-times none --place "${@:2}"
  rig_output '^place ' || return 1
  read -r _ PLACE_X PLACE_Y < <(grep '^place ' "$RIG_DIR/output")
}

# recorded SCENE: ends the program with what comes first in $END (a signal), and compares.
recorded() {
  local status=0
  kill "-${END-INT}" "$RIG_PROGRAM" && wait "$RIG_PROGRAM" || status=$?
  expect "status" 0 "$status" && plays_the_same "$1"
}

plays_the_same() {
  expect "nothing is left beside the file" "" "$(find "$RIG_DIR" -name 'taken.jsonl.*')" || return 1
  expect "$1" "$("$TOUCHSTONE" play "$1" --input "$RIG_DIR/taken.jsonl" | cut -d' ' -f2-)" \
    "$(grep -v -e '^place ' -e ' lines, ' "$RIG_DIR/output" | cut -d' ' -f2-)"
}

fingers_here() {
  rig_fingers "$("$RIG_HOME/../script.py" fingers "$PLACE_X" "$PLACE_Y" <<< "$1")"
}

check_what_fingers_did_is_played_the_same() {
  rig_begin && rig_xorg && record_scene transform-cured || return 1
  fingers_here 'd 1 150 280; s 0.02; d 2 240 360; s 0.05; m 1 140 270; m 2 250 370; s 0.02; m 1 120 250; s 0.02;
    m 2 270 390; s 0.05; m 1 100 300; m 2 290 340; s 0.02; u 1 100 300; s 0.05; u 2 290 340' || return 1
  rig_output 'pan action ended' || return 1
  recorded transform-cured
}

check_what_a_plain_window_records_is_played_the_same() {
  rig_begin && rig_xorg && record_scene multi-touch --plain || return 1
  # The window is as large as the scene and stands somewhere on the screen.
  local X Y
  eval "$(xdotool getwindowgeometry --shell "$(rig_window 'Touchstone: ')" | grep -E '^[XY]=')"
  PLACE_X=$X PLACE_Y=$Y
  fingers_here 'd 1 195 250; s 0.03; d 2 195 480; s 0.05; m 2 200 470; m 1 190 240; s 0.05; u 1 190 240; s 0.03;
    u 2 200 470' || return 1
  rig_output 'touchesEnded.* 2' || return 1
  END=TERM recorded multi-touch
}

check_closing_the_window_writes_the_recording() {
  rig_begin && rig_xvfb && record_scene one-tap || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) down wait 0.05 up
  rig_output 'action ended' || return 1
  local status=0 window
  window=$(rig_window "Touchstone: One tap") && python3 "$RIG_HOME/../close-window.py" "$window" || return 1
  wait "$RIG_PROGRAM" || status=$?
  expect "status" 0 "$status" && plays_the_same one-tap
}

check_a_finger_that_is_down_at_the_end_is_cancelled() {
  rig_begin && rig_xvfb && record_scene multi-touch || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 250)) down
  rig_output 'touchesBegan' || return 1
  recorded multi-touch && grep -q '"cancelled"' "$RIG_DIR/taken.jsonl"
}

check_two_fingers_by_mouse_pinch() {
  rig_begin && rig_xvfb && record_scene transform || return 1
  xdotool mousemove --sync $((PLACE_X + 150)) $((PLACE_Y + 280)) keydown alt
  rig_mouse down wait 0.05 move $((PLACE_X + 140)) $((PLACE_Y + 260)) wait 0.05 \
    move $((PLACE_X + 110)) $((PLACE_Y + 230)) wait 0.05 up
  xdotool keyup alt
  rig_output 'pinch action ended' || return 1
  expect "pinch" "photo touchesBegan 0 1
pinch action began
photo touchesCancelled 0 1
pinch action changed
pinch action ended" "$(said)" && recorded transform
}

# Where the mouse is outside the window, it is told as it is, also if it left in the moment of the press.
check_a_mouse_that_leaves_the_window_is_followed() {
  rig_begin && rig_xvfb && record_scene multi-touch --plain || return 1
  local X Y
  eval "$(xdotool getwindowgeometry --shell "$(rig_window 'Touchstone: ')" | grep -E '^[XY]=')"
  rig_mouse move $((X + 195)) $((Y + 250)) down wait 0.05 move $((X + 450)) $((Y + 250)) up wait 0.05
  rig_output 'touchesEnded' || return 1
  xdotool mousemove --sync $((X + 195)) $((Y + 260)) mousedown 1 mousemove $((X + 450)) $((Y + 260)) mouseup 1
  rig_until has_lines 2 'touchesEnded' || return 1
  local status=0
  kill -INT "$RIG_PROGRAM" && wait "$RIG_PROGRAM" || status=$?
  expect "status" 0 "$status" && expect "lifts" '"ended", "x": 450, "y": 250
"ended", "x": 450, "y": 260' "$(grep -oE '"ended", "x": [-0-9.]+, "y": [0-9.]+' "$RIG_DIR/taken.jsonl")"
}

# Whether so many lines of the output match.
has_lines() { [ "$(grep -c "$2" "$RIG_DIR/output")" -ge "$1" ]; }

check_the_demo_records_plays_and_keeps() {
  rig_begin && rig_xvfb && cd "$RIG_DIR" && open_scene one-tap || return 1
  rig_window "Touchstone: One tap" > /dev/null && rig_keys r
  # The key has come when the pointer's scene has; the recording begins in the turn after it.
  rig_mouse move $((PLACE_X + 20)) $((PLACE_Y + 20)) wait 0.2
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) down wait 0.05 up
  rig_output 'action ended' || return 1
  rig_keys r s space
  rig_until has_lines 2 'action ended' && rig_until test -s one-tap-1.jsonl || return 1
  expect "kept" "$(played one-tap '390 640' 'd 0 195 300; s 0.05; u 0 195 300')" \
    "$("$TOUCHSTONE" play one-tap --input one-tap-1.jsonl | callbacks)"
}

check_a_recording_that_cannot_be_written_is_refused_with_66() {
  local said status=0
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY "$TOUCHSTONE" record one-tap -o /no/such/folder/a.jsonl 2>&1) || status=$?
  expect "status and message" "66 touchstone: /no/such/folder/a.jsonl: its folder is not there" "$status $said"
}

check_a_recorder_without_a_display_ends_with_69() {
  local said status=0
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER \
    "$TOUCHSTONE" record one-tap -o /tmp/never-written.jsonl 2>&1) || status=$?
  expect "status and message" \
    "69 touchstone: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set" "$status $said" &&
    [ ! -e /tmp/never-written.jsonl ]
}

check_wrong_recorders_are_refused_with_64() {
  local line status
  for line in "record" "record one-tap" "record one-tap -o" "record one-tap -o a --mouse rat" "play one-tap --inspector"; do
    status=0
    "$TOUCHSTONE" $line > /dev/null 2>&1 || status=$?
    expect "$line" 64 "$status" || return 1
  done
}

check_outputs_of_play_that_cannot_be_written_are_refused_with_66() {
  local option status
  for option in --trace --html; do
    status=0
    "$TOUCHSTONE" play one-tap "$option" /no/such/folder/a > /dev/null 2>&1 || status=$?
    expect "$option" 66 "$status" || return 1
  done
}

check_pictures_can_be_made_by_real_fingers() {
  local folder status=0
  folder=$(mktemp -d) && Scripts/pictures "$TOUCHSTONE" "$folder" || status=$?
  rm -rf "$folder"
  expect "status" 0 "$status"
}
