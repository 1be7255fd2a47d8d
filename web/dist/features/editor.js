import{aE as b,aF as g,aG as v,b as d,q as k,K as a,H as q,t as i,s as S,aH as U,Q as D,g as K,aI as z,p as P,L as j,ac as F,al as I,$ as N,a4 as W,k as B,an as Z,A as y,aj as V,aJ as _}from"../app/app.js";class J{constructor(t){this.setups=[t],this.at=0,this.group=""}get present(){return this.setups[this.at]}get canUndo(){return this.at>0}get canRedo(){return this.at<this.setups.length-1}push(t,s=""){const o=s!==""&&s===this.group,n=this.setups.slice(0,o?this.at:this.at+1);this.setups=[...n,t].slice(-200),this.at=this.setups.length-1,this.group=s}endGroup(){this.group=""}undo(){return this.endGroup(),this.canUndo&&this.at--,this.present}redo(){return this.endGroup(),this.canRedo&&this.at++,this.present}}const x={stein:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",khalifa:"8/8/8/8/8/8/8/8 w"};function m({game:e,pieces:t,turn:s}){const{files:o,ranks:n}=b[e],r=new Map(t.map(c=>[c.square,X(c)])),l=[];for(let c=n-1;c>=0;c--){let p="",u=0;for(let h=0;h<o;h++){const f=r.get(g(e,h,c));if(!f){u++;continue}p+=(u||"")+f,u=0}l.push(p+(u||""))}return`${l.join("/")} ${s}`}function $(e,t){const{files:s,ranks:o}=b[e],[n="",r=""]=t.trim().replaceAll("_"," ").split(/\s+/),l=n.split("/");if(l.length!==o||r!=="w"&&r!=="b")return null;const c=[];for(const[p,u]of l.entries()){let h=0;for(const[f]of u.matchAll(/\d+|[^\d]/g)){const w=Q(e,f);if(w)c.push({square:g(e,h++,o-1-p),...w});else if(f===".")h++;else if(/^\d+$/.test(f))h+=Number(f);else return null}if(h!==s)return null}return{game:e,pieces:c,turn:r}}function Q(e,t){if(e==="stein")return t==="w"||t==="b"?{color:t}:null;if(!/^[A-Da-d]$/.test(t))return null;const s=t.toLowerCase().charCodeAt(0)-96;return{color:t<"a"?"w":"b",size:s}}function X({color:e,size:t}){if(!t)return e;const s=String.fromCharCode(96+t);return e==="w"?s.toUpperCase():s}function M(e,t,s,o){const n=e.pieces.find(c=>c.square===t),r=!!n&&!!s&&n.color===s.color&&n.size===s.size,l=e.pieces.filter(c=>c.square!==t&&!(s?.size&&c.color===s.color&&c.size===s.size));return!s||r&&o?{...e,pieces:l}:{...e,pieces:[...l,{square:t,...s}]}}function Y({game:e,pieces:t,turn:s}){const{ranks:o}=b[e];return{game:e,turn:s==="w"?"b":"w",pieces:t.map(n=>{const{x:r,y:l}=v(e,n.square);return{...n,square:g(e,r,o-1-l),color:n.color==="w"?"b":"w"}})}}function tt({game:e,pieces:t,turn:s}){const{files:o}=b[e];return{game:e,turn:s,pieces:t.map(n=>{const{x:r,y:l}=v(e,n.square);return{...n,square:g(e,o-1-r,l)}})}}function et(e,t,s){const o=e.pieces.filter(({square:r})=>r!==t&&r!==s),n=e.pieces.find(({square:r})=>r===t);return{...e,pieces:n&&s?[...o,{...n,square:s}]:o}}function A({game:e,pieces:t,turn:s},o){const{files:n,ranks:r}=b[e],l=t.filter(({color:u})=>u==="w"),c=new Set(l.map(({square:u})=>u)),p=l.map(u=>{const{x:h,y:f}=v(e,u.square),w=o==="rotated"?n-1-h:h;return{...u,color:"b",square:g(e,w,r-1-f)}});return{game:e,turn:s,pieces:[...l,...p.filter(({square:u})=>!c.has(u))]}}function st({key:e,ctrlKey:t,metaKey:s,altKey:o,shiftKey:n}){if(!(t||s)||o)return null;const r=e.toLowerCase();return r==="z"?n?"redo":"undo":r==="y"&&!n?"redo":null}class ot{constructor(t,s){this.act=s,this.onKey=this.onKey.bind(this),t.addController(this)}hostConnected(){document.addEventListener("keydown",this.onKey)}hostDisconnected(){document.removeEventListener("keydown",this.onKey)}onKey(t){const s=st(t),o=t.composedPath()[0],n=o instanceof Element&&o.closest("input[type=text], textarea, dialog");!s||n||(t.preventDefault(),this.act(s))}}function nt(e,t,s){const o=s&&{game:s.game,start:s.position,moves:[]};return a`<section class="card verdict ${s?"good":"bad"}">
    <div role="status">
      <p><strong>${rt(t,s)}</strong> ${s?.outcome?k(s.outcome.reason):d}</p>
      ${s?d:a`<ul class="reasons">
              ${t.reasons.map(n=>a`<li>
                    ${n.rule?a`<a href="/rules#${n.rule}">${n.rule}</a> `:d}${k(n)}
                  </li>`)}
            </ul>`}
    </div>
    ${s&&o?a`<div class="rowed">
            <a class="button primary" href="/analyse${q(o)}">${i("editor.analyse")}</a>
            ${s.outcome?d:a`<button @click=${()=>e.playFrom(s)}>${i("editor.play")}</button>`}
          </div>`:a`<p class="small soft">${i("editor.needsPosition")}</p>`}
  </section>`}function rt(e,t){return t?t.outcome?i("editor.over"):i("editor.valid"):i("editor.invalid",{count:e.reasons.length})}function it(e,t,s){const{game:o}=t;return a`<form class="ask" @submit=${e.onAsk}>
      <label class="stacked"
        ><span class="small soft">${i("editor.ask")}</span>
        <span class="ask-row"
          ><input
            type="text"
            name="move"
            maxlength="60"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            placeholder=${i(`editor.ask.placeholder.${o}`)}
          /><button>${i("editor.ask.button")}</button></span
        ></label
      >
      ${e.asked?a`<p class=${e.asked.legal?"yes":"problem"}>${e.askedWords()}</p>`:d}
    </form>
    ${t.outcome?d:o==="stein"?at(e,t.moves):lt(s,t)}`}function at(e,t){return a`<section class="legal">
    <h2 class="small-title">${i("editor.moves",{count:t.length})}</h2>
    <div class="legal-list">
      ${t.map(s=>a`<button
            class="move"
            aria-pressed=${e.shown?.text===s.text}
            @click=${()=>e.shown=e.shown?.text===s.text?null:s}
          >
            ${s.text}${s.wins?" \u2605":""}
          </button>`)}
    </div>
  </section>`}function lt(e,t){const{targets:s}=e.steps({game:t.game,start:t.position,moves:[]},[]),o=t.phase==="placing",n=Object.values(s).reduce((r,l)=>r+l.length,0);return a`<section class="legal">
    <h2 class="small-title">${i(o?"editor.placings":"editor.firstSteps",{count:n})}</h2>
    ${o?ct(s):E(Object.entries(s))}
  </section>`}function ct(e){const t=Object.keys(e),s=e[t[0]??""]??[],o=[8,7,6,5,4,3,2,1].map(n=>[i("editor.row",{row:n}),s.filter(r=>r.startsWith(String(n)))]);return a`<p class="small soft">${i("editor.anySize",{count:t.length,sizes:t})}</p>
    ${E(o.filter(([,n])=>n.length))}`}function E(e){return a`<dl class="first-steps">
    ${e.map(([t,s])=>a`<div>
          <dt class="figures">${t}</dt>
          <dd class="figures">${s.join(" ")}</dd>
        </div>`)}
  </dl>`}function ut(e){const t=e.setup.game==="stein"?[{color:"w"},{color:"b"},null]:[...O("w"),...O("b"),null];return a`<div class="palette" role="group" aria-label=${i("editor.tools")}>
    ${t.map(s=>dt(e,s))}
  </div>`}function dt(e,t){const s=t?.color===e.tool?.color&&t?.size===e.tool?.size,o=n=>t&&U(n,e.board(),r=>e.drop(t,r));return a`<button
    class="tray-piece"
    aria-pressed=${s}
    aria-label=${C(t)}
    title=${C(t)}
    @click=${()=>e.tool=t}
    @pointerdown=${o}
  >
    ${t?a`<ordo-piece color=${t.color} .size=${t.size??0} ?digits=${S().digits}></ordo-piece>`:a`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 19L4 14L13 5L19 11L11 19ZM9 19H20M8.5 9.5L14.5 15.5" />
          </svg>`}
  </button>`}const O=e=>[1,2,3,4].map(t=>({color:e,size:t}));function C(e){return e?e.size?i(`editor.tool.size.${e.color}`,{size:e.size}):i(`editor.tool.${e.color}`):i("editor.tool.erase")}const ht="M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11",pt="M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13",ft="M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15";function mt(e){if(e.failed)return a`<div class="page failure">
      <p>${i("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${i("app.reload")}</button>
    </div>`;const{setup:t,rules:s}=e,o=s?.check(t.game,m(t))??null,n=s&&o?.position?s.view({game:t.game,start:o.position,moves:[]}):null;return a`<div class="table editor" data-game=${t.game}>
    <div class="editor-head">
      <h1 class="editor-title">${i("editor.title")}</h1>
      ${$t(e)} ${gt(e)} ${bt(e)}
    </div>
    <div class="table-board">${wt(e,o)} ${ut(e)} ${D(t.pieces)}</div>
    <div class="table-panel editor-panel">
      ${o?e.problem.length?d:nt(e,o,n):a`<p>${i("app.loading")}</p>`}
      ${yt(e)} ${n&&s?it(e,n,s):d}
    </div>
    <ordo-play-from
      @ordo-start=${r=>K(r.detail)}
    ></ordo-play-from>
  </div>`}function $t(e){return a`<label class="editor-text"
    ><span class="small soft">${i("editor.text")}</span>
    <input
      class="position-text"
      type="text"
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      aria-invalid=${e.problem.length?"true":d}
      aria-describedby=${e.problem.length?"text-problems":d}
      .value=${e.draft??m(e.setup)}
      @input=${e.onType}
      @change=${e.onTyped}
  /></label>`}function bt({problem:e}){return e.length?a`<ul class="problem reasons" id="text-problems">
    ${e.map(t=>a`<li>${k(t)}</li>`)}
  </ul>`:d}function gt(e){const t=[[ht,"editor.undo","Control+Z",()=>e.travel("undo"),!e.history.canUndo],[pt,"editor.redo","Control+Shift+Z",()=>e.travel("redo"),!e.history.canRedo],[ft,"board.flip","",()=>e.flipped=!e.flipped,!1]];return a`<div class="editor-history">
    ${t.map(([s,o,n,r,l])=>a`<button
          aria-label=${i(o)}
          title=${i(o)}
          aria-keyshortcuts=${n||d}
          ?disabled=${l}
          @click=${r}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${s} /></svg>
        </button>`)}
  </div>`}function wt(e,t){const{setup:s,shown:o}=e,{net:n,coordinates:r,digits:l}=S();return a`<ordo-board
    game=${s.game}
    editing
    ?arranging=${e.tool!==null}
    .pieces=${s.pieces}
    .orientation=${e.flipped?"b":"w"}
    .marks=${kt(e,t)}
    .arrows=${o?[{from:o.from,to:o.to,kind:"best"}]:[]}
    .net=${n}
    .coordinates=${r}
    ?digits=${l}
    ?still=${P()}
    .label=${i("board.label",{game:s.game})}
    .describe=${z}
    @ordo-square=${e.onSquare}
    @ordo-drag=${e.onDrag}
  ></ordo-board>`}function kt(e,t){const s=[...(t?.reasons??[]).flatMap(o=>o.squares??[]),...e.asked?.message?.squares??[]];return[...new Set(s)].map(o=>({square:o,kind:"bad"}))}function yt(e){const{setup:t}=e,s=[["editor.start",()=>e.setGame(t.game)],["editor.clear",()=>e.change({...t,pieces:[]})],["editor.swap",()=>e.change(Y(t))],["editor.mirror",()=>e.change(tt(t))],["editor.copy.mirrored",()=>e.change(A(t,"mirrored"))],["editor.copy.rotated",()=>e.change(A(t,"rotated"))]];return a`${G("game",i("home.pick"),vt,t.game,o=>e.setGame(o))}
    ${G("turn",i("editor.turn"),xt,t.turn,o=>e.change({...t,turn:o}))}
    <div class="editor-setups" role="group" aria-label=${i("editor.setups")}>
      ${s.map(([o,n])=>a`<button class="small" @click=${n}>${i(o)}</button>`)}
    </div>`}const vt=[["stein",()=>i("game.stein")],["khalifa",()=>i("game.khalifa")]],xt=[["w",()=>i("editor.toMove",{color:"w"})],["b",()=>i("editor.toMove",{color:"b"})]];function G(e,t,s,o,n){return a`<fieldset class="choice" role="radiogroup" aria-label=${t}>
    ${s.map(([r,l])=>a`<label>
          <input type="radio" name=${e} .checked=${r===o} @change=${()=>n(r)} /><span
            >${l()}</span
          ></label
        >`)}
  </fieldset>`}const R="ordo.editor",L=500;class T extends j{static properties={setup:{state:!0},tool:{state:!0},draft:{state:!0},problem:{state:!0},asked:{state:!0},shown:{state:!0},rules:{state:!0},failed:{state:!0},flipped:{state:!0}};constructor(){super(),this.history=new J(this.stored()),this.setup=this.history.present,this.tool=H(this.setup.game),this.draft=null,this.problem=[],this.asked=null,this.shown=null,this.rules=null,this.failed=!1,this.flipped=!1,this.stroke=0,this.erasing=!1,this.follow=()=>this.readAddress(),new ot(this,t=>this.travel(t))}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",this.follow),this.readAddress(),F().then(t=>this.rules=t,t=>{console.warn(t),this.failed=!0})}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("hashchange",this.follow)}stored(){const t=I(R),s=t?.game==="khalifa"?"khalifa":"stein";return(typeof t?.text=="string"&&t.text.length<L?$(s,t.text):null)??$("stein",x.stein)}readAddress(){const t=new URLSearchParams(location.search).get("game");if(!N(location.hash)){(t==="stein"||t==="khalifa")&&t!==this.setup.game&&this.setGame(t);return}const s=W(location.hash),o=s&&$(s.game,s.start??x[s.game]);if(o)return this.change(o);B(i("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname)}change(t,s=""){(m(t)!==m(this.setup)||t.game!==this.setup.game)&&this.history.push(t,s),this.show(t)}show(t){t.game!==this.setup.game&&(this.tool=H(t.game)),this.setup=t,this.problem=[],this.asked=null,this.shown=null;const s=m(t);Z(R,{game:t.game,text:s}),history.replaceState(null,"",`/editor${q({game:t.game,start:s,moves:[]})}`)}travel(t){(t==="undo"?!this.history.canUndo:!this.history.canRedo)||(this.draft=null,this.show(this.history[t]()),y(i(t==="undo"?"editor.undone":"editor.redone")))}setGame(t){const s=$(t,x[t]);s&&this.change(s)}onSquare(t){const{square:s,first:o,erase:n}=t.detail,r=this.setup.pieces.some(p=>p.square===s),l=n||!o&&this.erasing?null:this.tool,c=M(this.setup,s,l,o);if(o)this.stroke++,this.erasing=r&&!c.pieces.some(p=>p.square===s);else if(this.tool?.size)return;this.change(c,`stroke ${this.stroke}`),this.announceSquare(s)}onDrag(t){const{from:s,to:o}=t.detail;this.change(et(this.setup,s,o)),this.announceSquare(o??s)}drop(t,s){this.change(M(this.setup,s,t,!1)),this.announceSquare(s)}announceSquare(t){const s=this.setup.pieces.find(o=>o.square===t)??null;y(z({square:t,piece:s,held:!1,target:!1,capture:!1}))}onType(t){const s=t.target.value,o=this.parse(s);this.draft=s,o?this.change(o,"text"):this.problem=this.problemsOf(s)}onTyped(){this.history.endGroup(),this.problem.length?y(this.problem.map(k).join(" ")):this.draft=null}parse(t){if(t.length>=L)return null;const s=this.setup.game==="stein"?"khalifa":"stein";return $(this.setup.game,t)??$(s,t)}problemsOf(t){const s=t.length<L?this.rules?.check(this.setup.game,t).reasons??[]:[];return s.length?s:[{code:"share.unreadable"}]}onAsk(t){t.preventDefault();const s=t.target.elements.namedItem("move"),o=s instanceof HTMLInputElement?s.value.trim().slice(0,60):"";if(!(!o||!this.rules)){try{const n=this.rules.explain({game:this.setup.game,start:m(this.setup),moves:[]},o);this.asked=n.legal?{legal:!0,text:n.move.text,message:null}:{legal:!1,text:o,message:n.message},this.shown=n.legal?n.move:null}catch(n){this.asked={legal:!1,text:o,message:V(n)}}y(this.askedWords())}}askedWords(){const{asked:t}=this;return t?t.legal?i("editor.ask.yes",{move:t.text}):t.message?_(t.message):"":""}playFrom(t){this.querySelector("ordo-play-from")?.open({input:{game:t.game,start:t.position,moves:[]},turn:t.turn})}board(){return this.querySelector("ordo-board")}render(){return mt(this)}}function H(e){return e==="stein"?{color:"w"}:{color:"w",size:1}}customElements.define("ordo-editor",T);export{T as OrdoEditor};
