# What the kit and SDL do together on a real server. A bash library of checks, as demo.sh.

check_raw_events_are_declined() {
  local source="$RIG_HOME/../declined.c" ours="$RIG_HOME/../../../Sources/CTouch"
  rig_begin && rig_xvfb || return 1
  gcc "$source" "$ours/x_window.c" -I"$ours/include" -o "$RIG_DIR/declined" -lSDL2 -lX11 -lXi || return 1
  expect "raw events" $'at first: raw some, others 1\ndeclined: raw none, others 1' "$("$RIG_DIR/declined")"
}

# A window manager asks who was pressed whether it is alive, and calls a program hung that does not answer.
check_a_program_that_was_pressed_answers_pings() {
  local window
  rig_begin && rig_xvfb || return 1
  gcc "$RIG_HOME/../ping.c" -o "$RIG_DIR/ping" -lX11 -lXtst || return 1
  rig_start "$TOUCHSTONE" demo one-tap
  window=$(rig_window ".") || return 1
  expect "answers" "60 of 60" "$("$RIG_DIR/ping" "$window" 60)"
}
