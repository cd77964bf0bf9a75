# The demo on a real display server: what goes in at the mouse and the touch screen, and what the scene's log says.
# What must come out is asked of `touchstone play`, which is given the same fingers without a display. Left out are the
# times, and moves in views: how many samples come as one event is the machine's affair. A callback that repeats counts
# once. A bash library of checks; `run` calls each function whose name
# begins with `check_`, in a shell of its own.

# expect WHAT WANTED FOUND
expect() {
  if [ "$2" != "$3" ]; then
    printf '%s\n--- wanted\n%s\n--- found\n%s\n' "$1" "$2" "$3" >&2
    return 1
  fi
}

# open_scene SCENE: opens the demo and waits until the scene is there; its corner is at $PLACE_X, $PLACE_Y.
open_scene() {
  rig_start "$TOUCHSTONE" demo "$1" --log callbacks --log-times none --place
  rig_output '^place ' || return 1
  read -r _ PLACE_X PLACE_Y < <(grep '^place ' "$RIG_DIR/output")
}

# callbacks: a log without times, moves and repetitions.
# With MOVES=kept, moves stay: for gestures of one move, whose log is compared whole.
callbacks() { grep -v -e '^place ' -e "$([ -n "${MOVES-}" ] && echo '^$' || echo touchesMoved)" | cut -d' ' -f2- | uniq; }

# said: the callbacks so far.
said() { callbacks < "$RIG_DIR/output"; }

# played SCENE SIZE SCRIPT: what the same fingers lead to without a display.
played() {
  "$RIG_HOME/../script.py" input $2 <<< "$3" > "$RIG_DIR/input.jsonl"
  "$TOUCHSTONE" play "$1" --input "$RIG_DIR/input.jsonl" | callbacks
}

# as_played SCENE SIZE SCRIPT LAST: after the fingers, waits for a line that matches LAST and compares all.
as_played() {
  rig_output "$4" || return 1
  expect "$1" "$(played "$1" "$2" "$3")" "$(said)"
}

# by_fingers SCENE SIZE SCRIPT LAST: the whole of it, on an X server with a touch screen.
by_fingers() {
  rig_begin && rig_xorg && open_scene "$1" || return 1
  rig_fingers "$("$RIG_HOME/../script.py" fingers "$PLACE_X" "$PLACE_Y" <<< "$3")" || return 1
  as_played "$@"
}

# by_seat SCENE SIZE SCRIPT LAST: the same on a Wayland compositor.
by_seat() {
  rig_begin && rig_weston && open_scene "$1" || return 1
  rig_seat "$("$RIG_HOME/../script.py" seat "$PLACE_X" "$PLACE_Y" <<< "$3")"
  as_played "$@"
}

check_a_click_goes_as_played() {
  rig_begin && rig_xvfb && open_scene one-tap || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) down wait 0.05 up
  rig_output 'action ended' || return 1
  expect one-tap "$(played one-tap '390 640' 'd 0 195 300; s 0.05; u 0 195 300')" "$(said)"
}

check_a_drag_goes_as_played() {
  local MOVES=kept
  rig_begin && rig_xvfb && open_scene multi-touch || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 250)) down wait 0.05 move $((PLACE_X + 225)) $((PLACE_Y + 290)) \
    wait 0.05 up
  rig_output 'touchesEnded' || return 1
  expect multi-touch "$(played multi-touch '390 640' \
    'd 0 195 250; s 0.05; m 0 225 290; s 0.05; u 0 225 290')" "$(said)"
}

check_two_fingers_at_once_go_as_played() {
  by_fingers transform '390 640' \
    'd 1 150 280; s 0.02; d 2 240 360; s 0.05; m 1 140 270; s 0.02; m 2 250 370; s 0.05; m 1 120 250; s 0.02;
     m 2 270 390; s 0.05; u 1 120 250; s 0.05; u 2 270 390' 'action ended'
}

check_a_tap_that_waits_for_a_second_goes_as_played() {
  by_fingers single-double-tap-cured '390 640' 'd 1 195 300; s 0.06; u 1 195 300; s 0.6' 'action ended'
}

check_a_double_tap_goes_as_played() {
  by_fingers single-double-tap-cured '390 640' \
    'd 1 195 300; s 0.06; u 1 195 300; s 0.08; d 1 195 300; s 0.06; u 1 195 300' 'action ended'
}

check_a_swipe_that_a_pan_waits_for_goes_as_played() {
  by_fingers swipe-and-pan-cured '390 640' \
    'd 1 100 300; s 0.02; m 1 120 300; s 0.02; m 1 150 300; s 0.02; m 1 200 300; s 0.02; u 1 200 300' 'action ended'
}

check_a_click_on_wayland_goes_as_played() {
  rig_begin && rig_weston && open_scene one-tap || return 1
  rig_seat "pm $((PLACE_X + 195)) $((PLACE_Y + 300)); s 0.05; pb 272 1; s 0.05; pb 272 0"
  rig_output 'action ended' || return 1
  expect one-tap "$(played one-tap '390 640' 'd 0 195 300; s 0.05; u 0 195 300')" "$(said)"
}

check_two_fingers_on_wayland_go_as_played() {
  by_seat transform '390 640' \
    'd 1 150 280; s 0.02; d 2 240 360; s 0.05; m 1 140 270; s 0.02; m 2 250 370; s 0.05; m 1 120 250; s 0.02;
     m 2 270 390; s 0.05; u 1 120 250; s 0.05; u 2 270 390' 'action ended'
}

# Whether another scene has told its place.
has_moved_on() { [ "$(grep -c '^place ' "$RIG_DIR/output")" -ge 2 ]; }

check_two_fingers_on_two_views_go_as_played() {
  by_fingers multi-touch '390 640' \
    'd 1 195 250; s 0.03; d 2 195 480; s 0.05; u 1 195 250; s 0.03; u 2 195 480' 'touchesEnded.* 2'
}

check_the_list_opens_another_scene() {
  rig_begin && rig_xvfb && open_scene one-tap || return 1
  rig_keys Down
  rig_until has_moved_on || return 1
  rig_window "Touchstone: A long press" > /dev/null
}

check_the_window_looks_as_it_should() {
  rig_begin && rig_xvfb || return 1
  export FONTCONFIG_FILE=$PWD/Tests/Fonts/fonts.conf
  open_scene hit-test-order || return 1
  rig_mouse move $((PLACE_X + 150)) $((PLACE_Y + 200)) down
  rig_output 'touchesBegan' || return 1
  rig_until looks_like_the_golden
}

# The picture on the screen, up to what fonts and rounding may differ by: one pixel in two hundred.
looks_like_the_golden() {
  local golden=Tests/Goldens/EndToEnd/hit-test-order.png picture=$RIG_DIR/window.png
  rig_screenshot "$picture" || return 1
  if [ -n "${TOUCHSTONE_BLESS-}" ]; then
    sleep 0.5
    rig_screenshot "$picture" && mkdir -p "${golden%/*}" && convert "$picture" -strip "$golden"
    return
  fi
  local different
  different=$(compare -metric AE -fuzz 12% "$picture" "$golden" null: 2>&1) || true
  [ "${different%%.*}" -lt 5120 ]
}

check_without_a_display_it_says_so_and_ends_with_69() {
  local said status=0
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER "$TOUCHSTONE" 2>&1) || status=$?
  expect "status and message" \
    "69 touchstone: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set" "$status $said"
}

# It is no product; `swift test` builds it.
check_without_a_display_the_bench_says_so_and_ends_with_69() {
  local said status=0 bench
  bench=.build/debug/TouchBench
  said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER "$bench" start 2>&1) || status=$?
  expect "status and message" \
    "69 TouchBench: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set" "$status $said"
}

check_a_bad_scene_is_refused_with_65() {
  local said status=0 file
  file=$(mktemp) && printf '{"format":"touchstone-scene","version":2}' > "$file"
  said=$("$TOUCHSTONE" demo "$file" 2>&1) || status=$?
  rm -f "$file"
  expect "status" 65 "$status" && case $said in *version*) ;; *) echo "no word of the version: $said" >&2; return 1 ;; esac
}

check_closing_the_window_ends_the_program_with_0() {
  rig_begin && rig_xvfb && open_scene one-tap || return 1
  local status=0 window
  window=$(rig_window "Touchstone: One tap") || return 1
  # What a window manager sends when its close button is pressed; there is none on the test's display.
  python3 "$RIG_HOME/../close-window.py" "$window" || return 1
  wait "$RIG_PROGRAM" || status=$?
  expect "status" 0 "$status"
}

check_titles_beyond_ascii_reach_the_window_manager() {
  local window
  rig_begin && rig_xvfb || return 1
  sed 's/"title": *"[^"]*"/"title": "Größe – 日本"/' "$RIG_HOME/../../../Assets/Scenes/one-tap.json" > "$RIG_DIR/named.json"
  rig_start "$TOUCHSTONE" demo "$RIG_DIR/named.json"
  window=$(rig_window ".") || return 1
  rig_until eval "xprop -id $window _NET_WM_NAME | grep -q Größe" || {
    xprop -id "$window" _NET_WM_NAME WM_NAME >&2
    return 1
  }
}
