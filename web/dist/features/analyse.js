import{t as r,f as q,aj as U,ak as he,q as b,al as A,am as de,an as me,ao as F,ap as fe,D as p,k as T,aq as pe,ar as ve,as as $e,v as ye,K as l,b as h,at as G,au as I,av as we,aw as be,h as ge,j as ke,n as xe,J as W,ax as C,ay as Me,az as Le,aA as Z,aB as K,H as Ae,g as Oe,L as Se,aC as B,aD as O,a0 as qe,a2 as Te,aE as Ce,aF as J,aG as Ee,aH as He,aI as Ne,aJ as Ie}from"../app/app.js";const Be=3;function k(t,e){const s=e==="w"?1:-1;return t.win!==null?`#${t.win*s>0||t.win===0&&s<0?"":"-"}${Math.abs(t.win)}`:((t.hundredths??0)*s/100).toFixed(2)}function X({value:t,plies:e},s){const n=Math.ceil((e??0)/2);return k(t==="draw"?{hundredths:0,win:null}:{hundredths:null,win:t==="win"?n:-n},s)}function R({winner:t}){return t==="w"?"#0":t==="b"?"#-0":"0.00"}function L(t){const e=/^#(-?)\d+$/.exec(t);if(e)return e[1]?0:1;const s=Number(t);return Number.isFinite(s)?1/(1+Be**-s):.5}function z(t){if(!t||t.startsWith("#"))return"";const e=new Intl.NumberFormat(q(),{style:"percent"}).format(L(t));return r("analyse.chance",{percent:e})}const Re=.04;function S(t){if(/^#-?0$/.test(t))return t==="#0"?"1\u20130":"0\u20131";if(t.startsWith("#"))return t.replace("-","\u2212");const e=Number(t),s=new Intl.NumberFormat(q(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(e));return Math.abs(e)<.05?s:`${e>0?"+":"\u2212"}${s}`}function D(t){const e=/^#(-?)(\d+)$/.exec(t);if(e){const n=e[1]?"b":"w";return e[2]==="0"?r(`analyse.won.${n}`):r(`analyse.winIn.${n}`,{count:Number(e[2])})}const s=Number(t);return Math.abs(L(t)-.5)<Re?r("analyse.score.even"):r(`analyse.score.${s>0?"w":"b"}`)}function De(t,e,s){const n=s==="w"?1:-1,i=(L(t)-L(e))*n;return i>=.3?4:i>=.18?2:i>=.1?6:null}const Pe={stein:2e5,khalifa:1500},Y=3,P=[4,2,6];async function _e(t,e,s,n){const i=[t.root,...t.mainLine()];let a=null;for(const[o,c]of i.entries()){const u=await je(t.inputAt(c),e,s);if(!n(o+1,i.length))return!1;o>0?Ue(t,c,a,u):Q(c,u),a=u}return!0}async function je(t,e,s){const n=e.view(t);if(n.outcome)return{score:R(n.outcome),best:[]};const i=e.probe(t);if(i)return{score:X(i,n.turn),best:Ve(e,t,i)};const{lines:[a]}=await s.search(t,{nodes:Pe[t.game],fresh:!0});return a?{score:k(a.score,n.turn),best:a.moves}:null}function Ve(t,e,s){const n=[];for(let i=s;i&&n.length<Y;){const[a]=i.moves;if(!a)break;n.push(a.move),i=t.probe({...e,moves:[...e.moves,...n]})}return n}function Ue(t,e,s,n){Q(e,n);const i=(e.nags??[]).filter(c=>!P.some(u=>u===c)),a=s&&n?Fe(t,e,s,n):null;if(a?e.nags=[a,...i]:i.length?e.nags=i:delete e.nags,!a||!s||!e.parent)return;let o=e.parent;for(const c of s.best.slice(0,Y))o=t.add(o,c)}function Q(t,e){e&&!/^#-?0$/.test(e.score)?t.eval=e.score:delete t.eval}function Fe(t,e,s,n){const i=t.head.game==="stein"||[s,n].some(({score:o})=>o.startsWith("#")),[a]=s.best;return i&&a&&a!==e.move?De(s.score,n.score,t.moverOf(e)):null}function E(t){const e=P.find(s=>t.nags?.includes(s));return e?{nag:e,better:t.parent?.children.find(s=>s!==t)?.move??null}:null}function Ge(t){const e={w:[0,0,0],b:[0,0,0]};for(const s of t.mainLine()){const n=E(s)?.nag,i=e[t.moverOf(s)];n===4?i[0]++:n===2?i[1]++:n===6&&i[2]++}return e}function We(t,e){return t.mainLine().filter(s=>!s.eval&&(s.children.length||!e.view(t.inputAt(s)).outcome))}const Ze={first:t=>t.root,previous:(t,e)=>e.parent,next:(t,e)=>e.children[0],last:(t,e)=>U(e).at(-1),previousVariation:(t,e)=>ee(e,-1),nextVariation:(t,e)=>ee(e,1),nextMistake:Ke};function ee(t,e){const s=t.parent?.children??[];return s[s.indexOf(t)+e]}function Ke(t,e){const s=t.mainLine(),n=s.indexOf(e),i=s.filter(a=>E(a));return i.find(a=>s.indexOf(a)>n)??i[0]}const Je=150;class Xe{constructor(e){this.page=e,this.link="",this.timer=0,this.writes=0,this.onHash=()=>{e.open()},e.addController(this)}hostConnected(){window.addEventListener("hashchange",this.onHash)}hostDisconnected(){window.removeEventListener("hashchange",this.onHash),clearTimeout(this.timer)}isSaved(){return!this.timer&&!this.writes}later(e){clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.timer=0,e()},Je)}id(){const{analysis:e}=history.state??{};return typeof e=="string"?e:null}push(){this.link="",history.pushState(null,"","/analyse")}async write(){const{page:e}=this,{rules:s,tree:n}=e;if(!s||!e.isConnected)return;let i="";this.writes++;try{i=await he(s,n)}catch(a){e.remark=b(A(a))}this.writes--,!(n!==e.tree||!e.isConnected||location.pathname!=="/analyse")&&(i+=de(n,e.node),this.link=`${location.origin}/analyse${i}`,(location.hash!==i||this.id()!==e.id_)&&history.replaceState({analysis:e.id_},"",`/analyse${i}`),e.requestUpdate())}}const ze=6e4,Ye=150;class Qe{constructor(e,s){this.engine=e,this.listener=s,this.search=0,this.isSearching=!1,this.timer=0,this.lines=[]}stop(){this.search++,clearTimeout(this.timer),this.timer=0,this.isSearching&&this.engine.stop(),this.isSearching=!1}async start(e,s){this.stop();const{search:n}=this;this.isSearching=!0,this.lines=[];try{const i=await this.engine.search(e,{lines:s,movetime:ze},a=>{n===this.search&&(this.lines=a,a[0]&&this.listener.best(a[0]),this.timer||=window.setTimeout(()=>this.report(),Ye))});if(n!==this.search)return;this.stopped(i.lines)}catch(i){if(n!==this.search)return;this.stopped([]),this.listener.failed(i)}}report(){this.timer=0,this.listener.lines(this.lines)}stopped(e){this.isSearching=!1,clearTimeout(this.timer),this.timer=0,e.length&&this.listener.lines(e)}}const et="ws://127.0.0.1:8419",te="ordo.analysing.wishes";function tt(){const t=me(te)??{},e=matchMedia("(max-width: 900px)").matches;return{engineOn:t.engineOn!==!1,lineCount:[1,2,3,4,5].includes(t.lineCount)?t.lineCount:e?1:3,lensOn:t.lensOn===!0,external:typeof t.external=="string"&&F(t.external)||et,externalOn:t.externalOn===!0}}function st(t){fe(te,t)}function nt(t,{game:e,position:s,turn:n,outcome:i},a={}){if(i)return{reason:i.reason};const o=n==="w"?"b":"w",c=s.replace(/[wb]$/,o),{position:u,reasons:m}=t.check(e,c,a),[w]=m;if(u===null)return{reason:w??{code:"app.unexpected"}};const f={game:e,start:u,moves:[],options:a},v=t.view(f);return v.outcome?{reason:v.outcome.reason}:{input:f,turn:o}}class it{constructor(e){this.page=e,this.preferences=tt(),this.builtIn=null,this.external=null,this.isConnecting=!1,this.search=null,this.lines=[],this.threat=null,this.told=null,e.addController(this)}hostDisconnected(){this.stop(),this.external?.close(),this.external=null}get isOn(){return this.preferences.engineOn}use(e){this.builtIn=e,this.search=new Qe(e,{lines:s=>this.setLines(s),best:s=>this.announceWin(s),failed:s=>this.fail(s)}),this.preferences.externalOn&&this.reconnect(this.preferences.external)}setLines(e){this.threat?this.threat={...this.threat,lines:e}:this.lines=e,this.page.requestUpdate()}clear(){this.stop(),this.threat=null,this.setLines([])}stop(){this.search?.stop()}start(){const{page:e,threat:s}=this,{lineCount:n}=this.preferences;s?this.search?.start(s.input,1):e.view&&!e.view.outcome&&this.isOn&&this.search?.start(e.tree.inputAt(e.node),n)}fail(e){const{page:s,external:n}=this;n?s.remark=r("analyse.external.problem",{text:e instanceof Error?e.message:""}):s.remark=b(A(e))}announceWin(e){const{view:s,node:n,proved:i}=this.page;e.score.win===null||!s||this.threat||i.known()||(this.told!==n&&p(D(k(e.score,s.turn))),this.told=n)}toggle(){this.change({engineOn:!this.isOn}),p(r(this.isOn?"analyse.engine.on":"analyse.engine.off"))}toggleThreat(){const{page:e}=this;if(!(!e.rules||!e.view||e.review.progress)){if(this.stop(),this.threat)this.threat=null,p(r("analyse.threat.off"));else{const s=nt(e.rules,e.view,e.tree.head.options);"reason"in s?(e.remark=r("analyse.threat.none",{reason:b(s.reason)}),p(e.remark)):(this.threat={...s,lines:[]},p(r(`analyse.threat.${s.turn}`)))}e.requestUpdate(),e.think()}}setLineCount(e){this.change({lineCount:e})}toggleLens(){this.store({lensOn:!this.preferences.lensOn})}change(e){this.store(e),this.clear(),this.page.think()}store(e){this.preferences={...this.preferences,...e},st(this.preferences),this.page.requestUpdate()}async connect(e){const{page:s}=this;this.disconnect(),this.isConnecting=!0,s.requestUpdate();let n=null;try{const{connectEngine:i}=await import("../app/app.js").then(function(a){return a.bn});n=await i(e,{closed:()=>this.lose()})}catch{}return this.isConnecting=!1,s.isConnected?n?(this.stop(),this.external=n,this.search&&(this.search.engine=n),this.change({external:e,externalOn:!0}),p(r("analyse.external.using",{name:n.name}))):s.think():n?.close(),s.requestUpdate(),!!this.external}async reconnect(e){await this.connect(e)||this.page.isConnected&&T(r("analyse.external.unreachable",{address:e}),{stay:!0})}lose(){this.disconnect(),T(r("analyse.external.lost"),{stay:!0}),this.page.think()}forget(){this.disconnect(),this.change({externalOn:!1})}disconnect(){this.clear(),this.external?.close(),this.external=null,this.search&&this.builtIn&&(this.search.engine=this.builtIn)}}const at=new ve;class rt{constructor(e){this.page=e,this.results=new pe(e,{server:at,onLoad:()=>{this.announce(),e.engine.isOn&&e.think()},onAnswer:()=>this.announce()}),this.pointed=null}here(){const{rules:e,view:s,tree:n,node:i}=this.page;return e&&s?this.results.of(e,n.inputAt(i),s):{state:"none"}}known(){const e=this.here();return e.state==="known"?e.probe:null}score(){const e=this.known();return e&&this.page.view?X(e,this.page.view.turn):""}words(){const e=this.known();return e&&this.page.view?$e(e,this.page.view.turn):""}announce(){const e=this.words();e&&p(e)}point(e){this.pointed=e,this.page.requestUpdate()}turned(){const{rules:e,tree:s,node:n}=this.page;if(!e||!n.parent||!this.results.isReady)return null;const i=e.probe(s.inputAt(n.parent)),a=i?.moves.find(({move:o})=>o===n.move);return i&&a&&a.value!==i.value?{from:i.value,to:a.value}:null}async prepareReview(){const{rules:e,tree:s}=this.page;if(!e)return;[s.root,...s.mainLine()].slice(-2).some(i=>ye(e.view(s.inputAt(i))))&&await this.results.load()}}class ot{constructor(e){this.page=e,this.progress=null,e.addController(this)}hostDisconnected(){this.stop()}async start(){const{page:e}=this,{rules:s,tree:n}=e,{builtIn:i}=e.engine;if(!s||!i||this.progress)return;if(!n.root.children.length)return T(r("analyse.review.nothingToReview"));e.engine.stop();const a={done:0,all:n.mainLine().length+1};this.progress=a,e.requestUpdate();let o=!1;try{await e.proved.prepareReview(),o=await _e(n,s,i,(c,u)=>!this.progress||e.tree!==n?!1:(this.progress={done:c,all:u},e.version++,e.requestUpdate(),e.isConnected))}catch(c){e.remark=b(A(c))}e.tree===n&&(this.progress=null,o&&p(r("analyse.review.done")),e.changed(),e.think())}stop(){this.progress&&(this.progress=null,this.page.engine.builtIn?.stop(),this.page.requestUpdate())}}function lt(t,e,s){const n=Math.round(Math.max(.02,Math.min(.98,L(t||"0")))*100),i=e==="w"?100-n:0;return l`<div
    class="eval-bar"
    role="meter"
    aria-label=${r("analyse.score")}
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
  </div>`}const H=600,g=120;function ct(t,e,s,n){const i=t.mainLine();if(i.filter(d=>d.eval).length<2)return h;const a=d=>d.eval??(d===i.at(-1)?n:""),o=d=>d/Math.max(1,i.length)*H,c=d=>(1-L(d))*g,u=i.flatMap((d,y)=>a(d)?[{x:o(y+1).toFixed(1),y:c(a(d)).toFixed(1)}]:[]),m=u.at(-1)?.x,w=t.root.eval?c(t.root.eval).toFixed(1):u[0]?.y,f=i.indexOf(e),v=d=>{const y=d.currentTarget.getBoundingClientRect(),M=Math.round((d.clientX-y.left)/y.width*i.length);s(i[M-1]??t.root)};return l`<figure class="eval-graph">
    <figcaption class="visually-hidden">${r("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${H} ${g}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${ut(i,a)}
      @click=${v}
    >
      <rect class="unknown" width=${H} height=${g} />
      <rect class="b" width=${m} height=${g} />
      <path
        class="w"
        d="M0 ${g}L0 ${w}${u.map(d=>`L${d.x} ${d.y}`).join("")}L${m} ${g}Z"
      />
      <line class="even" x1="0" x2=${H} y1=${g/2} y2=${g/2} />
      ${i.map((d,y)=>d.eval&&d.nags?.some(M=>M===4||M===2)?G`<line class="slip" x1=${o(y+1)} x2=${o(y+1)} y1="0" y2=${g} />`:h)}
      ${f>=0?G`<line class="here" x1=${o(f+1)} x2=${o(f+1)} y1="0" y2=${g} />`:h}
    </svg>
  </figure>`}function ut(t,e){const s=t.filter(n=>e(n)).map(n=>r("analyse.graph.point",{move:n.move,score:S(e(n))}));return[r("analyse.graph"),...s.slice(0,60)].join("; ")}function ht({view:t,remark:e,judgement:s,turned:n=null}){return t?e?{kind:"remark",text:e}:t.outcome?{kind:"over",text:b(t.outcome.reason)}:{kind:"",text:s?dt(s,n):r("play.turnOf",{color:t.turn})}:{kind:"",text:r("app.loading")}}function dt({nag:t,better:e},s){const n=t===4?"blunder":t===2?"mistake":"inaccuracy",i=[s?r(`proved.turned.${s.from}.${s.to}`):"",e?r("analyse.review.better",{move:e}):""];return r(`analyse.review.${n}`,{better:i.filter(Boolean).join(" ")}).trim()}function mt(t,e){const{engine:s,node:n,view:i,proved:a}=t,c=(s.threat?.lines??(s.isOn?s.lines:[])).map(w=>w.moves[0]).join(),u=`${i?.ply} ${i?.position} ${c} ${!!s.threat} ${a.pointed} ${JSON.stringify(e)}`,m=t.remember("arrows",u,()=>[...ft(t),...e.arrows]);return l`<div class="table-board analysis-board">
    ${lt(s.isOn||n.eval||a.known()?t.score():"",t.flipped?"b":"w",r(s.isOn?"analyse.thinking":"analyse.notAnalysed"))}
    <ordo-study-board
      .rules=${t.rules}
      .input=${t.rules?se(t):null}
      .view=${i}
      .orientation=${t.flipped?"b":"w"}
      .marks=${e.marks}
      .arrows=${m}
      .drawing=${{shapes:n.shapes??[],brush:t.brush}}
      @study-move=${t.onMove}
      @study-refused=${t.onRefused}
      @study-step=${w=>t.remark=w.detail.text}
      @study-tap=${()=>t.clearShapes()}
      @ordo-shape=${t.onShape}
    ></ordo-study-board>
    ${t.brush?vt(t,t.brush):pt(t)}
  </div>`}function se(t){const e=t.tree.inputAt(t.node),s=ne.get(t.node);return s&&s.moves.join()===e.moves.join()?s:(ne.set(t.node,e),e)}const ne=new WeakMap;function ft(t){const{view:e,engine:s}=t;if(!e||e.outcome)return[];const n=e.moves.find(i=>i.text===t.proved.pointed);return n?[{from:n.from,to:n.to,kind:"best"}]:s.threat?ie(t,s.threat.input,s.threat.lines,()=>"opponent"):s.isOn?ie(t,t.tree.inputAt(t.node),s.lines,i=>i?"alt":"best"):[]}function ie({rules:t},e,s,n){return s.flatMap((i,a)=>{const[o]=i.moves;if(!o||!t)return[];try{const c=t.explain(e,o);return c.legal?[{from:c.move.from,to:c.move.to,kind:n(a)}]:[]}catch{return[]}}).reverse()}function pt({view:t,remark:e,node:s,proved:n}){const i=E(s),{kind:a,text:o}=ht({view:t,remark:e,judgement:i,turned:i&&n.turned()});return l`<p class="status ${a}">${o}</p>`}function vt(t,e){return l`<fieldset class="brushes">
    <legend class="visually-hidden">${r("analyse.draw.color")}</legend>
    ${I.map(s=>l`<label class="swatch ${s}" title=${r(`analyse.draw.${s}`)}
          ><input
            class="visually-hidden"
            type="radio"
            name="brush"
            .checked=${s===e}
            @change=${()=>t.setBrush(s)}
          /><span class="visually-hidden">${r(`analyse.draw.${s}`)}</span></label
        >`)}
    <span class="brushes-help small soft">${r("analyse.draw.help")}</span>
    ${t.node.shapes?.length?l`<button type="button" class="quiet small" @click=${()=>t.clearShapes()}>
            ${r("analyse.draw.clear")}
          </button>`:h}
    <button type="button" class="quiet small" @click=${()=>t.setBrush(null)}>${r("analyse.draw.done")}</button>
  </fieldset>`}function $t(t){t.menuOpen=!0,t.querySelector("dialog.analysis-menu")?.showModal()}function yt(t){t.engineProblem="",t.querySelector("dialog.engine-settings")?.showModal()}async function wt(t){await t.address.write();const e=t.querySelector("ordo-share");e&&(e.record=t.tree.toRecord(),e.open())}function bt(t){t.querySelector("ordo-open")?.open()}function gt(t){const e=t.querySelector("ordo-play-from");t.view&&e?.open({input:t.tree.inputAt(t.node),turn:t.view.turn})}const kt={first:"M6 5V19M19 5L9 12L19 19Z",previous:"M16 5L7 12L16 19Z",next:"M8 5L17 12L8 19Z",last:"M18 5V19M5 5L15 12L5 19Z",flip:"M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15",draw:"M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",lens:"M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L21 21",threat:"M12 2V6M12 18V22M2 12H6M18 12H22M12 18.5A6.5 6.5 0 1 0 12 5.5A6.5 6.5 0 0 0 12 18.5ZM12 12H12.01",settings:"M4 7H13M19 7H20M4 17H5M11 17H20M16 10A3 3 0 1 0 16 4A3 3 0 0 0 16 10ZM8 20A3 3 0 1 0 8 14A3 3 0 0 0 8 20Z",menu:"M5 12H5.01M12 12H12.01M19 12H19.01",share:"M12 15V3M8 7L12 3L16 7M5 12V20H19V12",open:"M3 19V5H9L11 8H21V19Z",promote:"M12 20V5M6 11L12 5L18 11",remove:"M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7"};function _(t){return l`<svg class="icon icon-${t}" viewBox="0 0 24 24" aria-hidden="true"><path d=${kt[t]} /></svg>`}function $(t,e,s,{disabled:n=!1,pressed:i,key:a}={}){return l`<button
    class="quiet icon-button"
    ?disabled=${n}
    aria-label=${e}
    title=${a?`${e} (${a})`:e}
    aria-pressed=${i===void 0?h:String(i)}
    aria-keyshortcuts=${a??h}
    @click=${s}
  >
    ${_(t)}
  </button>`}function xt(t){const{node:e,engine:s}=t,[n=null]=I;return l`<div class="controls">
    <div class="walk">
      ${$("first",r("analyse.first"),()=>t.go("first"),{disabled:!e.parent})}
      ${$("previous",r("analyse.previous"),()=>t.go("previous"),{disabled:!e.parent})}
      ${$("next",r("analyse.next"),()=>t.go("next"),{disabled:!e.children.length})}
      ${$("last",r("analyse.last"),()=>t.go("last"),{disabled:!e.children.length})}
    </div>
    <div class="switches">
      ${$("lens",r("analyse.lens"),()=>s.toggleLens(),{key:"l",pressed:s.preferences.lensOn})}
      ${$("draw",r("analyse.draw"),()=>t.setBrush(t.brush?null:n),{key:"d",pressed:!!t.brush})}
      ${$("flip",r("analyse.flip"),()=>t.flip(),{key:"f"})}
      ${$("menu",r("analyse.menu"),()=>$t(t))}
    </div>
  </div>`}function Mt(t){const e=t.tree.mainLine(),s=e.some(i=>i.eval),n=e.some(i=>E(i));return l`<div class="main-actions">
    ${n?l`<button class="primary" @click=${()=>t.go("nextMistake")}>
            ${r("analyse.review.nextMistake")}
          </button>`:t.review.progress?h:l`<button
              class=${s?"quiet":"primary"}
              ?disabled=${!e.length}
              @click=${()=>t.review.start()}
            >
              ${r(s?"analyse.review.again":"analyse.review")}
            </button>`}
    <button class="quiet" @click=${()=>wt(t)}>${_("share")} ${r("analyse.share")}</button>
    <button class="quiet" aria-label=${r("share.openGame")} @click=${()=>bt(t)}>
      ${_("open")} ${r("analyse.open")}
    </button>
  </div>`}function Lt(t){const{engine:e}=t,s=()=>t.querySelector("dialog.engine-settings"),n=()=>s()?.close();return l`<dialog
    class="sheet engine-settings"
    aria-labelledby="engine-title"
    @click=${i=>i.target===s()&&n()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="engine-title">${r("analyse.settings")}</h2>
        <button class="quiet" @click=${n}>${r("app.close")}</button>
      </div>
      <label class="field"
        ><span>${r("analyse.lines")}</span>
        <select
          @change=${i=>e.setLineCount(Number(i.target.value))}
        >
          ${[1,2,3,4,5].map(i=>l`<option value=${i} ?selected=${i===e.preferences.lineCount}>${i}</option>`)}
        </select></label
      >
      ${e.external?At(t):Ot(t)}
    </div>
  </dialog>`}function At({engine:t}){return l`<div class="external">
    <h3>${r("analyse.external")}</h3>
    <p role="status">${r("analyse.external.using",{name:t.external?.name??""})}</p>
    <p class="small soft">${t.preferences.external}</p>
    <div class="sheet-foot">
      <button @click=${()=>t.forget()}>${r("analyse.external.disconnect")}</button>
    </div>
  </div>`}function Ot(t){const{engine:e}=t;return l`<form class="external" @submit=${n=>{n.preventDefault();const a=n.target.elements.namedItem("engine-address"),o=F(a.value);t.engineProblem=o?"":r("analyse.external.badAddress"),o&&e.connect(o).then(c=>{t.engineProblem=c?"":r("analyse.external.unreachable",{address:o})})}}>
    <h3>${r("analyse.external")}</h3>
    <p class="small soft">${r("analyse.external.help")} <code>ordo ugi --websocket</code></p>
    <label class="stacked"
      ><span class="small">${r("analyse.external.address")}</span>
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
        ${r(e.isConnecting?"analyse.external.connecting":"analyse.external.connect")}
      </button>
    </div>
  </form>`}const ae=8;function St(t){const{engine:e,view:s}=t,{threat:n}=e;return l`<section class="engine ${n?"threat":""}" aria-label=${r("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          aria-label=${r("analyse.engine")}
          .checked=${e.isOn}
          @change=${()=>e.toggle()}
      /></label>
      ${qt(t)}
      ${$("threat",r("analyse.threat"),()=>e.toggleThreat(),{key:"x",pressed:!!n,disabled:!s||!!s.outcome})}
      ${$("settings",r("analyse.settings"),()=>yt(t))}
    </div>
    ${n?Et(n):e.isOn?Tt(t):h}
  </section>`}function qt(t){const{engine:e}=t,{threat:s}=e;if(!s&&!e.isOn)return l`<span class="engine-summary soft">${r("analyse.engine.off")}</span>`;const n=(s?.lines??e.lines)[0],i=s?n?k(n.score,s.turn):"":t.score(),a=!s&&!!t.proved.known(),o=i?D(i):r("analyse.thinking"),c=s?r(`analyse.threat.${s.turn}`):a?r("proved.mark"):o;return l`<strong class="engine-score figures">${i?S(i):"\u2026"}</strong>
    <span class="engine-summary">
      <span class="engine-words small">${c}</span>
      <span class="engine-name small soft figures"
        >${[e.external?.name??(e.isConnecting?r("analyse.external.connecting"):""),i&&!s&&!a?z(i):"",n?r("analyse.depth",{depth:n.depth}):""].filter(Boolean).join(" \xB7 ")}</span
      >
    </span>`}function Tt(t){const{lines:e,preferences:s}=t.engine;return t.view?.outcome?h:l`<ol class="engine-lines" data-lines=${s.lineCount}>
    ${e.map(n=>Ct(t,n))}
  </ol>`}function Ct(t,e){return t.view?l`<li>
    <span class="line-score figures">${S(k(e.score,t.view.turn))}</span>
    <span class="line-moves"
      >${e.moves.slice(0,ae).map((s,n)=>l`<button class="quiet line-move" @click=${()=>t.playLine(e.moves.slice(0,n+1))}>
              ${s}
            </button>`)}</span
    >
  </li>`:h}function Et({lines:t,turn:e}){return l`<ol class="engine-lines" data-lines="1">
    ${t.map(s=>l`<li>
          <span class="line-score figures">${S(k(s.score,e))}</span>
          <span class="line-moves"
            >${s.moves.slice(0,ae).map(n=>l`<span class="line-move">${n}</span>`)}</span
          >
        </li>`)}
  </ol>`}const x=["w","b"],N=6;function Ht(t,e){const n=[...x.flatMap(o=>t.cuts[o]).map(o=>({square:o,kind:"bad"})),...e.map(o=>({square:o,kind:"soft"})),...x.flatMap(o=>t.goals[o]).flatMap(o=>o.to).map(o=>({square:o,kind:"goal"}))],i=x.flatMap(o=>[...t.goals[o],...t.threats[o].slice(0,N)]),a=[...t.splits.map(({move:o})=>({...Nt(o),kind:"threat"})),...i.map(o=>({from:o.from,to:o.to,kind:"threat"}))];return{marks:[...new Map(n.map(o=>[`${o.square}${o.kind}`,o])).values()],arrows:a}}function Nt(t){const[e="",s=""]=t.split("x");return{from:[e],to:[s]}}function It(t,e,s,n,i){return l`<div class="lens-words">
    <p class="small soft">${r(`analyse.lens.help.${t}`)}</p>
    <ul>
      ${t==="stein"?Bt(e):s?Rt(s):Dt(e,n,i)}
    </ul>
  </div>`}function Bt(t){return l` ${x.map(e=>l`<li>
        ${t.cuts[e].length?r(`analyse.lens.keyPieces.${e}`,{squares:t.cuts[e]}):r(`analyse.lens.noKeyPieces.${e}`)}
      </li>`)}
  ${t.splits.slice(0,N).map(({move:e,parts:s})=>l`<li>${r("analyse.lens.split",{move:e,squares:s.slice(1).flat()})}</li>`)}
  ${x.map(e=>t.goals[e].length?l`<li><strong>${r(`analyse.lens.homeRow.${e}`,{moves:re(t.goals[e])})}</strong></li>`:h)}`}function Rt({turn:t,squares:e}){return l`<li>${r("analyse.lens.placing")}</li>
    <li>${r("analyse.lens.squares",{color:t,count:e})}</li>`}function Dt(t,e,s){const n=x.every(i=>!t.threats[i].length);return l` ${x.map(i=>t.threats[i].length?l`<li><strong>${r(`analyse.lens.threats.${i}`,{moves:re(t.threats[i])})}</strong></li>`:h)}
  ${n?l`<li>${r("analyse.lens.quiet")}</li>`:h}
  ${x.map(i=>l`<li>
        ${r(`analyse.lens.lines.${i}`,{count:t.lines[i].length})}
        <div class="lens-lines">
          ${t.lines[i].map(a=>l`<button
                class="quiet small figures"
                aria-pressed=${a.join()===e.join()}
                @click=${()=>s(a.join()===e.join()?[]:a)}
              >
                ${a[0]}–${a.at(-1)}
              </button>`)}
        </div>
      </li>`)}`}function re(t){const e=t.slice(0,N).map(s=>s.text);return t.length>N?`${e.join(", ")} \u2026`:we(e)}function j({head:t}){const e=a=>t.tags.find(([o])=>o===a)?.[1].trim()??"",s=a=>a==="?"||a==="-"?"":a,[n,i]=[s(e("White")),s(e("Black"))];return n||i?{w:n,b:i}:null}function V(t,e){return j(t)?.[e]||r(`seat.${e}`)}function Pt({head:t}){return t.result==="*"?"":t.result.replace("1/2-1/2","\xBD\u2013\xBD").replace("-","\u2013")}function _t(t){const e=()=>t.querySelector("dialog.analysis-menu"),s=()=>e()?.close(),n=a=>()=>{s(),a()},i=()=>t.view&&xe(`/editor${W({game:t.tree.head.game,start:t.view.position,moves:[]})}`);return l`<dialog
    class="sheet analysis-menu"
    aria-labelledby="analysis-menu-title"
    @click=${a=>a.target===e()&&s()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="analysis-menu-title">${r("analyse.menu")}</h2>
        <button class="quiet" @click=${s}>${r("app.close")}</button>
      </div>
      <div class="sheet-actions">
        ${t.tree.mainLine().some(a=>a.eval)?l`<button class="whole" @click=${n(()=>t.review.start())}>${r("analyse.review.again")}</button>`:h}
        <button ?disabled=${!t.view||!!t.view.outcome} @click=${n(()=>gt(t))}>
          ${r("analyse.playHere")}
        </button>
        <button @click=${n(i)}>${r("analyse.toEditor")}</button>
        ${["stein","khalifa"].map(a=>l`<button @click=${n(()=>t.newAnalysis({game:a}))}>${r("analyse.new",{game:a})}</button>`)}
      </div>
      ${jt(t,n)}
      <p class="small soft only-wide">${r("analyse.keys")}</p>
    </div>
  </dialog>`}function jt(t,e){const s=t.menuOpen?be().filter(({id:n})=>n!==t.id_):[];return s.length?l`<h3>${r("analyse.earlier")}</h3>
    <ul class="earlier">
      ${s.map(n=>l`<li>
            <button class="quiet small" @click=${e(()=>t.reopen(n))}>${Vt(n)}</button>
          </li>`)}
    </ul>`:h}function Vt({record:t,touched:e}){const s=j({head:t}),n=new Intl.DateTimeFormat(q(),{dateStyle:"medium",timeStyle:"short"}).format(new Date(e)),i=r("analyse.earlier.line",{game:t.game,count:ge(t.nodes.length,ke(t.start)),date:n});return s?l`<bdi>${s.w||r("seat.w")}</bdi> – <bdi>${s.b||r("seat.b")}</bdi>
    <span class="soft">${i}</span>`:i}function Ut(t,e,s){return!t.root.children.length&&!t.root.comment?l`<p class="soft moves-empty">${r("analyse.empty")}</p>`:l`<div class="move-tree">
    ${t.root.comment?l`<p class="move-comment">${t.root.comment}</p>`:h}
    ${oe(t,t.root,e,s,!1)}
  </div>`}function oe(t,e,s,n,i){const a=[];for(let o=e;o.children[0];o=o.children[0]){const[c,...u]=o.children;if(!c)break;a.push(le(t,c,s,n,!i)),i=!c.comment&&!u.length,c.comment&&a.push(l`<span class="move-comment">${c.comment}</span>`);for(const m of u)a.push(l`<div class="variation">
          ${le(t,m,s,n,!0)}
          ${m.comment?l`<span class="move-comment">${m.comment}</span>`:h}${oe(t,m,s,n,!m.comment)}
        </div>`)}return a}function le(t,e,s,n,i){const o=t.moverOf(e)==="w"?`${t.numberOf(e)}.`:i?`${t.numberOf(e)}\u2026`:"",c=(e.nags??[]).map(m=>C[m]??"").join(""),u=e.nags?.find(m=>m===4||m===2||m===6);return l`<span class="move-item"
    >${o?l`<span class="move-number">${o}</span>`:h}<button
      class="move ${u?`slip-${u}`:""}"
      aria-current=${e===s?"true":h}
      @click=${()=>n(e)}
    >
      ${e.move}${c}${e.eval?l` <span class="move-eval">${S(e.eval)}</span>`:h}
    </button></span
  >`}function Ft(t){const{node:e}=t,s=e.move?r("analyse.comment.of",{move:e.move}):r("analyse.comment.start");return l`<div class="node-box">
    ${e.move?Gt(t):h}
    <textarea
      rows="1"
      maxlength="4000"
      aria-label=${s}
      placeholder=${s}
      .value=${e.comment??""}
      @change=${n=>t.comment(n.target.value)}
    ></textarea>
    ${t.deleted?l`<p class="deleted small">
            ${r("analyse.deleted")}
            <button class="quiet small" @click=${()=>t.undoDelete()}>${r("analyse.undo")}</button>
          </p>`:h}
  </div>`}function Gt(t){const e=t.node.nags?.find(s=>s in C)??0;return l`<div class="node-row">
    <div class="glyphs" role="group" aria-label=${r("analyse.annotation")}>
      ${[3,1,5,6,2,4].map(s=>l`<button
            class="quiet glyph"
            aria-pressed=${s===e}
            aria-label=${r(`analyse.annotation.${s}`)}
            title=${r(`analyse.annotation.${s}`)}
            @click=${()=>t.annotate(s===e?0:s)}
          >
            ${C[s]}
          </button>`)}
    </div>
    ${Wt(t)?h:$("promote",r("analyse.promote"),()=>t.promote())}
    ${$("remove",r("analyse.delete"),()=>t.deleteHere())}
  </div>`}function Wt(t){for(let e=t.node;e.parent;e=e.parent)if(e.parent.children[0]!==e)return!1;return!0}function Zt(t){if(!j(t))return h;const e=Pt(t);return l`<p class="analysis-players">
    <span class="player"><span class="disc w" aria-hidden="true"></span><bdi>${V(t,"w")}</bdi></span>
    <span class="result figures">${e||"\u2013"}</span>
    <span class="player"><bdi>${V(t,"b")}</bdi><span class="disc b" aria-hidden="true"></span></span>
  </p>`}function Kt(t){const{view:e,proved:s}=t,n=s.here();return!e||n.state==="none"?h:l`<section class="proved" aria-label=${r("proved.title")}>
    ${Me(n,e.turn,()=>{s.results.load()})}
    ${n.state==="known"?Le(n.probe.moves,{choose:i=>t.play(i),point:i=>s.point(i)}):h}
  </section>`}function Jt(t){return t<=0?100:Math.max(0,Math.min(100,103.1668*Math.exp(-4.3544*t)-3.1669))}function Xt(t){const e=t.length-1,s=Math.max(2,Math.min(8,Math.floor(e/10)));return Array.from({length:e},(n,i)=>{const a=Math.max(0,Math.min(i+2-s,t.length-s));return Math.max(.005,Math.min(.12,zt(t.slice(a,a+s))))})}function zt(t){const e=t.reduce((s,n)=>s+n,0)/t.length;return Math.sqrt(t.reduce((s,n)=>s+(n-e)**2,0)/t.length)}function Yt(t){const e=t.reduce((i,{weight:a})=>i+a,0),s=t.reduce((i,{accuracy:a,weight:o})=>i+a*o,0)/e,n=t.length/t.reduce((i,{accuracy:a})=>i+1/Math.max(1,a),0);return(s+n)/2}function Qt(t,e){const s=t.mainLine(),n=t.head.game==="stein",i=f=>n||f.startsWith("#")?L(f):.5,o=[t.root.eval??(t.head.start?"":"0.00"),...s.map(f=>f.eval??(f===s.at(-1)?e:""))],c={w:[],b:[]},u=o.map((f,v)=>i(f||(o.slice(0,v).findLast(Boolean)??"0.00"))),m=Xt(u);s.forEach((f,v)=>{const[d,y]=[u[v],u[v+1]];if(!o[v]||!o[v+1]||d===void 0||y===void 0)return;const M=t.moverOf(f),ue=M==="w"?d-y:y-d;c[M].push({accuracy:Jt(ue),weight:m[v]??0})});const w=f=>c[f].length?Yt(c[f]):null;return{w:w("w"),b:w("b")}}const es=[...P].reverse();function ts(t){const e=t.review.progress;if(e)return l`<div class="review">
      <progress max=${e.all} value=${e.done} aria-label=${r("analyse.review")}></progress>
      <span class="small figures">${r("analyse.review.running",{done:e.done,all:e.all})}</span>
      <button class="small" @click=${()=>t.review.stop()}>${r("analyse.review.stop")}</button>
    </div>`;const{tree:s,rules:n}=t;if(!s.mainLine().some(a=>a.eval))return h;const i=n?We(s,n).length:0;return l`<div class="review">
    ${ss(t)}
    ${i?l`<span class="small soft">${r("analyse.review.notAnalysed",{count:i})}</span>`:h}
  </div>`}function ss(t){const e=Ge(t.tree),s=Qt(t.tree,t.ending()),n=new Intl.NumberFormat(q(),{style:"percent"}),i=a=>{const o=s[a];return l`<tr>
      <th scope="row"><span class="disc ${a}" aria-hidden="true"></span><bdi>${V(t.tree,a)}</bdi></th>
      <td class="accuracy">${o===null?"\u2013":n.format(o/100)}</td>
      ${[...e[a]].reverse().map(c=>l`<td class=${c?"":"soft"}>${c}</td>`)}
    </tr>`};return l`<table class="tally small figures">
    <caption class="visually-hidden">
      ${r("analyse.review.done")}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col" title=${r("analyse.accuracy.help")}>${r("analyse.accuracy")}</th>
        ${es.map(a=>l`<th scope="col" class="slip-name-${a}" title=${r(`analyse.tally.${a}`)}>
              <span aria-hidden="true">${C[a]}</span>
              <span class="visually-hidden">${r(`analyse.tally.${a}`)}</span>
            </th>`)}
      </tr>
    </thead>
    <tbody>
      ${i("w")} ${i("b")}
    </tbody>
  </table>`}const ns={marks:[],arrows:[]};function is(t){if(t.failed)return l`<div class="page failure">
      <p>${r("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${r("app.reload")}</button>
    </div>`;const{game:e}=t.tree.head,{rules:s,view:n}=t,i=`${n?.ply} ${n?.position}`,a=t.engine.preferences.lensOn&&s&&n&&!n.outcome?t.remember("lens",i,()=>s.lens(t.tree.inputAt(t.node))):null,o=a&&s&&n?.phase==="placing"?t.remember("placing",i,()=>{const[u=[]]=Object.values(s.steps(t.tree.inputAt(t.node),[]).targets);return{turn:n.turn,squares:u.length}}):null,c=t.remember("signs",a?`${i} ${t.lensLine}`:"",()=>a?Ht(a,t.lensLine):ns);return l`<div class="table analysis" data-game=${e}>
    <h1 class="visually-hidden">${r("analyse.title")}, ${r(`game.${e}`)}</h1>
    ${mt(t,c)}
    <div class="table-panel analysis-panel">
      ${Zt(t.tree)} ${St(t)} ${Kt(t)}
      ${a?It(e,a,o,t.lensLine,u=>t.lensLine=u):h}
      <section class="analysis-moves" aria-label=${r("analyse.moves")}>
        ${Z([t.version,K()],()=>Ut(t.tree,t.node,u=>t.goTo(u)))}
      </section>
      ${n?.outcome?h:l`<ordo-move-input
              game=${e}
              ?placing=${n?.phase==="placing"}
              .controller=${t.board()?.game??null}
            ></ordo-move-input>`}
      ${Ft(t)}
      ${Z([t.version,K()],()=>ct(t.tree,t.node,u=>t.goTo(u),t.ending()))}
      ${ts(t)} ${xt(t)} ${Mt(t)}
    </div>
    ${as(t)}
  </div>`}function as(t){const{game:e,options:s}=t.tree.head,n=t.view?.position;return l`${_t(t)} ${Lt(t)}
    <ordo-share
      .input=${se(t)}
      .match=${t.remember("match",e,()=>Ae({game:e,mode:"view"}))}
      .link=${t.address.link}
      .positionLink=${n?`${location.origin}/analyse${W({game:e,start:n,moves:[],options:s})}`:""}
    ></ordo-share>
    <ordo-open @ordo-open=${t.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${i=>Oe(i.detail)}
    ></ordo-play-from>`}class ce extends Se{static properties={tree:{state:!0},node:{state:!0},view:{state:!0},lensLine:{state:!0},flipped:{state:!0},remark:{state:!0},failed:{state:!0},deleted:{state:!0},brush:{state:!0},menuOpen:{state:!0},engineProblem:{state:!0}};constructor(){super(),this.id_=B(),this.tree=O.empty({game:"stein"}),this.node=this.tree.root,this.view=null,this.lensLine=[],this.flipped=!1,this.remark="",this.failed=!1,this.deleted=null,this.brush=null,this.rules=null,this.version=0,this.memory=new Map,this.menuOpen=!1,this.engineProblem="",this.reviewWanted=new URLSearchParams(location.search).has("review"),this.engine=new it(this),this.proved=new rt(this),this.review=new ot(this),this.address=new Xe(this),new qe(this,()=>this.keys())}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.saveAnalysis()}async begin(){try{const{rules:e,engine:s}=await Te();this.rules=e,this.engine.use(s)}catch(e){console.warn(e),this.failed=!0;return}await this.open(),this.reviewWanted&&(this.reviewWanted=!1,this.tree.root.children.length&&this.review.start())}async open(){const{rules:e}=this;if(!e)return;const s=new URLSearchParams(location.search).get("game");try{this.showAnalysis(await Ce(e,location.hash,this.address.id())??J(e,s))}catch{T(r("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.showAnalysis(J(e,s))}}showAnalysis({tree:e,id:s,node:n}){this.review.stop(),this.id_=s,this.tree=e,this.deleted=null,this.flipped=!1,this.setNode(n??U(e.root).at(-1)??e.root)}reopen(e){if(this.rules)try{this.showAnother(Ee(this.rules,e))}catch(s){this.remark=b(A(s))}}newAnalysis(e){this.saveAnalysis(),this.showAnother({tree:O.empty(e),id:B()})}showAnother(e){this.address.push(),this.showAnalysis(e)}setNode(e){const{rules:s}=this;if(s){try{this.view=s.view(this.tree.inputAt(e))}catch(n){this.remark=b(A(n));return}this.node=e,this.version++,this.remark="",this.lensLine=[],this.proved.pointed=null,this.engine.clear(),this.address.later(()=>{this.think(),this.saveAnalysis(),this.address.write()})}}goTo(e){if(!e||e===this.node)return;this.setNode(e);const{view:s}=this;!s||e!==this.node||p([e.move?r("play.moved",{color:this.tree.moverOf(e),move:e.move}):r("analyse.start"),s.outcome?b(s.outcome.reason):this.proved.words(),e.comment??""].filter(Boolean).join(" "))}go(e){this.goTo(Ze[e](this.tree,this.node))}keys(){return{ArrowLeft:()=>this.go("previous"),ArrowRight:()=>this.go("next"),ArrowUp:()=>this.go("previousVariation"),ArrowDown:()=>this.go("nextVariation"),Home:()=>this.go("first"),End:()=>this.go("last"),f:()=>this.flip(),e:()=>this.engine.toggle(),l:()=>this.engine.toggleLens(),x:()=>this.engine.toggleThreat(),d:()=>this.setBrush(this.brush?null:I[0]??null)}}play(e){this.goTo(this.tree.add(this.node,e))}playLine(e){const{rules:s,tree:n}=this,i=n.inputAt(this.node);try{s?.view({...i,moves:[...i.moves,...e]})}catch(o){this.remark=b(A(o));return}let a=this.node;for(const o of e)a=n.add(a,o);this.goTo(a)}comment(e){this.tree.comment(this.node,e),this.changed()}annotate(e){this.tree.annotate(this.node,e),this.changed()}onShape(e){const{shape:s}=e.detail,n=this.node.shapes??[],i=He(n,s);this.tree.draw(this.node,i);const{from:a,to:o}=s,c=o?r("analyse.draw.arrow",{from:a,to:o}):r("analyse.draw.circle",{square:a});p(i.length<n.length?r("analyse.draw.removed",{what:c}):c),this.changed()}clearShapes(){this.node.shapes?.length&&(this.tree.draw(this.node,[]),p(r("analyse.draw.cleared")),this.changed())}setBrush(e){!e!=!this.brush&&p(r(e?"analyse.draw.on":"analyse.draw.off")),this.brush=e}promote(){this.tree.promote(this.node),this.changed()}deleteHere(){this.node.parent&&(this.deleted={record:this.tree.toRecord(),steps:Ne(this.node)},this.setNode(this.tree.remove(this.node)),p(r("analyse.deleted")))}undoDelete(){if(!this.deleted)return;const e=O.ofRecord(this.deleted.record);this.showAnalysis({tree:e,id:this.id_,node:e.at(this.deleted.steps)})}changed(){this.version++,this.requestUpdate(),this.saveAnalysis(),this.address.write()}saveAnalysis(){this.rules&&Ie(this.id_,this.tree,this.node)}isSaved(){return this.address.isSaved()}think(){this.review.progress||this.engine.start()}score(){const{view:e,node:s}=this;if(e?.outcome)return R(e.outcome);const n=this.proved.score();if(n)return n;const[i]=this.engine.lines;return i&&e?k(i.score,e.turn):s.eval??""}ending(){const e=this.tree.mainLine().at(-1),s=e&&this.rules?.view(this.tree.inputAt(e)).outcome;return s?R(s):""}board(){return this.querySelector("ordo-study-board")}flip(){this.flipped=!this.flipped}remember(e,s,n){const i=this.memory.get(e);if(i?.key===s)return i.value;const a=n();return this.memory.set(e,{key:s,value:a}),a}updated(e){if(!e.has("node"))return;const s=this.querySelector(".analysis-moves"),n=s?.querySelector("[aria-current]");if(!s||!n)return;const[i,a]=[s.getBoundingClientRect(),n.getBoundingClientRect()];a.top<i.top?s.scrollTop+=a.top-i.top-8:a.bottom>i.bottom&&(s.scrollTop+=a.bottom-i.bottom+8)}onMove(e){this.play(e.detail.move.text)}onRefused(e){this.remark=b(e.detail.message),p(this.remark)}onOpen(e){const{record:s,game:n,start:i,options:a,moves:o}=e.detail,c=s?O.ofRecord(s):O.ofGame({game:n,...i?{start:i}:{},options:a,moves:o});this.showAnother({tree:c,id:B()})}render(){return is(this)}}customElements.define("ordo-analyse",ce);export{ce as OrdoAnalyse};
