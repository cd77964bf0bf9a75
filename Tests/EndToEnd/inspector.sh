# The inspector in the real window: what a switch does to the living scene, and what is saved. `run` calls each function
# whose name begins with `check_`.
. Tests/EndToEnd/demo.sh

# flick: a fast stroke over the card of swipe-and-pan, which lies at $PLACE_X, $PLACE_Y.
flick() {
  local x=$((PLACE_X + 80)) y=$((PLACE_Y + 250))
  rig_mouse move $x $y down wait 0.02 move $((x + 14)) $y wait 0.02 move $((x + 60)) $y wait 0.02 \
    move $((x + 140)) $y wait 0.02 up
}

# So often a line that matches has been said.
said_often() { [ "$(said | grep -c "$1")" -ge "$2" ]; }

check_a_cure_that_is_taken_in_the_window_acts_on_the_living_scene() {
  rig_begin && rig_xvfb || return 1
  export FONTCONFIG_FILE=$PWD/Tests/Fonts/fonts.conf
  open_scene swipe-and-pan || return 1
  flick
  rig_output 'pan action ended' || return 1
  expect "nobody swiped" 0 "$(said | grep -c '^swipe')" || return 1
  # The switch of the cure, in the sentences right of the scene.
  rig_mouse move 726 269 down wait 0.05 up
  rig_until cure_is_taken || return 1
}

# Flicks until the swipe has won: the click before takes a frame.
cure_is_taken() {
  flick
  said_often '^swipe action ended' 1
}

check_a_changed_scene_is_saved_and_can_be_played() {
  rig_begin && rig_xvfb || return 1
  export FONTCONFIG_FILE=$PWD/Tests/Fonts/fonts.conf
  local folder file=swipe-and-pan-changed.json home=$PWD status=0
  folder=$(mktemp -d)
  rig_start env --chdir="$folder" "$TOUCHSTONE" demo swipe-and-pan --log callbacks --log-times none --place
  rig_output '^place ' || return 1
  read -r _ PLACE_X PLACE_Y < <(grep '^place ' "$RIG_DIR/output")
  flick
  rig_output 'pan action ended' || return 1
  rig_mouse move 726 269 down wait 0.05 up
  rig_until cure_is_taken || return 1
  rig_keys w
  rig_until test -s "$folder/$file" || return 1
  "$TOUCHSTONE" play "$folder/$file" --input "$home/Assets/Scenes/swipe-and-pan.jsonl" | callbacks | grep action \
    > "$RIG_DIR/actions" || status=1
  rm -rf "$folder"
  expect "the saved scene is cured" "$("$TOUCHSTONE" play swipe-and-pan-cured | callbacks | grep action)" \
    "$(cat "$RIG_DIR/actions")" || status=1
  return $status
}

check_the_keys_show_the_past_and_a_touch_ends_it() {
  rig_begin && rig_xvfb || return 1
  open_scene one-tap || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) down wait 0.05 up
  rig_output 'action ended' || return 1
  rig_keys Left Left Tab Down d d t Escape
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) down wait 0.05 up
  rig_until said_often 'action ended' 2
}

# drop FILE: drops it on the middle of the demo's window.
drop() {
  local window
  window=$(rig_window 'Touchstone: ') && python3 "$RIG_HOME/../drop-file.py" "$window" 600 300 "$1"
}

check_a_scene_that_is_dropped_on_the_window_is_opened() {
  rig_begin && rig_xvfb && open_scene one-tap || return 1
  cp Assets/Scenes/transform.json Assets/Scenes/transform.jsonl "$RIG_DIR/" || return 1
  drop "$RIG_DIR/transform.json" || return 1
  rig_until has_moved_on || return 1
  rig_window "Touchstone: Pan, pinch" > /dev/null
}

check_an_input_that_is_dropped_on_the_window_is_played() {
  rig_begin && rig_xvfb && open_scene one-tap || return 1
  drop "$PWD/Assets/Scenes/one-tap.jsonl" || return 1
  rig_output 'action ended'
}

# Whether the notice is there: its border is in the middle at the top of the window.
shows_notice() {
  rig_screenshot "$RIG_DIR/notice.png" || return 1
  [ "$(convert "$RIG_DIR/notice.png" -crop 1x1+640+16 -depth 8 -format '%[hex:p{0,0}]' info:)" = B34700 ]
}

check_a_bad_file_that_is_dropped_gets_a_message_and_changes_nothing() {
  rig_begin && rig_xvfb && open_scene one-tap || return 1
  printf '{"format":"touchstone-scene","version":2}' > "$RIG_DIR/bad.json"
  drop "$RIG_DIR/bad.json" || return 1
  rig_until shows_notice || return 1
  has_moved_on && return 1
  # A click on the message closes it, and the scene is as it was.
  rig_mouse move 640 30 down wait 0.05 up
  rig_until hides_notice || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) down wait 0.05 up
  rig_output 'action ended'
}

hides_notice() { ! shows_notice; }
