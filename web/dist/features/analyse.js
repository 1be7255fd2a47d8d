//# allFunctionsCalledOnLoad
import{t as a,f as q,al as W,am as me,q as g,an as A,ao as fe,ap as pe,aq as G,ar as ve,as as H,D as p,k as C,at as $e,au as ye,av as we,v as ge,aw as be,J as B,K as l,b as h,ax as Z,ay as D,az as ke,aA as xe,h as Me,j as Le,n as Ae,aB as I,aC as Oe,aD as Se,aE as K,aF as z,H as Te,g as qe,L as Ce,aG as R,aH as O,a2 as Ie,a4 as Ee,aI as Ne,aJ as J,aK as He,aL as Be,aM as De,aN as Re}from"../app/app.js";const _e=3;function x(t,e){const s=e==="w"?1:-1;return t.win!==null?`#${t.win*s>0||t.win===0&&s<0?"":"-"}${Math.abs(t.win)}`:((t.hundredths??0)*s/100).toFixed(2)}function X({value:t,plies:e},s){const n=Math.ceil((e??0)/2);return x(t==="draw"?{hundredths:0,win:null}:{hundredths:null,win:t==="win"?n:-n},s)}function _({winner:t}){return t==="w"?"#0":t==="b"?"#-0":"0.00"}function k(t){const e=/^#(-?)\d+$/.exec(t);if(e)return e[1]?0:1;const s=Number(t);return Number.isFinite(s)?1/(1+_e**-s):.5}function Y(t){if(!t||t.startsWith("#"))return"";const e=new Intl.NumberFormat(q(),{style:"percent"}).format(k(t));return a("analyse.chance",{percent:e})}const Pe=.04;function S(t){if(/^#-?0$/.test(t))return t==="#0"?"1\u20130":"0\u20131";if(t.startsWith("#"))return t.replace("-","\u2212");const e=Number(t),s=new Intl.NumberFormat(q(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(e));return Math.abs(e)<.05?s:`${e>0?"+":"\u2212"}${s}`}function P(t){const e=/^#(-?)(\d+)$/.exec(t);if(e){const n=e[1]?"b":"w";return e[2]==="0"?a(`analyse.won.${n}`):a(`analyse.winIn.${n}`,{count:Number(e[2])})}const s=Number(t);return Math.abs(k(t)-.5)<Pe?a("analyse.score.even"):a(`analyse.score.${s>0?"w":"b"}`)}function Ue(t,e,s){const n=s==="w"?1:-1,i=(k(t)-k(e))*n;return i>=.3?4:i>=.18?2:i>=.1?6:null}const je={stein:2e5,khalifa:1500},Q=3,U=[4,2,6];async function Ve(t,e,s,n){const i=[t.root,...t.mainLine()];let r=null;for(const[o,c]of i.entries()){const u=await Fe(t.inputAt(c),e,s);if(!n(o+1,i.length))return!1;o>0?Ge(t,c,r,u):ee(c,u),r=u}return!0}async function Fe(t,e,s){const n=e.view(t);if(n.outcome)return{score:_(n.outcome),best:[]};const i=e.probe(t);if(i)return{score:X(i,n.turn),best:We(e,t,i)};const{lines:[r]}=await s.search(t,{nodes:je[t.game],fresh:!0});return r?{score:x(r.score,n.turn),best:r.moves}:null}function We(t,e,s){const n=[];for(let i=s;i&&n.length<Q;){const[r]=i.moves;if(!r)break;n.push(r.move),i=t.probe({...e,moves:[...e.moves,...n]})}return n}function Ge(t,e,s,n){ee(e,n);const i=(e.nags??[]).filter(c=>!U.some(u=>u===c)),r=s&&n?Ze(t,e,s,n):null;if(r?e.nags=[r,...i]:i.length?e.nags=i:delete e.nags,!r||!s||!e.parent)return;let o=e.parent;for(const c of s.best.slice(0,Q))o=t.add(o,c)}function ee(t,e){e&&!/^#-?0$/.test(e.score)?t.eval=e.score:delete t.eval}function Ze(t,e,s,n){const i=t.head.game==="stein"||[s,n].some(({score:o})=>o.startsWith("#")),[r]=s.best;return i&&r&&r!==e.move?Ue(s.score,n.score,t.moverOf(e)):null}function T(t){const e=U.find(s=>t.nags?.includes(s));return e?{nag:e,better:t.parent?.children.find(s=>s!==t)?.move??null}:null}function Ke(t){const e={w:[0,0,0],b:[0,0,0]};for(const s of t.mainLine()){const n=T(s)?.nag,i=e[t.moverOf(s)];n===4?i[0]++:n===2?i[1]++:n===6&&i[2]++}return e}function ze(t,e){return t.mainLine().filter(s=>!s.eval&&(s.children.length||!e.view(t.inputAt(s)).outcome))}const Je={first:t=>t.root,previous:(t,e)=>e.parent,next:(t,e)=>e.children[0],last:(t,e)=>W(e).at(-1),previousVariation:(t,e)=>te(e,-1),nextVariation:(t,e)=>te(e,1),nextMistake:Xe};function te(t,e){const s=t.parent?.children??[];return s[s.indexOf(t)+e]}function Xe(t,e){const s=t.mainLine(),n=s.indexOf(e),i=s.filter(r=>T(r));return i.find(r=>s.indexOf(r)>n)??i[0]}const Ye=150;class Qe{constructor(e){this.page=e,this.link="",this.timer=0,this.writes=0,this.onHash=()=>{e.open()},e.addController(this)}hostConnected(){window.addEventListener("hashchange",this.onHash)}hostDisconnected(){window.removeEventListener("hashchange",this.onHash),clearTimeout(this.timer)}isSaved(){return!this.timer&&!this.writes}later(e){clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.timer=0,e()},Ye)}id(){const{analysis:e}=history.state??{};return typeof e=="string"?e:null}push(){this.link="",history.pushState(null,"","/analyse")}async write(){const{page:e}=this,{rules:s,tree:n}=e;if(!s||!e.isConnected)return;let i="";this.writes++;try{i=await me(s,n)}catch(r){e.remark=g(A(r))}this.writes--,!(n!==e.tree||!e.isConnected||location.pathname!=="/analyse")&&(i+=fe(n,e.node),this.link=`${location.origin}/analyse${i}`,(location.hash!==i||this.id()!==e.id_)&&history.replaceState({analysis:e.id_},"",`/analyse${i}`),e.requestUpdate())}}const et=6e4,tt=150;class st{constructor(e,s){this.engine=e,this.listener=s,this.search=0,this.isSearching=!1,this.timer=0,this.lines=[]}stop(){this.search++,clearTimeout(this.timer),this.timer=0,this.isSearching&&this.engine.stop(),this.isSearching=!1}async start(e,s){this.stop();const{search:n}=this;this.isSearching=!0,this.lines=[];try{const i=await this.engine.search(e,{lines:s,movetime:et},r=>{n===this.search&&(this.lines=r,r[0]&&this.listener.best(r[0]),this.timer||=window.setTimeout(()=>this.report(),tt))});if(n!==this.search)return;this.stopped(i.lines)}catch(i){if(n!==this.search)return;this.stopped([]),this.listener.failed(i)}}report(){this.timer=0,this.listener.lines(this.lines)}stopped(e){this.isSearching=!1,clearTimeout(this.timer),this.timer=0,e.length&&this.listener.lines(e)}}const nt="ws://127.0.0.1:8419",se="ordo.analysing.wishes";function it(){const t=pe(se)??{},e=matchMedia("(max-width: 900px)").matches;return{engineOn:t.engineOn!==!1,lineCount:[1,2,3,4,5].includes(t.lineCount)?t.lineCount:e?1:3,threads:Number.isInteger(t.threads)&&t.threads>0?t.threads:1,lensOn:t.lensOn===!0,external:typeof t.external=="string"&&G(t.external)||nt,externalOn:t.externalOn===!0}}function rt(t){ve(se,t)}function at(t,{game:e,position:s,turn:n,outcome:i},r={}){if(i)return{reason:i.reason};const o=n==="w"?"b":"w",c=s.replace(/[wb]$/,o),{position:u,reasons:m}=t.check(e,c,r),[w]=m;if(u===null)return{reason:w??{code:"app.unexpected"}};const f={game:e,start:u,moves:[],options:r},v=t.view(f);return v.outcome?{reason:v.outcome.reason}:{input:f,turn:o}}class ot{constructor(e){this.page=e,this.preferences=it(),this.builtIn=null,this.external=null,this.isConnecting=!1,this.search=null,this.lines=[],this.threat=null,this.told=null,e.addController(this)}hostDisconnected(){this.stop(),this.external?.close(),this.external=null,this.builtIn?.useThreads(1)}get isOn(){return this.preferences.engineOn}get threads(){return Math.min(this.preferences.threads,H())}get threadsInUse(){return!this.external&&this.page.tree.head.game==="stein"&&this.builtIn?.threads||1}use(e){this.builtIn=e,e.useThreads(this.threads),this.search=new st(e,{lines:s=>this.setLines(s),best:s=>this.announceWin(s),failed:s=>this.fail(s)}),this.preferences.externalOn&&this.reconnect(this.preferences.external)}setLines(e){this.threat?this.threat={...this.threat,lines:e}:this.lines=e,this.page.requestUpdate()}clear(){this.stop(),this.threat=null,this.setLines([])}stop(){this.search?.stop()}start(){const{page:e,threat:s}=this,{lineCount:n}=this.preferences;s?this.search?.start(s.input,1):e.view&&!e.view.outcome&&this.isOn&&this.search?.start(e.tree.inputAt(e.node),n)}fail(e){const{page:s,external:n}=this;n?s.remark=a("analyse.external.problem",{text:e instanceof Error?e.message:""}):s.remark=g(A(e))}announceWin(e){const{view:s,node:n,proved:i}=this.page;e.score.win===null||!s||this.threat||i.known()||(this.told!==n&&p(P(x(e.score,s.turn))),this.told=n)}toggle(){this.change({engineOn:!this.isOn}),p(a(this.isOn?"analyse.engine.on":"analyse.engine.off"))}toggleThreat(){const{page:e}=this;if(!(!e.rules||!e.view||e.review.progress)){if(this.stop(),this.threat)this.threat=null,p(a("analyse.threat.off"));else{const s=at(e.rules,e.view,e.tree.head.options);"reason"in s?(e.remark=a("analyse.threat.none",{reason:g(s.reason)}),p(e.remark)):(this.threat={...s,lines:[]},p(a(`analyse.threat.${s.turn}`)))}e.requestUpdate(),e.think()}}setLineCount(e){this.change({lineCount:e})}setThreads(e){this.stop(),this.builtIn?.useThreads(e),this.change({threads:e})}toggleLens(){this.store({lensOn:!this.preferences.lensOn})}change(e){this.store(e),this.clear(),this.page.think()}store(e){this.preferences={...this.preferences,...e},rt(this.preferences),this.page.requestUpdate()}async connect(e){const{page:s}=this;this.disconnect(),this.isConnecting=!0,s.requestUpdate();let n=null;try{const{connectEngine:i}=await import("../app/app.js").then(function(r){return r.bK});n=await i(e,{closed:()=>this.lose()})}catch{}return this.isConnecting=!1,s.isConnected?n?(this.stop(),this.external=n,this.search&&(this.search.engine=n),this.change({external:e,externalOn:!0}),p(a("analyse.external.using",{name:n.name}))):s.think():n?.close(),s.requestUpdate(),!!this.external}async reconnect(e){await this.connect(e)||this.page.isConnected&&C(a("analyse.external.unreachable",{address:e}),{stay:!0})}lose(){this.disconnect(),C(a("analyse.external.lost"),{stay:!0}),this.page.think()}forget(){this.disconnect(),this.change({externalOn:!1})}disconnect(){this.clear(),this.external?.close(),this.external=null,this.search&&this.builtIn&&(this.search.engine=this.builtIn)}}const lt=new ye;class ct{constructor(e){this.page=e,this.results=new $e(e,{server:lt,onLoad:()=>{this.announce(),e.engine.isOn&&e.think()},onAnswer:()=>this.announce()}),this.pointed=null}here(){const{rules:e,view:s,tree:n,node:i}=this.page;return e&&s?this.results.of(e,n.inputAt(i),s):{state:"none"}}known(){const e=this.here();return e.state==="known"?e.probe:null}score(){const e=this.known();return e&&this.page.view?X(e,this.page.view.turn):""}words(){const e=this.known();return e&&this.page.view?we(e,this.page.view.turn):""}announce(){const e=this.words();e&&p(e)}point(e){this.pointed=e,this.page.requestUpdate()}turned(){const{rules:e,tree:s,node:n}=this.page;if(!e||!n.parent||!this.results.isReady)return null;const i=e.probe(s.inputAt(n.parent)),r=i?.moves.find(({move:o})=>o===n.move);return i&&r&&r.value!==i.value?{from:i.value,to:r.value}:null}async prepareReview(){const{rules:e,tree:s}=this.page;if(!e)return;[s.root,...s.mainLine()].slice(-2).some(i=>ge(e.view(s.inputAt(i))))&&await this.results.load()}}class ht{constructor(e){this.page=e,this.progress=null,e.addController(this)}hostDisconnected(){this.stop()}async start(){const{page:e}=this,{rules:s,tree:n}=e,{builtIn:i}=e.engine;if(!s||!i||this.progress)return;if(!n.root.children.length)return C(a("analyse.review.nothingToReview"));e.engine.stop();const r={done:0,all:n.mainLine().length+1};this.progress=r,e.requestUpdate();let o=!1;try{await e.proved.prepareReview(),o=await Ve(n,s,i,(c,u)=>!this.progress||e.tree!==n?!1:(this.progress={done:c,all:u},e.version++,e.requestUpdate(),e.isConnected))}catch(c){e.remark=g(A(c))}e.tree===n&&(this.progress=null,o&&(p(a("analyse.review.done")),e.missed.look()),e.changed(),e.think())}stop(){this.progress&&(this.progress=null,this.page.engine.builtIn?.stop(),this.page.requestUpdate())}}const ut=.85,dt=6;function mt(t,e){const s=i=>e==="w"?k(i):1-k(i),n=({parent:i})=>Number(/^#-?(\d+)$/.exec(i?.eval??"")?.[1]??1/0);return t.mainLine().filter(i=>{const r=t.moverOf(i)===e?T(i)?.nag:null;return(r===4||r===2)&&s(i.parent?.eval??"0")>=ut}).toSorted((i,r)=>n(i)===n(r)?r.ply-i.ply:n(i)-n(r)).slice(0,dt)}class ft{#e=new AbortController;constructor(e,s){this.page=e,this.loser=s,this.found=null,this.isLooking=!1,e.addController(this)}hostDisconnected(){this.#e.abort()}side(){if(this.loser!==void 0)return this.loser;const{result:e}=this.page.tree.head,s=this.page.ending();return s==="#0"||e==="1-0"?"b":s==="#-0"||e==="0-1"?"w":null}async look(){this.#e.abort(),this.#e=new AbortController;const{signal:e}=this.#e,{page:s}=this,{tree:n}=s;this.found=null,this.isLooking=!0;try{const i=this.side();for(const r of i?mt(n,i):[]){s.requestUpdate();const o=n.inputAt(r.parent??n.root);if(await be(o,{signal:e})){this.found={node:r,href:`/puzzles/missed${B(o)}`},p(this.words());break}}}catch(i){if(e.aborted)return;console.warn(i)}this.isLooking=!1,s.requestUpdate()}words(){if(!this.found)return"";const{tree:e}=this.page,{node:s}=this.found;return a("analyse.missed",{color:e.moverOf(s),move:String(e.numberOf(s))})}}function pt(t,e,s){const n=Math.round(Math.max(.02,Math.min(.98,k(t||"0")))*100),i=e==="w"?100-n:0;return l`<div
    class="eval-bar"
    role="meter"
    aria-label=${a("analyse.score")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${n}
    aria-valuetext=${t?[P(t),Y(t)].filter(Boolean).join(", "):s}
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
  </div>`}const E=600,b=120;function vt(t,e,s,n){const i=t.mainLine();if(i.filter(d=>d.eval).length<2)return h;const r=d=>d.eval??(d===i.at(-1)?n:""),o=d=>d/Math.max(1,i.length)*E,c=d=>(1-k(d))*b,u=i.flatMap((d,y)=>r(d)?[{x:o(y+1).toFixed(1),y:c(r(d)).toFixed(1)}]:[]),m=u.at(-1)?.x,w=t.root.eval?c(t.root.eval).toFixed(1):u[0]?.y,f=i.indexOf(e),v=d=>{const y=d.currentTarget.getBoundingClientRect(),L=Math.round((d.clientX-y.left)/y.width*i.length);s(i[L-1]??t.root)};return l`<figure class="eval-graph">
    <figcaption class="visually-hidden">${a("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${E} ${b}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${$t(i,r)}
      @click=${v}
    >
      <rect class="unknown" width=${E} height=${b} />
      <rect class="b" width=${m} height=${b} />
      <path
        class="w"
        d="M0 ${b}L0 ${w}${u.map(d=>`L${d.x} ${d.y}`).join("")}L${m} ${b}Z"
      />
      <line class="even" x1="0" x2=${E} y1=${b/2} y2=${b/2} />
      ${i.map((d,y)=>d.eval&&d.nags?.some(L=>L===4||L===2)?Z`<line class="slip" x1=${o(y+1)} x2=${o(y+1)} y1="0" y2=${b} />`:h)}
      ${f>=0?Z`<line class="here" x1=${o(f+1)} x2=${o(f+1)} y1="0" y2=${b} />`:h}
    </svg>
  </figure>`}function $t(t,e){const s=t.filter(n=>e(n)).map(n=>a("analyse.graph.point",{move:n.move,score:S(e(n))}));return[a("analyse.graph"),...s.slice(0,60)].join("; ")}function yt({view:t,remark:e,judgement:s,turned:n=null}){return t?e?{kind:"remark",text:e}:t.outcome?{kind:"over",text:g(t.outcome.reason)}:{kind:"",text:s?wt(s,n):a("play.turnOf",{color:t.turn})}:{kind:"",text:a("app.loading")}}function wt({nag:t,better:e},s){const n=t===4?"blunder":t===2?"mistake":"inaccuracy",i=[s?a(`proved.turned.${s.from}.${s.to}`):"",e?a("analyse.review.better",{move:e}):""];return a(`analyse.review.${n}`,{better:i.filter(Boolean).join(" ")}).trim()}function gt(t,e){const{engine:s,node:n,view:i,proved:r}=t,c=(s.threat?.lines??(s.isOn?s.lines:[])).map(w=>w.moves[0]).join(),u=`${i?.ply} ${i?.position} ${c} ${!!s.threat} ${r.pointed} ${JSON.stringify(e)}`,m=t.remember("arrows",u,()=>[...bt(t),...e.arrows]);return l`<div class="table-board analysis-board">
    ${pt(s.isOn||n.eval||r.known()?t.score():"",t.flipped?"b":"w",a(s.isOn?"analyse.thinking":"analyse.notAnalysed"))}
    <ordo-study-board
      .rules=${t.rules}
      .input=${t.rules?ne(t):null}
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
    ${t.brush?xt(t,t.brush):kt(t)}
  </div>`}function ne(t){const e=t.tree.inputAt(t.node),s=ie.get(t.node);return s&&s.moves.join()===e.moves.join()?s:(ie.set(t.node,e),e)}const ie=new WeakMap;function bt(t){const{view:e,engine:s}=t;if(!e||e.outcome)return[];const n=e.moves.find(i=>i.text===t.proved.pointed);return n?[{from:n.from,to:n.to,kind:"best"}]:s.threat?re(t,s.threat.input,s.threat.lines,()=>"opponent"):s.isOn?re(t,t.tree.inputAt(t.node),s.lines,i=>i?"alt":"best"):[]}function re({rules:t},e,s,n){return s.flatMap((i,r)=>{const[o]=i.moves;if(!o||!t)return[];try{const c=t.explain(e,o);return c.legal?[{from:c.move.from,to:c.move.to,kind:n(r)}]:[]}catch{return[]}}).reverse()}function kt({view:t,remark:e,node:s,proved:n}){const i=T(s),{kind:r,text:o}=yt({view:t,remark:e,judgement:i,turned:i&&n.turned()});return l`<p class="status ${r}">${o}</p>`}function xt(t,e){return l`<fieldset class="brushes">
    <legend class="visually-hidden">${a("analyse.draw.color")}</legend>
    ${D.map(s=>l`<label class="swatch ${s}" title=${a(`analyse.draw.${s}`)}
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
  </fieldset>`}function Mt(t){t.menuOpen=!0,t.querySelector("dialog.analysis-menu")?.showModal()}function Lt(t){t.engineProblem="",t.querySelector("dialog.engine-settings")?.showModal()}async function At(t){await t.address.write();const e=t.querySelector("ordo-share");e&&(e.record=t.tree.toRecord(),e.open())}function Ot(t){t.querySelector("ordo-open")?.open()}function St(t){const e=t.querySelector("ordo-play-from");t.view&&e?.open({input:t.tree.inputAt(t.node),turn:t.view.turn})}const Tt={first:"M6 5V19M19 5L9 12L19 19Z",previous:"M16 5L7 12L16 19Z",next:"M8 5L17 12L8 19Z",last:"M18 5V19M5 5L15 12L5 19Z",flip:"M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15",draw:"M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",lens:"M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L21 21",threat:"M12 2V6M12 18V22M2 12H6M18 12H22M12 18.5A6.5 6.5 0 1 0 12 5.5A6.5 6.5 0 0 0 12 18.5ZM12 12H12.01",settings:"M4 7H13M19 7H20M4 17H5M11 17H20M16 10A3 3 0 1 0 16 4A3 3 0 0 0 16 10ZM8 20A3 3 0 1 0 8 14A3 3 0 0 0 8 20Z",menu:"M5 12H5.01M12 12H12.01M19 12H19.01",share:"M12 15V3M8 7L12 3L16 7M5 12V20H19V12",open:"M3 19V5H9L11 8H21V19Z",promote:"M12 20V5M6 11L12 5L18 11",remove:"M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7"};function j(t){return l`<svg class="icon icon-${t}" viewBox="0 0 24 24" aria-hidden="true"><path d=${Tt[t]} /></svg>`}function $(t,e,s,{disabled:n=!1,pressed:i,key:r}={}){return l`<button
    class="quiet icon-button"
    ?disabled=${n}
    aria-label=${e}
    title=${r?`${e} (${r})`:e}
    aria-pressed=${i===void 0?h:String(i)}
    aria-keyshortcuts=${r??h}
    @click=${s}
  >
    ${j(t)}
  </button>`}function qt(t){const{node:e,engine:s}=t,[n=null]=D;return l`<div class="controls">
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
      ${$("menu",a("analyse.menu"),()=>Mt(t))}
    </div>
  </div>`}function Ct(t){const e=t.tree.mainLine(),s=e.some(i=>i.eval),n=e.some(i=>T(i));return l`<div class="main-actions">
    ${n?l`<button class="primary" @click=${()=>t.go("nextMistake")}>
            ${a("analyse.review.nextMistake")}
          </button>`:t.review.progress?h:l`<button
              class=${s?"quiet":"primary"}
              ?disabled=${!e.length}
              @click=${()=>t.review.start()}
            >
              ${a(s?"analyse.review.again":"analyse.review")}
            </button>`}
    <button class="quiet" @click=${()=>At(t)}>${j("share")} ${a("analyse.share")}</button>
    <button class="quiet" aria-label=${a("share.openGame")} @click=${()=>Ot(t)}>
      ${j("open")} ${a("analyse.open")}
    </button>
  </div>`}function It(t){const{engine:e}=t,s=()=>t.querySelector("dialog.engine-settings"),n=()=>s()?.close();return l`<dialog
    class="sheet engine-settings"
    aria-labelledby="engine-title"
    @click=${i=>i.target===s()&&n()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="engine-title">${a("analyse.settings")}</h2>
        <button class="quiet" @click=${n}>${a("app.close")}</button>
      </div>
      ${ae(a("analyse.lines"),5,e.preferences.lineCount,i=>e.setLineCount(i))}
      ${Et(t)?Nt(e):h} ${e.external?Ht(t):Bt(t)}
    </div>
  </dialog>`}function Et({engine:t,tree:e}){return!t.external&&e.head.game==="stein"&&H()>1}const Nt=t=>ae(a("analyse.threads"),H(),t.threads,e=>t.setThreads(e));function ae(t,e,s,n){const i=Array.from({length:e},(r,o)=>o+1);return l`<label class="field"
    ><span>${t}</span>
    <select
      @change=${r=>n(Number(r.target.value))}
    >
      ${i.map(r=>l`<option value=${r} ?selected=${r===s}>${r}</option>`)}
    </select></label
  >`}function Ht({engine:t}){return l`<div class="external">
    <h3>${a("analyse.external")}</h3>
    <p role="status">${a("analyse.external.using",{name:t.external?.name??""})}</p>
    <p class="small soft">${t.preferences.external}</p>
    <div class="sheet-foot">
      <button @click=${()=>t.forget()}>${a("analyse.external.disconnect")}</button>
    </div>
  </div>`}function Bt(t){const{engine:e}=t;return l`<form class="external" @submit=${n=>{n.preventDefault();const r=n.target.elements.namedItem("engine-address"),o=G(r.value);t.engineProblem=o?"":a("analyse.external.badAddress"),o&&e.connect(o).then(c=>{t.engineProblem=c?"":a("analyse.external.unreachable",{address:o})})}}>
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
  </form>`}const oe=8;function Dt(t){const{engine:e,view:s}=t,{threat:n}=e;return l`<section class="engine ${n?"threat":""}" aria-label=${a("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          aria-label=${a("analyse.engine")}
          .checked=${e.isOn}
          @change=${()=>e.toggle()}
      /></label>
      ${Rt(t)}
      ${$("threat",a("analyse.threat"),()=>e.toggleThreat(),{key:"x",pressed:!!n,disabled:!s||!!s.outcome})}
      ${$("settings",a("analyse.settings"),()=>Lt(t))}
    </div>
    ${n?Ut(n):e.isOn?_t(t):h}
  </section>`}function Rt(t){const{engine:e}=t,{threat:s}=e;if(!s&&!e.isOn)return l`<span class="engine-summary soft">${a("analyse.engine.off")}</span>`;const n=(s?.lines??e.lines)[0],i=s?n?x(n.score,s.turn):"":t.score(),r=!s&&!!t.proved.known(),o=i?P(i):a("analyse.thinking"),c=s?a(`analyse.threat.${s.turn}`):r?a("proved.mark"):o;return l`<strong class="engine-score figures">${i?S(i):"\u2026"}</strong>
    <span class="engine-summary">
      <span class="engine-words small">${c}</span>
      <span class="engine-name small soft figures"
        >${[e.external?.name??(e.isConnecting?a("analyse.external.connecting"):""),i&&!s&&!r?Y(i):"",n?a("analyse.depth",{depth:n.depth}):"",n&&e.threadsInUse>1?a("analyse.threads.used",{count:e.threadsInUse}):""].filter(Boolean).join(" \xB7 ")}</span
      >
    </span>`}function _t(t){const{lines:e,preferences:s}=t.engine;return t.view?.outcome?h:l`<ol class="engine-lines" data-lines=${s.lineCount}>
    ${e.map(n=>Pt(t,n))}
  </ol>`}function Pt(t,e){return t.view?l`<li>
    <span class="line-score figures">${S(x(e.score,t.view.turn))}</span>
    <span class="line-moves"
      >${e.moves.slice(0,oe).map((s,n)=>l`<button class="quiet line-move" @click=${()=>t.playLine(e.moves.slice(0,n+1))}>
              ${s}
            </button>`)}</span
    >
  </li>`:h}function Ut({lines:t,turn:e}){return l`<ol class="engine-lines" data-lines="1">
    ${t.map(s=>l`<li>
          <span class="line-score figures">${S(x(s.score,e))}</span>
          <span class="line-moves"
            >${s.moves.slice(0,oe).map(n=>l`<span class="line-move">${n}</span>`)}</span
          >
        </li>`)}
  </ol>`}const M=["w","b"],N=6;function jt(t,e){const n=[...M.flatMap(o=>t.cuts[o]).map(o=>({square:o,kind:"bad"})),...e.map(o=>({square:o,kind:"soft"})),...M.flatMap(o=>t.goals[o]).flatMap(o=>o.to).map(o=>({square:o,kind:"goal"}))],i=M.flatMap(o=>[...t.goals[o],...t.threats[o].slice(0,N)]),r=[...t.splits.map(({move:o})=>({...Vt(o),kind:"threat"})),...i.map(o=>({from:o.from,to:o.to,kind:"threat"}))];return{marks:[...new Map(n.map(o=>[`${o.square}${o.kind}`,o])).values()],arrows:r}}function Vt(t){const[e="",s=""]=t.split("x");return{from:[e],to:[s]}}function Ft(t,e,s,n,i){return l`<div class="lens-words">
    <p class="small soft">${a(`analyse.lens.help.${t}`)}</p>
    <ul>
      ${t==="stein"?Wt(e):s?Gt(s):Zt(e,n,i)}
    </ul>
  </div>`}function Wt(t){return l` ${M.map(e=>l`<li>
        ${t.cuts[e].length?a(`analyse.lens.keyPieces.${e}`,{squares:t.cuts[e]}):a(`analyse.lens.noKeyPieces.${e}`)}
      </li>`)}
  ${t.splits.slice(0,N).map(({move:e,parts:s})=>l`<li>${a("analyse.lens.split",{move:e,squares:s.slice(1).flat()})}</li>`)}
  ${M.map(e=>t.goals[e].length?l`<li><strong>${a(`analyse.lens.homeRow.${e}`,{moves:le(t.goals[e])})}</strong></li>`:h)}`}function Gt({turn:t,squares:e}){return l`<li>${a("analyse.lens.placing")}</li>
    <li>${a("analyse.lens.squares",{color:t,count:e})}</li>`}function Zt(t,e,s){const n=M.every(i=>!t.threats[i].length);return l` ${M.map(i=>t.threats[i].length?l`<li><strong>${a(`analyse.lens.threats.${i}`,{moves:le(t.threats[i])})}</strong></li>`:h)}
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
      </li>`)}`}function le(t){const e=t.slice(0,N).map(s=>s.text);return t.length>N?`${e.join(", ")} \u2026`:ke(e)}function V({head:t}){const e=r=>t.tags.find(([o])=>o===r)?.[1].trim()??"",s=r=>r==="?"||r==="-"?"":r,[n,i]=[s(e("White")),s(e("Black"))];return n||i?{w:n,b:i}:null}function F(t,e){return V(t)?.[e]||a(`seat.${e}`)}function Kt({head:t}){return t.result==="*"?"":t.result.replace("1/2-1/2","\xBD\u2013\xBD").replace("-","\u2013")}function zt(t){const e=()=>t.querySelector("dialog.analysis-menu"),s=()=>e()?.close(),n=r=>()=>{s(),r()},i=()=>t.view&&Ae(`/editor${B({game:t.tree.head.game,start:t.view.position,moves:[]})}`);return l`<dialog
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
        <button ?disabled=${!t.view||!!t.view.outcome} @click=${n(()=>St(t))}>
          ${a("analyse.playHere")}
        </button>
        <button @click=${n(i)}>${a("analyse.toEditor")}</button>
        ${["stein","khalifa"].map(r=>l`<button @click=${n(()=>t.newAnalysis({game:r}))}>${a("analyse.new",{game:r})}</button>`)}
      </div>
      ${Jt(t,n)}
      <p class="small soft only-wide">${a("analyse.keys")}</p>
    </div>
  </dialog>`}function Jt(t,e){const s=t.menuOpen?xe().filter(({id:n})=>n!==t.id_):[];return s.length?l`<h3>${a("analyse.earlier")}</h3>
    <ul class="earlier">
      ${s.map(n=>l`<li>
            <button class="quiet small" @click=${e(()=>t.reopen(n))}>${Xt(n)}</button>
          </li>`)}
    </ul>`:h}function Xt({record:t,touched:e}){const s=V({head:t}),n=new Intl.DateTimeFormat(q(),{dateStyle:"medium",timeStyle:"short"}).format(new Date(e)),i=a("analyse.earlier.line",{game:t.game,count:Me(t.nodes.length,Le(t.start)),date:n});return s?l`<bdi>${s.w||a("seat.w")}</bdi> – <bdi>${s.b||a("seat.b")}</bdi>
    <span class="soft">${i}</span>`:i}function Yt(t,e,s){return!t.root.children.length&&!t.root.comment?l`<p class="soft moves-empty">${a("analyse.empty")}</p>`:l`<div class="move-tree">
    ${t.root.comment?l`<p class="move-comment">${t.root.comment}</p>`:h}
    ${ce(t,t.root,e,s,!1)}
  </div>`}function ce(t,e,s,n,i){const r=[];for(let o=e;o.children[0];o=o.children[0]){const[c,...u]=o.children;if(!c)break;r.push(he(t,c,s,n,!i)),i=!c.comment&&!u.length,c.comment&&r.push(l`<span class="move-comment">${c.comment}</span>`);for(const m of u)r.push(l`<div class="variation">
          ${he(t,m,s,n,!0)}
          ${m.comment?l`<span class="move-comment">${m.comment}</span>`:h}${ce(t,m,s,n,!m.comment)}
        </div>`)}return r}function he(t,e,s,n,i){const o=t.moverOf(e)==="w"?`${t.numberOf(e)}.`:i?`${t.numberOf(e)}\u2026`:"",c=(e.nags??[]).map(m=>I[m]??"").join(""),u=e.nags?.find(m=>m===4||m===2||m===6);return l`<span class="move-item"
    >${o?l`<span class="move-number">${o}</span>`:h}<button
      class="move ${u?`slip-${u}`:""}"
      aria-current=${e===s?"true":h}
      @click=${()=>n(e)}
    >
      ${e.move}${c}${e.eval?l` <span class="move-eval">${S(e.eval)}</span>`:h}
    </button></span
  >`}function Qt(t){const{node:e}=t,s=e.move?a("analyse.comment.of",{move:e.move}):a("analyse.comment.start");return l`<div class="node-box">
    ${e.move?es(t):h}
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
  </div>`}function es(t){const e=t.node.nags?.find(s=>s in I)??0;return l`<div class="node-row">
    <div class="glyphs" role="group" aria-label=${a("analyse.annotation")}>
      ${[3,1,5,6,2,4].map(s=>l`<button
            class="quiet glyph"
            aria-pressed=${s===e}
            aria-label=${a(`analyse.annotation.${s}`)}
            title=${a(`analyse.annotation.${s}`)}
            @click=${()=>t.annotate(s===e?0:s)}
          >
            ${I[s]}
          </button>`)}
    </div>
    ${ts(t)?h:$("promote",a("analyse.promote"),()=>t.promote())}
    ${$("remove",a("analyse.delete"),()=>t.deleteHere())}
  </div>`}function ts(t){for(let e=t.node;e.parent;e=e.parent)if(e.parent.children[0]!==e)return!1;return!0}function ss(t){if(!V(t))return h;const e=Kt(t);return l`<p class="analysis-players">
    <span class="player"><span class="disc w" aria-hidden="true"></span><bdi>${F(t,"w")}</bdi></span>
    <span class="result figures">${e||"\u2013"}</span>
    <span class="player"><bdi>${F(t,"b")}</bdi><span class="disc b" aria-hidden="true"></span></span>
  </p>`}function ns(t){const{view:e,proved:s}=t,n=s.here();return!e||n.state==="none"?h:l`<section class="proved" aria-label=${a("proved.title")}>
    ${Oe(n,e.turn,()=>{s.results.load()})}
    ${n.state==="known"?Se(n.probe.moves,{choose:i=>t.play(i),point:i=>s.point(i)}):h}
  </section>`}function is(t){return t<=0?100:Math.max(0,Math.min(100,103.1668*Math.exp(-4.3544*t)-3.1669))}function rs(t){const e=t.length-1,s=Math.max(2,Math.min(8,Math.floor(e/10)));return Array.from({length:e},(n,i)=>{const r=Math.max(0,Math.min(i+2-s,t.length-s));return Math.max(.005,Math.min(.12,as(t.slice(r,r+s))))})}function as(t){const e=t.reduce((s,n)=>s+n,0)/t.length;return Math.sqrt(t.reduce((s,n)=>s+(n-e)**2,0)/t.length)}function os(t){const e=t.reduce((i,{weight:r})=>i+r,0),s=t.reduce((i,{accuracy:r,weight:o})=>i+r*o,0)/e,n=t.length/t.reduce((i,{accuracy:r})=>i+1/Math.max(1,r),0);return(s+n)/2}function ls(t,e){const s=t.mainLine(),n=t.head.game==="stein",i=f=>n||f.startsWith("#")?k(f):.5,o=[t.root.eval??(t.head.start?"":"0.00"),...s.map(f=>f.eval??(f===s.at(-1)?e:""))],c={w:[],b:[]},u=o.map((f,v)=>i(f||(o.slice(0,v).findLast(Boolean)??"0.00"))),m=rs(u);s.forEach((f,v)=>{const[d,y]=[u[v],u[v+1]];if(!o[v]||!o[v+1]||d===void 0||y===void 0)return;const L=t.moverOf(f),de=L==="w"?d-y:y-d;c[L].push({accuracy:is(de),weight:m[v]??0})});const w=f=>c[f].length?os(c[f]):null;return{w:w("w"),b:w("b")}}const cs=[...U].reverse();function hs(t){const e=t.review.progress;if(e)return l`<div class="review">
      <progress max=${e.all} value=${e.done} aria-label=${a("analyse.review")}></progress>
      <span class="small figures">${a("analyse.review.running",{done:e.done,all:e.all})}</span>
      <button class="small" @click=${()=>t.review.stop()}>${a("analyse.review.stop")}</button>
    </div>`;const{tree:s,rules:n}=t;if(!s.mainLine().some(r=>r.eval))return h;const i=n?ze(s,n).length:0;return l`<div class="review">
    ${ds(t)} ${us(t)}
    ${i?l`<span class="small soft">${a("analyse.review.notAnalysed",{count:i})}</span>`:h}
  </div>`}function us({missed:t}){return t.found?l`<p class="missed-win">
      <span>${t.words()}</span> <a class="button primary" href=${t.found.href}>${a("analyse.missed.find")}</a>
    </p>`:t.isLooking?l`<span class="small soft">${a("analyse.missed.looking")}</span>`:h}function ds(t){const e=Ke(t.tree),s=ls(t.tree,t.ending()),n=new Intl.NumberFormat(q(),{style:"percent"}),i=r=>{const o=s[r];return l`<tr>
      <th scope="row"><span class="disc ${r}" aria-hidden="true"></span><bdi>${F(t.tree,r)}</bdi></th>
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
        ${cs.map(r=>l`<th scope="col" class="slip-name-${r}" title=${a(`analyse.tally.${r}`)}>
              <span aria-hidden="true">${I[r]}</span>
              <span class="visually-hidden">${a(`analyse.tally.${r}`)}</span>
            </th>`)}
      </tr>
    </thead>
    <tbody>
      ${i("w")} ${i("b")}
    </tbody>
  </table>`}const ms={marks:[],arrows:[]};function fs(t){if(t.failed)return l`<div class="page failure">
      <p>${a("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${a("app.reload")}</button>
    </div>`;const{game:e}=t.tree.head,{rules:s,view:n}=t,i=`${n?.ply} ${n?.position}`,r=t.engine.preferences.lensOn&&s&&n&&!n.outcome?t.remember("lens",i,()=>s.lens(t.tree.inputAt(t.node))):null,o=r&&s&&n?.phase==="placing"?t.remember("placing",i,()=>{const[u=[]]=Object.values(s.steps(t.tree.inputAt(t.node),[]).targets);return{turn:n.turn,squares:u.length}}):null,c=t.remember("signs",r?`${i} ${t.lensLine}`:"",()=>r?jt(r,t.lensLine):ms);return l`<div class="table analysis" data-game=${e}>
    <h1 class="visually-hidden">${a("analyse.title")}, ${a(`game.${e}`)}</h1>
    ${gt(t,c)}
    <div class="table-panel analysis-panel">
      ${ss(t.tree)} ${Dt(t)} ${ns(t)}
      ${r?Ft(e,r,o,t.lensLine,u=>t.lensLine=u):h}
      <section class="analysis-moves" aria-label=${a("analyse.moves")}>
        ${K([t.version,z()],()=>Yt(t.tree,t.node,u=>t.goTo(u)))}
      </section>
      ${n?.outcome?h:l`<ordo-move-input
              game=${e}
              ?placing=${n?.phase==="placing"}
              .controller=${t.board()?.game??null}
            ></ordo-move-input>`}
      ${Qt(t)}
      ${K([t.version,z()],()=>vt(t.tree,t.node,u=>t.goTo(u),t.ending()))}
      ${hs(t)} ${qt(t)} ${Ct(t)}
    </div>
    ${ps(t)}
  </div>`}function ps(t){const{game:e,options:s}=t.tree.head,n=t.view?.position;return l`${zt(t)} ${It(t)}
    <ordo-share
      .input=${ne(t)}
      .match=${t.remember("match",e,()=>Te({game:e,mode:"view"}))}
      .link=${t.address.link}
      .positionLink=${n?`${location.origin}/analyse${B({game:e,start:n,moves:[],options:s})}`:""}
    ></ordo-share>
    <ordo-open @ordo-open=${t.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${i=>qe(i.detail)}
    ></ordo-play-from>`}class ue extends Ce{static properties={tree:{state:!0},node:{state:!0},view:{state:!0},lensLine:{state:!0},flipped:{state:!0},remark:{state:!0},failed:{state:!0},deleted:{state:!0},brush:{state:!0},menuOpen:{state:!0},engineProblem:{state:!0}};constructor(){super(),this.id_=R(),this.tree=O.empty({game:"stein"}),this.node=this.tree.root,this.view=null,this.lensLine=[],this.flipped=!1,this.remark="",this.failed=!1,this.deleted=null,this.brush=null,this.rules=null,this.version=0,this.memory=new Map,this.menuOpen=!1,this.engineProblem="";const e=new URLSearchParams(location.search);this.reviewWanted=e.has("review");const s=e.get("lost");this.missed=new ft(this,this.reviewWanted?s==="w"||s==="b"?s:null:void 0),this.engine=new ot(this),this.proved=new ct(this),this.review=new ht(this),this.address=new Qe(this),new Ie(this,()=>this.keys())}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.saveAnalysis()}async begin(){try{const{rules:e,engine:s}=await Ee();this.rules=e,this.engine.use(s)}catch(e){console.warn(e),this.failed=!0;return}await this.open(),this.reviewWanted&&(this.reviewWanted=!1,this.tree.root.children.length&&this.review.start())}async open(){const{rules:e}=this;if(!e)return;const s=new URLSearchParams(location.search).get("game");try{this.showAnalysis(await Ne(e,location.hash,this.address.id())??J(e,s))}catch{C(a("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.showAnalysis(J(e,s))}}showAnalysis({tree:e,id:s,node:n}){this.review.stop(),this.id_=s,this.tree=e,this.deleted=null,this.flipped=!1,this.setNode(n??W(e.root).at(-1)??e.root),this.missed.look()}reopen(e){if(this.rules)try{this.showAnother(He(this.rules,e))}catch(s){this.remark=g(A(s))}}newAnalysis(e){this.saveAnalysis(),this.showAnother({tree:O.empty(e),id:R()})}showAnother(e){this.address.push(),this.missed.loser=void 0,this.showAnalysis(e)}setNode(e){const{rules:s}=this;if(s){try{this.view=s.view(this.tree.inputAt(e))}catch(n){this.remark=g(A(n));return}this.node=e,this.version++,this.remark="",this.lensLine=[],this.proved.pointed=null,this.engine.clear(),this.address.later(()=>{this.think(),this.saveAnalysis(),this.address.write()})}}goTo(e){if(!e||e===this.node)return;this.setNode(e);const{view:s}=this;!s||e!==this.node||p([e.move?a("play.moved",{color:this.tree.moverOf(e),move:e.move}):a("analyse.start"),s.outcome?g(s.outcome.reason):this.proved.words(),e.comment??""].filter(Boolean).join(" "))}go(e){this.goTo(Je[e](this.tree,this.node))}keys(){return{ArrowLeft:()=>this.go("previous"),ArrowRight:()=>this.go("next"),ArrowUp:()=>this.go("previousVariation"),ArrowDown:()=>this.go("nextVariation"),Home:()=>this.go("first"),End:()=>this.go("last"),f:()=>this.flip(),e:()=>this.engine.toggle(),l:()=>this.engine.toggleLens(),x:()=>this.engine.toggleThreat(),d:()=>this.setBrush(this.brush?null:D[0]??null)}}play(e){this.goTo(this.tree.add(this.node,e))}playLine(e){const{rules:s,tree:n}=this,i=n.inputAt(this.node);try{s?.view({...i,moves:[...i.moves,...e]})}catch(o){this.remark=g(A(o));return}let r=this.node;for(const o of e)r=n.add(r,o);this.goTo(r)}comment(e){this.tree.comment(this.node,e),this.changed()}annotate(e){this.tree.annotate(this.node,e),this.changed()}onShape(e){const{shape:s}=e.detail,n=this.node.shapes??[],i=Be(n,s);this.tree.draw(this.node,i);const{from:r,to:o}=s,c=o?a("analyse.draw.arrow",{from:r,to:o}):a("analyse.draw.circle",{square:r});p(i.length<n.length?a("analyse.draw.removed",{what:c}):c),this.changed()}clearShapes(){this.node.shapes?.length&&(this.tree.draw(this.node,[]),p(a("analyse.draw.cleared")),this.changed())}setBrush(e){!e!=!this.brush&&p(a(e?"analyse.draw.on":"analyse.draw.off")),this.brush=e}promote(){this.tree.promote(this.node),this.changed()}deleteHere(){this.node.parent&&(this.deleted={record:this.tree.toRecord(),steps:De(this.node)},this.setNode(this.tree.remove(this.node)),p(a("analyse.deleted")))}undoDelete(){if(!this.deleted)return;const e=O.ofRecord(this.deleted.record);this.showAnalysis({tree:e,id:this.id_,node:e.at(this.deleted.steps)})}changed(){this.version++,this.requestUpdate(),this.saveAnalysis(),this.address.write()}saveAnalysis(){this.rules&&Re(this.id_,this.tree,this.node)}isSaved(){return this.address.isSaved()}think(){this.review.progress||this.engine.start()}score(){const{view:e,node:s}=this;if(e?.outcome)return _(e.outcome);const n=this.proved.score();if(n)return n;const[i]=this.engine.lines;return i&&e?x(i.score,e.turn):s.eval??""}ending(){const e=this.tree.mainLine().at(-1),s=e&&this.rules?.view(this.tree.inputAt(e)).outcome;return s?_(s):""}board(){return this.querySelector("ordo-study-board")}flip(){this.flipped=!this.flipped}remember(e,s,n){const i=this.memory.get(e);if(i?.key===s)return i.value;const r=n();return this.memory.set(e,{key:s,value:r}),r}updated(e){if(!e.has("node"))return;const s=this.querySelector(".analysis-moves"),n=s?.querySelector("[aria-current]");if(!s||!n)return;const[i,r]=[s.getBoundingClientRect(),n.getBoundingClientRect()];r.top<i.top?s.scrollTop+=r.top-i.top-8:r.bottom>i.bottom&&(s.scrollTop+=r.bottom-i.bottom+8)}onMove(e){this.play(e.detail.move.text)}onRefused(e){this.remark=g(e.detail.message),p(this.remark)}onOpen(e){const{record:s,game:n,start:i,options:r,moves:o}=e.detail,c=s?O.ofRecord(s):O.ofGame({game:n,...i?{start:i}:{},options:r,moves:o});this.showAnother({tree:c,id:R()})}render(){return fs(this)}}customElements.define("ordo-analyse",ue);export{ue as OrdoAnalyse};
