import{t as a,f as T,a0 as B,K as l,b as u,a1 as j,a2 as S,a3 as Y,r as v,a4 as I,a5 as _,B as Q,g as ee,n as te,E as se,h as ne,j as ie,a6 as oe,L as ae,a7 as E,a8 as g,a9 as re,U as le,X as ce,aa as b,ab as he,ac as D,q,ad as ue,z as y,ae as de,af as me,ag as fe,ah as ve}from"../app/app.js";const $e=3;function x(e,t){const s=t==="w"?1:-1;return e.win!==null?`#${e.win*s>0||e.win===0&&s<0?"":"-"}${Math.abs(e.win)}`:((e.hundredths??0)*s/100).toFixed(2)}function p(e){const t=/^#(-?)\d+$/.exec(e);if(t)return t[1]?0:1;const s=Number(e);return Number.isFinite(s)?1/(1+$e**-s):.5}function F(e){if(!e||e.startsWith("#"))return"";const t=new Intl.NumberFormat(T(),{style:"percent"}).format(p(e));return a("analyse.chance",{percent:t})}const we=.04;function O(e){if(/^#-?0$/.test(e))return e==="#0"?"1\u20130":"0\u20131";if(e.startsWith("#"))return e.replace("-","\u2212");const t=Number(e),s=new Intl.NumberFormat(T(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(t));return Math.abs(t)<.05?s:`${t>0?"+":"\u2212"}${s}`}function R(e){const t=/^#(-?)(\d+)$/.exec(e);if(t){const n=t[1]?"b":"w";return t[2]==="0"?a(`analyse.won.${n}`):a(`analyse.winIn.${n}`,{count:Number(t[2])})}const s=Number(e);return Math.abs(p(e)-.5)<we?a("analyse.score.even"):a(`analyse.score.${s>0?"w":"b"}`)}function ye(e,t,s){const n=s==="w"?1:-1,i=(p(e)-p(t))*n;return i>=.3?4:i>=.18?2:i>=.1?6:null}const pe={stein:2e5,khalifa:1500},ge=3,N=[4,2,6];async function be(e,t,s,n){const i=[e.root,...e.mainLine()];let r=null;for(const[o,c]of i.entries()){const m=await ke(e.inputAt(c),t,s);if(!n(o+1,i.length))return!1;o>0&&xe(e,c,r,m),r=m}return!0}async function ke(e,t,s){const n=t.view(e);if(n.outcome){const{winner:r}=n.outcome;return{score:r==="w"?"#0":r==="b"?"#-0":"0.00",best:[]}}const{lines:[i]}=await s.search(e,{nodes:pe[e.game],fresh:!0});return i?{score:x(i.score,n.turn),best:i.moves}:null}function xe(e,t,s,n){n&&!/^#-?0$/.test(n.score)?t.eval=n.score:delete t.eval;const i=(t.nags??[]).filter(c=>!N.some(m=>m===c)),r=s&&n?Oe(e,t,s,n):null;if(r?t.nags=[r,...i]:i.length?t.nags=i:delete t.nags,!r||!s||!t.parent)return;let o=t.parent;for(const c of s.best.slice(0,ge))o=e.add(o,c)}function Oe(e,t,s,n){const i=e.head.game==="stein"||[s,n].some(({score:o})=>o.startsWith("#")),[r]=s.best;return i&&r&&r!==t.move?ye(s.score,n.score,e.moverOf(t)):null}function C(e){const t=N.find(s=>e.nags?.includes(s));return t?{nag:t,better:e.parent?.children.find(s=>s!==e)?.move??null}:null}function Le(e){const t={w:[0,0,0],b:[0,0,0]};for(const s of e.mainLine()){const n=C(s)?.nag,i=t[e.moverOf(s)];n===4?i[0]++:n===2?i[1]++:n===6&&i[2]++}return t}function Ae(e,t){return e.mainLine().filter(s=>!s.eval&&(s.children.length||!t.view(e.inputAt(s)).outcome))}const Me={first:e=>e.root,previous:(e,t)=>t.parent,next:(e,t)=>t.children[0],last:(e,t)=>B(t).at(-1),previousVariation:(e,t)=>G(t,-1),nextVariation:(e,t)=>G(t,1),nextMistake:Te};function G(e,t){const s=e.parent?.children??[];return s[s.indexOf(e)+t]}function Te(e,t){const s=e.mainLine(),n=s.indexOf(t),i=s.filter(r=>C(r));return i.find(r=>s.indexOf(r)>n)??i[0]}const Se=6e4,Ee=150;class Re{constructor(t,s){this.engine=t,this.listener=s,this.search=0,this.isSearching=!1,this.timer=0,this.lines=[]}stop(){this.search++,clearTimeout(this.timer),this.timer=0,this.isSearching&&this.engine.stop(),this.isSearching=!1}async start(t,s){this.stop();const{search:n}=this;this.isSearching=!0,this.lines=[];try{const i=await this.engine.search(t,{lines:s,movetime:Se},r=>{n===this.search&&(this.lines=r,r[0]&&this.listener.best(r[0]),this.timer||=window.setTimeout(()=>this.report(),Ee))});if(n!==this.search)return;this.stopped(i.lines)}catch(i){if(n!==this.search)return;this.stopped([]),this.listener.failed(i)}}report(){this.timer=0,this.listener.lines(this.lines)}stopped(t){this.isSearching=!1,clearTimeout(this.timer),this.timer=0,t.length&&this.listener.lines(t)}}function Ne(e,t,s){const n=Math.round(Math.max(.02,Math.min(.98,p(e||"0")))*100),i=t==="w"?100-n:0;return l`<div
    class="eval-bar"
    role="meter"
    aria-label=${a("analyse.score")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${n}
    aria-valuetext=${e?[R(e),F(e)].filter(Boolean).join(", "):s}
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
  </div>`}const L=600,f=120;function Ce(e,t,s,n){const i=e.mainLine();if(i.filter(d=>d.eval).length<2)return u;const r=d=>d.eval??(d===i.at(-1)?n:""),o=d=>d/Math.max(1,i.length)*L,c=d=>(1-p(d))*f,m=i.flatMap((d,w)=>r(d)?[{x:o(w+1).toFixed(1),y:c(r(d)).toFixed(1)}]:[]),h=m.at(-1)?.x,M=i.indexOf(t),J=d=>{const w=d.currentTarget.getBoundingClientRect(),k=Math.round((d.clientX-w.left)/w.width*i.length);s(i[k-1]??e.root)};return l`<figure class="eval-graph">
    <figcaption class="visually-hidden">${a("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${L} ${f}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${Be(i,r)}
      @click=${J}
    >
      <rect class="unknown" width=${L} height=${f} />
      <rect class="b" width=${h} height=${f} />
      <path
        class="w"
        d="M0 ${f}L0 ${m[0]?.y}${m.map(d=>`L${d.x} ${d.y}`).join("")}L${h} ${f}Z"
      />
      <line class="even" x1="0" x2=${L} y1=${f/2} y2=${f/2} />
      ${i.map((d,w)=>d.eval&&d.nags?.some(k=>k===4||k===2)?j`<line class="slip" x1=${o(w+1)} x2=${o(w+1)} y1="0" y2=${f} />`:u)}
      ${M>=0?j`<line class="here" x1=${o(M+1)} x2=${o(M+1)} y1="0" y2=${f} />`:u}
    </svg>
  </figure>`}function Be(e,t){const s=e.filter(n=>t(n)).map(n=>a("analyse.graph.point",{move:n.move,score:O(t(n))}));return[a("analyse.graph"),...s.slice(0,60)].join("; ")}function je(e,t,s){return!e.root.children.length&&!e.root.comment?l`<p class="soft moves-empty">${a("analyse.empty")}</p>`:l`<div class="move-tree">
    ${e.root.comment?l`<p class="move-comment">${e.root.comment}</p>`:u}
    ${P(e,e.root,t,s,!1)}
  </div>`}function P(e,t,s,n,i){const r=[];for(let o=t;o.children[0];o=o.children[0]){const[c,...m]=o.children;if(!c)break;r.push(H(e,c,s,n,!i)),i=!c.comment&&!m.length,c.comment&&r.push(l`<span class="move-comment">${c.comment}</span>`);for(const h of m)r.push(l`<div class="variation">
          ${H(e,h,s,n,!0)}
          ${h.comment?l`<span class="move-comment">${h.comment}</span>`:u}${P(e,h,s,n,!h.comment)}
        </div>`)}return r}function H(e,t,s,n,i){const o=e.moverOf(t)==="w"?`${e.numberOf(t)}.`:i?`${e.numberOf(t)}\u2026`:"",c=(t.nags??[]).map(h=>S[h]??"").join(""),m=t.nags?.find(h=>h===4||h===2||h===6);return l`<span class="move-item"
    >${o?l`<span class="move-number">${o}</span>`:u}<button
      class="move ${m?`slip-${m}`:""}"
      aria-current=${t===s?"true":u}
      @click=${()=>n(t)}
    >
      ${t.move}${c}${t.eval?l` <span class="move-eval">${O(t.eval)}</span>`:u}
    </button></span
  >`}const $=["w","b"],A=6;function Ie(e,t){const n=[...$.flatMap(o=>e.cuts[o]).map(o=>({square:o,kind:"bad"})),...t.map(o=>({square:o,kind:"soft"})),...$.flatMap(o=>e.goals[o]).flatMap(o=>o.to).map(o=>({square:o,kind:"goal"}))],i=$.flatMap(o=>[...e.goals[o],...e.threats[o].slice(0,A)]),r=[...e.splits.map(({move:o})=>({..._e(o),kind:"threat"})),...i.map(o=>({from:o.from,to:o.to,kind:"threat"}))];return{marks:[...new Map(n.map(o=>[`${o.square}${o.kind}`,o])).values()],arrows:r}}function _e(e){const[t="",s=""]=e.split("x");return{from:[t],to:[s]}}function De(e,t,s,n){return l`<div class="lens-words">
    <p class="small soft">${a(`analyse.lens.help.${e}`)}</p>
    <ul>
      ${e==="stein"?qe(t):Fe(t,s,n)}
    </ul>
  </div>`}function qe(e){return l` ${$.map(t=>l`<li>
        ${e.cuts[t].length?a(`analyse.lens.keyPieces.${t}`,{squares:e.cuts[t]}):a(`analyse.lens.noKeyPieces.${t}`)}
      </li>`)}
  ${e.splits.slice(0,A).map(({move:t,parts:s})=>l`<li>${a("analyse.lens.split",{move:t,squares:s.slice(1).flat()})}</li>`)}
  ${$.map(t=>e.goals[t].length?l`<li><strong>${a(`analyse.lens.homeRow.${t}`,{moves:V(e.goals[t])})}</strong></li>`:u)}`}function Fe(e,t,s){const n=$.every(i=>!e.threats[i].length);return l` ${$.map(i=>e.threats[i].length?l`<li><strong>${a(`analyse.lens.threats.${i}`,{moves:V(e.threats[i])})}</strong></li>`:u)}
  ${n?l`<li>${a("analyse.lens.quiet")}</li>`:u}
  ${$.map(i=>l`<li>
        ${a(`analyse.lens.lines.${i}`,{count:e.lines[i].length})}
        <div class="lens-lines">
          ${e.lines[i].map(r=>l`<button
                class="quiet small figures"
                aria-pressed=${r.join()===t.join()}
                @click=${()=>s(r.join()===t.join()?[]:r)}
              >
                ${r[0]}–${r.at(-1)}
              </button>`)}
        </div>
      </li>`)}`}function V(e){const t=e.slice(0,A).map(s=>s.text);return e.length>A?`${t.join(", ")} \u2026`:Y(t)}function Ge({view:e,remark:t,judgement:s}){return e?t?{kind:"remark",text:t}:e.outcome?{kind:"over",text:v(e.outcome.reason)}:{kind:"",text:s?Pe(s):a("play.turnOf",{color:e.turn})}:{kind:"",text:a("app.loading")}}function Pe({nag:e,better:t}){return a(`analyse.review.${e===4?"blunder":e===2?"mistake":"inaccuracy"}`,{better:t?a("analyse.review.better",{move:t}):""}).trim()}const He="M6 5V19M19 5L9 12L19 19Z",Ve="M16 5L7 12L16 19Z",We="M8 5L17 12L8 19Z",Ue="M18 5V19M5 5L15 12L5 19Z",Ke="M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15",Xe={marks:[],arrows:[]},Ze=7;function ze(e){if(e.failed)return l`<div class="page failure">
      <p>${a("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${a("app.reload")}</button>
    </div>`;const{game:t}=e.tree.head,{rules:s,view:n}=e,i=`${n?.ply} ${n?.position}`,r=e.lensOn&&s&&n&&!n.outcome?e.remember("lens",i,()=>s.lens(e.tree.inputAt(e.node))):null,o=e.remember("signs",r?`${i} ${e.lensLine}`:"",()=>r?Ie(r,e.lensLine):Xe),c=e.engineOn?e.lines.map(h=>h.moves[0]).join():"",m=e.remember("arrows",`${i} ${c} ${r?e.lensLine:"-"}`,()=>[...Je(e),...o.arrows]);return l`<div class="table analysis" data-game=${t}>
    <h1 class="visually-hidden">${a("analyse.title")}, ${a(`game.${t}`)}</h1>
    <div class="table-board analysis-board">
      ${Ne(e.engineOn||e.node.eval?e.score():"",e.flipped?"b":"w",a(e.engineOn?"analyse.thinking":"analyse.notAnalysed"))}
      <ordo-study-board
        .rules=${e.rules}
        .input=${e.rules?W(e):null}
        .view=${e.view}
        .orientation=${e.flipped?"b":"w"}
        .marks=${o.marks}
        .arrows=${m}
        @study-move=${e.onMove}
        @study-refused=${e.onRefused}
        @study-step=${h=>e.remark=h.detail.text}
      ></ordo-study-board>
      ${Ye(e)} ${Qe(e)}
    </div>
    <div class="table-panel analysis-panel">
      ${et(e)} ${r?De(t,r,e.lensLine,h=>e.lensLine=h):u}
      <section class="analysis-moves" aria-label=${a("analyse.moves")}>
        ${I([e.version,_()],()=>je(e.tree,e.node,h=>e.goTo(h)))}
        ${e.tree.root.children.length?u:l`<button @click=${()=>K(e)}>${a("share.openGame")}</button>`}
      </section>
      ${I([e.version,_()],()=>Ce(e.tree,e.node,h=>e.goTo(h),e.ending()))}
      ${st(e)} ${nt(e)} ${ot(e)}
      <p class="small soft only-wide">${a("analyse.keys")}</p>
    </div>
    <ordo-share
      .input=${W(e)}
      .match=${e.remember("match",t,()=>Q({game:t,mode:"view"}))}
      .link=${e.link}
    ></ordo-share>
    <ordo-open @ordo-open=${e.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${h=>ee(h.detail)}
    ></ordo-play-from>
  </div>`}function W(e){const t=e.tree.inputAt(e.node),s=U.get(e.node);return s&&s.moves.join()===t.moves.join()?s:(U.set(e.node,t),t)}const U=new WeakMap;function Je(e){const{rules:t,view:s}=e;if(!t||!s||!e.engineOn||s.outcome)return[];const n=e.tree.inputAt(e.node);return e.lines.flatMap((i,r)=>{const[o]=i.moves;if(!o)return[];const c=t.explain(n,o);return c.legal?[{from:c.move.from,to:c.move.to,kind:r?"alt":"best"}]:[]}).reverse()}function Ye({view:e,remark:t,node:s}){const{kind:n,text:i}=Ge({view:e,remark:t,judgement:C(s)});return l`<p class="status ${n}">${i}</p>`}function Qe(e){const{node:t}=e,s=[[He,"analyse.first",()=>e.go("first"),!t.parent],[Ve,"analyse.previous",()=>e.go("previous"),!t.parent],[We,"analyse.next",()=>e.go("next"),!t.children.length],[Ue,"analyse.last",()=>e.go("last"),!t.children.length],[Ke,"analyse.flip",()=>e.flip(),!1]];return l`<div class="walk">
    ${s.map(([n,i,r,o])=>l`<button ?disabled=${o} aria-label=${a(i)} title=${a(i)} @click=${r}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${n} /></svg>
        </button>`)}
  </div>`}function et(e){const t=e.score(),s=e.lines[0];return l`<section class="card engine" aria-label=${a("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input type="checkbox" role="switch" .checked=${e.engineOn} @change=${()=>e.toggleEngine()} />
        <span>${a("analyse.engine")}</span></label
      >
      <strong class="engine-score figures">${e.engineOn&&t?O(t):""}</strong>
      <span class="engine-words small"
        >${e.engineOn?t?[R(t),F(t)].filter(Boolean).join(" \xB7 "):a("analyse.thinking"):""}</span
      >
      <span class="small soft figures">${e.engineOn&&s?a("analyse.depth",{depth:s.depth}):""}</span>
    </div>
    ${e.engineOn?l`<ol class="engine-lines">
            ${e.lines.map(n=>tt(e,n))}
          </ol>`:u}
    <div class="engine-foot">
      <label class="small"
        >${a("analyse.lines")}
        <select
          @change=${n=>e.setLines(Number(n.target.value))}
        >
          ${[1,2,3,4,5].map(n=>l`<option value=${n} ?selected=${n===e.lineCount}>${n}</option>`)}
        </select></label
      >
      <label class="switch small"
        ><input type="checkbox" role="switch" .checked=${e.lensOn} @change=${()=>e.toggleLens()} /><span
          >${a("analyse.lens")}</span
        ></label
      >
    </div>
  </section>`}function tt(e,t){return e.view?l`<li>
    <span class="line-score figures">${O(x(t.score,e.view.turn))}</span>
    <span class="line-moves"
      >${t.moves.slice(0,Ze).map((s,n)=>l`<button class="quiet line-move" @click=${()=>e.playLine(t.moves.slice(0,n+1))}>
              ${s}
            </button>`)}</span
    >
  </li>`:u}function st(e){const t=e.reviewing;if(t)return l`<div class="review">
      <progress max=${t.all} value=${t.done} aria-label=${a("analyse.review")}></progress>
      <span class="small figures">${a("analyse.review.running",{done:t.done,all:t.all})}</span>
      <button class="small" @click=${()=>e.stopReview()}>${a("analyse.review.stop")}</button>
    </div>`;const s=Le(e.tree),n=e.tree.mainLine().some(o=>o.eval),i=n&&e.rules?Ae(e.tree,e.rules).length:0,r=[...s.w,...s.b].some(Boolean);return l`<div class="review">
    <button @click=${()=>e.reviewGame()} ?disabled=${!e.tree.root.children.length}>
      ${a("analyse.review")}
    </button>
    ${r?l`<button @click=${()=>e.go("nextMistake")}>${a("analyse.review.nextMistake")}</button>`:u}
    ${n?l`<table class="tally small figures">
            <caption class="visually-hidden">
              ${a("analyse.review.done")}
            </caption>
            <thead>
              <tr>
                <td></td>
                ${N.map(o=>l`<th scope="col">${a(`analyse.annotation.${o}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${["w","b"].map(o=>l`<tr>
                      <th scope="row">${a(`tally.${o}`)}</th>
                      ${s[o].map(c=>l`<td>${c}</td>`)}
                    </tr>`)}
            </tbody>
          </table>`:u}
    ${i?l`<span class="small soft">${a("analyse.review.notAnalysed",{count:i})}</span>`:u}
  </div>`}function nt(e){const{node:t}=e,s=t.nags?.find(n=>n in S)??0;return l`<div class="node-box">
    <label class="stacked"
      ><span class="small soft"
        >${t.move?a("analyse.comment.of",{move:t.move}):a("analyse.comment.start")}</span
      >
      <textarea
        rows="2"
        maxlength="4000"
        .value=${t.comment??""}
        @change=${n=>e.comment(n.target.value)}
      ></textarea>
    </label>
    ${t.move?l`<div class="rowed">
            <label class="small"
              >${a("analyse.annotation")}
              <select
                @change=${n=>e.annotate(Number(n.target.value))}
              >
                ${[0,3,1,5,6,2,4].map(n=>l`<option value=${n} .selected=${n===s}>
                      ${n?`${S[n]} `:""}${a(`analyse.annotation.${n}`)}
                    </option>`)}
              </select></label
            >
            ${it(e)?u:l`<button class="small" @click=${()=>e.promote()}>${a("analyse.promote")}</button>`}
            <button class="small" @click=${()=>e.deleteHere()}>${a("analyse.delete")}</button>
          </div>`:u}
    ${e.deleted?l`<button class="small" @click=${()=>e.undoDelete()}>${a("analyse.undo")}</button>`:u}
  </div>`}function it(e){for(let t=e.node;t.parent;t=t.parent)if(t.parent.children[0]!==t)return!1;return!0}function ot(e){const t=e.tree.inputAt(e.node);return l`<div class="rowed tools">
      <button @click=${()=>at(e)}>${a("share.title")}</button>
      ${e.tree.root.children.length?l`<button @click=${()=>K(e)}>${a("share.openGame")}</button>`:u}
      <button ?disabled=${!e.view||!!e.view.outcome} @click=${()=>rt(e)}>
        ${a("analyse.playHere")}
      </button>
      <button
        @click=${()=>e.view&&te(`/editor${se({game:t.game,start:e.view.position,moves:[]})}`)}
      >
        ${a("analyse.toEditor")}
      </button>
      ${["stein","khalifa"].map(s=>l`<button @click=${()=>e.newAnalysis({game:s})}>${a("analyse.new",{game:s})}</button>`)}
    </div>
    ${lt(e)}`}function at(e){const t=e.querySelector("ordo-share");t&&(t.record=e.tree.toRecord(),t.open())}function rt(e){const t=e.querySelector("ordo-play-from");e.view&&t?.open({input:e.tree.inputAt(e.node),turn:e.view.turn})}function K(e){e.querySelector("ordo-open")?.open()}function lt(e){const t=n=>{n.target.open&&(e.saved=oe().filter(({id:i})=>i!==e.id_),e.requestUpdate())},s=new Intl.DateTimeFormat(T(),{dateStyle:"medium",timeStyle:"short"});return l`<details class="earlier" @toggle=${t}>
    <summary>${a("analyse.earlier")}</summary>
    <ul>
      ${e.saved.map(({id:n,record:i,steps:r,touched:o})=>l`<li>
            <button class="quiet small" @click=${()=>e.reopen({id:n,record:i,steps:r,touched:o})}>
              ${a("analyse.earlier.line",{game:i.game,count:ne(i.nodes.length,ie(i.start)),date:s.format(new Date(o))})}
            </button>
          </li>`)}
    </ul>
  </details>`}const X="ordo.analysing.wishes",ct=150;class Z extends ae{static properties={tree:{state:!0},node:{state:!0},view:{state:!0},lines:{state:!0},engineOn:{state:!0},lineCount:{state:!0},lensOn:{state:!0},lensLine:{state:!0},flipped:{state:!0},remark:{state:!0},reviewing:{state:!0},failed:{state:!0},deleted:{state:!0},link:{state:!0}};constructor(){super(),this.id_=E(),this.tree=g.empty({game:"stein"}),this.node=this.tree.root,this.view=null,this.lines=[];const t=re(X)??{};this.engineOn=t.engineOn!==!1,this.lineCount=[1,2,3,4,5].includes(t.lineCount)?t.lineCount:matchMedia("(max-width: 900px)").matches?1:3,this.lensOn=t.lensOn===!0,this.lensLine=[],this.flipped=!1,this.remark="",this.reviewing=null,this.failed=!1,this.deleted=null,this.link="",this.rules=null,this.engine=null,this.thinking=null,this.version=0,this.memory=new Map,this.saved=[],this.told=null,this.timer=0,this.writes=0,this.reviewWanted=new URLSearchParams(location.search).has("review"),this.onHash=()=>{this.open()},new le(this,()=>this.keys())}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",this.onHash),this.begin()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("hashchange",this.onHash),clearTimeout(this.timer),this.thinking?.stop(),this.saveAnalysis()}async begin(){try{const{rules:t,engine:s}=await ce();this.rules=t,this.engine=s,this.thinking=new Re(s,{lines:n=>this.lines=n,best:n=>this.announceWin(n),failed:n=>this.remark=v(b(n))})}catch(t){console.warn(t),this.failed=!0;return}await this.open(),this.reviewWanted&&(this.reviewWanted=!1,this.tree.root.children.length&&this.reviewGame())}async open(){const{rules:t}=this;if(!t)return;const s=new URLSearchParams(location.search).get("game");try{this.showAnalysis(await he(t,location.hash)??D(t,s))}catch{q(a("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname),this.showAnalysis(D(t,s))}}showAnalysis({tree:t,id:s,node:n}){this.stopReview(),this.id_=s,this.tree=t,this.deleted=null,this.flipped=!1,this.setNode(n??B(t.root).at(-1)??t.root)}reopen(t){if(this.rules)try{this.showAnalysis(ue(this.rules,t))}catch(s){this.remark=v(b(s))}}newAnalysis(t){this.saveAnalysis(),history.replaceState(null,"",location.pathname),this.showAnalysis({tree:g.empty(t),id:E()})}setNode(t){const{rules:s}=this;if(s){try{this.view=s.view(this.tree.inputAt(t))}catch(n){this.remark=v(b(n));return}this.node=t,this.version++,this.remark="",this.lensLine=[],this.lines=[],this.thinking?.stop(),clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.timer=0,this.think(),this.saveAnalysis(),this.writeAddress()},ct)}}goTo(t){if(!t||t===this.node)return;this.setNode(t);const{view:s}=this;!s||t!==this.node||y([t.move?a("play.moved",{color:this.tree.moverOf(t),move:t.move}):a("analyse.start"),s.outcome?v(s.outcome.reason):"",t.comment??""].filter(Boolean).join(" "))}go(t){this.goTo(Me[t](this.tree,this.node))}keys(){return{ArrowLeft:()=>this.go("previous"),ArrowRight:()=>this.go("next"),ArrowUp:()=>this.go("previousVariation"),ArrowDown:()=>this.go("nextVariation"),Home:()=>this.go("first"),End:()=>this.go("last"),f:()=>this.flip(),e:()=>this.toggleEngine(),l:()=>this.toggleLens()}}play(t){this.goTo(this.tree.add(this.node,t))}playLine(t){let s=this.node;for(const n of t)s=this.tree.add(s,n);this.goTo(s)}comment(t){this.tree.comment(this.node,t),this.changed()}annotate(t){this.tree.annotate(this.node,t),this.changed()}promote(){this.tree.promote(this.node),this.changed()}deleteHere(){this.node.parent&&(this.deleted={record:this.tree.toRecord(),steps:de(this.node)},this.setNode(this.tree.remove(this.node)),y(a("analyse.deleted")))}undoDelete(){if(!this.deleted)return;const t=g.ofRecord(this.deleted.record);this.showAnalysis({tree:t,id:this.id_,node:t.at(this.deleted.steps)})}changed(){this.version++,this.requestUpdate(),this.saveAnalysis(),this.writeAddress()}saveAnalysis(){this.rules&&me(this.id_,this.tree,this.node)}isSaved(){return!this.timer&&!this.writes}async writeAddress(){const{rules:t,tree:s}=this;if(!t||!this.isConnected)return;let n="";this.writes++;try{n=await fe(t,s)}catch(i){this.remark=v(b(i))}this.writes--,!(s!==this.tree||!this.isConnected)&&(this.link=`${location.origin}/analyse${n}`,location.hash!==n&&history.replaceState(null,"",`/analyse${n}`))}think(){const{view:t}=this;!t||!this.engineOn||t.outcome||this.reviewing||this.thinking?.start(this.tree.inputAt(this.node),this.lineCount)}announceWin(t){if(t.score.win===null||!this.view)return;const s=R(x(t.score,this.view.turn));this.told!==this.node&&y(s),this.told=this.node}score(){const{view:t,lines:s,node:n}=this;if(t?.outcome)return z(t.outcome);const[i]=s;return i&&t?x(i.score,t.turn):n.eval??""}ending(){const t=this.tree.mainLine().at(-1),s=t&&this.rules?.view(this.tree.inputAt(t)).outcome;return s?z(s):""}toggleEngine(){this.engineOn=!this.engineOn,this.engineOn?this.think():(this.thinking?.stop(),this.lines=[]),this.savePreferences(),y(a(this.engineOn?"analyse.engine.on":"analyse.engine.off"))}setLines(t){this.lineCount=t,this.lines=[],this.savePreferences(),this.think()}toggleLens(){this.lensOn=!this.lensOn,this.savePreferences()}savePreferences(){ve(X,{engineOn:this.engineOn,lineCount:this.lineCount,lensOn:this.lensOn})}flip(){this.flipped=!this.flipped}async reviewGame(){const{rules:t,engine:s,tree:n}=this;if(!t||!s||this.reviewing)return;if(!n.root.children.length)return q(a("analyse.review.nothingToReview"));this.thinking?.stop(),this.reviewing={done:0,all:n.mainLine().length+1};const i=this.reviewing;let r=!1;try{r=await be(n,t,s,(o,c)=>!this.reviewing||this.tree!==n?!1:(this.reviewing={done:o,all:c},this.version++,this.isConnected))}catch(o){this.remark=v(b(o))}this.tree!==n||!i||(this.reviewing=null,r&&y(a("analyse.review.done")),this.changed(),this.think())}stopReview(){this.reviewing&&(this.reviewing=null,this.engine?.stop())}remember(t,s,n){const i=this.memory.get(t);if(i?.key===s)return i.value;const r=n();return this.memory.set(t,{key:s,value:r}),r}updated(t){if(!t.has("node"))return;const s=this.querySelector(".analysis-moves"),n=s?.querySelector("[aria-current]");if(!s||!n)return;const[i,r]=[s.getBoundingClientRect(),n.getBoundingClientRect()];r.top<i.top?s.scrollTop+=r.top-i.top-8:r.bottom>i.bottom&&(s.scrollTop+=r.bottom-i.bottom+8)}onMove(t){this.play(t.detail.move.text)}onRefused(t){this.remark=v(t.detail.message),y(this.remark)}onOpen(t){const{record:s,game:n,start:i,options:r,moves:o}=t.detail,c=s?g.ofRecord(s):g.ofGame({game:n,...i?{start:i}:{},options:r,moves:o});this.showAnalysis({tree:c,id:E()})}render(){return ze(this)}}function z({winner:e}){return e==="w"?"#0":e==="b"?"#-0":"0.00"}customElements.define("ordo-analyse",Z);export{Z as OrdoAnalyse};
