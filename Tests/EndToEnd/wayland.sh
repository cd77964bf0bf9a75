# What the program says where Wayland cannot be used, before SDL would fall over: a sentence and a status, or X where
# that is there too. A library of checks as `demo.sh` is.

# A compositor without a seat, as one of its own makes none.
rig_seatless() {
  export XDG_RUNTIME_DIR=$RIG_DIR
  weston -c "$RIG_HOME/weston.ini" --backend=headless-backend.so --use-pixman --socket=rig-wayland \
    --shell=kiosk-shell.so > "$RIG_DIR/weston.log" 2>&1 &
  RIG_PROCESSES+=($!)
  rig_until test -S "$RIG_DIR/rig-wayland" || return 1
  export WAYLAND_DISPLAY=rig-wayland
}

# refuses REASON: the demo ends at once with status 69 and says so.
refuses() {
  local status=0
  "$TOUCHSTONE" demo one-tap > "$RIG_DIR/output" 2>&1 || status=$?
  expect "status" 69 "$status" && \
    expect "words" "touchstone: the Wayland session cannot be used: $1; setting DISPLAY to an X display would help" \
      "$(cat "$RIG_DIR/output")"
}

check_a_compositor_without_a_seat_is_refused_in_a_sentence() {
  rig_begin && rig_seatless || return 1
  refuses 'its compositor has no seat, so there would be no input'
}

check_a_machine_without_egl_is_told_so() {
  rig_begin && rig_weston || return 1
  # What cannot be loaded is not there.
  mkdir "$RIG_DIR/broken" && echo nothing > "$RIG_DIR/broken/libEGL.so.1" || return 1
  export LD_LIBRARY_PATH=$RIG_DIR/broken
  refuses 'the libraries libEGL.so.1 and libwayland-egl.so.1 are not installed'
}

check_nobody_answers_on_wayland() {
  rig_begin || return 1
  export XDG_RUNTIME_DIR=$RIG_DIR WAYLAND_DISPLAY=nobody
  refuses 'no compositor answers'
}

check_x_is_used_beside_a_compositor_without_a_seat() {
  rig_begin && rig_xvfb && rig_seatless && open_scene one-tap || return 1
  rig_window "Touchstone: One tap" > /dev/null
}
