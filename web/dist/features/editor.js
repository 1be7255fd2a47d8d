import{al as g,am as $,an as z,b as h,r as b,K as r,E as q,t as i,L as j,ai as G,a3 as T,V as R,Y as W,q as F,a4 as H,z as w,ao as L,a2 as I,ap as K,p as N,J as P,g as D,s as S}from"../app/app.js";const k={stein:"2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w",khalifa:"8/8/8/8/8/8/8/8 w"};function v({game:a,pieces:e,turn:s}){const{files:o,ranks:t}=g[a],l=new Map(e.map(n=>[n.square,Y(n)])),c=[];for(let n=t-1;n>=0;n--){let f="",d=0;for(let u=0;u<o;u++){const p=l.get($(a,u,n));if(!p){d++;continue}f+=(d||"")+p,d=0}c.push(f+(d||""))}return`${c.join("/")} ${s}`}function m(a,e){const{files:s,ranks:o}=g[a],[t="",l=""]=e.trim().replaceAll("_"," ").split(/\s+/),c=t.split("/");if(c.length!==o||l!=="w"&&l!=="b")return null;const n=[];for(const[f,d]of c.entries()){let u=0;for(const[p]of d.matchAll(/\d+|[^\d]/g)){const y=U(a,p);if(y)n.push({square:$(a,u++,o-1-f),...y});else if(p===".")u++;else if(/^\d+$/.test(p))u+=Number(p);else return null}if(u!==s)return null}return{game:a,pieces:n,turn:l}}function U(a,e){if(a==="stein")return e==="w"||e==="b"?{color:e}:null;if(!/^[A-Da-d]$/.test(e))return null;const s=e.toLowerCase().charCodeAt(0)-96;return{color:e<"a"?"w":"b",size:s}}function Y({color:a,size:e}){if(!e)return a;const s=String.fromCharCode(96+e);return a==="w"?s.toUpperCase():s}function Z(a,e,s,o){const t=a.pieces.find(n=>n.square===e),l=!!t&&!!s&&t.color===s.color&&t.size===s.size,c=a.pieces.filter(n=>n.square!==e&&!(s?.size&&n.color===s.color&&n.size===s.size));return!s||l&&o?{...a,pieces:c}:{...a,pieces:[...c,{square:e,...s}]}}function _({game:a,pieces:e,turn:s}){const{ranks:o}=g[a];return{game:a,turn:s==="w"?"b":"w",pieces:e.map(t=>{const{x:l,y:c}=z(a,t.square);return{...t,square:$(a,l,o-1-c),color:t.color==="w"?"b":"w"}})}}function B({game:a,pieces:e,turn:s}){const{files:o}=g[a];return{game:a,turn:s,pieces:e.map(t=>{const{x:l,y:c}=z(a,t.square);return{...t,square:$(a,o-1-l,c)}})}}function J(a,e,s){const o=s&&{game:s.game,start:s.position,moves:[]};return r`<section class="card verdict ${s?"good":"bad"}">
    <div role="status">
      <p><strong>${V(e,s)}</strong> ${s?.outcome?b(s.outcome.reason):h}</p>
      ${s?h:r`<ul class="reasons">
              ${e.reasons.map(t=>r`<li>
                    ${t.rule?r`<a href="/rules#${t.rule}">${t.rule}</a> `:h}${b(t)}
                  </li>`)}
            </ul>`}
    </div>
    ${s&&o?r`<div class="rowed">
            <a class="button primary" href="/analyse${q(o)}">${i("editor.analyse")}</a>
            ${s.outcome?h:r`<button @click=${()=>a.playFrom(s)}>${i("editor.play")}</button>`}
          </div>`:r`<p class="small soft">${i("editor.needsPosition")}</p>`}
  </section>`}function V(a,e){return e?e.outcome?i("editor.over"):i("editor.valid"):i("editor.invalid",{count:a.reasons.length})}function X(a,e,s){const{game:o}=e;return r`<form class="ask" @submit=${a.onAsk}>
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
      ${a.asked?r`<p class=${a.asked.legal?"yes":"problem"}>${a.askedWords()}</p>`:h}
    </form>
    ${e.outcome?h:o==="stein"?Q(a,e.moves):ee(s,e)}`}function Q(a,e){return r`<section class="legal">
    <h2 class="small-title">${i("editor.moves",{count:e.length})}</h2>
    <div class="legal-list">
      ${e.map(s=>r`<button
            class="move"
            aria-pressed=${a.shown?.text===s.text}
            @click=${()=>a.shown=a.shown?.text===s.text?null:s}
          >
            ${s.text}${s.wins?" \u2605":""}
          </button>`)}
    </div>
  </section>`}function ee(a,e){const{targets:s}=a.steps({game:e.game,start:e.position,moves:[]},[]),o=e.phase==="placing",t=Object.values(s).reduce((l,c)=>l+c.length,0);return r`<section class="legal">
    <h2 class="small-title">${i(o?"editor.placings":"editor.firstSteps",{count:t})}</h2>
    ${o?se(s):A(Object.entries(s))}
  </section>`}function se(a){const e=Object.keys(a),s=a[e[0]??""]??[],o=[8,7,6,5,4,3,2,1].map(t=>[i("editor.row",{row:t}),s.filter(l=>l.startsWith(String(t)))]);return r`<p class="small soft">${i("editor.anySize",{count:e.length,sizes:e})}</p>
    ${A(o.filter(([,t])=>t.length))}`}function A(a){return r`<dl class="first-steps">
    ${a.map(([e,s])=>r`<div>
          <dt class="figures">${e}</dt>
          <dd class="figures">${s.join(" ")}</dd>
        </div>`)}
  </dl>`}const O="ordo.editor",x=500;class E extends j{static properties={setup:{state:!0},tool:{state:!0},problem:{state:!0},asked:{state:!0},shown:{state:!0},rules:{state:!0},failed:{state:!0},flipped:{state:!0}};constructor(){super(),this.setup=this.stored(),this.tool=this.setup.game==="stein"?{color:"w"}:{color:"w",size:1},this.problem=[],this.asked=null,this.shown=null,this.rules=null,this.failed=!1,this.flipped=!1,this.follow=()=>this.readAddress()}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",this.follow),this.readAddress(),G().then(e=>this.rules=e,e=>{console.warn(e),this.failed=!0})}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("hashchange",this.follow)}stored(){const e=T(O),s=e?.game==="khalifa"?"khalifa":"stein";return(typeof e?.text=="string"&&e.text.length<x?m(s,e.text):null)??m("stein",k.stein)}readAddress(){const e=new URLSearchParams(location.search).get("game");if(!R(location.hash)){(e==="stein"||e==="khalifa")&&e!==this.setup.game&&this.setGame(e);return}const s=W(location.hash),o=s&&m(s.game,s.start??k[s.game]);if(!o){F(i("share.badLink"),{stay:!0}),history.replaceState(null,"",location.pathname);return}this.tool=o.game==="stein"?{color:"w"}:{color:"w",size:1},this.change(o)}change(e){this.setup=e,this.problem=[],this.asked=null,this.shown=null;const s=v(e);H(O,{game:e.game,text:s}),history.replaceState(null,"",`/editor${q({game:e.game,start:s,moves:[]})}`)}setGame(e){this.tool=e==="stein"?{color:"w"}:{color:"w",size:1};const s=m(e,k[e]);s&&this.change(s)}onSquare(e){const{square:s,first:o,erase:t}=e.detail,l=this.setup.pieces.some(d=>d.square===s),c=t||!o&&this.erasing?null:this.tool,n=Z(this.setup,s,c,o);if(o)this.erasing=l&&!n.pieces.some(d=>d.square===s);else if(this.tool?.size)return;this.change(n);const f=n.pieces.find(d=>d.square===s)??null;w(L({square:s,piece:f,held:!1,target:!1,capture:!1}))}onText(e){const s=e.target.value,o=s.length<x?m(this.setup.game,s):null;if(o)return this.change(o);const t=s.length<x?this.rules?.check(this.setup.game,s).reasons??[]:[];this.problem=t.length?t:[{code:"share.unreadable"}],w(this.problem.map(b).join(" "))}onAsk(e){e.preventDefault();const s=e.target.elements.namedItem("move"),o=s instanceof HTMLInputElement?s.value.trim().slice(0,60):"";if(!(!o||!this.rules)){try{const t=this.rules.explain({game:this.setup.game,start:v(this.setup),moves:[]},o);this.asked=t.legal?{legal:!0,text:t.move.text,message:null}:{legal:!1,text:o,message:t.message},this.shown=t.legal?t.move:null}catch(t){this.asked={legal:!1,text:o,message:I(t)}}w(this.askedWords())}}askedWords(){const{asked:e}=this;return e?e.legal?i("editor.ask.yes",{move:e.text}):e.message?K(e.message):"":""}render(){if(this.failed)return r`<div class="page failure">
        <p>${i("app.wasmFailed")}</p>
        <button class="primary" @click=${()=>location.reload()}>${i("app.reload")}</button>
      </div>`;const{setup:e,rules:s}=this,o=v(e),t=s?.check(e.game,o)??null,l=s&&t?.position?s.view({game:e.game,start:t.position,moves:[]}):null,c=S();return r`<div class="table editor" data-game=${e.game}>
      <div class="table-board">
        <ordo-board
          game=${e.game}
          editing
          .pieces=${e.pieces}
          .orientation=${this.flipped?"b":"w"}
          .marks=${this.marks(t)}
          .arrows=${this.shown?[{from:this.shown.from,to:this.shown.to,kind:"best"}]:[]}
          .net=${c.net}
          .coordinates=${c.coordinates}
          ?digits=${c.digits}
          ?still=${N()}
          .label=${i("board.label",{game:e.game})}
          .describe=${L}
          @ordo-square=${this.onSquare}
        ></ordo-board>
        ${this.palette()} ${P(e.pieces)}
      </div>
      <div class="table-panel editor-panel">
        <h1 class="editor-title">${i("editor.title")}</h1>
        <p class="soft editor-lead">${i("editor.lead")}</p>
        ${t?J(this,t,l):r`<p>${i("app.loading")}</p>`} ${this.choices()}
        ${l&&s?X(this,l,s):h}
        <label class="stacked"
          ><span class="small soft">${i("editor.text")}</span>
          <input
            class="position-text"
            type="text"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            .value=${o}
            @change=${this.onText}
        /></label>
        ${this.problem.length?r`<ul class="problem reasons" role="alert">
                ${this.problem.map(n=>r`<li>${b(n)}</li>`)}
              </ul>`:h}
      </div>
      <ordo-play-from
        @ordo-start=${n=>D(n.detail)}
      ></ordo-play-from>
    </div>`}playFrom(e){this.querySelector("ordo-play-from")?.open({input:{game:e.game,start:e.position,moves:[]},turn:e.turn})}marks(e){const s=[...(e?.reasons??[]).flatMap(o=>o.squares??[]),...this.asked?.message?.squares??[]];return[...new Set(s)].map(o=>({square:o,kind:"bad"}))}palette(){const{game:e}=this.setup,s=e==="stein"?[{color:"w"},{color:"b"},null]:[...C("w"),...C("b"),null],o=t=>t?.color===this.tool?.color&&t?.size===this.tool?.size;return r`<div class="palette" role="group" aria-label=${i("editor.tools")}>
      ${s.map(t=>r`<button
            class="tray-piece"
            aria-pressed=${o(t)}
            @click=${()=>this.tool=t}
            aria-label=${M(t)}
            title=${M(t)}
          >
            ${t?r`<ordo-piece
                    color=${t.color}
                    .size=${t.size??0}
                    ?digits=${S().digits}
                  ></ordo-piece>`:r`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M9 19L4 14L13 5L19 11L11 19ZM9 19H20M8.5 9.5L14.5 15.5" />
                  </svg>`}
          </button>`)}
    </div>`}choices(){const{setup:e}=this,s=[["editor.start",()=>this.setGame(e.game)],["editor.clear",()=>this.change({...e,pieces:[]})],["editor.swap",()=>this.change(_(e))],["editor.mirror",()=>this.change(B(e))],["board.flip",()=>this.flipped=!this.flipped]];return r` <fieldset class="choice" role="radiogroup" aria-label=${i("home.pick")}>
        ${["stein","khalifa"].map(o=>r`<label>
                <input
                  type="radio"
                  name="game"
                  .checked=${e.game===o}
                  @change=${()=>this.setGame(o)}
                /><span>${i(`game.${o}`)}</span></label
              >`)}
      </fieldset>
      <fieldset class="choice" role="radiogroup" aria-label=${i("editor.turn")}>
        ${["w","b"].map(o=>r`<label>
                <input
                  type="radio"
                  name="turn"
                  .checked=${e.turn===o}
                  @change=${()=>this.change({...e,turn:o})}
                /><span>${i("editor.toMove",{color:o})}</span></label
              >`)}
      </fieldset>
      <div class="rowed">
        ${s.map(([o,t])=>r`<button class="small" @click=${t}>${i(o)}</button>`)}
      </div>`}}const C=a=>[1,2,3,4].map(e=>({color:a,size:e}));function M(a){return a?a.size?i(`editor.tool.size.${a.color}`,{size:a.size}):i(`editor.tool.${a.color}`):i("editor.tool.erase")}customElements.define("ordo-editor",E);export{E as OrdoEditor};
