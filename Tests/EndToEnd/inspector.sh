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
