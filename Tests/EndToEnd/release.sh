# What a released program has in place of shared libraries. A bash library of checks, as demo.sh.

# typed PROGRAM: what it hears of letters, dead keys and the compose key, on a display of its own.
typed() {
  rig_start "$1"
  rig_window "Typed" > /dev/null || return 1
  rig_keys a dead_acute e Multi_key o c dead_diaeresis u x
  local status=0
  wait "$RIG_PROGRAM" || status=$?
  cat "$RIG_DIR/output"
  return "$status"
}

check_the_released_sdl_composes_letters_as_the_shared_one() {
  local SDL="$RIG_HOME/../../../Scripts/release/static-libraries" source="$RIG_HOME/../typed.c" linked
  rig_begin && rig_xvfb && "$SDL" "$RIG_DIR/static" || return 1
  xdotool mousemove 50 50
  gcc "$source" -o "$RIG_DIR/shared" -lSDL2 || return 1
  read -ra linked < <(tr '\n' ' ' < "$RIG_DIR/static/libraries")
  gcc "$source" -o "$RIG_DIR/linked" "$RIG_DIR/static/libSDL2.a" "${linked[@]}" -lm || return 1
  expect "the shared SDL" "a é © ü x" "$(typed "$RIG_DIR/shared" | tr '\n' ' ' | sed 's/ $//')" || return 1
  expect "the released SDL" "a é © ü x" "$(typed "$RIG_DIR/linked" | tr '\n' ' ' | sed 's/ $//')"
}

check_raw_events_are_declined_of_a_shared_sdl_and_of_a_linked_one() {
  local SDL="$RIG_HOME/../../../Scripts/release/static-libraries" source="$RIG_HOME/../declined.c" linked
  local ours="$RIG_HOME/../../../Sources/CTouch" both=$'at first: raw some, others 1\ndeclined: raw none, others 1'
  rig_begin && rig_xvfb && "$SDL" "$RIG_DIR/static" || return 1
  gcc "$source" "$ours/x_window.c" -I"$ours/include" -o "$RIG_DIR/shared" -lSDL2 -lX11 -lXi || return 1
  read -ra linked < <(tr '\n' ' ' < "$RIG_DIR/static/libraries")
  gcc "$source" "$ours/x_window.c" -I"$ours/include" -o "$RIG_DIR/linked" "$RIG_DIR/static/libSDL2.a" "${linked[@]}" \
    -lm || return 1
  expect "the shared SDL" "$both" "$("$RIG_DIR/shared")" || return 1
  expect "the linked SDL" "$both" "$("$RIG_DIR/linked")"
}

# pinged PROGRAM: how many of sixty questions right after a press it answers.
pinged() {
  local window answers
  rig_begin && rig_xvfb || return 1
  gcc "$RIG_HOME/../ping.c" -o "$RIG_DIR/ping" -lX11 -lXtst || return 1
  rig_start "$1" demo one-tap
  window=$(rig_window ".") || return 1
  answers=$("$RIG_DIR/ping" "$window" 60)
  rig_stop
  echo "$answers"
}

# A window manager asks who was pressed whether it is alive, and calls a program hung that does not answer.
check_a_program_that_was_pressed_answers_pings() {
  local linked="$RIG_HOME/../../../.build/release/touchstone"
  expect "$TOUCHSTONE" "60 of 60" "$(pinged "$TOUCHSTONE")" || return 1
  if [ -x "$linked" ]; then
    expect "the released program" "60 of 60" "$(pinged "$linked")"
  else
    echo "the released program is not built, and so not asked"
  fi
}
