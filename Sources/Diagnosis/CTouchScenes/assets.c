// Written by Scripts/embed-assets; not to be edited.
#include "assets.h"

#include <string.h>

// The compiler has had #embed for longer than the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t content0[] = {
#embed "../../../Assets/Scenes/back-delegate-cured.json"
};
static const uint8_t content1[] = {
#embed "../../../Assets/Scenes/back-delegate-cured.log"
};
static const uint8_t content2[] = {
#embed "../../../Assets/Scenes/back-delegate.json"
};
static const uint8_t content3[] = {
#embed "../../../Assets/Scenes/back-delegate.jsonl"
};
static const uint8_t content4[] = {
#embed "../../../Assets/Scenes/back-delegate.log"
};
static const uint8_t content5[] = {
#embed "../../../Assets/Scenes/bigger-touch-area.json"
};
static const uint8_t content6[] = {
#embed "../../../Assets/Scenes/bigger-touch-area.jsonl"
};
static const uint8_t content7[] = {
#embed "../../../Assets/Scenes/bigger-touch-area.log"
};
static const uint8_t content8[] = {
#embed "../../../Assets/Scenes/bottom-sheet-cured.json"
};
static const uint8_t content9[] = {
#embed "../../../Assets/Scenes/bottom-sheet-cured.log"
};
static const uint8_t content10[] = {
#embed "../../../Assets/Scenes/bottom-sheet.json"
};
static const uint8_t content11[] = {
#embed "../../../Assets/Scenes/bottom-sheet.jsonl"
};
static const uint8_t content12[] = {
#embed "../../../Assets/Scenes/bottom-sheet.log"
};
static const uint8_t content13[] = {
#embed "../../../Assets/Scenes/button-double-tap-cured.json"
};
static const uint8_t content14[] = {
#embed "../../../Assets/Scenes/button-double-tap-cured.log"
};
static const uint8_t content15[] = {
#embed "../../../Assets/Scenes/button-double-tap.json"
};
static const uint8_t content16[] = {
#embed "../../../Assets/Scenes/button-double-tap.jsonl"
};
static const uint8_t content17[] = {
#embed "../../../Assets/Scenes/button-double-tap.log"
};
static const uint8_t content18[] = {
#embed "../../../Assets/Scenes/button-in-scroll-cured.json"
};
static const uint8_t content19[] = {
#embed "../../../Assets/Scenes/button-in-scroll-cured.log"
};
static const uint8_t content20[] = {
#embed "../../../Assets/Scenes/button-in-scroll.json"
};
static const uint8_t content21[] = {
#embed "../../../Assets/Scenes/button-in-scroll.jsonl"
};
static const uint8_t content22[] = {
#embed "../../../Assets/Scenes/button-in-scroll.log"
};
static const uint8_t content23[] = {
#embed "../../../Assets/Scenes/button-under-tap-cured.json"
};
static const uint8_t content24[] = {
#embed "../../../Assets/Scenes/button-under-tap-cured.log"
};
static const uint8_t content25[] = {
#embed "../../../Assets/Scenes/button-under-tap.json"
};
static const uint8_t content26[] = {
#embed "../../../Assets/Scenes/button-under-tap.jsonl"
};
static const uint8_t content27[] = {
#embed "../../../Assets/Scenes/button-under-tap.log"
};
static const uint8_t content28[] = {
#embed "../../../Assets/Scenes/cancels-touches.json"
};
static const uint8_t content29[] = {
#embed "../../../Assets/Scenes/cancels-touches.jsonl"
};
static const uint8_t content30[] = {
#embed "../../../Assets/Scenes/cancels-touches.log"
};
static const uint8_t content31[] = {
#embed "../../../Assets/Scenes/cannot-hit.json"
};
static const uint8_t content32[] = {
#embed "../../../Assets/Scenes/cannot-hit.jsonl"
};
static const uint8_t content33[] = {
#embed "../../../Assets/Scenes/cannot-hit.log"
};
static const uint8_t content34[] = {
#embed "../../../Assets/Scenes/cell-swipe-cured.json"
};
static const uint8_t content35[] = {
#embed "../../../Assets/Scenes/cell-swipe-cured.log"
};
static const uint8_t content36[] = {
#embed "../../../Assets/Scenes/cell-swipe.json"
};
static const uint8_t content37[] = {
#embed "../../../Assets/Scenes/cell-swipe.jsonl"
};
static const uint8_t content38[] = {
#embed "../../../Assets/Scenes/cell-swipe.log"
};
static const uint8_t content39[] = {
#embed "../../../Assets/Scenes/container-chain.json"
};
static const uint8_t content40[] = {
#embed "../../../Assets/Scenes/container-chain.jsonl"
};
static const uint8_t content41[] = {
#embed "../../../Assets/Scenes/container-chain.log"
};
static const uint8_t content42[] = {
#embed "../../../Assets/Scenes/delays-began.json"
};
static const uint8_t content43[] = {
#embed "../../../Assets/Scenes/delays-began.jsonl"
};
static const uint8_t content44[] = {
#embed "../../../Assets/Scenes/delays-began.log"
};
static const uint8_t content45[] = {
#embed "../../../Assets/Scenes/delays-ended.json"
};
static const uint8_t content46[] = {
#embed "../../../Assets/Scenes/delays-ended.jsonl"
};
static const uint8_t content47[] = {
#embed "../../../Assets/Scenes/delays-ended.log"
};
static const uint8_t content48[] = {
#embed "../../../Assets/Scenes/double-press-cured.json"
};
static const uint8_t content49[] = {
#embed "../../../Assets/Scenes/double-press-cured.log"
};
static const uint8_t content50[] = {
#embed "../../../Assets/Scenes/double-press.json"
};
static const uint8_t content51[] = {
#embed "../../../Assets/Scenes/double-press.jsonl"
};
static const uint8_t content52[] = {
#embed "../../../Assets/Scenes/double-press.log"
};
static const uint8_t content53[] = {
#embed "../../../Assets/Scenes/drawer-at-back-cured.json"
};
static const uint8_t content54[] = {
#embed "../../../Assets/Scenes/drawer-at-back-cured.log"
};
static const uint8_t content55[] = {
#embed "../../../Assets/Scenes/drawer-at-back.json"
};
static const uint8_t content56[] = {
#embed "../../../Assets/Scenes/drawer-at-back.jsonl"
};
static const uint8_t content57[] = {
#embed "../../../Assets/Scenes/drawer-at-back.log"
};
static const uint8_t content58[] = {
#embed "../../../Assets/Scenes/drawer-at-edge-cured.json"
};
static const uint8_t content59[] = {
#embed "../../../Assets/Scenes/drawer-at-edge-cured.log"
};
static const uint8_t content60[] = {
#embed "../../../Assets/Scenes/drawer-at-edge.json"
};
static const uint8_t content61[] = {
#embed "../../../Assets/Scenes/drawer-at-edge.jsonl"
};
static const uint8_t content62[] = {
#embed "../../../Assets/Scenes/drawer-at-edge.log"
};
static const uint8_t content63[] = {
#embed "../../../Assets/Scenes/edge-back-cured.json"
};
static const uint8_t content64[] = {
#embed "../../../Assets/Scenes/edge-back-cured.log"
};
static const uint8_t content65[] = {
#embed "../../../Assets/Scenes/edge-back.json"
};
static const uint8_t content66[] = {
#embed "../../../Assets/Scenes/edge-back.jsonl"
};
static const uint8_t content67[] = {
#embed "../../../Assets/Scenes/edge-back.log"
};
static const uint8_t content68[] = {
#embed "../../../Assets/Scenes/exclusive-touch-type.json"
};
static const uint8_t content69[] = {
#embed "../../../Assets/Scenes/exclusive-touch-type.jsonl"
};
static const uint8_t content70[] = {
#embed "../../../Assets/Scenes/exclusive-touch-type.log"
};
static const uint8_t content71[] = {
#embed "../../../Assets/Scenes/gallery.json"
};
static const uint8_t content72[] = {
#embed "../../../Assets/Scenes/gallery.jsonl"
};
static const uint8_t content73[] = {
#embed "../../../Assets/Scenes/gallery.log"
};
static const uint8_t content74[] = {
#embed "../../../Assets/Scenes/hit-test-order.json"
};
static const uint8_t content75[] = {
#embed "../../../Assets/Scenes/hit-test-order.jsonl"
};
static const uint8_t content76[] = {
#embed "../../../Assets/Scenes/hit-test-order.log"
};
static const uint8_t content77[] = {
#embed "../../../Assets/Scenes/long-press.json"
};
static const uint8_t content78[] = {
#embed "../../../Assets/Scenes/long-press.jsonl"
};
static const uint8_t content79[] = {
#embed "../../../Assets/Scenes/long-press.log"
};
static const uint8_t content80[] = {
#embed "../../../Assets/Scenes/loser-never-told-cured.json"
};
static const uint8_t content81[] = {
#embed "../../../Assets/Scenes/loser-never-told-cured.log"
};
static const uint8_t content82[] = {
#embed "../../../Assets/Scenes/loser-never-told.json"
};
static const uint8_t content83[] = {
#embed "../../../Assets/Scenes/loser-never-told.jsonl"
};
static const uint8_t content84[] = {
#embed "../../../Assets/Scenes/loser-never-told.log"
};
static const uint8_t content85[] = {
#embed "../../../Assets/Scenes/menu-and-drag-cured.json"
};
static const uint8_t content86[] = {
#embed "../../../Assets/Scenes/menu-and-drag-cured.log"
};
static const uint8_t content87[] = {
#embed "../../../Assets/Scenes/menu-and-drag.json"
};
static const uint8_t content88[] = {
#embed "../../../Assets/Scenes/menu-and-drag.jsonl"
};
static const uint8_t content89[] = {
#embed "../../../Assets/Scenes/menu-and-drag.log"
};
static const uint8_t content90[] = {
#embed "../../../Assets/Scenes/menu-press.json"
};
static const uint8_t content91[] = {
#embed "../../../Assets/Scenes/menu-press.jsonl"
};
static const uint8_t content92[] = {
#embed "../../../Assets/Scenes/menu-press.log"
};
static const uint8_t content93[] = {
#embed "../../../Assets/Scenes/modal-by-hit-test-cured.json"
};
static const uint8_t content94[] = {
#embed "../../../Assets/Scenes/modal-by-hit-test-cured.jsonl"
};
static const uint8_t content95[] = {
#embed "../../../Assets/Scenes/modal-by-hit-test-cured.log"
};
static const uint8_t content96[] = {
#embed "../../../Assets/Scenes/modal-by-hit-test.json"
};
static const uint8_t content97[] = {
#embed "../../../Assets/Scenes/modal-by-hit-test.jsonl"
};
static const uint8_t content98[] = {
#embed "../../../Assets/Scenes/modal-by-hit-test.log"
};
static const uint8_t content99[] = {
#embed "../../../Assets/Scenes/motion.json"
};
static const uint8_t content100[] = {
#embed "../../../Assets/Scenes/motion.jsonl"
};
static const uint8_t content101[] = {
#embed "../../../Assets/Scenes/motion.log"
};
static const uint8_t content102[] = {
#embed "../../../Assets/Scenes/multi-touch.json"
};
static const uint8_t content103[] = {
#embed "../../../Assets/Scenes/multi-touch.jsonl"
};
static const uint8_t content104[] = {
#embed "../../../Assets/Scenes/multi-touch.log"
};
static const uint8_t content105[] = {
#embed "../../../Assets/Scenes/nested-same-axis-cured.json"
};
static const uint8_t content106[] = {
#embed "../../../Assets/Scenes/nested-same-axis-cured.log"
};
static const uint8_t content107[] = {
#embed "../../../Assets/Scenes/nested-same-axis.json"
};
static const uint8_t content108[] = {
#embed "../../../Assets/Scenes/nested-same-axis.jsonl"
};
static const uint8_t content109[] = {
#embed "../../../Assets/Scenes/nested-same-axis.log"
};
static const uint8_t content110[] = {
#embed "../../../Assets/Scenes/nested-taps.json"
};
static const uint8_t content111[] = {
#embed "../../../Assets/Scenes/nested-taps.jsonl"
};
static const uint8_t content112[] = {
#embed "../../../Assets/Scenes/nested-taps.log"
};
static const uint8_t content113[] = {
#embed "../../../Assets/Scenes/one-axis-pan-cured.json"
};
static const uint8_t content114[] = {
#embed "../../../Assets/Scenes/one-axis-pan-cured.log"
};
static const uint8_t content115[] = {
#embed "../../../Assets/Scenes/one-axis-pan.json"
};
static const uint8_t content116[] = {
#embed "../../../Assets/Scenes/one-axis-pan.jsonl"
};
static const uint8_t content117[] = {
#embed "../../../Assets/Scenes/one-axis-pan.log"
};
static const uint8_t content118[] = {
#embed "../../../Assets/Scenes/one-tap.json"
};
static const uint8_t content119[] = {
#embed "../../../Assets/Scenes/one-tap.jsonl"
};
static const uint8_t content120[] = {
#embed "../../../Assets/Scenes/one-tap.log"
};
static const uint8_t content121[] = {
#embed "../../../Assets/Scenes/one-two-fingers-cured.json"
};
static const uint8_t content122[] = {
#embed "../../../Assets/Scenes/one-two-fingers-cured.log"
};
static const uint8_t content123[] = {
#embed "../../../Assets/Scenes/one-two-fingers.json"
};
static const uint8_t content124[] = {
#embed "../../../Assets/Scenes/one-two-fingers.jsonl"
};
static const uint8_t content125[] = {
#embed "../../../Assets/Scenes/one-two-fingers.log"
};
static const uint8_t content126[] = {
#embed "../../../Assets/Scenes/overlapping-siblings-cured.json"
};
static const uint8_t content127[] = {
#embed "../../../Assets/Scenes/overlapping-siblings-cured.log"
};
static const uint8_t content128[] = {
#embed "../../../Assets/Scenes/overlapping-siblings.json"
};
static const uint8_t content129[] = {
#embed "../../../Assets/Scenes/overlapping-siblings.jsonl"
};
static const uint8_t content130[] = {
#embed "../../../Assets/Scenes/overlapping-siblings.log"
};
static const uint8_t content131[] = {
#embed "../../../Assets/Scenes/own-back-button-cured.json"
};
static const uint8_t content132[] = {
#embed "../../../Assets/Scenes/own-back-button-cured.log"
};
static const uint8_t content133[] = {
#embed "../../../Assets/Scenes/own-back-button.json"
};
static const uint8_t content134[] = {
#embed "../../../Assets/Scenes/own-back-button.jsonl"
};
static const uint8_t content135[] = {
#embed "../../../Assets/Scenes/own-back-button.log"
};
static const uint8_t content136[] = {
#embed "../../../Assets/Scenes/own-recognizer.json"
};
static const uint8_t content137[] = {
#embed "../../../Assets/Scenes/own-recognizer.jsonl"
};
static const uint8_t content138[] = {
#embed "../../../Assets/Scenes/own-recognizer.log"
};
static const uint8_t content139[] = {
#embed "../../../Assets/Scenes/pager-cured.json"
};
static const uint8_t content140[] = {
#embed "../../../Assets/Scenes/pager-cured.log"
};
static const uint8_t content141[] = {
#embed "../../../Assets/Scenes/pager.json"
};
static const uint8_t content142[] = {
#embed "../../../Assets/Scenes/pager.jsonl"
};
static const uint8_t content143[] = {
#embed "../../../Assets/Scenes/pager.log"
};
static const uint8_t content144[] = {
#embed "../../../Assets/Scenes/pass-through-overlay.json"
};
static const uint8_t content145[] = {
#embed "../../../Assets/Scenes/pass-through-overlay.jsonl"
};
static const uint8_t content146[] = {
#embed "../../../Assets/Scenes/pass-through-overlay.log"
};
static const uint8_t content147[] = {
#embed "../../../Assets/Scenes/pencil-canvas.json"
};
static const uint8_t content148[] = {
#embed "../../../Assets/Scenes/pencil-canvas.jsonl"
};
static const uint8_t content149[] = {
#embed "../../../Assets/Scenes/pencil-canvas.log"
};
static const uint8_t content150[] = {
#embed "../../../Assets/Scenes/press-then-drag-cured.json"
};
static const uint8_t content151[] = {
#embed "../../../Assets/Scenes/press-then-drag-cured.log"
};
static const uint8_t content152[] = {
#embed "../../../Assets/Scenes/press-then-drag.json"
};
static const uint8_t content153[] = {
#embed "../../../Assets/Scenes/press-then-drag.jsonl"
};
static const uint8_t content154[] = {
#embed "../../../Assets/Scenes/press-then-drag.log"
};
static const uint8_t content155[] = {
#embed "../../../Assets/Scenes/press-twice-cured.json"
};
static const uint8_t content156[] = {
#embed "../../../Assets/Scenes/press-twice-cured.log"
};
static const uint8_t content157[] = {
#embed "../../../Assets/Scenes/press-twice.json"
};
static const uint8_t content158[] = {
#embed "../../../Assets/Scenes/press-twice.jsonl"
};
static const uint8_t content159[] = {
#embed "../../../Assets/Scenes/press-twice.log"
};
static const uint8_t content160[] = {
#embed "../../../Assets/Scenes/presses.json"
};
static const uint8_t content161[] = {
#embed "../../../Assets/Scenes/presses.jsonl"
};
static const uint8_t content162[] = {
#embed "../../../Assets/Scenes/presses.log"
};
static const uint8_t content163[] = {
#embed "../../../Assets/Scenes/redirect-to-child.json"
};
static const uint8_t content164[] = {
#embed "../../../Assets/Scenes/redirect-to-child.jsonl"
};
static const uint8_t content165[] = {
#embed "../../../Assets/Scenes/redirect-to-child.log"
};
static const uint8_t content166[] = {
#embed "../../../Assets/Scenes/remote-control.json"
};
static const uint8_t content167[] = {
#embed "../../../Assets/Scenes/remote-control.jsonl"
};
static const uint8_t content168[] = {
#embed "../../../Assets/Scenes/remote-control.log"
};
static const uint8_t content169[] = {
#embed "../../../Assets/Scenes/reorder-rows-cured.json"
};
static const uint8_t content170[] = {
#embed "../../../Assets/Scenes/reorder-rows-cured.log"
};
static const uint8_t content171[] = {
#embed "../../../Assets/Scenes/reorder-rows.json"
};
static const uint8_t content172[] = {
#embed "../../../Assets/Scenes/reorder-rows.jsonl"
};
static const uint8_t content173[] = {
#embed "../../../Assets/Scenes/reorder-rows.log"
};
static const uint8_t content174[] = {
#embed "../../../Assets/Scenes/reorder-table-cured.json"
};
static const uint8_t content175[] = {
#embed "../../../Assets/Scenes/reorder-table-cured.log"
};
static const uint8_t content176[] = {
#embed "../../../Assets/Scenes/reorder-table.json"
};
static const uint8_t content177[] = {
#embed "../../../Assets/Scenes/reorder-table.jsonl"
};
static const uint8_t content178[] = {
#embed "../../../Assets/Scenes/reorder-table.log"
};
static const uint8_t content179[] = {
#embed "../../../Assets/Scenes/require-to-fail.json"
};
static const uint8_t content180[] = {
#embed "../../../Assets/Scenes/require-to-fail.jsonl"
};
static const uint8_t content181[] = {
#embed "../../../Assets/Scenes/require-to-fail.log"
};
static const uint8_t content182[] = {
#embed "../../../Assets/Scenes/responder-chain.json"
};
static const uint8_t content183[] = {
#embed "../../../Assets/Scenes/responder-chain.jsonl"
};
static const uint8_t content184[] = {
#embed "../../../Assets/Scenes/responder-chain.log"
};
static const uint8_t content185[] = {
#embed "../../../Assets/Scenes/row-swipe-in-pager-cured.json"
};
static const uint8_t content186[] = {
#embed "../../../Assets/Scenes/row-swipe-in-pager-cured.log"
};
static const uint8_t content187[] = {
#embed "../../../Assets/Scenes/row-swipe-in-pager.json"
};
static const uint8_t content188[] = {
#embed "../../../Assets/Scenes/row-swipe-in-pager.jsonl"
};
static const uint8_t content189[] = {
#embed "../../../Assets/Scenes/row-swipe-in-pager.log"
};
static const uint8_t content190[] = {
#embed "../../../Assets/Scenes/sheet-and-list-cured.json"
};
static const uint8_t content191[] = {
#embed "../../../Assets/Scenes/sheet-and-list-cured.log"
};
static const uint8_t content192[] = {
#embed "../../../Assets/Scenes/sheet-and-list.json"
};
static const uint8_t content193[] = {
#embed "../../../Assets/Scenes/sheet-and-list.jsonl"
};
static const uint8_t content194[] = {
#embed "../../../Assets/Scenes/sheet-and-list.log"
};
static const uint8_t content195[] = {
#embed "../../../Assets/Scenes/simultaneous.json"
};
static const uint8_t content196[] = {
#embed "../../../Assets/Scenes/simultaneous.jsonl"
};
static const uint8_t content197[] = {
#embed "../../../Assets/Scenes/simultaneous.log"
};
static const uint8_t content198[] = {
#embed "../../../Assets/Scenes/single-double-tap-cured.json"
};
static const uint8_t content199[] = {
#embed "../../../Assets/Scenes/single-double-tap-cured.log"
};
static const uint8_t content200[] = {
#embed "../../../Assets/Scenes/single-double-tap.json"
};
static const uint8_t content201[] = {
#embed "../../../Assets/Scenes/single-double-tap.jsonl"
};
static const uint8_t content202[] = {
#embed "../../../Assets/Scenes/single-double-tap.log"
};
static const uint8_t content203[] = {
#embed "../../../Assets/Scenes/slider-in-scroll-cured.json"
};
static const uint8_t content204[] = {
#embed "../../../Assets/Scenes/slider-in-scroll-cured.log"
};
static const uint8_t content205[] = {
#embed "../../../Assets/Scenes/slider-in-scroll.json"
};
static const uint8_t content206[] = {
#embed "../../../Assets/Scenes/slider-in-scroll.jsonl"
};
static const uint8_t content207[] = {
#embed "../../../Assets/Scenes/slider-in-scroll.log"
};
static const uint8_t content208[] = {
#embed "../../../Assets/Scenes/swipe-and-pan-cured.json"
};
static const uint8_t content209[] = {
#embed "../../../Assets/Scenes/swipe-and-pan-cured.log"
};
static const uint8_t content210[] = {
#embed "../../../Assets/Scenes/swipe-and-pan.json"
};
static const uint8_t content211[] = {
#embed "../../../Assets/Scenes/swipe-and-pan.jsonl"
};
static const uint8_t content212[] = {
#embed "../../../Assets/Scenes/swipe-and-pan.log"
};
static const uint8_t content213[] = {
#embed "../../../Assets/Scenes/swipe-container-cured.json"
};
static const uint8_t content214[] = {
#embed "../../../Assets/Scenes/swipe-container-cured.log"
};
static const uint8_t content215[] = {
#embed "../../../Assets/Scenes/swipe-container.json"
};
static const uint8_t content216[] = {
#embed "../../../Assets/Scenes/swipe-container.jsonl"
};
static const uint8_t content217[] = {
#embed "../../../Assets/Scenes/swipe-container.log"
};
static const uint8_t content218[] = {
#embed "../../../Assets/Scenes/tap-against-field-cured.json"
};
static const uint8_t content219[] = {
#embed "../../../Assets/Scenes/tap-against-field-cured.log"
};
static const uint8_t content220[] = {
#embed "../../../Assets/Scenes/tap-against-field.json"
};
static const uint8_t content221[] = {
#embed "../../../Assets/Scenes/tap-against-field.jsonl"
};
static const uint8_t content222[] = {
#embed "../../../Assets/Scenes/tap-against-field.log"
};
static const uint8_t content223[] = {
#embed "../../../Assets/Scenes/tap-and-swipe-cured.json"
};
static const uint8_t content224[] = {
#embed "../../../Assets/Scenes/tap-and-swipe-cured.log"
};
static const uint8_t content225[] = {
#embed "../../../Assets/Scenes/tap-and-swipe.json"
};
static const uint8_t content226[] = {
#embed "../../../Assets/Scenes/tap-and-swipe.jsonl"
};
static const uint8_t content227[] = {
#embed "../../../Assets/Scenes/tap-and-swipe.log"
};
static const uint8_t content228[] = {
#embed "../../../Assets/Scenes/tap-kills-rows-cured.json"
};
static const uint8_t content229[] = {
#embed "../../../Assets/Scenes/tap-kills-rows-cured.log"
};
static const uint8_t content230[] = {
#embed "../../../Assets/Scenes/tap-kills-rows.json"
};
static const uint8_t content231[] = {
#embed "../../../Assets/Scenes/tap-kills-rows.jsonl"
};
static const uint8_t content232[] = {
#embed "../../../Assets/Scenes/tap-kills-rows.log"
};
static const uint8_t content233[] = {
#embed "../../../Assets/Scenes/tap-kills-table-cured.json"
};
static const uint8_t content234[] = {
#embed "../../../Assets/Scenes/tap-kills-table-cured.log"
};
static const uint8_t content235[] = {
#embed "../../../Assets/Scenes/tap-kills-table.json"
};
static const uint8_t content236[] = {
#embed "../../../Assets/Scenes/tap-kills-table.jsonl"
};
static const uint8_t content237[] = {
#embed "../../../Assets/Scenes/tap-kills-table.log"
};
static const uint8_t content238[] = {
#embed "../../../Assets/Scenes/tap-outside-cured.json"
};
static const uint8_t content239[] = {
#embed "../../../Assets/Scenes/tap-outside-cured.jsonl"
};
static const uint8_t content240[] = {
#embed "../../../Assets/Scenes/tap-outside-cured.log"
};
static const uint8_t content241[] = {
#embed "../../../Assets/Scenes/tap-outside.json"
};
static const uint8_t content242[] = {
#embed "../../../Assets/Scenes/tap-outside.jsonl"
};
static const uint8_t content243[] = {
#embed "../../../Assets/Scenes/tap-outside.log"
};
static const uint8_t content244[] = {
#embed "../../../Assets/Scenes/touchpad-pinch.json"
};
static const uint8_t content245[] = {
#embed "../../../Assets/Scenes/touchpad-pinch.jsonl"
};
static const uint8_t content246[] = {
#embed "../../../Assets/Scenes/touchpad-pinch.log"
};
static const uint8_t content247[] = {
#embed "../../../Assets/Scenes/transform-cured.json"
};
static const uint8_t content248[] = {
#embed "../../../Assets/Scenes/transform-cured.log"
};
static const uint8_t content249[] = {
#embed "../../../Assets/Scenes/transform.json"
};
static const uint8_t content250[] = {
#embed "../../../Assets/Scenes/transform.jsonl"
};
static const uint8_t content251[] = {
#embed "../../../Assets/Scenes/transform.log"
};
static const uint8_t content252[] = {
#embed "../../../Assets/Scenes/two-buttons-cured.json"
};
static const uint8_t content253[] = {
#embed "../../../Assets/Scenes/two-buttons-cured.log"
};
static const uint8_t content254[] = {
#embed "../../../Assets/Scenes/two-buttons.json"
};
static const uint8_t content255[] = {
#embed "../../../Assets/Scenes/two-buttons.jsonl"
};
static const uint8_t content256[] = {
#embed "../../../Assets/Scenes/two-buttons.log"
};
static const uint8_t content257[] = {
#embed "../../../Assets/Scenes/unrelated-branches.json"
};
static const uint8_t content258[] = {
#embed "../../../Assets/Scenes/unrelated-branches.jsonl"
};
static const uint8_t content259[] = {
#embed "../../../Assets/Scenes/unrelated-branches.log"
};
static const uint8_t content260[] = {
#embed "../../../Assets/Scenes/views-in-rows.json"
};
static const uint8_t content261[] = {
#embed "../../../Assets/Scenes/views-in-rows.jsonl"
};
static const uint8_t content262[] = {
#embed "../../../Assets/Scenes/views-in-rows.log"
};
static const uint8_t content263[] = {
#embed "../../../Assets/Scenes/zoomed-photo-cured.json"
};
static const uint8_t content264[] = {
#embed "../../../Assets/Scenes/zoomed-photo-cured.log"
};
static const uint8_t content265[] = {
#embed "../../../Assets/Scenes/zoomed-photo.json"
};
static const uint8_t content266[] = {
#embed "../../../Assets/Scenes/zoomed-photo.jsonl"
};
static const uint8_t content267[] = {
#embed "../../../Assets/Scenes/zoomed-photo.log"
};
static const uint8_t content268[] = {
#embed "../../../Docs/Semantics-Accessibility.md"
};
static const uint8_t content269[] = {
#embed "../../../Docs/Semantics-Containers.md"
};
static const uint8_t content270[] = {
#embed "../../../Docs/Semantics-Desktop.md"
};
static const uint8_t content271[] = {
#embed "../../../Docs/Semantics-Drags.md"
};
static const uint8_t content272[] = {
#embed "../../../Docs/Semantics-Layout.md"
};
static const uint8_t content273[] = {
#embed "../../../Docs/Semantics-Lists.md"
};
static const uint8_t content274[] = {
#embed "../../../Docs/Semantics-Motion.md"
};
static const uint8_t content275[] = {
#embed "../../../Docs/Semantics-Pens.md"
};
static const uint8_t content276[] = {
#embed "../../../Docs/Semantics-Presses.md"
};
static const uint8_t content277[] = {
#embed "../../../Docs/Semantics-Scenes.md"
};
static const uint8_t content278[] = {
#embed "../../../Docs/Semantics-Text.md"
};
static const uint8_t content279[] = {
#embed "../../../Docs/Semantics-Touchpad.md"
};
static const uint8_t content280[] = {
#embed "../../../Docs/Semantics.md"
};

static const struct { const char *name; const uint8_t *content; size_t size; } assets[] = {
  {"back-delegate-cured.json", content0, sizeof content0},
  {"back-delegate-cured.log", content1, sizeof content1},
  {"back-delegate.json", content2, sizeof content2},
  {"back-delegate.jsonl", content3, sizeof content3},
  {"back-delegate.log", content4, sizeof content4},
  {"bigger-touch-area.json", content5, sizeof content5},
  {"bigger-touch-area.jsonl", content6, sizeof content6},
  {"bigger-touch-area.log", content7, sizeof content7},
  {"bottom-sheet-cured.json", content8, sizeof content8},
  {"bottom-sheet-cured.log", content9, sizeof content9},
  {"bottom-sheet.json", content10, sizeof content10},
  {"bottom-sheet.jsonl", content11, sizeof content11},
  {"bottom-sheet.log", content12, sizeof content12},
  {"button-double-tap-cured.json", content13, sizeof content13},
  {"button-double-tap-cured.log", content14, sizeof content14},
  {"button-double-tap.json", content15, sizeof content15},
  {"button-double-tap.jsonl", content16, sizeof content16},
  {"button-double-tap.log", content17, sizeof content17},
  {"button-in-scroll-cured.json", content18, sizeof content18},
  {"button-in-scroll-cured.log", content19, sizeof content19},
  {"button-in-scroll.json", content20, sizeof content20},
  {"button-in-scroll.jsonl", content21, sizeof content21},
  {"button-in-scroll.log", content22, sizeof content22},
  {"button-under-tap-cured.json", content23, sizeof content23},
  {"button-under-tap-cured.log", content24, sizeof content24},
  {"button-under-tap.json", content25, sizeof content25},
  {"button-under-tap.jsonl", content26, sizeof content26},
  {"button-under-tap.log", content27, sizeof content27},
  {"cancels-touches.json", content28, sizeof content28},
  {"cancels-touches.jsonl", content29, sizeof content29},
  {"cancels-touches.log", content30, sizeof content30},
  {"cannot-hit.json", content31, sizeof content31},
  {"cannot-hit.jsonl", content32, sizeof content32},
  {"cannot-hit.log", content33, sizeof content33},
  {"cell-swipe-cured.json", content34, sizeof content34},
  {"cell-swipe-cured.log", content35, sizeof content35},
  {"cell-swipe.json", content36, sizeof content36},
  {"cell-swipe.jsonl", content37, sizeof content37},
  {"cell-swipe.log", content38, sizeof content38},
  {"container-chain.json", content39, sizeof content39},
  {"container-chain.jsonl", content40, sizeof content40},
  {"container-chain.log", content41, sizeof content41},
  {"delays-began.json", content42, sizeof content42},
  {"delays-began.jsonl", content43, sizeof content43},
  {"delays-began.log", content44, sizeof content44},
  {"delays-ended.json", content45, sizeof content45},
  {"delays-ended.jsonl", content46, sizeof content46},
  {"delays-ended.log", content47, sizeof content47},
  {"double-press-cured.json", content48, sizeof content48},
  {"double-press-cured.log", content49, sizeof content49},
  {"double-press.json", content50, sizeof content50},
  {"double-press.jsonl", content51, sizeof content51},
  {"double-press.log", content52, sizeof content52},
  {"drawer-at-back-cured.json", content53, sizeof content53},
  {"drawer-at-back-cured.log", content54, sizeof content54},
  {"drawer-at-back.json", content55, sizeof content55},
  {"drawer-at-back.jsonl", content56, sizeof content56},
  {"drawer-at-back.log", content57, sizeof content57},
  {"drawer-at-edge-cured.json", content58, sizeof content58},
  {"drawer-at-edge-cured.log", content59, sizeof content59},
  {"drawer-at-edge.json", content60, sizeof content60},
  {"drawer-at-edge.jsonl", content61, sizeof content61},
  {"drawer-at-edge.log", content62, sizeof content62},
  {"edge-back-cured.json", content63, sizeof content63},
  {"edge-back-cured.log", content64, sizeof content64},
  {"edge-back.json", content65, sizeof content65},
  {"edge-back.jsonl", content66, sizeof content66},
  {"edge-back.log", content67, sizeof content67},
  {"exclusive-touch-type.json", content68, sizeof content68},
  {"exclusive-touch-type.jsonl", content69, sizeof content69},
  {"exclusive-touch-type.log", content70, sizeof content70},
  {"gallery.json", content71, sizeof content71},
  {"gallery.jsonl", content72, sizeof content72},
  {"gallery.log", content73, sizeof content73},
  {"hit-test-order.json", content74, sizeof content74},
  {"hit-test-order.jsonl", content75, sizeof content75},
  {"hit-test-order.log", content76, sizeof content76},
  {"long-press.json", content77, sizeof content77},
  {"long-press.jsonl", content78, sizeof content78},
  {"long-press.log", content79, sizeof content79},
  {"loser-never-told-cured.json", content80, sizeof content80},
  {"loser-never-told-cured.log", content81, sizeof content81},
  {"loser-never-told.json", content82, sizeof content82},
  {"loser-never-told.jsonl", content83, sizeof content83},
  {"loser-never-told.log", content84, sizeof content84},
  {"menu-and-drag-cured.json", content85, sizeof content85},
  {"menu-and-drag-cured.log", content86, sizeof content86},
  {"menu-and-drag.json", content87, sizeof content87},
  {"menu-and-drag.jsonl", content88, sizeof content88},
  {"menu-and-drag.log", content89, sizeof content89},
  {"menu-press.json", content90, sizeof content90},
  {"menu-press.jsonl", content91, sizeof content91},
  {"menu-press.log", content92, sizeof content92},
  {"modal-by-hit-test-cured.json", content93, sizeof content93},
  {"modal-by-hit-test-cured.jsonl", content94, sizeof content94},
  {"modal-by-hit-test-cured.log", content95, sizeof content95},
  {"modal-by-hit-test.json", content96, sizeof content96},
  {"modal-by-hit-test.jsonl", content97, sizeof content97},
  {"modal-by-hit-test.log", content98, sizeof content98},
  {"motion.json", content99, sizeof content99},
  {"motion.jsonl", content100, sizeof content100},
  {"motion.log", content101, sizeof content101},
  {"multi-touch.json", content102, sizeof content102},
  {"multi-touch.jsonl", content103, sizeof content103},
  {"multi-touch.log", content104, sizeof content104},
  {"nested-same-axis-cured.json", content105, sizeof content105},
  {"nested-same-axis-cured.log", content106, sizeof content106},
  {"nested-same-axis.json", content107, sizeof content107},
  {"nested-same-axis.jsonl", content108, sizeof content108},
  {"nested-same-axis.log", content109, sizeof content109},
  {"nested-taps.json", content110, sizeof content110},
  {"nested-taps.jsonl", content111, sizeof content111},
  {"nested-taps.log", content112, sizeof content112},
  {"one-axis-pan-cured.json", content113, sizeof content113},
  {"one-axis-pan-cured.log", content114, sizeof content114},
  {"one-axis-pan.json", content115, sizeof content115},
  {"one-axis-pan.jsonl", content116, sizeof content116},
  {"one-axis-pan.log", content117, sizeof content117},
  {"one-tap.json", content118, sizeof content118},
  {"one-tap.jsonl", content119, sizeof content119},
  {"one-tap.log", content120, sizeof content120},
  {"one-two-fingers-cured.json", content121, sizeof content121},
  {"one-two-fingers-cured.log", content122, sizeof content122},
  {"one-two-fingers.json", content123, sizeof content123},
  {"one-two-fingers.jsonl", content124, sizeof content124},
  {"one-two-fingers.log", content125, sizeof content125},
  {"overlapping-siblings-cured.json", content126, sizeof content126},
  {"overlapping-siblings-cured.log", content127, sizeof content127},
  {"overlapping-siblings.json", content128, sizeof content128},
  {"overlapping-siblings.jsonl", content129, sizeof content129},
  {"overlapping-siblings.log", content130, sizeof content130},
  {"own-back-button-cured.json", content131, sizeof content131},
  {"own-back-button-cured.log", content132, sizeof content132},
  {"own-back-button.json", content133, sizeof content133},
  {"own-back-button.jsonl", content134, sizeof content134},
  {"own-back-button.log", content135, sizeof content135},
  {"own-recognizer.json", content136, sizeof content136},
  {"own-recognizer.jsonl", content137, sizeof content137},
  {"own-recognizer.log", content138, sizeof content138},
  {"pager-cured.json", content139, sizeof content139},
  {"pager-cured.log", content140, sizeof content140},
  {"pager.json", content141, sizeof content141},
  {"pager.jsonl", content142, sizeof content142},
  {"pager.log", content143, sizeof content143},
  {"pass-through-overlay.json", content144, sizeof content144},
  {"pass-through-overlay.jsonl", content145, sizeof content145},
  {"pass-through-overlay.log", content146, sizeof content146},
  {"pencil-canvas.json", content147, sizeof content147},
  {"pencil-canvas.jsonl", content148, sizeof content148},
  {"pencil-canvas.log", content149, sizeof content149},
  {"press-then-drag-cured.json", content150, sizeof content150},
  {"press-then-drag-cured.log", content151, sizeof content151},
  {"press-then-drag.json", content152, sizeof content152},
  {"press-then-drag.jsonl", content153, sizeof content153},
  {"press-then-drag.log", content154, sizeof content154},
  {"press-twice-cured.json", content155, sizeof content155},
  {"press-twice-cured.log", content156, sizeof content156},
  {"press-twice.json", content157, sizeof content157},
  {"press-twice.jsonl", content158, sizeof content158},
  {"press-twice.log", content159, sizeof content159},
  {"presses.json", content160, sizeof content160},
  {"presses.jsonl", content161, sizeof content161},
  {"presses.log", content162, sizeof content162},
  {"redirect-to-child.json", content163, sizeof content163},
  {"redirect-to-child.jsonl", content164, sizeof content164},
  {"redirect-to-child.log", content165, sizeof content165},
  {"remote-control.json", content166, sizeof content166},
  {"remote-control.jsonl", content167, sizeof content167},
  {"remote-control.log", content168, sizeof content168},
  {"reorder-rows-cured.json", content169, sizeof content169},
  {"reorder-rows-cured.log", content170, sizeof content170},
  {"reorder-rows.json", content171, sizeof content171},
  {"reorder-rows.jsonl", content172, sizeof content172},
  {"reorder-rows.log", content173, sizeof content173},
  {"reorder-table-cured.json", content174, sizeof content174},
  {"reorder-table-cured.log", content175, sizeof content175},
  {"reorder-table.json", content176, sizeof content176},
  {"reorder-table.jsonl", content177, sizeof content177},
  {"reorder-table.log", content178, sizeof content178},
  {"require-to-fail.json", content179, sizeof content179},
  {"require-to-fail.jsonl", content180, sizeof content180},
  {"require-to-fail.log", content181, sizeof content181},
  {"responder-chain.json", content182, sizeof content182},
  {"responder-chain.jsonl", content183, sizeof content183},
  {"responder-chain.log", content184, sizeof content184},
  {"row-swipe-in-pager-cured.json", content185, sizeof content185},
  {"row-swipe-in-pager-cured.log", content186, sizeof content186},
  {"row-swipe-in-pager.json", content187, sizeof content187},
  {"row-swipe-in-pager.jsonl", content188, sizeof content188},
  {"row-swipe-in-pager.log", content189, sizeof content189},
  {"sheet-and-list-cured.json", content190, sizeof content190},
  {"sheet-and-list-cured.log", content191, sizeof content191},
  {"sheet-and-list.json", content192, sizeof content192},
  {"sheet-and-list.jsonl", content193, sizeof content193},
  {"sheet-and-list.log", content194, sizeof content194},
  {"simultaneous.json", content195, sizeof content195},
  {"simultaneous.jsonl", content196, sizeof content196},
  {"simultaneous.log", content197, sizeof content197},
  {"single-double-tap-cured.json", content198, sizeof content198},
  {"single-double-tap-cured.log", content199, sizeof content199},
  {"single-double-tap.json", content200, sizeof content200},
  {"single-double-tap.jsonl", content201, sizeof content201},
  {"single-double-tap.log", content202, sizeof content202},
  {"slider-in-scroll-cured.json", content203, sizeof content203},
  {"slider-in-scroll-cured.log", content204, sizeof content204},
  {"slider-in-scroll.json", content205, sizeof content205},
  {"slider-in-scroll.jsonl", content206, sizeof content206},
  {"slider-in-scroll.log", content207, sizeof content207},
  {"swipe-and-pan-cured.json", content208, sizeof content208},
  {"swipe-and-pan-cured.log", content209, sizeof content209},
  {"swipe-and-pan.json", content210, sizeof content210},
  {"swipe-and-pan.jsonl", content211, sizeof content211},
  {"swipe-and-pan.log", content212, sizeof content212},
  {"swipe-container-cured.json", content213, sizeof content213},
  {"swipe-container-cured.log", content214, sizeof content214},
  {"swipe-container.json", content215, sizeof content215},
  {"swipe-container.jsonl", content216, sizeof content216},
  {"swipe-container.log", content217, sizeof content217},
  {"tap-against-field-cured.json", content218, sizeof content218},
  {"tap-against-field-cured.log", content219, sizeof content219},
  {"tap-against-field.json", content220, sizeof content220},
  {"tap-against-field.jsonl", content221, sizeof content221},
  {"tap-against-field.log", content222, sizeof content222},
  {"tap-and-swipe-cured.json", content223, sizeof content223},
  {"tap-and-swipe-cured.log", content224, sizeof content224},
  {"tap-and-swipe.json", content225, sizeof content225},
  {"tap-and-swipe.jsonl", content226, sizeof content226},
  {"tap-and-swipe.log", content227, sizeof content227},
  {"tap-kills-rows-cured.json", content228, sizeof content228},
  {"tap-kills-rows-cured.log", content229, sizeof content229},
  {"tap-kills-rows.json", content230, sizeof content230},
  {"tap-kills-rows.jsonl", content231, sizeof content231},
  {"tap-kills-rows.log", content232, sizeof content232},
  {"tap-kills-table-cured.json", content233, sizeof content233},
  {"tap-kills-table-cured.log", content234, sizeof content234},
  {"tap-kills-table.json", content235, sizeof content235},
  {"tap-kills-table.jsonl", content236, sizeof content236},
  {"tap-kills-table.log", content237, sizeof content237},
  {"tap-outside-cured.json", content238, sizeof content238},
  {"tap-outside-cured.jsonl", content239, sizeof content239},
  {"tap-outside-cured.log", content240, sizeof content240},
  {"tap-outside.json", content241, sizeof content241},
  {"tap-outside.jsonl", content242, sizeof content242},
  {"tap-outside.log", content243, sizeof content243},
  {"touchpad-pinch.json", content244, sizeof content244},
  {"touchpad-pinch.jsonl", content245, sizeof content245},
  {"touchpad-pinch.log", content246, sizeof content246},
  {"transform-cured.json", content247, sizeof content247},
  {"transform-cured.log", content248, sizeof content248},
  {"transform.json", content249, sizeof content249},
  {"transform.jsonl", content250, sizeof content250},
  {"transform.log", content251, sizeof content251},
  {"two-buttons-cured.json", content252, sizeof content252},
  {"two-buttons-cured.log", content253, sizeof content253},
  {"two-buttons.json", content254, sizeof content254},
  {"two-buttons.jsonl", content255, sizeof content255},
  {"two-buttons.log", content256, sizeof content256},
  {"unrelated-branches.json", content257, sizeof content257},
  {"unrelated-branches.jsonl", content258, sizeof content258},
  {"unrelated-branches.log", content259, sizeof content259},
  {"views-in-rows.json", content260, sizeof content260},
  {"views-in-rows.jsonl", content261, sizeof content261},
  {"views-in-rows.log", content262, sizeof content262},
  {"zoomed-photo-cured.json", content263, sizeof content263},
  {"zoomed-photo-cured.log", content264, sizeof content264},
  {"zoomed-photo.json", content265, sizeof content265},
  {"zoomed-photo.jsonl", content266, sizeof content266},
  {"zoomed-photo.log", content267, sizeof content267},
  {"Semantics-Accessibility.md", content268, sizeof content268},
  {"Semantics-Containers.md", content269, sizeof content269},
  {"Semantics-Desktop.md", content270, sizeof content270},
  {"Semantics-Drags.md", content271, sizeof content271},
  {"Semantics-Layout.md", content272, sizeof content272},
  {"Semantics-Lists.md", content273, sizeof content273},
  {"Semantics-Motion.md", content274, sizeof content274},
  {"Semantics-Pens.md", content275, sizeof content275},
  {"Semantics-Presses.md", content276, sizeof content276},
  {"Semantics-Scenes.md", content277, sizeof content277},
  {"Semantics-Text.md", content278, sizeof content278},
  {"Semantics-Touchpad.md", content279, sizeof content279},
  {"Semantics.md", content280, sizeof content280},
};

int touch_asset_count(void) { return (int)(sizeof assets / sizeof assets[0]); }
static int is_index(int index) { return index >= 0 && index < touch_asset_count(); }
const char *touch_asset_name(int index) { return is_index(index) ? assets[index].name : NULL; }
size_t touch_asset_size(int index) { return is_index(index) ? assets[index].size : 0; }
void touch_asset_copy(int index, uint8_t *bytes) {
  if (is_index(index)) memcpy(bytes, assets[index].content, assets[index].size);
}
