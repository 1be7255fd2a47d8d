//# allFunctionsCalledOnLoad
import{t as a,f as T,al as F,am as he,q as g,an as A,ao as de,ap as me,aq as W,ar as fe,D as p,k as C,as as pe,at as ve,au as $e,v as ye,av as we,J as I,K as l,b as h,aw as G,ax as B,ay as ge,az as be,h as ke,j as xe,n as Me,aA as E,aB as Le,aC as Ae,aD as Z,aE as K,H as Oe,g as Se,L as qe,aF as D,aG as O,a2 as Te,a4 as Ce,aH as Ee,aI as z,aJ as Ne,aK as He,aL as Ie,aM as Be}from"../app/app.js";const De=3;function x(t,e){const s=e==="w"?1:-1;return t.win!==null?`#${t.win*s>0||t.win===0&&s<0?"":"-"}${Math.abs(t.win)}`:((t.hundredths??0)*s/100).toFixed(2)}function J({value:t,plies:e},s){const n=Math.ceil((e??0)/2);return x(t==="draw"?{hundredths:0,win:null}:{hundredths:null,win:t==="win"?n:-n},s)}function R({winner:t}){return t==="w"?"#0":t==="b"?"#-0":"0.00"}function k(t){const e=/^#(-?)\d+$/.exec(t);if(e)return e[1]?0:1;const s=Number(t);return Number.isFinite(s)?1/(1+De**-s):.5}function X(t){if(!t||t.startsWith("#"))return"";const e=new Intl.NumberFormat(T(),{style:"percent"}).format(k(t));return a("analyse.chance",{percent:e})}const Re=.04;function S(t){if(/^#-?0$/.test(t))return t==="#0"?"1\u20130":"0\u20131";if(t.startsWith("#"))return t.replace("-","\u2212");const e=Number(t),s=new Intl.NumberFormat(T(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(e));return Math.abs(e)<.05?s:`${e>0?"+":"\u2212"}${s}`}function _(t){const e=/^#(-?)(\d+)$/.exec(t);if(e){const n=e[1]?"b":"w";return e[2]==="0"?a(`analyse.won.${n}`):a(`analyse.winIn.${n}`,{count:Number(e[2])})}const s=Number(t);return Math.abs(k(t)-.5)<Re?a("analyse.score.even"):a(`analyse.score.${s>0?"w":"b"}`)}function _e(t,e,s){const n=s==="w"?1:-1,i=(k(t)-k(e))*n;return i>=.3?4:i>=.18?2:i>=.1?6:null}const Pe={stein:2e5,khalifa:1500},Y=3,P=[4,2,6];async function je(t,e,s,n){const i=[t.root,...t.mainLine()];let r=null;for(const[o,c]of i.entries()){const u=await Ue(t.inputAt(c),e,s);if(!n(o+1,i.length))return!1;o>0?Fe(t,c,r,u):Q(c,u),r=u}return!0}async function Ue(t,e,s){const n=e.view(t);if(n.outcome)return{score:R(n.outcome),best:[]};const i=e.probe(t);if(i)return{score:J(i,n.turn),best:Ve(e,t,i)};const{lines:[r]}=await s.search(t,{nodes:Pe[t.game],fresh:!0});return r?{score:x(r.score,n.turn),best:r.moves}:null}function Ve(t,e,s){const n=[];for(let i=s;i&&n.length<Y;){const[r]=i.moves;if(!r)break;n.push(r.move),i=t.probe({...e,moves:[...e.moves,...n]})}return n}function Fe(t,e,s,n){Q(e,n);const i=(e.nags??[]).filter(c=>!P.some(u=>u===c)),r=s&&n?We(t,e,s,n):null;if(r?e.nags=[r,...i]:i.length?e.nags=i:delete e.nags,!r||!s||!e.parent)return;let o=e.parent;for(const c of s.best.slice(0,Y))o=t.add(o,c)}function Q(t,e){e&&!/^#-?0$/.test(e.score)?t.eval=e.score:delete t.eval}function We(t,e,s,n){const i=t.head.game==="stein"||[s,n].some(({score:o})=>o.startsWith("#")),[r]=s.best;return i&&r&&r!==e.move?_e(s.score,n.score,t.moverOf(e)):null}function q(t){const e=P.find(s=>t.nags?.includes(s));return e?{nag:e,better:t.parent?.children.find(s=>s!==t)?.move??null}:null}function Ge(t){const e={w:[0,0,0],b:[0,0,0]};for(const s of t.mainLine()){const n=q(s)?.nag,i=e[t.moverOf(s)];n===4?i[0]++:n===2?i[1]++:n===6&&i[2]++}return e}function Ze(t,e){return t.mainLine().filter(s=>!s.eval&&(s.children.length||!e.view(t.inputAt(s)).outcome))}const Ke={first:t=>t.root,previous:(t,e)=>e.parent,next:(t,e)=>e.children[0],last:(t,e)=>F(e).at(-1),previousVariation:(t,e)=>ee(e,-1),nextVariation:(t,e)=>ee(e,1),nextMistake:ze};function ee(t,e){const s=t.parent?.children??[];return s[s.indexOf(t)+e]}function ze(t,e){const s=t.mainLine(),n=s.indexOf(e),i=s.filter(r=>q(r));return i.find(r=>s.indexOf(r)>n)??i[0]}const Je=150;class Xe{constructor(e){this.page=e,this.link="",this.timer=0,this.writes=0,this.onHash=()=>{e.open()},e.addController(this)}hostConnected(){window.addEventListener("hashchange",this.onHash)}hostDisconnected(){window.removeEventListener("hashchange",this.onHash),clearTimeout(this.timer)}isSaved(){return!this.timer&&!this.writes}later(e){clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.timer=0,e()},Je)}id(){const{analysis:e}=history.state??{};return typeof e=="string"?e:null}push(){this.link="",history.pushState(null,"","/analyse")}async write(){const{page:e}=this,{rules:s,tree:n}=e;if(!s||!e.isConnected)return;let i="";this.writes++;try{i=await he(s,n)}catch(r){e.remark=g(A(r))}this.writes--,!(n!==e.tree||!e.isConnected||location.pathname!=="/analyse")&&(i+=de(n,e.node),this.link=`${location.origin}/analyse${i}`,(location.hash!==i||this.id()!==e.id_)&&history.replaceState({analysis:e.id_},"",`/analyse${i}`),e.requestUpdate())}}const Ye=6e4,Qe=150;class et{constructor(e,s){this.engine=e,this.listener=s,this.search=0,this.isSearching=!1,this.timer=0,this.lines=[]}stop(){this.search++,clearTimeout(this.timer),this.timer=0,this.isSearching&&this.engine.stop(),this.isSearching=!1}async start(e,s){this.stop();const{search:n}=this;this.isSearching=!0,this.lines=[];try{const i=await this.engine.search(e,{lines:s,movetime:Ye},r=>{n===this.search&&(this.lines=r,r[0]&&this.listener.best(r[0]),this.timer||=window.setTimeout(()=>this.report(),Qe))});if(n!==this.search)return;this.stopped(i.lines)}catch(i){if(n!==this.search)return;this.stopped([]),this.listener.failed(i)}}report(){this.timer=0,this.listener.lines(this.lines)}stopped(e){this.isSearching=!1,clearTimeout(this.timer),this.timer=0,e.length&&this.listener.lines(e)}}const tt="ws://127.0.0.1:8419",te="ordo.analysing.wishes";function st(){const t=me(te)??{},e=matchMedia("(max-width: 900px)").matches;return{engineOn:t.engineOn!==!1,lineCount:[1,2,3,4,5].includes(t.lineCount)?t.lineCount:e?1:3,lensOn:t.lensOn===!0,external:typeof t.external=="string"&&W(t.external)||tt,externalOn:t.externalOn===!0}}function nt(t){fe(te,t)}function it(t,{game:e,position:s,turn:n,outcome:i},r={}){if(i)return{reason:i.reason};const o=n==="w"?"b":"w",c=s.replace(/[wb]$/,o),{position:u,reasons:m}=t.check(e,c,r),[w]=m;if(u===null)return{reason:w??{code:"app.unexpected"}};const f={game:e,start:u,moves:[],options:r},v=t.view(f);return v.outcome?{reason:v.outcome.reason}:{input:f,turn:o}}class rt{constructor(e){this.page=e,this.preferences=st(),this.builtIn=null,this.external=null,this.isConnecting=!1,this.search=null,this.lines=[],this.threat=null,this.told=null,e.addController(this)}hostDisconnected(){this.stop(),this.external?.close(),this.external=null}get isOn(){return this.preferences.engineOn}use(e){this.builtIn=e,this.search=new et(e,{lines:s=>this.setLines(s),best:s=>this.announceWin(s),failed:s=>this.fail(s)}),this.preferences.externalOn&&this.reconnect(this.preferences.external)}setLines(e){this.threat?this.threat={...this.threat,lines:e}:this.lines=e,this.page.requestUpdate()}clear(){this.stop(),this.threat=null,this.setLines([])}stop(){this.search?.stop()}start(){const{page:e,threat:s}=this,{lineCount:n}=this.preferences;s?this.search?.start(s.input,1):e.view&&!e.view.outcome&&this.isOn&&this.search?.start(e.tree.inputAt(e.node),n)}fail(e){const{page:s,external:n}=this;n?s.remark=a("analyse.external.problem",{text:e instanceof Error?e.message:""}):s.remark=g(A(e))}announceWin(e){const{view:s,node:n,proved:i}=this.page;e.score.win===null||!s||this.threat||i.known()||(this.told!==n&&p(_(x(e.score,s.turn))),this.told=n)}toggle(){this.change({engineOn:!this.isOn}),p(a(this.isOn?"analyse.engine.on":"analyse.engine.off"))}toggleThreat(){const{page:e}=this;if(!(!e.rules||!e.view||e.review.progress)){if(this.stop(),this.threat)this.threat=null,p(a("analyse.threat.off"));else{const s=it(e.rules,e.view,e.tree.head.options);"reason"in s?(e.remark=a("analyse.threat.none",{reason:g(s.reason)}),p(e.remark)):(this.threat={...s,lines:[]},p(a(`analyse.threat.${s.turn}`)))}e.requestUpdate(),e.think()}}setLineCount(e){this.change({lineCount:e})}toggleLens(){this.store({lensOn:!this.preferences.lensOn})}change(e){this.store(e),this.clear(),this.page.think()}store(e){this.preferences={...this.preferences,...e},nt(this.preferences),this.page.requestUpdate()}async connect(e){const{page:s}=this;this.disconnect(),this.isConnecting=!0,s.requestUpdate();let n=null;try{const{connectEngine:i}=await import("../app/app.js").then(function(r){return r.bJ});n=await i(e,{closed:()=>this.lose()})}catch{}return this.isConnecting=!1,s.isConnected?n?(this.stop(),this.external=n,this.search&&(this.search.engine=n),this.change({external:e,externalOn:!0}),p(a("analyse.external.using",{name:n.name}))):s.think():n?.close(),s.requestUpdate(),!!this.external}async reconnect(e){await this.connect(e)||this.page.isConnected&&C(a("analyse.external.unreachable",{address:e}),{stay:!0})}lose(){this.disconnect(),C(a("analyse.external.lost"),{stay:!0}),this.page.think()}forget(){this.disconnect(),this.change({externalOn:!1})}disconnect(){this.clear(),this.external?.close(),this.external=null,this.search&&this.builtIn&&(this.search.engine=this.builtIn)}}const at=new ve;class ot{constructor(e){this.page=e,this.results=new pe(e,{server:at,onLoad:()=>{this.announce(),e.engine.isOn&&e.think()},onAnswer:()=>this.announce()}),this.pointed=null}here(){const{rules:e,view:s,tree:n,node:i}=this.page;return e&&s?this.results.of(e,n.inputAt(i),s):{state:"none"}}known(){const e=this.here();return e.state==="known"?e.probe:null}score(){const e=this.known();return e&&this.page.view?J(e,this.page.view.turn):""}words(){const e=this.known();return e&&this.page.view?$e(e,this.page.view.turn):""}announce(){const e=this.words();e&&p(e)}point(e){this.pointed=e,this.page.requestUpdate()}turned(){const{rules:e,tree:s,node:n}=this.page;if(!e||!n.parent||!this.results.isReady)return null;const i=e.probe(s.inputAt(n.parent)),r=i?.moves.find(({move:o})=>o===n.move);return i&&r&&r.value!==i.value?{from:i.value,to:r.value}:null}async prepareReview(){const{rules:e,tree:s}=this.page;if(!e)return;[s.root,...s.mainLine()].slice(-2).some(i=>ye(e.view(s.inputAt(i))))&&await this.results.load()}}class lt{constructor(e){this.page=e,this.progress=null,e.addController(this)}hostDisconnected(){this.stop()}async start(){const{page:e}=this,{rules:s,tree:n}=e,{builtIn:i}=e.engine;if(!s||!i||this.progress)return;if(!n.root.children.length)return C(a("analyse.review.nothingToReview"));e.engine.stop();const r={done:0,all:n.mainLine().length+1};this.progress=r,e.requestUpdate();let o=!1;try{await e.proved.prepareReview(),o=await je(n,s,i,(c,u)=>!this.progress||e.tree!==n?!1:(this.progress={done:c,all:u},e.version++,e.requestUpdate(),e.isConnected))}catch(c){e.remark=g(A(c))}e.tree===n&&(this.progress=null,o&&(p(a("analyse.review.done")),e.missed.look()),e.changed(),e.think())}stop(){this.progress&&(this.progress=null,this.page.engine.builtIn?.stop(),this.page.requestUpdate())}}const ct=.85,ut=6;function ht(t,e){const s=i=>e==="w"?k(i):1-k(i),n=({parent:i})=>Number(/^#-?(\d+)$/.exec(i?.eval??"")?.[1]??1/0);return t.mainLine().filter(i=>{const r=t.moverOf(i)===e?q(i)?.nag:null;return(r===4||r===2)&&s(i.parent?.eval??"0")>=ct}).toSorted((i,r)=>n(i)===n(r)?r.ply-i.ply:n(i)-n(r)).slice(0,ut)}class dt{#e=new AbortController;constructor(e,s){this.page=e,this.loser=s,this.found=null,this.isLooking=!1,e.addController(this)}hostDisconnected(){this.#e.abort()}side(){if(this.loser!==void 0)return this.loser;const{result:e}=this.page.tree.head,s=this.page.ending();return s==="#0"||e==="1-0"?"b":s==="#-0"||e==="0-1"?"w":null}async look(){this.#e.abort(),this.#e=new AbortController;const{signal:e}=this.#e,{page:s}=this,{tree:n}=s;this.found=null,this.isLooking=!0;try{const i=this.side();for(const r of i?ht(n,i):[]){s.requestUpdate();const o=n.inputAt(r.parent??n.root);if(await we(o,{signal:e})){this.found={node:r,href:`/puzzles/missed${I(o)}`},p(this.words());break}}}catch(i){if(e.aborted)return;console.warn(i)}this.isLooking=!1,s.requestUpdate()}words(){if(!this.found)return"";const{tree:e}=this.page,{node:s}=this.found;return a("analyse.missed",{color:e.moverOf(s),move:String(e.numberOf(s))})}}function mt(t,e,s){const n=Math.round(Math.max(.02,Math.min(.98,k(t||"0")))*100),i=e==="w"?100-n:0;return l`<div
    class="eval-bar"
    role="meter"
    aria-label=${a("analyse.score")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${n}
    aria-valuetext=${t?[_(t),X(t)].filter(Boolean).join(", "):s}
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
  </div>`}const N=600,b=120;function ft(t,e,s,n){const i=t.mainLine();if(i.filter(d=>d.eval).length<2)return h;const r=d=>d.eval??(d===i.at(-1)?n:""),o=d=>d/Math.max(1,i.length)*N,c=d=>(1-k(d))*b,u=i.flatMap((d,y)=>r(d)?[{x:o(y+1).toFixed(1),y:c(r(d)).toFixed(1)}]:[]),m=u.at(-1)?.x,w=t.root.eval?c(t.root.eval).toFixed(1):u[0]?.y,f=i.indexOf(e),v=d=>{const y=d.currentTarget.getBoundingClientRect(),L=Math.round((d.clientX-y.left)/y.width*i.length);s(i[L-1]??t.root)};return l`<figure class="eval-graph">
    <figcaption class="visually-hidden">${a("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${N} ${b}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${pt(i,r)}
      @click=${v}
    >
      <rect class="unknown" width=${N} height=${b} />
      <rect class="b" width=${m} height=${b} />
      <path
        class="w"
        d="M0 ${b}L0 ${w}${u.map(d=>`L${d.x} ${d.y}`).join("")}L${m} ${b}Z"
      />
      <line class="even" x1="0" x2=${N} y1=${b/2} y2=${b/2} />
      ${i.map((d,y)=>d.eval&&d.nags?.some(L=>L===4||L===2)?G`<line class="slip" x1=${o(y+1)} x2=${o(y+1)} y1="0" y2=${b} />`:h)}
      ${f>=0?G`<line class="here" x1=${o(f+1)} x2=${o(f+1)} y1="0" y2=${b} />`:h}
    </svg>
  </figure>`}function pt(t,e){const s=t.filter(n=>e(n)).map(n=>a("analyse.graph.point",{move:n.move,score:S(e(n))}));return[a("analyse.graph"),...s.slice(0,60)].join("; ")}function vt({view:t,remark:e,judgement:s,turned:n=null}){return t?e?{kind:"remark",text:e}:t.outcome?{kind:"over",text:g(t.outcome.reason)}:{kind:"",text:s?$t(s,n):a("play.turnOf",{color:t.turn})}:{kind:"",text:a("app.loading")}}function $t({nag:t,better:e},s){const n=t===4?"blunder":t===2?"mistake":"inaccuracy",i=[s?a(`proved.turned.${s.from}.${s.to}`):"",e?a("analyse.review.better",{move:e}):""];return a(`analyse.review.${n}`,{better:i.filter(Boolean).join(" ")}).trim()}function yt(t,e){const{engine:s,node:n,view:i,proved:r}=t,c=(s.threat?.lines??(s.isOn?s.lines:[])).map(w=>w.moves[0]).join(),u=`${i?.ply} ${i?.position} ${c} ${!!s.threat} ${r.pointed} ${JSON.stringify(e)}`,m=t.remember("arrows",u,()=>[...wt(t),...e.arrows]);return l`<div class="table-board analysis-board">
    ${mt(s.isOn||n.eval||r.known()?t.score():"",t.flipped?"b":"w",a(s.isOn?"analyse.thinking":"analyse.notAnalysed"))}
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
    ${t.brush?bt(t,t.brush):gt(t)}
  </div>`}function se(t){const e=t.tree.inputAt(t.node),s=ne.get(t.node);return s&&s.moves.join()===e.moves.join()?s:(ne.set(t.node,e),e)}const ne=new WeakMap;function wt(t){const{view:e,engine:s}=t;if(!e||e.outcome)return[];const n=e.moves.find(i=>i.text===t.proved.pointed);return n?[{from:n.from,to:n.to,kind:"best"}]:s.threat?ie(t,s.threat.input,s.threat.lines,()=>"opponent"):s.isOn?ie(t,t.tree.inputAt(t.node),s.lines,i=>i?"alt":"best"):[]}function ie({rules:t},e,s,n){return s.flatMap((i,r)=>{const[o]=i.moves;if(!o||!t)return[];try{const c=t.explain(e,o);return c.legal?[{from:c.move.from,to:c.move.to,kind:n(r)}]:[]}catch{return[]}}).reverse()}function gt({view:t,remark:e,node:s,proved:n}){const i=q(s),{kind:r,text:o}=vt({view:t,remark:e,judgement:i,turned:i&&n.turned()});return l`<p class="status ${r}">${o}</p>`}function bt(t,e){return l`<fieldset class="brushes">
    <legend class="visually-hidden">${a("analyse.draw.color")}</legend>
    ${B.map(s=>l`<label class="swatch ${s}" title=${a(`analyse.draw.${s}`)}
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
  </fieldset>`}function kt(t){t.menuOpen=!0,t.querySelector("dialog.analysis-menu")?.showModal()}function xt(t){t.engineProblem="",t.querySelector("dialog.engine-settings")?.showModal()}async function Mt(t){await t.address.write();const e=t.querySelector("ordo-share");e&&(e.record=t.tree.toRecord(),e.open())}function Lt(t){t.querySelector("ordo-open")?.open()}function At(t){const e=t.querySelector("ordo-play-from");t.view&&e?.open({input:t.tree.inputAt(t.node),turn:t.view.turn})}const Ot={first:"M6 5V19M19 5L9 12L19 19Z",previous:"M16 5L7 12L16 19Z",next:"M8 5L17 12L8 19Z",last:"M18 5V19M5 5L15 12L5 19Z",flip:"M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15",draw:"M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",lens:"M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L21 21",threat:"M12 2V6M12 18V22M2 12H6M18 12H22M12 18.5A6.5 6.5 0 1 0 12 5.5A6.5 6.5 0 0 0 12 18.5ZM12 12H12.01",settings:"M4 7H13M19 7H20M4 17H5M11 17H20M16 10A3 3 0 1 0 16 4A3 3 0 0 0 16 10ZM8 20A3 3 0 1 0 8 14A3 3 0 0 0 8 20Z",menu:"M5 12H5.01M12 12H12.01M19 12H19.01",share:"M12 15V3M8 7L12 3L16 7M5 12V20H19V12",open:"M3 19V5H9L11 8H21V19Z",promote:"M12 20V5M6 11L12 5L18 11",remove:"M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7"};function j(t){return l`<svg class="icon icon-${t}" viewBox="0 0 24 24" aria-hidden="true"><path d=${Ot[t]} /></svg>`}function $(t,e,s,{disabled:n=!1,pressed:i,key:r}={}){return l`<button
    class="quiet icon-button"
    ?disabled=${n}
    aria-label=${e}
    title=${r?`${e} (${r})`:e}
    aria-pressed=${i===void 0?h:String(i)}
    aria-keyshortcuts=${r??h}
    @click=${s}
  >
    ${j(t)}
  </button>`}function St(t){const{node:e,engine:s}=t,[n=null]=B;return l`<div class="controls">
    <div class="walk">
      ${$("first",a("analyse.first"),()=>t.go("first"),{disabled:!e.parent})}
      ${$("previous",a("analyse.previous"),()=>t.go("previous"),{disabled:!e.parent})}
      ${$("next",a("analyse.next"),()=>t.go("next"),{disabled:!e.children.length})}
      ${$("last",a("analyse.last"),()=>t.go("last"),{disabled:!e.children.length})}
    </div>
    <div class="switches">
      ${$("lens",a("analyse.lens"),()=>s.toggleLens(),{key:"l",pressed:s.preferences.lensOn})}
      ${$("draw",a("analyse.draw"),()=>t.setBrush(t.brush?null:n),{key:"d",pressed:!!t.brush})}
      ${$("flip",a("analyse.flip"),()=>t.flip(),{key:"f"})}
      ${$("menu",a("analyse.menu"),()=>kt(t))}
    </div>
  </div>`}function qt(t){const e=t.tree.mainLine(),s=e.some(i=>i.eval),n=e.some(i=>q(i));return l`<div class="main-actions">
    ${n?l`<button class="primary" @click=${()=>t.go("nextMistake")}>
            ${a("analyse.review.nextMistake")}
          </button>`:t.review.progress?h:l`<button
              class=${s?"quiet":"primary"}
              ?disabled=${!e.length}
              @click=${()=>t.review.start()}
            >
              ${a(s?"analyse.review.again":"analyse.review")}
            </button>`}
    <button class="quiet" @click=${()=>Mt(t)}>${j("share")} ${a("analyse.share")}</button>
    <button class="quiet" aria-label=${a("share.openGame")} @click=${()=>Lt(t)}>
      ${j("open")} ${a("analyse.open")}
    </button>
  </div>`}function Tt(t){const{engine:e}=t,s=()=>t.querySelector("dialog.engine-settings"),n=()=>s()?.close();return l`<dialog
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
      ${e.external?Ct(t):Et(t)}
    </div>
  </dialog>`}function Ct({engine:t}){return l`<div class="external">
    <h3>${a("analyse.external")}</h3>
    <p role="status">${a("analyse.external.using",{name:t.external?.name??""})}</p>
    <p class="small soft">${t.preferences.external}</p>
    <div class="sheet-foot">
      <button @click=${()=>t.forget()}>${a("analyse.external.disconnect")}</button>
    </div>
  </div>`}function Et(t){const{engine:e}=t;return l`<form class="external" @submit=${n=>{n.preventDefault();const r=n.target.elements.namedItem("engine-address"),o=W(r.value);t.engineProblem=o?"":a("analyse.external.badAddress"),o&&e.connect(o).then(c=>{t.engineProblem=c?"":a("analyse.external.unreachable",{address:o})})}}>
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
  </form>`}const re=8;function Nt(t){const{engine:e,view:s}=t,{threat:n}=e;return l`<section class="engine ${n?"threat":""}" aria-label=${a("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          aria-label=${a("analyse.engine")}
          .checked=${e.isOn}
          @change=${()=>e.toggle()}
      /></label>
      ${Ht(t)}
      ${$("threat",a("analyse.threat"),()=>e.toggleThreat(),{key:"x",pressed:!!n,disabled:!s||!!s.outcome})}
      ${$("settings",a("analyse.settings"),()=>xt(t))}
    </div>
    ${n?Dt(n):e.isOn?It(t):h}
  </section>`}function Ht(t){const{engine:e}=t,{threat:s}=e;if(!s&&!e.isOn)return l`<span class="engine-summary soft">${a("analyse.engine.off")}</span>`;const n=(s?.lines??e.lines)[0],i=s?n?x(n.score,s.turn):"":t.score(),r=!s&&!!t.proved.known(),o=i?_(i):a("analyse.thinking"),c=s?a(`analyse.threat.${s.turn}`):r?a("proved.mark"):o;return l`<strong class="engine-score figures">${i?S(i):"\u2026"}</strong>
    <span class="engine-summary">
      <span class="engine-words small">${c}</span>
      <span class="engine-name small soft figures"
        >${[e.external?.name??(e.isConnecting?a("analyse.external.connecting"):""),i&&!s&&!r?X(i):"",n?a("analyse.depth",{depth:n.depth}):""].filter(Boolean).join(" \xB7 ")}</span
      >
    </span>`}function It(t){const{lines:e,preferences:s}=t.engine;return t.view?.outcome?h:l`<ol class="engine-lines" data-lines=${s.lineCount}>
    ${e.map(n=>Bt(t,n))}
  </ol>`}function Bt(t,e){return t.view?l`<li>
    <span class="line-score figures">${S(x(e.score,t.view.turn))}</span>
    <span class="line-moves"
      >${e.moves.slice(0,re).map((s,n)=>l`<button class="quiet line-move" @click=${()=>t.playLine(e.moves.slice(0,n+1))}>
              ${s}
            </button>`)}</span
    >
  </li>`:h}function Dt({lines:t,turn:e}){return l`<ol class="engine-lines" data-lines="1">
    ${t.map(s=>l`<li>
          <span class="line-score figures">${S(x(s.score,e))}</span>
          <span class="line-moves"
            >${s.moves.slice(0,re).map(n=>l`<span class="line-move">${n}</span>`)}</span
          >
        </li>`)}
  </ol>`}const M=["w","b"],H=6;function Rt(t,e){const n=[...M.flatMap(o=>t.cuts[o]).map(o=>({square:o,kind:"bad"})),...e.map(o=>({square:o,kind:"soft"})),...M.flatMap(o=>t.goals[o]).flatMap(o=>o.to).map(o=>({square:o,kind:"goal"}))],i=M.flatMap(o=>[...t.goals[o],...t.threats[o].slice(0,H)]),r=[...t.splits.map(({move:o})=>({..._t(o),kind:"threat"})),...i.map(o=>({from:o.from,to:o.to,kind:"threat"}))];return{marks:[...new Map(n.map(o=>[`${o.square}${o.kind}`,o])).values()],arrows:r}}function _t(t){const[e="",s=""]=t.split("x");return{from:[e],to:[s]}}function Pt(t,e,s,n,i){return l`<div class="lens-words">
    <p class="small soft">${a(`analyse.lens.help.${t}`)}</p>
    <ul>
      ${t==="stein"?jt(e):s?Ut(s):Vt(e,n,i)}
    </ul>
  </div>`}function jt(t){return l` ${M.map(e=>l`<li>
        ${t.cuts[e].length?a(`analyse.lens.keyPieces.${e}`,{squares:t.cuts[e]}):a(`analyse.lens.noKeyPieces.${e}`)}
      </li>`)}
  ${t.splits.slice(0,H).map(({move:e,parts:s})=>l`<li>${a("analyse.lens.split",{move:e,squares:s.slice(1).flat()})}</li>`)}
  ${M.map(e=>t.goals[e].length?l`<li><strong>${a(`analyse.lens.homeRow.${e}`,{moves:ae(t.goals[e])})}</strong></li>`:h)}`}function Ut({turn:t,squares:e}){return l`<li>${a("analyse.lens.placing")}</li>
    <li>${a("analyse.lens.squares",{color:t,count:e})}</li>`}function Vt(t,e,s){const n=M.every(i=>!t.threats[i].length);return l` ${M.map(i=>t.threats[i].length?l`<li><strong>${a(`analyse.lens.threats.${i}`,{moves:ae(t.threats[i])})}</strong></li>`:h)}
  ${n?l`<li>${a("analyse.lens.quiet")}</li>`:h}
  ${M.map(i=>l`<li>
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
      </li>`)}`}function ae(t){const e=t.slice(0,H).map(s=>s.text);return t.length>H?`${e.join(", ")} \u2026`:ge(e)}function U({head:t}){const e=r=>t.tags.find(([o])=>o===r)?.[1].trim()??"",s=r=>r==="?"||r==="-"?"":r,[n,i]=[s(e("White")),s(e("Black"))];return n||i?{w:n,b:i}:null}function V(t,e){return U(t)?.[e]||a(`seat.${e}`)}function Ft({head:t}){return t.result==="*"?"":t.result.replace("1/2-1/2","\xBD\u2013\xBD").replace("-","\u2013")}function Wt(t){const e=()=>t.querySelector("dialog.analysis-menu"),s=()=>e()?.close(),n=r=>()=>{s(),r()},i=()=>t.view&&Me(`/editor${I({game:t.tree.head.game,start:t.view.position,moves:[]})}`);return l`<dialog
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
        <button ?disabled=${!t.view||!!t.view.outcome} @click=${n(()=>At(t))}>
          ${a("analyse.playHere")}
        </button>
        <button @click=${n(i)}>${a("analyse.toEditor")}</button>
        ${["stein","khalifa"].map(r=>l`<button @click=${n(()=>t.newAnalysis({game:r}))}>${a("analyse.new",{game:r})}</button>`)}
      </div>
      ${Gt(t,n)}
      <p class="small soft only-wide">${a("analyse.keys")}</p>
    </div>
  </dialog>`}function Gt(t,e){const s=t.menuOpen?be().filter(({id:n})=>n!==t.id_):[];return s.length?l`<h3>${a("analyse.earlier")}</h3>
    <ul class="earlier">
      ${s.map(n=>l`<li>
            <button class="quiet small" @click=${e(()=>t.reopen(n))}>${Zt(n)}</button>
          </li>`)}
    </ul>`:h}function Zt({record:t,touched:e}){const s=U({head:t}),n=new Intl.DateTimeFormat(T(),{dateStyle:"medium",timeStyle:"short"}).format(new Date(e)),i=a("analyse.earlier.line",{game:t.game,count:ke(t.nodes.length,xe(t.start)),date:n});return s?l`<bdi>${s.w||a("seat.w")}</bdi> – <bdi>${s.b||a("seat.b")}</bdi>
    <span class="soft">${i}</span>`:i}function Kt(t,e,s){return!t.root.children.length&&!t.root.comment?l`<p class="soft moves-empty">${a("analyse.empty")}</p>`:l`<div class="move-tree">
    ${t.root.comment?l`<p class="move-comment">${t.root.comment}</p>`:h}
    ${oe(t,t.root,e,s,!1)}
  </div>`}function oe(t,e,s,n,i){const r=[];for(let o=e;o.children[0];o=o.children[0]){const[c,...u]=o.children;if(!c)break;r.push(le(t,c,s,n,!i)),i=!c.comment&&!u.length,c.comment&&r.push(l`<span class="move-comment">${c.comment}</span>`);for(const m of u)r.push(l`<div class="variation">
          ${le(t,m,s,n,!0)}
          ${m.comment?l`<span class="move-comment">${m.comment}</span>`:h}${oe(t,m,s,n,!m.comment)}
        </div>`)}return r}function le(t,e,s,n,i){const o=t.moverOf(e)==="w"?`${t.numberOf(e)}.`:i?`${t.numberOf(e)}\u2026`:"",c=(e.nags??[]).map(m=>E[m]??"").join(""),u=e.nags?.find(m=>m===4||m===2||m===6);return l`<span class="move-item"
    >${o?l`<span class="move-number">${o}</span>`:h}<button
      class="move ${u?`slip-${u}`:""}"
      aria-current=${e===s?"true":h}
      @click=${()=>n(e)}
    >
      ${e.move}${c}${e.eval?l` <span class="move-eval">${S(e.eval)}</span>`:h}
    </button></span
  >`}function zt(t){const{node:e}=t,s=e.move?a("analyse.comment.of",{move:e.move}):a("analyse.comment.start");return l`<div class="node-box">
    ${e.move?Jt(t):h}
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
  </div>`}function Jt(t){const e=t.node.nags?.find(s=>s in E)??0;return l`<div class="node-row">
    <div class="glyphs" role="group" aria-label=${a("analyse.annotation")}>
      ${[3,1,5,6,2,4].map(s=>l`<button
            class="quiet glyph"
            aria-pressed=${s===e}
            aria-label=${a(`analyse.annotation.${s}`)}
            title=${a(`analyse.annotation.${s}`)}
            @click=${()=>t.annotate(s===e?0:s)}
          >
            ${E[s]}
          </button>`)}
    </div>
    ${Xt(t)?h:$("promote",a("analyse.promote"),()=>t.promote())}
    ${$("remove",a("analyse.delete"),()=>t.deleteHere())}
  </div>`}function Xt(t){for(let e=t.node;e.parent;e=e.parent)if(e.parent.children[0]!==e)return!1;return!0}function Yt(t){if(!U(t))return h;const e=Ft(t);return l`<p class="analysis-players">
    <span class="player"><span class="disc w" aria-hidden="true"></span><bdi>${V(t,"w")}</bdi></span>
    <span class="result figures">${e||"\u2013"}</span>
    <span class="player"><bdi>${V(t,"b")}</bdi><span class="disc b" aria-hidden="true"></span></span>
  </p>`}function Qt(t){const{view:e,proved:s}=t,n=s.here();return!e||n.state==="none"?h:l`<section class="proved" aria-label=${a("proved.title")}>
    ${Le(n,e.turn,()=>{s.results.load()})}
    ${n.state==="known"?Ae(n.probe.moves,{choose:i=>t.play(i),point:i=>s.point(i)}):h}
  </section>`}function es(t){return t<=0?100:Math.max(0,Math.min(100,103.1668*Math.exp(-4.3544*t)-3.1669))}function ts(t){const e=t.length-1,s=Math.max(2,Math.min(8,Math.floor(e/10)));return Array.from({length:e},(n,i)=>{const r=Math.max(0,Math.min(i+2-s,t.length-s));return Math.max(.005,Math.min(.12,ss(t.slice(r,r+s))))})}function ss(t){const e=t.reduce((s,n)=>s+n,0)/t.length;return Math.sqrt(t.reduce((s,n)=>s+(n-e)**2,0)/t.length)}function ns(t){const e=t.reduce((i,{weight:r})=>i+r,0),s=t.reduce((i,{accuracy:r,weight:o})=>i+r*o,0)/e,n=t.length/t.reduce((i,{accuracy:r})=>i+1/Math.max(1,r),0);return(s+n)/2}function is(t,e){const s=t.mainLine(),n=t.head.game==="stein",i=f=>n||f.startsWith("#")?k(f):.5,o=[t.root.eval??(t.head.start?"":"0.00"),...s.map(f=>f.eval??(f===s.at(-1)?e:""))],c={w:[],b:[]},u=o.map((f,v)=>i(f||(o.slice(0,v).findLast(Boolean)??"0.00"))),m=ts(u);s.forEach((f,v)=>{const[d,y]=[u[v],u[v+1]];if(!o[v]||!o[v+1]||d===void 0||y===void 0)return;const L=t.moverOf(f),ue=L==="w"?d-y:y-d;c[L].push({accuracy:es(ue),weight:m[v]??0})});const w=f=>c[f].length?ns(c[f]):null;return{w:w("w"),b:w("b")}}const rs=[...P].reverse();function as(t){const e=t.review.progress;if(e)return l`<div class="review">
      <progress max=${e.all} value=${e.done} aria-label=${a("analyse.review")}></progress>
      <span class="small figures">${a("analyse.review.running",{done:e.done,all:e.all})}</span>
      <button class="small" @click=${()=>t.review.stop()}>${a("analyse.review.stop")}</button>
    </div>`;const{tree:s,rules:n}=t;if(!s.mainLine().some(r=>r.eval))return h;const i=n?Ze(s,n).length:0;return l`<div class="review">
    ${ls(t)} ${os(t)}
    ${i?l`<span class="small soft">${a("analyse.review.notAnalysed",{count:i})}</span>`:h}
  </div>`}function os({missed:t}){return t.found?l`<p class="missed-win">
      <span>${t.words()}</span> <a class="button primary" href=${t.found.href}>${a("analyse.missed.find")}</a>
    </p>`:t.isLooking?l`<span class="small soft">${a("analyse.missed.looking")}</span>`:h}function ls(t){const e=Ge(t.tree),s=is(t.tree,t.ending()),n=new Intl.NumberFormat(T(),{style:"percent"}),i=r=>{const o=s[r];return l`<tr>
      <th scope="row"><span class="disc ${r}" aria-hidden="true"></span><bdi>${V(t.tree,r)}</bdi></th>
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
        ${rs.map(r=>l`<th scope="col" class="slip-name-${r}" title=${a(`analyse.tally.${r}`)}>
              <span aria-hidden="true">${E[r]}</span>
              <span class="visually-hidden">${a(`analyse.tally.${r}`)}</span>
            </th>`)}
      </tr>
    </thead>
    <tbody>
      ${i("w")} ${i("b")}
    </tbody>
  </table>`}const cs={marks:[],arrows:[]};function us(t){if(t.failed)return l`<div class="page failure">
      <p>${a("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${a("app.reload")}</button>
    </div>`;const{game:e}=t.tree.head,{rules:s,view:n}=t,i=`${n?.ply} ${n?.position}`,r=t.engine.preferences.lensOn&&s&&n&&!n.outcome?t.remember("lens",i,()=>s.lens(t.tree.inputAt(t.node))):null,o=r&&s&&n?.phase==="placing"?t.remember("placing",i,()=>{const[u=[]]=Object.values(s.steps(t.tree.inputAt(t.node),[]).targets);return{turn:n.turn,squares:u.length}}):null,c=t.remember("signs",r?`${i} ${t.lensLine}`:"",()=>r?Rt(r,t.lensLine):cs);return l`<div class="table analysis" data-game=${e}>
    <h1 class="visually-hidden">${a("analyse.title")}, ${a(`game.${e}`)}</h1>
    ${yt(t,c)}
    <div class="table-panel analysis-panel">
      ${Yt(t.tree)} ${Nt(t)} ${Qt(t)}
      ${r?Pt(e,r,o,t.lensLine,u=>t.lensLine=u):h}
      <section class="analysis-moves" aria-label=${a("analyse.moves")}>
        ${Z([t.version,K()],()=>Kt(t.tree,t.node,u=>t.goTo(u)))}
      </section>
      ${n?.outcome?h:l`<ordo-move-input
              game=${e}
              ?placing=${n?.phase==="placing"}
              .controller=${t.board()?.game??null}
            ></ordo-move-input>`}
      ${zt(t)}
      ${Z([t.version,K()],()=>ft(t.tree,t.node,u=>t.goTo(u),t.ending()))}
      ${as(t)} ${St(t)} ${qt(t)}
    </div>
    ${hs(t)}
  </div>`}function hs(t){const{game:e,options:s}=t.tree.head,n=t.view?.position;return l`${Wt(t)} ${Tt(t)}
    <ordo-share
      .input=${se(t)}
      .match=${t.remember("match",e,()=>Oe({game:e,mode:"view"}))}
      .link=${t.address.link}
      .positionLink=${n?`${location.origin}/analyse${I({game:e,start:n,moves:[],options:s})}`:""}
    ></ordo-share>
    <ordo-open @ordo-open=${t.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${i=>Se(i.detail)}
    ></ordo-play-from>`}class ce extends qe{static properties={tree:{state:!0},node:{state:!0},view:{state:!0},lensLine:{state:!0},flipped:{state:!0},remark:{state:!0},failed:{state:!0},deleted:{state:!0},brush:{state:!0},menuOpen:{state:!0},engineProblem:{state:!0}};constructor(){super(),this.id_=D(),this.tree=O.empty({game:"stein"}),this.node=this.tree.root,this.view=null,this.lensLine=[],this.flipped=!1,this.remark="",this.failed=!1,this.deleted=null,this.brush=null,this.rules=null,this.version=0,this.memory=new Map,this.menuOpen=!1,this.engineProblem="";const e=new URLSearchParams(location.search);this.reviewWanted=e.has("review");const s=e.get("lost");this.missed=new dt(this,this.reviewWanted?s==="w"||s==="b"?s:null:void 0),this.engine=new rt(this),this.proved=new ot(this),this.review=new lt(this),this.address=new Xe(this),new Te(this,()=>this.keys())}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.saveAnalysis()}async begin(){try{const{rules:e,engine:s}=await Ce();this.rules=e,this.engine.use(s)}catch(e){console.warn(e),this.failed=!0;return}await this.open(),this.reviewWanted&&(this.reviewWanted=!1,this.tree.root.children.length&&this.review.start())}async open(){const{rules:e}=this;if(!e)return;const s=new URLSearchParams(location.search).get("game");try{this.showAnalysis(await Ee(e,location.hash,this.address.id())??z(e,s))}catch{C(a("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.showAnalysis(z(e,s))}}showAnalysis({tree:e,id:s,node:n}){this.review.stop(),this.id_=s,this.tree=e,this.deleted=null,this.flipped=!1,this.setNode(n??F(e.root).at(-1)??e.root),this.missed.look()}reopen(e){if(this.rules)try{this.showAnother(Ne(this.rules,e))}catch(s){this.remark=g(A(s))}}newAnalysis(e){this.saveAnalysis(),this.showAnother({tree:O.empty(e),id:D()})}showAnother(e){this.address.push(),this.missed.loser=void 0,this.showAnalysis(e)}setNode(e){const{rules:s}=this;if(s){try{this.view=s.view(this.tree.inputAt(e))}catch(n){this.remark=g(A(n));return}this.node=e,this.version++,this.remark="",this.lensLine=[],this.proved.pointed=null,this.engine.clear(),this.address.later(()=>{this.think(),this.saveAnalysis(),this.address.write()})}}goTo(e){if(!e||e===this.node)return;this.setNode(e);const{view:s}=this;!s||e!==this.node||p([e.move?a("play.moved",{color:this.tree.moverOf(e),move:e.move}):a("analyse.start"),s.outcome?g(s.outcome.reason):this.proved.words(),e.comment??""].filter(Boolean).join(" "))}go(e){this.goTo(Ke[e](this.tree,this.node))}keys(){return{ArrowLeft:()=>this.go("previous"),ArrowRight:()=>this.go("next"),ArrowUp:()=>this.go("previousVariation"),ArrowDown:()=>this.go("nextVariation"),Home:()=>this.go("first"),End:()=>this.go("last"),f:()=>this.flip(),e:()=>this.engine.toggle(),l:()=>this.engine.toggleLens(),x:()=>this.engine.toggleThreat(),d:()=>this.setBrush(this.brush?null:B[0]??null)}}play(e){this.goTo(this.tree.add(this.node,e))}playLine(e){const{rules:s,tree:n}=this,i=n.inputAt(this.node);try{s?.view({...i,moves:[...i.moves,...e]})}catch(o){this.remark=g(A(o));return}let r=this.node;for(const o of e)r=n.add(r,o);this.goTo(r)}comment(e){this.tree.comment(this.node,e),this.changed()}annotate(e){this.tree.annotate(this.node,e),this.changed()}onShape(e){const{shape:s}=e.detail,n=this.node.shapes??[],i=He(n,s);this.tree.draw(this.node,i);const{from:r,to:o}=s,c=o?a("analyse.draw.arrow",{from:r,to:o}):a("analyse.draw.circle",{square:r});p(i.length<n.length?a("analyse.draw.removed",{what:c}):c),this.changed()}clearShapes(){this.node.shapes?.length&&(this.tree.draw(this.node,[]),p(a("analyse.draw.cleared")),this.changed())}setBrush(e){!e!=!this.brush&&p(a(e?"analyse.draw.on":"analyse.draw.off")),this.brush=e}promote(){this.tree.promote(this.node),this.changed()}deleteHere(){this.node.parent&&(this.deleted={record:this.tree.toRecord(),steps:Ie(this.node)},this.setNode(this.tree.remove(this.node)),p(a("analyse.deleted")))}undoDelete(){if(!this.deleted)return;const e=O.ofRecord(this.deleted.record);this.showAnalysis({tree:e,id:this.id_,node:e.at(this.deleted.steps)})}changed(){this.version++,this.requestUpdate(),this.saveAnalysis(),this.address.write()}saveAnalysis(){this.rules&&Be(this.id_,this.tree,this.node)}isSaved(){return this.address.isSaved()}think(){this.review.progress||this.engine.start()}score(){const{view:e,node:s}=this;if(e?.outcome)return R(e.outcome);const n=this.proved.score();if(n)return n;const[i]=this.engine.lines;return i&&e?x(i.score,e.turn):s.eval??""}ending(){const e=this.tree.mainLine().at(-1),s=e&&this.rules?.view(this.tree.inputAt(e)).outcome;return s?R(s):""}board(){return this.querySelector("ordo-study-board")}flip(){this.flipped=!this.flipped}remember(e,s,n){const i=this.memory.get(e);if(i?.key===s)return i.value;const r=n();return this.memory.set(e,{key:s,value:r}),r}updated(e){if(!e.has("node"))return;const s=this.querySelector(".analysis-moves"),n=s?.querySelector("[aria-current]");if(!s||!n)return;const[i,r]=[s.getBoundingClientRect(),n.getBoundingClientRect()];r.top<i.top?s.scrollTop+=r.top-i.top-8:r.bottom>i.bottom&&(s.scrollTop+=r.bottom-i.bottom+8)}onMove(e){this.play(e.detail.move.text)}onRefused(e){this.remark=g(e.detail.message),p(this.remark)}onOpen(e){const{record:s,game:n,start:i,options:r,moves:o}=e.detail,c=s?O.ofRecord(s):O.ofGame({game:n,...i?{start:i}:{},options:r,moves:o});this.showAnother({tree:c,id:D()})}render(){return us(this)}}customElements.define("ordo-analyse",ce);export{ce as OrdoAnalyse};
