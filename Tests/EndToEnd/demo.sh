# The demo on a real display server: what goes in at the mouse and the touch screen, and what the scene's log says.
# A bash library of checks; `run` calls each function whose name begins with `check_`, in a shell of its own.

# expect WHAT WANTED FOUND
expect() {
  if [ "$2" != "$3" ]; then
    printf '%s\n--- wanted\n%s\n--- found\n%s\n' "$1" "$2" "$3" >&2
    return 1
  fi
}

# Where a place of the first scene, 720 by 640 points, is on a screen of 1280 by 800: in the middle of what the panel
# leaves, which is 408 points wide.
scene_x() { echo $(($1 + 76)); }
scene_y() { echo $(($1 + 80)); }

open_demo() {
  rig_start "$TOUCHSTONE" demo --log callbacks --log-times none
  rig_window "Touchstone: Who gets the touch" > /dev/null
}

check_a_click_goes_to_the_front_view_and_is_handled_by_the_one_around_it() {
  rig_begin && rig_xvfb && open_demo || return 1
  rig_mouse move "$(scene_x 100)" "$(scene_y 104)" down up
  rig_output 'touchesEnded' || return 1
  expect "a click on cloud" $'0.000 sky touchesBegan 0\n0.000 sky touchesEnded 0' "$(cat "$RIG_DIR/output")"
}

check_a_drag_stays_with_its_view() {
  rig_begin && rig_xvfb && open_demo || return 1
  rig_mouse move "$(scene_x 260)" "$(scene_y 200)" down move "$(scene_x 300)" "$(scene_y 400)" up
  rig_output 'touchesEnded' || return 1
  expect "a drag out of sun" $'0.000 sun touchesBegan 0\n0.000 sun touchesMoved 0\n0.000 sun touchesEnded 0' \
    "$(uniq "$RIG_DIR/output")"
}

check_two_fingers_go_to_two_views() {
  rig_begin && rig_xorg && open_demo || return 1
  rig_fingers "d 0 $(scene_x 60) $(scene_y 60); d 1 $(scene_x 200) $(scene_y 500)"
  rig_output 'glass touchesBegan' || return 1
  rig_fingers 'u 0 0 0; u 1 0 0'
  rig_output 'glass touchesEnded' || return 1
  expect "fingers on sky and glass" \
    $'0.000 sky touchesBegan 1\n0.000 glass touchesBegan 2\n0.000 sky touchesEnded 1\n0.000 glass touchesEnded 2' \
    "$(grep -v touchesMoved "$RIG_DIR/output")"
}

check_without_a_display_it_says_so_and_ends_with_69() {
  local said status=0
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER "$TOUCHSTONE" 2>&1) || status=$?
  expect "status and message" \
    "69 touchstone: There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set." "$status $said"
}

check_closing_the_window_ends_the_program_with_0() {
  rig_begin && rig_xvfb && open_demo || return 1
  local status=0 window
  window=$(rig_window "Touchstone: Who gets the touch") || return 1
  # What a window manager sends when its close button is pressed; there is none on the test's display.
  python3 "$RIG_HOME/../close-window.py" "$window" || return 1
  wait "$RIG_PROGRAM" || status=$?
  expect "status" 0 "$status"
}
