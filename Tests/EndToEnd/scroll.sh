# Scroll views on a real display server, by fingers and by the wheel; compared with `touchstone play` as in demo.sh. Of
# changes of the offset in a row the last one counts: how many there are is the affair of the machine and its display.

. Tests/EndToEnd/demo.sh

# callbacks: a log without times, of a row of offsets the last.
callbacks() {
  grep -v '^place ' | cut -d' ' -f2- | awk '
    /scrollViewDidScroll/ { if (kept != "" && $1 != name) print kept; kept = $0; name = $1; next }
    { if (kept != "") print kept; kept = ""; print }
    END { if (kept != "") print kept }'
}

check_a_drag_scrolls_as_played() {
  by_fingers cell-swipe-cured '390 640' \
    'd 1 195 208; s 0.03; m 1 195 190; s 0.03; m 1 195 170; s 0.1; m 1 195 170.4; s 0.05; m 1 195 170; s 0.4; u 1 195 170' \
    'scrollViewDidEndDragging'
}

check_a_quick_drag_turns_the_page_as_played() {
  by_fingers pager-cured '390 640' \
    'd 1 300 300; s 0.02; m 1 270 300; s 0.02; m 1 230 300; s 0.02; m 1 190 300; s 0.02; u 1 190 300; s 1.5' \
    'scrollViewDidEndDecelerating'
}

check_a_fling_goes_on_and_comes_to_rest() {
  rig_begin && rig_xorg && open_scene button-in-scroll || return 1
  rig_fingers "$("$RIG_HOME/../script.py" fingers "$PLACE_X" "$PLACE_Y" <<< \
    'd 1 195 420; s 0.02; m 1 195 390; s 0.02; m 1 195 350; s 0.02; m 1 195 310; s 0.02; u 1 195 310')" || return 1
  rig_output 'scrollViewDidEndDecelerating' || return 1
  expect "order" "WillBeginDragging DidScroll WillEndDragging DidEndDragging WillBeginDecelerating DidScroll DidEndDecelerating" \
    "$(said | sed 's/.*scrollView//; s/ .*//' | xargs)"
}

check_a_finger_stops_what_is_moving_and_presses_nothing() {
  rig_begin && rig_xorg && open_scene button-in-scroll || return 1
  rig_fingers "$("$RIG_HOME/../script.py" fingers "$PLACE_X" "$PLACE_Y" <<< \
    'd 1 195 420; s 0.02; m 1 195 405; s 0.02; m 1 195 396; s 0.02; m 1 195 387; s 0.02; m 1 195 378; s 0.02;
     u 1 195 378; s 0.2; d 1 195 200; s 0.2; u 1 195 200; s 0.2')" || return 1
  rig_output 'scrollViewDidEndDecelerating' || return 1
  expect "order" "WillBeginDragging DidScroll WillEndDragging DidEndDragging WillBeginDecelerating DidScroll DidEndDecelerating" \
    "$(said | sed 's/.*scrollView//; s/ .*//' | xargs)"
}

check_a_press_that_is_longer_than_the_delay_reaches_the_button() {
  by_fingers button-in-scroll '390 640' 'd 1 195 172; s 0.4; m 1 195 142; s 0.1; u 1 195 142' 'touchUpInside'
}

check_the_wheel_scrolls() {
  rig_begin && rig_xvfb && open_scene button-in-scroll || return 1
  rig_mouse move $((PLACE_X + 195)) $((PLACE_Y + 300)) wheel down
  rig_output 'scrollViewDidScroll 0.0 48.0' || return 1
  rig_mouse wheel down wait 0.5 wheel up wait 0.5
  expect "offset" "list scrollViewDidScroll 0.0 48.0" "$(said | tail -1)"
}

# The bar is 202.88 of 634 points long, and one point of its way is 3.1545 of the content's.
check_the_mouse_drags_the_indicator() {
  rig_begin && rig_xvfb || return 1
  cat > "$RIG_DIR/long.json" << 'SCENE'
{"format": "touchstone-scene", "version": 1, "title": "Long", "size": [390, 640],
 "root": {"name": "root", "class": "UIView", "frame": [0, 0, 390, 640], "children": [
   {"name": "list", "class": "UIScrollView", "frame": [0, 0, 390, 640], "contentSize": [390, 2000], "logs": ["scroll"],
    "children": [{"name": "page", "class": "UIView", "frame": [0, 0, 390, 2000], "overrides": ["touchesBegan"]}]}]}}
SCENE
  open_scene "$RIG_DIR/long.json" || return 1
  # The wheel shows the bar, the pointer finds it.
  rig_mouse move $((PLACE_X + 385)) $((PLACE_Y + 300)) wheel down
  rig_output 'scrollViewDidScroll 0.0 48.0' || return 1
  rig_mouse move $((PLACE_X + 385)) $((PLACE_Y + 100)) wait 0.1 down wait 0.05 move $((PLACE_X + 385)) $((PLACE_Y + 130)) \
    move $((PLACE_X + 300)) $((PLACE_Y + 160)) wait 0.05 up
  rig_output 'scrollViewDidScroll 0.0 237.3' || return 1
  # Let go, it stays, and without a bar under it the mouse is a finger on the page again.
  rig_mouse move $((PLACE_X + 200)) $((PLACE_Y + 400)) wait 0.1 down wait 0.3 up
  rig_output 'page touchesBegan' || return 1
  expect "log" "list scrollViewDidScroll 0.0 237.3 page touchesBegan 0" "$(said | tail -2 | xargs)"
}

check_two_fingers_zoom_as_played() {
  local scene
  scene=$(mktemp /tmp/zoom.XXXXXX.json)
  cat > "$scene" << 'SCENE'
{"format": "touchstone-scene", "version": 1, "title": "Zoom", "size": [390, 640],
 "root": {"name": "root", "class": "UIView", "frame": [0, 0, 390, 640], "children": [
   {"name": "map", "class": "UIScrollView", "frame": [0, 0, 390, 640], "contentSize": [390, 640],
    "maximumZoomScale": 4, "viewForZooming": "paper", "logs": ["scroll"],
    "children": [{"name": "paper", "class": "UIView", "frame": [0, 0, 390, 640]}]}]}}
SCENE
  callbacks() { grep -v -e '^place ' -e DidScroll -e DidZoom -e Dragging | cut -d' ' -f2-; }
  by_fingers "$scene" '390 640' \
    'd 1 170 300; s 0.02; d 2 220 300; s 0.03; m 1 150 300; s 0.02; m 2 240 300; s 0.03; m 1 120 300; s 0.02; m 2 270 300;
     s 0.3; u 1 120 300; s 0.02; u 2 270 300' 'scrollViewDidEndZooming'
  local status=$?
  rm -f "$scene"
  return $status
}
