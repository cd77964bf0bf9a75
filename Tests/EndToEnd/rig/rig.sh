# Display servers, fingers and pictures for end-to-end tests; a bash library.
#
#   . Tests/EndToEnd/rig/rig.sh
#   rig_begin                       a folder for this session in $RIG_DIR; everything stops when the shell exits
#   rig_xvfb | rig_xorg | rig_weston   start a server of 1280x800 on a free display and point the environment at it
#   rig_start PROGRAM ARGUMENT…     the program under test; its output goes to $RIG_DIR/output, its id is $RIG_PROGRAM
#   rig_output PATTERN              waits until a line of the output matches (grep -E)
#   rig_window TITLE                waits for a visible window and prints its X id
#   rig_mouse move 400 300 down up  the mouse, in screen pixels: move X Y, down [BUTTON], up [BUTTON], wheel up|down,
#                                   wait SECONDS (the time that a gesture takes)
#   rig_keys ctrl+z Return          keys by their X names
#   rig_fingers 'd 1 400 300; s 0.1; m 1 420 300; u 1 420 300'   fingers, on Xorg; see xtouch.py
#   rig_seat 'td 1 400 300; tf'     everything, on Weston; see wtouch.c
#   rig_screenshot FILE.png
#   rig_end PROGRAM_ID | rig_stop   end one program, or all that was started
#
# Needs, from Debian: xvfb xserver-xorg-core xserver-xorg-video-dummy x11-utils xdotool imagemagick python3; for Weston
# also weston libweston-10-dev libwayland-dev libxkbcommon-dev libpixman-1-dev pkg-config gcc. Xorg wants to be root.
#
# Nothing here waits for a fixed time: servers report the display they took, everything else is asked for until it is
# there, for ten seconds at most.

RIG_HOME=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
RIG_PROCESSES=()

rig_begin() {
  RIG_DIR=$(mktemp -d /tmp/rig.XXXXXX)
  chmod 700 "$RIG_DIR"
  unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
  trap rig_stop EXIT
}

# rig_until COMMAND…: repeats it until it succeeds; fails after ten seconds.
rig_until() {
  local deadline=$((SECONDS + 10))
  until "$@" > /dev/null 2>&1; do
    if ((SECONDS >= deadline)); then
      echo "rig: gave up waiting for: $*" >&2
      return 1
    fi
    sleep 0.02
  done
}

rig_xvfb() {
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3> "$RIG_DIR/display" > "$RIG_DIR/xvfb.log" 2>&1 &
  RIG_PROCESSES+=($!)
  _rig_take_display
}

# An X server with a touch screen of ten fingers.
rig_xorg() {
  sed "s#@DIR@#$RIG_DIR#" "$RIG_HOME/xorg-touch.conf.in" > "$RIG_DIR/xorg.conf"
  Xorg -displayfd 3 -noreset -nolisten tcp -sharevts -novtswitch vt7 -logfile "$RIG_DIR/xorg.log" \
    -config "$RIG_DIR/xorg.conf" 3> "$RIG_DIR/display" > "$RIG_DIR/xorg.out" 2>&1 &
  RIG_PROCESSES+=($!)
  _rig_take_display && rig_until test -S "$RIG_DIR/touch.sock" || return 1
  python3 "$RIG_HOME/xtouch.py" "$RIG_DIR/touch.sock" "$RIG_DIR/touch.fifo" > "$RIG_DIR/xtouch.log" 2>&1 &
  RIG_PROCESSES+=($!)
  rig_until test -p "$RIG_DIR/touch.fifo"
}

# The server writes the number of its display when it is ready to be used.
_rig_take_display() {
  rig_until grep -q . "$RIG_DIR/display" || return 1
  export DISPLAY=":$(cat "$RIG_DIR/display")"
  rig_until xdpyinfo
}

# A Wayland compositor with pointer, keyboard and touch screen. Further arguments go to Weston, such as --scale=2.
rig_weston() {
  gcc -O2 -shared -fPIC -o "$RIG_DIR/wtouch.so" "$RIG_HOME/wtouch.c" \
    $(pkg-config --cflags libweston-10 weston wayland-server xkbcommon pixman-1) -lweston-10 -lwayland-server || return 1
  export XDG_RUNTIME_DIR=$RIG_DIR WAYLAND_DISPLAY=rig-wayland
  env -u WAYLAND_DISPLAY WTOUCH_SOCKET="$RIG_DIR/input.sock" weston -c "$RIG_HOME/weston.ini" \
    --backend=headless-backend.so --use-pixman --width=1280 --height=800 --socket=rig-wayland --debug \
    --shell=kiosk-shell.so --modules="$RIG_DIR/wtouch.so" "$@" > "$RIG_DIR/weston.log" 2>&1 &
  RIG_PROCESSES+=($!)
  rig_until test -S "$RIG_DIR/rig-wayland" && rig_until test -S "$RIG_DIR/input.sock"
}

rig_start() {
  # Line by line, so that rig_output sees a line as soon as it is printed.
  stdbuf -oL "$@" > "$RIG_DIR/output" 2>&1 &
  RIG_PROGRAM=$!
  RIG_PROCESSES+=($RIG_PROGRAM)
}

rig_output() {
  rig_until grep -qE "$1" "$RIG_DIR/output" && return 0
  echo "rig: the output was:" >&2
  cat "$RIG_DIR/output" >&2
  return 1
}

rig_window() {
  rig_until xdotool search --onlyvisible --name "$1" && xdotool search --onlyvisible --name "$1" | head -1
}

rig_mouse() {
  while (($# > 0)); do
    case $1 in
      move) xdotool mousemove --sync "$2" "$3"; shift 3 ;;
      down | up)
        local button=1 action=$1
        shift
        if [[ ${1-} =~ ^[0-9]+$ ]]; then button=$1; shift; fi
        xdotool "mouse$action" "$button" ;;
      wheel) if [ "$2" = up ]; then xdotool click 4; else xdotool click 5; fi; shift 2 ;;
      wait) sleep "$2"; shift 2 ;;
      *) echo "rig: the mouse cannot $1" >&2; return 1 ;;
    esac
  done
}

rig_keys() { xdotool key -- "$@"; }

# Returns when the server has taken the last command.
rig_fingers() {
  rm -f "$RIG_DIR/taken"
  printf '%s; sync %s\n' "$1" "$RIG_DIR/taken" > "$RIG_DIR/touch.fifo"
  rig_until test -e "$RIG_DIR/taken"
}

rig_seat() { python3 "$RIG_HOME/wsend.py" "$RIG_DIR/input.sock" "$1"; }

rig_screenshot() {
  if [ -n "${DISPLAY-}" ]; then
    import -window root "$1"
    return
  fi
  # Weston's tool chooses the name of its file, in the folder where it is run.
  (cd "$RIG_DIR" && rm -f wayland-screenshot-*.png && weston-screenshooter) || return 1
  mv "$RIG_DIR"/wayland-screenshot-*.png "$1"
}

# Ends a program that rig_start began and gives its exit status; it must go by itself after SIGTERM.
rig_end() {
  kill "$1" 2> /dev/null
  wait "$1" 2> /dev/null
}

rig_stop() {
  local place
  for ((place = ${#RIG_PROCESSES[@]} - 1; place >= 0; place--)); do rig_end "${RIG_PROCESSES[place]}"; done
  RIG_PROCESSES=()
  rm -rf "$RIG_DIR"
}
