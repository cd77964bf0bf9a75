# Controls with a real mouse and a real keyboard, whole logs compared with what is written here. A bash library of
# checks, as demo.sh, whose helpers it uses.
. Tests/EndToEnd/demo.sh

# logged: the events so far; an event that repeats counts once.
logged() { grep ' event ' "$RIG_DIR/output" | cut -d' ' -f2- | uniq; }

# at X Y: a place of the scene on the display.
at() { echo $((PLACE_X + $1)) $((PLACE_Y + $2)); }

check_a_press_that_is_dragged_off_and_on_again_is_told_whole() {
  rig_begin && rig_xvfb && open_scene presses || return 1
  rig_mouse move $(at 100 238) down wait 0.05 move $(at 100 400) wait 0.05 up wait 0.05
  rig_mouse move $(at 100 238) down wait 0.05 move $(at 100 400) wait 0.05 move $(at 100 245) wait 0.05 up
  rig_output 'primaryActionTriggered' || return 1
  expect presses "save event touchDown
save event touchUpInside
save event primaryActionTriggered" "$(logged)"
}

check_buttons_switches_and_sliders_follow_the_mouse() {
  rig_begin && rig_xvfb && open_scene gallery || return 1
  rig_mouse move $(at 90 130) down wait 0.05 up wait 0.05 move $(at 320 291) down wait 0.05 up wait 0.05
  rig_mouse move $(at 228 340) down wait 0.05 move $(at 250 340) wait 0.05 move $(at 290 340) wait 0.05 up wait 0.05
  rig_mouse move $(at 90 130) down wait 0.05 move $(at 90 330) wait 0.05 up wait 0.05
  rig_mouse move $(at 310 436) down wait 0.05 up wait 0.05 move $(at 330 484) down wait 0.05 up
  rig_output 'pages event' || return 1
  expect gallery "filled event primaryActionTriggered
switch event valueChanged
slider event valueChanged
segments event valueChanged
pages event valueChanged" "$(logged)"
}

check_tab_and_space_press_a_button() {
  rig_begin && rig_xvfb && open_scene presses || return 1
  rig_mouse move $(at 195 600) wait 0.05
  rig_keys Tab
  rig_output 'pressesEnded tab' || return 1
  rig_keys space
  rig_output 'save event primaryActionTriggered' || return 1
  rig_keys Tab space
  rig_output 'discard event primaryActionTriggered' || return 1
  rig_keys shift+Tab Return Escape
  rig_output 'pressesEnded escape' || return 1
  expect presses "save event touchDown
save event touchUpInside
save event primaryActionTriggered
discard event touchDown
discard event touchUpInside
discard event primaryActionTriggered
save event touchDown
save event touchUpInside
save event primaryActionTriggered" "$(logged)"
}

check_arrows_move_a_slider_and_space_switches() {
  rig_begin && rig_xvfb && open_scene gallery || return 1
  rig_keys Tab Tab Tab Tab Tab Tab Tab
  rig_keys space
  rig_output 'switch event valueChanged' || return 1
  rig_keys Tab Right
  rig_output 'slider event valueChanged' || return 1
  rig_keys shift+Tab space
  for _ in 1 2 3 4 5 6 7 8 9 10; do [ "$(logged | wc -l)" -ge 3 ] && break; sleep 0.1; done
  expect gallery "switch event valueChanged
slider event valueChanged
switch event valueChanged" "$(logged)"
}

check_a_stepper_counts_while_it_is_held() {
  rig_begin && rig_xvfb && open_scene gallery || return 1
  rig_mouse move $(at 320 388) down wait 1.2 up
  rig_output 'stepper event' || return 1
  local count
  count=$(grep -c 'stepper event valueChanged' "$RIG_DIR/output")
  [ "$count" -ge 3 ] && [ "$count" -le 9 ] || { echo "$count steps in 1.2 s" >&2; return 1; }
  expect gallery "stepper event valueChanged" "$(logged)"
}

check_keys_go_up_the_chain_from_the_first_responder() {
  rig_begin && rig_xvfb && open_scene presses || return 1
  rig_keys a
  rig_output 'controller pressesEnded a' || return 1
  expect presses "card pressesBegan a
controller pressesBegan a
card pressesEnded a
controller pressesEnded a" "$(said)"
}
