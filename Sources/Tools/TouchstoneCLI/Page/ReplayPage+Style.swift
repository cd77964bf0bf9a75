extension ReplayPage {
  /// The page's style sheet: light, or dark if the reader prefers it.
  static let style = """
    :root{--paper:#fff;--ground:#edf0f4;--ink:#1b2430;--quiet:#55606e;--line:#dde2e8;--way:#0067a5;--tint:#e6f1f8;
    --help:#e6f5f1;--loss:#fbeee6;--possible:#c3cad3;--began:#56b4e9;--ended:#009e73;--failed:#d55e00;
    --cancelled:#cc79a7;--blocked:#e69f00;--down:#7b8794;--touched:#a9d4ee;--bad:#b34700;--good:#00745a;
    --flow:#8a5e00;--on:#0e1116;--onpossible:#1b2430}
    @media (prefers-color-scheme:dark){:root{--paper:#1a1e25;--ground:#12151a;--ink:#e8ecf1;--quiet:#a9b3bf;
    --line:#323a45;--way:#5ab4f0;--tint:#1c2c39;--help:#1a302f;--loss:#2f2822;--possible:#4a5361;--began:#56b4e9;
    --ended:#14b58a;--failed:#e8732a;--cancelled:#db8fba;--blocked:#e69f00;--down:#8a95a3;--touched:#56b4e9;
    --bad:#f08a4b;--good:#3cc9a0;--flow:#f0b93c;--on:#0e1116;--onpossible:#e8ecf1}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
    header,main,footer{max-width:1180px;margin:0 auto;padding:0 24px}
    header{padding-top:28px}
    h1{font-size:26px;line-height:1.25;margin:0 0 4px}
    h2{font-size:17px;margin:0 0 12px}
    h3{font-size:15px;margin:18px 0 4px}
    header p{margin:0 0 20px;color:var(--quiet);max-width:72ch}
    section{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:20px;margin:0 0 20px}
    footer{color:var(--quiet);font-size:13px;padding-bottom:24px}
    .skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--paper);padding:8px}
    :focus-visible{outline:2px solid var(--way);outline-offset:2px}
    main{display:grid;grid-template-columns:minmax(280px,430px) minmax(0,1fr);gap:0 20px;align-items:start}
    #verdict,#help,#lanes-section,#decisions,#relations,#callbacks{grid-column:1/-1}
    #scene{position:sticky;top:12px}
    @media (max-width:800px){main{display:block}#scene{position:static}}
    @media (max-width:560px){header,main,footer{padding:0 10px}section{padding:12px;overflow-wrap:anywhere}
    h1{font-size:22px}#lanes{min-width:560px}.log{columns:1}}
    #stage{width:100%;max-height:640px;display:block;border:1px solid var(--line);border-radius:6px;background:#fff}
    .words{display:flex;align-items:center;width:100%;height:100%;overflow:hidden}
    #trails polyline{fill:none;stroke:#1b2430;stroke-opacity:.45;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
    #trails circle{fill:#1b2430;fill-opacity:.6}
    #fingers circle{fill:#1b2430;fill-opacity:.2;stroke:#1b2430;stroke-width:2}
    #fingers text{font:700 12px system-ui,sans-serif;fill:#1b2430;text-anchor:middle}
    .buttons{display:flex;gap:8px;align-items:center;margin:12px 0 8px;flex-wrap:wrap}
    button,select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;
    padding:5px 12px;min-height:34px}
    button:hover{background:var(--tint)}
    .scrub{display:flex;gap:10px;align-items:center}.scrub input{flex:1;accent-color:var(--way)}
    output{font-variant-numeric:tabular-nums;font-weight:600}
    #now{margin:8px 0 0;min-height:3em;color:var(--quiet);font-size:14px;white-space:pre-line}
    ul{padding-left:20px;margin:4px 0 12px}li{margin:2px 0}
    .verdicts{list-style:none;padding:0}.verdicts li{padding:6px 0 6px 12px;border-left:4px solid var(--line)}
    .verdicts .lost{border-color:var(--bad);background:var(--loss)}
    .verdicts .won{border-color:var(--good);background:var(--help)}
    .verdicts strong{margin-right:8px}.lost strong{color:var(--bad)}.won strong{color:var(--good)}
    .cures{padding:12px 16px 12px 32px;margin:4px 0 0;background:var(--help);border-radius:6px}
    .cures li+li{margin-top:8px}
    .wide{overflow-x:auto}
    #lanes{width:100%;min-width:760px;display:block;font:12px system-ui,sans-serif}
    #lanes text{fill:var(--ink)}#lanes .group{fill:var(--quiet);font-weight:700;font-size:11px;letter-spacing:.04em}
    #lanes .time{fill:var(--quiet);text-anchor:middle;font-size:10.5px}
    .tick{stroke:var(--line);stroke-dasharray:2 4}.base{stroke:var(--line)}
    .playhead{stroke:var(--way);stroke-width:1.5}
    rect.possible{fill:var(--possible)}rect.began,rect.changed{fill:var(--began)}rect.ended{fill:var(--ended)}
    rect.failed{fill:var(--failed)}rect.cancelled{fill:var(--cancelled)}rect.blocked{fill:var(--blocked)}
    rect.down{fill:var(--down)}rect.touched{fill:var(--touched)}
    #lanes .state.possible{fill:var(--onpossible)}#lanes .state{fill:var(--on);font-size:11px;pointer-events:none}
    .call{fill:var(--quiet)}.lost{fill:var(--bad)}.turn{fill:var(--quiet)}
    .action{fill:var(--good);stroke:var(--paper);stroke-width:1.5}.cross{stroke:var(--bad);stroke-width:2}
    .flow{fill:none;stroke:var(--flow);stroke-width:1.4}.arrowhead{fill:var(--flow)}
    .legend{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;padding:0;margin:12px 0 0;font-size:13px;
    color:var(--quiet)}
    .legend li::before{content:"";display:inline-block;width:14px;height:10px;border-radius:2px;margin-right:6px}
    .legend .possible::before{background:var(--possible)}.legend .began::before{background:var(--began)}
    .legend .ended::before{background:var(--ended)}.legend .blocked::before{background:var(--blocked)}
    .legend .failed::before{background:var(--failed)}
    .legend .action::before{background:var(--good);width:10px;border-radius:5px}
    table{border-collapse:collapse;width:100%;font-size:13px}
    caption{text-align:left;color:var(--quiet);padding:8px 0}
    th,td{text-align:left;padding:3px 10px 3px 0;border-bottom:1px solid var(--line);vertical-align:top}
    td:first-child{font-variant-numeric:tabular-nums}
    summary{cursor:pointer}
    .log{font:12.5px/1.55 ui-monospace,monospace;list-style:none;padding:0;margin:0;columns:3 300px}
    .here{background:var(--tint);box-shadow:inset 3px 0 var(--way)}
    @media print{#controls,.skip{display:none}section{break-inside:avoid}}
    """

  /// The page's script.
  ///
  /// Without it everything is readable, with the scene in its final state.
  static var script: String {
    """
    "use strict";(()=>{
    const data=JSON.parse(document.getElementById("data").textContent),el=id=>document.getElementById(id);
    const svg="http://www.w3.org/2000/svg",time=el("time"),play=el("play"),times=[...new Set(data.times)];
    const marked=[...document.querySelectorAll("[data-t]")].map(e=>[parseFloat(e.dataset.t),e]);
    const groups=data.first.map((_,i)=>el("v"+i));
    const discs=data.fingers.map(f=>{const g=document.createElementNS(svg,"g"),c=document.createElementNS(svg,"circle"),
    t=document.createElementNS(svg,"text");c.setAttribute("r","20");t.setAttribute("dy","4");
    t.textContent=f.name.replace(/^(finger|pencil) /,"");g.append(c,t);el("fingers").append(g);return g});
    let now=data.end,running=0,last=0,here=[];
    function place(i){let at=null;for(const p of data.fingers[i].places){if(p[0]>now+1e-9)break;at=p}return at}
    function show(to,quiet){now=Math.min(data.end,Math.max(0,to));
    const looks=data.first.slice();for(const [t,v,l] of data.changes){if(t>now+1e-9)break;looks[v]=l}
    looks.forEach(([m,o,s,f],i)=>{const g=groups[i];if(!g)return;g.setAttribute("transform",m);
    g.setAttribute("opacity",o);s?g.removeAttribute("display"):g.setAttribute("display","none");
    const r=g.querySelector(":scope>rect");if(r)r.setAttribute("fill",f)});
    discs.forEach((g,i)=>{const p=place(i);if(!p||!p[3]){g.setAttribute("display","none");return}
    g.removeAttribute("display");g.setAttribute("transform",`translate(${p[1]} ${p[2]})`)});
    time.value=now;el("clock").textContent=now.toFixed(3)+" s";
    const x=data.column+now/data.axis*(data.width-data.column-8),line=el("playhead");
    line.setAttribute("x1",x);line.setAttribute("x2",x);
    here.forEach(e=>e.classList.remove("here"));
    let near=-1;for(const [t] of marked)if(t<=now+5e-4&&t>near)near=t;
    here=marked.filter(([t])=>t===near).map(([,e])=>e);here.forEach(e=>e.classList.add("here"));
    if(!quiet)el("now").textContent=here.filter(e=>e.tagName==="LI").map(e=>e.textContent).slice(0,4).join("\\n")}
    function step(by){const next=by>0?times.find(t=>t>now+1e-6):times.filter(t=>t<now-1e-6).pop();
    stop();show(next??(by>0?data.end:0))}
    function stop(){cancelAnimationFrame(running);running=0;play.textContent=\(word(localized("Play", context: "button")))}
    function frame(stamp){const passed=(stamp-last)/1000*parseFloat(el("speed").value);last=stamp;show(now+passed,true);
    if(now>=data.end)return stop();running=requestAnimationFrame(frame)}
    function toggle(){if(running)return stop();if(now>=data.end)show(0);play.textContent=\(word(localized("Pause", context: "button")));last=performance.now();
    running=requestAnimationFrame(frame)}
    play.onclick=toggle;el("back").onclick=()=>step(-1);el("forward").onclick=()=>step(1);
    time.oninput=()=>{stop();show(parseFloat(time.value))};
    for(const [t,e] of marked)e.onclick=()=>{stop();show(t)};
    el("lanes").onclick=e=>{const box=el("lanes").getBoundingClientRect();
    const x=(e.clientX-box.left)/box.width*data.width;if(x>data.column){stop();
    show((x-data.column)/(data.width-data.column-8)*data.axis)}};
    document.addEventListener("keydown",e=>{if(e.target.closest("input,select,button,summary")||e.ctrlKey||e.metaKey||
    e.altKey)return;if(e.key===" ")toggle();else if(e.key==="ArrowRight")step(1);else if(e.key==="ArrowLeft")step(-1);
    else return;e.preventDefault()});
    el("controls").onsubmit=e=>e.preventDefault();el("controls").hidden=false;el("trails").style.opacity=.35;
    show(times[0]??0)})();
    """
  }

  /// A word as a text of the script.
  private static func word(_ text: String) -> String { Markup.script(.string(text)) }
}
