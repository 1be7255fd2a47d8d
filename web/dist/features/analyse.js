import{t as r,f as T,a0 as I,a1 as Q,r as v,a2 as g,a3 as ee,a4 as te,z as y,q as D,K as l,b as h,a5 as B,a6 as se,a7 as S,n as ne,E as ie,h as re,j as oe,a8 as ae,a9 as j,aa as _,B as le,g as ce,L as he,ab as C,ac as b,U as ue,X as de,ad as me,ae as U,af as fe,ag as ve,ah as $e}from"../app/app.js";const pe=3;function x(t,e){const s=e==="w"?1:-1;return t.win!==null?`#${t.win*s>0||t.win===0&&s<0?"":"-"}${Math.abs(t.win)}`:((t.hundredths??0)*s/100).toFixed(2)}function N({winner:t}){return t==="w"?"#0":t==="b"?"#-0":"0.00"}function w(t){const e=/^#(-?)\d+$/.exec(t);if(e)return e[1]?0:1;const s=Number(t);return Number.isFinite(s)?1/(1+pe**-s):.5}function F(t){if(!t||t.startsWith("#"))return"";const e=new Intl.NumberFormat(T(),{style:"percent"}).format(w(t));return r("analyse.chance",{percent:e})}const ye=.04;function L(t){if(/^#-?0$/.test(t))return t==="#0"?"1\u20130":"0\u20131";if(t.startsWith("#"))return t.replace("-","\u2212");const e=Number(t),s=new Intl.NumberFormat(T(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(e));return Math.abs(e)<.05?s:`${e>0?"+":"\u2212"}${s}`}function E(t){const e=/^#(-?)(\d+)$/.exec(t);if(e){const n=e[1]?"b":"w";return e[2]==="0"?r(`analyse.won.${n}`):r(`analyse.winIn.${n}`,{count:Number(e[2])})}const s=Number(t);return Math.abs(w(t)-.5)<ye?r("analyse.score.even"):r(`analyse.score.${s>0?"w":"b"}`)}function we(t,e,s){const n=s==="w"?1:-1,i=(w(t)-w(e))*n;return i>=.3?4:i>=.18?2:i>=.1?6:null}const ge={stein:2e5,khalifa:1500},be=3,q=[4,2,6];async function ke(t,e,s,n){const i=[t.root,...t.mainLine()];let a=null;for(const[o,c]of i.entries()){const d=await xe(t.inputAt(c),e,s);if(!n(o+1,i.length))return!1;o>0&&Le(t,c,a,d),a=d}return!0}async function xe(t,e,s){const n=e.view(t);if(n.outcome)return{score:N(n.outcome),best:[]};const{lines:[i]}=await s.search(t,{nodes:ge[t.game],fresh:!0});return i?{score:x(i.score,n.turn),best:i.moves}:null}function Le(t,e,s,n){n&&!/^#-?0$/.test(n.score)?e.eval=n.score:delete e.eval;const i=(e.nags??[]).filter(c=>!q.some(d=>d===c)),a=s&&n?Oe(t,e,s,n):null;if(a?e.nags=[a,...i]:i.length?e.nags=i:delete e.nags,!a||!s||!e.parent)return;let o=e.parent;for(const c of s.best.slice(0,be))o=t.add(o,c)}function Oe(t,e,s,n){const i=t.head.game==="stein"||[s,n].some(({score:o})=>o.startsWith("#")),[a]=s.best;return i&&a&&a!==e.move?we(s.score,n.score,t.moverOf(e)):null}function R(t){const e=q.find(s=>t.nags?.includes(s));return e?{nag:e,better:t.parent?.children.find(s=>s!==t)?.move??null}:null}function Ae(t){const e={w:[0,0,0],b:[0,0,0]};for(const s of t.mainLine()){const n=R(s)?.nag,i=e[t.moverOf(s)];n===4?i[0]++:n===2?i[1]++:n===6&&i[2]++}return e}function Me(t,e){return t.mainLine().filter(s=>!s.eval&&(s.children.length||!e.view(t.inputAt(s)).outcome))}const Te={first:t=>t.root,previous:(t,e)=>e.parent,next:(t,e)=>e.children[0],last:(t,e)=>I(e).at(-1),previousVariation:(t,e)=>G(e,-1),nextVariation:(t,e)=>G(e,1),nextMistake:Se};function G(t,e){const s=t.parent?.children??[];return s[s.indexOf(t)+e]}function Se(t,e){const s=t.mainLine(),n=s.indexOf(e),i=s.filter(a=>R(a));return i.find(a=>s.indexOf(a)>n)??i[0]}const Ce=150;class Ne{constructor(e){this.page=e,this.link="",this.timer=0,this.writes=0,this.onHash=()=>{e.open()},e.addController(this)}hostConnected(){window.addEventListener("hashchange",this.onHash)}hostDisconnected(){window.removeEventListener("hashchange",this.onHash),clearTimeout(this.timer)}isSaved(){return!this.timer&&!this.writes}later(e){clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.timer=0,e()},Ce)}async write(){const{page:e}=this,{rules:s,tree:n}=e;if(!s||!e.isConnected)return;let i="";this.writes++;try{i=await Q(s,n)}catch(a){e.remark=v(g(a))}this.writes--,!(n!==e.tree||!e.isConnected)&&(this.link=`${location.origin}/analyse${i}`,location.hash!==i&&history.replaceState(null,"",`/analyse${i}`),e.requestUpdate())}}const Ee=6e4,qe=150;class Re{constructor(e,s){this.engine=e,this.listener=s,this.search=0,this.isSearching=!1,this.timer=0,this.lines=[]}stop(){this.search++,clearTimeout(this.timer),this.timer=0,this.isSearching&&this.engine.stop(),this.isSearching=!1}async start(e,s){this.stop();const{search:n}=this;this.isSearching=!0,this.lines=[];try{const i=await this.engine.search(e,{lines:s,movetime:Ee},a=>{n===this.search&&(this.lines=a,a[0]&&this.listener.best(a[0]),this.timer||=window.setTimeout(()=>this.report(),qe))});if(n!==this.search)return;this.stopped(i.lines)}catch(i){if(n!==this.search)return;this.stopped([]),this.listener.failed(i)}}report(){this.timer=0,this.listener.lines(this.lines)}stopped(e){this.isSearching=!1,clearTimeout(this.timer),this.timer=0,e.length&&this.listener.lines(e)}}const H="ordo.analysing.wishes";function Ie(){const t=ee(H)??{},e=matchMedia("(max-width: 900px)").matches;return{engineOn:t.engineOn!==!1,lineCount:[1,2,3,4,5].includes(t.lineCount)?t.lineCount:e?1:3,lensOn:t.lensOn===!0}}function P({engineOn:t,lineCount:e,lensOn:s}){te(H,{engineOn:t,lineCount:e,lensOn:s})}class De{constructor(e){this.page=e,this.preferences=Ie(),this.builtIn=null,this.search=null,this.lines=[],this.told=null,e.addController(this)}hostDisconnected(){this.stop()}get isOn(){return this.preferences.engineOn}use(e){this.builtIn=e,this.search=new Re(e,{lines:s=>this.setLines(s),best:s=>this.announceWin(s),failed:s=>this.page.remark=v(g(s))})}setLines(e){this.lines=e,this.page.requestUpdate()}clear(){this.stop(),this.setLines([])}stop(){this.search?.stop()}start(){const{page:e}=this;!e.view||!this.isOn||e.view.outcome||this.search?.start(e.tree.inputAt(e.node),this.preferences.lineCount)}announceWin(e){const{view:s,node:n}=this.page;e.score.win===null||!s||(this.told!==n&&y(E(x(e.score,s.turn))),this.told=n)}toggle(){this.change({engineOn:!this.isOn}),y(r(this.isOn?"analyse.engine.on":"analyse.engine.off"))}setLineCount(e){this.change({lineCount:e})}toggleLens(){this.preferences={...this.preferences,lensOn:!this.preferences.lensOn},P(this.preferences),this.page.requestUpdate()}change(e){this.preferences={...this.preferences,...e},P(this.preferences),this.clear(),this.page.think()}}class Be{constructor(e){this.page=e,this.progress=null,e.addController(this)}hostDisconnected(){this.stop()}async start(){const{page:e}=this,{rules:s,tree:n}=e,{builtIn:i}=e.engine;if(!s||!i||this.progress)return;if(!n.root.children.length)return D(r("analyse.review.nothingToReview"));e.engine.stop();const a={done:0,all:n.mainLine().length+1};this.progress=a,e.requestUpdate();let o=!1;try{o=await ke(n,s,i,(c,d)=>!this.progress||e.tree!==n?!1:(this.progress={done:c,all:d},e.version++,e.requestUpdate(),e.isConnected))}catch(c){e.remark=v(g(c))}e.tree===n&&(this.progress=null,o&&y(r("analyse.review.done")),e.changed(),e.think())}stop(){this.progress&&(this.progress=null,this.page.engine.builtIn?.stop(),this.page.requestUpdate())}}function je(t,e,s){const n=Math.round(Math.max(.02,Math.min(.98,w(t||"0")))*100),i=e==="w"?100-n:0;return l`<div
    class="eval-bar"
    role="meter"
    aria-label=${r("analyse.score")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${n}
    aria-valuetext=${t?[E(t),F(t)].filter(Boolean).join(", "):s}
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
  </div>`}const O=600,f=120;function _e(t,e,s,n){const i=t.mainLine();if(i.filter(u=>u.eval).length<2)return h;const a=u=>u.eval??(u===i.at(-1)?n:""),o=u=>u/Math.max(1,i.length)*O,c=u=>(1-w(u))*f,d=i.flatMap((u,p)=>a(u)?[{x:o(p+1).toFixed(1),y:c(a(u)).toFixed(1)}]:[]),m=d.at(-1)?.x,M=i.indexOf(e),z=u=>{const p=u.currentTarget.getBoundingClientRect(),k=Math.round((u.clientX-p.left)/p.width*i.length);s(i[k-1]??t.root)};return l`<figure class="eval-graph">
    <figcaption class="visually-hidden">${r("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${O} ${f}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${Ue(i,a)}
      @click=${z}
    >
      <rect class="unknown" width=${O} height=${f} />
      <rect class="b" width=${m} height=${f} />
      <path
        class="w"
        d="M0 ${f}L0 ${d[0]?.y}${d.map(u=>`L${u.x} ${u.y}`).join("")}L${m} ${f}Z"
      />
      <line class="even" x1="0" x2=${O} y1=${f/2} y2=${f/2} />
      ${i.map((u,p)=>u.eval&&u.nags?.some(k=>k===4||k===2)?B`<line class="slip" x1=${o(p+1)} x2=${o(p+1)} y1="0" y2=${f} />`:h)}
      ${M>=0?B`<line class="here" x1=${o(M+1)} x2=${o(M+1)} y1="0" y2=${f} />`:h}
    </svg>
  </figure>`}function Ue(t,e){const s=t.filter(n=>e(n)).map(n=>r("analyse.graph.point",{move:n.move,score:L(e(n))}));return[r("analyse.graph"),...s.slice(0,60)].join("; ")}function Fe({view:t,remark:e,judgement:s}){return t?e?{kind:"remark",text:e}:t.outcome?{kind:"over",text:v(t.outcome.reason)}:{kind:"",text:s?Ge(s):r("play.turnOf",{color:t.turn})}:{kind:"",text:r("app.loading")}}function Ge({nag:t,better:e}){return r(`analyse.review.${t===4?"blunder":t===2?"mistake":"inaccuracy"}`,{better:e?r("analyse.review.better",{move:e}):""}).trim()}const He="M6 5V19M19 5L9 12L19 19Z",Pe="M16 5L7 12L16 19Z",Ve="M8 5L17 12L8 19Z",We="M18 5V19M5 5L15 12L5 19Z",Ke="M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15";function Xe(t,e){const s=t.engine.isOn?t.engine.lines.map(i=>i.moves[0]).join():"",n=t.remember("arrows",`${t.view?.ply} ${t.view?.position} ${s} ${JSON.stringify(e)}`,()=>[...Ze(t),...e.arrows]);return l`<div class="table-board analysis-board">
    ${je(t.engine.isOn||t.node.eval?t.score():"",t.flipped?"b":"w",r(t.engine.isOn?"analyse.thinking":"analyse.notAnalysed"))}
    <ordo-study-board
      .rules=${t.rules}
      .input=${t.rules?V(t):null}
      .view=${t.view}
      .orientation=${t.flipped?"b":"w"}
      .marks=${e.marks}
      .arrows=${n}
      @study-move=${t.onMove}
      @study-refused=${t.onRefused}
      @study-step=${i=>t.remark=i.detail.text}
    ></ordo-study-board>
    ${Je(t)} ${Ye(t)}
  </div>`}function V(t){const e=t.tree.inputAt(t.node),s=W.get(t.node);return s&&s.moves.join()===e.moves.join()?s:(W.set(t.node,e),e)}const W=new WeakMap;function Ze(t){const{rules:e,view:s}=t;if(!e||!s||!t.engine.isOn||s.outcome)return[];const n=t.tree.inputAt(t.node);return t.engine.lines.flatMap((i,a)=>{const[o]=i.moves;if(!o)return[];const c=e.explain(n,o);return c.legal?[{from:c.move.from,to:c.move.to,kind:a?"alt":"best"}]:[]}).reverse()}function Je({view:t,remark:e,node:s}){const{kind:n,text:i}=Fe({view:t,remark:e,judgement:R(s)});return l`<p class="status ${n}">${i}</p>`}function Ye(t){const{node:e}=t,s=[[He,"analyse.first",()=>t.go("first"),!e.parent],[Pe,"analyse.previous",()=>t.go("previous"),!e.parent],[Ve,"analyse.next",()=>t.go("next"),!e.children.length],[We,"analyse.last",()=>t.go("last"),!e.children.length],[Ke,"analyse.flip",()=>t.flip(),!1]];return l`<div class="walk">
    ${s.map(([n,i,a,o])=>l`<button ?disabled=${o} aria-label=${r(i)} title=${r(i)} @click=${a}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${n} /></svg>
        </button>`)}
  </div>`}const ze=7;function Qe(t){const e=t.score(),s=t.engine.lines[0];return l`<section class="card engine" aria-label=${r("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input type="checkbox" role="switch" .checked=${t.engine.isOn} @change=${()=>t.engine.toggle()} />
        <span>${r("analyse.engine")}</span></label
      >
      <strong class="engine-score figures">${t.engine.isOn&&e?L(e):""}</strong>
      <span class="engine-words small"
        >${t.engine.isOn?e?[E(e),F(e)].filter(Boolean).join(" \xB7 "):r("analyse.thinking"):""}</span
      >
      <span class="small soft figures"
        >${t.engine.isOn&&s?r("analyse.depth",{depth:s.depth}):""}</span
      >
    </div>
    ${t.engine.isOn?l`<ol class="engine-lines">
            ${t.engine.lines.map(n=>et(t,n))}
          </ol>`:h}
    <div class="engine-foot">
      <label class="small"
        >${r("analyse.lines")}
        <select
          @change=${n=>t.engine.setLineCount(Number(n.target.value))}
        >
          ${[1,2,3,4,5].map(n=>l`<option value=${n} ?selected=${n===t.engine.preferences.lineCount}>${n}</option>`)}
        </select></label
      >
      <label class="switch small"
        ><input
          type="checkbox"
          role="switch"
          .checked=${t.engine.preferences.lensOn}
          @change=${()=>t.engine.toggleLens()}
        /><span>${r("analyse.lens")}</span></label
      >
    </div>
  </section>`}function et(t,e){return t.view?l`<li>
    <span class="line-score figures">${L(x(e.score,t.view.turn))}</span>
    <span class="line-moves"
      >${e.moves.slice(0,ze).map((s,n)=>l`<button class="quiet line-move" @click=${()=>t.playLine(e.moves.slice(0,n+1))}>
              ${s}
            </button>`)}</span
    >
  </li>`:h}const $=["w","b"],A=6;function tt(t,e){const n=[...$.flatMap(o=>t.cuts[o]).map(o=>({square:o,kind:"bad"})),...e.map(o=>({square:o,kind:"soft"})),...$.flatMap(o=>t.goals[o]).flatMap(o=>o.to).map(o=>({square:o,kind:"goal"}))],i=$.flatMap(o=>[...t.goals[o],...t.threats[o].slice(0,A)]),a=[...t.splits.map(({move:o})=>({...st(o),kind:"threat"})),...i.map(o=>({from:o.from,to:o.to,kind:"threat"}))];return{marks:[...new Map(n.map(o=>[`${o.square}${o.kind}`,o])).values()],arrows:a}}function st(t){const[e="",s=""]=t.split("x");return{from:[e],to:[s]}}function nt(t,e,s,n){return l`<div class="lens-words">
    <p class="small soft">${r(`analyse.lens.help.${t}`)}</p>
    <ul>
      ${t==="stein"?it(e):rt(e,s,n)}
    </ul>
  </div>`}function it(t){return l` ${$.map(e=>l`<li>
        ${t.cuts[e].length?r(`analyse.lens.keyPieces.${e}`,{squares:t.cuts[e]}):r(`analyse.lens.noKeyPieces.${e}`)}
      </li>`)}
  ${t.splits.slice(0,A).map(({move:e,parts:s})=>l`<li>${r("analyse.lens.split",{move:e,squares:s.slice(1).flat()})}</li>`)}
  ${$.map(e=>t.goals[e].length?l`<li><strong>${r(`analyse.lens.homeRow.${e}`,{moves:K(t.goals[e])})}</strong></li>`:h)}`}function rt(t,e,s){const n=$.every(i=>!t.threats[i].length);return l` ${$.map(i=>t.threats[i].length?l`<li><strong>${r(`analyse.lens.threats.${i}`,{moves:K(t.threats[i])})}</strong></li>`:h)}
  ${n?l`<li>${r("analyse.lens.quiet")}</li>`:h}
  ${$.map(i=>l`<li>
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
      </li>`)}`}function K(t){const e=t.slice(0,A).map(s=>s.text);return t.length>A?`${e.join(", ")} \u2026`:se(e)}function ot(t,e,s){return!t.root.children.length&&!t.root.comment?l`<p class="soft moves-empty">${r("analyse.empty")}</p>`:l`<div class="move-tree">
    ${t.root.comment?l`<p class="move-comment">${t.root.comment}</p>`:h}
    ${X(t,t.root,e,s,!1)}
  </div>`}function X(t,e,s,n,i){const a=[];for(let o=e;o.children[0];o=o.children[0]){const[c,...d]=o.children;if(!c)break;a.push(Z(t,c,s,n,!i)),i=!c.comment&&!d.length,c.comment&&a.push(l`<span class="move-comment">${c.comment}</span>`);for(const m of d)a.push(l`<div class="variation">
          ${Z(t,m,s,n,!0)}
          ${m.comment?l`<span class="move-comment">${m.comment}</span>`:h}${X(t,m,s,n,!m.comment)}
        </div>`)}return a}function Z(t,e,s,n,i){const o=t.moverOf(e)==="w"?`${t.numberOf(e)}.`:i?`${t.numberOf(e)}\u2026`:"",c=(e.nags??[]).map(m=>S[m]??"").join(""),d=e.nags?.find(m=>m===4||m===2||m===6);return l`<span class="move-item"
    >${o?l`<span class="move-number">${o}</span>`:h}<button
      class="move ${d?`slip-${d}`:""}"
      aria-current=${e===s?"true":h}
      @click=${()=>n(e)}
    >
      ${e.move}${c}${e.eval?l` <span class="move-eval">${L(e.eval)}</span>`:h}
    </button></span
  >`}function at(t){const{node:e}=t,s=e.nags?.find(n=>n in S)??0;return l`<div class="node-box">
    <label class="stacked"
      ><span class="small soft"
        >${e.move?r("analyse.comment.of",{move:e.move}):r("analyse.comment.start")}</span
      >
      <textarea
        rows="2"
        maxlength="4000"
        .value=${e.comment??""}
        @change=${n=>t.comment(n.target.value)}
      ></textarea>
    </label>
    ${e.move?l`<div class="rowed">
            <label class="small"
              >${r("analyse.annotation")}
              <select
                @change=${n=>t.annotate(Number(n.target.value))}
              >
                ${[0,3,1,5,6,2,4].map(n=>l`<option value=${n} .selected=${n===s}>
                      ${n?`${S[n]} `:""}${r(`analyse.annotation.${n}`)}
                    </option>`)}
              </select></label
            >
            ${lt(t)?h:l`<button class="small" @click=${()=>t.promote()}>${r("analyse.promote")}</button>`}
            <button class="small" @click=${()=>t.deleteHere()}>${r("analyse.delete")}</button>
          </div>`:h}
    ${t.deleted?l`<button class="small" @click=${()=>t.undoDelete()}>${r("analyse.undo")}</button>`:h}
  </div>`}function lt(t){for(let e=t.node;e.parent;e=e.parent)if(e.parent.children[0]!==e)return!1;return!0}function ct(t){const e=t.review.progress;if(e)return l`<div class="review">
      <progress max=${e.all} value=${e.done} aria-label=${r("analyse.review")}></progress>
      <span class="small figures">${r("analyse.review.running",{done:e.done,all:e.all})}</span>
      <button class="small" @click=${()=>t.review.stop()}>${r("analyse.review.stop")}</button>
    </div>`;const s=Ae(t.tree),n=t.tree.mainLine().some(o=>o.eval),i=n&&t.rules?Me(t.tree,t.rules).length:0,a=[...s.w,...s.b].some(Boolean);return l`<div class="review">
    <button @click=${()=>t.review.start()} ?disabled=${!t.tree.root.children.length}>
      ${r("analyse.review")}
    </button>
    ${a?l`<button @click=${()=>t.go("nextMistake")}>${r("analyse.review.nextMistake")}</button>`:h}
    ${n?l`<table class="tally small figures">
            <caption class="visually-hidden">
              ${r("analyse.review.done")}
            </caption>
            <thead>
              <tr>
                <td></td>
                ${q.map(o=>l`<th scope="col">${r(`analyse.annotation.${o}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${["w","b"].map(o=>l`<tr>
                      <th scope="row">${r(`tally.${o}`)}</th>
                      ${s[o].map(c=>l`<td>${c}</td>`)}
                    </tr>`)}
            </tbody>
          </table>`:h}
    ${i?l`<span class="small soft">${r("analyse.review.notAnalysed",{count:i})}</span>`:h}
  </div>`}function ht(t){const e=t.tree.inputAt(t.node);return l`<div class="rowed tools">
      <button @click=${()=>ut(t)}>${r("share.title")}</button>
      ${t.tree.root.children.length?l`<button @click=${()=>J(t)}>${r("share.openGame")}</button>`:h}
      <button ?disabled=${!t.view||!!t.view.outcome} @click=${()=>dt(t)}>
        ${r("analyse.playHere")}
      </button>
      <button
        @click=${()=>t.view&&ne(`/editor${ie({game:e.game,start:t.view.position,moves:[]})}`)}
      >
        ${r("analyse.toEditor")}
      </button>
      ${["stein","khalifa"].map(s=>l`<button @click=${()=>t.newAnalysis({game:s})}>${r("analyse.new",{game:s})}</button>`)}
    </div>
    ${mt(t)}`}function ut(t){const e=t.querySelector("ordo-share");e&&(e.record=t.tree.toRecord(),e.open())}function dt(t){const e=t.querySelector("ordo-play-from");t.view&&e?.open({input:t.tree.inputAt(t.node),turn:t.view.turn})}function J(t){t.querySelector("ordo-open")?.open()}function mt(t){const e=n=>{n.target.open&&(t.saved=ae().filter(({id:i})=>i!==t.id_),t.requestUpdate())},s=new Intl.DateTimeFormat(T(),{dateStyle:"medium",timeStyle:"short"});return l`<details class="earlier" @toggle=${e}>
    <summary>${r("analyse.earlier")}</summary>
    <ul>
      ${t.saved.map(({id:n,record:i,steps:a,touched:o})=>l`<li>
            <button class="quiet small" @click=${()=>t.reopen({id:n,record:i,steps:a,touched:o})}>
              ${r("analyse.earlier.line",{game:i.game,count:re(i.nodes.length,oe(i.start)),date:s.format(new Date(o))})}
            </button>
          </li>`)}
    </ul>
  </details>`}const ft={marks:[],arrows:[]};function vt(t){if(t.failed)return l`<div class="page failure">
      <p>${r("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${r("app.reload")}</button>
    </div>`;const{game:e}=t.tree.head,{rules:s,view:n}=t,i=`${n?.ply} ${n?.position}`,a=t.engine.preferences.lensOn&&s&&n&&!n.outcome?t.remember("lens",i,()=>s.lens(t.tree.inputAt(t.node))):null,o=t.remember("signs",a?`${i} ${t.lensLine}`:"",()=>a?tt(a,t.lensLine):ft);return l`<div class="table analysis" data-game=${e}>
    <h1 class="visually-hidden">${r("analyse.title")}, ${r(`game.${e}`)}</h1>
    ${Xe(t,o)}
    <div class="table-panel analysis-panel">
      ${Qe(t)} ${a?nt(e,a,t.lensLine,c=>t.lensLine=c):h}
      ${n?.outcome?h:l`<ordo-move-input
              class="down"
              game=${e}
              .controller=${t.board()?.game??null}
            ></ordo-move-input>`}
      <section class="analysis-moves" aria-label=${r("analyse.moves")}>
        ${j([t.version,_()],()=>ot(t.tree,t.node,c=>t.goTo(c)))}
        ${t.tree.root.children.length?h:l`<button @click=${()=>J(t)}>${r("share.openGame")}</button>`}
      </section>
      ${j([t.version,_()],()=>_e(t.tree,t.node,c=>t.goTo(c),t.ending()))}
      ${ct(t)} ${at(t)} ${ht(t)}
      <p class="small soft only-wide">${r("analyse.keys")}</p>
    </div>
    <ordo-share
      .input=${V(t)}
      .match=${t.remember("match",e,()=>le({game:e,mode:"view"}))}
      .link=${t.address.link}
    ></ordo-share>
    <ordo-open @ordo-open=${t.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${c=>ce(c.detail)}
    ></ordo-play-from>
  </div>`}class Y extends he{static properties={tree:{state:!0},node:{state:!0},view:{state:!0},lensLine:{state:!0},flipped:{state:!0},remark:{state:!0},failed:{state:!0},deleted:{state:!0}};constructor(){super(),this.id_=C(),this.tree=b.empty({game:"stein"}),this.node=this.tree.root,this.view=null,this.lensLine=[],this.flipped=!1,this.remark="",this.failed=!1,this.deleted=null,this.rules=null,this.version=0,this.memory=new Map,this.saved=[],this.reviewWanted=new URLSearchParams(location.search).has("review"),this.engine=new De(this),this.review=new Be(this),this.address=new Ne(this),new ue(this,()=>this.keys())}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.saveAnalysis()}async begin(){try{const{rules:e,engine:s}=await de();this.rules=e,this.engine.use(s)}catch(e){console.warn(e),this.failed=!0;return}await this.open(),this.reviewWanted&&(this.reviewWanted=!1,this.tree.root.children.length&&this.review.start())}async open(){const{rules:e}=this;if(!e)return;const s=new URLSearchParams(location.search).get("game");try{this.showAnalysis(await me(e,location.hash)??U(e,s))}catch{D(r("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.showAnalysis(U(e,s))}}showAnalysis({tree:e,id:s,node:n}){this.review.stop(),this.id_=s,this.tree=e,this.deleted=null,this.flipped=!1,this.setNode(n??I(e.root).at(-1)??e.root)}reopen(e){if(this.rules)try{this.showAnalysis(fe(this.rules,e))}catch(s){this.remark=v(g(s))}}newAnalysis(e){this.saveAnalysis(),history.replaceState(null,"",location.pathname),this.showAnalysis({tree:b.empty(e),id:C()})}setNode(e){const{rules:s}=this;if(s){try{this.view=s.view(this.tree.inputAt(e))}catch(n){this.remark=v(g(n));return}this.node=e,this.version++,this.remark="",this.lensLine=[],this.engine.clear(),this.address.later(()=>{this.think(),this.saveAnalysis(),this.address.write()})}}goTo(e){if(!e||e===this.node)return;this.setNode(e);const{view:s}=this;!s||e!==this.node||y([e.move?r("play.moved",{color:this.tree.moverOf(e),move:e.move}):r("analyse.start"),s.outcome?v(s.outcome.reason):"",e.comment??""].filter(Boolean).join(" "))}go(e){this.goTo(Te[e](this.tree,this.node))}keys(){return{ArrowLeft:()=>this.go("previous"),ArrowRight:()=>this.go("next"),ArrowUp:()=>this.go("previousVariation"),ArrowDown:()=>this.go("nextVariation"),Home:()=>this.go("first"),End:()=>this.go("last"),f:()=>this.flip(),e:()=>this.engine.toggle(),l:()=>this.engine.toggleLens()}}play(e){this.goTo(this.tree.add(this.node,e))}playLine(e){let s=this.node;for(const n of e)s=this.tree.add(s,n);this.goTo(s)}comment(e){this.tree.comment(this.node,e),this.changed()}annotate(e){this.tree.annotate(this.node,e),this.changed()}promote(){this.tree.promote(this.node),this.changed()}deleteHere(){this.node.parent&&(this.deleted={record:this.tree.toRecord(),steps:ve(this.node)},this.setNode(this.tree.remove(this.node)),y(r("analyse.deleted")))}undoDelete(){if(!this.deleted)return;const e=b.ofRecord(this.deleted.record);this.showAnalysis({tree:e,id:this.id_,node:e.at(this.deleted.steps)})}changed(){this.version++,this.requestUpdate(),this.saveAnalysis(),this.address.write()}saveAnalysis(){this.rules&&$e(this.id_,this.tree,this.node)}isSaved(){return this.address.isSaved()}think(){this.review.progress||this.engine.start()}score(){const{view:e,node:s}=this;if(e?.outcome)return N(e.outcome);const[n]=this.engine.lines;return n&&e?x(n.score,e.turn):s.eval??""}ending(){const e=this.tree.mainLine().at(-1),s=e&&this.rules?.view(this.tree.inputAt(e)).outcome;return s?N(s):""}board(){return this.querySelector("ordo-study-board")}flip(){this.flipped=!this.flipped}remember(e,s,n){const i=this.memory.get(e);if(i?.key===s)return i.value;const a=n();return this.memory.set(e,{key:s,value:a}),a}updated(e){if(!e.has("node"))return;const s=this.querySelector(".analysis-moves"),n=s?.querySelector("[aria-current]");if(!s||!n)return;const[i,a]=[s.getBoundingClientRect(),n.getBoundingClientRect()];a.top<i.top?s.scrollTop+=a.top-i.top-8:a.bottom>i.bottom&&(s.scrollTop+=a.bottom-i.bottom+8)}onMove(e){this.play(e.detail.move.text)}onRefused(e){this.remark=v(e.detail.message),y(this.remark)}onOpen(e){const{record:s,game:n,start:i,options:a,moves:o}=e.detail,c=s?b.ofRecord(s):b.ofGame({game:n,...i?{start:i}:{},options:a,moves:o});this.showAnalysis({tree:c,id:C()})}render(){return vt(this)}}customElements.define("ordo-analyse",Y);export{Y as OrdoAnalyse};
