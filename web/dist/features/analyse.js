import{t as a,f as q,ah as U,ai as ce,q as w,aj as L,ak as he,al as ue,am as F,an as de,A as p,k as T,K as l,b as h,ao as W,ap as I,aq as me,ar as fe,h as pe,j as $e,n as ve,H as G,as as C,at as Z,au as K,E as ye,g as we,L as ge,av as B,aw as A,_ as be,a0 as xe,ax as ke,ay as X,az as Me,aA as Le,aB as Oe,aC as Ae}from"../app/app.js";const Se=3;function O(t,e){const s=e==="w"?1:-1;return t.win!==null?`#${t.win*s>0||t.win===0&&s<0?"":"-"}${Math.abs(t.win)}`:((t.hundredths??0)*s/100).toFixed(2)}function _({winner:t}){return t==="w"?"#0":t==="b"?"#-0":"0.00"}function k(t){const e=/^#(-?)\d+$/.exec(t);if(e)return e[1]?0:1;const s=Number(t);return Number.isFinite(s)?1/(1+Se**-s):.5}function z(t){if(!t||t.startsWith("#"))return"";const e=new Intl.NumberFormat(q(),{style:"percent"}).format(k(t));return a("analyse.chance",{percent:e})}const qe=.04;function S(t){if(/^#-?0$/.test(t))return t==="#0"?"1\u20130":"0\u20131";if(t.startsWith("#"))return t.replace("-","\u2212");const e=Number(t),s=new Intl.NumberFormat(q(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(e));return Math.abs(e)<.05?s:`${e>0?"+":"\u2212"}${s}`}function D(t){const e=/^#(-?)(\d+)$/.exec(t);if(e){const n=e[1]?"b":"w";return e[2]==="0"?a(`analyse.won.${n}`):a(`analyse.winIn.${n}`,{count:Number(e[2])})}const s=Number(t);return Math.abs(k(t)-.5)<qe?a("analyse.score.even"):a(`analyse.score.${s>0?"w":"b"}`)}function Te(t,e,s){const n=s==="w"?1:-1,i=(k(t)-k(e))*n;return i>=.3?4:i>=.18?2:i>=.1?6:null}const Ce={stein:2e5,khalifa:1500},Ee=3,R=[4,2,6];async function Ne(t,e,s,n){const i=[t.root,...t.mainLine()];let r=null;for(const[o,c]of i.entries()){const u=await He(t.inputAt(c),e,s);if(!n(o+1,i.length))return!1;o>0?Ie(t,c,r,u):J(c,u),r=u}return!0}async function He(t,e,s){const n=e.view(t);if(n.outcome)return{score:_(n.outcome),best:[]};const{lines:[i]}=await s.search(t,{nodes:Ce[t.game],fresh:!0});return i?{score:O(i.score,n.turn),best:i.moves}:null}function Ie(t,e,s,n){J(e,n);const i=(e.nags??[]).filter(c=>!R.some(u=>u===c)),r=s&&n?Be(t,e,s,n):null;if(r?e.nags=[r,...i]:i.length?e.nags=i:delete e.nags,!r||!s||!e.parent)return;let o=e.parent;for(const c of s.best.slice(0,Ee))o=t.add(o,c)}function J(t,e){e&&!/^#-?0$/.test(e.score)?t.eval=e.score:delete t.eval}function Be(t,e,s,n){const i=t.head.game==="stein"||[s,n].some(({score:o})=>o.startsWith("#")),[r]=s.best;return i&&r&&r!==e.move?Te(s.score,n.score,t.moverOf(e)):null}function E(t){const e=R.find(s=>t.nags?.includes(s));return e?{nag:e,better:t.parent?.children.find(s=>s!==t)?.move??null}:null}function _e(t){const e={w:[0,0,0],b:[0,0,0]};for(const s of t.mainLine()){const n=E(s)?.nag,i=e[t.moverOf(s)];n===4?i[0]++:n===2?i[1]++:n===6&&i[2]++}return e}function De(t,e){return t.mainLine().filter(s=>!s.eval&&(s.children.length||!e.view(t.inputAt(s)).outcome))}const Re={first:t=>t.root,previous:(t,e)=>e.parent,next:(t,e)=>e.children[0],last:(t,e)=>U(e).at(-1),previousVariation:(t,e)=>Y(e,-1),nextVariation:(t,e)=>Y(e,1),nextMistake:Pe};function Y(t,e){const s=t.parent?.children??[];return s[s.indexOf(t)+e]}function Pe(t,e){const s=t.mainLine(),n=s.indexOf(e),i=s.filter(r=>E(r));return i.find(r=>s.indexOf(r)>n)??i[0]}const Ve=150;class je{constructor(e){this.page=e,this.link="",this.timer=0,this.writes=0,this.onHash=()=>{e.open()},e.addController(this)}hostConnected(){window.addEventListener("hashchange",this.onHash)}hostDisconnected(){window.removeEventListener("hashchange",this.onHash),clearTimeout(this.timer)}isSaved(){return!this.timer&&!this.writes}later(e){clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.timer=0,e()},Ve)}id(){const{analysis:e}=history.state??{};return typeof e=="string"?e:null}push(){this.link="",history.pushState(null,"","/analyse")}async write(){const{page:e}=this,{rules:s,tree:n}=e;if(!s||!e.isConnected)return;let i="";this.writes++;try{i=await ce(s,n)}catch(r){e.remark=w(L(r))}this.writes--,!(n!==e.tree||!e.isConnected||location.pathname!=="/analyse")&&(i+=he(n,e.node),this.link=`${location.origin}/analyse${i}`,(location.hash!==i||this.id()!==e.id_)&&history.replaceState({analysis:e.id_},"",`/analyse${i}`),e.requestUpdate())}}const Ue=6e4,Fe=150;class We{constructor(e,s){this.engine=e,this.listener=s,this.search=0,this.isSearching=!1,this.timer=0,this.lines=[]}stop(){this.search++,clearTimeout(this.timer),this.timer=0,this.isSearching&&this.engine.stop(),this.isSearching=!1}async start(e,s){this.stop();const{search:n}=this;this.isSearching=!0,this.lines=[];try{const i=await this.engine.search(e,{lines:s,movetime:Ue},r=>{n===this.search&&(this.lines=r,r[0]&&this.listener.best(r[0]),this.timer||=window.setTimeout(()=>this.report(),Fe))});if(n!==this.search)return;this.stopped(i.lines)}catch(i){if(n!==this.search)return;this.stopped([]),this.listener.failed(i)}}report(){this.timer=0,this.listener.lines(this.lines)}stopped(e){this.isSearching=!1,clearTimeout(this.timer),this.timer=0,e.length&&this.listener.lines(e)}}const Ge="ws://127.0.0.1:8419",Q="ordo.analysing.wishes";function Ze(){const t=ue(Q)??{},e=matchMedia("(max-width: 900px)").matches;return{engineOn:t.engineOn!==!1,lineCount:[1,2,3,4,5].includes(t.lineCount)?t.lineCount:e?1:3,lensOn:t.lensOn===!0,external:typeof t.external=="string"&&F(t.external)||Ge,externalOn:t.externalOn===!0}}function Ke(t){de(Q,t)}function Xe(t,{game:e,position:s,turn:n,outcome:i},r={}){if(i)return{reason:i.reason};const o=n==="w"?"b":"w",c=s.replace(/[wb]$/,o),{position:u,reasons:m}=t.check(e,c,r),[M]=m;if(u===null)return{reason:M??{code:"app.unexpected"}};const f={game:e,start:u,moves:[],options:r},$=t.view(f);return $.outcome?{reason:$.outcome.reason}:{input:f,turn:o}}class ze{constructor(e){this.page=e,this.preferences=Ze(),this.builtIn=null,this.external=null,this.isConnecting=!1,this.search=null,this.lines=[],this.threat=null,this.told=null,e.addController(this)}hostDisconnected(){this.stop(),this.external?.close(),this.external=null}get isOn(){return this.preferences.engineOn}use(e){this.builtIn=e,this.search=new We(e,{lines:s=>this.setLines(s),best:s=>this.announceWin(s),failed:s=>this.fail(s)}),this.preferences.externalOn&&this.reconnect(this.preferences.external)}setLines(e){this.threat?this.threat={...this.threat,lines:e}:this.lines=e,this.page.requestUpdate()}clear(){this.stop(),this.threat=null,this.setLines([])}stop(){this.search?.stop()}start(){const{page:e,threat:s}=this,{lineCount:n}=this.preferences;s?this.search?.start(s.input,1):e.view&&!e.view.outcome&&this.isOn&&this.search?.start(e.tree.inputAt(e.node),n)}fail(e){const{page:s,external:n}=this;n?s.remark=a("analyse.external.problem",{text:e instanceof Error?e.message:""}):s.remark=w(L(e))}announceWin(e){const{view:s,node:n}=this.page;e.score.win===null||!s||this.threat||(this.told!==n&&p(D(O(e.score,s.turn))),this.told=n)}toggle(){this.change({engineOn:!this.isOn}),p(a(this.isOn?"analyse.engine.on":"analyse.engine.off"))}toggleThreat(){const{page:e}=this;if(!(!e.rules||!e.view||e.review.progress)){if(this.stop(),this.threat)this.threat=null,p(a("analyse.threat.off"));else{const s=Xe(e.rules,e.view,e.tree.head.options);"reason"in s?(e.remark=a("analyse.threat.none",{reason:w(s.reason)}),p(e.remark)):(this.threat={...s,lines:[]},p(a(`analyse.threat.${s.turn}`)))}e.requestUpdate(),e.think()}}setLineCount(e){this.change({lineCount:e})}toggleLens(){this.store({lensOn:!this.preferences.lensOn})}change(e){this.store(e),this.clear(),this.page.think()}store(e){this.preferences={...this.preferences,...e},Ke(this.preferences),this.page.requestUpdate()}async connect(e){const{page:s}=this;this.disconnect(),this.isConnecting=!0,s.requestUpdate();let n=null;try{const{connectEngine:i}=await import("../app/app.js").then(function(r){return r.bg});n=await i(e,{closed:()=>this.lose()})}catch{}return this.isConnecting=!1,s.isConnected?n?(this.stop(),this.external=n,this.search&&(this.search.engine=n),this.change({external:e,externalOn:!0}),p(a("analyse.external.using",{name:n.name}))):s.think():n?.close(),s.requestUpdate(),!!this.external}async reconnect(e){await this.connect(e)||this.page.isConnected&&T(a("analyse.external.unreachable",{address:e}),{stay:!0})}lose(){this.disconnect(),T(a("analyse.external.lost"),{stay:!0}),this.page.think()}forget(){this.disconnect(),this.change({externalOn:!1})}disconnect(){this.clear(),this.external?.close(),this.external=null,this.search&&this.builtIn&&(this.search.engine=this.builtIn)}}class Je{constructor(e){this.page=e,this.progress=null,e.addController(this)}hostDisconnected(){this.stop()}async start(){const{page:e}=this,{rules:s,tree:n}=e,{builtIn:i}=e.engine;if(!s||!i||this.progress)return;if(!n.root.children.length)return T(a("analyse.review.nothingToReview"));e.engine.stop();const r={done:0,all:n.mainLine().length+1};this.progress=r,e.requestUpdate();let o=!1;try{o=await Ne(n,s,i,(c,u)=>!this.progress||e.tree!==n?!1:(this.progress={done:c,all:u},e.version++,e.requestUpdate(),e.isConnected))}catch(c){e.remark=w(L(c))}e.tree===n&&(this.progress=null,o&&p(a("analyse.review.done")),e.changed(),e.think())}stop(){this.progress&&(this.progress=null,this.page.engine.builtIn?.stop(),this.page.requestUpdate())}}function Ye(t,e,s){const n=Math.round(Math.max(.02,Math.min(.98,k(t||"0")))*100),i=e==="w"?100-n:0;return l`<div
    class="eval-bar"
    role="meter"
    aria-label=${a("analyse.score")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${n}
    aria-valuetext=${t?[D(t),z(t)].filter(Boolean).join(", "):s}
  >
    <svg class="upright" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <rect class="b" width="10" height="100" />
      <rect class="w" width="10" y=${i} height=${n} />
      <line x1="0" x2="10" y1="50" y2="50" />
    </svg>
    <svg class="lying" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="b" width="100" height="10" />
      <rect class="w" width=${n} height="10" />
      <line y1="0" y2="10" x1="50" x2="50" />
    </svg>
  </div>`}const N=600,g=120;function Qe(t,e,s,n){const i=t.mainLine();if(i.filter(d=>d.eval).length<2)return h;const r=d=>d.eval??(d===i.at(-1)?n:""),o=d=>d/Math.max(1,i.length)*N,c=d=>(1-k(d))*g,u=i.flatMap((d,y)=>r(d)?[{x:o(y+1).toFixed(1),y:c(r(d)).toFixed(1)}]:[]),m=u.at(-1)?.x,M=t.root.eval?c(t.root.eval).toFixed(1):u[0]?.y,f=i.indexOf(e),$=d=>{const y=d.currentTarget.getBoundingClientRect(),x=Math.round((d.clientX-y.left)/y.width*i.length);s(i[x-1]??t.root)};return l`<figure class="eval-graph">
    <figcaption class="visually-hidden">${a("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${N} ${g}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${et(i,r)}
      @click=${$}
    >
      <rect class="unknown" width=${N} height=${g} />
      <rect class="b" width=${m} height=${g} />
      <path
        class="w"
        d="M0 ${g}L0 ${M}${u.map(d=>`L${d.x} ${d.y}`).join("")}L${m} ${g}Z"
      />
      <line class="even" x1="0" x2=${N} y1=${g/2} y2=${g/2} />
      ${i.map((d,y)=>d.eval&&d.nags?.some(x=>x===4||x===2)?W`<line class="slip" x1=${o(y+1)} x2=${o(y+1)} y1="0" y2=${g} />`:h)}
      ${f>=0?W`<line class="here" x1=${o(f+1)} x2=${o(f+1)} y1="0" y2=${g} />`:h}
    </svg>
  </figure>`}function et(t,e){const s=t.filter(n=>e(n)).map(n=>a("analyse.graph.point",{move:n.move,score:S(e(n))}));return[a("analyse.graph"),...s.slice(0,60)].join("; ")}function tt({view:t,remark:e,judgement:s}){return t?e?{kind:"remark",text:e}:t.outcome?{kind:"over",text:w(t.outcome.reason)}:{kind:"",text:s?st(s):a("play.turnOf",{color:t.turn})}:{kind:"",text:a("app.loading")}}function st({nag:t,better:e}){return a(`analyse.review.${t===4?"blunder":t===2?"mistake":"inaccuracy"}`,{better:e?a("analyse.review.better",{move:e}):""}).trim()}function nt(t,e){const{engine:s,node:n,view:i}=t,o=(s.threat?.lines??(s.isOn?s.lines:[])).map(m=>m.moves[0]).join(),c=`${i?.ply} ${i?.position} ${o} ${!!s.threat} ${JSON.stringify(e)}`,u=t.remember("arrows",c,()=>[...it(t),...e.arrows]);return l`<div class="table-board analysis-board">
    ${Ye(s.isOn||n.eval?t.score():"",t.flipped?"b":"w",a(s.isOn?"analyse.thinking":"analyse.notAnalysed"))}
    <ordo-study-board
      .rules=${t.rules}
      .input=${t.rules?ee(t):null}
      .view=${i}
      .orientation=${t.flipped?"b":"w"}
      .marks=${e.marks}
      .arrows=${u}
      .drawing=${{shapes:n.shapes??[],brush:t.brush}}
      @study-move=${t.onMove}
      @study-refused=${t.onRefused}
      @study-step=${m=>t.remark=m.detail.text}
      @study-tap=${()=>t.clearShapes()}
      @ordo-shape=${t.onShape}
    ></ordo-study-board>
    ${t.brush?rt(t,t.brush):at(t)}
  </div>`}function ee(t){const e=t.tree.inputAt(t.node),s=te.get(t.node);return s&&s.moves.join()===e.moves.join()?s:(te.set(t.node,e),e)}const te=new WeakMap;function it(t){const{view:e,engine:s}=t;return!e||e.outcome?[]:s.threat?se(t,s.threat.input,s.threat.lines,()=>"opponent"):s.isOn?se(t,t.tree.inputAt(t.node),s.lines,n=>n?"alt":"best"):[]}function se({rules:t},e,s,n){return s.flatMap((i,r)=>{const[o]=i.moves;if(!o||!t)return[];try{const c=t.explain(e,o);return c.legal?[{from:c.move.from,to:c.move.to,kind:n(r)}]:[]}catch{return[]}}).reverse()}function at({view:t,remark:e,node:s}){const{kind:n,text:i}=tt({view:t,remark:e,judgement:E(s)});return l`<p class="status ${n}">${i}</p>`}function rt(t,e){return l`<fieldset class="brushes">
    <legend class="visually-hidden">${a("analyse.draw.color")}</legend>
    ${I.map(s=>l`<label class="swatch ${s}" title=${a(`analyse.draw.${s}`)}
          ><input
            class="visually-hidden"
            type="radio"
            name="brush"
            .checked=${s===e}
            @change=${()=>t.setBrush(s)}
          /><span class="visually-hidden">${a(`analyse.draw.${s}`)}</span></label
        >`)}
    <span class="brushes-help small soft">${a("analyse.draw.help")}</span>
    ${t.node.shapes?.length?l`<button type="button" class="quiet small" @click=${()=>t.clearShapes()}>
            ${a("analyse.draw.clear")}
          </button>`:h}
    <button type="button" class="quiet small" @click=${()=>t.setBrush(null)}>${a("analyse.draw.done")}</button>
  </fieldset>`}function ot(t){t.menuOpen=!0,t.querySelector("dialog.analysis-menu")?.showModal()}function lt(t){t.engineProblem="",t.querySelector("dialog.engine-settings")?.showModal()}async function ct(t){await t.address.write();const e=t.querySelector("ordo-share");e&&(e.record=t.tree.toRecord(),e.open())}function ht(t){t.querySelector("ordo-open")?.open()}function ut(t){const e=t.querySelector("ordo-play-from");t.view&&e?.open({input:t.tree.inputAt(t.node),turn:t.view.turn})}const dt={first:"M6 5V19M19 5L9 12L19 19Z",previous:"M16 5L7 12L16 19Z",next:"M8 5L17 12L8 19Z",last:"M18 5V19M5 5L15 12L5 19Z",flip:"M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15",draw:"M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",lens:"M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L21 21",threat:"M12 2V6M12 18V22M2 12H6M18 12H22M12 18.5A6.5 6.5 0 1 0 12 5.5A6.5 6.5 0 0 0 12 18.5ZM12 12H12.01",settings:"M4 7H13M19 7H20M4 17H5M11 17H20M16 10A3 3 0 1 0 16 4A3 3 0 0 0 16 10ZM8 20A3 3 0 1 0 8 14A3 3 0 0 0 8 20Z",menu:"M5 12H5.01M12 12H12.01M19 12H19.01",share:"M12 15V3M8 7L12 3L16 7M5 12V20H19V12",open:"M3 19V5H9L11 8H21V19Z",promote:"M12 20V5M6 11L12 5L18 11",remove:"M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7"};function P(t){return l`<svg class="icon icon-${t}" viewBox="0 0 24 24" aria-hidden="true"><path d=${dt[t]} /></svg>`}function v(t,e,s,{disabled:n=!1,pressed:i,key:r}={}){return l`<button
    class="quiet icon-button"
    ?disabled=${n}
    aria-label=${e}
    title=${r?`${e} (${r})`:e}
    aria-pressed=${i===void 0?h:String(i)}
    aria-keyshortcuts=${r??h}
    @click=${s}
  >
    ${P(t)}
  </button>`}function mt(t){const{node:e,engine:s}=t,[n=null]=I;return l`<div class="controls">
    <div class="walk">
      ${v("first",a("analyse.first"),()=>t.go("first"),{disabled:!e.parent})}
      ${v("previous",a("analyse.previous"),()=>t.go("previous"),{disabled:!e.parent})}
      ${v("next",a("analyse.next"),()=>t.go("next"),{disabled:!e.children.length})}
      ${v("last",a("analyse.last"),()=>t.go("last"),{disabled:!e.children.length})}
    </div>
    <div class="switches">
      ${v("lens",a("analyse.lens"),()=>s.toggleLens(),{key:"l",pressed:s.preferences.lensOn})}
      ${v("draw",a("analyse.draw"),()=>t.setBrush(t.brush?null:n),{key:"d",pressed:!!t.brush})}
      ${v("flip",a("analyse.flip"),()=>t.flip(),{key:"f"})}
      ${v("menu",a("analyse.menu"),()=>ot(t))}
    </div>
  </div>`}function ft(t){const e=t.tree.mainLine(),s=e.some(i=>i.eval),n=e.some(i=>E(i));return l`<div class="main-actions">
    ${n?l`<button class="primary" @click=${()=>t.go("nextMistake")}>
            ${a("analyse.review.nextMistake")}
          </button>`:t.review.progress?h:l`<button
              class=${s?"quiet":"primary"}
              ?disabled=${!e.length}
              @click=${()=>t.review.start()}
            >
              ${a(s?"analyse.review.again":"analyse.review")}
            </button>`}
    <button class="quiet" @click=${()=>ct(t)}>${P("share")} ${a("analyse.share")}</button>
    <button class="quiet" aria-label=${a("share.openGame")} @click=${()=>ht(t)}>
      ${P("open")} ${a("analyse.open")}
    </button>
  </div>`}function pt(t){const{engine:e}=t,s=()=>t.querySelector("dialog.engine-settings"),n=()=>s()?.close();return l`<dialog
    class="sheet engine-settings"
    aria-labelledby="engine-title"
    @click=${i=>i.target===s()&&n()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="engine-title">${a("analyse.settings")}</h2>
        <button class="quiet" @click=${n}>${a("app.close")}</button>
      </div>
      <label class="field"
        ><span>${a("analyse.lines")}</span>
        <select
          @change=${i=>e.setLineCount(Number(i.target.value))}
        >
          ${[1,2,3,4,5].map(i=>l`<option value=${i} ?selected=${i===e.preferences.lineCount}>${i}</option>`)}
        </select></label
      >
      ${e.external?$t(t):vt(t)}
    </div>
  </dialog>`}function $t({engine:t}){return l`<div class="external">
    <h3>${a("analyse.external")}</h3>
    <p role="status">${a("analyse.external.using",{name:t.external?.name??""})}</p>
    <p class="small soft">${t.preferences.external}</p>
    <div class="sheet-foot">
      <button @click=${()=>t.forget()}>${a("analyse.external.disconnect")}</button>
    </div>
  </div>`}function vt(t){const{engine:e}=t;return l`<form class="external" @submit=${n=>{n.preventDefault();const r=n.target.elements.namedItem("engine-address"),o=F(r.value);t.engineProblem=o?"":a("analyse.external.badAddress"),o&&e.connect(o).then(c=>{t.engineProblem=c?"":a("analyse.external.unreachable",{address:o})})}}>
    <h3>${a("analyse.external")}</h3>
    <p class="small soft">${a("analyse.external.help")} <code>ordo ugi --websocket</code></p>
    <label class="stacked"
      ><span class="small">${a("analyse.external.address")}</span>
      <input
        name="engine-address"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${t.engineProblem?"true":h}
        aria-describedby=${t.engineProblem?"engine-problem":h}
        .value=${e.preferences.external}
    /></label>
    ${t.engineProblem?l`<p id="engine-problem" class="problem" role="alert">${t.engineProblem}</p>`:h}
    <div class="sheet-foot">
      <button class="primary" ?disabled=${e.isConnecting}>
        ${a(e.isConnecting?"analyse.external.connecting":"analyse.external.connect")}
      </button>
    </div>
  </form>`}const ne=8;function yt(t){const{engine:e,view:s}=t,{threat:n}=e;return l`<section class="engine ${n?"threat":""}" aria-label=${a("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          aria-label=${a("analyse.engine")}
          .checked=${e.isOn}
          @change=${()=>e.toggle()}
      /></label>
      ${wt(t)}
      ${v("threat",a("analyse.threat"),()=>e.toggleThreat(),{key:"x",pressed:!!n,disabled:!s||!!s.outcome})}
      ${v("settings",a("analyse.settings"),()=>lt(t))}
    </div>
    ${n?xt(n):e.isOn?gt(t):h}
  </section>`}function wt(t){const{engine:e}=t,{threat:s}=e;if(!s&&!e.isOn)return l`<span class="engine-summary soft">${a("analyse.engine.off")}</span>`;const n=(s?.lines??e.lines)[0],i=s?n?O(n.score,s.turn):"":t.score(),r=s?a(`analyse.threat.${s.turn}`):i?D(i):a("analyse.thinking");return l`<strong class="engine-score figures">${i?S(i):"\u2026"}</strong>
    <span class="engine-summary">
      <span class="engine-words small">${r}</span>
      <span class="engine-name small soft figures"
        >${[e.external?.name??(e.isConnecting?a("analyse.external.connecting"):""),i&&!s?z(i):"",n?a("analyse.depth",{depth:n.depth}):""].filter(Boolean).join(" \xB7 ")}</span
      >
    </span>`}function gt(t){const{lines:e,preferences:s}=t.engine;return t.view?.outcome?h:l`<ol class="engine-lines" data-lines=${s.lineCount}>
    ${e.map(n=>bt(t,n))}
  </ol>`}function bt(t,e){return t.view?l`<li>
    <span class="line-score figures">${S(O(e.score,t.view.turn))}</span>
    <span class="line-moves"
      >${e.moves.slice(0,ne).map((s,n)=>l`<button class="quiet line-move" @click=${()=>t.playLine(e.moves.slice(0,n+1))}>
              ${s}
            </button>`)}</span
    >
  </li>`:h}function xt({lines:t,turn:e}){return l`<ol class="engine-lines" data-lines="1">
    ${t.map(s=>l`<li>
          <span class="line-score figures">${S(O(s.score,e))}</span>
          <span class="line-moves"
            >${s.moves.slice(0,ne).map(n=>l`<span class="line-move">${n}</span>`)}</span
          >
        </li>`)}
  </ol>`}const b=["w","b"],H=6;function kt(t,e){const n=[...b.flatMap(o=>t.cuts[o]).map(o=>({square:o,kind:"bad"})),...e.map(o=>({square:o,kind:"soft"})),...b.flatMap(o=>t.goals[o]).flatMap(o=>o.to).map(o=>({square:o,kind:"goal"}))],i=b.flatMap(o=>[...t.goals[o],...t.threats[o].slice(0,H)]),r=[...t.splits.map(({move:o})=>({...Mt(o),kind:"threat"})),...i.map(o=>({from:o.from,to:o.to,kind:"threat"}))];return{marks:[...new Map(n.map(o=>[`${o.square}${o.kind}`,o])).values()],arrows:r}}function Mt(t){const[e="",s=""]=t.split("x");return{from:[e],to:[s]}}function Lt(t,e,s,n){return l`<div class="lens-words">
    <p class="small soft">${a(`analyse.lens.help.${t}`)}</p>
    <ul>
      ${t==="stein"?Ot(e):At(e,s,n)}
    </ul>
  </div>`}function Ot(t){return l` ${b.map(e=>l`<li>
        ${t.cuts[e].length?a(`analyse.lens.keyPieces.${e}`,{squares:t.cuts[e]}):a(`analyse.lens.noKeyPieces.${e}`)}
      </li>`)}
  ${t.splits.slice(0,H).map(({move:e,parts:s})=>l`<li>${a("analyse.lens.split",{move:e,squares:s.slice(1).flat()})}</li>`)}
  ${b.map(e=>t.goals[e].length?l`<li><strong>${a(`analyse.lens.homeRow.${e}`,{moves:ie(t.goals[e])})}</strong></li>`:h)}`}function At(t,e,s){const n=b.every(i=>!t.threats[i].length);return l` ${b.map(i=>t.threats[i].length?l`<li><strong>${a(`analyse.lens.threats.${i}`,{moves:ie(t.threats[i])})}</strong></li>`:h)}
  ${n?l`<li>${a("analyse.lens.quiet")}</li>`:h}
  ${b.map(i=>l`<li>
        ${a(`analyse.lens.lines.${i}`,{count:t.lines[i].length})}
        <div class="lens-lines">
          ${t.lines[i].map(r=>l`<button
                class="quiet small figures"
                aria-pressed=${r.join()===e.join()}
                @click=${()=>s(r.join()===e.join()?[]:r)}
              >
                ${r[0]}–${r.at(-1)}
              </button>`)}
        </div>
      </li>`)}`}function ie(t){const e=t.slice(0,H).map(s=>s.text);return t.length>H?`${e.join(", ")} \u2026`:me(e)}function V({head:t}){const e=r=>t.tags.find(([o])=>o===r)?.[1].trim()??"",s=r=>r==="?"||r==="-"?"":r,[n,i]=[s(e("White")),s(e("Black"))];return n||i?{w:n,b:i}:null}function j(t,e){return V(t)?.[e]||a(`seat.${e}`)}function St({head:t}){return t.result==="*"?"":t.result.replace("1/2-1/2","\xBD\u2013\xBD").replace("-","\u2013")}function qt(t){const e=()=>t.querySelector("dialog.analysis-menu"),s=()=>e()?.close(),n=r=>()=>{s(),r()},i=()=>t.view&&ve(`/editor${G({game:t.tree.head.game,start:t.view.position,moves:[]})}`);return l`<dialog
    class="sheet analysis-menu"
    aria-labelledby="analysis-menu-title"
    @click=${r=>r.target===e()&&s()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="analysis-menu-title">${a("analyse.menu")}</h2>
        <button class="quiet" @click=${s}>${a("app.close")}</button>
      </div>
      <div class="sheet-actions">
        ${t.tree.mainLine().some(r=>r.eval)?l`<button class="whole" @click=${n(()=>t.review.start())}>${a("analyse.review.again")}</button>`:h}
        <button ?disabled=${!t.view||!!t.view.outcome} @click=${n(()=>ut(t))}>
          ${a("analyse.playHere")}
        </button>
        <button @click=${n(i)}>${a("analyse.toEditor")}</button>
        ${["stein","khalifa"].map(r=>l`<button @click=${n(()=>t.newAnalysis({game:r}))}>${a("analyse.new",{game:r})}</button>`)}
      </div>
      ${Tt(t,n)}
      <p class="small soft only-wide">${a("analyse.keys")}</p>
    </div>
  </dialog>`}function Tt(t,e){const s=t.menuOpen?fe().filter(({id:n})=>n!==t.id_):[];return s.length?l`<h3>${a("analyse.earlier")}</h3>
    <ul class="earlier">
      ${s.map(n=>l`<li>
            <button class="quiet small" @click=${e(()=>t.reopen(n))}>${Ct(n)}</button>
          </li>`)}
    </ul>`:h}function Ct({record:t,touched:e}){const s=V({head:t}),n=new Intl.DateTimeFormat(q(),{dateStyle:"medium",timeStyle:"short"}).format(new Date(e)),i=a("analyse.earlier.line",{game:t.game,count:pe(t.nodes.length,$e(t.start)),date:n});return s?l`<bdi>${s.w||a("seat.w")}</bdi> – <bdi>${s.b||a("seat.b")}</bdi>
    <span class="soft">${i}</span>`:i}function Et(t,e,s){return!t.root.children.length&&!t.root.comment?l`<p class="soft moves-empty">${a("analyse.empty")}</p>`:l`<div class="move-tree">
    ${t.root.comment?l`<p class="move-comment">${t.root.comment}</p>`:h}
    ${ae(t,t.root,e,s,!1)}
  </div>`}function ae(t,e,s,n,i){const r=[];for(let o=e;o.children[0];o=o.children[0]){const[c,...u]=o.children;if(!c)break;r.push(re(t,c,s,n,!i)),i=!c.comment&&!u.length,c.comment&&r.push(l`<span class="move-comment">${c.comment}</span>`);for(const m of u)r.push(l`<div class="variation">
          ${re(t,m,s,n,!0)}
          ${m.comment?l`<span class="move-comment">${m.comment}</span>`:h}${ae(t,m,s,n,!m.comment)}
        </div>`)}return r}function re(t,e,s,n,i){const o=t.moverOf(e)==="w"?`${t.numberOf(e)}.`:i?`${t.numberOf(e)}\u2026`:"",c=(e.nags??[]).map(m=>C[m]??"").join(""),u=e.nags?.find(m=>m===4||m===2||m===6);return l`<span class="move-item"
    >${o?l`<span class="move-number">${o}</span>`:h}<button
      class="move ${u?`slip-${u}`:""}"
      aria-current=${e===s?"true":h}
      @click=${()=>n(e)}
    >
      ${e.move}${c}${e.eval?l` <span class="move-eval">${S(e.eval)}</span>`:h}
    </button></span
  >`}function Nt(t){const{node:e}=t,s=e.move?a("analyse.comment.of",{move:e.move}):a("analyse.comment.start");return l`<div class="node-box">
    ${e.move?Ht(t):h}
    <textarea
      rows="1"
      maxlength="4000"
      aria-label=${s}
      placeholder=${s}
      .value=${e.comment??""}
      @change=${n=>t.comment(n.target.value)}
    ></textarea>
    ${t.deleted?l`<p class="deleted small">
            ${a("analyse.deleted")}
            <button class="quiet small" @click=${()=>t.undoDelete()}>${a("analyse.undo")}</button>
          </p>`:h}
  </div>`}function Ht(t){const e=t.node.nags?.find(s=>s in C)??0;return l`<div class="node-row">
    <div class="glyphs" role="group" aria-label=${a("analyse.annotation")}>
      ${[3,1,5,6,2,4].map(s=>l`<button
            class="quiet glyph"
            aria-pressed=${s===e}
            aria-label=${a(`analyse.annotation.${s}`)}
            title=${a(`analyse.annotation.${s}`)}
            @click=${()=>t.annotate(s===e?0:s)}
          >
            ${C[s]}
          </button>`)}
    </div>
    ${It(t)?h:v("promote",a("analyse.promote"),()=>t.promote())}
    ${v("remove",a("analyse.delete"),()=>t.deleteHere())}
  </div>`}function It(t){for(let e=t.node;e.parent;e=e.parent)if(e.parent.children[0]!==e)return!1;return!0}function Bt(t){if(!V(t))return h;const e=St(t);return l`<p class="analysis-players">
    <span class="player"><span class="disc w" aria-hidden="true"></span><bdi>${j(t,"w")}</bdi></span>
    <span class="result figures">${e||"\u2013"}</span>
    <span class="player"><bdi>${j(t,"b")}</bdi><span class="disc b" aria-hidden="true"></span></span>
  </p>`}function _t(t){return t<=0?100:Math.max(0,Math.min(100,103.1668*Math.exp(-4.3544*t)-3.1669))}function Dt(t){const e=t.length-1,s=Math.max(2,Math.min(8,Math.floor(e/10)));return Array.from({length:e},(n,i)=>{const r=Math.max(0,Math.min(i+2-s,t.length-s));return Math.max(.005,Math.min(.12,Rt(t.slice(r,r+s))))})}function Rt(t){const e=t.reduce((s,n)=>s+n,0)/t.length;return Math.sqrt(t.reduce((s,n)=>s+(n-e)**2,0)/t.length)}function Pt(t){const e=t.reduce((i,{weight:r})=>i+r,0),s=t.reduce((i,{accuracy:r,weight:o})=>i+r*o,0)/e,n=t.length/t.reduce((i,{accuracy:r})=>i+1/Math.max(1,r),0);return(s+n)/2}function Vt(t,e){const s=t.mainLine(),n=t.head.game==="stein",i=f=>n||f.startsWith("#")?k(f):.5,o=[t.root.eval??(t.head.start?"":"0.00"),...s.map(f=>f.eval??(f===s.at(-1)?e:""))],c={w:[],b:[]},u=o.map((f,$)=>i(f||(o.slice(0,$).findLast(Boolean)??"0.00"))),m=Dt(u);s.forEach((f,$)=>{const[d,y]=[u[$],u[$+1]];if(!o[$]||!o[$+1]||d===void 0||y===void 0)return;const x=t.moverOf(f),le=x==="w"?d-y:y-d;c[x].push({accuracy:_t(le),weight:m[$]??0})});const M=f=>c[f].length?Pt(c[f]):null;return{w:M("w"),b:M("b")}}const jt=[...R].reverse();function Ut(t){const e=t.review.progress;if(e)return l`<div class="review">
      <progress max=${e.all} value=${e.done} aria-label=${a("analyse.review")}></progress>
      <span class="small figures">${a("analyse.review.running",{done:e.done,all:e.all})}</span>
      <button class="small" @click=${()=>t.review.stop()}>${a("analyse.review.stop")}</button>
    </div>`;const{tree:s,rules:n}=t;if(!s.mainLine().some(r=>r.eval))return h;const i=n?De(s,n).length:0;return l`<div class="review">
    ${Ft(t)}
    ${i?l`<span class="small soft">${a("analyse.review.notAnalysed",{count:i})}</span>`:h}
  </div>`}function Ft(t){const e=_e(t.tree),s=Vt(t.tree,t.ending()),n=new Intl.NumberFormat(q(),{style:"percent"}),i=r=>{const o=s[r];return l`<tr>
      <th scope="row"><span class="disc ${r}" aria-hidden="true"></span><bdi>${j(t.tree,r)}</bdi></th>
      <td class="accuracy">${o===null?"\u2013":n.format(o/100)}</td>
      ${[...e[r]].reverse().map(c=>l`<td class=${c?"":"soft"}>${c}</td>`)}
    </tr>`};return l`<table class="tally small figures">
    <caption class="visually-hidden">
      ${a("analyse.review.done")}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col" title=${a("analyse.accuracy.help")}>${a("analyse.accuracy")}</th>
        ${jt.map(r=>l`<th scope="col" class="slip-name-${r}" title=${a(`analyse.tally.${r}`)}>
              <span aria-hidden="true">${C[r]}</span>
              <span class="visually-hidden">${a(`analyse.tally.${r}`)}</span>
            </th>`)}
      </tr>
    </thead>
    <tbody>
      ${i("w")} ${i("b")}
    </tbody>
  </table>`}const Wt={marks:[],arrows:[]};function Gt(t){if(t.failed)return l`<div class="page failure">
      <p>${a("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${a("app.reload")}</button>
    </div>`;const{game:e}=t.tree.head,{rules:s,view:n}=t,i=`${n?.ply} ${n?.position}`,r=t.engine.preferences.lensOn&&s&&n&&!n.outcome?t.remember("lens",i,()=>s.lens(t.tree.inputAt(t.node))):null,o=t.remember("signs",r?`${i} ${t.lensLine}`:"",()=>r?kt(r,t.lensLine):Wt);return l`<div class="table analysis" data-game=${e}>
    <h1 class="visually-hidden">${a("analyse.title")}, ${a(`game.${e}`)}</h1>
    ${nt(t,o)}
    <div class="table-panel analysis-panel">
      ${Bt(t.tree)} ${yt(t)}
      ${r?Lt(e,r,t.lensLine,c=>t.lensLine=c):h}
      <section class="analysis-moves" aria-label=${a("analyse.moves")}>
        ${Z([t.version,K()],()=>Et(t.tree,t.node,c=>t.goTo(c)))}
      </section>
      ${n?.outcome?h:l`<ordo-move-input
              game=${e}
              ?placing=${n?.phase==="placing"}
              .controller=${t.board()?.game??null}
            ></ordo-move-input>`}
      ${Nt(t)}
      ${Z([t.version,K()],()=>Qe(t.tree,t.node,c=>t.goTo(c),t.ending()))}
      ${Ut(t)} ${mt(t)} ${ft(t)}
    </div>
    ${Zt(t)}
  </div>`}function Zt(t){const{game:e,options:s}=t.tree.head,n=t.view?.position;return l`${qt(t)} ${pt(t)}
    <ordo-share
      .input=${ee(t)}
      .match=${t.remember("match",e,()=>ye({game:e,mode:"view"}))}
      .link=${t.address.link}
      .positionLink=${n?`${location.origin}/analyse${G({game:e,start:n,moves:[],options:s})}`:""}
    ></ordo-share>
    <ordo-open @ordo-open=${t.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${i=>we(i.detail)}
    ></ordo-play-from>`}class oe extends ge{static properties={tree:{state:!0},node:{state:!0},view:{state:!0},lensLine:{state:!0},flipped:{state:!0},remark:{state:!0},failed:{state:!0},deleted:{state:!0},brush:{state:!0},menuOpen:{state:!0},engineProblem:{state:!0}};constructor(){super(),this.id_=B(),this.tree=A.empty({game:"stein"}),this.node=this.tree.root,this.view=null,this.lensLine=[],this.flipped=!1,this.remark="",this.failed=!1,this.deleted=null,this.brush=null,this.rules=null,this.version=0,this.memory=new Map,this.menuOpen=!1,this.engineProblem="",this.reviewWanted=new URLSearchParams(location.search).has("review"),this.engine=new ze(this),this.review=new Je(this),this.address=new je(this),new be(this,()=>this.keys())}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.saveAnalysis()}async begin(){try{const{rules:e,engine:s}=await xe();this.rules=e,this.engine.use(s)}catch(e){console.warn(e),this.failed=!0;return}await this.open(),this.reviewWanted&&(this.reviewWanted=!1,this.tree.root.children.length&&this.review.start())}async open(){const{rules:e}=this;if(!e)return;const s=new URLSearchParams(location.search).get("game");try{this.showAnalysis(await ke(e,location.hash,this.address.id())??X(e,s))}catch{T(a("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.showAnalysis(X(e,s))}}showAnalysis({tree:e,id:s,node:n}){this.review.stop(),this.id_=s,this.tree=e,this.deleted=null,this.flipped=!1,this.setNode(n??U(e.root).at(-1)??e.root)}reopen(e){if(this.rules)try{this.showAnother(Me(this.rules,e))}catch(s){this.remark=w(L(s))}}newAnalysis(e){this.saveAnalysis(),this.showAnother({tree:A.empty(e),id:B()})}showAnother(e){this.address.push(),this.showAnalysis(e)}setNode(e){const{rules:s}=this;if(s){try{this.view=s.view(this.tree.inputAt(e))}catch(n){this.remark=w(L(n));return}this.node=e,this.version++,this.remark="",this.lensLine=[],this.engine.clear(),this.address.later(()=>{this.think(),this.saveAnalysis(),this.address.write()})}}goTo(e){if(!e||e===this.node)return;this.setNode(e);const{view:s}=this;!s||e!==this.node||p([e.move?a("play.moved",{color:this.tree.moverOf(e),move:e.move}):a("analyse.start"),s.outcome?w(s.outcome.reason):"",e.comment??""].filter(Boolean).join(" "))}go(e){this.goTo(Re[e](this.tree,this.node))}keys(){return{ArrowLeft:()=>this.go("previous"),ArrowRight:()=>this.go("next"),ArrowUp:()=>this.go("previousVariation"),ArrowDown:()=>this.go("nextVariation"),Home:()=>this.go("first"),End:()=>this.go("last"),f:()=>this.flip(),e:()=>this.engine.toggle(),l:()=>this.engine.toggleLens(),x:()=>this.engine.toggleThreat(),d:()=>this.setBrush(this.brush?null:I[0]??null)}}play(e){this.goTo(this.tree.add(this.node,e))}playLine(e){const{rules:s,tree:n}=this,i=n.inputAt(this.node);try{s?.view({...i,moves:[...i.moves,...e]})}catch(o){this.remark=w(L(o));return}let r=this.node;for(const o of e)r=n.add(r,o);this.goTo(r)}comment(e){this.tree.comment(this.node,e),this.changed()}annotate(e){this.tree.annotate(this.node,e),this.changed()}onShape(e){const{shape:s}=e.detail,n=this.node.shapes??[],i=Le(n,s);this.tree.draw(this.node,i);const{from:r,to:o}=s,c=o?a("analyse.draw.arrow",{from:r,to:o}):a("analyse.draw.circle",{square:r});p(i.length<n.length?a("analyse.draw.removed",{what:c}):c),this.changed()}clearShapes(){this.node.shapes?.length&&(this.tree.draw(this.node,[]),p(a("analyse.draw.cleared")),this.changed())}setBrush(e){!e!=!this.brush&&p(a(e?"analyse.draw.on":"analyse.draw.off")),this.brush=e}promote(){this.tree.promote(this.node),this.changed()}deleteHere(){this.node.parent&&(this.deleted={record:this.tree.toRecord(),steps:Oe(this.node)},this.setNode(this.tree.remove(this.node)),p(a("analyse.deleted")))}undoDelete(){if(!this.deleted)return;const e=A.ofRecord(this.deleted.record);this.showAnalysis({tree:e,id:this.id_,node:e.at(this.deleted.steps)})}changed(){this.version++,this.requestUpdate(),this.saveAnalysis(),this.address.write()}saveAnalysis(){this.rules&&Ae(this.id_,this.tree,this.node)}isSaved(){return this.address.isSaved()}think(){this.review.progress||this.engine.start()}score(){const{view:e,node:s}=this;if(e?.outcome)return _(e.outcome);const[n]=this.engine.lines;return n&&e?O(n.score,e.turn):s.eval??""}ending(){const e=this.tree.mainLine().at(-1),s=e&&this.rules?.view(this.tree.inputAt(e)).outcome;return s?_(s):""}board(){return this.querySelector("ordo-study-board")}flip(){this.flipped=!this.flipped}remember(e,s,n){const i=this.memory.get(e);if(i?.key===s)return i.value;const r=n();return this.memory.set(e,{key:s,value:r}),r}updated(e){if(!e.has("node"))return;const s=this.querySelector(".analysis-moves"),n=s?.querySelector("[aria-current]");if(!s||!n)return;const[i,r]=[s.getBoundingClientRect(),n.getBoundingClientRect()];r.top<i.top?s.scrollTop+=r.top-i.top-8:r.bottom>i.bottom&&(s.scrollTop+=r.bottom-i.bottom+8)}onMove(e){this.play(e.detail.move.text)}onRefused(e){this.remark=w(e.detail.message),p(this.remark)}onOpen(e){const{record:s,game:n,start:i,options:r,moves:o}=e.detail,c=s?A.ofRecord(s):A.ofGame({game:n,...i?{start:i}:{},options:r,moves:o});this.showAnother({tree:c,id:B()})}render(){return Gt(this)}}customElements.define("ordo-analyse",oe);export{oe as OrdoAnalyse};
