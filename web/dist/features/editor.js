//# allFunctionsCalledOnLoad
import{b7 as $,b8 as g,b9 as v,b as d,q as k,K as l,aC as P,J as q,t as i,aD as U,s as S,ba as H,T as K,g as j,bb as z,p as F,L as N,at as W,ag as B,ap as I,a3 as Z,a8 as V,k as _,ar as J,D as y,an as X,bc as Y}from"../app/app.js";class Q{constructor(t){this.setups=[t],this.at=0,this.group=""}get present(){return this.setups[this.at]}get canUndo(){return this.at>0}get canRedo(){return this.at<this.setups.length-1}push(t,s=""){const o=s!==""&&s===this.group,n=this.setups.slice(0,o?this.at:this.at+1);this.setups=[...n,t].slice(-200),this.at=this.setups.length-1,this.group=s}endGroup(){this.group=""}undo(){return this.endGroup(),this.canUndo&&this.at--,this.present}redo(){return this.endGroup(),this.canRedo&&this.at++,this.present}}const x={stein:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",khalifa:"8/8/8/8/8/8/8/8 w"};function m({game:e,pieces:t,turn:s}){const{files:o,ranks:n}=$[e],r=new Map(t.map(c=>[c.square,et(c)])),a=[];for(let c=n-1;c>=0;c--){let p="",u=0;for(let h=0;h<o;h++){const f=r.get(g(e,h,c));if(!f){u++;continue}p+=(u||"")+f,u=0}a.push(p+(u||""))}return`${a.join("/")} ${s}`}function b(e,t){const{files:s,ranks:o}=$[e],[n="",r=""]=t.trim().replaceAll("_"," ").split(/\s+/),a=n.split("/");if(a.length!==o||r!=="w"&&r!=="b")return null;const c=[];for(const[p,u]of a.entries()){let h=0;for(const[f]of u.matchAll(/\d+|[^\d]/g)){const w=tt(e,f);if(w)c.push({square:g(e,h++,o-1-p),...w});else if(f===".")h++;else if(/^\d+$/.test(f))h+=Number(f);else return null}if(h!==s)return null}return{game:e,pieces:c,turn:r}}function tt(e,t){if(e==="stein")return t==="w"||t==="b"?{color:t}:null;if(!/^[A-Da-d]$/.test(t))return null;const s=t.toLowerCase().charCodeAt(0)-96;return{color:t<"a"?"w":"b",size:s}}function et({color:e,size:t}){if(!t)return e;const s=String.fromCharCode(96+t);return e==="w"?s.toUpperCase():s}function M(e,t,s,o){const n=e.pieces.find(c=>c.square===t),r=!!n&&!!s&&n.color===s.color&&n.size===s.size,a=e.pieces.filter(c=>c.square!==t&&!(s?.size&&c.color===s.color&&c.size===s.size));return!s||r&&o?{...e,pieces:a}:{...e,pieces:[...a,{square:t,...s}]}}function st({game:e,pieces:t,turn:s}){const{ranks:o}=$[e];return{game:e,turn:s==="w"?"b":"w",pieces:t.map(n=>{const{x:r,y:a}=v(e,n.square);return{...n,square:g(e,r,o-1-a),color:n.color==="w"?"b":"w"}})}}function ot({game:e,pieces:t,turn:s}){const{files:o}=$[e];return{game:e,turn:s,pieces:t.map(n=>{const{x:r,y:a}=v(e,n.square);return{...n,square:g(e,o-1-r,a)}})}}function nt(e,t,s){const o=e.pieces.filter(({square:r})=>r!==t&&r!==s),n=e.pieces.find(({square:r})=>r===t);return{...e,pieces:n&&s?[...o,{...n,square:s}]:o}}function A({game:e,pieces:t,turn:s},o){const{files:n,ranks:r}=$[e],a=t.filter(({color:u})=>u==="w"),c=new Set(a.map(({square:u})=>u)),p=a.map(u=>{const{x:h,y:f}=v(e,u.square),w=o==="rotated"?n-1-h:h;return{...u,color:"b",square:g(e,w,r-1-f)}});return{game:e,turn:s,pieces:[...a,...p.filter(({square:u})=>!c.has(u))]}}function rt({key:e,ctrlKey:t,metaKey:s,altKey:o,shiftKey:n}){if(!(t||s)||o)return null;const r=e.toLowerCase();return r==="z"?n?"redo":"undo":r==="y"&&!n?"redo":null}class it{constructor(t,s){this.act=s,this.onKey=this.onKey.bind(this),t.addController(this)}hostConnected(){document.addEventListener("keydown",this.onKey)}hostDisconnected(){document.removeEventListener("keydown",this.onKey)}onKey(t){const s=rt(t),o=t.composedPath()[0],n=o instanceof Element&&o.closest("input[type=text], textarea, dialog");!s||n||(t.preventDefault(),this.act(s))}}function at(e,t,s,o){const n=s&&{game:s.game,start:s.position,moves:[]};return l`<section class="card verdict ${s?"good":"bad"}">
    <div role="status">
      <p><strong>${lt(t,s)}</strong> ${s?.outcome?k(s.outcome.reason):d}</p>
      ${s?d:l`<ul class="reasons">
              ${t.reasons.map(r=>l`<li>
                    ${r.rule?l`<a href="/rules#${r.rule}">${r.rule}</a> `:d}${k(r)}
                  </li>`)}
            </ul>`}
      ${s&&o?P(o,s.turn,()=>{e.proved.load()}):d}
    </div>
    ${s&&n?l`<div class="rowed">
            <a class="button primary" href="/analyse${q(n)}">${i("editor.analyse")}</a>
            ${s.outcome?d:l`<button @click=${()=>e.playFrom(s)}>${i("editor.play")}</button>`}
          </div>`:l`<p class="small soft">${i("editor.needsPosition")}</p>`}
  </section>`}function lt(e,t){return t?t.outcome?i("editor.over"):i("editor.valid"):i("editor.invalid",{count:e.reasons.length})}function ct(e,t,s,o){const{game:n}=t;return l`<form class="ask" @submit=${e.onAsk}>
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
            placeholder=${i(`editor.ask.placeholder.${n}`)}
          /><button>${i("editor.ask.button")}</button></span
        ></label
      >
      ${e.asked?l`<p class=${e.asked.legal?"yes":"problem"}>${e.askedWords()}</p>`:d}
    </form>
    ${t.outcome?d:n==="stein"?ut(e,t.moves,o):dt(s,t)}`}function ut(e,t,s){const o=e.shown?.text??null,n=r=>e.shown=r===o?null:t.find(a=>a.text===r)??null;return l`<section class="legal">
    <h2 class="small-title">${i("editor.moves",{count:t.length})}</h2>
    ${s?.state==="known"?U(s.probe.moves,{choose:n,pressed:o}):l`<div class="legal-list">
            ${t.map(({text:r,wins:a})=>l`<button class="move" aria-pressed=${r===o} @click=${()=>n(r)}>
                  ${r}${a?" \u2605":""}
                </button>`)}
          </div>`}
  </section>`}function dt(e,t){const{targets:s}=e.steps({game:t.game,start:t.position,moves:[]},[]),o=t.phase==="placing",n=Object.values(s).reduce((r,a)=>r+a.length,0);return l`<section class="legal">
    <h2 class="small-title">${i(o?"editor.placings":"editor.firstSteps",{count:n})}</h2>
    ${o?ht(s):C(Object.entries(s))}
  </section>`}function ht(e){const t=Object.keys(e),s=e[t[0]??""]??[],o=[8,7,6,5,4,3,2,1].map(n=>[i("editor.row",{row:n}),s.filter(r=>r.startsWith(String(n)))]);return l`<p class="small soft">${i("editor.anySize",{count:t.length,sizes:t})}</p>
    ${C(o.filter(([,n])=>n.length))}`}function C(e){return l`<dl class="first-steps">
    ${e.map(([t,s])=>l`<div>
          <dt class="figures">${t}</dt>
          <dd class="figures">${s.join(" ")}</dd>
        </div>`)}
  </dl>`}function pt(e){const t=e.setup.game==="stein"?[{color:"w"},{color:"b"},null]:[...O("w"),...O("b"),null];return l`<div class="palette" role="group" aria-label=${i("editor.tools")}>
    ${t.map(s=>ft(e,s))}
  </div>`}function ft(e,t){const s=t?.color===e.tool?.color&&t?.size===e.tool?.size,o=n=>t&&H(n,e.board(),r=>e.drop(t,r));return l`<button
    class="tray-piece"
    aria-pressed=${s}
    aria-label=${E(t)}
    title=${E(t)}
    @click=${()=>e.tool=t}
    @pointerdown=${o}
  >
    ${t?l`<ordo-piece color=${t.color} .size=${t.size??0} ?digits=${S().digits}></ordo-piece>`:l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 19L4 14L13 5L19 11L11 19ZM9 19H20M8.5 9.5L14.5 15.5" />
          </svg>`}
  </button>`}const O=e=>[1,2,3,4].map(t=>({color:e,size:t}));function E(e){return e?e.size?i(`editor.tool.size.${e.color}`,{size:e.size}):i(`editor.tool.${e.color}`):i("editor.tool.erase")}const mt="M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11",bt="M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13",$t="M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15";function gt(e){if(e.failed)return l`<div class="page failure">
      <p>${i("app.wasmFailed")}</p>
      <button class="primary" @click=${()=>location.reload()}>${i("app.reload")}</button>
    </div>`;const{setup:t,rules:s}=e,o=s?.check(t.game,m(t))??null,n=o?.position?{game:t.game,start:o.position,moves:[]}:null,r=s&&n?s.view(n):null,a=s&&n&&r?e.proved.of(s,n,r):null;return l`<div class="table editor" data-game=${t.game}>
    <div class="editor-head">
      <h1 class="editor-title">${i("editor.title")}</h1>
      ${wt(e)} ${yt(e)} ${kt(e)}
    </div>
    <div class="table-board">${vt(e,o)} ${pt(e)} ${K(t.pieces)}</div>
    <div class="table-panel editor-panel">
      ${o?e.problem.length?d:at(e,o,r,a):l`<p>${i("app.loading")}</p>`}
      ${Lt(e)} ${r&&s?ct(e,r,s,a):d}
    </div>
    <ordo-play-from
      @ordo-start=${c=>j(c.detail)}
    ></ordo-play-from>
  </div>`}function wt(e){return l`<label class="editor-text"
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
  /></label>`}function kt({problem:e}){return e.length?l`<ul class="problem reasons" id="text-problems">
    ${e.map(t=>l`<li>${k(t)}</li>`)}
  </ul>`:d}function yt(e){const t=[[mt,"editor.undo","Control+Z",()=>e.travel("undo"),!e.history.canUndo],[bt,"editor.redo","Control+Shift+Z",()=>e.travel("redo"),!e.history.canRedo],[$t,"board.flip","",()=>e.flipped=!e.flipped,!1]];return l`<div class="editor-history">
    ${t.map(([s,o,n,r,a])=>l`<button
          aria-label=${i(o)}
          title=${i(o)}
          aria-keyshortcuts=${n||d}
          ?disabled=${a}
          @click=${r}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${s} /></svg>
        </button>`)}
  </div>`}function vt(e,t){const{setup:s,shown:o}=e,{net:n,coordinates:r,digits:a}=S();return l`<ordo-board
    game=${s.game}
    editing
    ?arranging=${e.tool!==null}
    .pieces=${s.pieces}
    .orientation=${e.flipped?"b":"w"}
    .marks=${xt(e,t)}
    .arrows=${o?[{from:o.from,to:o.to,kind:"best"}]:[]}
    .net=${n}
    .coordinates=${r}
    ?digits=${a}
    ?still=${F()}
    .label=${i("board.label",{game:s.game})}
    .describe=${z}
    @ordo-square=${e.onSquare}
    @ordo-drag=${e.onDrag}
  ></ordo-board>`}function xt(e,t){const s=[...(t?.reasons??[]).flatMap(o=>o.squares??[]),...e.asked?.message?.squares??[]];return[...new Set(s)].map(o=>({square:o,kind:"bad"}))}function Lt(e){const{setup:t}=e,s=[["editor.start",()=>e.setGame(t.game)],["editor.clear",()=>e.change({...t,pieces:[]})],["editor.swap",()=>e.change(st(t))],["editor.mirror",()=>e.change(ot(t))],["editor.copy.mirrored",()=>e.change(A(t,"mirrored"))],["editor.copy.rotated",()=>e.change(A(t,"rotated"))]];return l`${R("game",i("home.pick"),qt,t.game,o=>e.setGame(o))}
    ${R("turn",i("editor.turn"),St,t.turn,o=>e.change({...t,turn:o}))}
    <div class="editor-setups" role="group" aria-label=${i("editor.setups")}>
      ${s.map(([o,n])=>l`<button class="small" @click=${n}>${i(o)}</button>`)}
    </div>`}const qt=[["stein",()=>i("game.stein")],["khalifa",()=>i("game.khalifa")]],St=[["w",()=>i("editor.toMove",{color:"w"})],["b",()=>i("editor.toMove",{color:"b"})]];function R(e,t,s,o,n){return l`<fieldset class="choice" role="radiogroup" aria-label=${t}>
    ${s.map(([r,a])=>l`<label>
          <input type="radio" name=${e} .checked=${r===o} @change=${()=>n(r)} /><span
            >${a()}</span
          ></label
        >`)}
  </fieldset>`}const T="ordo.editor",L=500;class G extends N{static properties={setup:{state:!0},tool:{state:!0},draft:{state:!0},problem:{state:!0},asked:{state:!0},shown:{state:!0},rules:{state:!0},failed:{state:!0},flipped:{state:!0}};constructor(){super(),this.history=new Q(this.stored()),this.setup=this.history.present,this.tool=D(this.setup.game),this.draft=null,this.problem=[],this.asked=null,this.shown=null,this.rules=null,this.failed=!1,this.flipped=!1,this.stroke=0,this.erasing=!1,this.proved=new W(this),this.follow=()=>this.readAddress(),new it(this,t=>this.travel(t))}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",this.follow),this.readAddress(),B().then(t=>this.rules=t,t=>{console.warn(t),this.failed=!0})}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("hashchange",this.follow)}stored(){const t=I(T),s=t?.game==="khalifa"?"khalifa":"stein";return(typeof t?.text=="string"&&t.text.length<L?b(s,t.text):null)??b("stein",x.stein)}readAddress(){const t=new URLSearchParams(location.search).get("game");if(!Z(location.hash)){(t==="stein"||t==="khalifa")&&t!==this.setup.game&&this.setGame(t);return}const s=V(location.hash),o=s&&b(s.game,s.start??x[s.game]);if(o)return this.change(o);_(i("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname)}change(t,s=""){(m(t)!==m(this.setup)||t.game!==this.setup.game)&&this.history.push(t,s),this.show(t)}show(t){t.game!==this.setup.game&&(this.tool=D(t.game)),this.setup=t,this.problem=[],this.asked=null,this.shown=null;const s=m(t);J(T,{game:t.game,text:s}),history.replaceState(null,"",`/editor${q({game:t.game,start:s,moves:[]})}`)}travel(t){(t==="undo"?!this.history.canUndo:!this.history.canRedo)||(this.draft=null,this.show(this.history[t]()),y(i(t==="undo"?"editor.undone":"editor.redone")))}setGame(t){const s=b(t,x[t]);s&&this.change(s)}onSquare(t){const{square:s,first:o,erase:n}=t.detail,r=this.setup.pieces.some(p=>p.square===s),a=n||!o&&this.erasing?null:this.tool,c=M(this.setup,s,a,o);if(o)this.stroke++,this.erasing=r&&!c.pieces.some(p=>p.square===s);else if(this.tool?.size)return;this.change(c,`stroke ${this.stroke}`),this.announceSquare(s)}onDrag(t){const{from:s,to:o}=t.detail;this.change(nt(this.setup,s,o)),this.announceSquare(o??s)}drop(t,s){this.change(M(this.setup,s,t,!1)),this.announceSquare(s)}announceSquare(t){const s=this.setup.pieces.find(o=>o.square===t)??null;y(z({square:t,piece:s,held:!1,target:!1,capture:!1}))}onType(t){const s=t.target.value,o=this.parse(s);this.draft=s,o?this.change(o,"text"):this.problem=this.problemsOf(s)}onTyped(){this.history.endGroup(),this.problem.length?y(this.problem.map(k).join(" ")):this.draft=null}parse(t){if(t.length>=L)return null;const s=this.setup.game==="stein"?"khalifa":"stein";return b(this.setup.game,t)??b(s,t)}problemsOf(t){const s=t.length<L?this.rules?.check(this.setup.game,t).reasons??[]:[];return s.length?s:[{code:"share.unreadable"}]}onAsk(t){t.preventDefault();const s=t.target.elements.namedItem("move"),o=s instanceof HTMLInputElement?s.value.trim().slice(0,60):"";if(!(!o||!this.rules)){try{const n=this.rules.explain({game:this.setup.game,start:m(this.setup),moves:[]},o);this.asked=n.legal?{legal:!0,text:n.move.text,message:null}:{legal:!1,text:o,message:n.message},this.shown=n.legal?n.move:null}catch(n){this.asked={legal:!1,text:o,message:X(n)}}y(this.askedWords())}}askedWords(){const{asked:t}=this;return t?t.legal?i("editor.ask.yes",{move:t.text}):t.message?Y(t.message):"":""}playFrom(t){this.querySelector("ordo-play-from")?.open({input:{game:t.game,start:t.position,moves:[]},turn:t.turn})}board(){return this.querySelector("ordo-board")}render(){return gt(this)}}function D(e){return e==="stein"?{color:"w"}:{color:"w",size:1}}customElements.define("ordo-editor",G);export{G as OrdoEditor};
