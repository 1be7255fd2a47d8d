import{aj as Ce,t as s,ar as Re,as as Ie,K as r,a3 as I,a4 as _,b as c,at as T,L as $,n as y,au as _e,av as m,aw as L,ax as Le,i as q,d as qe,f as K,ay as Q,az as S,aA as x,m as P,aB as xe,aC as Pe,a5 as Ue,q as p,aD as De,aE as Ne,aF as O,E as Y,y as b,aG as Fe,aH as je,Z as M,aI as Ge,aJ as U,aK as H,aL as We,z as f,A as g,r as D,R as Be,F as ze,H as Je,Q as w,I as Ve,J as Ke,N as Qe,M as Ye,P as He,T as Xe,aM as N,aN as X,aO as Ze,aP as et,aQ as Z,aR as tt,ak as nt,aS as F,aT as st,G as it,U as ot,ai as at,O as rt,$ as lt}from"../app/app.js";await Ce("online");function j(){return r`<label class="field"
    ><span>${s("online.name")}</span>
    <input
      type="text"
      name="nickname"
      maxlength="24"
      autocomplete="nickname"
      spellcheck="false"
      placeholder=${s("home.guest")}
      .value=${Re()}
      @input=${n=>Ie(n.target.value)}
  /></label>`}const ct=180,ht=180,ut=14,ee="ordo.challenge",te={side:"random",clock:"10+5"},ne={none:["none"],live:["1+1","3+2","5+0","5+3","10+0","10+5","15+10","30+0","30+20","60+30"],days:["1d","2d","3d","5d","7d","14d"]},dt={none:"none",live:"10+5",days:"3d"},k={minutes:ct,seconds:ht,days:ut};function se(n){const[,e,t,i]=/^(?:(\d{1,3})\+(\d{1,3})|(\d{1,2})d)$/.exec(String(n))??[];return i?Number(i)>=1&&Number(i)<=k.days:n==="none"||Number(e)<=k.minutes&&Number(t)<=k.seconds&&Number(e)+Number(t)>0}function ie(){const n=I(ee)??{},e=se(n.clock)?n.clock:te.clock;return{game:n.game==="khalifa"?"khalifa":"stein",side:["w","b"].includes(n.side)?n.side:te.side,clock:e,own:!ne[E(e)].includes(e),public:n.public===!0}}function oe(n){_(ee,n)}function E(n){return n==="none"?"none":n.endsWith("d")?"days":"live"}function A(n){if(n==="none")return s("new.clock.none");if(n.endsWith("d"))return s("online.days",{count:Number(n.slice(0,-1))});const[e=0,t=0]=n.split("+").map(Number);return t?s("new.clock.inc",{minutes:e,count:t}):s("new.clock.n",{count:e})}function ae(n,e){const t=E(n.clock);return r` ${T("clock-kind",s("new.clock"),[["none",s("new.clock.none")],["live",s("online.live")],["days",s("online.daysPerMove")]],t,i=>e({clock:dt[i],own:!1}))}
  ${t==="none"?c:r`<label class="field"
          ><span>${s(t==="live"?"online.time":"online.daysPerMove")}</span>
          <select
            @change=${i=>pt(i.target.value,e)}
          >
            ${ne[t].map(i=>r`<option value=${i} ?selected=${!n.own&&i===n.clock}>
                  ${A(i)}
                </option>`)}
            <option value="own" ?selected=${n.own}>${s("online.otherClock")}</option>
          </select></label
        >`}
  ${n.own?ft(n.clock,i=>e({clock:i})):c}`}function pt(n,e){e(n==="own"?{own:!0}:{clock:n,own:!1})}function ft(n,e){const t=E(n)==="days",i=l=>{const h=[...l.currentTarget.querySelectorAll("input")],d=h.map(u=>Number(u.value)).join("+")+(t?"d":"");h.at(-1)?.setCustomValidity(d==="0+0"?s("online.noTime"):""),se(d)&&h.every(u=>u.value)&&e(d)},[o=0,a=0]=n.replace("d","").split("+").map(Number);return r`<div class="own-clock" @input=${i}>
    ${t?G(s("online.daysPerMove"),o,1,k.days):[G(s("online.minutes"),o,0,k.minutes),G(s("online.seconds"),a,0,k.seconds)]}
  </div>`}function G(n,e,t,i){return r`<label class="field"
    ><span>${n}</span
    ><input type="number" inputmode="numeric" required min=${t} max=${i} step="1" value=${e}
  /></label>`}class re extends ${static properties={wishes:{state:!0},problem:{state:!0},busy:{state:!0}};constructor(){super(),this.wishes=ie(),this.problem="",this.busy=!1}setChallenge(e){this.wishes={...this.wishes,...e}}async make(e){e.preventDefault(),oe(this.wishes),this.busy=!0,this.problem="";try{const{own:t,...i}=this.wishes;y(`/g/${(await _e(i)).id}`)}catch(t){this.problem=m(t),this.busy=!1}}render(){const{wishes:e}=this;return r`<form class="page lobby friend" @submit=${this.make}>
      <h1>${s("app.friend")}</h1>
      ${L("/friend")}
      <div class="new-game">
        ${Le(e.game,t=>this.setChallenge({game:t}))}
        <div class="new-options">
          ${T("side",s("new.color"),[["w",s("seat.w")],["b",s("seat.b")],["random",s("new.color.random")]],e.side,t=>this.setChallenge({side:t}))}
          ${e.game==="khalifa"?r`<p class="soft small">${s("online.randomStarter")}</p>`:c}
          ${ae(e,t=>this.setChallenge(t))}
          ${T("public",s("online.whoCanJoin"),[["link",s("online.byLink")],["public",s("online.public")]],e.public?"public":"link",t=>this.setChallenge({public:t==="public"}))}
          ${j()} ${this.problem?r`<p class="problem" role="alert">${this.problem}</p>`:c}
          <div class="start"><button class="primary large" ?disabled=${this.busy}>${s("online.makeLink")}</button></div>
        </div>
      </div>
    </form>`}}customElements.define("ordo-friend",re);var mt=Object.freeze({__proto__:null,OrdoFriend:re});function C(n,e=()=>c){return r`<ul class="games">
    ${n.map(t=>r`<li class="card">
          <a class="game-link" href="/g/${t.id}">
            ${t.status==="open"?r`<strong><bdi>${t.creator||s("home.guest")}</bdi></strong>`:bt(t)}
            <span class="soft small">${gt(t).join(" \xB7 ")}</span> </a
          >${e(t)}
        </li>`)}
  </ul>`}function bt(n){return r`<span class="pair"
      ><ordo-piece color="w"></ordo-piece><span class="visually-hidden">${s("side.w")}:</span>
      <strong><bdi>${n.white||s("home.guest")}</bdi></strong></span
    >
    <span class="pair"
      ><ordo-piece color="b"></ordo-piece><span class="visually-hidden">${s("side.b")}:</span>
      <strong><bdi>${n.black||s("home.guest")}</bdi></strong></span
    >`}function gt(n){const e=[s(`game.${n.game}`),A(n.clock)];return n.status==="open"&&n.side!=="random"&&e.push(s("online.challengerPlays",{color:n.side})),n.status==="playing"&&e.push(n.you?q(n)?s("online.yourTurn"):s("online.theirTurn"):s("online.moveNumber",{count:qe(n)})),n.status==="playing"&&n.clock.endsWith("d")&&n.deadline&&e.push(s("online.due",{when:vt(n.deadline)})),n.status==="over"&&e.push(yt(n),new Intl.DateTimeFormat(K(),{dateStyle:"medium"}).format(n.updated)),e}function vt(n){const e=Math.max(0,(n-Date.now())/36e5),t=new Intl.RelativeTimeFormat(K());return e<1?t.format(Math.ceil(e*60),"minute"):e<48?t.format(Math.floor(e),"hour"):t.format(Math.floor(e/24),"day")}function yt(n){return n.result==="1-0"||n.result==="0-1"?s("online.winnerIs",{color:n.result==="1-0"?"w":"b"}):n.result==="*"?s("online.noResult"):s("online.drawn")}const $t=5e3;class le{constructor(e,t){this.host=e,this.load=t,this.problem="",this.loaded=!1,this.timer=0,this.onVisible=()=>document.visibilityState==="visible"&&void this.refresh(),e.addController(this)}hostConnected(){document.addEventListener("visibilitychange",this.onVisible),window.addEventListener("online",this.onVisible),this.refresh()}hostDisconnected(){document.removeEventListener("visibilitychange",this.onVisible),window.removeEventListener("online",this.onVisible),clearTimeout(this.timer)}async refresh(){clearTimeout(this.timer);try{document.visibilityState==="visible"&&await this.load(),this.problem="",this.loaded=!0}catch(e){if(!(e instanceof Q))throw e;this.problem=e.code}this.host.requestUpdate(),clearTimeout(this.timer),this.host.isConnected&&this.problem!=="no-online"&&(this.timer=window.setTimeout(()=>{this.refresh()},$t))}isFresh(){return this.loaded&&!this.problem}problemView(){return r`<p class="calm" role="status">${this.problem?S(this.problem):s("online.loading")}</p>`}}class ce extends ${static properties={wishes:{state:!0},open:{state:!0},live:{state:!0},mine:{state:!0},busy:{state:!0},refused:{state:!0}};constructor(){super(),this.polling=new le(this,()=>this.load()),this.wishes=ie(),this.open=[],this.live=[],this.mine=new Set,this.busy=!1,this.refused=""}async load(){const[e,t,i]=await Promise.all([x({list:"lobby"}),x({list:"live"}),P()]);this.open=e,this.live=t,this.mine=new Set(i.map(({id:o})=>o))}setChallenge(e){this.wishes={...this.wishes,...e}}async quick(e){e.preventDefault(),oe(this.wishes),this.busy=!0,this.refused="";try{const{game:t,clock:i}=this.wishes;y(`/g/${(await xe({game:t,clock:i,side:"random",public:!0})).id}`)}catch(t){this.refused=m(t),this.busy=!1}}none(e){return this.polling.isFresh()?r`<p class="soft">${s(e)}</p>`:c}render(){const{wishes:e}=this;return r`<div class="page lobby">
      <h1>${s("app.lobby")}</h1>
      ${L("/lobby")} ${this.polling.isFresh()?c:this.polling.problemView()}
      <div class="lobby-columns">
        <form class="card stack" @submit=${this.quick}>
          <h2>${s("online.quick")}</h2>
          <p class="soft small">${s("online.quickLine")}</p>
          ${T("game",s("online.game"),[["stein",s("game.stein")],["khalifa",s("game.khalifa")]],e.game,t=>this.setChallenge({game:t==="khalifa"?"khalifa":"stein"}))}
          ${ae(e,t=>this.setChallenge(t))} ${j()}
          <button class="primary large" ?disabled=${this.busy||!!this.polling.problem}>${s("online.quick")}</button>
          ${this.refused?r`<p class="problem" role="alert">${this.refused}</p>`:c}
        </form>
        <div class="stack">
          <section class="stack" aria-labelledby="open-title">
            <h2 id="open-title">${s("online.openChallenges")}</h2>
            ${this.open.length?C(this.open,t=>this.mine.has(t.id)?r`<span class="soft small">${s("online.yours")}</span>`:c):this.none("online.noChallenges")}
          </section>
          <section class="stack" aria-labelledby="live-title">
            <h2 id="live-title">${s("online.liveGames")}</h2>
            ${this.live.length?C(this.live):this.none("online.noLive")}
          </section>
        </div>
      </div>
    </div>`}}customElements.define("ordo-lobby",ce);var wt=Object.freeze({__proto__:null,OrdoLobby:ce});const W=4;async function he(n){try{await navigator.clipboard.writeText(n),p(s("app.copied"))}catch{p(s("online.copyManually",{link:n}),{stay:!0})}}async function kt(n){try{await navigator.share({title:"Ordo",text:s("online.invitation"),url:n})}catch{}}function St(n){return r`<div class="share-link">
    <label class="stacked"
      ><span class="legend">${s("online.link")}</span>
      <input
        class="link"
        type="text"
        readonly
        .value=${n}
        @focus=${e=>e.target.select()}
    /></label>
    <div class="rowed">
      <button class="primary" @click=${()=>he(n)}>${s("online.copy")}</button>
      ${"share"in navigator?r`<button @click=${()=>kt(n)}>${s("online.share")}</button>`:c}
    </div>
  </div>`}function Ot(n){const e=Pe(n,{minCorrectionLevel:De.M}),t=e.size+2*W;let i="";for(let o=0;o<e.size;o++)for(let a=0;a<e.size;a++)e.get(a,o)&&(i+=`M${a+W} ${o+W}h1v1h-1z`);return r`<svg
    class="qr"
    viewBox="0 0 ${t} ${t}"
    role="img"
    aria-label=${s("online.qr")}
    shape-rendering="crispEdges"
  >
    ${Ue`<rect width=${t} height=${t} fill="#fff"></rect><path d=${i} fill="#000"></path>`}
  </svg>`}const Tt=["hello","good-luck","well-played","thank-you","sorry","one-moment","good-game","goodbye"];function ue(n,e,t,i){const o=()=>n.querySelector(`dialog.${e}`);return r`<dialog
    class="sheet ${e}"
    aria-labelledby="${e}-title"
    @click=${a=>{const l=a.target;(l===o()||l.closest(".sheet-actions"))&&o()?.close()}}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="${e}-title">${t}</h2>
        <button class="quiet" @click=${()=>o()?.close()}>${s("app.close")}</button>
      </div>
      ${i}
    </div>
  </dialog>`}function Mt(n){return ue(n,"talk",s("online.say"),r`<div class="sheet-actions">
      ${Tt.map(e=>r`<button @click=${()=>n.say(e)}>${s(`phrase.${O(e)}`)}</button>`)}
    </div>`)}async function Et(n){try{Fe(`ordo-${n}.ordo`,await je(n))}catch(e){p(m(e))}}async function At(n,e){if(await M(s("online.blockSure",{name:e}),s("online.block",{name:e}),s("app.cancel")))try{await Ge(n),p(s("online.blocked",{name:e}),{action:{label:s("online.unblock"),run:()=>{de(n,e)}}})}catch(t){p(m(t))}}async function de(n,e){try{await Ne(n),p(s("online.unblocked",{name:e}))}catch(t){p(m(t))}}function Ct(n,e,t){const{you:i,id:o,clock:a}=e.view,l=e.state.status==="over",h=()=>n.querySelector("dialog.talk")?.showModal();return ue(n,"more",s(`game.${e.view.game}`),r` <p class="soft small">${A(a)}</p>
      <div class="sheet-actions">
        ${t} ${i?r`<button @click=${h}>${s("online.say")}</button>`:c}
        <button @click=${()=>n.flip()}>${s("board.flip")}</button>
        <button @click=${()=>he(`${location.origin}/g/${o}`)}>${s("online.copySpectator")}</button>
        ${l||!i?r`<button @click=${()=>n.game.line&&y(`/analyse${Y(n.game.line)}`)}>
                ${s("play.analyse")}
              </button>`:c}
        ${l?r`<button @click=${()=>Et(o)}>${s("online.record")}</button>`:c}
        ${i?r`<button @click=${()=>At(o,n.nameOf(b(i)))}>
                ${s("online.block",{name:n.nameOf(b(i))})}
              </button>`:c}
        <button @click=${()=>y("/mine")}>${s("app.mine")}</button>
        <button @click=${()=>y("/lobby")}>${s("app.lobby")}</button>
      </div>`)}function pe(n,e){const t=new Set(n.map(({id:i})=>i));return[...n,...e.filter(({id:i})=>!t.has(i))]}const B=n=>n.filter(e=>e.status==="over"),Rt=({status:n,white:e})=>n!=="over"||e!==null;class fe extends ${static properties={games:{state:!0},more:{state:!0},blocks:{state:!0}};constructor(){super(),this.polling=new le(this,()=>this.load()),this.games=[],this.more=!1,this.blocks=[]}async load(){const e=await P();this.polling.loaded||(this.more=B(e).length===U),this.games=e.length?pe(e,this.games):[],this.polling.loaded||(this.blocks=await H())}async unblock(e){await de(e.game,e.name||s("home.guest")),this.blocks=await H().catch(()=>this.blocks)}blocked(){return r`<section class="stack blocked">
      <h2>${s("online.mine.blocked")}</h2>
      <ul class="plain">
        ${this.blocks.map(e=>r`<li class="rowed">
              <bdi>${e.name||s("home.guest")}</bdi>
              <button @click=${()=>this.unblock(e)}>${s("online.unblock")}</button>
            </li>`)}
      </ul>
    </section>`}async findOlder(){const e=B(this.games).at(-1);if(e)try{const t=await P({until:String(e.updated)});this.more=t.length===U,this.games=pe(this.games,t)}catch(t){p(m(t))}}render(){const e=this.games.filter(Rt),t=[["online.mine.turn",e.filter(q)],["online.mine.theirs",e.filter(i=>i.status==="playing"&&!q(i))],["online.mine.open",e.filter(i=>i.status==="open")],["online.mine.over",B(e)]];return r`<div class="page lobby">
      <h1>${s("app.mine")}</h1>
      ${We("/mine")} ${this.polling.isFresh()?c:this.polling.problemView()}
      ${this.polling.loaded&&!e.length?r`<p class="calm">${s("online.mine.none")} <a href="/friend">${s("app.friend")}</a></p>`:c}
      ${t.map(([i,o])=>o.length?r`<section class="stack">
              <h2>${s(i)}</h2>
              ${C(o)}
            </section>`:c)}
      ${this.more?r`<div class="rowed"><button @click=${this.findOlder}>${s("online.older")}</button></div>`:c}
      ${this.blocks.length?this.blocked():c}
      <p class="soft small">${s("online.mine.device")}</p>
    </div>`}}customElements.define("ordo-mine",fe);var It=Object.freeze({__proto__:null,OrdoMine:fe});const _t=864e5;class me extends ${static properties={games:{state:!0},problem:{state:!0},loaded:{state:!0},more:{state:!0}};constructor(){super(),this.games=[],this.problem="",this.loaded=!1,this.more=!1,this.asked=0}connectedCallback(){super.connectedCallback(),this.updateComplete.then(()=>this.find())}query(){const e=this.querySelector("form");if(!e)return{};const t=new FormData(e),i=l=>String(t.get(l)??"").trim(),o={};for(const l of["name","game","result"])i(l)&&(o[l]=i(l));const a=l=>new Date(`${i(l)}T00:00`).getTime();return a("from")&&(o.from=String(a("from"))),a("until")&&(o.until=String(a("until")+_t)),o}async find(e=!1){const t=++this.asked,i=this.games.at(-1);try{const o=await x({list:"archive",...this.query(),...e&&i?{until:String(i.updated)}:{}});if(t!==this.asked)return;this.games=e?[...this.games,...o]:o,this.more=o.length===U,this.problem=""}catch(o){t===this.asked&&(this.problem=m(o))}this.loaded=!0}render(){return r`<div class="page lobby">
      <h1>${s("app.archive")}</h1>
      ${L("/archive")}
      <form
        class="search"
        role="search"
        @submit=${e=>{e.preventDefault(),this.find()}}
        @change=${()=>this.find()}
      >
        <label class="stacked"
          ><span class="legend">${s("online.player")}</span
          ><input type="text" name="name" maxlength="24" autocomplete="off"
        /></label>
        <label class="stacked"
          ><span class="legend">${s("online.game")}</span
          ><select name="game">
            <option value="">${s("online.any")}</option>
            <option value="stein">${s("game.stein")}</option>
            <option value="khalifa">${s("game.khalifa")}</option>
          </select></label
        >
        <label class="stacked"
          ><span class="legend">${s("online.result")}</span
          ><select name="result">
            <option value="">${s("online.any")}</option>
            <option value="1-0">${s("online.winnerIs",{color:"w"})}</option>
            <option value="0-1">${s("online.winnerIs",{color:"b"})}</option>
            <option value="1/2-1/2">${s("online.drawn")}</option>
          </select></label
        >
        <label class="stacked"><span class="legend">${s("online.from")}</span><input type="date" name="from" /></label>
        <label class="stacked"
          ><span class="legend">${s("online.until")}</span><input type="date" name="until"
        /></label>
        <button class="primary">${s("online.find")}</button>
      </form>
      <div role="status" class="visually-hidden">
        ${this.loaded&&!this.problem?s("online.found",{count:this.games.length}):""}
      </div>
      ${this.problem?r`<p class="calm" role="status">${this.problem}</p>`:c}
      ${this.loaded&&!this.problem&&!this.games.length?r`<p class="calm">${s("online.noneFound")}</p>`:c}
      ${this.games.length?C(this.games):c}
      ${this.more?r`<div class="rowed"><button @click=${()=>this.find(!0)}>${s("online.older")}</button></div>`:c}
    </div>`}}customElements.define("ordo-archive",me);var Lt=Object.freeze({__proto__:null,OrdoArchive:me});const qt=9e3;class xt{constructor(e){this.page=e,this.phrases={}}onEvent(e,t){const{type:i,by:o}=t,{you:a}=e.view,l=!!o&&o===a;if(t.type==="move"&&!l&&o&&this.announceMove(e,o,t.move),t.type==="said"&&o&&this.showPhrase(o,t.phrase),i==="over"&&this.announceEnd(e),t.type==="rematch"&&a&&y(`/g/${t.game}`),o&&!l&&/-(offered|declined)$|^taken-back$/.test(i)){const h=s(`online.event.${O(i)}`,{name:this.page.nameOf(o)});f(h),i.endsWith("declined")&&a&&p(h),i.endsWith("offered")&&a&&g("call")}}onSnapshot(e,t){const{state:i,stored:o,view:a}=e,{you:l}=a,h=t.state.status;if(h==="open"&&i.status==="playing")return this.announceStart(e);if(h!=="over"&&i.status==="over")this.announceEnd(e);else if(o.length<t.stored.length)f(s("online.event.takenBack"));else if(o.length>t.stored.length){const u=o.length%2?a.starter:b(a.starter);u!==l&&this.announceMove(e,u,o.at(-1)??"")}const d=e.offered();d&&l&&d!==t.offered&&(f(s(`online.event.${d}Offered`,{name:this.page.nameOf(b(l))})),g("call")),l&&i.rematch&&!t.state.rematch&&y(`/g/${i.rematch}`)}showPhrase(e,t){this.setPhrase(e,t),f(`${this.page.nameOf(e)}: ${s(`phrase.${O(t)}`)}`),setTimeout(()=>{this.phrases[e]===t&&this.setPhrase(e,void 0)},qt)}setPhrase(e,t){this.phrases={...this.phrases,[e]:t},this.page.requestUpdate()}announceStart(e){if(!e.view.you)return p(S("taken"));g("call"),f(s("online.started"))}announceMove(e,t,i){const{game:o}=this.page,a=o.shown===null,l=a&&!!o.view?.last?.captures.length;f(s(l?"play.captured":"play.moved",{color:t,move:i})),e.state.status==="playing"&&g(l?"capture":"move"),a&&o.view&&o.isSplit()&&f(s("play.splitOf",{color:o.view.turn}))}announceEnd(e){const t=this.page.outcome();e.view.names&&g("end"),t&&f(D(t.reason))}}function Pt(n){const{outcome:e,remark:t}=n;return{kind:t?"remark":e?"over":n.isSplit||n.offered?"warn":"",headline:e&&!t?Nt(n.you,e):"",text:t||Ut(n),hints:t?[]:Dt(n)}}function Ut(n){const{view:e,you:t,outcome:i,prompt:o,offered:a,canMove:l}=n;return e?o||(a&&t?be(n,a):i?D(i.reason):n.isSplit?l?s("play.split"):s("play.splitOf",{color:e.turn}):n.isEarlier?s("play.earlier",{color:e.turn}):l?e.phase==="placing"?s("play.place"):s("play.yourTurn"):n.isPlaying&&t?s("online.turnOfName",{name:n.names[e.turn]}):s("play.turnOf",{color:e.turn})):s("app.loading")}function Dt(n){const{you:e,offered:t,asked:i,outcome:o,occurrences:a,firstMoveMinutes:l,watchers:h}=n,d=[],u=(v,Ae=!1)=>d.push({text:v,firm:Ae});return e&&t&&n.prompt&&u(be(n,t),!0),i&&u(s(`online.offered.${i}`),!0),n.hasUnsent&&u(s("online.notSent"),!0),n.unseen&&u(s("online.newMove",{move:n.unseen})),e&&!n.isPlaying&&n.noRematch&&!n.hasRematch&&!t&&u(s("online.event.rematchDeclined",{name:z(n)}),!0),!o&&n.isPlaying&&(a>1&&!n.isEarlier&&u(s("play.repeated",{count:a}),!0),l&&u(s("online.firstMoveTime",{count:l})),n.isOpponentAway&&u(s("online.awayName",{name:z(n)}))),e||u(s(n.hasRematch?"online.rematchStarted":"online.watching")),h>(e?0:1)&&u(s("online.watchers",{count:h})),d}function be(n,e){return s(`online.event.${e}Offered`,{name:z(n)})}function z({you:n,names:e}){return e[n==="w"?"b":"w"]}function Nt(n,{winner:e,reason:t}){return e?n?e===n?s("play.win.you"):s("online.youLose"):"":t.code.startsWith("online.ended.")?"":D(t)}function Ft({you:n,isPlaying:e,isEarlier:t,prompt:i,offered:o}){return i?"turn":o&&n?"offer":t&&e?"earlier":e?n?"play":"watch":"over"}function jt({winner:n,reason:e},t){return e==="aborted"?{winner:n,reason:{code:t?"online.ended.aborted":"online.withdrawn"}}:e==="expired"?{winner:n,reason:{code:t?"online.ended.late":"online.ended.expired"}}:{winner:n,reason:{code:`outcome.${O(e)}`,args:n?{winner:n}:{}}}}const J=864e5,ge=36e5,Gt=2e4;class Wt extends ${static properties={left:{attribute:!1},since:{attribute:!1},running:{attribute:!1},color:{attribute:!1},days:{attribute:!1}};constructor(){super(),this.left=0,this.since=0,this.running=!1,this.color="w",this.days=!1,this.timer=0}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}now(){return Math.max(0,this.left-(this.running?performance.now()-this.since:0))}render(){const e=this.now();clearTimeout(this.timer),this.running&&e>0&&(this.timer=window.setTimeout(this.redraw,e<12e3?100:250));const t=Bt(e),i=e<(this.days?ge:Gt);return r`<span
      class="clock ${this.running?"running":""} ${i?"low":""} ${this.days?"days":""}"
      role="timer"
      aria-label=${s("play.clock",{color:this.color,time:t})}
      >${t}</span
    >`}}function Bt(n){return n<J?Be(n):s("online.daysLeft",{days:Math.floor(n/J),hours:Math.floor(n%J/ge)})}customElements.define("ordo-server-clock",Wt);function zt(n,e){const{game:t}=n,i=n.orientation(),o=Jt(n,e),a=e.view.game,l=ze(t,{orientation:i,marks:Je(t.view),outcome:o.outcome}),h={play:!0,online:!0,pending:!!e.pending&&t.shown===null},d=o.prompt!==""||o.offered!==null||o.isEarlier;return r`<div class=${w(h)} data-game=${a}>
    <h1 class="visually-hidden"><bdi>${n.nameOf("w")}</bdi> – <bdi>${n.nameOf("b")}</bdi></h1>
    ${ve(n,e,b(i),"far")}
    <div class="play-board">${l}</div>
    ${ve(n,e,i,"near")} ${Qt(n,o)} ${Ht(n,e,o)} ${Ve(t)}
    ${o.you&&o.isPlaying?r`<ordo-move-input game=${a} .controller=${t}></ordo-move-input>`:c}
    ${t.view?Ke(t.pieces()):c}
    ${o.you?r`<p class="visually-hidden">${s(`board.help.${a}`)}</p>`:c}
    ${Mt(n)}${Ct(n,e,d?$e(n,e):c)}
  </div>`}function Jt(n,e){const{game:t,session:i}=n,{view:o,state:a,presence:l}=e,{you:h}=o,d=o.clock.endsWith("d"),u=!!a.clocks&&!a.clocks.running&&!d;return{you:h,names:{w:n.nameOf("w"),b:n.nameOf("b")},isPlaying:a.status==="playing",view:t.view,outcome:n.outcome(),isEarlier:t.shown!==null,canMove:t.canMove(),isSplit:t.isSplit(),remark:t.remark,prompt:t.made.length?Qe(t.steps):"",offered:e.offered(),asked:h?e.offerOf(h):null,hasUnsent:i.hasUnsent(),unseen:n.unseen(),noRematch:e.noRematch,hasRematch:a.rematch!==null,occurrences:a.occurrences,firstMoveMinutes:u?o.public?1:5:0,isOpponentAway:!!h&&!!l&&!l[b(h)]&&!d,watchers:l?.watchers??0}}function ve(n,e,t,i){const{game:o,session:a}=n,{state:l,view:h,presence:d}=e,u=l.status==="playing"&&(o.view?.turn??l.turn)===t,v=h.you===t;return r`<div class=${w({strip:!0,turn:u,[i]:!0})}>
    <ordo-piece class="strip-piece" color=${t}></ordo-piece>
    <span class="strip-name"
      ><bdi>${n.nameOf(t)}</bdi>${v?r` <span class="soft">${s("online.you")}</span>`:c}</span
    >
    ${d&&a.connectionState==="open"&&!v?Vt(d[t]):c}
    ${o.view?.tray[t].length?Ye(o,t):c} ${Kt(n,e,t)}
  </div>`}function Vt(n){const e=s(n?"online.present":"online.away");return r`<span
    class=${w({there:!0,away:!n})}
    role="img"
    aria-label=${e}
    title=${e}
  ></span>`}function Kt({session:n},e,t){const{clocks:i,ending:o}=e.state;if(!i)return c;const a=!!e.pending&&i.running===t,l=a?Math.max(0,n.clockStoppedAt-e.receivedAt):0,h=o?.reason==="time"&&o.winner!==t;return r`<ordo-server-clock
    .left=${h?0:Math.max(0,i[t]-l)}
    .since=${e.receivedAt}
    .running=${i.running===t&&!a}
    .color=${t}
    .days=${e.view.clock.endsWith("d")}
  ></ordo-server-clock>`}function Qt(n,e){const{kind:t,headline:i,text:o,hints:a}=Pt(e);return r`<div class="status ${t}">
    <div class="told">
      ${He(i,o)} ${Yt(n)}
      <div class="hints soft small">
        ${a.map(({text:l,firm:h})=>r`<span class=${w({hint:!0,firm:h})}>${l}</span> `)}
      </div>
    </div>
  </div>`}function Yt(n){return["w","b"].map(e=>{const t=n.announcer.phrases[e];if(!t)return c;const i=r`<span class="visually-hidden"><bdi>${n.nameOf(e)}</bdi>:</span>`;return r`<span class="said"
      ><ordo-piece color=${e}></ordo-piece>${i} ${s(`phrase.${O(t)}`)}</span
    > `})}function Ht(n,e,t){const i=t.prompt!==""&&t.offered!==null,o=w({actions:!0,crowded:i});return r`<div class=${o} role="group" tabindex="-1" aria-label=${s("play.actions")}>
    ${Xt(n,e,t)}
  </div>`}function Xt(n,e,t){const{game:i}=n,{offered:o}=t,a=r`<button @click=${()=>n.openMore()}>${s("play.more")}</button>`;switch(Ft(t)){case"turn":return r`${Xe(i)}${a}${o?ye(n,o,""):c}`;case"offer":return r`${o?ye(n,o,"primary"):c}${a}`;case"earlier":{const l=()=>i.goTo(i.line?.moves.length??0),h=w({primary:!0,news:t.unseen!==""});return r`<button class=${h} @click=${l}>${s("play.continue")}</button>${a}`}case"over":return r`${Zt(n,e)}${en(n)}${a}`;case"watch":return r`<button @click=${()=>n.flip()}>${s("play.flip")}</button>${a}`;case"play":return r`${$e(n,e)}${a}`}}function Zt(n,e){const{session:t}=n,{you:i}=e.view,{rematch:o}=e.state;if(o)return r`<a class="button primary" href="/g/${o}">${s("online.goToRematch")}</a>`;if(!i)return c;const a=e.noRematch||e.offerOf(i)==="rematch"||t.isSending("offer-rematch");return r`<button class="primary" ?disabled=${a} @click=${()=>n.act("offer-rematch")}>
    ${s("play.rematch")}
  </button>`}function en({game:n}){return n.line?.moves.length?r`<a class="button" href="/analyse?review=1${Y(n.line)}">${s("play.review")}</a>`:c}const tn={draw:["accept-draw","decline-draw"],takeBack:["accept-take-back","decline-take-back"],rematch:["offer-rematch","decline-rematch"]};function ye(n,e,t){const[i,o]=tn[e],{session:a}=n,l=n.isOfferFresh||a.isSending(i)||a.isSending(o);return r`<button class=${t} ?disabled=${l} @click=${()=>n.act(i)}>
      ${s("online.accept")}
    </button>
    <button ?disabled=${l} @click=${()=>n.act(o)}>${s("online.decline")}</button>`}function $e(n,e){const{session:t}=n,{you:i}=e.view;if(!i||e.state.status!=="playing")return c;const o=e.offerOf(i),a=e.canAbort(),l=o==="draw"||t.isSending("offer-draw")||a||e.offered()!==null,h=o==="takeBack"||t.isSending("offer-take-back")||!e.canAskTakeBack(),d=t.isSending("resign")||t.isSending("abort");return r` <button ?disabled=${l} @click=${()=>n.offerDraw()}>${s("online.draw")}</button>
    <button ?disabled=${h} @click=${()=>n.act("offer-take-back")}>${s("play.takeBack")}</button>
    <button ?disabled=${d} @click=${()=>n.resign()}>
      ${s(a?"online.abort":"play.resign")}
    </button>`}const V="ordo.move.",R="ordo.steps.";function we(n,e){e?_(V+n,e):N(V+n)}function nn(n){const e=I(V+n);return e&&e.type==="move"&&typeof e.id=="string"&&typeof e.move=="string"&&Number.isInteger(e.ply)?{id:e.id,type:"move",move:e.move,ply:e.ply}:null}function sn(n,e,t){t.length?_(R+n,{ply:e,made:t}):N(R+n)}function on(n,e){const t=I(R+n),i=t&&t.ply===e&&Array.isArray(t.made)&&t.made.every(o=>typeof o=="string");return t&&!i&&N(R+n),i?t.made:[]}class an{constructor(e,t){this.host=e,this.row=t,this.inside=!1,e.addController(this)}hostUpdate(){this.inside=!!document.activeElement?.closest(this.row)}hostUpdated(){if(!this.inside)return;const e=document.activeElement;(!e||e===document.body||e.matches(":disabled"))&&this.host.querySelector(this.row)?.focus({preventScroll:!0})}}const ke=[300,800,1500,3e3,6e3,1e4],Se=6e3,Oe=2e4,rn=1012,ln=6e4,cn=1e3;class hn{constructor(e,t){this.gameId=e,this.listener=t,this.state="connecting",this.socket=null,this.identity=null,this.unanswered=new Map,this.stopped=!1,this.failures=0,this.restartUntil=0,this.lastMessageAt=0,this.attempts=0,this.retryTimer=0,this.probeTimer=0,this.onOffline=()=>{this.restartUntil=0,this.reconnect()},this.onWake=()=>this.wake()}start(){window.addEventListener("offline",this.onOffline),window.addEventListener("online",this.onWake),document.addEventListener("visibilitychange",this.onWake),this.probeTimer=window.setInterval(()=>{this.probeIfSilent(Oe)},Oe/2),this.connect()}stop(){this.stopped=!0,window.removeEventListener("offline",this.onOffline),window.removeEventListener("online",this.onWake),document.removeEventListener("visibilitychange",this.onWake),clearTimeout(this.retryTimer),clearInterval(this.probeTimer),this.attempts++,this.socket?.close()}send(e){this.unanswered.set(e.id,e),this.state==="open"&&this.transmit(e)}transmit(e){const{socket:t}=this;t?.readyState===WebSocket.OPEN&&(t.send(JSON.stringify(e)),setTimeout(()=>{this.unanswered.has(e.id)&&this.socket===t&&this.reconnect()},Se))}resync(){this.reconnect("open")}async connect(){clearTimeout(this.retryTimer);const e=++this.attempts,t=()=>e!==this.attempts;try{const o=await X(this.gameId);if(t())return;this.listener.onGame(o)}catch(o){if(t())return;if(!(o instanceof Q))throw o;if(o.code!=="no-such-game"&&o.code!=="no-online")return this.scheduleReconnect();this.stop(),this.listener.onMissing(o.code);return}const i=new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/games/${this.gameId}/socket`);this.socket=i,setTimeout(()=>{!t()&&this.state!=="open"&&this.reconnect()},Se),i.onmessage=({data:o})=>{t()||this.onFrame(JSON.parse(o))},i.onclose=({code:o})=>{t()||(o===rn&&(this.restartUntil=Date.now()+ln),this.scheduleReconnect())}}onFrame(e){if(this.lastMessageAt=Date.now(),(e.type==="done"||e.type==="refused")&&this.unanswered.delete(e.id??""),e.type!=="game")return this.listener.onMessage(e);if(this.failures=0,this.restartUntil=0,this.identity=e.game,this.listener.onGame(e.game),!(this.state==="open"&&!this.unanswered.size)){this.setState("open");for(const t of this.unanswered.values())this.transmit(t)}}setState(e){e!==this.state&&(this.state=e,this.listener.onState(e))}reconnect(e="lost"){this.stopped||(this.attempts++,this.socket?.close(),this.socket=null,this.scheduleReconnect(e))}scheduleReconnect(e="lost"){if(this.stopped)return;this.socket=null;const t=Date.now()<this.restartUntil;this.setState(e==="open"?"connecting":t?"restarting":e);const i=t?cn:ke[Math.min(this.failures++,ke.length-1)]??0;clearTimeout(this.retryTimer),this.retryTimer=window.setTimeout(()=>{this.connect()},i*(.7+.6*Math.random()))}wake(){if(!(this.stopped||document.visibilityState==="hidden")){if(this.state==="open")return void this.probeIfSilent(2e3);this.failures=0,this.socket||this.connect()}}async probeIfSilent(e){if(this.state!=="open"||Date.now()-this.lastMessageAt<e)return;this.lastMessageAt=Date.now();const t=this.attempts,i=await X(this.gameId).catch(()=>null);if(t===this.attempts){if(!i)return this.reconnect();if(i.state.seq===this.listener.seq()){this.listener.onGame(i),(i.you!==this.identity?.you||i.yours!==this.identity.yours)&&this.resync();return}setTimeout(()=>t===this.attempts&&i.state.seq>this.listener.seq()&&this.reconnect(),1e3)}}}class un{constructor(e,t){this.view=e,this.stored=[],this.pending=null,this.presence=null,this.noRematch=!1,this.receivedAt=t,this.state=e.state,this.applySnapshot(e,t)}applySnapshot(e,t){e.state.seq<this.state.seq||(this.view=e,this.stored=e.moves.map(({move:i})=>i),this.setState(e.state,t))}applyEvents(e,t,i){const o=e.filter(({seq:l})=>l>this.state.seq);let{seq:a}=this.state;for(const l of o)if(l.seq!==++a||l.type==="started")return null;for(const l of o)l.type==="move"&&(this.stored=[...this.stored.slice(0,l.ply-1),l.move]),l.type==="rematch-declined"&&(this.noRematch=l.by!==this.view.you),l.type==="taken-back"&&(this.stored=this.stored.slice(0,l.to));return t.seq!==a||t.plies!==this.stored.length?null:(this.setState(t,i),o)}setState(e,t){this.state=e,this.receivedAt=t,this.pending&&(this.pending.ply!==this.stored.length+1||e.status!=="playing")&&(this.pending=null)}moves(){return this.pending?[...this.stored,this.pending.move]:this.stored}isMyTurn(){return this.state.status==="playing"&&this.view.you===this.state.turn&&!this.pending}offered(){const{you:e}=this.view;return e?this.offerOf(e==="w"?"b":"w"):null}offerOf(e){const{draw:t,takeBack:i,rematch:o}=this.state.offers;return i===e?"takeBack":t===e?"draw":o===e?"rematch":null}canAskTakeBack(){const{you:e}=this.view;return!!e&&this.state.status==="playing"&&!this.pending&&this.stored.length>=(this.state.turn===e?2:1)}canAbort(){return this.state.status==="playing"&&this.stored.length<2}}const dn=1e4;class pn{constructor(e,t,i){this.host=e,this.gameId=t,this.hooks=i,this.model=null,this.connectionState="connecting",this.missing="",this.problem="",this.isJoining=!1,this.joiningElsewhereUntil=0,this.clockStoppedAt=0,this.unlock=void 0,this.unsubscribe=void 0,this.connection=new hn(t,{onGame:o=>this.onGame(o),onMessage:o=>this.onMessage(o),onState:o=>this.onConnectionState(o),onMissing:o=>this.onMissing(o),seq:()=>this.model?.state.seq??0}),e.addController(this)}hostConnected(){this.unlock=Ze(this.gameId),this.unsubscribe=et(({game:e,done:t})=>{e===this.gameId&&(this.joiningElsewhereUntil=t?0:Date.now()+dn,t&&this.connection.resync())}),this.connection.start()}hostDisconnected(){this.unlock?.(),this.unsubscribe?.(),this.connection.stop()}onGame(e){const{model:t}=this;if(!((this.isJoining||Date.now()<this.joiningElsewhereUntil)&&!e.you))if(!t)this.model=new un(e,performance.now()),this.resendPendingMove(this.model),this.changed();else{const i={state:t.state,stored:t.stored,offered:t.offered()};t.applySnapshot(e,performance.now()),this.changed(),this.hooks.onSnapshot(i)}}onMessage(e){const{model:t}=this;if(t){if(e.type==="presence"&&(t.presence=e),e.type==="refused"&&this.onRefusal(t,e.id??"",e.code),e.type==="events"){const i=t.applyEvents(e.events,e.state,performance.now());if(!i)return this.connection.resync();this.changed();for(const o of i)this.hooks.onEvent(o)}this.host.requestUpdate()}}onConnectionState(e){this.connectionState=e,this.host.requestUpdate(),(e==="lost"||e==="restarting")&&f(s(`online.connection.${e}`))}onMissing(e){this.missing=e,this.host.requestUpdate()}onRefusal(e,t,i){if(i==="already-offered"&&e.state.status==="over"&&(e.noRematch=!0),e.pending?.id!==t)return p(S(i));e.pending=null,this.changed(),this.hooks.onMoveRejected(i)}changed(){this.model?.pending||we(this.gameId,null),this.hooks.onChange(),this.host.requestUpdate()}sendMove(e){const{model:t}=this;t&&(this.clockStoppedAt=performance.now(),t.pending={id:crypto.randomUUID(),type:"move",move:e,ply:t.stored.length+1},we(this.gameId,t.pending),this.connection.send(t.pending),this.changed())}resendPendingMove(e){const t=nn(this.gameId);!t||!e.isMyTurn()||t.ply!==e.stored.length+1||(e.pending=t,this.connection.send(t))}send(e){this.connection.send({id:crypto.randomUUID(),...e}),this.host.requestUpdate(),this.connectionState!=="open"&&f(s("online.notSent"))}isSending(e){return[...this.connection.unanswered.values()].some(t=>t.type===e)}hasUnsent(){return this.connectionState==="open"?!1:[...this.connection.unanswered.values()].some(({type:e})=>e!=="move")}async join(){this.isJoining=!0,this.problem="",this.host.requestUpdate(),Z({game:this.gameId,done:!1});try{this.onGame(await tt(this.gameId))}catch(e){this.problem=m(e)}this.isJoining=!1,this.host.requestUpdate(),Z({game:this.gameId,done:!0}),this.connection.resync()}}function fn(n,e){const{view:t}=e,i=`${location.origin}/g/${t.id}`;return r`<div class="page narrow wait">
    <h1>${s("online.waiting")}</h1>
    <div class="wait-columns">
      <div class="stack">
        ${Te(t,t.side)}
        <p>${s(t.public?"online.waitPublic":"online.waitLink")}</p>
        ${St(i)}
      </div>
      <figure class="qr-frame">
        ${Ot(i)}
        <figcaption class="soft small">${s("online.scan")}</figcaption>
      </figure>
      <div class="stack">
        <p class="soft small">${s(E(t.clock)==="live"?"online.waitStayLive":"online.waitStay")}</p>
        <div class="rowed">
          <button ?disabled=${n.session.isSending("abort")} @click=${()=>n.act("abort")}>
            ${s("online.withdraw")}
          </button>
        </div>
      </div>
    </div>
  </div>`}function mn({state:n}){return r`<div class="page failure">
    <h1>${s(n.ending?.reason==="expired"?"online.ended.expired":"online.withdrawn")}</h1>
    <div class="rowed">
      <a class="button primary" href="/friend">${s("app.friend")}</a
      ><a class="button" href="/lobby">${s("app.lobby")}</a>
    </div>
  </div>`}function bn(n,e){const{view:t}=e,i=t.side==="random"?"random":t.side==="w"?"b":"w";return r`<div class="page narrow wait">
    <h1>${s("online.invited",{name:F(t.creator||s("home.guest"))})}</h1>
    <div class="wait-columns">
      <form
        class="stack"
        @submit=${o=>{o.preventDefault(),n.session.join()}}
      >
        ${Te(t,i)}
        <p class="soft">
          ${s(`game.${t.game}.line`)}
          <a href="/learn#${t.game==="stein"?"S0":"K0"}" target="_blank">${s("home.how")}</a>
        </p>
        ${j()}
        <button class="primary large" ?disabled=${n.session.isJoining}>${s("online.join")}</button>
        ${n.session.problem?r`<p class="problem" role="alert">${n.session.problem}</p>`:c}
      </form>
      <ordo-board
        diagram
        game=${t.game}
        .pieces=${nt[t.game]}
        .coordinates=${!1}
        label=${s(`game.${t.game}`)}
      ></ordo-board>
    </div>
  </div>`}function Te(n,e){const t=[[s("online.game"),s(`game.${n.game}`)],[s("new.clock"),A(n.clock)],[s("new.color"),e==="random"?s("online.random"):s("play.side",{color:e})]];return n.game==="khalifa"&&t.push([s("new.starter"),s("online.random")]),r`<dl class="terms">
    ${t.map(([i,o])=>r`<div>
          <dt>${i}</dt>
          <dd>${o}</dd>
        </div>`)}
  </dl>`}const gn=700;class Me extends ${static properties={failed:{state:!0},flipped:{state:!0},isOfferFresh:{state:!0}};constructor(){super(),this.gameId=st(location.pathname),this.failed="",this.flipped=!1,this.seen=0,this.offered=null,this.isOfferFresh=!1,this.isShownOver=!1,this.openQuestion=null,this.announcer=new xt(this),this.game=new it(this,{canMove:()=>this.isUserTurn(),play:e=>{this.play(e.text)},onSteps:(e,t)=>this.saveSteps(e,t)}),this.session=new pn(this,this.gameId,{onChange:()=>this.showGame(),onEvent:e=>this.model&&this.announcer.onEvent(this.model,e),onSnapshot:e=>this.model&&this.announcer.onSnapshot(this.model,e),onMoveRejected:e=>this.onMoveRejected(e)}),new ot(this,()=>this.game.line?{...this.game.keys(),f:()=>this.flip()}:{}),new an(this,".actions")}get model(){return this.session.model}connectedCallback(){super.connectedCallback(),this.begin()}disconnectedCallback(){super.disconnectedCallback(),this.openQuestion?.back.abort()}async begin(){try{this.game.rules=await at()}catch(e){this.failed=s("app.wasmFailed"),console.warn(e);return}this.showGame()}showGame(){const{model:e,game:t}=this;if(!e||!t.rules||e.state.status==="open")return;const{game:i,start:o}=e.view,a=e.moves(),l=t.line?.moves??null,h=!!e.state.ending;if(l?.join()===a.join()&&h===this.isShownOver){t.steps||t.updateSteps();return}this.isShownOver=h;const d={game:i,...o?{start:o}:{},moves:a,options:{}},u=this.keepsShownPly(l??[],a)?t.shown:null;try{t.setLine(d,{shown:u,made:on(this.gameId,a.length+1)})}catch(v){if(!(v instanceof rt))throw v;t.setLine(null),p(s("play.unreadable"))}}keepsShownPly(e,t){const{shown:i}=this.game;return i===null||i>=t.length||this.model?.state.ending?!1:e.slice(0,i).join()===t.slice(0,i).join()}unseen(){const e=this.game.line?.moves??[];return this.game.shown!==null&&e.length>this.seen?e.at(-1)??"":""}isUserTurn(){const{model:e}=this;return!!e&&e.isMyTurn()&&this.game.view?.turn===e.view.you}outcome(){const{model:e,game:t}=this;if(t.view?.outcome)return t.view.outcome;const i=t.shown===null?e?.state.ending:null;return i?jt(i,!!e?.view.names):null}orientation(){const e=this.model?.view.you??"w";return this.flipped?b(e):e}flip(){this.flipped=!this.flipped}nameOf(e){return F(this.model?.view.names?.[e]||s("home.guest"))}async play(e){const{game:t,session:i}=this,{line:o}=t;if(!o||!this.isUserTurn())return;const a=t.viewOf({...o,moves:[...o.moves,e]});if(a.outcome?.reason.code==="outcome.repetition"){const h=this.cancelWhenStale(()=>this.isUserTurn());if(!await M(s("online.repetitionSure"),s("online.playAnyway"),s("app.cancel"),h))return this.stayInTurn();if(!this.isUserTurn())return}i.sendMove(e);const l=!!a.last?.captures.length;f(s(l?"play.captured":"play.moved",{color:b(a.turn),move:e})),g(l?"capture":"move")}stayInTurn(){this.game.clear(),this.game.setMade(this.game.made.slice(0,-1),!0)}onMoveRejected(e){this.game.tell(s("online.moveRejected",{reason:S(e)})),g("refused")}saveSteps(e,t){sn(this.gameId,(this.game.line?.moves.length??0)+1,e),t||g("move")}act(e){this.session.send({type:e})}say(e){this.session.send({type:"say",phrase:e})}async resign(){const{model:e}=this;if(!e)return;const t=e.canAbort(),i=this.cancelWhenStale(()=>e.state.status==="playing"&&e.canAbort()===t),o=s(t?"online.abortSure":"play.resignSure");await M(o,s(t?"online.abort":"play.resign"),s("online.playOn"),i)&&this.act(t?"abort":"resign")}async offerDraw(){const e=this.cancelWhenStale(()=>this.model?.state.status==="playing"&&!this.model.offered());await M(s("online.drawSure"),s("online.offerDraw"),s("app.cancel"),e)&&this.act("offer-draw")}cancelWhenStale(e){const t=new AbortController;return this.openQuestion={isRelevant:e,back:t},t.signal}openMore(){this.querySelector("dialog.more")?.showModal()}willUpdate(){const{model:e,game:t}=this,i=t.line?.moves.length??0;this.seen=t.shown===null?i:Math.min(this.seen,i);const o=e?.view.you&&e.offered()||null;o!==this.offered&&(this.offered=o,this.isOfferFresh=!!o,o&&setTimeout(()=>this.isOfferFresh=!1,gn))}updated(){lt(this),this.openQuestion&&!this.openQuestion.isRelevant()&&this.openQuestion.back.abort();const{model:e}=this;e&&this.isConnected&&(document.title=s("app.page",{page:this.tabTitle(e)}))}tabTitle(e){const{state:t,view:i}=e;return t.status==="open"?i.yours?s("online.waiting"):s("online.invited",{name:F(i.creator||s("home.guest"))}):i.names?e.isMyTurn()?`\u25CF ${s("online.yourTurn")}`:`${this.nameOf("w")} \u2013 ${this.nameOf("b")}`:s("online.withdrawn")}render(){const{model:e,session:t}=this;return t.missing||this.failed?r`<div class="page failure">
        <h1 class="visually-hidden">${s("app.game")}</h1>
        <p>${this.failed||S(t.missing)}</p>
        <a class="button primary" href="/lobby">${s("app.lobby")}</a>
      </div>`:r`${this.banner()}${e?this.content(e):Ee("stein")}`}content(e){const{view:t,state:i}=e;return i.status==="open"?t.yours?fn(this,e):bn(this,e):t.names?this.game.line?zt(this,e):Ee(t.game):mn(e)}banner(){const{connectionState:e}=this.session;return e!=="lost"&&e!=="restarting"?"":r`<p class="connection">
      <span class="connection-dot"></span>${s(`online.connection.${e}`)}
    </p>`}}function Ee(n){return r`<div class="skeleton">
    <h1 class="visually-hidden">${s("app.game")}</h1>
    <div class="skeleton-board" data-game=${n}></div>
  </div>`}customElements.define("ordo-online",Me);var vn=Object.freeze({__proto__:null,OrdoOnline:Me});export{Lt as a,mt as f,vn as g,wt as l,It as m};
